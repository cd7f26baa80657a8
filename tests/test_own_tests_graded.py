"""`kata grade` on learners' own tests: hostile code that must not find out which answer it runs on."""

from __future__ import annotations

import csv
import json
import re
from xml.etree import ElementTree

import pytest

from helpers import DOUBLE, DOUBLE_MY_TESTS, Kata
from kata.bugs import FAIR, UNFAIR, VOID, BugReport
from kata.errors import KataError
from kata.grading import tests_session
from kata.grading.sandbox import isolation_works
from kata.grading.settings import read_settings
from kata.grading.tests_judge import NO_RESULT, TestsJudge
from kata.grading.tests_session import GONE, play_isolated
from kata.units import find_unit

HEAD = "from double import double\n\n\n"
GOOD = "def test_three():\n    assert double(3) == 6\n\n\ndef test_debt():\n    assert double(-3) == -6\n"


def play(kata: Kata, tests: str, head: str = HEAD) -> BugReport:
    return play_isolated(find_unit(kata.folder, "01"), head + tests, isolation_works(), 2.0)


def outcome(report: BugReport) -> tuple[list[tuple[str, str]], int]:
    return [(test.name, test.status) for test in report.tests], len(report.caught)


def test_the_sandbox_works_here():
    assert isolation_works(), "install bubblewrap: without it these tests prove little"


def test_fair_tests_catch_what_they_catch_in_the_learners_own_game(kata):
    assert outcome(play(kata, GOOD)) == ([("test_three", FAIR), ("test_debt", FAIR)], 2)


def test_unfair_and_void_tests_are_told_as_in_the_learners_own_game(kata):
    report = play(
        kata,
        "def test_wrong():\n    assert double(3) == 9\n\n\ndef test_silent():\n    double(3)\n\n\n"
        "def test_crash():\n    assert double(3) == six\n",
    )
    wrong, silent, crash = report.tests
    assert (wrong.status, wrong.call, wrong.came, wrong.wanted) == (UNFAIR, "double(3)", "6", "9")
    assert (silent.status, crash.status) == (VOID, VOID)
    assert "asserts nothing" in silent.says
    assert "NameError: name 'six' is not defined" in crash.says


def test_what_pytest_and_hypothesis_offer_works(kata):
    report = play(
        kata,
        "import pytest\nfrom hypothesis import given, strategies\n\n\n"
        "@given(strategies.integers(3, 9))\ndef test_any(n):\n    assert double(n) == n + n\n\n\n"
        "@pytest.mark.parametrize('n', [-3, -4])\ndef test_debts(n):\n    assert double(n) == n + n\n\n\n"
        "def test_none():\n    with pytest.raises(TypeError):\n        double(None)\n",
    )
    assert {test.status for test in report.tests} == {FAIR}
    assert len(report.caught) == 2


def test_changes_in_an_argument_and_what_was_typed_and_printed_cross(kata):
    kata.write("solutions/01_double/double.py", _TALKS)
    for path in ("right/adds.py", "right/shifts.py"):
        kata.write(f"solutions/01_double/{path}", _TALKS)
    report = play(
        kata,
        "def test_all(played):\n    numbers = [1, 2]\n    talk = played(double, numbers, typed=['3', 'rest'])\n"
        "    assert numbers == [3, 6]\n    assert talk.printed == 'times\\n'\n    assert talk.unread == ['rest']\n",
    )
    assert outcome(report) == ([("test_all", FAIR)], 2)


_TALKS = """def double(numbers):
    times = int(input())
    print("times")
    numbers[:] = [times * number for number in numbers]
"""


# Hostile tests. Each would catch both bugs if it knew when it runs on a wrong answer.


def test_whether_a_bad_test_is_left_out_tells_nothing(kata):
    canary = (
        "seen = []\n\n\ndef test_canary():\n    seen.append(1)\n    assert double(3) == 7\n\n\n"
        "def test_all():\n    assert seen and double(1) == 2\n"
    )
    report = play(kata, canary)
    assert [test.status for test in report.tests] == [UNFAIR, VOID]
    assert report.caught == []


def test_the_order_of_the_answers_tells_nothing(kata):
    counts = (
        "import os\n\n\ndef test_all():\n"
        "    with os.fdopen(os.open('/tmp/count', os.O_CREAT | os.O_RDWR), 'r+') as f:\n"
        "        times = len(f.read())\n        f.write('x')\n    assert double(1) == 2 and times < 3\n"
    )
    report = play(kata, counts)
    assert report.caught == []


@pytest.mark.parametrize(
    "looks",
    [
        "open('/kata/double.py').read()",
        "open('/kata/modules/double.py').read()",
        "__import__('glob').glob('/**/wrong*', recursive=True)[0]",
        "__import__('os').environ['HOME']",
        "__import__('urllib.request').request.urlopen('http://127.0.0.1')",
    ],
)
def test_nothing_of_the_answers_is_to_be_seen(kata, looks):
    # Behind the back of what reads the tests, and of what hears of each file that is opened.
    code = f"def test_all():\n    double(1)\n    assert not eval({looks!r})\n"
    report = play(kata, code)
    assert [test.status for test in report.tests] == [VOID]
    assert report.caught == []


@pytest.mark.parametrize("status", ["passed", "wrong"])
def test_a_forged_result_is_the_same_for_all_answers(kata, status):
    forged = (
        'exec("import kata.bug_session as s; s.BugSession._said = lambda *_: '
        f"dict(status='{status}', call='', came='', wanted='', error='')\")\n\n\n"
        "def test_all():\n    assert double(3) == 6\n"
    )
    report = play(kata, forged)
    assert report.caught == []


@pytest.mark.parametrize(
    "code",
    [
        "import os\n\nos._exit(0)\n",
        "raise SystemExit\n",
        "def test_all():\n    assert double(1)\n    __import__('os')._exit(0)\n",
        "x = [0] * 10**9\n",
        "def test_all():\n    assert double(3) == 6\n" + "x = " + "(" * 500 + ")" * 500 + "\n",
    ],
)
def test_tests_that_end_their_process_catch_nothing(kata, code):
    report = play(kata, code)
    assert report.problem
    assert (report.tests, report.bugs) == ([], [])


def test_tests_that_never_end_are_ended(kata, monkeypatch):
    monkeypatch.setattr(tests_session, "SECONDS", 1.0)
    assert play(kata, "while True:\n    pass\n").problem == GONE
    report = play(kata, "def test_all():\n    assert double(1)\n    while True:\n        pass\n")
    assert report.problem == GONE


def test_rows_of_another_form_are_not_believed():
    rows = tests_session._rows(["problem", ["a"], ["test", 1, 2, 3, 4, "x" * 10_000], None])
    assert [(row[0], row[1], len(row[5])) for row in rows] == [("test", "1", tests_session.LONGEST)]


# The judge


def test_a_judge_whose_process_dies_says_so(kata, monkeypatch, tmp_path):
    file = tmp_path / "my_tests.py"
    file.write_text(HEAD + GOOD)
    judge = TestsJudge(find_unit(kata.folder, "01"), isolation_works())
    assert len(judge.judge(file).report.caught) == 2
    monkeypatch.setattr(TestsJudge, "_play", lambda *_: None)
    assert judge.judge(file).report.problem == NO_RESULT


def test_a_judge_has_a_limit(kata, tmp_path):
    file = tmp_path / "my_tests.py"
    file.write_text(HEAD + GOOD)
    judge = TestsJudge(find_unit(kata.folder, "01"), isolation_works(), seconds=0.001)
    assert "on all answers together" in judge.judge(file).report.problem
    judge.stop()
    judge.close()


def test_a_unit_without_recorded_mistakes(kata, tmp_path):
    with pytest.raises(KataError, match="02_quadruple has no recorded mistakes"):
        TestsJudge(find_unit(kata.folder, "02"), False).judge(tmp_path / "my_tests.py")


# The class


@pytest.fixture
def graded(kata, tmp_path):
    """A class of four: good tests, an unfair one and a wrong answer, untouched tests, tests without a place."""
    for name, files in {
        "ann": {"units/01_double/double.py": DOUBLE, "units/01_double/my_tests.py": HEAD + GOOD},
        "bob": {
            "01_double.py": "def double(n):\n    return n**2\n",
            "01_double_my_tests.py": HEAD + "def test_four():\n    assert double(4) == 9\n",
        },
        "cem": {"units/01_double/double.py": DOUBLE, "units/01_double/my_tests.py": DOUBLE_MY_TESTS},
        "dot": {"01_double.py": DOUBLE, "my_tests.py": HEAD + GOOD},
    }.items():
        for path, text in files.items():
            kata.write(f"../class/{name}/{path}", text)
    kata.write("grading.toml", "bug_points = 4\n")
    run = kata.kata("grade", "../class", "--out", "../grades")
    assert run.code == 0, run.err
    return tmp_path / "grades"


def test_points_for_own_tests_in_all_results(kata, graded, recorded):
    with (graded / "grades.csv").open(encoding="utf-8-sig") as file:
        points = {row["Student"]: row["01 double"] for row in csv.DictReader(file)}
    # bob's n**2 passes one of three stages of 2.5 points each at most, and no hidden test.
    assert (points["ann"], points["cem"], points["dot"]) == ("14", "10", "10")
    everything = json.loads((graded / "grades.json").read_text())
    own = {student["key"]: student["units"][0]["own_tests"] for student in everything["students"]}
    assert [own[key]["points"] for key in ("ann", "bob", "cem", "dot")] == [4, 0, 0, 0]
    assert [own[key]["handed_in"] for key in ("ann", "bob", "cem", "dot")] == [True, True, False, False]
    cases = {
        (case.get("classname"), case.get("name")): [child.tag for child in case]
        for case in ElementTree.parse(graded / "junit.xml").iter("testcase")
    }
    assert cases["ann.01_double", "own tests: caught 2 of 2 bugs"] == []
    assert cases["bob.01_double", "own tests: caught 0 of 2 bugs"] == ["failure"]
    assert cases["cem.01_double", "own tests: not submitted"] == ["skipped"]
    tests = json.loads((graded / "students/bob/results.json").read_text())["tests"]
    assert (tests[-1]["name"], tests[-1]["max_score"]) == ("01 double: own tests: caught 0 of 2 bugs", 4)
    assert "four: unfair" in tests[-1]["output"]
    page = re.sub(r"\s+", " ", (graded / "students/bob/feedback.html").read_text())
    assert "own tests: caught 0 of 2 bugs" in page
    assert "call     double(4)" in (graded / "students/bob/feedback.html").read_text()
    assert "bugs 2/2" in (graded / "class.html").read_text()
    found = (graded / "submissions.txt").read_text()
    assert "nobody can say which unit's tests these are" in found


def test_own_tests_are_judged_again_only_where_something_has_changed(kata, graded):
    before = (graded / "grades.json").read_text()
    assert kata.kata("grade", "--out", "../grades").code == 0
    assert (graded / "grades.json").read_text() == before
    kata.write("solutions/01_double/wrong/third.py", _THIRD)
    assert kata.kata("grade", "--out", "../grades").code == 0
    assert "caught 2 of 3 bugs" in (graded / "students/ann/feedback.html").read_text()


_THIRD = '''"""One more: a hundred is too many.

Stage: TestSmall
Ask: What is it?
"""


def double(n):
    return 2 * n
'''


def test_the_mistake_is_named_in_the_feedback(kata, recorded):
    kata.write("solutions/01_double/behaviour.json", recorded)
    kata.write("../class/bob/double.py", "def double(n):\n    return n**2\n")
    assert kata.kata("grade", "../class", "--out", "../grades").code == 0
    students = kata.folder.parent / "grades" / "students" / "bob"
    page = (students / "feedback.html").read_text()
    assert page.count("It looks like this. Squares: two is the same both ways.") == 1
    assert "Ask yourself: What is three doubled?" in page
    assert "Squares: two is the same" in (students / "results.json").read_text()
    everything = json.loads((kata.folder.parent / "grades" / "grades.json").read_text())
    assert everything["students"][0]["units"][0]["mistake"]["call"] == "double(3)"
    assert everything["students"][0]["units"][0]["own_tests"] is None


def test_settings_for_own_tests(kata):
    kata.write("grading.toml", "bug_points = 3\n\n[unit.02]\nbug_points = 5\n")
    settings = read_settings(kata.folder)
    assert [settings.of(find_unit(kata.folder, name)).bug_points for name in ("01", "02")] == [3, 5]
    kata.write("grading.toml", "bug_points = -1\n")
    with pytest.raises(KataError, match="bug_points is -1: a number from 0"):
        read_settings(kata.folder)
