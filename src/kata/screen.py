"""What the terminal can show: colour or not, how wide, which signs."""

from __future__ import annotations

import os
import shutil
import sys
import textwrap

STYLES = {"red": "31", "green": "32", "yellow": "33", "blue": "36", "dim": "2", "bold": "1"}

_SIGNS = {"passed": "✓", "red": "✗", "waiting": "·", "untouched": "○", "here": "▶"}
_PLAIN_SIGNS = {"passed": "+", "red": "x", "waiting": ".", "untouched": "o", "here": ">"}


class Screen:
    """Puts text in colour, cuts and wraps it: `color` says whether, `width` (columns) how wide.

    `unicode` says whether signs outside ASCII can be shown.
    """

    def __init__(self, color: bool, width: int, unicode: bool = True) -> None:
        self.color = color
        self.width = max(40, width)
        self.signs = _SIGNS if unicode else _PLAIN_SIGNS

    def style(self, text: str, *styles: str) -> str:
        """`text` in the given styles, as it is where there is no colour."""
        if not self.color or not styles or not text:
            return text
        return f"\x1b[{';'.join(STYLES[style] for style in styles)}m{text}\x1b[0m"

    def cut(self, text: str, width: int) -> str:
        """`text` in at most `width` columns."""
        return text if len(text) <= width else text[: max(0, width - 3)] + "..."

    def wrap(self, text: str, indent: str = "") -> list[str]:
        """`text` as lines that fit, with continued lines indented. A web address stays whole, to be clicked."""
        return textwrap.wrap(
            text, self.width - 1, subsequent_indent=indent, break_long_words="://" not in text, break_on_hyphens=False
        ) or [""]

    def beside(self, *texts: str) -> list[str]:
        """The texts side by side, or below one another where they don't fit."""
        line = "    ".join(texts)
        return [line] if len(line) < self.width else [part for text in texts for part in self.wrap(text, "  ")]


def screen_of_stdout() -> Screen:
    """The screen that standard output goes to. NO_COLOR and FORCE_COLOR are honoured.

    Characters that the output's encoding lacks are replaced from here on instead of ending the program.
    """
    out = sys.stdout
    color = out.isatty() and os.environ.get("TERM") != "dumb"
    if os.environ.get("FORCE_COLOR"):
        color = True
    if os.environ.get("NO_COLOR"):
        color = False
    if color and sys.platform == "win32":
        os.system("")  # makes the Windows console understand colour sequences
    if hasattr(out, "reconfigure"):
        out.reconfigure(errors="replace")
    return Screen(color, shutil.get_terminal_size((80, 24)).columns, shows_signs(out.encoding))


def shows_signs(encoding: str | None) -> bool:
    """Whether the board's signs can be written in `encoding`."""
    try:
        "".join(_SIGNS.values()).encode(encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True
