"""The process that holds a unit's tests: it collects them once and judges each submission in a fork of itself.

    python -m kata.grading.session ROOT UNIT ISOLATED CALL_SECONDS READ_FD WRITE_FD RESULTS_FD

A line of JSON on READ_FD asks: {"file": ...}. What each test gives is a line of JSON in the file RESULTS_FD, written as
soon as it has run: it stays, whatever becomes of the fork, and is read when {"end": ...} has come on WRITE_FD.
ISOLATED is 1 or 0. Nothing of the submission runs in this process or its forks.
"""

from __future__ import annotations

import ast
import gc
import json
import os
import resource
import select
import signal
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from kata import probes, standin
from kata.explain import Stopped
from kata.grading import sandbox
from kata.grading.harmless import without_places
from kata.grading.remote import RemoteModule
from kata.mistakes import name_mistake
from kata.plugin import KataPlugin, names_used_in
from kata.report import CRASHED, OUT_OF_TIME, TestReport, UnitReport
from kata.rerun import OPTIONS, run_item
from kata.source import SOLUTIONS, all_module_files
from kata.timelimit import HARD_STOP
from kata.units import Unit, all_units, find_unit

LARGEST_FILE = 256 * 1024
# What the tests of one submission may take: they look at values of any size that it gives back.
MEMORY = 2 * 1024**3
# What one test may print, in characters: one call's share is smaller, and a test may have thousands of calls.
OUTPUT_LIMIT = 20_000_000
# A text of a message is cut after so many characters, and a list after so many lines.
LONGEST_TEXT = 10_000
MOST_LINES = 20


def modules_for(unit: Unit) -> dict[str, Path]:
    """The references that a submission of `unit` may import, by module name: those of the units before it, those
    that the reference and the other right answers use, and what these use in turn; never the unit's own."""
    files = all_module_files(unit.root, SOLUTIONS)
    units = all_units(unit.root)
    found: dict[str, Path] = {}
    wanted = [other.name for other in units[: [other.folder for other in units].index(unit.folder)]]
    for answer in [unit.solution, *unit.right]:
        wanted += _imports(answer)
    while wanted:
        name = wanted.pop()
        if name in files and name != unit.name and name not in found:
            found[name] = files[name]
            wanted += _imports(files[name])
    return found


def _imports(file: Path) -> list[str]:
    names = []
    for node in ast.walk(ast.parse(file.read_bytes())):
        if isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names.append(node.module)
        elif isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
    return names


class _Session:
    """In place of pytest's own loop over the tests: one loop a submission, each in a fork."""

    def __init__(self, unit: Unit, isolated: bool, seconds: float, read_fd: int, write_fd: int, results: int) -> None:
        self.unit = unit
        self.isolated = isolated
        self.seconds = seconds
        self.requests = os.fdopen(read_fd, encoding="utf-8")
        self.answers = os.fdopen(write_fd, "w", encoding="utf-8")
        self.results = results
        self.modules = modules_for(unit)

    def say(self, answer: dict[str, Any]) -> None:
        self.answers.write(json.dumps(answer) + "\n")
        self.answers.flush()

    def keep(self, result: dict[str, Any]) -> None:
        os.write(self.results, without_places(json.dumps(result)).encode() + b"\n")

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        plugin = session.config.pluginmanager.get_plugin("kata-run")
        assert isinstance(plugin, KataPlugin)
        if session.testsfailed:  # a test file could not be imported: without its tests the others are not the unit's
            self.say({"tests": []})
            return True
        self.prepare(session, plugin)
        self.say({"tests": [item.nodeid for item in session.items]})
        while line := self.requests.readline():
            request = json.loads(line)
            alive, held = os.pipe()  # held open by the fork alone: the other end says when it is gone
            fork = os.fork()
            if fork == 0:
                code = 1
                try:
                    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
                    file = Path(request["file"])
                    self._name_mistake(file, self._report(session.items, plugin, file))
                    code = 0
                finally:
                    os._exit(code)
            os.close(held)
            if self.requests.fileno() in select.select([alive, self.requests.fileno()], [], [])[0]:
                os.kill(fork, signal.SIGKILL)  # whoever asked is gone: nobody asks again before there is an answer
            os.close(alive)
            ended = os.waitstatus_to_exitcode(os.waitpid(fork, 0)[1])
            self.say({"end": OUT_OF_TIME if ended == -HARD_STOP else CRASHED})
        return True

    def prepare(self, session: pytest.Session, plugin: KataPlugin) -> None:
        """Works out once what each fork would work out again."""
        sandbox.prepare(self.isolated)
        for item in session.items:
            assert item.location
        self._report(session.items[:1], plugin, self.unit.solution)  # what has run once is faster from then on
        gc.collect()
        gc.freeze()  # what is there now is not looked at again in each fork, which would copy it

    def _report(self, items: list[pytest.Item], plugin: KataPlugin, file: Path) -> UnitReport:
        remote = RemoteModule(self.unit.name, file, self.modules, self.isolated, self.seconds)
        loaded: list[ModuleType | BaseException] = []

        def load() -> ModuleType:
            if file.stat().st_size > LARGEST_FILE:
                raise Stopped(f"the file has more than {LARGEST_FILE // 1024} KB: what a unit asks for takes few")
            if not loaded:  # the staged and the hidden tests share one process and one import
                try:
                    loaded.append(remote.load())
                except BaseException as error:
                    loaded.append(error)
            if isinstance(loaded[0], BaseException):
                raise loaded[0]
            return loaded[0]

        for run in filter(None, plugin.runs.values()):
            run.code_file = file
            run.stand_in.begin(f"{self.unit.name}.py", load)
        report = UnitReport.of(self.unit, str(file), self.unit.stages)
        for item, following in zip(items, [*items[1:], None], strict=True):
            for kata in self._run_test(plugin, item, following):
                if kata["staged"]:
                    report.stage(kata["stage"]).tests.append(TestReport(**kata["test"]))
        remote.close()
        return report

    def _name_mistake(self, file: Path, report: UnitReport) -> None:
        again = RemoteModule(self.unit.name, file, self.modules, self.isolated, probes.SECONDS)
        try:
            if mistake := name_mistake(self.unit, report, again.load, partial(names_used_in, file)):
                self.keep({"mistake": vars(mistake)})
        finally:
            again.close()

    def _run_test(
        self, plugin: KataPlugin, item: pytest.Item, following: pytest.Item | None
    ) -> Iterator[dict[str, Any]]:
        for kata in run_item(plugin, item, following):
            test = {key: value[:LONGEST_TEXT] for key, value in kata["test"].items()}
            test["trace"] = [line[:LONGEST_TEXT] for line in test["trace"][:MOST_LINES]]
            self.keep({"id": item.nodeid, "test": test})
            yield kata


def main() -> int:
    root, folder, isolated, seconds, *fds = sys.argv[1:8]
    unit = find_unit(Path(root), folder)
    session = _Session(unit, isolated == "1", float(seconds), *map(int, fds))
    KataPlugin.late = True
    standin.OUTPUT_LIMIT = OUTPUT_LIMIT
    tests = [str(file) for file in (unit.test_file, unit.hidden_test_file) if file.is_file()]
    options = [*OPTIONS, "--all-stages", "--code", SOLUTIONS, "--rootdir", root]
    return int(pytest.main([*options, *tests], plugins=[session]))


if __name__ == "__main__":
    sys.exit(main())
