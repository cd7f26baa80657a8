"""Neighbours in a set: equal cards are counted where they come side by side, and nobody has sorted them.

Stage: TestCounting
Ask: In what order do the cards of a set come? Run your check a few times on one hand: does it always say the same?
"""

from collections import Counter
from itertools import groupby

VALUES = "2 3 4 5 6 7 8 9 10 jack queen king ace".split()
SUITS = ["spades", "clubs", "hearts", "diamonds"]
COUNTS = {"Four Of a Kind": 4, "Full House": 3, "Three Of a Kind": 3, "Two Pair": 2, "One Pair": 2}
ORDER = ["Royal Flush", "Straight Flush", "Four Of a Kind", "Full House", "Flush", "Straight"]
ORDER += ["Three Of a Kind", "Two Pair", "One Pair", "High Card"]


def get_deck_of_cards():
    return list(map(lambda card: card, zip(VALUES * 4, SUITS * 13)))


def get_deck_of_cards_without_zip():
    return [(value, suit) for value in VALUES for suit in SUITS]


def validate_cards(player_cards):
    if not isinstance(player_cards, set):
        raise TypeError("The player_cards should be a set")
    for card in player_cards:
        if not isinstance(card, tuple) or len(card) != 2:
            raise TypeError("each card should be a tuple with value and suit in it")
        if card[0] not in VALUES or card[1] not in SUITS:
            raise ValueError("not a valid value or not a valid suit")


def convert_cards_to_values(player_cards):
    return {(VALUES.index(value) + 2, suit) for value, suit in player_cards}


def check_if_list_in_sequence(values):
    return all(b - a == 1 for a, b in zip(values, values[1:]))


def get_top_2_frequencies_of_list(values):
    counts = sorted(Counter(values).values(), reverse=True) + [0]
    return counts[0], counts[1]


def numbers(cards):
    found = sorted((value for value, suit in convert_cards_to_values(cards)), reverse=True)
    return [5, 4, 3, 2, 1] if found == [14, 5, 4, 3, 2] else found


def frequencies(cards):
    runs = [len(list(run)) for _, run in groupby(value for value, suit in cards)]
    most, second, *_ = sorted([*runs, 0], reverse=True)
    return most, second


def one_suit(cards):
    return len(cards) == 5 and len({suit for value, suit in cards}) == 1


def in_sequence(cards):
    return len(cards) == 5 and check_if_list_in_sequence(numbers(cards)[::-1])


def check_for_royal_flush(player_cards):
    return one_suit(player_cards) and numbers(player_cards) == [14, 13, 12, 11, 10]


def check_for_straight_flush(player_cards):
    return one_suit(player_cards) and in_sequence(player_cards) and not check_for_royal_flush(player_cards)


def check_for_four_of_a_kind(player_cards):
    return frequencies(player_cards)[0] == 4


def check_for_full_house(player_cards):
    return frequencies(player_cards) == (3, 2)


def check_for_flush(player_cards):
    return one_suit(player_cards) and not in_sequence(player_cards)


def check_for_straight(player_cards):
    return in_sequence(player_cards) and not one_suit(player_cards)


def check_for_three_of_a_kind(player_cards):
    return frequencies(player_cards) in [(3, 0), (3, 1)]


def check_for_two_pair(player_cards):
    return frequencies(player_cards) == (2, 2)


def check_for_pair(player_cards):
    return frequencies(player_cards) == (2, 1)


CHECKS = [check_for_royal_flush, check_for_straight_flush, check_for_four_of_a_kind, check_for_full_house]
CHECKS += [check_for_flush, check_for_straight, check_for_three_of_a_kind, check_for_two_pair, check_for_pair]


def name_of(cards):
    return next((name for name, check in zip(ORDER, CHECKS) if check(cards)), "High Card")


def winner(a, b):
    return "Player A" if a > b else "Player B" if b > a else "Player A and Player B"


def resolve_by_high_card(player_a_cards, player_b_cards):
    return winner(numbers(player_a_cards), numbers(player_b_cards))


def preferred(cards, count):
    values = numbers(cards)
    return sorted(values, key=lambda value: (values.count(value) == count, value), reverse=True)


def resolve_with_preferential_high_card_value(player_a_cards, player_b_cards, count):
    return winner(preferred(player_a_cards, count), preferred(player_b_cards, count))


def resolve_rank_tie(poker_hand, player_a_cards, player_b_cards):
    if poker_hand in COUNTS:
        return resolve_with_preferential_high_card_value(player_a_cards, player_b_cards, COUNTS[poker_hand])
    return resolve_by_high_card(player_a_cards, player_b_cards)


def get_result_of_poker(player_a_cards, player_b_cards):
    validate_cards(player_a_cards)
    validate_cards(player_b_cards)
    a, b = name_of(player_a_cards), name_of(player_b_cards)
    if a == b:
        return resolve_rank_tie(a, player_a_cards, player_b_cards)
    return "Player A" if ORDER.index(a) < ORDER.index(b) else "Player B"
