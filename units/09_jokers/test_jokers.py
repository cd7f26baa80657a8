"""The tests of replacements(card) and best_wild_hand(hand). Each class is a stage: go from one to the next.

In no hand here does it matter whether a joker may stand for a card that the hand holds already, and none can
become five of a kind.
"""

from jokers import best_wild_hand, replacements

BLACK = "AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S AC KC QC JC TC 9C 8C 7C 6C 5C 4C 3C 2C"
RED = "AH KH QH JH TH 9H 8H 7H 6H 5H 4H 3H 2H AD KD QD JD TD 9D 8D 7D 6D 5D 4D 3D 2D"


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


def ranks(hand):
    """The ranks of the cards, highest first, as a text such as 'KK975': for hands in which suits don't matter."""
    if not isinstance(hand, (list, tuple)) or not all(isinstance(card, str) for card in hand):
        return hand
    return "".join(card[:1] for card in in_order(hand))


def from_jokers(best, hand):
    """The cards of the answer that are not in the hand, highest first: what its jokers stand for."""
    if not isinstance(best, (list, tuple)):
        return best
    left = list(hand)
    others = []
    for card in in_order(best):
        if card in left:
            left.remove(card)
        else:
            others.append(card)
    return others


class TestReplacements:
    """What a card may stand for

    A card stands for itself, a joker for any card of its colour.
    """

    def test_the_king_of_diamonds(self):
        assert in_order(replacements("KD")) == ["KD"], "a card that is no joker stands for itself alone"

    def test_the_two_of_clubs(self):
        assert in_order(replacements("2C")) == ["2C"], "a card that is no joker stands for itself alone"

    def test_the_black_joker(self):
        assert in_order(replacements("?B")) == cards(BLACK), (
            "the black joker stands for each of the 13 spades and the 13 clubs"
        )

    def test_the_red_joker(self):
        assert in_order(replacements("?R")) == cards(RED), (
            "the red joker stands for each of the 13 hearts and the 13 diamonds"
        )


class TestNoJoker:
    """Seven plain cards

    Without a joker nothing is wild: the best five of seven, as in unit 08.
    """

    def test_three_pairs(self):
        assert in_order(best_wild_hand(hand_of("5S AD JS 5H 9C JH 9D"))) == cards("JS JH 9D 9C AD"), (
            "jacks and nines, with the ace"
        )

    def test_a_flush(self):
        assert in_order(best_wild_hand(hand_of("3D QS 8S 6S AH 4S JS"))) == cards("QS JS 8S 6S 4S"), "five spades"

    def test_four_of_a_kind(self):
        assert in_order(best_wild_hand(hand_of("8H KC 8D 2S 8C KD 8S"))) in [
            cards("8S 8H 8D 8C KC"),
            cards("8S 8H 8D 8C KD"),
        ], "four eights and either king"


class TestOneJoker:
    """One joker

    Try every card that the joker may stand for, and keep the best of the best hands.
    """

    def test_nothing_becomes_a_pair(self):
        assert ranks(best_wild_hand(hand_of("KD JS 9H 7C 4D 2S ?B"))) == "KKJ97", "the joker makes a pair of kings"

    def test_the_joker_comes_first(self):
        assert ranks(best_wild_hand(hand_of("?R AC JS 9H 7C 4D 2S"))) == "AAJ97", "the joker makes a pair of aces"

    def test_a_pair_becomes_three_of_a_kind(self):
        assert ranks(best_wild_hand(hand_of("KD JS 2H ?B 2D 7C 5S"))) == "KJ222", (
            "three twos beat kings and twos: the joker is the third two"
        )

    def test_two_pairs_become_a_full_house(self):
        assert ranks(best_wild_hand(hand_of("QH 7S QD 7H ?B AD 2C"))) == "QQQ77", (
            "the joker is the third queen, not the third seven"
        )

    def test_three_of_a_kind_become_four(self):
        assert ranks(best_wild_hand(hand_of("6S 6H JC 6C KD ?R 3H"))) == "K6666", "the joker is the fourth six"

    def test_a_full_house_becomes_four_of_a_kind(self):
        assert ranks(best_wild_hand(hand_of("2S 2H 2C ?R KC KD 9S"))) == "K2222", (
            "four twos beat any full house: the joker is the fourth two"
        )

    def test_a_gap_in_a_straight(self):
        assert ranks(best_wild_hand(hand_of("TD 8S 7H ?B 6C KH 2D"))) == "T9876", "the joker is a nine"

    def test_the_upper_end_of_a_straight(self):
        assert ranks(best_wild_hand(hand_of("9D 8S 7H 6C ?R KH 2D"))) == "T9876", (
            "the joker is a ten: a five would give a straight too, but a lower one"
        )

    def test_a_straight_to_the_ace(self):
        assert ranks(best_wild_hand(hand_of("QD TS 4H JC KH 2D ?R"))) == "AKQJT", "the joker is an ace"

    def test_the_upper_end_of_a_low_straight(self):
        assert ranks(best_wild_hand(hand_of("6D 5S 4H ?B 3C JH TD"))) == "76543", (
            "the joker is a seven: a two would give a straight too, but a lower one"
        )

    def test_the_answer_has_no_joker_in_it(self):
        assert in_order(best_wild_hand(hand_of("TD 8S 7H ?B 6C KH 2D"))) in [
            cards("TD 9S 8S 7H 6C"),
            cards("TD 9C 8S 7H 6C"),
        ], "the card that the joker stands for takes its place: a black nine"


class TestColour:
    """The joker's colour

    A flush needs its suit: a black joker is a spade or a club, a red one a heart or a diamond.
    """

    def test_a_royal_flush(self):
        assert in_order(best_wild_hand(hand_of("KC QC JC TC 2D 3H ?B"))) == cards("AC KC QC JC TC"), (
            "the black joker is the ace of clubs"
        )

    def test_no_royal_flush(self):
        assert in_order(best_wild_hand(hand_of("KD QD JD TD 2C 3S ?B"))) in [
            cards("AS KD QD JD TD"),
            cards("AC KD QD JD TD"),
        ], "the black joker is no diamond: a straight to a black ace is the best it can do"

    def test_a_flush_of_spades(self):
        assert in_order(best_wild_hand(hand_of("QH KS 9S ?B 6S 3S 2D"))) == cards("AS KS 9S 6S 3S"), (
            "the black joker is the ace of spades"
        )

    def test_a_flush_of_clubs(self):
        assert in_order(best_wild_hand(hand_of("QH KC 9C ?B 6C 3C 2D"))) == cards("AC KC 9C 6C 3C"), (
            "the black joker is the ace of clubs"
        )

    def test_a_flush_of_hearts(self):
        assert in_order(best_wild_hand(hand_of("QC KH 9H ?R 6H 3H 2S"))) == cards("AH KH 9H 6H 3H"), (
            "the red joker is the ace of hearts"
        )

    def test_a_flush_of_diamonds(self):
        assert in_order(best_wild_hand(hand_of("QC KD 9D ?R 6D 3D 2S"))) == cards("AD KD 9D 6D 3D"), (
            "the red joker is the ace of diamonds"
        )

    def test_no_flush_of_the_other_colour(self):
        assert in_order(best_wild_hand(hand_of("QC KH 9H ?B 6H 3H 2S"))) in [
            cards("KS KH QC 9H 6H"),
            cards("KC KH QC 9H 6H"),
        ], "the black joker is no heart: a pair of kings is the best it can do"

    def test_a_gap_in_a_straight_flush(self):
        assert in_order(best_wild_hand(hand_of("9D 8D ?R 6D 5D AD KS"))) == cards("9D 8D 7D 6D 5D"), (
            "the red joker is the seven of diamonds: a straight flush beats a flush to the ace"
        )

    def test_no_straight_flush_of_the_other_colour(self):
        assert in_order(best_wild_hand(hand_of("9D 8D ?B 6D 5D AD KS"))) == cards("AD 9D 8D 6D 5D"), (
            "the black joker is no diamond: the flush that is there without it is the best hand"
        )


class TestLowAce:
    """The ace at the low end

    Five, four, three, two, ace: the joker may be any of the five.
    """

    def test_a_straight_flush_to_the_five(self):
        assert in_order(best_wild_hand(hand_of("AC 2C 3C 4C 9D KH ?B"))) == cards("5C 4C 3C 2C AC"), (
            "with the five of clubs it is a straight flush, and that beats a flush to the ace"
        )

    def test_the_six_and_not_the_ace(self):
        assert in_order(best_wild_hand(hand_of("5H 2H ?R 4H 9C KS 3H"))) == cards("6H 5H 4H 3H 2H"), (
            "with the ace of hearts it is a straight flush, and with the six of hearts it is a higher one"
        )

    def test_a_straight_to_the_five(self):
        assert ranks(best_wild_hand(hand_of("AH 2D 4S 5H JC QD ?B"))) == "A5432", (
            "with a three it is a straight, and that beats a pair of aces"
        )

    def test_a_straight_to_the_five_where_the_two_is_missing(self):
        assert ranks(best_wild_hand(hand_of("AS 3D ?R 4S 5H 9C JD"))) == "A5432", (
            "with a two it is a straight, and that beats a pair of aces"
        )


class TestTwoJokers:
    """Two jokers

    Each joker stands for a card of its own: 26 times 26 pairs of cards to try.
    """

    def test_nothing_becomes_three_of_a_kind(self):
        assert ranks(best_wild_hand(hand_of("KD 9D ?B 4D 2C 7S ?R"))) == "KKK97", "both jokers are kings"

    def test_a_pair_becomes_four_of_a_kind(self):
        assert ranks(best_wild_hand(hand_of("8S ?R 8D 4H 4C JD ?B"))) == "J8888", "both jokers are eights"

    def test_each_joker_fills_a_gap(self):
        assert ranks(best_wild_hand(hand_of("?B ?R QD TS 8H 2C 3D"))) == "QJT98", "the jokers are a jack and a nine"

    def test_the_colour_of_each_joker(self):
        hand = hand_of("?B ?R QD TS 8H 2C 3D")
        assert from_jokers(best_wild_hand(hand), hand) in [
            ["JC", "9D"],
            ["JC", "9H"],
            ["JS", "9D"],
            ["JS", "9H"],
            ["JD", "9C"],
            ["JD", "9S"],
            ["JH", "9C"],
            ["JH", "9S"],
        ], "one of the jokers is black and the other red"

    def test_one_joker_stays_out(self):
        assert in_order(best_wild_hand(hand_of("JH 7S TH ?B 9H ?R 8H"))) == cards("QH JH TH 9H 8H"), (
            "the red joker is the queen of hearts; the black one has no place in a straight flush of hearts"
        )

    def test_a_straight_to_the_five(self):
        assert ranks(best_wild_hand(hand_of("AH ?R 2D 4S 9C JD ?B"))) == "A5432", (
            "with a five and a three it is a straight, and that beats three aces"
        )


class TestSafe:
    """The hand stays as it is

    The joker is still a joker when the hand is over.
    """

    def test_the_hand_is_not_changed(self):
        hand = hand_of("6S 6H JC 6C KD ?R 3H")
        best_wild_hand(hand)
        assert hand == ["6S", "6H", "JC", "6C", "KD", "?R", "3H"], "after the call the hand must be as it was before"

    def test_asked_twice(self):
        hand = hand_of("KC QC JC TC 2D 3H ?B")
        best_wild_hand(hand)
        assert in_order(best_wild_hand(hand)) == cards("AC KC QC JC TC"), "asked again, the answer is the same"
