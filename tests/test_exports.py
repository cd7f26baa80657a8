"""Whose work it is: every form in which a class hands in, and the students' keys."""

from __future__ import annotations

import json
import re

import pytest

from kata.errors import KataError
from kata.grading.submissions import find
from submission_makers import DOUBLE, OTHER, QUADRUPLE, Files, found_in, notebook, write, zipped

pytest_plugins = ["submission_fixtures"]


CLASS: Files = {
    "ada/units/01_double/double.py": DOUBLE,
    "ada/units/02_quadruple/quadruple.py": QUADRUPLE,
    "kim/double.py": OTHER,
    "sam/notes.txt": "nothing yet",
}


def test_a_folder_for_each_student(handed_in):
    found = handed_in(CLASS)
    assert found.form == "a folder for each student"
    assert found.students == ["ada", "kim", "sam"]
    assert found.sources == {("ada", "double"): DOUBLE, ("ada", "quadruple"): QUADRUPLE, ("kim", "double"): OTHER}
    assert found.origins["kim", "double"] == "class/kim/double.py"
    assert found.ignored == {"class/sam": "1 file is neither Python nor a notebook (.txt)"}


def test_a_zip_of_folders_and_one_with_a_folder_around_them_are_read_alike(handed_in_as_zip):
    for around in ("", "class/", "handed in/"):
        found = handed_in_as_zip({around + path: text for path, text in CLASS.items()})
        assert found.form == "a folder for each student"
        assert found.students == ["ada", "kim", "sam"]
        assert found.sources["ada", "quadruple"] == QUADRUPLE
        assert found.origins["kim", "double"] == f"class.zip/{around}kim/double.py"


def test_a_folder_with_the_name_of_its_zip_is_not_taken_for_a_student(handed_in_as_zip):
    assert handed_in_as_zip({"class/kim/unit/double.py": DOUBLE}).sources == {("kim", "double"): DOUBLE}
    assert handed_in_as_zip({"kim/unit/double.py": DOUBLE}).sources == {("kim", "double"): DOUBLE}


def test_a_zip_for_each_student_and_zips_inside_of_zips(handed_in, handed_in_as_zip):
    files: Files = {
        "ada.zip": zipped({"double.py": DOUBLE}),
        "kim/work.zip": zipped({"kim/01_double/double.py": OTHER}),
    }
    for found in (handed_in(files), handed_in_as_zip(files)):
        assert found.sources == {("ada", "double"): DOUBLE, ("kim", "double"): OTHER}
        assert found.origins["kim", "double"].endswith("/kim/work.zip/kim/01_double/double.py")


def test_a_folder_and_a_zip_of_one_name_are_one_student(handed_in):
    found = handed_in({"kim/double.py": DOUBLE, "kim.zip": zipped({"quadruple.py": QUADRUPLE})})
    assert found.students == ["kim"]
    assert found.sources == {("kim", "double"): DOUBLE, ("kim", "quadruple"): QUADRUPLE}


@pytest.mark.parametrize("files", [{"double.py": DOUBLE}, {"units/01_double/double.py": DOUBLE},
                                   {"01_double/double.py": DOUBLE, "readme.txt": ""},
                                   {"poker-kata-main/units/01_double/double.py": DOUBLE},
                                   {"my double final.py": DOUBLE}])  # fmt: skip
def test_a_folder_with_units_in_it_is_one_students(handed_in, handed_in_as_zip, files):
    for found in (handed_in(files), handed_in_as_zip(files)):
        assert found.form == "one student's work"
        assert found.sources == {("class", "double"): DOUBLE}


def test_a_single_file_is_one_students(root, tmp_path):
    write(tmp_path, {"double.py": DOUBLE, "kim.py": DOUBLE, "01_double.ipynb": notebook(DOUBLE)})
    assert found_in(root, tmp_path / "double.py").sources == {("double", "double"): DOUBLE}
    by_functions = found_in(root, tmp_path / "kim.py")
    assert by_functions.form == "one student's file"
    assert by_functions.sources == {("kim", "double"): DOUBLE}
    assert "by the functions in it" in by_functions.remarks["kim", "double"]
    by_notebook = found_in(root, tmp_path / "01_double.ipynb")
    assert by_notebook.students[0].startswith("01-double-")
    assert by_notebook.sources[by_notebook.students[0], "double"].endswith(DOUBLE + "\n")


def test_a_moodle_export_with_folders(handed_in, handed_in_as_zip):
    files: Files = {
        "Kim Doe_123_assignsubmission_file_/double.py": DOUBLE,
        "Kim Doe_123_assignsubmission_onlinetext_/onlinetext.html": "<p>Hello",
        "Kim Doe_124_assignsubmission_file/units/01_double/double.py": OTHER,
        "Default group_assignsubmission_file_/02_quadruple.py": QUADRUPLE,
        "Sam_125_assignsubmission_onlinetext_/onlinetext.html": "Sorry",
    }
    for found in (handed_in(files), handed_in_as_zip(files)):
        assert found.form == "a Moodle export"
        group, kim, other, sam = found.students
        assert (group[:14], kim[:12], other[:12], sam[:8]) == (
            "default-group-",
            "kim-doe-123-",
            "kim-doe-124-",
            "sam-125-",
        )
        assert found.sources == {(group, "quadruple"): QUADRUPLE, (kim, "double"): DOUBLE, (other, "double"): OTHER}
        assert [reason for path, reason in found.ignored.items() if "onlinetext" in path] == [
            "it was typed into Moodle, not handed in as a file"
        ] * 2


def test_moodles_number_is_called_as_its_grading_worksheet_calls_it(root, tmp_path):
    write(tmp_path / "class", {"Kim Doe_123_assignsubmission_file_/double.py": DOUBLE})
    (kim,) = find(root, tmp_path / "class").students
    assert (kim.name, kim.id) == ("Kim Doe", "Participant 123")


@pytest.mark.parametrize(
    "stray", ["double.py", "doe_12_34_double.py", "Doe_12_assignsubmission_file_double.py", "01_double/double.py"]
)
def test_one_stray_file_changes_nothing_of_the_form_of_a_class(handed_in, stray):
    found = handed_in({"kim/double.py": DOUBLE, "ada/double.py": OTHER, stray: DOUBLE})
    assert found.form == "a folder for each student"
    assert {("kim", "double"), ("ada", "double")} <= found.sources.keys()


def test_a_unit_beside_a_folder_of_older_work_is_still_one_students(handed_in):
    found = handed_in({"double.py": DOUBLE, "old/double.py": OTHER})
    assert found.form == "one student's work"
    assert found.sources == {("class", "double"): DOUBLE}


def test_a_moodle_export_without_folders(handed_in_as_zip):
    found = handed_in_as_zip(
        {
            "Kim Doe_123_assignsubmission_file_double.py": DOUBLE,
            "Kim Doe_123_assignsubmission_file_02_quadruple.py": QUADRUPLE,
            "Kim Doe_123_assignsubmission_onlinetext_onlinetext.html": "",
            "Participant_9_assignsubmission_file_all.zip": zipped({"double.py": OTHER}),
            "readme.txt": "",
        }
    )
    kim, nameless = found.students
    assert found.sources == {(kim, "double"): DOUBLE, (kim, "quadruple"): QUADRUPLE, (nameless, "double"): OTHER}
    assert found.ignored["class.zip/readme.txt"] == "its name is not one that Moodle gives"


def test_a_canvas_export(root, handed_in, handed_in_as_zip, tmp_path):
    files: Files = {
        "doekim_123_4567_double.py": DOUBLE,
        "doekim_123_4568_double-1.py": OTHER,
        "doekim_123_4569_02_quadruple.py": QUADRUPLE,
        "doekim_LATE_124_4570_work.zip": zipped({"units/01_double/double.py": DOUBLE}),
        "anon_x7Ab2_4571_double.py": DOUBLE,
        "LATE_anon_y7Ab2_4572_double.py": DOUBLE,
        "sam_125_text.html": "Sorry",
        "notes.txt": "",
    }
    for found in (handed_in(files), handed_in_as_zip(files)):
        assert found.form == "a Canvas export"
        names = ["anon-x7ab2-anon-x7ab2", "anon-y7ab2-anon-y7ab2", "doekim-123", "doekim-124", "sam-125"]
        assert [key[:-11] for key in found.students] == names
        _, _, kim, other, _ = found.students
        assert found.sources[kim, "double"] == OTHER
        assert found.sources[kim, "quadruple"] == QUADRUPLE
        assert found.sources[other, "double"] == DOUBLE
        assert len(found.sources) == 5
    names = [(student.name, student.id) for student in find(root, tmp_path / "class").students]
    assert names[2] == ("doekim", "123")


METADATA = """---
submission_1:
  :submitters:
  - :name: Kim Doe
    :sid: '007'
    :email: kim@example.org
  - :name: Ada
    :sid: 12
    :email: ada@example.org
  :created_at: !ruby/object:Time 2026-11-01 10:00:00 Z
  :score: 3.0
  :results: {tests: [{name: ':submitters', x: [[1, {a: b}]]}]}
  :history:
  - :submitters:
    - :name: nobody
submission_2:
  :submitters:
  - :name: Sam
    :sid:
    :email: sam@example.org
submission_3:
  :submitters:
"""


def test_a_gradescope_export_gives_each_of_a_group_the_work(root, handed_in, handed_in_as_zip, tmp_path):
    files: Files = {
        "submission_metadata.yml": METADATA,
        "submission_1/double.py": DOUBLE,
        "submission_3/double.py": OTHER,
        "stray.py": "",
    }
    for found in (handed_in(files), handed_in_as_zip({f"assignment_9_export/{path}": files[path] for path in files})):
        assert found.form == "a Gradescope export"
        assert [key[:-11] for key in found.students[:3]] == ["ada-12", "kim-doe-007", "sam"]
        ada, kim, _, nameless = found.students
        assert found.sources == {(ada, "double"): DOUBLE, (kim, "double"): DOUBLE, (nameless, "double"): OTHER}
    students = find(root, tmp_path / "class").students
    assert (students[1].name, students[1].id, students[1].email) == ("Kim Doe", "007", "kim@example.org")


@pytest.mark.parametrize("text", ["a: [", "a: " + "[" * 5000, "\x00", "- &a [*a]\n- *b", "- :submitters:\n  - :sid: 1"])
def test_a_broken_list_of_submitters_is_told(handed_in, text):
    with pytest.raises(KataError, match=r"submission_metadata.yml|No unit|Nothing"):
        handed_in({"submission_metadata.yml": text})


def test_the_folder_of_the_autograder_is_one_students(root, tmp_path):
    write(tmp_path, {"submission/double.py": DOUBLE, "submission/extra/x.txt": ""})
    assert found_in(root, tmp_path / "submission").sources == {("submission", "double"): DOUBLE}
    users = {"users": [{"id": 7, "name": "Kim Doe", "email": "kim@example.org"}]}
    write(tmp_path, {"submission_metadata.json": json.dumps(users)})
    (student,) = find(root, tmp_path / "submission").students
    assert (student.name, student.id, student.email) == ("Kim Doe", "7", "kim@example.org")
    write(tmp_path, {"submission_metadata.json": '{"users": 3}'})
    assert found_in(root, tmp_path / "submission").students == ["submission"]


@pytest.mark.parametrize("name", ["nothing", "file.txt", "class.tar.gz", "class.7z", "broken.zip"])
def test_what_can_not_be_graded_is_told_in_a_sentence(root, tmp_path, name):
    if name != "nothing":
        (tmp_path / name).write_bytes(b"PK")
    with pytest.raises(KataError) as error:
        find(root, tmp_path / name)
    assert name in str(error.value)


def test_a_folder_with_nothing_in_it_is_told_with_what_was_looked_for(handed_in):
    with pytest.raises(KataError, match=r"Nothing was handed in at .*\n.*Moodle, Canvas or Gradescope"):
        handed_in({"readme.txt": ""})
    with pytest.raises(KataError, match=r"No unit was found in a folder for each student, class.\n.*\n.*kind.py"):
        handed_in({"kim/readme.txt": "", "ada/readme.txt": ""})


def test_a_folder_that_grades_were_written_to_is_no_students(handed_in):
    assert handed_in({"kim/double.py": DOUBLE, "ada/x.txt": "", "out/gradebook.sqlite": ""}).students == ["ada", "kim"]


@pytest.mark.parametrize(
    ("folder", "key"),
    [("kim", "kim"), ("kim-doe-2", "kim-doe-2"), ("Kim", "kim-"), ("Kim Doe", "kim-doe-"), ("kim_doe", "kim-doe-"),
     ("Zoë Groß", "zoe-gross-"), ("山田", "student-"), ("con", "con-"), ("com1", "com1-"), ("k" * 60, "k" * 40 + "-"),
     ("kim-0123456789", "kim-0123456789-"), ("...", "student-"), ("-kim", "kim-")],
)  # fmt: skip
def test_a_student_has_a_key_that_is_a_name_for_files_and_depends_on_nothing_else(root, tmp_path, folder, key):
    if folder == "...":
        folder = "!!!"
    alone = find(root, write(tmp_path / "1", {f"{folder}/double.py": DOUBLE, "ada/x.txt": ""})).students
    others: Files = {f"{name}/x.txt": "" for name in ("KIM", "ki", "kim doe", "sam")}
    among = find(root, write(tmp_path / "2", {f"{folder}/double.py": DOUBLE, **others})).students
    (student,) = (student for student in alone if student.key != "ada")
    assert student in among
    assert student.key == key or re.fullmatch(re.escape(key) + "[0-9a-f]{10}", student.key)
    assert (student.key == key) == (key == folder)
    assert re.fullmatch("[a-z0-9]+(-[a-z0-9]+)*", student.key)
    assert len({student.key for student in among}) == len(among)


def test_two_of_one_name_are_told_apart_by_all_that_is_known(root, handed_in):
    people = "".join(
        f"submission_{n}:\n  :submitters:\n  - :name: Kim Doe\n    :email: kim{n}@example.org\n" for n in "12"
    )
    found = handed_in({"submission_metadata.yml": people, "submission_2/double.py": DOUBLE})
    assert len(set(found.students)) == 2


def test_a_name_is_the_same_however_its_accents_are_written(root, tmp_path):
    write(tmp_path / "class", {"Zo\u00eb/double.py": DOUBLE, "Zoe\u0308/quadruple.py": QUADRUPLE, "ada/x.txt": ""})
    found = found_in(root, tmp_path / "class")
    assert len(found.students) == 2
    assert len(found.sources) == 2
