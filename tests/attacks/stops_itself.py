"""Stops its process, which then neither ends nor answers.

Verdict: out of time
"""

import os
import signal


def kind(n, ranks):
    os.kill(os.getpid(), signal.SIGSTOP)
    while True:
        signal.pause()
