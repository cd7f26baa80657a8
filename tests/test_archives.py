"""Folders and zips as nobody should hand them in: they cost one student, and not the class."""

from __future__ import annotations

import os
import random
import re
import stat
import zipfile

import pytest

from kata.grading import archives
from kata.grading.submissions import find
from submission_makers import DOUBLE, OTHER, QUADRUPLE, Files, found_in, with_mode, write, zipped

pytest_plugins = ["submission_fixtures"]


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
