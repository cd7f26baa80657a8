"""The boards: of one run, for the end of pytest's output, and of the whole kata."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kata.screen import Screen
from kata.units import Unit

if TYPE_CHECKING:
    from kata.report import StageReport, UnitReport

# Red tests that a run's board shows in full; the others are named. All with -v.
SHOWN = 3

COLORS = {
    "passed": "green",
    "wrong": "red",
    "crashed": "red",
    "out of time": "red",
    "not yet written": "yellow",
    "waiting": "dim",
    "not run": "dim",
}


def run_board(unit: Unit, report: UnitReport, screen: Screen, verbose: bool = False) -> list[str]:
    """The board of one unit's run as lines: its stages, the red tests of the first red stage, what to do next.

    A report without stages of its own is one of hidden tests: their red tests are shown, nothing more.
    """
    lines = ["", screen.style(f"{unit.number} {unit.title}", "bold")]
    red = report.red_stage
    width = max((len(stage.title) for stage in report.stages), default=0)
    width = min(width, screen.width - 34)
    for number, stage in enumerate(report.stages, 1):
        lines.append(_stage_line(number, stage, red, width, screen))
    if red:
        lines += ["", *red_tests(red, screen, verbose), ""]
        again = f"again: pytest {unit.relative(unit.code.parent)}"
        lines.append(screen.style(f"{again}    a hint: kata hint {unit.number}", "blue"))
    elif report.green and report.code == "own":
        lines += ["", screen.style("All stages are green.", "green") + " Go on with: kata next"]
    return lines


def _stage_line(number: int, stage: StageReport, red: StageReport | None, width: int, screen: Screen) -> str:
    status = stage.status
    sign = screen.signs["passed" if status == "passed" else "waiting" if status in ("waiting", "not run") else "red"]
    color = COLORS[status]
    text = f"  {screen.style(sign, color)} {number:>2}  {screen.cut(stage.title, width):<{width}}  "
    if status == "passed":
        return text + screen.style(f"{stage.passed} of {len(stage.tests)}", color)
    if status == "waiting" and red:
        return screen.style(f"  {sign} {number:>2}  {screen.cut(stage.title, width):<{width}}  waiting", color)
    if status == "not run":
        return text + screen.style(status, color)
    return text + f"{stage.passed} of {len(stage.tests)}  " + screen.style(status, color)


def red_tests(stage: StageReport, screen: Screen, verbose: bool = False) -> list[str]:
    """The messages of the red tests of `stage` as lines, each message once."""
    lines: list[str] = []
    seen: list[list[str]] = []
    left_out = 0
    for test in stage.red:
        message = test.message
        if message in seen:
            continue
        if len(seen) == SHOWN and not verbose:
            left_out += 1
            continue
        if seen:
            lines.append("")
        seen.append(message)
        first, *rest = message
        lines += [screen.style(line, "bold") for line in screen.wrap(first, "    ")]
        lines += [part for line in rest for part in screen.wrap(line, " " * 13)]
        if test.status != "not yet written":
            lines.append(screen.style(f"  {'test':<10} {test.title} ({test.where})", "dim"))
    if left_out:
        lines += ["", f"... and {left_out} more red tests in this stage (all of them: add -v)"]
    return lines
