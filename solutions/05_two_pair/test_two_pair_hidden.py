"""More tests of two_pair(ranks), for grading: every hand there is, and the reference as the oracle."""

from itertools import combinations_with_replacement

from hypothesis import given
from hypothesis import strategies as st
from two_pair import two_pair

RANKS = range(14, 1, -1)  # from the ace down, as a hand's ranks come

# The ranks of every hand of five cards: a deck has four cards of each rank.
HANDS = [list(ranks) for ranks in combinations_with_replacement(RANKS, 5) if ranks[0] != ranks[4]]

hands = st.sampled_from(HANDS)
two_pairs = st.lists(st.sampled_from(RANKS), min_size=3, max_size=3, unique=True)


def right_answers(answer):
    """The answer that is given as a tuple, and the same as a list; None is None."""
    return [None] if answer is None else [answer, list(answer)]


class TestAgainstTheReference:
    """As the reference says"""

    def test_every_hand_of_five_cards(self, reference):
        for ranks in HANDS:
            answers = right_answers(reference.two_pair(ranks))
            assert two_pair(list(ranks)) in answers, "the reference says otherwise"


class TestProperties:
    """What must always hold"""

    @given(three=two_pairs)
    def test_two_pairs_and_a_kicker(self, three):
        one, other, kicker = three
        ranks = sorted([one, one, other, other, kicker], reverse=True)
        answers = right_answers((max(one, other), min(one, other)))
        assert two_pair(ranks) in answers, "both pairs, the higher one first"

    @given(three=two_pairs)
    def test_a_third_card_of_a_rank_spoils_it(self, three):
        one, other, _ = three
        ranks = sorted([one, one, one, other, other], reverse=True)
        assert two_pair(ranks) is None, "a full house holds one pair only"

    @given(ranks=hands)
    def test_the_ranks_are_not_changed(self, ranks):
        given_ranks = list(ranks)
        two_pair(given_ranks)
        assert given_ranks == ranks, "two_pair only looks"
