"""More tests of the showdown, for grading: the reference as the oracle, and what holds of any two hands."""

from itertools import combinations, pairwise
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from showdown import (
    check_for_flush,
    check_for_four_of_a_kind,
    check_for_full_house,
    check_for_pair,
    check_for_royal_flush,
    check_for_straight,
    check_for_straight_flush,
    check_for_three_of_a_kind,
    check_for_two_pair,
    check_if_list_in_sequence,
    convert_cards_to_values,
    get_result_of_poker,
    get_top_2_frequencies_of_list,
    resolve_by_high_card,
    resolve_rank_tie,
    resolve_with_preferential_high_card_value,
    validate_cards,
)

VALUES = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king", "ace"]
SUITS = ["spades", "clubs", "hearts", "diamonds"]
DECK = [(value, suit) for value in VALUES for suit in SUITS]
CHECKS = {
    "Royal Flush": check_for_royal_flush,
    "Straight Flush": check_for_straight_flush,
    "Four Of a Kind": check_for_four_of_a_kind,
    "Full House": check_for_full_house,
    "Flush": check_for_flush,
    "Straight": check_for_straight,
    "Three Of a Kind": check_for_three_of_a_kind,
    "Two Pair": check_for_two_pair,
    "One Pair": check_for_pair,
}
COUNTS = {"Four Of a Kind": 4, "Full House": 3, "Three Of a Kind": 3, "Two Pair": 2, "One Pair": 2}
OTHER_SIDE = {"Player A": "Player B", "Player B": "Player A", "Player A and Player B": "Player A and Player B"}
NO_CARDS = ["ace", 7, ("ace",), ("ace", "spades", 1), ("1", "spades"), ("ace", "stars"), ("hearts", "2"), (2, "hearts")]

hands = st.sets(st.sampled_from(DECK), min_size=3, max_size=5)


def small_decks():
    """Decks of few values or suits: hands of them are of high classes, and often of the same."""
    yield DECK
    for first in range(0, 13, 3):
        yield [card for card in DECK if VALUES.index(card[0]) in (first, (first + 1) % 13, (first + 5) % 13)]
    for first in range(13):
        values = [VALUES[(first + step) % 13] for step in range(6)]
        yield [(value, suit) for value in values for suit in SUITS[:2]]
        yield [(value, "hearts") for value in values]


def dealt(number):
    """Hands of small decks: the same in every run."""
    random = Random(1502)
    decks = list(small_decks())
    return [set(random.sample(deck, random.choice([3, 4, 5, 5]))) for deck in random.choices(decks, k=number)]


HANDS = dealt(400)


def class_of(reference, cards):
    """The class of the hand, as the reference's checks say; High Card where none says True."""
    return next((name for name in CHECKS if getattr(reference, CHECK_NAMES[name])(cards)), "High Card")


CHECK_NAMES = {name: f"check_for_{name.lower().replace(' ', '_')}" for name in CHECKS} | {"One Pair": "check_for_pair"}


class TestAgainstTheReference:
    """As the reference says"""

    @pytest.mark.parametrize("name", CHECKS)
    def test_checks(self, reference, name):
        for cards in HANDS:
            wanted = getattr(reference, CHECK_NAMES[name])(cards)
            assert CHECKS[name](set(cards)) is wanted, "the reference says otherwise"

    @pytest.mark.parametrize("suits", [SUITS, SUITS[:1]])
    def test_rows_and_every_third_five_values(self, reference, suits):
        rows = [VALUES[start : start + 5] for start in range(9)]
        for values in [*rows, *list(combinations(VALUES, 5))[::3]]:
            cards = {(value, suits[place % len(suits)]) for place, value in enumerate(values)}
            for name in ("Straight", "Straight Flush", "Royal Flush", "Flush"):
                wanted = getattr(reference, CHECK_NAMES[name])(cards)
                assert CHECKS[name](cards) is wanted, "the reference says otherwise"

    def test_results_of_neighbours(self, reference):
        for a, b in pairwise(HANDS):
            wanted = reference.get_result_of_poker(set(a), set(b))
            assert get_result_of_poker(set(a), set(b)) == wanted, "the reference says otherwise"

    def test_results_within_a_class(self, reference):
        for name, members in by_class(reference).items():
            for a, b in zip(members, members[1:] + members[:1]):
                wanted = reference.get_result_of_poker(set(a), set(b))
                assert get_result_of_poker(set(a), set(b)) == wanted, f"two hands of the class {name}"

    def test_ties_within_a_class(self, reference):
        for name, members in by_class(reference).items():
            if name in CHECKS:
                for a, b in zip(members, members[2:] + members[:2]):
                    wanted = reference.resolve_rank_tie(name, set(a), set(b))
                    assert resolve_rank_tie(name, set(a), set(b)) == wanted, f"two hands of the class {name}"

    def test_what_stands_several_times_comes_first(self, reference):
        for name, members in by_class(reference).items():
            if name in COUNTS:
                for a, b in zip(members, members[3:] + members[:3]):
                    wanted = reference.resolve_with_preferential_high_card_value(set(a), set(b), COUNTS[name])
                    came = resolve_with_preferential_high_card_value(set(a), set(b), COUNTS[name])
                    assert came == wanted, f"two hands of the class {name}"

    @given(a=hands, b=hands)
    def test_by_high_card(self, reference, a, b):
        if not any({value for value, suit in cards} == {"ace", "2", "3", "4", "5"} for cards in (a, b)):
            assert resolve_by_high_card(set(a), set(b)) == reference.resolve_by_high_card(a, b), "card by card"

    @given(a=hands, b=hands)
    def test_any_two_hands(self, reference, a, b):
        assert get_result_of_poker(set(a), set(b)) == reference.get_result_of_poker(a, b), (
            "the reference says otherwise"
        )

    @given(cards=hands)
    def test_numbers(self, reference, cards):
        assert convert_cards_to_values(set(cards)) == reference.convert_cards_to_values(cards), "2 to 14"

    @given(values=st.lists(st.integers(2, 6), min_size=1, max_size=5))
    def test_frequencies(self, reference, values):
        wanted = reference.get_top_2_frequencies_of_list(values)
        assert get_top_2_frequencies_of_list(list(values)) == wanted, "the reference says otherwise"

    @given(values=st.lists(st.integers(2, 13), min_size=2, max_size=5).map(sorted))
    def test_sequences_of_any_numbers(self, reference, values):
        wanted = reference.check_if_list_in_sequence(values)
        assert check_if_list_in_sequence(list(values)) is wanted, "the reference says otherwise"

    @pytest.mark.parametrize("first", range(1, 14))
    def test_every_sequence(self, first):
        for after in range(first + 2, min(first + 6, 16)):
            assert check_if_list_in_sequence(list(range(first, after))) is True, "no gap, no repetition"


class TestProperties:
    """What must always hold"""

    @given(a=hands, b=hands)
    def test_the_other_side_of_the_table(self, a, b):
        first = get_result_of_poker(set(a), set(b))
        assert get_result_of_poker(set(b), set(a)) == OTHER_SIDE[first], "who sits where decides nothing"

    @given(a=hands, b=hands, suits=st.permutations(SUITS))
    def test_suits_are_worth_the_same(self, a, b, suits):
        change = dict(zip(SUITS, suits))
        changed = [{(value, change[suit]) for value, suit in cards} for cards in (a, b)]
        first = get_result_of_poker(set(a), set(b))
        assert get_result_of_poker(*changed) == first, "with other suits in both hands the same player wins"

    def test_at_most_one_check_says_true(self):
        for cards in HANDS:
            assert sum(check(set(cards)) for check in CHECKS.values()) <= 1, "a hand is in one class"

    @given(a=hands, b=hands)
    def test_the_hands_keep_their_cards(self, a, b):
        cards, others = set(a), set(b)
        get_result_of_poker(cards, others)
        assert cards == a, "the showdown takes no card away"
        assert others == b, "the showdown takes no card away"

    @pytest.mark.parametrize("stranger", NO_CARDS)
    def test_no_card_slips_in(self, reference, stranger):
        for cards in HANDS[:20]:
            with pytest.raises((TypeError, ValueError)) as wanted:
                reference.validate_cards({stranger, *list(cards)[1:]})
            with pytest.raises(wanted.type, match=MESSAGES[wanted.type]):
                validate_cards({stranger, *list(cards)[1:]})


MESSAGES = {
    TypeError: "should be a tuple with value and suit",
    ValueError: "not a valid value or not a valid suit",
}


def by_class(reference):
    """The dealt hands by their class, at most 60 of each."""
    found = {}
    for cards in HANDS:
        found.setdefault(class_of(reference, cards), []).append(cards)
    return {name: members[:60] for name, members in found.items()}
