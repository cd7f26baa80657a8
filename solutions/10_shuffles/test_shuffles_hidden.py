"""More tests of the shufflers and of what measures them, for grading: the reference is the oracle."""

from collections import Counter
from itertools import permutations
from math import sqrt
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from shuffles import count_draws, distribution, is_fair, knuth, shuffle1, shuffle2, shuffle3, swap

decks = st.sampled_from(["ab", "abc", "abcd", "abcde", "abcdefgh"])
seeds = st.integers(0, 1000)


def seeded(seed):
    """A randrange whose numbers depend on the seed alone; where one number alone is possible, it uses none up."""
    generator = Random(seed)

    def randrange(*bounds):
        possible = range(*bounds)
        return possible[generator.randrange(len(possible)) if len(possible) > 1 else 0]

    randrange.__name__ = f"seeded({seed})"
    return randrange


def walk(tree):
    """A shuffler that draws its way through a tree. A node is the lowest number and a branch for each number, a leaf
    is how many cards go from the top to the bottom."""

    def walker(p, randrange):
        here = tree
        while isinstance(here, tuple):
            low, branches = here
            number = randrange(low, low + len(branches)) if low else randrange(len(branches))
            here = branches[number - low]
        p[:] = p[here:] + p[:here]

    return walker


trees = st.recursive(
    st.integers(0, 2),
    lambda branches: st.tuples(st.integers(0, 3), st.lists(branches, min_size=1, max_size=3)),
    max_leaves=12,
)


def prepared(counts):
    """A shuffler that deals each order as often as counts says."""
    orders = iter([order for order, count in counts.items() for _ in range(count)])

    def dealt(p, randrange):
        p[:] = next(orders)

    return dealt


def chi_square(counts):
    expected = sum(counts.values()) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts.values())


def drawn_counts(deck, n, weights, generator):
    """How often n weighted draws give each order of the deck."""
    orders = ["".join(order) for order in permutations(deck)]
    counts = Counter(generator.choices(orders, weights, k=n))
    return {order: counts[order] for order in orders}


class TestShufflers:
    """As the reference shuffles"""

    @given(cards=st.lists(st.integers(), min_size=1, max_size=6), data=st.data())
    def test_swap(self, reference, cards, data):
        places = st.integers(0, len(cards) - 1)
        i, j = data.draw(places), data.draw(places)
        swapped, wanted = list(cards), list(cards)
        swap(swapped, i, j)
        reference.swap(wanted, i, j)
        assert swapped == wanted, "the reference swaps otherwise"

    @given(deck=decks, seed=seeds)
    def test_shuffle1(self, reference, deck, seed):
        cards, wanted = list(deck), list(deck)
        shuffle1(cards, seeded(seed))
        reference.shuffle1(wanted, seeded(seed))
        assert cards == wanted, "with the same numbers, the reference shuffles otherwise"

    @given(deck=decks, seed=seeds)
    def test_shuffle2(self, reference, deck, seed):
        cards, wanted = list(deck), list(deck)
        shuffle2(cards, seeded(seed))
        reference.shuffle2(wanted, seeded(seed))
        assert cards == wanted, "with the same numbers, the reference shuffles otherwise"

    @given(deck=decks, seed=seeds)
    def test_shuffle3(self, reference, deck, seed):
        cards, wanted = list(deck), list(deck)
        shuffle3(cards, seeded(seed))
        reference.shuffle3(wanted, seeded(seed))
        assert cards == wanted, "with the same numbers, the reference shuffles otherwise"

    @given(deck=decks, seed=seeds)
    def test_knuth(self, reference, deck, seed):
        cards, wanted = list(deck), list(deck)
        knuth(cards, seeded(seed))
        reference.knuth(wanted, seeded(seed))
        assert cards == wanted, "with the same numbers, the reference shuffles otherwise"


class TestMeasures:
    """As the reference counts"""

    @given(deck=decks, tree=trees, seed=seeds)
    def test_count_draws(self, reference, deck, tree, seed):
        wanted = reference.count_draws(walk(tree), deck, seeded(seed))
        assert count_draws(walk(tree), deck, seeded(seed)) == wanted, "the reference counts otherwise"

    @given(tree=trees)
    def test_distribution(self, reference, tree):
        wanted = pytest.approx(reference.distribution(walk(tree), "abc"))
        assert distribution(walk(tree), "abc") == wanted, "the reference has other probabilities"

    @pytest.mark.parametrize("deck", ["a", "ab", "abc", "abcd"])
    def test_distribution_of_shuffle3(self, reference, deck):
        wanted = pytest.approx(reference.distribution(reference.shuffle3, deck))
        assert distribution(reference.shuffle3, deck) == wanted, "the reference has other probabilities"

    @pytest.mark.parametrize("deck", ["ab", "abc", "abcd"])
    @pytest.mark.parametrize("seed", range(4))
    def test_luck_is_fair(self, deck, seed):
        generator, f = Random(seed), len(list(permutations(deck))) - 1
        counts = drawn_counts(deck, 20 * (f + 1), None, generator)
        while chi_square(counts) > f + sqrt(2 * f):
            counts = drawn_counts(deck, 20 * (f + 1), None, generator)
        assert is_fair(prepared(counts), deck, 20 * (f + 1)), "chi-square is as it is for most fair shufflers"

    @pytest.mark.parametrize("deck", ["ab", "abc", "abcd"])
    @pytest.mark.parametrize("seed", range(4))
    def test_no_luck_is_not_fair(self, deck, seed):
        generator, f = Random(seed), len(list(permutations(deck))) - 1
        weights = [generator.choice([0, 1, 4]) for _ in range(f)] + [4]
        counts = drawn_counts(deck, 100 * (f + 1), weights, generator)
        while chi_square(counts) < 4 * (f + 6 * sqrt(2 * f)):
            weights[generator.randrange(f)] = 0
            counts = drawn_counts(deck, 100 * (f + 1), weights, generator)
        assert not is_fair(prepared(counts), deck, 100 * (f + 1)), "chi-square is far above any limit"
