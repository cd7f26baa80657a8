"""Your own tests of unit 08. Which bugs do they catch?

Run `kata bugs 08`: your tests run on right answers, where all must pass, and on wrong ones, where at least one should
fail. Here is one test to begin with. What else can lie in seven cards? Deal such a hand and write a test for it.
"""

from best_hand import best_hand


def test_two_kings_among_seven_cards():
    best = best_hand(["KS", "3H", "QD", "2C", "KD", "9H", "7S"])
    assert sorted(best) == ["7S", "9H", "KD", "KS", "QD"]
