"""The key is forgotten: hands are compared as text, card by card, and the ranks of poker play no part.

Stage: TestOneWinner
Ask: You hold 'TD' and '9D', and Python holds two pieces of text: which is greater to whom, and why?
"""

from allmax import allmax


def poker(hands):
    return allmax(hands)
