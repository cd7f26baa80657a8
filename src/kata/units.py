"""The units: found by their folders, read from their files. Nothing lists them a second time."""

from __future__ import annotations

import ast
import difflib
import re
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path

from kata.errors import KataError

FOLDER = re.compile(r"(?P<number>\d\d+)_(?P<name>[a-z][a-z0-9_]*)")


class Stage:
    """One stage of a unit: a test class of its test file.

    `name` is the class, `title` the first line of its docstring, `goal` what else the docstring says,
    `tests` the names of its test functions, in file order.
    """

    def __init__(self, name: str, title: str, goal: str, tests: tuple[str, ...]) -> None:
        self.name = name
        self.title = title
        self.goal = goal
        self.tests = tests


class Unit:
    """One unit of the kata at `root`, known by the name of its folder, such as `04_kind`."""

    def __init__(self, root: Path, folder: str) -> None:
        match = FOLDER.fullmatch(folder)
        if match is None:
            raise ValueError(f"{folder!r} is no name of a unit's folder")
        self.root = root
        self.folder = folder
        self.number: str = match["number"]
        self.name: str = match["name"]

    # Every run makes all units and asks most of them for little: the paths are put together on demand.

    @property
    def code(self) -> Path:
        """The file that the student writes; at first, the stub."""
        return self.root / "units" / self.folder / f"{self.name}.py"

    @property
    def test_file(self) -> Path:
        """The staged tests."""
        return self.root / "units" / self.folder / f"test_{self.name}.py"

    @property
    def my_tests(self) -> Path:
        """The tests that the student writes, to catch the recorded mistakes."""
        return self.root / "units" / self.folder / "my_tests.py"

    @property
    def solution_folder(self) -> Path:
        """The folder of the reference, the hidden tests and the other answers."""
        return self.root / "solutions" / self.folder

    @property
    def solution(self) -> Path:
        """The reference solution."""
        return self.solution_folder / f"{self.name}.py"

    @property
    def behaviour_file(self) -> Path:
        """How the recorded mistakes behave, written by `kata record`."""
        return self.solution_folder / "behaviour.json"

    @property
    def pack_file(self) -> Path:
        """The answers that `kata bugs` plays with, packed, where there is no folder solutions."""
        return self.root / "units" / self.folder / "bugs.pack"

    @property
    def hidden_test_file(self) -> Path:
        """The tests for grading."""
        return self.solution_folder / f"test_{self.name}_hidden.py"

    @property
    def lesson(self) -> Path:
        """The lesson, in Markdown."""
        return self.root / "docs" / "units" / f"{self.folder}.md"

    @property
    def notebook(self) -> Path:
        """The notebook that explores the unit's idea."""
        return self.root / "notebooks" / f"{self.folder}.ipynb"

    def __repr__(self) -> str:
        return f"<Unit {self.folder}>"

    @property
    def right(self) -> list[Path]:
        """The other right answers, by name."""
        return sorted((self.solution_folder / "right").glob("*.py"))

    @property
    def wrong(self) -> list[Path]:
        """The recorded mistakes, by name."""
        return sorted((self.solution_folder / "wrong").glob("*.py"))

    @cached_property
    def title(self) -> str:
        """The first heading of the lesson; the unit's name where there is no lesson."""
        try:
            with self.lesson.open(encoding="utf-8") as lines:
                for line in lines:
                    if line.startswith("# "):
                        return line[2:].strip()
        except (OSError, UnicodeDecodeError):
            pass
        return self.name.replace("_", " ")

    @cached_property
    def stages(self) -> list[Stage]:
        """The test classes of the unit's test file, in file order.

        Raises KataError where the test file can't be read: it is the author's file, so the message says
        how to get it back.
        """
        try:
            tree = ast.parse(self.test_file.read_bytes())
        except (OSError, SyntaxError, ValueError) as error:
            raise KataError(
                f"{self.relative(self.test_file)} can't be read ({error}).\n"
                f"It belongs to the kata: bring it back with: git checkout -- {self.relative(self.test_file)}"
            ) from error
        return [_stage(node) for node in tree.body if _is_test_class(node)]

    def tested_names(self, *test_files: Path) -> set[str]:
        """What the given test files import from the unit's module. Raises OSError or SyntaxError for a file that
        can't be read."""
        return {
            alias.name
            for path in test_files
            for node in ast.parse(path.read_bytes()).body
            if isinstance(node, ast.ImportFrom) and node.module == self.name
            for alias in node.names
        }

    def relative(self, path: Path) -> str:
        """`path` as a student would type it from the top of the kata."""
        try:
            return path.relative_to(self.root).as_posix()
        except ValueError:
            return str(path)


def _is_test_class(node: ast.stmt) -> bool:
    return isinstance(node, ast.ClassDef) and node.name.startswith("Test")


def _stage(node: ast.stmt) -> Stage:
    assert isinstance(node, ast.ClassDef)
    title, _, goal = (ast.get_docstring(node) or node.name).partition("\n")
    tests = tuple(
        child.name for child in node.body if isinstance(child, ast.FunctionDef) and child.name.startswith("test")
    )
    return Stage(node.name, title.strip(), goal.strip(), tests)


def sentence(test_name: str) -> str:
    """A test's name as a sentence: `test_a_pair[2]` -> `a pair [2]`. Suits that pytest has escaped are suits again."""
    test_name = re.sub(r"\\u([0-9a-f]{4})", lambda escaped: chr(int(escaped[1], 16)), test_name)
    name, bracket, parameters = test_name.partition("[")
    words = name.removeprefix("test_").replace("_", " ")
    return f"{words} {bracket}{parameters}" if bracket else words


def saved_at(path: Path) -> int:
    """When the file was saved last, in nanoseconds; 0 where there is no file."""
    try:
        return path.stat().st_mtime_ns
    except OSError:
        return 0


def find_root(start: Path) -> Path:
    """The folder of the kata that `start` lies in.

    Raises KataError where neither `start` nor a folder above it has units.
    """
    start = start.absolute()
    for folder in (start, *start.parents):
        if next(_unit_folders(folder), None):
            return folder
    raise KataError(f"There is no kata in {start} or above it.\nGo to the folder of your clone: cd poker-kata")


def _unit_folders(root: Path) -> Iterator[str]:
    """The names of the unit folders below `root`, in no order."""
    try:
        yield from (path.name for path in (root / "units").iterdir() if FOLDER.fullmatch(path.name) and path.is_dir())
    except OSError:
        return


def all_units(root: Path) -> list[Unit]:
    """Every unit of the kata at `root`, in the order of their numbers."""
    return sorted(
        (Unit(root, folder) for folder in _unit_folders(root)), key=lambda unit: (int(unit.number), unit.name)
    )


def find_unit(root: Path, text: str) -> Unit:
    """The unit that a user means by a number, a name, the start of a name, or a path into its folder.

    Raises KataError where none fits, or more than one.
    """
    units = all_units(root)
    wanted = _wanted(text)
    exact = [unit for unit in units if wanted in (unit.folder, unit.name)] or [
        unit for unit in units if wanted.isdecimal() and int(unit.number) == int(wanted)
    ]
    found = exact or [unit for unit in units if wanted and wanted in unit.name]
    if len(found) == 1:
        return found[0]
    if found:
        names = ", ".join(unit.folder for unit in found)
        raise KataError(f"{text!r} fits more than one unit: {names}.\nUse the number.")
    close = difflib.get_close_matches(wanted, [name for unit in units for name in (unit.name, unit.folder)], n=1)
    hint = f"Did you mean {close[0]}?" if close else "The units: " + ", ".join(unit.folder for unit in units) + "."
    raise KataError(f"There is no unit {text!r}.\n{hint}")


def _wanted(text: str) -> str:
    """The part of what the user typed that names the unit: of a path, the unit's folder."""
    parts = [part for part in re.split(r"[/\\]", text.strip()) if part]
    if any(part in (".", "..") for part in parts):
        parts = list(Path(text).resolve().parts)
    for part in reversed(parts):
        if FOLDER.fullmatch(part):
            return part
    last = parts[-1] if parts else ""
    return last.lower().removesuffix(".py").replace("-", "_").replace(" ", "_")
