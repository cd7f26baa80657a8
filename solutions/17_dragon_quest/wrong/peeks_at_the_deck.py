"""Looked at, not drawn: the deck keeps its last card, and gives the same one again.

Stage: TestChange
Ask: Two cards are replaced: which two new ones should come, and how many has your deck lost?
"""

import random
from collections import Counter
from collections.abc import Callable

MARKS = "♠♥♦♣"
RANKS = [*"23456789", "10", *"JQKA"]
DECK = [f"{mark}-{rank}" for mark in MARKS for rank in RANKS]

# (three or four of a kind, number of pairs): the role and its score
GROUPS = {
    (4, 0): ("4 cards", 1000),
    (3, 1): ("Full house", 500),
    (3, 0): ("3 cards", 250),
    (0, 2): ("2 pairs", 200),
    (0, 1): ("1 pair", 150),
    (0, 0): ("No role", 0),
}


def calc_hand(cards: list[str]) -> dict:
    """Return what the hand has: flush, straight, three or four of a rank, pairs."""
    marks = {card.split("-")[0] for card in cards}
    numbers = sorted(_number(card) for card in cards)
    counts = list(Counter(numbers).values())
    return {
        "is_flush": len(marks) == 1,
        "is_straight": numbers == list(range(numbers[0], numbers[0] + 5)) or numbers == [2, 3, 4, 5, 14],
        "same_number": max(counts) if max(counts) > 2 else 0,
        "match_pair_count": counts.count(2),
    }


def showdown_hand(hand_status: dict, cards: list[str]) -> tuple[str, int]:
    """Return the role of the hand and its score."""
    ranks = [card.split("-")[1] for card in cards]
    if hand_status["is_flush"] and hand_status["is_straight"]:
        if "10" in ranks and "A" in ranks:
            return "Royal straight flush", 10000
        return "Straight flush", 2000
    if hand_status["is_flush"]:
        return "Flush", 400
    if hand_status["is_straight"]:
        return "Straight", 300
    return GROUPS[hand_status["same_number"], hand_status["match_pair_count"]]


def change_hand(cards: list[str], deck: list[str]) -> list[str]:
    """Return the hand after the player has replaced as many of its cards as wanted."""
    print("Enter y to replace a card, anything else to keep it.")
    return [deck[-1] if _says(f"{card}: ", "y") else card for card in cards]


def double_up(score: int, deck: list[str]) -> int:
    """Play one round of the double-up. Return the score after it."""
    face_up, *face_down = [deck.pop() for _ in range(5)]
    print(f"Now your score is {score} points. The cards: {face_up}, *-*, *-*, *-*, *-*")
    chosen = face_down[_choose(face_up) - 1]
    print(f"Your card is {chosen}.")
    if _number(chosen) > _number(face_up):
        print("You win!")
        score *= 2
    elif _number(chosen) < _number(face_up):
        print("You lose.")
        score = 0
    else:
        print("The cards are equal.")
    print(f"Your score is {score} points.")
    return score


def main(shuffle: Callable[[list], object] = random.shuffle) -> int:
    """Play games until the player has enough. Return the total of the scores collected."""
    total = 0
    try:
        total += _game(shuffle)
        while not _says("Enter q to end, anything else to play again: ", "q"):
            total += _game(shuffle)
    except (EOFError, KeyboardInterrupt):
        print()
    print(f"You go home with {total} points.")
    return total


def _game(shuffle: Callable[[list], object]) -> int:
    """Play one game. Return the score collected."""
    deck = _new_deck(shuffle)
    cards = [deck.pop() for _ in range(5)]
    print("Your hand:", *cards)
    cards = change_hand(cards, deck)
    print("Your hand:", *cards)
    role, score = showdown_hand(calc_hand(cards), cards)
    print(f"{role}: {score} points")
    while score and _says("Enter y to double up, anything else to collect: ", "y"):
        score = double_up(score, _new_deck(shuffle))
    return score


def _new_deck(shuffle: Callable[[list], object]) -> list[str]:
    deck = list(DECK)
    shuffle(deck)
    return deck


def _number(card: str) -> int:
    """The rank of the card as a number from 2 to 14."""
    return RANKS.index(card.split("-")[1]) + 2


def _says(question: str, word: str) -> bool:
    """Whether the player answers the question with that word."""
    return input(question).strip().lower() == word


def _choose(face_up: str) -> int:
    """Ask the player for a number from 1 to 4 until there is one."""
    while True:
        answer = input(f"Enter the number of a card that is stronger than {face_up}, 1 to 4: ").strip()
        if answer in ("1", "2", "3", "4"):
            return int(answer)
        print("There are the cards 1, 2, 3 and 4.")
