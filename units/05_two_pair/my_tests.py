"""Your own tests of unit 05. Which bugs do they catch?

Run `kata bugs 05`: your tests run on right answers, where all must pass, and on wrong ones, where at least one should
fail. Here is one test to begin with: with `list(...)` around it, a tuple is as good as a list. Which hands are harder?
"""

from two_pair import two_pair


def test_eights_and_sevens():
    assert list(two_pair([8, 8, 7, 7, 2])) == [8, 7]
