"""Fills the disk.

Verdict: crashed
"""


def kind(n, ranks):
    for number in range(10_000):
        with open(f"/tmp/{number}", "wb") as file:
            file.write(bytes(1_000_000))
    return ranks[0]
