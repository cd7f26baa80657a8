"""The `kata` command: its words, its options, and how it ends.

The commands themselves are in `kata.commands`; what only one of them needs is imported when it runs, because the
board should appear at once.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from kata.errors import KataError

USER_ERROR = 2
INTERRUPTED = 130

UNIT = "a unit: its number, its name or its folder (4, kind, units/04_kind)"
CURRENT = f"{UNIT}; without it, the unit of the folder you are in, or else the one you are at work at"


def build_parser() -> argparse.ArgumentParser:
    """The parser of the command line; each command names the function of `kata.commands` that runs it."""
    parser = argparse.ArgumentParser(
        prog="kata",
        description="Learn test-driven development by writing a poker program, one red test at a time. "
        "Without a command: the board of all units.",
        epilog="The daily loop: kata next, edit the unit's file, pytest units/04_kind, kata hint.",
    )
    parser.set_defaults(run="board")
    commands = parser.add_subparsers(metavar="COMMAND", title="commands")

    def add(name: str, summary: str, run: str = "") -> argparse.ArgumentParser:
        command = commands.add_parser(name, help=summary, description=summary[0].upper() + summary[1:] + ".")
        command.set_defaults(run=run or name)
        return command

    add("board", "show every unit with its stages, and the next step")
    add("next", "show the one red stage: its goal, the failing call, and what to do")
    test = add("test", "run the tests of a unit; other options go to pytest")
    test.add_argument("unit", nargs="?", help=CURRENT)
    # Options with a value are named here: what follows them is not the unit.
    test.add_argument("-k", metavar="EXPRESSION", help="only the tests whose names fit, as pytest has it")
    test.add_argument("--code", metavar="mine|solutions|FILE", help="where modules come from, as pytest --help says")
    watch = add("watch", "run the tests of a unit again each time its file is saved")
    watch.add_argument("unit", nargs="?", help=f"{UNIT}; without it, whichever unit is saved")
    hint = add("hint", "give one more hint for the red stage")
    hint.add_argument("unit", nargs="?", help=CURRENT)
    hint.add_argument("--all", action="store_true", help="show all hints of the red stage")
    bugs = add("bugs", "the second game: see which bugs your own tests of a unit catch")
    bugs.add_argument("unit", nargs="?", help=f"{UNIT}; without it, the board of all units")
    bugs.add_argument("--hint", type=int, metavar="N", help="one more hint for bug N, in place of a run")
    bugs.add_argument("-v", "--verbose", action="store_true", help="tell the stories of all caught bugs")
    lesson = add("lesson", "read the lesson of a unit, its answers folded")
    lesson.add_argument("unit", nargs="?", help=CURRENT)
    lesson.add_argument("--answers", action="store_true", help="unfold the answers to the questions")
    solution = add("solution", "show the solution of a unit that is green, and other right answers")
    solution.add_argument("unit", nargs="?", help=CURRENT)
    solution.add_argument("--give-up", action="store_true", help="show it although the unit is not green")
    reset = add("reset", "start a unit again from its stub; what you wrote is kept as a backup")
    reset.add_argument("unit", help=UNIT)
    run = add("run", "run the file of a unit as a program, such as: kata run 14 game.txt")
    run.add_argument("--code", metavar="mine|solutions|FILE", help="whose code, as for pytest")
    run.add_argument("unit", help=UNIT)
    run.add_argument("arguments", nargs=argparse.REMAINDER, help="what the program is called with")
    play = add("play", "play a game made of the units")
    play.add_argument("game", nargs="?", help="the game's name; without it, the games are listed")
    play.add_argument("--code", default="solutions", choices=["solutions", "mine"], help="whose units play")
    notebook = add("notebook", "open the notebook of a unit in JupyterLab")
    notebook.add_argument("unit", nargs="?", help=f"{UNIT}; without it, all notebooks")
    notebook.add_argument("--run", dest="store", action="store_true", help="for authors: run it and store its outputs")
    site = add("site", "build the site that shows the kata in a browser")
    site.add_argument("--serve", action="store_true", help="serve it instead, and build again on each change")
    site.add_argument("--out", metavar="DIR", default="site", help="the folder to build it into (site)")
    site.add_argument(
        "--without-engine", action="store_true", help="leave out what runs the units in their pages; needs no Node.js"
    )
    site.add_argument("--zensical", action="store_true", help="build it by Zensical, and tell what that lacks")
    grade = add("grade", "grade a class: judge every submission in a sandbox and write the results")
    grade.add_argument(
        "submissions",
        nargs="?",
        metavar="SUBMISSIONS",
        help="a folder or a zip with a folder for each student, an export of Moodle, Canvas or Gradescope, or one "
        "file; without it, what the gradebook has is judged and written again",
    )
    grade.add_argument("--out", metavar="DIR", required=True, help="the folder of the gradebook and the results")
    grade.add_argument("--units", nargs="+", metavar="UNIT", default=[], help=f"the units that count: {UNIT}")
    grade.add_argument("--settings", metavar="FILE", help="points and limits; without it, grading.toml at the top")
    grade.add_argument("-j", "--jobs", type=_count, metavar="N", help="how many to judge at once; the number of cores")
    grade.add_argument("--regrade", action="store_true", help="judge again what has a verdict already")
    grade.add_argument("--require-isolation", action="store_true", help="refuse to run without a sandbox")
    grade.add_argument(
        "--override",
        nargs=3,
        metavar=("STUDENT", "UNIT", "POINTS"),
        help="give a student points by hand; none in place of the points takes them back",
    )
    grade.add_argument("--reason", metavar="TEXT", default="", help="why, for the student to read")
    check = add("check", "for authors: hold every unit to the contract")
    check.add_argument("unit", nargs="?", help=f"{UNIT}; without it, all units")
    record = add("record", "for authors: write down how the recorded mistakes behave, so that they get their names")
    record.add_argument("unit", nargs="?", help=f"{UNIT}; without it, all units")
    record.add_argument("--again", action="store_true", help="although nothing has changed")
    release = add("release", "for instructors: write the student's version, without solutions and hidden tests")
    release.add_argument("dir", metavar="DIR", help="the folder to write it into, new or empty")
    release.add_argument("--without-bugs", action="store_true", help="leave out the second game and its packed answers")
    gradescope = add("gradescope", "for instructors: make the autograder of a Gradescope assignment")
    gradescope.add_argument("dir", metavar="DIR", help="the folder to write autograder.zip into")
    gradescope.add_argument("--units", nargs="+", metavar="UNIT", help="the units that count; without it, all")
    return parser


def _count(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("a number from 1 on is wanted")
    return number


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the command line `arguments` and gives the exit code: 0 for well, 1 for red, 2 for a user's error."""
    parser = build_parser()
    options, others = parser.parse_known_args(arguments)
    if others and options.run != "test":
        parser.error(f"unknown: {' '.join(others)} (kata --help tells the commands and options)")
    options.others = others
    try:
        return _run(options)
    except KataError as error:
        print(f"kata: {error}", file=sys.stderr)
        return USER_ERROR
    except KeyboardInterrupt:
        print("\nkata: stopped", file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read the output, such as `head`, has enough. Python must not try to write the rest at its end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _run(options: argparse.Namespace) -> int:
    from kata import commands

    command: Callable[[argparse.Namespace, Path], int] = getattr(commands, options.run)
    code = command(options, Path.cwd())
    sys.stdout.flush()
    return code
