"""The stage rule: one red at a time, however pytest is called."""

import pytest

from helpers import DOUBLE, QUADRUPLE

NO_ZERO = "def double(n):\n    return 2 * n or 1\n"


def test_the_stub_shows_one_red_stage_and_the_others_wait(kata):
    run = kata.pytest("units/01_double")
    assert run.statuses("01_double") == ["not yet written", "waiting", "waiting"]
    assert run.code == 1
    assert run.out.count("not yet written: double") == 1
    assert "2 not yet written, 2 waiting" in run.out
    assert "Traceback" not in run.out
    assert "NotImplementedError" not in run.out


def test_stages_after_the_red_one_wait(kata):
    kata.write("units/01_double/double.py", NO_ZERO)
    assert kata.pytest("units/01_double").statuses("01_double") == ["passed", "wrong", "waiting"]


def test_all_stages_run_when_asked(kata):
    kata.write("units/01_double/double.py", NO_ZERO)
    assert kata.pytest("units/01_double", "--all-stages").statuses("01_double") == ["passed", "wrong", "passed"]


def test_every_test_of_the_red_stage_runs(kata):
    kata.write("units/01_double/double.py", "def double(n):\n    return 5\n")
    run = kata.pytest("units/01_double")
    assert [test.came for test in run.reports["01_double"].stages[0].tests] == ["5", "5"]


def test_a_unit_waits_for_its_own_stages_only(kata):
    kata.write("units/02_quadruple/quadruple.py", QUADRUPLE)
    run = kata.pytest("units")
    assert run.statuses("01_double")[0] == "not yet written"
    assert run.statuses("02_quadruple") == ["passed", "passed"]


def test_a_test_that_is_asked_for_by_its_id_runs(kata):
    kata.write("units/01_double/double.py", NO_ZERO)
    run = kata.pytest("units/01_double/test_double.py::TestNegative::test_minus_one")
    assert run.statuses("01_double") == ["not run", "not run", "passed"]


def test_a_class_that_is_asked_for_by_its_id_runs(kata):
    run = kata.pytest("units/01_double/test_double.py::TestZero")
    assert run.statuses("01_double") == ["not run", "not yet written", "not run"]


def test_with_k_only_what_is_selected_counts(kata):
    kata.write("units/01_double/double.py", NO_ZERO)
    run = kata.pytest("units/01_double", "-k", "minus")
    assert run.statuses("01_double") == ["not run", "not run", "passed"]


def test_with_x_the_run_ends_at_the_first_red_test(kata):
    kata.write("units/01_double/double.py", "def double(n):\n    return 5\n")
    run = kata.pytest("units/01_double", "-x")
    assert len(run.reports["01_double"].stages[0].tests) == 1
    assert run.statuses("01_double") == ["wrong", "not run", "not run"]


def test_from_inside_the_units_folder(kata):
    run = kata.pytest(inside="units/01_double")
    assert list(run.reports) == ["01_double"]
    assert run.statuses("01_double") == ["not yet written", "waiting", "waiting"]


def test_with_xdist_a_units_stages_stay_together(kata):
    kata.write("units/01_double/double.py", NO_ZERO)
    kata.write("units/02_quadruple/quadruple.py", QUADRUPLE)
    run = kata.pytest("units", "-n", "2")
    assert run.statuses("01_double") == ["passed", "wrong", "waiting"]
    assert run.statuses("02_quadruple") == ["passed", "passed"]


def test_pytest_at_the_top_does_not_run_the_units(kata):
    run = kata.pytest()
    assert run.reports == {}
    assert "1 passed" in run.out


@pytest.mark.parametrize("flag", ["-v", "-q", "--tb=short", "--tb=no", "-s", "-p no:terminal"])
def test_pytests_own_flags_do_no_harm(kata, flag):
    run = kata.pytest("units/01_double", *flag.split())
    assert run.statuses("01_double") == ["not yet written", "waiting", "waiting"]
    assert "INTERNALERROR" not in run.out + run.err


def test_hidden_tests_have_no_stages_that_wait(kata):
    kata.write("units/01_double/double.py", DOUBLE)
    run = kata.pytest("solutions/01_double")
    assert run.statuses("01_double hidden") == ["passed"]


def test_the_board_tells_the_stages_the_red_test_and_what_to_do(kata):
    kata.write("units/01_double/double.py", NO_ZERO)
    lines = kata.pytest("units/01_double").out.splitlines()
    start = lines.index("01 Twice over")
    assert lines[start + 1 : start + 12] == [
        "  ✓  1  Small numbers  2 of 2",
        "  ✗  2  Nothing        0 of 1  wrong",
        "  ·  3  Below zero     waiting",
        "",
        "double(0)",
        "  came back  1",
        "  wanted     0",
        "  because    twice nothing",
        "  test       zero (units/01_double/test_double.py:26)",
        "",
        "again: pytest units/01_double    a hint: kata hint 01",
    ]


@pytest.mark.parametrize("workers", [[], ["-n", "2"]])
def test_a_selection_is_no_result_for_the_board(kata, workers):
    """One test of each stage, all green: the unit is not."""
    kata.write("units/01_double/double.py", "def double(n):\n    return 7 if n == 3 else 2 * n\n")
    run = kata.pytest("units/01_double", "-k", "two or zero or minus", *workers)
    assert run.statuses("01_double") == ["passed", "passed", "passed"]
    assert "stage 1: wrong" in kata.kata().out


def test_a_text_without_end_is_out_of_time(kata):
    endless = "class Odd:\n    def __repr__(self):\n        while True:\n            pass\n\n\n"
    kata.write("units/01_double/double.py", f"{endless}def double(n):\n    raise ValueError(Odd())\n")
    kata.write(
        "conftest.py", (kata.folder / "conftest.py").read_text() + "\nimport kata.plugin\n\nkata.plugin.SECONDS = 0.2\n"
    )
    test = kata.pytest("units/01_double").reports["01_double"].stages[0].tests[0]
    assert (test.status, test.came) == ("out of time", "what came back can't be shown: its text never ends")
