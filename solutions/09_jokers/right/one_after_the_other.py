"""Replaces the first joker and leaves the rest to itself. Gives tuples."""

from ace_low import hand_rank
from best_hand import best_hand


def replacements(card: str) -> tuple[str, ...]:
    if card[0] != "?":
        return (card,)
    suits = "SC" if card[1] == "B" else "DH"
    return tuple(rank + suit for suit in suits for rank in "AKQJT98765432")


def best_wild_hand(hand: list[str]) -> tuple[str, ...]:
    for place, card in enumerate(hand):
        if card.startswith("?"):
            hands = [hand[:place] + [other] + hand[place + 1 :] for other in replacements(card)]
            return max((best_wild_hand(h) for h in hands), key=hand_rank)
    return tuple(best_hand(hand))
