"""The tests of the grouped hand. Each class is a stage: go from one to the next."""

import pytest
from grouping import card, cards, compare, flush, group_by_value, ranking

VALUES = "23456789TJQKA"
PAIRS = ["4♠ 7♥ 4♣ 2♦ 9♥", "7♣ 5♠ 2♥ 5♦ 3♠", "6♠ 8♦ 6♣ 4♥ J♦", "3♠ 7♥ T♣ 7♦ 9♣", "8♠ K♥ 8♦ 5♣ 2♥", "9♦ 7♣ 3♥ 6♠ 9♣"]
PAIRS += ["T♠ 3♦ 4♣ T♥ Q♥", "J♥ 2♠ 6♦ 8♣ J♠", "Q♠ T♦ Q♣ 4♥ 5♦", "2♣ K♦ 3♥ 6♠ K♥", "A♠ 5♦ 3♣ 4♥ A♦"]


def dealt(text):
    """The cards of the text, as card makes them: the tests use it where something else than card is tested."""
    return [(VALUES.index(value) + 2, suit) for value, suit in text.split()]


def in_letters(text):
    """The text with letters for the suits, to name a test by: pytest would write the signs as numbers."""
    return str(text).translate(str.maketrans("♥♦♣♠", "hdcs"))


def named_by(place, arguments, rows):
    """pytest.mark.parametrize with each row's test named by what stands at that place of the row."""
    return pytest.mark.parametrize(arguments, rows, ids=[in_letters(row[place]) for row in rows])


class TestCards:
    """Cards: a value and a suit

    A text becomes something that can be compared: card for one card, cards for several.
    """

    def test_a_card(self):
        assert card("5♥") == (5, "♥"), "up to 9 the value is the number that stands there"

    def test_the_lowest_and_the_highest_number(self):
        assert card("2♠") == (2, "♠"), "the two of spades"
        assert card("9♦") == (9, "♦"), "the nine of diamonds"

    def test_the_ten(self):
        assert card("T♣") == (10, "♣"), "T is the ten"

    @named_by(0, ("text", "value"), [("J♥", 11), ("Q♦", 12), ("K♣", 13), ("A♠", 14)])
    def test_court_cards_and_the_ace(self, text, value):
        assert card(text) == (value, text[1]), "jack 11, queen 12, king 13, ace 14"

    @pytest.mark.parametrize("text", ["X♥", "1♥", "0♠", "♥5", "♣♣"], ids=in_letters)
    def test_no_such_value(self, text):
        with pytest.raises(ValueError):
            card(text)

    @pytest.mark.parametrize("text", ["AH", "5x", "55"], ids=in_letters)
    def test_no_such_suit(self, text):
        with pytest.raises(ValueError):
            card(text)

    @pytest.mark.parametrize("text", ["", "A", "♥", "10♥", "TJ♥", "5♥♦"], ids=in_letters)
    def test_a_card_is_two_characters(self, text):
        with pytest.raises(ValueError):
            card(text)

    def test_cards_as_they_come(self):
        assert cards("A♣ T♣ 3♣") == [(14, "♣"), (10, "♣"), (3, "♣")], "three cards, in the order of the text"

    def test_cards_are_not_sorted(self):
        assert cards("4♦ A♣ 3♠ K♠") == [(4, "♦"), (14, "♣"), (3, "♠"), (13, "♠")], "in the order of the text"

    def test_one_card_is_a_list_too(self):
        assert cards("Q♥") == [(12, "♥")], "a list of one card"

    def test_one_of_the_cards_is_none(self):
        with pytest.raises(ValueError):
            cards("A♣ 1♥ 3♠")


class TestHighCard:
    """High card: the suit never decides

    The first comparison of two hands, five different values in each: the highest card that differs decides.
    """

    def test_the_highest_card_decides(self):
        assert compare("6♣ 4♦ A♣ 3♠ K♠", "8♥ J♥ 7♦ 5♥ 6♠") == 1, "an ace beats a jack"

    def test_the_other_way_round(self):
        assert compare("8♥ J♥ 7♦ 5♥ 6♠", "6♣ 4♦ A♣ 3♠ K♠") == -1, "a jack loses to an ace"

    def test_suits_do_not_decide(self):
        assert compare("A♦ J♥ 8♠ 6♥ 4♣", "A♠ J♣ 8♦ 6♠ 4♥") == 0, "the same five values: suits never decide"

    def test_the_same_two_hands_exchanged(self):
        assert compare("A♠ J♣ 8♦ 6♠ 4♥", "A♦ J♥ 8♠ 6♥ 4♣") == 0, "the same five values: suits never decide"

    @pytest.mark.parametrize(("low", "high"), ["9T", "TJ", "JQ", "QK", "KA"])
    def test_from_nine_to_ace(self, low, high):
        assert compare(f"{low}♠ 8♦ 6♥ 5♣ 3♠", f"{high}♥ 8♣ 6♦ 5♠ 3♥") == -1, f"{low} is lower than {high}"

    def test_the_second_highest_decides(self):
        assert compare("3♠ K♠ 4♣ Q♦ 5♥", "J♣ T♦ K♥ 9♠ 7♥") == 1, "both have a king; then the queen beats the jack"

    def test_the_third_decides(self):
        assert compare("3♠ 9♥ K♠ Q♦ 4♣", "7♠ K♥ 8♦ Q♣ 6♥") == 1, "king and queen are equal; then nine beats eight"

    def test_the_fourth_decides(self):
        assert compare("8♣ 2♠ 9♥ K♠ Q♦", "6♥ Q♣ 9♦ 7♠ K♦") == 1, "the first three are equal; then eight beats seven"

    def test_the_lowest_decides(self):
        assert compare("4♠ 8♣ Q♦ K♠ 9♥", "K♥ 3♥ 8♦ 9♣ Q♣") == 1, "four are equal; then four beats three"

    def test_the_values_of_all_cards_come_before_any_suit(self):
        assert compare("A♠ K♥ 8♠ 6♥ 4♣", "A♦ J♥ 8♣ 6♦ 4♠") == 1, "the aces are equal, so the king decides"
        assert compare("A♦ K♥ 8♠ 6♥ 4♣", "A♠ J♥ 8♣ 6♦ 4♥") == 1, "the same with the aces exchanged"

    def test_the_same_cards_in_another_order(self):
        assert compare("4♠ A♠ 8♥ J♦ 6♣", "J♦ 6♣ 4♠ 8♥ A♠") == 0, "a hand is worth the same in any order"


class TestPair:
    """A pair beats any high card

    Fake it, triangulate, then see what all pairs have in common.
    """

    def test_the_lowest_pair_beats_the_highest_high_card(self):
        assert compare("5♥ 2♦ 3♠ 4♦ 2♣", "A♥ K♠ Q♦ J♣ 9♠") == 1, "a pair of twos beats any hand without a pair"

    def test_another_pair(self):
        assert compare("5♥ 4♦ 3♠ 2♦ 3♣", "A♥ K♠ Q♦ J♣ 9♠") == 1, "a pair of threes does so, too"

    @pytest.mark.parametrize("hand", PAIRS, ids=in_letters)
    def test_a_pair_of_any_value(self, hand):
        assert compare(hand, "A♥ K♠ Q♦ J♣ 9♠") == 1, "any pair, wherever its cards lie, beats a hand without one"

    def test_the_high_card_loses(self):
        assert compare("A♥ K♠ Q♦ J♣ 9♠", "6♠ 8♦ 6♣ 4♥ J♦") == -1, "a hand without a pair loses to any pair"

    def test_two_hands_without_a_pair(self):
        assert compare("Q♦ 9♠ 7♥ 4♣ 2♠", "Q♣ 9♥ 8♠ 3♦ 2♥") == -1, "they are compared as before: here by the third card"


class TestGroups:
    """Pair against pair: group the cards

    The pair counts before the cards beside it. Groups, the largest first, put the cards in just that order.
    """

    def groups(self, text):
        """The groups that the text names: 3♥ 3♣ | 5♥ | 4♦."""
        return [sorted(dealt(group)) for group in text.split("|")]

    @named_by(
        0,
        ("hand", "wanted"),
        [
            ("5♥ 4♦ 3♠ 2♦ 3♣", "3♠ 3♣ | 5♥ | 4♦ | 2♦"),
            ("7♦ 5♥ 3♦ 2♠ 2♦", "2♠ 2♦ | 7♦ | 5♥ | 3♦"),
            ("4♣ A♠ 9♥ A♦ K♣", "A♠ A♦ | K♣ | 9♥ | 4♣"),
            ("8♠ 6♦ T♥ 6♣ Q♥", "6♦ 6♣ | Q♥ | T♥ | 8♠"),
        ],
    )
    def test_the_pair_comes_first(self, hand, wanted):
        assert [sorted(group) for group in group_by_value(dealt(hand))] == self.groups(wanted), (
            "the pair, then the others, the highest first"
        )

    def test_groups_of_one(self):
        assert [sorted(group) for group in group_by_value(dealt("6♣ 4♦ A♣ 3♠ K♠"))] == self.groups(
            "A♣ | K♠ | 6♣ | 4♦ | 3♠"
        ), "of groups of one size, the highest value comes first"

    def test_a_large_group_of_a_low_value(self):
        assert [sorted(group) for group in group_by_value(dealt("A♥ 2♦ A♠ 2♠ 2♥"))] == self.groups(
            "2♦ 2♠ 2♥ | A♥ A♠"
        ), "size comes before value: three twos stand before two aces"

    def test_seven_cards(self):
        assert [sorted(group) for group in group_by_value(dealt("4♦ 9♠ 4♣ Q♥ 9♥ 2♠ 4♠"))] == self.groups(
            "4♦ 4♣ 4♠ | 9♠ 9♥ | Q♥ | 2♠"
        ), "it works for any number of cards"

    def test_one_card(self):
        assert [sorted(group) for group in group_by_value(dealt("7♦"))] == self.groups("7♦"), "one group of one card"

    def test_the_cards_stay_as_they_are(self):
        hand = dealt("4♣ A♠ 9♥ A♦ K♣")
        group_by_value(hand)
        assert hand == dealt("4♣ A♠ 9♥ A♦ K♣"), "group_by_value only looks: the list it was given stays as it was"

    def test_a_higher_pair(self):
        assert compare("5♥ 4♦ 3♠ 2♦ 3♣", "5♦ 2♠ 3♥ 4♣ 2♣") == 1, "a pair of threes beats a pair of twos"

    def test_a_higher_pair_beside_lower_cards(self):
        assert compare("5♥ 4♦ 3♥ 3♣ 2♥", "7♦ 5♠ 3♦ 2♠ 2♣") == 1, "threes beat twos; the seven has no say"

    @named_by(
        0,
        ("hand", "other"),
        [
            ("K♠ K♦ 4♥ 3♣ 2♠", "Q♠ Q♦ A♥ J♣ 8♥"),
            ("J♠ 9♦ 9♥ 5♣ 4♠", "A♠ 8♦ 8♥ Q♣ T♠"),
            ("T♠ 9♦ 6♥ 6♣ 2♠", "5♠ 5♦ K♥ Q♣ J♠"),
            ("A♠ A♦ 4♥ 3♣ 2♠", "2♥ 2♣ A♥ K♣ Q♠"),
            ("9♠ 7♦ 5♥ 4♣ 4♠", "A♠ K♦ Q♥ 3♣ 3♠"),
        ],
    )
    def test_pairs_in_any_place(self, hand, other):
        assert compare(hand, other) == 1, "the higher pair wins, whatever lies beside it"
        assert compare(other, hand) == -1, "the lower pair loses, whatever lies beside it"

    def test_equal_pairs_and_the_highest_card_beside_them(self):
        assert compare("8♠ 8♣ A♥ 4♦ 3♠", "8♦ 8♥ K♠ Q♣ J♦") == 1, "both have eights; then the ace beats the king"
        assert compare("8♦ 8♥ A♥ 4♦ 3♠", "8♠ 8♣ K♠ Q♣ J♦") == 1, "the same with the eights exchanged"

    def test_equal_pairs_and_the_second_card_beside_them(self):
        assert compare("8♠ K♥ 8♣ T♦ 3♠", "8♦ 9♣ 8♥ K♠ 7♦") == 1, "eights and a king in both; then ten beats nine"

    def test_equal_pairs_and_the_last_card_beside_them(self):
        assert compare("8♠ T♦ K♥ 8♣ 3♠", "2♦ 8♦ T♣ 8♥ K♠") == 1, "eights, king and ten in both; then three beats two"

    def test_pairs_of_other_suits(self):
        assert compare("8♠ 8♣ K♥ T♦ 3♠", "8♦ 8♥ K♠ T♣ 3♦") == 0, "the same five values: suits never decide"


class TestShapes:
    """One pattern for each shape

    The sizes of the groups tell what the hand is. ranking says it with a number, from high card to four of a kind.
    """

    @named_by(
        0,
        ("hand", "values"),
        [("6♣ 4♦ A♣ 3♠ K♠", [14, 13, 6, 4, 3]), ("8♥ J♥ 7♦ 5♥ 6♠", [11, 8, 7, 6, 5])],
    )
    def test_high_card(self, hand, values):
        assert ranking(dealt(hand)) == (0, values), "high card is class 0: five groups of one"

    @named_by(
        0,
        ("hand", "values"),
        [("5♥ 2♦ 3♠ 4♦ 2♣", [2, 2, 5, 4, 3]), ("T♠ A♥ 4♣ A♠ Q♦", [14, 14, 12, 10, 4])],
    )
    def test_pair(self, hand, values):
        assert ranking(dealt(hand)) == (1, values), "a pair is class 1; the pair first, then the others"

    @named_by(
        0,
        ("hand", "values"),
        [
            ("2♦ 2♣ 3♣ 3♠ 4♥", [3, 3, 2, 2, 4]),
            ("9♣ K♦ 9♠ 5♥ K♠", [13, 13, 9, 9, 5]),
            ("7♠ Q♣ 5♦ 5♠ 7♥", [7, 7, 5, 5, 12]),
        ],
    )
    def test_two_pairs(self, hand, values):
        assert ranking(dealt(hand)) == (2, values), "two pairs are class 2; the higher pair first, the fifth card last"

    @named_by(
        0,
        ("hand", "values"),
        [
            ("2♦ 2♣ 2♠ 3♥ 4♦", [2, 2, 2, 4, 3]),
            ("A♥ 8♦ J♣ A♠ A♦", [14, 14, 14, 11, 8]),
            ("T♥ 6♦ T♣ K♠ T♦", [10, 10, 10, 13, 6]),
        ],
    )
    def test_three_of_a_kind(self, hand, values):
        assert ranking(dealt(hand)) == (3, values), "three of a kind is class 3; the three first, then the others"

    @named_by(
        0,
        ("hand", "values"),
        [("A♥ A♦ A♠ K♥ K♠", [14, 14, 14, 13, 13]), ("9♥ 4♦ 4♠ 9♣ 4♥", [4, 4, 4, 9, 9])],
    )
    def test_full_house(self, hand, values):
        assert ranking(dealt(hand)) == (6, values), "a full house is class 6; the three first, then the pair"

    @named_by(
        0,
        ("hand", "values"),
        [("2♦ 2♠ 2♥ 2♣ 3♦", [2, 2, 2, 2, 3]), ("Q♦ 5♠ Q♥ Q♣ Q♠", [12, 12, 12, 12, 5])],
    )
    def test_four_of_a_kind(self, hand, values):
        assert ranking(dealt(hand)) == (7, values), "four of a kind is class 7; the four first, then the fifth card"

    def test_the_cards_stay_as_they_are(self):
        hand = dealt("9♥ 4♦ 4♠ 9♣ 4♥")
        ranking(hand)
        assert hand == dealt("9♥ 4♦ 4♠ 9♣ 4♥"), "ranking only looks: the list it was given stays as it was"

    @named_by(
        0,
        ("better", "worse"),
        [
            ("2♦ 2♣ 3♣ 3♠ 4♥", "A♥ A♠ K♣ Q♦ J♠"),
            ("2♦ 2♣ 2♠ 3♥ 4♦", "A♥ A♠ K♣ K♦ Q♠"),
            ("2♦ 2♣ 2♠ 3♥ 3♦", "A♥ A♠ A♣ K♦ Q♠"),
            ("2♦ 2♠ 2♥ 2♣ 3♦", "A♥ A♦ A♠ K♥ K♠"),
        ],
    )
    def test_the_lowest_of_a_class_beats_the_highest_of_the_one_below(self, better, worse):
        assert compare(better, worse) == 1, "the class decides, however high the cards of the lower class are"

    @named_by(
        2,
        ("better", "worse", "why"),
        [
            ("J♠ J♦ 3♥ 3♣ 2♠", "T♠ T♦ 9♥ 9♣ A♠", "two pairs: the higher pair decides first"),
            ("J♠ J♦ 4♥ 4♣ 2♠", "J♥ J♣ 3♥ 3♣ A♠", "two pairs: then the lower pair decides"),
            ("J♠ J♦ 4♥ 4♣ 3♠", "J♥ J♣ 4♠ 4♦ 2♠", "two pairs: then the fifth card decides"),
            ("7♠ 7♦ 7♥ 3♣ 2♠", "6♠ 6♦ 6♥ A♣ K♠", "three of a kind: the three decide"),
            ("9♠ 9♦ 9♥ 4♣ 4♠", "8♠ 8♦ 8♥ A♣ A♠", "full house: the three decide, not the pair"),
            ("5♠ 5♦ 5♥ 5♣ 2♠", "4♠ 4♦ 4♥ 4♣ A♠", "four of a kind: the four decide"),
        ],
    )
    def test_two_hands_of_one_class(self, better, worse, why):
        assert compare(better, worse) == 1, why


class TestStraight:
    """The straight: a promotion

    Five groups of one whose values follow each other are promoted from class 0 to class 4.
    """

    @pytest.mark.parametrize("highest", range(6, 15))
    def test_five_values_in_a_row(self, highest):
        values = list(range(highest, highest - 5, -1))
        hand = [(values[place], suit) for place, suit in zip([3, 0, 4, 1, 2], "♠♦♦♥♣")]
        assert ranking(hand) == (4, values), "five values in a row are a straight, class 4"

    def test_the_ace_below_the_two(self):
        assert ranking(dealt("5♠ 4♦ 3♣ 2♦ A♥")) == (4, [5, 4, 3, 2, 1]), (
            "here the ace is the lowest card and counts as 1"
        )

    @named_by(
        0,
        ("hand", "wanted"),
        [
            ("9♠ 9♦ 8♥ 7♣ 5♠", (1, [9, 9, 8, 7, 5])),
            ("8♠ 6♦ 5♥ 5♣ 4♠", (1, [5, 5, 8, 6, 4])),
            ("T♠ T♦ 8♥ 8♣ 6♠", (2, [10, 10, 8, 8, 6])),
            ("6♠ 6♦ 4♥ 2♣ 2♠", (2, [6, 6, 2, 2, 4])),
            ("K♠ K♦ K♥ Q♣ 9♠", (3, [13, 13, 13, 12, 9])),
            ("A♠ A♦ 4♥ 3♣ 2♠", (1, [14, 14, 4, 3, 2])),
            ("A♠ 5♦ 5♥ 3♣ 2♠", (1, [5, 5, 14, 3, 2])),
        ],
    )
    def test_a_pair_breaks_the_row(self, hand, wanted):
        assert ranking(dealt(hand)) == wanted, "where a value stands twice another is missing: that is no straight"

    @named_by(
        0,
        ("hand", "values"),
        [
            ("2♠ 3♦ A♥ K♣ Q♦", [14, 13, 12, 3, 2]),
            ("K♠ 2♦ A♥ 4♣ 3♦", [14, 13, 4, 3, 2]),
            ("Q♠ 2♦ A♥ K♣ J♦", [14, 13, 12, 11, 2]),
        ],
    )
    def test_the_ace_in_the_middle(self, hand, values):
        assert ranking(dealt(hand)) == (0, values), "the ace may end a straight, it never stands in the middle"

    @named_by(
        0,
        ("hand", "values"),
        [
            ("9♠ 7♦ 6♥ 5♣ 4♦", [9, 7, 6, 5, 4]),
            ("T♠ 9♦ 8♥ 7♣ 5♦", [10, 9, 8, 7, 5]),
            ("A♠ 6♦ 4♥ 3♣ 2♦", [14, 6, 4, 3, 2]),
            ("A♠ K♦ Q♥ J♣ 9♦", [14, 13, 12, 11, 9]),
            ("6♠ 4♦ 3♥ 2♣ A♦", [14, 6, 4, 3, 2]),
        ],
    )
    def test_one_value_is_missing(self, hand, values):
        assert ranking(dealt(hand)) == (0, values), "a gap in the row: that is a high card"

    @named_by(
        2,
        ("better", "worse", "why"),
        [
            ("6♠ 5♦ 4♣ 3♦ 2♥", "A♣ A♥ A♦ K♣ Q♠", "a straight beats three of a kind"),
            ("5♠ 4♦ 3♣ 2♦ A♥", "A♣ A♠ A♦ K♣ Q♠", "the lowest straight beats three of a kind"),
            ("2♦ 2♣ 2♠ 3♥ 3♦", "A♠ K♣ Q♥ J♠ T♦", "a full house beats a straight"),
            ("6♠ 5♦ 4♣ 3♦ 2♥", "5♠ 4♦ 3♣ 2♦ A♥", "six high beats five high: the ace below the two is not high"),
            ("T♠ 9♦ 8♣ 7♦ 6♥", "9♠ 8♦ 7♣ 6♦ 5♥", "ten high beats nine high"),
        ],
    )
    def test_straights_against_others(self, better, worse, why):
        assert compare(better, worse) == 1, why

    def test_equal_straights(self):
        assert compare("5♠ 4♦ 3♣ 2♦ A♥", "A♠ 2♥ 3♦ 4♣ 5♥") == 0, "the same five values: suits never decide"


class TestFlush:
    """Flush and straight flush

    Five cards of one suit are promoted as well: a high card to class 5, a straight to class 8.
    """

    def test_five_clubs(self):
        assert flush(dealt("A♣ T♣ 3♣ 4♣ 2♣")), "five cards of one suit"

    def test_five_spades(self):
        assert flush(dealt("A♠ T♠ 3♠ 4♠ 2♠")), "five cards of one suit, whichever it is"

    @pytest.mark.parametrize(
        "suits", ["♠♣♣♣♣", "♣♠♣♣♣", "♥♥♦♥♥", "♦♦♦♥♦", "♣♣♣♣♠", "♠♠♠♣♣", "♥♦♥♦♥", "♥♦♣♠♥"], ids=in_letters
    )
    def test_another_suit_among_them(self, suits):
        assert not flush(list(zip([14, 10, 3, 4, 2], suits))), "one card of another suit, and it is no flush"

    @named_by(0, ("text", "wanted"), [("7♦", True), ("7♦ 9♦", True), ("K♥ 2♥ 7♦", False)])
    def test_any_number_of_cards(self, text, wanted):
        assert bool(flush(dealt(text))) == wanted, "flush is asked whether all have one suit, not how many they are"

    def test_seven_cards(self):
        assert not flush(dealt("A♣ T♣ 3♣ 4♣ 2♣ 8♠ 7♥")), "five clubs of seven cards are not all"

    @named_by(
        0,
        ("hand", "values"),
        [
            ("T♦ 2♦ Q♦ 9♦ 4♦", [12, 10, 9, 4, 2]),
            ("6♥ 4♥ 3♥ 2♥ A♥", [14, 6, 4, 3, 2]),
            ("9♠ K♠ A♠ J♠ Q♠", [14, 13, 12, 11, 9]),
        ],
    )
    def test_a_hand_of_one_suit(self, hand, values):
        assert ranking(dealt(hand)) == (5, values), "a high card of one suit is a flush, class 5"

    @named_by(
        0,
        ("hand", "values"),
        [
            ("4♥ 6♥ 5♥ 2♥ 3♥", [6, 5, 4, 3, 2]),
            ("T♣ J♣ 9♣ 7♣ 8♣", [11, 10, 9, 8, 7]),
            ("A♠ K♠ Q♠ J♠ T♠", [14, 13, 12, 11, 10]),
            ("5♦ 4♦ 3♦ 2♦ A♦", [5, 4, 3, 2, 1]),
        ],
    )
    def test_a_straight_of_one_suit(self, hand, values):
        assert ranking(dealt(hand)) == (8, values), "a straight of one suit is a straight flush, class 8"

    @named_by(
        0,
        ("hand", "wanted"),
        [
            ("T♦ 2♦ Q♦ 9♦ 4♥", (0, [12, 10, 9, 4, 2])),
            ("T♣ J♣ 9♣ 7♣ 8♠", (4, [11, 10, 9, 8, 7])),
            ("T♥ J♥ 9♥ 8♥ T♠", (1, [10, 10, 11, 9, 8])),
        ],
    )
    def test_four_of_one_suit(self, hand, wanted):
        assert ranking(dealt(hand)) == wanted, "four cards of a suit promote nothing"

    @named_by(
        2,
        ("better", "worse", "why"),
        [
            ("6♥ 4♥ 3♥ 2♥ A♥", "A♠ K♣ Q♥ J♠ T♦", "a flush beats a straight"),
            ("2♦ 2♣ 2♠ 3♥ 3♦", "A♥ K♥ Q♥ J♥ 9♥", "a full house beats a flush"),
            ("5♥ 4♥ 3♥ 2♥ A♥", "K♦ K♠ K♥ K♣ Q♥", "the lowest straight flush beats four of a kind"),
            ("6♥ 5♥ 4♥ 3♥ 2♥", "5♣ 4♣ 3♣ 2♣ A♣", "of straight flushes, six high beats five high"),
            ("K♦ 9♦ 7♦ 5♦ 3♦", "K♠ 9♠ 7♠ 5♠ 2♠", "two flushes: four cards are equal, then three beats two"),
            ("K♠ 9♠ 7♠ 5♠ 3♠", "K♦ 9♦ 7♦ 5♦ 2♦", "the same with the suits exchanged"),
        ],
    )
    def test_flushes_against_others(self, better, worse, why):
        assert compare(better, worse) == 1, why

    def test_flushes_of_other_suits(self):
        assert compare("K♦ 9♦ 7♦ 5♦ 3♦", "K♠ 9♠ 7♠ 5♠ 3♠") == 0, "the same five values: suits never decide"
