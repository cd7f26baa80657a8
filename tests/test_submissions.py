"""Which file is handed in for which unit, and what is told of the others."""

from __future__ import annotations

from pathlib import Path

import pytest

from kata.grading import submissions
from kata.grading.decoding import LARGEST_SOURCE
from kata.grading.submissions import Handed, find
from submission_makers import DOUBLE, OTHER, QUADRUPLE, STUB, Files, found_in, notebook, write, zipped

pytest_plugins = ["submission_fixtures"]


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


def test_the_best_file_is_parsed_once_however_many_others_there_are(handed_in, monkeypatch):
    seen = []
    monkeypatch.setattr(submissions, "is_stub", lambda text: seen.append(text))
    found = handed_in({f"kim/a{n}/double.py": OTHER for n in range(9)} | {"kim/double.py": DOUBLE, "ada/x.txt": ""})
    assert found.sources == {("kim", "double"): DOUBLE}
    assert seen == [DOUBLE]


def test_a_file_that_can_not_be_read_makes_way_for_the_next(handed_in):
    found = handed_in({"kim/01_double/double.py": "#" * (LARGEST_SOURCE + 1), "kim/double.py": DOUBLE})
    assert found.sources == {("kim", "double"): DOUBLE}
    assert found.ignored == {"class/kim/01_double/double.py": "it is larger than 256 KB"}


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
