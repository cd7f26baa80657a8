"""Runs tests that pytest has collected once, again and again: on one answer after the other."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Literal

import pytest

from kata.plugin import KataPlugin

# Plugins of pytest that take part in every test and have nothing to do here.
_UNUSED = (
    *("terminal", "logging", "warnings", "unraisableexception", "threadexception", "faulthandler", "doctest"),
    *("stepwise", "setuponly", "setupplan", "pastebin", "junitxml", "legacypath", "debugging", "subtests", "unittest"),
)
# How pytest is called for it. Nobody sees what it would say.
OPTIONS = [*(f"-pno:{name}" for name in _UNUSED), "--capture=sys", "-p", "no:cacheprovider"]


def run_item(plugin: KataPlugin, item: pytest.Item, following: pytest.Item | None) -> Iterator[dict[str, Any]]:
    """Runs one test and gives what became of it, as the plugin's reports have it under `kata`; `following` is the
    test that comes next.

    As pytest does it, but for the hooks of everybody who wants to know of each step: they take longer than most tests.
    """
    state = item.session._setupstate

    def set_up() -> None:
        plugin.pytest_runtest_setup(item)
        state.setup(item)

    steps: list[tuple[Literal["setup", "call", "teardown"], Callable[[], object]]] = [
        ("setup", set_up),
        ("call", lambda: item.ihook.pytest_runtest_call(item=item)),
    ]
    with plugin.test_begins(item):
        for when, step in steps:
            call = pytest.CallInfo.from_call(step, when)
            if call.excinfo is not None:
                report = item.ihook.pytest_runtest_makereport(item=item, call=call)
                if (kata := getattr(report, "kata", None)) is not None:
                    yield kata
                break
            if when == "call":
                yield plugin.passed(item)
        state.teardown_exact(following)
