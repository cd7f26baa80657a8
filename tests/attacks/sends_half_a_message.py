"""Says that more is coming, and sends no more.

Verdict: out of time
"""

import os


def kind(n, ranks):
    for fd in range(3, 64):
        try:
            os.write(fd, b"\x00\x00\x10\x00{")
        except OSError:
            pass
    while True:
        pass
