"""Your own tests of unit 06. Which bugs do they catch?

Run `kata bugs 06`: your tests run on right answers, where all must pass, and on wrong ones, where at least one should
fail. Here is one test to begin with. What else may a change of card_ranks have broken? Write a test for it.
"""

from ace_low import hand_rank


def test_ace_to_five_beats_three_aces():
    straight, three_aces = ["AS", "2D", "3H", "4C", "5S"], ["AD", "AC", "AH", "KC", "QS"]
    assert hand_rank(straight) > hand_rank(three_aces)
