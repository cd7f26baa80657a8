"""Three different ranks: two pairs and a fifth card have three, but so have three of a kind and two more cards.

Stage: TestExactly
"""


def two_pair(ranks):
    if len(set(ranks)) == 3:
        high, low = sorted(set(ranks), key=lambda r: (ranks.count(r), r), reverse=True)[:2]
        return (high, low)
    return None
