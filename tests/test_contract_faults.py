"""The authors' contract finds each fault: one is planted in the small kata, and exactly that one is reported."""

import re
import sys

import pytest

from helpers import (
    DOUBLE,
    DOUBLE_HIDDEN,
    DOUBLE_LESSON,
    DOUBLE_STUB,
    DOUBLE_TESTS,
    EMPTY_NOTEBOOK,
    SMALL_KATA,
)
from kata.answers import Mistake, mistake_in
from kata.contract import CHECKS, SECTIONS, problems
from kata.errors import KataError
from kata.units import find_unit

STUB, TESTS = "units/01_double/double.py", "units/01_double/test_double.py"
REFERENCE, HIDDEN = "solutions/01_double/double.py", "solutions/01_double/test_double_hidden.py"
LESSON = "docs/units/01_double.md"
NOTEBOOK = "notebooks/01_double.ipynb"
MY_TESTS = "units/01_double/my_tests.py"
BEHAVIOUR = "solutions/01_double/behaviour.json"
SQUARE = "solutions/01_double/wrong/square.py"


@pytest.fixture
def kata(kata, recorded):
    """The small kata with a notebook and a recording, as the contract asks for them."""
    kata.write(NOTEBOOK, EMPTY_NOTEBOOK)
    kata.write(BEHAVIOUR, recorded)
    return kata


def found(kata, check: str) -> list[str]:
    return problems(find_unit(kata.folder, "01"), check)


@pytest.mark.parametrize("check", CHECKS)
def test_the_small_kata_keeps_the_contract(kata, check):
    assert found(kata, check) == []


@pytest.mark.parametrize("path", [STUB, TESTS, MY_TESTS, REFERENCE, HIDDEN, BEHAVIOUR, LESSON, NOTEBOOK])
def test_a_file_is_missing(kata, path):
    (kata.folder / path).unlink()
    assert found(kata, "files") == [f"{path} is missing"]


@pytest.mark.parametrize(("kind", "name"), [("right", "adds.py"), ("wrong", "square.py")])
def test_too_few_answers(kata, kind, name):
    (kata.folder / "solutions/01_double" / kind / name).unlink()
    assert found(kata, "files") == [f"solutions/01_double/{kind}/ needs at least 2 answers, it has 1"]


@pytest.mark.parametrize(
    "path", ["units/01_double/notes.txt", "solutions/01_double/old/double.py", "solutions/01_double/right/readme.md"]
)
def test_a_stray_file(kata, path):
    kata.write(path, "")
    assert found(kata, "files") == [f"{path} is a stray file: the design has no place for it"]


def test_what_python_and_pytest_leave_behind_is_not_stray(kata):
    for folder in ("__pycache__", ".pytest_cache/v", ".hypothesis"):
        kata.write(f"units/01_double/{folder}/x", "")
    assert found(kata, "files") == []


def test_a_name_of_pythons_own_library(kata, monkeypatch):
    monkeypatch.setattr(sys, "stdlib_module_names", frozenset({"double"}))
    assert found(kata, "names") == ["double is a module of Python's own library: choose another name"]


TRIPLE = '\n\ndef triple(n: int, *, deep: bool = False) -> int:\n    """Return n thrice."""\n'


@pytest.mark.parametrize(
    ("path", "text", "problem"),
    [
        (STUB, DOUBLE_STUB + TRIPLE, "the reference lacks triple, which the stub has"),
        (REFERENCE, "def double(m):\n    return 2 * m\n", "double(n) is the stub's, double(m) the reference's"),
        (REFERENCE, "def double(n=1):\n    return 2 * n\n", "double(n) is the stub's, double(n=1) the reference's"),
        (STUB, DOUBLE_STUB.replace('    """Return n twice over."""\n', ""), "double has no docstring in the stub"),
        (STUB, DOUBLE_STUB.replace("n: int", "n"), "double lacks type hints in the stub"),
        (STUB, DOUBLE_STUB.replace(" -> int", ""), "double lacks type hints in the stub"),
        (TESTS, DOUBLE_TESTS.replace("import double", "import double, triple"), None),
        (HIDDEN, DOUBLE_HIDDEN.replace("import double", "import double, triple"), None),
    ],
)
def test_names_do_not_agree(kata, path, text, problem):
    kata.write(path, text)
    assert found(kata, "names") == [problem or "the tests import triple, which the stub lacks"]


@pytest.mark.parametrize("parameter", ["n, /", "*, n"])
def test_every_kind_of_parameter_needs_a_type_hint(kata, parameter):
    kata.write(STUB, DOUBLE_STUB.replace("n: int", parameter))
    kata.write(REFERENCE, DOUBLE.replace("(n)", f"({parameter})"))
    assert found(kata, "names") == ["double lacks type hints in the stub"]


def test_private_functions_are_no_concern_of_the_contract(kata):
    kata.write(STUB, DOUBLE_STUB + "\n\ndef _helper(n):\n    pass\n")
    assert found(kata, "names") == []


NO_GOAL = "TestZero: its docstring needs a title, an empty line and a sentence about the goal"
ZERO_DOCSTRING = '    """Nothing\n\n    Twice nothing is nothing.\n    """\n'


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("class TestSmall", "def test_alone():\n    pass\n\n\nclass TestSmall", "test_alone stands outside any stage"),
        (ZERO_DOCSTRING, "", NO_GOAL),
        (ZERO_DOCSTRING, '    """Nothing"""\n', NO_GOAL),
        ("Below zero", "b" * 45, "TestNegative: its title is longer than 44 characters"),
        ("def test_zero", "def zero", "TestZero has no test"),
        (
            "        assert double(0)",
            "        import math\n        assert double(0)",
            "the tests import inside a function: import at the top",
        ),
        (
            "        assert double(0)",
            "        from double import double\n        assert double(0)",
            "the tests import inside a function: import at the top",
        ),
    ],
)
def test_stages_are_not_as_they_should_be(kata, old, new, problem):
    assert DOUBLE_TESTS.count(old) == 1
    kata.write(TESTS, DOUBLE_TESTS.replace(old, new))
    assert found(kata, "stages") == [problem]


def test_a_title_of_44_characters_is_fine(kata):
    kata.write(TESTS, DOUBLE_TESTS.replace("Below zero", "b" * 44))
    assert found(kata, "stages") == []


def without_section(heading: str) -> str:
    return re.sub(rf"## {heading}\n.*?(?=\n## |\Z)", "", DOUBLE_LESSON, flags=re.DOTALL)


@pytest.mark.parametrize("heading", SECTIONS)
def test_the_lesson_lacks_a_section(kata, heading):
    kata.write(LESSON, without_section(heading))
    assert found(kata, "lesson") == [f"the lesson lacks the section '## {heading}'"]


TITLES = "(1, 'Small numbers'), (2, 'Nothing'), (3, 'Below zero')"
QUESTIONS = "'Predict first' needs two questions or more, each with its folded answer after it"
SECOND_QUESTION = re.search(r'!!! question "Twice -1.*?larger debt\.\n', DOUBLE_LESSON, re.DOTALL)[0]


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("# Twice over", "Twice over", "the lesson must start with a heading, the unit's title"),
        (
            "Stage 2: Nothing",
            "Stage 2: Zero",
            f"the lesson's stages are [{TITLES.replace('Nothing', 'Zero')}]; the tests' are [{TITLES}]",
        ),
        (
            "Stage 2: Nothing",
            "Nothing",
            f"the lesson's stages are [{TITLES.replace(chr(40) + '2, ' + repr('Nothing') + '), ', '')}]; "
            f"the tests' are [{TITLES}]",
        ),
        ('\n??? tip "Hint 1"\n\n    Think of pairs.\n', "", "stage 1 has 1 hints; it needs two to four"),
        (
            "    Multiply.\n",
            "    Multiply.\n" + '\n??? tip "H"\n\n    x\n' * 2,
            "stage 3 has 5 hints; it needs two to four",
        ),
        (SECOND_QUESTION, "", QUESTIONS),
        ('??? success "Answer: -2"\n\n    A debt doubled is a larger debt.\n', "", QUESTIONS),
        ('??? success "Answer: 0"', '!!! success "Answer: 0"', "an answer in 'Predict first' is not folded"),
    ],
)
def test_the_lesson_is_not_as_it_should_be(kata, old, new, problem):
    assert DOUBLE_LESSON.count(old) == 1
    kata.write(LESSON, DOUBLE_LESSON.replace(old, new))
    assert found(kata, "lesson") == [problem]


def test_the_stub_is_written(kata):
    kata.write(STUB, DOUBLE)
    assert found(kata, "stub") == [f"{STUB} is no stub: each function must only raise NotImplementedError"]


def test_the_stub_raises_in_other_words(kata):
    kata.write(STUB, DOUBLE_STUB.replace("double: your turn", "your turn"))
    assert found(kata, "stub") == ['the stub of double must raise NotImplementedError("double: your turn")']


def test_the_stub_passes_a_stage(kata):
    kata.write(TESTS, DOUBLE_TESTS.replace('assert double(0) == 0, "twice nothing"', "assert double"))
    assert found(kata, "stub") == ["the stub passes stage TestZero: no red to start from"]


def test_the_stub_passes_a_hidden_test(kata):
    kata.write(HIDDEN, f"{DOUBLE_HIDDEN}\n    def test_nothing(self):\n        assert double\n")
    assert found(kata, "stub") == ["the stub passes the hidden test TestMany.test_nothing"]


def test_the_stub_crashes(kata):
    kata.write(STUB, DOUBLE_STUB + "\n\n1 / 0\n")
    reported = found(kata, "stub")
    assert len(reported) == 4
    assert reported[0] == "the stub fails TestSmall.test_two as crashed: ZeroDivisionError: division by zero"


def test_the_reference_fails(kata):
    kata.write(TESTS, DOUBLE_TESTS.replace("double(0) == 0", "double(0) == 1"))
    [problem] = found(kata, "reference")
    assert problem.startswith("the reference fails TestZero.test_zero:\ndouble(0)\n  came back  0\n  wanted     1\n")


def test_the_reference_fails_a_hidden_test(kata):
    kata.write(HIDDEN, DOUBLE_HIDDEN.replace("== [", "!= ["))
    [problem] = found(kata, "reference")
    assert problem.startswith("the reference fails TestMany.test_many:\n")


@pytest.mark.parametrize("skipping", ["import pytest\n", ""])
def test_hidden_tests_that_do_not_run(kata, skipping):
    test = "    @pytest.mark.skip\n    def test_many(" if skipping else "    def many("
    kata.write(HIDDEN, skipping + DOUBLE_HIDDEN.replace("    def test_many(", test))
    [problem] = found(kata, "reference")
    expected = "the reference fails TestMany.test_many" if skipping else f"pytest could not run {HIDDEN}:"
    assert problem.startswith(expected)


def test_a_right_answer_is_not_accepted(kata):
    kata.write("solutions/01_double/right/adds.py", "def double(n):\n    return n + abs(n)\n")
    visible, hidden_ones = found(kata, "right"), "solutions/01_double/right/adds.py fails TestNegative.test_minus_one:"
    assert [problem.partition("\n")[0] for problem in visible] == [hidden_ones]


def test_a_right_answer_is_held_to_the_hidden_tests_too(kata):
    kata.write("solutions/01_double/right/adds.py", "def double(n):\n    return n + n if n < 8 else 0\n")
    [problem] = found(kata, "right")
    assert problem.startswith("solutions/01_double/right/adds.py fails TestMany.test_many:")


SQUARES = SMALL_KATA[SQUARE]


@pytest.mark.parametrize(
    ("text", "start"),
    [
        (
            SQUARES.replace("Squares: two is", "Two is"),
            "wrong/square: its docstring's first line must name the mistake, then a colon, then what goes wrong",
        ),
        (
            SQUARES.replace("\nStage: TestSmall\n", ""),
            "wrong/square: its docstring needs a line 'Stage: TestName', the stage that must catch it",
        ),
        (
            SQUARES.replace("Ask: What is three doubled?\n", ""),
            "wrong/square.py: its docstring needs a line 'Ask: ...?', the question that leads out of the mistake",
        ),
        (
            SQUARES.replace("Ask:", "Seen: often\nAsk:"),
            "wrong/square: 'Seen: often' must be a number, how many people made the mistake",
        ),
        (SQUARES.replace("TestSmall", "TestLarge"), "wrong/square.py names the stage TestLarge, which is none"),
        (SQUARES.replace("n * n", "n + n"), "wrong/square.py passes every stage: Squares: two is the same both ways."),
        (
            SQUARES.replace("TestSmall", "TestZero"),
            "wrong/square.py is caught by TestSmall, not by TestZero:\ndouble(3)",
        ),
    ],
)
def test_a_wrong_answer_is_not_as_it_should_be(kata, text, start):
    assert text != SQUARES
    kata.write(SQUARE, text)
    [problem] = found(kata, "wrong")
    assert problem.startswith(start)


@pytest.mark.parametrize(
    ("path", "checks"),
    [
        (STUB, ["names", "stub"]),
        (TESTS, ["names", "stages", "lesson", "stub"]),
        (REFERENCE, ["names"]),
        (HIDDEN, ["names", "reference", "right"]),
        (LESSON, ["lesson"]),
    ],
)
def test_a_check_whose_file_is_missing_says_that_and_no_more(kata, path, checks):
    (kata.folder / path).unlink()
    for check in checks:
        [problem] = found(kata, check)
        assert path.rpartition("/")[2] in problem, check


@pytest.mark.parametrize(
    ("path", "check"), [(STUB, "names"), (TESTS, "stages"), (REFERENCE, "names"), (SQUARE, "wrong")]
)
def test_a_check_whose_file_is_no_python_says_that_and_no_more(kata, path, check):
    kata.write(path, "this is no Python\n")
    [problem] = found(kata, check)
    assert "invalid syntax" in problem


def test_the_stage_of_a_mistake_stands_in_its_docstring(kata):
    mistake = mistake_in(kata.folder / "solutions/01_double/wrong/absolute.py")
    assert mistake == Mistake("absolute", "No debts: the sign is lost.", "TestNegative", "Where is the sign?", 3)
    assert mistake.title == "No debts"
    with pytest.raises(KataError, match=r"adds: its docstring's first line must name the mistake"):
        mistake_in(kata.folder / "solutions/01_double/right/adds.py")


def test_two_units_of_one_name(kata):
    kata.write("units/03_double/double.py", "")
    assert found(kata, "names") == ["03_double has the same name: only one module can have it"]


def test_a_mistake_without_a_stage_does_not_hide_the_others(kata):
    kata.write("solutions/01_double/wrong/nameless.py", '"""Odd: it is odd."""\n\n\ndef double(n):\n    return 3\n')
    kata.write(
        "solutions/01_double/wrong/right.py",
        '"""Right: it is.\n\nStage: TestZero\nAsk: Is it?\n"""\n\n\ndef double(n):\n    return 2 * n\n',
    )
    first, second = sorted(found(kata, "wrong"))
    assert "nameless: its docstring needs a line 'Stage: TestName'" in first
    assert "wrong/right.py passes every stage" in second


def test_a_recording_of_yesterday(kata):
    kata.write("solutions/01_double/wrong/square.py", SQUARES.replace("n * n", "n * n * n"))
    assert found(kata, "record") == [f"{BEHAVIOUR} is not of today: kata record 01"]
