"""The tests of poker(hands) and allmax(iterable, key). Each class is a stage: go from one to the next."""

import pytest
from allmax import allmax, poker

STRAIGHT_FLUSH = ["6C", "7C", "8C", "9C", "TC"]
FOUR_OF_A_KIND = ["9D", "9H", "9S", "9C", "7D"]
FULL_HOUSE = ["TD", "TC", "TH", "7C", "7D"]
PAIR_OF_ACES = ["AS", "AD", "3H", "5C", "4S"]
PAIR_OF_KINGS = ["KS", "KD", "3C", "QD", "JS"]
HIGH_CARD = ["KH", "JD", "8C", "5S", "2H"]


def rank_of(card):
    """The rank of a card as a number: 14 is the ace."""
    return "--23456789TJQKA".index(card[0])


class TestMax:
    """Let max find the best hand

    Python knows how to find the greatest of several things. Tell it what greatest means for a hand.
    """

    def test_four_of_a_kind_against_a_full_house(self):
        assert poker([FOUR_OF_A_KIND, FULL_HOUSE]) == FOUR_OF_A_KIND, "four of a kind beats a full house"

    def test_a_full_house_against_four_of_a_kind(self):
        assert poker([FULL_HOUSE, FOUR_OF_A_KIND]) == FOUR_OF_A_KIND, "four of a kind wins wherever it sits"

    def test_the_first_of_three_wins(self):
        hands = [STRAIGHT_FLUSH, FOUR_OF_A_KIND, FULL_HOUSE]
        assert poker(hands) == STRAIGHT_FLUSH, "a straight flush beats four of a kind and a full house"

    def test_the_last_of_three_wins(self):
        hands = [HIGH_CARD, PAIR_OF_KINGS, FULL_HOUSE]
        assert poker(hands) == FULL_HOUSE, "a full house beats a pair and a high card"

    def test_pair_against_pair(self):
        assert poker([PAIR_OF_KINGS, PAIR_OF_ACES]) == PAIR_OF_ACES, "both hold a pair: aces beat kings"

    def test_a_full_house_against_its_equal(self):
        assert poker([FULL_HOUSE, FULL_HOUSE]) == FULL_HOUSE, "both hands are the same: that hand is the best"

    def test_two_equally_good_hands(self):
        diamonds = ["6D", "7D", "8D", "9D", "TD"]
        assert poker([FULL_HOUSE, STRAIGHT_FLUSH, diamonds]) in [STRAIGHT_FLUSH, diamonds], (
            "either straight flush will do"
        )


class TestExtremes:
    """One hand, a hundred hands, none

    A function that works for three hands should also work for one and for a hundred, and have a word for none.
    """

    def test_one_hand(self):
        assert poker([HIGH_CARD]) == HIGH_CARD, "a hand that plays alone wins"

    def test_the_first_of_a_hundred(self):
        hands = [STRAIGHT_FLUSH] + 99 * [FULL_HOUSE]
        assert poker(hands) == STRAIGHT_FLUSH, "the straight flush comes first, and 99 full houses lose"

    def test_the_last_of_a_hundred(self):
        hands = 99 * [FULL_HOUSE] + [STRAIGHT_FLUSH]
        assert poker(hands) == STRAIGHT_FLUSH, "the straight flush comes last, and 99 full houses lose"

    def test_no_hands(self):
        """where nobody plays nobody wins: that is a ValueError"""
        with pytest.raises(ValueError):
            poker([])


class TestAllOfThem:
    """All of the greatest

    max names one winner. allmax names all who share the first place, as a list.
    """

    def test_one_is_the_greatest(self):
        assert allmax([2, 4, 7, 5, 1]) == [7], "7 is the greatest"

    def test_two_share_the_first_place(self):
        assert allmax([2, 4, 7, 5, 7]) == [7, 7], "7 is the greatest, and it is there twice"

    def test_the_greatest_comes_first(self):
        assert allmax([9, 3, 9, 5]) == [9, 9], "9 is the greatest: both come back, whatever stands between them"

    def test_all_are_equal(self):
        assert allmax([0, 0, 0]) == [0, 0, 0], "nobody is greater than the others: all three share the first place"

    def test_one_alone(self):
        assert allmax([2]) == [2], "2 is the greatest of one"

    def test_numbers_below_zero(self):
        assert allmax([-3, -1, -2, -1]) == [-1, -1], "-1 is the greatest, although it is below zero"

    def test_nothing_is_below_zero(self):
        assert allmax([0, -5, 0]) == [0, 0], "0 is greater than -5"

    def test_words(self):
        assert allmax(["ace", "two", "king"]) == ["two"], (
            "what can be compared has a greatest: the last in the alphabet"
        )


class TestKey:
    """The greatest by a key

    As with max, a key says what is compared. What comes back are the items, not their keys.
    """

    def test_the_greatest_number_without_its_sign(self):
        assert allmax([3, 4, -5, 0], key=abs) == [-5], "abs(-5) is 5, the greatest key: its item is -5"

    def test_two_items_with_one_key(self):
        assert allmax([5, 2, -5], key=abs) == [5, -5], "5 and -5 have the same key, and both are items of their own"

    def test_in_the_order_in_which_they_come(self):
        assert allmax(["two", "ace", "six", "of"], key=len) == ["two", "ace", "six"], (
            "three letters each, order as given"
        )

    def test_the_aces_among_the_cards(self):
        cards = ["TS", "AC", "2D", "AH", "KS"]
        assert allmax(cards, key=rank_of) == ["AC", "AH"], "the aces are the highest cards"

    def test_every_key_is_the_same(self):
        assert allmax([3, 1, 2], key=lambda number: 0) == [3, 1, 2], (
            "all keys are equal: all items share the first place"
        )

    def test_keys_below_zero(self):
        assert allmax([3, 1, 2, 1], key=lambda number: -number) == [1, 1], "-1 is the greatest key"

    def test_items_that_are_lists(self):
        hands = [["AS", "AD"], ["KS"], ["7C", "2D"]]
        assert allmax(hands, key=len) == [["AS", "AD"], ["7C", "2D"]], "two hands have two cards"

    def test_items_that_cannot_be_compared(self):
        assert allmax([10, "10", 7], key=int) == [10, "10"], "a number and a word: only their keys are compared"

    def test_no_key_by_name(self):
        assert allmax([2, 7, 4, 7], key=None) == [7, 7], "key None is no key: the items themselves are compared"


class TestUnharmed:
    """The list stays as it is

    Whoever asks for the greatest wants to know it, not to find their list in another order.
    """

    def test_allmax_leaves_the_list_alone(self):
        numbers = [2, 4, 7, 5, 7]
        allmax(numbers)
        assert numbers == [2, 4, 7, 5, 7], "allmax only looks: the list it was given stays as it is"

    def test_allmax_with_a_key_leaves_the_list_alone(self):
        numbers = [5, 2, -5, 3]
        allmax(numbers, key=abs)
        assert numbers == [5, 2, -5, 3], "allmax only looks: the list it was given stays as it is"

    def test_poker_leaves_the_hands_in_their_order(self):
        hands = [FULL_HOUSE, STRAIGHT_FLUSH, FOUR_OF_A_KIND]
        poker(hands)
        assert hands == [FULL_HOUSE, STRAIGHT_FLUSH, FOUR_OF_A_KIND], "poker only looks: the players keep their seats"


class TestAnyIterable:
    """Whatever can be looped over, even nothing

    A generator gives its items once. A set has no first item. And what is empty has no greatest.
    """

    def test_a_tuple(self):
        assert allmax((2, 4, 7, 5, 7)) == [7, 7], "a tuple has a greatest too; the answer is a list"

    def test_a_word(self):
        assert allmax("poker") == ["r"], "looping over a word gives its letters: r is the last in the alphabet"

    def test_a_generator(self):
        assert allmax(number for number in [1, 3, 3]) == [3, 3], "a generator can be looped over once: 1, 3, 3"

    def test_a_generator_with_a_key(self):
        numbers = (number for number in [1, -3, 2, 3])
        assert allmax(numbers, key=abs) == [-3, 3], "a generator can be looped over once: 1, -3, 2, 3"

    def test_a_set(self):
        assert allmax({2, 4, 7, 5}) == [7], "a set has a greatest, although nothing in it has a place"

    def test_nothing(self):
        assert allmax([]) == [], "where nothing is, nothing is the greatest: an empty list"

    def test_nothing_with_a_key(self):
        assert allmax([], key=abs) == [], "where nothing is, nothing is the greatest: an empty list"

    def test_an_empty_generator(self):
        assert allmax(number for number in []) == [], "a generator that gives nothing has no greatest: an empty list"
