"""More tests of kind(n, ranks), for grading: every shape of hand, and the reference as the oracle."""

from itertools import combinations_with_replacement

import pytest
from hypothesis import given
from hypothesis import strategies as st
from kind import kind

counts = st.integers(1, 4)
hands = st.lists(st.integers(2, 14), min_size=1, max_size=7).map(lambda ranks: sorted(ranks, reverse=True))


class TestAgainstTheReference:
    """As the reference says"""

    @given(n=counts, ranks=hands)
    def test_any_hand_of_up_to_seven_cards(self, reference, n, ranks):
        assert kind(n, list(ranks)) == reference.kind(n, ranks), "the reference says otherwise"

    @pytest.mark.parametrize("n", [1, 2, 3, 4])
    def test_every_hand_of_five_ranks_below_six(self, reference, n):
        for ranks in combinations_with_replacement([5, 4, 3, 2], 5):
            assert kind(n, list(ranks)) == reference.kind(n, ranks), "the reference says otherwise"


class TestProperties:
    """What must always hold"""

    @given(n=counts, ranks=hands)
    def test_the_answer_stands_exactly_n_times(self, n, ranks):
        rank = kind(n, list(ranks))
        assert rank is None or ranks.count(rank) == n, "the answer must stand exactly n times"

    @given(n=counts, ranks=hands)
    def test_nothing_higher_would_do(self, n, ranks):
        rank = kind(n, list(ranks))
        higher = [other for other in ranks if rank is None or other > rank]
        assert all(ranks.count(other) != n for other in higher), "a higher rank stands n times too"

    @given(n=counts, ranks=hands)
    def test_the_ranks_are_not_changed(self, n, ranks):
        given_ranks = list(ranks)
        kind(n, given_ranks)
        assert given_ranks == ranks, "kind only looks"
