"""The tests of two new ways to rank hands, and of their helpers. Each class is a stage: go from one to the next."""

from itertools import pairwise
from random import Random

import pytest
from ace_low import hand_rank
from refactoring import group, hand_rank_alt, hand_rank_table, unzip

# The better hand, the worse hand, and why.
PATTERNS = [
    ("2S 2D 3H 4C 7D", "AS KD QH JC 9D", "the lowest pair beats any five single cards"),
    ("3S 3D 2H 2C 4D", "AS AD KH QC JD", "two pairs beat a pair"),
    ("2S 2D 2H 3C 4D", "AS AD KH KC QD", "three of a kind beats two pairs"),
    ("2S 2D 2H 3C 3D", "AS AD AH KC QD", "a full house beats three of a kind"),
    ("2S 2D 2H 2C 3D", "AS AD AH KC KD", "four of a kind beats a full house"),
    ("3S 3D 2H 5C 4D", "2S 2D AH KC QD", "threes beat twos: the pair counts before the cards beside it"),
    ("9S 9D KH 7C 3D", "9H 9C KD 7S 2D", "equal pairs, equal higher kickers: the three beats the two"),
    ("TS TD 4H 3C 2D", "9S 9D AH KC QD", "tens beat nines: ranks are numbers, not letters"),
    ("AS AD 3H 3C 2D", "KS KD QH QC JD", "of two pairs the higher is compared first: aces beat kings"),
    ("KS KD 8H 8C 2D", "KH KC 7S 7D AS", "kings and kings: the lower pair is next, eights beat sevens"),
    ("8S 8D 6H 6C 9D", "8H 8C 6S 6D 7S", "both pairs are equal: the nine beats the seven"),
    ("9S 9D 9H 3C 2D", "8S 8D 8H AC KD", "three nines beat three eights, whatever lies beside them"),
    ("8S 8D 8H KC 3D", "8S 8D 8H JC TD", "the eights are equal: the king beats the jack"),
    ("8S 8D 8H KC 4D", "8S 8D 8H KC 3D", "eights and kings are equal: the four beats the three"),
    ("9S 9D 9H 4C 4D", "8S 8D 8H AC AD", "of a full house the three cards count first: nines beat eights"),
    ("9S 9D 9H 5C 5D", "9S 9D 9H 4C 4D", "equal threes: then the pairs are compared, fives beat fours"),
    ("9S 9D 9H 9C 2D", "8S 8D 8H 8C AD", "four nines beat four eights, whatever lies beside them"),
    ("9S 9D 9H 9C KD", "9S 9D 9H 9C QD", "the nines are equal: the king beats the queen"),
    ("AS 7D 6H 4C 3D", "KS QD JH TC 8D", "single cards: the highest counts first, an ace beats a king"),
    ("KS QD 9H 7C 3D", "KD QC 9S 7H 2H", "four of five single cards are equal: the three beats the two"),
]
PATTERN_TIES = [
    ("AS QD 9H 7C 3D", "3D 7S AD 9C QH", "the same five single cards in other suits and in another order"),
    ("KS KD 9H 7C 3D", "3H 9S KH 7D KC", "the same pair and kickers in other suits and in another order"),
    ("8S 8D 6H 6C 9D", "9H 6S 8H 6D 8C", "the same two pairs and kicker in other suits and in another order"),
]
STRAIGHTS_AND_FLUSHES = [
    ("3S 4D 5H 6C 7S", "AS AD AH KC QS", "a straight beats three of a kind"),
    ("2S 3S 4S 5S 7S", "TS JD QH KC AS", "the lowest flush beats the highest straight"),
    ("2S 2D 2H 3C 3S", "AH KH QH JH 9H", "the lowest full house beats the highest flush"),
    ("2S 2D 2H 2C 3S", "AH KH QH JH 9H", "four of a kind beats a flush"),
    ("2C 3C 4C 5C 6C", "AS AD AH AC KS", "a straight flush beats four of a kind"),
    ("2C 3C 4C 5C 7C", "TS JD QH KC AS", "five clubs are a flush as well, and beat the highest straight"),
    ("2D 3D 4D 5D 7D", "TS JD QH KC AS", "five diamonds are a flush as well, and beat the highest straight"),
    ("9S TD JH QC KS", "8S 9D TH JC QS", "of two straights the one with the higher end wins: the king"),
    ("7S 8D 9H TC JS", "6D 7C 8S 9H TD", "of two straights the one with the higher end wins: the jack"),
    ("4S 5D 6H 7C 8S", "3D 4C 5S 6H 7D", "of two straights the one with the higher end wins: the eight"),
    ("6C 7C 8C 9C TC", "5D 6D 7D 8D 9D", "of two straight flushes the one with the higher end wins: the ten"),
    ("AH 6H 4H 3H 2H", "KD QD JD TD 8D", "of two flushes the highest card decides: the ace"),
    ("KH QH 9H 7H 3H", "KD QD 9D 7D 2D", "four cards of these flushes are equal: the three beats the two"),
    ("2S 2D 2H 3C 4S", "9S 8D 8H 6C 5S", "9 8 8 6 5 is only a pair: a straight needs five different ranks"),
    ("2S 2D 3H 4C 6S", "9H 8H 7H 6H 4D", "four cards of one suit are no flush, and 9 8 7 6 4 is no straight"),
    ("2S 2D 3H 4C 6S", "QH JD 9C 8S 7H", "two cards in a row, then three in a row: no straight"),
    ("2S 2D 3H 4C 6S", "9H 7D 6C 5S 4H", "four cards in a row, then a gap of one: no straight"),
    ("2S 2D 3H 4C 6S", "9H 4C 7H 6D 2H", "the first and the last card have one suit: that is no flush"),
]
LOW_ACES = [
    ("AS 2D 3H 4C 5S", "AD AC AH KC QS", "A2345 is a straight and beats three of a kind, aces too"),
    ("2S 3D 4H 5C 6S", "AS 2D 3H 4C 5S", "A2345 is the lowest straight: six high beats five high"),
    ("2H 3H 4H 5H 7H", "AS 2D 3H 4C 5S", "A2345 in mixed suits is a straight and loses to a flush"),
    ("AS 2S 3S 4S 5S", "AD AC AH AS KS", "A2345 in one suit is a straight flush and beats four aces"),
    ("2C 3C 4C 5C 6C", "AS 2S 3S 4S 5S", "A2345 in one suit is the lowest straight flush"),
    ("2D 2H 3D 4C 6S", "KS AD 2H 3C 4S", "KA234 is no straight: the ace never stands in the middle"),
    ("2D 2H 3D 4C 6S", "JS QD KH AC 2S", "JQKA2 is no straight: the ace never stands in the middle"),
    ("2S 2D 2H 3C 3S", "QH KH AH 2H 3H", "QKA23 in one suit is a flush and no more"),
    ("AS 2D 3H 4C 6S", "KS QD JH TC 8S", "A2346 is ace high: the ace counts 1 in A2345 alone"),
]
STRAIGHT_TIES = [
    ("AS 2D 3H 4C 5S", "3D 5H AC 2S 4H", "both are A2345: neither order nor suits matter"),
    ("6C 7C 8C 9C TC", "TD 6D 8D 7D 9D", "the same straight flush: no suit is better than another"),
    ("KH QH 9H 7H 3H", "3S KS 7S QS 9S", "the same flush: no suit is better than another"),
]
FIVES = [
    ("2S 2H 2D 2C 2S", "TH JH QH KH AH", "five of a kind beats every straight flush"),
    ("2S 2H 2D 2C 2S", "AS AH AD AC KS", "five of a kind beats four of a kind"),
    ("AS AH AD AC AH", "KS KH KD KC KD", "of two fives of a kind the higher rank wins: aces"),
    ("TS TH TD TC TH", "9S 9H 9D 9C 9C", "of two fives of a kind the higher rank wins: tens"),
    ("3D 3C 3S 3H 3C", "2C 2D 2C 2H 2S", "of two fives of a kind the higher rank wins: threes"),
]
FIVE_TIES = [("7S 7H 7D 7C 7S", "7C 7D 7C 7S 7H", "five sevens are five sevens: no suit is better than another")]
DECK = [rank + suit for rank in "23456789TJQKA" for suit in "SHDC"]


def dealt(seed, hands):
    """Hands that a shuffled deck deals, always the same ones, in the order in which hand_rank of unit 06 puts them."""
    deal = Random(seed)
    return sorted([deal.sample(DECK, 5) for _ in range(hands)], key=hand_rank)


def each(comparisons):
    """The comparisons as arguments of a test, with the reason as its name."""
    return pytest.mark.parametrize(
        ("better", "worse", "why"),
        [pytest.param(better.split(), worse.split(), why, id=why) for better, worse, why in comparisons],
    )


def each_tie(ties):
    """The ties as arguments of a test, with the reason as its name."""
    return pytest.mark.parametrize(
        ("hand", "other", "why"),
        [pytest.param(hand.split(), other.split(), why, id=why) for hand, other, why in ties],
    )


def tuples(answer):
    """A list of tuples, whether lists or tuples came back: any of them will do."""
    if not isinstance(answer, list | tuple):
        return answer
    return [tuple(each) if isinstance(each, list) else each for each in answer]


class TestGroup:
    """Group what is equal

    Instead of asking again and again what stands how often, find it out once, for all ranks.
    """

    def test_three_sevens(self):
        assert tuples(group([7, 10, 7, 9, 7])) == [(3, 7), (1, 10), (1, 9)], (
            "the three sevens first, then the ten, then the nine"
        )

    def test_four_equal_items(self):
        assert tuples(group([8, 8, 8, 8])) == [(4, 8)], "one pair for all four: four times 8"

    def test_the_count_comes_before_the_item(self):
        assert tuples(group([14])) == [(1, 14)], "a pair is (count, x): once 14"

    def test_a_full_house_of_low_cards(self):
        assert tuples(group([13, 2, 13, 2, 2])) == [(3, 2), (2, 13)], "the higher count first, though 13 is higher"

    def test_two_pairs(self):
        assert tuples(group([9, 4, 11, 4, 9])) == [(2, 9), (2, 4), (1, 11)], "of equal counts the higher item first"

    def test_items_that_stand_alone(self):
        assert tuples(group([2, 6, 1])) == [(1, 6), (1, 2), (1, 1)], "all counts are equal: highest item first"

    def test_five_single_ranks(self):
        wanted = [(1, 14), (1, 10), (1, 9), (1, 8), (1, 2)]
        assert tuples(group([9, 2, 14, 10, 8])) == wanted, "all counts are equal: highest item first"

    def test_seven_items(self):
        wanted = [(2, 2), (1, 9), (1, 6), (1, 4), (1, 3), (1, 1)]
        assert tuples(group([2, 3, 4, 6, 2, 1, 9])) == wanted, "the twos first, then the highest item"

    def test_numbers_that_are_no_ranks(self):
        assert tuples(group([0, 52, 0, 100, 52, 0])) == [(3, 0), (2, 52), (1, 100)], "items are any numbers from 0 up"

    def test_nothing_to_group(self):
        assert tuples(group([])) == [], "no items, no pairs"

    def test_the_items_are_not_changed(self):
        items = [7, 10, 7, 9, 7]
        group(items)
        assert items == [7, 10, 7, 9, 7], "group only looks: the items it was given stay as they are"


class TestUnzip:
    """Counts here, ranks there

    Pairs are good for sorting. For what comes next, all counts side by side and all ranks side by side are better.
    """

    def test_two_pairs(self):
        assert tuples(unzip([(2, 9), (2, 7)])) == [(2, 2), (9, 7)], (
            "two lists or tuples, to be read as often as one likes: the first members, then the second members"
        )

    def test_three_pairs(self):
        assert tuples(unzip([(3, 7), (1, 10), (1, 9)])) == [(3, 1, 1), (7, 10, 9)], "everything keeps its order"

    def test_one_pair(self):
        assert tuples(unzip([(5, 8)])) == [(5,), (8,)], "two sequences of one number each"

    def test_equal_counts_stay(self):
        wanted = [(1, 1, 1), (6, 2, 1)]
        assert tuples(unzip([(1, 6), (1, 2), (1, 1)])) == wanted, "each pair gives one number to both sequences"

    def test_six_pairs(self):
        pairs = [(2, 2), (1, 9), (1, 6), (1, 4), (1, 3), (1, 1)]
        assert tuples(unzip(pairs)) == [(2, 1, 1, 1, 1, 1), (2, 9, 6, 4, 3, 1)], "each pair gives a number to both"

    def test_the_pairs_are_not_changed(self):
        pairs = [(3, 7), (1, 10), (1, 9)]
        unzip(pairs)
        assert pairs == [(3, 7), (1, 10), (1, 9)], "unzip only looks: the pairs it was given stay as they are"


class TestPatterns:
    """Pairs and more by their pattern

    The counts (3, 1, 1) say three of a kind, and the ranks stand as they are to be compared. No straights yet.
    """

    @each(PATTERNS)
    def test_the_better_hand(self, better, worse, why):
        assert hand_rank_alt(better) > hand_rank_alt(worse), why

    @each_tie(PATTERN_TIES)
    def test_a_tie(self, hand, other, why):
        assert hand_rank_alt(hand) == hand_rank_alt(other), why

    def test_the_hand_is_not_changed(self):
        hand = ["7C", "TD", "7S", "9H", "7D"]
        hand_rank_alt(hand)
        assert hand == ["7C", "TD", "7S", "9H", "7D"], "the hand that was given stays as it is"


class TestStraightsAndFlushes:
    """Straights and flushes: the old order

    Five single ranks are more than their pattern. With this, hand_rank_alt orders all hands as hand_rank does.
    """

    @each(STRAIGHTS_AND_FLUSHES)
    def test_the_better_hand(self, better, worse, why):
        assert hand_rank_alt(better) > hand_rank_alt(worse), why

    @each(LOW_ACES)
    def test_the_ace_below_the_two(self, better, worse, why):
        assert hand_rank_alt(better) > hand_rank_alt(worse), why

    @each_tie(STRAIGHT_TIES)
    def test_a_tie(self, hand, other, why):
        assert hand_rank_alt(hand) == hand_rank_alt(other), why

    def test_200_hands_in_the_order_of_hand_rank(self):
        for low, high in pairwise(dealt(seed=12, hands=200)):
            if hand_rank(low) == hand_rank(high):
                assert hand_rank_alt(high) == hand_rank_alt(low), "hand_rank of unit 06 says that they tie"
            else:
                assert hand_rank_alt(high) > hand_rank_alt(low), "hand_rank of unit 06 puts the first above the second"


class TestTable:
    """The same order from a table

    A second refactoring, and the same tests: they ask which hand is better, and don't care which program answers.
    """

    @each(PATTERNS)
    def test_the_better_hand(self, better, worse, why):
        assert hand_rank_table(better) > hand_rank_table(worse), why

    @each(STRAIGHTS_AND_FLUSHES)
    def test_straights_and_flushes(self, better, worse, why):
        assert hand_rank_table(better) > hand_rank_table(worse), why

    @each(LOW_ACES)
    def test_the_ace_below_the_two(self, better, worse, why):
        assert hand_rank_table(better) > hand_rank_table(worse), why

    @each_tie(PATTERN_TIES + STRAIGHT_TIES)
    def test_a_tie(self, hand, other, why):
        assert hand_rank_table(hand) == hand_rank_table(other), why

    def test_the_hand_is_not_changed(self):
        hand = ["7C", "TD", "7S", "9H", "7D"]
        hand_rank_table(hand)
        assert hand == ["7C", "TD", "7S", "9H", "7D"], "the hand that was given stays as it is"

    def test_200_hands_in_the_order_of_hand_rank(self):
        for low, high in pairwise(dealt(seed=12, hands=200)):
            if hand_rank(low) == hand_rank(high):
                assert hand_rank_table(high) == hand_rank_table(low), "hand_rank of unit 06 says that they tie"
            else:
                assert hand_rank_table(high) > hand_rank_table(low), "hand_rank of unit 06 puts the first above"


class TestFive:
    """A tenth class: five of a kind

    Now a new feature, which the old hand_rank does not have. After a good refactoring it is one line in each program.
    """

    @each(FIVES)
    def test_by_its_pattern(self, better, worse, why):
        assert hand_rank_alt(better) > hand_rank_alt(worse), why

    @each(FIVES)
    def test_from_the_table(self, better, worse, why):
        assert hand_rank_table(better) > hand_rank_table(worse), why

    @each_tie(FIVE_TIES)
    def test_a_tie_by_its_pattern(self, hand, other, why):
        assert hand_rank_alt(hand) == hand_rank_alt(other), why

    @each_tie(FIVE_TIES)
    def test_a_tie_from_the_table(self, hand, other, why):
        assert hand_rank_table(hand) == hand_rank_table(other), why
