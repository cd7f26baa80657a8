"""More tests of the grouped hand, for grading: every hand that differs in worth, and the reference as the oracle."""

from itertools import combinations_with_replacement, product
from random import Random

import pytest
from grouping import card, cards, compare, flush, group_by_value, ranking
from hypothesis import given
from hypothesis import strategies as st

VALUES = "23456789TJQKA"
SUITS = "♥♦♣♠"
DECK = [(value, suit) for value in range(2, 15) for suit in SUITS]


def text_of(hand):
    return " ".join(VALUES[value - 2] + suit for value, suit in hand)


def every_worth():
    """A hand of every worth, 7,462 in all, in an order that the seed fixes."""
    random = Random(13)
    for values in combinations_with_replacement(range(2, 15), 5):
        if values[0] != values[4]:
            hand = [(value, SUITS[place % 4]) for place, value in enumerate(values)]
            yield random.sample(hand, 5)
        if len(set(values)) == 5:
            suit = random.choice(SUITS)
            yield random.sample([(value, suit) for value in values], 5)


hands = st.lists(st.sampled_from(DECK), min_size=5, max_size=5, unique=True)
two_hands = st.lists(st.sampled_from(DECK), min_size=10, max_size=10, unique=True)
any_cards = st.lists(st.sampled_from(DECK), min_size=1, max_size=8, unique=True)


class TestCardsOfADeck:
    """Texts and cards"""

    @pytest.mark.parametrize("suit", SUITS)
    def test_all_cards_of_a_suit(self, suit):
        for number, value in enumerate(VALUES, 2):
            assert card(value + suit) == (number, suit), "a value from 2 to 14, and the suit"

    @given(hand=any_cards)
    def test_cards_as_they_come(self, hand):
        assert cards(text_of(hand)) == hand, "all cards of the text, in its order"

    @pytest.mark.parametrize("text", ["1♠", "0♣", "11♥", "A♠ ", "♠A", "AS", "AA", "♠♠", "?♥", "K♥♥", "89♦", "A", "♦"])
    def test_no_card(self, text):
        with pytest.raises(ValueError):
            card(text)


class TestGroupsOfAnyCards:
    """Groups of any number of cards"""

    @given(hand=any_cards)
    def test_as_the_reference_says(self, reference, hand):
        wanted = [sorted(group) for group in reference.group_by_value(hand)]
        assert [sorted(group) for group in group_by_value(list(hand))] == wanted, "the reference says otherwise"

    @given(hand=any_cards)
    def test_the_cards_stay_as_they_are(self, hand):
        copy = list(hand)
        group_by_value(copy), flush(copy)
        assert copy == hand, "the list that was given stays as it was"

    def test_flush_for_all_ways_to_give_suits(self):
        for suits in product(SUITS, repeat=4):
            hand = list(zip([2, 9, 5, 13], suits))
            assert bool(flush(hand)) == (len(set(suits)) == 1), "a flush has one suit"


class TestEveryWorth:
    """Every hand that differs in worth"""

    def test_ranking_of_every_worth(self, reference):
        worths = {(number, *values) for number, values in map(reference.ranking, every_worth())}
        assert len(worths) == 7462, "this test's own table is wrong"
        for hand in every_worth():
            assert ranking(list(hand)) == reference.ranking(hand), "the reference says otherwise"


class TestComparing:
    """What must always hold for two hands"""

    @given(dealt=two_hands)
    def test_two_hands_from_one_deck(self, reference, dealt):
        hand, other = text_of(dealt[:5]), text_of(dealt[5:])
        assert compare(hand, other) == reference.compare(hand, other), "the reference says otherwise"
        assert compare(other, hand) == reference.compare(other, hand), "the reference says otherwise"

    def test_two_hands_of_about_the_same_worth(self, reference):
        ladder = sorted(every_worth(), key=reference.ranking)
        random = Random(5)
        for _ in range(500):
            place = random.randrange(len(ladder) - 3)
            hand, other = (text_of(random.choice(ladder[place : place + 3])) for _ in range(2))
            assert compare(hand, other) == reference.compare(hand, other), "the reference says otherwise"

    @given(hand=hands, suits=st.permutations(SUITS), order=st.permutations(range(5)))
    def test_other_suits_and_another_order_are_worth_the_same(self, hand, suits, order):
        other = [(hand[place][0], suits[SUITS.index(hand[place][1])]) for place in order]
        assert compare(text_of(hand), text_of(other)) == 0, "neither suits nor order decide"

    @given(hand=hands)
    def test_ranking_changes_nothing(self, hand):
        copy = list(hand)
        ranking(copy)
        assert copy == hand, "the list that was given stays as it was"
