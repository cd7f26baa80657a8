"""Your own tests of unit 03. Which bugs do they catch?

Run `kata bugs 03`: your tests run on right answers, where all must pass, and on wrong ones, where at least one should
fail. Here is one test to begin with. Where may two hands differ, and where must they not? Write tests that look there.
"""

from hand_rank import hand_rank


def test_four_nines_beat_a_full_house():
    four_nines = ["9D", "9H", "9S", "9C", "7D"]
    full_house = ["TD", "TC", "TH", "7C", "7D"]
    assert hand_rank(four_nines) > hand_rank(full_house)
