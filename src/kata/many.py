"""Judges many answers of one unit: its tests are collected once, and each answer runs in a fork of that process.

    python -m kata.many ROOT UNIT HIDDEN ALL_STAGES SECONDS < FILES

A line of JSON for each file is written, in their order: its report, or null where the fork ended without one.
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from collections.abc import Iterable, Iterator
from functools import partial
from pathlib import Path

import pytest

from kata.mistakes import name_mistake
from kata.plugin import SECONDS, KataPlugin, names_used_in
from kata.report import TestReport, UnitReport
from kata.rerun import OPTIONS, run_item
from kata.runner import child_environment, judge
from kata.source import SOLUTIONS, World, module_files
from kata.units import Unit, find_unit


def judge_many(
    unit: Unit,
    files: Iterable[Path],
    *,
    all_stages: bool = False,
    hidden: bool = False,
    seconds: float = SECONDS,
    seed: int = 0,
) -> Iterator[UnitReport]:
    """The report of each of the files, as `runner.judge` gives it, in a fraction of the time.

    `seconds` is what one test may take, `seed` that of random numbers and of the order of sets: an answer gets the
    same report each time.

    Raises KataError where pytest can't run the unit's tests.
    """
    files = list(files)
    if not files:
        return
    reports: list[UnitReport | None] = [None] * len(files)
    if hasattr(os, "fork"):
        command = [sys.executable, "-m", "kata.many", str(unit.root), unit.folder]
        command += [str(int(hidden)), str(int(all_stages)), str(seconds)]
        run = subprocess.run(
            command,
            cwd=unit.root,
            env=child_environment() | {"PYTHONHASHSEED": str(seed)},
            input="\n".join(map(str, files)),
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            encoding="utf-8",
            check=False,
        )
        for number, line in enumerate(run.stdout.splitlines()[: len(files)]):
            data = json.loads(line)
            reports[number] = UnitReport.from_json(data) if data else None
    for file, report in zip(files, reports, strict=True):
        # Alone, an answer that ends its process gets a report that says so.
        yield report or judge(unit, str(file), all_stages=all_stages, hidden=hidden)


class _Many:
    """In place of pytest's own loop over the tests."""

    def __init__(self, unit: Unit, files: list[Path], out: int, seconds: float) -> None:
        self.unit = unit
        self.files = files
        self.out = out
        self.seconds = seconds

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        plugin = session.config.pluginmanager.get_plugin("kata-run")
        assert isinstance(plugin, KataPlugin)
        plugin.seconds_a_test = self.seconds
        for file in [] if session.testsfailed else self.files:
            theirs, ours = os.pipe()
            fork = os.fork()
            if fork == 0:
                os.close(theirs)
                try:
                    self._write(ours, json.dumps(self._report(session, plugin, file).to_json()))
                finally:
                    os._exit(0)
            os.close(ours)
            with os.fdopen(theirs, encoding="utf-8") as answer:
                text = answer.read()
            os.waitpid(fork, 0)
            self._write(self.out, (text or "null") + "\n")
        return True

    @staticmethod
    def _write(out: int, text: str) -> None:
        with os.fdopen(os.dup(out), "w", encoding="utf-8") as stream:
            stream.write(text)

    def _report(self, session: pytest.Session, plugin: KataPlugin, file: Path) -> UnitReport:
        random.seed(int(os.environ["PYTHONHASHSEED"]))
        (run,) = filter(None, plugin.runs.values())
        files = module_files(self.unit, str(file))
        run.world, run.code_file = World(files), file
        run.stand_in.begin(file.name, partial(run.world.load, self.unit.name))
        report = UnitReport.of(self.unit, str(file), self.unit.stages if run.staged else [])
        for item, following in zip(session.items, [*session.items[1:], None], strict=True):
            for kata in run_item(plugin, item, following):
                report.stage(kata["stage"]).tests.append(TestReport(**kata["test"]))
        if run.staged:
            load = partial(World(files).load, self.unit.name)
            report.mistake = name_mistake(self.unit, report, load, partial(names_used_in, file))
        return report


def main() -> int:
    root, folder, hidden, all_stages, seconds = sys.argv[1:6]
    unit = find_unit(Path(root), folder)
    files = [Path(line) for line in sys.stdin.read().splitlines()]
    out = os.dup(1)
    os.dup2(2, 1)  # what tests and answers print is no report
    KataPlugin.late = True
    tests = unit.hidden_test_file if hidden == "1" else unit.test_file
    options = [*OPTIONS, "--code", SOLUTIONS, "--rootdir", root, *(["--all-stages"] if all_stages == "1" else [])]
    return int(pytest.main([*options, str(tests)], plugins=[_Many(unit, files, out, float(seconds))]))


if __name__ == "__main__":
    sys.exit(main())
