"""Your own tests of unit 01. Which bugs do they catch?

Run `kata bugs 01`: your tests run on right answers, where all must pass, and on wrong ones, where at least one should
fail. Here is one test to begin with. What else can go wrong with a deck, and with a deal?
"""

from deck import make_deck


def test_the_ace_of_spades_is_in_the_deck():
    assert "AS" in make_deck()
