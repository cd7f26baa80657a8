"""No low ace in a straight flush: the straight of one suit is sought by ranks in a row, where the ace is only high.

Stage: TestRuns
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
