"""Unit 15: two players, hands of three to five cards, and who wins.

Run `pytest units/15_showdown`, make the first red test pass, run it again.

A card is a tuple of value and suit, such as ("10", "spades"). A hand, `player_cards`, is a set of three, four or five
cards. The two hands of a game may be of different sizes, and they may share cards. No function changes the hands.

Every hand is in one class: the first of POKER_HANDS that fits. Straights and flushes, so royal and straight flushes
too, have five cards. Ace, 2, 3, 4, 5 is a straight as well, the lowest one: its high card is the 5. No other straight
goes around the ace. A hand that is in none of the nine is a high card.

From the poker assignment of the EPAI course.
"""

Card = tuple[str, str]
Hand = set[Card]

VALUES = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king", "ace"]
SUITS = ["spades", "clubs", "hearts", "diamonds"]

# The best first.
POKER_HANDS = [
    "Royal Flush",
    "Straight Flush",
    "Four Of a Kind",
    "Full House",
    "Flush",
    "Straight",
    "Three Of a Kind",
    "Two Pair",
    "One Pair",
]


def get_deck_of_cards() -> list[Card]:
    """Return the 52 cards, each once, in any order, made with map and zip.

    A list, a tuple or a set will do. Both names, map and zip, must stand in the function, or in what it uses of this
    file. In the source a lambda tells map what to do; anything else that does it is fine.

    >>> ("8", "spades") in get_deck_of_cards()
    True
    """
    raise NotImplementedError("get_deck_of_cards: your turn")


def get_deck_of_cards_without_zip() -> list[Card]:
    """Return the same 52 cards, each once, in any order, made without zip.

    A list, a tuple or a set will do. zip must stand neither in the function nor in what it uses of this file.

    >>> len(get_deck_of_cards_without_zip())
    52
    """
    raise NotImplementedError("get_deck_of_cards_without_zip: your turn")


def validate_cards(player_cards: Hand) -> None:
    """Raise an error if player_cards is no set of cards. Otherwise raise nothing; what it returns is left open.

    No set (a list, for example): TypeError, "The player_cards should be a set".
    Something in the set is no tuple of two: TypeError, "... should be a tuple with value and suit in it".
    A tuple of two, but its value is not in VALUES or its suit is not in SUITS:
    ValueError, "... not a valid value or not a valid suit".

    What stands for the dots, and after these words, is up to you. How many cards there are is not looked at.

    >>> validate_cards({("10", "spades"), ("joker", "hearts")})
    Traceback (most recent call last):
    ValueError: not a valid value or not a valid suit
    """
    raise NotImplementedError("validate_cards: your turn")


def convert_cards_to_values(player_cards: Hand) -> set[tuple[int, str]]:
    """Return a set of the same cards with their values as numbers: 2 to 10, jack 11, queen 12, king 13, ace 14.

    >>> convert_cards_to_values({("10", "spades"), ("jack", "clubs")}) == {(10, "spades"), (11, "clubs")}
    True
    """
    raise NotImplementedError("convert_cards_to_values: your turn")


def check_if_list_in_sequence(values: list[int]) -> bool:
    """Return whether the numbers in the list values follow one another without a gap or a repetition.

    values holds two numbers or more. Numbers in sequence are given lowest first: what is said of [5, 4, 3, 2, 1] or
    [2, 1, 3] is left open, and so is what is said of [2, 3, 4, 5, 14].

    >>> check_if_list_in_sequence([1, 2, 3, 4, 5])
    True
    >>> check_if_list_in_sequence([1, 7, 8, 4, 6])
    False
    """
    raise NotImplementedError("check_if_list_in_sequence: your turn")


def get_top_2_frequencies_of_list(values: list) -> tuple[int, int]:
    """Return a tuple: how often the most frequent thing stands in the list values, and how often the second one does.

    values holds at least one thing, in any order. If all are the same, the second number is 0.

    >>> get_top_2_frequencies_of_list([1, 1, 1, 2, 2])
    (3, 2)
    >>> get_top_2_frequencies_of_list([1, 1, 3, 3, 6])
    (2, 2)
    >>> get_top_2_frequencies_of_list([7, 7, 7])
    (3, 0)
    """
    raise NotImplementedError("get_top_2_frequencies_of_list: your turn")


def check_for_royal_flush(player_cards: Hand) -> bool:
    """Return whether the hand is a royal flush: 10, jack, queen, king, ace of one suit.

    Each of the nine checks gives True for the hands of its own class and False for all others. So the checks can be
    asked in any order, and at most one says True. The hand is a valid one.
    """
    raise NotImplementedError("check_for_royal_flush: your turn")


def check_for_straight_flush(player_cards: Hand) -> bool:
    """Return whether the hand is a straight flush: five values in sequence, one suit, and no royal flush."""
    raise NotImplementedError("check_for_straight_flush: your turn")


def check_for_four_of_a_kind(player_cards: Hand) -> bool:
    """Return whether the hand is four of a kind: four cards of one value, in a hand of four or five."""
    raise NotImplementedError("check_for_four_of_a_kind: your turn")


def check_for_full_house(player_cards: Hand) -> bool:
    """Return whether the hand is a full house: three cards of one value and two of another."""
    raise NotImplementedError("check_for_full_house: your turn")


def check_for_flush(player_cards: Hand) -> bool:
    """Return whether the hand is a flush: five cards of one suit, and no straight or royal flush."""
    raise NotImplementedError("check_for_flush: your turn")


def check_for_straight(player_cards: Hand) -> bool:
    """Return whether the hand is a straight: five values in sequence, or ace to 5, and not all of one suit."""
    raise NotImplementedError("check_for_straight: your turn")


def check_for_three_of_a_kind(player_cards: Hand) -> bool:
    """Return whether the hand is three of a kind: three cards of one value, and no full house or four of a kind."""
    raise NotImplementedError("check_for_three_of_a_kind: your turn")


def check_for_two_pair(player_cards: Hand) -> bool:
    """Return whether the hand is two pair: two cards of one value, two of another, and no third of either."""
    raise NotImplementedError("check_for_two_pair: your turn")


def check_for_pair(player_cards: Hand) -> bool:
    """Return whether the hand is one pair: two cards of one value, all others of different values."""
    raise NotImplementedError("check_for_pair: your turn")


def resolve_by_high_card(player_a_cards: Hand, player_b_cards: Hand) -> str:
    """Return who has the higher cards: "Player A", "Player B" or "Player A and Player B".

    The highest cards are compared, then the second highest and so on. Each card counts, also one whose value stands
    there twice. If one hand ends first and all was equal so far, the longer hand wins. If both end, it is a tie. Suits
    never decide. What is said of the hand ace, 2, 3, 4, 5 is left open here: see resolve_rank_tie.
    """
    raise NotImplementedError("resolve_by_high_card: your turn")


def resolve_with_preferential_high_card_value(player_a_cards: Hand, player_b_cards: Hand, count: int) -> str:
    """Return who wins, as resolve_by_high_card does, but compare first the values that stand exactly count times.

    count is 2, 3 or 4, and each hand has such a value. If a hand has two of them, as two pair with count 2 has, the
    higher ones are compared first, then the lower ones. Then come all other cards, highest first. If all is equal the
    longer hand wins.

    Four fives and a king lose to four sixes and a 2, with count 4.
    """
    raise NotImplementedError("resolve_with_preferential_high_card_value: your turn")


def resolve_rank_tie(poker_hand: str, player_a_cards: Hand, player_b_cards: Hand) -> str:
    """Return who wins when both hands are in the class poker_hand, one of POKER_HANDS: the three answers as above.

    Straight flush, straight: the higher high card wins; ace to 5 counts as 5 high.
    Four of a kind: the four, then the fifth card. Full house: the three, then the two.
    Three of a kind, one pair: the three or two, then all other cards, highest first.
    Two pair: the higher pair, then the lower pair, then the fifth card.
    Flush: card by card, highest first. Royal flush: always a tie.
    If all else is equal, the longer hand wins; if both are as long, it is a tie.
    """
    raise NotImplementedError("resolve_rank_tie: your turn")


def get_result_of_poker(player_a_cards: Hand, player_b_cards: Hand) -> str:
    """Return who wins: "Player A", "Player B", or "Player A and Player B" if nothing tells the hands apart.

    The better class wins, whatever the sizes of the hands. In one class the hands are compared as resolve_rank_tie
    does it; two high cards as resolve_by_high_card does it. Both hands are checked as validate_cards does it.
    """
    raise NotImplementedError("get_result_of_poker: your turn")
