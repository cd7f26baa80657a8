"""Every subset as the bits of a number; says on the way which hands it has looked at, which is no fault."""

import sys

from ace_low import hand_rank


def best_hand(hand):
    found = []
    for bits in range(2 ** len(hand)):
        if bits.bit_count() == 5:
            five = [card for place, card in enumerate(hand) if bits >> place & 1]
            found.append((hand_rank(five), five))
            print(five, file=sys.stderr)
    if not found:
        raise ValueError
    found.sort(reverse=True)
    return found[0][1]
