"""Your own tests of unit 02. Which bugs do they catch?

Run `kata bugs 02`: your tests run on right answers, where all must pass, and on wrong ones, where at least one should
fail. Here is one test to begin with. Which two would you add? One hand, a hundred, none: what else is extreme?
"""

from allmax import poker

four_nines = ["9D", "9H", "9S", "9C", "7D"]
full_house = ["TD", "TC", "TH", "7C", "7D"]


def test_four_of_a_kind_beats_a_full_house():
    assert poker([four_nines, full_house]) == four_nines
