"""The tests of the frequencies of hands. Each class is a stage: go from one to the next."""

from random import Random

import pytest
from frequencies import exact_frequencies, hand_name, hand_percentages, pattern_counts, suit_ways

HANDS = {
    "Straight flush": ["6C", "7C", "8C", "9C", "TC"],
    "Four of a kind": ["9D", "9H", "9S", "9C", "7D"],
    "Full house": ["TD", "TC", "TH", "7C", "7D"],
    "Flush": ["AH", "QH", "9H", "5H", "2H"],
    "Straight": ["5S", "6D", "7H", "8C", "9S"],
    "Three of a kind": ["JS", "JD", "JH", "6C", "3S"],
    "Two pair": ["5D", "2C", "2H", "9H", "5C"],
    "One pair": ["KD", "9H", "KS", "5C", "3S"],
    "High card": ["AS", "QD", "9H", "5C", "2S"],
}
ALL_HANDS = 2_598_960


def dealer(*tables):
    """A deal that gives the hands of these tables, one table after the other, as {name: how many}: ten hands each."""
    rest = list(tables)
    times = ["not at all", "once"][len(tables)] if len(tables) < 2 else f"{len(tables)} times in all"

    def dealt(numhands, n=5):
        if numhands != 10:
            raise AssertionError(f"{numhands} hands are asked of the dealer: call deal(10), for ten hands at a time")
        if not rest:
            raise AssertionError(f"a deal too many: with this n, deal(10) is to be called {times}")
        return [list(HANDS[name]) for name, count in rest.pop(0).items() for _ in range(count)]

    shown = [" + ".join(f"{count} {name.lower()}" for name, count in table.items()) for table in tables]
    dealt.__name__ = f"dealer({', '.join(shown)})"
    return dealt


def shuffled(seed):
    """A deal of well shuffled hands, the same ones in every run."""
    generator = Random(seed)
    cards = [rank + suit for rank in "23456789TJQKA" for suit in "SHDC"]

    def dealt(numhands, n=5):
        drawn = generator.sample(cards, numhands * n)
        return [drawn[n * i : n * (i + 1)] for i in range(numhands)]

    dealt.__name__ = f"shuffled({seed})"
    return dealt


def percent(**percentages):
    """What hand_percentages is to give: the classes named here, as high_card=70, and 0 for all others."""
    return pytest.approx({name: percentages.get(name.lower().replace(" ", "_"), 0) for name in HANDS})


class TestNames:
    """The right name for each class

    hand_rank tells the class as a number, HAND_NAMES has the names. Do they fit together?
    """

    def test_straight(self):
        assert hand_name(["5S", "6D", "7H", "8C", "9S"]) == "Straight", "five to nine in several suits"

    def test_straight_flush(self):
        assert hand_name(["6C", "7C", "8C", "9C", "TC"]) == "Straight flush", "six to ten, all clubs"

    def test_four_of_a_kind(self):
        assert hand_name(["9D", "9H", "9S", "9C", "7D"]) == "Four of a kind", "four nines"

    def test_full_house(self):
        assert hand_name(["TD", "TC", "TH", "7C", "7D"]) == "Full house", "three tens and two sevens"

    def test_flush(self):
        assert hand_name(["AH", "QH", "9H", "5H", "2H"]) == "Flush", "five hearts, not in a row"

    def test_three_of_a_kind(self):
        assert hand_name(["JS", "JD", "JH", "6C", "3S"]) == "Three of a kind", "three jacks"

    def test_two_pair(self):
        assert hand_name(["5D", "2C", "2H", "9H", "5C"]) == "Two pair", "two fives and two twos"

    def test_one_pair(self):
        assert hand_name(["KD", "9H", "KS", "5C", "3S"]) == "One pair", "two kings"

    def test_high_card(self):
        assert hand_name(["AS", "QD", "9H", "5C", "2S"]) == "High card", "nothing but five cards: ace high"

    def test_the_lowest_straight(self):
        assert hand_name(["AS", "2D", "3H", "4C", "5S"]) == "Straight", "the ace may stand below the two"

    def test_the_highest_straight_flush(self):
        assert hand_name(["AS", "KS", "QS", "JS", "TS"]) == "Straight flush", "a royal flush has no class of its own"

    def test_asked_twice(self):
        hand = ["KD", "9H", "KS", "5C", "3S"]
        assert hand_name(hand) == "One pair", "two kings"
        assert hand_name(hand) == "One pair", "asked again about the same hand, the answer is the same"


class TestPercentages:
    """Percentages of the hands dealt

    Deal ten hands at a time, count the classes, return percentages. The tests' dealer deals what they want to see.
    """

    def test_ten_hands_of_one_class(self):
        deal = dealer({"High card": 10})
        assert hand_percentages(10, deal) == percent(high_card=100), "ten hands, and all are high card"

    def test_two_classes(self):
        deal = dealer({"One pair": 3, "High card": 7})
        assert hand_percentages(10, deal) == percent(one_pair=30, high_card=70), "3 of 10 are 30 percent"

    def test_two_rare_classes(self):
        deal = dealer({"Straight flush": 1, "Four of a kind": 9})
        why = "1 of 10 is 10 percent"
        assert hand_percentages(10, deal) == percent(straight_flush=10, four_of_a_kind=90), why

    def test_what_never_came_has_a_percentage_too(self):
        deal = dealer({"Flush": 10})
        assert hand_percentages(10, deal).keys() == HANDS.keys(), "all nine names are keys: eight of them have 0"

    def test_two_deals(self):
        deal = dealer({"Two pair": 10}, {"One pair": 10})
        assert hand_percentages(20, deal) == percent(two_pair=50, one_pair=50), "20 hands: deal twice"

    def test_thirds(self):
        deal = dealer({"Straight": 10}, {"Full house": 10}, {"Full house": 4, "Three of a kind": 6})
        wanted = percent(straight=100 / 3, full_house=140 / 3, three_of_a_kind=20)
        assert hand_percentages(30, deal) == wanted, "10, 14 and 6 hands of 30; the percentages are not rounded"

    def test_a_hundred_deals(self):
        deal = dealer(*[{"High card": 10}] * 99, {"High card": 9, "Flush": 1})
        assert hand_percentages(1000, deal) == percent(high_card=99.9, flush=0.1), "1 of 1000 is 0.1 percent"

    def test_asked_twice(self):
        first, second = dealer({"Flush": 10}), dealer({"Straight": 10})
        assert hand_percentages(10, first) == percent(flush=100), "ten flushes"
        assert hand_percentages(10, second) == percent(straight=100), "each call counts from 0 again: ten straights"


class TestAnyNumber:
    """Any n, and real cards

    Ten does not divide every n. And where nobody says who deals, the deck of unit 01 does.
    """

    def test_what_is_left_over_is_not_dealt(self):
        deal = dealer({"High card": 10}, {"One pair": 10})
        why = "25 hands: 2 deals of ten, and the rest is not dealt; 10 of the 20 hands dealt are 50 percent"
        assert hand_percentages(25, deal) == percent(high_card=50, one_pair=50), why

    def test_one_less_than_two_deals(self):
        deal = dealer({"High card": 6, "Two pair": 4})
        assert hand_percentages(19, deal) == percent(high_card=60, two_pair=40), "19 hands: 1 deal, 10 hands dealt"

    @pytest.mark.parametrize("n", [9, 1, 0, -20])
    def test_too_few_for_one_deal(self, n):
        with pytest.raises(ValueError):
            hand_percentages(n, dealer())

    def test_without_a_dealer(self):
        assert sum(hand_percentages(1000).values()) == pytest.approx(100), "1000 hands by the deal of unit 01"

    def test_real_cards(self):
        why = "half of all hands are high card: less than 40 or more than 60 percent of 1000 is no bad luck any more"
        assert hand_percentages(1000)["High card"] == pytest.approx(50.12, abs=10), why


class TestSuits:
    """How many hands have these ranks?

    Now count instead of dealing. With the ranks known only the suits are left to choose, for each rank on its own.
    """

    def test_four_of_a_kind(self):
        assert suit_ways([9, 9, 9, 9, 7]) == 4, "the nines must be all four; the seven is one of four"

    def test_five_different_ranks(self):
        assert suit_ways([14, 12, 9, 5, 2]) == 1024, "one of four suits for each card: 4 * 4 * 4 * 4 * 4"

    def test_one_pair(self):
        assert suit_ways([13, 13, 9, 5, 3]) == 384, "two of four kings: 6 ways; then 4 * 4 * 4 for the others"

    def test_three_of_a_kind(self):
        assert suit_ways([11, 11, 11, 6, 3]) == 64, "three of four jacks: 4 ways; then 4 * 4"

    def test_two_pair(self):
        assert suit_ways([9, 5, 5, 2, 2]) == 144, "two of four fives, two of four twos: 6 * 6; then 4 nines"

    def test_full_house(self):
        assert suit_ways([10, 10, 10, 7, 7]) == 24, "three of four tens, two of four sevens: 4 * 6"

    def test_five_of_a_kind(self):
        assert suit_ways([8, 8, 8, 8, 8]) == 0, "there are only four eights: no hand has five"

    def test_any_order(self):
        assert suit_ways([5, 2, 9, 2, 5]) == 144, "two fives, two twos and a nine: the order makes no difference"

    def test_the_ranks_are_not_changed(self):
        ranks = [2, 13, 13, 9, 2]
        suit_ways(ranks)
        assert ranks == [2, 13, 13, 9, 2], "suit_ways only looks: the ranks it was given stay as they are"


class TestPatterns:
    """All hands, sorted by pattern

    A pattern says how often the ranks stand in a hand, and not which they are: six numbers count all hands.
    """

    def test_four_of_a_kind(self):
        assert pattern_counts()[(4, 1)] == 624, "13 ranks for the four, 12 for the kicker, 4 ways each"

    def test_full_house(self):
        assert pattern_counts()[(3, 2)] == 3_744, "13 ranks for the three, 12 for the pair, 24 ways each"

    def test_three_of_a_kind(self):
        assert pattern_counts()[(3, 1, 1)] == 54_912, "13 ranks for the three, 66 for the two kickers, 64 ways each"

    def test_two_pair(self):
        assert pattern_counts()[(2, 2, 1)] == 123_552, "78 ranks for the two pairs, 11 for the kicker, 144 ways each"

    def test_one_pair(self):
        assert pattern_counts()[(2, 1, 1, 1)] == 1_098_240, "13 ranks for the pair, 220 for the kickers, 384 ways each"

    def test_five_different_ranks(self):
        assert pattern_counts()[(1, 1, 1, 1, 1)] == 1_317_888, "1287 times five different ranks, 1024 ways each"

    def test_all_hands(self):
        assert sum(pattern_counts().values()) == ALL_HANDS, "five of 52 cards: each hand counts once"

    def test_no_other_pattern(self):
        patterns = {(4, 1), (3, 2), (3, 1, 1), (2, 2, 1), (2, 1, 1, 1), (1, 1, 1, 1, 1)}
        assert pattern_counts().keys() - {(5,)} == patterns, "six patterns, the largest number first"


class TestExact:
    """All 2,598,960 hands

    Five different ranks hide four classes. Take them apart, and compare theory with what was dealt.
    """

    def test_straight_flush(self):
        why = "the highest card is one of ten, from the five to the ace, in 4 suits"
        assert exact_frequencies()["Straight flush"] == 40, why

    def test_flush(self):
        why = "five of 13 ranks, 1287 ways, in 4 suits; the 40 straight flushes are no plain flushes"
        assert exact_frequencies()["Flush"] == 5_108, why

    def test_straight(self):
        why = "ten highest cards, 1024 ways each; the 40 straight flushes are no plain straights"
        assert exact_frequencies()["Straight"] == 10_200, why

    def test_high_card(self):
        why = "five different ranks, 1,317,888 hands, without straights, flushes and straight flushes"
        assert exact_frequencies()["High card"] == 1_302_540, why

    def test_all_classes(self):
        wanted = {
            "Straight flush": 40,
            "Four of a kind": 624,
            "Full house": 3_744,
            "Flush": 5_108,
            "Straight": 10_200,
            "Three of a kind": 54_912,
            "Two pair": 123_552,
            "One pair": 1_098_240,
            "High card": 1_302_540,
        }
        assert exact_frequencies() == wanted, "nine names, nine numbers of hands"

    def test_all_hands(self):
        assert sum(exact_frequencies().values()) == ALL_HANDS, "each hand counts once, in one class"

    @pytest.mark.parametrize("name", ["High card", "One pair", "Two pair", "Three of a kind"])
    def test_theory_and_experiment(self, name):
        n = 5000
        share = exact_frequencies()[name] / ALL_HANDS
        luck = 100 * (share * (1 - share) / n) ** 0.5
        why = "dealt and counted must agree: chance takes it this far from theory less than once in a million times"
        assert hand_percentages(n, shuffled(1))[name] == pytest.approx(100 * share, abs=5 * luck), why
