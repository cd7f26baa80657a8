"""More tests of the deck and of deal, for grading: decks of every size, and the reference as the oracle."""

import pytest
from deck import deal, deck_with_zip, deck_without_zip, make_deck
from hypothesis import given
from hypothesis import strategies as st

few = st.integers(1, 6)
decks = st.lists(st.sampled_from(["AS", "KS", "7H", "7D", "TC", "2C", "?B", "?R"]), min_size=1, max_size=40)


def cards_of(hands):
    """The cards of all hands in one list."""
    return [card for hand in hands for card in hand]


def too_many(cards, deck):
    """What stands among `cards` more often than in the deck."""
    return sorted({card for card in cards if cards.count(card) > deck.count(card)})


class TestAgainstTheReference:
    """As the reference says"""

    def test_make_deck(self, reference):
        assert sorted(make_deck()) == sorted(reference.make_deck()), "these are the 52 cards"

    def test_deck_with_zip(self, reference):
        assert sorted(deck_with_zip()) == sorted(reference.make_deck()), "these are the 52 cards"

    def test_deck_without_zip(self, reference):
        assert sorted(deck_without_zip()) == sorted(reference.make_deck()), "these are the 52 cards"

    def test_the_whole_deck_in_one_hand(self, reference):
        assert sorted(cards_of(deal(1, 52))) == sorted(reference.make_deck()), "one hand gets all 52 cards"

    def test_each_card_a_hand_of_its_own(self, reference):
        assert sorted(cards_of(deal(52, 1))) == sorted(reference.make_deck()), "52 hands get one card each"


class TestProperties:
    """What must always hold"""

    @given(numhands=few, n=few, deck=decks)
    def test_as_many_hands_and_cards_as_asked(self, numhands, n, deck):
        whole = deck * (numhands * n)
        assert [len(hand) for hand in deal(numhands, n, whole)] == [n] * numhands, "numhands hands of n cards"

    @given(numhands=few, n=few, deck=decks)
    def test_no_card_more_often_than_the_deck_holds_it(self, numhands, n, deck):
        whole = deck + ["5S", "5H", "5D", "5C"] * 9
        assert too_many(cards_of(deal(numhands, n, list(whole))), whole) == [], "the deck has fewer of these"

    @given(deck=decks)
    def test_all_cards_in_one_hand(self, deck):
        assert sorted(cards_of(deal(1, len(deck), list(deck)))) == sorted(deck), "the hand gets the whole deck"

    @given(numhands=few, deck=decks)
    def test_one_card_too_few(self, numhands, deck):
        whole = (deck * numhands)[:-1]
        with pytest.raises(ValueError):
            deal(numhands, len(deck), whole)

    @given(numhands=few, n=few, deck=decks)
    def test_the_deck_keeps_its_cards(self, numhands, n, deck):
        given_deck = deck * (numhands * n)
        deal(numhands, n, given_deck)
        assert sorted(given_deck) == sorted(deck * (numhands * n)), "the deck that was given has all its cards"


class TestAtRandom:
    """Any card can come to any hand"""

    @pytest.mark.parametrize("place", [0, 4, 9])
    def test_every_card_comes_to_every_hand(self, reference, place):
        # Each test fails a right answer once in 285 billion runs.
        dealt = {card for _ in range(300) for card in deal(10)[place]}
        assert sorted(dealt) == sorted(reference.make_deck()), "in 300 deals, a hand has seen every card"

    def test_every_order_of_a_small_deck(self):
        # Six orders, each missed by 200 deals once in 10**15 runs.
        orders = {"".join(cards_of(deal(3, 1, ["a", "b", "c"]))) for _ in range(200)}
        assert sorted(orders) == ["abc", "acb", "bac", "bca", "cab", "cba"], "three hands of one card: six orders"
