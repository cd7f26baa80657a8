"""Two Pair: the label has no s at its end, as in the classic problem; the statement says Two Pairs.

Stage: TestLabel
"""

NAMES = [
    "High Card",
    "Pair",
    "Two Pair",
    "Three of a Kind",
    "Straight",
    "Flush",
    "Full House",
    "Four of a Kind",
    "Straight Flush",
]


def label(ranking):
    return NAMES[ranking[0]]
