"""Two Pair: the label has no s at its end, as in the classic problem; the statement says Two Pairs.

Stage: TestLabel
Ask: How many pairs does the hand have, and where does your word differ from the statement's, letter by letter?
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
