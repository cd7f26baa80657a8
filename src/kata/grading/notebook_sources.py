"""What of a notebook is a unit's work: the cells that say so, or those that define its functions."""

from __future__ import annotations

import re
import shlex

from kata.errors import KataError
from kata.grading.decoding import Source, clean
from kata.grading.notebook_code import Code, code_cells
from kata.grading.unit_names import UnitNames
from kata.units import Unit, find_unit

_LONGEST_NAME = 100
_WRITE_FILE = re.compile(r"%%(?:writefile|file)[ \t]+(?:[^ \t]*[/\\])?([^ \t/\\]+)\.py[ \t]*")


def from_notebook(names: UnitNames, data: bytes, meant: Unit | None) -> tuple[list[tuple[Unit, Source]], str]:
    """The units' source texts in a notebook, and why there are none: empty for one of the course's.

    A cell that starts with %%kata is its unit's work as it stands: so it was judged in the notebook, too. Else the work
    is in the cells that define the functions: of the unit that the notebook is named for, or of those that the
    functions are certainly for.
    """
    cells = [(number, cell) for number, cell in enumerate(code_cells(data), 1) if cell.strip()]
    if all(cell.strip() in names.given_cells for _, cell in cells):
        return [], ""
    own: dict[Unit, Source] = {}
    unknown = ""
    for number, cell in cells:
        unit, body = _kata_cell(names, cell)
        if unit and cell.strip() not in names.given_cells:
            own[unit] = Source(clean(body), f"It is cell {number} of the notebook.")
        elif body and not unit:
            unknown = body
    found = list(own.items())
    if meant in own:
        return found, ""
    code = Code(cells)
    defined = code.functions_but(names.given_cells)
    units = [meant] if meant else [unit for unit in names.defined_in(defined) if unit not in own]
    for unit in units:
        tested = names.tested[unit.folder]
        if defined & tested:
            text = clean(code.for_functions(tested))
            found.append((unit, Source(text, "It was put together from the cells of a notebook.")))
    if meant:
        wanted = ", ".join(sorted(names.tested[meant.folder])[:4])
        return found, f"it defines no function that {meant.folder} asks for, such as {wanted}"
    return found, unknown or "none of its cells says which unit it is for, as %%kata 04 does, and its name does not"


def _kata_cell(names: UnitNames, cell: str) -> tuple[Unit | None, str]:
    """The unit that a cell is for by its first line, and the rest of it; without a unit, why there is none, or
    nothing."""
    first, _, body = cell.lstrip("\n").partition("\n")
    written = _WRITE_FILE.fullmatch(first)
    if written:
        named = names.certain(written[1])
        return (named.unit, body) if named else (None, "")
    magic, _, line = first.partition(" ")
    if magic.strip() != "%%kata":
        return None, ""
    try:
        words = [word for word in shlex.split(line) if not word.startswith("-")]
        if len(words) != 1 or len(words[0]) > _LONGEST_NAME or re.search(r"[/\\]", words[0]):
            raise KataError("it takes one unit")
        folder = find_unit(names.root, words[0]).folder
        return next(unit for unit in names.units if unit.folder == folder), body
    except (KataError, ValueError) as error:
        return None, f"{first} can't be understood: {str(error).splitlines()[0]}"
