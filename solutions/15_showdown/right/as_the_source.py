"""Close to the source: nine checks asked in turn, cards compared by recursion, on copies. Prints what it finds.

The ace of ace to 5 is seen by the sequence check. Extra optional parameters; decks as tuples.
"""

suits = ("spades", "clubs", "hearts", "diamonds")
values = tuple(map(str, range(2, 11))) + ("jack", "queen", "king", "ace")


def get_deck_of_cards():
    all_values = sorted(values * 4)
    all_suits = suits * 13
    return tuple(map(lambda pair: pair, zip(all_values, all_suits)))


def get_deck_of_cards_without_zip(verbose=False):
    deck = ()
    for suit in suits:
        for value in values:
            deck += ((value, suit),)
    if verbose:
        print(deck)
    return deck


def validate_cards(player_cards, name="The player_cards"):
    if not isinstance(player_cards, set):
        raise TypeError(name + " should be a set")
    if any(not isinstance(card, tuple) or len(card) != 2 for card in player_cards):
        raise TypeError("Every card of " + name + " should be a tuple with value and suit in it, like ('8', 'clubs')")
    for value, suit in player_cards:
        if values.count(value) == 0 or suits.count(suit) == 0:
            raise ValueError("not a valid value or not a valid suit: " + str((value, suit)))
    return True


def convert_cards_to_values(player_cards):
    names = {"jack": 11, "queen": 12, "king": 13, "ace": 14}
    result = set()
    for value, suit in player_cards:
        if value in names:
            result.add((names[value], suit))
        else:
            result.add((int(value), suit))
    return result


def check_if_list_in_sequence(values):
    values = sorted(values)
    if values == [2, 3, 4, 5, 14]:
        return True
    for i in range(len(values) - 1):
        if values[i] + 1 != values[i + 1]:
            return False
    return True


def get_top_2_frequencies_of_list(values):
    first = second = 0
    for value in set(values):
        n = values.count(value)
        if n > first:
            first, second = n, first
        elif n > second:
            second = n
    return first, second


def get_values(player_cards):
    return sorted(value for value, suit in convert_cards_to_values(player_cards))


def get_suits(player_cards):
    return [suit for value, suit in player_cards]


def is_flush(player_cards):
    return len(player_cards) == 5 and len(set(get_suits(player_cards))) == 1


def is_straight(player_cards):
    return len(player_cards) == 5 and check_if_list_in_sequence(get_values(player_cards))


def check_for_royal_flush(player_cards):
    return is_flush(player_cards) and get_values(player_cards) == [10, 11, 12, 13, 14]


def check_for_straight_flush(player_cards):
    if not is_flush(player_cards) or not is_straight(player_cards):
        return False
    return not check_for_royal_flush(player_cards)


def check_for_four_of_a_kind(player_cards):
    return get_top_2_frequencies_of_list(get_values(player_cards))[0] == 4


def check_for_full_house(player_cards):
    return get_top_2_frequencies_of_list(get_values(player_cards)) == (3, 2)


def check_for_flush(player_cards):
    return is_flush(player_cards) and not is_straight(player_cards)


def check_for_straight(player_cards):
    return is_straight(player_cards) and not is_flush(player_cards)


def check_for_three_of_a_kind(player_cards):
    most, second = get_top_2_frequencies_of_list(get_values(player_cards))
    return most == 3 and second < 2


def check_for_two_pair(player_cards):
    most, second = get_top_2_frequencies_of_list(get_values(player_cards))
    return most == 2 and second == 2


def check_for_pair(player_cards):
    most, second = get_top_2_frequencies_of_list(get_values(player_cards))
    return most == 2 and second != 2


def compare(values_a, values_b):
    if not values_a and not values_b:
        return "Player A and Player B"
    if not values_b:
        return "Player A"
    if not values_a:
        return "Player B"
    if max(values_a) > max(values_b):
        return "Player A"
    if max(values_a) < max(values_b):
        return "Player B"
    values_a.remove(max(values_a))
    values_b.remove(max(values_b))
    return compare(values_a, values_b)


def resolve_by_high_card(player_a_cards, player_b_cards):
    print("compare", sorted(player_a_cards), "with", sorted(player_b_cards))
    return compare(get_values(player_a_cards), get_values(player_b_cards))


def resolve_with_preferential_high_card_value(player_a_cards, player_b_cards, count):
    values_a, values_b = get_values(player_a_cards), get_values(player_b_cards)
    result = compare(
        [value for value in values_a if values_a.count(value) == count],
        [value for value in values_b if values_b.count(value) == count],
    )
    if result != "Player A and Player B":
        return result
    return compare(
        [value for value in values_a if values_a.count(value) != count],
        [value for value in values_b if values_b.count(value) != count],
    )


def straight_high(player_cards):
    """The high card of a straight. In ace to 5 the ace is the highest value, and the 5 beside it is what counts."""
    values = get_values(player_cards)
    return 5 if values == [2, 3, 4, 5, 14] else values[4]


def resolve_rank_tie(poker_hand, player_a_cards, player_b_cards):
    if poker_hand == "Royal Flush":
        return "Player A and Player B"
    if poker_hand in ("Straight Flush", "Straight"):
        return compare([straight_high(player_a_cards)], [straight_high(player_b_cards)])
    if poker_hand == "Four Of a Kind":
        return resolve_with_preferential_high_card_value(player_a_cards, player_b_cards, 4)
    if poker_hand == "Full House" or poker_hand == "Three Of a Kind":
        return resolve_with_preferential_high_card_value(player_a_cards, player_b_cards, 3)
    if poker_hand == "Two Pair" or poker_hand == "One Pair":
        return resolve_with_preferential_high_card_value(player_a_cards, player_b_cards, 2)
    return resolve_by_high_card(player_a_cards, player_b_cards)


checks = [
    (1, "Royal Flush", check_for_royal_flush),
    (2, "Straight Flush", check_for_straight_flush),
    (3, "Four Of a Kind", check_for_four_of_a_kind),
    (4, "Full House", check_for_full_house),
    (5, "Flush", check_for_flush),
    (6, "Straight", check_for_straight),
    (7, "Three Of a Kind", check_for_three_of_a_kind),
    (8, "Two Pair", check_for_two_pair),
    (9, "One Pair", check_for_pair),
]


def get_result_of_poker(player_a_cards, player_b_cards):
    validate_cards(player_a_cards, name="The player_cards of A")
    validate_cards(player_b_cards, name="The player_cards of B")
    player_a_rank = player_b_rank = None
    for rank, poker_hand, check in checks:
        if player_a_rank is None and check(player_a_cards):
            player_a_rank, hand_a = rank, poker_hand
        if player_b_rank is None and check(player_b_cards):
            player_b_rank = rank
    if player_a_rank is None and player_b_rank is None:
        return resolve_by_high_card(player_a_cards, player_b_cards)
    if player_a_rank is None:
        return "Player B"
    if player_b_rank is None or player_a_rank < player_b_rank:
        return "Player A"
    if player_b_rank < player_a_rank:
        return "Player B"
    return resolve_rank_tie(hand_a, player_a_cards, player_b_cards)
