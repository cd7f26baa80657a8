"""Texts of others are made harmless, whether they are plain or not."""

from __future__ import annotations

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from kata.grading.harmless import by_characters, harmless, without_places


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("kim", "kim"),
        ("Zoë 山田 Ωμέγα ✓", "Zoë 山田 Ωμέγα ✓"),
        ("\x1b[31mred\x07", "\\x1b[31mred\\x07"),
        ("a\nb\tc\rd", "a\\x0ab\\x09c\\x0dd"),
        ("kind\u202eyp.exe", "kind\\u202eyp.exe"),
        ("a\u200bb\u2060c\ufeffd\u3164e\u00a0f", "a\\u200bb\\u2060c\\ufeffd\\u3164e\\xa0f"),
        ("\udcff\ud800", "\\udcff\\ud800"),
        ("\U000e0041\U000e0100\ufe0f\x85\u2028\uffff", "\\U000e0041\\U000e0100\\ufe0f\\x85\\u2028\\uffff"),
        ("e" + "\u0301" * 6, "e" + "\u0301" * 4 + "\\u0301" * 2),
    ],
)
def test_what_acts_instead_of_being_seen_is_shown_as_an_escape(text, shown):
    assert harmless(text) == shown
    shown.encode()


def test_a_text_keeps_its_lines_and_tabs_where_that_is_asked_for():
    assert harmless("a\r\nb\rc\n\td\x0b", lines=True) == "a\nb\nc\n\td\\x0b"


def test_a_text_that_is_too_long_is_cut_and_no_escape_in_two():
    assert harmless("x" * 200) == "x" * 200
    assert harmless("x" * 201) == "x" * 197 + "..."
    assert harmless("\x1b" * 1000, longest=10) == "\\x1b..."
    assert harmless("\r\n" * 1000, lines=True, longest=10) == "\n" * 7 + "..."
    assert len(harmless("\r\n\r" * 5, lines=True, longest=10)) == 10


PLAIN = st.characters(min_codepoint=0x20, max_codepoint=0x7E)
ACTING = st.sampled_from("\n\r\t\x00\x0b\x1b\x1f\x7f\x80\x85\xa0é\u0301\u2028\u202e\u3164\ud800")


@settings(deadline=None, database=None, derandomize=True)
@given(st.text(PLAIN | ACTING, max_size=12) | st.text(PLAIN, max_size=12), st.booleans(), st.integers(3, 12))
@example("a\nb", True, 3)
@example("a\nb", False, 3)
@example("a\tb", True, 3)
@example("a\tb", False, 4)
@example("a\r\nb", True, 4)
@example("abcd", False, 3)
@example("a~ b", True, 4)
@example("", False, 3)
def test_a_plain_text_comes_out_as_it_does_character_by_character(text, lines, longest):
    assert harmless(text, lines=lines, longest=longest) == by_characters(text, lines, longest)


def test_every_character_of_the_first_blocks_comes_out_alike_both_ways():
    for code in range(0x300):
        for lines in (False, True):
            assert harmless(chr(code), lines=lines) == by_characters(chr(code), lines, 200), hex(code)


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("no <kind.Card object at 0x7f77220> among them", "no <kind.Card object> among them"),
        ("<bound method f of <C object at 0x7F3A>>", "<bound method f of <C object>>"),
        ('<code object f at 0x7f3a, file "kind.py", line 1>', '<code object f, file "kind.py", line 1>'),
        ("look at 0x1F: no rank", "look at 0x1F: no rank"),
    ],
)
def test_places_in_memory_are_left_out_and_numbers_stay(text, left):
    assert without_places(text) == left
