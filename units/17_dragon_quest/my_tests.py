"""Your own tests of unit 17. Which bugs do they catch?

Run `kata bugs 17`: your tests run on right answers, where all must pass, and on wrong ones, where at least one should
fail. Here is one test to begin with. Then come the other roles, and a player who types whatever comes to mind.
"""

from dragon_quest import calc_hand, showdown_hand


def test_ten_to_ace_of_hearts_is_the_best_role():
    cards = ["♥-10", "♥-J", "♥-Q", "♥-K", "♥-A"]
    assert showdown_hand(calc_hand(cards), cards) == ("Royal straight flush", 10000)
