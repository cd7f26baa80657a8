"""What a terminal shows: boards, Markdown, and what the screen can do."""

import io
import os
import sys

import pytest

from helpers import DOUBLE_TESTS
from kata.board import kata_board, red_tests, run_board
from kata.markdown import lesson_lines, markdown_lines
from kata.report import (
    CRASHED,
    NOT_RUN,
    NOT_WRITTEN,
    OUT_OF_TIME,
    PASSED,
    WAITING,
    WRONG,
    StageReport,
    TestReport,
    UnitReport,
)
from kata.screen import Screen, screen_of_stdout, shows_signs
from kata.units import all_units, find_unit

PLAIN = Screen(color=False, width=80)


def a_test(status: str, number: int = 0, **values) -> TestReport:
    values = {"call": f"double({number})", "came": "1", "where": f"test_double.py:{number}"} | values
    return TestReport(f"test_number_{number}", status, **values)


def a_report(*statuses: str) -> UnitReport:
    """A report of the small kata's first unit: a test a stage."""
    names = (("TestSmall", "Small numbers"), ("TestZero", "Nothing"), ("TestNegative", "Below zero"))
    stages = zip(names, statuses, strict=True)
    return UnitReport("01_double", "own", [StageReport(*name, [a_test(status)]) for name, status in stages])


# The board of a run


@pytest.mark.parametrize(
    ("status", "line"),
    [
        (PASSED, "  ✓  2  Nothing        1 of 1"),
        (WRONG, "  ✗  2  Nothing        0 of 1  wrong"),
        (CRASHED, "  ✗  2  Nothing        0 of 1  crashed"),
        (OUT_OF_TIME, "  ✗  2  Nothing        0 of 1  out of time"),
        (NOT_WRITTEN, "  ✗  2  Nothing        0 of 1  not yet written"),
        (NOT_RUN, "  ·  2  Nothing        not run"),
    ],
)
def test_a_stage_is_one_line_of_the_runs_board(kata, status, line):
    lines = run_board(find_unit(kata.folder, "01"), a_report(PASSED, status, WAITING), PLAIN)
    assert lines[1:3] == ["01 Twice over", "  ✓  1  Small numbers  1 of 1"]
    assert lines[3] == line


def test_what_waits_says_so_only_where_something_is_red(kata):
    unit = find_unit(kata.folder, "01")
    assert "  ·  3  Below zero     waiting" in run_board(unit, a_report(PASSED, WRONG, WAITING), PLAIN)
    assert "  ·  3  Below zero     0 of 1  waiting" in run_board(unit, a_report(PASSED, PASSED, WAITING), PLAIN)


def test_a_green_run_of_other_code_sends_nowhere(kata):
    unit, report = find_unit(kata.folder, "01"), a_report(PASSED, PASSED, PASSED)
    assert "kata next" in run_board(unit, report, PLAIN)[-1]
    report.code = "solutions"
    assert run_board(unit, report, PLAIN)[-1] == "  ✓  3  Below zero     1 of 1"


def test_the_first_red_test_is_shown_in_full_and_the_others_by_name():
    stage = StageReport("TestX", "X", [a_test(PASSED, 9), *(a_test(WRONG, number) for number in range(7))])
    assert red_tests(stage, PLAIN) == [
        "double(0)",
        "  came back  1",
        "  test       number 0 (test_double.py:0)",
        "  also red   number 1",
        "  also red   number 2",
        "  also red   number 3",
        "  also red   number 4",
        "  ... and 2 more (all in full: add -v)",
    ]


def test_five_red_tests_are_all_named():
    stage = StageReport("TestX", "X", [a_test(WRONG, number) for number in range(5)])
    assert red_tests(stage, PLAIN)[-1] == "  also red   number 4"


def test_what_is_not_yet_written_is_one_line():
    stage = StageReport("TestX", "X", [a_test(NOT_WRITTEN, came="double")])
    assert red_tests(stage, PLAIN) == ["not yet written: double"]


def test_a_red_test_whose_place_is_unknown_names_none():
    assert red_tests(StageReport("TestX", "X", [a_test(WRONG, where="")]), PLAIN) == ["double(0)", "  came back  1"]


def test_all_red_tests_are_shown_in_full_when_asked():
    stage = StageReport("TestX", "X", [a_test(WRONG, number) for number in range(3)])
    assert red_tests(stage, PLAIN, verbose=True) == [
        "double(0)",
        "  came back  1",
        "  test       number 0 (test_double.py:0)",
        "",
        "double(1)",
        "  came back  1",
        "  test       number 1 (test_double.py:1)",
        "",
        "double(2)",
        "  came back  1",
        "  test       number 2 (test_double.py:2)",
    ]


@pytest.mark.parametrize(
    ("values", "count"),
    [
        ({"status": NOT_WRITTEN, "came": "double"}, 1),
        ({"status": CRASHED, "came": "ValueError: x", "trace": ["double.py:1 in double"]}, 1),
        ({"status": WRONG, "came": "1"}, 3),
    ],
)
def test_what_is_the_same_in_every_test_is_said_once(values, count):
    stage = StageReport("TestX", "X", [a_test(number=number, **values) for number in range(3)])
    lines = red_tests(stage, PLAIN, verbose=True)
    assert sum(line.startswith(("double(", "not yet written")) for line in lines) == count


def test_what_was_printed_is_cut_and_all_else_is_wrapped():
    test = a_test(WRONG, why="because " * 20, output="printed " * 20)
    lines = red_tests(StageReport("TestX", "X", [test]), PLAIN)
    assert [line for line in lines if line.startswith("  | ")] == ["  | " + ("printed " * 20)[:72] + "..."]
    assert lines[2].startswith("  because    because because")
    assert lines[3].startswith(" " * 13 + "because")


def test_a_run_without_stages_shows_no_more_than_its_title(kata):
    assert run_board(find_unit(kata.folder, "01"), UnitReport("01_double", "solutions", []), PLAIN) == [
        "",
        "01 Twice over",
    ]


# The board of the kata

UNTOUCHED = UnitReport("02_quadruple", "own", [StageReport(name, name) for name in ("TestOne", "TestTwo", "TestMore")])


@pytest.mark.parametrize(
    ("report", "line"),
    [
        (UNTOUCHED, "▶ 01 Twice over  ○○○"),
        (a_report(PASSED, OUT_OF_TIME, WAITING), "▶ 01 Twice over  ✓✗·  stage 2: out of time"),
        (a_report(PASSED, PASSED, PASSED), "  01 Twice over  ✓✓✓"),
        (a_report(PASSED, NOT_RUN, NOT_RUN), "▶ 01 Twice over  ✓··"),
    ],
)
def test_a_unit_is_one_line_of_the_katas_board(kata, report, line):
    units = all_units(kata.folder)
    current = units[int(report.green)]
    lines = kata_board(units, {"01_double": report, "02_quadruple": UNTOUCHED}, current, PLAIN)
    assert lines[0] == f"The poker kata    {int(report.green)} of 2 units green"
    assert lines[2] == line
    assert sum(line.startswith("▶") for line in lines) == 1


def test_the_katas_board_ends_with_the_next_step_or_with_the_end(kata):
    units, green = all_units(kata.folder), a_report(PASSED, PASSED, PASSED)
    lines = kata_board(units, {"01_double": green, "02_quadruple": UNTOUCHED}, units[1], PLAIN)
    assert lines[-4:] == [
        "Next: kata next shows what is red in 02_quadruple",
        "      then edit units/02_quadruple/quadruple.py",
        "      and run   pytest units/02_quadruple",
        "The second game: kata bugs",
    ]
    lines = kata_board(units, {"01_double": green, "02_quadruple": green}, None, PLAIN)
    assert lines[-2:] == ["Every unit is green. The whole kata is done.", "The second game: kata bugs"]


@pytest.mark.parametrize("width", [80, 46, 40, 10])
def test_long_titles_are_cut_where_the_board_would_be_too_wide(kata, width):
    kata.write("docs/units/01_double.md", "# " + "Twice over and " * 9)
    many = "".join(f'class Test{n}:\n    """T"""\n\n\n' for n in range(9))
    kata.write("units/01_double/test_double.py", many + DOUBLE_TESTS)
    units = all_units(kata.folder)
    report = UnitReport.of(units[0], "own", units[0].stages)
    report.stages[0].tests.append(a_test(NOT_WRITTEN))
    screen = Screen(color=False, width=width)
    lines = kata_board(units, {"01_double": report, "02_quadruple": UNTOUCHED}, units[0], screen)
    assert max(map(len, lines[:4])) < screen.width == max(40, width)
    assert "..." in lines[2]


# Markdown


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("One\ntwo.\n\n\nThree.", ["One two.", "", "Three."]),
        ("# Head\nText", ["Head", "Text"]),
        ("- one\n  more\n- two\n1. three", ["- one more", "- two", "1. three"]),
        ("Before\n- item", ["Before", "- item"]),
        (
            "```python\nx = 1\n\ny  =  2\n# no heading\n```\nAfter",
            ["    x = 1", "    ", "    y  =  2", "    # no heading", "After"],
        ),
        ("Text\n\n    as it  is\n| a | b |", ["Text", "", "    as it  is", "| a | b |"]),
        ("", []),
    ],
)
def test_markdown_is_shown_as_lines(text, lines):
    assert markdown_lines(text, PLAIN) == lines


def test_markdown_is_wrapped_and_lists_hang():
    screen = Screen(color=False, width=40)
    assert markdown_lines("- " + "word " * 10 + "\n\n" + "word " * 9, screen, "  ") == [
        "  - word word word word word word word",
        "    word word word",
        "",
        "  word word word word word word word",
        "  word word",
    ]


def test_headings_and_code_have_a_style_in_colour():
    lines = markdown_lines("## Head\n\n    code\n", Screen(color=True, width=80))
    assert lines == ["\x1b[1mHead\x1b[0m", "", "\x1b[36m    code\x1b[0m"]


def test_a_lesson_shows_open_boxes_and_folds_the_others(kata):
    kata.write(
        "docs/units/01_double.md",
        '# T\n\nIntro.\n\n!!! note "Mind `this`"\n\n    Open.\n\n??? note "Folded"\n\n    Secret.\n\n'
        '??? tip "Hint"\n\n    A hint.\n\n## Next\n\nEnd.\n',
    )
    unit = find_unit(kata.folder, "01")
    start = ["T", "", "Intro.", "", "    Mind this", "", "    Open.", ""]
    hints, end = "1 hints: kata hint 01", ["", "Next\n----", "", "End."]
    assert lesson_lines(unit, PLAIN) == [*start, "    the answer: kata lesson 01 --answers", "", hints, *end]
    assert lesson_lines(unit, PLAIN, answers=True) == [*start, "    Folded", "", "    Secret.", "", hints, *end]


# The screen


def test_a_screen_styles_only_in_colour():
    color = Screen(color=True, width=80)
    assert color.style("text", "bold", "red") == "\x1b[1;31mtext\x1b[0m"
    assert color.style("text") == "text"
    assert color.style("", "red") == ""
    assert PLAIN.style("text", "red") == "text"


@pytest.mark.parametrize(
    ("text", "width", "cut"), [("abcdef", 6, "abcdef"), ("abcdefg", 6, "abc..."), ("abcdefg", 2, "..."), ("", 0, "")]
)
def test_a_screen_cuts(text, width, cut):
    assert PLAIN.cut(text, width) == cut


def test_a_screen_wraps_one_column_short_of_its_width():
    screen = Screen(color=False, width=40)
    assert screen.wrap("x" * 39) == ["x" * 39]
    assert screen.wrap("a " * 30, "  ") == [("a " * 20).strip(), "  " + ("a " * 10).strip()]
    assert screen.wrap("") == [""]
    address = "https://example.org/" + "a-long-path/" * 9
    assert screen.wrap(f"See {address} there") == ["See", address, "there"]


class Output(io.TextIOWrapper):
    """A standard output, on a terminal or not."""

    def __init__(self, terminal: bool, encoding: str) -> None:
        super().__init__(io.BytesIO(), encoding=encoding)
        self.terminal = terminal

    def isatty(self) -> bool:
        return self.terminal


@pytest.fixture
def screen_on(monkeypatch):
    """A function: the screen of a standard output, in an environment of these variables only."""

    def screen(terminal: bool = True, encoding: str = "utf-8", **environment: str) -> Screen:
        for name in ("TERM", "NO_COLOR", "FORCE_COLOR", "COLUMNS"):
            monkeypatch.delenv(name, raising=False)
        for name, value in environment.items():
            monkeypatch.setenv(name, value)
        monkeypatch.setattr(sys, "stdout", Output(terminal, encoding))
        return screen_of_stdout()

    return screen


@pytest.mark.parametrize(
    ("terminal", "environment", "color"),
    [
        (True, {"TERM": "xterm"}, True),
        (True, {}, True),
        (True, {"TERM": "dumb"}, False),
        (False, {"TERM": "xterm"}, False),
        (True, {"NO_COLOR": "1"}, False),
        (True, {"NO_COLOR": ""}, True),
        (False, {"FORCE_COLOR": "1"}, True),
        (True, {"FORCE_COLOR": "1", "TERM": "dumb"}, True),
        (False, {"FORCE_COLOR": ""}, False),
        (True, {"FORCE_COLOR": "1", "NO_COLOR": "1"}, False),
    ],
)
def test_colour_is_for_terminals_unless_the_environment_says_otherwise(screen_on, terminal, environment, color):
    assert screen_on(terminal, **environment).color is color


@pytest.mark.parametrize(("columns", "width"), [("100", 100), ("40", 40), ("20", 40), ("0", 80), ("many", 80)])
def test_the_width_is_the_terminals_and_40_at_least(screen_on, monkeypatch, columns, width):
    monkeypatch.setattr(os, "get_terminal_size", lambda *_: os.terminal_size((80, 24)))
    monkeypatch.setattr(sys, "__stdout__", sys.__stderr__)
    assert screen_on(COLUMNS=columns).width == width


@pytest.mark.parametrize(("encoding", "sign"), [("utf-8", "✓"), ("cp1252", "+"), ("ascii", "+"), ("cp437", "+")])
def test_signs_are_plain_where_the_encoding_lacks_them(screen_on, encoding, sign):
    assert screen_on(encoding=encoding).signs["passed"] == sign
    print("♠", end="", flush=True)
    assert sys.stdout.buffer.getvalue().decode(encoding) == ("♠" if encoding == "utf-8" else "?")


@pytest.mark.parametrize(
    ("encoding", "answer"), [("utf-8", True), ("latin-1", False), (None, False), ("nonsense", False)]
)
def test_whether_an_encoding_has_the_signs(encoding, answer):
    assert shows_signs(encoding) is answer
