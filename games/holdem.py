"""Hold'em: a table is dealt card by card, some players fold, and unit 14 says who wins"""

import random

from scores import scores
from suits import SIGNS

NAMES = ["You", "North", "East", "South", "West", "Dealer"]
STREETS = [("the flop", 3), ("the turn", 1), ("the river", 1)]
# How often each of the others folds when cards come on the table.
FOLDS = 0.2


def play(shuffle=random.shuffle, chance=random.random):
    """Deal tables until the player has had enough. End of input ends it too."""
    print("Each table: two cards for each player, then five for all. Enter goes on, f folds, q leaves.")
    tables = 0
    answer = ""
    while answer != "q":
        answer = play_table(shuffle, chance)
        tables += 1
        if answer != "q":
            answer = ask("Another table? Enter deals it, q leaves. ")
    print(f"Thank you for playing. You have seen {tables} table{'s' if tables > 1 else ''}.")


def play_table(shuffle, chance):
    """Deal one table to the end; return 'q' if the player leaves before, else ''."""
    deck = [rank + suit for rank in "23456789TJQKA" for suit in SIGNS]
    shuffle(deck)
    hands = {name: [deck.pop(), deck.pop()] for name in NAMES}
    table = []
    folded = {}
    print(f"\nYour cards: {' '.join(hands['You'])}")
    for street, number in STREETS:
        if "You" not in folded:
            answer = ask(f"Enter for {street}, f to fold, q to leave. ")
            if answer == "q":
                return "q"
            if answer == "f":
                folded["You"] = list(table)
        for name in NAMES[1:]:
            # Somebody has to stay, or there is nothing to win.
            if name not in folded and len(folded) < len(NAMES) - 1 and chance() < FOLDS:
                folded[name] = list(table)
                print(f"{name} folds.")
        table += [deck.pop() for _ in range(number)]
        print(f"{street}: {' '.join(table)}")
    lines = [" ".join(hands[name] + folded.get(name, table)) for name in NAMES]
    for name, line in zip(NAMES, scores(lines), strict=True):
        print(f"{name:<7} {line}")
    return ""


def ask(question):
    """The player's answer in small letters; the end of the input means leaving."""
    try:
        return input(question).strip().lower()[:1]
    except EOFError:
        print()
        return "q"
