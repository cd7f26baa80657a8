"""Every kind of bad unit file: a clear message, the right word for it, no traceback of the tool, nothing lost."""

from __future__ import annotations

import shutil
from dataclasses import dataclass
from pathlib import Path

import pytest

import kata as tool
from helpers import DOUBLE, ROOT, Kata, Run, no_end_kata
from kata.report import CRASHED, NOT_WRITTEN, OUT_OF_MEMORY, OUT_OF_TIME, PASSED, TOO_MUCH_OUTPUT, WRONG
from kata.stubs import is_stub

TESTS = '''"""The tests of a unit that puts numbers in order."""

from {name} import ordered


class TestSorted:
    """In order"""

    def test_three(self):
        assert ordered([3, 1, 2]) == [1, 2, 3], "smallest first"

    def test_none(self):
        assert ordered([]) == [], "nothing in order is nothing"


class TestKept:
    """The caller's list"""

    def test_list_stays(self):
        numbers = [3, 1, 2]
        ordered(numbers)
        assert numbers == [3, 1, 2], "the caller still needs it"
'''
GOOD = "def ordered(numbers):\n    return sorted(numbers)\n"

TYPES = "The function must take what this call gives it"
NO_EXIT = "your code ends the program: exit() and quit() have no place in a unit"
NO_INPUT = "your code asks for input(): here nobody can type, values come in as arguments"
NOT_UTF8 = "the file is not UTF-8 text. Save it as UTF-8"
FLOOD_ERR = "import sys\n\nwhile True:\n    sys.stderr.writelines(['step'])\n"
HOARD = "it took more memory than there is: is there a list that grows without end?"
FLOOD = "it printed more than a million characters: is there a loop that never ends?"
THREAD = "import threading\nthreading.Thread(target=threading.Event().wait).start()"
ENDLESS = "RecursionError: a function calls itself without end"


@dataclass
class Bad:
    """A unit's file (None: no file), what its first red stage is called, and words of its message."""

    name: str
    file: str | bytes | None
    status: str
    words: tuple[str, ...] = ()
    absent: tuple[str, ...] = ()


def returns(name: str, body: str, *words: str, status: str = WRONG, absent: tuple[str, ...] = ()) -> Bad:
    """A file in which `ordered` has the given body."""
    lines = "\n".join(f"    {line}" for line in body.splitlines())
    return Bad(name, f"def ordered(numbers):\n{lines}\n", status, words, absent)


def odd_object(name: str, method: str, *words: str, status: str = WRONG) -> Bad:
    """A file in which `ordered` gives an object with the given method."""
    text = f"class Odd:\n    {method}\n\n\ndef ordered(numbers):\n    return Odd()\n"
    return Bad(name, text, status, words)


CASES = [
    Bad("missing", None, CRASHED, ("the file missing.py is missing. Bring the stub back: kata reset missing",)),
    Bad("empty", "", NOT_WRITTEN, ("not yet written: ordered", "empty/empty.py has no function ordered")),
    Bad("comment", "# soon\n", NOT_WRITTEN, ("comment.py has no function ordered",)),
    Bad("stub", 'def ordered(numbers):\n    raise NotImplementedError("ordered: your turn")\n', NOT_WRITTEN),
    Bad(
        "no_text", "def ordered(numbers):\n    raise NotImplementedError\n", NOT_WRITTEN, ("not yet written: ordered",)
    ),
    # Not Python
    Bad(
        "syntax",
        "def ordered(numbers)\n    return 1\n",
        CRASHED,
        ("syntax.py can't be imported", "SyntaxError, line 1: expected ':'", "def ordered(numbers)"),
    ),
    Bad(
        "indent",
        "def ordered(numbers):\nreturn 1\n",
        CRASHED,
        ("IndentationError, line 2: expected an indented block",),
    ),
    Bad(
        "tabs",
        "def ordered(numbers):\n\tif numbers:\n        return 1\n",
        CRASHED,
        ("TabError, line 3", "Indent with spaces only, four a level"),
    ),
    Bad("backslash", 'HOME = "C:\\Users"\n' + GOOD, CRASHED, ("SyntaxError, line 1", "unicode"), ("UTF-8",)),
    # Not UTF-8
    Bad("cp1252_comment", ("# café\n" + GOOD).encode("cp1252"), CRASHED, (NOT_UTF8,)),
    Bad("cp1252_string", ("NAME = 'café'\n" + GOOD).encode("cp1252"), CRASHED, (NOT_UTF8,)),
    Bad("cp1252_late", (GOOD + "\n\n# café\n").encode("cp1252"), CRASHED, (NOT_UTF8,)),
    Bad("utf16", GOOD.encode("utf-16"), CRASHED, (NOT_UTF8,)),
    Bad("nulls", GOOD.encode() + b"\0", CRASHED, (NOT_UTF8,)),
    Bad("bom_and_crlf", b"\xef\xbb\xbf" + GOOD.replace("\n", "\r\n").encode(), PASSED),
    Bad("declared", ("# coding: cp1252\nNAME = 'café'\n" + GOOD).encode("cp1252"), PASSED),
    # Not the function that is asked for
    Bad("misspelt", GOOD.replace("ordered", "orderd"), NOT_WRITTEN, ("did you mean ordered where it says orderd?",)),
    Bad("wrong_case", GOOD.replace("ordered", "Ordered"), NOT_WRITTEN, ("mean ordered where it says Ordered?",)),
    Bad("another", "def shuffle(numbers):\n    return 1\n", NOT_WRITTEN, ("no function ordered",), ("did you mean",)),
    Bad("too_few", "def ordered():\n    return 1\n", CRASHED, ("takes 0 positional arguments but 1 was given", TYPES)),
    Bad("too_many", "def ordered(numbers, key):\n    return 1\n", CRASHED, ("missing 1 required", "'key'", TYPES)),
    Bad("keyword", "def ordered(*, numbers):\n    return 1\n", CRASHED, ("takes 0 positional arguments", TYPES)),
    Bad("value", "ordered = [1, 2, 3]\n", CRASHED, ("'list' object is not callable", "should be a function")),
    Bad(
        "a_class",
        "class ordered:\n    def __init__(self, numbers):\n        pass\n",
        WRONG,
        ("came back <a_class.ordered",),
    ),
    # What a program does and a unit must not
    Bad("input_import", 'n = input("n? ")\n' + GOOD, CRASHED, (NO_INPUT, "input_import.py:1 in <module>")),
    returns("input_call", "return input()", NO_INPUT, "input_call.py:2 in ordered", status=CRASHED),
    Bad("exit_import", GOOD + "exit()\n", CRASHED, ("exit_import.py can't be imported", NO_EXIT)),
    Bad("sys_exit_import", "import sys\n" + GOOD + "sys.exit(0)\n", CRASHED, (NO_EXIT,)),
    Bad("os_exit_import", "import os\n" + GOOD + "os._exit(0)\n", CRASHED, (NO_EXIT,)),
    returns("exit_call", "exit()", "ordered([3, 1, 2])", NO_EXIT, status=CRASHED),
    returns("sys_exit_call", "import sys\nsys.exit(0)", NO_EXIT, status=CRASHED),
    returns("os_exit_call", "import os\nos._exit(0)", NO_EXIT, "os_exit_call.py:3 in ordered", status=CRASHED),
    # Without end
    returns("recursion", "return ordered(numbers)", ENDLESS, "more in between", status=CRASHED),
    Bad(
        "two_recursions",
        "def ordered(numbers):\n    return other(numbers)\n\n\ndef other(numbers):\n    return ordered(numbers)\n",
        CRASHED,
        (ENDLESS, "two_recursions.py:2 in ordered", "two_recursions.py:6 in other"),
    ),
    returns("flood", 'while True:\n    print("step" * 9)', FLOOD, "| stepstep", "more lines", status=TOO_MUCH_OUTPUT),
    returns("flood_err", "import sys\nwhile True:\n    sys.stderr.write('step')", FLOOD, status=TOO_MUCH_OUTPUT),
    Bad("flood_import", 'while True:\n    print("step")\n', TOO_MUCH_OUTPUT, (FLOOD, "flood_import.py:2 in <module>")),
    Bad("flood_err_import", FLOOD_ERR, TOO_MUCH_OUTPUT, (FLOOD,)),
    returns("memory", "return [0] * 2**60", HOARD, "memory.py:2 in ordered", status=OUT_OF_MEMORY),
    Bad("memory_import", "HOARD = [0] * 2**60\n", OUT_OF_MEMORY, (HOARD, "memory_import.py:1 in <module>")),
    returns("full_disk", "raise OSError(28, 'No space left on device')", "Your code fills the disk", status=CRASHED),
    returns(
        "prints", "for n in range(30):\n    print('step', n)", "| step 9", "... and 20 more lines", absent=("step 10",)
    ),
    # What comes back
    returns("nothing", "pass", "ordered([3, 1, 2])", "came back None", "wanted [1, 2, 3]", "because smallest first"),
    returns("changes", "numbers.sort()\nreturn numbers", "wanted [3, 1, 2]", "because the caller still needs it"),
    returns("generator", "yield from sorted(numbers)", "came back <generator>", "wanted [1, 2, 3]"),
    returns("huge_list", "return list(range(10**6))", "came back [0, 1, 2", "..."),
    returns("huge_number", "return 10**5000", "came back <int>"),
    returns("ring", "ring = []\nring.append(ring)\nreturn ring", "came back [[[", "..."),
    odd_object("repr_raises", "def __repr__(self): raise ValueError('no')", "came back <Odd", "wanted [1, 2, 3]"),
    odd_object("repr_huge", "def __repr__(self): return 'x' * 10_000_000", "came back xxx", "wanted [1, 2, 3]"),
    odd_object("repr_lines", "def __repr__(self): return 'x\\n' * 100", "came back x\\nx\\n", "wanted [1, 2, 3]"),
    odd_object("repr_exits", "def __repr__(self): exit()", NO_EXIT, status=CRASHED),
    odd_object("eq_raises", "def __eq__(self, other): raise ValueError('no')", "ValueError: no", status=CRASHED),
    # What it raises
    returns(
        "crash", "return numbers[7]", "IndexError: list index out of range", "crash.py:2 in ordered", status=CRASHED
    ),
    Bad(
        "crash_import", "1 / 0\n", CRASHED, ("crash_import.py can't be imported", "ZeroDivisionError: division by zero")
    ),
    Bad(
        "str_raises",
        "class Odd(Exception):\n    def __str__(self):\n        exit()\n\n\ndef ordered(numbers):\n    raise Odd\n",
        CRASHED,
        ("Odd: an error whose text can't be shown", "raise Odd"),
    ),
    returns("megabyte", 'raise ValueError("x" * 1_000_000)', "ValueError: xxx", "xxx...", status=CRASHED),
    returns("many_lines", 'raise ValueError("x\\n" * 1_000_000)', "... and 999,990 more lines", status=CRASHED),
    returns("own_assert", 'assert numbers == 3, "three"', "AssertionError: three", status=CRASHED),
    # Imports
    Bad(
        "helper",
        "from beside import f\n" + GOOD,
        CRASHED,
        ("A unit is one file: put what is in beside.py into helper.py",),
    ),
    Bad("import_typo", "from two_recursion import ordered\n", CRASHED, ("Did you mean two_recursions?",)),
    Bad("no_module", "import nowhere_at_all\n", CRASHED, ("No module named 'nowhere_at_all'",), ("Did you mean",)),
    # No harm done
    returns("thread", f"{THREAD}\nreturn sorted(numbers)", status=PASSED),
    Bad("warning", 'DIGIT = "\\d"\n' + GOOD, PASSED),
    Bad("prints_and_passes", 'print("hello" * 100)\n' + GOOD, PASSED),
    Bad("good", GOOD, PASSED),
]


@pytest.fixture(scope="module")
def bad_kata(tmp_path_factory: pytest.TempPathFactory) -> tuple[Kata, Run]:
    """A kata in which each case is a unit, and one run over all of them: none may spoil another's."""
    kata = Kata(tmp_path_factory.mktemp("bad") / "kata")
    for number, case in enumerate(CASES, 1):
        unit = f"{number:02}_{case.name}"
        kata.write(f"units/{unit}/test_{case.name}.py", TESTS.format(name=case.name))
        kata.write(f"solutions/{unit}/{case.name}.py", GOOD)
        if case.file is not None:
            kata.write(f"units/{unit}/{case.name}.py", case.file)
        if case.name == "helper":
            kata.write(f"units/{unit}/beside.py", "f = 1\n")
    for name in ("pyproject.toml", "conftest.py"):
        shutil.copy(ROOT / name, kata.folder)
    return kata, kata.pytest("units")


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_each_bad_file_has_its_word_and_its_message(bad_kata, case):
    kata, run = bad_kata
    number = CASES.index(case) + 1
    folder = f"{number:02}_{case.name}"
    assert next((status for status in run.statuses(folder) if status != PASSED), PASSED) == case.status
    board = run.out.partition(f"\n{number:02} {case.name.replace('_', ' ')}\n")[2].partition("\nagain: ")[0]
    message = " ".join(board.split())
    for words in case.words:
        assert words in message
    for words in case.absent:
        assert words not in message
    file = kata.folder / "units" / folder / f"{case.name}.py"
    expected = case.file.encode() if isinstance(case.file, str) else case.file
    assert (file.read_bytes() if file.exists() else None) == expected


def test_no_bad_file_shows_the_inside_of_the_tool(bad_kata):
    _, run = bad_kata
    assert run.code == 1
    assert "Traceback" not in run.out + run.err
    assert "INTERNALERROR" not in run.out + run.err
    assert str(Path(tool.__file__).parent) not in run.out + run.err


def test_no_message_fills_the_screen(bad_kata):
    _, run = bad_kata
    _, *boards = run.out.split("\nagain: ")
    assert max(len(board.splitlines()) for board in boards) < 40
    assert max(map(len, run.out.splitlines())) < 400


# What can't be told from within the run


@pytest.mark.parametrize(
    ("file", "place"),
    [
        ("def double(n):\n    while True:\n        n += 1\n", "double.py:"),
        ("n = 1\nwhile True:\n    n += 1\n", "in <module>"),
        ("def double(n):\n    import time\n    time.sleep(1000)\n", "time.sleep(1000)"),
        (
            "def double(n):\n    while True:\n        try:\n            n += 1\n        except:\n            pass\n",
            "in double",
        ),
    ],
    ids=["in a call", "on import", "a sleep", "with a bare except"],
)
def test_a_loop_without_end_is_out_of_time(kata, file, place):
    kata.write("units/01_double/double.py", file)
    run = no_end_kata(kata, 0.5).pytest("units/01_double")
    assert run.statuses("01_double") == [OUT_OF_TIME, "waiting", "waiting"]
    assert "stopped after 0.5 seconds: is there a loop that never ends?" in run.out
    assert place in run.out
    assert run.code == 1


@pytest.mark.parametrize("place", ["in a call", "on import"])
def test_a_loop_within_one_call_of_c_ends_the_process_and_next_says_so(kata, place):
    endless = "sum(itertools.count())"
    body = f"def double(n):\n    return {endless}\n" if place == "in a call" else f"{endless}\n"
    kata.write("units/01_double/double.py", "import itertools\n\n\n" + body)
    no_end_kata(kata, 0.3)
    run = kata.kata("test", "01")
    assert run.code == 1
    assert "the run of 01_double ended without a result" in run.err
    run = kata.kata("next")
    assert "out of time: one call could not be stopped: is there a loop that never ends?" in run.out
    assert "double.py" in run.out
    assert "Traceback" not in run.out + run.err
    assert "stage 1: out of time" in kata.kata().out


def test_code_that_ends_the_process_behind_our_back_is_reported(kata):
    kata.write("units/01_double/double.py", "import posix\n\n\ndef double(n):\n    posix._exit(0)\n")
    run = kata.kata("next")
    assert "the process ended without a result (exit code 0)" in run.out
    assert "stage 1: crashed" in kata.kata().out


@pytest.mark.parametrize("condition", ["n == 2", "n == -1"], ids=["in the first test", "in the last test"])
def test_a_keyboard_interrupt_of_its_own_is_a_crash_and_never_green(kata, condition):
    kata.write(
        "units/01_double/double.py",
        f"def double(n):\n    if {condition}:\n        raise KeyboardInterrupt\n    return 2 * n\n",
    )
    run = kata.pytest("units/01_double")
    assert run.code == 2
    assert "double.py:3: KeyboardInterrupt" in run.out
    run = kata.kata("next")
    assert "your code raises KeyboardInterrupt, which ends the program" in run.out
    run = kata.kata()
    assert "0 of 2 units green" in run.out
    assert "stage 1: crashed" in run.out


def test_what_goes_wrong_in_one_unit_leaves_the_board_of_the_others(kata):
    kata.write("units/01_double/double.py", "raise KeyboardInterrupt\n")
    kata.write("units/02_quadruple/quadruple.py", "def quadruple(n):\n    return 4 * n\n")
    run = kata.kata()
    assert run.code == 0
    assert "1 of 2 units green" in run.out


def test_a_stub_with_a_wrong_escape_is_a_stub_without_a_word():
    """Tests run with warnings as errors; Python 3.12 prints this one wherever source text is read."""
    assert is_stub('DIGIT = "\\d"\n\n\ndef double(n):\n    raise NotImplementedError("double: your turn")\n')


# A folder that can't be written to


@pytest.fixture
def read_only(kata):
    """The small kata, where nothing can be remembered: a file stands where the folder for that should be."""
    kata.write(".kata", "")
    kata.write("units/01_double/double.py", "def double(n):\n    return 5\n")
    return kata


def test_pytest_works_where_nothing_can_be_written(read_only):
    run = read_only.pytest("units/01_double")
    assert run.statuses("01_double") == [WRONG, "waiting", "waiting"]
    assert "came back  5" in run.out
    assert "Traceback" not in run.out + run.err


@pytest.mark.parametrize(
    ("command", "words"),
    [
        ((), "stage 1: wrong"),
        (("next",), "came back  5"),
        (("hint",), "Think of pairs."),
        (("hint",), "can't be written to, so the next hint can't be remembered"),
    ],
)
def test_the_command_works_where_nothing_can_be_written(read_only, command, words):
    run = read_only.kata(*command)
    assert (run.code, words in run.out) == (0, True)
    assert "Traceback" not in run.err
    assert (read_only.folder / ".kata").read_text(encoding="utf-8") == ""


def test_reset_loses_nothing_where_no_backup_can_be_written(read_only):
    written = (read_only.folder / "units/01_double/double.py").read_bytes()
    run = read_only.kata("reset", "01")
    assert run.code == 2
    assert "Traceback" not in run.err
    assert (read_only.folder / "units/01_double/double.py").read_bytes() == written


def test_the_file_that_was_missing_can_be_written_again(kata):
    """`kata reset`, as the message says, and then it is the student's again."""
    kata.kata("next")
    (kata.folder / "units/01_double/double.py").unlink()
    assert "Bring the stub back: kata reset double" in " ".join(kata.pytest("units/01_double").out.split())
    assert kata.kata("reset", "double").code == 0
    assert kata.pytest("units/01_double").statuses("01_double")[0] == NOT_WRITTEN
    kata.write("units/01_double/double.py", DOUBLE)
    assert kata.pytest("units/01_double").code == 0
