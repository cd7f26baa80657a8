"""Two at most: a tie is taken to be one between two players, and the third winner is never looked at.

Stage: TestOrder
Ask: How many hands do you compare with the best one, and how many may be equal to it?
"""

from ace_low import hand_rank


def poker(hands):
    ranking = sorted(hands, key=hand_rank, reverse=True)
    if len(ranking) > 1 and hand_rank(ranking[0]) == hand_rank(ranking[1]):
        return ranking[:2]
    return ranking[:1]
