"""More tests of the ace that may stand below the two, for grading: every pattern of ranks, in one suit and mixed."""

from itertools import combinations, combinations_with_replacement, pairwise, permutations

import pytest
from ace_low import card_ranks, hand_rank
from hypothesis import given
from hypothesis import strategies as st

RANKS = "23456789TJQKA"
SUITS = "SHDC"
STRAIGHTS = ["A2345", *(RANKS[start : start + 5] for start in range(9))]
DECK = [rank + suit for rank in RANKS for suit in SUITS]

WHEEL = ([5, 4, 3, 2, 1], (5, 4, 3, 2, 1))

SUITED = [[rank + "D" for rank in ranks] for ranks in combinations(RANKS, 5)]
# Five equal ranks are no hand. In all others the first and the last card differ, so both may be spades.
MIXED = [
    [rank + suit for rank, suit in zip(ranks, "SHDCS")]
    for ranks in combinations_with_replacement(RANKS, 5)
    if ranks[0] != ranks[4]
]
hands = st.lists(st.sampled_from(DECK), min_size=5, max_size=5, unique=True)
small_hands = st.lists(
    st.sampled_from([card for card in DECK if card[0] in "A23456"]), min_size=5, max_size=5, unique=True
)
wheels = st.tuples(st.permutations("A2345"), st.lists(st.sampled_from(SUITS), min_size=5, max_size=5)).map(
    lambda drawn: [rank + suit for rank, suit in zip(*drawn)]
)


class TestAgainstTheReference:
    """As the reference says"""

    def test_the_ranks_of_every_pattern(self, reference):
        for hand in MIXED + SUITED:
            wanted = reference.card_ranks(hand)
            assert card_ranks(list(hand)) in (wanted, tuple(wanted)), "the reference says otherwise"

    def test_the_order_of_all_patterns(self, reference):
        values = [(reference.hand_rank(hand), hand) for hand in MIXED + SUITED]
        values.sort(key=lambda pair: pair[0])
        ranked = ((wanted, hand_rank(list(hand))) for wanted, hand in values)
        for (low, worse), (high, better) in pairwise(ranked):
            if low == high:
                assert better == worse, "the reference says that they tie"
            else:
                assert better > worse, "the reference says otherwise"

    @given(hand=hands, other=hands)
    def test_any_two_hands(self, reference, hand, other):
        self.compare(reference, hand, other)

    @given(hand=small_hands | wheels, other=small_hands | wheels)
    def test_any_two_hands_of_small_cards_and_aces(self, reference, hand, other):
        self.compare(reference, hand, other)

    def compare(self, reference, hand, other):
        wanted, wanted_other = reference.hand_rank(hand), reference.hand_rank(other)
        if wanted == wanted_other:
            assert hand_rank(list(hand)) == hand_rank(list(other)), "the reference says that they tie"
        elif wanted > wanted_other:
            assert hand_rank(list(hand)) > hand_rank(list(other)), "the reference says otherwise"
        else:
            assert hand_rank(list(hand)) < hand_rank(list(other)), "the reference says otherwise"


class TestProperties:
    """What must always hold"""

    @pytest.mark.parametrize("ranks", STRAIGHTS)
    def test_suits_break_no_tie_between_straights(self, ranks):
        one_suit = hand_rank([rank + "H" for rank in ranks])
        mixed = hand_rank([rank + suit for rank, suit in zip(ranks, "HHHHD")])
        for suits in combinations_with_replacement(SUITS, 5):
            other = one_suit if len(set(suits)) == 1 else mixed
            hand = [rank + suit for rank, suit in zip(ranks, suits)]
            assert hand_rank(hand) == other, "straights of the same ranks tie"

    def test_every_order_of_the_cards(self):
        for hand in permutations(["AS", "2D", "3H", "4C", "5S"]):
            assert card_ranks(list(hand)) in WHEEL, "a hand is dealt in any order"
        for hand in permutations(["AC", "2C", "3C", "4C", "5C"]):
            assert card_ranks(list(hand)) in WHEEL, "a hand is dealt in any order"

    @given(hand=hands, suits=st.permutations(SUITS), data=st.data())
    def test_neither_order_nor_names_of_suits_matter(self, hand, suits, data):
        renamed = [card[0] + suits[SUITS.index(card[1])] for card in hand]
        other = data.draw(st.permutations(renamed))
        assert hand_rank(list(hand)) == hand_rank(list(other)), "the same ranks, and suits that say the same"

    @given(hand=hands | wheels)
    def test_the_hand_is_not_changed(self, hand):
        given_hand = list(hand)
        card_ranks(given_hand)
        hand_rank(given_hand)
        assert given_hand == hand, "the hand that was given stays as it is"
