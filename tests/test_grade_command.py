"""`kata grade` as an instructor runs it: a class judged, killed, gone on with, overridden, and told what is wrong."""

import json
import os
import signal
import subprocess
import sys

import pytest

from helpers import DOUBLE, DOUBLE_STUB, QUADRUPLE, clean_environment, small_kata
from kata import cli
from kata.grading import command
from kata.grading.sandbox import isolation_works

WORK = {
    "ada/units/01_double/double.py": DOUBLE,
    "ada/units/02_quadruple/quadruple.py": QUADRUPLE,
    "kim/double.py": "def double(n):\n    return n * n\n",
    "kim/quadruple.py": "from double import double\n\n\ndef quadruple(n):\n    return double(n) + 2\n",
    "sam/double.py": DOUBLE_STUB,
    "zoe/notes.txt": "I was ill.\n",
}


@pytest.fixture
def kata(tmp_path, monkeypatch):
    """The small kata with a class beside it, in the folder that commands run in."""
    assert isolation_works(), "bubblewrap does not work here. Run: apt-get install bubblewrap"
    kata = small_kata(tmp_path / "kata")
    for path, text in WORK.items():
        kata.write(f"../class/{path}", text)
    monkeypatch.chdir(kata.folder)
    return kata


def grades(out="grades"):
    """Each student's points by unit, as grades.json has them."""
    with open(f"{out}/grades.json", encoding="utf-8") as file:
        data = json.load(file)
    return {student["key"]: {unit["unit"]: unit["points"] for unit in student["units"]} for student in data["students"]}


def files(out):
    """All results by path, as bytes."""
    return {
        path.relative_to(out).as_posix(): path.read_bytes()
        for path in out.rglob("*")
        if path.is_file() and path.name != "gradebook.sqlite"
    }


def test_a_class_is_graded_and_the_results_are_written(kata):
    run = kata.kata("grade", "../class", "--out", "grades")
    assert run.code == 0, run.out + run.err
    assert grades() == {
        "ada": {"01_double": 10, "02_quadruple": 10},
        "kim": {"01_double": 2.5, "02_quadruple": 5},
        "sam": {"01_double": 0, "02_quadruple": 0},
        "zoe": {"01_double": 0, "02_quadruple": 0},
    }
    assert set(files(kata.folder / "grades")) == {
        "class.html", "grades.csv", "grades.json", "junit.xml", "submissions.txt",
        *(f"students/{key}/feedback.html" for key in ("ada", "kim", "sam", "zoe")),
        *(f"students/{key}/results.json" for key in ("ada", "kim", "sam", "zoe")),
    }  # fmt: skip


def test_the_summary_fits_one_screen_and_says_what_was_found(kata):
    run = kata.kata("grade", "../class", "--out", "grades")
    lines = run.out.splitlines()
    assert len(lines) <= 24
    assert max(map(len, lines)) <= 80
    assert "Left out: 1, see grades/submissions.txt" in lines
    assert lines[-1] == "4 students. The class: grades/class.html"
    assert "4 students, 5 units handed in" in lines[0]
    (double,) = [line for line in lines if "01_double" in line]
    assert double.split() == ["01_double", "1", "1", "1", "1", "3.1", "of", "10"]
    told = (kata.folder / "grades" / "submissions.txt").read_text(encoding="utf-8")
    assert "kim: 01_double: class/kim/double.py" in told
    assert "zoe: ignored: class/zoe: 1 file is neither Python nor a notebook (.txt)" in told


def test_a_student_reads_what_was_not_taken(kata):
    kata.write("../class/zoe/double.py", b"x" * 300_000)
    assert cli.main(["grade", "../class", "--out", "grades"]) == 0
    for file in ("feedback.html", "results.json"):
        text = (kata.folder / "grades" / "students" / "zoe" / file).read_text(encoding="utf-8")
        assert "Nothing was handed in for this unit" in text
        assert "class/zoe/double.py: " in text
        assert "256" in text


def test_one_student_and_one_file_are_a_class_too(kata):
    assert kata.kata("grade", "../class/kim/double.py", "--out", "grades", "--units", "1").code == 0
    assert list(grades().values()) == [{"01_double": 2.5}]


def test_what_has_a_verdict_is_not_judged_again_unless_asked(kata, monkeypatch):
    judged = []
    real = command.judge_all
    monkeypatch.setattr(
        command, "judge_all", lambda book, tasks, *rest: judged.append(len(tasks)) or real(book, tasks, *rest)
    )
    for more in ([], [], ["--regrade"]):
        assert cli.main(["grade", "../class", "--out", "grades", *more]) == 0
    kata.write("../class/kim/double.py", DOUBLE)
    assert cli.main(["grade", "../class", "--out", "grades"]) == 0
    assert judged == [5, 0, 5, 0]  # Ada had handed in the same text: its verdict is known
    assert grades()["kim"]["01_double"] == 10


def test_without_submissions_the_gradebook_is_judged_and_written_again(kata):
    assert cli.main(["grade", "../class", "--out", "grades"]) == 0
    before = files(kata.folder / "grades")
    (kata.folder / "grades" / "grades.csv").unlink()
    kata.write("grading.toml", "points = 20\n")
    assert cli.main(["grade", "--out", "grades"]) == 0
    assert grades()["ada"] == {"01_double": 20, "02_quadruple": 20}
    (kata.folder / "grading.toml").unlink()
    assert cli.main(["grade", "--out", "grades"]) == 0
    assert files(kata.folder / "grades") == before


def test_a_student_who_hands_in_later_joins_the_class(kata):
    assert cli.main(["grade", "../class", "--out", "grades"]) == 0
    kata.write("../later/tom/double.py", DOUBLE)
    assert cli.main(["grade", "../later", "--out", "grades"]) == 0
    assert set(grades()) == {"ada", "kim", "sam", "tom", "zoe"}
    assert grades()["ada"]["01_double"] == 10


# A run that is ended

KILLER = """
import os, signal, sys
from kata import cli
from kata.grading.gradebook import Gradebook

name, when, count = sys.argv[1], sys.argv[2], int(sys.argv[3])
write, written = Gradebook.write, []

def write_and_end(self, *arguments):
    written.append(1)
    if when == "before" and len(written) == count:
        os.kill(os.getpid(), getattr(signal, name))
    write(self, *arguments)
    if when == "after" and len(written) == count:
        os.kill(os.getpid(), getattr(signal, name))

Gradebook.write = write_and_end
sys.exit(cli.main(sys.argv[4:]))
"""


def ended_by(name, when, count, *arguments):
    """A run of `kata grade` that a signal ends before or after it has written that many verdicts."""
    return subprocess.run(
        [sys.executable, "-c", KILLER, name, when, str(count), "grade", *arguments],
        env=clean_environment(),
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=300,
    )


def verdicts(out):
    """How many verdicts the gradebook has."""
    import sqlite3

    base = sqlite3.connect(out / "gradebook.sqlite")
    try:
        return base.execute("SELECT COUNT(*) FROM verdicts").fetchone()[0]
    finally:
        base.close()


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_run_that_was_killed_twice_ends_with_the_same_results(kata, jobs):
    assert kata.kata("grade", "../class", "--out", "unbroken").code == 0
    out = kata.folder / "grades"
    first = ended_by("SIGKILL", "before", 2, "../class", "--out", "grades", "-j", jobs)
    assert first.returncode == -signal.SIGKILL
    assert verdicts(out) == 1
    second = ended_by("SIGKILL", "after", 2, "../class", "--out", "grades", "-j", jobs)
    assert second.returncode == -signal.SIGKILL
    assert verdicts(out) == 3
    assert kata.kata("grade", "../class", "--out", "grades").code == 0
    assert files(out) == files(kata.folder / "unbroken")


def test_ctrl_c_keeps_what_is_done_and_writes_the_results(kata):
    run = ended_by("SIGINT", "after", 2, "../class", "--out", "grades", "-j", "1")
    assert run.returncode == 130
    assert "stopped. What was judged is kept; the same command goes on" in run.stderr
    assert "Traceback" not in run.stderr
    assert "not judged" in run.stdout
    assert verdicts(kata.folder / "grades") == 2
    assert len(grades()) == 4
    table = (kata.folder / "grades" / "class.html").read_text(encoding="utf-8")
    assert table.count("not yet judged") >= 2
    assert not (kata.folder / "grades" / ".judging").exists()
    assert kata.kata("grade", "../class", "--out", "grades").code == 0
    assert grades()["kim"] == {"01_double": 2.5, "02_quadruple": 5}


def test_ctrl_c_while_things_are_taken_in_takes_in_nothing(kata, monkeypatch, capsys):
    def interrupted(*_):
        raise KeyboardInterrupt

    monkeypatch.setattr(command.Gradebook, "hand_in", interrupted)
    assert cli.main(["grade", "../class", "--out", "grades"]) == 130
    assert "stopped" in capsys.readouterr().err
    monkeypatch.undo()
    os.chdir(kata.folder)
    assert cli.main(["grade", "--out", "grades"]) == 0
    assert grades() == {}


# An instructor's own points


def test_an_override_wins_and_survives_a_regrade_until_it_is_taken_back(kata):
    assert cli.main(["grade", "../class", "--out", "grades"]) == 0
    assert cli.main(["grade", "--out", "grades", "--override", "kim", "1", "8,5", "--reason", "told me why"]) == 0
    assert grades()["kim"]["01_double"] == 8.5
    assert "told me why" in (kata.folder / "grades/students/kim/feedback.html").read_text(encoding="utf-8")
    assert cli.main(["grade", "../class", "--out", "grades", "--regrade"]) == 0
    assert grades()["kim"]["01_double"] == 8.5
    assert cli.main(["grade", "--out", "grades", "--override", "kim", "1", "none"]) == 0
    assert grades()["kim"]["01_double"] == 2.5


@pytest.mark.parametrize(
    ("override", "said"),
    [
        (["tom", "1", "5"], "no student 'tom' among the 4"),
        (["kim", "9", "5"], "no unit '9'"),
        (["kim", "1", "-5"], "'-5' are no points"),
        (["kim", "1", "nan"], "'nan' are no points"),
        (["kim", "1", "inf"], "'inf' are no points"),
        (["kim", "1", "many"], "'many' are no points"),
    ],
)
def test_an_override_that_means_nothing_changes_nothing(kata, capsys, override, said):
    assert cli.main(["grade", "../class", "--out", "grades"]) == 0
    before = files(kata.folder / "grades")
    assert cli.main(["grade", "--out", "grades", "--override", *override]) == 2
    assert said in capsys.readouterr().err
    assert files(kata.folder / "grades") == before


# Without a sandbox


def test_without_a_sandbox_every_result_says_so(kata, monkeypatch, capsys):
    monkeypatch.setattr(command, "isolation_works", lambda: False)
    assert cli.main(["grade", "../class", "--out", "grades"]) == 0
    out = capsys.readouterr().out
    assert "bubblewrap does not work here" in out
    assert "5 results are marked: not isolated" in out
    assert grades()["ada"] == {"01_double": 10, "02_quadruple": 10}
    for name in ("class.html", "students/ada/feedback.html", "students/ada/results.json", "grades.json"):
        text = (kata.folder / "grades" / name).read_text(encoding="utf-8")
        assert "not isolated" in text or '"isolated": false' in text, name
    monkeypatch.setattr(command, "isolation_works", lambda: True)
    assert cli.main(["grade", "../class", "--out", "grades"]) == 0  # now there is one: all is judged again
    assert "not isolated" not in capsys.readouterr().out


def test_it_refuses_to_start_without_a_sandbox_where_one_is_required(kata, monkeypatch, capsys):
    monkeypatch.setattr(command, "isolation_works", lambda: False)
    assert cli.main(["grade", "../class", "--out", "grades", "--require-isolation"]) == 2
    assert "apt-get install bubblewrap" in capsys.readouterr().err
    assert not (kata.folder / "grades").exists()


# What an instructor may get wrong


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["nowhere", "--out", "grades"], "There is no folder and no file"),
        (["--out", "grades"], "Say where the submissions are"),
        (["../class", "--out", "grades", "--units", "9"], "no unit '9'"),
        (["../class", "--out", "grades", "--settings", "none.toml"], "There is no file"),
        (["../class", "--out", "conftest.py"], "can't be used for results"),
        (["docs", "--out", "grades"], "Nothing was handed in|No unit was found"),
    ],
)
def test_what_can_not_be_done_is_told_in_a_sentence(kata, capsys, arguments, said):
    assert cli.main(["grade", *arguments]) == 2
    error = capsys.readouterr().err
    assert any(part in error for part in said.split("|")), error


@pytest.mark.parametrize("arguments", [["../class"], ["../class", "--out", "grades", "-j", "0"]])
def test_options_that_are_missing_or_mean_nothing_are_told(kata, capsys, arguments):
    with pytest.raises(SystemExit) as caught:
        cli.main(["grade", *arguments])
    assert caught.value.code == 2
    assert "usage: kata grade" in capsys.readouterr().err


def test_a_unit_whose_tests_are_broken_is_told_and_the_others_are_graded(kata, capsys):
    kata.write("solutions/01_double/test_double_hidden.py", "import nothing_of_this_name\n")
    assert cli.main(["grade", "../class", "--out", "grades"]) == 2
    assert "The tests of 01_double can't be run" in capsys.readouterr().err
    assert grades()["ada"] == {"01_double": 0, "02_quadruple": 10}


def test_a_copy_without_solutions_can_not_grade(kata, capsys):
    (kata.folder / "solutions").rename(kata.folder / "elsewhere")
    assert cli.main(["grade", "../class", "--out", "grades"]) == 2
    assert "has no solutions" in capsys.readouterr().err


def test_what_is_missing_for_grading_is_named_with_the_command_that_installs_it(kata, capsys, monkeypatch):
    monkeypatch.delitem(sys.modules, "kata.grading.command")
    monkeypatch.delattr("kata.grading.command", raising=False)
    monkeypatch.setitem(sys.modules, "rich.console", None)
    assert cli.main(["grade", "../class", "--out", "grades"]) == 2
    assert '-e ".[grading]"' in capsys.readouterr().err
