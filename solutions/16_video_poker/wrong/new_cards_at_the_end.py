"""New cards at the end: the cards that were kept move up, and the new ones come behind them.

Stage: TestDiscard
Ask: The second card is replaced: where did the third one lie before, and where does it lie now?
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
        key = input("1 to 5 to discard or recover, 0 to draw ")
        if key == "0":
            return
        if key in ("1", "2", "3", "4", "5"):
            hand[int(key) - 1] *= -1


def draw(hand, deck):
    hand[:] = [card for card in hand if card > 0]
    while len(hand) < 5:
        hand.append(deck.pop(0))
