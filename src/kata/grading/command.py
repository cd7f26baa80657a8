"""What `kata grade` does and prints: its options, the progress bar, and a summary that fits one screen."""

from __future__ import annotations

import math
import sys
from argparse import Namespace
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from kata.errors import KataError
from kata.grading.gradebook import Gradebook, Task
from kata.grading.grades import (
    NOT_ISOLATED,
    NOT_JUDGED,
    NOT_SUBMITTED,
    ClassGrades,
    LeftOut,
    Override,
    Student,
    in_points,
)
from kata.grading.result_files import replacing, write_all
from kata.grading.run import cores, judge_all, units_that_count
from kata.grading.sandbox import isolation_works
from kata.grading.settings import in_order, read_settings
from kata.grading.submissions import Handed, find
from kata.report import BROKE_OFF, NOT_WRITTEN, PASSED, WRONG
from kata.units import all_units, find_root, find_unit

# What was found in the submissions and what was not taken, and why.
FOUND = "submissions.txt"

_NO_SANDBOX = (
    "bubblewrap does not work here, so submissions can't be isolated from this machine.\n"
    "Install it (apt-get install bubblewrap), and look whether it may make namespaces:\n"
    "bwrap --unshare-all --ro-bind / / true"
)


def grade(options: Namespace, here: Path) -> int:
    """Grades a class, or sets an instructor's own points, and writes the results. Gives the exit code.

    Raises KataError for what the user has to put right.
    """
    root = find_root(here)
    settings = read_settings(root, options.settings and here / options.settings)
    chosen = in_order(find_unit(root, text) for text in options.units)
    shown = Path(options.out)  # as it was typed
    out = here / shown
    if options.submissions is None and not (out / "gradebook.sqlite").exists():
        raise KataError("Say where the submissions are: kata grade SUBMISSIONS --out DIR")
    if not (root / "solutions").is_dir():
        raise KataError("This copy of the kata has no solutions: grade in the repository that it was made from.")
    isolated = isolation_works()
    if not isolated and options.require_isolation:
        raise KataError(_NO_SANDBOX)
    console = Console(highlight=False)
    with Gradebook(out) as book:
        if options.override:
            _override(book, root, options.override, options.reason)
        if options.submissions is not None:
            _take_in(book, root, here / options.submissions, out, shown, console)
        units = units_that_count(settings, chosen, book, all_units(root))
        tasks = book.tasks(units, settings, isolated, options.regrade)
        if tasks and not isolated:
            console.print(f"[yellow]{escape(_NO_SANDBOX)}\nEvery result will be marked: {NOT_ISOLATED}.[/yellow]")
        stopped = False
        failed: dict[str, KataError] = {}
        try:
            with _progress(tasks, console) as progress:
                failed = judge_all(book, tasks, settings, isolated, options.jobs or cores(), progress)
        except KeyboardInterrupt:
            stopped = True
        grades = book.grades(units, settings)
        write_all(grades, out)
        _summary(grades, shown, console)
    for error in failed.values():
        print(f"kata: {error}", file=sys.stderr)
    if stopped:
        print("kata: stopped. What was judged is kept; the same command goes on from there.", file=sys.stderr)
        return 130
    return 2 if failed else 0


def _override(book: Gradebook, root: Path, override: list[str], reason: str) -> None:
    name, unit_text, points_text = override
    student, unit = book.find_student(name), find_unit(root, unit_text)
    if points_text == "none":
        book.override(student.key, unit, None)
        return
    try:
        points = float(points_text.replace(",", "."))
    except ValueError:
        points = math.nan
    if not 0 <= points < math.inf:
        raise KataError(f"{points_text!r} are no points: a number from 0 on is wanted, or none to take them back.")
    book.override(student.key, unit, Override(points, reason))


def _take_in(book: Gradebook, root: Path, submissions: Path, out: Path, shown: Path, console: Console) -> None:
    """Takes in all that was handed in, or nothing where that fails; writes what was found and what was not taken."""
    found = find(root, submissions)
    handed_in = ignored = 0
    left_out: dict[Student, list[LeftOut]] = {student: [] for student in found.students}
    with replacing(out / FOUND) as report, book.one_transaction():
        report.write(f"{found.form}\n")
        for item in found:
            name = item.student.key if item.student else "nobody"
            if isinstance(item, Handed):
                book.hand_in(item.student, item.unit, item.source, item.origin, item.own_tests)
                report.write(f"{name}: {item.unit.folder}: {item.origin}{item.remark and f' ({item.remark})'}\n")
                handed_in += 1
            else:
                report.write(f"{name}: ignored: {item.path}: {item.reason}\n")
                if item.student:
                    left_out[item.student].append(LeftOut(item.path, item.reason))
                ignored += 1
        for student, items in left_out.items():
            book.add_student(student)
            book.leave_out(student, items)
    console.print(escape(f"{found.form}: {len(found.students)} students, {handed_in} units handed in"), soft_wrap=True)
    if ignored:
        console.print(escape(f"Left out: {ignored}, see {shown / FOUND}"), soft_wrap=True)


@contextmanager
def _progress(tasks: list[Task], console: Console) -> Iterator[Callable[[Task], None]]:
    """A bar with the time left; nothing moves where the output is no terminal."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        shown = bar.add_task("judging", total=len(tasks))
        yield lambda task: bar.update(shown, advance=1, description=task.unit.folder)


def _summary(grades: ClassGrades, shown: Path, console: Console) -> None:
    """A line for each unit, and where the results are."""
    statuses: dict[str, Counter[str]] = {unit.folder: Counter() for unit in grades.units}
    points: dict[str, list[float]] = {unit.folder: [] for unit in grades.units}
    of: dict[str, float] = {}
    count = not_isolated = not_judged = 0
    for student in grades.students():
        count += 1
        for unit_grade in student.units:
            folder, status = unit_grade.unit.folder, unit_grade.status
            statuses[folder][status] += 1
            of[folder] = unit_grade.of
            not_isolated += unit_grade.isolated is False
            if status == NOT_JUDGED:
                not_judged += 1
            else:
                points[folder].append(unit_grade.points)
    table = Table(box=None, pad_edge=False)
    table.add_column("unit")
    headings = ["passed", "wrong", "broke off", "unwritten", "missing", *(["not judged"] if not_judged else [])]
    for heading in [*headings, "mean points"]:
        table.add_column(heading, justify="right")
    for unit in grades.units:
        here, earned = statuses[unit.folder], points[unit.folder]
        broke_off = sum(here[status] for status in BROKE_OFF)
        numbers = [here[PASSED], here[WRONG], broke_off, here[NOT_WRITTEN], here[NOT_SUBMITTED], here[NOT_JUDGED]]
        mean = f"{sum(earned) / len(earned):.1f} of {in_points(of[unit.folder])}" if earned else ""
        table.add_row(unit.folder, *(str(number) if number else "" for number in numbers[: len(headings)]), mean)
    console.print(table)
    console.print(f"{count} students. The class: {escape(str(shown / 'class.html'))}", soft_wrap=True)
    if not_isolated:
        console.print(f"[yellow]{not_isolated} results are marked: {NOT_ISOLATED}.[/yellow]")
