"""Lists inside lists, own counting, a royal flush as a tenth class, and a second argument nobody has to give."""

RANKS = "23456789TJQKA"
ROYAL, STRAIGHT_FLUSH, FOUR, FULL_HOUSE, FLUSH, STRAIGHT, THREE, TWO_PAIR, PAIR, NOTHING = range(10, 0, -1)


def card_ranks(hand, highest_first=True):
    numbers = []
    for card in hand:
        numbers.append(RANKS.find(card[0]) + 2)
    return sorted(numbers, reverse=highest_first)


def flush(hand, size=5):
    return max([card[-1] for card in hand].count(suit) for suit in "SHDC") >= size


def straight(ranks):
    lowest = min(ranks)
    return sorted(ranks) == [lowest, lowest + 1, lowest + 2, lowest + 3, lowest + 4]


def hand_rank(hand, trace=False):
    ranks = card_ranks(hand)
    by_size = {size: [r for r in range(14, 1, -1) if ranks.count(r) == size] for size in (4, 3, 2, 1)}
    fours, threes, pairs, rest = by_size.values()
    if trace:
        print(hand, by_size)
    if flush(hand) and straight(ranks):
        return [ROYAL if min(ranks) == 10 else STRAIGHT_FLUSH, [ranks]]
    if fours:
        return [FOUR, [fours, rest]]
    if threes and pairs:
        return [FULL_HOUSE, [threes, pairs]]
    if flush(hand):
        return [FLUSH, [rest]]
    if straight(ranks):
        return [STRAIGHT, [rest]]
    if threes:
        return [THREE, [threes, rest]]
    if len(pairs) == 2:
        return [TWO_PAIR, [pairs, rest]]
    if pairs:
        return [PAIR, [pairs, rest]]
    return [NOTHING, [rest]]
