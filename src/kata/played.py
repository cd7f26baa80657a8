"""Calls a function that talks with a player: lines are typed ahead, and what it prints is kept."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable, Iterable
from typing import Any

from kata.standin import Recorder


class Played:
    """What came of such a call: what it `returned`, the text that it `printed` (prompts included, what was typed
    not), and the typed lines that it left `unread`."""

    def __init__(self, returned: Any, printed: str, unread: list[str]) -> None:
        self.returned = returned
        self.printed = printed
        self.unread = unread


def play(
    recorder: Recorder, function: Callable[..., Any], *arguments: Any, typed: Iterable[str] = (), **named: Any
) -> Played:
    """Calls `function` with the arguments; its input() reads the lines of `typed`, one after the other.

    Raises what the function raises; EOFError comes from an input() after the last line.
    """
    lines = list(typed)
    stdin, stdout = sys.stdin, sys.stdout
    keyboard, screen = io.StringIO("".join(line + "\n" for line in lines)), io.StringIO()
    sys.stdin, sys.stdout = keyboard, screen
    try:
        returned = function(*arguments, **named)
    finally:
        sys.stdin, sys.stdout = stdin, stdout
        printed = screen.getvalue()
        if recorder.calls:
            recorder.calls[-1].typed = lines
            recorder.calls[-1].printed = printed
    return Played(returned, printed, keyboard.read().splitlines())
