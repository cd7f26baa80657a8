"""Prints without end.

Verdict: too much output
"""


def kind(n, ranks):
    while True:
        print("x" * 1000)
