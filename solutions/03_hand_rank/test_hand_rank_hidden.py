"""More tests of hand_rank and its helpers, for grading: all hands that differ in worth, and the reference as oracle.

A2345 is asked nowhere: whether it is a straight is the subject of unit 06.
"""

from itertools import combinations, combinations_with_replacement, pairwise, product
from random import Random

import pytest
from hand_rank import card_ranks, flush, hand_rank, straight
from hypothesis import given
from hypothesis import strategies as st

RANKS = "23456789TJQKA"
SUITS = "SHDC"
DECK = [rank + suit for rank in RANKS for suit in SUITS]
CLASSES = ["high card", "one pair", "two pair", "three of a kind", "straight"]
CLASSES += ["flush", "full house", "four of a kind", "straight flush"]


def is_asked(hand):
    """Whether the hand is not A2345."""
    return {rank for rank, suit in hand} != set("A2345")


def others(n, *taken):
    """All ways to choose n ranks besides those taken, each written highest rank first, the weakest one first."""
    ways = sorted(combinations(range(12, -1, -1), n))
    ranks = ["".join(RANKS[number] for number in way) for way in ways]
    return [text for text in ranks if not set(text) & set(taken)]


def cards(ranks, suits):
    return [rank + suit for rank, suit in zip(ranks, suits)]


def ladder():
    """A hand of every worth, the weakest first, by class: 7,460 in all, the two with A2345 left out."""
    straights = [RANKS[high - 4 : high + 1][::-1] for high in range(4, 13)]
    singles = [ranks for ranks in others(5) if ranks not in [*straights, "A5432"]]
    pairs = others(2)
    yield "high card", [cards(ranks, "SHDCS") for ranks in singles]
    yield "one pair", [cards(a * 2 + rest, "SHDCS") for a in RANKS for rest in others(3, a)]
    yield "two pair", [cards(a * 2 + b * 2 + c, "SHDCS") for a, b in pairs for c in others(1, a, b)]
    yield "three of a kind", [cards(a * 3 + rest, "SHDCS") for a in RANKS for rest in others(2, a)]
    yield "straight", [cards(ranks, "SHDCS") for ranks in straights]
    yield "flush", [cards(ranks, "D" * 5) for ranks in singles]
    yield "full house", [cards(a * 3 + b * 2, "SHDCS") for a in RANKS for b in others(1, a)]
    yield "four of a kind", [cards(a * 4 + b, "SHDCS") for a in RANKS for b in others(1, a)]
    yield "straight flush", [cards(ranks, "C" * 5) for ranks in straights]


LADDER = dict(ladder())
assert [len(LADDER[name]) for name in CLASSES] == [1277, 2860, 858, 858, 9, 1277, 156, 156, 9]

hands = st.lists(st.sampled_from(DECK), min_size=5, max_size=5, unique=True).filter(is_asked)
two_hands = st.lists(st.sampled_from(DECK), min_size=10, max_size=10, unique=True)
two_hands = two_hands.map(lambda dealt: (dealt[:5], dealt[5:])).filter(lambda pair: all(map(is_asked, pair)))


class TestLadder:
    """Every hand that differs in worth"""

    @pytest.mark.parametrize("name", CLASSES)
    def test_each_hand_is_worth_more_than_the_one_below(self, name):
        random = Random(name)
        worths = (hand_rank(random.sample(hand, 5)) for hand in LADDER[name])
        for weak, strong in pairwise(worths):
            assert strong > weak, f"two hands of the class {name}"

    @pytest.mark.parametrize(("worse", "better"), list(pairwise(CLASSES)))
    def test_each_class_begins_above_the_one_below(self, worse, better):
        assert hand_rank(list(LADDER[better][0])) > hand_rank(list(LADDER[worse][-1])), f"{better} beats {worse}"


class TestAgainstTheReference:
    """As the reference says"""

    @given(pair=two_hands)
    def test_two_hands_from_one_deck(self, reference, pair):
        first, second = pair
        wanted = reference.hand_rank(first) > reference.hand_rank(second)
        assert (hand_rank(list(first)) > hand_rank(list(second))) == wanted, "the reference says otherwise"

    @pytest.mark.parametrize("name", CLASSES)
    def test_two_hands_of_one_class(self, reference, name):
        random = Random(name)
        for _ in range(100):
            first, second = (random.sample(random.choice(LADDER[name]), 5) for _ in range(2))
            wanted = reference.hand_rank(first) < reference.hand_rank(second)
            assert (hand_rank(list(first)) < hand_rank(list(second))) == wanted, "the reference says otherwise"

    @given(hand=hands)
    def test_the_ranks_of_any_hand(self, reference, hand):
        assert card_ranks(list(hand)) == reference.card_ranks(hand), "the reference says otherwise"

    def test_flush_for_all_ways_to_give_five_cards_suits(self):
        for suits in product(SUITS, repeat=5):
            hand = cards("K9742", suits)
            assert bool(flush(list(hand))) == (len(set(suits)) == 1), "a flush is five cards of one suit"

    def test_straight_for_all_ranks_that_a_hand_can_have(self, reference):
        for ranks in combinations_with_replacement(range(14, 1, -1), 5):
            if ranks != (14, 5, 4, 3, 2) and ranks[0] != ranks[4]:
                assert bool(straight(list(ranks))) == reference.straight(ranks), "the reference says otherwise"


class TestProperties:
    """What must always hold"""

    @given(hand=hands, suits=st.permutations(SUITS), order=st.permutations(range(5)))
    def test_other_suits_and_another_order_are_worth_the_same(self, hand, suits, order):
        shuffled = [hand[place][0] + suits[SUITS.index(hand[place][1])] for place in order]
        assert hand_rank(list(hand)) == hand_rank(shuffled), "neither suits nor order decide"

    @given(hand=hands)
    def test_the_hand_is_not_changed(self, hand):
        copy = list(hand)
        card_ranks(copy), flush(copy), hand_rank(copy)
        assert copy == hand, "the player's cards stay as they are"

    @pytest.mark.parametrize("name", CLASSES)
    def test_no_class_changes_the_hand(self, name):
        for hand in LADDER[name][::40]:
            copy = list(hand)
            hand_rank(copy)
            assert copy == hand, "the player's cards stay as they are"
