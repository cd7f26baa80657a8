"""Writes a file without end.

Verdict: crashed
"""


def kind(n, ranks):
    with open("/tmp/bomb", "wb") as file:
        while True:
            file.write(bytes(1_000_000))
