"""The published version: it sorts the list it was given, and has no answer for an empty one.

Stage: TestUnharmed
Ask: In which order was the list before the call, in which is it now, and who did that?
"""

from hand_rank import hand_rank


def poker(hands):
    return max(hands, key=hand_rank)


def allmax(iterable, key=None):
    iterable.sort(key=key, reverse=True)
    winners = [iterable[0]]
    top = key(iterable[0]) if key else iterable[0]
    for item in iterable[1:]:
        value = key(item) if key else item
        if value != top:
            break
        winners.append(item)
    return winners
