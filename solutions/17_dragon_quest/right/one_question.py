"""One function asks all questions, and raises GameOver at the end of the input. The four cards are shown after the
choice, the role is found from the cards again, and some words more than asked for are understood."""

import random

ORDER = "2 3 4 5 6 7 8 9 10 J Q K A".split()


class GameOver(Exception):
    pass


def ask(question):
    try:
        return input(question).strip().lower()
    except (EOFError, KeyboardInterrupt) as end:
        raise GameOver from end


def yes(question):
    return ask(question) in ("y", "yes", "yeah")


def rank(card):
    return card.partition("-")[2]


def strength(card):
    return ORDER.index(rank(card))


def deal(deck, n):
    dealt = deck[-n:]
    del deck[-n:]
    return dealt[::-1]


def calc_hand(cards):
    ranks = [rank(card) for card in cards]
    often = sorted((ranks.count(each) for each in set(ranks)), reverse=True)
    rows = [set((["A"] + ORDER)[start : start + 5]) for start in range(10)]
    status = dict(is_flush=False, is_straight=set(ranks) in rows, same_number=0, match_pair_count=often.count(2))
    for mark in "♠♥♦♣":
        if all(card.startswith(mark) for card in cards):
            status["is_flush"] = True
    if often[0] in (3, 4):
        status["same_number"] = often[0]
    status["shape"] = tuple(often)
    return status


def showdown_hand(hand_status, cards, show=True):
    if show:
        print("The showdown:", *sorted(cards, key=strength))
    status = calc_hand(cards)
    roles = [
        (status["is_flush"] and status["is_straight"] and {"A", "K"} <= set(map(rank, cards)), "Royal straight flush"),
        (status["is_flush"] and status["is_straight"], "Straight flush"),
        (status["shape"] == (4, 1), "4 cards"),
        (status["shape"] == (3, 2), "Full house"),
        (status["is_flush"], "Flush"),
        (status["is_straight"], "Straight"),
        (status["shape"] == (3, 1, 1), "3 cards"),
        (status["shape"] == (2, 2, 1), "2 pairs"),
        (status["shape"] == (2, 1, 1, 1), "1 pair"),
        (True, "No role"),
    ]
    scores = [10000, 2000, 1000, 500, 400, 300, 250, 200, 150, 0]
    return next((name, score) for (fits, name), score in zip(roles, scores) if fits)


def change_hand(cards, deck):
    hand = tuple(cards)
    for place in range(5):
        print(f"Card {place + 1} is {hand[place]}.")
        if yes("Another one? "):
            hand = (*hand[:place], *deal(deck, 1), *hand[place + 1 :])
            print(f"Here is {hand[place]}.")
    return list(hand)


def double_up(score, deck):
    up, *down = deal(deck, 5)
    print(up, "and four cards face down.", score, "points are at stake.")
    choice = None
    while choice not in range(1, 5):
        try:
            choice = int(ask("Which one is stronger, 1 to 4? "))
        except ValueError:
            print("A number, please.")
    print("They are", ", ".join(down))
    mine = down[choice - 1]
    word, factor = {1: ("you win!", 2), 0: ("equal cards", 1), -1: ("you lose", 0)}[
        (strength(mine) > strength(up)) - (strength(mine) < strength(up))
    ]
    print(f"{mine} against {up}: {word}. You have {score * factor}.")
    return score * factor


def play(shuffle):
    def fresh():
        deck = [mark + "-" + each for each in reversed(ORDER) for mark in "♣♦♥♠"]
        shuffle(deck)
        return deck

    deck = fresh()
    hand = deal(deck, 5)
    print(hand)
    hand = change_hand(hand, deck)
    role, score = showdown_hand(calc_hand(hand), hand)
    print(hand, role, score, sep="\n")
    while score:
        if not yes("Double up? "):
            print(f"{score} collected.")
            return score
        score = double_up(score, fresh())
    return 0


def main(shuffle=random.shuffle, games=None):
    purse = 0
    try:
        while True:
            purse += play(shuffle)
            print("Your purse:", purse)
            if ask("q to quit: ") in ("q", "quit"):
                break
    except GameOver:
        pass
    print("Your purse:", purse)
    return purse
