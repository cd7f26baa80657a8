"""Judges submissions of one unit, one after the other: what each stage and the hidden tests say of a file."""

from __future__ import annotations

import json
import os
import select
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

from kata.errors import KataError
from kata.grading import sandbox
from kata.grading.grades import Verdict
from kata.grading.settings import CALL_SECONDS, UNIT_SECONDS
from kata.report import CRASHED, OUT_OF_TIME, NamedMistake, TestReport, UnitReport
from kata.runner import child_environment
from kata.units import Unit

# What the tests themselves may take to be collected.
SECONDS_TO_COLLECT = 60.0
# Said of a test after which the process with the tests was gone.
NO_RESULT = "what your code gave back is so large or so odd that the test could do nothing with it"


class Judge:
    """Holds a process with the unit's tests, and asks it. Use as a context: the process ends with the block.

    `isolated` asks for the sandbox; `seconds` is what all tests of a submission may take together, `call_seconds` what
    one call may take.
    """

    def __init__(
        self, unit: Unit, isolated: bool, seconds: float = UNIT_SECONDS, call_seconds: float = CALL_SECONDS
    ) -> None:
        self.unit = unit
        self.isolated = isolated
        self.seconds = seconds
        self.call_seconds = call_seconds
        self._process: subprocess.Popen[bytes] | None = None
        self._tests: list[str] = []
        self._read_fd = self._write_fd = self._results_fd = -1
        self._rest = b""
        self._stopped = False

    def __enter__(self) -> Judge:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Ends the process; a `judge` after that starts a new one."""
        self._end()
        self._drop_results()

    def stop(self) -> None:
        """Ends the process, from any thread: a `judge` that is under way in another one comes back soon.

        What it comes back with is no verdict on anything.
        """
        self._stopped = True
        process = self._process
        if process is not None and process.poll() is None:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)

    def judge(self, file: Path) -> Verdict:
        """The verdict on the submission in `file`.

        The cases are those of the unit's own tests: one that gave no result counts as red. Raises KataError where
        the tests themselves can't be run.
        """
        verdict, died = self._ask(file)
        if died and not self._stopped:
            # Whatever ended the process with the tests, such as a system that is out of memory, says nothing about the
            # submission, unless it happens again.
            verdict, _ = self._ask(file)
        return verdict

    def _ask(self, file: Path) -> tuple[Verdict, bool]:
        """The verdict, and whether the process with the tests has ended by itself."""
        if self._process is None:
            self._start()
        os.ftruncate(self._results_fd, 0)
        os.lseek(self._results_fd, 0, os.SEEK_SET)  # the session shares the place too
        with suppress(BrokenPipeError):  # then there is no answer either
            os.write(self._write_fd, json.dumps({"file": str(file.absolute())}).encode() + b"\n")
        answer = self._answer(time.monotonic() + self.seconds)
        died = answer is not None and self._process is None
        status, came = CRASHED, NO_RESULT
        if answer is not None:
            status = answer["end"]
        else:
            status, came = OUT_OF_TIME, f"all tests together took more than {self.seconds:g} seconds"
            self._end()
        mistake: NamedMistake | None = None
        results: dict[str, dict[str, Any]] = {}
        for result in self._results():
            if "mistake" in result:
                mistake = NamedMistake(**result["mistake"])
            else:
                results[result["id"]] = result
        verdict = self._verdict(results, status, came)
        verdict.staged.mistake = mistake
        return verdict, died

    def _verdict(self, results: dict[str, dict[str, Any]], status: str, came: str) -> Verdict:
        verdict = Verdict(UnitReport.of(self.unit, "submission", self.unit.stages), isolated=self.isolated)
        for test in self._tests:
            file, stage, *rest = test.split("::")
            result = results.get(test)
            report = (
                TestReport(**result["test"]) if result else TestReport(rest[-1] if rest else stage, status, came=came)
            )
            if Path(file).name == self.unit.hidden_test_file.name:
                verdict.hidden.tests.append(report)
            else:
                verdict.staged.stage(stage).tests.append(report)
        return verdict

    def _start(self) -> None:
        theirs_read, self._write_fd = os.pipe()
        self._read_fd, theirs_write = os.pipe()
        self._drop_results()  # whatever still runs of a session that was ended writes to its own file
        self._results_fd = sandbox.file_without_a_name()
        self._rest = b""
        command = [sys.executable, "-m", "kata.grading.session", str(self.unit.root), self.unit.folder]
        command += ["1" if self.isolated else "0", str(self.call_seconds), str(theirs_read), str(theirs_write)]
        command.append(str(self._results_fd))
        try:
            self._process = subprocess.Popen(
                command,
                cwd=self.unit.root,
                env=child_environment(),
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                pass_fds=[theirs_read, theirs_write, self._results_fd],
                start_new_session=True,
            )
        finally:
            os.close(theirs_read)
            os.close(theirs_write)
        first = self._answer(time.monotonic() + SECONDS_TO_COLLECT)
        if not first or not first.get("tests"):
            self._end()
            raise KataError(
                f"The tests of {self.unit.folder} can't be run: see pytest {self.unit.relative(self.unit.test_file)}"
            )
        self._tests = first["tests"]

    def _answer(self, deadline: float) -> dict[str, Any] | None:
        """The next line of the session; None where none comes in time, an "end" where it has ended."""
        while b"\n" not in self._rest:
            left = deadline - time.monotonic()
            if left <= 0 or not select.select([self._read_fd], [], [], left)[0]:
                return None
            part = os.read(self._read_fd, 65536)
            if not part:
                self._end()
                return {"end": CRASHED}
            self._rest += part
        line, _, self._rest = self._rest.partition(b"\n")
        answer: dict[str, Any] = json.loads(line)
        return answer

    def _results(self) -> list[dict[str, Any]]:
        """What the tests of the last submission gave; the last line may be broken off."""
        size = os.fstat(self._results_fd).st_size
        lines = os.pread(self._results_fd, size, 0).split(b"\n")[:-1]
        return [json.loads(line) for line in lines]

    def _drop_results(self) -> None:
        if self._results_fd != -1:
            os.close(self._results_fd)
            self._results_fd = -1

    def _end(self) -> None:
        if self._process is not None:
            if self._process.poll() is None:
                os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()
            self._process = None
            os.close(self._read_fd)
            os.close(self._write_fd)
