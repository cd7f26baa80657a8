"""A red run names the recorded mistake that the answer behaves like, wherever it is reported; others get no name."""

from __future__ import annotations

import json

import pytest

from helpers import DOUBLE, DOUBLE_STUB, SMALL_KATA, Kata
from kata.answers import answers_of
from kata.notebook import run_cell
from kata.report import NamedMistake
from kata.units import find_unit

CODE = "units/01_double/double.py"
BEHAVIOUR = "solutions/01_double/behaviour.json"
# The recorded mistake squares by `n * n`, the other one takes `abs(2 * n)`.
POWER = "def double(number):\n    return number**2\n"
NO_SIGN = "def double(n):\n    return 2 * (n if n > 0 else -n)\n"
SQUARES = "Squares: two is the same both ways."
NO_DEBTS = "No debts: the sign is lost."


@pytest.fixture
def kata(kata, recorded) -> Kata:
    """The small kata with its mistakes recorded."""
    kata.write(BEHAVIOUR, recorded)
    return kata


def named(kata: Kata, code: str, *arguments: str) -> NamedMistake | None:
    kata.write(CODE, code)
    return kata.pytest("units/01_double", *arguments).reports["01_double"].mistake


def test_the_story_a_call_and_the_question(kata):
    assert named(kata, POWER) == NamedMistake(SQUARES, "double(3)", "gives 9", "What is three doubled?")
    assert named(kata, NO_SIGN) == NamedMistake(NO_DEBTS, "double(-1)", "gives 2", "Where is the sign?")


def test_the_closing_board_and_the_next_step(kata):
    kata.write(CODE, POWER)
    for out in (kata.pytest("units/01_double").out, kata.kata("next").out):
        assert f"It looks like this. {SQUARES}\n    double(3) gives 9\nAsk yourself: What is three doubled?" in out


def test_what_was_named_is_kept_with_the_result(kata):
    kata.write(CODE, POWER)
    kata.pytest("units/01_double")
    (kata.folder / BEHAVIOUR).unlink()
    assert SQUARES in kata.kata("next").out


def test_a_notebooks_cell(kata):
    outcome = run_cell("01", POWER, kata.folder)
    assert SQUARES in repr(outcome)
    assert SQUARES in outcome._repr_html_()


def test_any_file_and_every_stage(kata):
    kata.write("mine.py", POWER)
    assert kata.pytest("units/01_double", "--code", "mine.py").reports["01_double"].mistake.story == SQUARES
    assert named(kata, POWER, "--all-stages").story == SQUARES


@pytest.mark.parametrize(
    "code",
    [
        DOUBLE,
        DOUBLE_STUB,
        "",
        "def double(n):\n    return 2\n",
        "def double(n):\n    return [2, 4, 6][n - 1]\n",
        "def double(n):\n    return n * n if n > 0 else 2 * n\n",  # squares, but not everywhere that the mistake does
        "def double(n):\n    raise ValueError(n)\n",
        "def double(n):\n    while True:\n        n += 1\n",
        "import not_there\n",
        "def double(n)\n",
        "exit()\n",
        "import os\nos._exit(0)\n",
        "def double(n):\n    exit()\n",
        "def double(n):\n    import os\n    os._exit(0)\n",
    ],
)
def test_others_have_no_name(kata, code):
    if "while" in code:
        kata.write("conftest.py", (kata.folder / "conftest.py").read_text() + _SHORT)
    assert named(kata, code) is None


_SHORT = "\n\ndef pytest_configure(config):\n    import kata.plugin\n\n    kata.plugin.SECONDS = 0.3\n"


def test_of_two_mistakes_the_red_stage_decides(kata):
    kata.write("solutions/01_double/wrong/zero_is_one.py", ZERO)
    assert kata.kata("record", "01").code == 0
    both = "def double(n):\n    if n == 0:\n        return 1\n    return n + n if n > 0 else -n - n\n"
    assert named(kata, both).story == "One from nothing: zero becomes one."
    assert named(kata, both.replace("return 1", "return 0")).story == NO_DEBTS


ZERO = '''"""One from nothing: zero becomes one.

Stage: TestZero
Ask: What are two nothings?
"""


def double(n):
    return 2 * n or 1
'''


def test_of_mistakes_that_behave_alike_the_more_frequent_one_is_named(kata):
    twin = (
        SMALL_KATA["solutions/01_double/wrong/square.py"].replace("Squares:", "Powers:").replace("Ask", "Seen: 5\nAsk")
    )
    kata.write("solutions/01_double/wrong/power.py", twin.replace("n * n", "n**2"))
    assert kata.kata("record", "01").code == 0
    assert named(kata, POWER).story == "Powers: two is the same both ways."


def test_without_a_recording_or_with_a_spoiled_one_nothing_is_said(kata):
    for text in ("", "{", "[]", json.dumps({"format": 0})):
        kata.write(BEHAVIOUR, text)
        assert named(kata, POWER) is None
    kata.write("units/01_double/bugs.pack", "nothing")
    assert named(kata, POWER) is None


def test_packed_answers_name_mistakes_too(kata):
    unit = find_unit(kata.folder, "01")
    kata.write("units/01_double/bugs.pack", answers_of(unit).packed())
    for path in [*unit.wrong, unit.behaviour_file]:
        path.unlink()
    assert named(kata, POWER).story == SQUARES


def test_what_the_code_prints_or_types_while_it_is_compared_is_not_seen(kata):
    code = "def double(n):\n    print('noise', n)\n    return n * n\n"
    kata.write(CODE, code)
    out = kata.pytest("units/01_double").out
    assert SQUARES in out
    assert out.count("noise") == 1  # of the red test itself


def test_recording_says_what_is_wrong(kata):
    assert "nothing has changed" in kata.kata("record", "01").out
    kata.write("solutions/01_double/double.py", DOUBLE.replace("2", "3"))
    run = kata.kata("record", "01")
    assert run.code == 2
    assert "the reference fails" in run.err
    assert "Traceback" not in run.err
