"""Prints without end.

Verdict: crashed
"""


def kind(n, ranks):
    while True:
        print("x" * 1000)
