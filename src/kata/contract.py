"""The contract that every unit keeps, for its authors: `kata check` and the repository's own tests hold them to it."""

from __future__ import annotations

import ast
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from kata.answers import behaviour_of, mistake_in
from kata.errors import KataError
from kata.lesson import read_lesson, source_of
from kata.many import judge_many
from kata.recording import made_of
from kata.report import NOT_WRITTEN, PASSED, WRONG, UnitReport
from kata.runner import judge
from kata.source import SOLUTIONS
from kata.stubs import is_stub
from kata.units import Unit, all_units

SECTIONS = ["Where it comes from", "Predict first", "What to write", "Common mistakes", "Another way", "Catch the bugs"]
HINTS = range(2, 5)
LEAST_RIGHT = 2
LEAST_WRONG = 2
IGNORED = {"__pycache__", ".pytest_cache", ".hypothesis"}

Problems = Iterator[str]


def check_files(unit: Unit) -> Problems:
    """Every file that the design names is there, and no other."""
    expected = [unit.code, unit.test_file, unit.my_tests, unit.solution, unit.hidden_test_file, unit.behaviour_file]
    expected += [unit.lesson, unit.notebook]
    for path in expected:
        if not path.is_file():
            yield f"{unit.relative(path)} is missing"
    for kind, answers, least in (("right", unit.right, LEAST_RIGHT), ("wrong", unit.wrong, LEAST_WRONG)):
        if len(answers) < least:
            yield f"solutions/{unit.folder}/{kind}/ needs at least {least} answers, it has {len(answers)}"
    known = {*expected, *unit.right, *unit.wrong}
    for folder in (unit.code.parent, unit.solution_folder):
        for path in sorted(folder.rglob("*")):
            if path.is_file() and path not in known and not IGNORED & set(path.parts):
                yield f"{unit.relative(path)} is a stray file: the design has no place for it"


def check_names(unit: Unit) -> Problems:
    """The unit's name clashes with nothing, and stub and reference agree on every function."""
    if unit.name in sys.stdlib_module_names:
        yield f"{unit.name} is a module of Python's own library: choose another name"
    for other in all_units(unit.root):
        if other.name == unit.name and other.folder != unit.folder:
            yield f"{other.folder} has the same name: only one module can have it"
    stub, reference = _functions(unit.code), _functions(unit.solution)
    for name, function in stub.items():
        if name not in reference:
            yield f"the reference lacks {name}, which the stub has"
        elif _parameters(function) != _parameters(reference[name]):
            yield f"{name}{_parameters(function)} is the stub's, {name}{_parameters(reference[name])} the reference's"
        if not ast.get_docstring(function):
            yield f"{name} has no docstring in the stub"
        arguments = function.args.posonlyargs + function.args.args + function.args.kwonlyargs
        if function.returns is None or any(argument.annotation is None for argument in arguments):
            yield f"{name} lacks type hints in the stub"
    for name in sorted(unit.tested_names(unit.test_file, unit.hidden_test_file) - set(stub)):
        yield f"the tests import {name}, which the stub lacks"


def check_stages(unit: Unit) -> Problems:
    """Stages have titles and goals; tests stand in stages and import at the top of the file."""
    tree = _parse(unit.test_file)
    for node in tree.body:
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test"):
            yield f"{node.name} stands outside any stage"
    for stage in unit.stages:
        if stage.title == stage.name or not stage.goal:
            yield f"{stage.name}: its docstring needs a title, an empty line and a sentence about the goal"
        if len(stage.title) > 44:
            yield f"{stage.name}: its title is longer than 44 characters"
        if not stage.tests:
            yield f"{stage.name} has no test"
    inner = [node for top in tree.body if not isinstance(top, ast.ImportFrom | ast.Import) for node in ast.walk(top)]
    if any(isinstance(node, ast.ImportFrom | ast.Import) for node in inner):
        yield "the tests import inside a function: import at the top"


def check_lesson(unit: Unit) -> Problems:
    """The lesson has its sections, a section a stage with the stage's title, and hints."""
    sections = read_lesson(unit)
    if not sections[0].text.startswith("# "):
        yield "the lesson must start with a heading, the unit's title"
    if not source_of(unit):
        yield "the lesson's head must name its source: a line 'source: ...' between two lines of '---'"
    for heading in SECTIONS:
        if heading not in [section.heading for section in sections]:
            yield f"the lesson lacks the section '## {heading}'"
    told = [section.stage for section in sections if section.stage]
    wanted = [(number, stage.title) for number, stage in enumerate(unit.stages, 1)]
    if told != wanted:
        yield f"the lesson's stages are {told}; the tests' are {wanted}"
    for section in sections:
        if section.stage and len(section.hints) not in HINTS:
            yield f"stage {section.stage[0]} has {len(section.hints)} hints; it needs two to four"
        if section.heading == "Predict first":
            kinds = [box.kind for box in section.boxes if box.kind in ("question", "success")]
            if len(kinds) < 4 or kinds != ["question", "success"] * (len(kinds) // 2):
                yield "'Predict first' needs two questions or more, each with its folded answer after it"
            if any(box.kind == "success" and not box.folded for box in section.boxes):
                yield "an answer in 'Predict first' is not folded"


def check_stub(unit: Unit) -> Problems:
    """The stub is one, and fails every stage by an assertion or by not being written."""
    if not is_stub(unit.code.read_text(encoding="utf-8")):
        yield f"{unit.relative(unit.code)} is no stub: each function must only raise NotImplementedError"
        return
    for name, function in _functions(unit.code).items():
        if f'raise NotImplementedError("{name}: your turn")' not in ast.unparse(function).replace("'", '"'):
            yield f'the stub of {name} must raise NotImplementedError("{name}: your turn")'
    for stage in judge(unit, all_stages=True).stages:
        if stage.status == PASSED:
            yield f"the stub passes stage {stage.name}: no red to start from"
        for test in stage.tests:
            if test.status not in (PASSED, WRONG, NOT_WRITTEN):
                yield f"the stub fails {stage.name}.{test.name} as {test.status}: {test.came}"
    for stage in judge(unit, hidden=True).stages:
        for test in stage.tests:
            if test.status == PASSED:  # grading gives points for it
                yield f"the stub passes the hidden test {stage.name}.{test.name}"


def check_reference(unit: Unit) -> Problems:
    """The reference passes every test, the hidden ones too."""
    yield from _must_pass(unit, SOLUTIONS, "the reference")


def check_right(unit: Unit) -> Problems:
    """Every other right answer passes every test."""
    for hidden in (False, True):
        reports = judge_many(unit, unit.right, all_stages=True, hidden=hidden)
        for path, report in zip(unit.right, reports, strict=True):
            yield from _red_tests(report, unit.relative(path))


def check_wrong(unit: Unit) -> Problems:
    """Every recorded mistake is named in its docstring and turns red at the stage that it names, not before."""
    for path, report in zip(unit.wrong, judge_many(unit, unit.wrong), strict=True):
        yield from _must_fail(unit, path, report)


def check_record(unit: Unit) -> Problems:
    """What is written down of how the mistakes behave is of today."""
    if behaviour_of(unit).get("made_of") != made_of(unit):
        yield f"{unit.relative(unit.behaviour_file)} is not of today: kata record {unit.number}"


CHECKS: dict[str, Callable[[Unit], Problems]] = {
    "files": check_files,
    "names": check_names,
    "stages": check_stages,
    "lesson": check_lesson,
    "stub": check_stub,
    "reference": check_reference,
    "right": check_right,
    "wrong": check_wrong,
    "record": check_record,
}


def problems(unit: Unit, check: str) -> list[str]:
    """What one of the CHECKS finds wrong with `unit`, a sentence each.

    Where the files that a check reads are missing, that is the one thing it says.
    """
    try:
        return list(CHECKS[check](unit))
    except FileNotFoundError as error:
        return [f"{error.filename} is missing"]
    except (KataError, SyntaxError) as error:
        return [str(error)]


def _must_pass(unit: Unit, code: str, who: str) -> Problems:
    for hidden in (False, True):
        report = judge(unit, code, all_stages=True, hidden=hidden)
        yield from _red_tests(report, who)


def _red_tests(report: UnitReport, who: str) -> Problems:
    for stage in report.stages:
        for test in stage.tests:
            if test.status != PASSED:
                yield f"{who} fails {stage.name}.{test.name}:\n" + "\n".join(test.message)


def _must_fail(unit: Unit, path: Path, report: UnitReport) -> Problems:
    name = f"wrong/{path.name}"
    try:
        mistake = mistake_in(path)
    except KataError as error:
        yield f"wrong/{error}"
        return
    if not mistake.question.endswith("?"):
        yield f"{name}: its docstring needs a line 'Ask: ...?', the question that leads out of the mistake"
    if mistake.stage not in [stage.name for stage in unit.stages]:
        yield f"{name} names the stage {mistake.stage}, which is none"
        return
    red = report.red_stage
    if red is None:
        yield f"{name} passes every stage: {mistake.story}"
    elif red.name != mistake.stage:
        yield f"{name} is caught by {red.name}, not by {mistake.stage}:\n" + "\n".join(red.red[0].message)


def _parse(path: Path) -> ast.Module:
    return ast.parse(path.read_bytes())


def _functions(path: Path) -> dict[str, ast.FunctionDef]:
    """The public functions of the file, by name."""
    return {
        node.name: node
        for node in _parse(path).body
        if isinstance(node, ast.FunctionDef) and not node.name.startswith("_")
    }


def _parameters(function: ast.FunctionDef) -> str:
    """The parameters as text, without their types."""
    copy = ast.parse(ast.unparse(function)).body[0]
    assert isinstance(copy, ast.FunctionDef)
    for argument in (*copy.args.posonlyargs, *copy.args.args, *copy.args.kwonlyargs):
        argument.annotation = None
    return f"({ast.unparse(copy.args)})"
