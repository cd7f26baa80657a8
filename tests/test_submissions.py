"""What students hand in, as it really comes: found, read, and made harmless."""

from __future__ import annotations

import json
import os
import random
import re
import stat
import zipfile
from pathlib import Path
from typing import Any

import pytest

from helpers import SMALL_KATA, small_kata
from kata.errors import KataError
from kata.grading import archives, submissions
from kata.grading.harmless import harmless
from kata.grading.submissions import LARGEST_SOURCE, Handed, decoded, find
from submission_makers import (
    DOUBLE,
    OTHER,
    QUADRUPLE,
    STUB,
    Files,
    Found,
    found_in,
    notebook,
    with_mode,
    write,
    zipped,
)


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("kim", "kim"),
        ("Zoë 山田 Ωμέγα ✓", "Zoë 山田 Ωμέγα ✓"),
        ("\x1b[31mred\x07", "\\x1b[31mred\\x07"),
        ("a\nb\tc\rd", "a\\x0ab\\x09c\\x0dd"),
        ("kind\u202eyp.exe", "kind\\u202eyp.exe"),
        ("a\u200bb\u2060c\ufeffd\u3164e\u00a0f", "a\\u200bb\\u2060c\\ufeffd\\u3164e\\xa0f"),
        ("\udcff\ud800", "\\udcff\\ud800"),
        ("\U000e0041\U000e0100\ufe0f\x85\u2028\uffff", "\\U000e0041\\U000e0100\\ufe0f\\x85\\u2028\\uffff"),
        ("e" + "\u0301" * 6, "e" + "\u0301" * 4 + "\\u0301" * 2),
    ],
)
def test_what_acts_instead_of_being_seen_is_shown_as_an_escape(text, shown):
    assert harmless(text) == shown
    shown.encode()


def test_a_text_keeps_its_lines_and_tabs_where_that_is_asked_for():
    assert harmless("a\r\nb\rc\n\td\x0b", lines=True) == "a\nb\nc\n\td\\x0b"


def test_a_text_that_is_too_long_is_cut_and_no_escape_in_two():
    assert harmless("x" * 200) == "x" * 200
    assert harmless("x" * 201) == "x" * 197 + "..."
    assert harmless("\x1b" * 1000, longest=10) == "\\x1b..."
    assert harmless("\r\n" * 1000, lines=True, longest=10) == "\n" * 7 + "..."
    assert len(harmless("\r\n\r" * 5, lines=True, longest=10)) == 10


@pytest.fixture(scope="module")
def root(tmp_path_factory):
    """A kata with the units 01_double and 02_quadruple."""
    return small_kata(tmp_path_factory.mktemp("root") / "kata").folder


@pytest.fixture
def handed_in(root, tmp_path):
    """Writes files into a folder "class" and gives what is found in it."""

    def found(files: Files) -> Found:
        return found_in(root, write(tmp_path / "class", files))

    return found


@pytest.fixture
def handed_in_as_zip(root, tmp_path):
    """Packs files into "class.zip" and gives what is found in it."""

    def found(files, **options) -> Found:
        (tmp_path / "class.zip").write_bytes(files if isinstance(files, bytes) else zipped(files, **options))
        return found_in(root, tmp_path / "class.zip")

    return found


# Forms


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
    assert handed_in_as_zip({"class/kim/work/double.py": DOUBLE}).sources == {("kim", "double"): DOUBLE}
    assert handed_in_as_zip({"kim/work/double.py": DOUBLE}).sources == {("kim", "double"): DOUBLE}


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


@pytest.mark.parametrize("text", ["a: [", "a: " + "[" * 5000, "\x00", "- &a [*a]\n- *b"])
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


# Units


@pytest.mark.parametrize(
    "path",
    ["double.py", "Double.PY", "01_double.py", "01 double.py", "01-Double.py", "1_double.py", "double (1).py",
     "double-2.py", "double - Copy.py", "double copy.py", "double.py.txt", "01_double/double.py",
     "work/deep/er/double.py", "01 Double/double.py", "poker-kata/units/01_double/double.py", "ｄouble.py"],
)  # fmt: skip
def test_a_unit_is_known_by_the_name_of_its_file(handed_in, path):
    found = handed_in({f"kim/{path}": DOUBLE, "ada/x.txt": ""})
    assert found.sources == {("kim", "double"): DOUBLE}
    assert found.remarks["kim", "double"] == ""


@pytest.mark.parametrize(
    "path", ["double_final.py", "my-double.py", "kim_double.py", "01.py", "unit 1.py", "01_double/main.py"]
)
def test_a_name_that_hints_at_a_unit_counts_where_the_functions_agree(handed_in, path):
    found = handed_in({f"kim/{path}": DOUBLE, "ada/x.txt": ""})
    assert found.sources == {("kim", "double"): DOUBLE}
    assert "its name should be double.py" in found.remarks["kim", "double"]
    found = handed_in({f"kim/{path}": "def other(): pass\n", "ada/double.py": DOUBLE})
    assert found.sources == {("ada", "double"): DOUBLE}
    assert found.ignored[f"class/kim/{path}"] == "its name is not certain: 01_double is handed in as double.py"


def test_two_files_that_only_hint_at_a_unit_are_told_and_not_guessed(handed_in):
    found = handed_in({"kim/double_old.py": DOUBLE, "kim/double_new.py": OTHER, "ada/double.py": DOUBLE})
    assert found.sources == {("ada", "double"): DOUBLE}
    assert all(
        "more than one file may be 01_double" in found.ignored[f"class/kim/double_{x}.py"] for x in ("old", "new")
    )


def test_a_file_that_only_hints_loses_to_one_that_is_certain(handed_in):
    found = handed_in({"kim/01_double/new.py": OTHER, "kim/double.py": DOUBLE, "ada/x.txt": ""})
    assert found.sources == {("kim", "double"): DOUBLE}
    assert found.ignored["class/kim/01_double/new.py"].startswith("its name is not certain")


def test_a_helper_and_a_file_in_the_folder_of_another_unit_are_told(handed_in):
    found = handed_in({"kim/helper.py": DOUBLE, "kim/02_quadruple/double.py": DOUBLE, "kim/quadruple.py": QUADRUPLE})
    assert found.sources == {("kim", "quadruple"): QUADRUPLE}
    assert found.ignored["class/kim/02_quadruple/double.py"].startswith("it lies in the folder of 02_quadruple")
    assert "can't be imported" in found.ignored["class/kim/helper.py"]


def test_of_a_clone_only_the_units_are_looked_at(handed_in):
    clone: Files = {
        "units/01_double/double.py": OTHER,
        "units/01_double/test_double.py": "",
        "units/01_double/__pycache__/double.pyc": b"\0",
        "units/02_quadruple/quadruple.py": QUADRUPLE,
        "solutions/01_double/double.py": DOUBLE,
        "solutions/01_double/wrong/double.py": DOUBLE,
        "tests/double.py": DOUBLE,
        "src/kata/double.py": DOUBLE,
        "site/double.py": DOUBLE,
        ".git/double.py": DOUBLE,
        ".venv/lib/double.py": DOUBLE,
        "node_modules/double.py": DOUBLE,
        "notebooks/matplotlibrc": "",
        "conftest.py": "",
        "README.md": "",
    }
    found = handed_in({f"kim/poker-kata/{path}": text for path, text in clone.items()})
    assert found.sources == {("kim", "double"): OTHER, ("kim", "quadruple"): QUADRUPLE}
    assert found.ignored == {}


BEST_FIRST = [
    "units/01_double/double.py",
    "01_double/double (2).py",
    "01_double/double.py",
    "double (10).py",
    "double-9.py",
    "double.py",
    "ｄouble.py",
    "Double.py",
    "work/double.py",
    "attempt10/more/double.py",
    "attempt9/more/double.py",
    "double - Copy.py",
    "double.ipynb",
]


@pytest.mark.parametrize("number", range(len(BEST_FIRST) - 1))
def test_of_two_files_for_a_unit_the_same_one_wins_and_the_other_is_told(handed_in, number):
    best, other = BEST_FIRST[number : number + 2]
    texts = {path: notebook(OTHER) if path.endswith("ipynb") else OTHER for path in (best, other)}
    found = handed_in({f"kim/{path}": text for path, text in texts.items()} | {"ada/x.txt": ""})
    assert found.origins == {("kim", "double"): f"class/kim/{best}"}
    assert found.ignored[f"class/kim/{other}"] == f"class/kim/{best} was taken for 01_double"


def test_a_stub_counts_only_where_there_is_nothing_else(handed_in):
    stub: Files = {"kim/units/01_double/double.py": STUB}
    assert handed_in(stub).sources == {("kim", "double"): STUB}
    assert handed_in(stub | {"kim/double.ipynb": notebook(DOUBLE)}).sources["kim", "double"].endswith(DOUBLE + "\n")
    found = handed_in(stub | {"kim/double.py": DOUBLE, "kim/old/double.py": STUB})
    assert found.sources == {("kim", "double"): DOUBLE}
    assert len(found.ignored) == 3


def test_a_file_that_can_not_be_read_makes_way_for_the_next(handed_in):
    found = handed_in({"kim/01_double/double.py": "#" * (LARGEST_SOURCE + 1), "kim/double.py": DOUBLE})
    assert found.sources == {("kim", "double"): DOUBLE}
    assert found.ignored == {"class/kim/01_double/double.py": "it is larger than 256 KB"}


# Hostile files


def test_a_link_in_a_folder_is_not_followed(root, handed_in, tmp_path):
    write(tmp_path, {"secret/double.py": DOUBLE, "class/ada/quadruple.py": QUADRUPLE})
    (tmp_path / "class/kim").mkdir()
    (tmp_path / "class/kim/double.py").symlink_to(tmp_path / "secret/double.py")
    (tmp_path / "class/kim/01_double").symlink_to(tmp_path / "secret")
    (tmp_path / "class/sam").symlink_to(tmp_path / "secret")
    found = handed_in({})
    assert found.students == ["ada", "kim"]
    assert found.sources == {("ada", "quadruple"): QUADRUPLE}
    assert set(found.ignored) == {"class/kim/double.py", "class/kim/01_double", "class/sam"}
    assert all("it is a link" in reason for reason in found.ignored.values())


def test_a_pipe_is_not_waited_for(handed_in, tmp_path):
    write(tmp_path, {"class/kim/quadruple.py": QUADRUPLE})
    os.mkfifo(tmp_path / "class/kim/double.py")
    found = handed_in({"ada/x.txt": ""})
    assert found.ignored["class/kim/double.py"] == "it is neither a file nor a folder"


def test_a_file_that_became_a_pipe_since_it_was_listed_is_not_waited_for(tmp_path):
    (listed,) = archives.on_disk(write(tmp_path / "kim", {"double.py": DOUBLE}), "kim").list()
    (tmp_path / "kim/double.py").unlink()
    with pytest.raises(archives.Refused, match="it can't be read"):
        listed.read(100, archives.Budget())
    os.mkfifo(tmp_path / "kim/double.py")
    with pytest.raises(archives.Refused, match="it is no file any more"):
        listed.read(100, archives.Budget())


def with_flag(data: bytes, flag: int) -> bytes:
    """The zip with a flag set for its only file, in both of its headers."""
    changed = bytearray(data)
    for mark, offset in ((b"PK\x03\x04", 6), (b"PK\x01\x02", 8)):
        changed[data.index(mark) + offset] |= flag
    return bytes(changed)


def overlapping() -> bytes:
    """A zip in whose list two names stand for the same bytes."""
    data = zipped({"double.py": DOUBLE, "quadruple.py": QUADRUPLE})
    first, second = data.index(b"PK\x01\x02"), data.rindex(b"PK\x01\x02")
    return data[: second + 42] + data[first + 42 : first + 46] + data[second + 46 :]


TEXT = b"def double(n):\n    return 2 * n  # not packed\n"
LINK = with_mode("double.py", stat.S_IFLNK | 0o777)
PIPE = with_mode("double.py", stat.S_IFIFO | 0o666)
DEVICE = with_mode("double.py", stat.S_IFCHR | 0o666)


@pytest.mark.parametrize(
    ("archive", "path", "reason"),
    [
        (zipped([(LINK, "/etc/passwd")]), "double.py", "it is a link"),
        (zipped([(PIPE, "")]), "double.py", "neither a file nor a folder"),
        (zipped([(DEVICE, "")]), "double.py", "neither a file nor a folder"),
        (zipped({"../double.py": DOUBLE}), "../double.py", "leads out of the archive"),
        (zipped({"a/../../double.py": DOUBLE}), "a/../../double.py", "leads out of the archive"),
        (zipped({"..\\double.py": DOUBLE}), "../double.py", "leads out of the archive"),
        (zipped({"/double.py": DOUBLE}), "/double.py", "leads out of the archive"),
        (zipped({"C:\\double.py": DOUBLE}), "C:/double.py", "leads out of the archive"),
        (zipped({"doubleX.py": DOUBLE}).replace(b"doubleX", b"double\0"), "double\\x00.py", "leads out of the archive"),
        (zipped({f"{'a' * 250}/" * 4 + "double.py": DOUBLE}), None, "its path is too long"),
        (zipped({"a/" * 40 + "double.py": DOUBLE}), "a/" * 40 + "double.py", "its path is too long"),
        (with_flag(zipped({"double.py": DOUBLE}), 1), "double.py", "it is encrypted"),
        (zipped({"double.py": TEXT}, 0).replace(b"not packed", b"not  acked"), "double.py", "can't be read (Bad CRC"),
        (zipped({"double.py": DOUBLE}, zipfile.ZIP_LZMA), "double.py", "packed in a way that is not known"),
        (zipped([("double.py", DOUBLE), ("./double.py", OTHER)]), "./double.py", "more than one file of this name"),
        (zipped({"double.py": DOUBLE, "double.py/x.py": OTHER}), "double.py/x.py", "a file and a folder of this name"),
        (zipped({"double.py/x.py": OTHER, "double.py": DOUBLE}), "double.py", "a file and a folder of this name"),
        (overlapping(), "", "its files overlap"),
        (zipped({"double.py": "#" * 40_000_000}), "double.py", "packed to less than a 200th"),
        (zipped({"all.zip": "#" * 40_000_000}), "all.zip", "packed to less than a 200th"),
        (zipped({"double.py": DOUBLE})[:-30], "", "it is no zip, or a broken one"),
        (b"Rar!", "", "it is no zip, or a broken one"),
        (b"", "", "it is no zip, or a broken one"),
        (zipped({"all.tar.gz": b"x"}), "all.tar.gz", "unpack it, or hand in a zip"),
        (zipped({"all.7z": b"x"}), "all.7z", "unpack it, or hand in a zip"),
        (zipped({"all.rar": b"x"}), "all.rar", "unpack it, or hand in a zip"),
    ],
)  # fmt: skip
@pytest.mark.filterwarnings("ignore:Duplicate name")
def test_a_zip_that_is_not_as_it_should_be_costs_one_student_and_not_the_class(handed_in, archive, path, reason):
    found = handed_in({"kim.zip": archive, "ada/double.py": OTHER})
    assert found.students == ["ada", "kim"]
    assert found.sources["ada", "double"] == OTHER
    assert (("kim", "double") in found.sources) == (path == "double.py/x.py")
    place = "class/kim.zip" + (f"/{path}" if path else "")
    told = found.ignored.get(place) if path is not None else next(iter(found.ignored.values()))
    assert told is not None, found.ignored
    assert reason in told


def test_two_files_of_one_name_in_a_zip_are_both_left_out(handed_in):
    with pytest.warns(UserWarning, match="Duplicate name"):
        archive = zipped([("double.py", DOUBLE), ("double.py", OTHER), ("quadruple.py", QUADRUPLE)])
    assert handed_in({"kim.zip": archive, "ada/x.txt": ""}).sources == {("kim", "quadruple"): QUADRUPLE}


def test_zips_in_zips_are_read_to_a_depth_and_no_deeper(handed_in):
    archive = zipped({"double.py": DOUBLE})
    for _ in range(2):
        archive = zipped({"in.zip": archive})
    assert handed_in({"kim.zip": archive, "ada/x.txt": ""}).sources == {("kim", "double"): DOUBLE}
    found = handed_in({"kim.zip": zipped({"in.zip": archive}), "ada/double.py": DOUBLE})
    assert found.ignored["class/kim.zip/in.zip/in.zip/in.zip"] == "it lies in too many archives, one in another"


def test_zips_that_hold_many_zips_come_to_an_end(handed_in, monkeypatch):
    monkeypatch.setattr(archives.Budget.__init__, "__defaults__", (50, 1000))
    inner = zipped({"notes.txt": "x" * 300}, zipfile.ZIP_STORED)
    found = handed_in({"kim.zip": zipped({f"{n}.zip": inner for n in range(9)}), "ada/double.py": DOUBLE})
    assert found.sources == {("ada", "double"): DOUBLE}
    assert [reason for path, reason in found.ignored.items() if "too much has been read" in reason] == [
        "too much has been read of this student's files already"
    ] * 7


def test_no_more_of_a_students_files_is_read_than_a_class_can_bear(handed_in, monkeypatch):
    monkeypatch.setattr(archives.Budget.__init__, "__defaults__", (50, 1000))
    files: Files = {"kim/double.py": DOUBLE + "#" * 600, "kim/quadruple.py": QUADRUPLE + "#" * 600}
    found = handed_in(files | {"ada/double.py": OTHER})
    assert list(found.sources) == [("ada", "double"), ("kim", "double")]
    assert found.ignored == {"class/kim/quadruple.py": "too much has been read of this student's files already"}


def test_a_student_with_too_many_files_does_not_stop_the_class(handed_in, monkeypatch):
    monkeypatch.setattr(archives.Budget.__init__, "__defaults__", (20, 10_000_000))
    found = handed_in({f"ada/{n}.txt": "" for n in range(40)} | {"kim/double.py": DOUBLE})
    assert found.sources == {("kim", "double"): DOUBLE}
    assert "too many files" in found.ignored["class/ada"]


@pytest.mark.parametrize(("name", "number"), [("MOST_FILES", 5), ("LARGEST_LIST", 100)])
def test_an_archive_with_too_long_a_list_is_refused(handed_in, monkeypatch, name, number):
    monkeypatch.setattr(archives, name, number)
    found = handed_in({"kim.zip": zipped({f"{n}.py": DOUBLE for n in range(6)}), "ada/double.py": DOUBLE})
    assert found.sources == {("ada", "double"): DOUBLE}
    assert re.search("more than 5 files|the list of its files is longer", found.ignored["class/kim.zip"])


def test_an_archive_inside_another_is_refused_when_it_is_too_large(handed_in, monkeypatch):
    monkeypatch.setattr(archives, "LARGEST_ARCHIVE", 1000)
    found = handed_in({"kim.zip": zipped({"in.zip": random.Random(1).randbytes(1001)}), "ada/double.py": DOUBLE})
    assert "lies inside another archive" in found.ignored["class/kim.zip/in.zip"]


def test_folders_in_folders_are_read_to_a_depth_and_no_deeper(handed_in):
    found = handed_in({"kim/" + "a/" * 40 + "double.py": DOUBLE, "ada/double.py": OTHER})
    assert found.sources == {("ada", "double"): OTHER}
    assert list(found.ignored.values()) == ["its path is too long"]


def test_a_folder_with_too_many_files_is_refused(handed_in, monkeypatch):
    monkeypatch.setattr(archives._listed, "__defaults__", None)
    monkeypatch.setattr(archives.on_disk, "__defaults__", (5,))
    found = handed_in({f"ada/{n}.txt": "" for n in range(6)} | {"kim/double.py": DOUBLE})
    assert found.ignored == {"class/ada": "it holds more than 5 files"}
    assert found.sources == {("kim", "double"): DOUBLE}


def test_names_that_act_on_a_terminal_or_a_page_are_harmless(handed_in, handed_in_as_zip):
    name = "kim\x1b[31m\u202e\n<b>"
    files: Files = {f"{name}/01_double/double.py": DOUBLE, f"{name}/x\x07.py": "", "ada/x.txt": ""}
    for found in (handed_in(files), handed_in_as_zip(files)):
        (key,) = {key for key, _ in found.sources}
        assert re.fullmatch("kim-31m-b-[0-9a-f]{10}", key)
        assert found.origins[key, "double"].endswith("/kim\\x1b[31m\\u202e\\x0a<b>/01_double/double.py")
        assert any(path.endswith("/x\\x07.py") for path in found.ignored)


def test_a_name_on_the_disk_that_is_no_text_can_be_shown(root, tmp_path):
    folder = os.fsencode(tmp_path / "class") + b"/kim\xff"
    os.makedirs(folder)
    with open(folder + b"/double.py", "w") as file:
        file.write(DOUBLE)
    write(tmp_path / "class", {"ada/x.txt": ""})
    found = found_in(root, tmp_path / "class")
    assert list(found.origins.values()) == ["class/kim\\udcff/double.py"]
    (student,) = (student for student in find(root, tmp_path / "class").students if student.key != "ada")
    assert student.name == "kim\\udcff"
    assert student.key.startswith("kim-")


def test_names_in_a_zip_are_utf_8_with_and_without_the_mark_for_it(handed_in_as_zip):
    data = zipped({"Zoë/double.py": DOUBLE, "ada/x.txt": ""})
    unmarked = data.replace(b"\x14\x00\x00\x08", b"\x14\x00\x00\x00")
    assert unmarked != data
    assert handed_in_as_zip(data).students == handed_in_as_zip(unmarked).students


def test_what_systems_and_tools_leave_behind_is_left_out_without_a_word(handed_in, handed_in_as_zip):
    files: Files = {
        "kim/double.py": DOUBLE,
        "kim/._double.py": b"\0",
        "__MACOSX/kim/._double.py": b"\0",
        "kim/.DS_Store": b"\0",
        "kim/Thumbs.db": b"\0",
        "kim/.idea/double.py": OTHER,
        "ada/__pycache__/double.pyc": b"\0",
    }
    for found in (handed_in(files), handed_in_as_zip(files)):
        assert found.sources == {("kim", "double"): DOUBLE}
        assert found.ignored == {}


def test_what_is_left_out_is_told_a_number_of_times_and_then_counted(handed_in):
    found = handed_in({f"kim/x{n}.py": "" for n in range(50)} | {"ada/double.py": DOUBLE})
    assert len(found.ignored) == 41
    assert found.ignored["class/kim"] == "10 more files were left out"


def test_only_so_many_files_are_looked_into(handed_in, monkeypatch):
    monkeypatch.setattr(submissions, "MOST_PARSED", 3)
    files = {f"kim/{n}.ipynb": notebook("x = 1") for n in range(3)} | {"kim/double_final.py": DOUBLE}
    found = handed_in(files | {"ada/double_final.py": DOUBLE})
    assert found.sources == {("ada", "double"): DOUBLE}
    assert "too many files and notebooks" in found.ignored["class/kim/double_final.py"]


def test_a_folder_that_grades_were_written_to_is_no_students(handed_in):
    assert handed_in({"kim/double.py": DOUBLE, "ada/x.txt": "", "out/gradebook.sqlite": ""}).students == ["ada", "kim"]


def test_submissions_may_be_reached_by_a_link_and_a_relative_path(root, tmp_path, monkeypatch):
    write(tmp_path / "class", {"kim/double.py": DOUBLE, "ada/double.py": DOUBLE})
    (tmp_path / "class.zip").write_bytes(zipped({"kim/double.py": DOUBLE, "ada/double.py": DOUBLE}))
    for name, target in (("link", "class"), ("link.zip", "class.zip")):
        (tmp_path / name).symlink_to(tmp_path / target)
        assert found_in(root, tmp_path / name).origins["kim", "double"] == f"{name}/kim/double.py"
    monkeypatch.chdir(tmp_path / "class" / "kim")
    assert found_in(root, Path("..")).origins["kim", "double"] == "class/kim/double.py"
    assert found_in(root, Path(".")).sources == {("kim", "double"): DOUBLE}


def test_students_are_read_one_after_the_other(root, tmp_path):
    write(tmp_path / "class", {"ada/double.py": DOUBLE, "kim/double.py": DOUBLE})
    reading = iter(find(root, tmp_path / "class"))
    next(reading)
    write(tmp_path / "class", {"kim/double.py": OTHER})
    (item,) = reading
    assert isinstance(item, Handed)
    assert item.source == OTHER


# Who is who


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


# Source texts


@pytest.mark.parametrize(
    ("data", "text"),
    [
        (b"x = 1\r\ny = 2\r", "x = 1\ny = 2\n"),
        (b"\xef\xbb\xbfx = 1\n", "x = 1\n"),
        ("é = '♥'\r\n".encode("utf-16"), "é = '♥'\n"),
        (b"\xfe\xff" + "é = '♥'\n".encode("utf-16-be"), "é = '♥'\n"),
        ("x = '♥'\r\n".encode("utf-16-le"), "x = '♥'\n"),
        ("x = '♥'\n".encode("utf-16-be"), "x = '♥'\n"),
        ("x = 1\n".encode("utf-32"), "x = 1\n"),
        ("x = '♥'\n".encode(), "x = '♥'\n"),
        ("x = 'é€'\n".encode("cp1252"), "x = 'é€'\n"),
        ("# -*- coding: latin-1 -*-\nx = 'é'\n".encode("latin-1"), "# -*- coding: utf-8 -*-\nx = 'é'\n"),
        ("#!python\r# vim: set fileencoding=cp1250 :\rx = 'ő'".encode("cp1250"),
         "#!python\n# vim: set fileencoding=utf-8 :\nx = 'ő'"),
        ("\n\n# coding: latin-1\nx = 'é'\n".encode(), "\n\n# coding: latin-1\nx = 'é'\n"),
        ("y = 1\n# coding: latin-1\nx = 'é'\n".encode(), "y = 1\n# coding: latin-1\nx = 'é'\n"),
        ("# coding: utf-8\nx = 'é'\n".encode("cp1252"), "# coding: utf-8\nx = 'é'\n"),
        ("# coding: klingon\nx = 'é'\n".encode(), "# coding: utf-8\nx = 'é'\n"),
        (b"# coding: rot13\nx = 1\n", "# coding: utf-8\nx = 1\n"),
        (b"# coding: idna\nx = 1\n", "# coding: utf-8\nx = 1\n"),
        ("# coding: latin-1\nx = 'é'\n".encode("utf-16"), "# coding: utf-8\nx = 'é'\n"),
        (b"x = 1\x0c\n\x0by = 2\x1a", "x = 1\x0c\n\x0by = 2\x1a"),
        (b"", ""),
    ],
)  # fmt: skip
def test_a_source_text_is_read_in_its_encoding_and_says_no_other(data, text):
    source, _ = decoded(data)
    assert source == text
    assert "coding" not in text.split("\n")[0] or compile(source.encode(), "x", "exec")


@pytest.mark.parametrize(
    "data",
    [b"\0" * 40, b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR", b"def double(n):\n    return 2\0 * n\n", b"\x01\x02\x03\x80\x81" * 9,
     b"\xff\xfe\x00", b"\xff\xfe\x00\xd8x\x00", b"\xff\xfe" + "x = 1\0".encode("utf-16-le")],
)  # fmt: skip
def test_what_is_no_text_is_handed_in_as_something_that_python_refuses(handed_in, data):
    found = handed_in({"kim/double.py": data, "ada/x.txt": ""})
    assert found.remarks["kim", "double"] == "It is no text: it can't be read as Python."
    assert "\0" not in found.sources["kim", "double"]
    with pytest.raises(SyntaxError):
        compile(found.sources["kim", "double"].encode(), "x", "exec")


def test_an_odd_encoding_is_told(handed_in):
    found = handed_in({"kim/double.py": "# é\n".encode("cp1252"), "kim/quadruple.py": "# coding: x\n", "ada/x.txt": ""})
    assert found.remarks["kim", "double"] == "It is not written in UTF-8: it was read as Windows' cp1252."
    assert found.remarks["kim", "quadruple"] == "It says that its encoding is x, and it is not."


@pytest.mark.parametrize(
    "text", ["-" * 200_000 + "1", "double" + ".a" * 100_000, "(" * 200_000, "x = " + "[" * 200_000]
)
def test_a_text_nested_too_deep_to_be_parsed_is_taken_as_it_is(handed_in, text):
    found = handed_in(
        {"kim/units/01_double/double.py": text, "kim/double.py": DOUBLE, "kim/quad.ipynb": notebook(text)}
    )
    assert found.sources == {("kim", "double"): text}


# Notebooks


@pytest.fixture
def from_notebook(handed_in):
    """What is handed in for a unit by a notebook with the given cells."""

    def found(*cells: str, name: str = "double.ipynb") -> dict[str, str]:
        handed = handed_in({f"kim/{name}": notebook(*cells), "ada/quadruple.py": QUADRUPLE})
        return {unit: source for (student, unit), source in handed.sources.items() if student == "kim"}

    return found


def double_of(source: str, n: object = 3) -> object:
    """What the function double of a source text comes back with."""
    names: dict[str, Any] = {"__name__": "double"}
    exec(compile(source, "double.py", "exec", dont_inherit=True), names)
    return names["double"](n)


def test_of_a_notebook_the_functions_and_what_they_need_are_taken(from_notebook):
    found = from_notebook(
        "import nowhere as plt\nimport math, os\nfrom operator import mul as times",
        "FACTOR = 1\nFACTOR += 1\nTABLE = {}\nNAMES = []",
        "for n in range(4):\n    TABLE[n] = n\nTABLE.update({9: 9})\nNAMES.append(missing)",
        "def helper(n):\n    '''As it is.'''\n    return TABLE[n]\nprint(helper(nothing)); plt.show()",
        "import functools\n@functools.cache\ndef double(n):\n"
        "    hands = [h for h in range(n)]\n    return times(helper(n), FACTOR)",
        "hands = plt.deal()\ndouble(nowhere)\nassert double(2) == 5\nfunctools.nothing()",
    )
    assert "@functools.cache" in found["double"]
    assert double_of(found["double"], 3) == 6
    assert double_of(found["double"], 9) == 18
    assert "plt" not in found["double"]
    assert "NAMES" not in found["double"]


def test_what_only_a_notebook_understands_is_a_comment_and_lines_keep_their_numbers(from_notebook):
    found = from_notebook(
        "%matplotlib inline\n!pip install x\nfiles = !ls\ntook = %time 3\ndouble?\n?double\nif True:\n    %pwd\n",
        "%%time\ndef double(n):\n    %timeit 3\n    return (n\n            + 1 / 0)",
        "x = (7\n  % 4)\ndef double(n):\n    return n * x",
        "%%bash\ndef double(n):\n  echo",
    )
    assert double_of(found["double"]) == 9
    lines = found["double"].split("\n")
    start = lines.index("# cell 3")
    assert lines[start + 1 : start + 5] == ["x = (7", "  % 4)", "def double(n):", "    return n * x"]
    assert start == 1 + 9 + 1 + 5 + 1


def test_a_cell_for_the_kata_is_handed_in_as_it_stands_and_the_last_one_counts(from_notebook):
    found = from_notebook(
        "%%kata 01\ndef double(n):\n    return 0\n",
        f"%%kata 2 --save\n{QUADRUPLE}\nassert False",
        f"\n%%kata double --all-stages\n{DOUBLE}",
        "%%kata 99\n",
        "def double(n):\n    return 7",
        name="work.ipynb",
    )
    assert found == {"double": DOUBLE, "quadruple": f"{QUADRUPLE}\nassert False"}


def test_in_a_notebook_named_for_a_unit_its_cell_for_the_kata_counts_alone(handed_in):
    found = handed_in({"kim/double.ipynb": notebook("def double(n): pass", f"%%kata 01\n{DOUBLE}"), "ada/x.txt": ""})
    assert found.sources == {("kim", "double"): DOUBLE}
    assert list(found.ignored) == ["class/ada"]


def test_a_cell_that_writes_a_units_file_is_handed_in(from_notebook):
    assert from_notebook(f"%%writefile work/double.py\n{DOUBLE}", name="x.ipynb") == {"double": DOUBLE}


def test_a_notebook_of_any_name_hands_in_what_its_functions_are_certainly_for(from_notebook):
    found = from_notebook(DOUBLE, QUADRUPLE, name="Untitled3.ipynb")
    assert sorted(found) == ["double", "quadruple"]
    assert double_of(found["double"]) == 6
    assert from_notebook("x = 1", name="Untitled3.ipynb") == {}


def test_a_function_of_many_does_not_make_a_notebook_a_units(tmp_path):
    kata = small_kata(tmp_path / "kata")
    kata.write("units/03_many/many.py", "")
    kata.write("units/03_many/test_many.py", "from many import one, two, three, four\n")
    write(tmp_path / "class", {"kim/x.ipynb": notebook("def one(): pass"), "ada/double.py": DOUBLE})
    write(tmp_path / "class", {"sam/x.ipynb": notebook("def one(): pass\ndef two(): pass")})
    assert set(found_in(kata.folder, tmp_path / "class").sources) == {("ada", "double"), ("sam", "many")}


def test_functions_that_two_units_ask_for_are_not_guessed(tmp_path):
    kata = small_kata(tmp_path / "kata")
    kata.write("units/03_again/again.py", DOUBLE)
    kata.write(
        "units/03_again/test_again.py", "from again import double\n\nclass TestIt:\n    def test_it(self): pass\n"
    )
    write(tmp_path / "class", {"kim/x.ipynb": notebook(DOUBLE), "ada/again.ipynb": notebook(DOUBLE)})
    found = found_in(kata.folder, tmp_path / "class")
    assert list(found.sources) == [("ada", "again")]
    assert "as %%kata 04 does" in found.ignored["class/kim/x.ipynb"]


def test_cells_of_the_courses_own_notebooks_are_nobodys_work(tmp_path):
    kata = small_kata(tmp_path / "kata")
    given = notebook("import double", "%%kata 01\ndef double(n):\n    return 1", "def double(n): return 2")
    kata.write("notebooks/01_double.ipynb", given)
    added = json.loads(given)
    added["cells"] += json.loads(notebook(f"%%kata 01\n{DOUBLE}"))["cells"]
    changed = json.loads(given)
    changed["cells"] += json.loads(notebook("print(3)"))["cells"]
    clone: Files = {f"kim/{path}": text for path, text in SMALL_KATA.items() if path.startswith("units")}
    write(tmp_path / "class", clone | {
        "kim/notebooks/01_double.ipynb": json.dumps(added),
        "ada/01_double.ipynb": given,
        "sam/01_double.ipynb": json.dumps(changed),
    })  # fmt: skip
    found = found_in(kata.folder, tmp_path / "class")
    assert found.sources["kim", "double"] == DOUBLE
    assert {student for student, _ in found.sources} == {"kim"}
    assert found.ignored == {
        "class/kim/units/01_double/double.py": "class/kim/notebooks/01_double.ipynb was taken for 01_double",
        "class/sam/01_double.ipynb": "it defines no function that 01_double asks for, such as double",
    }


def test_a_cell_that_is_no_python_counts_where_it_defines_the_function(from_notebook):
    assert double_of(from_notebook("this is no Python", DOUBLE)["double"]) == 6
    found = from_notebook("x = 1", "def double(n):\n    return 2 *\n")
    with pytest.raises(SyntaxError) as error:
        compile(found["double"], "x", "exec")
    assert error.value.text == "    return 2 *\n"


def test_imports_from_the_future_stand_first_and_imports_of_everything_are_kept(from_notebook):
    found = from_notebook(
        "import os", "from __future__ import annotations", "from math import *",
        "def double(n: 1 / 0):\n    return floor(2 * n)"
    )  # fmt: skip
    assert double_of(found["double"]) == 6


def test_what_stands_below_the_main_line_is_left_out(from_notebook):
    found = from_notebook("n = 2", "if __name__ == '__main__':\n    n = 5", "double = lambda x: x * n")
    assert double_of(found["double"]) == 6
    assert "__main__" not in found["double"]


@pytest.mark.parametrize(
    "text",
    ["", "[]", "{}", '{"cells": 3}', '{"cells": [{"cell_type": "code", "source": [1]}]}', "[" * 100_000, "\xff\xfe",
     '{"cells": [{"cell_type": "code", "source": "' + "#" * (LARGEST_SOURCE + 1) + '"}]}'],
)  # fmt: skip
def test_a_notebook_that_is_none_or_too_large_is_told(handed_in, text):
    found = handed_in({"kim/double.ipynb": text, "ada/double.py": DOUBLE})
    assert found.sources == {("ada", "double"): DOUBLE}
    assert re.search("it is no notebook|the code in it is larger", found.ignored["class/kim/double.ipynb"])


def test_a_notebook_in_the_old_format_is_read(handed_in):
    cells = [{"cell_type": "code", "input": DOUBLE.splitlines(keepends=True)}, {"cell_type": "heading", "source": "x"}]
    found = handed_in({"kim/double.ipynb": json.dumps({"worksheets": [{"cells": cells}]}), "ada/x.txt": ""})
    assert double_of(found.sources["kim", "double"]) == 6


def test_halves_of_characters_in_a_notebook_can_be_written(from_notebook):
    assert double_of(from_notebook("def double(n):\n    return '\ud800'")["double"]) == "\ufffd"
