"""Three pairs: the kicker beside two pairs is sought among the cards that stand alone, never in the third pair.

Stage: TestGroups
Ask: Queens, nines, eights and a three: which card is the best beside queens and nines, and do you look at it?
"""

from itertools import combinations

from ace_low import hand_rank

RANKS = "23456789TJQKA"


def best_hand(hand):
    if len(hand) < 5:
        raise ValueError("too few cards")
    best = max(combinations(hand, 5), key=hand_rank)
    if hand_rank(best)[0] == 2:
        cards = sorted(hand, key=lambda card: RANKS.index(card[0]), reverse=True)
        ranks = [card[0] for card in cards]
        paired = [card for card in cards if ranks.count(card[0]) == 2]
        single = [card for card in cards if ranks.count(card[0]) == 1]
        return paired[:4] + single[:1]
    return best
