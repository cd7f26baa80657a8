"""Nobody comes first: the sorted table is asked for its first hand, and a table without players has none.

Stage: TestExtremes
Ask: Where nobody plays, what does your sorted list hold, and which of its places do you read?
"""

from ace_low import hand_rank


def poker(hands):
    ranking = sorted(hands, key=hand_rank, reverse=True)
    first = hand_rank(ranking[0])
    return [hand for hand in ranking if hand_rank(hand) == first]
