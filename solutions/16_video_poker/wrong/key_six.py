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


def rate(hand):
    faces = sorted(int(card) for card in hand)
    pairs = [face for face in set(faces) if faces.count(face) == 2]
    most = max(faces.count(face) for face in faces)
    flush = len({frac(card) for card in hand}) == 1
    high = faces == [1, 10, 11, 12, 13]
    straight = high or (most == 1 and faces[4] - faces[0] == 4)
    if most == 4:
        return 64
    if most == 3:
        return 16 if pairs else 8
    if len(pairs) == 2:
        return 4
    if len(pairs) == 1:
        return 2 if pairs[0] in (11, 12, 13, 1) else 1
    if flush and high:
        return 110
    if flush and straight:
        return 90
    if flush:
        return 10
    if straight:
        return 9
    return 1


NAMES = {
    1: "Busted",
    2: "Jacks or Better pair",
    4: "Two Pair",
    8: "Three of a kind",
    9: "Straight",
    10: "Flush",
    16: "Full House",
    64: "Four of a kind",
    90: "Straight Flush",
    110: "Royal Flush",
}
PAYOFFS = {1: -1, 2: 1, 4: 2, 8: 4, 9: 6, 10: 8, 16: 15, 64: 25, 90: 40, 110: 50}


def name(rating):
    return NAMES[rating]


def payoff(rating):
    return PAYOFFS[rating]


def main(shuffle=random.shuffle):
    balance, bet = 100, 10
    try:
        while balance > 0:
            bet = getbet(balance, bet)
            if bet == 0:
                break
            deck = newdeck(shuffle)
            hand = deal(deck)
            select(hand)
            draw(hand, deck)
            printhand(hand)
            rating = rate(hand)
            balance += bet * payoff(rating)
            print("Your hand is", name(rating))
            print("You win", bet * payoff(rating))
    except EOFError:
        pass
    print("Thank you for playing. You are exiting with $", balance)
