"""Your own tests of unit 14. Which bugs do they catch?

Run `kata bugs 14`: your tests run on right answers, where all must pass, and on wrong ones, where at least one should
fail. Here is one test to begin with. What else can happen in a round, in a line, in a file? Write a test for it.
"""

from scores import mark_results


def test_a_flush_beats_a_pair():
    assert mark_results([(1, [9, 9, 14, 8, 2]), (5, [13, 9, 6, 4, 2])]) == ["Pair", "Flush (winner)"]
