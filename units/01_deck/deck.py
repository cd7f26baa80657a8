"""Unit 01: a deck of cards, and hands dealt from it.

Run `pytest units/01_deck`, make the first red test pass, run it again.
Start with make_deck alone: the other functions have time until the tests ask for them.
"""


def make_deck() -> list[str]:
    """Return a list of the 52 cards, in any order.

    A card is a text of two characters, its rank and then its suit. The ranks are 2 3 4 5 6 7 8 9
    T J Q K A (T is the ten), the suits are S H D C (spades, hearts, diamonds, clubs).

    >>> "AS" in make_deck()
    True

    From Udacity's CS212, unit 1, where the deck is called mydeck.
    """
    raise NotImplementedError("make_deck: your turn")


def deck_with_zip() -> list[str]:
    """Return a list of the same 52 cards, in any order, made with map and zip.

    Both names must stand in the function, or in what it uses of this file. A lambda is the usual
    way to tell map what to do; anything else that does it is fine.

    >>> len(deck_with_zip())
    52

    From the poker assignment of the EPAI course.
    """
    raise NotImplementedError("deck_with_zip: your turn")


def deck_without_zip() -> list[str]:
    """Return a list of the same 52 cards, in any order, made with map and without zip.

    zip must stand neither in the function nor in what it uses of this file; map must.

    >>> len(deck_without_zip())
    52

    From the poker assignment of the EPAI course.
    """
    raise NotImplementedError("deck_without_zip: your turn")


def deal(numhands: int, n: int = 5, deck: list[str] | None = None) -> list[list[str]]:
    """Return a list of numhands hands, each a list of n cards, dealt from a shuffled deck.

    numhands and n are 1 or more. Without deck, every deal starts from all 52 cards; with deck, its
    cards are dealt, whatever they are. No card is dealt more often than the deck holds it. The deck
    keeps all its cards, but their order may change. If there are too few cards for the hands,
    raises ValueError.

    >>> deal(2, 3)  # for example
    [['KD', '7S', '2C'], ['9H', 'AS', 'TD']]

    From Udacity's CS212, unit 1.
    """
    raise NotImplementedError("deal: your turn")
