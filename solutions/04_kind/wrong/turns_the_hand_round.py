"""Turned round in place: the caller's list is reversed, and who asks a second time turns it back.

Stage: TestSafe
Ask: Whose list is it that you turn round, and which hand does the caller hold afterwards?
"""


def kind(n, ranks):
    ranks.reverse()
    return max((rank for rank in ranks if ranks.count(rank) == n), default=None)
