"""The tests of kind(n, ranks). Each class is a stage: go from one to the next."""

from kind import kind


class TestCounting:
    """Find what stands n times

    Given a hand's ranks and a number n, name the rank that the hand holds n times.
    """

    def test_a_pair(self):
        assert kind(2, [14, 13, 9, 9, 7]) == 9, "the nines are the only pair"

    def test_another_pair(self):
        assert kind(2, [11, 11, 8, 5, 2]) == 11, "the jacks are the only pair"

    def test_three_of_a_kind(self):
        assert kind(3, [10, 10, 10, 7, 2]) == 10, "three tens"

    def test_four_of_a_kind(self):
        assert kind(4, [13, 6, 6, 6, 6]) == 6, "four sixes"

    def test_a_card_that_stands_alone(self):
        assert kind(1, [14, 9, 9, 9, 9]) == 14, "the ace is the only rank that stands once"


class TestNothing:
    """None when nothing fits

    A hand without such a rank gets an answer too.
    """

    def test_no_pair(self):
        assert kind(2, [14, 12, 9, 5, 2]) is None, "five different ranks hold no pair"

    def test_no_four_of_a_kind(self):
        assert kind(4, [13, 13, 9, 9, 2]) is None, "no rank stands four times"

    def test_no_three_of_a_kind(self):
        assert kind(3, [11, 11, 6, 6, 3]) is None, "no rank stands three times"


class TestExactly:
    """Exactly n, not at least n

    hand_rank tells a full house from four of a kind by asking kind. So a rank held four times is no pair.
    """

    def test_four_nines_are_no_pair(self):
        assert kind(2, [9, 9, 9, 9, 7]) is None, "the nines stand four times, not two"

    def test_three_tens_are_no_pair(self):
        assert kind(2, [14, 10, 10, 10, 7]) is None, "the tens stand three times, not two"

    def test_four_nines_are_no_three_of_a_kind(self):
        assert kind(3, [13, 9, 9, 9, 9]) is None, "the nines stand four times, not three"

    def test_the_pair_of_a_full_house(self):
        assert kind(2, [10, 10, 10, 7, 7]) == 7, "the tens stand three times: the sevens are the pair"

    def test_the_kicker_beside_four_of_a_kind(self):
        assert kind(1, [9, 9, 9, 9, 7]) == 7, "the nines stand four times, the seven once"


class TestHighest:
    """The highest of several

    Two pairs, or five cards that stand alone: the answer is the highest rank that fits.
    """

    def test_two_pairs(self):
        assert kind(2, [13, 13, 9, 9, 2]) == 13, "of kings and nines, the kings are higher"

    def test_two_low_pairs(self):
        assert kind(2, [14, 4, 4, 3, 3]) == 4, "of fours and threes, the fours are higher"

    def test_five_cards_that_stand_alone(self):
        assert kind(1, [14, 12, 9, 5, 2]) == 14, "the ace is the highest of five"

    def test_five_cards_that_stand_alone_without_an_ace(self):
        assert kind(1, [13, 11, 9, 8, 2]) == 13, "the king is the highest of five"

    def test_the_kicker_beside_a_pair(self):
        assert kind(1, [13, 13, 9, 8, 7]) == 9, "the kings stand twice: the nine is the highest that stands once"

    def test_the_two_and_the_ace(self):
        assert kind(1, [14, 8, 8, 8, 2]) == 14, "ace and two stand alone: the ace is higher"

    def test_seven_cards(self):
        assert kind(3, [12, 12, 12, 8, 3, 3, 3]) == 12, "of three queens and three threes, the queens are higher"


class TestSafe:
    """The hand stays as it is

    hand_rank asks several times about the same ranks: nobody may have changed them in between.
    """

    def test_the_ranks_are_not_changed(self):
        ranks, others = [13, 9, 9, 9, 7], [13, 9, 9, 9, 7]
        kind(2, ranks)
        kind(3, others)
        assert ranks == others == [13, 9, 9, 9, 7], "kind only looks: the ranks it was given stay as they are"

    def test_asked_twice(self):
        ranks = [13, 13, 9, 9, 2]
        assert kind(2, ranks) == 13, "the kings are the higher pair"
        assert kind(2, ranks) == 13, "asked again about the same hand, the answer is the same"
