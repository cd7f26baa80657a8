"""The tests of a round's scores. Each class is a stage: go from one to the next."""

import os

import pytest
from scores import label, main, mark_results, max_ranking, read_lines, scores

VALUES = {"T": 10, "J": 11, "Q": 12, "K": 13, "A": 14}


def deal(text):
    """The cards of a line as tuples: 'T♥' is (10, '♥')."""
    return [(VALUES.get(rank) or int(rank), suit) for rank, suit in text.split()]


class TestLabel:
    """Nine names

    The announcers read them out, so every letter counts.
    """

    def test_high_card(self):
        assert label((0, [14, 12, 9, 5, 2])) == "High Card", "class 0 has a name too"

    def test_pair(self):
        assert label((1, [9, 9, 14, 8, 2])) == "Pair", "class 1"

    def test_two_pairs(self):
        assert label((2, [13, 13, 9, 9, 14])) == "Two Pairs", "class 2: there are two of them, so it ends in s"

    def test_three_of_a_kind(self):
        assert label((3, [6, 6, 6, 12, 3])) == "Three of a Kind", "class 3: of and a have small letters"

    def test_straight(self):
        assert label((4, [5, 4, 3, 2, 1])) == "Straight", "class 4"

    def test_flush(self):
        assert label((5, [13, 9, 6, 4, 2])) == "Flush", "class 5"

    def test_full_house(self):
        assert label((6, [13, 13, 13, 9, 9])) == "Full House", "class 6"

    def test_four_of_a_kind(self):
        assert label((7, [2, 2, 2, 2, 14])) == "Four of a Kind", "class 7"

    def test_straight_flush(self):
        assert label((8, [9, 8, 7, 6, 5])) == "Straight Flush", "class 8"

    def test_the_highest_straight_flush_has_no_name_of_its_own(self):
        assert label((8, [14, 13, 12, 11, 10])) == "Straight Flush", "the name depends on the class alone"


class TestSeven:
    """The best five of seven cards

    Two cards in the hand, five on the table: 21 ways to choose five of them. A player with fewer cards has folded.
    """

    def test_nothing_but_a_high_card(self):
        assert max_ranking(deal("6♣ 4♦ A♣ 3♠ K♠ T♦ 8♣")) == (0, [14, 13, 10, 8, 6]), "the five highest cards count"

    def test_a_pair_at_the_ends(self):
        assert max_ranking(deal("6♣ A♣ 3♠ K♠ T♥ 8♦ 6♦")) == (1, [6, 6, 14, 13, 10]), (
            "the sixes are the first card and the last"
        )

    def test_two_pairs(self):
        assert max_ranking(deal("9♣ A♥ K♠ 3♣ K♦ 9♦ 6♦")) == (2, [13, 13, 9, 9, 14]), (
            "kings and nines, and of the other three the ace"
        )

    def test_the_highest_two_of_three_pairs(self):
        assert max_ranking(deal("4♣ 4♦ 9♠ 9♥ K♦ K♣ 8♠")) == (2, [13, 13, 9, 9, 8]), (
            "kings and nines; the eight is a higher kicker than a four"
        )

    def test_a_card_of_the_third_pair_as_kicker(self):
        assert max_ranking(deal("8♣ 8♦ 9♠ 9♥ K♦ K♣ 2♠")) == (2, [13, 13, 9, 9, 8]), (
            "kings and nines; an eight is a higher kicker than the two"
        )

    def test_a_full_house(self):
        assert max_ranking(deal("K♣ 9♠ K♠ K♦ 9♦ 3♣ 6♦")) == (6, [13, 13, 13, 9, 9]), "three kings and two nines"

    def test_three_of_a_kind_twice(self):
        assert max_ranking(deal("5♣ 5♦ 5♥ J♠ J♥ J♦ A♣")) == (6, [11, 11, 11, 5, 5]), (
            "three jacks; of the fives two are left for the pair"
        )

    def test_four_of_a_kind_beside_three(self):
        assert max_ranking(deal("7♣ 7♦ 7♥ 7♠ Q♥ Q♦ Q♣")) == (7, [7, 7, 7, 7, 12]), (
            "four sevens beat a full house of queens"
        )

    def test_a_flush_among_pairs(self):
        assert max_ranking(deal("4♦ 2♦ K♠ K♦ 9♦ 3♣ 6♦")) == (5, [13, 9, 6, 4, 2]), (
            "five of the seven are diamonds, and a flush beats the pair of kings"
        )

    def test_the_highest_five_of_seven_diamonds(self):
        assert max_ranking(deal("2♦ 4♦ 6♦ 8♦ T♦ Q♦ A♦")) == (5, [14, 12, 10, 8, 6]), (
            "all seven are diamonds: the five highest count"
        )

    def test_the_highest_straight_of_seven_in_a_row(self):
        assert max_ranking(deal("3♦ 4♣ 5♦ 6♠ 7♦ 8♥ 9♣")) == (4, [9, 8, 7, 6, 5]), (
            "of three straights the highest counts"
        )

    def test_a_straight_with_a_pair_in_it(self):
        assert max_ranking(deal("8♣ 7♦ 7♠ 6♥ 5♦ 5♣ 4♠")) == (4, [8, 7, 6, 5, 4]), "8 7 6 5 4, once without the pairs"

    def test_a_straight_from_the_ace_up(self):
        assert max_ranking(deal("A♥ 2♦ 3♣ 4♠ 5♥ K♦ K♣")) == (4, [5, 4, 3, 2, 1]), (
            "the ace counts as one here, and a straight beats the pair of kings"
        )

    def test_the_ace_may_not_be_needed(self):
        assert max_ranking(deal("A♥ 2♦ 3♣ 4♠ 5♥ 6♦ K♣")) == (4, [6, 5, 4, 3, 2]), "6 5 4 3 2 is higher than 5 4 3 2 A"

    def test_a_straight_and_a_flush_are_no_straight_flush(self):
        assert max_ranking(deal("2♥ 3♥ 4♥ 5♥ 6♣ K♥ 9♦")) == (5, [13, 5, 4, 3, 2]), (
            "the straight needs the six of clubs, the flush the king of hearts: no five cards are both"
        )

    def test_a_straight_flush_below_a_higher_flush(self):
        assert max_ranking(deal("A♠ K♠ 9♠ 8♠ 7♠ 6♠ 5♠")) == (8, [9, 8, 7, 6, 5]), (
            "a straight flush from the nine down beats a flush from the ace down"
        )

    def test_a_straight_flush_below_a_higher_straight(self):
        assert max_ranking(deal("T♣ 9♠ 8♠ 7♠ 6♠ 5♠ 2♦")) == (8, [9, 8, 7, 6, 5]), (
            "with the ten of clubs the straight is higher, but no flush any more"
        )

    def test_six_cards_have_no_ranking(self):
        assert max_ranking(deal("6♥ 6♦ 6♠ 6♣ K♠ K♦")) is None, "without a seventh card the player has folded"

    def test_five_cards_have_no_ranking(self):
        assert max_ranking(deal("7♠ T♠ K♠ K♦ 9♦")) is None, "five cards would make a hand, but the player has folded"

    def test_two_cards_have_no_ranking(self):
        assert max_ranking(deal("9♥ 5♠")) is None, "the player has folded before the table had any cards"

    def test_no_cards_have_no_ranking(self):
        assert max_ranking([]) is None, "no cards are fewer than seven, too"

    def test_the_cards_stay_as_they_are(self):
        cards = deal("6♣ 4♦ A♣ 3♠ K♠ T♦ 8♣")
        max_ranking(cards)
        assert cards == deal("6♣ 4♦ A♣ 3♠ K♠ T♦ 8♣"), "max_ranking only looks: no card moves, none is lost"


class TestMarks:
    """Labels, and the highest class wins

    A mark for each ranking, in the order of the rankings. Whoever has folded gets an empty one.
    """

    def test_one_player(self):
        assert mark_results([(3, [6, 6, 6, 12, 3])]) == ["Three of a Kind (winner)"], (
            "with nobody else there, the player wins"
        )

    def test_a_high_card_can_win(self):
        assert mark_results([(0, [14, 12, 9, 5, 2])]) == ["High Card (winner)"], "class 0 is a ranking like any other"

    def test_the_first_wins(self):
        assert mark_results([(1, [9, 9, 14, 8, 2]), (0, [14, 12, 9, 4, 3])]) == ["Pair (winner)", "High Card"], (
            "a pair beats a high card"
        )

    def test_the_last_wins(self):
        assert mark_results([(4, [9, 8, 7, 6, 5]), (5, [13, 9, 6, 4, 2])]) == ["Straight", "Flush (winner)"], (
            "a flush beats a straight"
        )

    def test_the_one_in_the_middle_wins(self):
        rankings = [(2, [13, 13, 9, 9, 14]), (6, [3, 3, 3, 2, 2]), (5, [14, 9, 6, 4, 2])]
        assert mark_results(rankings) == ["Two Pairs", "Full House (winner)", "Flush"], (
            "a full house beats two pairs and a flush"
        )

    def test_low_cards_of_a_high_class(self):
        assert mark_results([(0, [14, 13, 12, 11, 9]), (1, [2, 2, 5, 4, 3])]) == ["High Card", "Pair (winner)"], (
            "the class comes first: a pair of twos beats any hand without a pair"
        )

    def test_the_classes_are_not_in_alphabetical_order(self):
        assert mark_results([(7, [2, 2, 2, 2, 3]), (3, [6, 6, 6, 12, 4])]) == [
            "Four of a Kind (winner)",
            "Three of a Kind",
        ], "what counts is the class, not its name"

    def test_a_player_who_has_folded_gets_an_empty_mark(self):
        assert mark_results([None, (1, [9, 9, 14, 8, 2])]) == ["", "Pair (winner)"], "None stands for having folded"

    def test_players_fold_here_and_there(self):
        rankings = [(0, [14, 12, 9, 5, 2]), None, None, (8, [9, 8, 7, 6, 5]), None]
        assert mark_results(rankings) == ["High Card", "", "", "Straight Flush (winner)", ""], (
            "a mark for each, in the same order: five rankings, five marks"
        )


class TestWinners:
    """Every best hand wins, and no other

    The same class is not yet the same ranking. Where the rankings are equal, the pot is shared. And if all have folded?
    """

    def test_the_higher_pair_wins(self):
        assert mark_results([(1, [9, 9, 14, 13, 12]), (1, [11, 11, 4, 3, 2])]) == ["Pair", "Pair (winner)"], (
            "both have a pair, and jacks are higher than nines"
        )

    def test_a_kicker_decides(self):
        assert mark_results([(2, [13, 13, 9, 9, 14]), (2, [13, 13, 9, 9, 6])]) == ["Two Pairs (winner)", "Two Pairs"], (
            "the same two pairs: the ace beside them beats the six"
        )

    def test_the_last_kicker_decides(self):
        assert mark_results([(0, [14, 12, 9, 5, 2]), (0, [14, 12, 9, 5, 3])]) == ["High Card", "High Card (winner)"], (
            "four cards are equal, and in the fifth the three beats the two"
        )

    def test_the_first_difference_decides(self):
        assert mark_results([(5, [13, 11, 10, 9, 8]), (5, [14, 5, 4, 3, 2])]) == ["Flush", "Flush (winner)"], (
            "the ace beats the king, whatever comes after them"
        )

    def test_the_straight_from_the_ace_up_is_the_lowest(self):
        assert mark_results([(4, [5, 4, 3, 2, 1]), (4, [6, 5, 4, 3, 2])]) == ["Straight", "Straight (winner)"], (
            "the values of the ranking say it: from the five down is less than from the six down"
        )

    def test_two_share(self):
        assert mark_results([(1, [9, 9, 14, 8, 2]), (1, [9, 9, 14, 8, 2])]) == ["Pair (winner)", "Pair (winner)"], (
            "equal to the last card: both win"
        )

    def test_three_share(self):
        rankings = [(4, [9, 8, 7, 6, 5]), (3, [6, 6, 6, 12, 4]), (4, [9, 8, 7, 6, 5]), None, (4, [9, 8, 7, 6, 5])]
        assert mark_results(rankings) == [
            "Straight (winner)",
            "Three of a Kind",
            "Straight (winner)",
            "",
            "Straight (winner)",
        ], "all three straights are the same, so all three win"

    def test_sharing_takes_an_equal_kicker(self):
        rankings = [(1, [9, 9, 14, 8, 2]), (1, [9, 9, 14, 8, 3]), (1, [9, 9, 14, 8, 3])]
        assert mark_results(rankings) == ["Pair", "Pair (winner)", "Pair (winner)"], (
            "the last two are equal; the first has a two where they have a three"
        )

    def test_being_equal_is_not_enough(self):
        rankings = [(1, [9, 9, 14, 8, 2]), (1, [9, 9, 14, 8, 2]), (6, [3, 3, 3, 2, 2])]
        assert mark_results(rankings) == ["Pair", "Pair", "Full House (winner)"], (
            "the two pairs are equal to each other, and both lose to the full house"
        )

    def test_all_have_folded(self):
        assert mark_results([None, None, None]) == ["", "", ""], "nobody is left, so nobody wins"

    def test_no_players(self):
        assert mark_results([]) == [], "no rankings, no marks"

    def test_the_rankings_stay_as_they_are(self):
        rankings = [None, (1, [9, 9, 14, 8, 2]), (6, [3, 3, 3, 2, 2]), None]
        mark_results(rankings)
        assert rankings == [None, (1, [9, 9, 14, 8, 2]), (6, [3, 3, 3, 2, 2]), None], "mark_results only looks"


class TestScores:
    """Each line with its mark

    What the players had is shown as it came in. Behind it stands what it was worth.
    """

    def test_two_players(self):
        assert scores(["K♣ 9♠ K♠ K♦ 9♦ 3♣ 6♦", "9♣ A♥ K♠ K♦ 9♦ 3♣ 6♦"]) == [
            "K♣ 9♠ K♠ K♦ 9♦ 3♣ 6♦ Full House (winner)",
            "9♣ A♥ K♠ K♦ 9♦ 3♣ 6♦ Two Pairs",
        ], "one space, the label, and behind the better one the winner's mark"

    def test_nothing_behind_a_player_who_has_folded(self):
        assert scores(["6♥ 6♦ 6♠ 6♣", "6♣ 4♦ A♣ 3♠ K♠ T♦ 8♣"]) == [
            "6♥ 6♦ 6♠ 6♣",
            "6♣ 4♦ A♣ 3♠ K♠ T♦ 8♣ High Card (winner)",
        ], "four cards, so no mark, and no space for one either"

    def test_the_classic_round(self):
        lines = [
            "Kc 9s Ks Kd 9d 3c 6d",
            "9c Ah Ks Kd 9d 3c 6d",
            "Ac Qc Ks Kd 9d 3c",
            "9h 5s",
            "4d 2d Ks Kd 9d 3c 6d",
            "7s Ts Ks Kd 9d",
        ]
        assert scores(lines) == [
            "Kc 9s Ks Kd 9d 3c 6d Full House (winner)",
            "9c Ah Ks Kd 9d 3c 6d Two Pairs",
            "Ac Qc Ks Kd 9d 3c",
            "9h 5s",
            "4d 2d Ks Kd 9d 3c 6d Flush",
            "7s Ts Ks Kd 9d",
        ], "the letters c, d, h, s are suits as well, and the lines keep them"

    @pytest.mark.parametrize("suit", "♥♦♣♠hdcs", ids=["hearts", "diamonds", "clubs", "spades", *"hdcs"])
    def test_a_flush_of_every_suit(self, suit):
        line = " ".join(rank + suit for rank in "A943TJ7")
        assert scores([line]) == [f"{line} Flush (winner)"], "seven cards of one suit"

    def test_every_rank(self):
        assert scores(["2♥ 3♦ 4♣ 7♠ 8♥ T♦ J♣", "5♥ 6♦ 9♣ J♠ Q♥ K♦ A♣"]) == [
            "2♥ 3♦ 4♣ 7♠ 8♥ T♦ J♣ High Card",
            "5♥ 6♦ 9♣ J♠ Q♥ K♦ A♣ High Card (winner)",
        ], "all thirteen ranks are cards, and the ace is the highest"

    def test_a_kicker_decides(self):
        assert scores(["A♥ 4♦ A♠ K♦ 9♦ 7♣ 2♠", "A♦ Q♦ A♠ K♦ 9♦ 7♣ 2♠"]) == [
            "A♥ 4♦ A♠ K♦ 9♦ 7♣ 2♠ Pair",
            "A♦ Q♦ A♠ K♦ 9♦ 7♣ 2♠ Pair (winner)",
        ], "both have two aces and the king; then the queen beats the nine"

    def test_the_best_five_lie_on_the_table(self):
        assert scores(["2♥ 3♦ T♠ J♦ Q♦ K♣ A♠", "4♥ 5♦ T♠ J♦ Q♦ K♣ A♠"]) == [
            "2♥ 3♦ T♠ J♦ Q♦ K♣ A♠ Straight (winner)",
            "4♥ 5♦ T♠ J♦ Q♦ K♣ A♠ Straight (winner)",
        ], "both play the five cards of the table, so both win"

    def test_the_best_hand_has_folded(self):
        assert scores(["K♥ K♣ K♠ K♦ 9♦ 3♣", "2♥ 4♥ K♠ K♦ 9♦ 3♣ 6♦"]) == [
            "K♥ K♣ K♠ K♦ 9♦ 3♣",
            "2♥ 4♥ K♠ K♦ 9♦ 3♣ 6♦ Pair (winner)",
        ], "four kings would have won, but their player did not stay for the last card"

    def test_all_have_folded(self):
        assert scores(["K♥ K♣", "2♥ 4♥ K♠ K♦ 9♦"]) == ["K♥ K♣", "2♥ 4♥ K♠ K♦ 9♦"], "nobody is left, so nobody wins"

    def test_no_lines(self):
        assert scores([]) == [], "no lines in, no lines out"

    def test_line_ends_go(self):
        assert scores(["9♥ 5♠\n", "6♣ 6♦ A♣ 3♠ K♠ T♥ 8♦\r\n", "A♣ Q♣ K♠  \n"]) == [
            "9♥ 5♠",
            "6♣ 6♦ A♣ 3♠ K♠ T♥ 8♦ Pair (winner)",
            "A♣ Q♣ K♠",
        ], "white space at the end of a line goes, and then comes the mark"

    def test_other_spaces_stay(self):
        assert scores(["  6♣ 6♦   A♣ 3♠ K♠\tT♥ 8♦", " 9♥  5♠"]) == [
            "  6♣ 6♦   A♣ 3♠ K♠\tT♥ 8♦ Pair (winner)",
            " 9♥  5♠",
        ], "white space at the start and between the cards stays as it is"

    def test_a_blank_line_stays_where_it_is(self):
        assert scores(["9♥ 5♠", "", "6♣ 6♦ A♣ 3♠ K♠ T♥ 8♦", "  \n"]) == [
            "9♥ 5♠",
            "",
            "6♣ 6♦ A♣ 3♠ K♠ T♥ 8♦ Pair (winner)",
            "",
        ], "no cards, no mark; four lines in, four lines out"

    def test_the_lines_stay_as_they_are(self):
        lines = ["Kc 9s Ks Kd 9d 3c 6d \n", "9h 5s\n"]
        scores(lines)
        assert lines == ["Kc 9s Ks Kd 9d 3c 6d \n", "9h 5s\n"], "scores makes a new list of lines"


def files(lines_of):
    """A `read` that knows these files, a dict of names and lines; '-' is what was typed."""

    def read(name):
        if name not in lines_of:
            known = " or ".join(repr(each) for each in lines_of)
            raise AssertionError(f"read is called with {name!r}; it should be called with {known}")
        return list(lines_of[name])

    read.__name__ = f"files({lines_of})"
    return read


class TestProgram:
    """The program, and what can go wrong

    A program talks to people, and people mistype. It says which line it can't read, not only that something is wrong.
    """

    def test_a_word_that_is_no_card(self):
        """hello is no card: a ValueError, whose text has the word"""
        with pytest.raises(ValueError, match="hello"):
            scores(["9h 5s", "hello", "Ac Qc"])

    @pytest.mark.parametrize("word", ["1h", "10h", "Xs", "9", "h", "9hh", "99h", "h9", "9x", "9hKs"])
    def test_words_that_are_no_cards(self, word):
        """a card is a rank of 23456789TJQKA and a suit, nothing else (ten is T): a ValueError"""
        with pytest.raises(ValueError):
            scores(["9d 5s", f"Ac {word} Qc"])

    def test_the_error_names_the_first_line(self):
        """X is no card: a ValueError, whose text has the number of its line, counted from 1"""
        with pytest.raises(ValueError, match="1"):
            scores(["Ac X", "9h 5s"])

    def test_blank_lines_count(self):
        """Qx is no card: a ValueError, whose text has the number of its line, 12: blank lines count"""
        with pytest.raises(ValueError, match="12"):
            scores(["9h 5s", *[""] * 10, "Ac Qx", "Ad Ks"])

    def test_eight_cards(self):
        """line 1 has eight cards, and seven are the most: a ValueError, whose text has the number 1"""
        with pytest.raises(ValueError, match="1"):
            scores(["Kc 9s Ks Kd 9d 3c 6d 6h", "9h 5s"])

    def test_the_same_card_twice(self):
        """the king of clubs stands twice in line 1: a ValueError, whose text has the number 1"""
        with pytest.raises(ValueError, match="1"):
            scores(["Kc 9s Ks Kd 9d 3c Kc", "9h 5s"])

    def test_the_same_card_twice_in_a_folded_hand(self):
        """the player has folded, but line 1 has a card twice all the same: a ValueError, whose text has the number 1"""
        with pytest.raises(ValueError, match="1"):
            scores(["9h 9h"])

    def test_the_same_card_in_two_lines(self):
        assert scores(["9♥ 5♠ K♦", "9♥ Q♣ K♦"]) == ["9♥ 5♠ K♦", "9♥ Q♣ K♦"], (
            "all players have the cards on the table, so two lines may have the same card"
        )

    def test_read_lines_of_a_missing_file(self):
        """read_lines lets the error of open through; main makes a message of it"""
        with pytest.raises(FileNotFoundError):
            read_lines("(no such file).txt")

    def test_read_lines_of_an_empty_file(self):
        assert read_lines(os.devnull) == [], "this file exists everywhere, and is always empty"

    def test_read_lines_of_what_is_typed(self, played):
        lines = played(read_lines, "-", typed=["9h 5s", "", "Ac Qc"]).returned
        assert [line.rstrip() for line in lines] == ["9h 5s", "", "Ac Qc"], "the name '-' stands for sys.stdin"

    def test_main_prints_the_scores_of_a_file(self, played):
        read = files({"game.txt": ["9h 5s", "4d 2d Ks Kd 9d 3c 6d"]})
        assert played(main, ["game.txt"], read).printed.splitlines() == [
            "9h 5s",
            "4d 2d Ks Kd 9d 3c 6d Flush (winner)",
        ], "the lines that read gave, with their marks"

    def test_main_returns_0(self, played):
        read = files({"game.txt": ["9h 5s"]})
        assert played(main, ["game.txt"], read).returned == 0, "0 says that all went well"

    def test_main_without_arguments_takes_what_is_typed(self, played):
        typed = ["9h 5s", "6♣ 6♦ A♣ 3♠ K♠ T♥ 8♦"]
        assert played(main, [], typed=typed).printed.splitlines() == [
            "9h 5s",
            "6♣ 6♦ A♣ 3♠ K♠ T♥ 8♦ Pair (winner)",
        ], "no file is named, so the lines come from standard input"

    def test_main_without_arguments_reads_the_file_called_dash(self, played):
        read = files({"-": ["9h 5s"]})
        assert played(main, [], read).printed.splitlines() == ["9h 5s"], "read knows standard input by the name '-'"

    def test_main_looks_at_the_first_argument_only(self, played):
        read = files({"one.txt": ["9h 5s"], "two.txt": ["Ac Qc"]})
        assert played(main, ["one.txt", "two.txt"], read).printed.splitlines() == ["9h 5s"], "the first is the file"

    def test_main_prints_nothing_of_an_empty_file(self, played):
        read = files({"empty.txt": []})
        assert played(main, ["empty.txt"], read).printed.strip() == "", "no lines in, no lines out"

    def test_main_returns_1_for_a_bad_line(self, played):
        read = files({"game.txt": ["9h 5s", "hello"]})
        assert played(main, ["game.txt"], read).returned == 1, "1 says that something went wrong"

    def test_main_says_which_line_is_bad(self, played):
        read = files({"game.txt": ["9h 5s", "hello"]})
        assert "2" in played(main, ["game.txt"], read).printed, "the message has the number of the line"

    def test_main_says_which_word_is_bad(self, played):
        read = files({"game.txt": ["9h 5s", "hello"]})
        assert "hello" in played(main, ["game.txt"], read).printed, "the message has the word"

    def test_main_prints_no_scores_where_a_line_is_bad(self, played):
        read = files({"game.txt": ["4d 2d Ks Kd 9d 3c 6d", "hello"]})
        assert "Flush" not in played(main, ["game.txt"], read).printed, (
            "who has won can't be said where a line is bad: only the message is printed"
        )

    def test_main_returns_1_for_a_missing_file(self, played):
        assert played(main, ["no such file.txt"]).returned == 1, "1 says that something went wrong"

    def test_main_says_which_file_is_missing(self, played):
        assert "no such file.txt" in played(main, ["no such file.txt"]).printed, (
            "the message has the name that was asked for"
        )
