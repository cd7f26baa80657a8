"""Says that four gigabytes are coming, and sends them.

Verdict: crashed
"""

import os


def kind(n, ranks):
    for fd in range(3, 64):
        try:
            while True:
                os.write(fd, b"\xff\xff\xff\xff" * 10_000)
        except OSError:
            pass
