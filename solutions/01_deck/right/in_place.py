"""The deck that is given is shuffled itself, and so is the one deck that serves all other deals. It talks a lot."""

import random

RANKS = "23456789TJQKA"
SUITS = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}

mydeck = [r + s for r in RANKS for s in SUITS]


def make_deck(verbose=True):
    if verbose:
        print("here is the deck")
    return mydeck


make_card = lambda pair: pair[0] + pair[1]


def pair_up(suit):
    return zip(RANKS, suit * 13)


def deck_with_zip():
    deck = []
    for suit in SUITS:
        deck += map(make_card, pair_up(suit))
    return deck


def deck_without_zip():
    return sum(map(lambda suit: [rank + suit for rank in RANKS], SUITS), [])


def deal(numhands, n=5, deck=mydeck, shuffle=random.shuffle):
    if numhands * n > len(deck):
        raise ValueError(f"I have no {numhands * n} cards")
    shuffle(deck)
    print("dealing", numhands, "hands")
    return [deck[n * i : n * (i + 1)] for i in range(numhands)]
