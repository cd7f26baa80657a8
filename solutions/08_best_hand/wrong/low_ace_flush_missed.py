"""No low ace in a straight flush: five, four, three, two, ace of one suit are only a flush.

Stage: TestRuns
Ask: What are five, four, three, two, ace of clubs worth, and where in your ranks does the ace stand?
"""

from itertools import combinations

from ace_low import hand_rank

RANKS = "23456789TJQKA"


def best_hand(hand):
    def strength(five):
        ranks = sorted(RANKS.index(rank) for rank, suit in five)
        one_suit = len({suit for rank, suit in five}) == 1
        if one_suit and ranks != list(range(ranks[0], ranks[0] + 5)):
            return (5, ranks[::-1])
        return hand_rank(five)

    return list(max(combinations(hand, 5), key=strength))
