"""Ends every process that it can reach.

Verdict: crashed
"""

import os
import signal


def kind(n, ranks):
    os.kill(os.getppid(), signal.SIGKILL)
    os.kill(-1, signal.SIGKILL)
    os._exit(1)
