"""What students hand in, as it really comes: found, read, and made harmless."""

from __future__ import annotations

import pytest

from kata.grading.harmless import harmless


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
        ("\U000e0041\ufe0f\x85\u2028\uffff", "\\U000e0041\\ufe0f\\x85\\u2028\\uffff"),
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
