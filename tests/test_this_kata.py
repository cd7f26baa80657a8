"""The repository as a whole, as a student meets it."""

import re

import pytest

from helpers import ROOT, copy_of_this_kata
from kata.report import NOT_WRITTEN, PASSED, WAITING
from kata.units import all_units

UNITS = [unit.folder for unit in all_units(ROOT)]


@pytest.fixture(scope="module")
def this_kata(tmp_path_factory):
    """A copy of the kata that nobody has worked in."""
    return copy_of_this_kata(tmp_path_factory.mktemp("copy") / "kata")


def test_every_unit_is_green_with_the_solutions_in_one_process(this_kata):
    run = this_kata.pytest("units", "--code", "solutions", "--all-stages")
    assert run.code == 0
    assert sorted(run.reports) == UNITS
    assert all(report.green for report in run.reports.values())


def test_every_unit_is_green_in_the_opposite_order(this_kata):
    folders = [f"units/{unit}" for unit in reversed(UNITS)]
    run = this_kata.pytest(*folders, "--code", "solutions", "--all-stages")
    assert run.code == 0
    assert list(run.reports) == UNITS[::-1]


def test_every_stub_shows_one_red_stage_and_the_others_wait(this_kata):
    run = this_kata.pytest("units")
    assert run.code == 1
    for unit in UNITS:
        first, *others = run.statuses(unit)
        assert first == NOT_WRITTEN, unit
        assert set(others) == {WAITING}, unit


def test_the_whole_program_of_a_student_is_green_on_its_own(tmp_path):
    """Every stub replaced by the reference, no solutions in sight: --code mine needs nothing else."""
    kata = copy_of_this_kata(tmp_path / "kata")
    for unit in all_units(kata.folder):
        unit.code.write_bytes(unit.solution.read_bytes())
    (kata.folder / "solutions").rename(tmp_path / "gone")
    run = kata.pytest("units", "--code", "mine")
    assert run.code == 0
    assert {status for unit in UNITS for status in run.statuses(unit)} == {PASSED}


README = (ROOT / "README.md").read_text(encoding="utf-8")


def commands(text: str) -> list[str]:
    """The commands that install and do something, in order."""
    return re.findall(r"^python3 .*$", text, re.MULTILINE)


def test_ci_runs_the_commands_of_the_readme():
    first_screen = "\n".join(README.splitlines()[:40])
    main_job, all_tests = commands(first_screen)
    assert main_job == "python3 -m pip install -e . && kata next"
    assert all_tests == 'python3 -m pip install -e ".[dev]" && pytest'
    lines = (ROOT / ".ci" / "run").read_text(encoding="utf-8").splitlines()
    for command in commands(README):
        assert command in lines


def test_constraints_are_plain_pins():
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    pins = [line for line in lines if line and not line.startswith("#")]
    assert pins
    assert all(re.fullmatch(r"[A-Za-z0-9._-]+==[A-Za-z0-9.+!_-]+", pin) for pin in pins)


def test_what_students_load_on_each_run_is_light(this_kata):
    """Neither hypothesis nor any plugin that another package brings along is imported in the student's loop."""
    probe = this_kata.write(
        "units/04_kind/test_kind_probe.py",
        "import sys\n\n\ndef test_probe():\n"
        "    heavy = {'hypothesis', 'nbval', 'xdist', 'matplotlib', 'IPython'}\n"
        "    assert not heavy & set(sys.modules)\n",
    )
    run = this_kata.pytest("units/04_kind/test_kind_probe.py")
    probe.unlink()
    assert run.code == 0, run.out
