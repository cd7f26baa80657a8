"""Cards are popped off a copy of the deck, each from a random place, and an empty copy is what raises the error."""

from functools import reduce
from operator import add
from random import SystemRandom

chance = SystemRandom()


class OutOfCards(ValueError):
    """There are not enough cards for the hands."""


def all_pairs():
    return [(rank, suit) for suit in ["S", "H", "D", "C"] for rank in [*map(str, range(2, 10)), *"TJQKA"]]


def make_deck():
    return list(rank + suit for rank, suit in all_pairs())


def deck_with_zip():
    columns = zip(*all_pairs())
    return list(map(add, *columns))


def deck_without_zip():
    return reduce(add, map(lambda rank: list(map(lambda suit: rank + suit, "SHDC")), "A23456789TJQK"))


def draw(cards):
    if not cards:
        raise OutOfCards
    return cards.pop(chance.randrange(len(cards)))


def deal(numhands, n=5, deck=None):
    if deck is None:
        deck = make_deck()
    cards = deck.copy()
    hands = [[] for _ in range(numhands)]
    for _ in range(n):
        for hand in hands:
            hand.append(draw(cards))
    return hands
