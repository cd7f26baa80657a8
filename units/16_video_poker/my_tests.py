"""Your own tests of unit 16. Which bugs do they catch?

Run `kata bugs 16`: your tests run on right answers, where all must pass, and on wrong ones, where at least one should
fail. Here is one test to begin with. Ten more functions wait for theirs: what may a player type, and what must it do?
"""

from video_poker import rate


def test_a_full_house():
    assert rate([3.1, 10.2, 3.4, 10.1, 3.2]) == 16
