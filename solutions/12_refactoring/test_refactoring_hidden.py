"""More tests of group, unzip and the two new rankings, for grading: every class of hands, hand_rank as the oracle."""

from itertools import combinations, combinations_with_replacement, pairwise

import pytest
from ace_low import hand_rank
from hypothesis import given
from hypothesis import strategies as st
from refactoring import group, hand_rank_alt, hand_rank_table, unzip

RANKS = "23456789TJQKA"
SUITS = "SHDC"
DECK = [rank + suit for rank in RANKS for suit in SUITS]

SUITED = [[rank + "D" for rank in ranks] for ranks in combinations(RANKS, 5)]
# In all patterns but five equal ranks the first and the last card differ, so both may be spades.
MIXED = [
    [rank + suit for rank, suit in zip(ranks, "SHDCS")]
    for ranks in combinations_with_replacement(RANKS, 5)
    if ranks[0] != ranks[4]
]
# One hand for each of the 7,462 classes of equally good hands, from the worst to the best.
OLD_ORDER = sorted(MIXED + SUITED, key=hand_rank)
FIVES = [[rank + suit for suit in "SHDCH"] for rank in RANKS]

items_lists = st.lists(st.integers(0, 6) | st.integers(0, 60), max_size=12)
pairs_lists = st.lists(st.tuples(st.integers(0, 60), st.integers(0, 60)), min_size=1, max_size=8)
hands = st.lists(st.sampled_from(DECK), min_size=5, max_size=5, unique=True)
STRAIGHTS = [hand for hand in MIXED if "".join(card[0] for card in hand) in RANKS + " 2345A"]
rows = st.sampled_from(SUITED + STRAIGHTS)


def tuples(answer):
    """A list of tuples, whether lists or tuples came back: any of them will do."""
    if not isinstance(answer, list | tuple):
        return answer
    return [tuple(each) if isinstance(each, list) else each for each in answer]


class TestHelpers:
    """group and unzip"""

    @given(items=items_lists)
    def test_group_any_numbers(self, reference, items):
        assert tuples(group(list(items))) == reference.group(items), "the reference says otherwise"

    @given(items=items_lists)
    def test_the_items_are_not_changed(self, items):
        given_items = list(items)
        group(given_items)
        assert given_items == items, "group only looks"

    @given(pairs=pairs_lists)
    def test_unzip_any_pairs(self, reference, pairs):
        assert tuples(unzip(list(pairs))) == reference.unzip(pairs), "the reference says otherwise"

    @given(pairs=pairs_lists)
    def test_the_pairs_are_not_changed(self, pairs):
        given_pairs = list(pairs)
        unzip(given_pairs)
        assert given_pairs == pairs, "unzip only looks"


class TestTheOldOrder:
    """All classes in the old order"""

    def test_hand_rank_alt_on_all_classes(self):
        for worse, better in pairwise(map(hand_rank_alt, OLD_ORDER + FIVES)):
            assert better > worse, "the old hand_rank puts the first above the second"

    def test_hand_rank_table_on_all_classes(self):
        for worse, better in pairwise(map(hand_rank_table, OLD_ORDER + FIVES)):
            assert better > worse, "the old hand_rank puts the first above the second"


class TestTies:
    """Equally good hands get equal values"""

    @given(hand=hands | rows, suits=st.permutations(SUITS), data=st.data())
    def test_hand_rank_alt(self, hand, suits, data):
        renamed = [card[0] + suits[SUITS.index(card[1])] for card in hand]
        other = data.draw(st.permutations(renamed))
        assert hand_rank_alt(list(hand)) == hand_rank_alt(list(other)), "the same ranks, and suits that say the same"

    @given(hand=hands | rows, suits=st.permutations(SUITS), data=st.data())
    def test_hand_rank_table(self, hand, suits, data):
        renamed = [card[0] + suits[SUITS.index(card[1])] for card in hand]
        other = data.draw(st.permutations(renamed))
        assert hand_rank_table(list(hand)) == hand_rank_table(list(other)), "the same ranks, suits that say the same"

    @pytest.mark.parametrize("hand", FIVES, ids=lambda hand: hand[0][0])
    def test_five_of_a_kind_in_other_suits(self, hand):
        other = [hand[0][0] + suit for suit in "CCDHS"]
        assert hand_rank_alt(list(hand)) == hand_rank_alt(list(other)), "no suit is better than another"
        assert hand_rank_table(list(hand)) == hand_rank_table(list(other)), "no suit is better than another"

    @given(hand=hands)
    def test_the_hand_is_not_changed(self, hand):
        given_hand = list(hand)
        hand_rank_alt(given_hand)
        hand_rank_table(given_hand)
        assert given_hand == hand, "the hand that was given stays as it is"
