"""More tests of the video poker game, for grading: properties, and the reference as the oracle."""

import re
from itertools import combinations_with_replacement
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from video_poker import deal, draw, frac, getbet, main, name, newdeck, payoff, printcard, printhand, rate, select

CARDS = [face + suit / 10 for face in range(1, 14) for suit in range(1, 5)]
RATINGS = [1, 2, 4, 8, 9, 10, 16, 64, 90, 110]

hands = st.lists(st.sampled_from(CARDS), min_size=5, max_size=5, unique=True)
signs = st.lists(st.sampled_from([1, -1]), min_size=5, max_size=5)
nonsense = st.sampled_from(["abc", "-1", "²", "7.5", "-0.5", "1e9", "#", "1 2", "999999"])
bets = st.lists(st.one_of(nonsense, st.just(""), st.integers(1, 300).map(str)), max_size=4).map(
    lambda some: [*some, "1"]
)
keys = st.lists(st.one_of(nonsense, st.just(""), st.sampled_from("12345")), max_size=8).map(lambda some: [*some, "0"])


def shown(printed):
    """The cards in a text, in order."""
    return re.findall("[A2-9TJQK][♠♥♦♣]", printed)


def last_number(printed):
    """The last whole number in a text."""
    return int(re.findall(r"\d+", re.sub(r"(?<=\d),(?=\d{3})", "", printed))[-1])


def seeded(seed):
    """A shuffle that is the same in every run, wherever the cards stood before."""
    generator = Random(seed)

    def shuffle(deck):
        deck.sort()
        generator.shuffle(deck)

    shuffle.__name__ = f"seeded({seed})"
    return shuffle


def lines_of_a_game(seed):
    """What a player types who does not read the questions."""
    generator = Random(seed)
    lines = []
    for _ in range(generator.randrange(1, 9)):
        lines += generator.choices(["", "-3", "x", "5000"], k=generator.randrange(2))
        lines += [str(generator.choice([1, 5, 20, 50]))]
        lines += generator.choices("12345", k=generator.randrange(5))
        lines += ["0"]
    return lines


class TestCards:
    """Deck, deal and draw"""

    @given(seed=st.integers(0, 1000))
    def test_any_order(self, seed):
        wanted = list(CARDS)
        seeded(seed)(wanted)
        assert [round(card, 1) for card in newdeck(seeded(seed))] == wanted, "the order is the one that shuffle makes"

    @given(seed=st.integers(0, 1000), n=st.integers(5, 52))
    def test_deals(self, seed, n):
        deck = Random(seed).sample(CARDS, n)
        before = list(deck)
        assert deal(deck) == before[:5], "the first five"
        assert deck == before[5:], "are no longer in the deck"

    @pytest.mark.parametrize("card", CARDS)
    def test_every_card(self, reference, played, card):
        assert frac(card) == reference.frac(card), "the reference says otherwise"
        wanted = reference.FACES[int(card) - 1] + reference.SUITS[reference.frac(card) - 1]
        assert played(printcard, card).printed.strip() == wanted, "the reference says otherwise"

    @given(seed=st.integers(0, 1000), turn=signs)
    def test_draws(self, reference, seed, turn):
        cards = Random(seed).sample(CARDS, 20)
        hand, deck = [card * sign for card, sign in zip(cards, turn)], cards[5:]
        wanted_hand, wanted_deck = list(hand), list(deck)
        reference.draw(wanted_hand, wanted_deck)
        draw(hand, deck)
        assert hand == wanted_hand, "the reference says otherwise"
        assert deck == wanted_deck, "the reference says otherwise"


class TestTalk:
    """What is typed and printed"""

    def test_any_hand(self, played):
        @given(hand=hands, turn=signs)
        def check(hand, turn):
            whole = played(printhand, hand).printed
            gaps = played(printhand, [card * sign for card, sign in zip(hand, turn)]).printed
            for text, sign in zip(shown(whole), turn):
                whole = whole.replace(text, text if sign > 0 else "  ")
            assert gaps.rstrip() == whole.rstrip(), "two spaces in place of each card thrown away"

        check()

    def test_any_bet(self, reference, played):
        @given(stake=st.integers(1, 300), prevbet=st.integers(1, 300), typed=bets)
        def check(stake, prevbet, typed):
            wanted = played(reference.getbet, stake, prevbet, typed=typed)
            game = played(getbet, stake, prevbet, typed=typed)
            assert game.returned == wanted.returned, "the reference says otherwise"
            assert game.unread == wanted.unread, "the reference reads so many lines"
            assert ("Risky!" in game.printed) == ("Risky!" in wanted.printed), "Risky! is for the whole stake only"

        check()

    def test_any_keys(self, reference, played):
        @given(hand=hands, typed=keys)
        def check(hand, typed):
            wanted = list(hand)
            played(reference.select, wanted, typed=typed)
            played(select, hand, typed=typed)
            assert hand == wanted, "the reference says otherwise"

        check()


class TestRating:
    """As the reference rates"""

    @pytest.mark.parametrize("suits", [(1, 2, 3, 4, 1), (3, 3, 3, 3, 3), (2, 2, 2, 2, 4)])
    def test_all_faces(self, reference, suits):
        for faces in combinations_with_replacement(range(1, 14), 5):
            hand = [face + suit / 10 for face, suit in zip(faces, suits)]
            if len(set(hand)) == 5:
                assert rate(hand[2:] + hand[:2]) == reference.rate(hand), "the reference says otherwise"

    @given(hand=hands)
    @settings(max_examples=300)
    def test_any_hand(self, reference, hand):
        before = list(hand)
        assert rate(hand) == reference.rate(before), "the reference says otherwise"
        assert hand == before, "rate only looks"

    @pytest.mark.parametrize("rating", RATINGS)
    def test_tables(self, reference, rating):
        assert name(rating).lower() == reference.name(rating).lower(), "the assignment's first table"
        assert payoff(rating) == reference.payoff(rating), "the assignment's second table"


class TestGames:
    """Whole games"""

    @pytest.mark.parametrize("seed", range(60))
    def test_any_game(self, reference, played, seed):
        typed = lines_of_a_game(seed)
        wanted = played(reference.main, shuffle=seeded(seed), typed=[*typed, "0", "0"])
        game = played(main, shuffle=seeded(seed), typed=[*typed, "0", "0"])
        assert last_number(game.printed) == last_number(wanted.printed), "the reference ends with another balance"
        assert game.unread == wanted.unread, "the reference reads so many lines"
        assert game.printed.count("Risky!") == wanted.printed.count("Risky!"), "Risky! is for the whole balance only"
