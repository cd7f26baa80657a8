"""The deck is ignored: whatever deck is given, the hands come from the 52 cards.

Stage: TestGivenDeck
Ask: Follow the deck that was given through your function, line by line. From which list do you take the cards in the
end?
"""

import random

RANKS = "23456789TJQKA"
SUITS = "SHDC"


def make_deck():
    return [r + s for s in SUITS for r in RANKS]


def deck_with_zip():
    return list(map(lambda pair: "".join(pair), zip(RANKS * 4, "S" * 13 + "H" * 13 + "D" * 13 + "C" * 13)))


def deck_without_zip():
    return list(map(lambda i: RANKS[i // 4] + SUITS[i % 4], range(52)))


mydeck = make_deck()


def deal(numhands, n=5, deck=mydeck):
    if numhands * n > len(deck):
        raise ValueError("not enough cards")
    random.shuffle(mydeck)
    return [mydeck[n * i : n * (i + 1)] for i in range(numhands)]
