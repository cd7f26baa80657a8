"""More tests of a round's scores, for grading: the reference is the oracle."""

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from scores import label, main, mark_results, max_ranking, scores

DECK = [(value, suit) for value in range(2, 15) for suit in "♥♦♣♠"]
RANKS = "23456789TJQKA"


def some(cards, least, most=7):
    """From least to most of these cards, in any order."""
    return st.lists(st.sampled_from(cards), min_size=least, max_size=most, unique=True)


def close(low):
    """Cards of seven values side by side; the ace stands at both ends."""
    values = [14, *range(2, 15)][low : low + 7]
    return [card for card in DECK if card[0] in values]


two_suits = [card for card in DECK if card[1] in "♥♠"]
few_values = [card for card in DECK if card[0] in (2, 5, 11, 14)]
straight_flushes = [card for card in DECK if card[0] in (14, 2, 3, 4, 5, 6) and card[1] in "♥♠"]
sevens = st.one_of(
    some(DECK, 7),
    some(two_suits, 7),
    some(few_values, 7),
    some(straight_flushes, 7),
    st.integers(0, 7).flatmap(lambda low: some(close(low), 7)),
)
values = st.lists(st.integers(2, 14), min_size=5, max_size=5)
few_rankings = st.sampled_from(
    [None, (0, [14, 12, 9, 5, 2]), (0, [14, 12, 9, 5, 3]), (1, [9, 9, 14, 8, 2]), (4, [5, 4, 3, 2, 1])]
)
rounds = st.lists(st.one_of(st.none(), st.tuples(st.integers(0, 8), values), few_rankings, few_rankings), max_size=8)


@st.composite
def tables(draw):
    """A round as lines: everybody has the table's five cards at the end, and some have folded before."""
    cards = draw(st.permutations(DECK))
    table, hands = cards[:5], cards[5:]
    letters = str.maketrans("♥♦♣♠", "hdcs" if draw(st.booleans()) else "♥♦♣♠")
    lines = []
    for player in range(draw(st.integers(1, 6))):
        seen = draw(st.sampled_from([0, 3, 4, 5, 5, 5, 5]))
        words = [RANKS[value - 2] + suit for value, suit in [*hands[2 * player : 2 * player + 2], *table[:seen]]]
        line = draw(st.sampled_from(["", " "])) + draw(st.sampled_from([" ", "  "])).join(words)
        lines.append(line.translate(letters) + draw(st.sampled_from(["", " ", "\n", " \r\n"])))
    if draw(st.booleans()):
        lines.insert(draw(st.integers(0, len(lines))), draw(st.sampled_from(["", "\n", "   "])))
    return lines


class TestAgainstTheReference:
    """As the reference says"""

    @given(kind=st.integers(0, 8), values=values)
    def test_any_label(self, reference, kind, values):
        assert label((kind, values)) == reference.label((kind, values)), "the reference has another name"

    @settings(max_examples=200)
    @given(cards=sevens)
    def test_any_seven_cards(self, reference, cards):
        assert max_ranking(list(cards)) == reference.max_ranking(cards), "the best five are worth something else"

    @given(cards=some(DECK, 0, 6))
    def test_fewer_than_seven_cards(self, cards):
        assert max_ranking(list(cards)) is None, "whoever has fewer than seven cards has folded"

    @pytest.mark.parametrize("suits", ["♥♥♥♥♥♥♥", "♥♥♥♥♥♠♠", "♥♦♣♠♥♦♣", "♠♥♥♥♥♥♦"])
    def test_seven_values_of_nine(self, reference, suits):
        for values in combinations([14, 2, 3, 4, 5, 6, 13, 12, 11], 7):
            cards = list(zip(values, suits))
            assert max_ranking(list(cards)) == reference.max_ranking(cards), "the best five are worth something else"

    @settings(max_examples=200)
    @given(rankings=rounds)
    def test_any_round_of_rankings(self, reference, rankings):
        assert mark_results(list(rankings)) == reference.mark_results(rankings), "the reference marks otherwise"

    @settings(max_examples=60)
    @given(lines=tables())
    def test_any_lines(self, reference, lines):
        assert scores(list(lines)) == reference.scores(lines), "the reference scores otherwise"

    @settings(max_examples=30)
    @given(lines=tables())
    def test_main_prints_the_scores(self, reference, played, lines):
        typed = [line.rstrip() for line in lines]
        assert played(main, [], typed=typed).printed.splitlines() == reference.scores(lines), "main prints the scores"


class TestProperties:
    """What must always hold"""

    @settings(max_examples=60)
    @given(cards=sevens)
    def test_the_order_of_the_cards_does_not_matter(self, cards):
        ordered = max_ranking(sorted(cards))
        assert max_ranking(list(cards)) == ordered, "the same cards in another order are worth the same"

    @given(rankings=rounds)
    def test_the_rankings_are_not_changed(self, rankings):
        given_rankings = list(rankings)
        mark_results(given_rankings)
        assert given_rankings == rankings, "mark_results only looks"

    @settings(max_examples=60)
    @given(lines=tables(), data=st.data())
    def test_a_word_that_is_no_card(self, lines, data):
        """one word of the line is no card: a ValueError, whose text has the word"""
        number = data.draw(st.integers(0, len(lines) - 1))
        word = data.draw(st.sampled_from(["1♥", "10♥", "K", "♠♠", "K♠♠", "Zs", "Kz", "?", "9hh", "ten"]))
        lines[number] = " ".join([word, *lines[number].split()[:4]])
        with pytest.raises(ValueError) as error:
            scores(lines)
        assert word in str(error.value), "the error's text has the word"
        assert str(number + 1) in str(error.value), "the error's text has the number of the line"

    @settings(max_examples=30)
    @given(lines=tables(), data=st.data())
    def test_main_with_a_bad_line(self, played, lines, data):
        lines.insert(data.draw(st.integers(0, len(lines))), data.draw(st.sampled_from(["X", "9h 9h", "2 3 4"])))
        assert played(main, ["game.txt"], lambda name: list(lines)).returned == 1, "1 says that something went wrong"
