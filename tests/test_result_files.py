"""The files of a class's results, as the programs that read them need them, whatever the students wrote."""

from __future__ import annotations

import csv
import io
import json
import os
import weakref
from collections.abc import Iterable, Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest

from kata.errors import KataError
from kata.grading.grades import Override, Student, StudentGrades, UnitGrade, grade
from kata.grading.result_files import write_all
from kata.grading.settings import UnitSettings
from kata.report import CRASHED, NOT_WRITTEN, PASSED, WRONG
from made_up_grades import UNITS, MadeUpClass, made_up_test, made_up_verdict

KIND = UNITS[3]  # of three stages
PAIRS = UNITS[4]
ADA = Student("ada", "Ada", "17", "ada@example.org")
KIM = Student("kim", "Kim Doe")
# What a student may call herself, or her code may come back with.
HOSTILE = "]]><script>alert(1)</script>&amp;\x00\x1b[31m\ud800\ufffe\u202e\r\n=1+1"


class OneClass:
    """A class of the students given."""

    def __init__(self, *students: StudentGrades) -> None:
        self.units = [KIND, PAIRS]
        self.all = students

    def students(self) -> Iterable[StudentGrades]:
        return iter(self.all)


def kind(*statuses: str, hidden: int = 9, override: Override | None = None, isolated: bool = True) -> UnitGrade:
    """A grade in the unit kind, which gives 12 points: 3 for each stage and 3 for the hidden tests."""
    verdict = made_up_verdict(KIND, list(statuses), hidden, isolated) if statuses else None
    return grade(KIND, UnitSettings(points=12), verdict, "ada/kind.py" if statuses else "", override)


def student(who: Student, kind_grade: UnitGrade, pairs: UnitGrade | None = None) -> StudentGrades:
    return StudentGrades(who, [kind_grade, pairs or grade(PAIRS, UnitSettings(), None)])


def written(out: Path, *students: StudentGrades) -> Path:
    """The folder with the results of these students."""
    out.mkdir(exist_ok=True)
    write_all(OneClass(*students), out)
    return out


def test_a_class_from_moodle_has_a_grading_worksheet(tmp_path):
    ada, kim = Student("ada", "Ada", "Participant 17"), Student("kim", "=Kim", "Participant 18")
    out = written(tmp_path / "out", student(ada, kind(PASSED, PASSED, WRONG)), student(kim, kind()))
    assert list(csv.reader(io.StringIO((out / "moodle.csv").read_text(encoding="utf-8")))) == [
        ["Identifier", "Full name", "Grade", "Last modified (grade)"],
        ["Participant 17", "Ada", "9", "-"],
        ["Participant 18", "'=Kim", "0", "-"],
    ]
    written(out, student(ADA, kind(PASSED, PASSED, WRONG)))
    assert not (out / "moodle.csv").exists()


def table(out: Path) -> list[list[str]]:
    return list(csv.reader(io.StringIO((out / "grades.csv").read_text(encoding="utf-8-sig"))))


def contents(out: Path) -> dict[str, bytes]:
    return {str(path.relative_to(out)): path.read_bytes() for path in sorted(out.rglob("*")) if path.is_file()}


def suites(out: Path) -> dict[str, ElementTree.Element]:
    root = ElementTree.parse(out / "junit.xml").getroot()
    assert root.tag == "testsuites"
    return {suite.attrib["name"]: suite for suite in root}


def test_every_file_is_written(tmp_path: Path):
    out = written(tmp_path / "out", student(ADA, kind(PASSED, PASSED, PASSED)), student(KIM, kind()))
    assert sorted(contents(out)) == [
        "class.html",
        "grades.csv",
        "grades.json",
        "junit.xml",
        "students/ada/feedback.html",
        "students/ada/results.json",
        "students/kim/feedback.html",
        "students/kim/results.json",
    ]


# grades.csv


def test_the_table_has_the_columns_of_canvas_and_then_a_column_for_each_unit(tmp_path: Path):
    out = written(tmp_path, student(ADA, kind(PASSED, WRONG, WRONG, hidden=3)))
    assert table(out) == [
        ["Student", "ID", "SIS User ID", "SIS Login ID", "Section", "04 kind", "05 two_pair", "Final Points"],
        ["Ada", "17", "17", "ada@example.org", "", "4", "", "4"],
    ]


def test_no_row_of_the_table_is_without_a_login(tmp_path: Path):
    out = written(tmp_path, student(Student("sam", "Sam", "3"), kind()), student(KIM, kind()))
    assert [row[:5] for row in table(out)[1:]] == [["Sam", "3", "3", "3", ""], ["Kim Doe", "", "kim", "kim", ""]]


def test_the_table_leaves_empty_what_was_not_handed_in_and_has_0_for_work_that_earned_nothing(tmp_path: Path):
    out = written(tmp_path, student(ADA, kind(WRONG, WRONG, WRONG, hidden=0)), student(KIM, kind()))
    assert [row[5] for row in table(out)[1:]] == ["0", ""]


def test_the_table_has_the_points_that_an_instructor_gave(tmp_path: Path):
    given = Override(10.5, "on paper")
    out = written(tmp_path, student(ADA, kind(WRONG, WRONG, WRONG, override=given)), student(KIM, kind(override=given)))
    assert [(row[5], row[7]) for row in table(out)[1:]] == [("10.5", "10.5"), ("10.5", "10.5")]


def test_a_spreadsheet_takes_the_table_for_utf_8_and_canvas_finds_the_first_column(tmp_path: Path):
    out = written(tmp_path, student(Student("zoe", "Zoë"), kind()))
    assert (out / "grades.csv").read_bytes().startswith(b"\xef\xbb\xbfStudent,ID,")
    assert table(out)[1][0] == "Zoë"


@pytest.mark.parametrize(
    ("name", "cell"),
    [
        ('=HYPERLINK("http://example.org")', '\'=HYPERLINK("http://example.org")'),
        ("+1", "'+1"),
        ("-1", "'-1"),
        ("@SUM(A1)", "'@SUM(A1)"),
        ("＝1+1", "'＝1+1"),
        ("＋1", "'＋1"),
        ("－1", "'－1"),
        ("＠SUM(A1)", "'＠SUM(A1)"),
        ("  =1+1", "  '=1+1"),
        ("\t=1+1", "\\x09=1+1"),
        ("\r=1+1", "\\x0d=1+1"),
        ("a;=1+1", "a;'=1+1"),
        ('a;"=1+1"', 'a;"\'=1+1"'),
        ("a,-1", "a,'-1"),
        ("Kim-Ada Doe", "Kim-Ada Doe"),
        ("2 + 2 = 4", "2 + 2 = 4"),
    ],
)
def test_no_text_is_a_formula_in_a_spreadsheet(tmp_path: Path, name: str, cell: str):
    out = written(tmp_path, student(Student("ada", name, name, name), kind()))
    assert table(out)[1][:5] == [cell, cell, cell, cell, ""]


def test_a_name_of_many_lines_is_one_row(tmp_path: Path):
    out = written(tmp_path, student(Student("ada", HOSTILE), kind()), student(KIM, kind()))
    assert len((out / "grades.csv").read_bytes().splitlines()) == 3


# grades.json


def test_the_json_tells_everything(tmp_path: Path):
    override = Override(11, "right in another way")
    out = written(tmp_path, student(ADA, kind(PASSED, CRASHED, PASSED, hidden=3, override=override, isolated=False)))
    data = json.loads((out / "grades.json").read_text())
    assert [unit["unit"] for unit in data["units"]] == ["04_kind", "05_two_pair"]
    ada = data["students"][0]
    assert {name: ada[name] for name in ("key", "name", "id", "email", "points", "of")} == {
        "key": "ada",
        "name": "Ada",
        "id": "17",
        "email": "ada@example.org",
        "points": 11,
        "of": 22,
    }
    first, second = ada["units"]
    assert (first["points"], first["computed"], first["of"], first["override"]) == (11, 7, 12, vars(override))
    assert (first["status"], first["handed_in"], first["isolated"], first["origin"]) == (
        CRASHED,
        True,
        False,
        "ada/kind.py",
    )
    assert [(stage["status"], stage["points"], stage["passed"]) for stage in first["stages"]] == [
        (PASSED, 3, 3),
        (CRASHED, 0, 1),
        (PASSED, 3, 3),
    ]
    red = first["stages"][1]["tests"][1]
    assert red["came"] == "IndexError: list index out of range"
    assert red["message"] == made_up_test("test_three_aces", CRASHED).message
    assert [test["name"] for test in first["hidden"]["tests"]] == [f"test_secret_{number}" for number in range(9)]
    assert (second["status"], second["handed_in"], second["points"]) == ("not submitted", False, 0)


def test_the_json_can_be_read_whatever_the_texts_have_and_a_terminal_does_not_act_on_it(tmp_path: Path):
    out = written(tmp_path, student(Student("ada", HOSTILE), kind()), student(Student("zoe", "Zoë"), kind()))
    text = (out / "grades.json").read_bytes()
    assert all(byte == 10 or 32 <= byte < 127 for byte in text)
    data = json.loads(text)
    assert [student["name"] for student in data["students"]] == [HOSTILE.replace("\ud800", "?"), "Zoë"]


def test_the_json_of_an_empty_class_can_be_read(tmp_path: Path):
    assert json.loads((written(tmp_path) / "grades.json").read_text())["students"] == []


# junit.xml


def test_junit_has_a_case_for_each_stage_and_counts_the_hidden_tests_in_one(tmp_path: Path):
    out = written(tmp_path, student(ADA, kind(PASSED, WRONG, NOT_WRITTEN, hidden=7)))
    suite = suites(out)["Ada (ada): 04 kind"]
    assert {name: suite.attrib[name] for name in ("tests", "failures", "errors", "skipped")} == {
        "tests": "4",
        "failures": "3",
        "errors": "0",
        "skipped": "0",
    }
    assert [(case.attrib["classname"], case.attrib["name"]) for case in suite] == [
        ("ada.04_kind", "1. Exactly n"),
        ("ada.04_kind", "2. The highest"),
        ("ada.04_kind", "3. None at all"),
        ("ada.04_kind", "hidden: 7 of 9"),
    ]
    assert [case.find("failure") is not None for case in suite] == [False, True, True, True]
    failure = suite[1].find("failure")
    assert failure is not None
    assert failure.attrib["message"] == "Your code came back with something other than what was wanted."
    assert failure.text == "\n".join(made_up_test("test_three_aces", WRONG).message)


def test_junit_skips_what_was_not_handed_in(tmp_path: Path):
    suite = suites(written(tmp_path, student(ADA, kind())))["Ada (ada): 04 kind"]
    assert (suite.attrib["skipped"], suite.attrib["failures"]) == ("3", "0")
    assert [case.findtext("skipped") for case in suite] == ["Nothing was handed in for this unit."] * 3


def test_junit_marks_what_was_judged_without_a_sandbox(tmp_path: Path):
    out = written(
        tmp_path, student(ADA, kind(PASSED, PASSED, PASSED, isolated=False)), student(KIM, kind(PASSED, PASSED, PASSED))
    )
    marked = [
        name
        for name, suite in suites(out).items()
        if suite.find("properties/property[@name='not isolated']") is not None
    ]
    assert marked == ["Ada (ada): 04 kind"]


def test_junit_tells_students_of_one_name_apart(tmp_path: Path):
    out = written(tmp_path, *(student(Student(key, "Kim Doe"), kind(WRONG, WRONG, WRONG)) for key in ("kim", "sam")))
    names = [suite.attrib["name"] for suite in ElementTree.parse(out / "junit.xml").getroot()]
    assert len(set(names)) == 4


def test_junit_is_xml_whatever_the_texts_have(tmp_path: Path):
    grade = kind(PASSED, WRONG, WRONG)
    grade.stages[1].report.tests[1] = made_up_test("test_a_pair", WRONG, came=HOSTILE, output=HOSTILE)
    out = written(tmp_path, student(Student("ada", HOSTILE), grade))
    (first, _) = suites(out)
    assert first.startswith("]]><script>alert(1)</script>&amp;\\x00\\x1b[31m\\ud800\\ufffe\\u202e\\x0d\\x0a=1+1")
    assert "]]><script>alert(1)</script>&amp;\\x00\\x1b[31m" in (suites(out)[first].findtext(".//failure") or "")


# results.json


def test_gradescope_gets_the_score_and_a_test_for_each_stage(tmp_path: Path):
    out = written(tmp_path, student(ADA, kind(PASSED, WRONG, PASSED, hidden=3)))
    data = json.loads((out / "students/ada/results.json").read_text())
    assert data["score"] == 7
    assert data["output"] == "7 of 22 points"
    tests = data["tests"]
    assert [(test["name"], test["score"], test["max_score"], test["status"]) for test in tests[:4]] == [
        ("04 kind: Exactly n", 3, 3, "passed"),
        ("04 kind: The highest", 0, 3, "failed"),
        ("04 kind: None at all", 3, 3, "passed"),
        ("04 kind: hidden: 3 of 9", 1, 3, "failed"),
    ]
    assert "\n  came back  8\n  wanted     9\n" in tests[1]["output"]
    assert {test["name"].partition(":")[0] for test in tests[4:]} == {"05 two_pair"}
    assert {(test["score"], test["status"]) for test in tests[4:]} == {(0, "failed")}
    assert {test["output"] for test in tests[4:]} == {"Nothing was handed in for this unit."}
    assert {test["visibility"] for test in tests} == {"visible"}


def test_gradescope_shows_no_text_as_anything_but_text(tmp_path: Path):
    data = json.loads(
        (written(tmp_path, student(ADA, kind(WRONG, WRONG, WRONG))) / "students/ada/results.json").read_text()
    )
    formats = [data["output_format"], data["test_output_format"], data["test_name_format"]]
    formats += [test[name] for test in data["tests"] for name in ("output_format", "name_format")]
    assert set(formats) == {"text"}


def test_gradescope_tells_of_points_given_by_hand_and_of_a_missing_sandbox(tmp_path: Path):
    grade = kind(WRONG, WRONG, WRONG, hidden=0, override=Override(11, "right\x1b[2J"), isolated=False)
    data = json.loads((written(tmp_path, student(ADA, grade)) / "students/ada/results.json").read_text())
    assert data["score"] == 11
    assert data["output"].splitlines() == [
        "11 of 22 points",
        "04 kind: 11 of 12 points, given by your instructor: right\\x1b[2J",
        "04 kind: not isolated. This was judged without a sandbox.",
    ]


# All of them


def test_hidden_tests_are_counted_for_students_and_shown_only_in_the_json(tmp_path: Path):
    grade = kind(PASSED, PASSED, PASSED, hidden=7)
    files = contents(written(tmp_path, student(ADA, grade)))
    assert [name for name, content in files.items() if b"secret" in content] == ["grades.json"]
    for name in ("junit.xml", "students/ada/feedback.html", "students/ada/results.json"):
        assert b"hidden: 7 of 9" in files[name]


def test_the_same_grades_make_the_same_bytes(tmp_path: Path):
    write_all(MadeUpClass(5), tmp_path / "one")
    write_all(MadeUpClass(5), tmp_path / "two")
    assert contents(tmp_path / "one") == contents(tmp_path / "two")


def test_a_student_who_left_the_class_leaves_no_files(tmp_path: Path):
    out = written(tmp_path, student(ADA, kind()), student(KIM, kind()))
    (out / "students/kim/feedback.html.new").touch()
    written(tmp_path, student(ADA, kind()))
    assert [folder.name for folder in (out / "students").iterdir()] == ["ada"]


def test_what_is_not_ours_stays(tmp_path: Path):
    elsewhere = written(tmp_path / "elsewhere", student(KIM, kind())) / "students/kim"
    out = written(tmp_path / "out", student(ADA, kind()), student(KIM, kind()))
    students = out / "students"
    (students / "kim/letter.txt").write_text("to keep")
    (students / "notes").mkdir()
    (students / "Mine").mkdir()
    (students / "Mine/feedback.html").touch()
    (students / "readme.txt").touch()
    os.symlink(elsewhere, students / "sam")
    written(out, student(ADA, kind()))
    assert sorted(path.name for path in students.iterdir()) == ["Mine", "ada", "kim", "notes", "readme.txt", "sam"]
    assert [path.name for path in (students / "kim").iterdir()] == ["letter.txt"]
    assert (students / "Mine/feedback.html").exists()
    assert sorted(path.name for path in elsewhere.iterdir()) == ["feedback.html", "results.json"]


def test_a_run_that_ends_in_the_middle_leaves_the_class_files_as_they_were(tmp_path: Path):
    class Broken(OneClass):
        def students(self) -> Iterator[StudentGrades]:
            yield student(ADA, kind(PASSED, PASSED, PASSED))
            raise KeyboardInterrupt

    out = written(tmp_path, student(KIM, kind()))
    before = contents(out)
    with pytest.raises(KeyboardInterrupt):
        write_all(Broken(), out)
    after = contents(out)
    assert {name: after[name] for name in before} == before
    assert not [name for name in after if name.endswith(".new")]


def test_a_place_that_cannot_be_written_is_told_in_a_sentence(tmp_path: Path):
    (tmp_path / "grades.csv").mkdir()
    with pytest.raises(KataError, match=r"The results can't be written: .*grades\.csv"):
        written(tmp_path, student(ADA, kind()))


def test_students_are_not_held_in_memory(tmp_path: Path):
    made: list[weakref.ref[StudentGrades]] = []

    class Watched(MadeUpClass):
        def students(self) -> Iterator[StudentGrades]:
            for grades in super().students():
                # The one before may still be at hand, and the one that is on its way.
                assert sum(other() is not None for other in made) <= 1
                made.append(weakref.ref(grades))
                yield grades
                del grades

    write_all(Watched(6), tmp_path)
    assert len(made) == 6
