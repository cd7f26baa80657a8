"""Gives back something that can be neither shown, compared, hashed nor looked through.

Verdict: out of time
"""


def for_ever(self, *others):
    while True:
        pass


NAMES = (
    "__repr__",
    "__str__",
    "__eq__",
    "__ne__",
    "__hash__",
    "__iter__",
    "__len__",
    "__bool__",
    "__getattr__",
    "__call__",
)
Endless = type("Endless", (), dict.fromkeys(NAMES, for_ever))


def kind(n, ranks):
    return Endless()
