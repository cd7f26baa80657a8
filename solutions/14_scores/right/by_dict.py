"""A dict of names, one loop a function; the line ends stay in what is read. Talks on stderr, which is no fault."""

import sys
from itertools import combinations

from grouping import cards as read_cards
from grouping import ranking as rank_of

NAMES = {
    8: "Straight Flush",
    7: "Four of a Kind",
    6: "Full House",
    5: "Flush",
    4: "Straight",
    3: "Three of a Kind",
    2: "Two Pairs",
    1: "Pair",
    0: "High Card",
}


def label(ranking):
    return NAMES[ranking[0]]


def max_ranking(cards, size=7):
    best = None
    if len(cards) == size:
        for five in combinations(cards, 5):
            found = rank_of(five)
            if best is None or found > best:
                best = found
    print("best of", len(cards), "cards:", best, file=sys.stderr)
    return best


def mark_results(rankings):
    best = (-1, [])
    for ranking in rankings:
        if ranking and ranking > best:
            best = ranking
    marks = []
    for ranking in rankings:
        mark = label(ranking) if ranking else ""
        if ranking == best:
            mark += " (winner)"
        marks.append(mark)
    return marks


def is_card(word):
    return len(word) == 2 and word[0] in "23456789TJQKA" and word[1] in "cdhs♣♦♥♠"


def scores(lines):
    rankings = []
    for number, line in enumerate(lines):
        words = line.split()
        wrong = [word for word in words if not is_card(word)]
        if wrong:
            raise ValueError(f"In line {number + 1} ({line.strip()}): {', '.join(wrong)}")
        if len(words) > 7 or len(set(words)) != len(words):
            raise ValueError(f"In line {number + 1} ({line.strip()}): not one player's cards")
        for letter, sign in zip("cdhs", "♣♦♥♠"):
            line = line.replace(letter, sign)
        rankings.append(max_ranking(read_cards(" ".join(line.split()))) if words else None)
    scored = []
    for line, mark in zip(lines, mark_results(rankings)):
        scored.append(line.rstrip() + " " + mark if mark else line.rstrip())
    return scored


def read_lines(name):
    if name == "-":
        return list(sys.stdin)
    with open(name, encoding="utf-8") as file:
        return list(file)


def main(arguments, read=read_lines):
    name = "-"
    if len(arguments) > 0:
        name = arguments[0]
    try:
        lines = read(name)
    except OSError as error:
        print(error, file=sys.stderr)
        print(f"I can't read {name}.")
        return 1
    try:
        print("\n".join(scores(lines)))
    except ValueError as error:
        print(str(error))
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
