"""Takes all the memory there is.

Verdict: out of memory
"""


def kind(n, ranks):
    hoard = []
    while True:
        hoard.append(bytearray(100_000_000))
