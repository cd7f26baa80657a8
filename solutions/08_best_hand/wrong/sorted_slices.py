"""Straights side by side: the cards are sorted and five neighbours compared, so a pair in the middle hides a straight.

Stage: TestRuns
Ask: Sort nine, eight, seven, six, six, five. Do the cards of the straight lie side by side?
"""

from itertools import combinations

from ace_low import hand_rank


def best_hand(hand):
    if len(hand) < 5:
        raise ValueError("too few cards")
    in_order = sorted(hand, key=lambda card: "23456789TJQKA".index(card[0]), reverse=True)
    slices = [tuple(in_order[i : i + 5]) for i in range(len(hand) - 4)]
    choices = [five for five in combinations(hand, 5) if hand_rank(five)[0] != 4]
    return list(max(slices + choices, key=hand_rank))
