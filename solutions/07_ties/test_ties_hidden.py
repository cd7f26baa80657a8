"""More tests of poker(hands), for grading: random hands with many ties, and the reference as the oracle."""

from hypothesis import given
from hypothesis import strategies as st
from ties import poker

SUITS = "SHDC"
DECK = [rank + suit for rank in "23456789TJQKA" for suit in SUITS]
SMALL_DECK = [rank + suit for rank in "A23456" for suit in SUITS]  # many ties, and many low straights

any_hand = st.lists(st.sampled_from(DECK), min_size=5, max_size=5, unique=True)
low_hand = st.lists(st.sampled_from(SMALL_DECK), min_size=5, max_size=5, unique=True)
tables = st.lists(any_hand, max_size=6) | st.lists(low_hand, max_size=6)
suit_changes = st.permutations(SUITS).map(lambda suits: dict(zip(SUITS, suits)))


def copies(hands):
    """The hands once more, for a call that might change them."""
    return [list(hand) for hand in hands]


def as_list(winners):
    """A tuple of winners is as good as a list of them."""
    return list(winners) if isinstance(winners, tuple) else winners


def recolour(hand, change):
    """The hand in other suits: it has the same rank."""
    return [rank + change[suit] for rank, suit in hand]


class TestAgainstTheReference:
    """As the reference says"""

    @given(hands=tables)
    def test_any_table(self, reference, hands):
        assert as_list(poker(copies(hands))) == reference.poker(hands), "the reference says otherwise"

    @given(deck=st.permutations(DECK))
    def test_ten_hands_from_one_deck(self, reference, deck):
        hands = [deck[start : start + 5] for start in range(0, 50, 5)]
        assert as_list(poker(copies(hands))) == reference.poker(hands), "the reference says otherwise"

    @given(hand=any_hand, others=tables, change=suit_changes, place=st.integers(0, 6))
    def test_a_tie_at_any_two_places(self, reference, hand, others, change, place):
        hands = [hand, *others[:place], recolour(hand, change), *others[place:]]
        assert as_list(poker(copies(hands))) == reference.poker(hands), "the reference says otherwise"


class TestProperties:
    """What must always hold"""

    @given(hand=any_hand, changes=st.lists(suit_changes, max_size=5))
    def test_a_hand_ties_with_itself_in_other_suits(self, hand, changes):
        hands = [hand, *(recolour(hand, change) for change in changes)]
        assert as_list(poker(copies(hands))) == hands, "suits don't count: all of them win, in the order given"

    @given(hand=low_hand, order=st.permutations(range(5)))
    def test_the_order_of_the_cards_does_not_count(self, hand, order):
        hands = [hand, [hand[place] for place in order]]
        assert as_list(poker(copies(hands))) == hands, "the same cards in another order: both win"

    @given(hands=tables)
    def test_the_hands_are_not_changed(self, hands):
        given_hands = copies(hands)
        poker(given_hands)
        assert given_hands == hands, "poker only looks"
