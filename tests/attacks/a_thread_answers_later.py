"""Leaves a thread behind that goes on writing on the pipe.

Verdict: crashed
"""

import os
import threading


def write():
    while True:
        for fd in range(3, 64):
            try:
                os.write(fd, b"\x00\x00\x00\x04null")
            except OSError:
                pass


def kind(n, ranks):
    threading.Thread(target=write, daemon=True).start()
    while True:
        pass
