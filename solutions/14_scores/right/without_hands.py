"""Never makes a hand: reads the ranking off the seven cards. Winners are found by sorting; a class holds a bad line."""

import sys
from collections import Counter
from pathlib import Path

LABELS = "High Card|Pair|Two Pairs|Three of a Kind|Straight|Flush|Full House|Four of a Kind|Straight Flush".split("|")
RANKS = "23456789TJQKA"


class BadLine(ValueError):
    def __init__(self, number, line, reason):
        super().__init__(f"{reason}\n  line {number}: {line.rstrip()}")


def straight(values):
    """The highest straight among the values, or an empty list."""
    with_low_ace = set(values) | ({1} if 14 in values else set())
    for high in range(14, 4, -1):
        run = [high - i for i in range(5)]
        if with_low_ace.issuperset(run):
            return run
    return []


def label(ranking):
    kind, *_ = ranking
    return LABELS[kind]


def max_ranking(cards):
    if len(cards) < 7:
        return None
    values = sorted((value for value, _ in cards), reverse=True)
    suits = Counter(suit for _, suit in cards)
    suit, most = suits.most_common(1)[0]
    suited = sorted((value for value, its in cards if its == suit), reverse=True) if most >= 5 else []
    if straight(suited):
        return 8, straight(suited)
    counts = Counter(values)
    (first, times), (second, times2), *_ = sorted(counts.items(), key=lambda pair: (pair[1], pair[0]), reverse=True)
    rest = [value for value in values if value != first]
    if times == 4:
        return 7, [first] * 4 + rest[:1]
    if times == 3 and times2 >= 2:
        return 6, [first] * 3 + [second] * 2
    if suited:
        return 5, suited[:5]
    if straight(values):
        return 4, straight(values)
    if times == 3:
        return 3, [first] * 3 + rest[:2]
    if times == 2 and times2 == 2:
        return 2, [first, first, second, second, next(value for value in rest if value != second)]
    if times == 2:
        return 1, [first] * 2 + rest[:3]
    return 0, values[:5]


def mark_results(rankings):
    ordered = sorted(filter(None, rankings))
    winners = [ranking for ranking in ordered if ranking == ordered[-1]]
    return ["" if not ranking else label(ranking) + (" (winner)" if ranking in winners else "") for ranking in rankings]


def cards_of(number, line):
    seen = {}
    for word in line.split():
        try:
            rank, suit = word
            card = RANKS.index(rank) + 2, "♥♦♣♠hdcs".index(suit) % 4
        except ValueError:
            raise BadLine(number, line, f"{word} is not a card") from None
        if card in seen:
            raise BadLine(number, line, f"{word} again")
        seen[card] = True
    if len(seen) > 7:
        raise BadLine(number, line, "more than seven cards")
    return list(seen)


def scores(lines):
    bare = [line.rstrip() for line in lines]
    players = [cards_of(number, line) for number, line in enumerate(bare, 1)]
    marks = mark_results([max_ranking(player) for player in players])
    return list(map(lambda line, mark: f"{line} {mark}" if mark else line, bare, marks))


def read_lines(name):
    return (sys.stdin if name == "-" else Path(name).open(encoding="utf-8")).readlines()


def main(arguments, read=read_lines):
    source = [*arguments, "-"][0]
    try:
        for line in scores(read(source)):
            print(line)
    except (BadLine, FileNotFoundError) as problem:
        print(f"{source}\n{problem}")
        return 1
    return 0
