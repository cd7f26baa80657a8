"""Waits for a day.

Verdict: out of time
"""

import time


def kind(n, ranks):
    time.sleep(86_400)
