"""Hostile and honest submissions, judged in the sandbox: each gets its verdict, and nothing gets out."""

import ast
import os
import re
import select
import signal
import subprocess
import sys
from contextlib import ExitStack
from functools import cache
from pathlib import Path

import pytest

from helpers import ROOT, small_kata
from kata.answers import mistake_in
from kata.errors import KataError
from kata.grading import sandbox, wire
from kata.grading.judge import Judge
from kata.grading.remote import Gone, RemoteModule, TooLargeAnswer
from kata.grading.sandbox import isolation_works
from kata.grading.session import modules_for
from kata.report import CRASHED, NOT_RUN, NOT_WRITTEN, OUT_OF_MEMORY, OUT_OF_TIME, PASSED, TOO_MUCH_OUTPUT, WRONG
from kata.timelimit import OutOfTime
from kata.units import all_units, find_unit

ATTACKS = sorted((ROOT / "tests" / "attacks").glob("*.py"))
UNIT = find_unit(ROOT, "04")


def told(attack, key, default=None) -> str:
    """What the docstring of the attack says after the key."""
    line = re.search(rf"^{key}: (.+)$", ast.get_docstring(ast.parse(attack.read_bytes())), re.MULTILINE)
    return line[1] if line else default


# Attacks that never end are over soon; those that fill something have the time that this takes on a busy machine.
LIMITS = {
    OUT_OF_TIME: {"seconds": 6, "call_seconds": 1.0},
    OUT_OF_MEMORY: {"call_seconds": 20.0},
    TOO_MUCH_OUTPUT: {"call_seconds": 20.0},
}


@pytest.fixture(scope="module")
def judge_of():
    """A function: the number of a unit and the status that is wanted -> the judge."""
    assert isolation_works(), "bubblewrap does not work here. Run: apt-get install bubblewrap"
    with ExitStack() as judges:
        yield cache(
            lambda number, wanted: judges.enter_context(
                Judge(find_unit(ROOT, number), isolated=True, **LIMITS.get(wanted, {}))
            )
        )


@pytest.fixture(scope="module")
def judge(judge_of):
    return judge_of("04", PASSED)


@pytest.mark.parametrize("attack", ATTACKS, ids=lambda attack: attack.stem)
def test_every_attack_gets_its_verdict(judge_of, attack):
    wanted = told(attack, "Verdict")
    verdict = judge_of(told(attack, "Unit", "04"), wanted).judge(attack)
    assert verdict.staged.stages[0].status == wanted
    assert verdict.staged.green == (wanted == PASSED)
    assert (verdict.hidden.status == PASSED) == (told(attack, "Hidden", wanted) == PASSED)


def test_after_all_attacks_a_right_answer_is_still_right(judge):
    verdict = judge.judge(UNIT.solution)
    assert verdict.staged.green
    assert verdict.hidden.status == PASSED


def test_the_cases_are_those_of_the_units_tests_whatever_is_judged(judge):
    full = judge.judge(UNIT.solution)
    names = [[test.name for test in stage.tests] for stage in full.staged.stages]
    stub = judge.judge(UNIT.code)
    assert [[test.name for test in stage.tests] for stage in stub.staged.stages] == names
    assert {stage.status for stage in stub.staged.stages} == {NOT_WRITTEN}
    assert len(stub.hidden.tests) == len(full.hidden.tests) == 8


def test_files_beside_a_submission_are_not_read(judge, tmp_path):
    submission = tmp_path / "kind.py"
    submission.write_text("from helper import kind\n", encoding="utf-8")
    (tmp_path / "helper.py").write_text(UNIT.solution.read_text(encoding="utf-8"), encoding="utf-8")
    hook = "def pytest_runtest_call(item):\n    item.obj = lambda *arguments: None\n"
    (tmp_path / "conftest.py").write_text(hook, encoding="utf-8")
    (tmp_path / "pytest.ini").write_text("[pytest]\naddopts = --collect-only\n", encoding="utf-8")
    (tmp_path / "test_kind.py").write_text("def test_nothing():\n    pass\n", encoding="utf-8")
    (tmp_path / "sitecustomize.py").write_text("import os\nos._exit(0)\n", encoding="utf-8")
    verdict = judge.judge(submission)
    first = verdict.staged.stages[0].tests[0]
    assert (first.status, first.came.partition(":")[0]) == (CRASHED, "ModuleNotFoundError")
    assert {stage.status for stage in [*verdict.staged.stages, verdict.hidden]} == {CRASHED}


def test_out_of_time_for_all_tests_together_is_told(tmp_path):
    slow = tmp_path / "slow.py"
    slow.write_text("def kind(n, ranks):\n    while True:\n        pass\n", encoding="utf-8")
    with Judge(UNIT, isolated=True, seconds=3) as judge:
        verdict = judge.judge(slow)
        assert verdict.staged.stages[-1].status == OUT_OF_TIME
        assert "more than 3 seconds" in verdict.staged.stages[-1].tests[-1].came
        assert judge.judge(UNIT.solution).staged.green


@pytest.fixture
def submit(tmp_path, judge):
    """A function: source text -> the verdict on it as a submission of unit 04."""

    def submit(text):
        file = tmp_path / "submission.py"
        file.write_text(text, encoding="utf-8")
        return judge.judge(file)

    return submit


HANGS_WITH_TWO = """
def kind(n, ranks):
    while n == 2:
        pass
    return next((rank for rank in ranks if ranks.count(rank) == n), None)
"""


def test_a_stage_that_hung_is_not_run_to_its_end_and_hidden_tests_are(tmp_path):
    file = tmp_path / "hangs.py"
    file.write_text(HANGS_WITH_TWO, encoding="utf-8")
    with Judge(UNIT, isolated=True, call_seconds=0.5) as judge:
        verdict = judge.judge(file)
    for stage in verdict.staged.stages:
        after = [test.status for test in stage.tests if test.status != PASSED]
        assert after in ([], [OUT_OF_TIME, *[NOT_RUN] * (len(after) - 1)])
    assert OUT_OF_TIME in {stage.status for stage in verdict.staged.stages}
    assert NOT_RUN not in {test.status for test in verdict.hidden.tests}
    assert PASSED in {test.status for test in verdict.hidden.tests}


def test_what_hung_in_one_submission_runs_in_the_next(submit):
    submit(HANGS_WITH_TWO)
    verdict = submit(UNIT.solution.read_text(encoding="utf-8"))
    assert verdict.staged.green
    assert verdict.hidden.status == PASSED


NAMES_PLACES = """
class Card:
    pass


def kind(n, ranks):
    print(Card())
    raise ValueError(f"no {Card()} among them")
"""

ONCE_WRONG = """
import random


def kind(n, ranks):
    if random.random() < 0.02:
        return 0
    return next((rank for rank in sorted(ranks, reverse=True) if list(ranks).count(rank) == n), None)
"""


@pytest.mark.parametrize("text", [NAMES_PLACES, ONCE_WRONG])
def test_the_same_submission_gets_the_same_words_each_time(tmp_path, text):
    file = tmp_path / "submission.py"
    file.write_text(text, encoding="utf-8")
    verdicts = []
    for _ in range(2):
        with Judge(UNIT, isolated=True) as judge:
            verdicts.append(judge.judge(file).to_json())
    assert verdicts[0] == verdicts[1]


def test_a_hidden_test_that_chance_turns_red_says_so(submit):
    said = [test.why for test in submit(ONCE_WRONG).hidden.tests if test.status != PASSED]
    assert "what is wrong one time is right another, with the same arguments" in said


def test_a_file_that_is_too_large_is_not_looked_at(submit):
    text = "# more than anybody writes\n" * 10_000 + UNIT.solution.read_text(encoding="utf-8")
    first = submit(text).staged.stages[0].tests[0]
    assert (first.status, first.came.partition(":")[0]) == (CRASHED, "the file has more than 256 KB")


# Values that take for ever to show, to compare or to look through, and are small when they cross.
ENDLESS_VALUES = {
    "lists in lists, each sixty times": "value = [2]\n    for _ in range(40):\n        value = [value] * 60",
    "a list in a list in a list": "value = []\n    for _ in range(9_000):\n        value = [value]",
    "a list in itself": "value = []\n    value.append(value)",
    "a set of numbers with one hash": "value = {n * (2**61 - 1) for n in range(2_000)}",
    "pairs with one hash": "value = {(1 + n * (2**61 - 1), 0) for n in range(2_000)}",
    "a text of many lines": "value = '\\n'.join(str(n * n % 97) for n in range(200_000))",
    "a page of long texts": "value = [['x' * 300] * 60] * 60",
    "a number of a million digits": "value = 1 << 4_000_000",
}


@pytest.fixture(scope="module")
def small_judge(tmp_path_factory):
    """A judge of the first unit of the small kata, which has four tests and a hidden one."""
    kata = small_kata(tmp_path_factory.mktemp("small") / "kata")
    with Judge(find_unit(kata.folder, "01"), isolated=True, seconds=30, call_seconds=1.0) as judge:
        yield judge


@pytest.mark.parametrize("name", ENDLESS_VALUES)
def test_no_value_that_comes_back_keeps_the_judge(small_judge, tmp_path, name):
    file = tmp_path / "endless.py"
    file.write_text(f"def double(n):\n    {ENDLESS_VALUES[name]}\n    return value\n", encoding="utf-8")
    verdict = small_judge.judge(file)
    tests = [test for stage in [*verdict.staged.stages, verdict.hidden] for test in stage.tests]
    assert {test.status for test in tests} <= {WRONG, CRASHED, OUT_OF_TIME, NOT_RUN}
    assert not any("all tests together" in test.came for test in tests)
    assert max(len(str(vars(test))) for test in tests) < 50_000


ONE_CALL = "def kind(n, ranks):\n    {}\n"


@pytest.mark.parametrize(
    ("text", "status", "came"),
    [
        (ONE_CALL.format("import os; os._exit(7)"), CRASHED, "your code ended the program (exit code 7)"),
        (ONE_CALL.format("exit()"), CRASHED, "your code ends the program: exit() and quit() have"),
        (ONE_CALL.format("import os; os.abort()"), CRASHED, "your code crashed Python itself"),
        (ONE_CALL.format("while True: pass"), OUT_OF_TIME, "stopped after 2 seconds: is there a loop"),
        (ONE_CALL.format("return [0] * 10**9"), OUT_OF_MEMORY, "it took more than 512 MB of memory: is there a list"),
        (ONE_CALL.format("print('x' * 10**7)"), TOO_MUCH_OUTPUT, "it printed more than a million characters"),
        (ONE_CALL.format("return [[]] * 10**6"), CRASHED, "what came back is too large or too deeply nested"),
        (
            ONE_CALL.format("open('/tmp/x', 'wb').write(bytes(10**7))"),
            CRASHED,
            "OSError: [Errno 27] File too large. Your code fills the disk: a unit needs no files",
        ),
        ("while True:\n    pass\n", OUT_OF_TIME, "stopped after 2 seconds:"),
        ("HOARD = [0] * 10**9\n", OUT_OF_MEMORY, "it took more than 512 MB of memory"),
        ("print('x' * 10**7)\n", TOO_MUCH_OUTPUT, "it printed more than a million characters"),
        ("import os\nos._exit(7)\n", CRASHED, "your code ended the program (exit code 7)"),
    ],
)
def test_a_student_understands_what_ended_a_call_or_an_import(submit, text, status, came):
    first = submit(text).staged.stages[0].tests[0]
    assert (first.status, first.came[: len(came)]) == (status, came)
    assert first.call == ("kind.py can't be imported" if "def" not in text else first.call)


def red_tests(verdict):
    stages = [*verdict.staged.stages, verdict.hidden]
    return [(stage.name, test.message) for stage in stages for test in stage.tests if test.status != PASSED]


def some(files, count):
    """At most `count` of the files, from all over the list: contract tests judge all of them, without the boundary."""
    files = sorted(files)
    return files[:: max(1, -(-len(files) // count))]


def test_when_the_process_with_the_tests_dies_the_submission_is_judged_once_more(monkeypatch):
    with Judge(UNIT, isolated=True) as judge:
        judge.judge(UNIT.code)
        real, killed = judge._answer, []

        def die_before_the_answer(deadline):
            if not killed:
                killed.append(judge._process.pid)
                os.kill(judge._process.pid, signal.SIGKILL)
            return real(deadline)

        monkeypatch.setattr(judge, "_answer", die_before_the_answer)
        verdict = judge.judge(UNIT.solution)
        assert judge._process.pid not in killed
    assert verdict.staged.green
    assert verdict.hidden.status == PASSED


def test_a_judge_that_was_stopped_starts_nothing_again():
    with Judge(UNIT, isolated=True) as judge:
        judge.judge(UNIT.code)
        judge.stop()
        assert not judge.judge(UNIT.solution).staged.green
        assert judge._process is None


def test_tests_that_can_not_be_imported_are_not_left_out_in_silence(kata):
    kata.write("solutions/01_double/test_double_hidden.py", "import nothing_of_this_name\n")
    unit = find_unit(kata.folder, "01")
    with Judge(unit, isolated=True) as judge, pytest.raises(KataError, match="The tests of 01_double can't be run"):
        judge.judge(unit.solution)


@pytest.mark.parametrize(
    ("root", "starts", "user"),
    [(True, True, sandbox.NOBODY), (True, False, None), (False, True, None)],
)
def test_without_a_sandbox_root_runs_a_submission_as_nobody_where_that_can_be(monkeypatch, root, starts, user):
    asked = []

    def run(command, **options):
        asked.append(options.get("user"))
        return subprocess.CompletedProcess(command, 0 if starts else 1)

    monkeypatch.setattr(sandbox.os, "geteuid", lambda: 0 if root else 1000)
    monkeypatch.setattr(sandbox.subprocess, "run", run)
    assert sandbox.other_user.__wrapped__().get("user") == user
    assert asked == ([sandbox.NOBODY] if root else [])


@pytest.mark.parametrize("in_memory", [True, False])
def test_a_file_without_a_name_is_read_from_its_beginning(monkeypatch, in_memory):
    if not in_memory:
        monkeypatch.delattr(os, "memfd_create")
    fd = sandbox.file_without_a_name(b"all of it")
    assert os.read(fd, 100) == b"all of it"
    os.close(fd)


@pytest.mark.parametrize("unit", all_units(ROOT), ids=lambda unit: unit.folder)
def test_references_are_right_and_mistakes_are_caught_by_their_stage_across_the_boundary(unit):
    with Judge(unit, isolated=True) as judge:
        assert red_tests(judge.judge(unit.solution)) == []
        for file in some(unit.wrong, 2):
            red = {name for name, _ in red_tests(judge.judge(file))}
            first = next((stage.name for stage in unit.stages if stage.name in red), None)
            assert first == mistake_in(file).stage, file.name


@pytest.mark.parametrize("number", ["01", "04", "05", "13"])
def test_every_other_right_answer_is_right_across_the_boundary(number):
    unit = find_unit(ROOT, number)
    with Judge(unit, isolated=True) as judge:
        for file in unit.right:
            assert red_tests(judge.judge(file)) == [], file.name


# One module in the sandbox


@pytest.fixture
def module(tmp_path):
    """A function: source text -> the module that it becomes in a sandboxed process."""
    opened = []

    def open_module(text, modules=None, isolated=True, seconds=2.0):
        file = tmp_path / "tried.py"
        file.write_text(text, encoding="utf-8")
        opened.append(RemoteModule("tried", file, modules or {}, isolated, seconds))
        return opened[-1].load()

    open_module.opened = opened
    yield open_module
    for remote in opened:
        remote.close()


VALUES = [
    None, True, False, 0, -1, 2**80, 1.5, float("inf"), "", "♥\ud800", b"\x00\xff", [], [1, [2]], (), (1, (2,)),
    {1, 2}, frozenset({3}), {"a": [1], (1, 2): {3}}, [float("-inf")],
]  # fmt: skip


@pytest.mark.parametrize("isolated", [True, False])
def test_plain_values_cross_and_come_back_the_same(module, isolated):
    same = module("def same(value):\n    return value\n", isolated=isolated).same
    for value in VALUES:
        back = same(value)
        assert back == value
        assert type(back) is type(value)


def test_what_is_changed_in_place_is_changed_here(module):
    there = module("def change(deck, other):\n    deck.append(1)\n    other.clear()\n    return deck\n")
    deck, other = [0], {"a": 1}
    assert there.change(deck, other) is deck
    assert (deck, other) == ([0, 1], {})


def test_what_was_changed_before_an_error_stays_changed(module):
    there = module("def change(deck):\n    deck.append(1)\n    raise ValueError('late')\n")
    deck = []
    with pytest.raises(ValueError, match="late"):
        there.change(deck)
    assert deck == [1]


def test_functions_and_iterators_cross_both_ways(module):
    there = module(
        "def twice(f, x):\n    return f(f(x))\n\n"
        "def first(items):\n    return next(items)\n\n"
        "def count():\n    n = 0\n    while True:\n        yield n\n        n += 1\n\n"
        "def adder(n):\n    return lambda x: x + n\n"
    )
    assert there.twice(lambda x: 3 * x, 2) == 18
    assert there.first(iter([7, 8])) == 7
    numbers = there.count()
    assert [next(numbers) for _ in range(3)] == [0, 1, 2]
    assert there.adder(5)(1) == 6


def test_an_error_of_what_we_lent_comes_back_as_ours(module):
    there = module(
        "def call(f):\n    return f()\n\n"
        "def catch(f):\n    try:\n        return f()\n    except KeyError:\n        return 'caught'\n"
    )
    ours = KeyError("ours")

    def fails():
        raise ours

    with pytest.raises(KeyError) as caught:
        there.call(fails)
    assert caught.value is ours
    assert there.catch(fails) == "caught"


def test_errors_keep_their_type_text_and_lines(module):
    there = module("class Odd(ValueError):\n    pass\n\ndef fail():\n    raise Odd('so odd')\n")
    with pytest.raises(ValueError, match="so odd") as caught:
        there.fail()
    assert type(caught.value).__name__ == "Odd"
    assert caught.traceback[-1].lineno == 4


def test_a_call_that_hangs_costs_its_own_limit_and_the_next_one_starts_anew(module):
    there = module("def hang():\n    while True:\n        pass\n\ndef fine():\n    return 1\n", seconds=0.5)
    with pytest.raises(OutOfTime):
        there.hang()
    assert there.fine() == 1


def test_a_call_that_hung_is_not_tried_again(module):
    there = module("def hang(n, f=None):\n    while n:\n        pass\n", seconds=0.5)
    for argument in (1, 1, [1], [1]):
        with pytest.raises(OutOfTime, match=r"0\.5 seconds"):
            there.hang(argument)
    assert module.opened[-1].lives == 2  # one for each argument
    for _ in range(2):
        with pytest.raises(OutOfTime):
            there.hang(1, lambda: None)  # another function at each call, perhaps
    assert module.opened[-1].lives == 4
    assert there.hang(0) is None


def test_a_hoard_that_leaves_no_memory_to_answer_is_out_of_memory(module):
    there = module(
        "HOARD = []\n\ndef hoard(size=1 << 20):\n    while size:\n"
        "        try:\n            HOARD.append(bytearray(size))\n        except MemoryError:\n            size //= 2\n"
        "    chain = None\n    globals()['HOARD'].append(chain)\n    while True:\n"
        "        chain = HOARD[-1] = (chain, [])\n"
    )
    with pytest.raises(MemoryError, match="more than 512 MB"):
        there.hoard()


def test_the_end_of_an_iteration_is_an_error_in_a_loop_over_calls(module):
    there = module("def fail(n):\n    raise StopIteration\n")
    with pytest.raises(RuntimeError):
        list(map(there.fail, [1, 2, 3]))


def test_a_process_that_ends_is_replaced(module):
    there = module("import os\n\ndef leave():\n    os._exit(7)\n\ndef fine():\n    return 1\n")
    with pytest.raises(Gone, match="exit code 7"):
        there.leave()
    assert there.fine() == 1


def test_random_numbers_are_the_same_in_every_process(module):
    text = "import random\n\ndef draw():\n    return [random.random() for _ in range(5)]\n"
    assert module(text).draw() == module(text).draw()


def test_what_is_no_value_is_equal_to_nothing(module):
    there = module(
        "class Equal:\n    def __eq__(self, other):\n        return True\n\ndef give():\n    return Equal()\n"
    )
    given = there.give()
    assert not any(given == value for value in VALUES)
    assert repr(given) == "<Equal, which is not a value>"


def test_what_is_too_large_does_not_cross(module):
    there = module("def big():\n    return ['x' * 1000] * 100_000\n")
    with pytest.raises(TooLargeAnswer):
        there.big()


def test_in_the_sandbox_there_is_nothing_to_see(module):
    there = module(
        "import os\n\ndef look():\n"
        "    files = [os.path.join(folder, name) for folder, _, names in os.walk('/') for name in names]\n"
        "    elsewhere = [file for file in files if not file.startswith(('/proc/', '/dev/'))]\n"
        f"    packages = tuple({sandbox.package_folders()})\n"
        "    found = [file for file in elsewhere if '/lib' not in file or file.startswith(packages)]\n"
        "    return found, sorted(os.environ), os.getpid()\n",
        seconds=60,
    )
    files, environment, number = there.look()
    allowed = ("/etc/ld.so.cache", "/usr/share/zoneinfo/", os.path.realpath(sys.executable))
    seen = sorted(file for file in files if not file.startswith(allowed))
    assert seen == ["/kata/tried.py"]
    assert set(environment) <= {"LC_ALL", "PATH", "PWD", "PYTHONHASHSEED"}
    assert number == 1


def test_modules_that_may_be_imported_are_there_and_never_the_units_own(module):
    units = all_units(ROOT)
    for unit in units:
        assert unit.name not in modules_for(unit)
    assert {"kind", "two_pair"} <= set(modules_for(find_unit(ROOT, "03")))
    there = module("from kind import kind\n", modules=modules_for(find_unit(ROOT, "03")))
    assert there.kind(2, [9, 9, 5]) == 9


@pytest.mark.parametrize("isolated", [True, False])
def test_a_thread_that_lives_on_dies_with_its_process(tmp_path, isolated):
    file = tmp_path / "lives_on_in_a_thread.py"
    file.write_text(
        "import threading\n\ndef go():\n    threading.Thread(target=threading.Event().wait).start()\n    return 1\n",
        encoding="utf-8",
    )
    remote = RemoteModule("lives_on_in_a_thread", file, {}, isolated)
    assert remote.load().go() == 1
    numbers = [int(path.parent.name) for path in Path("/proc").glob("[0-9]*/cmdline") if file.name in _read(path)]
    assert numbers
    watched = [os.pidfd_open(number) for number in numbers]
    remote.close()
    for fd in watched:
        assert select.select([fd], [], [], 30)[0], "still there"
        os.close(fd)


# A test which says who it is once the submission has answered, and then has it hang. The first one has run before.
HANGS_WHEN_TOLD = """
import os
from double import double


class TestSmall:
    def test_two(self):
        assert double(1) == 2

    def test_told(self):
        assert double(2) == 4
        with open({fifo!r}, "w", encoding="utf-8") as told:
            told.write(str(os.getpid()))
        double(0)
"""
HOLDS_A_JUDGE = """
import sys
from pathlib import Path
from kata.grading.judge import Judge
from kata.units import find_unit

with Judge(find_unit(Path(sys.argv[1]), "01"), sys.argv[2] == "True", seconds=3600, call_seconds=3600) as judge:
    judge.judge(Path(sys.argv[3]))
"""


@pytest.mark.parametrize("isolated", [True, False])
def test_when_the_grader_is_killed_its_processes_end_and_leave_nothing(kata, tmp_path, monkeypatch, isolated):
    fifo, temporary = tmp_path / "fifo", tmp_path / "temporary"
    os.mkfifo(fifo)
    temporary.mkdir()
    monkeypatch.setenv("TMPDIR", str(temporary))
    kata.write("units/01_double/test_double.py", HANGS_WHEN_TOLD.format(fifo=str(fifo)))
    submission = tmp_path / "double.py"
    submission.write_text("def double(n):\n    while not n:\n        pass\n    return 2 * n\n", encoding="utf-8")
    grader = subprocess.Popen([sys.executable, "-c", HOLDS_A_JUDGE, kata.folder, str(isolated), submission])
    fork = int(fifo.read_text(encoding="utf-8"))
    started = [fork]
    for number in started:
        started += map(int, Path(f"/proc/{number}/task/{number}/children").read_text(encoding="ascii").split())
    session = int(re.search(r"^PPid:\s+(\d+)$", _read(Path(f"/proc/{fork}/status")), re.MULTILINE)[1])
    watched = [os.pidfd_open(number) for number in [session, *started]]
    assert len(watched) == (4 if isolated else 3)
    grader.kill()
    grader.wait()
    for fd in watched:
        assert select.select([fd], [], [], 20)[0], "still there"
        os.close(fd)
    if isolated:
        assert not [path for path in temporary.iterdir() if path.name.startswith("kata-")]


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8", errors="replace")
    except OSError:  # it has ended meanwhile
        return ""


@pytest.mark.parametrize(
    "message",
    [
        {},
        {"values": 1, "contents": {}},
        {"values": [{"place": 9}], "contents": {}},
        {"values": [{"x": 1}], "contents": {}},
        {"values": [{}], "contents": {}},
        {"values": [[1]], "contents": {}},
        {"values": [{"int": "zz"}], "contents": {}},
        {"values": [{"function": "no"}], "contents": {}},
        {"values": [{"function": 1}], "contents": {}},
        {"values": [], "contents": {"1": ["list", 5]}},
        {"values": [], "contents": {"1": ["file", []]}},
        {"values": [{"int": hex(n * (2**61 - 1))} for n in range(100)], "contents": {}},
    ],
)
def test_what_is_no_message_is_refused(message):
    with pytest.raises(wire.BadMessage):
        wire.Side(0).unpack(message)


def test_the_sandboxed_file_imports_nothing_of_the_kata():
    run = subprocess.run([sys.executable, "-I", "-S", wire.__file__], capture_output=True, text=True, check=False)
    assert (run.returncode, run.stderr) == (0, "")
