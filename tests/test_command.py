"""The kata command as its users meet it: every word and option, and how it ends."""

import argparse
import importlib.util
import io
import json
import os
import pydoc
import signal
import subprocess
import sys
import time

import pytest

from helpers import DOUBLE, DOUBLE_STUB, DOUBLE_TESTS, EMPTY_NOTEBOOK, QUADRUPLE, ROOT, Kata, Run, clean_environment
from kata import cli, commands, results
from kata.cli import build_parser, main
from kata.units import find_unit

NO_ZERO = "def double(n):\n    return 2 * n or 1\n"
ALWAYS_FIVE = "def double(n):\n    return 5\n"
# Two tests in the last stage, so that a run can end between them.
MORE_TESTS = DOUBLE_TESTS + '\n    def test_minus_two(self):\n        assert double(-2) == -4, "twice a debt of two"\n'

posix = pytest.mark.skipif(not hasattr(os, "killpg"), reason="process groups and their signals are POSIX's")


@pytest.fixture
def command(kata, monkeypatch, capfd):
    """A function: runs the kata command in this process, in a folder of the kata."""
    for name in set(os.environ) - set(clean_environment()):
        monkeypatch.delenv(name)

    def run(*arguments: str, inside: str = ".") -> Run:
        monkeypatch.chdir(kata.folder / inside)
        try:
            code = main(arguments)
        except SystemExit as end:
            code = end.code
        out, err = capfd.readouterr()
        assert "Traceback" not in out + err
        return Run(code, out, err, {})

    return run


def all_green(kata: Kata) -> None:
    kata.write("units/01_double/double.py", DOUBLE)
    kata.write("units/02_quadruple/quadruple.py", QUADRUPLE)


def stored(kata: Kata, unit: str = "01"):
    """The result that the board would take instead of a new run; None where there is none."""
    return results.stored(find_unit(kata.folder, unit), results.Fingerprints(kata.folder))


def wait_for(condition) -> None:
    """Until the condition holds; a minute is more than any machine needs."""
    deadline = time.monotonic() + 60
    while not condition():
        assert time.monotonic() < deadline, "waited in vain"
        time.sleep(0.02)


# The command line


def commands_of(parser: argparse.ArgumentParser) -> argparse._SubParsersAction:
    return next(action for action in parser._actions if isinstance(action, argparse._SubParsersAction))


def test_every_command_and_argument_has_a_help_text():
    found = commands_of(build_parser())
    assert {action.dest for action in found._choices_actions if action.help} == set(found.choices)
    assert len(found.choices) >= 9
    for name, parser in found.choices.items():
        assert parser.description, name
        assert all(action.help for action in parser._actions), name


@pytest.mark.parametrize("name", commands_of(build_parser()).choices)
def test_every_command_has_a_function_that_runs_it_and_a_help_page(command, name):
    assert callable(getattr(commands, commands_of(build_parser()).choices[name].get_default("run")))
    run = command(name, "--help")
    assert (run.code, run.out.startswith(f"usage: kata {name} ")) == (0, True)


def test_python_m_kata_is_the_kata_command(kata):
    run = kata.kata("--help")
    assert (run.code, run.out.partition(" [")[0]) == (0, "usage: kata")


@pytest.mark.parametrize(
    "arguments", [["--nonsense"], ["bored"], ["board", "--nonsense"], ["next", "01"], ["lesson", "01", "02"], ["reset"]]
)
def test_an_unknown_word_or_option_is_the_users_error(command, arguments):
    run = command(*arguments)
    assert run.code == 2
    assert run.out == ""
    assert "usage: kata" in run.err


def test_outside_a_checkout_the_command_says_where_to_go(kata):
    run = kata.kata(inside="..")
    assert run.code == 2
    assert "There is no kata in" in run.err
    assert "cd poker-kata" in run.err
    assert "Traceback" not in run.err


# UNIT


@pytest.mark.parametrize(
    "text",
    [
        "1",
        "01",
        "double",
        "Double",
        "dou",
        "01_double",
        "units/01_double",
        "units/01_double/",
        "./units/01_double",
        "units\\01_double",
        "double.py",
        "units/01_double/double.py",
        "units/01_double/test_double.py",
        "docs/../units/01_double",
        "solutions/01_double",
    ],
)
def test_a_unit_is_named_by_number_name_or_path(command, text):
    run = command("lesson", text)
    assert (run.code, run.out.splitlines()[0]) == (0, "Twice over")


def test_a_unit_is_named_by_an_absolute_path(command, kata):
    assert command("lesson", str(kata.folder / "units" / "01_double" / "double.py")).out.startswith("Twice over")


@pytest.mark.parametrize("unit", [[], ["."], ["../02_quadruple"], ["02"]])
def test_inside_a_units_folder_that_unit_is_meant(command, kata, unit):
    kata.write("docs/units/02_quadruple.md", "# Four times\n")
    assert command("lesson", *unit, inside="units/02_quadruple").out == "Four times\n"


def test_without_a_unit_the_first_one_that_is_not_green_is_meant(command, kata):
    kata.write("docs/units/02_quadruple.md", "# Four times\n")
    assert command("lesson").out.startswith("Twice over")
    kata.write("units/01_double/double.py", DOUBLE)
    assert command("lesson").out == "Four times\n"
    kata.write("units/02_quadruple/quadruple.py", QUADRUPLE)
    assert command("lesson").out.startswith("Twice over")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("doubel", "There is no unit 'doubel'.\nDid you mean double?"),
        ("99", "There is no unit '99'.\nThe units: 01_double, 02_quadruple."),
        ("u", "'u' fits more than one unit: 01_double, 02_quadruple.\nUse the number."),
        (".", "There is no unit '.'.\nThe units: 01_double, 02_quadruple."),
        ("", "There is no unit ''.\nThe units: 01_double, 02_quadruple."),
    ],
)
@pytest.mark.parametrize("word", ["test", "watch", "hint", "lesson", "solution", "reset", "check"])
def test_a_unit_that_is_none_is_the_users_error(command, word, text, message):
    run = command(word, text)
    assert (run.code, run.out, run.err) == (2, "", f"kata: {message}\n")


# kata test


def test_test_gives_pytests_exit_code_and_board(command, kata):
    red = command("test", "double")
    assert red.code == 1
    assert "not yet written: double" in red.out
    kata.write("units/01_double/double.py", DOUBLE)
    green = command("test", "double")
    assert green.code == 0
    assert "All stages are green" in green.out


@pytest.mark.parametrize(
    ("arguments", "passed"),
    [
        (["01", "-k", "zero"], "1 passed"),
        (["-k", "zero", "01"], "1 passed"),
        (["-k", "zero"], "1 passed"),
        (["01", "--code", "mine"], "4 passed"),
        (["--code", "solutions/01_double/right/adds.py", "01"], "4 passed"),
        (["-x", "01"], "4 passed"),
        (["01", "-q", "--all-stages"], "4 passed"),
    ],
)
def test_other_options_go_to_pytest_wherever_they_stand(command, kata, arguments, passed):
    kata.write("units/01_double/double.py", DOUBLE)
    run = command("test", *arguments, inside="units/01_double" if "01" not in arguments else ".")
    assert passed in run.out
    assert run.code == 0


def test_test_says_so_when_all_is_green(command, kata):
    all_green(kata)
    assert "Every unit is green" in command("test").out


def test_test_tells_of_a_run_that_was_killed(command, kata):
    kata.write("units/01_double/double.py", "import os\n\nos.kill(os.getpid(), 9)\n")
    run = command("test", "01")
    assert run.code == 1
    assert "the run of 01_double ended without a result" in run.err


# Ctrl-C, closed pipes


def interrupt(kata: Kata, *arguments: str, looping: str = DOUBLE) -> Run:
    """Runs the command in a process group of its own, and presses Ctrl-C once the unit loops without end at -2."""
    kata.write("units/01_double/test_double.py", MORE_TESTS)
    loop = "    if n == -2:\n        open('looping', 'w').close()\n        while True:\n            pass\n"
    kata.write("units/01_double/double.py", looping.replace("(n):\n", "(n):\n" + loop))
    process = subprocess.Popen(
        [sys.executable, "-m", *arguments],
        cwd=kata.folder,
        env=clean_environment(),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        start_new_session=True,
    )
    try:
        wait_for((kata.folder / "looping").exists)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=60)
    finally:
        process.kill()
    return Run(process.returncode, out, err, {})


@posix
@pytest.mark.parametrize(
    ("arguments", "code", "last"),
    [
        (["test", "01"], 130, "kata: stopped"),
        (["next"], 130, "kata: stopped"),
        (["hint", "01"], 130, "kata: stopped"),
        (["board"], 130, "kata: stopped"),
        (["watch", "01"], 0, "kata: no longer watching"),
    ],
)
def test_ctrl_c_ends_politely_and_nothing_is_lost(kata, arguments, code, last):
    run = interrupt(kata, "kata", *arguments)
    assert run.code == code
    assert "Traceback" not in run.out + run.err
    assert last in (run.err if code else run.out).splitlines()
    assert stored(kata) is None
    assert b"if n == -2" in (kata.folder / "units/01_double/double.py").read_bytes()
    assert list((kata.folder / ".kata").rglob("*.tmp")) == []


@posix
def test_a_run_that_ctrl_c_ended_is_not_taken_for_green(kata):
    run = interrupt(kata, "pytest", "units/01_double")
    assert run.code == 2
    assert "All stages are green" not in run.out
    assert stored(kata) is None


@posix
@pytest.mark.parametrize(
    "arguments", [["board"], ["next"], ["hint"], ["lesson"], ["solution", "01", "--give-up"], ["reset", "01"]]
)
def test_output_into_a_closed_pipe_ends_in_silence(kata, arguments):
    """As in `kata lesson | head -1`, when head has gone."""
    kata.kata("board")
    read, write = os.pipe()
    os.close(read)
    run = subprocess.run(
        [sys.executable, "-m", "kata", *arguments],
        cwd=kata.folder,
        env=clean_environment(),
        stdout=write,
        stderr=subprocess.PIPE,
        check=False,
    )
    os.close(write)
    assert (run.returncode, run.stderr) == (0, b"")


# What the terminal can show


@pytest.mark.parametrize("arguments", [["board"], ["next"], ["hint"], ["lesson"], ["test", "01"]])
def test_colour_is_for_terminals_and_for_those_who_ask(kata, arguments):
    kata.write("units/01_double/double.py", ALWAYS_FIVE)
    assert "\x1b" not in kata.kata(*arguments).out
    assert "\x1b[" in kata.kata(*arguments, FORCE_COLOR="1").out
    assert "\x1b" not in kata.kata(*arguments, NO_COLOR="1", FORCE_COLOR="1").out


LONG_STATES = {
    "stub": DOUBLE_STUB,
    "wrong": "def double(n):\n    return [5] * 50\n",
    "one long word": "def double(n):\n    return 'a' * 250\n",
    "crashed": "def double(n):\n    return undefined_name_that_is_a_good_deal_longer_than_names_should_be + "
    + "1 + " * 30
    + "1",
    "not written": "def doubel(n):\n    return 2\n",
    "green": DOUBLE,
}


@pytest.mark.parametrize("state", LONG_STATES)
@pytest.mark.parametrize("columns", [80, 40])
def test_no_line_is_wider_than_the_terminal(command, kata, monkeypatch, columns, state):
    monkeypatch.setenv("COLUMNS", str(columns))
    tests = DOUBLE_TESTS.replace("Small numbers", "Small numbers and whatever else is not large")
    tests = tests.replace("test_two", "test_two_" + "and_so_on_" * 9).replace('"twice two"', '"so it is, " * 20')
    kata.write("units/01_double/test_double.py", tests)
    for path in ("units/01_double", "solutions/01_double", "docs/units/01_double.md"):
        new = path.replace("01_double", "17_rather_longs")
        (kata.folder / path).rename(kata.folder / new)
    folder = kata.folder / "units/17_rather_longs"
    (folder / "double.py").unlink()
    name = "rather_longs"
    (folder / "test_double.py").unlink()
    kata.write(f"units/17_{name}/test_{name}.py", tests.replace("from double", f"from {name}"))
    kata.write(f"units/17_{name}/{name}.py", LONG_STATES[state])
    lesson = kata.folder / f"docs/units/17_{name}.md"
    lesson.write_text(lesson.read_text().replace("# Twice over", "# " + "Twice over and over " * 6))
    for arguments in (["board"], ["next"], ["hint", "17"], ["test", "17"]):
        run = command(*arguments, inside=f"units/17_{name}")
        out = run.out
        if arguments[0] == "test":  # what stands before is pytest's own
            out = out[out.index("\n17 ") :].rpartition("\n")[0].rpartition("\n")[0]
        elif arguments[0] == "next":  # a test's source stays as it is written
            out = "\n".join(line for line in out.splitlines() if not line.startswith("    "))
        assert out.strip()
        assert [line for line in out.splitlines() if len(line) > columns] == []


@pytest.mark.parametrize("encoding", ["ascii", "cp1252"])
@pytest.mark.parametrize("arguments", [["board"], ["next"], ["hint"], ["lesson"], ["test", "01"], ["lesson", "♠"]])
def test_an_encoding_that_lacks_the_signs_does_no_harm(kata, encoding, arguments):
    kata.write("units/01_double/double.py", "def double(n):\n    return '♠'\n".encode())
    lesson = kata.write(
        "docs/units/01_double.md", (kata.folder / "docs/units/01_double.md").read_bytes() + "♠\n".encode()
    )
    lesson.write_bytes(lesson.read_bytes().replace(b"Think of pairs", "Think of ♠".encode()))
    run = kata.kata(*arguments, PYTHONIOENCODING=encoding)
    assert run.code == {"test": 1, "♠": 2}.get(arguments[-1], 1 if arguments[0] == "test" else 0)
    assert "Error" not in run.out + run.err
    if arguments == ["board"]:
        assert "> 01 Twice over  x..  stage 1: wrong" in run.out


# The board


def counted(kata: Kata, answer: str) -> tuple[str, object]:
    """The answer, made to leave a line in a file each time it is imported; and the function that counts the lines."""
    log = kata.folder.parent / "imports"
    log.touch()
    kata.write("units/01_double/double.py", f"open({str(log)!r}, 'a').write('x')\n{answer}")
    return lambda: len(log.read_text())


def test_the_board_shows_every_unit_and_the_next_step(command, kata):
    kata.write("units/01_double/double.py", NO_ZERO)
    run = command()
    assert run.code == 0
    assert run.out.splitlines() == [
        "The poker kata    0 of 2 units green",
        "",
        "▶ 01 Twice over  ✓✗·  stage 2: wrong",
        "  02 quadruple   ○○",
        "",
        "Next: kata next shows what is red in 01_double",
        "      then edit units/01_double/double.py",
        "      and run   pytest units/01_double",
        "The second game: kata bugs",
    ]
    assert run.err == "running what has changed: 01_double\n"


def test_the_board_says_when_all_is_done(command, kata):
    all_green(kata)
    lines = command("board").out.splitlines()
    assert lines[0] == "The poker kata    2 of 2 units green"
    assert lines[-2] == "Every unit is green. The whole kata is done."


def test_the_board_runs_only_what_has_changed(command, kata):
    imports = counted(kata, NO_ZERO)
    command("board")
    assert imports() == 1
    assert command("board").err == ""
    assert imports() == 1
    for path in ("units/01_double/double.py", "units/01_double/test_double.py", "solutions/02_quadruple/quadruple.py"):
        before = imports()
        file = kata.folder / path
        file.write_text(file.read_text() + "# changed\n")
        assert "stage 2: wrong" in command("board").out
        assert imports() == before + 1, path
    kata.write("units/02_quadruple/quadruple.py", QUADRUPLE)
    before = imports()
    assert command("board").err == "running what has changed: 02_quadruple\n"
    assert imports() == before


def test_the_board_never_runs_an_untouched_stub(command, kata):
    imports = counted(kata, DOUBLE_STUB)
    assert "▶ 01 Twice over  ○○○" in command("board").out
    assert imports() == 0


@pytest.mark.parametrize("code", [NO_ZERO, DOUBLE])
def test_the_board_takes_the_result_of_a_run_that_pytest_made(command, kata, code):
    imports = counted(kata, code)
    kata.pytest("units/01_double")
    assert imports() == 1
    assert ("stage 2: wrong" if code == NO_ZERO else "✓✓✓") in command("board").out
    assert imports() == 1


def test_a_file_saved_during_a_run_is_run_again(command, kata):
    """The run was about the older file; what it found says nothing about the newer one."""
    save = f"from pathlib import Path\n\nPath(__file__).write_text({DOUBLE!r})\n"
    for run in (lambda: kata.pytest("units/01_double"), lambda: command("board")):
        kata.write("units/01_double/double.py", save + ALWAYS_FIVE)
        run()
        assert "▶ 02" in command("board").out


def foreign(change):
    """A result that is about the files as they are, but of another shape."""

    def text(kata: Kata) -> str:
        kata.pytest("units/01_double")
        data = json.loads((kata.folder / ".kata/results/01_double.json").read_text())
        change(data)
        return json.dumps(data)

    return text


@pytest.mark.parametrize(
    "content",
    [
        "",
        "{",
        "null",
        "[]",
        "{}",
        b"\xff\xfe\x00",
        '{"fingerprint": "x", "report": {}}',
        foreign(lambda data: data.pop("report")),
        foreign(lambda data: data.update(report=None)),
        foreign(lambda data: data.update(report="green")),
        foreign(lambda data: data["report"].pop("stages")),
        foreign(lambda data: data["report"].update(stages=[{"name": "TestSmall"}])),
        foreign(lambda data: data["report"]["stages"][0]["tests"][0].update(color="red")),
    ],
)
def test_a_result_that_is_damaged_or_foreign_is_not_used(command, kata, content):
    kata.write("units/01_double/double.py", NO_ZERO)
    kata.write(".kata/results/01_double.json", content(kata) if callable(content) else content)
    run = command("board")
    assert run.code == 0
    assert "✓✗·  stage 2: wrong" in run.out
    assert run.err == "running what has changed: 01_double\n"


@pytest.mark.parametrize(
    ("arguments", "inside"),
    [
        (["units/01_double", "-k", "two or three"], "."),
        (["units/01_double", "-k", "two or zero or minus_one"], "."),
        (["units/01_double", "--deselect", "units/01_double/test_double.py::TestSmall::test_two"], "."),
        (["units/01_double/test_double.py::TestSmall"], "."),
        (
            [f"test_double.py::{name}" for name in ("TestSmall::test_two", "TestZero", "TestNegative")],
            "units/01_double",
        ),
        (["units/01_double", "-x"], "."),
        (["units/01_double", "--maxfail=1"], "."),
        (["units/01_double", "--all-stages"], "."),
        (["units/01_double", "--code", "mine"], "."),
        (["units/01_double", "--code", "solutions"], "."),
        (["units/01_double", "--code", "solutions/01_double/right/adds.py"], "."),
        (["units/01_double", "--code", "units/01_double/double.py"], "."),
        (["solutions/01_double"], "."),
        (["units/01_double", "--collect-only"], "."),
    ],
)
def test_a_run_of_a_part_or_of_other_code_leaves_no_result(kata, arguments, inside):
    kata.write("units/01_double/test_double.py", MORE_TESTS)
    kata.write("units/01_double/double.py", "def double(n):\n    return abs(2 * n)\n")
    kata.pytest(*arguments, inside=inside)
    assert not (kata.folder / ".kata/results/01_double.json").exists()
    kata.pytest("units/01_double")
    assert [len(stage.tests) for stage in stored(kata).stages] == [2, 1, 2]


# kata next


def test_next_shows_goal_call_test_and_what_to_do(command, kata):
    kata.write("units/01_double/double.py", NO_ZERO)
    run = command("next")
    assert run.code == 0
    assert run.out.splitlines() == [
        "01 Twice over",
        "stage 2 of 3: Nothing",
        "",
        "Twice nothing is nothing.",
        "",
        "double(0)",
        "  came back  1",
        "  wanted     0",
        "  because    twice nothing",
        "  test       zero (units/01_double/test_double.py:26)",
        "",
        "The test that is red:",
        "",
        "    def test_zero(self):",
        '        assert double(0) == 0, "twice nothing"',
        "",
        "Edit units/01_double/double.py, then run: pytest units/01_double",
        "The story: kata lesson 01    A hint: kata hint 01",
    ]


def test_next_on_a_stub_shows_what_is_not_yet_written_and_the_first_test(command):
    lines = command("next").out.splitlines()
    assert lines[5] == "not yet written: double"
    assert lines[7:10] == ["The first test:", "", "    def test_two(self):"]


def test_next_shows_no_test_where_the_whole_run_was_lost(command, kata):
    kata.write("units/01_double/double.py", "import os\n\nos.kill(os.getpid(), 9)\n")
    out = command("next").out
    assert "the run of units/01_double/double.py\n  crashed    the process ended without a result" in out
    assert "test that is red" not in out


def test_next_goes_on_with_the_next_unit(command, kata):
    kata.write("units/01_double/double.py", DOUBLE)
    assert command("next").out.startswith("02 quadruple\nstage 1 of 2: One\n")
    assert command("next", inside="units/01_double").out == "01_double is green. Go on with: kata\n"
    kata.write("units/02_quadruple/quadruple.py", QUADRUPLE)
    assert command("next").out == "Every unit is green. The whole kata is done.\n"


# kata hint


def hints(run: Run) -> list[str]:
    return [line for line in run.out.splitlines() if line.startswith("hint ")]


def test_hints_come_one_by_one_and_are_repeated_after_the_last(command):
    first, second, third = (command("hint") for _ in range(3))
    assert hints(first) == ["hint 1 of 2"]
    assert "Think of pairs." in first.out
    assert first.out.splitlines()[-1] == "One more: kata hint 01"
    assert hints(second) == ["hint 2 of 2"]
    assert "There is a sign for" in second.out
    assert "Think of pairs" not in second.out
    assert second.out.splitlines()[-1] == "That was the last one. The solution: kata solution 01 --give-up"
    assert hints(third) == ["hint 1 of 2", "hint 2 of 2"]


def test_hints_are_remembered_by_stage(command, kata):
    command("hint")
    kata.write("units/01_double/double.py", NO_ZERO)
    run = command("hint")
    assert run.out.startswith("01 Twice over, stage 2: Nothing\n\nhint 1 of 2\n  What is nothing and nothing?\n")
    kata.write("units/01_double/double.py", DOUBLE_STUB)
    assert hints(command("hint")) == ["hint 2 of 2"]


def test_all_hints_at_once(command, kata):
    kata.write("units/01_double/double.py", "def double(n):\n    return abs(2 * n)\n")
    assert hints(command("hint", "--all")) == [f"hint {number} of 3" for number in (1, 2, 3)]
    assert hints(command("hint")) == [f"hint {number} of 3" for number in (1, 2, 3)]


def test_a_green_unit_needs_no_hint(command, kata):
    kata.write("units/01_double/double.py", DOUBLE)
    assert command("hint", "01").out == "01_double is green: no hint needed. See: kata solution 01\n"
    kata.write("units/02_quadruple/quadruple.py", QUADRUPLE)
    assert command("hint").out == "Every unit is green. The whole kata is done.\n"


@pytest.mark.parametrize("content", ["", "[]", '{"TestSmall": "many"}', '{"TestSmall": null}', b"\xff"])
def test_a_damaged_memory_of_hints_starts_again(command, kata, content):
    kata.write(".kata/hints/01_double.json", content)
    assert hints(command("hint")) == ["hint 1 of 2"]


def test_a_hint_that_cannot_be_remembered_is_given_all_the_same(command, kata):
    kata.write(".kata/hints", "a file where a folder should be")
    run = command("hint")
    assert hints(run) == ["hint 1 of 2"]
    assert "kata hint --all" in run.out.splitlines()[-1]


def test_a_stage_without_hints_sends_to_the_lesson(command, kata):
    kata.write("docs/units/02_quadruple.md", "# Four times\n\n## Stage 1: One\n\nGo on.\n")
    run = command("hint", "02")
    assert run.code == 2
    assert run.err == "kata: Stage 1 of 02_quadruple has no hints. Read the lesson: kata lesson 02\n"


# kata lesson, kata solution


def test_a_lesson_keeps_answers_folded_and_hints_to_itself(command):
    folded, open_ = command("lesson", "01"), command("lesson", "01", "--answers")
    assert folded.out.count("the answer: kata lesson 01 --answers") == 2
    assert "Twice -1?" in folded.out
    assert "A debt doubled" not in folded.out
    assert "A debt doubled is a larger debt." in open_.out
    assert "the answer:" not in open_.out
    for run in (folded, open_):
        assert "Think of pairs" not in run.out
        assert run.out.count("hints: kata hint 01") == 3


def test_a_lesson_that_is_missing_is_told(command):
    run = command("lesson", "02")
    assert run.code == 2
    assert "The lesson of 02_quadruple can't be read" in run.err


def test_the_solution_is_for_a_green_unit_or_who_gives_up(command, kata):
    refused = command("solution", "01")
    assert (refused.code, refused.out) == (2, "")
    assert "01_double is not green yet. A hint: kata hint 01" in refused.err
    given_up = command("solution", "01", "--give-up")
    assert given_up.code == 0
    kata.write("units/01_double/double.py", DOUBLE)
    green = command("solution", "01")
    assert (green.code, green.out) == (0, given_up.out)
    assert [line for line in green.out.splitlines() if line.startswith("solutions/")] == [
        "solutions/01_double/double.py",
        "solutions/01_double/right/adds.py",
        "solutions/01_double/right/shifts.py",
    ]
    assert "    return 2 * n" in green.out
    assert "wrong/" not in green.out


def test_which_solution_is_to_be_said_when_all_are_green(command, kata):
    all_green(kata)
    run = command("solution")
    assert run.code == 2
    assert "Say which solution you would like to see: kata solution 04" in run.err


@pytest.mark.parametrize("option", [[], ["--give-up"]])
def test_a_copy_without_solutions_sends_to_the_instructor(command, kata, option):
    (kata.folder / "solutions").rename(kata.folder.parent / "gone")
    run = command("solution", "01", *option)
    assert run.code == 2
    assert run.err == "kata: This copy of the kata has no solution of 01_double: ask your instructor.\n"


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize("typed", [Terminal, io.StringIO])
def test_a_lesson_is_paged_where_somebody_sits_at_a_terminal(kata, monkeypatch, typed):
    shown = []
    out = Terminal()
    monkeypatch.chdir(kata.folder)
    monkeypatch.setattr(pydoc, "pager", shown.append)
    monkeypatch.setattr(sys, "stdin", typed())
    monkeypatch.setattr(sys, "stdout", out)
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.delenv("LESS", raising=False)
    assert main(["lesson", "01"]) == 0
    if typed is Terminal:
        assert (len(shown), out.getvalue(), os.environ["LESS"]) == (1, "", "FRX")
        assert shown[0].startswith("Twice over\n\nTwo for one.\n")
    else:
        assert (shown, out.getvalue().partition("\n")[0]) == ([], "Twice over")


# kata reset


def backups(kata: Kata) -> list[bytes]:
    return [path.read_bytes() for path in sorted((kata.folder / ".kata/backups/01_double").glob("*"))]


def test_reset_brings_the_stub_back_and_keeps_what_was_there(command, kata):
    command("board")
    mine = b"# caf\xe9, not UTF-8\r\ndef double(n):\r\n    return 2 * n"
    kata.write("units/01_double/double.py", mine)
    run = command("reset", "01")
    said, where = run.out.splitlines()
    assert (run.code, said) == (0, "units/01_double/double.py is the stub again.")
    assert (kata.folder / "units/01_double/double.py").read_text() == DOUBLE_STUB
    assert (kata.folder / where.removeprefix("What you had written is in ")).read_bytes() == mine


def test_two_resets_within_one_second_keep_two_backups(command, kata, monkeypatch):
    monkeypatch.setattr(time, "strftime", lambda _: "2000-01-01_00-00-00")
    command("board")
    for mine in (b"first = 1\n", b"second = 2\n"):
        kata.write("units/01_double/double.py", mine)
        command("reset", "01")
    assert backups(kata) == [b"first = 1\n", b"second = 2\n"]


def test_reset_of_the_stub_itself_keeps_no_backup(command, kata):
    command("board")
    assert command("reset", "01").out == "units/01_double/double.py is the stub again.\n"
    assert backups(kata) == []


def test_reset_restores_a_file_that_is_missing(command, kata):
    command("board")
    (kata.folder / "units/01_double/double.py").unlink()
    assert "What you had" not in command("reset", "01").out
    assert (kata.folder / "units/01_double/double.py").read_text() == DOUBLE_STUB


@pytest.mark.parametrize("seen_by", [["pytest", "units"], ["kata"], ["kata", "next"], ["kata", "hint", "01"]])
def test_the_stub_is_kept_when_the_unit_is_first_seen(kata, seen_by):
    subprocess.run([sys.executable, "-m", *seen_by], cwd=kata.folder, env=clean_environment(), capture_output=True)
    kata.write("units/01_double/double.py", ALWAYS_FIVE)
    assert kata.kata("reset", "01").code == 0
    assert (kata.folder / "units/01_double/double.py").read_text() == DOUBLE_STUB


def git(kata: Kata, *arguments: str) -> None:
    who = ["-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false"]
    subprocess.run(["git", *who, *arguments], cwd=kata.folder, check=True, capture_output=True)


@pytest.mark.parametrize("commits", [[], [DOUBLE], [NO_ZERO, DOUBLE]])
def test_the_stub_comes_from_gits_history_when_none_is_kept(command, kata, commits):
    git(kata, "init")
    git(kata, "add", "units")
    git(kata, "commit", "-m", "The kata as it came")
    for text in commits:
        kata.write("units/01_double/double.py", text)
        git(kata, "commit", "-am", "Work")
    kata.write("units/01_double/double.py", "mine = 1\n")
    assert command("reset", "01").code == 0
    assert (kata.folder / "units/01_double/double.py").read_text() == DOUBLE_STUB
    assert backups(kata) == [b"mine = 1\n"]


def test_reset_of_an_untouched_unit_needs_no_history(command, kata):
    """As in a downloaded archive, where the first command is a reset."""
    assert command("reset", "01").out == "units/01_double/double.py is the stub again.\n"


@pytest.mark.parametrize("with_git", [True, False])
def test_reset_without_any_copy_of_the_stub_says_where_to_find_one(command, kata, monkeypatch, with_git):
    kata.write("units/01_double/double.py", DOUBLE)
    if not with_git:
        monkeypatch.setenv("PATH", "")
    run = command("reset", "01")
    assert (run.code, run.out) == (2, "")
    assert "No copy of the stub of 01_double is to be found" in run.err
    assert "Take units/01_double/double.py from where you got the kata." in run.err
    assert (kata.folder / "units/01_double/double.py").read_text() == DOUBLE


def test_nothing_is_reset_when_the_backup_cannot_be_written(command, kata):
    command("board")
    kata.write("units/01_double/double.py", DOUBLE)
    kata.write(".kata/backups", "a file where a folder should be")
    run = command("reset", "01")
    assert (run.code, run.out) == (2, "")
    assert run.err.startswith("kata: Nothing was reset: ")
    assert (kata.folder / "units/01_double/double.py").read_text() == DOUBLE


@posix
def test_nothing_is_reset_when_the_disk_is_full(kata):
    """A limit on the size of files stands for the disk: the backup still fits, the longer stub does not."""
    import resource

    kata.kata("board")
    kata.write("units/01_double/double.py", "x = 1\n")
    run = subprocess.run(
        [sys.executable, "-m", "kata", "reset", "01"],
        cwd=kata.folder,
        env=clean_environment(),
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (20, 20)),
        capture_output=True,
        check=False,
    )
    assert run.returncode == 2
    assert b"Nothing was reset" in run.stderr
    assert (kata.folder / "units/01_double/double.py").read_text() == "x = 1\n"
    left = {path.name for path in (kata.folder / "units/01_double").iterdir() if path.is_file()}
    assert left == {"double.py", "my_tests.py", "test_double.py"}


# kata check


def test_check_holds_units_to_the_contract(command, kata, recorded):
    kata.write("notebooks/01_double.ipynb", EMPTY_NOTEBOOK)
    kata.write("solutions/01_double/behaviour.json", recorded)
    good = command("check", "01")
    assert (good.code, good.out) == (0, "✓ 01_double\n1 unit checked, no problems\n")
    kata.write("units/01_double/notes.txt", "stray")
    bad = command("check", "01")
    assert bad.code == 1
    assert bad.out == (
        "✗ 01_double\n"
        "    files: units/01_double/notes.txt is a stray file: the design has no place for it\n"
        "1 unit checked, 1 problem\n"
    )


def test_check_says_which_tools_it_needs(command, monkeypatch):
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    run = command("check", "01")
    assert (run.code, run.out) == (2, "")
    assert 'python3 -m pip install -e ".[dev]"' in run.err


def test_check_goes_through_all_units(command, kata, recorded):
    kata.write("notebooks/01_double.ipynb", EMPTY_NOTEBOOK)
    kata.write("solutions/01_double/behaviour.json", recorded)
    run = command("check")
    assert run.code == 1
    lines = run.out.splitlines()
    assert lines[0] == "✓ 01_double"
    assert lines[1] == "✗ 02_quadruple"
    assert "    files: docs/units/02_quadruple.md is missing" in lines


def test_the_installed_command_is_the_same_one():
    assert '[project.scripts]\nkata = "kata.cli:main"' in (ROOT / "pyproject.toml").read_text()
    assert cli.main is main


def test_without_a_unit_the_one_saved_last_is_meant(kata):
    """Someone who begins with unit 02 wants its hints, not those of the first unit."""
    kata.write("units/02_quadruple/quadruple.py", "def quadruple(n):\n    return n\n")
    assert "02 quadruple" in kata.kata("next").out
    assert "▶ 02" in kata.kata().out
    first = kata.write("units/01_double/double.py", "def double(n):\n    return n\n")
    os.utime(first, ns=(10**18, 10**18))
    assert "02 quadruple" in kata.kata("next").out
    os.utime(first, ns=(4 * 10**18, 4 * 10**18))
    assert "01 Twice over" in kata.kata("next").out
    kata.write("units/01_double/double.py", DOUBLE)
    os.utime(first, ns=(4 * 10**18, 4 * 10**18))
    assert "02 quadruple" in kata.kata("next").out
