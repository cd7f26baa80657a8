"""Unit 14: the scores of a round of Texas Hold'em.

Run `pytest units/14_scores`, make the first red test pass, run it again.

A card is a tuple (value, suit), as `card` of unit 13 gives it: (14, '♥') is the ace of hearts. A ranking is a tuple
(class, values), as `ranking` of unit 13 gives it for five cards: the class from 0, a high card, to 8, a straight flush,
and the list of the five values in the order in which they are compared. The higher of two rankings wins.
"""

from collections.abc import Callable

import grouping

Ranking = tuple[int, list[int]]

# The suits' letters in the classic problem, and the signs that stand for them in unit 13.
SIGNS = {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}


def label(ranking: Ranking) -> str:
    """Return the name of a ranking's class.

    The names are, from class 0 to class 8: High Card, Pair, Two Pairs, Three of a Kind, Straight, Flush, Full House,
    Four of a Kind, Straight Flush. The values do not matter.

    >>> label((2, [13, 13, 9, 9, 14]))
    'Two Pairs'

    From the Haskell kata, whose chapter on printing shows a ranking.
    """
    raise NotImplementedError("label: your turn")


def max_ranking(cards: list[tuple[int, str]]) -> Ranking | None:
    """Return the best ranking that five of the seven cards have; None for fewer than seven: the player has folded.

    cards are up to seven different cards, in any order; they are not changed. More than seven are never asked about.

    >>> max_ranking([(13, '♣'), (9, '♠'), (13, '♠'), (13, '♦'), (9, '♦'), (3, '♣'), (6, '♦')])
    (6, [13, 13, 13, 9, 9])

    From the Haskell kata; there it gives the class alone.
    """
    raise NotImplementedError("max_ranking: your turn")


def mark_results(rankings: list[Ranking | None]) -> list[str]:
    """Return what to write behind each line, in the order of the rankings: a list of as many strings.

    For None, a player who has folded, that is the empty string. For a ranking it is its label, with ' (winner)' after
    it where no other ranking is higher, class and values taken together. So equal best rankings all win, and where
    everybody has folded nobody does. rankings are not changed.

    >>> mark_results([None, (1, [9, 9, 14, 8, 2]), (0, [14, 12, 9, 4, 3])])
    ['', 'Pair (winner)', 'High Card']

    From the Haskell kata; there it compares the classes alone.
    """
    raise NotImplementedError("mark_results: your turn")


def scores(lines: list[str]) -> list[str]:
    """Return the lines, each followed by a space and its mark, as mark_results gives it.

    A line has one player's cards, with white space between them. A card is a rank of 23456789TJQKA and a suit: one of
    the signs ♥♦♣♠, or one of the letters h, d, c, s, which mean the same. No line is asked about that mixes signs and
    letters, or has rank or suit in the other case, as kc or KC.

    A line comes back as it was, but for white space at its end, a line end too, which goes. What has no mark has no
    space after it. A blank line comes back as ''. lines are not changed.

    A line raises ValueError if it has a word that is no card, more than seven cards, or the same card twice. The
    error's text has the number of the line, counted from 1, and in the first case the word as it stands there.

    >>> scores(["Kc 9s Ks Kd 9d 3c 6d", "9h 5s"])
    ['Kc 9s Ks Kd 9d 3c 6d Full House (winner)', '9h 5s']

    From the Haskell kata; the errors are new.
    """
    raise NotImplementedError("scores: your turn")


def read_lines(name: str) -> list[str]:
    """Return the lines of the text file of that name, which is UTF-8; those of sys.stdin if the name is '-'.

    They are a list of strings; line ends may stay or go. A file that is not there is a FileNotFoundError, which open
    raises.

    New here; the Haskell kata reads standard input alone.
    """
    raise NotImplementedError("read_lines: your turn")


def main(arguments: list[str], read: Callable[[str], list[str]] = read_lines) -> int:
    """Print the scores of the lines in the file that the first argument names; of standard input without arguments.

    arguments are the words after the program's name, such as ["game.txt"]; those after the first are not looked at.
    read(name) gives the lines, as read_lines does; the name '-' stands for standard input.

    Prints a line for each line, nothing else, and returns 0. If read raises OSError, or a line is bad, it prints only a
    message and returns 1. The message has the name of the file in the first case, and in the second what the error
    of scores says.

    From the Haskell kata's Scores.hs; the argument read is new, and there for the tests.
    """
    raise NotImplementedError("main: your turn")
