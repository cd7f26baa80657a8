"""A Python-Markdown extension that draws the cards in a text, `9♦ 10♣`, as cards; in code they stay as they are."""

from __future__ import annotations

import re
import xml.etree.ElementTree as etree
from typing import Any

from markdown import Extension, Markdown
from markdown.inlinepatterns import InlineProcessor
from markdown.util import AtomicString

from playing_cards import CARD, color, name


class _Card(InlineProcessor):
    def handleMatch(self, m: re.Match[str], data: str) -> tuple[etree.Element, int, int]:  # type: ignore[override]
        card = m[1] + m[2]
        classes = f"playing-card playing-card--{color(card)}"
        element = etree.Element("span", {"class": classes, "role": "img", "aria-label": name(card)})
        element.text = AtomicString(card)  # within bold or a link, Markdown would look into it again
        return element, m.start(0), m.end(0)


class CardsExtension(Extension):
    """Draws cards in running text."""

    def extendMarkdown(self, md: Markdown) -> None:
        """Registers the pattern after those for code and escapes, so that code keeps its signs."""
        md.inlinePatterns.register(_Card(CARD, md), "playing_cards", 55)


def makeExtension(**options: Any) -> CardsExtension:
    """The entry point that Python-Markdown looks for."""
    return CardsExtension(**options)
