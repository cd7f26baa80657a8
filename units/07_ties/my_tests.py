"""Your own tests of unit 07. Which bugs do they catch?

Run `kata bugs 07`: your tests run on right answers, where all must pass, and on wrong ones, where at least one should
fail. Here is one test to begin with. Which other tables are worth a look? Write a test for each of them.
"""

from ties import poker


def test_four_nines_beat_a_full_house():
    full_house = ["TD", "TC", "TH", "7C", "7D"]
    four_nines = ["9D", "9H", "9S", "9C", "7D"]
    assert list(poker([full_house, four_nines])) == [four_nines]
