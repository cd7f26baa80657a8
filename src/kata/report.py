"""The outcome of a run, in the one shape that everything reads: the board, `kata next`, notebook, page, grader.

A report is a unit with its stages; a stage has its tests; each has a status, and a test has its message.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from typing import Any

from kata.units import Stage, Unit, sentence

PASSED = "passed"
WRONG = "wrong"  # it came back with something other than what was wanted
CRASHED = "crashed"  # it ended with an error of its own
OUT_OF_TIME = "out of time"
OUT_OF_MEMORY = "out of memory"
TOO_MUCH_OUTPUT = "too much output"
NOT_WRITTEN = "not yet written"
WAITING = "waiting"  # for an earlier stage
NOT_RUN = "not run"  # not selected, or the run ended before

# It ended before it could give an answer.
BROKE_OFF = (CRASHED, OUT_OF_TIME, OUT_OF_MEMORY, TOO_MUCH_OUTPUT)
RED = (WRONG, *BROKE_OFF, NOT_WRITTEN)


@dataclass
class TestReport:
    """What became of one test.

    `call` is the call that decided it, `typed` the lines that were typed for it,
    `came` what came back, `compared` what the test looked at if that is
    something else (the result sorted, the argument after the call), `wanted` what was wanted, `why` the reason in
    the words of the game; each is text for people, empty where there is none. `trace` are lines of the student's
    code that led to a crash, `output` what was printed, cut where it is long, `where` the test's file and line.
    """

    __test__ = False  # not a test class, for pytest

    name: str
    status: str
    call: str = ""
    came: str = ""
    compared: str = ""
    wanted: str = ""
    why: str = ""
    trace: list[str] = field(default_factory=list)
    output: str = ""
    where: str = ""
    typed: str = ""

    @property
    def title(self) -> str:
        """The test's name as a sentence."""
        return sentence(self.name)

    @property
    def message(self) -> list[str]:
        """The message as lines: the call first, then what came, what was wanted, and why."""
        if self.status == NOT_WRITTEN:
            return [f"not yet written: {self.came}"]
        pairs = [
            ("typed", self.typed),
            (self.status if self.status in BROKE_OFF else "came back", self.came),
            ("compared", self.compared),
            ("wanted", self.wanted),
            ("because", self.why),
        ]
        lines = self.call.splitlines() or [self.title]
        for label, text in pairs:
            first, *rest = text.splitlines() or [""]
            if first:
                lines.append(f"  {label:<10} {first}" if len(label) <= 10 else f"  {label}: {first}")
                lines += [f"  {'':<10} {line}" for line in rest]
        lines += [f"  {line}" for line in self.trace]
        if self.output:
            lines += ["  printed:", *(f"  | {line}" for line in self.output.splitlines())]
        return lines


@dataclass
class StageReport:
    """What became of one stage: `name` and `title` as in Stage, and its tests in the order they ran."""

    name: str
    title: str
    tests: list[TestReport] = field(default_factory=list)

    @property
    def status(self) -> str:
        """Passed where all tests passed, else the status of the first test that did not."""
        return next((test.status for test in self.tests if test.status != PASSED), PASSED if self.tests else NOT_RUN)

    @property
    def passed(self) -> int:
        """How many tests passed."""
        return sum(test.status == PASSED for test in self.tests)

    @property
    def red(self) -> list[TestReport]:
        """The tests that are red."""
        return [test for test in self.tests if test.status in RED]


@dataclass
class NamedMistake:
    """A recorded mistake that the answer behaves like: its story, a call that shows it and what comes of that (both
    may be empty), and the question to ask oneself."""

    story: str
    call: str
    came: str
    question: str

    @property
    def lines(self) -> list[str]:
        """What is said of it, a line each."""
        example = [f"    {self.call} {self.came}"] if self.call else []
        return [
            f"It looks like this. {self.story}",
            *example,
            *([f"Ask yourself: {self.question}"] if self.question else []),
        ]


@dataclass
class UnitReport:
    """What became of one unit: `unit` is its folder's name, `code` the source its module came from, `mistake` the
    recorded one that a red answer behaves like."""

    unit: str
    code: str
    stages: list[StageReport]
    mistake: NamedMistake | None = None

    @classmethod
    def of(cls, unit: Unit, code: str, stages: Iterable[Stage]) -> UnitReport:
        """A report of `unit` in which nothing has run yet."""
        return cls(unit.folder, code, [StageReport(stage.name, stage.title) for stage in stages])

    @property
    def red_stage(self) -> StageReport | None:
        """The first red stage: where the student works. None where nothing is red."""
        return next((stage for stage in self.stages if stage.status in RED), None)

    @property
    def untouched(self) -> bool:
        """Whether nothing has run because nobody has written anything yet."""
        return not any(stage.tests for stage in self.stages)

    @property
    def green(self) -> bool:
        """Whether every stage has passed."""
        return all(stage.status == PASSED for stage in self.stages)

    def stage(self, name: str) -> StageReport:
        """The stage of the test class `name`; tests outside any class make a stage of their own."""
        for stage in self.stages:
            if stage.name == name:
                return stage
        self.stages.append(StageReport(name, name))
        return self.stages[-1]

    def to_json(self) -> dict[str, Any]:
        """The report as plain JSON data, statuses included."""
        return {
            "unit": self.unit,
            "code": self.code,
            "stages": [{**asdict(stage), "status": stage.status} for stage in self.stages],
            "mistake": asdict(self.mistake) if self.mistake else None,
        }

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> UnitReport:
        """The report that `to_json` wrote. Raises KeyError or TypeError for data of another shape."""
        stages = [
            StageReport(stage["name"], stage["title"], [TestReport(**test) for test in stage["tests"]])
            for stage in data["stages"]
        ]
        mistake = NamedMistake(**data["mistake"]) if data.get("mistake") else None
        return cls(data["unit"], data["code"], stages, mistake)
