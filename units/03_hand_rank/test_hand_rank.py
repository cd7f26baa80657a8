"""The tests of card_ranks, flush, straight and hand_rank. Each class is a stage: go from one to the next."""

from itertools import combinations

import pytest
from hand_rank import card_ranks, flush, hand_rank, straight

# Some hands of every class, the lowest class first: the weakest, the strongest, then others.
CLASSES = {
    "high card": ["7S 2S 4D 5H 3C", "9S AS KH JC QD", "3H TS 8D 2C 7H", "KC 6D TH 9D 2S"],
    "one pair": ["2S 5H 4C 2D 3S", "QC AS KH AD JS", "TD KC 7S 7H 3D", "4D JH 9C 4S KD", "2H AD QS 2C TC"],
    "two pair": ["2H 3S 4S 3D 2C", "KH AS QS AD KC", "5C JS 8H 5S JD", "9D AC 6S 6H 9C"],
    "three of a kind": ["2S 4C 2D 3S 2H", "AS KC AD QS AH", "8D KS 8C 5S 8H", "3H AD 3S QC 3D"],
    "straight": ["4H 2S 6S 3D 5C", "KC AS TS QH JD", "8D 7S 5H 9C 6S", "9H QS TC 8D JS"],
    "flush": ["2H 7H 4H 3H 5H", "JS AS KS 9S QS", "6D TD 2D KD 9D", "8C 3C JC TC 4C"],
    "full house": ["3S 2S 3C 2D 2H", "AS KC AD KS AH", "7C TD 7D TC TH", "4S QD 4C QH 4D"],
    "four of a kind": ["2S 3S 2D 2C 2H", "AC AS KS AD AH", "9D 7D 9S 9C 9H", "5C QD 5S 5H 5D"],
    "straight flush": ["4D 2D 6D 3D 5D", "KC AC TC QC JC", "9H 6H 8H 7H TH", "8S QS 9S TS JS"],
}
COUNTED = [name for name in CLASSES if "flush" not in name and name != "straight"]
PAIRS_OF_CLASSES = [(better, worse) for worse, better in combinations(CLASSES, 2)]
STRAIGHTS = ["65432", "76543", "87654", "98765", "T9876", "JT987", "QJT98", "KQJT9", "AKQJT"]


class TestCardRanks:
    """Ranks as numbers, highest first

    Turn the cards of a hand into numbers that can be compared: card_ranks.
    """

    def test_ranks_below_ten(self):
        assert card_ranks(["8S", "7D", "5H", "3C", "2S"]) == [8, 7, 5, 3, 2], "up to 9 a rank is worth what it says"

    def test_the_ten(self):
        assert card_ranks(["TS", "9D", "6H", "4C", "2S"]) == [10, 9, 6, 4, 2], "T is the ten, worth 10"

    def test_jack_queen_king_and_ace(self):
        assert card_ranks(["AS", "KS", "QS", "JS", "TS"]) == [14, 13, 12, 11, 10], "the ace is 14, the jack is 11"

    def test_cards_in_any_order(self):
        assert card_ranks(["6C", "TC", "8C", "7C", "9C"]) == [10, 9, 8, 7, 6], "the highest comes first"

    def test_the_highest_card_last(self):
        assert card_ranks(["3D", "9H", "JC", "KS", "AD"]) == [14, 13, 11, 9, 3], "the highest comes first"

    def test_the_ten_among_court_cards(self):
        assert card_ranks(["QD", "TS", "AH", "9C", "KD"]) == [14, 13, 12, 10, 9], "ordered by worth, not by letter"

    def test_four_of_a_kind(self):
        assert card_ranks(["9D", "9H", "9S", "9C", "7D"]) == [9, 9, 9, 9, 7], "each card counts, equal ranks too"

    def test_a_full_house(self):
        assert card_ranks(["TD", "7C", "TC", "TH", "7D"]) == [10, 10, 10, 7, 7], "each card counts, equal ranks too"

    def test_three_twos(self):
        assert card_ranks(["2S", "2D", "2H", "3C", "4S"]) == [4, 3, 2, 2, 2], "a two is worth 2"


class TestFlushAndStraight:
    """Helpers: flush and straight

    Two plain questions about a hand: are all cards of one suit, and do all ranks follow one another?
    """

    @pytest.mark.parametrize("suit", "SHDC")
    def test_five_cards_of_one_suit(self, suit):
        assert flush([rank + suit for rank in "K9742"]), "all five cards have the same suit"

    @pytest.mark.parametrize("place", range(5))
    def test_four_cards_of_one_suit_are_no_flush(self, place):
        suits = ["H"] * 5
        suits[place] = "S"
        assert not flush([rank + suit for rank, suit in zip("K9742", suits)]), "one card has another suit"

    def test_one_colour_is_no_flush(self):
        assert not flush(["KH", "9D", "7H", "4D", "2H"]), "hearts and diamonds are both red, but two suits"

    def test_the_other_colour_is_no_flush(self):
        assert not flush(["KS", "KC", "7C", "4S", "2C"]), "spades and clubs are both black, but two suits"

    def test_first_and_last_card_alike(self):
        assert not flush(["KD", "9S", "7H", "4C", "2D"]), "five cards, four suits"

    def test_a_straight_in_one_suit_is_a_flush_too(self):
        assert flush(["6C", "7C", "8C", "9C", "TC"]), "the ranks don't matter to a flush"

    @pytest.mark.parametrize("high", range(6, 15))
    def test_five_ranks_that_follow_one_another(self, high):
        assert straight([high, high - 1, high - 2, high - 3, high - 4]), "each rank is one below the one before"

    @pytest.mark.parametrize(
        "ranks",
        [
            [10, 8, 7, 6, 5],
            [10, 9, 7, 6, 5],
            [10, 9, 8, 6, 5],
            [10, 9, 8, 7, 5],
            [14, 12, 11, 10, 9],
            [13, 12, 11, 10, 8],
        ],
    )
    def test_a_gap_of_one_rank(self, ranks):
        assert not straight(ranks), "one rank in between is missing"

    @pytest.mark.parametrize("ranks", [[9, 7, 6, 5, 4], [9, 6, 5, 3, 2], [14, 6, 4, 3, 2], [14, 10, 9, 8, 7]])
    def test_nearly_a_straight(self, ranks):
        assert not straight(ranks), "the five ranks don't follow one another"

    @pytest.mark.parametrize("ranks", [[14, 13, 12, 11, 2], [14, 13, 12, 3, 2], [14, 13, 4, 3, 2]])
    def test_no_straight_goes_round_the_corner(self, ranks):
        assert not straight(ranks), "after the ace nothing follows: a king, an ace and a two are no sequence"

    @pytest.mark.parametrize(
        "ranks",
        [[9, 8, 8, 6, 5], [9, 9, 7, 6, 5], [9, 8, 7, 5, 5], [9, 9, 7, 5, 5], [9, 8, 7, 6, 6], [9, 9, 9, 5, 5]],
    )
    def test_a_pair_is_in_the_way(self, ranks):
        assert not straight(ranks), "a rank stands twice, so fewer than five follow one another"

    def test_a_hand_with_nothing(self):
        assert not straight([14, 11, 9, 5, 2]), "ranks that lie far apart"


class TestCounting:
    """Wish for kind and two_pair

    hand_rank tells the six classes that counting equal ranks tells apart. kind and two_pair count for you.
    """

    @pytest.mark.parametrize(("better", "worse"), [pair for pair in PAIRS_OF_CLASSES if set(pair) <= set(COUNTED)])
    def test_class_against_class(self, better, worse):
        for strong in CLASSES[better]:
            for weak in CLASSES[worse]:
                assert hand_rank(strong.split()) > hand_rank(weak.split()), f"{better} beats {worse}"

    def test_three_twos_beat_a_pair_of_aces(self):
        assert hand_rank(["2S", "2D", "2H", "3C", "4S"]) > hand_rank(["AS", "AD", "KH", "QC", "JS"]), (
            "three of a kind beats one pair, whatever the ranks"
        )

    def test_the_lowest_full_house_beats_three_aces(self):
        assert hand_rank(["3S", "2D", "2H", "3C", "2S"]) > hand_rank(["AS", "AD", "KH", "AC", "QS"]), (
            "a three and a pair together are a full house, which beats three of a kind"
        )


class TestNineClasses:
    """The nine classes

    Straight, flush and straight flush find their places among the others: nine classes, each against each.
    """

    @pytest.mark.parametrize(("better", "worse"), [pair for pair in PAIRS_OF_CLASSES if not set(pair) <= set(COUNTED)])
    def test_class_against_class(self, better, worse):
        for strong in CLASSES[better]:
            for weak in CLASSES[worse]:
                assert hand_rank(strong.split()) > hand_rank(weak.split()), f"{better} beats {worse}"

    @pytest.mark.parametrize("ranks", STRAIGHTS)
    def test_every_straight(self, ranks):
        hand = [rank + suit for rank, suit in zip(ranks, "SDHCS")]
        assert hand_rank(hand) > hand_rank(["AS", "AD", "AH", "KC", "QS"]), "a straight beats three aces"

    @pytest.mark.parametrize("ranks", STRAIGHTS)
    def test_every_straight_flush(self, ranks):
        hand = [rank + "H" for rank in ranks]
        assert hand_rank(hand) > hand_rank(["AS", "AD", "AH", "AC", "KS"]), "a straight flush beats four aces"

    @pytest.mark.parametrize("suit", "SHDC")
    def test_a_flush_in_every_suit(self, suit):
        hand = [rank + suit for rank in "42753"]
        assert hand_rank(hand) > hand_rank(["AS", "KD", "QH", "JC", "TS"]), "a flush beats a straight"

    @pytest.mark.parametrize("suit", "SHDC")
    def test_a_straight_flush_in_every_suit(self, suit):
        hand = [rank + suit for rank in "42653"]
        assert hand_rank(hand) > hand_rank(["AS", "AD", "AH", "AC", "KS"]), "a straight flush beats four aces"

    @pytest.mark.parametrize("hand", ["AS QS 7S 4D 3S", "TD 9H 8H 7H 6H", "KC QC JC TC 9D"])
    def test_four_cards_of_a_suit(self, hand):
        assert hand_rank(["7S", "5S", "4S", "3S", "2S"]) > hand_rank(hand.split()), "four cards of a suit are no flush"

    @pytest.mark.parametrize(
        "hand",
        ["AS KD QH JC 2S", "AS KD QH 3C 2S", "AS KD 4H 3C 2S", "AS 6D 4H 3C 2S", "9S 7D 6H 5C 4S", "9S 6D 5H 3C 2S"],
    )
    def test_nearly_a_straight(self, hand):
        assert hand_rank(["2S", "2D", "5H", "4C", "3S"]) > hand_rank(hand.split()), "no straight: a pair beats it"

    @pytest.mark.parametrize("hand", ["9S 8D 8H 6C 5S", "9S 9D 7H 6C 5S", "9S 8D 7H 5C 5S"])
    def test_a_pair_between_the_ends_of_a_straight(self, hand):
        assert hand_rank(["3S", "3D", "2H", "2C", "4S"]) > hand_rank(hand.split()), "no straight: two pair beat it"

    def test_nearly_a_straight_in_one_suit(self):
        assert hand_rank(["2S", "2D", "2H", "3C", "3S"]) > hand_rank(["AH", "KH", "QH", "JH", "9H"]), (
            "a gap in the ranks: a flush and no straight flush, so a full house beats it"
        )


class TestTheCall:
    """What the player calls out

    "Full house, eights over kings!" Two hands of one class: the ranks that are called decide, before any other card.
    """

    @pytest.mark.parametrize(
        ("strong", "weak"),
        [
            ("AS 6D 4H 3C 2S", "KS QD JH TC 8S"),
            ("KS 5D 4H 3C 2S", "QS JD TH 9C 7S"),
            ("QS 5D 4H 3C 2S", "JS TD 9H 8C 6S"),
            ("TS 5D 4H 3C 2S", "9S 8D 7H 6C 4S"),
            ("8S 5D 4H 3C 2S", "7S 6D 5H 4C 2S"),
        ],
    )
    def test_high_card(self, strong, weak):
        assert hand_rank(strong.split()) > hand_rank(weak.split()), "the hand with the higher top card wins"

    @pytest.mark.parametrize(
        ("strong", "weak"),
        [
            ("3S 3D 5H 4C 2S", "2S 2D AH KC QS"),
            ("KS KD 4H 3C 2S", "QS QD AH KC JS"),
            ("QS QD 4H 3C 2S", "JS JD AH KC QD"),
            ("JS JD 4H 3C 2S", "TS TD AH KC QS"),
            ("TS TD 4H 3C 2S", "9S 9D AH KC QS"),
            ("AS AD 4H 3C 2S", "KS KD AH QC JS"),
        ],
    )
    def test_one_pair(self, strong, weak):
        assert hand_rank(strong.split()) > hand_rank(weak.split()), "the higher pair wins, whatever lies beside it"

    @pytest.mark.parametrize(
        ("strong", "weak"),
        [
            ("KS KD 2H 2C 3S", "QS QD JH JC AS"),
            ("AS AD 3H 3C 2S", "KS KD QH QC JS"),
            ("QS QD 3H 3C 2S", "JS JD TH TC AS"),
            ("TS TD 3H 3C 2S", "9S 9D 8H 8C AS"),
            ("4S 4D 2H 2C 3S", "3S 3D 2H 2C AS"),
        ],
    )
    def test_two_pair_by_the_higher_pair(self, strong, weak):
        assert hand_rank(strong.split()) > hand_rank(weak.split()), "the hand with the higher top pair wins"

    @pytest.mark.parametrize(
        ("strong", "weak"),
        [
            ("KS KD 8H 8C 2S", "KH KC 7S 7D AS"),
            ("JS JD TH TC 2S", "JH JC 9S 9D AS"),
            ("5S 5D 3H 3C 4S", "5H 5C 2S 2D AC"),
            ("AS AD KH KC 2S", "AH AC QS QD KS"),
        ],
    )
    def test_two_pair_by_the_lower_pair(self, strong, weak):
        assert hand_rank(strong.split()) > hand_rank(weak.split()), (
            "the higher pairs are equal: the lower pairs decide, before the fifth card"
        )

    @pytest.mark.parametrize(
        ("strong", "weak"),
        [
            ("3S 3D 3H 4C 2S", "2S 2D 2H AC KS"),
            ("TS TD TH 3C 2S", "9S 9D 9H AC KS"),
            ("QS QD QH 3C 2S", "JS JD JH AC KS"),
            ("AS AD AH 3C 2S", "KS KD KH AC QS"),
        ],
    )
    def test_three_of_a_kind(self, strong, weak):
        assert hand_rank(strong.split()) > hand_rank(weak.split()), "the higher three win, whatever lies beside them"

    @pytest.mark.parametrize(("high", "low"), list(zip(STRAIGHTS[1:], STRAIGHTS)))
    def test_straight(self, high, low):
        strong = [rank + suit for rank, suit in zip(high, "SDHCS")]
        weak = [rank + suit for rank, suit in zip(low, "SDHCS")]
        assert hand_rank(strong) > hand_rank(weak), "of two straights, the one with the higher top card wins"

    @pytest.mark.parametrize(
        ("strong", "weak"),
        [
            ("AH 6H 4H 3H 2H", "KD QD JD TD 8D"),
            ("TC 5C 4C 3C 2C", "9S 8S 7S 6S 4S"),
            ("QS 5S 4S 3S 2S", "JH TH 9H 8H 6H"),
        ],
    )
    def test_flush(self, strong, weak):
        assert hand_rank(strong.split()) > hand_rank(weak.split()), "the flush with the higher top card wins"

    @pytest.mark.parametrize(
        ("strong", "weak"),
        [
            ("9S 9D 9H 4C 4S", "8S 8D 8H AC AS"),
            ("3S 3D 3H 2C 2S", "2S 2D 2H AC AS"),
            ("KS KD KH 2C 2S", "QS QD QH AC AS"),
            ("JS JD JH 3C 3S", "TS TD TH QC QS"),
            ("AS AD AH 2C 2S", "KS KD KH AC AS"),
        ],
    )
    def test_full_house_by_the_three(self, strong, weak):
        assert hand_rank(strong.split()) > hand_rank(weak.split()), "the higher three win, before the pair counts"

    @pytest.mark.parametrize(
        ("strong", "weak"),
        [
            ("8S 8D 8H KC KS", "8S 8D 8H QC QS"),
            ("8S 8D 8H 4C 4S", "8S 8D 8H 3C 3S"),
            ("8S 8D 8H 9C 9S", "8S 8D 8H 7C 7S"),
            ("2S 2D 2H TC TS", "2S 2D 2H 9C 9S"),
            ("AS AD AH QC QS", "AS AD AH JC JS"),
        ],
    )
    def test_full_house_by_the_pair(self, strong, weak):
        assert hand_rank(strong.split()) > hand_rank(weak.split()), "the threes are equal: the higher pair wins"

    @pytest.mark.parametrize(
        ("strong", "weak"),
        [
            ("3S 3D 3H 3C 2S", "2S 2D 2H 2C AS"),
            ("TS TD TH TC 2S", "9S 9D 9H 9C AS"),
            ("QS QD QH QC 2S", "JS JD JH JC AS"),
            ("AS AD AH AC 2S", "KS KD KH KC AS"),
        ],
    )
    def test_four_of_a_kind(self, strong, weak):
        assert hand_rank(strong.split()) > hand_rank(weak.split()), "the higher four win, whatever the fifth card is"

    @pytest.mark.parametrize(("high", "low"), list(zip(STRAIGHTS[1:], STRAIGHTS)))
    def test_straight_flush(self, high, low):
        strong, weak = [rank + "D" for rank in high], [rank + "C" for rank in low]
        assert hand_rank(strong) > hand_rank(weak), "of two straight flushes, the one with the higher top card wins"


class TestKickers:
    """Down to the last card

    What is called is equal: then the other cards decide, the highest first, until one is higher.
    """

    @pytest.mark.parametrize(
        ("place", "strong", "weak"),
        [
            ("second", "AS QD 4H 3C 2S", "AH JD TC 9S 8D"),
            ("third", "AS QD 8H 3C 2S", "AH QC 7S 6D 5C"),
            ("fourth", "AS QD 8H 5C 2S", "AH QC 8S 4D 3C"),
            ("fifth", "KH AD 9H 5C 3S", "KS AC 9S 5D 2H"),
        ],
    )
    def test_high_card(self, place, strong, weak):
        assert hand_rank(strong.split()) > hand_rank(weak.split()), f"equal up to there: the {place} card decides"

    @pytest.mark.parametrize(
        ("place", "strong", "weak"),
        [
            ("second", "AH QH 4H 3H 2H", "AS JS TS 9S 8S"),
            ("third", "AC QC 8C 3C 2C", "AD QD 7D 6D 5D"),
            ("fourth", "AD QD 8D 5D 2D", "AH QH 8H 4H 3H"),
            ("fifth", "AS KS 9S 5S 3S", "AC KC 9C 5C 2C"),
        ],
    )
    def test_flush(self, place, strong, weak):
        assert hand_rank(strong.split()) > hand_rank(weak.split()), f"equal up to there: the {place} card decides"

    @pytest.mark.parametrize(
        ("strong", "weak"),
        [
            ("3S 3D AH 5C 4S", "3H 3C KS QD JS"),
            ("KS KD 9H 3C 2S", "KH KC 8S 7D 6C"),
            ("9S 9D KH 3C 2S", "9H 9C QS 8D 7C"),
        ],
    )
    def test_one_pair_by_the_highest_other_card(self, strong, weak):
        assert hand_rank(strong.split()) > hand_rank(weak.split()), "equal pairs: the highest other card decides"

    @pytest.mark.parametrize(
        ("strong", "weak"),
        [
            ("9S 9D AH 7C 2S", "9H 9C AS 6D 5C"),
            ("4S 4D AH QC 5S", "4H 4C AS JD TS"),
            ("AS AD KH 9C 2S", "AH AC KS 8D 7C"),
        ],
    )
    def test_one_pair_by_the_second_other_card(self, strong, weak):
        assert hand_rank(strong.split()) > hand_rank(weak.split()), "still equal: the second highest other card decides"

    @pytest.mark.parametrize(
        ("strong", "weak"),
        [
            ("9S 9D AH 7C 3S", "9H 9C AS 7D 2C"),
            ("4S 4D KH 9C 6S", "4H 4C KS 9D 5C"),
            ("AS AD KH 9C 6S", "AH AC KS 9D 5C"),
            ("7S 7D KH QC 8S", "7H 7C KS QD 6C"),
        ],
    )
    def test_one_pair_by_the_last_card(self, strong, weak):
        assert hand_rank(strong.split()) > hand_rank(weak.split()), "still equal: the last card decides"

    @pytest.mark.parametrize(
        ("strong", "weak"),
        [
            ("JS JD 5H 5C AS", "JH JC 5S 5D KS"),
            ("JS JD 5H 5C 8S", "JH JC 5S 5D 7H"),
            ("JS JD 5H 5C 3S", "JH JC 5S 5D 2H"),
            ("JS JD 5H 5C 6S", "JH JC 5S 5D 4H"),
            ("JS JD 5H 5C QS", "JH JC 5S 5D TH"),
        ],
    )
    def test_two_pair_by_the_fifth_card(self, strong, weak):
        assert hand_rank(strong.split()) > hand_rank(weak.split()), "both pairs are equal: the fifth card decides"

    @pytest.mark.parametrize(
        ("strong", "weak"),
        [
            ("8S 8D 8H KC 2S", "8S 8D 8H QC JS"),
            ("3S 3D 3H TC 4S", "3S 3D 3H 9C 8S"),
            ("AS AD AH 5C 2S", "AS AD AH 4C 3S"),
        ],
    )
    def test_three_of_a_kind_by_the_higher_other_card(self, strong, weak):
        assert hand_rank(strong.split()) > hand_rank(weak.split()), "equal threes: the higher other card decides"

    @pytest.mark.parametrize(
        ("strong", "weak"),
        [
            ("8S 8D 8H KC 5S", "8S 8D 8H KC 4S"),
            ("3S 3D 3H TC 5S", "3S 3D 3H TC 4S"),
            ("AS AD AH TC 3S", "AS AD AH TC 2S"),
            ("8S 8D 8H KC 9S", "8S 8D 8H KC 7S"),
        ],
    )
    def test_three_of_a_kind_by_the_last_card(self, strong, weak):
        assert hand_rank(strong.split()) > hand_rank(weak.split()), "still equal: the last card decides"

    @pytest.mark.parametrize(
        ("strong", "weak"),
        [
            ("9S 9D 9H 9C 7S", "9S 9D 9H 9C 6S"),
            ("9S 9D 9H 9C AS", "9S 9D 9H 9C KS"),
            ("9S 9D 9H 9C TS", "9S 9D 9H 9C 8S"),
        ],
    )
    def test_four_of_a_kind_by_the_fifth_card(self, strong, weak):
        assert hand_rank(strong.split()) > hand_rank(weak.split()), "equal fours: the fifth card decides"


class TestTies:
    """Ties, and hands left as they are

    Suits never break a tie, the order of the cards says nothing, and nobody changes a hand by looking at it.
    """

    @pytest.mark.parametrize(
        ("one", "other"),
        [
            ("AS QH 9S 5S 2H", "QD AC 2C 9D 5C"),
            ("9S AH 9H 7S 2S", "7C 9D 2D AC 9C"),
            ("JS JH 5S 8H 5H", "5C JD 8C JC 5D"),
            ("8S 8H 8D KS 5H", "KD 8C 5C 8D 8H"),
            ("9S 8H 7S 6H 5S", "5D 7C 9D 6C 8D"),
            ("AS QS 9S 5S 2S", "2D AD 5D QD 9D"),
            ("TS TH TD 7S 7H", "7D TC 7C TD TH"),
            ("9S 9H 9D 9C 7S", "9C 7D 9D 9H 9S"),
            ("6H 7H 8H 9H TH", "TC 9C 8C 7C 6C"),
        ],
        ids=list(CLASSES),
    )
    def test_equal_ranks_in_other_suits(self, one, other):
        assert hand_rank(one.split()) == hand_rank(other.split()), "the same ranks in other suits: nobody wins"

    @pytest.mark.parametrize("other", ["QH 5H AH 2H 9H", "2D AD 5D QD 9D", "5C QC 9C AC 2C"])
    def test_no_suit_is_better_than_spades(self, other):
        assert hand_rank(["AS", "QS", "9S", "5S", "2S"]) == hand_rank(other.split()), "no suit is better than another"

    @pytest.mark.parametrize("hand", ["8S KD 3H JC 6S", "4S TD 4H 7C TS", "6D 9D 7D TD 8D"])
    def test_asked_twice(self, hand):
        assert hand_rank(hand.split()) == hand_rank(hand.split()), "the same hand is worth the same each time"

    def test_card_ranks_leaves_the_hand_alone(self):
        hand = ["6C", "TC", "8D", "7C", "9C"]
        card_ranks(hand)
        assert hand == ["6C", "TC", "8D", "7C", "9C"], "card_ranks only looks: the player's cards stay as they are"

    @pytest.mark.parametrize("suit", "SC")
    def test_flush_leaves_the_hand_alone(self, suit):
        hand = ["KC", "9C", "2C", "7C", "4" + suit]
        flush(hand)
        assert hand == ["KC", "9C", "2C", "7C", "4" + suit], "flush only looks: the player's cards stay as they are"

    @pytest.mark.parametrize("ranks", [[10, 9, 8, 7, 6], [13, 9, 9, 7, 2]])
    def test_straight_leaves_the_ranks_alone(self, ranks):
        copy = list(ranks)
        straight(copy)
        assert copy == ranks, "straight only looks: hand_rank needs the ranks again"

    @pytest.mark.parametrize(("hand"), [hands[2] for hands in CLASSES.values()], ids=list(CLASSES))
    def test_hand_rank_leaves_the_hand_alone(self, hand):
        cards = hand.split()
        hand_rank(cards)
        assert cards == hand.split(), "hand_rank only looks: the player's cards stay as they are"
