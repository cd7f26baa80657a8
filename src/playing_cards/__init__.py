"""Playing cards as pictures in text: for the site's pages and for notebooks.

A card is written as its rank and its suit's sign, `9♦` or `10♣`, or in two letters as the units have it, `9D`.
"""

from __future__ import annotations

import html
import re
from collections.abc import Iterable

SUITS = {"♠": "spades", "♥": "hearts", "♦": "diamonds", "♣": "clubs"}
RANKS = {
    **dict(zip("23456789", ["two", "three", "four", "five", "six", "seven", "eight", "nine"], strict=True)),
    **{"T": "ten", "10": "ten", "J": "jack", "Q": "queen", "K": "king", "A": "ace"},
}
JOKERS = {"?B": "black joker", "?R": "red joker"}

# A card in running text: not part of a longer word, as 10♥ in 110♥ would be.
CARD = r"(?<![\w♠♥♦♣])(10|[2-9TJQKA])([♠♥♦♣])(?![\w♠♥♦♣])"

_SIGN_OF_LETTER = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
# In a notebook no style sheet of ours is at hand, so each card carries its look. On the site, cards.css has the same.
_LOOK = (
    "display:inline-block;min-width:1.5em;margin:1px;padding:.1em .25em;border:1px solid #9a9a9a;border-radius:.3em;"
    "background:#fff;font-weight:600;text-align:center;line-height:1.4;"
)


def sign(card: str) -> str:
    """`card` as people write it: '9D' and '9♦' give '9♦', 'TC' gives '10♣', a joker gives its colour and a star.

    Raises ValueError for what is no card.
    """
    if card in JOKERS:
        return f"{color(card)}★"
    rank, suit = card[:-1], card[-1:]
    suit = _SIGN_OF_LETTER.get(suit, suit)
    if rank not in RANKS or suit not in SUITS:
        raise ValueError(f"{card!r} is no card: write rank and suit, such as '9D', 'TC' or '10♣'")
    return ("10" if rank == "T" else rank) + suit


def name(card: str) -> str:
    """The card in words: '9D' is 'nine of diamonds'. Raises ValueError for what is no card."""
    if card in JOKERS:
        return JOKERS[card]
    text = sign(card)
    return f"{RANKS[text[:-1]]} of {SUITS[text[-1]]}"


def color(card: str) -> str:
    """'red' or 'black'. Raises ValueError for what is no card."""
    if card in JOKERS:
        return JOKERS[card].split()[0]
    return "red" if sign(card)[-1] in "♥♦" else "black"


def to_html(card: str, look: str = "") -> str:
    """The card as an element of class `playing-card`, named for screen readers. Raises ValueError for no card."""
    shown = f' style="{look}color:{"#b3001b" if color(card) == "red" else "#111"}"' if look else ""
    classes = f"playing-card playing-card--{color(card)}"
    return f'<span class="{classes}" role="img" aria-label="{name(card)}"{shown}>{html.escape(sign(card))}</span>'


class Hands:
    """Hands of cards, one a line, that a notebook shows as cards."""

    def __init__(self, hands: list[tuple[str, list[str]]]) -> None:
        self.hands = hands

    def __repr__(self) -> str:
        width = max((len(label) for label, _ in self.hands), default=0)
        lines = [f"{label:<{width}}  {' '.join(map(sign, cards))}" for label, cards in self.hands]
        return "\n".join(line.strip() if not width else line for line in lines)

    def _repr_html_(self) -> str:
        rows = []
        for label, cards in self.hands:
            told = f'<span style="display:inline-block;min-width:12em">{html.escape(label)}</span>' if label else ""
            rows.append(f"<div>{told}{' '.join(to_html(card, _LOOK) for card in cards)}</div>")
        return "\n".join(rows)


def show(*hands: str | Iterable[str], **labelled: str | Iterable[str]) -> Hands:
    """Hands to look at: each a list of cards or one string of cards with spaces; keywords become labels.

    `show('6C 7C 8C', full_house='TD TC TH 7C 7D')`. Raises ValueError for what is no card.
    """
    named = [("", hand) for hand in hands] + [(key.replace("_", " "), hand) for key, hand in labelled.items()]
    pairs = [(label, hand.split() if isinstance(hand, str) else list(hand)) for label, hand in named]
    for _, cards in pairs:
        for card in cards:
            sign(card)
    return Hands(pairs)


def in_text(text: str) -> list[str]:
    """The cards with signs that stand in `text`, in order."""
    return ["".join(found) for found in re.findall(CARD, text)]
