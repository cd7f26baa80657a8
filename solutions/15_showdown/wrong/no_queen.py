"""A value missing: the decks are made of twelve values without the queen, so both have 48 cards.

Stage: TestDeck
Ask: Say the values aloud, from the 2 to the ace: how many are there, and how many has your list?
"""

from collections import Counter

VALUES = "2 3 4 5 6 7 8 9 10 jack queen king ace".split()
TWELVE = "2 3 4 5 6 7 8 9 10 jack king ace".split()
SUITS = ["spades", "clubs", "hearts", "diamonds"]
NAMES = {(4, 1): "Four Of a Kind", (4, 0): "Four Of a Kind", (3, 2): "Full House", (3, 1): "Three Of a Kind"}
NAMES |= {(3, 0): "Three Of a Kind", (2, 2): "Two Pair", (2, 1): "One Pair"}
COUNTS = {"Four Of a Kind": 4, "Full House": 3, "Three Of a Kind": 3, "Two Pair": 2, "One Pair": 2}
ORDER = ["Royal Flush", "Straight Flush", "Four Of a Kind", "Full House", "Flush", "Straight"]
ORDER += ["Three Of a Kind", "Two Pair", "One Pair", "High Card"]


def get_deck_of_cards():
    return list(map(lambda card: card, zip(sorted(TWELVE * 4), SUITS * 12)))


def get_deck_of_cards_without_zip():
    return [(value, suit) for value in TWELVE for suit in SUITS]


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


def name_of(cards):
    values = numbers(cards)
    flush = len(cards) == 5 and len({suit for value, suit in cards}) == 1
    straight = len(cards) == 5 and check_if_list_in_sequence(values[::-1])
    if flush and straight:
        return "Royal Flush" if values[0] == 14 else "Straight Flush"
    if flush or straight:
        return "Flush" if flush else "Straight"
    return NAMES.get(get_top_2_frequencies_of_list(values), "High Card")


def is_a(name):
    return lambda player_cards: name_of(player_cards) == name


check_for_royal_flush = is_a("Royal Flush")
check_for_straight_flush = is_a("Straight Flush")
check_for_four_of_a_kind = is_a("Four Of a Kind")
check_for_full_house = is_a("Full House")
check_for_flush = is_a("Flush")
check_for_straight = is_a("Straight")
check_for_three_of_a_kind = is_a("Three Of a Kind")
check_for_two_pair = is_a("Two Pair")
check_for_pair = is_a("One Pair")


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
