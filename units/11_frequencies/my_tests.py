"""Your own tests of unit 11. Which bugs do they catch?

Run `kata bugs 11`: your tests run on right answers, where all must pass, and on wrong ones, where at least one should
fail. Here is one test to begin with. Who else but a real dealer could deal, so that you know what must come out? And
which numbers of hands can you work out on paper? Write a test for them.
"""

from frequencies import hand_name


def test_two_kings():
    assert hand_name(["KD", "9H", "KS", "5C", "3S"]) == "One pair"
