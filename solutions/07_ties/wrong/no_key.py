"""The key is forgotten: hands are compared as text, card by card, and the ranks of poker play no part.

Stage: TestOneWinner
"""

from allmax import allmax


def poker(hands):
    return allmax(hands)
