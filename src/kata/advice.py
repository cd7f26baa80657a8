"""What to do next: the red stage told in full, hints one by one, the solution at the end."""

from __future__ import annotations

import ast
import json
import textwrap
from pathlib import Path

from kata.board import named_mistake, red_tests
from kata.errors import KataError
from kata.lesson import stage_section
from kata.markdown import markdown_lines
from kata.report import NOT_WRITTEN, StageReport, UnitReport
from kata.results import state_folder, write_state
from kata.screen import Screen
from kata.units import Unit


def next_step(unit: Unit, report: UnitReport, screen: Screen) -> list[str]:
    """The red stage of `unit` as lines: its goal, the failing call, its test, and what to do."""
    red = report.red_stage
    if red is None:
        return [screen.style(line, "green") for line in screen.wrap(f"{unit.folder} is green. Go on with: kata", "  ")]
    number = report.stages.index(red) + 1
    stage = next(stage for stage in unit.stages if stage.name == red.name)
    stage_line = f"stage {number} of {len(report.stages)}: {red.title}"
    lines = [
        *(screen.style(line, "bold") for line in screen.wrap(f"{unit.number} {unit.title}", "   ")),
        *(screen.style(line, "red") for line in screen.wrap(stage_line, "  ")),
        "",
        *(line for paragraph in stage.goal.split("\n\n") for line in screen.wrap(" ".join(paragraph.split()))),
        "",
        *red_tests(StageReport(red.name, red.title, red.red[:1]), screen),
        *named_mistake(report, screen),
        "",
        *_test_lines(unit, red, screen),
        *screen.wrap(f"Edit {unit.relative(unit.code)}, then run: pytest {unit.relative(unit.code.parent)}", "  "),
        *screen.beside(f"The story: kata lesson {unit.number}", f"A hint: kata hint {unit.number}"),
    ]
    return lines


def _test_lines(unit: Unit, red: StageReport, screen: Screen) -> list[str]:
    """The first red test with its heading; nothing where no single test is to blame."""
    source = _test_source(unit, red)
    if not source:
        return []
    heading = "The first test:" if red.red[0].status == NOT_WRITTEN else "The test that is red:"
    return [heading, "", *(screen.style(f"    {line}", "blue") for line in source), ""]


def _test_source(unit: Unit, stage: StageReport) -> list[str]:
    """The source lines of the first red test of `stage`."""
    source = unit.test_file.read_text(encoding="utf-8")
    name = stage.red[0].name.partition("[")[0]
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef) and node.name == stage.name:
            for child in node.body:
                if isinstance(child, ast.FunctionDef) and child.name == name:
                    lines = source.splitlines()[child.lineno - 1 : child.end_lineno]
                    return textwrap.dedent("\n".join(lines)).splitlines()
    return []


def more_hints(unit: Unit, report: UnitReport, screen: Screen, every: bool = False) -> list[str]:
    """One more hint for the red stage as lines; all of them with `every`, and once all have been given."""
    red = report.red_stage
    if red is None:
        green = f"{unit.folder} is green: no hint needed. See: kata solution {unit.number}"
        return [screen.style(line, "green") for line in screen.wrap(green, "  ")]
    number = report.stages.index(red) + 1
    section = stage_section(unit, number)
    hints = section.hints if section else []
    if not hints:
        raise KataError(f"Stage {number} of {unit.folder} has no hints. Read the lesson: kata lesson {unit.number}")
    given = _hints_given(unit)
    count = given.get(red.name, 0)
    all_given = count >= len(hints)
    shown = range(len(hints)) if every or all_given else range(count, count + 1)
    heading = screen.wrap(f"{unit.number} {unit.title}, stage {number}: {red.title}", "   ")
    lines = [screen.style(line, "bold") for line in heading]
    for place in shown:
        lines += ["", screen.style(f"hint {place + 1} of {len(hints)}", "yellow")]
        lines += markdown_lines(hints[place], screen, "  ")
    lines.append("")
    if shown[-1] + 1 < len(hints):
        lines.append(f"One more: kata hint {unit.number}")
    else:
        lines += screen.wrap(f"That was the last one. The solution: kata solution {unit.number} --give-up", "  ")
    if not all_given:
        given[red.name] = shown[-1] + 1
        if not write_state(_hints_file(unit), json.dumps(given)):
            forgotten = "This folder can't be written to, so the next hint can't be remembered."
            lines += screen.beside(forgotten, "All of them: kata hint --all")
    return lines


def _hints_file(unit: Unit) -> Path:
    return state_folder(unit.root) / "hints" / f"{unit.folder}.json"


def _hints_given(unit: Unit) -> dict[str, int]:
    """How many hints were given already, by stage."""
    try:
        given = json.loads(_hints_file(unit).read_text(encoding="utf-8"))
        return {str(name): int(count) for name, count in given.items()}
    except (OSError, ValueError, AttributeError, TypeError):
        return {}


def solution_lines(unit: Unit, screen: Screen) -> list[str]:
    """The reference solution and the other right answers as lines."""
    lines = []
    for path in [unit.solution, *unit.right]:
        heading = unit.relative(path)
        lines += [screen.style(heading, "bold"), screen.style("-" * len(heading), "dim"), ""]
        lines += [f"    {line}" if line else "" for line in path.read_text(encoding="utf-8").splitlines()]
        lines += ["", ""]
    return lines[:-2]
