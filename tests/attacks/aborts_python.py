"""Has Python end itself.

Verdict: crashed
"""

import os


def kind(n, ranks):
    os.abort()
