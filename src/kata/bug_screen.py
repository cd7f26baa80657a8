"""What `kata bugs` shows: the report of one game, and the board of all."""

from __future__ import annotations

from typing import Any

from kata.bugs import FAIR, UNFAIR, Bug, BugReport, TestVerdict
from kata.screen import Screen
from kata.units import Unit

NOT_PLAYED = "not played"
# So many new stories are told at once: a unit may have a hundred bugs, and what to do next stands below them.
TOLD = 12


def bug_lines(unit: Unit, report: BugReport, known: dict[str, Any], screen: Screen, verbose: bool = False) -> list[str]:
    """The report of a game as lines: the tests, the bugs that are caught, those at large, and what to do next.

    `known` is what was kept of the game before (`bugs.kept`): the stories of bugs that were caught there already are
    told in a few words only, unless `verbose`.
    """
    heading = screen.wrap(f"{unit.number} {unit.title}: catch the bugs", "   ")
    lines = [screen.style(line, "bold") for line in heading]
    tests = unit.relative(unit.my_tests)
    again = screen.beside(f"again: kata bugs {unit.number}", f"your tests: {tests}")
    if report.problem:
        first, *rest = report.problem.splitlines()
        lines += ["", *(screen.style(line, "red") for line in screen.wrap(first, "  ")), *rest]
        return [*lines, "", *(screen.style(line, "blue") for line in again)]
    for test in report.tests:
        lines += _test_lines(test, screen)
    lines.append("")
    caught, at_large = report.caught, report.at_large
    count = f"caught {len(caught)} of {len(report.bugs)} bugs"
    lines.append(screen.style(count, "bold", *([] if at_large else ["green"])))
    before = set(known.get("caught", []))
    new = [bug for bug in caught if bug.number not in before]
    for bug in caught if verbose else new[:TOLD]:
        lines += _story(bug, screen)
    if len(new) > TOLD and not verbose:
        lines += screen.wrap(f"  and {len(new) - TOLD} more that are new (their stories: add -v)", "    ")
    old = [bug for bug in caught if bug.number in before and not verbose]
    if old:
        lines += screen.wrap(f"  as before: {numbers([bug.number for bug in old])} (their stories: add -v)", "    ")
    if not at_large:
        done = "All of them. What your tests let pass now is no bug that we know of."
        return [*lines, "", *(screen.style(line, "green") for line in screen.wrap(done))]
    lines += screen.wrap(f"  at large: {numbers([bug.number for bug in at_large])}", "    ")
    lines.append("")
    first_bug = at_large[0].number
    lines += [screen.style(line, "blue") for line in again]
    lines += [screen.style(line, "blue") for line in screen.wrap(f"a hint: kata bugs {unit.number} --hint {first_bug}")]
    return lines


def _test_lines(test: TestVerdict, screen: Screen) -> list[str]:
    if test.status == FAIR:
        sign, color = "passed", "green"
        said = f"catches {test.caught}" if test.caught else "catches nothing yet"
    else:
        sign, color = "red", "red" if test.status == UNFAIR else "yellow"
        said = "unfair" if test.status == UNFAIR else "catches nothing"
    title = screen.cut(test.title, screen.width - 26)
    lines = [f"  {screen.style(screen.signs[sign], color)} {title}: {screen.style(said, color)}"]
    if test.says:
        lines += screen.wrap(f"      {test.says}", "      ")
    for label, text in (("call", test.call), ("right", test.came), ("you want", test.wanted)):
        for number, line in enumerate(text.splitlines()):
            lines += screen.wrap(f"      {label if not number else '':<9}{line}", " " * 15)
    return lines


def _story(bug: Bug, screen: Screen) -> list[str]:
    seen = f" ({bug.seen} people made it)" if bug.seen > 1 else ""
    lines = screen.wrap(f"  {screen.signs['passed']} {bug.number:>2}  {bug.story}{seen}", "       ")
    return [screen.style(lines[0], "green"), *lines[1:]]


def numbers(found: list[int]) -> str:
    """Whole numbers in rising order, neighbours drawn together: `1, 4-7, 9`."""
    runs: list[list[int]] = []
    for number in found:
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return ", ".join(str(run[0]) if len(run) == 1 else f"{run[0]}-{run[-1]}" for run in runs)


def hint_lines(unit: Unit, bug: Bug, hints: list[str], screen: Screen) -> list[str]:
    """The hints for a bug as lines, up to the one that was just taken."""
    lines = [screen.style(f"{unit.number} bug {bug.number}", "bold")]
    for number, hint in enumerate(hints, 1):
        lines += screen.wrap(f"  hint {number} of {len(bug.hints)}: {hint}", "    ")
    if len(hints) < len(bug.hints):
        lines.append(f"One more: kata bugs {unit.number} --hint {bug.number}")
    else:
        lines += screen.wrap(f"That was the last one. Write the test, then: kata bugs {unit.number}", "  ")
    return lines


def bugs_board(units: list[Unit], games: dict[str, dict[str, Any]], screen: Screen) -> list[str]:
    """The board of the second game as lines; `games` has what was kept of each unit's, by its folder."""
    caught = sum(len(game.get("caught", [])) for game in games.values())
    lines = [screen.style("Catch the bugs", "bold") + f"    {caught} caught", ""]
    width = min(max(len(unit.title) for unit in units), max(8, screen.width - 30))
    for unit in units:
        title = f"{screen.cut(unit.title, width):<{width}}"
        lines.append(f"  {unit.number} {title}  {bug_count(games[unit.folder], screen) or NOT_PLAYED}")
    lines += ["", *screen.wrap("Write tests in a unit's my_tests.py, then: kata bugs 04", "  ")]
    return lines


def bug_count(game: dict[str, Any], screen: Screen) -> str:
    """How many of a unit's bugs are caught, in few columns: with a question mark where the tests have changed since;
    empty where nobody has played."""
    if not game.get("bugs"):
        return ""
    caught, all_bugs = len(game["caught"]), game["bugs"]
    if not game["current"]:
        return screen.style(f"bugs ?/{all_bugs}", "dim")
    return screen.style(f"bugs {caught}/{all_bugs}", "green" if caught == all_bugs else "yellow" if caught else "dim")
