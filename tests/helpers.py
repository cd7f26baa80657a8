"""A small kata of its own for the tests of the tool, and ways to run it as its users do."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from kata.report import UnitReport

ROOT = Path(__file__).resolve().parent.parent

# Three units: the second leans on the first, and the first one's reference on nothing.
DOUBLE_STUB = '''"""Unit 01."""


def double(n: int) -> int:
    """Return n twice over."""
    raise NotImplementedError("double: your turn")
'''
DOUBLE_TESTS = '''"""The tests of double."""

from double import double


class TestSmall:
    """Small numbers

    Twice a small number.
    """

    def test_two(self):
        assert double(2) == 4, "twice two"

    def test_three(self):
        assert double(3) == 6, "twice three"


class TestZero:
    """Nothing

    Twice nothing is nothing.
    """

    def test_zero(self):
        assert double(0) == 0, "twice nothing"


class TestNegative:
    """Below zero

    Debts double too.
    """

    def test_minus_one(self):
        assert double(-1) == -2, "twice a debt of one"
'''
DOUBLE = "def double(n):\n    return 2 * n\n"
DOUBLE_HIDDEN = """from double import double


class TestMany:
    def test_many(self, reference):
        assert [double(n) for n in range(9)] == [reference.double(n) for n in range(9)]
"""
DOUBLE_MY_TESTS = '''"""Your own tests."""

from double import double


def test_one():
    assert double(1) == 2
'''
DOUBLE_LESSON = """---
source: school
---

# Twice over

Two for one.

## Where it comes from

From school.

## Predict first

!!! question "Twice 0?"

    - 0
    - 1

??? success "Answer: 0"

    Nothing doubled is nothing.

!!! question "Twice -1?"

    - -2
    - 2

??? success "Answer: -2"

    A debt doubled is a larger debt.

## What to write

Write `double(n)`.

## Stage 1: Small numbers

Go on.

??? tip "Hint 1"

    Think of pairs.

??? tip "Hint 2"

    There is a sign for *times*: `*`.

## Stage 2: Nothing

Go on.

??? tip "Hint 1"

    What is nothing and nothing?

??? tip "Hint 2"

    Zero needs no special case.

## Stage 3: Below zero

Go on.

??? tip "Hint 1"

    What is a debt and a debt?

??? tip "Hint 2"

    Keep the sign.

??? tip "Hint 3"

    Multiply.

## Common mistakes

- A table that ends.

## Another way

Add the number to itself.

## Catch the bugs

Small numbers hide a lot.
"""
QUADRUPLE_STUB = '''"""Unit 02."""

from double import double


def quadruple(n: int) -> int:
    """Return n four times over."""
    raise NotImplementedError("quadruple: your turn")
'''
QUADRUPLE_TESTS = '''"""The tests of quadruple."""

from quadruple import quadruple


class TestOne:
    """One

    Four times one.
    """

    def test_one(self):
        assert quadruple(1) == 4, "four times one"


class TestMore:
    """More

    Four times more.
    """

    def test_five(self):
        assert quadruple(5) == 20, "four times five"
'''
QUADRUPLE = "from double import double\n\n\ndef quadruple(n):\n    return double(double(n))\n"

SMALL_KATA = {
    "units/01_double/double.py": DOUBLE_STUB,
    "units/01_double/test_double.py": DOUBLE_TESTS,
    "units/01_double/my_tests.py": DOUBLE_MY_TESTS,
    "units/02_quadruple/quadruple.py": QUADRUPLE_STUB,
    "units/02_quadruple/test_quadruple.py": QUADRUPLE_TESTS,
    "solutions/01_double/double.py": DOUBLE,
    "solutions/01_double/test_double_hidden.py": DOUBLE_HIDDEN,
    "solutions/01_double/right/adds.py": "def double(n):\n    return n + n\n",
    "solutions/01_double/right/shifts.py": "def double(n):\n    return n << 1\n",
    "solutions/01_double/wrong/square.py": (
        '"""Squares: two is the same both ways.\n\nStage: TestSmall\nAsk: What is three doubled?\n"""'
        "\n\n\ndef double(n):\n    return n * n\n"
    ),
    "solutions/01_double/wrong/absolute.py": (
        '"""No debts: the sign is lost.\n\nStage: TestNegative\nSeen: 3\nAsk: Where is the sign?\n"""'
        "\n\n\ndef double(n):\n    return abs(2 * n)\n"
    ),
    "solutions/02_quadruple/quadruple.py": QUADRUPLE,
    "docs/units/01_double.md": DOUBLE_LESSON,
    "tests/test_nothing.py": "def test_nothing():\n    pass\n",
}

# The contract asks for a notebook; most tests of the tool don't.
EMPTY_NOTEBOOK = '{"cells": [], "metadata": {}, "nbformat": 4, "nbformat_minor": 5}'


@dataclass
class Run:
    """A finished process: its exit code, what it printed, and the reports it wrote by unit, if any."""

    code: int
    out: str
    err: str
    reports: dict[str, UnitReport]

    def statuses(self, unit: str) -> list[str]:
        """The statuses of the unit's stages, in order."""
        return [stage.status for stage in self.reports[unit].stages]


class Kata:
    """A kata in a folder of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def write(self, path: str, text: str | bytes) -> Path:
        """Writes a file of the kata, as it is."""
        file = self.folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(text.encode() if isinstance(text, str) else text)
        return file

    def pytest(self, *arguments: str, inside: str = ".") -> Run:
        """Runs pytest in the kata, or in a folder inside it."""
        report = self.folder.parent / "report.json"
        report.unlink(missing_ok=True)
        run = self._run([sys.executable, "-m", "pytest", "--report", str(report), *arguments], inside)
        if report.exists():
            data = json.loads(report.read_text(encoding="utf-8"))
            run.reports = {unit: UnitReport.from_json(values) for unit, values in data.items()}
        return run

    def kata(self, *arguments: str, inside: str = ".", **environment: str) -> Run:
        """Runs the kata command in the kata, or in a folder inside it."""
        return self._run([sys.executable, "-m", "kata", *arguments], inside, environment)

    def _run(self, command: list[str], inside: str, environment: dict[str, str] | None = None) -> Run:
        run = subprocess.run(
            command,
            cwd=self.folder / inside,
            env=clean_environment() | (environment or {}),
            stdin=subprocess.DEVNULL,
            capture_output=True,
            encoding="utf-8",
            check=False,
            timeout=300,  # a hang of the tool is a failure, not the end of the whole run
        )
        return Run(run.returncode, run.stdout, run.stderr, {})


def clean_environment() -> dict[str, str]:
    """The environment without what would change how the tool prints."""
    dropped = ("FORCE_COLOR", "NO_COLOR", "PYTEST_ADDOPTS", "PYTEST_XDIST_WORKER", "COLUMNS", "PYTEST_CURRENT_TEST")
    return {name: value for name, value in os.environ.items() if name not in dropped} | {"PYTHONIOENCODING": "utf-8"}


def small_kata(folder: Path) -> Kata:
    """The small kata, with this repository's settings, in a new folder."""
    kata = Kata(folder)
    for path, text in SMALL_KATA.items():
        kata.write(path, text)
    for name in ("pyproject.toml", "conftest.py"):
        shutil.copy(ROOT / name, folder)
    return kata


def copy_of_this_kata(folder: Path) -> Kata:
    """This repository's units as they are, in a new folder."""
    for name in ("units", "solutions", "docs"):
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__", ".pytest_cache"))
    for name in ("pyproject.toml", "conftest.py"):
        shutil.copy(ROOT / name, folder)
    return Kata(folder)


def no_end_kata(kata: Kata, seconds: float) -> Kata:
    """The small kata with a short limit."""
    settings = f"""

def pytest_configure(config):
    import kata.plugin
    import kata.timelimit

    kata.plugin.SECONDS = {seconds}
    kata.timelimit.GRACE_SECONDS = 0.1
"""
    kata.write("conftest.py", (kata.folder / "conftest.py").read_text(encoding="utf-8") + settings)
    return kata
