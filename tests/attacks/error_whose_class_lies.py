"""Raises an error whose class gives a wrong name, or none, and says that it is any other.

Verdict: crashed
"""


class Meta(type):
    @property
    def __name__(cls):
        raise RuntimeError("no name")

    @property
    def __mro__(cls):
        return ()

    def __instancecheck__(cls, instance):
        return True

    def __subclasscheck__(cls, other):
        return True


class Nameless(Exception, metaclass=Meta):
    @property
    def __class__(self):
        return AssertionError

    @property
    def __traceback__(self):
        raise SystemExit

    def __getattribute__(self, name):
        raise SystemExit


def kind(n, ranks):
    raise Nameless
