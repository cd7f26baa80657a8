"""Your own tests of unit 09. Which bugs do they catch?

Run `kata bugs 09`: your tests run on right answers, where all must pass, and on wrong ones, where at least one should
fail. Here is one test to begin with. What else may a joker be? Deal a hand that needs it and write a test for it.
"""

from jokers import best_wild_hand


def test_the_black_joker_is_the_ten_of_clubs():
    best = best_wild_hand(["JC", "2D", "9C", "?B", "8C", "7C", "KH"])
    assert sorted(best) == ["7C", "8C", "9C", "JC", "TC"]
