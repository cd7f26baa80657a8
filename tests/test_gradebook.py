"""The gradebook: what is written stays, and what changed is judged again."""

import contextlib
import sqlite3

import pytest

from helpers import small_kata
from kata.errors import KataError
from kata.grading import gradebook
from kata.grading.gradebook import Gradebook, basis
from kata.grading.grades import NOT_SUBMITTED, LeftOut, Override, Student, Verdict
from kata.grading.settings import Settings
from kata.report import PASSED, WRONG, TestReport, UnitReport
from kata.units import all_units

KIM, ADA = Student("kim", "Kim", "17", "kim@example.org"), Student("ada", "Ada")
SETTINGS = Settings()


@pytest.fixture
def kata(tmp_path):
    return small_kata(tmp_path / "kata")


@pytest.fixture
def units(kata):
    return all_units(kata.folder)


@pytest.fixture
def out(tmp_path):
    return tmp_path / "grades"


def judge(book, units, status=PASSED, isolated=True):
    """Writes a verdict of that status on all that has to be judged; how much that was."""
    tasks = book.tasks(units, SETTINGS, isolated)
    for task in tasks:
        report = UnitReport.of(task.unit, "submission", task.unit.stages)
        for stage in report.stages:
            stage.tests.append(TestReport("test_it", status))
        book.write(task, Verdict(report, isolated=isolated), basis(task.unit, SETTINGS))
    return len(tasks)


def statuses(book, units):
    return {
        graded.student.key: [unit.status for unit in graded.units] for graded in book.grades(units, SETTINGS).students()
    }


def test_what_was_handed_in_is_judged_once_and_is_there_the_next_time(out, units):
    with Gradebook(out) as book:
        book.hand_in(KIM, units[0], "kim's\n", "kim/double.py")
        assert judge(book, units) == 1
    with Gradebook(out) as book:
        assert book.tasks(units, SETTINGS, True) == []
        assert statuses(book, units) == {"kim": [PASSED, NOT_SUBMITTED]}
        assert book.text(gradebook.Task(units[0], _hash(book))) == b"kim's\n"


def _hash(book):
    return book._base.execute("SELECT hash FROM submissions").fetchone()[0]


def test_the_same_text_is_judged_once_whoever_handed_it_in(out, units):
    with Gradebook(out) as book:
        book.hand_in(KIM, units[0], "the same\n", "kim/double.py")
        book.hand_in(ADA, units[0], "the same\n", "ada/double.py")
        book.hand_in(ADA, units[1], "the same\n", "ada/quadruple.py")
        assert judge(book, units) == 2
        assert statuses(book, units) == {"ada": [PASSED, PASSED], "kim": [PASSED, NOT_SUBMITTED]}


def test_a_new_text_is_judged_and_an_old_one_that_comes_back_is_not(out, units):
    with Gradebook(out) as book:
        book.hand_in(KIM, units[0], "first\n", "kim/double.py")
        assert judge(book, units, WRONG) == 1
        book.hand_in(KIM, units[0], "second\n", "kim/double.py")
        assert judge(book, units) == 1
        assert statuses(book, units)["kim"][0] == PASSED
        book.hand_in(KIM, units[0], "first\n", "kim/double.py")
        assert judge(book, units) == 0
        assert statuses(book, units)["kim"][0] == WRONG


def test_regrading_judges_everything_again(out, units):
    with Gradebook(out) as book:
        book.hand_in(KIM, units[0], "first\n", "kim/double.py")
        judge(book, units)
        assert len(book.tasks(units, SETTINGS, True, again=True)) == 1
        assert book.tasks([units[1]], SETTINGS, True, again=True) == []


@pytest.mark.parametrize(
    "file",
    [
        "units/02_quadruple/test_quadruple.py",
        "solutions/02_quadruple/test_quadruple_hidden.py",
        "solutions/02_quadruple/quadruple.py",
        "solutions/01_double/double.py",
    ],
)
def test_a_verdict_does_not_hold_when_the_tests_or_a_reference_have_changed(out, kata, units, file):
    with Gradebook(out) as book:
        book.hand_in(KIM, units[1], "first\n", "kim/quadruple.py")
        judge(book, units)
        path = kata.folder / file
        kata.write(file, (path.read_bytes() if path.exists() else b"") + b"# changed\n")
        assert len(book.tasks(units, SETTINGS, True)) == 1


def test_a_verdict_does_not_hold_under_another_limit(out, units):
    with Gradebook(out) as book:
        book.hand_in(KIM, units[1], "first\n", "kim/quadruple.py")
        judge(book, units)
        assert len(book.tasks(units, Settings(call_seconds=3), True)) == 1
        assert len(book.tasks(units, Settings(unit_seconds=30), True)) == 1


def test_a_verdict_without_a_sandbox_holds_only_while_there_is_none(out, units):
    with Gradebook(out) as book:
        book.hand_in(KIM, units[0], "first\n", "kim/double.py")
        judge(book, units, isolated=False)
        assert book.tasks(units, SETTINGS, False) == []
        assert judge(book, units, isolated=True) == 1
        assert book.tasks(units, SETTINGS, False) == []  # what was isolated once is not made worse


def test_an_override_wins_survives_a_new_verdict_and_can_be_taken_back(out, units):
    with Gradebook(out) as book:
        book.hand_in(KIM, units[0], "first\n", "kim/double.py")
        judge(book, units, WRONG)
        book.override("kim", units[0], Override(7.5, "told me why"))
    with Gradebook(out) as book:
        book.hand_in(KIM, units[0], "second\n", "kim/double.py")
        judge(book, units)
        (kim,) = book.grades(units, SETTINGS).students()
        assert (kim.units[0].points, kim.units[0].computed) == (7.5, 10)
        assert kim.units[0].override.reason == "told me why"
        book.override("kim", units[0], None)
        (kim,) = book.grades(units, SETTINGS).students()
        assert (kim.units[0].points, kim.points, kim.of) == (10, 10, 20)


def test_students_come_by_name_and_those_with_nothing_too(out, units):
    with Gradebook(out) as book:
        book.add_student(KIM)
        book.add_student(Student("zoe", "Ada"))
        book.add_student(ADA)
        students = [graded.student for graded in book.grades(units, SETTINGS).students()]
        assert students == [ADA, Student("zoe", "Ada"), KIM]
        assert book.count_students() == 3


@pytest.mark.parametrize("text", ["kim", "Kim", "17", "kim@example.org"])
def test_a_student_is_found_by_key_name_id_or_address(out, text):
    with Gradebook(out) as book:
        book.add_student(KIM)
        book.add_student(ADA)
        assert book.find_student(text) == KIM


def test_a_name_that_nobody_has_or_several_have_is_told(out):
    with Gradebook(out) as book:
        for key in ("kim-1", "kim-2"):
            book.add_student(Student(key, "Kim"))
        book.add_student(Student("ada", "kim-1"))
        with pytest.raises(KataError, match="names several students: kim-1, kim-2"):
            book.find_student("Kim")
        assert book.find_student("kim-1").name == "Kim"  # a key before a name
        with pytest.raises(KataError, match="no student 'sam' among the 3"):
            book.find_student("sam")


def test_what_is_taken_in_together_is_written_all_or_not_at_all(out, units):
    with Gradebook(out) as book:
        with contextlib.suppress(ValueError), book.one_transaction():
            book.hand_in(KIM, units[0], "first\n", "kim/double.py")
            raise ValueError("in the middle")
        assert book.count_students() == 0
        with book.one_transaction():
            book.hand_in(KIM, units[0], "first\n", "kim/double.py")
        assert book.handed_in() == {"01_double"}


def test_what_was_left_out_is_that_of_the_last_time(out, units):
    first, second = LeftOut("kim/a.txt", "no Python"), LeftOut("kim/b.txt", "too large")
    with Gradebook(out) as book:
        book.add_student(ADA)
        for left_out in ([first], [second, first]):
            book.add_student(KIM)
            book.leave_out(KIM, left_out)
        ada, kim = book.grades(units, SETTINGS).students()
        assert (ada.left_out, kim.left_out) == ([], [second, first])


def test_a_text_with_half_a_character_is_kept_as_it_is(out, units):
    with Gradebook(out) as book:
        book.hand_in(KIM, units[0], "x = '\ud800'\n", "kim/double.py")
        (task,) = book.tasks(units, SETTINGS, True)
        assert book.text(task) == b"x = '\xed\xa0\x80'\n"


# A gradebook that can't be used


def test_two_runs_at_once_are_kept_apart(out):
    with Gradebook(out), pytest.raises(KataError, match="Another run is at work"):
        Gradebook(out)
    with Gradebook(out) as book:
        assert book.count_students() == 0


def test_a_file_that_is_no_gradebook_is_left_alone(out):
    out.mkdir()
    file = out / gradebook.FILE
    file.write_bytes(b"something else, and long enough to be a file of its own kind" * 20)
    with pytest.raises(KataError, match="is no gradebook"):
        Gradebook(out)
    assert file.read_bytes().startswith(b"something else")


@pytest.mark.parametrize("script", ["CREATE TABLE other (x)", "PRAGMA user_version = 99"])
def test_a_database_of_another_program_or_version_is_left_alone(out, script):
    out.mkdir()
    base = sqlite3.connect(out / gradebook.FILE)
    base.execute(script)
    base.commit()
    base.close()
    with pytest.raises(KataError, match="written by another version"):
        Gradebook(out)


def test_a_folder_that_is_none_is_told(tmp_path):
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(KataError, match="can't be used for results"):
        Gradebook(tmp_path / "file" / "grades")
