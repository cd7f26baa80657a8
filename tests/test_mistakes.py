"""The recorded mistakes get their names, in answers that the recording has never seen; other answers get none."""

from __future__ import annotations

import ast
import tomllib
from functools import cache
from pathlib import Path

import pytest

from helpers import ROOT
from kata.answers import behaviour_of, mistake_in
from kata.many import judge_many
from kata.recording import made_of
from kata.report import UnitReport
from kata.units import Unit, all_units

UNITS = all_units(ROOT)
UNSEEN = ROOT / "tests" / "unseen"


@pytest.fixture(params=UNITS, ids=lambda unit: unit.folder)
def unit(request) -> Unit:
    return request.param


def unseen(unit: Unit) -> dict[str, dict]:
    """The unit's unseen answers by the name of their mistake."""
    return tomllib.loads((UNSEEN / f"{unit.folder}.toml").read_text(encoding="utf-8"))


def source(unit: Unit, entry: dict) -> str:
    """The text of an unseen answer: written out, or a right answer with the mistake put in."""
    if "code" in entry:
        return entry["code"]
    base = unit.solution if entry["base"] == "reference" else unit.solution_folder / "right" / f"{entry['base']}.py"
    text = base.read_text(encoding="utf-8")
    for old, new in entry["edits"]:
        assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in {base.name}"
        text = text.replace(old, new)
    return text


def named(report: UnitReport) -> str:
    return report.mistake.story if report.mistake else ""


@cache
def names_of_recorded(unit: Unit) -> dict[str, str]:
    """What each recorded mistake is called: its own story, or that of one which behaves alike and is more frequent."""
    return {path.stem: named(report) for path, report in zip(unit.wrong, judge_many(unit, unit.wrong), strict=True)}


def test_the_recording_is_of_today(unit):
    assert behaviour_of(unit).get("made_of") == made_of(unit), f"record it anew: kata record {unit.number}"


def test_every_recorded_mistake_has_a_name_and_an_unseen_answer(unit):
    entries = unseen(unit)
    assert set(entries) == {path.stem for path in unit.wrong}
    silent = {name for name, story in names_of_recorded(unit).items() if not story}
    assert silent <= {name for name, entry in entries.items() if "unnamed" in entry}
    for path in unit.wrong:
        story, own = names_of_recorded(unit)[path.stem], mistake_in(path)
        twins = [mistake_in(other) for other in unit.wrong if mistake_in(other).story == story]
        assert all(twin.stage == own.stage and twin.seen >= own.seen for twin in twins)


def test_the_same_mistake_written_differently_is_named(unit, tmp_path):
    files = {}
    for name, entry in unseen(unit).items():
        if "unnamed" in entry:
            assert len(entry["unnamed"].split()) > 3, "say why it can have no name"
            continue
        text = source(unit, entry)
        recorded = unit.solution_folder / "wrong" / f"{name}.py"
        assert _tree(text) != _tree(recorded.read_text(encoding="utf-8")), f"{name} is the recorded answer itself"
        files[name] = tmp_path / name / unit.code.name
        files[name].parent.mkdir()
        files[name].write_text(text, encoding="utf-8")
    reports = zip(files, judge_many(unit, files.values()), strict=True)
    missed = {name: named(report) for name, report in reports if named(report) != names_of_recorded(unit)[name]}
    assert not missed, "\n".join(f"{name}: {story or 'not named'}" for name, story in missed.items())


def _tree(text: str) -> str:
    """The syntax tree without docstrings."""
    tree = ast.parse(text)
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.FunctionDef) and ast.get_docstring(node) is not None:
            del node.body[0]
    return ast.dump(tree)


def test_right_answers_and_stubs_have_no_name(unit):
    files: list[Path] = [unit.solution, *unit.right, unit.code]
    assert [named(report) for report in judge_many(unit, files)] == [""] * len(files)


def test_half_written_answers_have_no_name(unit, tmp_path):
    """The reference with the last functions missing, or not yet written."""
    text = unit.solution.read_text(encoding="utf-8")
    lines = text.splitlines(keepends=True)
    functions = [node for node in ast.parse(text).body if isinstance(node, ast.FunctionDef)]
    tested = unit.tested_names(unit.test_file)
    files = []
    for kept in range(len(functions)):
        for how in ("missing", "unwritten"):
            half = list(lines)
            for function in functions[kept:]:
                if function.name not in tested:
                    continue
                half[function.lineno - 1 : function.end_lineno] = [""] * (function.end_lineno - function.lineno + 1)
                if how == "unwritten":
                    start = f"def {function.name}(*_, **__):"
                    half[function.lineno - 1] = (
                        f'{start}\n    raise NotImplementedError("{function.name}: your turn")\n'
                    )
            file = tmp_path / f"{kept}_{how}" / unit.code.name
            file.parent.mkdir()
            file.write_text("".join(half), encoding="utf-8")
            files.append(file)
    named_ones = {file: named(report) for file, report in zip(files, judge_many(unit, files), strict=True)}
    assert not {str(file): story for file, story in named_ones.items() if story}
