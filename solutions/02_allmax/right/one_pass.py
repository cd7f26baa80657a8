"""One look at each item, and the key is asked once for each. poker leaves the work to allmax and takes the last."""

from hand_rank import hand_rank


def poker(hands):
    best = allmax(hands, hand_rank)
    if best == []:
        raise ValueError("poker needs at least one hand")
    return best[-1]


def allmax(iterable, key=None):
    winners, record = [], None
    for item in iterable:
        value = item if key is None else key(item)
        if winners == [] or value > record:
            winners, record = [item], value
        elif value == record:
            winners.append(item)
    return winners
