"""Masks and generators: ranks as bits, a game that yields what it collects, decks that are drawn lazily but whole."""

import random
import re

NUMBERS = {"A": 14, "K": 13, "Q": 12, "J": 11} | {str(n): n for n in range(2, 11)}
CARDS = tuple(f"{mark}-{rank}" for mark in "♥♦♠♣" for rank in NUMBERS)
STRAIGHTS = {0b11111 << low for low in range(2, 11)} | {1 << 14 | 0b111100}


def split(cards):
    marks, ranks = zip(*(card.split("-") for card in cards))
    return marks, [NUMBERS[rank] for rank in ranks]


def calc_hand(cards: list) -> dict:
    marks, numbers = split(cards)
    counts = [0] * 15
    mask = 0
    for number in numbers:
        counts[number] += 1
        mask |= 1 << number
    return {
        "match_pair_count": sum(count == 2 for count in counts),
        "same_number": next((count for count in counts if count in (3, 4)), 0),
        "is_straight": mask in STRAIGHTS,
        "is_flush": marks == (marks[0],) * 5,
    }


def showdown_hand(hand_status: dict, cards: list) -> tuple:
    _, numbers = split(cards)
    match hand_status:
        case {"is_flush": True, "is_straight": True}:
            return ("Royal straight flush", 10000) if sum(numbers) == 60 else ("Straight flush", 2000)
        case {"is_flush": True}:
            return "Flush", 400
        case {"is_straight": True}:
            return "Straight", 300
        case {"same_number": 4}:
            return "4 cards", 1000
        case {"same_number": 3, "match_pair_count": 1}:
            return "Full house", 500
        case {"same_number": 3}:
            return "3 cards", 250
        case {"match_pair_count": 2}:
            return "2 pairs", 200
        case {"match_pair_count": 1}:
            return "1 pair", 150
    return "No role", 0


def change_hand(cards: list, deck: list) -> list:
    def exchanged():
        while cards:
            card = cards.pop(0)
            answer = input(f"Replace {card}? [y/N] ")
            yield deck.pop() if re.fullmatch(r"\s*[yY]\s*", answer) else card

    return list(exchanged())


def double_up(score: int, deck: list) -> int:
    table = [deck.pop() for _ in "12345"]
    print(f"Score: {score}\nFace up: {table[0]}")
    for answer in iter(lambda: input("Choose a card (1-4): "), None):
        if re.fullmatch(r"\s*[1-4]\s*", answer):
            break
        print("There is no such card.")
    chosen = table[int(answer)]
    _, (up, mine) = split([table[0], chosen])
    print("You have turned", chosen)
    if mine == up:
        print(f"They are equal, you keep {score}")
        return score
    if mine < up:
        print("Sorry, you lose: 0")
        return 0
    print("You win!".lower(), 2 * score)
    return 2 * score


def games(shuffle):
    """Each score that is collected, game after game."""

    def deck():
        cards = list(CARDS)
        shuffle(cards)
        return cards

    answer = ""
    while answer.strip().casefold() != "q":
        stock = deck()
        hand = [stock.pop() for _ in range(5)]
        print("Dealt:", " ".join(hand))
        hand = change_hand(hand, stock)
        role, score = showdown_hand(calc_hand(hand), hand)
        print("Now:  ", " ".join(hand), "=", role, "=", score)
        while score > 0 and input("y to double up: ").strip().casefold() == "y":
            score = double_up(score, deck())
        yield score
        answer = input("q to quit: ")


def main(shuffle=random.shuffle) -> int:
    total = 0
    try:
        for score in games(shuffle):
            total += score
            print("Total so far:", total)
    except EOFError:
        print("bye")
    print("Total:", total)
    return total
