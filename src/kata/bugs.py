"""The second game: a learner's own tests, and which of a unit's recorded mistakes they catch.

A test is fair where every right answer passes it. A bug is caught where a fair test is red on it. What of that is
worked out where differs (in one process for a learner, across two sandboxes for a grader); the rules are here.
"""

from __future__ import annotations

import hashlib
import json
import tempfile
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from kata import probes
from kata.answers import Answers, answers_of
from kata.errors import KataError
from kata.report import NOT_WRITTEN, OUT_OF_TIME, PASSED
from kata.results import state_folder, write_state
from kata.units import Unit, sentence

FAIR = "fair"
UNFAIR = "unfair"
VOID = "void"  # it can catch nothing, whatever it is run on

# A test that calls what a wrong answer does not have, or that is skipped on it, says nothing about its mistake.
NOT_CAUGHT = (PASSED, NOT_WRITTEN, VOID)

NO_ANSWERS = "This copy of the kata has no recorded answers to play with: ask your instructor."
SKIPPED = "it is skipped"
NEVER_ENDS = "it never ends, or takes more than {seconds:g} seconds"
ENDS_ALL = "The tests end the program: exit() and quit() have no place in a test."
ORDER = "it depends on the other tests: run in another order, it says something else. A test makes all that it needs"


@dataclass
class TestVerdict:
    """What is said of one test: `says` is a sentence where it is not fair, with the `call` that decided it, what a
    right answer gave (`came`) and what the test `wanted`; `caught` counts the bugs on which it is red."""

    __test__ = False

    name: str
    status: str
    says: str = ""
    call: str = ""
    came: str = ""
    wanted: str = ""
    caught: int = 0

    @property
    def title(self) -> str:
        """The test's name as a sentence."""
        return sentence(self.name.rpartition("::")[2])


@dataclass
class Bug:
    """A recorded mistake in the game: its number there, and the fair tests that catch it.

    `hints` grow in strength; `story` tells the mistake, `seen` how many people made it.
    """

    number: int
    story: str
    stage: int
    seen: int
    hints: list[str]
    caught_by: list[str] = field(default_factory=list)


@dataclass
class BugReport:
    """The outcome of a game: a `problem` with the file as a whole, in a sentence, or its tests and the unit's bugs."""

    unit: str
    problem: str = ""
    right: int = 0
    tests: list[TestVerdict] = field(default_factory=list)
    bugs: list[Bug] = field(default_factory=list)

    @property
    def caught(self) -> list[Bug]:
        """The bugs that are caught."""
        return [bug for bug in self.bugs if bug.caught_by]

    @property
    def at_large(self) -> list[Bug]:
        """The bugs that no fair test is red on."""
        return [bug for bug in self.bugs if not bug.caught_by]

    def to_json(self) -> dict[str, Any]:
        """The report as plain JSON data."""
        return {
            **asdict(self),
            "tests": [{**asdict(test), "title": test.title} for test in self.tests],
        }

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> BugReport:
        """The report that `to_json` wrote. Raises KeyError or TypeError for data of another shape."""
        tests = [TestVerdict(**{key: value for key, value in test.items() if key != "title"}) for test in data["tests"]]
        return cls(data["unit"], data["problem"], data["right"], tests, [Bug(**bug) for bug in data["bugs"]])


# What one run of the tests on one answer gave: test -> {"status", "call", "came", "wanted", "error"}. The error is what
# a test ended with that is no assertion of its own, such as "NameError: ...".
Tried = Mapping[str, Mapping[str, str]]


def play(
    unit: Unit,
    answers: Answers,
    faults: Mapping[str, str],
    attempt: Callable[[str, str, Sequence[str], bool], Tried],
    seconds: float,
) -> BugReport:
    """Plays the game. `faults` says why a test can catch nothing as it is written, or "", for each test in their
    order.

    `attempt(kind, name, tests, backwards)` runs those tests on the answer that is called `name` among the "right" or
    the "wrong" ones, in their order or backwards. `seconds` is what one test may take there.
    """
    report = BugReport(unit.folder, right=len(answers.right))
    names = [name for name, fault in faults.items() if not fault]
    first, *others = answers.right
    reference = attempt("right", first, names, False)
    backwards = attempt("right", first, names, True)
    sound = [name for name in names if PASSED == reference[name]["status"] == backwards[name]["status"]]
    others_say = {other: attempt("right", other, sound, False) for other in others}
    for name, fault in faults.items():
        tried: dict[str, Tried] = {first: reference, **(others_say if name in sound else {})}
        report.tests.append(
            TestVerdict(name, VOID, fault) if fault else _verdict(name, tried, backwards, len(answers.right), seconds)
        )
    fair = [test for test in report.tests if test.status == FAIR]
    report.bugs = bugs_of(unit, answers)
    for bug, name in zip(report.bugs, _in_order(unit, answers), strict=True):
        on_it = attempt("wrong", name, [test.name for test in fair], False) if fair else {}
        bug.caught_by = [test.name for test in fair if on_it[test.name]["status"] not in NOT_CAUGHT]
        for test in fair:
            test.caught += test.name in bug.caught_by
    return report


def _verdict(name: str, tried: Mapping[str, Tried], backwards: Tried, right: int, seconds: float) -> TestVerdict:
    """The verdict on a test by what the right answers gave; the first of them is the reference."""
    first = next(iter(tried.values()))[name]
    red = [found[name] for found in tried.values() if found[name]["status"] != PASSED]
    said = first if first["status"] == VOID or not red else red[0]
    if said["status"] == VOID:
        return TestVerdict(name, VOID, said["error"])
    if (first["status"] == PASSED) != (backwards[name]["status"] == PASSED):
        return TestVerdict(name, VOID, ORDER)
    if not red:
        return TestVerdict(name, FAIR)
    if first["status"] == PASSED:
        says = f"{len(red)} of {right} right answers fail it: the statement leaves open what it asks for"
        return TestVerdict(name, UNFAIR, says, said["call"], said["came"] or said["error"], said["wanted"])
    if said["status"] == OUT_OF_TIME:
        return TestVerdict(name, VOID, NEVER_ENDS.format(seconds=seconds), call=said["call"])
    if said["error"]:
        return TestVerdict(name, VOID, f"it crashes: {said['error']}", call=said["call"])
    says = "the right answers give something else: read once more what the lesson says about this call"
    return TestVerdict(name, UNFAIR, says, said["call"], said["came"], said["wanted"])


def _in_order(unit: Unit, answers: Answers) -> list[str]:
    """The names of the wrong answers in the order of the stages that catch them."""
    stages = [stage.name for stage in unit.stages]
    # Within a stage in an order that tells nothing, and is always the same.
    return sorted(
        answers.wrong,
        key=lambda name: (stages.index(answers.mistake(name).stage), hashlib.sha256(name.encode()).digest()),
    )


def bugs_of(unit: Unit, answers: Answers) -> list[Bug]:
    """The bugs of the unit, none of them caught yet."""
    stages = [stage.name for stage in unit.stages]
    bugs = []
    for number, name in enumerate(_in_order(unit, answers), 1):
        mistake = answers.mistake(name)
        place = stages.index(mistake.stage)
        # The question is one to whoever made the mistake.
        asked = f"Who wrote it should ask: {mistake.question}" if mistake.question else ""
        hints = [f"It belongs to stage {place + 1}: {unit.stages[place].title}.", asked]
        hints.append(_example(answers, name) or f"The mistake: {mistake.story}")
        bugs.append(Bug(number, mistake.story, place + 1, mistake.seen, [hint for hint in hints if hint]))
    return bugs


def _example(answers: Answers, name: str) -> str:
    """A call that shows the mistake, the simplest that was recorded; empty where none was."""
    behaviour = answers.behaviour
    recorded = behaviour.get("mistakes", {}).get(name, {"probes": {}})["probes"]
    shown = [behaviour["probes"][int(number)] for number, sign in recorded.items() if sign]
    staged = [probe for probe in shown if "stage" in probe] or shown
    calls = [probes.text(probe) for probe in staged if "call" in probe]
    return f"A call that shows it: {min(calls, key=len)}" if calls else ""


# A learner's game


def play_own(unit: Unit, file: Path | None = None) -> BugReport:
    """The game with the tests in `file`, or in the unit's `my_tests.py`.

    Raises KataError where this copy of the kata has no answers, or pytest can't run.
    """
    import subprocess
    import sys

    from kata.runner import child_environment

    file = file or unit.my_tests
    if answers_of(unit) is None:
        raise KataError(NO_ANSWERS)
    if not file.is_file():
        return BugReport(unit.folder, f"{unit.relative(file)} is missing: write it, with functions named test_...")
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "report.json"
        command = [sys.executable, "-m", "kata.bug_session", str(unit.root), unit.folder, str(file), str(out)]
        run = subprocess.run(
            command,
            cwd=unit.root,
            env=child_environment(),
            stdin=subprocess.DEVNULL,
            capture_output=True,
            encoding="utf-8",
            errors="replace",
            check=False,
        )
        try:
            return BugReport.from_json(json.loads(out.read_text(encoding="utf-8")))
        except (OSError, ValueError):
            pass
    if run.returncode < 0 or "Timeout (" in run.stderr:
        return BugReport(unit.folder, "A test can't be stopped: is there a loop in it that never ends?")
    if run.returncode in (3, 4):
        raise KataError(f"pytest could not run {unit.relative(file)}:\n{run.stdout}{run.stderr}".rstrip())
    return BugReport(unit.folder, ENDS_ALL)


def _file(unit: Unit) -> Path:
    return state_folder(unit.root) / "bugs" / f"{unit.folder}.json"


def keep(unit: Unit, report: BugReport) -> None:
    """Keeps what the board shows of the game."""
    data = {**kept(unit), "caught": [bug.number for bug in report.caught], "bugs": len(report.bugs)}
    write_state(_file(unit), json.dumps({**data, "tests": _content(unit.my_tests)}))


def kept(unit: Unit) -> dict[str, Any]:
    """What was kept of the last game: the numbers of the bugs that were `caught`, how many `bugs` there are, the
    `hints` taken, and whether the tests are `current`, as they were in it; {} where nobody has played."""
    try:
        data = json.loads(_file(unit).read_text(encoding="utf-8"))
        return {**data, "current": data.get("tests") == _content(unit.my_tests)}
    except (OSError, ValueError, AttributeError, TypeError):
        return {}


def _content(file: Path) -> str:
    try:
        return hashlib.sha256(file.read_bytes()).hexdigest()
    except OSError:
        return ""


def take_hint(unit: Unit, bug: Bug) -> list[str]:
    """The hints that were given for the bug, and one more, which is remembered."""
    known = kept(unit)
    hints = known.setdefault("hints", {})
    count = min(int(hints.get(str(bug.number), 0)) + 1, len(bug.hints))
    hints[str(bug.number)] = count
    write_state(_file(unit), json.dumps(known))
    return bug.hints[:count]
