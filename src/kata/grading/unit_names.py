"""What the names of files and folders say: what kind of file it is, and which unit it is for."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from functools import cached_property
from pathlib import Path
from typing import NamedTuple

from kata.grading.archives import Entry, Folder, Refused
from kata.grading.notebook_code import code_cells
from kata.units import FOLDER, Unit, all_units


def suffix(name: str) -> str:
    """What tells the kind of a file, in lower case: .py of kind.PY, and of kind.py.txt."""
    if name.lower().endswith(".py.txt"):
        return ".py"
    dot = name.rfind(".")
    return name[dot:].lower().strip() if dot > 0 else ""


def stem(name: str) -> str:
    """The name without what tells the kind: kind of kind.py, and of kind.py.txt."""
    if name.lower().endswith(".py.txt"):
        return name[: -len(".py.txt")]
    dot = name.rfind(".")
    return name[:dot] if dot > 0 else name


_COPY = re.compile(r"(.*?)(?: *\((\d{1,4})\)|-(\d{1,4})| - copy(?: \(\d{1,4}\))?| copy(?: \d{1,4})?)", re.DOTALL)


class Named(NamedTuple):
    """The unit that a file is named for, how late a copy it is, and whether the name is spelled as it should be."""

    unit: Unit
    copy: int
    exact: bool


class UnitNames:
    """The units by all the names that files and folders have for them, and by the functions that their tests use."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.units = all_units(root)
        self._numbered = {name: unit for unit in self.units for name in (unit.folder, _short(unit))}
        self._units = {**self._numbered, **{unit.name: unit for unit in self.units}}

    def certain(self, stem: str) -> Named | None:
        """The unit that a file is certainly named for: kind, Kind, 04_kind, 04 kind, kind (1), kind-1."""
        if unit := self._units.get(_plain(stem)):
            return Named(unit, 0, stem in (unit.name, unit.folder))
        copy = _COPY.fullmatch(unicodedata.normalize("NFKC", stem).lower().strip())
        if copy and (unit := self._units.get(_plain(copy[1]))):
            return Named(unit, int(copy[2] or copy[3] or -1), False)
        return None

    def numbered(self, folder: str) -> Unit | None:
        """The unit that a folder is named for, with the number."""
        return self._numbered.get(_plain(folder))

    def hinted(self, stem: str) -> list[Unit]:
        """The units that a name may mean: kind_final, my-kind, 04."""
        words = f"_{_plain(stem)}_"
        numbers = {int(number) for number in re.findall(r"(?<![0-9])[0-9]{1,4}(?![0-9])", words)}
        named = [unit for unit in self.units if f"_{unit.name}_" in words]
        # two_pair is no pair: of names inside one another the longest is meant.
        named = [unit for unit in named if not any(unit.name in other.name and unit is not other for other in named)]
        return named or [unit for unit in self.units if int(unit.number) in numbers]

    def is_clone_part(self, entry: Entry) -> bool:
        """Whether it is the folder with the units of a clone."""
        if not isinstance(entry, Folder) or entry.name != "units":
            return False
        try:
            return any(isinstance(child, Folder) and FOLDER.fullmatch(child.name) for child in entry.list())
        except Refused:
            return False

    @cached_property
    def tested(self) -> dict[str, frozenset[str]]:
        """The functions that each unit's tests use, by the unit's folder."""
        tested = {}
        for unit in self.units:
            names = set()
            for file in (unit.test_file, unit.hidden_test_file):
                try:
                    names |= unit.tested_names(file)
                except (OSError, SyntaxError, ValueError):
                    continue
            tested[unit.folder] = frozenset(names)
        return tested

    @cached_property
    def _times_tested(self) -> Counter[str]:
        return Counter(name for names in self.tested.values() for name in names)

    def defined_in(self, defined: set[str]) -> list[Unit]:
        """The units that code is certainly for: it defines half of what the tests use, and something that no other
        unit's tests use."""
        return [
            unit
            for unit in self.units
            if (theirs := self.tested[unit.folder] & defined)
            and len(theirs) * 2 >= len(self.tested[unit.folder])
            and any(self._times_tested[name] == 1 for name in theirs)
        ]

    @cached_property
    def given_cells(self) -> set[str]:
        """The cells of the course's own notebooks: they are nobody's work."""
        given: set[str] = set()
        for file in sorted((self.root / "notebooks").glob("*.ipynb")):
            try:
                given |= {cell.strip() for cell in code_cells(file.read_bytes())}
            except (OSError, Refused):
                continue
        return given


def _short(unit: Unit) -> str:
    """The folder's name without noughts: 4_kind."""
    return f"{int(unit.number)}_{unit.name}"


def _plain(name: str) -> str:
    return re.sub(r"[ _-]+", "_", unicodedata.normalize("NFKC", name).lower()).strip("_")
