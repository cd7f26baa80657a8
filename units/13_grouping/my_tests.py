"""Your own tests of unit 13. Which bugs do they catch?

Run `kata bugs 13`: your tests run on right answers, where all must pass, and on wrong ones, where at least one should
fail. Here is one test to begin with. You are the one who asks now: which question would make a fake turn red?
"""

from grouping import card


def test_the_ten():
    assert card("T♣") == (10, "♣")
