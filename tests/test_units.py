"""What the tool reads and keeps: units by their folders, lessons, stubs, results."""

import pytest

from helpers import DOUBLE, DOUBLE_STUB, SMALL_KATA
from kata import results
from kata.errors import KataError
from kata.lesson import read_lesson, stage_section
from kata.report import UnitReport
from kata.results import Fingerprints, write_state
from kata.stubs import is_stub, is_untouched, keep_stub, stub_of
from kata.units import Unit, all_units, find_root, find_unit, sentence


@pytest.fixture
def unit(kata) -> Unit:
    return find_unit(kata.folder, "01")


# Units


def test_units_are_found_by_their_folders_in_the_order_of_their_numbers(kata):
    for folder in ("units/100_last/last.py", "units/03_a/a.py", "units/3_b/b.py", "units/x/x.py", "units/04_File"):
        kata.write(folder, "")
    kata.write("units/05_b/b.py", "")
    assert [unit.folder for unit in all_units(kata.folder)] == ["01_double", "02_quadruple", "03_a", "05_b", "100_last"]


def test_two_units_of_one_number_are_told_apart_by_name(kata):
    kata.write("units/01_other/other.py", "")
    assert find_unit(kata.folder, "other").folder == "01_other"
    with pytest.raises(KataError, match="'1' fits more than one unit: 01_double, 01_other"):
        find_unit(kata.folder, "1")


def test_a_whole_name_wins_over_a_part_of_one(kata):
    kata.write("units/03_double_up/double_up.py", "")
    assert find_unit(kata.folder, "double").folder == "01_double"
    assert find_unit(kata.folder, "double up").folder == "03_double_up"
    assert find_unit(kata.folder, "double-up").folder == "03_double_up"


@pytest.mark.parametrize("folder", ["double", "1_double", "01_Double", "01-double", "01_2", "01_double.py"])
def test_a_folder_of_another_name_is_no_unit(tmp_path, folder):
    with pytest.raises(ValueError, match="is no name of a unit's folder"):
        Unit(tmp_path, folder)


def test_a_unit_knows_its_files(unit):
    assert repr(unit) == "<Unit 01_double>"
    files = [unit.code, unit.test_file, unit.my_tests, unit.solution, unit.hidden_test_file, unit.lesson]
    files += [*unit.right, *unit.wrong]
    assert sorted(map(unit.relative, files)) == sorted(path for path in SMALL_KATA if "double" in path and "01" in path)
    assert unit.relative(unit.root.parent / "x") == str(unit.root.parent / "x")


@pytest.mark.parametrize(
    ("lesson", "title"),
    [
        ("intro\n\n# Twice  \n# Thrice\n", "Twice"),
        ("no heading\n", "a b"),
        (b"\xff\xfe\n# Twice\n", "a b"),
        (None, "a b"),
    ],
)
def test_the_title_is_the_lessons_first_heading_or_the_units_name(kata, lesson, title):
    if lesson is not None:
        kata.write("docs/units/07_a_b.md", lesson)
    assert Unit(kata.folder, "07_a_b").title == title


def test_stages_are_the_test_classes_in_file_order(kata, unit):
    kata.write(
        "units/01_double/test_double.py",
        "class Helper:\n    pass\n\n\n"
        'class TestB:\n    """Title\n\n    One goal.\n\n    And more.\n    """\n\n    x = 1\n\n'
        "    def helper(self):\n        pass\n\n    def test_b(self):\n        pass\n\n"
        "    def test_a(self):\n        pass\n\n\n"
        "class TestA:\n    pass\n\n\ndef test_alone():\n    pass\n",
    )
    stages = [(stage.name, stage.title, stage.goal, stage.tests) for stage in unit.stages]
    assert stages == [
        ("TestB", "Title", "One goal.\n\nAnd more.", ("test_b", "test_a")),
        ("TestA", "TestA", "", ()),
    ]


@pytest.mark.parametrize("content", [None, "class TestX(:\n", b"\xff\xfe", b"x = '\0'\n"])
def test_a_test_file_that_cannot_be_read_is_to_be_brought_back(kata, unit, content):
    if content is None:
        unit.test_file.unlink()
    else:
        unit.test_file.write_bytes(content.encode() if isinstance(content, str) else content)
    with pytest.raises(KataError, match=r"git checkout -- units/01_double/test_double\.py"):
        unit.stages  # noqa: B018


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("test_a_pair", "a pair"),
        ("test_a_pair[2-x_y]", "a pair [2-x_y]"),
        ("every test", "every test"),
        (r"test_five[5\u2665]", "five [5♥]"),
    ],
)
def test_a_tests_name_is_a_sentence(name, text):
    assert sentence(name) == text


def test_the_kata_is_found_from_any_folder_inside_it(kata, monkeypatch):
    for folder in (".", "units", "units/01_double", "docs/units"):
        assert find_root(kata.folder / folder) == kata.folder
    monkeypatch.chdir(kata.folder / "docs")
    assert find_root(type(kata.folder)(".")) == kata.folder
    with pytest.raises(KataError, match="There is no kata in"):
        find_root(kata.folder.parent)


def test_a_folder_of_units_without_units_is_no_kata(kata):
    kata.write("inner/units/readme.txt", "")
    kata.write("inner/units/03_file", "a file, no folder")
    assert find_root(kata.folder / "inner" / "units") == kata.folder


# Lessons


def test_a_lesson_has_sections_boxes_and_hints(unit):
    sections = read_lesson(unit)
    assert [section.heading for section in sections][:5] == [
        "",
        "Where it comes from",
        "Predict first",
        "What to write",
        "Stage 1: Small numbers",
    ]
    assert sections[0].text == "# Twice over\n\nTwo for one.\n\n"
    boxes = [(box.kind, box.title, box.text, box.folded) for box in sections[2].boxes]
    assert boxes[:2] == [
        ("question", "Twice 0?", "- 0\n- 1", False),
        ("success", "Answer: 0", "Nothing doubled is nothing.", True),
    ]
    assert sections[2].text.split() == ["\0000\0", "\0001\0", "\0002\0", "\0003\0"]
    assert (sections[2].stage, sections[4].stage) == (None, (1, "Small numbers"))
    assert sections[4].hints == ["Think of pairs.", "There is a sign for *times*: `*`."]


def test_code_in_a_lesson_holds_no_headings_and_no_boxes(kata, unit):
    kata.write("docs/units/01_double.md", '# T\n\n```python\n## no heading\n??? tip "no box"\n```\n\n## One\n')
    assert [(section.heading, section.boxes) for section in read_lesson(unit)] == [("", []), ("One", [])]


def test_boxes_may_be_open_untitled_and_hold_code(kata, unit):
    text = '## S\n!!! tip\n    Open.\n\n???+ tip "Unfolds"\n\n    Text.\n\n        code\n\n    More.\nAfter.\n'
    kata.write("docs/units/01_double.md", text)
    first, second = read_lesson(unit)[1].boxes
    assert (first.title, first.text, first.folded) == ("", "Open.", False)
    assert (second.title, second.text, second.folded) == ("Unfolds", "Text.\n\n    code\n\nMore.", True)
    assert read_lesson(unit)[1].hints == [second.text]
    assert read_lesson(unit)[1].text.endswith("After.\n")


def test_the_section_of_a_stage(unit):
    assert stage_section(unit, 2).heading == "Stage 2: Nothing"
    assert stage_section(unit, 4) is None


@pytest.mark.parametrize("content", [None, b"\xff"])
def test_a_lesson_that_cannot_be_read_is_the_users_error(kata, unit, content):
    unit.lesson.unlink() if content is None else unit.lesson.write_bytes(content)
    with pytest.raises(KataError, match="The lesson of 01_double can't be read"):
        read_lesson(unit)


# Stubs

TWO = 'def a():\n    """A."""\n    raise NotImplementedError("a: your turn")\n\n\ndef b():\n    '


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        (DOUBLE_STUB, True),
        (TWO + "raise NotImplementedError\n", True),
        (TWO + "return 1\n", False),
        (TWO + "x = 1\n    raise NotImplementedError\n", False),
        (TWO + "raise ValueError\n", False),
        (TWO + '"""Only a docstring."""\n', False),
        (TWO + "...\n    raise NotImplementedError\n", True),
        ("import math\n\nX = 1\n\n\n" + DOUBLE_STUB, True),
        (DOUBLE, False),
        ("X = 1\n", False),
        ("", False),
        ("def (:\n", False),
        ("x = '\0'\n", False),
        ('X = "\\d"\n' + DOUBLE_STUB, True),
    ],
)
def test_a_stub_only_raises(text, answer):
    assert is_stub(text) is answer


def test_a_unit_is_untouched_while_its_file_is_a_stub(kata, unit):
    assert is_untouched(unit)
    unit.code.write_text(DOUBLE)
    assert not is_untouched(unit)
    unit.code.write_bytes(b"# \xff\n" + DOUBLE_STUB.encode())
    assert not is_untouched(unit)
    unit.code.unlink()
    assert not is_untouched(unit)


def test_a_stub_that_has_lost_a_function_is_not_kept(kata, unit):
    """A student may delete what is not yet written; reset must bring it back."""
    keep_stub(unit)
    kata.write("units/01_double/double.py", 'def helper():\n    raise NotImplementedError("helper: your turn")\n')
    assert not is_untouched(unit)
    keep_stub(unit)
    assert stub_of(unit) == DOUBLE_STUB


def test_a_newer_stub_takes_the_place_of_the_one_that_is_kept(kata, unit):
    """As after an update of the kata. What is no stub is never kept."""
    keep_stub(unit)
    assert stub_of(unit) == DOUBLE_STUB
    newer = DOUBLE_STUB.replace("Unit 01.", "Unit 01, mended.")
    for text in (newer, DOUBLE):
        unit.code.write_text(text)
        keep_stub(unit)
        assert stub_of(unit) == newer


# Results


def test_state_is_written_whole_or_not_at_all(tmp_path):
    assert write_state(tmp_path / "a" / "b", "text ♠")
    assert (tmp_path / "a" / "b").read_text(encoding="utf-8") == "text ♠"
    assert [path.name for path in (tmp_path / "a").iterdir()] == ["b"]
    assert not write_state(tmp_path / "a" / "b" / "c", "below a file")
    (tmp_path / "a" / "folder").mkdir()
    assert not write_state(tmp_path / "a" / "folder", "in place of a folder")
    assert (tmp_path / "a" / "folder").is_dir()


def test_a_result_is_found_again_until_something_changes(kata, unit):
    report = UnitReport.of(unit, "own", unit.stages)
    results.store(unit, report, Fingerprints(kata.folder).of(unit))
    assert results.stored(unit, Fingerprints(kata.folder)) == report
    unit.code.write_text(DOUBLE)
    assert results.stored(unit, Fingerprints(kata.folder)) is None


@pytest.mark.parametrize(
    ("path", "changes"),
    [
        ("units/01_double/double.py", {"01"}),
        ("units/01_double/test_double.py", {"01"}),
        ("units/02_quadruple/quadruple.py", {"02"}),
        ("solutions/01_double/double.py", {"01", "02"}),
        ("solutions/02_quadruple/quadruple.py", {"01", "02"}),
        ("docs/units/01_double.md", set()),
        ("solutions/01_double/test_double_hidden.py", set()),
        ("units/01_double/notes.txt", set()),
    ],
)
@pytest.mark.parametrize("change", ["written", "deleted"])
def test_a_fingerprint_changes_with_what_the_outcome_depends_on(kata, path, changes, change):
    def fingerprints() -> dict[str, str]:
        common = Fingerprints(kata.folder)
        return {unit.number: common.of(unit) for unit in all_units(kata.folder)}

    before = fingerprints()
    if change == "written":
        kata.write(path, "# new\n")
    else:
        (kata.folder / path).unlink(missing_ok=True)
    after = fingerprints()
    assert {number for number in before if before[number] != after[number]} == changes


def test_without_solutions_a_units_outcome_depends_on_the_students_other_units(kata):
    (kata.folder / "solutions").rename(kata.folder / "gone")
    second = find_unit(kata.folder, "02")
    before = Fingerprints(kata.folder).of(second)
    kata.write("units/01_double/double.py", DOUBLE)
    assert Fingerprints(kata.folder).of(second) != before
