"""Rates by a product over equal neighbours, as the assignment's own code does; asks again by calling itself."""

import random

SUITS = "\u2660\u2665\u2666\u2663"


def newdeck(shuffle=random.shuffle):
    deck = []
    for face in range(1, 14):
        for suit in range(1, 5):
            deck.append(float(f"{face}.{suit}"))
    shuffle(deck)
    return deck


def deal(deck):
    hand = deck[:5]
    del deck[:5]
    return hand


def frac(card):
    return round(card * 10) % 10


def printcard(card):
    print("A23456789TJQK"[int(card) - 1], SUITS[frac(card) - 1], sep="", end=" ")


def printhand(hand):
    for card in hand:
        if card < 0:
            print("   ", end="")
        else:
            printcard(card)
    print()


def read(question):
    try:
        return input(question)
    except EOFError:
        return "0"


def getbet(stake, prevbet):
    answer = read(f"You have {stake}, your last bet was {prevbet}. How much (0 ends the game)? ").strip()
    if not answer:
        answer = str(prevbet)
    if not (answer.isascii() and answer.isdigit()):
        print("Digits only!")
        return getbet(stake, prevbet)
    bet = int(answer)
    if bet > stake:
        print("You don't have that much!")
        return getbet(stake, prevbet)
    if bet == stake:
        print("Risky!")
    return bet


def select(hand):
    choice = None
    while choice != "0":
        printhand(hand)
        choice = read("1 to 5: throw away or take back; 0: draw ").strip()
        while choice not in ("0", "1", "2", "3", "4", "5"):
            choice = read("1 to 5, or 0, please ").strip()
        if choice != "0":
            hand[int(choice) - 1] *= -1
    return hand


def draw(hand, deck):
    for i in range(5):
        if hand[i] < 0:
            hand[i] = deck[0]
            deck.remove(deck[0])
    return hand


def rate(hand):
    cards = sorted(hand)
    product, start, face = 1, 0, 0
    for i in range(1, 5):
        if int(cards[i]) == int(cards[start]):
            product *= 2 ** (i - start)
            face = int(cards[i])
        else:
            start = i
    if product == 2 and 1 < face < 11:
        return 1
    if product > 1:
        return product
    steps = [int(b) - int(a) for a, b in zip(cards, cards[1:])]
    flush = all(frac(card) == frac(cards[0]) for card in cards)
    if steps == [9, 1, 1, 1]:
        return 110 if flush else 9
    return (9 if steps == [1, 1, 1, 1] else 1) * (10 if flush else 1)


names = {1: "Busted", 2: "Jacks or Better Pair", 4: "Two Pair", 8: "Three of a Kind", 9: "Straight"}
names.update({10: "Flush", 16: "Full House", 64: "Four of a Kind", 90: "Straight Flush", 110: "Royal Flush"})
pays = {1: -1, 2: 1, 4: 2, 8: 4, 9: 6, 10: 8, 16: 15, 64: 25, 90: 40, 110: 50}


def name(rating):
    return names.get(rating)


def payoff(rating):
    return pays.get(rating)


def main(shuffle=random.shuffle):
    balance = 100
    bet = getbet(balance, 10)
    while bet > 0:
        deck = newdeck(shuffle)
        hand = deal(deck)
        select(hand)
        draw(hand, deck)
        printhand(hand)
        rating = rate(hand)
        print("Your hand is", name(rating))
        print("You win", bet * payoff(rating))
        balance = balance + bet * payoff(rating)
        bet = getbet(balance, bet) if balance > 0 else 0
    print("Thank you for playing. You are exiting with $", balance)
    return balance
