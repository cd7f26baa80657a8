"""No low ace in a straight flush: five, four, three, two, ace of one suit count as a flush and no more.

Stage: TestLowAce
Ask: In which order do you lay five, four, three, two, ace of clubs to see whether they are in a row?
"""

from itertools import combinations, product

from ace_low import hand_rank

RANKS = "23456789TJQKA"


def replacements(card):
    if card == "?B":
        return [rank + suit for rank in RANKS for suit in "SC"]
    if card == "?R":
        return [rank + suit for rank in RANKS for suit in "HD"]
    return [card]


def in_a_row(five):
    ranks = sorted(RANKS.index(card[0]) for card in five)
    return ranks == list(range(ranks[0], ranks[0] + 5))


def best_wild_hand(hand):
    def strength(five):
        rank = hand_rank(five)
        if rank[0] == 8 and not in_a_row(five):
            return (5, [14, 5, 4, 3, 2])
        return rank

    hands = product(*map(replacements, hand))
    return max((max(combinations(cards, 5), key=strength) for cards in hands), key=strength)
