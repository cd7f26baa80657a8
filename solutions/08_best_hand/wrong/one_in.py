"""One swap at most: the first five, or four of them and one newcomer. Both newcomers together are never tried.

Stage: TestSeven
Ask: With seven cards, can your program come to a hand that holds both the sixth and the seventh card?
"""

from ace_low import hand_rank


def best_hand(hand):
    if len(hand) < 5:
        raise ValueError("too few cards")
    first = hand[:5]
    choices = [first]
    for newcomer in hand[5:]:
        for place in range(5):
            choices.append(first[:place] + [newcomer] + first[place + 1 :])
    return max(choices, key=hand_rank)
