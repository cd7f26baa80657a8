"""Key 6 crashes: every number is taken for a place, and the hand has no sixth card.

Stage: TestDiscard
Ask: How many cards are there, and what does your code do with a number that is larger?
"""

import random

FACES = "A23456789TJQK"
SUITS = "♠♥♦♣"


def newdeck(shuffle=random.shuffle):
    deck = []
    for face in range(1, 14):
        for suit in range(1, 5):
            deck.append(face + suit / 10)
    shuffle(deck)
    return deck


def deal(deck):
    hand = []
    for i in range(5):
        hand.append(deck.pop(0))
    return hand


def frac(card):
    return round(card % 1 * 10)


def printcard(card):
    print(FACES[int(card) - 1] + SUITS[frac(card) - 1], end=" ")


def printhand(hand):
    for card in hand:
        if card > 0:
            printcard(card)
        else:
            print("  ", end=" ")


def getbet(stake, prevbet):
    while True:
        typed = input(f"You have {stake}. Your bet (0 to quit)? [{prevbet}] ")
        try:
            bet = int(typed) if typed else prevbet
        except ValueError:
            continue
        if 0 <= bet <= stake:
            break
        print("Out of range!")
    if bet == stake:
        print("Risky!")
    return bet


def select(hand):
    while True:
        printhand(hand)
        try:
            key = int(input("1 to 5 to discard or recover, 0 to draw "))
        except ValueError:
            continue
        if key == 0:
            return
        hand[key - 1] = -hand[key - 1]


def draw(hand, deck):
    for i in range(5):
        if hand[i] < 0:
            hand[i] = deck.pop(0)
