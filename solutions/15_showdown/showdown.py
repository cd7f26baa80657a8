"""Unit 15, the reference solution."""

Card = tuple[str, str]
Hand = set[Card]

VALUES = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king", "ace"]
SUITS = ["spades", "clubs", "hearts", "diamonds"]

# In these classes the value that stands so many times is compared first.
COUNTS = {"Four Of a Kind": 4, "Full House": 3, "Three Of a Kind": 3, "Two Pair": 2, "One Pair": 2}


def get_deck_of_cards() -> list[Card]:
    """Return the 52 cards. 13 and 4 have no common divisor, so the two rows never make a pair twice."""
    return list(map(lambda pair: (pair[0], pair[1]), zip(VALUES * len(SUITS), SUITS * len(VALUES))))


def get_deck_of_cards_without_zip() -> list[Card]:
    """Return the 52 cards: every value in every suit."""
    return [(value, suit) for value in VALUES for suit in SUITS]


def validate_cards(player_cards: Hand) -> None:
    """Raise TypeError or ValueError if player_cards is no set of cards."""
    if not isinstance(player_cards, set):
        raise TypeError("The player_cards should be a set")
    for card in player_cards:
        if not isinstance(card, tuple) or len(card) != 2:
            raise TypeError(f"{card!r} should be a tuple with value and suit in it")
        value, suit = card
        if value not in VALUES or suit not in SUITS:
            raise ValueError(f"{card!r} has not a valid value or not a valid suit")


def convert_cards_to_values(player_cards: Hand) -> set[tuple[int, str]]:
    """Return the cards with their values as numbers from 2 to 14."""
    return {(VALUES.index(value) + 2, suit) for value, suit in player_cards}


def check_if_list_in_sequence(values: list[int]) -> bool:
    """Return whether the values count up by one."""
    return values == list(range(values[0], values[0] + len(values)))


def get_top_2_frequencies_of_list(values: list) -> tuple[int, int]:
    """Return the two highest frequencies, the second of them 0 if there is only one."""
    frequencies = sorted((values.count(value) for value in set(values)), reverse=True)
    first, second, *_ = [*frequencies, 0]
    return first, second


def check_for_royal_flush(player_cards: Hand) -> bool:
    """Return whether the hand is a sequence of one suit with the ace at its end: at its beginning it counts 1."""
    return _has_one_suit(player_cards) and _has_sequence(player_cards) and 14 in _values(player_cards)


def check_for_straight_flush(player_cards: Hand) -> bool:
    """Return whether the hand is a sequence of one suit, and no royal flush."""
    is_royal = check_for_royal_flush(player_cards)
    return _has_one_suit(player_cards) and _has_sequence(player_cards) and not is_royal


def check_for_four_of_a_kind(player_cards: Hand) -> bool:
    """Return whether one value stands four times."""
    return _frequencies(player_cards) in [(4, 0), (4, 1)]


def check_for_full_house(player_cards: Hand) -> bool:
    """Return whether one value stands three times and another one twice."""
    return _frequencies(player_cards) == (3, 2)


def check_for_flush(player_cards: Hand) -> bool:
    """Return whether the hand has one suit, and no sequence."""
    return _has_one_suit(player_cards) and not _has_sequence(player_cards)


def check_for_straight(player_cards: Hand) -> bool:
    """Return whether the hand is a sequence, of several suits."""
    return _has_sequence(player_cards) and not _has_one_suit(player_cards)


def check_for_three_of_a_kind(player_cards: Hand) -> bool:
    """Return whether one value stands three times and no other twice."""
    return _frequencies(player_cards) in [(3, 0), (3, 1)]


def check_for_two_pair(player_cards: Hand) -> bool:
    """Return whether two values stand twice."""
    return _frequencies(player_cards) == (2, 2)


def check_for_pair(player_cards: Hand) -> bool:
    """Return whether one value stands twice and the others once."""
    return _frequencies(player_cards) == (2, 1)


def resolve_by_high_card(player_a_cards: Hand, player_b_cards: Hand) -> str:
    """Return who has the higher cards, compared one by one."""
    return _winner(_values(player_a_cards), _values(player_b_cards))


def resolve_with_preferential_high_card_value(player_a_cards: Hand, player_b_cards: Hand, count: int) -> str:
    """Return who has the higher cards, where values that stand count times come first."""

    def in_order(player_cards: Hand) -> list[int]:
        values = _values(player_cards)
        return sorted(values, key=lambda value: (values.count(value) == count, value), reverse=True)

    return _winner(in_order(player_a_cards), in_order(player_b_cards))


def resolve_rank_tie(poker_hand: str, player_a_cards: Hand, player_b_cards: Hand) -> str:
    """Return who wins when both hands are in the class poker_hand."""
    if poker_hand in COUNTS:
        count = COUNTS[poker_hand]
        return resolve_with_preferential_high_card_value(player_a_cards, player_b_cards, count)
    return resolve_by_high_card(player_a_cards, player_b_cards)


def get_result_of_poker(player_a_cards: Hand, player_b_cards: Hand) -> str:
    """Return who wins: by class, and within one class by the cards."""
    validate_cards(player_a_cards)
    validate_cards(player_b_cards)
    class_a, class_b = _poker_hand(player_a_cards), _poker_hand(player_b_cards)
    if class_a == class_b:
        return resolve_rank_tie(class_a, player_a_cards, player_b_cards)
    names = list(CHECKS)
    return _winner(names.index(class_b), names.index(class_a))


CHECKS = {
    "Royal Flush": check_for_royal_flush,
    "Straight Flush": check_for_straight_flush,
    "Four Of a Kind": check_for_four_of_a_kind,
    "Full House": check_for_full_house,
    "Flush": check_for_flush,
    "Straight": check_for_straight,
    "Three Of a Kind": check_for_three_of_a_kind,
    "Two Pair": check_for_two_pair,
    "One Pair": check_for_pair,
    "High Card": lambda player_cards: True,
}


def _poker_hand(player_cards: Hand) -> str:
    """The name of the hand's class."""
    return next(name for name, check in CHECKS.items() if check(player_cards))


def _values(player_cards: Hand) -> list[int]:
    """The values of the hand's cards, highest first. In ace to 5 the ace counts 1."""
    values = sorted((value for value, suit in convert_cards_to_values(player_cards)), reverse=True)
    return [5, 4, 3, 2, 1] if values == [14, 5, 4, 3, 2] else values


def _frequencies(player_cards: Hand) -> tuple[int, int]:
    return get_top_2_frequencies_of_list(_values(player_cards))


def _has_one_suit(player_cards: Hand) -> bool:
    """Whether the hand has five cards of one suit."""
    return get_top_2_frequencies_of_list([suit for value, suit in player_cards]) == (5, 0)


def _has_sequence(player_cards: Hand) -> bool:
    """Whether the hand has five values in sequence."""
    values = _values(player_cards)
    return len(values) == 5 and check_if_list_in_sequence(values[::-1])


def _winner(a: object, b: object) -> str:
    """The player with the greater of two things that can be compared."""
    if a > b:
        return "Player A"
    if b > a:
        return "Player B"
    return "Player A and Player B"
