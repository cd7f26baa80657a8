"""The tests of best_hand(hand). Each class is a stage: go from one to the next."""

from itertools import combinations

import pytest
from best_hand import best_hand


def in_order(hand):
    """The cards with the highest first, as any order will do. What is no list or tuple stays as it is."""
    if not isinstance(hand, (list, tuple)):
        return hand
    return sorted(hand, key=lambda card: ("AKQJT98765432".find(str(card)[:1]), str(card)))


def hand_of(text):
    """The cards of a text, in the order of the text."""
    return text.split()


def cards(text):
    """The cards of a text, with the highest first."""
    return in_order(text.split())


class TestFive:
    """Five cards are the hand

    Nothing to choose yet: of five cards, the best five are all five.
    """

    def test_five_different_ranks(self):
        assert in_order(best_hand(hand_of("AS QD 9H 5C 2S"))) == cards("AS QD 9H 5C 2S"), (
            "of five cards the best five are all five, as a list or a tuple, in any order"
        )

    def test_a_full_house(self):
        assert in_order(best_hand(hand_of("7C TD 7S TC TH"))) == cards("TD TC TH 7C 7S"), (
            "the answer is the five cards, not what they are worth"
        )

    def test_a_straight(self):
        assert in_order(best_hand(hand_of("8D 5C 9S 7H 6D"))) == cards("9S 8D 7H 6D 5C"), "all five cards are the hand"


class TestTooFew:
    """Fewer than five are no hand

    Four cards can't be five. An error says so at once; a short answer would do harm later.
    """

    def test_four_cards(self):
        """four aces are one card short of a hand: a ValueError"""
        with pytest.raises(ValueError):
            best_hand(hand_of("AS AH AD AC"))

    def test_one_card(self):
        """one card is no hand: a ValueError"""
        with pytest.raises(ValueError):
            best_hand(["AS"])

    def test_no_cards(self):
        """no cards are no hand: a ValueError"""
        with pytest.raises(ValueError):
            best_hand([])


class TestSix:
    """One of six stays out

    Six cards give six hands of five: one for each card that stays out. Find the best of them.
    """

    def test_the_lowest_card_stays_out(self):
        assert in_order(best_hand(hand_of("AS QD 2H 9H 7C 5D"))) == cards("AS QD 9H 7C 5D"), (
            "nothing but high cards: the two is the least useful"
        )

    def test_a_pair_of_twos_stays_in(self):
        assert in_order(best_hand(hand_of("AS KD 2D 9H 7C 2S"))) == cards("AS KD 2D 9H 2S"), (
            "a pair of twos, ace, king, nine beats any hand with one two: the seven stays out"
        )

    def test_a_full_house_without_the_ace(self):
        assert in_order(best_hand(hand_of("3S 2H AD 2C 3D 2S"))) == cards("2H 2C 2S 3S 3D"), (
            "a full house of twos and threes needs no ace"
        )

    def test_the_card_that_stays_out_stands_anywhere(self):
        for place in range(6):
            hand = hand_of("2S 2H 2D 2C AS")
            hand.insert(place, "KD")
            assert in_order(best_hand(hand)) == cards("2S 2H 2D 2C AS"), (
                "four twos and the ace are the best five, wherever the king stands"
            )


class TestSeven:
    """Two of seven stay out

    Seven-card stud: any two cards may stay out, side by side or far apart.
    """

    def test_the_two_lowest_cards_stay_out(self):
        assert in_order(best_hand(hand_of("AS 3S JD 9H 2H 8C 6D"))) == cards("AS JD 9H 8C 6D"), (
            "nothing but high cards: the three and the two are the least useful"
        )

    def test_a_pair_of_twos_stays_in(self):
        assert in_order(best_hand(hand_of("KD 2D 8H 7C JS 2S 5H"))) == cards("2D 2S KD JS 8H"), (
            "a pair of twos with king, jack, eight: seven and five stay out"
        )

    def test_the_two_cards_that_stay_out_stand_anywhere(self):
        for first, second in combinations(range(7), 2):
            hand = hand_of("2S 2H 2D 2C AS")
            hand.insert(first, "KD")
            hand.insert(second, "QC")
            assert in_order(best_hand(hand)) == cards("2S 2H 2D 2C AS"), (
                "four twos and the ace are the best five, wherever king and queen stand"
            )


class TestGroups:
    """Pairs, threes and fours in seven cards

    Seven cards can hold three pairs, or three of a kind twice. Only the best five count.
    """

    def test_the_kickers_of_a_pair(self):
        assert in_order(best_hand(hand_of("6S 4C 6H AD 3H JC 9D"))) == cards("6S 6H AD JC 9D"), (
            "beside the sixes the three highest cards count"
        )

    def test_the_kicker_of_two_pairs(self):
        assert in_order(best_hand(hand_of("5H QC AS 2D 5C KH AD"))) == cards("AS AD 5H 5C KH"), (
            "beside aces and fives the highest card counts"
        )

    def test_three_pairs_and_a_higher_card(self):
        assert in_order(best_hand(hand_of("4S 9D QS KH 9C QH 4D"))) == cards("QS QH 9D 9C KH"), (
            "a hand holds two pairs: queens and nines; the king beats a four as the fifth card"
        )

    def test_three_pairs_and_a_lower_card(self):
        right = [cards("QS QH 9D 9C 8S"), cards("QS QH 9D 9C 8D")]
        assert in_order(best_hand(hand_of("8S QS 9D 3H QH 8D 9C"))) in right, (
            "queens and nines; an eight, either one, beats the three as the fifth card"
        )

    def test_the_kickers_of_three_of_a_kind(self):
        assert in_order(best_hand(hand_of("5S JD 2C 5H KD 9C 5D"))) == cards("5S 5H 5D KD JD"), (
            "beside three fives the two highest cards count"
        )

    def test_three_of_a_kind_twice(self):
        right = [cards("9S 9H 9D 6S 6H"), cards("9S 9H 9D 6S 6D"), cards("9S 9H 9D 6H 6D")]
        assert in_order(best_hand(hand_of("6S 9S KC 6H 9H 6D 9D"))) in right, (
            "three nines and two of the sixes, any two, are a full house"
        )

    def test_three_of_a_kind_and_two_higher_pairs(self):
        assert in_order(best_hand(hand_of("3C 2S QS 3D 2H QH 2D"))) == cards("2S 2H 2D QS QH"), (
            "full house, twos over queens: the higher pair counts"
        )

    def test_three_of_a_kind_and_two_lower_pairs(self):
        assert in_order(best_hand(hand_of("7C 4S JS 4D JH 7D JD"))) == cards("JS JH JD 7C 7D"), (
            "full house, jacks over sevens: the higher pair counts"
        )

    def test_four_of_a_kind_beside_a_pair(self):
        assert in_order(best_hand(hand_of("KS 4S 4H AD 4D KH 4C"))) == cards("4S 4H 4D 4C AD"), (
            "beside four fours a single ace is worth more than one of the kings"
        )

    def test_four_of_a_kind_beside_three_of_a_kind(self):
        right = [cards("KS KH KD KC QS"), cards("KS KH KD KC QH"), cards("KS KH KD KC QD")]
        assert in_order(best_hand(hand_of("QS KS QH KH QD KD KC"))) in right, (
            "four kings and one of the queens, any one: three answers are right"
        )


class TestRuns:
    """Straights and flushes in seven cards

    A pair can hide a straight, a straight can be longer than five, and the ace has two ends.
    """

    def test_a_pair_in_the_middle_of_a_straight(self):
        right = [cards("9S 8D 7H 6C 5S"), cards("9S 8D 7H 6D 5S")]
        assert in_order(best_hand(hand_of("6C 9S 5S 7H 2H 6D 8D"))) in right, (
            "nine, eight, seven, six, five are a straight, with either six"
        )

    def test_three_of_a_kind_in_a_straight(self):
        right = [cards("JS TD 9H 8C 7S"), cards("JS TD 9D 8C 7S"), cards("JS TD 9C 8C 7S")]
        assert in_order(best_hand(hand_of("JS 9H TD 9D 8C 9C 7S"))) in right, (
            "a straight, with any of the nines, beats three nines"
        )

    def test_six_in_a_row(self):
        assert in_order(best_hand(hand_of("4H 7C 5S KD 6D 9S 8H"))) == cards("9S 8H 7C 6D 5S"), (
            "of six cards in a row the highest five count"
        )

    def test_seven_in_a_row(self):
        assert in_order(best_hand(hand_of("4H 7C 5S 3D 6D 9S 8H"))) == cards("9S 8H 7C 6D 5S"), (
            "of seven cards in a row the highest five count"
        )

    def test_a_straight_to_the_ace(self):
        assert in_order(best_hand(hand_of("TS QH 9C AS JC KD 4D"))) == cards("AS KD QH JC TS"), (
            "the straight to the ace beats the one to the king"
        )

    def test_the_ace_at_the_low_end(self):
        assert in_order(best_hand(hand_of("AS 2D 3H 4C 5S KD KH"))) == cards("5S 4C 3H 2D AS"), (
            "five, four, three, two, ace are a straight and beat two kings"
        )

    def test_the_low_ace_is_the_lowest_straight(self):
        assert in_order(best_hand(hand_of("AS 2D 3H 4C 5S 6D KH"))) == cards("6D 5S 4C 3H 2D"), (
            "a straight to the six beats the one to the five, though that one holds an ace"
        )

    def test_no_straight_around_the_ace(self):
        assert in_order(best_hand(hand_of("KD 2C 9H AH QS 8D 3S"))) == cards("AH KD QS 9H 8D"), (
            "the ace stands at an end, never in the middle: three, two, ace, king, queen are no straight"
        )

    def test_six_cards_of_one_suit(self):
        assert in_order(best_hand(hand_of("2H KS 7H JH 4H AH 9H"))) == cards("AH JH 9H 7H 4H"), (
            "of six hearts the highest five count"
        )

    def test_seven_cards_of_one_suit(self):
        assert in_order(best_hand(hand_of("2D 5D 7D JD 4D QD 9D"))) == cards("QD JD 9D 7D 5D"), (
            "of seven diamonds the highest five count"
        )

    def test_a_flush_and_a_straight_of_other_cards(self):
        assert in_order(best_hand(hand_of("9H 6D 2H 8H 5S KH 7H"))) == cards("KH 9H 8H 7H 2H"), (
            "the straight is not all hearts, so it is no straight flush: the flush is the best hand"
        )

    def test_a_straight_flush_and_a_higher_flush(self):
        assert in_order(best_hand(hand_of("AC 8C 5C KD 7C 9C 6C"))) == cards("9C 8C 7C 6C 5C"), (
            "a straight flush to the nine beats a flush to the ace"
        )

    def test_a_straight_flush_and_a_higher_straight(self):
        assert in_order(best_hand(hand_of("TD 8C 5C JS 7C 9C 6C"))) == cards("9C 8C 7C 6C 5C"), (
            "a straight flush to the nine beats a straight to the jack"
        )

    def test_a_straight_flush_with_the_ace_at_the_low_end(self):
        assert in_order(best_hand(hand_of("KC 4C 6D AC 3C 5C 2C"))) == cards("5C 4C 3C 2C AC"), (
            "five to ace, all clubs: a straight flush beats the flush to the ace and the straight to the six"
        )


class TestSafe:
    """The hand stays as it is

    The seven cards belong to a player. best_hand looks at them, and leaves them in place.
    """

    def test_seven_cards_are_not_changed(self):
        hand = hand_of("8S QS 9D 3H QH 8D 9C")
        best_hand(hand)
        assert hand == ["8S", "QS", "9D", "3H", "QH", "8D", "9C"], (
            "after the call the player's own list must be as it was before"
        )

    def test_five_cards_are_not_changed(self):
        hand = hand_of("2S QD AH 5C 9S")
        best_hand(hand)
        assert hand == ["2S", "QD", "AH", "5C", "9S"], "after the call the player's own list must be as it was before"

    def test_asked_twice(self):
        hand = hand_of("5S JD 2C 5H KD 9C 5D")
        best_hand(hand)
        assert in_order(best_hand(hand)) == cards("5S 5H 5D KD JD"), "asked again, the answer is the same"
