"""kata run and kata play: what the units make."""

import io
import subprocess
import sys

import pytest

from helpers import DOUBLE, ROOT, Kata, clean_environment
from kata.errors import KataError
from kata.programs import all_games, play_game
from kata.screen import Screen
from kata.units import all_units

GAME = '''"""Twice: a game of doubling"""

from double import double

SIGNS = {"♥": ("H", "red"), "♠": ("S", "")}


def play():
    while True:
        print("♥", double(int(input("♠ a number? "))))
'''


@pytest.fixture
def game(kata):
    """The small kata with a game in it."""
    kata.write("games/twice_over.py", GAME)
    kata.write("games/helper.py", '"""No game."""\n')
    return kata


def play(kata, typed: str, *arguments: str, **environment: str) -> tuple[int, str, str]:
    """The exit code and what was printed when the lines are typed and the input ends."""
    run = subprocess.run(
        [sys.executable, "-m", "kata", "play", *arguments],
        cwd=kata.folder,
        env=clean_environment() | environment,
        input=typed,
        capture_output=True,
        encoding="utf-8",
        errors="replace",
        check=False,
        timeout=300,
    )
    return run.returncode, run.stdout, run.stderr


def test_without_a_name_the_games_are_listed(game):
    assert play(game, "") == (0, "twice-over  Twice: a game of doubling\n", "")


@pytest.mark.parametrize("name", ["twice-over", "twice_over", "Twice-Over"])
def test_a_game_is_played_with_the_references(game, name):
    game.write("units/01_double/double.py", "def double(n):\n    return 'mine'\n")
    code, out, err = play(game, "4\n5\n", name)
    assert (code, err) == (0, "")
    assert out == "♠ a number? ♥ 8\n♠ a number? ♥ 10\n♠ a number? \nYou have left the game.\n"


def test_a_game_is_played_with_the_students_units(game):
    game.write("units/01_double/double.py", DOUBLE.replace("2 *", "20 *"))
    assert "♥ 80" in play(game, "4\n", "twice-over", "--code", "mine")[1]


def test_a_unit_that_is_not_yet_written_says_so(game):
    code, _, err = play(game, "4\n", "twice-over", "--code", "mine")
    assert code == 2
    assert err == "kata: double is not yet written. First: pytest units/01_double\n"


def test_a_crash_of_the_students_unit_is_told_with_its_line(game):
    game.write("units/01_double/double.py", "def double(n):\n    return n / 0\n")
    code, _, err = play(game, "4\n", "twice-over", "--code", "mine")
    assert code == 2
    assert err == "kata: It ended with ZeroDivisionError: division by zero\ndouble.py:2: return n / 0\n"


def test_a_game_that_does_not_exist(game):
    assert play(game, "", "twise-over")[2] == "kata: There is no game 'twise-over'. Did you mean twice-over?\n"
    assert play(game, "", "chess")[2] == "kata: There is no game 'chess'. The games: twice-over.\n"


def test_signs_are_painted_where_there_is_colour(game):
    assert "\x1b[31m♥\x1b[0m 8" in play(game, "4\n", "twice-over", FORCE_COLOR="1")[1]


def test_signs_become_letters_where_they_cannot_be_shown(game):
    out = play(game, "4\n", "twice-over", PYTHONIOENCODING="ascii")[1]
    assert out.startswith("S a number? H 8\n")


def test_ctrl_c_leaves_the_game(game, monkeypatch, capsys):
    def interrupted(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    play_game(game.folder, "twice-over", "solutions", Screen(color=False, width=80))
    assert capsys.readouterr().out == "\nYou have left the game.\n"
    assert isinstance(sys.stdout, io.TextIOBase)
    assert "double" not in sys.modules


def test_without_games_there_is_none(kata):
    assert all_games(kata.folder) == {}
    with pytest.raises(KataError, match="The games: none"):
        play_game(kata.folder, "chess", "solutions", Screen(color=False, width=80))


PROGRAM = """import sys

from double import double


def quadruple(n):
    return double(double(n))


if __name__ == "__main__":
    print(quadruple(int(sys.argv[1])), sys.stdin.read())
    sys.exit(3)
"""


def run_unit(kata, *arguments: str) -> tuple[int, str, str]:
    run = kata.kata("run", *arguments)
    return run.code, run.out, run.err


def test_a_unit_runs_as_a_program_on_the_references(kata):
    kata.write("units/02_quadruple/quadruple.py", PROGRAM)
    assert run_unit(kata, "02", "5") == (3, "20 \n", "")


def test_a_unit_runs_on_other_code(kata):
    kata.write("units/02_quadruple/quadruple.py", PROGRAM)
    kata.write("answer.py", PROGRAM.replace("quadruple(int", "-quadruple(int"))
    assert run_unit(kata, "--code", "answer.py", "02", "5") == (3, "-20 \n", "")
    assert run_unit(kata, "--code", "mine", "02", "5")[2] == (
        "kata: double is not yet written. First: pytest units/01_double\n"
    )


def test_a_program_that_crashes_says_where(kata):
    kata.write("units/02_quadruple/quadruple.py", PROGRAM)
    code, out, err = run_unit(kata, "02", "five")
    assert (code, out) == (2, "")
    assert "It ended with ValueError: invalid literal" in err
    assert "Traceback" not in err


def test_a_unit_without_a_program_says_what_to_write(kata):
    code, _, err = run_unit(kata, "02")
    assert code == 2
    assert "does nothing when it runs" in err


def test_a_program_may_end_with_a_word(kata):
    kata.write("units/02_quadruple/quadruple.py", "if __name__ == '__main__':\n    raise SystemExit('no')\n")
    assert run_unit(kata, "02") == (1, "", "no\n")


def test_the_scores_of_a_round_come_from_a_text_file(tmp_path):
    round_file = tmp_path / "game.txt"
    round_file.write_text("Kc 9s Ks Kd 9d 3c 6d\n9c Ah Ks Kd 9d 3c 6d\nAc Qc Ks Kd 9d 3c\n", encoding="utf-8")
    kata = Kata(ROOT)
    code, out, _ = run_unit(kata, "--code", "solutions", "scores", str(round_file))
    assert code == 0
    assert out == "Kc 9s Ks Kd 9d 3c 6d Full House (winner)\n9c Ah Ks Kd 9d 3c 6d Two Pairs\nAc Qc Ks Kd 9d 3c\n"


def test_every_game_of_this_kata_leaves_politely_at_the_end_of_the_input():
    """And with no more than Enter pressed, a hundred times."""
    names = {unit.name.replace("_", "-") for unit in all_units(ROOT)} | {"holdem"}
    games = all_games(ROOT)
    assert games
    assert set(games) <= names
    for name in games:
        for typed in ("", "\n" * 100, "q\n" * 100, "0\n" * 20, "-1\n²\nabc\n99999999999999999999\n" * 20):
            run = subprocess.run(
                [sys.executable, "-m", "kata", "play", name],
                cwd=ROOT,
                env=clean_environment(),
                input=typed,
                capture_output=True,
                encoding="utf-8",
                check=False,
                timeout=300,
            )
            assert (run.returncode, run.stderr) == (0, ""), (name, typed)
