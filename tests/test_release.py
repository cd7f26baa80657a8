"""`kata release`: what is in the student's version, the proof that no answer is, and that one can work in it."""

import ast
import io
import json
import os
import re
import shutil
import subprocess
import zipfile
from pathlib import Path

import pytest
import yaml

from helpers import QUADRUPLE, ROOT, SMALL_KATA, Kata, clean_environment
from kata.errors import KataError
from kata.proof import Answers, prove
from kata.release import release
from kata.stubs import is_stub
from kata.units import Unit, all_units

# An answer that is long enough to be known by one function alone.
LONG = '''def double(n):
    """Doubles."""
    total = 0
    for step in range(abs(n)):
        if n > 0:
            total = total + 2
        else:
            total = total - 2
    if n == 0:
        return n * 0
    return total
'''
LONG_IN_OTHER_WORDS = """def twice(n):
    # Nothing to see here.
    total = 0

    for step in range( abs( n ) ):  # one by one
        if n > 0: total = total + 2
        else: total = total - 2
    if n == 0: return n * 0
    return (total)
"""


@pytest.fixture
def kata(kata):
    """The small kata with the files that only students get, and a long answer."""
    kata.write("student/README.md", "# For students\n")
    kata.write("student/.github/workflows/tests.yml", "name: tests\n")
    kata.write("solutions/01_double/right/steps.py", LONG)
    return kata


def git(kata: Kata, *arguments: str) -> None:
    names = {"NAME": "kim", "EMAIL": "kim@example.org"}
    identity = {f"GIT_{who}_{what}": text for who in ("AUTHOR", "COMMITTER") for what, text in names.items()}
    subprocess.run(
        ["git", *arguments], cwd=kata.folder, env=clean_environment() | identity, check=True, capture_output=True
    )


def commit(kata: Kata) -> None:
    if not (kata.folder / ".git").exists():
        git(kata, "init")
    git(kata, "add", "--all")
    git(kata, "commit", "--message", "The kata")


def files(folder: Path) -> list[str]:
    return sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file())


RELEASED = [
    ".github/workflows/tests.yml",
    "README.md",
    "conftest.py",
    "docs/units/01_double.md",
    "pyproject.toml",
    "units/01_double/bugs.pack",
    "units/01_double/double.py",
    "units/01_double/my_tests.py",
    "units/01_double/test_double.py",
    "units/02_quadruple/quadruple.py",
    "units/02_quadruple/test_quadruple.py",
]


# What is in it


@pytest.mark.parametrize("in_git", [True, False])
def test_what_students_need_is_released_and_the_proof_is_told(kata, tmp_path, in_git):
    if in_git:
        commit(kata)
    run = kata.kata("release", str(tmp_path / "students"))
    assert (run.code, run.err) == (0, "")
    assert files(tmp_path / "students") == RELEASED
    assert "Checked 11 files against 2 references, 1 hidden test, 3 right answers and 2 wrong answers" in run.out
    assert (tmp_path / "students" / "README.md").read_text() == "# For students\n"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["kata", "students"]


@pytest.mark.parametrize("in_git", [True, False])
def test_files_that_nobody_thought_of_stay_behind(kata, tmp_path, in_git):
    unknown = [
        "notes.txt",
        "answers.md",
        ".kata/backups/01_double/double.py",
        ".kata/results/01_double.json",
        "site/units/01_double/index.html",
        "units/01_double/double_old.py",
        "units/01_double/__pycache__/double.cpython-311.pyc",
        "units/notes.py",
        "docs/units/draft.md",
        "docs/units/01_double_answers.md",
        "src/kata/__pycache__/board.cpython-311.pyc",
        "src/poker_kata.egg-info/PKG-INFO",
        "tests/test_more.py",
        "benchmarks/speed.py",
        ".github/workflows/site.yml",
    ]
    for path in unknown:
        kata.write(path, "x = 1\n")
    if in_git:
        commit(kata)
    release(kata.folder, tmp_path / "students")
    assert files(tmp_path / "students") == RELEASED


def test_the_last_commit_is_released_and_not_what_is_tried_out(kata, tmp_path):
    commit(kata)
    kata.write("docs/units/01_double.md", "# Twice over\n\nMind Kim's question!\n")
    kata.write("docs/plans.md", "Not yet.\n")
    run = kata.kata("release", str(tmp_path / "students"))
    assert run.code == 0
    assert "Kim" not in (tmp_path / "students/docs/units/01_double.md").read_text()
    assert files(tmp_path / "students") == RELEASED
    assert run.err.splitlines()[1:] == ["  docs/plans.md", "  docs/units/01_double.md"]


@pytest.mark.parametrize("committed", ["stub", "solved, then", "no git"])
def test_what_the_instructor_has_solved_is_released_as_its_stub(kata, tmp_path, committed):
    stub = (kata.folder / "units/01_double/double.py").read_bytes()
    if committed == "no git":
        kata.kata("board")  # keeps the stub
    else:
        commit(kata)
    kata.write("units/01_double/double.py", "def double(n):\n    return 2 * n\n")
    if committed == "solved, then":
        commit(kata)
    changed, _ = release(kata.folder, tmp_path / "students")
    assert (tmp_path / "students/units/01_double/double.py").read_bytes() == stub
    assert changed == []


def test_without_any_copy_of_a_stub_nothing_is_released(kata, tmp_path):
    kata.write("units/01_double/double.py", "def double(n):\n    return 2 * n\n")
    with pytest.raises(KataError, match="No copy of the stub of 01_double"):
        release(kata.folder, tmp_path / "students")
    assert not (tmp_path / "students").exists()


def test_a_unit_that_is_gone_from_the_folder_is_released_as_its_stub_too(kata, tmp_path):
    commit(kata)
    stub = (kata.folder / "units/02_quadruple/quadruple.py").read_bytes()
    kata.write("units/02_quadruple/quadruple.py", "def quadruple(n):\n    return 4 * n\n")
    commit(kata)
    shutil.rmtree(kata.folder / "units/02_quadruple")
    release(kata.folder, tmp_path / "students")
    assert (tmp_path / "students/units/02_quadruple/quadruple.py").read_bytes() == stub


def test_a_repository_that_git_cannot_read_is_not_released_from_the_working_folder(kata, tmp_path):
    git(kata, "init")  # and no commit
    run = kata.kata("release", str(tmp_path / "students"))
    assert run.code == 2
    assert "The last commit can't be read" in run.err
    assert not (tmp_path / "students").exists()


def test_lessons_lose_the_section_that_shows_other_answers_and_nothing_else(kata, tmp_path):
    lesson = (kata.folder / "docs/units/01_double.md").read_text(encoding="utf-8")
    before, _, after = lesson.partition("## Another way\n")
    after = after.partition("## ")[0]
    code = "```python\n## Another way\n## in a comment\n```\n"
    kata.write("docs/units/01_double.md", f"{before}{code}## Another way\n{after}{code}## The end\n\nGo on.\n")
    release(kata.folder, tmp_path / "students")
    released = (tmp_path / "students/docs/units/01_double.md").read_text(encoding="utf-8")
    assert released == f"{before}{code}## The end\n\nGo on.\n"


def test_without_a_readme_for_students_nothing_is_released(kata, tmp_path):
    (kata.folder / "student" / "README.md").unlink()
    run = kata.kata("release", str(tmp_path / "students"))
    assert (run.code, "student/README.md" in run.err) == (2, True)
    assert not (tmp_path / "students").exists()


def test_a_link_is_not_released(kata, tmp_path):
    kata.write("docs/real.md", "x\n").rename(tmp_path / "real.md")
    (kata.folder / "docs" / "link.md").symlink_to(tmp_path / "real.md")
    release(kata.folder, tmp_path / "students")
    assert files(tmp_path / "students") == RELEASED


# Where it is written


def test_a_folder_that_is_not_empty_is_left_alone(kata, tmp_path):
    (tmp_path / "students").mkdir()
    (tmp_path / "students" / "mine.txt").write_text("mine")
    run = kata.kata("release", str(tmp_path / "students"))
    assert run.code == 2
    assert "is not empty" in run.err
    assert files(tmp_path / "students") == ["mine.txt"]


def test_an_empty_folder_is_filled(kata, tmp_path):
    (tmp_path / "students").mkdir()
    release(kata.folder, tmp_path / "students")
    assert files(tmp_path / "students") == RELEASED


def test_a_file_in_its_place_is_left_alone(kata, tmp_path):
    (tmp_path / "students").write_text("mine")
    with pytest.raises(KataError, match="is a file"):
        release(kata.folder, tmp_path / "students")
    assert (tmp_path / "students").read_text() == "mine"


def test_a_folder_inside_the_kata_is_refused_also_behind_a_link(kata, tmp_path):
    (tmp_path / "link").symlink_to(kata.folder)
    for target in (kata.folder / "students", tmp_path / "link" / "students", kata.folder / ".." / "kata" / "students"):
        with pytest.raises(KataError, match="inside the kata"):
            release(kata.folder, target)
    with pytest.raises(KataError, match="inside the kata"):
        release(tmp_path / "link", kata.folder / "students")
    assert not (kata.folder / "students").exists()


def test_a_students_version_cannot_be_released_again(kata, tmp_path):
    release(kata.folder, tmp_path / "students")
    run = Kata(tmp_path / "students").kata("release", str(tmp_path / "again"))
    assert run.code == 2
    assert "a student's version" in run.err
    assert not (tmp_path / "again").exists()


def test_a_finding_names_file_and_answer_and_leaves_nothing(kata, tmp_path):
    kata.write("docs/help.md", f"# Help\n\n```python\n{LONG}```\n")
    (tmp_path / "students").mkdir()
    run = kata.kata("release", str(tmp_path / "students"))
    assert run.code == 2
    assert "docs/help.md holds the answer solutions/01_double/right/steps.py" in run.err
    assert "Traceback" not in run.err
    assert sorted(path.name for path in tmp_path.iterdir()) == ["kata", "students"]
    assert files(tmp_path / "students") == []


def test_an_answer_as_it_was_committed_is_known_too(kata, tmp_path):
    kata.write("docs/help.md", f"# Help\n\n```python\n{LONG}```\n")
    commit(kata)
    kata.write("solutions/01_double/right/steps.py", "def double(n):\n    return n * 2\n")
    with pytest.raises(KataError, match=r"holds the answer committed solutions/01_double/right/steps\.py"):
        release(kata.folder, tmp_path / "students")


# The proof


VISIBLE = b"def helper(n):\n    return [n, n, n]\n"
ANSWERS = {
    "solutions/01_double/double.py": b"def double(n):\n    return 2 * n\n",
    "solutions/01_double/test_double_hidden.py": VISIBLE + b"\n\ndef test_it(n):\n    assert helper(n) != n\n",
    "solutions/01_double/right/steps.py": LONG.encode(),
    "solutions/01_double/right/two.py": (LONG.replace("2", "5") + "\n\ndef more(n):\n    return n + 5\n").encode(),
    "solutions/01_double/wrong/short.py": b'"""Short: wrong."""\n\n\ndef double(n):\n    return n * n\n',
    "solutions/01_double/wrong/long.py": LONG.replace("2", "3").encode(),
}


def notebook(source: str, kind: str = "code") -> str:
    cell = {"cell_type": kind, "source": source.splitlines(keepends=True), "outputs": []}
    return json.dumps({"cells": [{"cell_type": "markdown", "source": ["# Hello"]}, cell], "nbformat": 4})


def zipped(name: str, content: str | bytes) -> bytes:
    whole = io.BytesIO()
    with zipfile.ZipFile(whole, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(name, content)
    return whole.getvalue()


def found(folder: Path, name: str, content: str | bytes) -> str:
    """What the proof says of a folder with this file in it; empty where it holds no answer."""
    file = folder / name
    file.parent.mkdir(parents=True)
    file.write_bytes(content.encode() if isinstance(content, str) else content)
    try:
        assert prove(folder, Answers(ANSWERS, [VISIBLE])) == 1
    except KataError as error:
        return str(error)
    return ""


@pytest.mark.parametrize(
    ("name", "content", "answer"),
    [
        ("units/double.py", LONG_IN_OTHER_WORDS, "right/steps.py"),
        (
            "units/double.py",
            f"def outer():\n    y = 1\n    {LONG_IN_OTHER_WORDS.replace(chr(10), chr(10) + '    ')}",
            "right/steps.py",
        ),
        ("units/double.py", 'def twice(n):\n    """Twice."""\n    return (2 * n)  # so it is\n', "double.py"),
        ("units/double.py", LONG_IN_OTHER_WORDS.replace("2", "3"), "wrong/long.py"),
        ("units/double.py", LONG_IN_OTHER_WORDS.replace("2", "5"), "right/two.py"),
        (
            "a/test_double.py",
            "class TestIt:\n    def test_it(self, n):\n        assert helper(n) != n\n",
            "test_double_hidden.py",
        ),
        ("docs/a.md", f"Text\n\n```python\n{LONG_IN_OTHER_WORDS}```\n", "right/steps.py"),
        (
            "docs/a.md",
            f"Text\n\n- item\n\n    ~~~~\n{re.sub('^', '    ', LONG_IN_OTHER_WORDS, flags=re.M)}\n    ~~~~\n",
            "right/steps.py",
        ),
        ("docs/a.md", f"It is easy:{LONG.replace('    ', chr(9)).upper()} and so on, {{not}} Python", "right/steps.py"),
        ("docs/a.md", "```python\n" + LONG.partition('"""\n')[2].replace("    ", "  ") + "```\n", "right/steps.py"),
        ("docs/a.html", f"<p>{LONG.replace('>', '&gt;').replace(' ', '&nbsp;')}</p>", "right/steps.py"),
        ("a.ipynb", notebook(f"%%kata 01\n{LONG_IN_OTHER_WORDS}"), "right/steps.py"),
        ("a.ipynb", notebook("%%kata 01 --save\ndef f(n):\n    return 2 * n\n"), "double.py"),
        ("a.ipynb", notebook(f"Look:\n\n```\n{LONG_IN_OTHER_WORDS}```\n", "markdown"), "right/steps.py"),
        ("a.json", json.dumps({"deep": [{LONG_IN_OTHER_WORDS: 1}]}), "right/steps.py"),
        ("a.png", b"\x89PNG\xff\xfe" + LONG.encode(), "right/steps.py"),
        ("a.txt", zipped("a.py", LONG_IN_OTHER_WORDS), "right/steps.py"),
        ("a.zip", zipped("b.zip", zipped("a.ipynb", notebook(LONG_IN_OTHER_WORDS))), "right/steps.py"),
    ],
)
def test_an_answer_is_found_in_another_form(tmp_path, name, content, answer):
    told = found(tmp_path / "copy", name, content)
    assert name in told
    assert f"holds the answer solutions/01_double/{answer}" in told


@pytest.mark.parametrize(
    ("name", "content", "told"),
    [
        ("solutions/a.md", "Nothing", "by its name"),
        ("x/Right/../right/a.md", "Nothing", "by its name"),
        ("x/test_double_hidden.py", "x = 1", "by its name"),
        ("a.zip", zipped("wrong/a.py", "x = 1"), "by its name"),
        ("double.pyc", "x", "by its name"),
        ("x/__pycache__/double.txt", "x", "by its name"),
        (".git/config", "x", "by its name"),
        ("data.bin", b"\x89\xff\xfe", "is neither text nor a picture"),
    ],
)
def test_a_file_that_belongs_to_the_answers_or_cannot_be_read_is_found(tmp_path, name, content, told):
    assert told in found(tmp_path / "copy", name, content)


def test_a_link_is_found(tmp_path):
    (tmp_path / "copy").mkdir()
    (tmp_path / "copy" / "a.md").symlink_to(tmp_path)
    with pytest.raises(KataError, match="is a link"):
        prove(tmp_path / "copy", Answers(ANSWERS, [VISIBLE]))


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("units/double.py", 'def double(n):\n    """Twice."""\n    raise NotImplementedError("double: your turn")\n'),
        ("notebook.ipynb", notebook("%%kata 01\ndef double(n):\n    return n * n\n")),  # a mistake to look at
        ("units/test_double.py", VISIBLE),  # what the visible tests have is not hidden
        ("units/double.py", LONG.replace("total + 2", "total + 4")),
        ("empty.md", ""),
        ("picture.PNG", b"\x89PNG\xff\xfe"),
    ],
)
def test_what_is_no_answer_passes(tmp_path, name, content):
    assert found(tmp_path / "copy", name, content) == ""


def test_every_finding_is_told_up_to_ten(tmp_path):
    for number in range(12):
        (tmp_path / f"{number:02}.md").write_text(LONG)
    with pytest.raises(KataError) as error:
        prove(tmp_path, Answers(ANSWERS, []))
    lines = str(error.value).splitlines()
    assert len(lines) == 12
    assert lines[1].startswith("00.md holds")
    assert lines[-1] == "... and 2 more"


# The packed answers


def test_students_have_the_second_game_and_their_mistakes_names(kata, tmp_path, recorded):
    kata.write("solutions/01_double/behaviour.json", recorded)
    commit(kata)
    # Of a later day, and so not released.
    kata.write("solutions/01_double/wrong/late.py", SQUARE.replace("Squares", "Late"))
    run = kata.kata("release", "../students")
    assert "For the second game 1 files bugs.pack hold right and wrong answers, packed" in run.out
    students = Kata(tmp_path / "students")
    for name in ("conftest.py", "pyproject.toml"):
        assert (students.folder / name).is_file()
    students.write("units/01_double/double.py", "def double(n):\n    return n**2\n")
    assert "It looks like this. Squares: two is the same both ways." in students.pytest("units/01_double").out
    students.write(
        "units/01_double/my_tests.py", "from double import double\n\n\ndef test_it():\n    assert double(3) == 6\n"
    )
    assert "caught 1 of 2 bugs" in students.kata("bugs", "01").out
    assert "no recorded answers" in students.kata("bugs", "02").err


def test_a_recording_that_can_not_be_read_is_told(kata):
    kata.write("solutions/01_double/behaviour.json", "{")
    commit(kata)
    run = kata.kata("release", "../students")
    assert run.code == 2
    assert "behaviour.json can't be read: kata record 01" in run.err


def test_a_release_without_them(kata, tmp_path):
    commit(kata)
    run = kata.kata("release", "../students", "--without-bugs")
    assert "bugs.pack" not in run.out
    students = Kata(tmp_path / "students")
    assert not [path for path in files(students.folder) if path.endswith("bugs.pack")]
    assert "no recorded answers" in students.kata("bugs", "01").err


def test_the_game_of_a_unit_that_uses_another_has_right_ones_of_both(kata, tmp_path):
    """In the students' version another unit's code is the student's own, and may be a stub."""
    for name in ("twice", "thrice"):
        kata.write(f"solutions/02_quadruple/right/{name}.py", QUADRUPLE)
    kata.write("solutions/02_quadruple/wrong/once.py", ONCE)
    kata.write(
        "units/02_quadruple/my_tests.py",
        "from quadruple import quadruple\n\n\ndef test_it():\n    assert quadruple(1) == 4\n",
    )
    commit(kata)
    release(kata.folder, tmp_path / "students")
    assert "caught 1 of 1 bugs" in Kata(tmp_path / "students").kata("bugs", "02").out


SQUARE = SMALL_KATA["solutions/01_double/wrong/square.py"]
ONCE = '''"""Only twice: double is asked once.

Stage: TestOne
Ask: How often is a number doubled here?
"""

from double import double


def quadruple(n):
    return double(n)
'''


# This kata


@pytest.fixture(scope="module")
def students(tmp_path_factory):
    """The student's version of this repository as it is in its folder, and the proof."""
    folder = tmp_path_factory.mktemp("release")
    names = ["docs", "games", "notebooks", "solutions", "src", "student", "units"]
    for name in names:
        shutil.copytree(ROOT / name, folder / "kata" / name, ignore=shutil.ignore_patterns("__pycache__"))
    for path in ROOT.iterdir():
        if path.is_file():
            shutil.copy(path, folder / "kata")
    release(folder / "kata", folder / "students")
    return Kata(folder / "students")


def test_each_unit_of_this_kata_is_released_with_its_stub_tests_lesson_and_notebook(students):
    released = files(students.folder)
    for unit in all_units(ROOT):
        for path in (unit.code, unit.test_file, unit.my_tests, unit.pack_file, unit.lesson, unit.notebook):
            assert unit.relative(path) in released
        assert is_stub(Unit(students.folder, unit.folder).code.read_text(encoding="utf-8"))
    for path in ("README.md", ".github/workflows/tests.yml", "mkdocs.yml", "src/kata/py.typed", "docs/assets/site.js"):
        assert path in released


def test_each_reference_right_answer_and_hidden_test_of_this_kata_would_be_found(tmp_path):
    """One after the other in place of a stub, as if an instructor had solved it, with other comments."""
    paths = [path for path in (ROOT / "solutions").rglob("*.py") if path.parent.name != "wrong"]
    content = {path.relative_to(ROOT).as_posix(): path.read_bytes() for path in paths}
    answers = Answers(content, [unit.test_file.read_bytes() for unit in all_units(ROOT)])
    missed = [path for path, text in content.items() if not answers.found_in(ast.unparse(ast.parse(text)))]
    assert missed == []


def test_a_unit_turns_green_in_the_students_version_and_leans_on_the_students_own(students):
    solved = (ROOT / "solutions/05_two_pair/two_pair.py").read_bytes()
    students.write("units/05_two_pair/two_pair.py", solved)
    assert "not yet written: kind" in students.pytest("units/05_two_pair").out
    students.write("units/04_kind/kind.py", (ROOT / "solutions/04_kind/kind.py").read_bytes())
    run = students.pytest("units/04_kind", "units/05_two_pair")
    assert run.code == 0
    assert [report.green for report in run.reports.values()] == [True, True]


@pytest.mark.parametrize(
    ("command", "code", "told"),
    [
        (["next"], 0, "stage 1 of"),
        (["hint", "06"], 0, "hint 1 of"),
        (["lesson", "06"], 0, "The ace below the two"),
        (["solution", "06"], 2, "has no solution of 06_ace_low: ask your instructor"),
        (["solution", "06", "--give-up"], 2, "has no solution of 06_ace_low: ask your instructor"),
        (["reset", "06"], 0, "is the stub again"),
        (["play"], 0, "holdem"),
        (["play", "dragon-quest"], 2, "main is not yet written. First: pytest units/17_dragon_quest"),
        (["check"], 2, "is a student's version"),
        (["gradescope", "somewhere"], 2, "is a student's version"),
    ],
)
def test_each_command_works_in_the_students_version_or_says_why_not(students, command, code, told):
    run = students.kata(*command)
    assert (run.code, "Traceback" in run.err) == (code, False)
    assert told in " ".join((run.out + run.err).split())


def test_the_order_in_the_students_readme_never_meets_a_unit_that_is_missing():
    """A unit leans on those that its reference, its stub or its tests import."""
    text = (ROOT / "student" / "README.md").read_text(encoding="utf-8")
    order = re.findall(r"\d\d", re.search(r"^\d\d(, \d\d)+$", text, re.MULTILINE)[0])
    units = {unit.name: unit for unit in all_units(ROOT)}
    assert sorted(order) == [unit.number for unit in units.values()]
    for unit in units.values():
        trees = [ast.parse(path.read_bytes()) for path in (unit.solution, unit.code, unit.test_file)]
        nodes = [node for tree in trees for node in ast.walk(tree)]
        imported = {node.module for node in nodes if isinstance(node, ast.ImportFrom)}
        imported |= {alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names}
        for name in imported & units.keys() - {unit.name}:
            assert order.index(units[name].number) < order.index(unit.number), f"{unit.folder} leans on {name}"


def test_the_site_says_nothing_of_the_solutions_in_a_students_version(students):
    from kata.site import pages

    assert "The solution {" not in "".join(str(page) for page in pages(students.folder).values())


# The workflows for GitHub


WORKFLOWS = [ROOT / "student/.github/workflows/tests.yml", ROOT / "docs/class_repository.yml"]


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_a_workflow_may_only_read_and_keeps_no_token_and_runs_on_no_event_of_a_stranger(path):
    workflow = yaml.safe_load(path.read_text(encoding="utf-8"))
    assert workflow["permissions"] == {"contents": "read"}
    events = set(workflow[True])  # YAML takes the word `on` for true
    assert events <= {"push", "workflow_dispatch"}
    for job in workflow["jobs"].values():
        assert "permissions" not in job
        assert job["timeout-minutes"]
        for step in job["steps"]:
            if step.get("uses", "").startswith("actions/checkout@"):
                assert step["with"]["persist-credentials"] is False
            # What somebody typed reaches the shell as a variable, never as part of the script.
            assert "${{" not in step.get("run", "")


def step(path: Path, name: str) -> str:
    workflow = yaml.safe_load(path.read_text(encoding="utf-8"))
    (steps,) = [job["steps"] for job in workflow["jobs"].values()]
    return next(step["run"] for step in steps if step.get("name") == name)


def run_step(script: str, folder: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """As GitHub runs it."""
    return subprocess.run(
        ["bash", "-e", "-c", script],
        cwd=folder,
        env=clean_environment() | environment,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


def test_the_board_becomes_the_summary_of_a_students_run(kata, tmp_path):
    run = run_step(step(WORKFLOWS[0], "Board"), kata.folder, GITHUB_STEP_SUMMARY=str(tmp_path / "summary.md"))
    assert run.returncode == 0, run.stderr
    lines = (tmp_path / "summary.md").read_text(encoding="utf-8").splitlines()
    assert (lines[0], lines[-1]) == ("```text", "```")
    assert "0 of 2 units green" in lines[1]


def test_the_students_units_are_tested_and_a_red_one_fails_the_run(kata):
    kata.write("units/01_double/double.py", "def double(n):\n    return 2 * n\n")
    script = step(WORKFLOWS[0], "Test")
    assert run_step(script, kata.folder, UNITS="units/01_double").returncode == 0
    assert run_step(script, kata.folder, UNITS="units/01_double units/02_quadruple").returncode == 1


def test_the_class_is_collected_whatever_a_repository_lacks(kata, tmp_path):
    work = tmp_path / "server" / "class" / "kata-kim.git"
    work.mkdir(parents=True)
    shutil.copytree(kata.folder / "units", work / "units")
    (work / "link.py").symlink_to("/etc/hostname")
    commit(Kata(work))
    kata.write("class.txt", "# name and repository\n\nkim-doe  class/kata-kim\nsam class/kata-sam\n")
    environment = {
        "RUNNER_TEMP": str(tmp_path / "temp"),
        "CLASS_TOKEN": "secret",
        "SERVER": f"file://{tmp_path}/server",
    }
    run = run_step(step(WORKFLOWS[1], "Collect"), kata.folder, **environment)
    assert run.returncode == 0, run.stderr
    assert "Nothing could be had from class/kata-sam" in run.stdout
    collected = tmp_path / "temp" / "submissions"
    assert sorted(os.listdir(collected)) == ["kim-doe", "sam"]
    assert (collected / "kim-doe" / "units" / "01_double" / "double.py").is_file()
    assert not (collected / "kim-doe" / "link.py").is_symlink()
    assert "secret" not in "".join(path.read_text("latin-1") for path in collected.rglob("*") if path.is_file())


def test_the_class_is_graded_only_in_a_sandbox(kata, tmp_path):
    command = tmp_path / "venv" / "bin" / "kata"
    command.parent.mkdir(parents=True)
    command.write_text('#!/bin/sh\nprintf "%s " "$@"\n')
    command.chmod(0o755)
    script = step(WORKFLOWS[1], "Grade")
    whole = f"grade {tmp_path}/submissions --out grading --require-isolation "
    assert run_step(script, kata.folder, RUNNER_TEMP=str(tmp_path), UNITS="").stdout == whole
    assert run_step(script, kata.folder, RUNNER_TEMP=str(tmp_path), UNITS="04 05").stdout == f"{whole}--units 04 05 "
