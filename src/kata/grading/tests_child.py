"""Runs in a sandbox: a learner's tests, on an answer that runs in another one.

The judge reads nothing of what happens here but the plain values that `run` gives, and believes them no more than
that: the tests don't know whether the answer that they are run on is right or wrong.
"""

from __future__ import annotations

import builtins
import io
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

from kata import bug_session, plugin
from kata.bugs import BugReport
from kata.units import Unit

ROOT = Path("/tmp/kata")


def run(
    folder: str,
    tests: str,
    functions: list[str],
    call: Callable[[str, list[Any], dict[str, Any], list[str] | None], Any],
    names_used: Callable[[str], list[str]],
    asked: list[str] | None,
    backwards: bool,
) -> list[Any]:
    """Runs the `tests`, a file's text, of the unit `folder` on an answer that has the `functions`.

    `call` calls one of them: by name, arguments, and the lines typed for it. `asked` names the tests to run, None all,
    and `backwards` says that the last comes first. Gives `["problem", sentence]`, or the
    tests' names and what became of each: `[name, status, call, came, wanted, error]`.
    """
    unit = Unit(ROOT, folder)
    unit.my_tests.parent.mkdir(parents=True, exist_ok=True)
    unit.my_tests.write_text(tests, encoding="utf-8", errors="replace")
    (ROOT / "pyproject.toml").write_text('[tool.pytest.ini_options]\naddopts = "--disable-plugin-autoload"\n')
    plugin.names_used_in = lambda file, function: set(names_used(function))
    answer = ModuleType(unit.name)
    for name in functions:
        setattr(answer, name, _function(name, call))
    found: list[Any] = []

    def use(session: bug_session.BugSession, faults: dict[str, str]) -> BugReport:
        names = list(reversed(faults)) if backwards else list(faults)
        names = [name for name in names if asked is None or name in asked]
        for name, test in session.attempt(unit.code, lambda: answer, names).items():
            found.append([name, *(test[key] for key in ("status", "call", "came", "wanted", "error"))])
        return BugReport(folder)

    report = bug_session.run_session(unit, unit.my_tests, use)
    if report is None or report.problem:
        return ["problem", report.problem if report else "the tests could not be run"]
    return found


def _function(name: str, call: Callable[..., Any]) -> Callable[..., Any]:
    def function(*args: Any, **kwargs: Any) -> Any:
        keyboard = sys.stdin if isinstance(sys.stdin, io.StringIO) else None
        place = keyboard.tell() if keyboard else 0
        typed = keyboard.read().splitlines() if keyboard else None
        kind, value, printed, read = call(name, list(args), kwargs, typed)
        sys.stdout.write(printed)
        if keyboard:
            keyboard.seek(place + read)
        if kind == "returned":
            return value
        error, text = value
        known = getattr(builtins, error, None)
        is_known = isinstance(known, type) and issubclass(known, Exception)
        raise known(text) if is_known else type(error, (Exception,), {})(text)  # type: ignore[misc]

    function.__name__ = name
    return function
