"""More tests of best_hand(hand), for grading: many kinds of hands, and the reference as the oracle."""

from itertools import combinations

import pytest
from ace_low import hand_rank
from best_hand import best_hand
from hypothesis import given, settings
from hypothesis import strategies as st

RANKS = "23456789TJQKA"


def deck(ranks, suits="SHDC"):
    return [rank + suit for rank in ranks for suit in suits]


def hands(cards, least=5):
    """Hands of up to seven of these cards, in any order."""
    return st.lists(st.sampled_from(cards), min_size=least, max_size=7, unique=True)


whole_deck = hands(deck(RANKS))
few_ranks = hands(deck("25JA"))
few_suits = hands(deck(RANKS, "SH"), least=6)
close_ranks = st.integers(0, 9).flatmap(lambda low: hands(deck(("A" + RANKS)[low : low + 7]), least=6))
low_and_ace = hands(deck("A23456", "HC"), least=7)
any_hand = st.one_of(whole_deck, few_ranks, few_suits, close_ranks, low_and_ace)


class TestAgainstTheReference:
    """As good as the reference's"""

    @given(hand=any_hand)
    def test_any_hand(self, reference, hand):
        assert hand_rank(best_hand(list(hand))) == hand_rank(reference.best_hand(hand)), (
            "the best five cards of this hand are worth something else"
        )

    @pytest.mark.parametrize("suits", ["SSSSSSS", "SSSSSHH", "SHDCSHD", "HSSSSSD"])
    def test_seven_ranks_of_nine(self, reference, suits):
        for ranks in combinations("A23456KQJ", 7):
            hand = [rank + suit for rank, suit in zip(ranks, suits)]
            assert hand_rank(best_hand(list(hand))) == hand_rank(reference.best_hand(hand)), (
                "the best five cards of this hand are worth something else"
            )


class TestProperties:
    """What must always hold"""

    @settings(max_examples=50)
    @given(hand=any_hand)
    def test_five_different_cards_of_the_hand(self, hand):
        best = best_hand(list(hand))
        assert (len(best), len(set(best)), set(best) - set(hand)) == (5, 5, set()), (
            "the answer is five different cards, all from the hand"
        )

    @settings(max_examples=50)
    @given(hand=any_hand)
    def test_no_other_five_are_better(self, hand):
        best = hand_rank(best_hand(list(hand)))
        better = [five for five in combinations(hand, 5) if hand_rank(five) > best]
        assert better == [], "these five cards of the hand are worth more"

    @settings(max_examples=40)
    @given(hand=any_hand)
    def test_the_order_of_the_cards_does_not_matter(self, hand):
        backwards = hand[::-1]
        assert hand_rank(best_hand(sorted(hand))) == hand_rank(best_hand(backwards)), (
            "the same cards in another order are worth the same"
        )

    @settings(max_examples=40)
    @given(hand=any_hand)
    def test_the_hand_is_not_changed(self, hand):
        given_hand = list(hand)
        best_hand(given_hand)
        assert given_hand == hand, "best_hand only looks"

    @given(hand=st.lists(st.sampled_from(deck(RANKS)), max_size=4, unique=True))
    def test_fewer_than_five_cards(self, hand):
        with pytest.raises(ValueError):
            best_hand(hand)
