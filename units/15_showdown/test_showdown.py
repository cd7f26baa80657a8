"""The tests of the showdown. Each class is a stage: go from one to the next.

Hands are written short here: mixed("KK882") is two kings, two eights and a 2 in different suits, suited("KJ942") five
cards of one suit. A set has no order, so what a test says holds in whatever order the cards come.
"""

from itertools import cycle

import pytest
from showdown import (
    check_for_flush,
    check_for_four_of_a_kind,
    check_for_full_house,
    check_for_pair,
    check_for_royal_flush,
    check_for_straight,
    check_for_straight_flush,
    check_for_three_of_a_kind,
    check_for_two_pair,
    check_if_list_in_sequence,
    convert_cards_to_values,
    get_deck_of_cards,
    get_deck_of_cards_without_zip,
    get_result_of_poker,
    get_top_2_frequencies_of_list,
    resolve_by_high_card,
    resolve_rank_tie,
    resolve_with_preferential_high_card_value,
    validate_cards,
)

VALUES = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king", "ace"]
SUITS = ["spades", "clubs", "hearts", "diamonds"]
CARDS = sorted((value, suit) for value in VALUES for suit in SUITS)
RANKS = "23456789TJQKA"

BOTH = "Player A and Player B"


def mixed(ranks, turn=0):
    """A hand of these ranks whose suits take turns. Equal ranks stand side by side, so they get different suits."""
    return {(VALUES[RANKS.index(rank)], SUITS[(place + turn) % 4]) for place, rank in enumerate(ranks)}


def suited(ranks, suit="spades"):
    """A hand of these ranks in one suit."""
    return {(VALUES[RANKS.index(rank)], suit) for rank in ranks}


def around(place, *steps):
    """Ranks so many steps above this place, going on with the 2 after the ace: what is left over for a hand."""
    return "".join(RANKS[(place + step) % 13] for step in steps)


SUIT_OF = {rank: SUITS[place % 4] for place, rank in enumerate(RANKS)}

# The best class first: as many hands of each as the source has.
HANDS = {
    "Royal Flush": [suited("TJQKA", suit) for suit in SUITS],
    "Straight Flush": [suited(RANKS[low : low + 5], SUITS[low % 4]) for low in range(8)],
    "Four Of a Kind": [mixed(rank * 4) for rank in RANKS]
    + [mixed(rank * 4 + around(place, 5), place) for place, rank in enumerate(RANKS)],
    "Full House": [mixed(rank * 3 + around(place, 4) * 2, place) for place, rank in enumerate(RANKS)],
    "Flush": [
        suited(ranks, SUIT_OF[ranks[0]])
        for ranks in ["AKQJ9", "A6432", "AT753", "KQJT8", "QT964", "J9865", "T8732", "97543", "75432"]
    ],
    "Straight": [mixed(RANKS[low : low + 5], low) for low in range(8)],
    "Three Of a Kind": [
        mixed(rank * 3 + around(place, *steps), place)
        for steps in [(), (4,), (4, 7)]
        for place, rank in enumerate(RANKS)
    ],
    "Two Pair": [
        mixed(rank * 2 + around(place, 3) * 2 + around(place, *steps), place)
        for steps in [(), (8,)]
        for place, rank in enumerate(RANKS)
    ],
    "One Pair": [
        mixed(rank * 2 + around(place, *steps), place)
        for steps in [(3,), (3, 8), (3, 8, 10)]
        for place, rank in enumerate(RANKS)
    ],
    "High Card": [
        mixed(around(place, *steps), place)
        for steps in [(0, 5, 7), (0, 2, 5, 10), (0, 2, 5, 7, 10)]
        for place in range(13)
    ],
}
CLASSES = list(HANDS)
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
}
BY_COUNT = {"Four Of a Kind": 4, "Full House": 3, "Three Of a Kind": 3, "Two Pair": 2, "One Pair": 2}
BY_FIVE = ["Royal Flush", "Straight Flush", "Flush", "Straight"]

# In each pair the first hand wins.
TIES = {
    "Straight Flush": ["KQJT9 QJT98", "T9876 98765", "76543 65432", "65432 5432A", "KQJT9 5432A"],
    "Four Of a Kind": ["66662 5555A", "AAAA2 KKKKQ", "33332 2222A", "9999K 9999Q", "TTTT3 TTTT2", "8888 7777A"],
    "Full House": ["99944 888AA", "33322 222AA", "KKK22 QQQJJ", "777AA 777KK", "JJJ33 JJJ22", "22244 22233"],
    "Flush": ["A8642 KQJT8", "KJ642 KT987", "Q9753 Q8754", "J9842 J9832", "T8753 T8752", "AK752 AQJT8"],
    "Straight": ["AKQJT KQJT9", "T9876 98765", "76543 65432", "65432 5432A", "JT987 5432A"],
    "Three Of a Kind": ["99932 888AK", "33354 222AK", "KKKQ2 KKKJT", "777A3 777A2", "AAA QQQKJ", "TTT9 TTT87"],
    "Two Pair": [
        "KK882 KK77A",
        "KK882 QQJJA",
        "AA332 KKQQJ",
        "9955K 9955Q",
        "4433A 4433K",
        "7722Q 6655A",
        "JJ33 TT99A",
    ],
    "One Pair": [
        "33A54 33KQJ",
        "KK432 QQAJT",
        "33542 22AKQ",
        "88A93 88A74",
        "TT863 TT862",
        "99A 88AKQ",
        "55K 55QJT",
    ],
    "High Card": [
        "A9543 KQJ97",
        "AK953 AQJT8",
        "QJ862 QJ763",
        "J9743 J9732",
        "T8643 T8642",
        "K54 QJT87",
        "A95 A8764",
    ],
}
LONGER = {
    "Four Of a Kind": ["JJJJ2 JJJJ"],
    "Three Of a Kind": ["4448 444", "KKK32 KKK3", "99954 999"],
    "Two Pair": ["KK882 KK88"],
    "One Pair": ["55A2 55A", "QQ743 QQ74", "AA987 AA9"],
    "High Card": ["A953 A95", "K9876 K987", "QT432 QT4"],
}
EXACT = {
    "Royal Flush": ["AKQJT"],
    "Straight Flush": ["98765", "5432A"],
    "Four Of a Kind": ["JJJJ", "88883"],
    "Full House": ["TTT77", "222AA"],
    "Flush": ["KJ942", "AQ983"],
    "Straight": ["AKQJT", "5432A"],
    "Three Of a Kind": ["555", "9992", "QQQA6"],
    "Two Pair": ["AA99", "KK882"],
    "One Pair": ["44J", "77K2", "TTA54"],
    "High Card": ["K87", "QJT2", "AT863"],
}
# What decides within a class.
RULE = {
    "Royal Flush": "all royal flushes are equal",
    "Straight Flush": "the straight flush with the higher high card wins; that of ace to 5 is the 5",
    "Four Of a Kind": "the higher four wins; of equal ones, the higher fifth card",
    "Full House": "the higher three wins; of equal ones, the higher two",
    "Flush": "flushes are compared card by card, the highest first",
    "Straight": "the straight with the higher high card wins; that of ace to 5 is the 5",
    "Three Of a Kind": "the higher three wins; of equal ones, the other cards decide, the highest first",
    "Two Pair": "the higher pair decides, then the lower pair, then the fifth card",
    "One Pair": "the higher pair wins; of equal ones, the other cards decide, the highest first",
    "High Card": "high cards are compared card by card, the highest first",
}


def rows(table, names):
    """(class, better hand, worse hand) for all pairs of these classes in the table."""
    return [(name, *pair.split()) for name in names for pair in table.get(name, [])]


def hand(name, ranks, turn=0):
    """A hand of this class."""
    return suited(ranks, SUITS[turn]) if "Flush" in name else mixed(ranks, turn)


def spoiled(stranger):
    """Hands in which one thing is wrong: the stranger."""
    return [{stranger, *mixed(around(place, 0, 3, 6, 9), place)} for place in range(13)]


COUNTED_ROWS = rows(TIES, BY_COUNT) + rows(LONGER, BY_COUNT)
NOT_COUNTED = ["Straight Flush", "Flush", "Straight"]


class TestDeck:
    """The deck, with zip and without

    A card is a pair of value and suit. Make all 52 pairs in two manners.
    """

    def test_the_deck_has_52_cards(self):
        assert len(get_deck_of_cards()) == 52, "13 values in 4 suits make 52 cards"

    def test_the_deck_has_every_card(self):
        assert sorted(get_deck_of_cards()) == CARDS, "every value stands in every suit, as a tuple of the two"

    def test_it_is_made_with_map_and_zip(self, names_used):
        used = names_used("get_deck_of_cards")
        assert sorted({"map", "zip"} & used) == ["map", "zip"], "get_deck_of_cards makes its cards with map and zip"

    def test_without_zip_it_has_52_cards(self):
        assert len(get_deck_of_cards_without_zip()) == 52, "13 values in 4 suits make 52 cards"

    def test_without_zip_it_has_every_card(self):
        assert sorted(get_deck_of_cards_without_zip()) == CARDS, "the same 52 cards as with zip"

    def test_without_zip_nothing_is_zipped(self, names_used):
        used = names_used("get_deck_of_cards_without_zip")
        assert sorted({"zip"} & used) == [], "get_deck_of_cards_without_zip uses no zip, and calls nothing that does"


class TestValidation:
    """Three errors, three messages

    Before the game starts: is it a set, are its things pairs, are the pairs cards?
    """

    @pytest.mark.parametrize("cards", [[("10", "spades")], (("10", "spades"),), {("10", "spades"): 1}, "10", None, 10])
    def test_no_set(self, cards):
        """what is no set is no hand: a TypeError, "The player_cards should be a set" """
        with pytest.raises(TypeError, match="should be a set"):
            validate_cards(cards)

    @pytest.mark.parametrize("card", ["10 spades", "10", 10, None, frozenset(["10", "spades"])])
    def test_a_card_that_is_no_tuple(self, card):
        """a card is a tuple: a TypeError, "should be a tuple with value and suit in it" """
        for cards in spoiled(card):
            with pytest.raises(TypeError, match="should be a tuple with value and suit"):
                validate_cards(cards)

    @pytest.mark.parametrize("card", [(), ("10",), ("10", "spades", "hearts")])
    def test_a_tuple_of_another_length(self, card):
        """a card is value and suit, no more: a TypeError, "should be a tuple with value and suit in it" """
        for cards in spoiled(card):
            with pytest.raises(TypeError, match="should be a tuple with value and suit"):
                validate_cards(cards)

    @pytest.mark.parametrize("value", ["1", "11", "joker", "spades", "", 10])
    def test_a_value_that_is_none(self, value):
        """the suit is right, the value isn't: a ValueError, "not a valid value or not a valid suit" """
        for cards in spoiled((value, "spades")):
            with pytest.raises(ValueError, match="not a valid value or not a valid suit"):
                validate_cards(cards)

    @pytest.mark.parametrize("suit", ["stars", "spade", "10", "", None])
    def test_a_suit_that_is_none(self, suit):
        """the value is right, the suit isn't: a ValueError, "not a valid value or not a valid suit" """
        for cards in spoiled(("10", suit)):
            with pytest.raises(ValueError, match="not a valid value or not a valid suit"):
                validate_cards(cards)

    def test_value_and_suit_in_the_wrong_order(self):
        """the value comes first: a ValueError, "not a valid value or not a valid suit" """
        for cards in spoiled(("spades", "10")):
            with pytest.raises(ValueError, match="not a valid value or not a valid suit"):
                validate_cards(cards)

    @pytest.mark.parametrize("suit", SUITS)
    @pytest.mark.parametrize("ranks", ["234", "5678", "9TJQK", "A23"])
    def test_a_valid_hand_raises_nothing(self, ranks, suit):
        validate_cards(suited(ranks, suit))

    def test_the_hand_keeps_its_cards(self):
        cards = mixed("KK882")
        validate_cards(cards)
        assert cards == mixed("KK882"), "validate_cards only looks"


class TestTools:
    """Numbers, sequences, frequencies

    Three small tools which all the rest is built from.
    """

    def test_three_cards_become_numbers(self):
        cards = {("10", "spades"), ("jack", "clubs"), ("king", "hearts")}
        assert convert_cards_to_values(cards) == {(10, "spades"), (11, "clubs"), (13, "hearts")}, (
            "a jack counts 11, a king 13; every card keeps its suit"
        )

    @pytest.mark.parametrize(("number", "value"), list(enumerate(VALUES, 2)))
    def test_every_value_has_its_number(self, number, value):
        cards = {(value, "spades"), (value, "clubs"), (value, "hearts")}
        wanted = {(number, "spades"), (number, "clubs"), (number, "hearts")}
        assert convert_cards_to_values(cards) == wanted, "from 2 for the 2 to 14 for the ace"

    def test_equal_values_stay_apart(self):
        cards = {("9", "spades"), ("9", "clubs"), ("9", "hearts"), ("9", "diamonds")}
        wanted = {(9, "spades"), (9, "clubs"), (9, "hearts"), (9, "diamonds")}
        assert convert_cards_to_values(cards) == wanted, "four cards stay four cards"

    def test_converting_leaves_the_hand_as_it_is(self):
        cards = mixed("KK882")
        convert_cards_to_values(cards)
        assert cards == mixed("KK882"), "the numbers stand in a new set"

    @pytest.mark.parametrize(
        "values", [[1, 2, 3, 4, 5], [2, 3, 4, 5, 6], [10, 11, 12, 13, 14], [7, 8, 9], [3, 4, 5, 6], [12, 13]]
    )
    def test_numbers_in_sequence(self, values):
        assert check_if_list_in_sequence(values) is True, "each number is one more than the one before"

    @pytest.mark.parametrize(
        "values", [[1, 7, 8, 4, 6], [2, 4, 5, 6, 7], [2, 3, 5, 6, 7], [2, 3, 4, 6, 7], [2, 3, 4, 5, 7], [8, 10], [4, 9]]
    )
    def test_a_gap(self, values):
        assert check_if_list_in_sequence(values) is False, "there is a gap in these numbers"

    @pytest.mark.parametrize(
        "values", [[3, 3, 4, 5, 6], [3, 4, 4, 5, 6], [3, 4, 5, 5, 7], [3, 4, 5, 6, 6], [2, 2, 2, 6, 6], [9, 9]]
    )
    def test_a_repetition(self, values):
        assert check_if_list_in_sequence(values) is False, "a number stands there twice: that is no sequence"

    @pytest.mark.parametrize(
        ("values", "wanted"),
        [
            ([1, 1, 1, 2, 2], (3, 2)),
            ([1, 1, 3, 3, 6], (2, 2)),
            ([2, 2, 1, 1, 1], (3, 2)),
            ([4, 9, 9, 4, 9], (3, 2)),
            ([9, 9, 9, 9, 2], (4, 1)),
            ([2, 9, 9, 9, 9], (4, 1)),
            ([14, 8, 8, 8, 3], (3, 1)),
            ([5, 13, 5, 4, 6], (2, 1)),
            ([2, 5, 9, 12, 13], (1, 1)),
            ([7, 8], (1, 1)),
        ],
    )
    def test_the_two_highest_frequencies(self, values, wanted):
        assert get_top_2_frequencies_of_list(values) == wanted, "how often the two most frequent numbers stand there"

    @pytest.mark.parametrize(("values", "wanted"), [([7, 7, 7], (3, 0)), ([7, 7, 7, 7], (4, 0)), ([12], (1, 0))])
    def test_one_number_alone(self, values, wanted):
        assert get_top_2_frequencies_of_list(values) == wanted, "there is no second number: its frequency is 0"


class TestCounting:
    """Pairs, threes, fours: by counting

    Five checks. Each says True for the hands of its own class and for no others, in hands of any size.
    """

    @pytest.mark.parametrize("name", BY_COUNT)
    def test_every_hand_of_the_class(self, name):
        for cards in HANDS[name]:
            assert CHECKS[name](cards) is True, f"this hand is {name.lower()}"

    @pytest.mark.parametrize(
        ("name", "other"), [(name, other) for name in BY_COUNT for other in HANDS if name != other]
    )
    def test_no_hand_of_another_class(self, name, other):
        for cards in HANDS[other]:
            assert CHECKS[name](cards) is False, f"this hand is {other.lower()}, so it is not {name.lower()}"

    @pytest.mark.parametrize("ranks", ["K9992", "AKQQQ", "333A9", "T777", "A444"])
    def test_three_of_a_kind_wherever_they_stand(self, ranks):
        assert check_for_three_of_a_kind(mixed(ranks)) is True, "highest, lowest or in the middle: three are three"

    @pytest.mark.parametrize("ranks", ["AA952", "KJJ74", "Q8663", "T9722", "A99", "K733"])
    def test_a_pair_wherever_it_stands(self, ranks):
        assert check_for_pair(mixed(ranks)) is True, "highest, lowest or in the middle: a pair is a pair"

    @pytest.mark.parametrize("ranks", ["AA998", "AAK77", "KQQ55", "TT44"])
    def test_two_pair_wherever_they_stand(self, ranks):
        assert check_for_two_pair(mixed(ranks)) is True, "the odd card may be the highest, the lowest or in between"

    def test_the_hand_keeps_its_cards(self):
        cards = mixed("KK882")
        check_for_two_pair(cards)
        assert cards == mixed("KK882"), "a check only looks"


class TestFiveCards:
    """Straights and flushes take five cards

    Four more checks, and again each is True for its own class alone: a straight flush is neither straight nor flush.
    """

    @pytest.mark.parametrize("name", BY_FIVE)
    def test_every_hand_of_the_class(self, name):
        for cards in HANDS[name]:
            assert CHECKS[name](cards) is True, f"this hand is a {name.lower()}"

    @pytest.mark.parametrize("name", BY_FIVE)
    def test_no_hand_of_another_class(self, name):
        for other in [other for other in HANDS if other != name]:
            for cards in HANDS[other]:
                assert CHECKS[name](cards) is False, f"this hand is {other.lower()}, so it is not {name.lower()}"

    def test_ten_to_ace_is_a_straight(self):
        assert check_for_straight(mixed("TJQKA")) is True, "the ace ends the highest straight"

    def test_ten_to_ace_in_several_suits_is_not_royal(self):
        assert check_for_royal_flush(mixed("TJQKA")) is False, "a royal flush has one suit"

    def test_ace_to_five_is_a_straight(self):
        assert check_for_straight(mixed("A2345")) is True, "the ace may begin a straight too"

    @pytest.mark.parametrize("suit", SUITS)
    def test_ace_to_five_of_one_suit(self, suit):
        assert check_for_straight_flush(suited("A2345", suit)) is True, "ace to 5 of one suit is a straight flush"

    def test_ace_to_five_of_one_suit_is_no_flush(self):
        assert check_for_flush(suited("A2345")) is False, "it is a straight flush, which is another class"

    def test_ace_to_five_of_one_suit_is_no_straight(self):
        assert check_for_straight(suited("A2345")) is False, "it is a straight flush, which is another class"

    def test_ace_to_five_of_one_suit_is_not_royal(self):
        assert check_for_royal_flush(suited("A2345")) is False, "it is the lowest straight flush, not the highest"

    @pytest.mark.parametrize("ranks", ["JQKA2", "QKA23", "KA234", "A2346", "A3456", "9JQKA", "24567", "23457", "22345"])
    def test_nearly_a_straight(self, ranks):
        assert check_for_straight(mixed(ranks)) is False, "these five values don't follow one another"

    @pytest.mark.parametrize("ranks", ["JQKA2", "QKA23", "KA234", "A2346"])
    def test_around_the_ace_there_is_only_a_flush(self, ranks):
        assert check_for_flush(suited(ranks)) is True, "one suit and no straight: a flush"

    @pytest.mark.parametrize("ranks", ["QKA", "234", "5678", "JQKA", "A234", "A23"])
    def test_three_or_four_cards_are_no_straight(self, ranks):
        assert check_for_straight(mixed(ranks)) is False, "a straight has five cards"

    @pytest.mark.parametrize("ranks", ["K94", "2568", "JQA", "AK83"])
    def test_three_or_four_cards_are_no_flush(self, ranks):
        assert check_for_flush(suited(ranks)) is False, "a flush has five cards"

    @pytest.mark.parametrize("ranks", ["678", "5678", "A234", "JQKA", "QKA"])
    def test_three_or_four_cards_are_no_straight_flush(self, ranks):
        assert check_for_straight_flush(suited(ranks)) is False, "a straight flush has five cards"

    @pytest.mark.parametrize("ranks", ["QKA", "JQKA"])
    def test_three_or_four_cards_are_not_royal(self, ranks):
        assert check_for_royal_flush(suited(ranks)) is False, "a royal flush has five cards"

    @pytest.mark.parametrize("other", [suit for suit in SUITS if suit != "hearts"])
    @pytest.mark.parametrize("place", range(5))
    def test_four_of_one_suit_are_no_flush(self, place, other):
        ranks = "K9742"
        cards = suited(ranks.replace(ranks[place], ""), "hearts") | suited(ranks[place], other)
        assert check_for_flush(cards) is False, "one card has another suit"

    def test_the_hand_keeps_its_cards(self):
        cards = suited("A2345")
        check_for_straight_flush(cards)
        assert cards == suited("A2345"), "a check only looks"


class TestTies:
    """One class, two hands: who wins?

    First card by card, then what stands several times before the rest, then each class by its own rule.
    """

    @pytest.mark.parametrize(
        ("name", "better", "worse"),
        [row for row in rows(TIES, ["High Card", *NOT_COUNTED]) if row[2] != "5432A"] + rows(LONGER, ["High Card"]),
    )
    def test_the_higher_cards_win(self, name, better, worse):
        cards, others = hand(name, better), hand(name, worse, 2)
        assert resolve_by_high_card(cards, others) == "Player A", f"{better} beats {worse}, the first highest card on"
        assert resolve_by_high_card(others, cards) == "Player B", f"{better} beats {worse}, whoever holds it"

    def test_each_card_counts_once_more(self):
        cards, others = mixed("KK8"), mixed("K95", 2)
        assert resolve_by_high_card(cards, others) == "Player A", "K and K, then K and 9: a value may stand there twice"
        assert resolve_by_high_card(others, cards) == "Player B", "K and K, then K and 9: a value may stand there twice"

    @pytest.mark.parametrize("ranks", ["K87", "QJT2", "AT863", "KK8", "9944"])
    def test_no_higher_card(self, ranks):
        assert resolve_by_high_card(mixed(ranks), mixed(ranks, 1)) == BOTH, "all values are equal: suits don't decide"
        assert resolve_by_high_card(mixed(ranks), mixed(ranks)) == BOTH, "the same cards are a tie"

    @pytest.mark.parametrize(("name", "better", "worse"), COUNTED_ROWS)
    def test_what_stands_several_times_comes_first(self, name, better, worse):
        cards, others, count = mixed(better), mixed(worse, 2), BY_COUNT[name]
        assert resolve_with_preferential_high_card_value(cards, others, count) == "Player A", RULE[name]
        assert resolve_with_preferential_high_card_value(others, cards, count) == "Player B", RULE[name]

    @pytest.mark.parametrize("name", BY_COUNT)
    def test_nothing_to_prefer(self, name):
        for ranks in EXACT[name]:
            cards, others, count = mixed(ranks), mixed(ranks, 1), BY_COUNT[name]
            assert resolve_with_preferential_high_card_value(cards, others, count) == BOTH, "all values are equal"

    def test_exactly_count_times(self):
        cards, others = mixed("QQQ33"), mixed("KKK22", 2)
        assert resolve_with_preferential_high_card_value(cards, others, 2) == "Player A", (
            "with count 2 the two threes and the two twos come first, not what stands three times"
        )

    @pytest.mark.parametrize(("name", "better", "worse"), rows(TIES, CHECKS) + rows(LONGER, CHECKS))
    def test_player_a_wins(self, name, better, worse):
        assert resolve_rank_tie(name, hand(name, better), hand(name, worse, 2)) == "Player A", RULE[name]

    @pytest.mark.parametrize(("name", "better", "worse"), rows(TIES, CHECKS) + rows(LONGER, CHECKS))
    def test_player_b_wins(self, name, better, worse):
        assert resolve_rank_tie(name, hand(name, worse, 2), hand(name, better)) == "Player B", RULE[name]

    @pytest.mark.parametrize("name", CHECKS)
    def test_equal_values_are_a_tie(self, name):
        for ranks in EXACT[name]:
            for turn in (1, 2, 3):
                assert resolve_rank_tie(name, hand(name, ranks), hand(name, ranks, turn)) == BOTH, (
                    "the values are equal: suits never decide"
                )

    @pytest.mark.parametrize("name", CHECKS)
    def test_the_same_cards_are_a_tie(self, name):
        for ranks in EXACT[name]:
            assert resolve_rank_tie(name, hand(name, ranks), hand(name, ranks)) == BOTH, "the same cards are a tie"

    def test_the_hands_keep_their_cards(self):
        cards, others = mixed("AT863"), mixed("AT862", 1)
        resolve_by_high_card(cards, others)
        assert cards == mixed("AT863"), "comparing takes no card out of player A's hand"
        assert others == mixed("AT862", 1), "comparing takes no card out of player B's hand"

    def test_the_hands_keep_their_cards_when_some_come_first(self):
        cards, others = mixed("QQQA6"), mixed("QQQA5", 1)
        resolve_with_preferential_high_card_value(cards, others, 3)
        assert cards == mixed("QQQA6"), "comparing takes no card out of player A's hand"
        assert others == mixed("QQQA5", 1), "comparing takes no card out of player B's hand"


class TestResult:
    """The showdown

    Every class meets every class, and each its own; whoever should win does, on either side of the table.
    """

    @pytest.mark.parametrize(
        ("better", "worse"), [(better, worse) for better in HANDS for worse in CLASSES[CLASSES.index(better) + 1 :]]
    )
    def test_class_against_class(self, better, worse):
        longest = max(len(HANDS[better]), len(HANDS[worse]))
        for _, strong, weak in zip(range(longest), cycle(HANDS[better]), cycle(HANDS[worse])):
            assert get_result_of_poker(strong, weak) == "Player A", f"{better.lower()} beats {worse.lower()}"
            assert get_result_of_poker(weak, strong) == "Player B", f"{better.lower()} beats {worse.lower()}"

    @pytest.mark.parametrize(
        ("better", "worse", "why"),
        [
            ("222", "AAKKQ", "three cards of a kind beat two pair, though that hand has more cards"),
            ("3322", "AAKQJ", "two pair of four cards beat a pair of aces with three more"),
            ("22A", "AKQJ9", "a pair in three cards beats five high cards"),
            ("2222", "AAAKK", "four of a kind in four cards beat a full house"),
            ("A2345", "AAAKQ", "ace to 5 is a straight: it beats three of a kind"),
            ("222", "AKQJ", "four cards in a row are no straight: three of a kind win"),
        ],
    )
    def test_small_cards_in_a_better_class(self, better, worse, why):
        assert get_result_of_poker(mixed(better), mixed(worse, 2)) == "Player A", why
        assert get_result_of_poker(mixed(worse, 2), mixed(better)) == "Player B", why

    @pytest.mark.parametrize("name", TIES)
    def test_player_a_wins_within_a_class(self, name):
        for _, better, worse in rows(TIES, [name]) + rows(LONGER, [name]):
            assert get_result_of_poker(hand(name, better), hand(name, worse, 2)) == "Player A", RULE[name]

    @pytest.mark.parametrize("name", TIES)
    def test_player_b_wins_within_a_class(self, name):
        for _, better, worse in rows(TIES, [name]) + rows(LONGER, [name]):
            assert get_result_of_poker(hand(name, worse, 2), hand(name, better)) == "Player B", RULE[name]

    @pytest.mark.parametrize("name", HANDS)
    def test_the_same_cards_are_a_tie(self, name):
        for cards in HANDS[name]:
            assert get_result_of_poker(set(cards), set(cards)) == BOTH, "the same cards are a tie"

    @pytest.mark.parametrize("name", HANDS)
    def test_equal_values_are_a_tie(self, name):
        for ranks in EXACT[name]:
            for turn in (1, 2, 3):
                assert get_result_of_poker(hand(name, ranks), hand(name, ranks, turn)) == BOTH, (
                    "the values are equal: suits never decide"
                )

    @pytest.mark.parametrize("cards", [[("10", "spades")], None])
    def test_no_set(self, cards):
        """either player's cards are validated: a TypeError, "The player_cards should be a set" """
        with pytest.raises(TypeError, match="should be a set"):
            get_result_of_poker(cards, mixed("KK882"))
        with pytest.raises(TypeError, match="should be a set"):
            get_result_of_poker(mixed("KK882"), cards)

    @pytest.mark.parametrize("card", ["10 spades", ("10", "spades", "hearts")])
    def test_a_card_that_is_none(self, card):
        """either player's cards are validated: a TypeError, "should be a tuple with value and suit in it" """
        with pytest.raises(TypeError, match="should be a tuple with value and suit"):
            get_result_of_poker({card, *mixed("AK")}, mixed("KK882"))
        with pytest.raises(TypeError, match="should be a tuple with value and suit"):
            get_result_of_poker(mixed("KK882"), {card, *mixed("AK")})

    @pytest.mark.parametrize("card", [("1", "spades"), ("10", "stars")])
    def test_a_card_of_another_game(self, card):
        """either player's cards are validated: a ValueError, "not a valid value or not a valid suit" """
        with pytest.raises(ValueError, match="not a valid value or not a valid suit"):
            get_result_of_poker({card, *mixed("AK")}, mixed("KK882"))
        with pytest.raises(ValueError, match="not a valid value or not a valid suit"):
            get_result_of_poker(mixed("KK882"), {card, *mixed("AK")})

    def test_the_hands_keep_their_cards(self):
        cards, others = mixed("KK883"), mixed("KK882", 1)
        get_result_of_poker(cards, others)
        assert cards == mixed("KK883"), "after the showdown player A's cards still lie on the table"
        assert others == mixed("KK882", 1), "after the showdown player B's cards still lie on the table"
