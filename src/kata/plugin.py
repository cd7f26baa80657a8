"""The pytest plugin: the source rule, the stage rule, and the board at the end of a run.

The conftest.py at the top names it to pytest. Outside the units it does nothing. Its own assertions need no
rewriting, which takes a moment at each start: PYTEST_DONT_REWRITE.
"""

from __future__ import annotations

import ast
import importlib.util
import json
import os
import sys
import traceback
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from functools import cached_property, partial
from pathlib import Path
from types import ModuleType
from typing import Any, ClassVar

import pytest

from kata import results, source
from kata.board import my_tests_board, run_board
from kata.errors import KataError
from kata.explain import Comparison, cut_output, explain
from kata.played import Played, play
from kata.report import (
    BROKE_OFF,
    CRASHED,
    NOT_RUN,
    NOT_WRITTEN,
    OUT_OF_MEMORY,
    OUT_OF_TIME,
    PASSED,
    RED,
    TOO_MUCH_OUTPUT,
    WAITING,
    WRONG,
    TestReport,
    UnitReport,
)
from kata.screen import Screen, shows_signs
from kata.standin import Recorder, StandIn
from kata.stubs import keep_stub
from kata.timelimit import HAS_LIMITS, OutOfTime, report_hangs_to, time_limit
from kata.units import Unit, all_units, find_root

# How long one test may run, and an import of a unit's module.
SECONDS = 10.0

# Where each call crosses to another process, which has a limit for itself, a test of many takes longer.
SECONDS_ACROSS = 30.0

LETTERS = {
    WRONG: "F",
    CRASHED: "E",
    OUT_OF_TIME: "T",
    OUT_OF_MEMORY: "M",
    TOO_MUCH_OUTPUT: "O",
    NOT_WRITTEN: "N",
    WAITING: "w",
    NOT_RUN: "-",
}


def pytest_addoption(parser: pytest.Parser, pluginmanager: pytest.PytestPluginManager) -> None:
    group = parser.getgroup("kata", "the kata's units")
    group.addoption(
        "--code",
        default=source.OWN,
        metavar="mine|solutions|FILE",
        help="where modules come from: 'mine', all from units/; 'solutions', all from solutions/; FILE, the unit's "
        "own module from that file. Without it: the unit's own module from units/, all others from solutions/.",
    )
    group.addoption("--all-stages", action="store_true", help="run every stage, whether or not an earlier one is red")
    group.addoption("--report", metavar="FILE", help="write the outcome of every unit to FILE, as JSON")
    # Plugins load by name in this project; whoever asks for pytest-xdist means to have it, in its workers too.
    asked = any(arg.startswith(("-n", "--numprocesses")) for arg in sys.argv) or "PYTEST_XDIST_WORKER" in os.environ
    if asked and importlib.util.find_spec("xdist"):
        pluginmanager.import_plugin("xdist.plugin")


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config: pytest.Config) -> None:
    try:
        root = find_root(config.rootpath)
    except KataError:
        return
    try:
        code = source.check_code(config.getoption("code"), config.invocation_params.dir)
    except KataError as error:
        raise pytest.UsageError(str(error)) from None
    capture = config.pluginmanager.getplugin("capturemanager")
    if capture is not None and HAS_LIMITS:
        with capture.global_and_fixture_disabled():
            report_hangs_to(os.dup(2))
    if getattr(config.option, "dist", None) == "load":
        config.option.dist = "loadfile"  # a unit's stages run in one process, one after the other
    if all(_below_units(root, config.invocation_params.dir / arg.partition("::")[0]) for arg in config.args):
        config.option.no_header = True
    config.pluginmanager.register(KataPlugin(config, root, code), "kata-run")


def _below_units(root: Path, path: Path) -> bool:
    return path.absolute().is_relative_to(root / "units")


class _UnitRun:
    """A test file of a unit in this run: its unit's world and stand-in, and what its tests have said so far."""

    def __init__(self, unit: Unit, tests: Path, code: str, recorder: Recorder, late: bool) -> None:
        self.unit = unit
        self.staged = tests == unit.test_file
        self.hidden = tests == unit.hidden_test_file
        self.key = f"{unit.folder} hidden" if self.hidden else unit.folder if self.staged else f"{unit.folder} mine"
        self.test_file = unit.relative(tests)
        self.world = source.World(source.module_files(unit, code))
        self.code_file = self.world.files[unit.name]
        self.other_files = [path for name, path in self.world.files.items() if name != unit.name]
        self.red_stage = ""
        self.hung_stage = ""
        self._recorder = recorder
        self._late = late
        self._stand_in: StandIn | None = None

    @property
    def stand_in(self) -> StandIn:
        if self._stand_in is None:
            load = None if self._late else self._load
            self._stand_in = StandIn(self.unit.name, self.unit.relative(self.code_file), load, self._recorder)
        return self._stand_in

    def outcome(self, item: pytest.Item) -> TestReport:
        """A report of the test, which passed unless somebody puts in more."""
        return TestReport(item.name, PASSED, where=f"{self.test_file}:{item.location[1] or 0}")

    def told(self, item: pytest.Item, outcome: TestReport) -> dict[str, Any]:
        """The test's outcome with the place that it has among those of the units."""
        unit, stage = self.unit.folder, _stage_name(item)
        return {"unit": unit, "staged": self.staged, "key": self.key, "stage": stage, "test": vars(outcome)}

    def _load(self) -> ModuleType:
        with time_limit(SECONDS):
            return self.world.load(self.unit.name)


class KataPlugin:
    """The hooks of one run over the kata at `root`, with the unit's module from `code`.

    With `late`, which the grader sets, no code is loaded at collection: the stand-ins wait to be told which.
    """

    late = False
    # Files of tests that are not where units have theirs, such as a notebook's cell: file -> the unit's folder.
    tests_elsewhere: ClassVar[dict[Path, str]] = {}

    def __init__(self, config: pytest.Config, root: Path, code: str) -> None:
        self.config = config
        self.code = code
        self.recorder = Recorder()
        self.units = {unit.folder: unit for unit in all_units(root)}
        self.root = root
        self.fingerprints: dict[str, str] = {}
        self.runs: dict[Path, _UnitRun | None] = {}
        self.reports: dict[str, UnitReport] = {}
        self.comparison: Comparison | None = None
        self.lift_time_limit: Callable[[], None] = lambda: None
        self.incomplete: set[str] = set()
        # A limit for one test that is not the usual one, in seconds.
        self.seconds_a_test = 0.0

    @cached_property
    def all_fingerprints(self) -> results.Fingerprints:
        return results.Fingerprints(self.root)

    @property
    def seconds(self) -> float:
        """How long one test may run."""
        return self.seconds_a_test or (SECONDS_ACROSS if self.late else SECONDS)

    # The source rule

    def run_of(self, path: Path) -> _UnitRun | None:
        """The run of the unit whose test file `path` is; None for other tests."""
        if path not in self.runs:
            elsewhere = self.tests_elsewhere.get(path, "")
            unit = self.units.get(elsewhere or path.parent.name)
            ours = unit and (elsewhere or path in (unit.test_file, unit.hidden_test_file, unit.my_tests))
            self.runs[path] = _UnitRun(unit, path, self.code, self.recorder, self.late) if unit and ours else None
            if unit and ours and self.code == source.OWN:
                # Taken before the file is read: one that is saved meanwhile is another one.
                self.fingerprints[unit.folder] = self.all_fingerprints.of(unit)
        return self.runs[path]

    @pytest.hookimpl(wrapper=True, trylast=True)  # inside the wrapper that captures what an import prints
    def pytest_make_collect_report(self, collector: pytest.Collector) -> Iterator[None]:
        run = self.run_of(collector.path) if isinstance(collector, pytest.Module) else None
        if run is None:
            return (yield)
        units = {other.unit.folder for other in self.runs.values() if other}
        if self.code not in (source.OWN, source.MINE, source.SOLUTIONS) and len(units) > 1:
            raise pytest.UsageError("--code FILE is for one unit: say which, as in: pytest units/04_kind --code FILE")
        keep_stub(run.unit)
        if not run.staged and b"hypothesis" in collector.path.read_bytes():  # to import it takes a while
            _repeat_examples(self.late)
        with run.world, _in_place_of(run.unit.name, run.stand_in):
            return (yield)

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        if self.run_of(item.path) is None:
            return (yield)
        with self.test_begins(item):
            return (yield)

    def test_begins(self, item: pytest.Item) -> source.World:
        """Forgets the test before; gives the world in which that of a unit runs."""
        self.recorder.clear()
        self.comparison = None
        run = self.run_of(item.path)
        assert run is not None
        return run.world

    # The stage rule

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        run = self.run_of(item.path)
        if run is None:
            return
        if run.hung_stage and run.hung_stage == _stage_name(item):
            pytest.skip("another test of this stage hung")  # each would cost its whole time limit again
        if self.config.getoption("all_stages") or not run.staged:
            return
        if run.red_stage and run.red_stage != _stage_name(item):
            pytest.skip(f"{WAITING} for stage {run.red_stage}")

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Iterator[None]:
        if self.run_of(item.path) is None:
            return (yield)
        if self.late:
            # Takes the place of what pytest says of a comparison, which nobody sees here: the lines in which two texts
            # differ may take for ever to find.
            from _pytest.assertion import util

            util._reprcompare = self._note_comparison
        with time_limit(self.seconds) as self.lift_time_limit:
            return (yield)

    def pytest_enter_pdb(self) -> None:
        self.lift_time_limit()

    def pytest_assertrepr_compare(self, op: str, left: object, right: object) -> None:
        self._note_comparison(op, left, right)

    def _note_comparison(self, op: str, left: object, right: object) -> None:
        self.comparison = Comparison(op, left, right)

    # What the tests say

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(
        self, item: pytest.Item, call: pytest.CallInfo[None]
    ) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        run = self.run_of(item.path)
        if run is None:
            return (yield)
        own_text = self.config.getoption("tbstyle", "auto") == "auto"
        if own_text:
            # pytest's would not be shown. It takes a while to make, and asks the student's objects for their text.
            item.repr_failure = lambda excinfo: ""  # type: ignore[method-assign, assignment, misc]
        report = yield
        if call.excinfo is None:
            if report.when == "call":
                report.kata = self.passed(item)  # type: ignore[attr-defined]  # goes along to whoever reads the report
            return report
        outcome, stage, error = run.outcome(item), _stage_name(item), call.excinfo.value
        if isinstance(error, pytest.skip.Exception):
            outcome.status = WAITING if str(error.msg).startswith(WAITING) else NOT_RUN
        else:
            self._explain(run, item, outcome, error)
            run.red_stage = run.red_stage or stage
            # A stage is all or nothing, but each hidden test counts: the grader replaces a process that hangs.
            if outcome.status == OUT_OF_TIME and not (self.late and run.hidden):
                run.hung_stage = stage
        if outcome.status in RED:
            outcome.output = outcome.output or cut_output(report.capstdout)
            if own_text:
                report.longrepr = "\n".join([*outcome.message, f"  {outcome.where}"])
        report.kata = run.told(item, outcome)  # type: ignore[attr-defined]
        return report

    def passed(self, item: pytest.Item) -> dict[str, Any]:
        """What the report of a test that has passed has under `kata`."""
        run = self.run_of(item.path)
        assert run is not None
        return run.told(item, run.outcome(item))

    def _explain(self, run: _UnitRun, item: pytest.Item, outcome: TestReport, error: BaseException) -> None:
        try:
            # The text of an error or a value is the student's code, too. A grader waits for the message of each test.
            with time_limit(SECONDS / 5 if self.late else SECONDS):
                explain(outcome, error, self.recorder, self.comparison, run.code_file, run.other_files, self.seconds)
        except OutOfTime:
            outcome.status, outcome.came = OUT_OF_TIME, "what came back can't be shown: its text never ends"
        line = _line_in(item.path, error)
        if line:
            outcome.where = f"{run.test_file}:{line}"
        if not outcome.why:
            doc = getattr(getattr(item, "function", None), "__doc__", None) or ""
            outcome.why = _reason_of_assert(item.path, line) or doc.strip().partition("\n")[0]

    def pytest_report_teststatus(self, report: pytest.TestReport) -> tuple[str, str, str] | None:
        kata = getattr(report, "kata", None)
        if kata is None or kata["test"]["status"] not in LETTERS:
            return None
        status = kata["test"]["status"]
        return status, LETTERS[status], status.upper()

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        kata = getattr(report, "kata", None)
        if kata is None:
            return
        if kata["key"] not in self.reports:
            unit = self.units[kata["unit"]]
            self.reports[kata["key"]] = UnitReport.of(unit, self.code, unit.stages if kata["staged"] else [])
        self.reports[kata["key"]].stage(kata["stage"]).tests.append(TestReport(**kata["test"]))

    def pytest_deselected(self, items: list[pytest.Item]) -> None:
        self.incomplete.update(item.path.parent.name for item in items)

    @pytest.hookimpl(wrapper=True)
    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> Iterator[None]:
        yield
        if hasattr(self.config, "workerinput"):
            return  # the process that started this one writes the reports
        if exitstatus == pytest.ExitCode.TESTS_FAILED:
            self._name_mistakes()
        if file := self.config.getoption("report"):
            text = json.dumps({key: report.to_json() for key, report in self.reports.items()}, indent=1)
            Path(file).write_text(text, encoding="utf-8")
        if exitstatus in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED) and self._is_a_plain_run(session):
            for key, report in self.reports.items():
                whole = key not in self.incomplete and all(stage.status != NOT_RUN for stage in report.stages)
                if key == report.unit and whole:
                    results.store(self.units[key], report, self.fingerprints[key])

    def _name_mistakes(self) -> None:
        """Adds to each red report the recorded mistake that the answer behaves like."""
        for run in filter(None, self.runs.values()):
            report = self.reports.get(run.key)
            if report is None or not run.staged or report.green:
                continue
            from kata.mistakes import name_mistake

            world = source.World(run.world.files)  # what the tests have changed in the module is gone
            report.mistake = name_mistake(
                run.unit, report, partial(world.load, run.unit.name), partial(names_used_in, run.code_file)
            )

    def _is_a_plain_run(self, session: pytest.Session) -> bool:
        """Whether the run was one of whole units, in stages, on the student's code: what the board shows."""
        other = self.code != source.OWN or self.config.getoption("all_stages")
        # With pytest-xdist this process does not hear what its workers deselect: the options tell.
        selected = any(self.config.getoption(option, None) for option in ("keyword", "markexpr", "deselect", "lf"))
        part = session.shouldfail or session.shouldstop or any("::" in arg for arg in self.config.args)
        return not (other or selected or part)

    @pytest.hookimpl(trylast=True)
    def pytest_sessionstart(self, session: pytest.Session) -> None:
        """Makes pytest's closing bar red, or yellow for what is only not yet written; by itself it would count
        our words for red among those that it does not know."""
        reporter = self.config.pluginmanager.getplugin("terminalreporter")
        determine = getattr(reporter, "_determine_main_color", None)
        if determine is None:
            return

        def main_color(unknown_type_seen: bool) -> str:
            seen = [word for word in (WRONG, *BROKE_OFF) if reporter.stats.get(word)]
            color: str = determine(unknown_type_seen)
            return "red" if seen else color

        reporter._determine_main_color = main_color

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter, exitstatus: int) -> None:
        if not self.reports or exitstatus == pytest.ExitCode.INTERRUPTED:
            return  # after Ctrl-C a board of the tests before it would call a unit green that is not
        writer = terminalreporter._tw
        signs = shows_signs(getattr(writer._file, "encoding", None))
        screen = Screen(writer.hasmarkup, writer.fullwidth, signs)
        verbose = self.config.get_verbosity() > 0
        for key, report in self.reports.items():
            board = my_tests_board if key.endswith(" mine") else run_board
            for line in board(self.units[report.unit], report, screen, verbose):
                terminalreporter.write_line(line)


@pytest.fixture(scope="module")
def reference(request: pytest.FixtureRequest) -> ModuleType:
    """The unit's reference module, with references all around: the oracle of hidden tests."""
    unit = _run_of(request).unit
    return source.World(source.module_files(unit, source.SOLUTIONS)).load(unit.name)


@pytest.fixture
def names_used(request: pytest.FixtureRequest) -> Callable[[str], set[str]]:
    """A function: the name of a function of the unit's module -> all names that its source text uses.

    What the functions and values of the module that it uses in turn mention counts too.
    """
    run = _run_of(request)
    run.stand_in.require_module()
    plugin = request.config.pluginmanager.get_plugin("kata-run")
    assert isinstance(plugin, KataPlugin)

    def used(function: str) -> set[str]:
        plugin.recorder.looks_at(function)
        return names_used_in(run.code_file, function)

    return used


@pytest.fixture
def played(request: pytest.FixtureRequest) -> Callable[..., Played]:
    """A function that calls a function which talks with a player.

    `played(main, "Ann", typed=["10", "0"])` calls main("Ann"), whose input() reads the typed lines. It gives a Played:
    what the call returned, what it printed, and the typed lines that were left unread.
    """
    _run_of(request)
    plugin = request.config.pluginmanager.get_plugin("kata-run")
    assert isinstance(plugin, KataPlugin)
    return partial(play, plugin.recorder)


def _run_of(request: pytest.FixtureRequest) -> _UnitRun:
    plugin = request.config.pluginmanager.get_plugin("kata-run")
    run = plugin.run_of(request.path) if isinstance(plugin, KataPlugin) else None
    if run is None:
        raise pytest.UsageError(f"the fixture {request.fixturename} is for the tests of units")
    return run


def _repeat_examples(only_whether: bool) -> None:
    """Tests that use hypothesis draw the same examples in every run, so the same answer gets the same grade.

    With `only_whether` a test ends at its first example that fails, and looks for no simpler one.
    """
    if importlib.util.find_spec("hypothesis"):
        from hypothesis import HealthCheck, Phase, settings

        # How long it takes to draw examples says something about the machine, nothing about the answer.
        settings.register_profile(
            "kata", derandomize=True, deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow]
        )
        settings.load_profile("kata")
        if only_whether:
            phases = [Phase.explicit, Phase.generate]
            kata = settings.get_profile("kata")
            settings.register_profile("kata-grading", kata, phases=phases, report_multiple_bugs=False)
            settings.load_profile("kata-grading")


def names_used_in(file: Path, function: str) -> set[str]:
    """All names that the source of `function` uses in the file, and what it uses of that file in turn."""
    tree = ast.parse(file.read_bytes())
    definitions: dict[str, ast.stmt] = {}
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            definitions[node.name] = node
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            definitions[node.target.id] = node
        elif isinstance(node, ast.Assign):
            definitions.update({name.id: node for name in node.targets if isinstance(name, ast.Name)})
    found: set[str] = set()
    to_read = [function]
    while to_read:
        name = to_read.pop()
        for child in ast.walk(definitions.pop(name)) if name in definitions else ():
            name = child.id if isinstance(child, ast.Name) else child.attr if isinstance(child, ast.Attribute) else ""
            if name:
                found.add(name)
                to_read.append(name)
    return found


@contextmanager
def _in_place_of(name: str, module: ModuleType) -> Iterator[None]:
    """Within the block, `import name` gives `module`."""
    before = sys.modules.get(name)
    sys.modules[name] = module
    try:
        yield
    finally:
        del sys.modules[name]
        if before is not None:
            sys.modules[name] = before


def _stage_name(item: pytest.Item) -> str:
    """The name of the test's class, of the outermost where classes nest; its own name where it has none."""
    classes = [node.name for node in item.listchain() if isinstance(node, pytest.Class)]
    return classes[0] if classes else getattr(item, "originalname", item.name)


def _reason_of_assert(path: Path, line: int) -> str:
    """What the assert at that line says, where that is plain text: a call that crashes within it ends it before."""
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.Assert) and node.lineno <= line <= (node.end_lineno or 0):
            reason = node.msg.value if isinstance(node.msg, ast.Constant) else ""
            return reason if isinstance(reason, str) else ""
    return ""


def _line_in(path: Path, error: BaseException) -> int:
    """The line of the test, not of a helper beside it, at which `error` came up; 0 where it never was in the file."""
    lines = [frame.lineno for frame in traceback.extract_tb(error.__traceback__) if frame.filename == str(path)]
    return (lines[0] or 0) if lines else 0
