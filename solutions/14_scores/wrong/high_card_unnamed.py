"""No name for a high card: class 0 gets an empty label, as if it were nothing.

Stage: TestLabel
Ask: What does the announcer read out for class 0? Is there any class in the list without a name?
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
