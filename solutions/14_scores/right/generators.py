"""Small generators and a match; the worst way to choose five: every one of the 128 subsets, sifted by size."""

import sys

import grouping


def subsets(cards):
    if not cards:
        yield []
        return
    for rest in subsets(cards[1:]):
        yield rest
        yield [cards[0], *rest]


def label(ranking):
    match ranking:
        case (0, _):
            return "High Card"
        case (1, _):
            return "Pair"
        case (2, _):
            return "Two Pairs"
        case (3, _):
            return "Three of a Kind"
        case (4, _):
            return "Straight"
        case (5, _):
            return "Flush"
        case (6, _):
            return "Full House"
        case (7, _):
            return "Four of a Kind"
        case _:
            return "Straight Flush"


def max_ranking(cards):
    if len(cards) >= 7:
        return max(map(grouping.ranking, (hand for hand in subsets(cards) if len(hand) == 5)))


def mark_results(rankings):
    def beaten(ranking):
        return any(other is not None and other > ranking for other in rankings)

    def marks():
        for ranking in rankings:
            if ranking is None:
                yield ""
            elif beaten(ranking):
                yield label(ranking)
            else:
                yield f"{label(ranking)} (winner)"

    return list(marks())


def scores(lines):
    def read(number, line):
        text = line
        for pair in ("h♥", "d♦", "c♣", "s♠"):
            text = text.replace(*pair)
        for word, translated in zip(line.split(), text.split()):
            try:
                yield grouping.card(translated)
            except ValueError as error:
                raise ValueError(f"{word!r} in line {number}: {error}") from error

    hands = []
    for number, line in enumerate(lines, 1):
        hand = list(read(number, line))
        if len(hand) > 7:
            raise ValueError(f"line {number} is too long: {line}")
        for card in hand:
            if hand.count(card) > 1:
                raise ValueError(f"line {number}: card used {hand.count(card)} times")
        hands.append(hand)
    marks = mark_results(list(map(max_ranking, hands)))
    return [" ".join(filter(None, pair)) for pair in zip(map(str.rstrip, lines), marks)]


def read_lines(name):
    if name == "-":
        return list(sys.stdin)
    with open(name, "rb") as file:
        return file.read().decode().splitlines(keepends=True)


def main(arguments, read=read_lines, *, quiet=False):
    try:
        scored = scores(read(next(iter(arguments), "-")))
    except Exception as error:
        where = arguments[:1] or ["standard input"]
        print(f"Sorry, no scores for {where[0]}")
        print(f"{type(error).__name__}: {error}")
        return 1
    if not quiet:
        sys.stdout.writelines(line + "\n" for line in scored)
    return 0
