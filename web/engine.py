"""What runs in the page's Python: a unit's tests by the kata's own plugin, the game with the student's own tests, and
a unit's file as a program.

`start` once, then `test`, `bugs` and `run` any number of times. Each gives its answer as JSON. Every run begins as the
first one did: what the code before it has imported, replaced or printed is gone.
"""

from __future__ import annotations

import ast
import builtins
import contextlib
import io
import json
import math
import os
import random
import shutil
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from types import BuiltinFunctionType, CodeType, FunctionType, ModuleType
from typing import Any

import pytest

from kata import runner
from kata.answers import answers_of
from kata.bug_session import play_here
from kata.bugs import ENDS_ALL, NEVER_ENDS, NO_ANSWERS, BugReport
from kata.errors import KataError
from kata.explain import cut_output
from kata.programs import run_unit
from kata.report import RED, TestReport, UnitReport
from kata.source import OWN
from kata.standin import OUTPUT_LIMIT, TooMuchOutput
from kata.timelimit import OutOfTime
from kata.units import Unit, all_units, sentence

ROOT = Path("/kata")
REPORT = Path("/tmp/report.json")
DESK = Path("/tmp/desk")  # where a program runs, with the files that it is given

# How long one of the student's own tests may run: slower than on the command line, and shorter than the page waits
# for a sign of life.
SECONDS = 5.0
# How long the page waits.
SECONDS_OF_THE_PAGE = 10.0

# What a flood of printed text ends with, as in a test.
FLOOD = "it printed more than a million characters: is there a loop that never ends?"
# Lines of a flood that are shown.
FLOOD_LINES = 200

_units: dict[str, Unit] = {}
_first: _State


class _State:
    """What Python is like before any of the student's code has run."""

    def __init__(self) -> None:
        self.modules = dict(sys.modules)
        self.path, self.meta_path, self.path_hooks = list(sys.path), list(sys.meta_path), list(sys.path_hooks)
        self.argv, self.environment = list(sys.argv), dict(os.environ)
        self.streams = sys.stdin, sys.stdout, sys.stderr
        self.recursion_limit = sys.getrecursionlimit()
        self.input = builtins.input
        # Whoever replaces random.shuffle by a function of his own has not replaced it for good.
        self.functions = {
            module: {name: value for name, value in vars(module).items() if isinstance(value, _REPLACED)}
            for name, module in self.modules.items()
            if isinstance(module, ModuleType) and name.partition(".")[0] in _RESTORED
        }

    def bring_back(self) -> None:
        sys.settrace(None)
        sys.setprofile(None)
        sys.stdin, sys.stdout, sys.stderr = self.streams
        builtins.input = self.input
        sys.path[:], sys.meta_path[:], sys.path_hooks[:] = self.path, self.meta_path, self.path_hooks
        sys.argv[:] = self.argv
        if dict(os.environ) != self.environment:
            os.environ.clear()
            os.environ.update(self.environment)
        os.chdir(ROOT)
        sys.setrecursionlimit(self.recursion_limit)
        for module, functions in self.functions.items():
            there = vars(module)
            for name, value in functions.items():
                if there.get(name) is not value:
                    setattr(module, name, value)
        # All are looked at before one goes: a package of the tests asks for the one it lies in.
        added = [name for name in list(sys.modules) if name not in self.modules and _is_of_the_kata(sys.modules[name])]
        for name in added:
            del sys.modules[name]
        for name, module in self.modules.items():
            if sys.modules.get(name) is not module:
                sys.modules[name] = module


_REPLACED = (FunctionType, BuiltinFunctionType, type)
# Python's own modules, as far as they were imported at the start. Others, such as pytest, change themselves.
_RESTORED = sys.stdlib_module_names


def _is_of_the_kata(module: object) -> bool:
    """Whether the module came from the kata's folder or from nowhere, as made by code."""
    spec = getattr(module, "__spec__", None)
    if spec is None:
        return True
    places = [spec.origin or "", *(spec.submodule_search_locations or [])]
    return any(place.startswith(f"{ROOT}/") for place in places)


def start() -> None:
    """Gets everything ready, so that the first run is as quick as a later one."""
    global _first
    os.chdir(ROOT)
    os.environ["PYTEST_ADDOPTS"] = ""
    # Each run writes its modules anew; the tests, which stay, are compiled once.
    _units.update({unit.folder: unit for unit in all_units(ROOT)})
    first = next(iter(_units.values()))
    _first = _State()
    _pytest(first, first.code.read_text(encoding="utf-8"), lambda _: None)
    _first = _State()
    _first.modules = {name: module for name, module in sys.modules.items() if not _is_of_the_kata(module)}


def test(folder: str, code: str, tell: Callable[[str], None]) -> str:
    """The report of the unit's tests on `code`, and what was printed; or a problem, a sentence, where pytest itself
    can't run. `tell` hears of each test, as JSON, when it begins and when it has ended; and of the result, where a
    mistake is still looked for in it."""
    try:
        report, printed = _pytest(_units[folder], code, tell)
    except KataError as error:
        return json.dumps({"problem": str(error)})
    except Exception as error:  # code that has broken Python around pytest
        return json.dumps({"problem": f"pytest could not run: it ended with {type(error).__name__}: {error}"})
    return json.dumps({"report": _with_messages(report), "output": cut_output(printed)})


def _pytest(unit: Unit, code: str, tell: Callable[[str], None]) -> tuple[UnitReport, str]:
    unit.code.write_bytes(code.encode("utf-8", "replace"))
    REPORT.unlink(missing_ok=True)
    watcher = _Watcher(unit, tell)
    with _fresh() as terminal:
        arguments = [str(unit.test_file), "--code", OWN, "--report", str(REPORT), "-p", "no:cacheprovider"]
        exit_code = pytest.main(arguments, plugins=[watcher])
    text = terminal.getvalue()
    try:
        report = json.loads(REPORT.read_text(encoding="utf-8")).get(unit.folder)
    except (OSError, ValueError):
        report = None
    printed = "".join(watcher.printed)
    if report is None or runner.INTERRUPTED in text:
        return runner._no_report(unit, OWN, int(exit_code), text), printed
    return UnitReport.from_json(report), printed


def _with_messages(report: UnitReport) -> dict[str, Any]:
    data = report.to_json()
    for stage, shown in zip(report.stages, data["stages"], strict=True):
        for test, entry in zip(stage.tests, shown["tests"], strict=True):
            entry["message"] = test.message if test.status in RED else []
            entry["title"] = test.title
    if report.mistake is not None:
        data["mistake"]["lines"] = report.mistake.lines
    return data


class _Watcher:
    """Tells of each test, and keeps what the student's code printed."""

    def __init__(self, unit: Unit, tell: Callable[[str], None]) -> None:
        self.unit = unit
        self.tell = tell
        self.printed: list[str] = []

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        self.tell(json.dumps({"begins": nodeid.partition("::")[2]}))

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        self.printed.append(report.capstdout)

    @pytest.hookimpl(trylast=True)
    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "teardown":
            self.printed.append(report.capstdout)
        if (kata := getattr(report, "kata", None)) is not None:
            test = TestReport(**kata["test"])
            message = test.message if test.status in RED else []
            shown = {**kata["test"], "title": test.title, "message": message}
            self.tell(json.dumps({"stage": kata["stage"], "test": shown}))

    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        """Tells the report before the plugin looks for a mistake in it: there the student's code runs once more, and
        nothing but the page can end it."""
        plugin = session.config.pluginmanager.get_plugin("kata-run")
        report = plugin and plugin.reports.get(self.unit.folder)
        if report and exitstatus == pytest.ExitCode.TESTS_FAILED:
            output = cut_output("".join(self.printed))
            self.tell(json.dumps({"report": _with_messages(report), "output": output}))


def bugs(folder: str, tests: str, tell: Callable[[str], None]) -> str:
    """The report of the game with the student's own tests, or a problem, a sentence. `tell` hears, as JSON, of each
    test that begins (with what is to be said where it never ends), and how many answers of how many are done."""
    unit = _units[folder]
    try:
        answers = answers_of(unit)
        if answers is None:
            return json.dumps({"problem": NO_ANSWERS})
        unit.my_tests.write_bytes(tests.encode("utf-8", "replace"))
        with _fresh(), _limited(SECONDS) as limit:

            def begins(name: str) -> None:
                limit.begins()
                title = sentence(name.rpartition("::")[2])
                never_ends = NEVER_ENDS.format(seconds=SECONDS_OF_THE_PAGE)
                tell(json.dumps({"begins": name, "title": title, "neverEnds": never_ends}))

            def attempted(done: int, of: int) -> None:
                limit.ends()
                tell(json.dumps({"done": done, "of": of}))

            report = play_here(unit, answers, unit.my_tests, attempted, begins, SECONDS)
    except KataError as error:
        return json.dumps({"problem": str(error)})
    except Exception as error:  # tests that have broken Python around pytest
        return json.dumps({"problem": f"pytest could not run: it ended with {type(error).__name__}: {error}"})
    return json.dumps({"report": (report or BugReport(folder, ENDS_ALL)).to_json()})


# The unit's folder, and where the answers lie while they are played with.
_LIMITED = (f"{ROOT}/", "/tmp/")
# The clock is looked at once in so many rounds of loops and calls.
_ROUNDS = 64


class _Limit:
    """Raises OutOfTime in the student's tests, and in the answers that they call, once they take too long.

    There are no timers in a browser. So Python tells of each call in their code and of each round of a loop, and there
    it is seen what time it is. A loop without any code of theirs in it only the page can end.
    """

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._until = math.inf
        self._rounds = 0

    def begins(self) -> None:
        self._until = time.monotonic() + self._seconds

    def ends(self) -> None:
        self._until = math.inf

    def look(self, *_: object) -> None:
        self._rounds += 1
        if self._rounds % _ROUNDS == 0 and time.monotonic() > self._until:
            raise OutOfTime


@contextlib.contextmanager
def _limited(seconds: float) -> Iterator[_Limit]:
    """Limits within the block how long each test may run."""
    limit, monitoring = _Limit(seconds), sys.monitoring
    # The first hears once of each function that begins, the second of all that goes on in those that are limited.
    finder, looker, events = monitoring.PROFILER_ID, monitoring.OPTIMIZER_ID, monitoring.events

    def found(code: CodeType, *_: int) -> object:
        if code.co_filename.startswith(_LIMITED):
            monitoring.set_local_events(looker, code, events.JUMP | events.PY_START)
        return monitoring.DISABLE

    for tool in (finder, looker):
        monitoring.use_tool_id(tool, "kata")
    # Bytecode is told from an older one by the second in which it was made, and two runs may fall into one.
    before, sys.dont_write_bytecode = sys.dont_write_bytecode, True
    try:
        monitoring.register_callback(finder, events.PY_START, found)
        for event in (events.JUMP, events.PY_START):
            monitoring.register_callback(looker, event, limit.look)
        monitoring.set_events(finder, events.PY_START)
        monitoring.restart_events()
        yield limit
    finally:
        sys.dont_write_bytecode = before
        monitoring.set_events(finder, 0)
        for tool in (finder, looker):
            monitoring.free_tool_id(tool)


def run(folder: str, code: str, options: str) -> str:
    """Runs `code` as the unit's program: as `kata run` does, or as `kata play` calls the main() of a game.

    `options` is JSON: the lines that are `typed`, the `arguments`, `files` that lie beside it (name -> text), and a
    `seed` for random, so that the same lines meet the same cards again. Gives the text of the terminal, an error as a
    sentence or "", the exit code, how many typed lines were left, and whether it asked for one more than there was.
    """
    unit = _units[folder]
    asked = json.loads(options)
    typed, arguments, files = asked.get("typed") or [], asked.get("arguments") or [], asked.get("files") or {}
    unit.code.write_bytes(_as_program(code).encode("utf-8", "replace"))
    shutil.rmtree(DESK, ignore_errors=True)
    DESK.mkdir(parents=True)
    for name, text in files.items():
        (DESK / Path(name).name).write_text(text, encoding="utf-8")
    error, exit_code = "", 1
    with _fresh() as terminal:
        os.chdir(DESK)
        screen = _Screen()
        keyboard = _Keyboard(typed, screen)
        sys.stdin, sys.stdout, sys.stderr = keyboard, screen, screen
        os._exit = sys.exit  # type: ignore[assignment]  # it would end the page's Python
        if asked.get("seed") is not None:
            random.seed(asked["seed"])
        try:
            exit_code = run_unit(unit, OWN, arguments)
        except KataError as ended:
            error = str(ended)
        except TooMuchOutput:
            error = f"It was stopped: {FLOOD}"
        except KeyboardInterrupt:
            error = f"It was stopped: {runner.RAISES_INTERRUPT}"
        finally:
            sys.stdin, sys.stdout, sys.stderr = terminal, terminal, terminal
    return json.dumps(
        {
            "output": screen.text,
            "error": error,
            "exitCode": exit_code,
            "unread": len(keyboard.lines),
            "wantsMore": keyboard.wants_more,
        }
    )


def _as_program(code: str) -> str:
    """The code, with a call of its main() at the end where nothing in it runs by itself and main() needs nothing."""
    if "__main__" in code:
        return code
    try:
        functions = {node.name: node.args for node in ast.parse(code).body if isinstance(node, ast.FunctionDef)}
    except (SyntaxError, ValueError):
        return code + "\n# __main__\n"  # its error is told when it runs
    main = functions.get("main")
    needs = main is None or len(main.posonlyargs + main.args) > len(main.defaults) or None in main.kw_defaults
    return code if needs else f'{code}\n\nif __name__ == "__main__":\n    main()\n'


class _Screen(io.TextIOBase):
    """What a terminal shows, and no more of it than a reader can use."""

    encoding = "utf-8"

    def __init__(self) -> None:
        self._parts: list[str] = []
        self._length = 0

    def write(self, text: str) -> int:
        if not isinstance(text, str):
            raise TypeError(f"write() argument must be str, not {type(text).__name__}")
        self._length += len(text)
        if self._length > OUTPUT_LIMIT:
            raise TooMuchOutput
        self._parts.append(text)
        return len(text)

    def show(self, text: str) -> None:
        """Puts on the screen what the program itself did not print."""
        self._parts.append(text)

    @property
    def text(self) -> str:
        text = "".join(self._parts)
        if self._length <= OUTPUT_LIMIT:
            return text
        lines = text[:100_000].splitlines()
        return "\n".join([*lines[:FLOOD_LINES], "... and so on"])


class _Keyboard(io.TextIOBase):
    """Gives the typed lines one after the other, each seen on the screen as it is typed."""

    encoding = "utf-8"

    def __init__(self, lines: list[str], screen: _Screen) -> None:
        self.lines = list(lines)
        self.wants_more = False
        self._screen = screen

    def readable(self) -> bool:
        return True

    def readline(self, size: int | None = -1) -> str:  # type: ignore[override]
        if not self.lines:
            self.wants_more = True
            return ""
        line = self.lines.pop(0) + "\n"
        self._screen.show(line)
        return line

    def __next__(self) -> str:
        # Whoever reads all that there is does not wait for one more.
        if not self.lines:
            raise StopIteration
        return self.readline()

    def read(self, size: int | None = -1) -> str:
        return "".join(self)


@contextlib.contextmanager
def _fresh() -> Iterator[io.StringIO]:
    """Runs the block in Python as it was at the start, with a terminal of its own, and clears up after it."""
    terminal = io.StringIO()
    _first.bring_back()
    try:
        sys.stdin, sys.stdout, sys.stderr = io.StringIO(), terminal, terminal
        yield terminal
    finally:
        _first.bring_back()
