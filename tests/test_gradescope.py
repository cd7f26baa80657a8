"""`kata gradescope`: the autograder zip, and the two programs in it."""

import io
import json
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from helpers import ROOT, clean_environment
from kata.errors import KataError
from kata.grading.gradescope import NAME, write_autograder
from kata.units import all_units, find_unit


def names(path: Path) -> list[str]:
    with zipfile.ZipFile(path) as archive:
        return archive.namelist()


def test_the_zip_has_all_that_grading_needs_and_no_more(tmp_path):
    path = write_autograder(ROOT, tmp_path)
    assert path == tmp_path / NAME
    found = names(path)
    assert {"setup.sh", "run_autograder", "units.txt", "kata/pyproject.toml", "kata/conftest.py"} <= set(found)
    for unit in all_units(ROOT):
        for file in (unit.code, unit.test_file, unit.solution, unit.hidden_test_file, unit.lesson, unit.notebook):
            assert f"kata/{unit.relative(file)}" in found
    for tool in (ROOT / "src").rglob("*.py"):
        assert f"kata/{tool.relative_to(ROOT).as_posix()}" in found
    unneeded = ("/right/", "/wrong/", "__pycache__", "/tests/", "/.git", "/.kata")
    assert [name for name in found if any(part in name for part in unneeded)] == []


def test_the_same_kata_gives_the_same_bytes_whenever_and_wherever(kata, tmp_path):
    first = write_autograder(kata.folder, tmp_path / "one").read_bytes()
    for path in kata.folder.rglob("*"):
        os.utime(path, (1, 1))
    with zipfile.ZipFile(io.BytesIO(first)) as archive:
        assert archive.namelist() == sorted(archive.namelist())
        assert {member.date_time for member in archive.infolist()} == {(2000, 1, 1, 0, 0, 0)}
    copy = shutil.copytree(kata.folder, tmp_path / "copy")
    assert write_autograder(copy, tmp_path / "two").read_bytes() == first


def test_only_the_two_programs_are_executable(kata, tmp_path):
    with zipfile.ZipFile(write_autograder(kata.folder, tmp_path / "out")) as archive:
        modes = {member.filename: member.external_attr >> 16 for member in archive.infolist()}
    assert {name for name, mode in modes.items() if mode & 0o111} == {"setup.sh", "run_autograder"}
    assert {mode for mode in modes.values()} == {0o100755, 0o100644}


def test_what_the_instructor_has_solved_goes_in_as_its_stub(kata, tmp_path):
    kata.kata("board")  # keeps the stub
    stub = (kata.folder / "units/01_double/double.py").read_bytes()
    kata.write("units/01_double/double.py", "def double(n):\n    return n + n + 0\n")
    with zipfile.ZipFile(write_autograder(kata.folder, tmp_path / "out")) as archive:
        assert archive.read("kata/units/01_double/double.py") == stub


def test_the_settings_go_in_and_a_mistake_in_them_is_told_now(kata, tmp_path):
    kata.write("grading.toml", "points = 4\n")
    assert "kata/grading.toml" in names(write_autograder(kata.folder, tmp_path / "out"))
    before = (tmp_path / "out" / NAME).read_bytes()
    kata.write("grading.toml", "point = 4\n")
    with pytest.raises(KataError, match="did you mean points"):
        write_autograder(kata.folder, tmp_path / "out")
    assert (tmp_path / "out" / NAME).read_bytes() == before


def test_the_units_that_count_are_named_in_order_and_once(kata, tmp_path):
    units = [find_unit(kata.folder, text) for text in ("quadruple", "1", "2")]
    with zipfile.ZipFile(write_autograder(kata.folder, tmp_path / "out", units)) as archive:
        assert archive.read("units.txt") == b"01_double\n02_quadruple\n"


def test_a_students_version_makes_no_autograder(kata, tmp_path):
    shutil.rmtree(kata.folder / "solutions")
    run = kata.kata("gradescope", str(tmp_path / "out"))
    assert run.code == 2
    assert "a student's version" in run.err
    assert not (tmp_path / "out").exists()


def test_a_folder_that_cannot_be_made_is_told_in_a_sentence(kata, tmp_path):
    kata.write("file", "")
    run = kata.kata("gradescope", "file", "--units", "01")
    assert run.code == 2
    assert "was not written" in run.err
    assert "Traceback" not in run.err


class Container:
    """What Gradescope makes of the zip, in a folder of its own, with a stand-in for the `kata` command."""

    def __init__(self, top: Path, zip_file: Path) -> None:
        self.top = top
        (top / "submission").mkdir(parents=True)
        (top / "tmp").mkdir()
        self.environment = clean_environment() | {"KATA_AUTOGRADER": str(top), "TMPDIR": str(top / "tmp")}
        shutil.unpack_archive(zip_file, top / "source")
        shutil.copy(top / "source" / "run_autograder", top)
        (top / "submission" / "double.py").write_text("def double(n):\n    return 2 * n\n")

    def stand_in(self, script: str) -> None:
        """`kata grade` is the Python `script`, which finds the submissions in `class_folder` and writes into `out`."""
        command = self.top / "venv" / "bin" / "kata"
        command.parent.mkdir(parents=True)
        head = "import json, os, sys\nfrom pathlib import Path\nassert sys.argv[1] == 'grade'\n"
        head += "class_folder, out = Path(sys.argv[2]), Path(sys.argv[sys.argv.index('--out') + 1])\n"
        head += "def result(name, text):\n    folder = out / 'students' / name\n    folder.mkdir(parents=True)\n"
        head += "    (folder / 'results.json').write_text(text)\n"
        command.write_text(f"#!{sys.executable}\n{head}{script}")
        command.chmod(0o755)

    def run(self, **environment: str) -> tuple[dict[str, object], str]:
        """The results that Gradescope reads, and the output that instructors see."""
        run = subprocess.run(
            ["bash", str(self.top / "run_autograder")],
            env=self.environment | environment,
            capture_output=True,
            encoding="utf-8",
            check=True,
        )
        results = json.loads((self.top / "results" / "results.json").read_text(encoding="utf-8"))
        return results, run.stdout + run.stderr


@pytest.fixture
def container(kata, tmp_path):
    return Container(tmp_path / "autograder", write_autograder(kata.folder, tmp_path / "zip"))


def without_points(results: dict[str, object]) -> str:
    """What results say that have no points to give; they are what Gradescope takes for a grade all the same."""
    assert results.keys() == {"score", "output", "stdout_visibility"}
    assert results["score"] == 0
    assert results["stdout_visibility"] == "hidden"
    return str(results["output"])


def test_the_students_results_are_handed_to_gradescope(container):
    container.stand_in("result('submission', json.dumps({'score': 7, 'tests': sorted(os.listdir(class_folder))}))")
    results, _ = container.run()
    assert results == {"score": 7, "tests": ["submission"]}
    assert os.listdir(container.top / "tmp") == []


def test_another_user_cannot_write_results(container):
    (container.top / "results").mkdir(mode=0o777)
    (container.top / "results").chmod(0o777)
    container.stand_in("result('submission', '{}')")
    container.run()
    assert (container.top / "results").stat().st_mode & 0o022 == 0


def test_the_whole_submission_is_graded_as_that_of_one_student(container):
    (container.top / "submission" / "units" / "01_double").mkdir(parents=True)
    (container.top / "submission" / ".hidden").write_text("x")
    container.stand_in(
        "result('s', json.dumps(sorted(str(p.relative_to(class_folder)) for p in class_folder.rglob('*'))))"
    )
    results, _ = container.run()
    assert results == [f"submission{path}" for path in ("", "/.hidden", "/double.py", "/units", "/units/01_double")]


def test_a_link_in_a_submission_is_not_followed(container, tmp_path):
    (tmp_path / "secret").write_text("secret")
    (container.top / "submission" / "kind.py").symlink_to(tmp_path / "secret")
    container.stand_in("result('s', json.dumps((class_folder / 'submission' / 'kind.py').is_symlink()))")
    results, _ = container.run()
    assert results is True


def test_the_assignments_units_are_graded_and_no_others(container):
    container.stand_in("result('s', json.dumps(sys.argv[5:]))")
    assert container.run()[0] == []
    (container.top / "source" / "units.txt").write_text("01_double\n02_quadruple\n")
    assert container.run()[0] == ["--units", "01_double", "02_quadruple"]


def test_an_error_of_ours_is_for_the_instructors_eyes_only(container):
    container.stand_in("raise SystemError('the inside of the grader')")
    results, output = container.run()
    assert "not your fault" in without_points(results)
    assert "the inside of the grader" in output


def test_results_of_a_run_that_failed_do_not_count(container):
    container.stand_in("result('s', '{}')\nsys.exit(2)")
    assert "not your fault" in without_points(container.run()[0])


def test_grading_that_takes_too_long_says_so(container):
    container.stand_in("import threading\nthreading.Event().wait()")
    assert "took too long" in without_points(container.run(KATA_SECONDS="0.2")[0])


def test_nothing_that_could_be_graded_says_what_to_hand_in(container):
    container.stand_in("out.mkdir()\n(out / 'submissions.txt').write_text('ignored: x.py: no unit of that name')")
    results, output = container.run()
    assert "Nothing to grade was found" in without_points(results)
    assert "ignored: x.py" in output


def test_a_submission_that_the_grader_can_do_nothing_with_says_what_to_hand_in(container):
    container.stand_in("print('kata: No unit was found.', file=sys.stderr)\nsys.exit(2)")
    results, output = container.run()
    assert "Nothing to grade was found" in without_points(results)
    assert "No unit was found" in output


def test_the_work_of_several_people_in_one_submission_gets_nobodys_points(container):
    container.stand_in("result('one', '{}')\nresult('two', '{}')")
    assert "several people" in without_points(container.run()[0])


def test_a_missing_kata_is_told_to_the_student_without_a_traceback(container):
    shutil.rmtree(container.top / "source" / "kata")
    assert "incomplete" in without_points(container.run()[0])


def test_an_end_from_outside_leaves_results_that_say_so(container):
    container.stand_in("import signal\nos.kill(int(os.environ['TOP']), signal.SIGKILL)")
    script = 'TOP=$$ exec bash "$KATA_AUTOGRADER/run_autograder"'
    run = subprocess.run(["bash", "-c", script], env=container.environment, capture_output=True, check=False)
    assert run.returncode == -9
    results = json.loads((container.top / "results" / "results.json").read_text(encoding="utf-8"))
    assert "broken off" in without_points(results)


@pytest.mark.parametrize("recent", [True, False])
def test_setup_installs_the_kata_into_an_environment_that_others_cannot_read(container, tmp_path, recent):
    """With stand-ins for what changes a system: each writes down how it was called."""
    bin_folder = tmp_path / "bin"
    bin_folder.mkdir()
    log = tmp_path / "log"
    for name in ("apt-get", "python3", "python3.11"):
        script = f'#!/bin/sh\necho {name} "$@" >> {log}\n'
        if name == "python3" and not recent:
            script += 'case "$1$2" in -c*version_info\\ \\<*) exit 1;; esac\n'
        script += 'case "$2" in venv) mkdir -p "$3/bin"; cp "$0" "$3/bin/python";; esac\n'
        script += 'case "$1$2" in -cimport*print*) echo 3 11;; esac\n'
        (bin_folder / name).write_text(script)
        (bin_folder / name).chmod(0o755)
    environment = container.environment | {"PATH": f"{bin_folder}:{os.environ['PATH']}"}
    subprocess.run(["bash", str(container.top / "source" / "setup.sh")], env=environment, check=True)
    calls = log.read_text(encoding="utf-8").splitlines()
    python = "python3" if recent else "python3.11"
    assert any(call.startswith("apt-get install") and "bubblewrap" in call for call in calls)
    assert f"{python} -m venv {container.top}/venv" in calls
    assert calls[-1] == f"{python} -m pip install -e {container.top}/source/kata[grading]"
    assert (container.top / "source" / "kata").stat().st_mode & 0o077 == 0
    assert (container.top / "source" / "kata" / "solutions" / "01_double" / "double.py").stat().st_mode & 0o077 == 0
