"""Leaves a process behind that goes on when all are gone.

Verdict: crashed
"""

import os


def kind(n, ranks):
    if os.fork() == 0:
        os.setsid()
        if os.fork() == 0:
            while True:
                pass
        os._exit(0)
    return 9
