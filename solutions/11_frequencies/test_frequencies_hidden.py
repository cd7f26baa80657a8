"""More tests of the frequencies of hands, for grading: real cards, any ranks, and the reference as the oracle."""

from itertools import combinations_with_replacement
from random import Random

import pytest
from frequencies import exact_frequencies, hand_name, hand_percentages, pattern_counts, suit_ways
from hypothesis import given
from hypothesis import strategies as st

RANKS = "23456789TJQKA"
DECK = [rank + suit for rank in RANKS for suit in "SHDC"]

seeds = st.integers(0, 1000)
hands = st.lists(st.sampled_from(DECK), min_size=5, max_size=5, unique=True)


@st.composite
def special_hands(draw):
    """Hands of few ranks, in a row or not, often of one suit: those that are seldom dealt."""
    low = draw(st.integers(-1, 8))
    ranks = [RANKS[low + step] for step in range(5)]
    suits = draw(st.sampled_from(["S", "H", "DC", "SHDC"]))
    near = [rank + suit for rank in ranks for suit in suits]
    return draw(st.lists(st.sampled_from(near), min_size=5, max_size=5, unique=True))


def shuffled(seed, size=52):
    """A deal of well shuffled hands, the same ones in every run; from a part of the deck where the rare is frequent."""
    generator = Random(seed)
    cards = DECK[:size]

    def dealt(numhands, n=5):
        if numhands != 10:
            raise AssertionError(f"{numhands} hands are asked of the dealer: call deal(10), for ten hands at a time")
        return [generator.sample(cards, n) for _ in range(numhands)]

    dealt.__name__ = f"shuffled({seed}, {size})"
    return dealt


class TestAgainstTheReference:
    """As the reference says"""

    @given(hand=hands)
    def test_the_name_of_any_hand(self, reference, hand):
        assert hand_name(list(hand)) == reference.hand_name(hand), "the reference has another name for it"

    @given(hand=special_hands())
    def test_the_name_of_a_special_hand(self, reference, hand):
        assert hand_name(list(hand)) == reference.hand_name(hand), "the reference has another name for it"

    @pytest.mark.parametrize("n", [10, 11, 37, 99, 100, 1234])
    @pytest.mark.parametrize("size", [6, 12, 20, 52])
    def test_percentages(self, reference, n, size):
        wanted = pytest.approx(reference.hand_percentages(n, shuffled(n, size)))
        assert hand_percentages(n, shuffled(n, size)) == wanted, "the reference has other percentages of these hands"

    @given(ranks=st.lists(st.integers(2, 14), min_size=5, max_size=5))
    def test_suits_of_any_ranks(self, reference, ranks):
        assert suit_ways(list(ranks)) == reference.suit_ways(ranks), "the reference counts otherwise"

    @given(ranks=st.lists(st.integers(2, 4), min_size=5, max_size=5))
    def test_suits_of_few_ranks(self, reference, ranks):
        assert suit_ways(list(ranks)) == reference.suit_ways(ranks), "the reference counts otherwise"

    def test_patterns(self, reference):
        counts = {(5,): 0} | dict(pattern_counts())
        assert counts == reference.pattern_counts(), "the reference counts otherwise"

    def test_frequencies(self, reference):
        assert exact_frequencies() == reference.exact_frequencies(), "the reference counts otherwise"


class TestProperties:
    """What must always hold"""

    @given(seed=seeds, n=st.integers(10, 60))
    def test_percentages_make_100(self, seed, n):
        assert sum(hand_percentages(n, shuffled(seed)).values()) == pytest.approx(100), "each hand has one class"

    @pytest.mark.parametrize("n", range(10))
    def test_no_deal_no_percentages(self, n):
        with pytest.raises(ValueError):
            hand_percentages(n)

    @given(ranks=st.lists(st.integers(2, 14), min_size=5, max_size=5))
    def test_the_order_of_the_ranks_makes_no_difference(self, ranks):
        wanted = suit_ways(sorted(ranks))
        assert suit_ways(list(ranks)) == wanted, "the same ranks in another order have as many hands"

    def test_the_ways_of_all_ranks_together(self):
        total = 0
        for ranks in combinations_with_replacement(range(2, 15), 5):
            total += suit_ways(list(ranks))
        assert total == 2_598_960, "the ways of all sets of ranks make all hands"
