"""Playing cards as text and as HTML, and the Markdown extension that draws them."""

import re
import subprocess
import sys
from html.parser import HTMLParser
from xml.etree import ElementTree

import markdown
import pytest

from playing_cards import Hands, color, in_text, name, show, sign, to_html

DECK = [rank + suit for rank in "23456789TJQKA" for suit in "SHDC"]
NO_CARDS = ["", "9", "D", "♦", "1D", "11♦", "9X", "9d", "td", "10", "0D", "9 D", "9D ", "DD", "9♦♦", "?X", "?", "🃏"]


# A card


@pytest.mark.parametrize(
    ("card", "shown", "words", "hue"),
    [
        ("9D", "9♦", "nine of diamonds", "red"),
        ("9♦", "9♦", "nine of diamonds", "red"),
        ("TC", "10♣", "ten of clubs", "black"),
        ("T♣", "10♣", "ten of clubs", "black"),
        ("10♣", "10♣", "ten of clubs", "black"),
        ("10C", "10♣", "ten of clubs", "black"),
        ("AS", "A♠", "ace of spades", "black"),
        ("QH", "Q♥", "queen of hearts", "red"),
        ("2♠", "2♠", "two of spades", "black"),
        ("?B", "black★", "black joker", "black"),
        ("?R", "red★", "red joker", "red"),
    ],
)
def test_a_card_has_a_sign_a_name_and_a_colour(card, shown, words, hue):
    assert (sign(card), name(card), color(card)) == (shown, words, hue)


def test_the_cards_of_a_deck_have_signs_and_names_of_their_own():
    assert len({sign(card) for card in DECK}) == len({name(card) for card in DECK}) == 52
    assert [color(card) for card in DECK].count("red") == 26
    assert [sign(sign(card)) for card in DECK] == [sign(card) for card in DECK]


@pytest.mark.parametrize("function", [sign, name, color, to_html, show])
@pytest.mark.parametrize("text", NO_CARDS)
def test_what_is_no_card_is_said_to_be_none(function, text):
    given = [text] if function is show else text
    with pytest.raises(ValueError, match=re.escape(f"{text!r} is no card: write rank and suit, such as '9D'")):
        function(given)


@pytest.mark.parametrize("card", [*DECK, "?B", "?R"])
def test_its_html_is_one_element_that_a_screen_reader_reads_by_name(card):
    assert to_html(card) == (
        f'<span class="playing-card playing-card--{color(card)}" role="img" aria-label="{name(card)}">'
        f"{sign(card)}</span>"
    )


def test_its_html_carries_a_look_where_one_is_given():
    assert 'style="margin:0;color:#b3001b"' in to_html("9D", "margin:0;")
    assert 'style="margin:0;color:#111"' in to_html("9C", "margin:0;")
    assert "style" not in to_html("9C")


# Hands in a notebook


def test_a_hand_may_be_a_string_or_any_cards():
    for hand in ("6C TC", ["6C", "TC"], ("6♣", "10♣"), (card for card in ["6C", "TC"])):
        assert repr(show(hand)) == "6♣ 10♣"


def test_several_hands_are_shown_one_a_line_with_their_labels_in_a_column():
    assert repr(show("6C 7C", "8D")) == "6♣ 7♣\n8♦"
    assert repr(show(full_house="TD TC", flush="2H")) == "full house  10♦ 10♣\nflush       2♥"
    assert repr(show("2S", pair="AD AH")) == "      2♠\npair  A♦ A♥"


@pytest.mark.parametrize("hands", [show(), show(""), show([])])
def test_no_cards_are_an_empty_line(hands):
    assert repr(hands) == ""
    assert "playing-card" not in hands._repr_html_()


def test_the_html_of_hands_has_each_card_with_its_look_and_each_label():
    html = show("?B 9D", full_house="TC")._repr_html_()
    first, second = html.split("\n")
    assert re.findall(r'aria-label="([^"]+)"', first) == ["black joker", "nine of diamonds"]
    assert re.findall(r'aria-label="([^"]+)"', second) == ["ten of clubs"]
    assert ">full house</span>" in second
    assert html.count("background:#fff") == 3
    assert html.count("color:#b3001b") == 1


def test_a_label_is_text_and_never_markup():
    hands = show(**{"<b>_&": "9D"})
    assert "&lt;b&gt; &amp;" in hands._repr_html_()
    assert repr(hands) == "<b> &  9♦"
    assert repr(Hands([("<b>", ["9D"])])) == "<b>  9♦"


def test_one_bad_card_among_many_is_named():
    with pytest.raises(ValueError, match="'1X' is no card"):
        show("6C", pair=["AD", "1X"])


def test_cards_need_no_markdown_package():
    program = "import playing_cards, sys; sys.exit('markdown' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0


# In Markdown


class Reader(HTMLParser):
    """The cards of a page with the elements that they stand in, and the page's text."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.cards: list[str] = []
        self.inside: list[set[str]] = []
        self.text = ""
        self.open: list[tuple[str, str]] = []
        self.feed(html)
        self.close()

    def handle_starttag(self, tag, attrs):
        self.open.append((tag, dict(attrs).get("class") or ""))
        if "playing-card" in self.open[-1][1].split():
            self.cards.append(dict(attrs)["aria-label"])
            self.inside.append({name for element in self.open[:-1] for name in element[:1] + tuple(element[1].split())})

    def handle_endtag(self, tag):
        self.open.pop()

    def handle_data(self, data):
        self.text += data


def page(text: str) -> Reader:
    extensions = ["playing_cards.markdown", "admonition", "tables", "attr_list", "toc"]
    extensions += ["pymdownx.details", "pymdownx.superfences", "pymdownx.inlinehilite"]
    return Reader(markdown.markdown(text, extensions=extensions))


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("9♦", ["nine of diamonds"]),
        ("10♥", ["ten of hearts"]),
        ("T♥", ["ten of hearts"]),
        ("The 9♦, the (A♠) and K♥.", ["nine of diamonds", "ace of spades", "king of hearts"]),
        ("9♦ 10♣", ["nine of diamonds", "ten of clubs"]),
        ("9♦\n10♣", ["nine of diamonds", "ten of clubs"]),
        ("9♦-10♣, 9♦/10♣", ["nine of diamonds", "ten of clubs"] * 2),
        ("**9♦** and *10♣*", ["nine of diamonds", "ten of clubs"]),
        ("[9♦](#there)", ["nine of diamonds"]),
        ("**[the 9♦](#there)**", ["nine of diamonds"]),
        ("9♦10♣", []),
        ("9♦9♦", []),
        ("110♥", []),
        ("AK♥", []),
        ("1♥", []),
        ("0♥", []),
        ("9♥♥", []),
        ("♥9", []),
        ("9♥s", []),
        ("x9♥", []),
        ("_9♥", []),
        ("♥ alone, 9 alone, 9D", []),
    ],
)
def test_in_text_what_is_a_card_is_drawn_and_nothing_else(text, cards):
    assert page(text).cards == cards
    assert len(in_text(text)) == len(cards)


def test_the_text_around_the_cards_stays():
    assert page("Of 9♦ and 10♣, 110♥.").text == "Of 9♦ and 10♣, 110♥."
    assert page("9♦10♣").text == "9♦10♣"


def test_a_card_in_text_is_the_element_that_to_html_gives():
    html = markdown.markdown("9♦", extensions=["playing_cards.markdown"])
    (drawn,) = ElementTree.fromstring(html)
    expected = ElementTree.fromstring(to_html("9♦"))
    assert (drawn.tag, drawn.attrib, drawn.text) == (expected.tag, expected.attrib, expected.text)


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("- a 9♦", "li"),
        ("1. a 9♦", "li"),
        ("> a 9♦", "blockquote"),
        ("# A 9♦", "h1"),
        ("| a | b |\n|---|---|\n| 9♦ | x |", "td"),
        ('!!! question "What is 9♦?"\n\n    Well.', "admonition-title"),
        ("!!! question\n\n    What is 9♦?", "admonition"),
        ('??? success "Answer: 9♦"\n\n    Well.', "summary"),
        ("??? success\n\n    A 9♦.", "details"),
    ],
)
def test_a_card_is_drawn_wherever_text_stands(text, place):
    found = page(text)
    assert found.cards == ["nine of diamonds"]
    assert place in found.inside[0]


@pytest.mark.parametrize(
    "text",
    [
        "`9♦`",
        "``9♦ 10♣``",
        "```\n9♦ 10♣\n```",
        '```python title="a"\n9♦\n```',
        "    9♦ 10♣",
        "- a\n\n        9♦",
    ],
)
def test_a_card_in_code_stays_as_it_is(text):
    found = page(text)
    assert found.cards == []
    assert "9♦" in found.text


def test_a_card_in_an_address_or_an_attribute_stays_as_it_is():
    html = markdown.markdown('[there](9♦.md "9♦")\n\n<b title="9♦">x</b>', extensions=["playing_cards.markdown"])
    assert "playing-card" not in html
