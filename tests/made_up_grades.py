"""A made-up class: students with verdicts of every kind, built from the data classes without judging anything."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

from kata.grading.grades import Override, Student, StudentGrades, UnitGrade, Verdict, grade
from kata.grading.settings import UnitSettings
from kata.report import (
    CRASHED,
    NOT_RUN,
    NOT_WRITTEN,
    OUT_OF_MEMORY,
    OUT_OF_TIME,
    PASSED,
    TOO_MUCH_OUTPUT,
    WRONG,
    StageReport,
    TestReport,
    UnitReport,
)
from kata.units import Stage, Unit

NAMES = ("deck", "allmax", "hand_rank", "kind", "two_pair", "ace_low", "ties", "best_hand", "jokers", "shuffles")
STAGES = ("Exactly n", "The highest", "None at all", "Any order", "The list stays as it is", "Long hands")
BROKEN = (CRASHED, OUT_OF_TIME, OUT_OF_MEMORY, TOO_MUCH_OUTPUT, NOT_WRITTEN)


def made_up_unit(number: int, name: str) -> Unit:
    """A unit without files: three to six stages of three tests each."""
    unit = Unit(Path("/nowhere"), f"{number:02}_{name}")
    unit.title = name.replace("_", " ").capitalize()
    titles = STAGES[: 3 + number % 4]
    unit.stages = [
        Stage(f"Test{place}", title, "", ("test_a_pair", "test_three_aces", "test_no_pair"))
        for place, title in enumerate(titles)
    ]
    return unit


UNITS = [made_up_unit(number, name) for number, name in enumerate(NAMES, 1)]


def made_up_test(name: str, status: str, **more: object) -> TestReport:
    """A test with a message that fits its status."""
    if status == PASSED:
        return TestReport(name, status, where="/nowhere/units/04_kind/test_kind.py:12")
    texts: dict[str, object] = {
        "call": "kind(2, [9, 9, 8, 7, 6])",
        "came": "8",
        "wanted": "9",
        "why": "two nines: the pair is of nines",
        "where": "/nowhere/units/04_kind/test_kind.py:12",
    }
    if status == CRASHED:
        texts |= {"came": "IndexError: list index out of range", "wanted": "9", "trace": ["kind.py:7 in kind"]}
        texts |= {"output": "looking at 9\nlooking at 9"}
    elif status == NOT_WRITTEN:
        texts = {"came": "kind: your turn", "where": texts["where"]}
    elif status == NOT_RUN:
        texts = {"came": "no result came"}
    elif status != WRONG:
        texts["came"] = "nothing, within 2 seconds"
    return TestReport(name, status, **{**texts, **more})


def made_up_verdict(unit: Unit, statuses: list[str], hidden_passed: int = 7, isolated: bool = True) -> Verdict:
    """A verdict with these statuses of the stages, and nine hidden tests of which so many passed."""
    report = UnitReport.of(unit, "submission", unit.stages)
    for stage, status in zip(report.stages, statuses, strict=True):
        first = [made_up_test("test_a_pair", PASSED)]
        rest = [PASSED, PASSED] if status == PASSED else [status, NOT_RUN if status == OUT_OF_TIME else status]
        stage.tests = first + [
            made_up_test(name, each) for name, each in zip(("test_three_aces", "test_no_pair"), rest, strict=True)
        ]
    hidden = StageReport("hidden", "Hidden tests")
    hidden.tests = [
        made_up_test(f"test_secret_{number}", PASSED if number < hidden_passed else WRONG, why="the secret reason")
        for number in range(9)
    ]
    return Verdict(report, hidden, isolated)


class MadeUpClass:
    """A class of so many students; the same numbers make the same class."""

    def __init__(self, students: int = 30, units: int = 4, seed: int = 1, first: list[Student] | None = None) -> None:
        self.units = UNITS[:units]
        self.seed = seed
        self.who = list(first or [])
        self.who += [
            Student(f"student-{number:04}", f"Kim Doe {number:04}", str(40_000 + number), f"kim{number}@example.org")
            for number in range(students - len(self.who))
        ]

    def students(self) -> Iterator[StudentGrades]:
        random = Random(self.seed)
        for who in self.who:
            skill = random.random()
            yield StudentGrades(who, [self._grade(random, unit, skill) for unit in self.units])

    def _grade(self, random: Random, unit: Unit, skill: float) -> UnitGrade:
        if random.random() > skill + 0.6:
            override = Override(4, "handed in on paper") if random.random() < 0.1 else None
            return grade(unit, UnitSettings(), None, override=override)
        if random.random() < skill:
            statuses = [PASSED] * len(unit.stages)
        else:
            reached = random.randrange(len(unit.stages))
            stuck = WRONG if random.random() < 0.6 else random.choice(BROKEN)
            statuses = [PASSED] * reached + [stuck] * (len(unit.stages) - reached)
            if random.random() < 0.3:
                statuses[-1] = PASSED
        passed = 9 if statuses.count(PASSED) == len(statuses) else 9 * statuses.count(PASSED) // len(statuses)
        passed -= passed > 0 and random.random() < 0.2
        override = Override(9.5, "right in another way") if random.random() < 0.03 else None
        verdict = made_up_verdict(unit, statuses, passed, isolated=random.random() > 0.05)
        return grade(unit, UnitSettings(), verdict, f"handed in/{unit.name}.py", override)
