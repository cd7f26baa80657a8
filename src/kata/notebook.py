"""The kata in a notebook: `%load_ext kata`, then `%%kata 04` runs the tests of unit 04 on the cell's code, and
`%%bugs 04` plays the second game with the cell's tests.

Loading it also makes the units' modules importable, `from kind import kind`, by the source rule: they are the
references, or in a copy without solutions the student's own. Pictures are stored as SVG, the same on each run.
"""

from __future__ import annotations

import html
import shlex
import sys
import tempfile
from argparse import ArgumentParser
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

from kata.board import COLORS, run_board
from kata.bug_screen import bug_lines
from kata.bugs import BugReport, play_own
from kata.errors import KataError
from kata.report import BROKE_OFF, NOT_RUN, PASSED, WAITING, TestReport, UnitReport
from kata.runner import judge
from kata.screen import Screen
from kata.source import SOLUTIONS, World, all_module_files
from kata.stubs import save
from kata.units import Unit, find_root, find_unit

if TYPE_CHECKING:
    from IPython.core.interactiveshell import InteractiveShell

# Dark enough for white text on them and light enough to be told apart, in light and dark themes alike.
_BACKGROUNDS = {"green": "#1a7f37", "red": "#c62828", "yellow": "#8a6100", "dim": "#6b7075"}
_WIDTH = 100


class Outcome:
    """What a notebook shows of one run: the unit's stages in colour, and the failing call."""

    def __init__(self, unit: Unit, report: UnitReport, notes: list[str]) -> None:
        self.unit = unit
        self.report = report
        self.notes = notes

    def __repr__(self) -> str:
        return "\n".join([*self._lines(), *self.notes]).strip()

    def _lines(self) -> list[str]:
        lines = run_board(self.unit, self.report, Screen(False, _WIDTH))
        # In a notebook the cell itself is what runs again, and there is no -v.
        lines = [line.replace(f"again: pytest units/{self.unit.folder}", "again: run the cell") for line in lines]
        return [line.replace(" (all in full: add -v)", "") for line in lines]

    def _repr_html_(self) -> str:
        stages = []
        for number, stage in enumerate(self.report.stages, 1):
            status = stage.status
            count = "" if status in (WAITING, NOT_RUN) else f"{stage.passed} of {len(stage.tests)}"
            told = count if status == PASSED else f"{status} {count}".strip()
            badge = (
                "display:inline-block;min-width:9em;padding:.1em .5em;border-radius:.3em;text-align:center;color:#fff;"
                f"background:{_BACKGROUNDS[COLORS[status]]}"
            )
            stages.append(
                f'<tr><td style="text-align:right">{number}</td>'
                f'<td style="text-align:left">{html.escape(stage.title)}</td>'
                f'<td><span style="{badge}">{html.escape(told)}</span></td></tr>'
            )
        # Below the board's heading and stages stands what failed.
        lines = self._lines()[2 + len(self.report.stages) :]
        text = "\n".join([*lines, *self.notes]).strip()
        details = f'<pre style="white-space:pre-wrap">{html.escape(text)}</pre>' if text else ""
        title = html.escape(f"{self.unit.number} {self.unit.title}")
        return f"<div><strong>{title}</strong><table>{''.join(stages)}</table>{details}</div>"


_FIRST_LINE = "The cell starts like this: %%kata 04, or %%kata 04 --save"


class _Parser(ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise KataError(f"{message}. {_FIRST_LINE}")


def _parser() -> ArgumentParser:
    # Nothing but the whole word --save may write to a file.
    parser = _Parser(prog="%%kata", add_help=False, allow_abbrev=False)
    parser.add_argument("unit")
    parser.add_argument("--save", action="store_true")
    parser.add_argument("--all-stages", action="store_true")
    return parser


def run_cell(line: str, cell: str, here: Path) -> Outcome:
    """Runs the staged tests of the unit that `line` names on the code `cell`; `here` is a folder of the kata.

    `--save` in the line writes the cell to the unit's file and keeps a backup of what was there; `--all-stages`
    does not wait at the first red stage. Raises KataError for a line that can't be understood, a unit that is not
    there, or a file that can't be written.
    """
    try:
        options = _parser().parse_args(shlex.split(line))
    except ValueError as error:
        raise KataError(f"%%kata {line}: {error}. {_FIRST_LINE}") from error
    unit = find_unit(find_root(here), options.unit)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / unit.code.name
        file.write_text(cell, encoding="utf-8")
        report = judge(unit, str(file), all_stages=options.all_stages)
    for stage in report.stages:
        stage.tests = [_of_the_cell(test, str(file)) for test in stage.tests]
    notes = []
    if options.save:
        backup = save(unit, cell)
        notes.append(f"Saved to {unit.relative(unit.code)}.")
        if backup:
            notes.append(f"What stood there is in {unit.relative(backup)}")
    return Outcome(unit, report, notes)


def _of_the_cell(test: TestReport, file: str) -> TestReport:
    """The report in which the file that the cell was for the test's run is called what it is."""

    def named(text: str) -> str:
        return text.replace(f". {file}", ". The cell").replace(file, "the cell")

    return replace(test, call=named(test.call), came=named(test.came), output=named(test.output))


class Game:
    """What a notebook shows of a game with the cell's tests: what is said of each, and the bugs."""

    def __init__(self, unit: Unit, report: BugReport) -> None:
        self.unit = unit
        self.report = report

    def __repr__(self) -> str:
        screen = Screen(False, _WIDTH)
        lines = bug_lines(self.unit, self.report, {}, screen)
        own = f"again: kata bugs {self.unit.number}"
        kept = [line for line in lines if own not in line and "your tests: " not in line]
        return "\n".join(kept).strip()

    def _repr_html_(self) -> str:
        first, *lines = repr(self).splitlines()
        text = html.escape("\n".join(lines))
        caught = f"caught {len(self.report.caught)} of {len(self.report.bugs)}"
        color = "green" if self.report.bugs and not self.report.at_large else "yellow" if self.report.caught else "dim"
        badge = f"padding:.1em .5em;border-radius:.3em;color:#fff;background:{_BACKGROUNDS[color]}"
        return (
            f'<div><strong>{html.escape(first)}</strong> <span style="{badge}">{caught}</span>'
            f'<pre style="white-space:pre-wrap">{text}</pre></div>'
        )


def play_cell(line: str, cell: str, here: Path) -> Game:
    """Plays the second game of the unit that `line` names with the tests in `cell`; `here` is a folder of the kata.

    Raises KataError for a unit that is not there, or a copy of the kata without answers to play with.
    """
    unit = find_unit(find_root(here), line.strip())
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder).resolve() / "the_cell.py"
        file.write_text(cell, encoding="utf-8")
        report = play_own(unit, file)
    report.problem = report.problem.replace("the_cell.py", "the cell")
    return Game(unit, report)


def _define(line: str, cell: str, name: str, shell: InteractiveShell) -> None:
    """Runs `cell` in the notebook under the module name that it had in the tests: what stands below
    `if __name__ == "__main__":` is for when its file is a program."""
    compiler: Any = shell.compile
    # As the notebook has it, so that tracebacks show its lines and count them alike.
    file = compiler.cache(f"%%kata {line}\n{cell}", shell.execution_count)
    before = shell.user_ns["__name__"]
    shell.user_ns["__name__"] = name
    try:
        exec(compile(f"\n{cell}", file, "exec", dont_inherit=True), shell.user_ns)
    finally:
        shell.user_ns["__name__"] = before


def load(shell: InteractiveShell) -> None:
    """Makes the units importable and `%%kata` and `%%bugs` known in the notebook that `shell` runs.

    Outside a clone of the kata it says so, in one sentence, and loads nothing.
    """
    try:
        root = find_root(Path.cwd())
    except KataError as error:
        print(f"kata: {error}", file=sys.stderr)
        return
    World(all_module_files(root, SOLUTIONS)).__enter__()  # for as long as the notebook runs
    shell.config.InlineBackend.figure_formats = {"svg"}
    shell.config.InlineBackend.print_figure_kwargs = {"bbox_inches": "tight", "metadata": {"Date": None}}

    def kata(line: str, cell: str) -> Outcome | None:
        """%%kata UNIT [--save] [--all-stages]: the unit's staged tests on the code of this cell.

        Names that the cell defines can be used in later cells, unless it broke off before it could answer.
        """
        try:
            outcome = run_cell(line, cell, root)
        except KataError as error:
            print(f"kata: {error}", file=sys.stderr)
            return None
        statuses = {test.status for stage in outcome.report.stages for test in stage.tests}
        if not statuses & {*BROKE_OFF}:
            _define(line, cell, outcome.unit.name, shell)
        return outcome

    def bugs(line: str, cell: str) -> Game | None:
        """%%bugs UNIT: which of the unit's recorded mistakes the tests in this cell catch."""
        try:
            return play_cell(line, cell, root)
        except KataError as error:
            print(f"kata: {error}", file=sys.stderr)
            return None

    shell.magics_manager.register_function(kata, magic_kind="cell")
    shell.magics_manager.register_function(bugs, magic_kind="cell")
