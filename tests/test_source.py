"""The source rule: where each module comes from, and that none leaks into another unit's run."""

import sys

import pytest

from helpers import DOUBLE, QUADRUPLE
from kata.errors import KataError
from kata.source import World, check_code, module_files
from kata.units import find_unit

GREEN = ["passed", "passed", "passed"]
BROKEN = "this is no Python\n"


def test_a_mistake_in_one_unit_never_breaks_another(kata):
    kata.write("units/01_double/double.py", BROKEN)
    kata.write("units/02_quadruple/quadruple.py", QUADRUPLE)
    run = kata.pytest("units/02_quadruple")
    assert run.statuses("02_quadruple") == ["passed", "passed"]
    assert run.code == 0


def test_code_mine_takes_every_module_from_the_student(kata):
    kata.write("units/01_double/double.py", "def double(n):\n    return 2 * n + 1\n")
    kata.write("units/02_quadruple/quadruple.py", QUADRUPLE)
    run = kata.pytest("units/02_quadruple", "--code", "mine")
    test = run.reports["02_quadruple"].stages[0].tests[0]
    assert (test.status, test.came) == ("wrong", "7")


def test_code_mine_names_the_other_unit_that_is_not_yet_written(kata):
    kata.write("units/02_quadruple/quadruple.py", QUADRUPLE)
    run = kata.pytest("units/02_quadruple", "--code", "mine")
    assert run.reports["02_quadruple"].stages[0].tests[0].message == ["not yet written: double"]


def test_code_solutions_takes_every_module_from_the_solutions(kata):
    kata.write("units/01_double/double.py", BROKEN)
    kata.write("units/02_quadruple/quadruple.py", BROKEN)
    run = kata.pytest("units", "--code", "solutions", "--all-stages")
    assert run.statuses("01_double") == GREEN
    assert run.statuses("02_quadruple") == ["passed", "passed"]


def test_code_file_takes_the_units_own_module_from_the_file(kata):
    run = kata.pytest("units/01_double", "--code", "solutions/01_double/wrong/absolute.py")
    assert run.statuses("01_double") == ["passed", "passed", "wrong"]


def test_code_file_is_relative_to_where_pytest_is_called(kata):
    run = kata.pytest("--code", "../../solutions/01_double/right/adds.py", inside="units/01_double")
    assert run.statuses("01_double") == GREEN


def test_code_file_is_for_one_unit(kata):
    run = kata.pytest("units", "--code", "solutions/01_double/right/adds.py")
    assert run.code != 0
    assert "--code FILE is for one unit" in run.out + run.err
    assert "Traceback" not in run.out + run.err


def test_code_that_is_no_word_and_no_file(kata):
    run = kata.pytest("units/01_double", "--code", "solution")
    assert run.code == 4
    assert "Did you mean solutions?" in run.err


def test_without_solutions_a_unit_leans_on_the_students_own_modules(kata):
    kata.write("units/01_double/double.py", DOUBLE)
    kata.write("units/02_quadruple/quadruple.py", QUADRUPLE)
    (kata.folder / "solutions").rename(kata.folder / "gone")
    run = kata.pytest("units")
    assert run.statuses("02_quadruple") == ["passed", "passed"]


@pytest.mark.parametrize(
    "order", [("units/01_double", "units/02_quadruple"), ("units/02_quadruple", "units/01_double")]
)
@pytest.mark.parametrize("imports", ["at the top", "inside the function"])
def test_no_module_leaks_into_another_units_run(kata, order, imports):
    """The student's double is recognisably wrong; quadruple must get the reference, whoever was imported first."""
    kata.write("units/01_double/double.py", "def double(n):\n    return 1000\n")
    lazy = "def quadruple(n):\n    from double import double\n    return double(double(n))\n"
    kata.write("units/02_quadruple/quadruple.py", QUADRUPLE if imports == "at the top" else lazy)
    run = kata.pytest(*order, "--all-stages")
    assert run.statuses("02_quadruple") == ["passed", "passed"]
    assert {test.came for stage in run.reports["01_double"].stages for test in stage.tests} == {"1000"}


@pytest.mark.parametrize(
    "order", [("units/01_double", "units/02_quadruple"), ("units/02_quadruple", "units/01_double")]
)
def test_a_broken_module_leaks_nowhere(kata, order):
    kata.write("units/01_double/double.py", BROKEN)
    kata.write("units/02_quadruple/quadruple.py", QUADRUPLE)
    run = kata.pytest(*order)
    assert run.statuses("01_double") == ["crashed", "waiting", "waiting"]
    assert run.statuses("02_quadruple") == ["passed", "passed"]


def test_tampering_with_a_reference_stays_in_the_units_own_run(kata):
    """Each unit's run has its own copy of every module."""
    tamper = "import double\n\ndouble.double = lambda n: 0\n\n\ndef quadruple(n):\n    return 4 * n\n"
    kata.write("units/02_quadruple/quadruple.py", tamper)
    kata.write("units/01_double/double.py", DOUBLE)
    run = kata.pytest("units/02_quadruple", "units/01_double", "solutions/01_double")
    assert run.statuses("01_double") == GREEN
    assert run.statuses("01_double hidden") == ["passed"]


def test_a_unit_may_lean_on_a_later_one(kata):
    kata.write(
        "units/01_double/double.py",
        "def double(n):\n    from quadruple import quadruple\n    return quadruple(n) // 2\n",
    )
    kata.write("solutions/02_quadruple/quadruple.py", "def quadruple(n):\n    return 4 * n\n")
    assert kata.pytest("units/01_double").statuses("01_double") == GREEN


def test_two_saves_within_one_second_are_two_programs(kata):
    """A stored bytecode file would be taken for current: same size, same second."""
    answers = ["def double(n):\n    return 2 * n\n", "def double(n):\n    return 3 * n\n"]
    runs = []
    for answer in answers:
        kata.write("units/01_double/double.py", answer)
        runs.append(kata.pytest("units/01_double").statuses("01_double")[0])
    assert runs == ["passed", "wrong"]


def test_a_units_module_hides_one_of_the_same_name_only_while_it_runs(kata, monkeypatch):
    outside = object()
    monkeypatch.setitem(sys.modules, "double", outside)
    world = World(module_files(find_unit(kata.folder, "01"), "solutions"))
    with world:
        inside = __import__("double")
        assert inside.double(4) == 8
        with world:
            assert __import__("double") is inside
    assert sys.modules["double"] is outside
    assert world.load("double") is inside


def test_worlds_inside_one_another(kata):
    kata.write("units/01_double/double.py", "def double(n):\n    return 'mine'\n")
    unit = find_unit(kata.folder, "01")
    mine, reference = (World(module_files(unit, code)) for code in ("own", "solutions"))
    with mine:
        first = __import__("double")
        with reference:
            assert __import__("double").double(1) == 2
        assert __import__("double") is first
    assert first.double(1) == "mine"
    assert "double" not in sys.modules


def test_check_code_gives_the_absolute_path_of_a_file(tmp_path):
    (tmp_path / "answer.py").touch()
    assert check_code("answer.py", tmp_path) == str(tmp_path / "answer.py")
    assert check_code("mine", tmp_path) == "mine"
    with pytest.raises(KataError, match="there is no file other"):
        check_code("other.py", tmp_path)
