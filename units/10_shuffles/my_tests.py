"""Your own tests of unit 10. Which bugs do they catch?

Run `kata bugs 10`: your tests run on right answers, where all must pass, and on wrong ones, where at least one should
fail. Here is one test to begin with: it decides itself what is drawn. Which other draws would give a bad shuffle away?
And what must be true of those who only count the draws and the orders?
"""

from shuffles import shuffle3


def test_shuffle3_with_the_lowest_number_each_time():
    def lowest(*bounds):
        return range(*bounds)[0]

    cards = ["a", "b", "c"]
    shuffle3(cards, lowest)
    assert cards == ["c", "a", "b"]
