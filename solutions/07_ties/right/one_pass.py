"""One pass, in which a better hand clears the table and an equal one joins it."""

from ace_low import hand_rank


def poker(hands: list[list[str]]) -> list[list[str]]:
    winners: list[list[str]] = []
    best: tuple = ()
    for hand in hands:
        rank = hand_rank(hand)
        if rank > best:
            winners, best = [hand], rank
        elif rank == best:
            winners.append(hand)
    return winners
