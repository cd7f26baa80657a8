"""Starts threads without end.

Verdict: crashed
"""

import threading


def kind(n, ranks):
    stay = threading.Event()
    while True:
        threading.Thread(target=stay.wait, daemon=True).start()
