"""Text that others wrote, made fit to be shown: names of people and files, messages, what a submission printed."""

from __future__ import annotations

import re
import unicodedata

LONGEST = 200
# Some letters and signs of their own kind show as nothing, or as a space that is none.
_BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
# Marks above and below a letter: more of them than any script needs would paint over other lines.
_MOST_MARKS = 4
_PLACE_IN_MEMORY = re.compile(r" at 0x[0-9a-fA-F]+(?=[>,])")


def harmless(text: str, *, lines: bool = False, longest: int = LONGEST) -> str:
    """`text` with every character that would act instead of being seen as an escape, such as \\x1b or \\u202e.

    Those are control characters, overrides of the direction of writing, characters of no width, spaces other than
    the plain one, parts of characters that can't be encoded, and code points that mean nothing. What is longer than
    `longest` is cut and ends in "...". With `lines`, ends of lines stay, all of them as a newline, and so do tabs.
    What comes out can be written in UTF-8 and XML; it still has to be escaped for a page or a table.
    """
    # Most texts are plain ASCII, and to go through each of their characters takes long for a class.
    if len(text) <= longest and text.isascii() and (text.replace("\n", "") if lines else text).isprintable():
        return text
    return by_characters(text, lines, longest)


def by_characters(text: str, lines: bool, longest: int) -> str:
    """What `harmless` gives for any text, the plain ones too."""
    if lines:
        text = text[: 2 * longest + 2].replace("\r\n", "\n").replace("\r", "\n")
    parts: list[str] = []
    length = 0
    marks = 0
    for char in text[: longest + 1]:
        marks = marks + 1 if unicodedata.combining(char) else 0
        keep = (lines and char in "\n\t") or (_is_shown(char) and marks <= _MOST_MARKS)
        part = char if keep else _escape(char)
        length += len(part)
        if length > longest:
            return _cut(parts, longest)
        parts.append(part)
    return "".join(parts)


def without_places(text: str) -> str:
    """`text` without the places in memory that Python names, as in <Card object at 0x7f3a>: they are others in each
    run, and the same submission gets the same words each time."""
    return _PLACE_IN_MEMORY.sub("", text)


def _cut(parts: list[str], longest: int) -> str:
    """The parts as far as they fit with the dots that say that there was more; no escape is cut in two."""
    length = sum(map(len, parts))
    while parts and length > longest - 3:
        length -= len(parts.pop())
    return "".join(parts) + "..."


def _is_shown(char: str) -> bool:
    if char in _BLANK:
        return False
    category = unicodedata.category(char)
    # C: control, format, surrogate, private, unassigned. Z: separators of words and lines. The ranges are selectors
    # of variants: marks that show as nothing.
    return (category[0] not in "CZ" or char == " ") and not 0xFE00 <= ord(char) <= 0xFE0F and ord(char) < 0xE0000


def _escape(char: str) -> str:
    code = ord(char)
    if code < 0x100:
        return f"\\x{code:02x}"
    return f"\\u{code:04x}" if code < 0x10000 else f"\\U{code:08x}"
