"""The tests of the one-player game. Each class is a stage: go from one to the next."""

import pytest
from dragon_quest import calc_hand, change_hand, double_up, main, showdown_hand

RANKS = [*"23456789", "10", *"JQKA"]
WHOLE_DECK = {f"{mark}-{rank}" for mark in "♠♥♦♣" for rank in RANKS}
KEEP = [""] * 5
CARDS = ["♥-4", "♠-9", "♣-4", "♠-3", "♠-2"]


def hand(text):
    """The cards of a text such as '♥-4 ♠-9'."""
    return text.split()


def pile(text):
    """A deck from which the cards of the text are drawn, the first one first."""
    return text.split()[::-1]


def stacked(*deals):
    """A shuffle for main. The first deck that it is given gets the cards of the first text on top, in the order in
    which they will be drawn; the second deck those of the second text, and so on."""
    rest = list(deals)

    def shuffle(deck):
        if len(deck) != 52 or set(deck) != WHOLE_DECK:
            raise AssertionError(f"shuffle must get a whole new deck: this one has {len(deck)} cards, not 52")
        if not rest:
            raise AssertionError(
                f"main takes a new deck after the {len(deals)} that it needs here: does it play when nobody wants it?"
            )
        top = pile(rest.pop(0))
        deck[:] = [card for card in deck if card not in top] + top

    shuffle.__name__ = f"stacked({', '.join(repr(deal) for deal in deals)})"
    return shuffle


def straight(lowest):
    """Five cards in a row, in mixed order and of several marks. 'A' is the lowest of A2345."""
    order = ["A", *RANKS]
    start = order.index(lowest)
    a, b, c, d, e = order[start : start + 5]
    return [f"♠-{c}", f"♥-{a}", f"♠-{e}", f"♦-{b}", f"♣-{d}"]


class TestSameNumber:
    """Count pairs, threes and fours

    Start calc_hand: how many pairs a hand has, and whether three or four of its cards have the same rank.
    """

    def test_one_pair(self):
        assert calc_hand(hand("♥-4 ♠-9 ♣-4 ♠-3 ♠-2"))["match_pair_count"] == 1, "the fours are a pair"

    def test_a_pair_at_the_top_of_the_ranks(self):
        assert calc_hand(hand("♠-A ♥-3 ♦-A ♣-7 ♠-10"))["match_pair_count"] == 1, "the aces are a pair"

    def test_a_pair_of_tens(self):
        assert calc_hand(hand("♠-10 ♥-3 ♦-A ♣-7 ♥-10"))["match_pair_count"] == 1, "a ten is written with two digits"

    def test_a_pair_is_not_three_or_four(self):
        assert calc_hand(hand("♥-4 ♠-9 ♣-4 ♠-3 ♠-2"))["same_number"] == 0, "same_number counts from three cards on"

    def test_two_pairs(self):
        assert calc_hand(hand("♥-4 ♥-K ♣-4 ♠-K ♣-6"))["match_pair_count"] == 2, "fours and kings"

    def test_two_pairs_are_not_three_or_four(self):
        assert calc_hand(hand("♥-4 ♥-K ♣-4 ♠-K ♣-6"))["same_number"] == 0, "same_number counts from three cards on"

    def test_three_cards(self):
        assert calc_hand(hand("♠-7 ♥-2 ♦-7 ♣-J ♣-7"))["same_number"] == 3, "three sevens"

    def test_three_cards_at_the_top_of_the_ranks(self):
        assert calc_hand(hand("♠-K ♥-2 ♦-K ♣-J ♣-K"))["same_number"] == 3, "three kings"

    def test_three_cards_are_no_pair(self):
        assert calc_hand(hand("♠-7 ♥-2 ♦-7 ♣-J ♣-7"))["match_pair_count"] == 0, "three sevens are no pair of sevens"

    def test_four_cards(self):
        assert calc_hand(hand("♠-Q ♥-Q ♦-3 ♦-Q ♣-Q"))["same_number"] == 4, "four queens"

    def test_four_cards_are_no_pairs(self):
        assert calc_hand(hand("♠-Q ♥-Q ♦-3 ♦-Q ♣-Q"))["match_pair_count"] == 0, "four queens are not two pairs"

    @pytest.mark.parametrize("cards", ["♠-9 ♥-5 ♦-9 ♣-5 ♣-9", "♠-5 ♥-9 ♦-5 ♣-9 ♣-5"])
    def test_the_three_of_a_full_house(self, cards):
        assert calc_hand(hand(cards))["same_number"] == 3, "three of one rank, beside a pair"

    @pytest.mark.parametrize("cards", ["♠-9 ♥-5 ♦-9 ♣-5 ♣-9", "♠-5 ♥-9 ♦-5 ♣-9 ♣-5"])
    def test_the_pair_of_a_full_house(self, cards):
        assert calc_hand(hand(cards))["match_pair_count"] == 1, "one pair, beside three of another rank"

    def test_five_different_ranks_have_no_pair(self):
        assert calc_hand(hand("♠-9 ♠-2 ♦-K ♣-5 ♥-J"))["match_pair_count"] == 0, "every rank comes once"

    def test_five_different_ranks_have_no_same_number(self):
        assert calc_hand(hand("♠-9 ♠-2 ♦-K ♣-5 ♥-J"))["same_number"] == 0, "every rank comes once"

    def test_the_hand_stays_as_it_is(self):
        cards = hand("♠-9 ♠-2 ♦-K ♣-5 ♥-J")
        calc_hand(cards)
        assert cards == ["♠-9", "♠-2", "♦-K", "♣-5", "♥-J"], "calc_hand only looks: it neither sorts nor removes"


class TestFlushAndStraight:
    """One mark, and five in a row

    End calc_hand: all cards of one mark are a flush, five ranks in a row a straight. The ace may stand at both ends.
    """

    @pytest.mark.parametrize("mark", list("♠♥♦♣"))
    def test_a_flush(self, mark):
        cards = [f"{mark}-{rank}" for rank in ["9", "2", "K", "10", "J"]]
        assert calc_hand(cards)["is_flush"] is True, f"all five cards have the mark {mark}"

    @pytest.mark.parametrize("place", range(5))
    def test_four_cards_of_a_mark_are_no_flush(self, place):
        cards = hand("♥-9 ♥-2 ♥-K ♥-5 ♥-J")
        cards[place] = "♦-8"
        assert calc_hand(cards)["is_flush"] is False, "one card has another mark"

    def test_two_red_marks_are_no_flush(self):
        assert calc_hand(hand("♥-9 ♦-2 ♥-K ♦-5 ♥-J"))["is_flush"] is False, "one colour is not yet one mark"

    @pytest.mark.parametrize("lowest", RANKS[:9])
    def test_a_straight_in_any_order(self, lowest):
        assert calc_hand(straight(lowest))["is_straight"] is True, "sorted, the ranks are five in a row"

    def test_the_ace_below_the_two(self):
        assert calc_hand(straight("A"))["is_straight"] is True, "A2345 is a straight: the ace may stand at the low end"

    @pytest.mark.parametrize("cards", ["♠-Q ♥-K ♠-A ♦-2 ♣-3", "♠-J ♥-Q ♠-K ♦-A ♣-2", "♠-K ♥-A ♠-2 ♦-3 ♣-4"])
    def test_the_ace_in_the_middle(self, cards):
        assert calc_hand(hand(cards))["is_straight"] is False, "the ace ends a row: none goes on behind it"

    @pytest.mark.parametrize(
        "cards",
        [
            "♠-2 ♥-3 ♠-4 ♦-5 ♣-7",
            "♠-2 ♥-4 ♠-5 ♦-6 ♣-7",
            "♠-2 ♥-3 ♠-4 ♦-6 ♣-A",
            "♠-3 ♥-4 ♠-5 ♦-6 ♣-A",
            "♠-9 ♥-J ♠-Q ♦-K ♣-A",
            "♠-2 ♥-3 ♠-4 ♦-5 ♣-9",
        ],
    )
    def test_a_row_with_a_gap(self, cards):
        assert calc_hand(hand(cards))["is_straight"] is False, "one rank of the row is missing"

    @pytest.mark.parametrize("cards", ["♠-9 ♥-8 ♠-8 ♦-6 ♣-5", "♠-J ♥-J ♠-Q ♦-K ♣-A", "♠-2 ♥-3 ♠-4 ♦-5 ♣-5"])
    def test_a_pair_in_the_row(self, cards):
        assert calc_hand(hand(cards))["is_straight"] is False, "a straight has five different ranks"

    def test_a_straight_is_no_flush(self):
        assert calc_hand(straight("5"))["is_flush"] is False, "a row of several marks"

    def test_a_flush_is_no_straight(self):
        assert calc_hand(hand("♣-9 ♣-2 ♣-K ♣-5 ♣-J"))["is_straight"] is False, "one mark, and no row"

    def test_both(self):
        assert calc_hand(hand("♣-8 ♣-6 ♣-10 ♣-7 ♣-9"))["is_straight"] is True, "6 to 10, all of clubs"


class TestShowdown:
    """Name the role and its score

    From what calc_hand has found out, showdown_hand says which of the ten roles it is, and what it scores.
    """

    @pytest.mark.parametrize(
        ("cards", "role"),
        [
            ("♠-9 ♠-2 ♦-K ♣-5 ♥-J", ("No role", 0)),
            ("♥-4 ♠-9 ♣-4 ♠-3 ♠-2", ("1 pair", 150)),
            ("♥-4 ♥-K ♣-4 ♠-K ♣-6", ("2 pairs", 200)),
            ("♠-7 ♥-2 ♦-7 ♣-J ♣-7", ("3 cards", 250)),
            ("♠-8 ♥-6 ♠-10 ♦-7 ♣-9", ("Straight", 300)),
            ("♥-9 ♥-2 ♥-K ♥-5 ♥-J", ("Flush", 400)),
            ("♠-9 ♥-5 ♦-9 ♣-5 ♣-9", ("Full house", 500)),
            ("♠-Q ♥-Q ♦-3 ♦-Q ♣-Q", ("4 cards", 1000)),
            ("♣-8 ♣-6 ♣-10 ♣-7 ♣-9", ("Straight flush", 2000)),
            ("♦-10 ♦-J ♦-Q ♦-K ♦-A", ("Royal straight flush", 10000)),
        ],
        ids=lambda value: value[0] if isinstance(value, tuple) else "",
    )
    def test_each_role(self, cards, role):
        assert showdown_hand(calc_hand(hand(cards)), hand(cards)) == role, "so says the table of roles and scores"

    @pytest.mark.parametrize("cards", ["♦-A ♦-K ♦-Q ♦-J ♦-10", "♠-Q ♠-10 ♠-A ♠-J ♠-K", "♣-K ♣-A ♣-10 ♣-Q ♣-J"])
    def test_a_royal_straight_flush_in_any_order(self, cards):
        wanted = ("Royal straight flush", 10000)
        assert showdown_hand(calc_hand(hand(cards)), hand(cards)) == wanted, "10 to A of one mark, as they were dealt"

    @pytest.mark.parametrize("cards", ["♠-2 ♠-3 ♠-4 ♠-5 ♠-A", "♥-A ♥-2 ♥-3 ♥-4 ♥-5"])
    def test_ace_to_five_of_one_mark(self, cards):
        wanted = ("Straight flush", 2000)
        assert showdown_hand(calc_hand(hand(cards)), hand(cards)) == wanted, "the ace is low: nothing royal about it"

    def test_nine_to_king_of_one_mark(self):
        cards = hand("♣-9 ♣-10 ♣-J ♣-Q ♣-K")
        assert showdown_hand(calc_hand(cards), cards) == ("Straight flush", 2000), "the ace is missing"

    def test_ten_to_ace_of_several_marks(self):
        cards = hand("♣-10 ♠-J ♣-Q ♦-K ♥-A")
        assert showdown_hand(calc_hand(cards), cards) == ("Straight", 300), "a royal straight flush is a flush"

    def test_ace_to_five_of_several_marks(self):
        cards = hand("♣-A ♠-2 ♣-3 ♦-4 ♥-5")
        assert showdown_hand(calc_hand(cards), cards) == ("Straight", 300), "the ace at the low end"

    def test_ten_and_ace_of_one_mark(self):
        cards = hand("♣-10 ♣-J ♣-Q ♣-3 ♣-A")
        assert showdown_hand(calc_hand(cards), cards) == ("Flush", 400), "no row, so only a flush"

    def test_a_pair_that_came_last(self):
        cards = hand("♠-9 ♠-2 ♦-J ♣-K ♥-K")
        assert showdown_hand(calc_hand(cards), cards) == ("1 pair", 150), "every pair counts, whatever its rank"


class TestChange:
    """Exchange cards one by one

    change_hand asks about every card once. A y replaces it by the next one of the deck, everything else keeps it.
    """

    def test_keep_them_all(self, played):
        deck, wanted = pile("♥-K ♠-K"), hand("♥-4 ♠-9 ♣-4 ♠-3 ♠-2")
        assert played(change_hand, CARDS.copy(), deck, typed=list("nnnnn")).returned == wanted, "no change at all"

    def test_replace_one(self, played):
        deck, wanted = pile("♥-K ♠-K"), hand("♥-4 ♥-K ♣-4 ♠-3 ♠-2")
        why = "the second card is replaced by the deck's last one"
        assert played(change_hand, CARDS.copy(), deck, typed=list("nynnn")).returned == wanted, why

    def test_replace_three(self, played):
        deck, wanted = pile("♥-K ♠-K ♣-6 ♦-J"), hand("♥-4 ♥-K ♣-4 ♠-K ♣-6")
        why = "three new cards, in the order drawn, each in the place of an old one"
        assert played(change_hand, CARDS.copy(), deck, typed=list("nynyy")).returned == wanted, why

    def test_replace_all(self, played):
        deck, wanted = pile("♥-K ♠-K ♣-6 ♦-J ♥-8 ♠-5"), hand("♥-K ♠-K ♣-6 ♦-J ♥-8")
        assert played(change_hand, CARDS.copy(), deck, typed=list("yyyyy")).returned == wanted, "five new cards"

    def test_only_drawn_cards_leave_the_deck(self, played):
        deck = pile("♥-K ♠-K ♣-6 ♦-J ♥-8 ♠-5")
        played(change_hand, CARDS.copy(), deck, typed=list("nynyn"))
        assert deck == ["♠-5", "♥-8", "♦-J", "♣-6"], "two cards were drawn from the end, and none is put back"

    @pytest.mark.parametrize("card", ["♥-4", "♠-9", "♣-10", "♠-3", "♠-A"])
    def test_every_card_is_shown(self, played, card):
        cards, deck = hand("♥-4 ♠-9 ♣-10 ♠-3 ♠-A"), pile("♥-K")
        assert card in played(change_hand, cards, deck, typed=list("nnnnn")).printed, "each question shows its card"

    def test_one_question_a_card(self, played):
        deck = pile("♥-K ♠-K ♣-6 ♦-J ♥-8 ♠-5")
        why = "five cards, five questions: nobody asks about a card that has just come"
        assert played(change_hand, CARDS.copy(), deck, typed=list("yynyyq")).unread == ["q"], why

    @pytest.mark.parametrize("answer", ["", "n", "N", "no", "z", "0", "12", "?"])
    def test_everything_else_keeps_the_card(self, played, answer):
        deck, typed = pile("♥-K ♠-K"), [answer, "n", "n", "n", "n"]
        assert played(change_hand, CARDS.copy(), deck, typed=typed).returned == CARDS, "only y replaces a card"

    @pytest.mark.parametrize("answer", ["Y", " y", "y ", " Y "])
    def test_a_capital_or_a_space(self, played, answer):
        deck, typed = pile("♥-K ♠-K"), ["n", "n", answer, "n", "n"]
        wanted = hand("♥-4 ♠-9 ♥-K ♠-3 ♠-2")
        why = "capitals and spaces around don't matter"
        assert played(change_hand, CARDS.copy(), deck, typed=typed).returned == wanted, why


class TestDoubleUp:
    """Stronger, weaker or equal

    Five cards, one of them face up. The player chooses one of the others, and it doubles the score, or takes it all.
    """

    @pytest.mark.parametrize(("number", "score"), [("1", 0), ("2", 300), ("3", 0), ("4", 300)])
    def test_each_of_the_four(self, played, number, score):
        deck = pile("♠-8 ♦-7 ♥-Q ♣-2 ♠-9 ♥-A")
        wanted = "the eight lies face up, 1 is the seven, 2 the queen, 3 the two, 4 the nine"
        assert played(double_up, 150, deck, typed=[number]).returned == score, wanted

    def test_the_demonstration_of_the_article_wins(self, played):
        deck = pile("♠-6 ♦-3 ♥-Q ♣-2 ♦-5")
        assert played(double_up, 200, deck, typed=["2"]).returned == 400, "a queen beats a six: the score doubles"

    def test_the_demonstration_of_the_article_loses(self, played):
        deck = pile("♠-K ♦-3 ♥-Q ♦-2 ♣-A")
        assert played(double_up, 400, deck, typed=["3"]).returned == 0, "a two is weaker than a king: all is lost"

    @pytest.mark.parametrize(
        ("up", "chosen"), [("9", "10"), ("2", "10"), ("10", "J"), ("J", "Q"), ("Q", "K"), ("K", "A"), ("2", "A")]
    )
    def test_ranks_in_their_order(self, played, up, chosen):
        deck = pile(f"♠-{up} ♣-4 ♦-4 ♥-4 ♦-{chosen}")
        assert played(double_up, 150, deck, typed=["4"]).returned == 300, f"{chosen} is stronger than {up}"

    @pytest.mark.parametrize(
        ("up", "chosen"), [("10", "9"), ("10", "2"), ("J", "10"), ("Q", "J"), ("K", "Q"), ("A", "K"), ("A", "2")]
    )
    def test_ranks_against_their_order(self, played, up, chosen):
        deck = pile(f"♠-{up} ♥-{chosen} ♣-4 ♦-4 ♥-4")
        assert played(double_up, 150, deck, typed=["1"]).returned == 0, f"{chosen} is weaker than {up}"

    @pytest.mark.parametrize(("up", "chosen"), [("♠-8", "♥-8"), ("♥-8", "♠-8"), ("♦-A", "♣-A"), ("♣-10", "♠-10")])
    def test_equal_cards(self, played, up, chosen):
        deck = pile(f"{up} ♣-3 {chosen} ♦-3 ♥-3")
        assert played(double_up, 150, deck, typed=["2"]).returned == 150, "neither stronger nor weaker: the score stays"

    def test_five_cards_leave_the_deck(self, played):
        deck = pile("♠-8 ♦-7 ♥-Q ♣-2 ♠-9 ♥-A ♦-K")
        played(double_up, 150, deck, typed=["1"])
        assert deck == ["♦-K", "♥-A"], "five cards are drawn from the end of the deck"

    def test_the_card_face_up_is_shown(self, played):
        deck = pile("♠-8 ♦-7 ♥-Q ♣-2 ♠-9")
        assert "♠-8" in played(double_up, 150, deck, typed=["3"]).printed, "without it nobody could choose"

    def test_the_chosen_card_is_shown(self, played):
        deck = pile("♠-8 ♦-7 ♥-Q ♣-2 ♠-9")
        assert "♥-Q" in played(double_up, 150, deck, typed=["2"]).printed, "the player wants to see the card"

    def test_the_score_at_stake_is_shown(self, played):
        deck = pile("♠-8 ♦-7 ♥-Q ♣-2 ♠-9")
        assert "150" in played(double_up, 150, deck, typed=["3"]).printed, "the player wants to know what is at stake"

    def test_the_new_score_is_shown(self, played):
        deck = pile("♠-8 ♦-7 ♥-Q ♣-2 ♠-9")
        assert "500" in played(double_up, 250, deck, typed=["2"]).printed, "twice 250"

    def test_a_winner_is_told(self, played):
        deck = pile("♠-8 ♦-7 ♥-Q ♣-2 ♠-9")
        assert "win!" in played(double_up, 150, deck, typed=["2"]).printed, "a queen beats an eight"

    def test_a_loser_is_told(self, played):
        deck = pile("♠-8 ♦-7 ♥-Q ♣-2 ♠-9")
        assert "lose" in played(double_up, 150, deck, typed=["3"]).printed, "a two is weaker than an eight"

    def test_equal_cards_are_told(self, played):
        deck = pile("♠-8 ♦-7 ♥-Q ♣-8 ♠-9")
        assert "equal" in played(double_up, 150, deck, typed=["3"]).printed, "an eight against an eight"

    @pytest.mark.parametrize("number", ["1", "3"])
    def test_only_a_winner_is_told_to_win(self, played, number):
        deck = pile("♠-8 ♦-7 ♥-Q ♣-8 ♠-9")
        assert "win!" not in played(double_up, 150, deck, typed=[number]).printed, "this card is not stronger"


class TestChoice:
    """Ask until the choice is 1, 2, 3 or 4

    A player types what a player types. The question comes again, the cards stay on the table.
    """

    @pytest.mark.parametrize(
        "answer", ["12", "0", "5", "11", "-1", "-4", "", " ", "y", "two", "2.5", "2,3", "2 3", "♥-Q", "²", "1e0"]
    )
    def test_the_question_comes_again(self, played, answer):
        deck = pile("♠-8 ♦-7 ♥-Q ♣-2 ♠-3 ♥-9 ♦-2 ♣-4 ♥-6 ♦-K ♠-8 ♦-3 ♥-3 ♣-3 ♠-2")
        assert played(double_up, 150, deck, typed=[answer, "2"]).returned == 300, "ask again: 2 is the queen"

    @pytest.mark.parametrize("answer", ["9" * 5000, "-" + "9" * 5000, "1" * 5000], ids=["nines", "minus", "ones"])
    def test_a_number_without_end(self, played, answer):
        deck = pile("♠-8 ♦-7 ♥-Q ♣-2 ♠-3 ♥-9 ♦-2 ♣-4 ♥-6 ♦-K")
        assert played(double_up, 150, deck, typed=[answer, "2"]).returned == 300, "ask again: 2 is the queen"

    def test_the_cards_stay(self, played):
        deck = pile("♠-8 ♦-7 ♥-Q ♣-2 ♠-3 ♥-9 ♦-2 ♣-4 ♥-6 ♦-K ♠-5")
        played(double_up, 150, deck, typed=["12", "2"])
        assert deck == ["♠-5", "♦-K", "♥-6", "♣-4", "♦-2", "♥-9"], "no new cards are dealt: five were drawn, as ever"

    def test_asked_as_often_as_needed(self, played):
        deck = pile("♠-8 ♦-7 ♥-Q ♣-2 ♠-3 ♥-9 ♦-2 ♣-4 ♥-6 ♦-K")
        answers = ["5", "0", "", "what?", "1 2", "5", "44", "-2", "2"]
        assert played(double_up, 150, deck, typed=answers).returned == 300, "the ninth answer is the first that counts"

    def test_a_bad_choice_can_still_lose(self, played):
        deck = pile("♠-8 ♦-7 ♥-Q ♣-2 ♠-3 ♥-9 ♦-A ♣-K ♥-K ♦-K")
        assert played(double_up, 150, deck, typed=["0", "3"]).returned == 0, "the question came again: 3 is the two"

    @pytest.mark.parametrize("answer", ["2 ", " 2", "  2  "])
    def test_spaces_around(self, played, answer):
        deck = pile("♠-8 ♦-7 ♥-Q ♣-2 ♠-3")
        assert played(double_up, 150, deck, typed=[answer]).returned == 300, "spaces around the number don't matter"

    def test_a_good_choice_is_asked_once(self, played):
        deck = pile("♠-8 ♦-7 ♥-Q ♣-2 ♠-3")
        assert played(double_up, 150, deck, typed=["2", "1"]).unread == ["1"], (
            "2 is a card: there is nothing left to ask"
        )


class TestGame:
    """Deal, change, double up, collect

    main puts the game together: a new deck for each game and each round, scores that can be collected, a polite end.
    """

    def test_a_game_without_a_role(self, played):
        cards = stacked("♠-9 ♠-2 ♦-K ♣-5 ♥-J")
        assert played(main, cards, typed=[*KEEP, "q"]).returned == 0, "no role, nothing to collect, and q ends"

    def test_a_pair_is_collected(self, played):
        cards = stacked("♥-4 ♠-9 ♣-4 ♠-3 ♠-2")
        assert played(main, cards, typed=[*KEEP, "n", "q"]).returned == 150, "one pair, no double-up: 150 are collected"

    def test_the_new_hand_counts(self, played):
        cards = stacked("♥-4 ♠-9 ♣-4 ♠-3 ♠-2 ♥-K ♠-K ♣-6")
        typed = ["", "y", "", "y", "y", "n", "q"]
        assert played(main, cards, typed=typed).returned == 200, "the exchange made two pairs, fours and kings"

    def test_the_new_hand_is_shown(self, played):
        cards = stacked("♥-4 ♠-9 ♣-4 ♠-3 ♠-2 ♥-K ♠-K ♣-6")
        assert "♣-6" in played(main, cards, typed=["", "y", "", "y", "y", "n", "q"]).printed, "the last card that came"

    @pytest.mark.parametrize("words", ["2 pairs", "200"])
    def test_role_and_score_are_shown(self, played, words):
        cards = stacked("♥-4 ♥-K ♣-4 ♠-K ♣-6")
        assert words in played(main, cards, typed=[*KEEP, "n", "q"]).printed, "the player wants to know"

    def test_no_role_is_shown(self, played):
        cards = stacked("♠-9 ♠-2 ♦-K ♣-5 ♥-J")
        assert "No role" in played(main, cards, typed=[*KEEP, "q"]).printed, "the player wants to know"

    def test_double_up_and_collect(self, played):
        cards = stacked("♥-4 ♠-9 ♣-4 ♠-3 ♠-2", "♠-6 ♦-3 ♥-Q ♣-2 ♦-5")
        typed = [*KEEP, "y", "2", "n", "q"]
        assert played(main, cards, typed=typed).returned == 300, "a queen beats the six, and then 300 are collected"

    def test_double_up_twice(self, played):
        cards = stacked("♥-4 ♠-9 ♣-4 ♠-3 ♠-2", "♠-6 ♦-3 ♥-Q ♣-2 ♦-5", "♠-8 ♥-Q ♦-3 ♣-2 ♦-5")
        typed = [*KEEP, "y", "2", "Y", "1", "n", "q"]
        assert played(main, cards, typed=typed).returned == 600, "150, 300, 600, each round from a new deck"

    def test_a_lost_round_ends_the_game(self, played):
        cards = stacked("♥-4 ♠-9 ♣-4 ♠-3 ♠-2", "♠-K ♦-3 ♥-Q ♦-2 ♣-A", "♥-8 ♠-9 ♣-8 ♠-3 ♠-2")
        typed = [*KEEP, "y", "3", "y", *KEEP, "n", "q"]
        assert played(main, cards, typed=typed).returned == 150, "lost: y is the answer to another game, with a pair"

    def test_equal_cards_end_nothing(self, played):
        cards = stacked("♥-4 ♠-9 ♣-4 ♠-3 ♠-2", "♠-8 ♦-3 ♥-8 ♣-2 ♦-5", "♠-6 ♦-3 ♥-Q ♣-2 ♦-5")
        typed = [*KEEP, "y", "2", "y", "2", "n", "q"]
        assert played(main, cards, typed=typed).returned == 300, "equal: the same question again, and then a win"

    def test_a_score_that_stayed_is_collected(self, played):
        cards = stacked("♥-4 ♠-9 ♣-4 ♠-3 ♠-2", "♠-8 ♦-3 ♥-8 ♣-2 ♦-5")
        assert played(main, cards, typed=[*KEEP, "y", "2", "", "q"]).returned == 150, "equal, then collected"

    def test_no_double_up_without_a_role(self, played):
        cards = stacked("♠-9 ♠-2 ♦-K ♣-5 ♥-J", "♥-4 ♠-9 ♣-4 ♠-3 ♠-2")
        typed = [*KEEP, "y", *KEEP, "n", "q"]
        assert played(main, cards, typed=typed).returned == 150, "0 can't be doubled: y is the answer to another game"

    @pytest.mark.parametrize("answer", ["", "n", "z", "2", "double", "-1"])
    def test_everything_but_y_collects(self, played, answer):
        cards = stacked("♥-4 ♠-9 ♣-4 ♠-3 ♠-2")
        assert played(main, cards, typed=[*KEEP, answer, "q"]).returned == 150, "a slip must not cost the score"

    def test_the_scores_of_all_games_add_up(self, played):
        cards = stacked("♥-4 ♠-9 ♣-4 ♠-3 ♠-2", "♠-7 ♥-2 ♦-7 ♣-J ♣-7")
        assert played(main, cards, typed=[*KEEP, "n", "", *KEEP, "n", "q"]).returned == 400, "150 and 250"

    def test_the_total_is_shown(self, played):
        cards = stacked("♥-4 ♠-9 ♣-4 ♠-3 ♠-2", "♠-7 ♥-2 ♦-7 ♣-J ♣-7")
        assert "400" in played(main, cards, typed=[*KEEP, "n", "", *KEEP, "n", "q"]).printed, (
            "150 and 250 were collected"
        )

    def test_every_game_begins_with_nothing(self, played):
        cards = stacked("♥-4 ♠-9 ♣-4 ♠-3 ♠-2", "♠-9 ♠-2 ♦-K ♣-5 ♥-J")
        typed = [*KEEP, "n", "", *KEEP, "q"]
        assert played(main, cards, typed=typed).returned == 150, "150 were collected once; no role adds nothing"

    @pytest.mark.parametrize("answer", ["", "y", "n", "z", "0"])
    def test_everything_but_q_plays_on(self, played, answer):
        cards = stacked("♠-9 ♠-2 ♦-K ♣-5 ♥-J", "♥-4 ♠-9 ♣-4 ♠-3 ♠-2")
        typed = [*KEEP, answer, *KEEP, "n", "q"]
        assert played(main, cards, typed=typed).returned == 150, "the second game has a pair"

    @pytest.mark.parametrize("answer", ["Q", " q", "q "])
    def test_a_capital_or_a_space_ends_too(self, played, answer):
        cards = stacked("♠-9 ♠-2 ♦-K ♣-5 ♥-J")
        assert played(main, cards, typed=[*KEEP, answer, "y"]).unread == ["y"], "after q nothing more is asked"

    @pytest.mark.parametrize("answers", range(14))
    def test_the_input_ends_in_the_middle(self, played, answers):
        cards = stacked("♥-4 ♠-9 ♣-4 ♠-3 ♠-2", "♠-7 ♥-2 ♦-7 ♣-J ♣-7", "♠-8 ♦-7 ♥-Q ♣-8 ♠-9")
        typed = [*KEEP, "n", "", *KEEP, "y"][:answers]
        collected = 150 if answers > 5 else 0
        assert played(main, cards, typed=typed).returned == collected, "what was collected before the end is the total"

    def test_the_input_ends_after_a_bad_choice(self, played):
        cards = stacked("♥-4 ♠-9 ♣-4 ♠-3 ♠-2", "♠-8 ♦-7 ♥-Q ♣-8 ♠-9")
        assert played(main, cards, typed=[*KEEP, "y", "12"]).returned == 0, "150 were at stake, not collected"

    @pytest.mark.parametrize("card", ["♦-7", "♠-A", "♥-K", "♣-Q"])
    def test_a_card_that_lies_face_down_is_hidden(self, played, card):
        cards = stacked("♥-4 ♠-9 ♣-4 ♠-3 ♠-2", "♠-8 ♦-7 ♠-A ♥-K ♣-Q")
        assert card not in played(main, cards, typed=[*KEEP, "y"]).printed, "no card was chosen yet: it lies face down"

    def test_without_shuffle(self, played):
        assert played(main, typed=[]).returned == 0, (
            "where no shuffle is given, random.shuffle does: main can be called"
        )
