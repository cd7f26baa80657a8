"""The five highest cards: sorted by rank and cut off, so a pair of twos never gets in.

Stage: TestSix
"""


def best_hand(hand):
    if len(hand) < 5:
        raise ValueError("a hand has five cards")
    return sorted(hand, key=lambda card: "23456789TJQKA".index(card[0]), reverse=True)[:5]
