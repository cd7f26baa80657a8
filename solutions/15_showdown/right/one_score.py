"""One score for a hand: (class, values by frequency). Every check and every comparison reads it off.

The decks are sets, the values of the cards a frozenset's, and the nine checks are made by one function.
"""

from collections import Counter
from itertools import product
from typing import NamedTuple

VALUES = {name: number for number, name in enumerate("2 3 4 5 6 7 8 9 10 jack queen king ace".split(), start=2)}
SUITS = frozenset({"spades", "clubs", "hearts", "diamonds"})
POKER_HANDS = "Royal Flush,Straight Flush,Four Of a Kind,Full House,Flush,Straight,Three Of a Kind,Two Pair,One Pair"
CLASSES = POKER_HANDS.split(",") + ["High Card"]


class Score(NamedTuple):
    strength: int  # 9 for a royal flush, 0 for a high card
    values: list


def get_deck_of_cards():
    copies = [[suit] * len(VALUES) for suit in SUITS]
    return set().union(*map(lambda suits: zip(VALUES, suits), copies))


def get_deck_of_cards_without_zip():
    return set(product(VALUES, SUITS))


def validate_cards(player_cards):
    if type(player_cards) is not set:
        raise TypeError(f"The player_cards should be a set, not a {type(player_cards).__name__}")
    for card in player_cards:
        match card:
            case tuple() if len(card) == 2:
                if card[0] not in VALUES or card[1] not in SUITS:
                    raise ValueError("In {} there is not a valid value or not a valid suit!".format(card))
            case _:
                raise TypeError("A card should be a tuple with value and suit in it")
    return player_cards


def convert_cards_to_values(player_cards):
    return frozenset((VALUES[value], suit) for value, suit in player_cards)


def check_if_list_in_sequence(values):
    steps = {later - earlier for earlier, later in zip(values, values[1:])}
    return steps == {1}


def get_top_2_frequencies_of_list(values):
    (_, most), (_, second) = (Counter(values).most_common() + [(None, 0)])[:2]
    return (most, second)


def score(cards):
    counts = Counter(number for number, _ in convert_cards_to_values(cards))
    values = sorted(counts.elements(), key=lambda number: (counts[number], number), reverse=True)
    one_suit = len(cards) == 5 and len({suit for _, suit in cards}) == 1
    if values == [14, 5, 4, 3, 2]:
        values = [5, 4, 3, 2, 1]
    straight = len(counts) == 5 and values[0] - values[4] == 4
    match one_suit, straight, list(counts.values()), get_top_2_frequencies_of_list(values):
        case True, True, *_:
            name = "Royal Flush" if values[0] == 14 else "Straight Flush"
        case _, _, _, (4, _):
            name = "Four Of a Kind"
        case _, _, _, (3, 2):
            name = "Full House"
        case True, *_:
            name = "Flush"
        case _, True, *_:
            name = "Straight"
        case _, _, _, (3, _):
            name = "Three Of a Kind"
        case _, _, _, (2, 2):
            name = "Two Pair"
        case _, _, _, (2, _):
            name = "One Pair"
        case _:
            name = "High Card"
    return Score(9 - CLASSES.index(name), values)


def check_for(name):
    def check(player_cards):
        return CLASSES[9 - score(player_cards).strength] == name

    return check


check_for_royal_flush = check_for("Royal Flush")
check_for_straight_flush = check_for("Straight Flush")
check_for_four_of_a_kind = check_for("Four Of a Kind")
check_for_full_house = check_for("Full House")
check_for_flush = check_for("Flush")
check_for_straight = check_for("Straight")
check_for_three_of_a_kind = check_for("Three Of a Kind")
check_for_two_pair = check_for("Two Pair")
check_for_pair = check_for("One Pair")


def better_of(a, b):
    return {(True, False): "Player A", (False, True): "Player B"}.get((a > b, b > a), "Player A and Player B")


def resolve_by_high_card(player_a_cards, player_b_cards):
    a, b = (sorted([VALUES[value] for value, _ in cards], reverse=True) for cards in (player_a_cards, player_b_cards))
    return better_of(a, b)


def resolve_with_preferential_high_card_value(player_a_cards, player_b_cards, count):
    def keys(cards):
        counts = Counter(VALUES[value] for value, _ in cards)
        return sorted(((counts[number] == count, number) for number in counts.elements()), reverse=True)

    return better_of(keys(player_a_cards), keys(player_b_cards))


def resolve_rank_tie(poker_hand, player_a_cards, player_b_cards):
    return better_of(score(player_a_cards).values, score(player_b_cards).values)


def get_result_of_poker(player_a_cards, player_b_cards):
    hands = [validate_cards(cards) for cards in (player_a_cards, player_b_cards)]
    return better_of(*map(score, hands))
