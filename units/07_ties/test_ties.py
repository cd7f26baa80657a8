"""The tests of poker(hands). Each class is a stage: go from one to the next."""

from ties import poker

# Four straight flushes to the ten: equal rank in every suit.
SPADES = "6S 7S 8S 9S TS"
HEARTS = "6H 7H 8H 9H TH"
DIAMONDS = "6D 7D 8D 9D TD"
CLUBS = "6C 7C 8C 9C TC"

FOUR_NINES = "9D 9H 9S 9C 7D"
FULL_HOUSE = "TD TC TH 7C 7D"
KINGS = "KS KD 9C 5H 2S"
ACE_HIGH = "AS QD 9H 5C 2D"


def hands(*texts):
    """A list of hands: one for each text."""
    return [text.split() for text in texts]


def as_list(winners):
    """A tuple of winners is as good as a list of them."""
    return list(winners) if isinstance(winners, tuple) else winners


def in_any_order(winners):
    """The winners sorted: where their order is not yet the question."""
    return sorted(winners, key=str) if isinstance(winners, (list, tuple)) else winners


class TestOneWinner:
    """One winner, in a list

    Where one hand is the best, the answer is a list with that hand in it, just as it was given.
    """

    def test_the_first_is_the_best(self):
        given = hands(CLUBS, FOUR_NINES, FULL_HOUSE)
        assert as_list(poker(given)) == hands(CLUBS), "the straight flush wins: one winner, in a list"

    def test_the_last_is_the_best(self):
        given = hands(FULL_HOUSE, FOUR_NINES)
        assert as_list(poker(given)) == hands(FOUR_NINES), "four nines beat a full house and come back as given"

    def test_the_middle_one_is_the_best(self):
        given = hands("KS QH 8D 6C 4S", "JS JD 9C 5H 2S", "AC QD 9H 5C 2D")
        assert as_list(poker(given)) == hands("JS JD 9C 5H 2S"), "a pair of jacks beats two hands without a pair"

    def test_high_cards_are_not_enough(self):
        given = hands(ACE_HIGH, "3S 3D 8H 6C 4H")
        assert as_list(poker(given)) == hands("3S 3D 8H 6C 4H"), "a pair of threes beats a single ace"


class TestTies:
    """Equal rank, not equal hand

    Suits don't count, nor does the order of the cards in a hand. The winners may stand in any order for now.
    """

    def test_two_straight_flushes(self):
        given = hands(CLUBS, DIAMONDS, FOUR_NINES, FULL_HOUSE)
        assert in_any_order(poker(given)) == hands(CLUBS, DIAMONDS), "two straight flushes to the ten: both win"

    def test_two_pairs_of_kings(self):
        given = hands("KC KH 9S 5D 2H", ACE_HIGH, KINGS)
        assert in_any_order(poker(given)) == hands("KC KH 9S 5D 2H", KINGS), "kings, nine, five, two: both win"

    def test_cards_in_another_order(self):
        given = hands("2H 5D KC 9S KH", KINGS)
        assert in_any_order(poker(given)) == hands("2H 5D KC 9S KH", KINGS), "however they hold their cards, both win"

    def test_two_flushes(self):
        given = hands("AC JC 8C 6C 2C", "AS JS 8S 6S 2S")
        expected = hands("AC JC 8C 6C 2C", "AS JS 8S 6S 2S")
        assert in_any_order(poker(given)) == expected, "spades are no better than clubs: both flushes win"

    def test_two_hands_without_a_pair(self):
        given = hands("AC QS 9D 5H 2C", ACE_HIGH)
        assert in_any_order(poker(given)) == hands("AC QS 9D 5H 2C", ACE_HIGH), "ace, queen, nine, five, two: both win"


class TestRankNotClass:
    """Equal rank, not equal class

    Two hands of one class are not yet equal: the pair decides, then the kickers, down to the last card.
    """

    def test_the_pair_decides(self):
        given = hands("9S 9D AC 5H 2S", "KC KH 8S 5D 3H")
        assert as_list(poker(given)) == hands("KC KH 8S 5D 3H"), "both hold a pair: kings beat nines"

    def test_the_last_kicker_decides(self):
        given = hands("KS KD 9C 5H 2S", "KC KH 9S 5D 3H")
        assert as_list(poker(given)) == hands("KC KH 9S 5D 3H"), "kings, nine, five: then three beats two"

    def test_the_lower_pair_decides(self):
        given = hands("KH KC 7S 7D AS", "KS KD 8H 8C 2S")
        assert as_list(poker(given)) == hands("KS KD 8H 8C 2S"), "kings and eights beat kings and sevens"

    def test_the_three_of_a_full_house_decide(self):
        given = hands("8S 8D 8H AC AS", "9S 9D 9H 4C 4S")
        assert as_list(poker(given)) == hands("9S 9D 9H 4C 4S"), "both hold a full house: three nines beat three eights"

    def test_the_fifth_card_of_a_flush_decides(self):
        given = hands("AS JS 8S 6S 2S", "AD JD 8D 6D 3D")
        assert as_list(poker(given)) == hands("AD JD 8D 6D 3D"), "ace, jack, eight, six: then three beats two"

    def test_the_fifth_card_of_nothing_decides(self):
        given = hands("AS QD 9H 5C 3D", "AC QS 9D 5H 2C")
        assert as_list(poker(given)) == hands("AS QD 9H 5C 3D"), "ace, queen, nine, five: then three beats two"

    def test_the_lowest_straight(self):
        given = hands("AS 2D 3H 4C 5S", "2S 3D 4H 5C 6S")
        assert as_list(poker(given)) == hands("2S 3D 4H 5C 6S"), "a straight to the six beats one to the five"

    def test_the_lowest_straight_is_a_straight(self):
        given = hands("AD AC AH KC QS", "AS 2D 3H 4C 5S")
        assert as_list(poker(given)) == hands("AS 2D 3H 4C 5S"), "A2345 is a straight and beats three aces"

    def test_two_lowest_straights(self):
        given = hands("AC 2S 3D 4H 5C", "AS 2D 3H 4C 5S")
        expected = hands("AC 2S 3D 4H 5C", "AS 2D 3H 4C 5S")
        assert in_any_order(poker(given)) == expected, "two straights to the five: both win"


class TestOrder:
    """Every winner, in the order given

    However many there are, they come in the order of the players. Nobody is forgotten, nobody moves up.
    """

    def test_two_winners(self):
        given = hands(CLUBS, DIAMONDS)
        assert as_list(poker(given)) == hands(CLUBS, DIAMONDS), "clubs were given first, so they come first"

    def test_two_winners_the_other_way_round(self):
        given = hands(DIAMONDS, CLUBS)
        assert as_list(poker(given)) == hands(DIAMONDS, CLUBS), "diamonds were given first, so they come first"

    def test_three_winners(self):
        given = hands("KS QH JD TC 9S", "TD 9H JC KH QS", "QC KD 9D JS TH")
        expected = hands("KS QH JD TC 9S", "TD 9H JC KH QS", "QC KD 9D JS TH")
        assert as_list(poker(given)) == expected, "three straights to the king: all three win, in the order given"

    def test_losers_in_between(self):
        given = hands(FULL_HOUSE, HEARTS, FOUR_NINES, CLUBS, ACE_HIGH, SPADES)
        assert as_list(poker(given)) == hands(HEARTS, CLUBS, SPADES), "hearts, clubs, spades: in the order given"

    def test_four_winners(self):
        given = hands(SPADES, CLUBS, HEARTS, DIAMONDS)
        expected = hands(SPADES, CLUBS, HEARTS, DIAMONDS)
        assert as_list(poker(given)) == expected, "four equal straight flushes: all four win, in the order given"

    def test_the_same_hand_twice(self):
        given = hands(FULL_HOUSE, FULL_HOUSE)
        expected = hands(FULL_HOUSE, FULL_HOUSE)
        assert as_list(poker(given)) == expected, "two players, two winners, even with the same cards"

    def test_the_same_hand_twice_and_another(self):
        given = hands(SPADES, CLUBS, SPADES)
        assert as_list(poker(given)) == hands(SPADES, CLUBS, SPADES), "three players, three winners, in the order given"


class TestExtremes:
    """One hand, no hands, a hundred hands

    The smallest tables and a very large one are no special cases to the caller.
    """

    def test_one_hand(self):
        assert as_list(poker(hands(ACE_HIGH))) == hands(ACE_HIGH), "who plays alone wins, and comes in a list"

    def test_no_hands(self):
        assert as_list(poker([])) == [], "where nobody plays nobody wins: an empty list"

    def test_ten_winners(self):
        given = hands(*10 * [KINGS])
        assert as_list(poker(given)) == hands(*10 * [KINGS]), "ten equal hands: ten winners"

    def test_a_hundred_hands(self):
        given = hands(*50 * [FULL_HOUSE], DIAMONDS, *49 * [FULL_HOUSE])
        assert as_list(poker(given)) == hands(DIAMONDS), "one straight flush among 99 full houses"


class TestSafe:
    """The hands stay where they are

    The caller goes on with the list of hands: player 1 must still be player 1, with the same cards in hand.
    """

    def test_the_hands_keep_their_places(self):
        given = hands(FULL_HOUSE, DIAMONDS, ACE_HIGH, FOUR_NINES, CLUBS)
        poker(given)
        expected = hands(FULL_HOUSE, DIAMONDS, ACE_HIGH, FOUR_NINES, CLUBS)
        assert given == expected, "the given list must hold every hand as before, each in its place"

    def test_one_winner_and_the_hands_keep_their_places(self):
        given = hands(ACE_HIGH, FULL_HOUSE)
        poker(given)
        assert given == hands(ACE_HIGH, FULL_HOUSE), "the given list must hold every hand as before, each in its place"

    def test_the_cards_keep_their_places(self):
        given = hands("2H 5D KC 9S KH", "8D AC 3S JH 6C")
        poker(given)
        expected = hands("2H 5D KC 9S KH", "8D AC 3S JH 6C")
        assert given == expected, "the given hands must hold every card as before, each in its place"

    def test_asked_twice(self):
        given = hands(ACE_HIGH, FOUR_NINES, FULL_HOUSE)
        assert as_list(poker(given)) == hands(FOUR_NINES), "four nines win"
        assert as_list(poker(given)) == hands(FOUR_NINES), "asked again about the same hands, the answer is the same"
