"""The units' tests notice every small change to the reference that changes what it does."""

from pathlib import Path

import pytest

from helpers import ROOT
from kata.many import judge_many
from kata.units import Unit, all_units
from mutants import mutants


def equivalent_mutants() -> dict[str, set[str]]:
    """The mutants that need not be noticed, by unit."""
    text = (Path(__file__).parent / "equivalent_mutants.txt").read_text(encoding="utf-8")
    found: dict[str, set[str]] = {}
    for line in text.splitlines():
        if line and not line.startswith("#"):
            unit, mutant, _reason = (part.strip() for part in line.split(" | "))
            found.setdefault(unit, set()).add(mutant)
    return found


def survivors(unit: Unit, folder: Path) -> set[str]:
    """The mutants of the unit's reference that its visible tests let pass."""

    found = list(mutants(unit.solution.read_text(encoding="utf-8")))
    files = [folder / f"mutant_{number}.py" for number in range(len(found))]
    for file, (_, text) in zip(files, found, strict=True):
        file.write_text(text, encoding="utf-8")
    reports = judge_many(unit, files)
    return {description for (description, _), report in zip(found, reports, strict=True) if report.green}


@pytest.mark.parametrize("unit", all_units(ROOT), ids=lambda unit: unit.folder)
def test_every_mutant_that_matters_is_noticed(unit, tmp_path):
    assert survivors(unit, tmp_path) == equivalent_mutants().get(unit.folder, set())


def test_the_list_of_equivalent_mutants_names_units_only():
    assert set(equivalent_mutants()) <= {unit.folder for unit in all_units(ROOT)}


def test_mutants_of_a_small_program():
    found = [description for description, _ in mutants("def f(a):\n    return a == 1 and not a\n")]
    assert "return a == 1 and (not a) -> return a == 1 or not a" in found
    assert "return a == 1 and (not a) -> return a != 1 and (not a)" in found
    assert "return a == 1 and (not a) -> return a == 2 and (not a)" in found
    assert "return a == 1 and (not a) -> return a == 1 and (not not a)" in found
    assert "return a == 1 and (not a) -> return None" in found
