"""One number for a hand: its class and its cards are the digits of a number to base 15. A missing card is a 0."""

FACES = ["jack", "queen", "king", "ace"]
NUMBERS = {**{str(n): n for n in range(2, 11)}, **{face: n for n, face in enumerate(FACES, 11)}}
SUITS = {"spades", "clubs", "hearts", "diamonds"}
NAMES = ["Royal Flush", "Straight Flush", "Four Of a Kind", "Full House", "Flush", "Straight"]
NAMES += ["Three Of a Kind", "Two Pair", "One Pair"]
PATTERNS = {"4": 2, "41": 2, "32": 3, "3": 6, "31": 6, "311": 6, "22": 7, "221": 7, "21": 8, "211": 8, "2111": 8}


def pair_up(suit):
    return list(zip(NUMBERS, [suit] * 13))


def get_deck_of_cards():
    return sum(map(pair_up, SUITS), [])


def get_deck_of_cards_without_zip():
    return [(value, suit) for value in NUMBERS for suit in SUITS]


def validate_cards(player_cards):
    if not isinstance(player_cards, (set, frozenset)):
        raise TypeError("player_cards should be a set of cards")
    for card in player_cards:
        try:
            value, suit = card
            right = isinstance(card, tuple)
        except (TypeError, ValueError):
            right = False
        if not right:
            raise TypeError("a card should be a tuple with value and suit in it")
        if not (value in NUMBERS and suit in SUITS):
            raise ValueError(f"{value} of {suit} has not a valid value or not a valid suit")


def convert_cards_to_values(player_cards):
    return set((NUMBERS[value], suit) for value, suit in player_cards)


def check_if_list_in_sequence(values):
    return all(value == values[0] + place for place, value in enumerate(values))


def get_top_2_frequencies_of_list(values):
    digits = pattern(values) + "0"
    return int(digits[0]), int(digits[1])


def pattern(values):
    """How often each value stands there, most often first: '32' for a full house."""
    return "".join(sorted((str(values.count(value)) for value in set(values)), reverse=True))


def values_of(cards):
    return [number for number, _ in convert_cards_to_values(cards)]


def rank_of(cards):
    """The place of the hand's class in NAMES; 9 for a high card."""
    values = sorted(values_of(cards))
    if len(cards) == 5 and pattern(values) == "11111":
        straight = check_if_list_in_sequence(values) or values == [2, 3, 4, 5, 14]
        if len({suit for _, suit in cards}) == 1:
            return (0 if values[0] == 10 else 1) if straight else 4
        if straight:
            return 5
    return PATTERNS.get(pattern(values), 9)


def check_for_royal_flush(player_cards):
    return rank_of(player_cards) == 0


def check_for_straight_flush(player_cards):
    return rank_of(player_cards) == 1


def check_for_four_of_a_kind(player_cards):
    return rank_of(player_cards) == 2


def check_for_full_house(player_cards):
    return rank_of(player_cards) == 3


def check_for_flush(player_cards):
    return rank_of(player_cards) == 4


def check_for_straight(player_cards):
    return rank_of(player_cards) == 5


def check_for_three_of_a_kind(player_cards):
    return rank_of(player_cards) == 6


def check_for_two_pair(player_cards):
    return rank_of(player_cards) == 7


def check_for_pair(player_cards):
    return rank_of(player_cards) == 8


def worth(cards, count=None):
    """The cards' values as digits to base 15, those that stand count times before the others."""
    values = values_of(cards)
    first = sorted((value for value in values if values.count(value) == count), reverse=True)
    rest = sorted((value for value in values if values.count(value) != count), reverse=True)
    digits = (first + rest + [0] * 5)[:5]
    if digits == [14, 5, 4, 3, 2]:
        digits = [5, 4, 3, 2, 1]
    total = 0
    for digit in digits:
        total = total * 15 + digit
    return total


def result(difference):
    if difference == 0:
        return "Player A and Player B"
    return "Player A" if difference > 0 else "Player B"


def resolve_by_high_card(player_a_cards, player_b_cards):
    return result(worth(player_a_cards) - worth(player_b_cards))


def resolve_with_preferential_high_card_value(player_a_cards, player_b_cards, count):
    return result(worth(player_a_cards, count) - worth(player_b_cards, count))


def resolve_rank_tie(poker_hand, player_a_cards, player_b_cards):
    count = [None, None, 4, 3, None, None, 3, 2, 2][NAMES.index(poker_hand)]
    return resolve_with_preferential_high_card_value(player_a_cards, player_b_cards, count)


def get_result_of_poker(player_a_cards, player_b_cards):
    for cards in [player_a_cards, player_b_cards]:
        validate_cards(cards)
    a, b = rank_of(player_a_cards), rank_of(player_b_cards)
    if a != b:
        return result(b - a)
    if a == 9:
        return resolve_by_high_card(player_a_cards, player_b_cards)
    return resolve_rank_tie(NAMES[a], player_a_cards, player_b_cards)
