"""The tests of the shufflers and of what measures them. Each class is a stage: go from one to the next."""

from itertools import cycle, permutations, product
from random import Random
from string import ascii_letters

import pytest
from shuffles import count_draws, distribution, is_fair, knuth, shuffle1, shuffle2, shuffle3, swap


def draws(*numbers):
    """A randrange that gives these numbers in turn, each counted from the lowest that the call allows.

    Where one number alone is possible, it gives that one and uses none of these up.
    """
    rest = list(numbers)

    def randrange(*bounds):
        possible = range(*bounds)
        if len(possible) == 1:
            return possible[0]
        if not rest:
            raise AssertionError(f"a draw too many: after {len(numbers)} draws the shuffle should be over")
        if rest[0] >= len(possible):
            text = ", ".join(str(bound) for bound in bounds)
            raise AssertionError(f"randrange({text}) is asked where more than {len(possible)} places can be drawn")
        return possible[rest.pop(0)]

    randrange.__name__ = f"draws({', '.join(str(number) for number in numbers)})"
    return randrange


def seeded(seed):
    """A randrange that draws as random.randrange does, the same numbers in every run."""
    generator = Random(seed)

    def randrange(*bounds):
        return generator.randrange(*bounds)

    randrange.__name__ = f"seeded({seed})"
    return randrange


class TestSwap:
    """Swap two places

    All shufflers do their work with it: exchange two cards of the list itself, not of a copy.
    """

    def test_first_and_last(self):
        cards = ["a", "b", "c"]
        swap(cards, 0, 2)
        assert cards == ["c", "b", "a"], "places 0 and 2 change their cards, in the list that was given"

    def test_two_neighbours(self):
        cards = ["a", "b", "c", "d"]
        swap(cards, 1, 2)
        assert cards == ["a", "c", "b", "d"], "places 1 and 2 change their cards, all others keep theirs"

    def test_the_higher_place_named_first(self):
        cards = ["a", "b", "c"]
        swap(cards, 2, 1)
        assert cards == ["a", "c", "b"], "it does not matter which place is named first"

    def test_a_place_with_itself(self):
        cards = ["a", "b", "c"]
        swap(cards, 1, 1)
        assert cards == ["a", "b", "c"], "a place that swaps with itself keeps its card"

    def test_equal_cards_elsewhere(self):
        cards = ["a", "b", "a", "c"]
        swap(cards, 2, 3)
        assert cards == ["a", "b", "c", "a"], "i and j are places, so it does not matter what else looks like the card"


class TestUntilMarked:
    """Draw until every place is marked

    shuffle1 and shuffle2 swap two drawn places again and again. They differ in what they mark, so in when they stop.
    """

    def test_shuffle1_marks_both_places(self):
        cards = ["a", "b"]
        shuffle1(cards, draws(0, 1))
        assert cards == ["b", "a"], "places 0 and 1 are swapped, both are marked, and that is all"

    def test_shuffle1_stops_when_all_are_marked(self):
        cards = ["a", "b"]
        shuffle1(cards, draws(0, 1, 1, 0))
        assert cards == ["b", "a"], "after the first swap both places are marked: there must be no second one"

    def test_shuffle1_goes_on_while_one_is_not_marked(self):
        cards = ["a", "b", "c"]
        shuffle1(cards, draws(0, 1, 0, 2))
        assert cards == ["c", "a", "b"], "swap 0 and 1: bac; place 2 is not marked yet, so swap 0 and 2: cab"

    def test_shuffle1_marks_a_place_that_swaps_with_itself(self):
        cards = ["a", "b"]
        shuffle1(cards, draws(0, 0, 1, 1, 0, 1))
        assert cards == ["a", "b"], "place 0 swaps with itself, then place 1 does: both are marked, and that is all"

    def test_shuffle1_may_swap_marked_places_again(self):
        cards = ["a", "b", "c"]
        shuffle1(cards, draws(0, 1, 1, 0, 2, 1))
        assert cards == ["a", "c", "b"], "swap 0 and 1: bac; both are marked, swap them again: abc; swap 2 and 1: acb"

    def test_shuffle2_marks_only_the_first_place(self):
        cards = ["a", "b"]
        shuffle2(cards, draws(0, 1, 1, 0))
        assert cards == ["a", "b"], "swap 0 and 1: ba, which marks 0 alone; so go on, swap 1 and 0: ab"

    def test_shuffle2_marks_the_place_that_is_drawn_first(self):
        cards = ["a", "b"]
        shuffle2(cards, draws(1, 0, 1, 1, 0, 1))
        assert cards == ["a", "b"], "1 is marked by the first swap, and again by the second; 0 by the third: ba, ba, ab"

    def test_shuffle2_stops_when_all_are_marked(self):
        cards = ["a", "b", "c"]
        shuffle2(cards, draws(0, 1, 1, 2, 2, 2, 0, 1))
        assert cards == ["b", "c", "a"], "0, 1 and 2 were each drawn first once: there must be no fourth swap"

    @pytest.mark.parametrize("shuffler", [shuffle1, shuffle2])
    def test_all_numbers_come_from_the_given_randrange(self, shuffler):
        cards = list("abcdefghij")
        shuffler(cards, draws(0, 9, 1, 8, 2, 7, 3, 6, 4, 5, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9))
        assert "".join(cards) == "jihgfedcba", "these swaps turn the cards round: draw by the randrange you are given"

    @pytest.mark.parametrize("shuffler", [shuffle1, shuffle2])
    def test_no_cards_no_draw(self, shuffler):
        cards = []
        shuffler(cards, draws())
        assert cards == [], "where there is no place, all places are marked from the start"

    @pytest.mark.parametrize("shuffler", [shuffle1, shuffle2])
    def test_without_randrange(self, shuffler):
        cards = list("abcde")
        shuffler(cards)
        assert sorted(cards) == list("abcde"), "where no randrange is given, random.randrange draws: no card gets lost"


class TestOnePass:
    """One pass over the places

    shuffle3 needs no marks: each place in its turn swaps with any place.
    """

    def test_every_place_with_itself(self):
        cards = ["a", "b", "c"]
        shuffle3(cards, draws(0, 1, 2))
        assert cards == ["a", "b", "c"], "0 with 0, 1 with 1, 2 with 2: nothing moves"

    def test_every_place_with_the_first(self):
        cards = ["a", "b", "c"]
        shuffle3(cards, draws(0, 0, 0))
        assert cards == ["c", "a", "b"], "0 with 0: abc; 1 with 0: bac; 2 with 0: cab"

    def test_there_and_back(self):
        cards = ["a", "b", "c"]
        shuffle3(cards, draws(2, 2, 0))
        assert cards == ["b", "a", "c"], "0 with 2: cba; 1 with 2: cab; 2 with 0: bac"

    def test_the_first_place_has_its_turn(self):
        cards = ["a", "b", "c"]
        shuffle3(cards, draws(1, 1, 2))
        assert cards == ["b", "a", "c"], "only place 0 swaps with another place, place 1"

    def test_the_last_place_has_its_turn(self):
        cards = ["a", "b", "c"]
        shuffle3(cards, draws(0, 1, 0))
        assert cards == ["c", "b", "a"], "only place 2 swaps with another place, place 0"

    def test_all_numbers_come_from_the_given_randrange(self):
        cards = list("abcdefghij")
        shuffle3(cards, draws(9, 8, 7, 6, 5, 5, 6, 7, 8, 9))
        assert "".join(cards) == "jihgfedcba", "these swaps turn the cards round: draw by the randrange you are given"

    def test_no_cards_no_draw(self):
        cards = []
        shuffle3(cards, draws())
        assert cards == [], "no place, no draw"

    def test_without_randrange(self):
        cards = list("abcde")
        shuffle3(cards)
        assert sorted(cards) == list("abcde"), "where no randrange is given, random.randrange draws: no card gets lost"


class TestKnuth:
    """Knuth: every order by one way

    Each place swaps with itself or a later one. Three cards leave 3 times 2 ways to draw, one for each of the 6 orders.
    """

    def test_two_cards_stay(self):
        cards = ["a", "b"]
        knuth(cards, draws(0))
        assert cards == ["a", "b"], "place 0 may swap with 0 or 1; the first of them leaves the cards as they are"

    def test_two_cards_swap(self):
        cards = ["a", "b"]
        knuth(cards, draws(1))
        assert cards == ["b", "a"], "place 0 may swap with 0 or 1; here it swaps with 1"

    def test_every_card_may_stay(self):
        cards = ["a", "b", "c"]
        knuth(cards, draws(0, 0))
        assert cards == ["a", "b", "c"], "place 0 swaps with the first of 0, 1, 2, place 1 with the first of 1, 2"

    def test_the_last_two_may_swap(self):
        cards = ["a", "b", "c"]
        knuth(cards, draws(0, 1))
        assert cards == ["a", "c", "b"], "place 0 stays; place 1 swaps with the second of 1, 2"

    def test_two_swaps(self):
        cards = ["a", "b", "c"]
        knuth(cards, draws(2, 1))
        assert cards == ["c", "a", "b"], "place 0 swaps with 2: cba; place 1 with the second of 1, 2: cab"

    @pytest.mark.parametrize("deck", ["abc", "abcd"])
    def test_each_way_to_draw_gives_another_order(self, deck):
        orders = set()
        for numbers in product(*[range(choices) for choices in range(len(deck), 1, -1)]):
            cards = list(deck)
            knuth(cards, draws(*numbers))
            orders.add("".join(cards))
        assert orders == {"".join(order) for order in permutations(deck)}, "each order of the cards must come up"

    def test_all_numbers_come_from_the_given_randrange(self):
        cards = list("abcdefghij")
        knuth(cards, draws(9, 7, 5, 3, 1, 0, 0, 0, 0))
        assert "".join(cards) == "jihgfedcba", "0 with 9, 1 with 8 and so on: draw by the randrange you are given"

    @pytest.mark.parametrize("cards", [[], ["a"]])
    def test_nothing_to_shuffle(self, cards):
        before = list(cards)
        knuth(cards, draws())
        assert cards == before, "with no card, or with one, there is nothing to choose"

    def test_without_randrange(self):
        cards = list("abcde")
        knuth(cards)
        assert sorted(cards) == list("abcde"), "where no randrange is given, random.randrange draws: no card gets lost"


def leave_alone(p, randrange):
    """Draws nothing and moves nothing."""


def number_each_card(p, randrange):
    """Draws a number from 1 to 6 for each card, and moves nothing."""
    for _ in p:
        randrange(1, 7)


def wait_for_zero(p, randrange):
    """Draws until a 0 comes."""
    while randrange(10) > 0:
        pass


class TestDraws:
    """How long does it take? Count the draws

    A stopwatch measures the computer as well. The number of draws tells the shufflers apart, and can be counted.
    """

    def test_none(self):
        assert count_draws(leave_alone, "abc") == 0, "this shuffler never calls randrange"

    def test_one_for_each_place(self):
        assert count_draws(shuffle3, "abc") == 3, "shuffle3 draws once for each place"

    def test_draws_between_two_bounds_count_too(self):
        assert count_draws(number_each_card, "abcd") == 4, (
            "each call randrange(1, 7) is a draw, one for each of 4 cards"
        )

    def test_shuffle1_in_a_hurry(self):
        assert count_draws(shuffle1, "ab", draws(0, 1)) == 2, "i and j: these two draws mark both places"

    def test_shuffle1_taking_longer(self):
        assert count_draws(shuffle1, "ab", draws(0, 0, 0, 0, 1, 0)) == 6, "only the third pair marks place 1"

    def test_shuffle2_with_the_same_numbers(self):
        assert count_draws(shuffle2, "ab", draws(0, 1, 0, 1, 1, 0)) == 6, "only the third pair has 1 in front"

    def test_the_shuffler_gets_the_numbers(self):
        numbers = [9] * 29 + [0]
        assert count_draws(wait_for_zero, "abc", draws(*numbers)) == 30, "the shuffler stops at the 0, the 30th draw"

    def test_asked_twice(self):
        assert count_draws(shuffle3, "abc") == 3, "three draws"
        assert count_draws(shuffle3, "abcde") == 5, "each call counts from 0 again: five draws for five cards"

    def test_knuth_draws_less_than_once_a_card(self):
        assert count_draws(knuth, ascii_letters) in (51, 52), (
            "52 cards: one draw for each, which the last can do without"
        )

    def test_shuffle1_draws_far_more_often(self):
        why = "52 cards, always the same numbers: the last place is marked by draw 268, five draws for each card"
        assert count_draws(shuffle1, ascii_letters, seeded(0)) == 268, why

    def test_shuffle2_draws_even_more_often(self):
        why = "52 cards, always the same numbers: the last place is marked by the pair of draws 703 and 704"
        assert count_draws(shuffle2, ascii_letters, seeded(0)) == 704, why


def one_coin(p, randrange):
    """Turns the first two cards round or not."""
    if randrange(2) == 1:
        p[0], p[1] = p[1], p[0]


def coin_then_three(p, randrange):
    """A coin first: heads leaves the cards alone, tails brings one of the three to the top."""
    if randrange(2) == 1:
        p.insert(0, p.pop(randrange(3)))


def never_the_first(p, randrange):
    """Brings one of the lower cards to the top, never the card that is there."""
    p.insert(0, p.pop(randrange(1, len(p))))


def at_most_three_tries(p, randrange):
    """Draws up to three times from 0 to 3; the first 0 turns the deck round and ends it."""
    for _ in range(3):
        if randrange(4) == 0:
            p.reverse()
            return


class TestDistribution:
    """Exact chances: play every way to draw

    27 ways to draw for shuffle3 on three cards: play them all, and there is nothing left to chance.
    """

    def test_nothing_drawn(self):
        assert distribution(leave_alone, "abc") == pytest.approx({"abc": 1}), (
            "one order alone is possible: it is certain"
        )

    def test_one_coin(self):
        wanted = pytest.approx({"abc": 1 / 2, "bac": 1 / 2})
        assert distribution(one_coin, "abc") == wanted, "two ways to draw, 0 and 1, each as probable as the other"

    def test_from_the_second_card_on(self):
        wanted = pytest.approx({"bacd": 1 / 3, "cabd": 1 / 3, "dabc": 1 / 3})
        assert distribution(never_the_first, "abcd") == wanted, "randrange(1, 4) gives 1, 2 or 3: three ways to draw"

    def test_knuth_on_three_cards(self):
        wanted = pytest.approx(dict.fromkeys(["abc", "acb", "bac", "bca", "cab", "cba"], 1 / 6))
        assert distribution(knuth, "abc") == wanted, "3 times 2 ways to draw, one for each order: Knuth's is fair"

    def test_knuth_on_four_cards(self):
        wanted = pytest.approx({"".join(order): 1 / 24 for order in permutations("abcd")})
        assert distribution(knuth, "abcd") == wanted, "4 times 3 times 2 ways to draw, one for each order"

    def test_shuffle3_on_three_cards(self):
        four, five = 4 / 27, 5 / 27
        wanted = pytest.approx({"abc": four, "acb": five, "bac": five, "bca": five, "cab": four, "cba": four})
        assert distribution(shuffle3, "abc") == wanted, "27 ways to draw can't be shared out evenly among 6 orders"

    def test_one_way_is_longer_than_another(self):
        wanted = pytest.approx({"abc": 1 / 2 + 1 / 6, "bac": 1 / 6, "cab": 1 / 6})
        why = "one way is a coin alone, 1/2; the three others are a coin and one of three, 1/2 times 1/3 each"
        assert distribution(coin_then_three, "abc") == wanted, why

    def test_how_often_it_draws_depends_on_what_comes(self):
        wanted = pytest.approx({"ab": 27 / 64, "ba": 37 / 64})
        assert distribution(at_most_three_tries, "ab") == wanted, "three draws without a 0: 3/4 times 3/4 times 3/4"

    def test_more_ways_than_anyone_would_list_by_hand(self):
        chances = distribution(shuffle3, "abcd")
        assert max(chances.values()) == pytest.approx(15 / 256), (
            "of 256 ways to draw, 15 lead to badc, the most probable"
        )

    @pytest.mark.parametrize("shuffler", [knuth, shuffle3])
    def test_probabilities_are_plain_numbers(self, shuffler):
        kinds = {type(probability).__name__ for probability in distribution(shuffler, "abc").values()}
        assert kinds <= {"float", "int"}, "a float is wanted: float(x) makes one of a Fraction"


def always_swap(p, randrange):
    """Turns two cards round, always."""
    p[0], p[1] = p[1], p[0]


def cut(p, randrange):
    """Cuts the deck at a drawn place: each card may come first, but all stay in line."""
    place = randrange(len(p))
    p[:] = p[place:] + p[:place]


def by_lot(p, randrange):
    """Draws a lot for each card and sorts the cards by their lots: a fair shuffler."""
    lots = [randrange(1_000_000_000) for _ in p]
    p[:] = [card for _, card in sorted(zip(lots, p))]


def prepared(counts):
    """A shuffler that draws nothing, but deals each order as often as counts says, one after the other."""
    orders = cycle([order for order, count in counts.items() for _ in range(count)])

    def dealt(p, randrange):
        p[:] = next(orders)

    return dealt


def lowest(*bounds):
    """A loaded die: always the lowest number."""
    return range(*bounds)[0]


class TestFair:
    """Is it fair? Sampling and chi-square

    Most shufflers have no end of ways to draw. Then shuffle often, count, and ask: can that still be luck?
    """

    def test_counts_as_luck_brings_them(self):
        dealt = prepared({"abc": 78, "acb": 107, "bac": 104, "bca": 103, "cab": 98, "cba": 110})
        assert is_fair(dealt, "abc", 600), "78 to 110 where 100 are expected is luck: chi-square is 6.6, 5 is usual"

    def test_one_order_comes_far_too_often(self):
        dealt = prepared({"abc": 200, "acb": 80, "bac": 80, "bca": 80, "cab": 80, "cba": 80})
        assert not is_fair(dealt, "abc", 600), "200 where 100 are expected is no luck: chi-square is 120, 5 is usual"

    def test_knuth_passes(self):
        assert is_fair(knuth, "abc", 3000, seeded(4)), "Knuth's shuffle is fair: each order has one chance in six"

    def test_shuffle1_fails(self):
        assert not is_fair(shuffle1, "abc", 1200, seeded(1)), "shuffle1 is not fair: abc comes once in 20, cab in 4"

    def test_shuffle1_fails_on_two_cards(self):
        assert not is_fair(shuffle1, "ab", 600, seeded(1)), "shuffle1 is not fair: ba comes five times as often as ab"

    def test_shuffle3_fails(self):
        why = "shuffle3 is not fair: 4 in 27 and 5 in 27. A thousand times six shuffles make that plain"
        assert not is_fair(shuffle3, "abc", 6000, seeded(1)), why

    def test_orders_that_never_come(self):
        assert not is_fair(cut, "abc", 600, seeded(1)), "of the 6 orders 3 never come: they count, with 0"

    def test_one_order_of_24_never_comes(self):
        orders = ["".join(order) for order in permutations("abcd")]
        dealt = prepared({order: 200 for order in orders if order != "dcba"})
        assert not is_fair(dealt, "abcd", 4600), (
            "dcba never came where 192 were expected: chi-square is 200, 23 is usual"
        )

    def test_a_fair_shuffler_may_miss_an_order(self):
        counts = [5, 3, 7, 6, 4, 5, 9, 2, 5, 6, 4, 7, 3, 5, 0, 6, 8, 5, 4, 6, 5, 3, 7, 5]
        dealt = prepared(dict(zip(map("".join, permutations("abcd")), counts)))
        assert is_fair(dealt, "abcd", 120), "5 are expected of each: that one of 24 does not come is no wonder"

    @pytest.mark.parametrize(("deck", "n"), [("ab", 1000), ("abc", 1200), ("abcd", 2400), ("abcde", 1200)])
    def test_a_fair_shuffler_passes_with_any_deck(self, deck, n):
        assert is_fair(by_lot, deck, n, seeded(4)), "sorting the cards by lots is fair; more orders, larger chi-square"

    def test_each_shuffle_starts_with_a_new_deck(self):
        why = "a new deck ab becomes ba each time; only a deck that is used again comes back to ab"
        assert not is_fair(always_swap, "ab", 600), why

    @pytest.mark.parametrize("deck", ["ab", "abc", "abcd"])
    def test_all_numbers_come_from_the_given_randrange(self, deck):
        why = "with a loaded die even Knuth's shuffle never moves a card"
        assert not is_fair(knuth, deck, 600, lowest), why
