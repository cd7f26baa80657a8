"""More tests of the one-player game, for grading: drawn hands and games, and the reference as the oracle."""

from itertools import combinations_with_replacement
from random import Random

import pytest
from dragon_quest import calc_hand, change_hand, double_up, main, showdown_hand

RANKS = [*"23456789", "10", *"JQKA"]
DECK = [f"{mark}-{rank}" for mark in "♠♥♦♣" for rank in RANKS]
KEYS = ["is_flush", "is_straight", "same_number", "match_pair_count"]
# What a player may type, without the words that the statement leaves open.
BAD_CHOICES = ["", " ", "0", "5", "12", "-1", "-3", "²", "word", "9" * 5000, "1.5", "n"]
ANSWERS = [*BAD_CHOICES, "y", "y", "y", "Y ", "1", "2", "3", "4", "1", "2", "3", "4", "", "", "", "q", "Q"]


def drawn(seed, n):
    return Random(seed).sample(DECK, n)


def hands_of_all_shapes():
    """Hands of few ranks, and rows of all kinds, each of one mark where that can be, and of several."""
    shapes = [ranks for ranks in combinations_with_replacement("A235K", 5) if max(map(ranks.count, ranks)) < 5]
    shapes += [[RANKS[(start + step) % 13] for step in range(5)] for start in range(13)]
    generator = Random(17)
    for ranks in shapes:
        ranks = generator.sample(list(ranks), 5)
        if len(set(ranks)) == 5:
            yield [f"♦-{rank}" for rank in ranks]
        yield [f"{'♠♥♦♣'[(ranks[:place].count(rank) + (place == 0)) % 4]}-{rank}" for place, rank in enumerate(ranks)]


def seeded(seed):
    """A shuffle that depends on the seed alone, whatever order the deck had before."""
    generator = Random(seed)

    def shuffle(deck):
        deck.sort()
        generator.shuffle(deck)

    shuffle.__name__ = f"seeded({seed})"
    return shuffle


HANDS = [cards for cards in hands_of_all_shapes() if len(set(cards)) == 5] + [drawn(seed, 5) for seed in range(300)]


class TestHands:
    """As the reference judges"""

    @pytest.mark.parametrize("key", KEYS)
    def test_calc_hand(self, reference, key):
        for cards in HANDS:
            assert calc_hand(list(cards))[key] == reference.calc_hand(cards)[key], "the reference says otherwise"

    def test_showdown_hand(self, reference):
        for cards in HANDS:
            wanted = reference.showdown_hand(reference.calc_hand(cards), cards)
            assert showdown_hand(calc_hand(list(cards)), list(cards)) == wanted, "the reference says otherwise"

    def test_every_hand_of_one_mark(self, reference):
        generator = Random(3)
        for _ in range(300):
            cards = [f"♣-{rank}" for rank in generator.sample(RANKS, 5)]
            wanted = reference.showdown_hand(reference.calc_hand(cards), cards)
            assert showdown_hand(calc_hand(list(cards)), list(cards)) == wanted, "the reference says otherwise"


class TestPlayed:
    """As the reference plays"""

    @pytest.mark.parametrize("seed", range(32))
    def test_change_hand(self, reference, played, seed):
        cards, deck = drawn(seed, 12)[:5], drawn(seed, 12)[5:]
        typed = ["y" if seed >> place & 1 else "" for place in range(5)]
        wanted = played(reference.change_hand, list(cards), list(deck), typed=typed).returned
        assert played(change_hand, list(cards), list(deck), typed=typed).returned == wanted, "the reference says so"

    @pytest.mark.parametrize("seed", range(32))
    def test_the_deck_after_change_hand(self, played, seed):
        cards, deck = drawn(seed, 12)[:5], drawn(seed, 12)[5:]
        typed = ["y" if seed >> place & 1 else "" for place in range(5)]
        left = deck[: 7 - typed.count("y")]
        played(change_hand, list(cards), deck, typed=typed)
        assert deck == left, "the cards that were drawn are gone, and no other"

    @pytest.mark.parametrize("seed", range(60))
    def test_double_up(self, reference, played, seed):
        generator = Random(seed)
        deck = drawn(seed, 30)
        typed = [*generator.sample(BAD_CHOICES, seed % 5), generator.choice("1234")]
        wanted = played(reference.double_up, 150, list(deck), typed=typed).returned
        assert played(double_up, 150, list(deck), typed=typed).returned == wanted, "the reference says otherwise"

    @pytest.mark.parametrize("seed", range(60))
    def test_whole_games(self, reference, played, seed):
        typed = Random(seed).choices(ANSWERS, k=60)
        wanted = played(reference.main, seeded(seed), typed=typed).returned
        assert played(main, seeded(seed), typed=typed).returned == wanted, "the reference plays otherwise"

    @pytest.mark.parametrize("seed", range(60))
    def test_long_evenings(self, reference, played, seed):
        sensible = ["y", "", "", "1", "2", "3", "4", "n"]
        typed = Random(seed).choices(sensible, k=300)
        wanted = played(reference.main, seeded(seed), typed=typed).returned
        assert played(main, seeded(seed), typed=typed).returned == wanted, "the reference plays otherwise"
