"""What a red test says: which call, what came, what was wanted and why; and what the run's board makes of it."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from helpers import DOUBLE, Run, clean_environment, small_kata
from kata.board import red_tests
from kata.explain import cut_output
from kata.plugin import KataPlugin, names_used_in
from kata.report import CRASHED, NOT_RUN, NOT_WRITTEN, OUT_OF_TIME, PASSED, WAITING, WRONG
from kata.report import StageReport as Stage
from kata.report import TestReport as Report
from kata.report import UnitReport as Unit
from kata.screen import Screen
from kata.standin import show

# The student's file of the unit whose tests say all that tests can say.
SAYS = '''"""Gives back what it is told to."""


def give(value, other=None):
    return list(value) if isinstance(value, list) else value


def same(value):
    return value


def add_one(numbers):
    numbers.append(1)


def refuse(reason):
    raise ValueError(reason)


def look_up(name):
    return deep(name, 5)


def deep(name, steps):
    if steps:
        return deep(name, steps - 1)
    return {}[name]


def todo():
    raise NotImplementedError("todo: your turn")
'''


@dataclass
class Said:
    """A test's name and body, and what its report must say."""

    name: str
    body: str
    call: str = ""
    came: str = ""
    wanted: str = ""
    why: str = ""
    compared: str = ""
    status: str = WRONG
    trace: list[str] = field(default_factory=list)
    decorator: str = ""
    parameters: str = ""


def compared(name: str, comparison: str, wanted: str, value: str = "3") -> Said:
    """A test that compares the call `give(value)`."""
    return Said(name, f"assert give({value}) {comparison}", f"give({value})", value, wanted)


SAID = [
    compared("equal", "== 4", "4"),
    compared("unequal", "!= 3", "anything but 3"),
    compared("is", "is None", "None"),
    compared("is_not", "is not None", "anything but None", "None"),
    compared("in", "in (1, 2)", "one of (1, 2)"),
    compared("not_in", "not in (3, 4)", "none of (3, 4)"),
    compared("less", "< 3", "less than 3"),
    compared("at_most", "<= 2", "at most 2"),
    compared("more", "> 3", "more than 3"),
    compared("at_least", ">= 4", "at least 4"),
    Said("why", 'assert give(3) == 4, "three is no four"', "give(3)", "3", "4", "three is no four"),
    Said(
        "docstring",
        '"""Three is no four.\n\n        More.\n        """\n        assert give(3) == 4',
        "give(3)",
        "3",
        "4",
        "Three is no four.",
    ),
    Said(
        "words_in_a_text",
        "assert 'two' in f'one {give(3)}'",
        "give(3)",
        "3",
        "'two' in it",
        compared="'one 3'",
    ),
    Said("keywords", "assert give('A', other=[1, None]) == 'B'", "give('A', other=[1, None])", "'A'", "'B'"),
    Said("functions", "assert give(1, lambda: 1) == give", "give(1, a function)", "1", "give"),
    Said("two_calls", "assert give([1]) > give([2])", "give([1])\ngive([2])", "[1]\n[2]", "the first > the second"),
    Said("argument_back", "assert same([2, 1]) == [1, 2]", "same([2, 1])", "[2, 1]", "[1, 2]"),
    Said(
        "two_arguments_back",
        "assert same([1]) > same([2])",
        "same([1])\nsame([2])",
        "[1]\n[2]",
        "the first > the second",
    ),
    Said(
        "argument_itself",
        "numbers = [2, 1]\n        same(numbers)\n        assert numbers == [1]",
        "same([2, 1])",
        wanted="[1]",
        compared="[2, 1]",
    ),
    Said("right_equal", "assert 5 == give(3)", "give(3)", "3", "5"),
    Said("right_less", "assert 4 < give(3)", "give(3)", "3", "more than 4"),
    Said("right_in", "assert 4 in give([3])", "give([3])", "[3]", "4 in it"),
    Said(
        "no_return",
        "assert give(None)[0] == 1",
        "give(None)",
        "None",
        why="None came back, as from a function that ends without a return "
        "(TypeError: 'NoneType' object is not subscriptable)",
    ),
    Said(
        "no_order",
        "assert give([1]) < give(1)",
        "give([1])\ngive(1)",
        "[1]\n1",
        "two values that can be compared with each other",
        "the test can do nothing with that: TypeError: '<' not supported between instances of 'list' and 'int'",
    ),
    Said("two_numbers", "assert give(5) < give(4)", "give(5)\ngive(4)", "5\n4", "the first < the second"),
    Said(
        "the_right_one_of_two", "one, two = give([1]), give([2])\n        assert one == [3]", "give([1])", "[1]", "[3]"
    ),
    Said("truth", "assert give(0)", "give(0)", "0", "something true"),
    Said("truth_why", 'assert give([]), "not empty"', "give([])", "[]", "something true", "not empty"),
    Said("untruth", "assert not give(1)", "give(1)", "1", "something false"),
    Said("sorted", "assert sorted(give([2, 1])) == [1, 3]", "give([2, 1])", "[2, 1]", "[1, 3]", compared="[1, 2]"),
    Said(
        "argument",
        "numbers = [3]\n        add_one(numbers)\n        assert numbers == [3]",
        "add_one([3])",
        wanted="[3]",
        compared="[3, 1]",
    ),
    Said("no_error", "with pytest.raises(ValueError):\n            give(3)", "give(3)", "3", "ValueError, raised"),
    Said(
        "own_error", "with pytest.raises(pytest.UsageError):\n            give(3)", "give(3)", "3", "UsageError, raised"
    ),
    Said(
        "other_error",
        "with pytest.raises(TypeError):\n            refuse('no')",
        "refuse('no')",
        "ValueError: no",
        status=CRASHED,
        trace=["says.py:17 in refuse", "    raise ValueError(reason)"],
    ),
    Said(
        "other_text",
        "with pytest.raises(ValueError, match='five cards'):\n            refuse('no')",
        "refuse('no')",
        "ValueError: no",
        "a message that fits 'five cards'",
    ),
    Said("fail", "give(3)\n        pytest.fail('no pair in it')", "give(3)", "3", why="no pair in it"),
    Said("no_call", "assert [1] == [2]", wanted="[2]", compared="[1]"),
    Said(
        "unusable",
        "assert give(3)[0] == 1",
        "give(3)",
        "3",
        why="the test can do nothing with that: TypeError: 'int' object is not subscriptable",
    ),
    Said(
        "crash",
        "assert look_up('K') == 13, 'the king is 13'",
        "look_up('K')",
        "KeyError: 'K'",
        why="the king is 13",
        status=CRASHED,
        trace=[
            "says.py:21 in look_up",
            "    return deep(name, 5)",
            "... and 3 more in between",
            "says.py:26 in deep",
            "    return deep(name, steps - 1)",
            "says.py:26 in deep",
            "    return deep(name, steps - 1)",
            "says.py:27 in deep",
            "    return {}[name]",
        ],
    ),
    Said("unwritten", "assert todo() == 1", "todo()", "todo", status=NOT_WRITTEN),
    Said(
        "parameters[2-K]",
        "assert give(rank) == number",
        "give('K')",
        "'K'",
        "2",
        parameters=", number, rank",
        decorator="@pytest.mark.parametrize(('number', 'rank'), [(2, 'K')])",
    ),
]


def says_tests() -> str:
    """The test file of all that is said."""
    lines = [
        "import pytest",
        "",
        "from says import add_one, give, look_up, refuse, same, todo",
        "",
        "",
        "class TestAll:",
    ]
    lines += ['    """All that tests say"""']
    for said in SAID:
        name = said.name.partition("[")[0]
        lines += ["", f"    {said.decorator}"] if said.decorator else [""]
        lines += [f"    def test_{name}(self{said.parameters}):", f"        {said.body}"]
    return "\n".join(lines) + "\n"


@pytest.fixture(scope="module")
def says(tmp_path_factory: pytest.TempPathFactory) -> Run:
    """One run of all that tests say."""
    kata = small_kata(tmp_path_factory.mktemp("says") / "kata")
    kata.write("units/03_says/says.py", SAYS)
    kata.write("units/03_says/test_says.py", says_tests())
    return kata.pytest("units/03_says", "-v")


def report_of(says: Run, name: str) -> Report:
    """The report of one test of that run."""
    return next(test for test in says.reports["03_says"].stages[0].tests if test.name == f"test_{name}")


@pytest.mark.parametrize("said", SAID, ids=lambda said: said.name)
def test_a_red_test_says_the_call_what_came_what_was_wanted_and_why(says, said):
    report = report_of(says, said.name)
    wanted = (said.status, said.call, said.came, said.compared, said.wanted, said.why, said.trace)
    assert (
        report.status,
        report.call,
        report.came,
        report.compared,
        report.wanted,
        report.why,
        report.trace,
    ) == wanted


def test_a_red_test_says_its_line(says):
    number = 1 + says_tests().splitlines().index("        assert give(3) == 4")
    assert report_of(says, "equal").where == f"units/03_says/test_says.py:{number}"


def test_a_tests_title_is_its_name_as_a_sentence_with_its_parameters(says):
    assert report_of(says, "parameters[2-K]").title == "parameters [2-K]"
    assert report_of(says, "the_right_one_of_two").title == "the right one of two"


def test_with_v_every_red_test_is_told_in_full(says):
    _, _, board = says.out.partition("\n03 says\n")
    told = [said for said in SAID if said.status != NOT_WRITTEN]
    assert board.count("  test  ") == len(told)
    assert "also red" not in board


def test_with_v_each_test_has_its_word_in_capitals(says):
    for name, word in (("equal", "WRONG"), ("crash", "CRASHED"), ("unwritten", "NOT YET WRITTEN")):
        assert f"::test_{name} {word} " in says.out


def test_the_closing_line_counts_each_word(says):
    assert f"= {len(SAID) - 3} wrong, 2 crashed, 1 not yet written in " in says.out.splitlines()[-1]


# The words


def test_wrong_crashed_out_of_time_and_not_yet_written_are_four_words_with_four_letters(kata):
    kata.write(
        "units/01_double/test_double.py",
        "import pytest\n\nfrom double import double\n\n\nclass TestAll:\n"
        "    @pytest.mark.parametrize('n', range(5))\n    def test_number(self, n):\n        assert double(n) == 0\n",
    )
    kata.write(
        "units/01_double/double.py",
        "def double(n):\n    if n == 1:\n        return 1\n    if n == 2:\n        1 / 0\n    if n == 3:\n"
        "        raise NotImplementedError('half: your turn')\n    while n:\n        pass\n    return 0\n",
    )
    hook = "\n\ndef pytest_configure(config):\n    import kata.plugin\n\n    kata.plugin.SECONDS = 2\n"
    kata.write("conftest.py", (kata.folder / "conftest.py").read_text(encoding="utf-8") + hook)
    run = kata.pytest("units/01_double")
    statuses = [test.status for test in run.reports["01_double"].stages[0].tests]
    assert statuses == [PASSED, WRONG, CRASHED, NOT_WRITTEN, OUT_OF_TIME]
    assert "test_double.py .FENT " in run.out
    closing = run.out.splitlines()[-1]
    for count in ("1 passed", "1 wrong", "1 crashed", "1 out of time", "1 not yet written"):
        assert count in closing
    assert "failed" not in closing


@pytest.mark.parametrize(
    ("report", "message"),
    [
        (
            Report("test_x", WRONG, "f(1)", "2", wanted="3", why="it is"),
            ["f(1)", "came back 2", "wanted 3", "because it is"],
        ),
        (Report("test_x", WRONG, "f(1)", "2", "5", "3"), ["f(1)", "came back 2", "compared 5", "wanted 3"]),
        (Report("test_a_b", WRONG, wanted="3"), ["a b", "wanted 3"]),
        (Report("test_x", CRASHED, "f(1)", "Oh", trace=["f.py:1 in f"]), ["f(1)", "crashed Oh", "f.py:1 in f"]),
        (Report("test_x", OUT_OF_TIME, "f(1)", "late"), ["f(1)", "out of time: late"]),
        (Report("test_x", NOT_WRITTEN, "f(1)", "f"), ["not yet written: f"]),
        (Report("test_x", WRONG, "f(1)\nf(2)", "3\n4"), ["f(1)", "f(2)", "came back 3", "4"]),
        (Report("test_x", WRONG, "f(1)", "2", output="a\nb"), ["f(1)", "came back 2", "printed:", "| a", "| b"]),
    ],
)
def test_a_message_has_only_the_lines_that_say_something(report, message):
    assert [" ".join(line.split()) for line in report.message] == message


def stage_of(*statuses: str) -> Stage:
    return Stage("TestX", "X", [Report(f"test_{number}", status) for number, status in enumerate(statuses)])


@pytest.mark.parametrize(
    ("statuses", "status", "passed", "red"),
    [
        ((), NOT_RUN, 0, 0),
        ((PASSED, PASSED), PASSED, 2, 0),
        ((PASSED, CRASHED, WRONG), CRASHED, 1, 2),
        ((WAITING, WAITING), WAITING, 0, 0),
        ((PASSED, NOT_RUN), NOT_RUN, 1, 0),
    ],
)
def test_a_stage_is_what_its_first_test_is_that_has_not_passed(statuses, status, passed, red):
    stage = stage_of(*statuses)
    assert (stage.status, stage.passed, len(stage.red)) == (status, passed, red)


def test_a_unit_is_green_when_every_stage_has_passed():
    assert Unit("01_x", "own", [stage_of(PASSED), stage_of(PASSED)]).green
    assert not Unit("01_x", "own", [stage_of(PASSED), stage_of()]).green
    assert Unit("01_x", "own", [stage_of(PASSED), stage_of()]).red_stage is None


def test_a_report_survives_json():
    unit = Unit("01_x", "own", [stage_of(PASSED, WRONG), stage_of(WAITING)])
    data = unit.to_json()
    assert [stage["status"] for stage in data["stages"]] == [WRONG, WAITING]
    assert Unit.from_json(data) == unit


@pytest.mark.parametrize("data", [{}, {"unit": "x", "code": "own", "stages": [{"name": 1}]}, []])
def test_a_report_of_another_shape_is_refused(data):
    with pytest.raises((KeyError, TypeError)):
        Unit.from_json(data)


# The board of a run

SCREEN = Screen(color=False, width=80)


def test_the_first_red_test_is_told_in_full_and_the_others_by_name():
    tests = [Report(f"test_number_{number}", WRONG, f"f({number})", "0", wanted="1") for number in range(7)]
    lines = red_tests(Stage("TestX", "X", tests), SCREEN)
    assert lines == [
        "f(0)",
        "  came back  0",
        "  wanted     1",
        *(f"  also red   number {number}" for number in range(1, 5)),
        "  ... and 2 more (all in full: add -v)",
    ]


def test_what_is_the_same_in_every_test_is_said_once():
    crash = [Report(f"test_{number}", CRASHED, f"f({number})", "KeyError: 1", trace=["f.py:1 in f"]) for number in "ab"]
    stubs = [Report(f"test_{number}", NOT_WRITTEN, f"f({number})", "f") for number in "cd"]
    assert len(red_tests(Stage("TestX", "X", crash), SCREEN)) == 3
    assert red_tests(Stage("TestX", "X", stubs), SCREEN) == ["not yet written: f"]
    assert len(red_tests(Stage("TestX", "X", crash), SCREEN, verbose=True)) == 3


def test_other_errors_are_named():
    crashes = [Report(f"test_{text}", CRASHED, "f()", text) for text in ("one", "two")]
    assert red_tests(Stage("TestX", "X", crashes), SCREEN) == ["f()", "  crashed    one", "  also red   two"]


def test_a_long_call_is_wrapped_to_the_screen(kata):
    tests = (
        "from double import double\n\n\nclass TestX:\n    def test_it(self):\n        assert double({}) == 1, '{}'\n"
    )
    kata.write("units/01_double/test_double.py", tests.format([f"{n} of clubs" for n in range(30)], "on and on " * 30))
    kata.write("units/01_double/double.py", "def double(n):\n    return n\n")
    for run in (kata.kata("next", COLUMNS="80"), kata.kata("test", "01", COLUMNS="80")):
        lines = run.out.partition("double(['0 of clubs'")[2].partition("because")[0].splitlines()
        assert len(lines) > 10
        assert max(map(len, lines)) < 80
        assert "29 of clubs" in run.out


@pytest.mark.parametrize("encoding", ["ascii", "cp1252"])
def test_signs_that_the_output_lacks_are_replaced(kata, encoding):
    kata.write("units/01_double/double.py", "def double(n):\n    return 2 * n or '♥'\n")
    run = kata.kata("test", "01", PYTHONIOENCODING=f"{encoding}:replace")
    assert "  +  1  Small numbers  2 of 2\n  x  2  Nothing" in run.out
    assert "  .  3  Below zero     waiting" in run.out
    assert "came back  '?'" in run.out
    board = kata.kata(PYTHONIOENCODING=encoding)
    assert "> 01 Twice over  +x." in board.out
    assert (board.code, board.err) == (0, "")


# Values


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (None, "None"),
        (["2S", "3S"], "['2S', '3S']"),
        ({1: (2, 3)}, "{1: (2, 3)}"),
        (iter([1]), "<list_iterator>"),
        ((n for n in "ab"), "<generator>"),
        (sorted, "sorted"),
        (lambda: 1, "a function"),
        (cut_output, "cut_output"),
        (frozenset([1]), "frozenset({1})"),
    ],
)
def test_a_value_is_shown_as_a_student_would_type_it(value, text):
    assert show(value) == text


LONG = ["x" * 10_000, list(range(10_000)), {n: n for n in range(1000)}, b"x" * 9999, 10**5000, 7**4000]


@pytest.mark.parametrize("value", LONG, ids=["str", "list", "dict", "bytes", "endless int", "int"])
def test_a_long_value_is_cut(value):
    assert len(show(value)) < 1000


@pytest.mark.parametrize(
    ("text", "cut"),
    [
        ("", ""),
        ("one\ntwo\n", "one\ntwo"),
        ("x" * 300, "x" * 200 + "..."),
        ("n\n" * 1234, "n\n" * 10 + "... and 1,224 more lines"),
    ],
)
def test_output_is_cut(text, cut):
    assert cut_output(text) == cut


# Fixtures for tests

USES = """
RANKS = "23456789TJQKA"
TABLE = dict(zip(RANKS, range(2, 15)))


def number(rank):
    return TABLE[rank]


def high(hand):
    return max(map(number, hand), key=lambda n: str.format("{}", n))


class Deck:
    def top(self):
        return self.cards.pop()


def deal(deck):
    return Deck(deck).top()


def ping():
    return pong()


def pong():
    return ping()
"""


@pytest.mark.parametrize(
    ("function", "used"),
    [
        ("number", {"TABLE", "rank", "dict", "zip", "RANKS", "range"}),
        ("high", {"max", "map", "number", "zip", "str", "format"}),
        ("deal", {"Deck", "top", "cards", "pop"}),
        ("ping", {"ping", "pong"}),
        ("missing", set()),
    ],
)
def test_the_names_that_a_function_uses_are_those_of_its_helpers_too(tmp_path, function, used):
    file = tmp_path / "uses.py"
    file.write_text(USES, encoding="utf-8")
    found = names_used_in(file, function)
    assert used <= found
    assert not {"while", "sorted", "deal"} & found
    assert bool(found) == bool(used)


NAMES_TEST = """from double import double


class TestNames:
    def test_names(self, names_used):
        assert "sum" in names_used("double"), "adds up"
"""


@pytest.mark.parametrize(
    ("code", "status", "words"),
    [
        ("def double(n):\n    return twice(n)\n\n\ndef twice(n):\n    return sum([n, n])\n", PASSED, "green"),
        ("def double(n):\n    return n + n\n", WRONG, "because    adds up"),
        ("def twice(n):\n    return sum([n, n])\n", WRONG, "because    adds up"),
        ("def double(n)\n", CRASHED, "crashed    SyntaxError, line 1: expected ':'"),
    ],
)
def test_a_unit_can_ask_which_names_a_function_uses(kata, code, status, words):
    kata.write("units/01_double/test_double.py", NAMES_TEST)
    kata.write("units/01_double/double.py", code)
    run = kata.pytest("units/01_double")
    assert run.statuses("01_double") == [status]
    assert words in run.out


def test_hidden_tests_compare_with_the_reference(kata):
    kata.write("units/01_double/double.py", "def double(n):\n    return n * n\n")
    run = kata.pytest("solutions/01_double")
    test = run.reports["01_double hidden"].stages[0].tests[0]
    assert (test.status, test.wanted) == (WRONG, "[0, 2, 4, 6, 8, 10, 12, 14, 16]")
    kata.write("units/01_double/double.py", DOUBLE)
    assert kata.pytest("solutions/01_double").code == 0


@pytest.mark.parametrize("fixture", ["reference", "names_used"])
def test_the_fixtures_of_units_say_so_elsewhere(kata, fixture):
    kata.write("tests/test_nothing.py", f"def test_nothing({fixture}):\n    pass\n")
    run = kata.pytest("tests")
    assert run.code == 1
    assert f"the fixture {fixture} is for the tests of units" in run.out


# The debugger


def test_a_breakpoint_works_with_and_without_s(kata):
    """The debugger gets the terminal, the value is there to look at, and the run goes on."""
    kata.write("units/01_double/double.py", "def double(n):\n    twice = 2 * n\n    breakpoint()\n    return twice\n")
    command = [sys.executable, "-m", "pytest", "units/01_double/test_double.py::TestSmall::test_three"]
    for flags in ([], ["-s"]):
        run = subprocess.run(
            command + flags,
            cwd=kata.folder,
            env=clean_environment(),
            input="p 'twice is', twice\ncontinue\n",
            capture_output=True,
            encoding="utf-8",
            timeout=120,
            check=False,
        )
        assert "('twice is', 6)" in run.stdout
        assert "1 passed" in run.stdout
        assert run.returncode == 0


def test_the_time_limit_is_lifted_for_the_debugger(pytestconfig):
    plugin = KataPlugin(pytestconfig, Path(pytestconfig.rootpath), "own")
    plugin.pytest_enter_pdb()  # outside a test: nothing to lift
    lifted = []
    plugin.lift_time_limit = lambda: lifted.append(True)
    plugin.pytest_enter_pdb()
    assert lifted == [True]
