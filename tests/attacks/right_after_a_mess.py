"""A right answer that first writes a file, changes its folder and catches what it does wrong.

Verdict: passed
"""

import os
import tempfile

with tempfile.TemporaryFile() as file:
    file.write(b"notes")
os.chdir("/")


def kind(n, ranks):
    try:
        return kind(n)
    except TypeError:
        return next((rank for rank in ranks if ranks.count(rank) == n), None)
