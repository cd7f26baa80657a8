"""No key: the hands themselves are compared, card by card as words, so T comes after 9 and 9 after 6.

Stage: TestMax
Ask: How does Python compare two lists of words, and what does that tell about two hands of cards?
"""


def poker(hands):
    return max(hands)


def allmax(iterable, key=None):
    items = list(iterable)
    if not items:
        return []
    key = key or (lambda x: x)
    best = max(key(x) for x in items)
    return [x for x in items if key(x) == best]
