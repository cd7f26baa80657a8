"""What is known of a class: who handed in what, the verdict on it, and the points that follow from it.

Everything that reports grades (the table, the pages, the files for other systems) reads these and computes nothing.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Protocol

from kata.bugs import BugReport
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
    NamedMistake,
    StageReport,
    TestReport,
    UnitReport,
)
from kata.units import Unit

NOT_SUBMITTED = "not submitted"
NOT_JUDGED = "not yet judged"
NOT_ISOLATED = "not isolated"

# Each status in words for the student whose work it is.
IN_WORDS = {
    PASSED: "All tests passed.",
    WRONG: "Your code came back with something other than what was wanted.",
    CRASHED: "Your code ended with an error.",
    OUT_OF_TIME: "Your code was stopped because it took too long: look for a loop that never ends.",
    OUT_OF_MEMORY: "Your code was stopped because it took too much memory: look for a list that grows without end.",
    TOO_MUCH_OUTPUT: "Your code was stopped because it printed too much: look for a print in a loop that never ends.",
    NOT_WRITTEN: "A function is not yet written: it is still as it was in the stub, or it is missing.",
    NOT_RUN: "This was not run, because another test of the same stage did not end.",
    NOT_SUBMITTED: "Nothing was handed in for this unit.",
    NOT_JUDGED: "This was handed in, and has not been judged yet.",
    NOT_ISOLATED: "This was judged without a sandbox.",
}


@dataclass(frozen=True)
class Student:
    """One who hands in work.

    `key` names the student in the gradebook and in the names of files: lower-case ASCII letters, digits and hyphens,
    the same in every run. `name` is for people. `id` is what the system that the work came from calls the student,
    and `email` an address, where the export tells them.
    """

    key: str
    name: str
    id: str = ""
    email: str = ""


@dataclass
class Verdict:
    """What became of one submission: `staged` has the unit's stages, `hidden` one stage of all hidden tests.

    `isolated` says whether it ran in a sandbox.
    """

    staged: UnitReport
    hidden: StageReport = field(default_factory=lambda: StageReport("hidden", "Hidden tests"))
    isolated: bool = True

    def to_json(self) -> dict[str, Any]:
        """The verdict as plain JSON data."""
        hidden = [vars(test) for test in self.hidden.tests]
        return {"staged": self.staged.to_json(), "hidden": hidden, "isolated": self.isolated}

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Verdict:
        """The verdict that `to_json` wrote."""
        hidden = StageReport("hidden", "Hidden tests", [TestReport(**test) for test in data["hidden"]])
        return cls(UnitReport.from_json(data["staged"]), hidden, data["isolated"])


@dataclass
class TestsVerdict:
    """What became of a learner's own tests of one unit: the game's outcome, and whether it was played in sandboxes."""

    __test__ = False

    report: BugReport
    isolated: bool = True

    def to_json(self) -> dict[str, Any]:
        """The verdict as plain JSON data."""
        return {"bugs": self.report.to_json(), "isolated": self.isolated}

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> TestsVerdict:
        """The verdict that `to_json` wrote."""
        return cls(BugReport.from_json(data["bugs"]), data["isolated"])


@dataclass(frozen=True)
class Override:
    """The points that an instructor gives for a unit in place of the computed ones, and why."""

    points: float
    reason: str = ""


@dataclass
class StageGrade:
    """A stage with the points that it earned, and those that it could: all of them or none."""

    report: StageReport
    points: float
    of: float


@dataclass
class TestsGrade:
    """What a learner's own tests of a unit earned: a part for each bug that they catch. `report` is None where none
    were handed in, or they are not judged yet."""

    __test__ = False

    report: BugReport | None
    points: float
    of: float
    handed_in: bool = False

    @property
    def text(self) -> str:
        """How it went, such as 'own tests: caught 5 of 13 bugs'."""
        if self.report is None:
            return f"own tests: {NOT_JUDGED if self.handed_in else NOT_SUBMITTED}"
        if self.report.problem:
            return "own tests: they can't be run"
        return f"own tests: caught {len(self.report.caught)} of {len(self.report.bugs)} bugs"


@dataclass
class UnitGrade:
    """What a student has for one unit.

    `stages` are the unit's, in order, whatever was handed in; `hidden` are the hidden tests, of which each that
    passed earns its part. `origin` is where in what was handed in the file lay, empty where there was none.
    `isolated` is None where nothing was judged. `own_tests` are the learner's own, None where they are not scored;
    `mistake` is the recorded one that the work behaves like.
    """

    unit: Unit
    stages: list[StageGrade]
    hidden: StageGrade
    of: float
    origin: str = ""
    isolated: bool | None = None
    override: Override | None = None
    own_tests: TestsGrade | None = None
    mistake: NamedMistake | None = None

    @property
    def judged(self) -> bool:
        """Whether there is a verdict."""
        return self.isolated is not None

    @property
    def computed(self) -> float:
        """The points that the verdict gives."""
        own = self.own_tests.points if self.own_tests else 0.0
        return round(sum(stage.points for stage in [*self.stages, self.hidden]) + own, 2)

    @property
    def points(self) -> float:
        """The points that count: an instructor's, where there are any."""
        return self.override.points if self.override else self.computed

    @property
    def status(self) -> str:
        """Passed, or the status of the first red stage, and of the hidden tests where the stages are green; without a
        verdict, not submitted, or not yet judged."""
        if not self.judged:
            return NOT_JUDGED if self.origin else NOT_SUBMITTED
        reports = [stage.report for stage in [*self.stages, self.hidden] if stage.report.tests]
        return next((report.status for report in reports if report.status != PASSED), PASSED)

    @property
    def hidden_text(self) -> str:
        """How many hidden tests passed, such as 'hidden: 7 of 9'; empty where nothing was judged or none exist."""
        tests = self.hidden.report.tests
        return f"hidden: {self.hidden.report.passed} of {len(tests)}" if tests else ""


@dataclass(frozen=True)
class LeftOut:
    """Something in a student's work that was not taken, and why, in a sentence."""

    path: str
    reason: str


@dataclass
class StudentGrades:
    """A student with a grade for each unit of the class, in the order of the units.

    `left_out` is what of the work was not taken.
    """

    student: Student
    units: list[UnitGrade]
    left_out: list[LeftOut] = field(default_factory=list)

    @property
    def points(self) -> float:
        """The sum of the points."""
        return round(sum(grade.points for grade in self.units), 2)

    @property
    def of(self) -> float:
        """The sum of the points that can be had."""
        return round(sum(grade.of for grade in self.units), 2)


class ClassGrades(Protocol):
    """A class with its units; its students are read one after the other, as often as is asked."""

    units: list[Unit]

    def students(self) -> Iterable[StudentGrades]:
        """Every student by name, with all grades."""


def grade(
    unit: Unit,
    settings: UnitSettings,
    verdict: Verdict | None,
    origin: str = "",
    override: Override | None = None,
    own_tests: TestsVerdict | None = None,
    tests_handed_in: bool = False,
) -> UnitGrade:
    """The grade that `verdict` earns by `settings`; without a verdict, that of nothing handed in.

    A stage earns its points where all of its tests passed, whether or not an earlier stage did. The hidden tests earn
    theirs in parts, and so do a learner's own tests, of which the unfair ones catch nothing.
    """
    reports = verdict.staged.stages if verdict else [StageReport(stage.name, stage.title) for stage in unit.stages]
    hidden = verdict.hidden if verdict else StageReport("hidden", "Hidden tests")
    for_hidden = settings.points * settings.hidden_share if hidden.tests or not verdict else 0.0
    weights = [settings.weights.get(report.name, 1.0) for report in reports]
    total = sum(weights)
    stages = []
    for report, weight in zip(reports, weights, strict=True):
        of = (settings.points - for_hidden) * weight / total
        stages.append(StageGrade(report, of if report.status == PASSED else 0.0, of))
    earned = for_hidden * hidden.passed / len(hidden.tests) if hidden.tests else 0.0
    return UnitGrade(
        unit,
        stages,
        StageGrade(hidden, earned, for_hidden),
        settings.points + settings.bug_points,
        origin,
        verdict.isolated if verdict else None,
        override,
        _tests_grade(settings, own_tests, tests_handed_in) if settings.bug_points else None,
        verdict.staged.mistake if verdict else None,
    )


def _tests_grade(settings: UnitSettings, verdict: TestsVerdict | None, handed_in: bool) -> TestsGrade:
    report = verdict.report if verdict else None
    share = len(report.caught) / len(report.bugs) if report and report.bugs else 0.0
    return TestsGrade(report, settings.bug_points * share, settings.bug_points, handed_in)


def in_points(points: float) -> str:
    """Points as text: 7, 7.5, 6.67."""
    return f"{points:.2f}".rstrip("0").rstrip(".")
