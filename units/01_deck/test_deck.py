"""The tests of the deck and of deal. Each class is a stage: go from one to the next."""

import pytest
from deck import deal, deck_with_zip, deck_without_zip, make_deck

SPADES = ["2S", "3S", "4S", "5S", "6S", "7S", "8S", "9S", "TS", "JS", "QS", "KS", "AS"]
HEARTS = ["2H", "3H", "4H", "5H", "6H", "7H", "8H", "9H", "TH", "JH", "QH", "KH", "AH"]
DIAMONDS = ["2D", "3D", "4D", "5D", "6D", "7D", "8D", "9D", "TD", "JD", "QD", "KD", "AD"]
CLUBS = ["2C", "3C", "4C", "5C", "6C", "7C", "8C", "9C", "TC", "JC", "QC", "KC", "AC"]
CARDS = SPADES + HEARTS + DIAMONDS + CLUBS

# The deck of skat and piquet has 32 cards: nothing below the seven.
SHORT_DECK = SPADES[5:] + HEARTS[5:] + DIAMONDS[5:] + CLUBS[5:]


def missing(cards):
    """Those of the 52 cards that are not among `cards`."""
    return [card for card in CARDS if card not in cards]


def strangers(cards, deck=CARDS):
    """What is among `cards` but not in the deck."""
    return [card for card in cards if card not in deck]


def doubles(cards):
    """What stands more than once among `cards`."""
    return [card for number, card in enumerate(cards) if card in cards[:number]]


def sizes(hands):
    """How many cards each hand has."""
    return [len(hand) for hand in hands]


def cards_of(hands):
    """The cards of all hands in one list."""
    return [card for hand in hands for card in hand]


class TestCard:
    """Write a card down

    Three cards are enough here. What matters is how a card is written: its rank, then its suit.
    """

    def test_the_ace_of_spades(self):
        assert "AS" in make_deck(), "the deck holds the ace of spades, written AS: A for ace, S for spades"

    def test_the_two_of_clubs(self):
        assert "2C" in make_deck(), "the deck holds the two of clubs, written 2C"

    def test_the_ten_of_hearts(self):
        assert "TH" in make_deck(), "the deck holds the ten of hearts, written TH: T is the ten"

    def test_every_card_has_two_characters(self):
        assert {len(card) for card in make_deck()} == {2}, "a card is two characters long, the ten too"

    def test_the_deck_is_a_list(self):
        assert type(make_deck()).__name__ in ("list", "tuple"), "a deck is a list with a text for each card"


class TestDeck:
    """All 52, by one comprehension

    Every rank in every suit: 13 times 4 cards, each of them once.
    """

    def test_the_deck_has_52_cards(self):
        assert len(make_deck()) == 52, "13 ranks in 4 suits make 52 cards"

    def test_no_card_is_missing(self):
        assert missing(make_deck()) == [], "these cards are missing from the deck"

    def test_no_card_stands_twice(self):
        assert doubles(make_deck()) == [], "these cards stand in the deck more than once"

    def test_there_is_nothing_but_the_52_cards(self):
        assert strangers(make_deck()) == [], "these are none of the 52 cards"


class TestWithZip:
    """Lambda, map and zip

    Make the same deck a second time, now without a loop: zip makes the pairs, map makes a card of each.
    """

    def test_the_deck_is_a_list(self):
        assert type(deck_with_zip()).__name__ in ("list", "tuple"), "a deck is a list, ready to be shuffled"

    def test_the_deck_has_52_cards(self):
        assert len(deck_with_zip()) == 52, "13 ranks in 4 suits make 52 cards"

    def test_no_card_is_missing(self):
        assert missing(deck_with_zip()) == [], "these cards are missing from the deck"

    def test_there_is_nothing_but_the_52_cards(self):
        assert strangers(deck_with_zip()) == [], "these are none of the 52 cards"

    def test_map_and_zip_are_used(self, names_used):
        used = names_used("deck_with_zip")
        assert sorted({"map", "zip"} & used) == ["map", "zip"], "deck_with_zip makes its cards with map and zip"


class TestWithoutZip:
    """The same without zip

    And a third time: map still makes the cards, but nothing is zipped.
    """

    def test_the_deck_is_a_list(self):
        assert type(deck_without_zip()).__name__ in ("list", "tuple"), "a deck is a list, ready to be shuffled"

    def test_the_deck_has_52_cards(self):
        assert len(deck_without_zip()) == 52, "13 ranks in 4 suits make 52 cards"

    def test_no_card_is_missing(self):
        assert missing(deck_without_zip()) == [], "these cards are missing from the deck"

    def test_there_is_nothing_but_the_52_cards(self):
        assert strangers(deck_without_zip()) == [], "these are none of the 52 cards"

    def test_map_is_used_and_zip_is_not(self, names_used):
        used = names_used("deck_without_zip")
        assert sorted({"map", "zip"} & used) == ["map"], "deck_without_zip makes its cards with map, and zips nothing"


class TestDeal:
    """Deal different cards, at random

    Each hand gets n cards of a shuffled deck, and no card is in two hands. The next deal has all 52 cards again.
    """

    def test_one_hand_of_five_cards(self):
        assert sizes(deal(1)) == [5], "one hand, and five cards unless n says otherwise"

    def test_three_hands_of_five_cards(self):
        assert sizes(deal(3)) == [5, 5, 5], "three hands of five cards each"

    def test_four_hands_of_seven_cards(self):
        assert sizes(deal(4, 7)) == [7, 7, 7, 7], "four hands of seven cards each"

    def test_two_hands_of_three_cards(self):
        assert sizes(deal(2, n=3)) == [3, 3], "two hands of three cards each"

    def test_only_cards_of_the_deck_are_dealt(self):
        assert strangers(cards_of(deal(10))) == [], "these are none of the 52 cards"

    def test_no_card_is_dealt_twice(self):
        assert doubles(cards_of(deal(10))) == [], "one deck has each card once: no card can be dealt twice"

    def test_each_deal_has_a_full_deck(self):
        for _ in range(12):
            assert sizes(deal(10)) == [5] * 10, "each deal starts from all 52 cards again"

    def test_two_deals_differ(self):
        first = deal(10)
        assert deal(10) != first, "the deck is shuffled for each deal: ten hands never come a second time"

    def test_a_hundred_deals_all_differ(self):
        different = {tuple(cards_of(deal(10))) for _ in range(100)}
        assert len(different) == 100, "shuffled well, no two of a hundred deals are alike"

    def test_every_card_comes_up(self):
        # That one of 52 cards stays away from 300 hands of five happens once in 285 billion runs.
        dealt = {card for _ in range(300) for card in cards_of(deal(1))}
        assert missing(dealt) == [], "in 300 deals of one hand, these cards never came up"


class TestGivenDeck:
    """From the deck you are given, unharmed

    Whoever brings a deck of their own gets hands of that deck, and finds all its cards there afterwards.
    """

    def test_hands_of_a_short_deck(self):
        hands = deal(6, 5, list(SHORT_DECK))
        assert strangers(cards_of(hands), SHORT_DECK) == [], "these cards are not in the deck that was given"

    def test_hands_of_numbers(self):
        hands = deal(3, 2, deck=[1, 2, 3, 4, 5, 6, 7, 8])
        assert strangers(cards_of(hands), range(1, 9)) == [], "what is dealt comes from the deck, whatever is in it"

    def test_no_card_of_the_deck_is_dealt_twice(self):
        assert doubles(cards_of(deal(6, 5, list(SHORT_DECK)))) == [], "this deck has each card once"

    def test_a_deck_with_one_card_many_times(self):
        hands = deal(2, 2, ["7S", "7S", "7S", "7S", "7S", "7S"])
        assert cards_of(hands) == ["7S", "7S", "7S", "7S"], "a deck of six equal cards has enough for four"

    def test_the_deck_is_shuffled_too(self):
        first = deal(6, 5, list(SHORT_DECK))
        assert deal(6, 5, list(SHORT_DECK)) != first, "a deck that is given gets shuffled like any other"

    def test_the_deck_keeps_its_cards(self):
        deck = list(SHORT_DECK)
        deal(3, 5, deck)
        assert sorted(deck) == sorted(SHORT_DECK), "after the deal, the deck that was given has all its cards"

    def test_dealt_from_the_same_deck_twice(self):
        deck = list(SHORT_DECK)
        deal(5, 5, deck)
        assert sizes(deal(5, 5, deck)) == [5, 5, 5, 5, 5], "the deck kept its cards, so it is good for a second deal"

    def test_the_next_deal_is_from_the_52_cards_again(self):
        deal(2, 3, ["red", "green", "blue", "white", "black", "grey", "pink"])
        assert strangers(cards_of(deal(10))) == [], "no deck was given this time: the 52 cards are dealt"


class TestTooFew:
    """Too few cards are a ValueError

    Eleven hands of five need 55 cards. A deal that can't be done says so, and spoils no deck.
    """

    def test_eleven_hands_of_five_cards(self):
        """eleven hands of five need 55 cards, and there are 52: a ValueError"""
        with pytest.raises(ValueError):
            deal(11)

    def test_one_hand_of_53_cards(self):
        """53 cards are one too many: a ValueError"""
        with pytest.raises(ValueError):
            deal(1, 53)

    def test_too_many_hands_for_a_short_deck(self):
        """seven hands of five need 35 cards, and this deck has 32: a ValueError"""
        with pytest.raises(ValueError):
            deal(7, 5, list(SHORT_DECK))

    def test_the_last_hand_is_one_card_short(self):
        """two hands of three need six cards, and this deck has five: a ValueError"""
        with pytest.raises(ValueError):
            deal(2, 3, ["9S", "9H", "9D", "9C", "7D"])

    def test_an_empty_deck(self):
        """the deck that was given is empty, which is not the same as no deck given: a ValueError"""
        with pytest.raises(ValueError):
            deal(1, 5, [])

    def test_all_52_cards_are_enough(self):
        assert missing(cards_of(deal(4, 13))) == [], "four hands of thirteen use up the deck: every card is in a hand"

    def test_a_whole_deck_that_was_given(self):
        hands = deal(2, 3, ["9S", "9H", "9D", "9C", "7D", "2S"])
        assert sizes(hands) == [3, 3], "two hands of three need six cards, and this deck has six"

    def test_the_deck_keeps_its_cards_all_the_same(self):
        deck = ["9S", "9H", "9D", "9C", "7D"]
        with pytest.raises(ValueError):
            deal(2, 3, deck)
        assert sorted(deck) == ["7D", "9C", "9D", "9H", "9S"], "the deal failed: the deck has all its cards"

    def test_the_next_deal_has_a_full_deck(self):
        with pytest.raises(ValueError):
            deal(11)
        assert sizes(deal(10)) == [5] * 10, "the deal before failed; this one starts from all 52 cards"
