"""Unit 16, the reference solution."""

import random
from collections import Counter
from collections.abc import Callable

FACES = "A23456789TJQK"
SUITS = "♠♥♦♣"

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

# What the groups of equal faces are worth, the largest group first.
GROUPS = {(4, 1): 64, (3, 2): 16, (3, 1, 1): 8, (2, 2, 1): 4}
JACKS_OR_BETTER = [11, 12, 13, 1]


def newdeck(shuffle: Callable[[list[float]], object] = random.shuffle) -> list[float]:
    """Return a new list of all 52 cards, in the order that shuffle gives them."""
    deck = [face + suit / 10 for face in range(1, 14) for suit in range(1, 5)]
    shuffle(deck)
    return deck


def deal(deck: list[float]) -> list[float]:
    """Take five cards from the front of the deck, and return them."""
    return [deck.pop(0) for _ in range(5)]


def frac(card: float) -> int:
    """Return the card's suit, from 1 to 4: rounded, because 1.2 % 1 is a little less than 0.2."""
    return round(card % 1 * 10)


def printcard(card: float) -> None:
    """Print the card as face and suit, and a space."""
    print(FACES[int(card) - 1] + SUITS[frac(card) - 1], end=" ")


def printhand(hand: list[float]) -> None:
    """Print the cards side by side, spaces in place of one that is thrown away."""
    for card in hand:
        if card < 0:
            print("  ", end=" ")
        else:
            printcard(card)


def getbet(stake: int, prevbet: int) -> int:
    """Ask for a bet until there is one from 0 to stake, and return it."""
    while True:
        typed = input(f"You have {stake}. What's your bet (0 to quit)? [{prevbet}] ")
        bet = _number(typed) if typed else prevbet
        if bet is None:
            print("That is no whole number.")
        elif 0 <= bet <= stake:
            break
        else:
            print("That is out of range.")
    if bet == stake:
        print("Risky!")
    return bet


def select(hand: list[float]) -> None:
    """Let the player throw cards of the hand away and take them back, until 0 is typed."""
    while True:
        printhand(hand)
        key = input("Enter 1 thru 5 to discard (or recover) a card, 0 to draw! ")
        if key == "0":
            break
        if key in list("12345"):
            place = int(key) - 1
            hand[place] = -hand[place]
        else:
            print("There is no such card.")


def draw(hand: list[float], deck: list[float]) -> None:
    """Replace the cards that are thrown away by the next ones of the deck."""
    for place, card in enumerate(hand):
        if card < 0:
            hand[place] = deck.pop(0)


def rate(hand: list[float]) -> int:
    """Return the number that stands for what the hand is."""
    faces = sorted(int(card) for card in hand)
    groups = Counter(faces).most_common()
    sizes = tuple(size for _, size in groups)
    if sizes in GROUPS:
        return GROUPS[sizes]
    if 2 in sizes:
        return 2 if groups[0][0] in JACKS_OR_BETTER else 1
    flush = len({frac(card) for card in hand}) == 1
    royal = faces == [1, 10, 11, 12, 13]
    straight = royal or faces == list(range(faces[0], faces[0] + 5))
    if flush and royal:
        return 110
    if flush and straight:
        return 90
    if flush:
        return 10
    return 9 if straight else 1


def name(rating: int) -> str:
    """Return the name of the hands with that rating."""
    return NAMES[rating]


def payoff(rating: int) -> int:
    """Return by what the bet is multiplied for a hand with that rating."""
    return PAYOFFS[rating]


def main(shuffle: Callable[[list[float]], object] = random.shuffle) -> None:
    """Play until the player bets 0, has nothing left, or leaves the keyboard."""
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
            won = bet * payoff(rating)
            balance += won
            print(f"Your hand is {name(rating)}\nYou win {won}")
    except (EOFError, KeyboardInterrupt):
        print()
    print(f"Thank you for playing. You are exiting with $ {balance}")


def _number(typed: str) -> int | None:
    """Return the whole number that was typed, None where it is none."""
    try:
        return int(typed)
    except ValueError:
        return None
