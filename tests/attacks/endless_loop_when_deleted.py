"""Gives back something that never goes away.

Verdict: out of time
"""


class Clinging:
    def __del__(self):
        while True:
            pass


def kind(n, ranks):
    Clinging()
    return 9
