"""Bad cards left out: what is no card is skipped in silence, and the hand has four.

Stage: TestCards
Ask: How many cards has a hand in which one is misspelled? Who is told about it?
"""

VALUES = "23456789TJQKA"


def card(text):
    if len(text) != 2 or text[0] not in VALUES or text[1] not in "♥♦♣♠":
        raise ValueError(f"not a card: {text}")
    return VALUES.index(text[0]) + 2, text[1]


def cards(text):
    found = []
    for word in text.split():
        try:
            found.append(card(word))
        except ValueError:
            pass
    return found


def flush(cards):
    raise NotImplementedError("flush: your turn")


def group_by_value(cards):
    raise NotImplementedError("group_by_value: your turn")


def ranking(cards):
    raise NotImplementedError("ranking: your turn")


def compare(hand, other):
    raise NotImplementedError("compare: your turn")
