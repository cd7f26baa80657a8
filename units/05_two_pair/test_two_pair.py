"""The tests of two_pair(ranks). Each class is a stage: go from one to the next."""

from two_pair import two_pair


def high_first(high, low):
    """The right answers: a tuple or a list, the higher pair first."""
    return [(high, low), [high, low]]


def in_any_order(high, low):
    """What the first stage takes as well: the lower pair first."""
    return [(high, low), (low, high), [high, low], [low, high]]


class TestBothPairs:
    """Both pairs, each once

    Wherever the fifth card stands, name the ranks of the two pairs and nothing else. Their order comes later.
    """

    def test_the_lowest_card_is_alone(self):
        assert two_pair([13, 13, 9, 9, 2]) in in_any_order(13, 9), "a tuple or a list of the two pairs, kings and nines"

    def test_the_middle_card_is_alone(self):
        assert two_pair([11, 11, 7, 4, 4]) in in_any_order(11, 4), "a pair of jacks and a pair of fours"

    def test_the_highest_card_is_alone(self):
        assert two_pair([14, 10, 10, 6, 6]) in in_any_order(10, 6), "a pair of tens and a pair of sixes"

    def test_the_highest_and_the_lowest_rank_of_the_deck(self):
        assert two_pair([14, 14, 8, 2, 2]) in in_any_order(14, 2), "a pair of aces and a pair of twos"

    def test_neighbours(self):
        assert two_pair([12, 12, 11, 11, 10]) in in_any_order(12, 11), "a pair of queens and a pair of jacks"


class TestHighFirst:
    """The higher pair first

    hand_rank compares two such answers from left to right, so the pair that counts more stands on the left.
    """

    def test_the_lowest_card_is_alone(self):
        assert two_pair([13, 13, 9, 9, 2]) in high_first(13, 9), "kings count more than nines"

    def test_the_middle_card_is_alone(self):
        assert two_pair([12, 12, 9, 3, 3]) in high_first(12, 3), "queens count more than threes"

    def test_the_highest_card_is_alone(self):
        assert two_pair([9, 5, 5, 2, 2]) in high_first(5, 2), "fives count more than twos"

    def test_one_apart(self):
        assert two_pair([14, 4, 4, 3, 3]) in high_first(4, 3), "fours count more than threes"

    def test_aces_and_kings(self):
        assert two_pair([14, 14, 13, 13, 12]) in high_first(14, 13), "aces count more than kings"

    def test_tens_and_nines(self):
        assert two_pair([10, 10, 9, 9, 5]) in high_first(10, 9), "ranks are numbers: 10 is more than 9"

    def test_eights_and_sevens(self):
        assert two_pair([11, 8, 8, 7, 7]) in high_first(8, 7), "eights count more than sevens"


class TestNothing:
    """None where two pairs are missing

    One pair is not two, and no pair even less. Such hands get the answer None.
    """

    def test_five_different_ranks(self):
        assert two_pair([14, 12, 9, 5, 2]) is None, "five different ranks hold no pair"

    def test_a_straight(self):
        assert two_pair([10, 9, 8, 7, 6]) is None, "five different ranks hold no pair"

    def test_one_high_pair(self):
        assert two_pair([14, 14, 9, 5, 2]) is None, "the aces are the only pair"

    def test_one_pair_in_the_middle(self):
        assert two_pair([13, 9, 9, 4, 2]) is None, "the nines are the only pair"

    def test_one_low_pair(self):
        assert two_pair([13, 12, 9, 2, 2]) is None, "the twos are the only pair"


class TestExactly:
    """Three and four of a kind are no pairs

    A pair is exactly two cards of a rank, as in unit 04. hand_rank has other names for three and four.
    """

    def test_four_high_cards(self):
        assert two_pair([9, 9, 9, 9, 7]) is None, "the nines stand four times: that is not twice a pair of nines"

    def test_four_low_cards(self):
        assert two_pair([13, 6, 6, 6, 6]) is None, "the sixes stand four times: that is not twice a pair of sixes"

    def test_three_above_a_pair(self):
        assert two_pair([10, 10, 10, 7, 7]) is None, "the tens stand three times: the sevens are the only pair"

    def test_three_below_a_pair(self):
        assert two_pair([14, 14, 3, 3, 3]) is None, "the threes stand three times: the aces are the only pair"

    def test_three_alone(self):
        assert two_pair([12, 12, 12, 8, 4]) is None, "the queens stand three times, the eight and the four once"

    def test_three_below_two_cards(self):
        assert two_pair([13, 11, 5, 5, 5]) is None, "the fives stand three times, the king and the jack once"


class TestSafe:
    """The ranks stay as they are

    hand_rank goes on working with the ranks it has asked about: nobody may have changed them.
    """

    def test_two_pairs_are_not_changed(self):
        ranks = [13, 9, 9, 4, 4]
        two_pair(ranks)
        assert ranks == [13, 9, 9, 4, 4], "two_pair only looks: the ranks it was given stay as they are"

    def test_one_pair_is_not_changed(self):
        ranks = [13, 9, 9, 4, 2]
        two_pair(ranks)
        assert ranks == [13, 9, 9, 4, 2], "two_pair only looks: the ranks it was given stay as they are"

    def test_five_different_ranks_are_not_changed(self):
        ranks = [14, 12, 9, 5, 2]
        two_pair(ranks)
        assert ranks == [14, 12, 9, 5, 2], "two_pair only looks: the ranks it was given stay as they are"

    def test_a_full_house_is_not_changed(self):
        ranks = [10, 10, 10, 7, 7]
        two_pair(ranks)
        assert ranks == [10, 10, 10, 7, 7], "two_pair only looks: the ranks it was given stay as they are"

    def test_asked_twice(self):
        ranks = [14, 10, 10, 6, 6]
        assert two_pair(ranks) in high_first(10, 6), "tens and sixes"
        assert two_pair(ranks) in high_first(10, 6), "asked again about the same hand, the answer is the same"
