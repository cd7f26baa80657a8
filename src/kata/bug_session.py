"""The process in which a learner's tests run on one answer after the other.

    python -m kata.bug_session ROOT UNIT TESTS REPORT

Writes the `BugReport` to REPORT, as JSON.
"""

from __future__ import annotations

import copy
import json
import re
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache, partial
from pathlib import Path
from types import FrameType, ModuleType
from typing import Any

import pytest

from kata import faults_in_tests, plain
from kata.answers import REFERENCE, Answers, answers_of
from kata.bugs import SKIPPED, VOID, BugReport, play
from kata.plugin import KataPlugin
from kata.report import NOT_RUN
from kata.rerun import OPTIONS, run_item
from kata.source import SOLUTIONS, World, module_files
from kata.standin import Recorder
from kata.units import Unit, all_units, find_unit

# What one test may take on one answer.
SECONDS = 2.0

NOT_PLAIN = "it calls {function} with a {kind}: tests speak in plain values, such as numbers, texts, lists and tuples"
NO_CALL = "it calls nothing of the unit, so it says the same about every answer"
REACHES = "it {does}, and a test has only the values that are in it"
_REACHES = {
    "open": "opens a file",
    "os.listdir": "looks into a folder",
    "os.scandir": "looks into a folder",
    "subprocess.Popen": "starts a program",
    "socket.connect": "uses the network",
    "os.system": "starts a program",
}


class Unusable(BaseException):
    """Why a test can catch nothing, in words that go on from "it"."""


class _Watch(Recorder):
    """Looks at each call that a test makes, and counts them."""

    def __init__(self) -> None:
        super().__init__()
        self.made = 0
        self.unusable = ""

    def begins(
        self, name: str, args: tuple[Any, ...], kwargs: dict[str, Any]
    ) -> tuple[tuple[Any, ...], dict[str, Any]]:
        self.made += 1
        try:
            for value in (*args, *kwargs.values()):
                plain.check(value)
        except plain.NotPlain as error:
            self.unusable = NOT_PLAIN.format(function=name, kind=error)
            raise Unusable(self.unusable) from None
        return args, kwargs

    def looks_at(self, function: str) -> None:
        self.made += 1

    def clear(self) -> None:
        super().clear()
        self.made = 0
        self.unusable = ""


class BugSession:
    """In place of pytest's own loop over the tests. `use` has the tests' run: it calls `attempt` and keeps a result."""

    def __init__(self, unit: Unit, file: Path, use: Callable[[BugSession, dict[str, str]], BugReport]) -> None:
        self.unit = unit
        self.file = file
        self.use = use
        self.report: BugReport | None = None
        self.watch = _Watch()
        self.errors: dict[str, str] = {}
        self.items: dict[str, pytest.Item] = {}
        self.modules: dict[int, ModuleType] = {}
        self.first_values: dict[int, dict[str, Any]] = {}
        self.problems: list[str] = []
        self.running = False
        self.begins: Callable[[str], None] = lambda name: None  # hears of each test before it runs

    # Collecting

    def pytest_collection(self, session: pytest.Session) -> None:
        self.plugin = session.config.pluginmanager.get_plugin("kata-run")
        assert isinstance(self.plugin, KataPlugin)
        self.plugin.recorder = self.watch
        self.plugin.seconds_a_test = SECONDS

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.problems.append(str(report.longrepr))

    @pytest.hookimpl(wrapper=True)
    def pytest_make_collect_report(self, collector: pytest.Collector) -> Iterator[None]:
        report = yield
        if report.outcome == "failed" and isinstance(collector, pytest.Module):  # type: ignore[attr-defined]
            said = str(report.longrepr)  # type: ignore[attr-defined]
            self.problems.append(_first_error(self.file) or _import_error(said, self.file.name))
        return report

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if self.problems or session.testsfailed:
            problem = self.problems[0] if self.problems else "it can't be read"
            self.report = BugReport(self.unit.folder, f"{self.file.name} can't be imported: {problem}")
            return True
        self.items = {item.nodeid.partition("::")[2]: item for item in session.items}
        if not self.items:
            told = "has no test: write a function whose name starts with test_, with an assert in it"
            self.report = BugReport(self.unit.folder, f"{self.file.name} {told}")
            return True
        self.modules = {id(item.module): item.module for item in session.items if isinstance(item, pytest.Function)}
        self.first_values = {key: _kept_values(module) for key, module in self.modules.items()}
        faults = faults_in_tests.faults(self.file.read_bytes(), self.unit.name)
        known = {
            name: faults.get(getattr(item, "originalname", "") or item.name, "") for name, item in self.items.items()
        }
        global _session
        _listen()
        _session = self
        try:
            self.report = self.use(self, known)
        finally:
            _session = None
        return True

    # Running

    def attempt(self, file: Path, load: Callable[[], ModuleType], names: Sequence[str]) -> dict[str, dict[str, str]]:
        """Runs the tests `names`, in this order, on the module that `load` gives; `file` is its source."""
        assert self.plugin is not None
        (run,) = filter(None, self.plugin.runs.values())
        run.code_file = file
        run.red_stage = run.hung_stage = ""
        run.stand_in.begin(f"{self.unit.name}.py", load)
        for key, module in self.modules.items():  # what the run before has left in the tests' own file is gone
            vars(module).update(copy.deepcopy(self.first_values[key]))
        items = [self.items[name] for name in names]
        found = {}
        for name, item, following in zip(names, items, [*items[1:], None][: len(items)], strict=True):
            self.errors.clear()
            self.begins(name)
            made = 0
            test: dict[str, Any] = {"status": NOT_RUN}
            self.running = True
            for kata in run_item(self.plugin, item, following):
                test, made = kata["test"], self.watch.made
            self.running = False
            found[name] = self._said(test, made)
        return found

    def _said(self, test: dict[str, Any], made: int) -> dict[str, str]:
        status, error = test["status"], self.errors.get("error", "")
        if self.watch.unusable:
            status, error = VOID, self.watch.unusable
        elif status == NOT_RUN:
            status, error = VOID, SKIPPED
        elif not made:
            status, error = VOID, (error and f"it crashes: {error}") or NO_CALL
        came = test.get("came", "") or test.get("compared", "")
        return {
            "status": status,
            "call": test.get("call", ""),
            "came": came,
            "wanted": test.get("wanted", ""),
            "error": error,
        }

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_makereport(self, item: pytest.Item, call: pytest.CallInfo[None]) -> None:
        if call.excinfo is None or isinstance(call.excinfo.value, AssertionError | pytest.fail.Exception):
            return
        error = call.excinfo.value
        if isinstance(error, pytest.skip.Exception):
            return
        if isinstance(error, Unusable):
            self.watch.unusable = str(error)
        first = (str(error).splitlines() or [""])[0][:200]
        self.errors["error"] = f"{type(error).__name__}: {first}".removesuffix(": ")

    def reached(self, event: str) -> None:
        """Hears of all that Python does with the world outside, and stops what a test does of it by itself."""
        if not self.running or event not in _REACHES or self.watch.inside_a_call:
            return
        if _asked_by(sys._getframe(2), str(self.file)):
            self.watch.unusable = REACHES.format(does=_REACHES[event])
            raise Unusable(self.watch.unusable)


# The session whose tests run. Python never forgets who listens to its audit events, and a page plays many games.
_session: BugSession | None = None


@cache
def _listen() -> None:
    """Has Python tell the session, whichever it is then, of what it does with the world outside."""

    def reached(event: str, args: tuple[Any, ...]) -> None:
        if _session is not None:
            _session.reached(event)

    sys.addaudithook(reached)


def _kept_values(module: ModuleType) -> dict[str, Any]:
    """The values in a module that tests may change, as they are now."""
    kinds = (list, dict, set, int, float, str, bool, type(None))
    return {
        key: copy.deepcopy(value) for key, value in vars(module).items() if type(value) in kinds and key[:2] != "__"
    }


_LIBRARY = str(Path(json.__file__).parent.parent)


def _asked_by(frame: FrameType | None, file: str) -> bool:
    """Whether the code of `file` asked for it, itself or through Python's own library."""
    while frame is not None:
        name = frame.f_code.co_filename
        if name.startswith("<frozen importlib"):
            return False  # an import, which opens files as it must
        if name == file:
            return True
        if not (name.startswith("<") or (name.startswith(_LIBRARY) and "site-packages" not in name)):
            return False
        frame = frame.f_back
    return False


def _first_error(file: Path) -> str:
    """Why the file can't be imported, in a line."""
    try:
        compile(file.read_bytes(), file.name, "exec")
    except SyntaxError as error:
        text = f"\n    {error.text.strip()}" if error.text and error.text.strip() else ""
        return f"line {error.lineno}: {type(error).__name__}: {error.msg}{text}"
    except ValueError as error:
        return f"{type(error).__name__}: {error}"
    return ""


def _import_error(said: str, name: str) -> str:
    """The error in what pytest says of a file `name` that can't be imported, in a line."""
    error = re.search(r"^E +(.+)", said, re.MULTILINE)
    lines = re.findall(rf"^\S*{re.escape(name)}:(\d+): ", said, re.MULTILINE)
    place = f"line {lines[-1]}: " if lines else ""
    return place + (error[1][:200] if error else "it can't be read")


def run_session(unit: Unit, file: Path, use: Callable[[BugSession, dict[str, str]], BugReport]) -> BugReport | None:
    """Collects the tests of `file` and lets `use` run them; its report, or None where pytest itself failed."""
    session = BugSession(unit, file, use)
    root = str(unit.root)
    options = [*OPTIONS, "-p", "kata.plugin", "-c", f"{root}/pyproject.toml", "--rootdir", root, "--code", SOLUTIONS]
    KataPlugin.late, KataPlugin.tests_elsewhere = True, {file: unit.folder}
    try:
        pytest.main([*options, str(file)], plugins=[session])
        return session.report
    finally:
        KataPlugin.late, KataPlugin.tests_elsewhere = False, {}


def play_here(
    unit: Unit,
    answers: Answers,
    tests: Path,
    tell: Callable[[int, int], None] = lambda done, of: None,
    begins: Callable[[str], None] = lambda name: None,
    seconds: float = SECONDS,
) -> BugReport | None:
    """The game with the tests in the file `tests`, in this process.

    `tell` hears how many attempts of how many are done, `begins` the name of each test before it runs. Where the
    caller limits how long a test may take, as a page does, `seconds` is that limit.
    """
    all_attempts = 1 + len(answers.right) + len(answers.wrong)
    with _files(unit, answers) as (files, others):

        def use(session: BugSession, faults: dict[str, str]) -> BugReport:
            session.begins = begins
            done = 0

            def attempt(kind: str, name: str, names: Sequence[str], backwards: bool) -> dict[str, dict[str, str]]:
                nonlocal done
                file = files[kind, name]
                world = World({**module_files(unit, str(file)), **others})
                (run,) = filter(None, session.plugin.runs.values())  # type: ignore[union-attr]
                run.world = world
                order = list(reversed(names)) if backwards else names
                found = session.attempt(file, partial(world.load, unit.name), order)
                done += 1
                tell(done, all_attempts)
                return found

            return play(unit, answers, faults, attempt, seconds)

        return run_session(unit, tests, use)


@contextmanager
def _files(unit: Unit, answers: Answers) -> Iterator[tuple[dict[tuple[str, str], Path], dict[str, Path]]]:
    """The answers as files, whose paths tell nothing; and the other units' references that are only there packed, by
    their module's name."""
    with tempfile.TemporaryDirectory() as folder:

        def written(place: str, name: str, text: str) -> Path:
            path = Path(folder) / place / f"{name}.py"
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, encoding="utf-8")
            return path

        kinds = [("right", name, text) for name, text in answers.right.items()]
        kinds += [("wrong", name, text) for name, text in answers.wrong.items()]
        files = {(kind, name): written(str(number), unit.name, text) for number, (kind, name, text) in enumerate(kinds)}
        others = {}
        for other in all_units(unit.root):
            packed = None if other.solution.is_file() or other.folder == unit.folder else answers_of(other)
            if packed:
                others[other.name] = written("others", other.name, packed.right[REFERENCE])
        yield files, others


def main() -> int:
    root, folder, tests, out = sys.argv[1:5]
    unit = find_unit(Path(root), folder)
    answers = answers_of(unit)
    assert answers is not None
    report = play_here(unit, answers, Path(tests))
    if report is None:
        return 3
    Path(out).write_text(json.dumps(report.to_json()), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
