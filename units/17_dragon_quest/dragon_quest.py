"""Unit 17: poker for one player, with a double-up.

Run `pytest units/17_dragon_quest`, make the first red test pass, run it again.

A card is a text: mark, hyphen, rank, as in '♠-J' or '♥-10'. A deck is a list of cards, and cards are drawn from its
end, as `deck.pop()` does.
"""

import random
from collections.abc import Callable

MARKS = "♠♥♦♣"
RANKS = [*"23456789", "10", *"JQKA"]
DECK = [f"{mark}-{rank}" for mark in MARKS for rank in RANKS]


def calc_hand(cards: list[str]) -> dict:
    """Return what a hand of five cards has, as a dict with at least these keys:

    "is_flush": True if all cards have the same mark, else False;
    "is_straight": True if the ranks are five in a row, else False. The ace may stand at either end, A2345 or 10JQKA,
        and never in the middle;
    "same_number": 3 or 4 if three or four cards have the same rank, else 0;
    "match_pair_count": how many pairs there are: 0, 1 or 2. Three or four cards of a rank are no pair.

    The cards come in any order; they are not changed.

    >>> calc_hand(["♥-4", "♥-K", "♣-4", "♠-K", "♣-6"])
    {'is_flush': False, 'is_straight': False, 'same_number': 0, 'match_pair_count': 2}

    From the article on Dragon Quest poker in Python, class Poker, with its key is_flash spelled as it is meant.
    """
    raise NotImplementedError("calc_hand: your turn")


def showdown_hand(hand_status: dict, cards: list[str]) -> tuple[str, int]:
    """Return the role of a hand and its score, as a tuple (name, score).

    hand_status is what calc_hand gave for these cards. The cards come in any order. The roles:

    "Royal straight flush" 10000, "Straight flush" 2000, "4 cards" 1000, "Full house" 500, "Flush" 400,
    "Straight" 300, "3 cards" 250, "2 pairs" 200, "1 pair" 150, and "No role" 0.

    A royal straight flush has the ranks 10 to A. A2345 of one mark is a straight flush.

    >>> cards = ["♥-4", "♥-K", "♣-4", "♠-K", "♣-6"]
    >>> showdown_hand(calc_hand(cards), cards)
    ('2 pairs', 200)

    From the article, where it stores the score in the player and gives back the name alone.
    """
    raise NotImplementedError("showdown_hand: your turn")


def change_hand(cards: list[str], deck: list[str]) -> list[str]:
    """Ask the player about each card, one by one, and return the hand after the exchange, as a list.

    Each card gets one question, asked with input(), which shows the card. The answer y or Y, with or without spaces
    around, replaces the card by one drawn from the end of deck, in the same place of the hand. Every other answer,
    Enter too, keeps the card. (What a longer word with y in front does is up to you.)

    The deck loses the cards that are drawn and no other, and gets none back. The list cards may be changed.

    If the player answers n, y, n, n, n, then change_hand(["♥-4", "♠-9", "♣-4", "♠-3", "♠-2"], ["♦-7", "♥-K"])
    gives ["♥-4", "♥-K", "♣-4", "♠-3", "♠-2"], and of the deck ["♦-7"] is left.

    From the article, where it is called change_hands and belongs to a class.
    """
    raise NotImplementedError("change_hand: your turn")


def double_up(score: int, deck: list[str]) -> int:
    """Play one round of the double-up, and return the score after it.

    Draws five cards from the end of deck. The first lies face up, the others face down; they have the numbers 1 to 4,
    in the order in which they were drawn. Prints the score and the card that lies face up. What the other four are
    can't be seen before one is chosen.

    Then asks with input() for the number of a card until the answer is 1, 2, 3 or 4, with or without spaces around.
    Whatever else is typed, the question comes again, and the cards stay as they are. (Whether +1, 01 or a 1 of
    another script is a 1 is up to you.)

    Then prints the chosen card, and compares its rank with the rank of the card that lies face up. The ace is the
    highest rank, marks don't count. The chosen card is

    stronger: prints "win!", and returns the score doubled;
    weaker: prints "lose", and returns 0;
    equal: prints "equal", and returns the score as it was.

    "win!" is printed in no other case. The new score is printed, too.

    If the player answers 2, then double_up(150, ["♦-5", "♠-A", "♣-2", "♥-Q", "♦-9", "♠-6"]) gives 300: the six lies
    face up, 1 is the nine, 2 the queen, 3 the two, 4 the ace. Of the deck, ["♦-5"] is left.

    From the article, class DoubleUp, where an equal card wins and the four cards can be seen.
    """
    raise NotImplementedError("double_up: your turn")


def main(shuffle: Callable[[list], object] = random.shuffle) -> int:
    """Play games until the player has enough, print the total of all scores collected, and return it.

    shuffle takes a list and brings it into another order, in place, as random.shuffle does. A new deck is made for
    each game, and one for each round of the double-up: a list of all 52 cards, given to shuffle before a card is drawn.

    A game: the score is 0. Draws five cards, prints them, changes them by change_hand, prints the new hand, its role
    and its score. As long as the score is not 0, asks with input() whether to double up: y or Y, spaces or not,
    plays a round of double_up with the score; every other answer collects the score and ends the game. A score of 0
    ends the game without a question.

    After a game asks with input() whether to play on: q or Q, spaces or not, ends, and every other answer starts the
    next game. (What longer words with y or q in front do is up to you.)

    Where the input ends (input() raises EOFError), whatever the question was, main ends as after a q: a score that was
    not collected is lost, nothing crashes.

    If the player keeps a hand of two pairs, collects, and ends, then main gives 200.

    From the article, class Game, whose player can't collect.
    """
    raise NotImplementedError("main: your turn")
