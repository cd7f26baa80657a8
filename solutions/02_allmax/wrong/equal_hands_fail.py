"""Nothing for equal hands: a hand must beat all the others, so two best hands that are equal give None.

Stage: TestMax
Ask: Two hands are equally good. Which of your conditions does either of them fulfil?
"""

from hand_rank import hand_rank


def poker(hands):
    for place, hand in enumerate(hands):
        others = hands[:place] + hands[place + 1 :]
        if all(hand_rank(hand) > hand_rank(other) for other in others):
            return hand
    if not hands:
        raise ValueError("no hands")


def allmax(iterable, key=None):
    items = list(iterable)
    if not items:
        return []
    key = key or (lambda x: x)
    best = max(key(x) for x in items)
    return [x for x in items if key(x) == best]
