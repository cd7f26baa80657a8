"""The pages that people read: the class for its instructor, and a page of feedback for each student.

Both are single files without anything from elsewhere. Whatever a student wrote is made harmless and escaped on its
way into a page; should that ever fail, the page's own policy (CSP) still runs no script but the one written here.
"""

from __future__ import annotations

import base64
import hashlib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import groupby
from pathlib import PurePath
from statistics import median
from typing import Any

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from kata.bugs import FAIR, UNFAIR
from kata.grading.grades import (
    IN_WORDS,
    NOT_ISOLATED,
    NOT_JUDGED,
    NOT_SUBMITTED,
    StageGrade,
    StudentGrades,
    TestsGrade,
    UnitGrade,
    in_points,
)
from kata.grading.harmless import harmless
from kata.report import (
    CRASHED,
    NOT_RUN,
    NOT_WRITTEN,
    OUT_OF_MEMORY,
    OUT_OF_TIME,
    PASSED,
    TOO_MUCH_OUTPUT,
    WAITING,
    WRONG,
    StageReport,
    TestReport,
)
from kata.units import Unit

# Each status as a letter for the page's style and script, and as a sign of one character for those who see no colours.
# What has no verdict has no stages to show.
SIGNS = {
    PASSED: ("p", "✓"),
    WRONG: ("w", "✗"),
    CRASHED: ("c", "!"),
    OUT_OF_TIME: ("t", "T"),
    OUT_OF_MEMORY: ("m", "M"),
    TOO_MUCH_OUTPUT: ("o", "O"),
    NOT_WRITTEN: ("n", "○"),
    NOT_RUN: ("r", "?"),
    WAITING: ("a", "·"),
    NOT_SUBMITTED: ("s", ""),
    NOT_JUDGED: ("j", "…"),
}
BY_HAND = "points by hand"
# What can be looked for besides the statuses.
_MARKS = {NOT_ISOLATED: "i", BY_HAND: "b"}

# A message may be this long, in characters; it is cut long before where the test was run.
LONGEST_MESSAGE = 10_000
# The histogram's bars: a tenth of the points each, and one for full marks.
_BARS = 11
_MOST_MISSED = 10


def short_name(unit: Unit) -> str:
    """How the unit is called in the titles of columns, such as '04 kind'."""
    return f"{unit.number} {unit.name}"


def first_red(report: StageReport) -> TestReport | None:
    """The test that decided the stage: its first that did not pass. None where all did, or none ran."""
    return next((test for test in report.tests if test.status != PASSED), None)


def message_of(report: StageReport) -> str:
    """What the stage's first red test has to say, made harmless; empty where there is none."""
    test = first_red(report)
    return harmless("\n".join(test.message), lines=True, longest=LONGEST_MESSAGE) if test else ""


def mistake_lines(grade: UnitGrade, stage: StageGrade) -> list[str]:
    """What is said below the first red stage of a recorded mistake that the work behaves like, a line each."""
    first = next((each for each in grade.stages if each.report.status != PASSED), None)
    return grade.mistake.lines if grade.mistake and stage is first else []


def own_tests_message(own: TestsGrade) -> str:
    """What there is to say of a learner's own tests, made harmless: of each that is not fair, and of the bugs."""
    report = own.report
    if report is None:
        return ""
    lines = [report.problem] if report.problem else []
    for test in report.tests:
        if test.status != FAIR:
            lines.append(f"{test.title}: {'unfair' if test.status == UNFAIR else 'catches nothing'}: {test.says}")
            told = (("call", test.call), ("right", test.came), ("you want", test.wanted))
            lines += [f"  {label:<9}{text}" for label, text in told if text]
    for bug in report.caught:
        lines.append(f"caught: {bug.story}")
    if report.at_large:
        stages = Counter(bug.stage for bug in report.at_large)
        where = ", ".join(f"{count} of stage {stage}" for stage, count in sorted(stages.items()))
        lines.append(f"at large: {where}")
    return harmless("\n".join(lines), lines=True, longest=LONGEST_MESSAGE)


def feedback_page(student: StudentGrades) -> str:
    """The page of one student: what was tried, what came, what was wanted, and the points. Hidden tests are counted."""
    return _environment().get_template("feedback.html").render(student=student)


@dataclass(slots=True)
class _Cell:
    """What the table shows of a student's unit: `codes` are the letters of its status and marks."""

    codes: str
    points: str
    signs: Markup
    status: str
    hidden: str
    not_isolated: bool
    by_hand: bool
    bugs: str


@dataclass(slots=True)
class _Row:
    name: str
    key: str
    cells: list[_Cell]
    points: str


@dataclass
class _UnitSpread:
    """The numbers of one unit: the points of all who have any, and who missed what."""

    unit: Unit
    of: float = 0.0
    points: list[float] = field(default_factory=list)
    handed_in: int = 0
    missed: dict[str, Counter[str]] = field(default_factory=dict)
    titles: dict[str, str] = field(default_factory=dict)

    def add(self, grade: UnitGrade) -> None:
        self.of = max(self.of, grade.of)
        if grade.judged or grade.override:
            self.points.append(grade.points)
        if grade.judged:
            self.handed_in += 1
            for stage in grade.stages:
                missed = self.missed.setdefault(stage.report.name, Counter())
                self.titles[stage.report.name] = stage.report.title
                if stage.report.status != PASSED:
                    missed[stage.report.status] += 1

    @property
    def bars(self) -> list[int]:
        """How many students have how many tenths of the points; the last bar is full marks, or more."""
        bars = [0] * _BARS
        for points in self.points:
            bars[min(_BARS - 1, int(points / self.of * (_BARS - 1) + 1e-9)) if self.of else _BARS - 1] += 1
        return bars

    @property
    def rectangles(self) -> list[tuple[float, float, float, bool]]:
        """The bars that are not empty, in a picture of 110 by 40: left, top, height, whether it is full marks."""
        bars = self.bars
        tallest = max(*bars, 1)
        # Even one student among thousands is seen.
        heights = [max(1.5, round(40 * count / tallest, 1)) if count else 0 for count in bars]
        return [
            (place * 10 + 0.6, round(40 - height, 1), height, place == _BARS - 1)
            for place, height in enumerate(heights)
            if height
        ]

    @property
    def median(self) -> str:
        return in_points(median(self.points)) if self.points else "none"

    @property
    def in_words(self) -> str:
        """The spread for those who don't see it."""
        if not self.points:
            return "nobody has points"
        low, high = in_points(min(self.points)), in_points(max(self.points))
        return f"points from {low} to {high} of {in_points(self.of)}, median {self.median}, {self.bars[-1]} full marks"


@dataclass(frozen=True)
class _Missed:
    """A stage with how many of those who handed in the unit missed it, and how most of them did."""

    unit: Unit
    title: str
    count: int
    of: int
    status: str


class ClassReport:
    """The class's page: students are added one after the other, and only small numbers of them are kept."""

    def __init__(self, units: list[Unit]) -> None:
        self.units = units
        self.rows: list[_Row] = []
        self.statuses: Counter[str] = Counter()
        self.spreads = {unit.folder: _UnitSpread(unit) for unit in units}

    def add(self, student: StudentGrades) -> None:
        """Takes in a student's grades."""
        for grade in student.units:
            self.statuses[grade.status] += 1
            self.statuses[NOT_ISOLATED] += grade.isolated is False
            self.statuses[BY_HAND] += grade.override is not None
            self.spreads[grade.unit.folder].add(grade)
        cells = [_cell(grade) for grade in student.units]
        self.rows.append(_Row(student.student.name, student.student.key, cells, in_points(student.points)))

    def page(self) -> Iterator[str]:
        """The page, in parts."""
        template = _environment().get_template("class.html")
        yield from template.generate(
            units=self.units,
            rows=self.rows,
            spreads=list(self.spreads.values()),
            missed=self.missed(),
            legend=[(status, *SIGNS[status], self.statuses[status]) for status in SIGNS if self._worth_a_word(status)],
            marks=[(mark, letter, self.statuses[mark]) for mark, letter in _MARKS.items()],
        )

    def missed(self) -> list[_Missed]:
        """The stages that most students missed, by their share of those who handed in the unit."""
        found = [
            _Missed(spread.unit, spread.titles[name], missed.total(), spread.handed_in, missed.most_common(1)[0][0])
            for spread in self.spreads.values()
            for name, missed in spread.missed.items()
            if missed
        ]
        # The sort is stable: among equals, the order is that of the units and their stages.
        return sorted(found, key=lambda stage: (-stage.count / stage.of, -stage.count))[:_MOST_MISSED]

    def _worth_a_word(self, status: str) -> bool:
        return self.statuses[status] > 0 or status in (PASSED, WRONG, CRASHED, NOT_WRITTEN, NOT_SUBMITTED)


def _cell(grade: UnitGrade) -> _Cell:
    marks = [(NOT_ISOLATED, grade.isolated is False), (BY_HAND, grade.override is not None)]
    tests = grade.hidden.report.tests
    return _Cell(
        SIGNS[grade.status][0] + "".join(_MARKS[mark] for mark, there in marks if there),
        in_points(grade.points) if grade.judged or grade.override else "",
        _signs(tuple(stage.report.status for stage in grade.stages)) if grade.judged else Markup(),
        grade.status,
        f"{grade.hidden.report.passed}/{len(tests)}" if tests else "",
        grade.isolated is False,
        grade.override is not None,
        _bugs(grade.own_tests),
    )


def _bugs(own: TestsGrade | None) -> str:
    """How many bugs a learner's own tests caught, in few characters."""
    return f"{len(own.report.caught)}/{len(own.report.bugs)}" if own and own.report and own.report.bugs else ""


@cache
def _signs(statuses: tuple[str, ...]) -> Markup:
    """The stages as signs on their colours, equal neighbours in one element, and in words: the same few come up again
    and again, and the fewer elements there are, the sooner a browser has sorted thousands of rows."""
    words = ", ".join(f"{count} {status}" for status, count in Counter(statuses).items())
    runs = [(SIGNS[status], len(list(same))) for status, same in groupby(statuses)]
    signs = "".join(f"<i class={letter}>{sign * length}</i>" for (letter, sign), length in runs)
    return Markup(f'<span role=img aria-label="{words}">{signs}</span>')


@cache
def _environment() -> Environment:
    environment = Environment(
        loader=PackageLoader("kata.grading"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        finalize=_made_harmless,
    )
    environment.filters |= {"points": in_points, "file_name": lambda path: PurePath(path).name, "message": message_of}
    environment.globals |= {
        "IN_WORDS": IN_WORDS,
        "NOT_ISOLATED": NOT_ISOLATED,
        "PASSED": PASSED,
        "SIGNS": SIGNS,
        "advice": _advice,
        "count": _count,
        "first_red": first_red,
        "mistake_lines": mistake_lines,
        "own_tests_message": own_tests_message,
        "passed_of": _passed_of,
        "short_name": short_name,
        "verbatim": lambda name: _verbatim(environment, name),
    }
    return environment


def _made_harmless(value: Any) -> Any:
    """What every value goes through before it is escaped, so that no template can forget it."""
    if isinstance(value, Markup) or not isinstance(value, str):
        return value
    return harmless(value, lines=True, longest=LONGEST_MESSAGE)


def _verbatim(environment: Environment, name: str) -> tuple[Markup, str]:
    """A style or a script as it goes into a page, with the hash by which the page's policy knows it."""
    assert environment.loader is not None
    text = environment.loader.get_source(environment, name)[0]
    return Markup(text), "sha256-" + base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()


def _advice(grade: UnitGrade) -> str:
    """One sentence on where a student stands in a unit."""
    stages = grade.stages
    tests = grade.hidden.report.tests
    if not grade.judged:
        return f"{IN_WORDS[grade.status]} Its {_count(len(stages), 'stage')} can still be worked through."
    following = next((stage for stage in stages if stage.report.status != PASSED), None)
    if following:
        return f"{_passed_of(grade)}. Go on with: {following.report.title}."
    if grade.hidden.report.passed < len(tests):
        return (
            f"All {_count(len(stages), 'stage')} passed; some of the hidden tests did not. They try more cases of the "
            "same task: think of the smallest, the largest and the unusual ones."
        )
    return f"All {_count(len(stages), 'stage')} passed. Well done!"


def _passed_of(grade: UnitGrade) -> str:
    passed = sum(stage.report.status == PASSED for stage in grade.stages)
    return f"{passed} of {_count(len(grade.stages), 'stage')} passed"


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"
