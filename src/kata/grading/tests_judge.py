"""Judges learners' own tests of one unit, one after the other: which of the recorded mistakes they catch."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory

from kata.bugs import BugReport
from kata.errors import KataError
from kata.grading.grades import TestsVerdict
from kata.grading.settings import CALL_SECONDS, UNIT_SECONDS
from kata.runner import child_environment
from kata.units import Unit

# The tests run on every answer, so they may take so many times what the tests of one submission may take.
MOST_UNITS = 10
TOO_LONG = "your tests take more than {seconds:g} seconds on all answers together"
NO_RESULT = "your tests end the program that runs them, and nobody can say what they catch"


class TestsJudge:
    """As `kata.grading.judge.Judge`, for files of tests in place of solutions."""

    __test__ = False

    def __init__(
        self, unit: Unit, isolated: bool, seconds: float = UNIT_SECONDS, call_seconds: float = CALL_SECONDS
    ) -> None:
        self.unit = unit
        self.isolated = isolated
        self.seconds = seconds * MOST_UNITS
        self.call_seconds = call_seconds
        self._process: subprocess.Popen[bytes] | None = None
        self._stopped = False

    def close(self) -> None:
        """There is nothing to end: each file has a process of its own."""

    def stop(self) -> None:
        """Ends the process, from any thread: a `judge` that is under way in another one comes back soon."""
        self._stopped = True
        self._kill()

    def judge(self, file: Path) -> TestsVerdict:
        """The verdict on the tests in `file`. Raises KataError where the unit has no answers to run them on."""
        if not self.unit.wrong:
            raise KataError(f"{self.unit.folder} has no recorded mistakes, so nobody's own tests can be scored.")
        report = self._play(file)
        if report is None and not self._stopped:
            # Whatever ended the process, such as a system that is out of memory, says nothing about the tests, unless
            # it happens again.
            report = self._play(file)
        return TestsVerdict(report or BugReport(self.unit.folder, NO_RESULT), self.isolated)

    def _play(self, file: Path) -> BugReport | None:
        with TemporaryDirectory() as folder:
            out = Path(folder) / "report.json"
            command = [sys.executable, "-m", "kata.grading.tests_session", str(self.unit.root), self.unit.folder]
            command += [str(file), "1" if self.isolated else "0", str(self.call_seconds), str(out)]
            self._process = subprocess.Popen(
                command,
                cwd=self.unit.root,
                env=child_environment(),
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                start_new_session=True,
            )
            try:
                self._process.wait(self.seconds)
            except subprocess.TimeoutExpired:
                return BugReport(self.unit.folder, TOO_LONG.format(seconds=self.seconds))
            finally:
                self._kill()
            try:
                return BugReport.from_json(json.loads(out.read_text(encoding="utf-8")))
            except (OSError, ValueError):
                return None

    def _kill(self) -> None:
        process = self._process
        if process is not None and process.poll() is None:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()
