"""More tests of poker and allmax, for grading: many shapes of input, and the reference as the oracle."""

import pytest
from allmax import allmax, poker
from hypothesis import given
from hypothesis import strategies as st

CARDS = [rank + suit for rank in "23456789TJQKA" for suit in "SHDC"]


def square(number):
    """The number times itself: two numbers have one square."""
    return number * number


def last_digit(number):
    """The last digit: many numbers have the same."""
    return abs(number) % 10


def downwards(number):
    """The number with its sign turned: the least number has the greatest."""
    return -number


keys = st.sampled_from([None, square, last_digit, downwards, abs, str])
few_numbers = st.lists(st.integers(-4, 4), max_size=12)
any_numbers = st.lists(st.integers(), max_size=6)
hands_of_five = st.lists(st.lists(st.sampled_from(CARDS), min_size=5, max_size=5, unique=True), min_size=1, max_size=8)


class TestAgainstTheReference:
    """As the reference says"""

    @given(items=few_numbers, key=keys)
    def test_lists_with_many_ties(self, reference, items, key):
        assert allmax(list(items), key=key) == reference.allmax(items, key=key), "the reference says otherwise"

    @given(items=any_numbers, key=keys)
    def test_lists_of_any_numbers(self, reference, items, key):
        assert allmax(list(items), key=key) == reference.allmax(items, key=key), "the reference says otherwise"

    @given(items=few_numbers, key=keys)
    def test_generators(self, reference, items, key):
        assert allmax((item for item in items), key=key) == reference.allmax(items, key=key), "a generator gives once"

    @given(items=st.sets(st.integers(-9, 9)), key=keys)
    def test_sets(self, reference, items, key):
        assert sorted(allmax(set(items), key=key)) == sorted(reference.allmax(items, key=key)), "in any order: a set"

    @given(
        items=st.lists(st.sampled_from(["A", "K", "AK", "KA", "AKQ", ""]), max_size=8), key=st.sampled_from([None, len])
    )
    def test_words(self, reference, items, key):
        assert allmax(list(items), key=key) == reference.allmax(items, key=key), "the reference says otherwise"

    @given(items=st.lists(st.lists(st.integers(0, 3), max_size=3), max_size=6), key=st.sampled_from([None, len, sum]))
    def test_lists_of_lists(self, reference, items, key):
        assert allmax(list(items), key=key) == reference.allmax(items, key=key), "the reference says otherwise"


class TestProperties:
    """What must always hold"""

    @given(items=few_numbers, key=keys)
    def test_the_list_is_not_changed(self, items, key):
        given_items = list(items)
        allmax(given_items, key=key)
        assert given_items == items, "allmax only looks"

    @given(items=few_numbers)
    def test_as_often_as_the_list_has_it(self, items):
        greatest = max(items, default=0)
        assert allmax(list(items)) == [greatest] * items.count(greatest) * bool(items), "each time it stands there"


class TestPoker:
    """The best hand"""

    @given(hands=hands_of_five)
    def test_no_hand_is_better(self, reference, hands):
        best = max(reference.hand_rank(hand) for hand in hands)
        good = [hand for hand in hands if reference.hand_rank(hand) == best]
        assert poker([list(hand) for hand in hands]) in good, "another hand is better"

    @given(hands=hands_of_five)
    def test_the_hands_are_not_changed(self, hands):
        given_hands = [list(hand) for hand in hands]
        poker(given_hands)
        assert given_hands == hands, "poker only looks"

    def test_no_hands(self):
        """no hands at all are a ValueError"""
        with pytest.raises(ValueError):
            poker([])
