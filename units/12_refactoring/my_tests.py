"""Your own tests of unit 12. Which bugs do they catch?

Run `kata bugs 12`: your tests run on right answers, where all must pass, and on wrong ones, where at least one should
fail. Here is one test to begin with. Ask which of two hands is better, not which value comes back: no two right
answers give the same values.
"""

from refactoring import hand_rank_alt


def test_a_pair_of_twos_beats_an_ace():
    assert hand_rank_alt(["2S", "2D", "3H", "4C", "7D"]) > hand_rank_alt(["AS", "KD", "QH", "JC", "9D"])
