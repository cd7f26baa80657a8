"""A tenth name: the straight flush from the ace down is called Royal Flush, which is no class here.

Stage: TestLabel
Ask: How many classes does the statement name, and on which part of the ranking may a name depend?
"""

NAMES = [
    "High Card",
    "Pair",
    "Two Pairs",
    "Three of a Kind",
    "Straight",
    "Flush",
    "Full House",
    "Four of a Kind",
    "Straight Flush",
]


def label(ranking):
    if ranking[0] == 8 and ranking[1][0] == 14:
        return "Royal Flush"
    return NAMES[ranking[0]]
