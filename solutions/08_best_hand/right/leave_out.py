"""Leaves cards out, one after the other, until five are left, and keeps the best it has met. Gives a tuple."""

from ace_low import hand_rank


def best_hand(hand: list[str]) -> tuple[str, ...]:
    if len(hand) < 5:
        raise ValueError("I need 5 cards at least")
    if len(hand) == 5:
        return tuple(hand)
    smaller = [hand[:i] + hand[i + 1 :] for i in range(len(hand))]
    return max((best_hand(cards) for cards in smaller), key=hand_rank)
