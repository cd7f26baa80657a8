"""No card twice: hands that share a card are refused, which nobody asked for.

Stage: TestMax
Ask: Which sentence of the statement forbids that two hands hold the same card?
"""

from hand_rank import hand_rank


def poker(hands):
    cards = [card for hand in hands for card in hand]
    if len(cards) != len(set(cards)):
        raise ValueError("a card is in two hands")
    return max(hands, key=hand_rank)


def allmax(iterable, key=None):
    items = list(iterable)
    if not items:
        return []
    key = key or (lambda x: x)
    best = max(key(x) for x in items)
    return [x for x in items if key(x) == best]
