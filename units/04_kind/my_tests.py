"""Your own tests of unit 04. Which bugs do they catch?

Run `kata bugs 04`: your tests run on right answers, where all must pass, and on wrong ones, where at least one should
fail. Here is one test to begin with. What else must a good `kind` get right? Write a test for it.
"""

from kind import kind


def test_a_pair_of_nines():
    assert kind(2, [14, 13, 9, 9, 7]) == 9
