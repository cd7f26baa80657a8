"""Takes all the memory there is, again and again.

Verdict: out of time
"""

HOARD = []


def kind(n, ranks):
    while True:
        try:
            HOARD.append(bytearray(1_000_000))
        except MemoryError:
            pass
