"""More tests of replacements(card) and best_wild_hand(hand), for grading.

Whether a joker may stand for a card that the hand holds already is left open: where it matters, both answers are
right. Hands that can become five of a kind are not asked.
"""

from itertools import combinations, product

import pytest
from ace_low import hand_rank
from best_hand import best_hand
from hypothesis import Phase, assume, given, settings
from hypothesis import strategies as st
from jokers import best_wild_hand, replacements

RANKS = "23456789TJQKA"
BLACK = [rank + suit for rank in RANKS for suit in "SC"]
RED = [rank + suit for rank in RANKS for suit in "HD"]
STANDS_FOR = {"?B": BLACK, "?R": RED}


def hands(*jokers, ranks=RANKS, suits="SHDC"):
    """Hands of seven with these jokers and cards of these ranks and suits."""
    cards = [rank + suit for rank in ranks for suit in suits]
    size = 7 - len(jokers)
    plain = st.lists(st.sampled_from(cards), min_size=size, max_size=size, unique=True)
    return plain.flatmap(lambda hand: st.permutations([*hand, *jokers]))


def dense_hands(*jokers):
    """Hands in which much is possible: few ranks, few suits, ranks in a row."""
    in_a_row = st.integers(0, 8).flatmap(lambda low: hands(*jokers, ranks=("A" + RANKS)[low : low + 6]))
    in_a_row_and_suit = st.integers(0, 7).flatmap(
        lambda low: hands(*jokers, ranks=("A" + RANKS)[low : low + 7], suits="CD")
    )
    return st.one_of(
        hands(*jokers), hands(*jokers, ranks="28JA"), hands(*jokers, suits="SH"), in_a_row, in_a_row_and_suit
    )


def right_ranks(hand):
    """The ranks that an answer may have: with jokers that copy cards of the hand, and without."""
    ranks, ranks_without_copies = [], []
    for five in combinations(hand, 5):
        for choice in product(*(STANDS_FOR.get(card, [card]) for card in five)):
            rank = hand_rank(choice)
            ranks.append(rank)
            if not any(card in hand for card, before in zip(choice, five) if before in STANDS_FOR):
                ranks_without_copies.append(rank)
    return [max(ranks), max(ranks_without_copies)]


def can_be_five_of_a_kind(hand):
    ranks = [card[0] for card in hand]
    return max(ranks.count(rank) for rank in RANKS) + ranks.count("?") >= 5


def fits(best, hand):
    """Whether the five cards can come from the hand: each card of its own, or a joker of the card's colour."""
    for five in combinations(sorted(hand, key=lambda card: card in STANDS_FOR), 5):
        left = list(best)
        for card in five:
            fitting = [other for other in left if other in STANDS_FOR.get(card, [card])]
            if fitting:
                left.remove(fitting[0])
        if not left:
            return True
    return False


class TestReplacements:
    """What a card may stand for"""

    def test_every_card_stands_for_itself(self):
        for card in BLACK + RED:
            assert list(replacements(card)) == [card], "a card that is no joker stands for itself alone"

    @pytest.mark.parametrize("joker", ["?B", "?R"])
    def test_a_joker_twice(self, joker):
        list(replacements(joker)).clear()
        assert sorted(replacements(joker)) == sorted(STANDS_FOR[joker]), "asked again, the answer is the same"


class TestNoJoker:
    """Seven plain cards"""

    @given(hand=dense_hands())
    def test_as_good_as_the_best_hand(self, hand):
        assert hand_rank(best_wild_hand(list(hand))) == hand_rank(best_hand(hand)), "without jokers nothing is wild"


class TestOneJoker:
    """One joker"""

    @settings(max_examples=50)
    @given(hand=st.sampled_from(["?B", "?R"]).flatmap(dense_hands))
    def test_any_hand(self, hand):
        assume(not can_be_five_of_a_kind(hand))
        assert hand_rank(best_wild_hand(list(hand))) in right_ranks(hand), "the best hand is worth something else"

    @settings(max_examples=50)
    @given(hand=st.sampled_from(["?B", "?R"]).flatmap(dense_hands))
    def test_the_cards_come_from_the_hand(self, hand):
        assume(not can_be_five_of_a_kind(hand))
        best = best_wild_hand(list(hand))
        assert len(best) == 5, "five cards are wanted"
        assert fits(best, hand), "a card of the answer is neither in the hand, nor may the joker stand for it"

    @pytest.mark.parametrize("missing", "A2345")
    @pytest.mark.parametrize(("suit", "joker"), ["S?", "C?", "H?", "D?"])
    def test_every_low_straight_flush(self, missing, suit, joker):
        joker += "B" if suit in "SC" else "R"
        hand = [rank + suit for rank in "A2345" if rank != missing] + [joker, "TS", "9H"]
        assert hand_rank(best_wild_hand(list(hand))) == (8, 6 if missing == "A" else 5), "a low straight flush"

    @pytest.mark.parametrize("low", range(10))
    @pytest.mark.parametrize("place", range(5))
    def test_every_straight(self, low, place):
        run = ("A" + RANKS)[low : low + 5]
        others = "23" if low > 4 else "JK"
        plain = [rank + suit for rank, suit in zip(run[:place] + run[place + 1 :], "SHDC")]
        hand = [*plain, others[0] + "H", "?R", others[1] + "C"]
        assert hand_rank(best_wild_hand(list(hand))) in right_ranks(hand), "the best hand is worth something else"


class TestTwoJokers:
    """Two jokers"""

    @settings(max_examples=4, phases=[Phase.generate])
    @given(hand=dense_hands("?B", "?R"))
    def test_any_hand(self, hand):
        assume(not can_be_five_of_a_kind(hand))
        best = best_wild_hand(list(hand))
        assert hand_rank(best) in right_ranks(hand), "the best hand is worth something else"
        assert fits(best, hand), "a card of the answer is neither in the hand, nor may a joker stand for it"

    @pytest.mark.parametrize(
        ("hand", "rank"),
        [
            ("?R 2D 3D 4D ?B 5D KS", (8, 6)),
            ("2H ?R 4C ?B 8D AH 9S", (4, 5)),
            ("AC ?B KH TD ?R 4S 3D", (4, 14)),
            ("QC TC 6C 2C ?B ?R 8D", (5, [14, 12, 10, 6, 2])),
            ("?R ?B 3S 3H JS 9D 6C", (7, 3, 11)),
        ],
    )
    def test_a_hand_of_each_class(self, hand, rank):
        assert hand_rank(best_wild_hand(hand.split())) == rank, "the best hand is worth something else"


class TestSafe:
    """The hand stays as it is"""

    @settings(max_examples=20)
    @given(hand=st.sampled_from(["?B", "?R"]).flatmap(dense_hands))
    def test_the_hand_is_not_changed(self, hand):
        assume(not can_be_five_of_a_kind(hand))
        given_hand = list(hand)
        best_wild_hand(given_hand)
        assert given_hand == hand, "best_wild_hand only looks"
