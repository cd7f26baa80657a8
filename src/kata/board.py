"""The boards: of one run, for the end of pytest's output, and of the whole kata."""

from __future__ import annotations

from collections.abc import Mapping

from kata.report import (
    CRASHED,
    NOT_RUN,
    NOT_WRITTEN,
    OUT_OF_MEMORY,
    OUT_OF_TIME,
    PASSED,
    TOO_MUCH_OUTPUT,
    WAITING,
    WRONG,
    StageReport,
    TestReport,
    UnitReport,
)
from kata.screen import Screen
from kata.units import Unit

# Red tests that are named below the first, which is shown in full.
NAMED = 4

ALL_STAGES_GREEN = "All stages are green. Go on with: kata next"
ALL_UNITS_GREEN = "Every unit is green. The whole kata is done."

COLORS = {
    PASSED: "green",
    WRONG: "red",
    CRASHED: "red",
    OUT_OF_TIME: "red",
    OUT_OF_MEMORY: "red",
    TOO_MUCH_OUTPUT: "red",
    NOT_WRITTEN: "yellow",
    WAITING: "dim",
    NOT_RUN: "dim",
}


def run_board(unit: Unit, report: UnitReport, screen: Screen, verbose: bool = False) -> list[str]:
    """The board of one unit's run as lines: its stages, the red tests of the first red stage, what to do next.

    A report without stages of its own is one of hidden tests: their red tests are shown, nothing more.
    """
    lines = ["", *(screen.style(line, "bold") for line in screen.wrap(f"{unit.number} {unit.title}", "   "))]
    red = report.red_stage
    width = max((len(stage.title) for stage in report.stages), default=0)
    width = min(width, screen.width - 36)
    for number, stage in enumerate(report.stages, 1):
        lines.append(_stage_line(number, stage, red, width, screen))
    if red:
        lines += ["", *red_tests(red, screen, verbose), *named_mistake(report, screen), ""]
        again = f"again: pytest {unit.relative(unit.code.parent)}"
        lines += [screen.style(line, "blue") for line in screen.beside(again, f"a hint: kata hint {unit.number}")]
    elif report.green and report.code == "own":
        lines += ["", *(screen.style(line, "green") for line in screen.wrap(ALL_STAGES_GREEN))]
    return lines


def named_mistake(report: UnitReport, screen: Screen) -> list[str]:
    """What is said of the recorded mistake that the answer behaves like, as lines; none where there is none."""
    lines = [""] if report.mistake else []
    for line in report.mistake.lines if report.mistake else []:
        lines += [screen.style(part, "yellow") for part in screen.wrap(line, "        " if line[0] == " " else "")]
    return lines


def my_tests_board(unit: Unit, report: UnitReport, screen: Screen, verbose: bool = False) -> list[str]:
    """The board of a run of the student's own tests on the student's own code, as lines."""
    lines = ["", *(screen.style(line, "bold") for line in screen.wrap(f"{unit.number} your own tests", "   "))]
    for stage in report.stages:
        if stage.red:
            lines += red_tests(stage, screen, verbose)
    return [*lines, "", screen.style(f"which bugs do they catch: kata bugs {unit.number}", "blue")]


def _stage_sign(stage: StageReport, screen: Screen) -> str:
    status = stage.status
    sign = "passed" if status == PASSED else "waiting" if status in (WAITING, NOT_RUN) else "red"
    return screen.style(screen.signs[sign], COLORS[status])


def _stage_line(number: int, stage: StageReport, red: StageReport | None, width: int, screen: Screen) -> str:
    status = stage.status
    color = COLORS[status]
    title = f"{number:>2}  {screen.cut(stage.title, width):<{width}}  "
    if status == WAITING and red:
        return f"  {_stage_sign(stage, screen)} " + screen.style(f"{title}waiting", color)
    text = f"  {_stage_sign(stage, screen)} {title}"
    if status == PASSED:
        return text + screen.style(f"{stage.passed} of {len(stage.tests)}", color)
    if status == NOT_RUN:
        return text + screen.style(status, color)
    return text + f"{stage.passed} of {len(stage.tests)}  " + screen.style(status, color)


def red_tests(stage: StageReport, screen: Screen, verbose: bool = False) -> list[str]:
    """The red tests of `stage` as lines: the first one in full, the others by name; all in full when `verbose`.

    What is not yet written, and an error that is the same in every test, is said once.
    """
    lines: list[str] = []
    shown: list[object] = []
    others = []
    for test in stage.red:
        same = test.message if test.status in (WRONG, NOT_WRITTEN) else [test.came, *test.trace]
        if same in shown:
            continue
        if shown and not verbose:
            others.append(test)
            continue
        if shown:
            lines.append("")
        shown.append(same)
        lines += _red_test(test, screen)
    for test in others[:NAMED]:
        lines.append(screen.style(screen.cut(f"  {'also red':<10} {test.title}", screen.width - 1), "dim"))
    if len(others) > NAMED:
        lines.append(screen.style(f"  ... and {len(others) - NAMED} more (all in full: add -v)", "dim"))
    return lines


def _red_test(test: TestReport, screen: Screen) -> list[str]:
    first, *rest = test.message
    lines = [screen.style(line, "bold") for line in screen.wrap(first, "    ")]
    for line in rest:
        if line.startswith("  |"):
            # Of a game, what stands at the end of a line may matter; of a flood, nothing does.
            lines += screen.wrap(line, "  | ") if test.typed else [screen.cut(line, screen.width - 1)]
        else:
            lines += screen.wrap(line, " " * 13)
    if test.status != NOT_WRITTEN and test.where:
        where = screen.wrap(f"  {'test':<10} {test.title} ({test.where})", " " * 13)
        lines += [screen.style(line, "dim") for line in where]
    return lines


def kata_board(
    units: list[Unit],
    reports: dict[str, UnitReport],
    current: Unit | None,
    screen: Screen,
    games: Mapping[str, str] | None = None,
) -> list[str]:
    """The board of the whole kata as lines: every unit with its stages and its bugs, and the next step.

    `reports` has the report of each unit by its folder, `games` what there is to say of its bugs; `current` is the
    unit to go on with; None if all are green.
    """
    games = games or {}
    green = sum(report.green for report in reports.values())
    lines = [screen.style("The poker kata", "bold") + f"    {green} of {len(units)} units green", ""]
    width = min(max(len(unit.title) for unit in units), max(8, screen.width - 46))
    for unit in units:
        lines += _unit_lines(unit, reports[unit.folder], unit is current, width, games.get(unit.folder, ""), screen)
    lines.append("")
    if current is None:
        lines += all_units_green(screen)
    else:
        step = screen.wrap(f"Next: kata next shows what is red in {current.folder}", "  ")
        lines += [line.replace("kata next", screen.style("kata next", "bold")) for line in step]
        lines += screen.wrap(f"      then edit {current.relative(current.code)}", "  ")
        lines += screen.wrap(f"      and run   pytest {current.relative(current.code.parent)}", "  ")
    return [*lines, *screen.wrap("The second game: kata bugs", "  ")]


def all_units_green(screen: Screen) -> list[str]:
    """What there is to say when nothing is left to do, as lines."""
    return [screen.style(line, "green") for line in screen.wrap(ALL_UNITS_GREEN)]


def _unit_lines(unit: Unit, report: UnitReport, current: bool, width: int, game: str, screen: Screen) -> list[str]:
    pointer = screen.style(screen.signs["here"], "yellow") if current else " "
    title = f"{screen.cut(unit.title, width):<{width}}"
    start = f"{pointer} {unit.number} {title}  "
    game = f"  {game}" if game else ""
    if report.untouched:
        return [start + screen.style(screen.signs["untouched"] * len(report.stages), "dim") + game]
    signs = "".join(_stage_sign(stage, screen) for stage in report.stages)
    red = report.red_stage
    if red is None:
        return [start + signs + game]
    number = report.stages.index(red) + 1
    room = screen.width - width - len(report.stages) - 10
    status = screen.style(screen.cut(f"stage {number}: {red.status}", room), COLORS[red.status])
    plain = f"  stage {number}: {red.status}  bugs 99/99"
    fits = len(plain) <= room + 2
    return [
        f"{start}{signs}  {status}{game if fits else ''}",
        *([f"{' ' * (width + 5)}{game.strip()}"] if game and not fits else []),
    ]
