"""The tests of the video poker game. Each class is a stage: go from one to the next."""

import re

import pytest
from video_poker import (
    deal,
    draw,
    frac,
    getbet,
    main,
    name,
    newdeck,
    payoff,
    printcard,
    printhand,
    rate,
    select,
)


def shown(printed):
    """The cards in a text, in order, such as ['3♦', 'T♣']."""
    return re.findall("[A2-9TJQK][♠♥♦♣]", printed)


def numbers(printed):
    """The whole numbers in a text, in order and without a sign."""
    return [int(digits) for digits in re.findall(r"\d+", re.sub(r"(?<=\d),(?=\d{3})", "", printed))]


def last_number(printed):
    """The last whole number in a text, None where there is none."""
    return numbers(printed)[-1] if numbers(printed) else None


def stacked(*rounds):
    """A shuffle that lays these cards on top of the deck, such as '3♦ T♣': one text for each deck in turn."""
    rest = list(rounds)

    def shuffle(deck):
        top = rest.pop(0).split() if rest else []
        wanted = ["A23456789TJQK".index(face) + 1 + ("♠♥♦♣".index(suit) + 1) / 10 for face, suit in top]
        deck.sort()
        deck.sort(key=lambda card: wanted.index(round(card, 1)) if round(card, 1) in wanted else len(wanted))

    shuffle.__name__ = "stacked(" + ", ".join(repr(cards) for cards in rounds) + ")"
    return shuffle


# The game that the assignment shows: what lies on top of the deck, what the player types, and the balance afterwards.
TRACE = [
    ("3♦ 5♦ 9♣ 9♠ 3♠ 4♥", ["25", "2", "0"], 150),
    ("K♦ K♠ K♥ 8♠ 3♦ 6♥ 9♠", ["", "4", "5", "0"], 250),
    ("2♠ A♣ 3♦ 4♣ 4♦ T♣", ["500", "50", "5", "0"], 200),
    ("J♠ A♣ 8♥ 3♠ Q♠ 9♦ 7♠ T♠", ["", "3", "4", "5", "0"], 150),
    ("9♦ 8♠ 3♣ 5♠ 8♣ 2♠ 2♣ 3♠", ["150", "1", "3", "4", "0"], 450),
    ("Q♠ A♠ 9♥ 7♦ T♦ 4♦ 2♦ 6♥", ["450", "3", "4", "5", "0"], 0),
]
TRACE_DECKS = [cards for cards, _, _ in TRACE]


class TestDeck:
    """A deck of numbers

    Make the 52 cards, have them shuffled, and deal five from the front.
    """

    def test_all_cards(self):
        wanted = [1.1, 1.2, 1.3, 1.4, 2.1, 2.2, 2.3, 2.4, 3.1, 3.2, 3.3, 3.4, 4.1, 4.2, 4.3, 4.4, 5.1, 5.2, 5.3, 5.4]
        wanted += [6.1, 6.2, 6.3, 6.4, 7.1, 7.2, 7.3, 7.4, 8.1, 8.2, 8.3, 8.4, 9.1, 9.2, 9.3, 9.4, 10.1, 10.2, 10.3]
        wanted += [10.4, 11.1, 11.2, 11.3, 11.4, 12.1, 12.2, 12.3, 12.4, 13.1, 13.2, 13.3, 13.4]
        assert [round(card, 6) for card in sorted(newdeck())] == wanted, "thirteen faces in four suits, each card once"

    def test_shuffled_by_the_given_function(self):
        deck = newdeck(shuffle=stacked("T♣ A♠ 7♦ K♥"))
        assert [round(card, 1) for card in deck[:4]] == [10.4, 1.1, 7.3, 13.2], (
            "the order is the one that shuffle makes"
        )

    def test_shuffled_once_as_a_whole(self):
        sizes = []
        newdeck(shuffle=lambda deck: sizes.append(len(deck)))
        assert sizes == [52], "shuffle is called once, when all 52 cards are there"

    def test_without_a_shuffle_given(self):
        assert newdeck() != newdeck(), "left out, shuffle is random.shuffle: two decks in the same order never happen"

    def test_every_deck_is_new(self):
        first = newdeck()
        deal(first)
        assert len(newdeck()) == 52, "a deck dealt from before takes nothing away from the next one, and adds nothing"

    def test_five_from_the_front(self):
        assert deal([2.1, 13.4, 1.1, 7.2, 7.3, 9.4, 5.2]) == [2.1, 13.4, 1.1, 7.2, 7.3], (
            "the first five, in their order"
        )

    def test_what_is_dealt_is_gone(self):
        deck = [2.1, 13.4, 1.1, 7.2, 7.3, 9.4, 5.2]
        deal(deck)
        assert deck == [9.4, 5.2], "a card in the hand is no longer in the deck, or it could come twice"


class TestShow:
    """Show the hand

    Read face and suit off the number, and print a hand with gaps where cards were thrown away.
    """

    @pytest.mark.parametrize(("card", "suit"), [(1.1, 1), (5.3, 3), (8.2, 2), (13.4, 4), (2.3, 3), (10.1, 1)])
    def test_the_suit_of_a_card(self, card, suit):
        assert frac(card) == suit, "the digit behind the point; what % gives may be a hair above or below it"

    @pytest.mark.parametrize("suit", [1, 2, 3, 4])
    def test_the_suit_of_every_card(self, suit):
        for face in range(1, 14):
            assert frac(face + suit / 10) == suit, "the digit behind the point, for each of the 52 cards"

    @pytest.mark.parametrize(
        ("card", "text"),
        [(9.4, "9♣"), (2.2, "2♥"), (10.3, "T♦"), (1.1, "A♠"), (11.2, "J♥"), (12.3, "Q♦"), (13.4, "K♣")],
    )
    def test_a_card(self, played, card, text):
        assert played(printcard, card).printed.strip() == text, "one character for the face, one for the suit"

    def test_a_hand(self, played):
        printed = played(printhand, [3.3, 5.3, 9.4, 10.1, 1.2]).printed
        assert shown(printed) == ["3♦", "5♦", "9♣", "T♠", "A♥"], "all five cards, in the order of the hand"

    def test_a_card_thrown_away(self, played):
        printed = played(printhand, [3.3, -5.3, 9.4, 10.1, 1.2]).printed
        assert shown(printed) == ["3♦", "9♣", "T♠", "A♥"], "a negative number is a card thrown away: it is not shown"

    def test_two_spaces_in_its_place(self, played):
        whole = played(printhand, [3.3, 5.3, 9.4, 10.1, 1.2]).printed
        gap = played(printhand, [3.3, -5.3, 9.4, 10.1, 1.2]).printed
        assert gap == whole.replace("5♦", "  "), "two spaces take its place, so that all others stand where they stood"

    def test_the_first_and_the_fourth(self, played):
        whole = played(printhand, [8.1, 13.4, 3.4, 5.1, 8.4]).printed
        gaps = played(printhand, [-8.1, 13.4, 3.4, -5.1, 8.4]).printed
        assert gaps == whole.replace("8♠", "  ").replace("5♠", "  "), "two spaces for each card that is thrown away"

    def test_all_thrown_away(self, played):
        assert played(printhand, [-3.3, -5.3, -9.4, -10.1, -1.2]).printed.strip() == "", "there is no card to be seen"


class TestBet:
    """Ask for the bet

    Take what the player types, and ask again until it is a bet that can be paid.
    """

    @pytest.mark.parametrize("bet", [25, 1, 99, 100])
    def test_a_bet(self, played, bet):
        assert played(getbet, 100, 10, typed=[str(bet)]).returned == bet, "anything up to the whole 100 is a bet"

    def test_zero(self, played):
        assert played(getbet, 100, 10, typed=["0"]).returned == 0, "0 is allowed: it ends the game"

    def test_the_question_shows_what_the_player_has(self, played):
        assert "150" in played(getbet, 150, 25, typed=["30"]).printed, "the player must know what there is to bet"

    def test_the_question_shows_the_bet_before(self, played):
        assert "25" in played(getbet, 150, 25, typed=["30"]).printed, "the player must know what Enter would bet"

    def test_enter_repeats_the_bet(self, played):
        assert played(getbet, 150, 25, typed=[""]).returned == 25, "an empty line stands for the bet before"

    def test_more_than_there_is(self, played):
        assert played(getbet, 100, 10, typed=["101", "30"]).returned == 30, "101 of 100 can't be paid: ask again"

    def test_as_often_as_it_takes(self, played):
        typed = ["500", "600", "700", "30"]
        assert played(getbet, 100, 10, typed=typed).returned == 30, "the second bad bet is as bad as the first"

    def test_a_negative_bet(self, played):
        assert played(getbet, 100, 10, typed=["-1", "-50", "30"]).returned == 30, (
            "whoever bets -50 and loses would win 50"
        )

    def test_enter_where_the_bet_is_out_of_reach(self, played):
        game = played(getbet, 20, 50, typed=["", "", "15"])
        assert game.returned == 15, "the bet before was 50, and only 20 are left: an empty line is no way around that"

    @pytest.mark.parametrize("line", ["abc", "2.5", "²", "--5", "all of it", "9" * 30, "inf", "nan", "½"])
    def test_what_is_no_bet(self, played, line):
        assert played(getbet, 100, 10, typed=[line, "30"]).returned == 30, "no bet from 0 to 100, no crash: ask again"

    def test_spaces(self, played):
        assert played(getbet, 100, 30, typed=["   ", "30"]).returned == 30, "an empty line or none: no reason to crash"

    def test_no_question_too_many(self, played):
        assert played(getbet, 100, 10, typed=["25", "30"]).unread == ["30"], "25 is a good bet: ask no more"

    def test_risky(self, played):
        assert "Risky!" in played(getbet, 100, 10, typed=["100"]).printed, "100 of 100 is all that the player has"

    def test_risky_by_enter(self, played):
        assert "Risky!" in played(getbet, 50, 50, typed=[""]).printed, "Enter repeats 50 of 50: that is all, too"

    def test_risky_at_last(self, played):
        assert "Risky!" in played(getbet, 100, 10, typed=["500", "100"]).printed, "the second answer is all there is"

    @pytest.mark.parametrize("typed", [["99"], ["0"], [""], ["500", "30"], ["-100", "30"]])
    def test_not_risky(self, played, typed):
        assert "Risky!" not in played(getbet, 100, 10, typed=typed).printed, "something is left: not risky"


class TestDiscard:
    """Throw away, take back, draw

    A key turns a card's sign, the same key turns it back, and 0 fills the gaps from the deck.
    """

    def test_throw_one_away(self, played):
        hand = [3.3, 5.3, 9.4, 9.1, 3.1]
        played(select, hand, typed=["2", "0"])
        assert hand == [3.3, -5.3, 9.4, 9.1, 3.1], "key 2 throws the second card away: its number is negative now"

    def test_throw_the_ends_away(self, played):
        hand = [3.3, 5.3, 9.4, 9.1, 3.1]
        played(select, hand, typed=["5", "1", "0"])
        assert hand == [-3.3, 5.3, 9.4, 9.1, -3.1], "keys 1 and 5 are the first and the last card"

    def test_throw_all_away(self, played):
        hand = [3.3, 5.3, 9.4, 9.1, 3.1]
        played(select, hand, typed=["1", "2", "3", "4", "5", "0"])
        assert hand == [-3.3, -5.3, -9.4, -9.1, -3.1], "each key has thrown one card away"

    def test_keep_all(self, played):
        hand = [3.3, 5.3, 9.4, 9.1, 3.1]
        played(select, hand, typed=["0"])
        assert hand == [3.3, 5.3, 9.4, 9.1, 3.1], "0 at once: all cards stay"

    def test_take_one_back(self, played):
        hand = [3.3, 5.3, 9.4, 9.1, 3.1]
        played(select, hand, typed=["2", "3", "2", "0"])
        assert hand == [3.3, 5.3, -9.4, 9.1, 3.1], "the second card was thrown away, and then taken back"

    def test_change_one_s_mind_twice(self, played):
        hand = [3.3, 5.3, 9.4, 9.1, 3.1]
        played(select, hand, typed=["4", "4", "4", "0"])
        assert hand == [3.3, 5.3, 9.4, -9.1, 3.1], "away, back, and away again"

    def test_zero_is_the_end(self, played):
        hand = [3.3, 5.3, 9.4, 9.1, 3.1]
        assert played(select, hand, typed=["2", "0", "1"]).unread == ["1"], "after 0 no more keys are read"

    def test_the_hand_is_shown_first(self, played):
        printed = played(select, [3.3, 5.3, 9.4, 9.1, 3.1], typed=["2", "0"]).printed
        assert shown(printed)[:5] == ["3♦", "5♦", "9♣", "9♠", "3♠"], "the player must see the hand to choose"

    def test_the_hand_is_shown_after_a_key(self, played):
        printed = played(select, [3.3, 5.3, 9.4, 9.1, 3.1], typed=["2", "0"]).printed
        assert shown(printed)[5:9] == ["3♦", "9♣", "9♠", "3♠"], "after key 2 the hand is shown again, without 5♦"

    def test_the_hand_is_shown_after_each_key(self, played):
        printed = played(select, [3.3, 5.3, 9.4, 9.1, 3.1], typed=["2", "2", "0"]).printed
        assert shown(printed)[9:14] == ["3♦", "5♦", "9♣", "9♠", "3♠"], "after the second 2 the hand has 5♦ again"

    @pytest.mark.parametrize("key", ["6", "-1", "", "abc", "12", "²", "3 4 5 0", "9" * 30, "-0.5", "   ", "12345"])
    def test_what_is_no_key(self, played, key):
        hand = [3.3, 5.3, 9.4, 9.1, 3.1]
        played(select, hand, typed=[key, "2", "0"])
        assert hand == [3.3, -5.3, 9.4, 9.1, 3.1], f"{key!r} is no key from 0 to 5: ask again; then comes 2, and then 0"

    def test_draw_fills_the_gaps(self):
        hand = [3.3, -5.3, 9.4, -9.1, 3.1]
        draw(hand, [4.2, 8.1, 13.4])
        assert hand == [3.3, 4.2, 9.4, 8.1, 3.1], (
            "the first gap gets the next card, and so on; all others stay in place"
        )

    def test_draw_takes_the_cards_from_the_deck(self):
        deck = [4.2, 8.1, 13.4]
        draw([3.3, -5.3, 9.4, -9.1, 3.1], deck)
        assert deck == [13.4], "two cards were drawn from the front: they are no longer in the deck"

    def test_draw_five(self):
        hand = [-3.3, -5.3, -9.4, -9.1, -3.1]
        draw(hand, [4.2, 8.1, 13.4, 1.1, 6.3, 2.2])
        assert hand == [4.2, 8.1, 13.4, 1.1, 6.3], "five gaps, five new cards"

    def test_draw_none(self):
        hand, deck = [3.3, 5.3, 9.4, 9.1, 3.1], [4.2, 8.1, 13.4]
        draw(hand, deck)
        assert hand == [3.3, 5.3, 9.4, 9.1, 3.1], "nothing was thrown away, so nothing is new"
        assert deck == [4.2, 8.1, 13.4], "and the deck keeps its cards"


class TestGroups:
    """Pairs and more, and what they pay

    Rate the hands that hold equal faces, and look up names and payoffs.
    """

    def test_nothing(self):
        assert rate([1.1, 4.2, 6.3, 9.4, 13.2]) == 1, "five different faces, two suits or more, no straight: busted"

    @pytest.mark.parametrize("face", [11, 12, 13, 1])
    def test_a_pair_that_pays(self, face):
        others = [other for other in (12, 3, 8, 5) if other != face]
        hand = [face + 0.1, others[0] + 0.2, others[1] + 0.3, face + 0.4, others[2] + 0.2]
        assert rate(hand) == 2, "jacks, queens, kings and aces (their face is 1) pay"

    @pytest.mark.parametrize("face", [2, 3, 4, 5, 6, 7, 8, 9, 10])
    def test_a_pair_too_low_to_pay(self, face):
        others = [other for other in (12, 3, 8, 1, 13) if other != face]
        hand = [face + 0.1, others[0] + 0.2, others[1] + 0.3, face + 0.4, others[-1] + 0.2]
        assert rate(hand) == 1, "only jacks or better pay: a lower pair is busted, whatever the other cards are"

    def test_two_pairs(self):
        assert rate([3.3, 4.2, 9.4, 9.1, 3.1]) == 4, "threes and nines: both pairs may be low"

    def test_two_pairs_with_a_pair_that_pays(self):
        assert rate([13.2, 1.2, 1.4, 13.1, 3.1]) == 4, "kings and aces are two pairs, no better than others"

    def test_two_pairs_below_the_fifth_card(self):
        assert rate([2.2, 5.2, 2.4, 5.1, 10.1]) == 4, "twos and fives, and a ten above them"

    @pytest.mark.parametrize(
        "hand", [[13.3, 13.1, 13.2, 6.2, 9.1], [2.3, 7.1, 2.2, 12.2, 2.1], [1.1, 8.1, 9.2, 8.3, 8.4]]
    )
    def test_three_of_a_kind(self, hand):
        assert rate(hand) == 8, "one face three times, high or low, and two others"

    @pytest.mark.parametrize(
        "hand", [[3.1, 3.2, 3.3, 10.1, 10.2], [10.1, 3.1, 10.3, 3.2, 10.2], [1.1, 13.2, 1.3, 13.4, 1.4]]
    )
    def test_a_full_house(self, hand):
        assert rate(hand) == 16, "three of one face and two of another, whichever is higher"

    @pytest.mark.parametrize(
        "hand", [[6.1, 6.2, 6.3, 6.4, 11.1], [2.2, 9.1, 9.2, 9.3, 9.4], [1.1, 1.2, 12.1, 1.3, 1.4]]
    )
    def test_four_of_a_kind(self, hand):
        assert rate(hand) == 64, "one face four times: more than a pair, two pairs or three of a kind"

    def test_the_hand_stays_as_it_is(self):
        hand = [13.3, 2.1, 13.2, 6.2, 9.1]
        rate(hand)
        assert hand == [13.3, 2.1, 13.2, 6.2, 9.1], "rate only looks: the player wants to see the hand as it was dealt"

    @pytest.mark.parametrize(
        ("rating", "wanted"),
        [
            (1, "Busted"),
            (2, "Jacks or Better pair"),
            (4, "Two Pair"),
            (8, "Three of a kind"),
            (9, "Straight"),
            (10, "Flush"),
            (16, "Full House"),
            (64, "Four of a kind"),
            (90, "Straight Flush"),
            (110, "Royal Flush"),
        ],
    )
    def test_names(self, rating, wanted):
        assert name(rating).lower() == wanted.lower(), "the name in the assignment's table, in small or capital letters"

    @pytest.mark.parametrize(
        ("rating", "times"),
        [(1, -1), (2, 1), (4, 2), (8, 4), (9, 6), (10, 8), (16, 15), (64, 25), (90, 40), (110, 50)],
    )
    def test_payoffs(self, rating, times):
        assert payoff(rating) == times, "the number in the assignment's second table"


class TestStraights:
    """Straights and flushes

    Five faces in a row, five cards of a suit, and both at once: where the ace is high, the royal flush.
    """

    @pytest.mark.parametrize("low", [2, 3, 4, 5, 6, 7, 8, 9])
    def test_a_straight(self, low):
        assert rate([low + 2.1, low + 0.4, low + 4.2, low + 1.2, low + 3.3]) == 9, "five faces in a row, in any order"

    def test_an_ace_below_the_two(self):
        assert rate([3.4, 1.1, 5.3, 2.2, 4.1]) == 9, "A 2 3 4 5 is the lowest straight"

    def test_an_ace_above_the_king(self):
        assert rate([12.4, 1.1, 10.3, 13.2, 11.1]) == 9, "T J Q K A is the highest straight, though an ace's face is 1"

    @pytest.mark.parametrize("faces", [(12, 13, 1, 2, 3), (11, 12, 13, 1, 2), (13, 1, 2, 3, 4)])
    def test_an_ace_in_the_middle(self, faces):
        hand = [face + suit for face, suit in zip(faces, (0.1, 0.2, 0.3, 0.4, 0.1))]
        assert rate(hand) == 1, "a straight does not go on from the king over the ace to the two"

    @pytest.mark.parametrize(
        "faces",
        [(4, 5, 6, 7, 9), (4, 6, 7, 8, 9), (2, 3, 5, 6, 7), (1, 9, 10, 11, 12), (1, 9, 11, 12, 13), (1, 3, 4, 5, 6)],
    )
    def test_a_gap(self, faces):
        hand = [face + suit for face, suit in zip(faces, (0.1, 0.2, 0.3, 0.4, 0.1))]
        assert rate(hand) == 1, "one face of the row is missing"

    @pytest.mark.parametrize(
        "hand", [[3.1, 4.2, 5.1, 5.3, 7.2], [4.1, 5.2, 6.3, 6.1, 7.4], [6.1, 7.2, 8.3, 10.4, 10.1]]
    )
    def test_a_low_pair_among_neighbours(self, hand):
        assert rate(hand) == 1, "a straight needs five different faces; this is a low pair"

    @pytest.mark.parametrize("suit", [0.1, 0.2, 0.3, 0.4])
    def test_a_flush(self, suit):
        assert rate([9 + suit, 2 + suit, 13 + suit, 7 + suit, 4 + suit]) == 10, "five cards of one suit"

    @pytest.mark.parametrize("odd", range(5))
    def test_four_of_a_suit(self, odd):
        hand = [9.2, 2.2, 13.2, 7.2, 4.2]
        hand[odd] = round(hand[odd] + 0.1, 1)
        assert rate(hand) == 1, "four hearts and a diamond are no flush"

    @pytest.mark.parametrize("low", [2, 3, 4, 5, 6, 7, 8, 9])
    def test_a_straight_flush(self, low):
        hand = [low + 2.3, low + 0.3, low + 4.3, low + 1.3, low + 3.3]
        assert rate(hand) == 90, "five faces in a row, all of one suit"

    def test_a_straight_flush_from_the_ace_up(self):
        assert rate([3.4, 1.4, 5.4, 2.4, 4.4]) == 90, "A 2 3 4 5 of one suit: a straight flush, but not the royal one"

    @pytest.mark.parametrize("suit", [0.1, 0.2, 0.3, 0.4])
    def test_a_royal_flush(self, suit):
        hand = [12 + suit, 1 + suit, 10 + suit, 13 + suit, 11 + suit]
        assert rate(hand) == 110, "T J Q K A of one suit: the best hand of all"

    @pytest.mark.parametrize(
        "hand", [[1.3, 9.3, 11.3, 12.3, 13.3], [1.1, 10.1, 11.1, 12.1, 9.1], [1.4, 2.4, 11.4, 12.4, 13.4]]
    )
    def test_a_flush_with_an_ace_and_no_straight(self, hand):
        assert rate(hand) == 10, "one card of the royal five is missing: a flush"


class TestGame:
    """The whole game

    Put the parts together: bet, deal, discard, draw, pay, and again, until the money or the player is gone.
    """

    def test_no_bet_at_all(self, played):
        game = played(main, shuffle=stacked(), typed=["0"])
        assert last_number(game.printed) == 100, "the closing line says what the player leaves with"

    def test_a_hand_that_wins(self, played):
        game = played(main, shuffle=stacked("3♦ 5♦ 9♣ 9♠ 3♠ 4♥"), typed=["25", "2", "0", "0"])
        assert last_number(game.printed) == 150, "25 on two pairs win twice 25"

    def test_the_new_card_is_shown(self, played):
        game = played(main, shuffle=stacked("3♦ 5♦ 9♣ 9♠ 3♠ 4♥"), typed=["25", "2", "0", "0"])
        assert "4♥" in game.printed, "it came for 5♦: the player wants to see the hand that counts"

    def test_the_name_of_the_hand(self, played):
        game = played(main, shuffle=stacked("3♦ 5♦ 9♣ 9♠ 3♠ 4♥"), typed=["25", "2", "0", "0"])
        assert "two pair" in game.printed.lower(), "name says what a hand is called"

    def test_the_hand_that_counts_is_the_last(self, played):
        game = played(main, shuffle=stacked("K♦ K♠ 7♥ 8♠ 3♦ 9♠ T♥"), typed=["20", "1", "2", "0", "0"])
        assert last_number(game.printed) == 80, "two kings were thrown away: what is left of them is busted"

    def test_what_was_won_is_shown(self, played):
        game = played(main, shuffle=stacked("K♦ K♠ K♥ 8♠ 3♦"), typed=["30", "0", "0"])
        assert "120" in game.printed, "30 on three of a kind win 120"

    def test_what_was_lost_is_shown(self, played):
        game = played(main, shuffle=stacked("2♠ A♣ 3♦ 4♣ T♣"), typed=["37", "0", "0"])
        assert numbers(game.printed).count(37) > 1, (
            "37 must be said to be lost, apart from being the next question's bet"
        )

    def test_a_lost_bet_is_paid_once(self, played):
        game = played(main, shuffle=stacked("2♠ A♣ 3♦ 4♣ T♣"), typed=["37", "0", "0"])
        assert last_number(game.printed) == 63, "a busted hand costs the bet, 37, and no more"

    def test_enter_at_the_first_question(self, played):
        game = played(main, shuffle=stacked("K♦ K♠ K♥ 8♠ 3♦"), typed=["", "0", "0"])
        assert last_number(game.printed) == 140, "the bet before the first is 10: on three of a kind it wins 40"

    def test_enter_repeats_the_last_bet(self, played):
        decks = ["K♦ K♠ K♥ 8♠ 3♦", "K♦ K♠ K♥ 8♠ 3♦"]
        game = played(main, shuffle=stacked(*decks), typed=["5", "0", "", "0", "0"])
        assert last_number(game.printed) == 140, "twice 5 on three of a kind"

    def test_the_balance_is_what_can_be_bet(self, played):
        decks = ["2♠ A♣ 3♦ 4♣ T♣", "K♦ K♠ K♥ 8♠ 3♦"]
        game = played(main, shuffle=stacked(*decks), typed=["60", "0", "", "41", "40", "0", "0"])
        assert last_number(game.printed) == 200, "40 are left: neither 60 by Enter nor 41 is a bet, 40 is"

    def test_every_round_has_a_whole_new_deck(self, played):
        sizes = []
        played(main, shuffle=lambda deck: sizes.append(len(deck)), typed=["1", "0", "1", "0", "1", "1", "0", "0"])
        assert sizes[:3] == [52, 52, 52], "three rounds, three calls of newdeck(shuffle), 52 cards each"

    def test_nothing_left(self, played):
        game = played(main, shuffle=stacked("2♠ A♣ 3♦ 4♣ T♣"), typed=["100", "0", "50", "0"])
        assert last_number(game.printed) == 0, "all was bet and lost"

    def test_no_more_questions_when_nothing_is_left(self, played):
        game = played(main, shuffle=stacked("2♠ A♣ 3♦ 4♣ T♣"), typed=["100", "0", "50", "0"])
        assert game.unread == ["50", "0"], "with a balance of 0 the game is over: nothing more is asked"

    def test_one_dollar_is_enough_to_go_on(self, played):
        decks = ["2♠ A♣ 3♦ 4♣ T♣", "K♦ K♠ K♥ 8♠ 3♦"]
        game = played(main, shuffle=stacked(*decks), typed=["99", "0", "1", "0", "0"])
        assert last_number(game.printed) == 5, "1 is left: bet on three of a kind it wins 4"

    def test_bet_zero_after_a_round(self, played):
        game = played(main, shuffle=stacked("K♦ K♠ K♥ 8♠ 3♦"), typed=["10", "0", "0", "5", "0"])
        assert game.unread == ["5", "0"], "a bet of 0 ends the game: nothing more is asked"

    @pytest.mark.parametrize("rounds", range(1, 7))
    def test_the_game_of_the_assignment(self, played, rounds):
        typed = [line for _, lines, _ in TRACE[:rounds] for line in lines]
        game = played(main, shuffle=stacked(*TRACE_DECKS), typed=[*typed, "0"])
        balance = TRACE[rounds - 1][2]
        assert last_number(game.printed) == balance, f"the balance after {rounds} rounds of the assignment's game"

    def test_all_cards_of_the_assignment_s_game(self, played):
        typed = [line for _, lines, _ in TRACE for line in lines]
        game = played(main, shuffle=stacked(*TRACE_DECKS), typed=typed)
        wanted = {card for cards in TRACE_DECKS for card in cards.split()}
        assert set(shown(game.printed)) == wanted, "the cards dealt and drawn in the assignment's game, and no other"

    def test_risky_in_the_game(self, played):
        typed = [line for _, lines, _ in TRACE for line in lines]
        game = played(main, shuffle=stacked(*TRACE_DECKS), typed=typed)
        assert game.printed.count("Risky!") == 2, "150 of 150, and 450 of 450"

    def test_nothing_to_read(self, played):
        shuffle = stacked()
        assert last_number(played(main, shuffle=shuffle, typed=[]).printed) == 100, (
            "no more to read where the bet is asked: the game ends, with its closing line"
        )

    def test_nothing_more_to_read_after_a_round(self, played):
        shuffle = stacked("K♦ K♠ K♥ 8♠ 3♦")
        assert last_number(played(main, shuffle=shuffle, typed=["10", "0"]).printed) == 140, (
            "no more to read where the next bet is asked: the game ends, with its closing line"
        )

    def test_nothing_more_to_read_within_a_round(self, played):
        shuffle = stacked("3♦ 5♦ 9♣ 9♠ 3♠")
        assert last_number(played(main, shuffle=shuffle, typed=["25"]).printed) in (75, 100, 150), (
            "no more to read where a key is asked: the game ends, with its closing line"
        )

    def test_nonsense_at_every_question(self, played):
        shuffle = stacked("K♦ K♠ K♥ 8♠ 3♦")
        typed = ["abc", "²", "-5", "10", "abc", "6", "-1", "", "0", "ten", "0"]
        assert last_number(played(main, shuffle=shuffle, typed=typed).printed) == 140, (
            "nonsense changes nothing: 10 on three of a kind win 40"
        )

    def test_with_random_shuffle(self, played):
        game = played(main, typed=["10", "0", "0"])
        wanted = {90, 110, 120, 140, 160, 180, 250, 350, 500, 600}
        assert last_number(game.printed) in wanted, "main() without arguments plays with a random deck"
