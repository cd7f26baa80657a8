"""Asks the references that it may import to do its work.

Verdict: crashed
"""


def kind(n, ranks):
    import hand_rank

    return hand_rank.kind(n, ranks)
