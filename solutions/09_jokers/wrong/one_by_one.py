"""One by one: the first joker becomes what is best for now, and only then the second one is looked at.

Stage: TestTwoJokers
Ask: The first joker takes what is best for it alone. What might be possible with both jokers, and is it still?
"""

from ace_low import hand_rank
from best_hand import best_hand

RANKS = "23456789TJQKA"


def replacements(card):
    if card == "?B":
        return [rank + suit for rank in RANKS for suit in "SC"]
    if card == "?R":
        return [rank + suit for rank in RANKS for suit in "HD"]
    return [card]


def best_wild_hand(hand):
    cards = [card for card in hand if card[0] != "?"]
    for joker in (card for card in hand if card[0] == "?"):
        choices = [cards + [card] for card in replacements(joker)]
        cards = max(choices, key=lambda choice: hand_rank(best_hand(choice)))
    return best_hand(cards)
