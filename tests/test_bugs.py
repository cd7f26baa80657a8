"""The second game: which of a unit's recorded mistakes a learner's own tests catch, and what is said of bad tests."""

from __future__ import annotations

import json

import pytest

from helpers import ROOT, Kata
from kata import bug_screen
from kata.answers import Answers, answers_of
from kata.bug_screen import numbers
from kata.bugs import FAIR, ORDER, UNFAIR, VOID, BugReport, TestVerdict, play_own
from kata.faults_in_tests import ASSERTS_NOTHING
from kata.screen import Screen
from kata.units import Unit, all_units, find_unit

HEAD = "from double import double\n\n\n"
TESTS = "units/01_double/my_tests.py"
# A right answer that gives a number of another kind: what the statement leaves open.
FLOATS = "def double(n):\n    return n * 2.0\n"


def unit_of(kata: Kata) -> Unit:
    return find_unit(kata.folder, "01")


def play(kata: Kata, tests: str, head: str = HEAD) -> BugReport:
    kata.write(TESTS, head + tests)
    return play_own(unit_of(kata))


def verdict(kata: Kata, tests: str, head: str = HEAD) -> TestVerdict:
    report = play(kata, tests, head)
    assert not report.problem
    [found] = report.tests
    return found


def caught(report: BugReport) -> list[str]:
    return [bug.story.partition(":")[0] for bug in report.caught]


# Fair tests


def test_a_fair_test_catches_what_it_is_red_on(kata):
    report = play(kata, "def test_three():\n    assert double(3) == 6\n")
    assert [(test.status, test.caught) for test in report.tests] == [(FAIR, 1)]
    assert caught(report) == ["Squares"]
    assert report.right == 3  # the reference and two others


def test_all_bugs_are_caught_by_the_units_own_tests(kata):
    report = play_own(unit_of(kata), unit_of(kata).test_file)
    assert not report.at_large
    assert {test.status for test in report.tests} == {FAIR}


@pytest.mark.parametrize("unit", all_units(ROOT), ids=lambda unit: unit.folder)
def test_the_tests_of_each_unit_are_fair_and_catch_every_bug(unit):
    report = play_own(unit, unit.test_file)
    assert not report.problem
    # That a call raises nothing is no assertion: such a test of a unit's is none of the game's.
    assert [test for test in report.tests if test.status != FAIR and test.says != ASSERTS_NOTHING] == []
    assert [bug.story for bug in report.at_large] == []


@pytest.mark.parametrize("unit", all_units(ROOT), ids=lambda unit: unit.folder)
def test_the_first_test_of_each_unit_is_fair_and_catches_some(unit):
    report = play_own(unit)
    [test] = report.tests
    assert (test.status, test.says) == (FAIR, "")
    assert 0 < test.caught < len(report.bugs) / 2


@pytest.mark.parametrize(
    "tests",
    [
        "import pytest\n\n\n@pytest.mark.parametrize('n', [3, 4])\ndef test_it(n):\n    assert double(n) == n + n\n",
        "class TestIt:\n    def test_it(self):\n        assert double(3) == 6\n",
        "def twice(n):\n    assert double(n) == n + n\n\n\ndef test_it():\n    twice(3)\n",
        "import pytest\n\n\ndef test_it():\n    with pytest.raises(TypeError):\n        double()\n"
        "    assert double(3) == 6\n",
        "import pytest\n\n\n@pytest.fixture\ndef three():\n    return 3\n\n\ndef test_it(three):\n"
        "    assert double(three) == 6\n",
        "from hypothesis import given, strategies\n\n\n@given(strategies.integers(3, 9))\ndef test_it(n):\n"
        "    assert double(n) == n + n\n",
        "import double as unit\n\n\ndef test_it():\n    assert unit.double(3) == 6\n",
        "def test_it():\n    if double(3) != 6:\n        raise AssertionError('three')\n",
        "def test_it():\n    from fractions import Fraction\n\n    assert double(3) == Fraction(6)\n",
    ],
    ids=["parametrized", "class", "helper", "raises", "fixture", "hypothesis", "module", "raised", "import"],
)
def test_what_pytest_and_hypothesis_offer_works(kata, tests):
    report = play(kata, tests)
    assert {test.status for test in report.tests} == {FAIR}, report
    assert caught(report) == ["Squares"]


# Unfair ones


def test_a_test_that_no_right_answer_passes(kata):
    found = verdict(kata, "def test_three():\n    assert double(3) == 9\n")
    assert (found.status, found.call, found.came, found.wanted) == (UNFAIR, "double(3)", "6", "9")
    assert "right answers give something else" in found.says


def test_a_test_of_what_the_statement_leaves_open(kata):
    kata.write("solutions/01_double/right/floats.py", FLOATS)
    found = verdict(kata, "def test_three():\n    assert repr(double(3)) == '6'\n")
    assert (found.status, found.call, found.came) == (UNFAIR, "double(3)", "6.0")
    assert found.says == "1 of 4 right answers fail it: the statement leaves open what it asks for"


def test_an_unfair_test_catches_nothing(kata):
    report = play(kata, "def test_three():\n    assert double(3) == 7\n")
    assert report.caught == []
    assert report.tests[0].caught == 0


def test_a_test_that_is_skipped_on_a_wrong_answer_does_not_catch_it(kata):
    skips = (
        "import pytest\n\n\ndef test_it():\n    if double(3) != 6:\n        pytest.skip()\n    assert double(0) == 0\n"
    )
    report = play(kata, skips)
    assert [(test.status, test.caught) for test in report.tests] == [(FAIR, 0)]


def test_a_test_of_what_a_wrong_answer_lacks_does_not_catch_it(kata):
    lacks = "'''Empty: nothing is there.\n\nStage: TestSmall\nAsk: What is there?\n'''\n"
    kata.write("solutions/01_double/wrong/empty.py", lacks)
    assert caught(play(kata, "def test_three():\n    assert double(3) == 6\n")) == ["Squares"]


def test_of_many_new_stories_the_first_are_told(kata, monkeypatch):
    monkeypatch.setattr(bug_screen, "TOLD", 1)
    unit = unit_of(kata)
    lines = bug_screen.bug_lines(unit, play_own(unit, unit.test_file), {}, Screen(False, 80))
    assert "  and 1 more that are new (their stories: add -v)" in lines


# Tests that can catch nothing


@pytest.mark.parametrize(
    ("tests", "says"),
    [
        ("def test_it():\n    double(3)\n", "it asserts nothing"),
        ("def test_it():\n    assert 2 * 3 == 6\n", "it calls nothing of the unit"),
        ("def test_it():\n    assert double(3) == six\n", "it crashes: NameError: name 'six' is not defined"),
        ("def test_it():\n    assert double(3)[0] == 6\n", "it crashes: TypeError"),
        ("import pytest\n\n\ndef test_it():\n    pytest.skip()\n    assert double(3)\n", "it is skipped"),
        (
            "def test_it():\n    while double(3):\n        pass\n    assert False\n",
            "it never ends, or takes more than 2",
        ),
        ("import inspect\n\n\ndef test_it():\n    assert inspect.getsource(double)\n", "it looks at the answer's code"),
        ("def test_it():\n    assert double.__code__.co_consts and double(3)\n", "it looks at the answer's code"),
        (
            "import sys\n\n\ndef test_it():\n    assert sys.modules['double'].double(3)\n",
            "it looks at the answer's code",
        ),
        (
            "def test_it():\n    assert double(3) and open(__file__).read()\n",
            "it looks at the answer's code (__file__)",
        ),
        ("def test_it():\n    assert double(3) and open('/etc/hosts').read()\n", "it opens a file"),
        (
            "from pathlib import Path\n\n\ndef test_it():\n    Path('x').write_text('')\n    assert double(3)\n",
            "a file",
        ),
        ("import os\n\n\ndef test_it():\n    assert double(3) and os.listdir('.')\n", "it looks into a folder"),
        ("def test_it(monkeypatch):\n    assert double(3)\n", "it replaces something"),
        (
            "from unittest.mock import patch as p\n\n\n@p('double.double')\ndef test_it(m):\n    assert double(3)\n",
            "replaces",
        ),
        ("import double as d\n\n\ndef test_it():\n    d.double = abs\n    assert d.double(3)\n", "replaces something"),
        (
            "from fractions import Fraction\n\n\ndef test_it():\n    assert double(Fraction(3))\n",
            "calls double with a Fraction",
        ),
        (
            "class Three(int):\n    pass\n\n\ndef test_it():\n    assert double(Three(3)) == 6\n",
            "calls double with a Three",
        ),
        ("def test_it():\n    assert double([{3: object()}])\n", "calls double with a object"),
    ],
)
def test_what_can_catch_nothing_is_told_in_a_sentence(kata, tests, says):
    kata.write("hosts", "")
    found = verdict(kata, tests)
    assert found.status == VOID
    assert says in found.says
    assert found.caught == 0


@pytest.mark.parametrize(
    "tests",
    [
        "seen = []\n\n\ndef test_one():\n    seen.append(double(1))\n    assert seen\n\n\n"
        "def test_two():\n    assert seen and double(3) == 6\n",
        "calls = 0\n\n\ndef test_one():\n    global calls\n    calls += 1\n    assert double(1) == 2\n\n\n"
        "def test_two():\n    assert double(3) == 6 and calls == 1\n",
    ],
)
def test_a_test_that_needs_another_one_before_it(kata, tests):
    report = play(kata, tests)
    assert [(test.status, test.says) for test in report.tests] == [(FAIR, ""), (VOID, ORDER)]


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("def test_it()\n    assert double(3)\n", "line 4: SyntaxError: expected ':'"),
        ("import not_there\n", "No module named 'not_there'"),
        ("def tset_it():\n    assert double(3) == 6\n", "has no test: write a function whose name starts with test_"),
        ("", "has no test"),
        ("1 / 0\n", "division by zero"),
        ("import os\nos._exit(0)\n", "the tests end the program"),
        ("x = 'ä'\n".encode("latin-1"), "utf-8"),
    ],
)
def test_a_file_that_can_not_be_played_with(kata, text, says):
    kata.write(TESTS, text if isinstance(text, bytes) else HEAD + text)
    report = play_own(unit_of(kata))
    assert says.casefold() in report.problem.casefold()
    assert (report.tests, report.bugs) == ([], [])
    run = kata.kata("bugs", "01")
    assert run.code == 1
    assert "Traceback" not in run.out + run.err


def test_a_missing_file(kata):
    (kata.folder / TESTS).unlink()
    assert f"{TESTS} is missing" in kata.kata("bugs", "01").out


def test_a_name_that_the_unit_does_not_have(kata):
    found = verdict(kata, "def test_it():\n    assert duoble(3) == 6\n", "from double import duoble\n\n\n")
    assert found.status == VOID
    assert "has no function duoble" in found.says


def test_a_copy_without_answers_says_so(kata):
    run = kata.kata("bugs", "02")
    assert run.code == 2
    assert "no recorded answers" in run.err


# The command


def test_the_report_in_the_terminal(kata):
    kata.write(
        TESTS, HEAD + "def test_three():\n    assert double(3) == 6\n\n\ndef test_four():\n    assert double(4) == 9\n"
    )
    run = kata.kata("bugs", "01")
    assert run.code == 1
    for line in (
        "01 Twice over: catch the bugs",
        "three: catches 1",
        "four: unfair",
        "call     double(4)",
        "right    8",
        "you want 9",
        "caught 1 of 2 bugs",
        "1  Squares: two is the same both ways.",
        "at large: 2",
        "a hint: kata bugs 01 --hint 2",
    ):
        assert line in run.out
    again = kata.kata("bugs", "01").out
    assert "as before: 1 (their stories: add -v)" in again
    assert "two is the same both ways" in kata.kata("bugs", "01", "-v").out


def test_hints_grow_and_are_remembered(kata):
    first, second, third, fourth = (kata.kata("bugs", "01", "--hint", "2").out for _ in range(4))
    assert "hint 1 of 3: It belongs to stage 3: Below zero." in first
    assert "hint 2 of" not in first
    assert "hint 2 of 3: Who wrote it should ask: Where is the sign?" in second
    assert "hint 3 of 3: The mistake: No debts" in third
    assert third == fourth
    assert "has the bugs 1 to 2" in kata.kata("bugs", "01", "--hint", "3").err


def test_the_last_hint_is_a_call_once_the_mistakes_are_recorded(kata):
    assert kata.kata("record", "01").code == 0
    hints = [kata.kata("bugs", "01", "--hint", "2").out for _ in range(3)]
    assert "hint 3 of 3: A call that shows it: double(-1)" in hints[-1]


def test_all_caught(kata):
    kata.write(TESTS, (kata.folder / "units/01_double/test_double.py").read_text())
    run = kata.kata("bugs", "01")
    assert run.code == 0
    assert "caught 2 of 2 bugs" in run.out
    assert "no bug that we know of" in run.out


def test_both_games_stand_on_the_board(kata):
    assert "bugs " not in kata.kata().out.replace("kata bugs", "")
    kata.kata("bugs", "01")
    assert "bugs 1/2" in kata.kata().out
    kata.write(TESTS, HEAD + "def test_two():\n    assert double(2) == 4\n")
    assert "bugs ?/2" in kata.kata().out
    kata.kata("bugs", inside="units/01_double")
    assert "bugs 0/2" in kata.kata().out
    board = kata.kata("bugs").out
    assert "Catch the bugs    0 caught" in board
    assert "01 Twice over  bugs 0/2" in board
    assert "not played" in board


def test_a_spoiled_memory_is_as_good_as_none(kata):
    kata.write(".kata/bugs/01_double.json", "[1]")
    assert "not played" in kata.kata("bugs").out
    assert kata.kata("bugs", "01").code == 1


def test_own_tests_run_under_pytest_too(kata):
    run = kata.pytest(TESTS)
    assert "not yet written: double" in run.out
    assert "which bugs do they catch: kata bugs 01" in run.out
    assert kata.pytest(TESTS, "--code", "solutions").code == 0
    assert kata.pytest("units/01_double").out.count("test_one") == 0  # not a part of the unit's own tests


def test_numbers_as_runs():
    assert numbers([1, 2, 3, 5, 8, 9]) == "1-3, 5, 8-9"
    assert numbers([]) == ""


# Packed answers


def test_packed_answers_come_out_as_they_went_in(kata):
    answers = answers_of(unit_of(kata))
    packed = answers.packed()
    again = Answers.unpacked(packed)
    assert (again.right, again.wrong, again.behaviour) == (answers.right, answers.wrong, answers.behaviour)
    assert b"return n" not in packed
    with pytest.raises(ValueError, match="no packed answers"):
        Answers.unpacked(packed[: len(packed) // 2])


def test_the_game_with_packed_answers_alone(kata):
    unit = unit_of(kata)
    kata.write("units/01_double/bugs.pack", answers_of(unit).packed())
    for folder in ("solutions/01_double/right", "solutions/01_double/wrong"):
        for file in (kata.folder / folder).iterdir():
            file.unlink()
    (kata.folder / "solutions/01_double/double.py").unlink()
    report = play(kata, "def test_three():\n    assert double(3) == 6\n")
    assert caught(report) == ["Squares"]
    kata.write("units/01_double/bugs.pack", "nothing")
    run = kata.kata("bugs", "01")
    assert run.code == 2
    assert "bugs.pack can't be read" in run.err


def test_a_report_as_json_and_back(kata):
    report = play(kata, "def test_three():\n    assert double(3) == 6\n")
    assert BugReport.from_json(json.loads(json.dumps(report.to_json()))) == report
