"""The fixture `played`: functions that talk with a player, tested with lines typed ahead."""

import pytest

GAME = '''"""Unit 01."""


def double(n: int) -> int:
    """Ask for as many numbers as n says, and print each doubled."""
    raise NotImplementedError("double: your turn")
'''
TESTS = '''"""The tests of double."""

from double import double


class TestGame:
    """A game

    Ask, and double.
    """

    def test_two_numbers(self, played):
        game = played(double, 2, typed=["4", "5", "6"])
        assert "10" in game.printed, "twice five"

    def test_what_is_left(self, played):
        assert played(double, 1, typed=["4", "5"]).unread == ["5"], "one number was asked for"

    def test_what_comes_back(self, played):
        assert played(double, 0).returned == "bye", "a polite end"

    def test_not_printed(self, played):
        assert "oops" not in played(double, n=1, typed=["4"]).printed, "all is well"
'''
RIGHT = "def double(n):\n    for _ in range(n):\n        print(2 * int(input('number? ')))\n    return 'bye'\n"


@pytest.fixture
def game(kata):
    kata.write("units/01_double/test_double.py", TESTS)
    return kata


def messages(kata, code: str) -> list[list[str]]:
    kata.write("units/01_double/double.py", code)
    tests = kata.pytest("units/01_double").reports["01_double"].stages[0].tests
    return [test.message if test.status != "passed" else [] for test in tests]


def test_typed_lines_are_read_and_printed_text_is_kept(game):
    assert messages(game, RIGHT) == [[], [], [], []]


def test_a_red_test_says_what_was_typed_and_shows_what_was_printed(game):
    first, left, back, printed = messages(game, "def double(n):\n    print('oops', input('one? '))\n    return n\n")
    assert first == [
        "double(2)",
        "  typed      '4', '5', '6'",
        "  came back  2",
        "  wanted     '10' printed",
        "  because    twice five",
        "  printed:",
        "  | one? oops 4",
    ]
    assert left == []
    assert back[:3] == [
        "double(0)",
        "  typed      nothing",
        "  crashed    your code asks for input() once more than there is something typed",
    ]
    assert "  wanted     no 'oops' printed" in printed


def test_a_function_that_only_prints_gives_nothing_back(game):
    first, *_ = messages(game, "def double(n):\n    print('I', 'am', 'here')\n")
    assert "came back" not in "".join(first)
    assert first[-2:] == ["  printed:", "  | I am here"]


def test_of_much_that_is_printed_the_end_is_shown(game):
    first, *_ = messages(game, "def double(n):\n    print(*range(20, 50), sep='\\n')\n")
    assert first[-11:] == ["  | ... 20 lines before", *(f"  | {n}" for n in range(40, 50))]


def test_a_flood_is_stopped(game):
    first, *_ = messages(game, "def double(n):\n    while True:\n        print(n)\n")
    assert "more than a million characters" in first[2]


def test_the_terminal_is_back_afterwards(kata):
    from kata.played import play
    from kata.standin import Recorder

    def read_all() -> list[str]:
        import sys

        return [line.strip() for line in sys.stdin]

    outcome = play(Recorder(), read_all, typed=["a", "b"])
    assert (outcome.returned, outcome.printed, outcome.unread) == (["a", "b"], "", [])
    with pytest.raises(OSError, match="reading from stdin"):
        input()


def test_a_stub_is_not_yet_written(game):
    assert messages(game, GAME)[0] == ["not yet written: double"]
