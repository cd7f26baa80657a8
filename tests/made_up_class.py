"""Makes up a class: folders of students with work of mixed quality, to try the grading on.

    python tests/made_up_class.py DIR [--students 200] [--units 10] [--seed 1]

The work is made of what this repository has: right and recorded wrong answers, stubs, files cut off in the middle, and
attacks. Each file ends in a comment of its own, so no two texts are the same. The same arguments make the same class.
"""

from __future__ import annotations

import argparse
import ast
import json
import random
import re
from pathlib import Path

from kata.units import Unit, all_units, find_unit

ROOT = Path(__file__).resolve().parent.parent
ATTACKED = "04_kind"
ATTACKS = [
    path
    for path in sorted((ROOT / "tests" / "attacks").glob("*.py"))
    if "\nUnit:" not in path.read_text(encoding="utf-8")  # some are for another unit
]

# Of a hundred files, how many are of which sort.
SORTS = {"right": 45, "wrong": 30, "stub": 8, "missing": 8, "cut off": 5, "attack": 4}


def make(folder: Path, students: int, units: list[Unit], seed: int = 1) -> None:
    """Makes the folders of `students` students below `folder`, with files for `units`."""
    chance = random.Random(seed)
    for number in range(students):
        student = folder / f"student-{number:03}"
        student.mkdir(parents=True)
        as_clone = chance.random() < 0.5
        for unit in units:
            text = _work(unit, chance)
            if text is None:
                continue
            text += f"\n# handed in by student {number}\n"
            _hand_in(student, unit, text, as_clone, chance)


def units(count: int) -> list[Unit]:
    """The unit for which there are attacks, then the others in their order: as many as are asked for."""
    attacked = find_unit(ROOT, ATTACKED)
    return [attacked, *(unit for unit in all_units(ROOT) if unit.folder != attacked.folder)][:count]


def _work(unit: Unit, chance: random.Random) -> str | None:
    (sort,) = chance.choices(list(SORTS), list(SORTS.values()))
    if sort == "missing":
        return None
    if sort == "attack" and unit.folder == ATTACKED:
        return chance.choice(ATTACKS).read_text(encoding="utf-8")
    if sort == "wrong" and unit.wrong:
        return chance.choice(unit.wrong).read_text(encoding="utf-8")
    if sort in ("stub", "attack"):
        return unit.code.read_text(encoding="utf-8")
    right = chance.choice([unit.solution, *unit.right]).read_text(encoding="utf-8")
    return right[: len(right) * 2 // 3] if sort == "cut off" else right


def _hand_in(student: Path, unit: Unit, text: str, as_clone: bool, chance: random.Random) -> None:
    """Writes the file the way that some student would."""
    way = chance.random()
    if as_clone:
        path, data = student / "units" / unit.folder / f"{unit.name}.py", text.encode()
    elif way < 0.1 and _parses(text):
        cells = [{"cell_type": "code", "metadata": {}, "outputs": [], "execution_count": None, "source": text}]
        notebook = {"cells": cells, "metadata": {}, "nbformat": 4, "nbformat_minor": 5}
        path, data = student / f"{unit.folder}.ipynb", json.dumps(notebook).encode()
    elif way < 0.2:
        path, data = student / f"{unit.name}.py", text.replace("\n", "\r\n").encode("utf-8-sig")
    elif way < 0.3:
        path, data = student / f"{unit.name}.py", text.encode("utf-16")
    else:
        path, data = student / f"{unit.name}.py", text.encode()
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)


def _parses(text: str) -> bool:
    try:
        ast.parse(text)
    except SyntaxError:
        return False
    return True


def main() -> None:
    parser = argparse.ArgumentParser(description=re.split(r"\n\n", __doc__ or "")[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--students", type=int, default=200)
    parser.add_argument("--units", type=int, default=10, help="how many: unit 04, then the others in their order")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    make(options.folder, options.students, units(options.units), options.seed)


if __name__ == "__main__":
    main()
