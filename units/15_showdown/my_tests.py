"""Your own tests of unit 15. Which bugs do they catch?

Run `kata bugs 15`: your tests run on right answers, where all must pass, and on wrong ones, where at least one should
fail. Here is one test to begin with. Nineteen functions and hands of three sizes: what else must hold? Write a test for
it.
"""

from showdown import get_result_of_poker


def test_a_pair_beats_an_ace():
    pair = {("king", "spades"), ("king", "hearts"), ("7", "clubs")}
    ace = {("ace", "spades"), ("queen", "hearts"), ("9", "clubs")}
    assert get_result_of_poker(pair, ace) == "Player A"
