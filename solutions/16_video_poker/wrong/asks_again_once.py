"""Asked again only once: the second bad bet is taken (500 is refused, then 600 is not).

Stage: TestBet
Seen: 1
Ask: How often may a player give a bad answer, and how often does your code look at one?
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
    question = f"You have {stake}. Your bet (0 to quit)? [{prevbet}] "

    def ask():
        while True:
            typed = input(question)
            try:
                return int(typed) if typed else prevbet
            except ValueError:
                print("A number, please.")

    bet = ask()
    if bet < 0 or bet > stake:
        print("Out of range!")
        bet = ask()
    if bet == stake:
        print("Risky!")
    return bet
