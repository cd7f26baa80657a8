"""Every notebook: its stored outputs are what a run gives, and its file is in the stable form."""

import json
import re
import subprocess
import sys

import pytest

from helpers import ROOT
from kata.errors import KataError
from kata.notebook_files import NOT_COMPARED, stable
from kata.units import all_units

UNITS = all_units(ROOT)
every_notebook = pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.folder)

# What may be left out of the comparison: pictures, and cells that measure time.
MAY_DIFFER = re.compile(r"plt\.show\(\)|perf_counter|%timeit")


def cells(unit, kind="code"):
    notebook = json.loads(unit.notebook.read_text(encoding="utf-8"))
    return [cell for cell in notebook["cells"] if cell["cell_type"] == kind]


@every_notebook
def test_its_stored_outputs_are_what_a_run_gives(unit):
    command = [sys.executable, "-m", "pytest", "-q", "-p", "nbval.plugin", "--nbval", str(unit.notebook)]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout + run.stderr
    assert f"{len(cells(unit))} passed" in run.stdout


@every_notebook
def test_its_file_is_in_the_stable_form(unit):
    text = unit.notebook.read_text(encoding="utf-8")
    assert text == stable(text), f"store it anew: kata notebook {unit.number} --run"


@every_notebook
def test_only_pictures_and_timings_are_not_compared(unit):
    for cell in cells(unit):
        source = "".join(cell["source"])
        assert not re.search(r"NBVAL_|nbval-(?!ignore-output)", source)
        tags = cell["metadata"].get("tags", [])
        assert tags in ([], [NOT_COMPARED]), source
        assert bool(tags) <= bool(MAY_DIFFER.search(source)), source
        kinds = {kind for output in cell["outputs"] for kind in output.get("data", {})}
        assert bool(tags) or not any(kind.startswith("image/") for kind in kinds), source


@every_notebook
def test_its_outputs_name_no_place_on_a_machine(unit):
    text = unit.notebook.read_text(encoding="utf-8")
    assert not re.search(r"/(home|tmp|root|work|Users)/| at 0x[0-9a-f]{6}", text)


@every_notebook
def test_it_reads_as_an_essay(unit):
    """A question, cards or numbers to look at, a prediction, the unit's own tests on a cell, and what was learned."""
    code = "\n".join("".join(cell["source"]) for cell in cells(unit))
    text = "\n".join("".join(cell["source"]) for cell in cells(unit, "markdown"))
    assert text.startswith("# ")
    assert "## Predict" in text
    assert "## What we learned" in text
    assert "## Try next" in text
    assert f"%%kata {unit.number}" in code
    assert "--save" not in re.findall(r"^%%kata.*$", code, re.MULTILINE)


def test_a_picture_or_a_time_that_is_stored_twice_is_the_same_file():
    text = UNITS[0].notebook.read_text(encoding="utf-8")
    notebook = json.loads(text)
    for place, cell in enumerate(notebook["cells"]):
        cell["id"] = f"random-{place}"
        if cell["cell_type"] == "code":
            cell["execution_count"] = 99 - place
            cell["metadata"]["execution"] = {"iopub.status.busy": "2020-01-01"}
            for output in cell["outputs"]:
                output["metadata"] = {"needs_background": "light"}
    notebook["metadata"] = {"kernelspec": {"name": "my-env"}, "language_info": {"version": "3.11.4"}}
    assert stable(json.dumps(notebook)) == text


@pytest.mark.parametrize("text", ["", "{}", "[]", '{"cells": [1]}', '{"cells": [{"cell_type": "code"}]}'])
def test_what_is_no_notebook_is_said_to_be_none(text):
    with pytest.raises(KataError, match="no notebook"):
        stable(text)
