"""What the units make when they run: a unit's file as a program, and the games of `kata play`.

A game is a file in games/ with a function `play`, made of the units' modules.
"""

from __future__ import annotations

import ast
import difflib
import importlib.util
import io
import runpy
import sys
import traceback
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import TextIO

from kata.errors import KataError
from kata.screen import Screen
from kata.source import World, all_module_files, module_files
from kata.units import Unit, all_units

_MAIN = """Its last lines say what to do, such as:

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))"""


def all_games(root: Path) -> dict[str, str]:
    """The games of the kata at `root`: their names, as they are typed, and what each says of itself."""
    games = {}
    for path in sorted((root / "games").glob("*.py")):
        tree = ast.parse(path.read_bytes())
        if any(_defines_play(node) for node in tree.body):
            games[path.stem.replace("_", "-")] = (ast.get_docstring(tree) or "").partition("\n")[0]
    return games


def _defines_play(node: ast.stmt) -> bool:
    if isinstance(node, ast.ImportFrom):
        return any((alias.asname or alias.name) == "play" for alias in node.names)
    return isinstance(node, ast.FunctionDef) and node.name == "play"


def play_game(root: Path, name: str, code: str, screen: Screen) -> None:
    """Plays a game with the units' modules from `code`: 'solutions' or 'mine'.

    Ctrl-C and the end of the input end it without a word of the tool's inside. Raises KataError for a game that does
    not exist, and where the student's own modules can't play it yet.
    """
    games = all_games(root)
    name = name.lower().replace("_", "-")
    if name not in games:
        close = difflib.get_close_matches(name, games, n=1)
        hint = f"Did you mean {close[0]}?" if close else f"The games: {', '.join(games) or 'none'}."
        raise KataError(f"There is no game {name!r}. {hint}")
    folder = str(root / "games")
    sys.path.insert(0, folder)
    files = all_module_files(root, code)
    try:
        with World(files):
            # Its name may be that of a unit's module, which it imports: so it gets another.
            game = _load(root / "games" / f"{name.replace('-', '_')}.py")
            _play(game.play, getattr(game, "SIGNS", {}), screen)
    except (EOFError, KeyboardInterrupt):
        print("\nYou have left the game.")
    except (Exception, SystemExit) as error:
        raise KataError(_what_went_wrong(error, root, files)) from error
    finally:
        sys.path.remove(folder)


def run_unit(unit: Unit, code: str, arguments: list[str]) -> int:
    """Runs the unit's file as `python` would run it, with the other units' modules by the source rule, and gives its
    exit code. `code` is what `source.check_code` gives.

    Raises KataError where the program ends with an error, and where the file has no part that runs.
    """
    files = module_files(unit, code)
    file = files[unit.name]
    argv, sys.argv = sys.argv, [str(file), *arguments]
    try:
        if "__main__" not in file.read_text(encoding="utf-8"):
            raise KataError(f"{unit.relative(file)} does nothing when it runs. {_MAIN}")
        with World(files):
            runpy.run_path(str(file), run_name="__main__")
    except SystemExit as end:
        if isinstance(end.code, str):
            print(end.code, file=sys.stderr)
        return end.code if isinstance(end.code, int) else int(end.code is not None)
    except (KataError, KeyboardInterrupt, BrokenPipeError):
        raise
    except Exception as error:
        raise KataError(_what_went_wrong(error, unit.root, files)) from error
    finally:
        sys.argv = argv
    return 0


def _load(path: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"game_{path.stem}", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def _play(play: Callable[[], object], signs: dict[str, tuple[str, str]], screen: Screen) -> None:
    stdout = sys.stdout
    sys.stdout = _Painted(stdout, _painting(signs, screen, stdout.encoding))
    try:
        play()
    finally:
        sys.stdout = stdout


def _painting(signs: dict[str, tuple[str, str]], screen: Screen, encoding: str) -> dict[int, str]:
    """What each sign becomes on the screen: itself in colour, or its letter where it can't be shown."""
    painting = {}
    for sign, (letter, style) in signs.items():
        try:
            sign.encode(encoding)
            text = sign
        except (UnicodeEncodeError, LookupError):
            text = letter
        painting[ord(sign)] = screen.style(text, *([style] if style else []))
    return painting


class _Painted(io.TextIOBase):
    """Writes to `stream` with each sign as it is to be shown."""

    def __init__(self, stream: TextIO, painting: dict[int, str]) -> None:
        self._stream = stream
        self._painting = painting

    def write(self, text: str) -> int:
        self._stream.write(text.translate(self._painting))
        return len(text)

    def flush(self) -> None:
        self._stream.flush()


def _what_went_wrong(error: BaseException, root: Path, files: dict[str, Path]) -> str:
    """The error in a unit's module, in words, with the line where it came up."""
    by_file = {str(files[unit.name]): unit for unit in all_units(root)}
    frames = [frame for frame in traceback.extract_tb(error.__traceback__) if frame.filename in by_file]
    if isinstance(error, NotImplementedError) and frames:
        unit = by_file[frames[-1].filename]
        return f"{frames[-1].name} is not yet written. First: pytest units/{unit.folder}"
    where = f"\n{Path(frames[-1].filename).name}:{frames[-1].lineno}: {frames[-1].line}" if frames else ""
    return f"It ended with {type(error).__name__}: {error}{where}"
