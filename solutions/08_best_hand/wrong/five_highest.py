"""The five highest cards: the cards are sorted by rank and cut off at five, so a pair of twos never gets in.

Stage: TestSix
Ask: Ace, king, nine, seven and two twos: which card would a player throw away, and which one do you?
"""


def best_hand(hand):
    if len(hand) < 5:
        raise ValueError("a hand has five cards")
    return sorted(hand, key=lambda card: "23456789TJQKA".index(card[0]), reverse=True)[:5]
