"""The tests of the ace that may stand below the two. Each class is a stage: go from one to the next."""

import pytest
from ace_low import card_ranks, hand_rank

AROUND_THE_CORNER = ["JS QD KH AC 2S", "QS KD AH 2C 3S", "KS AD 2H 3C 4S"]


def cards(text):
    return text.split()


def numbers(*ranks):
    """A list and a tuple of the ranks: card_ranks may give either."""
    return (list(ranks), ranks)


class TestAsBefore:
    """Nothing else changes

    Before a finished program is changed, see that it works: without an ace, every hand ranks as in unit 03.
    """

    def test_the_ranks_come_highest_first(self):
        assert card_ranks(cards("7D TC 9S KH 9C")) in numbers(13, 10, 9, 9, 7), "the king is 13, the ten is 10"

    def test_queen_and_jack_count_as_before(self):
        assert card_ranks(cards("2H JD 8S QC 5C")) in numbers(12, 11, 8, 5, 2), "the queen is 12, the jack is 11"

    def test_two_to_six_counts_as_before(self):
        assert card_ranks(cards("4C 2S 6S 3D 5H")) in numbers(6, 5, 4, 3, 2), "no ace is here: the two is the lowest"

    def test_the_fifth_card_of_a_high_card_hand(self):
        better, worse = cards("KS QD 9H 7C 3S"), cards("KD QC 9S 7H 2D")
        assert hand_rank(better) > hand_rank(worse), "four cards are equal: the three beats the two"

    def test_a_pair_above_high_cards(self):
        better, worse = cards("2S 2D 3H 4C 5S"), cards("KS QD JH TC 8S")
        assert hand_rank(better) > hand_rank(worse), "the lowest pair beats any five single cards"

    def test_the_pair_counts_before_the_kickers(self):
        better, worse = cards("3S 3D 2H 4C 5S"), cards("2S 2D KH QC JS")
        assert hand_rank(better) > hand_rank(worse), "threes beat twos, whatever lies beside them"

    def test_the_last_kicker_of_a_pair(self):
        better, worse = cards("9S 9D KH 7C 3S"), cards("9H 9C KD 7S 2D")
        assert hand_rank(better) > hand_rank(worse), "equal pairs, equal higher kickers: the three beats the two"

    def test_two_pairs_above_a_pair(self):
        better, worse = cards("3S 3D 2H 2C 4S"), cards("KS KD QH JC TS")
        assert hand_rank(better) > hand_rank(worse), "two pairs beat a pair"

    def test_the_higher_pair_decides(self):
        better, worse = cards("KS KD 2H 2C 3S"), cards("QS QD JH JC TS")
        assert hand_rank(better) > hand_rank(worse), "of two pairs the higher is compared first: kings beat queens"

    def test_the_kicker_of_two_pairs(self):
        better, worse = cards("8S 8D 6H 6C 9S"), cards("8H 8C 6S 6D 7S")
        assert hand_rank(better) > hand_rank(worse), "both pairs are equal: the nine beats the seven"

    def test_three_of_a_kind_above_two_pairs(self):
        better, worse = cards("2S 2D 2H 3C 4S"), cards("KS KD QH QC JS")
        assert hand_rank(better) > hand_rank(worse), "three of a kind beats two pairs"

    def test_the_three_count_before_the_kickers(self):
        better, worse = cards("3S 3D 3H 4C 5S"), cards("2S 2D 2H KC QS")
        assert hand_rank(better) > hand_rank(worse), "three threes beat three twos"

    def test_the_kicker_of_three_of_a_kind(self):
        better, worse = cards("8S 8D 8H KC 3S"), cards("8S 8D 8H QC JS")
        assert hand_rank(better) > hand_rank(worse), "the eights are equal: the king beats the queen"

    def test_a_straight_above_three_of_a_kind(self):
        better, worse = cards("2S 3D 4H 5C 6S"), cards("KS KD KH QC JS")
        assert hand_rank(better) > hand_rank(worse), "a straight beats three of a kind"

    def test_the_higher_straight(self):
        better, worse = cards("9S TD JH QC KS"), cards("8S 9D TH JC QS")
        assert hand_rank(better) > hand_rank(worse), "the king is the higher end"

    def test_a_flush_above_a_straight(self):
        better, worse = cards("2H 3H 4H 5H 7H"), cards("9S TD JH QC KS")
        assert hand_rank(better) > hand_rank(worse), "a flush beats a straight"

    def test_the_fifth_card_of_a_flush(self):
        better, worse = cards("KC QC 9C 7C 3C"), cards("KD QD 9D 7D 2D")
        assert hand_rank(better) > hand_rank(worse), "four cards are equal: the three beats the two"

    def test_a_full_house_above_a_flush(self):
        better, worse = cards("2S 2D 2H 3C 3S"), cards("KC QC JC TC 8C")
        assert hand_rank(better) > hand_rank(worse), "a full house beats a flush"

    def test_the_three_of_a_full_house_count_first(self):
        better, worse = cards("9S 9D 9H 4C 4S"), cards("8S 8D 8H KC KS")
        assert hand_rank(better) > hand_rank(worse), "three nines beat three eights, whatever the pair is"

    def test_the_pair_of_a_full_house(self):
        better, worse = cards("9S 9D 9H 4C 4S"), cards("9S 9D 9H 3C 3S")
        assert hand_rank(better) > hand_rank(worse), "the nines are equal: fours beat threes"

    def test_four_of_a_kind_above_a_full_house(self):
        better, worse = cards("2S 2D 2H 2C 3S"), cards("KS KD KH QC QS")
        assert hand_rank(better) > hand_rank(worse), "four of a kind beats a full house"

    def test_the_four_count_before_the_kicker(self):
        better, worse = cards("3S 3D 3H 3C 2S"), cards("2S 2D 2H 2C KS")
        assert hand_rank(better) > hand_rank(worse), "four threes beat four twos"

    def test_the_kicker_of_four_of_a_kind(self):
        better, worse = cards("9S 9D 9H 9C 7S"), cards("9S 9D 9H 9C 6S")
        assert hand_rank(better) > hand_rank(worse), "the nines are equal: the seven beats the six"

    def test_a_straight_flush_above_four_of_a_kind(self):
        better, worse = cards("2D 3D 4D 5D 6D"), cards("KS KD KH KC QS")
        assert hand_rank(better) > hand_rank(worse), "a straight flush beats four of a kind"

    def test_the_higher_straight_flush(self):
        better, worse = cards("9C TC JC QC KC"), cards("8S 9S TS JS QS")
        assert hand_rank(better) > hand_rank(worse), "the king is the higher end"

    def test_suits_break_no_tie(self):
        hand, other = cards("KS QD 9H 7C 3S"), cards("9D KH 3C QS 7H")
        assert hand_rank(hand) == hand_rank(other), "the ranks are the same: neither order nor suits matter"

    def test_the_hand_is_not_changed(self):
        hand = cards("7D TC 9S KH 9C")
        card_ranks(hand)
        hand_rank(hand)
        assert hand == ["7D", "TC", "9S", "KH", "9C"], "the hand that was given stays as it is"


class TestFiveToOne:
    """A2345 counts 5, 4, 3, 2, 1

    In these five ranks, and in no others, the ace takes its place below the two.
    """

    def test_the_ace_counts_one(self):
        assert card_ranks(cards("AS 2D 3H 4C 5S")) in numbers(5, 4, 3, 2, 1), "beside 2345 the ace is 1, below the two"

    def test_the_cards_come_in_any_order(self):
        assert card_ranks(cards("3H 5D AC 2S 4H")) in numbers(5, 4, 3, 2, 1), "a hand is dealt in any order"

    def test_the_cards_come_downwards(self):
        assert card_ranks(cards("5C 4S 3D 2H AH")) in numbers(5, 4, 3, 2, 1), "a hand is dealt in any order"

    @pytest.mark.parametrize("suit", "SHDC")
    def test_all_cards_of_one_suit(self, suit):
        hand = [rank + suit for rank in "24A53"]
        assert card_ranks(hand) in numbers(5, 4, 3, 2, 1), "suits have no say in what a rank counts"

    @pytest.mark.parametrize("suit", "SHDC")
    def test_whatever_suit_the_ace_has(self, suit):
        hand = ["4S", "2H", "A" + suit, "5D", "3C"]
        assert card_ranks(hand) in numbers(5, 4, 3, 2, 1), "suits have no say in what a rank counts"

    def test_the_hand_is_not_changed(self):
        hand = cards("3H 5D AC 2S 4H")
        card_ranks(hand)
        hand_rank(hand)
        assert hand == ["3H", "5D", "AC", "2S", "4H"], "the hand that was given stays as it is"


class TestAceHigh:
    """Everywhere else the ace is high

    One change, in one place: no other hand with an ace may notice it.
    """

    def test_the_ace_on_top_of_a_straight(self):
        assert card_ranks(cards("TS JD QH KC AS")) in numbers(14, 13, 12, 11, 10), "above the king the ace is 14"

    def test_ace_and_two_with_higher_cards(self):
        assert card_ranks(cards("AS 2D 7H 8C 9S")) in numbers(14, 9, 8, 7, 2), "only 2345 makes the ace low"

    def test_ace_to_four_and_a_six(self):
        assert card_ranks(cards("AS 2D 3H 4C 6S")) in numbers(14, 6, 4, 3, 2), "the five is missing: the ace is 14"

    def test_ace_to_four_and_a_pair(self):
        assert card_ranks(cards("AS 2D 3H 4C 4S")) in numbers(14, 4, 4, 3, 2), "the five is missing: the ace is 14"

    def test_ace_to_five_without_the_four(self):
        assert card_ranks(cards("AS 2D 3H 5C 5S")) in numbers(14, 5, 5, 3, 2), "the four is missing: the ace is 14"

    def test_two_aces_and_small_cards(self):
        assert card_ranks(cards("AS AD 3H 4C 5S")) in numbers(14, 14, 5, 4, 3), "a pair of aces: both are 14"

    def test_ace_to_four_and_a_six_is_no_straight(self):
        better, worse = cards("2S 2D 3H 4C 5S"), cards("AS 2H 3D 4H 6S")
        assert hand_rank(better) > hand_rank(worse), "A2346 has a gap: it is ace high, and any pair beats that"

    def test_ace_high_above_king_high(self):
        better, worse = cards("AS 6D 4H 3C 2S"), cards("KS QD JH TC 8S")
        assert hand_rank(better) > hand_rank(worse), "the ace is higher than the king"

    def test_a_pair_of_aces_above_kings(self):
        better, worse = cards("AS AD 4H 3C 2S"), cards("KS KD QH JC TS")
        assert hand_rank(better) > hand_rank(worse), "aces are the highest pair"

    def test_an_ace_beside_a_pair(self):
        better, worse = cards("5S 5D AH 3C 2S"), cards("5H 5C KS QD JH")
        assert hand_rank(better) > hand_rank(worse), "the fives are equal: the ace is the highest kicker"

    def test_aces_in_a_full_house(self):
        better, worse = cards("AS AD AH 2C 2S"), cards("KS KD KH QC QS")
        assert hand_rank(better) > hand_rank(worse), "three aces beat three kings"

    def test_an_ace_in_a_flush(self):
        better, worse = cards("AH 6H 4H 3H 2H"), cards("KD QD JD TD 8D")
        assert hand_rank(better) > hand_rank(worse), "of two flushes the one with the ace is higher"

    def test_the_straight_up_to_the_ace(self):
        better, worse = cards("TS JD QH KC AS"), cards("9D TC JS QH KD")
        assert hand_rank(better) > hand_rank(worse), "TJQKA is the highest straight"

    def test_the_straight_flush_up_to_the_ace(self):
        better, worse = cards("TC JC QC KC AC"), cards("9D TD JD QD KD")
        assert hand_rank(better) > hand_rank(worse), "TJQKA in one suit is the highest hand of all"


class TestStraight:
    """A2345 is a straight

    It beats what a straight beats, and loses to what beats a straight.
    """

    def test_above_three_aces(self):
        better, worse = cards("AS 2D 3H 4C 5S"), cards("AD AC AH KC QS")
        assert hand_rank(better) > hand_rank(worse), "A2345 is a straight: it beats three of a kind, aces too"

    def test_above_ace_high(self):
        better, worse = cards("AS 2D 3H 4C 5S"), cards("AD KC QH JC 9S")
        assert hand_rank(better) > hand_rank(worse), "A2345 is a straight: it beats five single cards"

    def test_four_cards_of_one_suit(self):
        better, worse = cards("4H 2H AH 5D 3H"), cards("KS KD KH AC QS")
        assert hand_rank(better) > hand_rank(worse), "A2345 is a straight whatever its suits are"

    def test_below_the_lowest_flush(self):
        better, worse = cards("2H 3H 4H 5H 7H"), cards("AS 2D 3H 4C 5S")
        assert hand_rank(better) > hand_rank(worse), "a straight loses to any flush"

    def test_below_a_full_house(self):
        better, worse = cards("2S 2D 2H 3C 3S"), cards("AS 2D 3H 4C 5S")
        assert hand_rank(better) > hand_rank(worse), "a straight loses to any full house"


class TestFiveHigh:
    """Its high card is the five

    The ace has moved to the low end. Of all straights this is the lowest.
    """

    def test_below_two_to_six(self):
        better, worse = cards("2S 3D 4H 5C 6S"), cards("AS 2D 3H 4C 5S")
        assert hand_rank(better) > hand_rank(worse), "six high beats five high: the ace counts 1 in A2345"

    def test_below_nine_to_king(self):
        better, worse = cards("9D TC JS QH KD"), cards("AS 2D 3H 4C 5S")
        assert hand_rank(better) > hand_rank(worse), "king high beats five high: the ace counts 1 in A2345"

    def test_below_ten_to_ace(self):
        better, worse = cards("TS JD QH KC AS"), cards("AD 2C 3S 4H 5D")
        assert hand_rank(better) > hand_rank(worse), "ace high beats five high: only one of these aces is high"

    def test_a_tie_with_the_same_ranks(self):
        hand, other = cards("AS 2D 3H 4C 5S"), cards("3D 5H AC 2S 4H")
        assert hand_rank(hand) == hand_rank(other), "both are A2345: neither order nor suits matter"


class TestStraightFlush:
    """In one suit it is a straight flush

    The lowest of the straight flushes, in any of the four suits.
    """

    def test_above_four_aces(self):
        better, worse = cards("AS 2S 3S 4S 5S"), cards("AD AC AH AS KS")
        assert hand_rank(better) > hand_rank(worse), "A2345 in one suit is a straight flush: it beats four of a kind"

    def test_above_a_flush(self):
        better, worse = cards("AH 2H 3H 4H 5H"), cards("AD KD QD JD 9D")
        assert hand_rank(better) > hand_rank(worse), "A2345 in one suit is a straight flush: it beats any flush"

    def test_above_the_same_ranks_in_mixed_suits(self):
        better, worse = cards("5D 3D AD 2D 4D"), cards("AS 2C 3H 4C 5S")
        assert hand_rank(better) > hand_rank(worse), "a straight flush beats a straight"

    def test_below_two_to_six(self):
        better, worse = cards("2C 3C 4C 5C 6C"), cards("AS 2S 3S 4S 5S")
        assert hand_rank(better) > hand_rank(worse), "six high beats five high: the ace counts 1 in A2345"

    def test_below_ten_to_ace(self):
        better, worse = cards("TC JC QC KC AC"), cards("AS 2S 3S 4S 5S")
        assert hand_rank(better) > hand_rank(worse), "ace high beats five high: only one of these aces is high"

    @pytest.mark.parametrize("suit", "HDC")
    def test_a_tie_with_another_suit(self, suit):
        hand, other = cards("AS 2S 3S 4S 5S"), [rank + suit for rank in "42A35"]
        assert hand_rank(hand) == hand_rank(other), "no suit is better than another"


class TestNoCorner:
    """No straight around the corner

    The ace may stand at either end of a straight, never in the middle.
    """

    def test_the_ace_is_high_beside_king_and_two(self):
        assert card_ranks(cards("QS KD AH 2C 3S")) in numbers(14, 13, 12, 3, 2), "this is not A2345: the ace is 14"

    @pytest.mark.parametrize("hand", AROUND_THE_CORNER)
    def test_below_a_pair(self, hand):
        pair = cards("2D 2H 3D 4C 5S")
        assert hand_rank(pair) > hand_rank(cards(hand)), "an ace in the middle makes no straight: this is ace high"

    @pytest.mark.parametrize("hand", AROUND_THE_CORNER)
    def test_in_one_suit_below_a_full_house(self, hand):
        suited, full_house = [card[0] + "H" for card in cards(hand)], cards("2S 2D 2H 3C 3S")
        assert hand_rank(full_house) > hand_rank(suited), "an ace in the middle makes no straight: this is a flush"

    @pytest.mark.parametrize("hand", AROUND_THE_CORNER)
    def test_in_one_suit_above_a_straight(self, hand):
        suited, straight = [card[0] + "H" for card in cards(hand)], cards("TS JD QH KC AS")
        assert hand_rank(suited) > hand_rank(straight), "five cards of one suit are a flush and beat any straight"

    def test_above_king_high(self):
        better, worse = cards("KS AD 2H 3C 4S"), cards("KD QC JS TH 8D")
        assert hand_rank(better) > hand_rank(worse), "KA234 is ace high: it beats king high"

    def test_compared_with_each_other(self):
        better, worse = cards("JS QD KH AC 2S"), cards("QS KD AH 2C 3S")
        assert hand_rank(better) > hand_rank(worse), "both are ace high with king and queen: the jack beats the three"
