"""The process that judges one learner's tests: it plays the game, the tests in one sandbox and the answer in another.

    python -m kata.grading.tests_session ROOT UNIT TESTS ISOLATED CALL_SECONDS REPORT

Each attempt has two new sandboxes, so that nothing that the tests have seen of one answer is known at the next. An
answer that gave the same as one before, to every call that the tests made, needs no attempt: they would say the same.
"""

from __future__ import annotations

import importlib.util
import io
import json
import random
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from types import ModuleType
from typing import Any

from kata import faults_in_tests, plain
from kata.answers import REFERENCE, Answers, answers_of
from kata.bug_session import SECONDS as SECONDS_A_TEST
from kata.bugs import VOID, BugReport, play
from kata.grading.harmless import without_places
from kata.grading.remote import RemoteModule
from kata.grading.session import modules_for
from kata.plugin import names_used_in
from kata.report import PASSED
from kata.units import Unit, find_unit

# What all tests may take on one answer, calls aside.
SECONDS = 20.0
# What the tests are made with: these and what they need, as far as it is installed.
PACKAGES = (
    *("pytest", "_pytest", "py", "pluggy", "iniconfig", "packaging", "pygments", "exceptiongroup", "tomli"),
    *("hypothesis", "_hypothesis_globals", "sortedcontainers", "attr", "typing_extensions"),
)
MOST_CALLS = 20_000
LONGEST = 2_000
GONE = "the tests end the program, take too long, or give back nonsense"


class _Attempts:
    """Runs the tests on one answer after the other."""

    def __init__(self, unit: Unit, text: str, answers: Answers, isolated: bool, seconds: float, folder: Path) -> None:
        self.unit = unit
        self.text = text
        self.answers = answers
        self.isolated = isolated
        self.seconds = seconds
        self.folder = folder
        self.modules = modules_for(unit)
        self.packages = {name: place for name in (*PACKAGES, "kata") if (place := _place(name))}
        # What the tests called of the reference, and what came: None where calls can't be made again.
        self.calls: list[tuple[str, Any, Any]] | None = None
        self.known: dict[str, list[Any]] = {}
        # Tests that pass on the reference: the others need not run on the rest, which are all asked for the same.
        self.asked: list[str] | None = None

    def tried(self, kind: str, name: str, backwards: bool = False) -> list[Any]:
        """What `tests_child.run` gives for the answer, of this attempt or of one that must have been the same."""
        if backwards:
            return self._run(kind, name, True)
        if kind == "right" and name == REFERENCE:
            self.calls = []
            found = self._run(kind, name, False, self.calls)
            if self._signature(kind, name) != json.dumps([outcome for _, _, outcome in self.calls or []]):
                self.calls = None  # made again, its calls give something else
            self.known[json.dumps([outcome for _, _, outcome in self.calls or []])] = found
            return found
        signature = self._signature(kind, name) if self.calls else ""
        if signature not in self.known or not signature:
            self.known[signature or f"{kind} {name}"] = found = self._run(kind, name, False)
            return found
        return self.known[signature]

    def _answer(self, kind: str, name: str) -> RemoteModule:
        file = self.folder / f"{kind}_{name}.py"
        file.write_text((self.answers.right if kind == "right" else self.answers.wrong)[name], encoding="utf-8")
        return RemoteModule(self.unit.name, file, self.modules, self.isolated, self.seconds)

    def _signature(self, kind: str, name: str) -> str:
        """What the answer gives to the calls that the tests made of the reference."""
        remote = self._answer(kind, name)
        try:
            module = remote.load()
            calls = self.calls or []
            return json.dumps([_outcome(module, called, *plain.decode(given)) for called, given, _ in calls])
        except Exception:
            return ""  # it has to be tried
        finally:
            remote.close()

    def _run(self, kind: str, name: str, backwards: bool, log: list[tuple[str, Any, Any]] | None = None) -> list[Any]:
        answer = self._answer(kind, name)
        child = Path(__file__).with_name("tests_child.py")
        tests = RemoteModule("tests_child", child, self.packages, self.isolated, SECONDS)
        try:
            module = answer.load()
        except Exception:
            module = ModuleType(self.unit.name)

        def call(called: str, args: list[Any], kwargs: dict[str, Any], typed: list[str] | None) -> Any:
            given: Any = None
            if log is not None:
                try:
                    given = plain.encode([args, kwargs, typed])
                except plain.NotPlain:
                    self.calls = None  # a function or an iterator: what the tests do with it is theirs
            came = _called(module, called, args, kwargs, typed)
            if log is not None and self.calls is not None:
                try:
                    log.append((called, given, plain.encode([came, args])))
                except plain.NotPlain:
                    self.calls = None
                if len(log) > MOST_CALLS:
                    self.calls = None
            return came

        def names_used(function: str) -> list[str]:
            self.calls = None
            return sorted(names_used_in(answer.file, str(function)))

        try:
            run = tests.load().run
            functions = [key for key, value in vars(module).items() if callable(value)]
            found = run(self.unit.folder, self.text, functions, call, names_used, self.asked, backwards)
        except BaseException as error:
            if isinstance(error, KeyboardInterrupt):
                raise
            return ["problem", GONE]
        finally:
            tests.close()
            answer.close()
        return found if isinstance(found, list) else ["problem", GONE]


def _called(
    module: ModuleType, name: str, args: list[Any], kwargs: dict[str, Any], typed: list[str] | None
) -> tuple[str, Any, str, int]:
    """Calls the answer's function: what came of it, what it printed, and how much of what was typed it read."""
    before = sys.stdin, sys.stdout
    keyboard, screen = io.StringIO("".join(f"{line}\n" for line in typed or [])), io.StringIO()
    sys.stdin, sys.stdout = keyboard, screen
    try:
        function: Callable[..., Any] = getattr(module, name)
        value: Any = function(*args, **kwargs)
        kind = "returned"
    except Exception as error:
        kind, value = "raised", (type(error).__name__, str(error)[:LONGEST])
    except BaseException as error:  # out of time, or too much output
        kind, value = "raised", ("RuntimeError", f"the answer was stopped: {type(error).__name__}")
    finally:
        sys.stdin, sys.stdout = before
    return kind, value, screen.getvalue(), keyboard.tell()


def _outcome(module: ModuleType, name: str, args: list[Any], kwargs: dict[str, Any], typed: list[str] | None) -> Any:
    came = _called(module, name, args, kwargs, typed)
    return plain.encode([came, args])


def _place(package: str) -> Path | None:
    found = importlib.util.find_spec(package)
    if found is None or found.origin is None:
        return None
    origin = Path(found.origin)
    return origin.parent if origin.name == "__init__.py" else origin


def play_isolated(unit: Unit, text: str, isolated: bool, seconds: float) -> BugReport:
    """The game with a learner's tests, whose text is hostile until proven otherwise. `seconds` is for one call."""
    answers = answers_of(unit)
    assert answers is not None
    with TemporaryDirectory() as folder:
        attempts = _Attempts(unit, text, answers, isolated, seconds, Path(folder))
        first = attempts.tried("right", REFERENCE)
        if first[:1] == ["problem"]:
            return BugReport(unit.folder, str(first[1])[:LONGEST].replace("my_tests.py", "Your file of tests"))
        names = [row[0] for row in _rows(first)]
        attempts.asked = [row[0] for row in _rows(first) if row[1] == PASSED]
        try:
            written = faults_in_tests.faults(text.encode("utf-8", "replace"), unit.name)
        except (SyntaxError, ValueError, RecursionError, MemoryError):
            return BugReport(unit.folder, "Your file of tests can't be read")
        faults = {name: written.get(name.rpartition("::")[2].partition("[")[0], "") for name in names}
        # Whoever looks at the clock, or counts, learns nothing of which answer comes when.
        order = [("right", name) for name in answers.right if name != REFERENCE]
        order += [("wrong", name) for name in answers.wrong]
        random.SystemRandom().shuffle(order)
        results = {("right", REFERENCE): first, **{answer: attempts.tried(*answer) for answer in order}}
        backwards = attempts.tried("right", REFERENCE, backwards=True)

        def attempt(kind: str, name: str, asked: Sequence[str], reverse: bool) -> dict[str, dict[str, str]]:
            found = {row[0]: row for row in _rows(backwards if reverse else results[kind, name])}
            keys = ("status", "call", "came", "wanted", "error")
            lost = [VOID, "", "", "", GONE]
            return {test: dict(zip(keys, found.get(test, [test, *lost])[1:], strict=True)) for test in asked}

        return play(unit, answers, faults, attempt, SECONDS_A_TEST)


def _rows(found: list[Any]) -> list[list[str]]:
    """What came back, as far as it has the right form; texts are cut."""
    rows = [row for row in found if isinstance(row, list) and len(row) == 6]
    return [[str(part)[:LONGEST] for part in row] for row in rows[:1000]]


def main() -> int:
    root, folder, tests, isolated, seconds, out = sys.argv[1:7]
    unit = find_unit(Path(root), folder)
    text = Path(tests).read_text(encoding="utf-8", errors="replace")
    report = play_isolated(unit, text, isolated == "1", float(seconds))
    Path(out).write_text(without_places(json.dumps(report.to_json())), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
