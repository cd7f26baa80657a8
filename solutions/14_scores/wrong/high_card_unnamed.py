"""No name for a high card: class 0 gets an empty label, as if it were nothing.

Stage: TestLabel
"""

NAMES = [
    "",
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
    return NAMES[ranking[0]]
