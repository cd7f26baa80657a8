"""Takes the bet off the balance first and pays it back with the win; shows one line a hand, in words of its own."""

import random
import re
from collections import deque

SYMBOLS = {1: "♠", 2: "♥", 3: "♦", 4: "♣"}
LETTERS = {1: "A", 10: "T", 11: "J", 12: "Q", 13: "K"}

TABLE = """
1 busted -1
2 jacks or better pair 1
4 two pair 2
8 three of a kind 4
9 straight 6
10 flush 8
16 full house 15
64 four of a kind 25
90 straight flush 40
110 royal flush 50
"""
HANDS = {}
for row in TABLE.strip().splitlines():
    first, *words, last = row.split()
    HANDS[int(first)] = (" ".join(words).upper(), int(last))


def newdeck(shuffle=random.shuffle, faces=13):
    deck = [face + 0.1 * suit for suit in (4, 3, 2, 1) for face in range(faces, 0, -1)]
    shuffle(deck)
    return deck


def deal(deck, n=5):
    hand, deck[:] = deck[:n], deck[n:]
    return hand


def frac(card):
    return int((card - int(card)) * 10 + 0.5)


def text(card):
    if card < 0:
        return "  "
    face = int(card)
    return LETTERS.get(face, str(face)) + SYMBOLS[frac(card)]


def printcard(card):
    print(text(card))


def printhand(hand):
    print("|".join([""] + [text(card) for card in hand]).replace("|", "  "))


def getbet(stake, prevbet):
    bet = None
    while bet is None:
        print("Balance:", stake, "- last bet:", prevbet)
        typed = input("> ")
        if typed == "":
            typed = str(prevbet)
        if re.fullmatch("[0-9]+", typed) and int(typed) in range(stake + 1):
            bet = int(typed)
        else:
            print(f"From 0 to {stake}, please.")
    if bet and bet == stake:
        print("*** Risky! ***")
    return bet


def select(hand):
    printhand(hand)
    while True:
        match input("card? "):
            case "0":
                break
            case "1" | "2" | "3" | "4" | "5" as key:
                index = int(key) - 1
                hand[index] = 0 - hand[index]
                printhand(hand)
            case other:
                print(other, "is no key")
    print("Here come your cards.")


def draw(hand, deck):
    queue = deque(deck)
    hand[:] = [queue.popleft() if card < 0 else card for card in hand]
    deck[:] = queue


def rate(hand):
    faces = "".join(sorted(LETTERS.get(int(card), str(int(card))) for card in hand))
    suited = len({frac(card) for card in hand}) == 1
    counts = sorted(faces.count(face) for face in faces)
    kinds = {
        (1, 4, 4, 4, 4): 64,
        (2, 2, 3, 3, 3): 16,
        (1, 1, 3, 3, 3): 8,
        (1, 2, 2, 2, 2): 4,
    }
    if tuple(counts) in kinds:
        return kinds[tuple(counts)]
    if 2 in counts:
        return 2 if any(faces.count(face) == 2 for face in "AKQJ") else 1
    around = "A23456789TJQKA"
    rows = ["".join(sorted(around[i : i + 5])) for i in range(10)]
    if faces in rows and suited:
        return 110 if faces == rows[-1] else 90
    if suited:
        return 10
    return 9 if faces in rows else 1


def name(rating):
    return HANDS[rating][0]


def payoff(rating):
    return HANDS[rating][1]


def play_round(balance, bet, shuffle):
    balance -= bet
    deck = newdeck(shuffle)
    hand = deal(deck)
    select(hand)
    draw(hand, deck)
    printhand(hand)
    rating = rate(hand)
    back = bet * (payoff(rating) + 1)
    print(name(rating), "- you", "win" if back else "lose", abs(back - bet))
    return balance + back


def main(shuffle=random.shuffle, balance=100, bet=10):
    try:
        while balance:
            bet = getbet(balance, bet)
            if bet == 0:
                break
            balance = play_round(balance, bet, shuffle)
    except (EOFError, KeyboardInterrupt):
        print("Bye!")
    finally:
        print(f"You leave with ${balance:,}.")
