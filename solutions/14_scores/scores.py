"""Unit 14, the reference solution."""

import sys
from collections.abc import Callable
from itertools import combinations
from pathlib import Path

import grouping

Ranking = tuple[int, list[int]]

LABELS = [
    "High Card",
    "Pair",
    "Two Pairs",
    "Three of a Kind",
    "Straight",
    "Flush",
    "Full House",
    "Four of a Kind",
    "Straight Flush",
]
# The suits' letters in the classic problem, and the signs that stand for them in unit 13.
SIGNS = {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}


def label(ranking: Ranking) -> str:
    """Return the name of a ranking's class."""
    hand_class, _values = ranking
    return LABELS[hand_class]


def max_ranking(cards: list[tuple[int, str]]) -> Ranking | None:
    """Return the best ranking that five of the seven cards have; None for fewer than seven."""
    if len(cards) < 7:
        return None
    return max(grouping.ranking(list(five)) for five in combinations(cards, 5))


def mark_results(rankings: list[Ranking | None]) -> list[str]:
    """Return the mark of each ranking: its label, and ' (winner)' behind the best; '' for None."""
    best = max((each for each in rankings if each is not None), default=None)
    return [_mark(each, best) for each in rankings]


def _mark(ranking: Ranking | None, best: Ranking | None) -> str:
    if ranking is None:
        return ""
    return f"{label(ranking)} (winner)" if ranking == best else label(ranking)


def scores(lines: list[str]) -> list[str]:
    """Return the lines, each followed by its mark; ValueError where one is bad."""
    rankings = [max_ranking(_cards_in(line, number)) for number, line in enumerate(lines, 1)]
    return [f"{line.rstrip()} {mark}".rstrip() for line, mark in zip(lines, mark_results(rankings))]


def _cards_in(line: str, number: int) -> list[tuple[int, str]]:
    found = []
    for word in line.split():
        try:
            found.append(grouping.card(word.translate(str.maketrans(SIGNS))))
        except ValueError:
            raise ValueError(f"line {number}: {word} is no card") from None
    if len(found) > 7:
        raise ValueError(f"line {number}: {len(found)} cards are too many, seven are the most")
    if len(set(found)) < len(found):
        raise ValueError(f"line {number}: the same card stands there twice")
    return found


def read_lines(name: str) -> list[str]:
    """Return the lines of the text file of that name; of standard input if the name is '-'."""
    text = sys.stdin.read() if name == "-" else Path(name).read_text(encoding="utf-8")
    return text.splitlines()


def main(arguments: list[str], read: Callable[[str], list[str]] = read_lines) -> int:
    """Print the scores of the file that the first argument names, or a message. Return 0, or 1 after a message."""
    name = arguments[0] if arguments else "-"
    try:
        scored = scores(read(name))
    except (OSError, ValueError) as error:
        print(f"{name}: {error}")
        return 1
    for line in scored:
        print(line)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
