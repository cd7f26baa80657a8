"""The source rule: which file a unit's module comes from, and how no module leaks into another unit's run.

A unit's tests import the student's module of that unit; every other unit's module that it imports is the
reference. Each unit's run is a `World` of its own: it has its own copies of all unit modules, and only while
it is active are they in `sys.modules`.
"""

from __future__ import annotations

import difflib
import importlib
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import decode_source, spec_from_file_location
from pathlib import Path
from types import CodeType, ModuleType

from kata.errors import KataError
from kata.units import Unit, all_units

OWN = "own"
MINE = "mine"
SOLUTIONS = "solutions"


def check_code(code: str, base: Path) -> str:
    """The value of `--code`, checked: one of the words, or the absolute path of a file (relative to `base`).

    Raises KataError for a word that is none and a file that is not there.
    """
    if code in (OWN, MINE, SOLUTIONS):
        return code
    path = base / code
    if path.is_file():
        return str(path.absolute())
    close = difflib.get_close_matches(code, [MINE, SOLUTIONS], n=1)
    hint = f" Did you mean {close[0]}?" if close else ""
    raise KataError(f"--code takes 'mine', 'solutions' or a file: there is no file {code}.{hint}")


def module_files(unit: Unit, code: str = OWN) -> dict[str, Path]:
    """Where each unit's module comes from in the run of `unit`: module name -> file.

    `code` is what `check_code` gives: 'own' (the unit's own module from units/, the others from solutions/),
    'mine' (all from units/), 'solutions' (all from solutions/), or a file (the unit's own module from it).
    Without a solutions folder, as in a student's release, the others come from units/ too.
    """
    files = all_module_files(unit.root, MINE if code == MINE else SOLUTIONS)
    if code in (OWN, MINE):
        files[unit.name] = unit.code
    elif code != SOLUTIONS:
        files[unit.name] = Path(code)
    return files


def all_module_files(root: Path, code: str) -> dict[str, Path]:
    """Where every unit's module comes from: 'mine' (from units/) or 'solutions'; without a solutions folder, from
    units/ all the same."""
    return {unit.name: unit.code if code == MINE else _reference(unit) for unit in all_units(root)}


def _reference(unit: Unit) -> Path:
    return unit.solution if (unit.root / "solutions").is_dir() else unit.code


class World:
    """The unit modules of one run: `with world:` makes them, and no others, the ones that `import` finds.

    `files` says which file each module name comes from. Worlds may be entered inside one another, as when a
    test of one unit asks for the reference of the same unit.
    """

    def __init__(self, files: dict[str, Path]) -> None:
        self.files = files
        self._modules: dict[str, ModuleType] = {}
        self._outside: list[dict[str, ModuleType] | None] = []

    def __enter__(self) -> World:
        if _finder.worlds and _finder.worlds[-1] is self:
            self._outside.append(None)  # it is active already
        else:
            self._outside.append(self._take_out())
            sys.modules.update(self._modules)
        _finder.worlds.append(self)
        if _finder not in sys.meta_path:
            sys.meta_path.insert(0, _finder)
        return self

    def __exit__(self, *_: object) -> None:
        _finder.worlds.pop()
        outside = self._outside.pop()
        if outside is not None:
            self._modules = self._take_out()
            sys.modules.update(outside)

    def _take_out(self) -> dict[str, ModuleType]:
        """Takes the unit modules out of `sys.modules`, whosever they are."""
        return {name: sys.modules.pop(name) for name in self.files if name in sys.modules}

    def load(self, name: str) -> ModuleType:
        """The module `name` of this world, imported if it was not yet. Raises whatever the import raises."""
        with self:
            return importlib.import_module(name)


class _Finder(MetaPathFinder):
    """Finds the unit modules of the innermost active world, before Python's own finders do."""

    def __init__(self) -> None:
        self.worlds: list[World] = []

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not self.worlds or path is not None or name not in self.worlds[-1].files:
            return None
        file = str(self.worlds[-1].files[name])
        return spec_from_file_location(name, file, loader=_Loader(name, file))


class _Loader(SourceFileLoader):
    """Compiles the file anew each time: a stored bytecode file can't tell two saves within one second apart."""

    def get_code(self, fullname: str) -> CodeType:
        path = self.get_filename(fullname)
        # Decoded here, because compile lets wrong bytes in comments pass and `python kind.py` does not.
        return self.source_to_code(decode_source(self.get_data(path)), path)


_finder = _Finder()
