"""A class for the game, rules tried from the best hand down, and a keyboard that is read line by line."""

import random
import sys
from collections import Counter

FACE = dict(enumerate("A23456789TJQK", 1))


class Left(Exception):
    """The player is gone."""


def newdeck(shuffle=None):
    deck = [round(tens / 10, 1) for tens in range(11, 135) if tens % 10 in (1, 2, 3, 4)]
    (shuffle or random.shuffle)(deck)
    return deck


def deal(deck):
    hand = []
    while len(hand) < 5:
        hand.append(deck[0])
        deck.pop(0)
    return hand


def frac(card):
    return int(f"{card:.1f}".split(".")[1])


def printcard(card, end=" "):
    sys.stdout.write(FACE[int(card)] + " ♠♥♦♣"[frac(card)] + end)


def printhand(hand):
    for card in hand:
        if card < 0:
            sys.stdout.write("  " + " ")
            continue
        printcard(card)
    sys.stdout.write("\n")


def ask(prompt):
    print(prompt, end=" ", flush=True)
    line = sys.stdin.readline()
    if line == "":
        raise Left
    return line.rstrip("\n")


def getbet(stake, prevbet):
    while True:
        line = ask(f"You own {stake:.0f} dollars. Bet? Enter means {prevbet}.")
        try:
            bet = prevbet if line == "" else int(line, 10)
        except ValueError:
            continue
        if 0 <= bet <= stake:
            print("Risky!" if bet == stake else "All right.")
            return bet
        print("Out of range.")


def select(hand):
    printhand(hand)
    key = ask("key:")
    if key == "0":
        return
    if len(key) == 1 and key in "12345":
        hand["12345".index(key)] *= -1
    select(hand)


def draw(hand, deck):
    while any(card < 0 for card in hand):
        gap = [card < 0 for card in hand].index(True)
        hand[gap] = deck.pop(0)


def high(hand):
    """The faces with the ace as 14, highest first."""
    return sorted((14 if int(card) == 1 else int(card) for card in hand), reverse=True)


def in_a_row(faces):
    return faces == [14, 5, 4, 3, 2] or all(a - b == 1 for a, b in zip(faces, faces[1:]))


def one_suit(hand):
    return len(set(map(frac, hand))) == 1


def pattern(hand):
    return "".join(str(n) for _, n in Counter(high(hand)).most_common())


RULES = [
    (110, lambda hand: one_suit(hand) and high(hand) == [14, 13, 12, 11, 10]),
    (90, lambda hand: one_suit(hand) and in_a_row(high(hand))),
    (64, lambda hand: pattern(hand) == "41"),
    (16, lambda hand: pattern(hand) == "32"),
    (10, one_suit),
    (9, lambda hand: in_a_row(high(hand))),
    (8, lambda hand: pattern(hand) == "311"),
    (4, lambda hand: pattern(hand) == "221"),
    (2, lambda hand: pattern(hand) == "2111" and Counter(high(hand)).most_common(1)[0][0] > 10),
    (1, lambda hand: True),
]


def rate(hand):
    return next(number for number, rule in RULES if rule(hand))


def name(rating):
    all_names = "Royal flush,Straight flush,Four of a kind,Full house,Flush,Straight,Three of a kind,Two pair"
    all_names += ",Jacks or better pair,Busted"
    return dict(zip([number for number, _ in RULES], all_names.split(",")))[rating]


def payoff(rating):
    return dict(zip([number for number, _ in RULES], [50, 40, 25, 15, 8, 6, 4, 2, 1, -1]))[rating]


class Game:
    def __init__(self, shuffle):
        self.shuffle = shuffle
        self.balance = 100
        self.bet = 10

    def round(self):
        deck = newdeck(self.shuffle)
        hand = deal(deck)
        try:
            select(hand)
        except Left:
            self.balance -= self.bet
            raise
        draw(hand, deck)
        printhand(hand)
        won = payoff(rate(hand)) * self.bet
        self.balance += won
        print(f"{name(rate(hand))}: {won:+d}")

    def play(self):
        try:
            while self.balance > 0:
                self.bet = getbet(self.balance, self.bet)
                if not self.bet:
                    return
                self.round()
        except Left:
            print("The end of the input: the end of the game.")


def main(shuffle=random.shuffle):
    game = Game(shuffle)
    game.play()
    print("-" * 20)
    print(f"You take {game.balance} dollars home.")
    print()
