"""What each word of the `kata` command does.

A command takes the parsed command line and the folder it was called in; it prints, and gives the exit code.
"""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Mapping
from pathlib import Path

from kata import results
from kata.board import all_units_green, kata_board
from kata.errors import KataError
from kata.report import UnitReport
from kata.screen import screen_of_stdout
from kata.stubs import is_untouched, keep_stub
from kata.units import Unit, all_units, find_root, find_unit, saved_at


def board(options: Namespace, here: Path) -> int:
    """Every unit with its stages, and the next step."""
    screen = screen_of_stdout()
    units = all_units(find_root(here))
    reports = _reports(units)
    current = [unit for unit in _by_interest(units, reports) if not reports[unit.folder].green]
    from kata.bug_screen import bug_count
    from kata.bugs import kept

    games = {unit.folder: bug_count(kept(unit), screen) for unit in units}
    _print(kata_board(units, reports, current[0] if current else None, screen, games))
    return 0


def next(options: Namespace, here: Path) -> int:
    """The one red stage of the current unit."""
    from kata.advice import next_step

    screen = screen_of_stdout()
    unit = _unit(None, here)
    if unit is None:
        _print(all_units_green(screen))
        return 0
    _print(next_step(unit, _report(unit), screen))
    return 0


def test(options: Namespace, here: Path) -> int:
    """pytest on one unit, as the student would call it; its exit code."""
    import subprocess
    import tempfile

    from kata.source import check_code

    unit = _unit(options.unit, here)
    if unit is None:
        _print(all_units_green(screen_of_stdout()))
        return 0
    chosen = ["-k", options.k] if options.k else []
    chosen += ["--code", check_code(options.code, here)] if options.code else []
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.json"
        code = subprocess.call(_pytest(unit, "--report", str(report), *chosen, *options.others), cwd=unit.root)
        asked_for_tests = not options.others  # with options such as --version there may be none
        if not report.exists() and (code not in (0, 2, 3, 4) or (code == 0 and asked_for_tests)):
            print(f"kata: the run of {unit.folder} ended without a result (exit code {code}).", file=sys.stderr)
            print("Is there a loop that never ends inside one call? The lines above may say where.", file=sys.stderr)
            return 1
    return code


def watch(options: Namespace, here: Path) -> int:
    """pytest again on each save, until Ctrl-C."""
    from kata.watch import watch as watch_units

    root = find_root(here)
    units = [find_unit(root, options.unit)] if options.unit is not None else all_units(root)
    first = units[0] if options.unit is not None else _unit(None, here) or units[0]
    watch_units(units, first, screen_of_stdout())
    return 0


def hint(options: Namespace, here: Path) -> int:
    """One more hint for the red stage."""
    from kata.advice import more_hints

    screen = screen_of_stdout()
    unit = _unit(options.unit, here)
    if unit is None:
        _print(all_units_green(screen))
        return 0
    _print(more_hints(unit, _report(unit), screen, every=options.all))
    return 0


def lesson(options: Namespace, here: Path) -> int:
    """The lesson, in a pager where there is a terminal."""
    from kata.markdown import lesson_lines

    screen = screen_of_stdout()
    unit = _unit(options.unit, here) or all_units(find_root(here))[0]
    _page(lesson_lines(unit, screen, answers=options.answers))
    return 0


def solution(options: Namespace, here: Path) -> int:
    """The reference and the other right answers, once the unit is green or the student gives up."""
    from kata.advice import solution_lines

    screen = screen_of_stdout()
    unit = _unit(options.unit, here)
    if unit is None:
        raise KataError("Every unit is green. Say which solution you would like to see: kata solution 04")
    if not unit.solution.exists():
        raise KataError(f"This copy of the kata has no solution of {unit.folder}: ask your instructor.")
    if not options.give_up and not _report(unit).green:
        raise KataError(
            f"{unit.folder} is not green yet. A hint: kata hint {unit.number}\n"
            f"To see the solution all the same: kata solution {unit.number} --give-up"
        )
    _page(solution_lines(unit, screen))
    return 0


def reset(options: Namespace, here: Path) -> int:
    """The stub in place of the student's file, which is kept."""
    from kata.stubs import reset as reset_unit

    unit = find_unit(find_root(here), options.unit)
    backup = reset_unit(unit)
    print(f"{unit.relative(unit.code)} is the stub again.")
    if backup:
        print(f"What you had written is in {unit.relative(backup)}")
    return 0


def run(options: Namespace, here: Path) -> int:
    """A unit's file as a program; its exit code."""
    from kata.programs import run_unit
    from kata.source import OWN, check_code

    unit = find_unit(find_root(here), options.unit)
    return run_unit(unit, check_code(options.code or OWN, here), options.arguments)


def play(options: Namespace, here: Path) -> int:
    """A game, or the list of games."""
    from kata.programs import all_games, play_game

    screen = screen_of_stdout()
    root = find_root(here)
    if options.game is None:
        games = all_games(root)
        width = max(map(len, games), default=0)
        _print([line for name, text in games.items() for line in screen.wrap(f"{name:<{width}}  {text}", "  ")])
    else:
        play_game(root, options.game, options.code, screen)
    return 0


def bugs(options: Namespace, here: Path) -> int:
    """The second game on one unit, a hint in it, or the board of all."""
    from kata import bug_screen
    from kata.answers import answers_of
    from kata.bugs import FAIR, NO_ANSWERS, bugs_of, keep, kept, play_own, take_hint

    screen = screen_of_stdout()
    root = find_root(here)
    if options.unit is None and not here.is_relative_to(root / "units") and options.hint is None:
        units = all_units(root)
        _print(bug_screen.bugs_board(units, {unit.folder: kept(unit) for unit in units}, screen))
        return 0
    unit = _unit(options.unit, here) or all_units(root)[0]
    if options.hint is not None:
        answers = answers_of(unit)
        if answers is None:
            raise KataError(NO_ANSWERS)
        found = {bug.number: bug for bug in bugs_of(unit, answers)}
        if options.hint not in found:
            raise KataError(f"{unit.folder} has the bugs 1 to {len(found)}. Say one: kata bugs {unit.number} --hint 1")
        bug = found[options.hint]
        _print(bug_screen.hint_lines(unit, bug, take_hint(unit, bug), screen))
        return 0
    known = kept(unit)
    report = play_own(unit)
    if not report.problem:
        keep(unit, report)
    _print(bug_screen.bug_lines(unit, report, known, screen, options.verbose))
    sound = not report.problem and all(test.status == FAIR for test in report.tests)
    return 0 if sound and not report.at_large else 1


def notebook(options: Namespace, here: Path) -> int:
    """JupyterLab with the unit's notebook; or, for authors, the notebook run and stored."""
    from importlib.util import find_spec

    from kata.notebook_files import run

    root = find_root(here)
    units = [find_unit(root, options.unit)] if options.unit is not None else all_units(root)
    for unit in units:
        if not unit.notebook.is_file():
            raise KataError(f"There is no notebook {unit.relative(unit.notebook)}.")
    if options.store:
        for unit in units:
            run(unit)
            print(f"{unit.relative(unit.notebook)}: run and stored", flush=True)
        return 0
    if find_spec("jupyterlab") is None:
        raise KataError('Notebooks need Jupyter: python3 -m pip install -e ".[notebooks]"')
    import subprocess

    opened = units[0].notebook if options.unit is not None else root / "notebooks"
    return subprocess.call([sys.executable, "-m", "jupyterlab", str(opened)], cwd=root)


def site(options: Namespace, here: Path) -> int:
    """The site, built or served; 0 where that went well and, with Zensical, nothing is lacking."""
    from kata.site_build import build, build_with_zensical, serve

    root = find_root(here)
    engine = not options.without_engine
    if options.serve:
        return serve(root, engine)
    target = here / options.out
    if target.exists() and not (target.is_dir() and (not any(target.iterdir()) or (target / "404.html").is_file())):
        raise KataError(f"{options.out} is there already and holds no site: choose another folder with --out")
    if options.zensical:
        lacking = build_with_zensical(root, target, engine)
        _print([*lacking, f"Zensical lacks {len(lacking) or 'nothing'}: the site is in {options.out}"])
        return 0
    code = build(root, target, engine)
    if code == 0:
        print(f"The site is in {options.out}. To look at it: kata site --serve")
    return code


def grade(options: Namespace, here: Path) -> int:
    """A class's submissions judged, and the results written."""
    try:
        from kata.grading import command
    except ImportError as error:
        raise KataError(
            f"Grading needs more than the kata itself ({error.name} is missing).\n"
            'Install it: python3 -m pip install -e ".[grading]"'
        ) from error
    return command.grade(options, here)


def check(options: Namespace, here: Path) -> int:
    """The authors' contract: 0 where every unit keeps it."""
    from kata.contract import CHECKS, problems
    from kata.release import need_solutions

    need_solutions(find_root(here))
    _need_hypothesis()
    screen = screen_of_stdout()
    root = find_root(here)
    units = [find_unit(root, options.unit)] if options.unit is not None else all_units(root)
    count = 0
    for unit in units:
        found = {name: problems(unit, name) for name in CHECKS}
        bad = sum(map(len, found.values()))
        count += bad
        sign, color = ("red", "red") if bad else ("passed", "green")
        print(f"{screen.style(screen.signs[sign], color)} {unit.folder}", flush=True)
        for name, messages in found.items():
            for message in messages:
                first, *rest = message.splitlines()
                print(f"    {name}: {first}", *rest, sep="\n        ", flush=True)
    checked = f"{len(units)} unit{'s' if len(units) > 1 else ''} checked"
    print(f"{checked}, {count} problem{'s' if count > 1 else ''}" if count else f"{checked}, no problems")
    return 1 if count else 0


def record(options: Namespace, here: Path) -> int:
    """How the recorded mistakes behave, written down anew where something has changed."""
    from kata.answers import behaviour_of
    from kata.recording import made_of
    from kata.recording import record as record_unit
    from kata.release import need_solutions

    root = find_root(here)
    need_solutions(root)
    _need_hypothesis()
    units = [find_unit(root, options.unit)] if options.unit is not None else all_units(root)
    for unit in units:
        current = behaviour_of(unit).get("made_of") == made_of(unit) and not options.again
        if not current:
            record_unit(unit)
        told = "nothing has changed" if current else "recorded"
        print(f"{unit.relative(unit.behaviour_file)}: {told}", flush=True)
    return 0


def release(options: Namespace, here: Path) -> int:
    """The student's version in a folder, and the proof that it holds no answer."""
    from kata.release import release as write_release

    changed, proof = write_release(find_root(here), here / options.dir, bugs=not options.without_bugs)
    if changed:
        print("Released as they were committed last, or not at all if they never were:", file=sys.stderr)
        print(*(f"  {path}" for path in changed), sep="\n", file=sys.stderr)
    print(f"The student's version is in {options.dir}\n{proof}")
    return 0


def gradescope(options: Namespace, here: Path) -> int:
    """The autograder zip."""
    from kata.grading.gradescope import write_autograder

    root = find_root(here)
    units = [find_unit(root, text) for text in options.units or []]
    path = write_autograder(root, here / options.dir, units)
    print(f"{Path(options.dir) / path.name} is ready: upload it at Gradescope as the assignment's autograder.")
    return 0


def _need_hypothesis() -> None:
    from importlib.util import find_spec

    if find_spec("hypothesis") is None:
        raise KataError('The hidden tests need the author\'s tools: python3 -m pip install -e ".[dev]"')


def _print(lines: list[str]) -> None:
    print("\n".join(lines))


def _page(lines: list[str]) -> None:
    """Prints the lines, page by page where somebody sits at a terminal."""
    if sys.stdout.isatty() and sys.stdin.isatty():
        import os
        import pydoc

        os.environ.setdefault("LESS", "FRX")  # colours pass; what fits one screen is simply printed
        pydoc.pager("\n".join(lines) + "\n")
    else:
        _print(lines)


def _pytest(unit: Unit, *arguments: str) -> list[str]:
    from kata.runner import pytest_command

    return pytest_command(unit.relative(unit.code.parent), *arguments)


def _unit(text: str | None, here: Path) -> Unit | None:
    """The unit that is meant: the one named, the one whose folder we are in, or that the student is at work at: of
    those that are not green, the one begun and saved last, or else the first.

    None where all are green.
    """
    root = find_root(here)
    if text is not None:
        return find_unit(root, text)
    units = all_units(root)
    for unit in units:
        if here.is_relative_to(unit.code.parent):
            return unit
    fingerprints = results.Fingerprints(root)
    glances = {unit.folder: _at_a_glance(unit, fingerprints) for unit in units}
    for unit in _by_interest(units, glances):
        report = glances[unit.folder] or _report(unit, fingerprints)
        if not report.green:
            return unit
    return None


def _by_interest(units: list[Unit], reports: Mapping[str, UnitReport | None]) -> list[Unit]:
    """The units in the order in which a student may be at work: those begun first, the one saved last ahead of them,
    then all in their own order. `reports` may have None for a unit that has to run again: it has been begun."""
    begun = [unit for unit in units if not ((report := reports[unit.folder]) and report.untouched)]
    return [*sorted(begun, key=lambda unit: saved_at(unit.code), reverse=True), *units]


def _at_a_glance(unit: Unit, fingerprints: results.Fingerprints) -> UnitReport | None:
    """The report of the unit as far as nothing need run for it: as it was, or untouched. None otherwise."""
    report = results.stored(unit, fingerprints)
    if report is None and is_untouched(unit):
        from kata.source import OWN

        keep_stub(unit)
        report = UnitReport.of(unit, OWN, unit.stages)
        results.store(unit, report, fingerprints.of(unit))
    return report


def _report(unit: Unit, fingerprints: results.Fingerprints | None = None) -> UnitReport:
    """The report of the unit as it is now, from a new run only where something has changed."""
    from kata.runner import current_report

    keep_stub(unit)
    return current_report(unit, fingerprints or results.Fingerprints(unit.root))


def _reports(units: list[Unit]) -> dict[str, UnitReport]:
    """The reports of all units, by folder. Runs in parallel what must run."""
    fingerprints = results.Fingerprints(units[0].root)
    glances = {unit.folder: _at_a_glance(unit, fingerprints) for unit in units}
    reports = {folder: report for folder, report in glances.items() if report}
    to_run = [unit for unit in units if unit.folder not in reports]
    if to_run:
        import os
        from concurrent.futures import ThreadPoolExecutor

        print(f"running what has changed: {', '.join(unit.folder for unit in to_run)}", file=sys.stderr)
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            found = pool.map(lambda unit: _report(unit, fingerprints), to_run)
            reports.update({unit.folder: report for unit, report in zip(to_run, found, strict=True)})
    return reports
