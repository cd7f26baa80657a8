"""Runs a unit's tests in a process of their own and reads the report that the plugin writes."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from kata import results
from kata.errors import KataError
from kata.report import CRASHED, NOT_RUN, OUT_OF_TIME, TestReport, UnitReport
from kata.source import MINE, OWN, SOLUTIONS
from kata.timelimit import HARD_STOP
from kata.units import Unit

# How pytest says that a run was interrupted: by the code itself, for after Ctrl-C nobody would be here to read it.
INTERRUPTED = "! KeyboardInterrupt !"
RAISES_INTERRUPT = "your code raises KeyboardInterrupt, which ends the program"
# Lines of where a process was that had to be ended.
TRACE_LINES = 4


def pytest_command(*arguments: str) -> list[str]:
    """The command line that runs pytest by the Python that runs this."""
    return [sys.executable, "-m", "pytest", *arguments]


def judge(unit: Unit, code: str = OWN, *, all_stages: bool = False, hidden: bool = False) -> UnitReport:
    """Runs the tests of `unit` on `code` (see `source.check_code`) and gives the report.

    `hidden` takes the hidden tests in place of the unit's own. A process that ends without a report, as when the
    code calls os._exit or can't be stopped, gives a report in which the first stage has crashed.
    Raises KataError where pytest itself can't run.
    """
    tests = unit.hidden_test_file if hidden else unit.test_file
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "report.json"
        command = pytest_command(str(tests), "--code", code, "--report", str(file), "-p", "no:cacheprovider")
        if all_stages:
            command.append("--all-stages")
        run = subprocess.run(
            command,
            cwd=unit.root,
            env=child_environment(),
            stdin=subprocess.DEVNULL,
            capture_output=True,
            encoding="utf-8",
            errors="replace",
            check=False,
        )
        try:
            reports = json.loads(file.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            reports = None
    if reports is None or INTERRUPTED in run.stdout:
        return _no_report(unit, code, run.returncode, run.stdout + run.stderr)
    report = reports.get(f"{unit.folder} hidden" if hidden else unit.folder)
    if report is None:
        raise KataError(f"pytest could not run {unit.relative(tests)}:\n{run.stdout}{run.stderr}")
    return UnitReport.from_json(report)


def current_report(unit: Unit, fingerprints: results.Fingerprints) -> UnitReport:
    """The report of the student's `unit`: of an earlier run, if nothing has changed since, else of a new one."""
    report = results.stored(unit, fingerprints)
    if report is None or report.untouched:
        fingerprint = fingerprints.of(unit)
        report = judge(unit)
        # After Ctrl-C on the board, runs that are still under way end as if their code had raised it.
        if all(test.came != RAISES_INTERRUPT for stage in report.stages for test in stage.tests):
            results.store(unit, report, fingerprint)
    return report


def child_environment() -> dict[str, str]:
    environment = {**os.environ, "PYTEST_ADDOPTS": "", "PYTHONIOENCODING": "utf-8"}
    # A check runs the same tests on a hundred answers: they are compiled once.
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    return environment


def _no_report(unit: Unit, code: str, exit_code: int, output: str) -> UnitReport:
    if exit_code in (3, 4, 5):
        raise KataError(f"pytest could not run {unit.folder}:\n{output.strip()}")
    report = UnitReport.of(unit, code, unit.stages)
    for stage in report.stages:
        stage.tests.append(TestReport("every test", NOT_RUN))
    # How kata.timelimit ends a process: on Windows in the words of faulthandler, elsewhere by a signal.
    hung = "Timeout (" in output or (HARD_STOP > 0 and exit_code == -HARD_STOP)
    file = unit.code if code in (OWN, MINE) else unit.solution if code == SOLUTIONS else Path(code)
    trace = [line.strip().replace(str(file), file.name) for line in output.splitlines() if f'"{file}"' in line]
    report.stages[0].tests[0] = TestReport(
        "every test",
        OUT_OF_TIME if hung else CRASHED,
        call=f"the run of {unit.relative(file)}",
        came="one call could not be stopped: is there a loop that never ends?"
        if hung
        else f"the process ended without a result (exit code {exit_code})",
        trace=trace[:TRACE_LINES],
    )
    if INTERRUPTED in output:
        report.stages[0].tests[0].came = RAISES_INTERRUPT
    return report
