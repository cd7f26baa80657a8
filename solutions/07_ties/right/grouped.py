"""Groups of equal rank in a dictionary. A rank holds lists, so its text is the key; sorted cards are copies."""

from ace_low import hand_rank


def poker(hands):
    groups = {}
    ranks = {}
    for hand in hands:
        rank = hand_rank(sorted(hand))
        ranks[str(rank)] = rank
        groups.setdefault(str(rank), []).append(hand)
    if len(groups) == 0:
        return groups.get("nobody", [])
    return groups[max(ranks, key=ranks.get)]
