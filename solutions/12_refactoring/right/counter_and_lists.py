"""Counter counts, lists come back everywhere, and the table has a line for each class, in the words of the game."""

from collections import Counter

from ace_low import card_ranks
from hand_rank import flush, straight

FROM_LOW_TO_HIGH = [
    "high card",
    "one pair",
    "two pair",
    "three of a kind",
    "straight",
    "flush",
    "full house",
    "four of a kind",
    "straight flush",
    "five of a kind",
]
NAMES = {
    "11111": "high card",
    "2111": "one pair",
    "221": "two pair",
    "311": "three of a kind",
    "32": "full house",
    "41": "four of a kind",
    "5": "five of a kind",
}


def group(items):
    counted = Counter(sorted(items, reverse=True))
    return [[count, x] for x, count in counted.most_common()]


def unzip(pairs):
    return [[count for count, _ in pairs], [x for _, x in pairs]]


def name_of(hand, counts):
    if straight(card_ranks(hand)):
        return "straight flush" if flush(hand) else "straight"
    if len(counts) == 5 and flush(hand):
        return "flush"
    return NAMES["".join(map(str, counts))]


def hand_rank_alt(hand, verbose=True):
    counts, ranks = unzip(group(card_ranks(hand)))
    if verbose:
        print(hand, "is", name_of(hand, counts))
    return [FROM_LOW_TO_HIGH.index(name_of(hand, counts)), *ranks]


def hand_rank_table(hand):
    return hand_rank_alt(hand, verbose=False)
