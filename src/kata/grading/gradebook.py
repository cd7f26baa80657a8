"""The gradebook: one SQLite file with all that was handed in, the verdicts, and an instructor's own points.

Each verdict is one transaction. Whatever ends a run, what was written stays, and the next run judges only the rest.
A verdict belongs to a unit and a source text, so the same text gets the same grade whoever handed it in.
"""

from __future__ import annotations

import hashlib
import json
import sqlite3
import sys
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import kata
from kata.errors import KataError
from kata.grading.grades import LeftOut, Override, Student, StudentGrades, TestsVerdict, UnitGrade, Verdict, grade
from kata.grading.session import modules_for
from kata.grading.settings import Settings
from kata.units import Unit

FILE = "gradebook.sqlite"
_VERSION = 1
_TABLES = """
CREATE TABLE students (key TEXT PRIMARY KEY, name TEXT, id TEXT, email TEXT) WITHOUT ROWID;
CREATE TABLE sources (hash TEXT PRIMARY KEY, text BLOB);
CREATE TABLE submissions (student TEXT, unit TEXT, hash TEXT, origin TEXT, PRIMARY KEY (student, unit)) WITHOUT ROWID;
CREATE TABLE verdicts (unit TEXT, hash TEXT, basis TEXT, isolated INTEGER, verdict TEXT, PRIMARY KEY (unit, hash));
CREATE TABLE left_out (student TEXT, path TEXT, reason TEXT);
CREATE TABLE overrides (student TEXT, unit TEXT, points REAL, reason TEXT, PRIMARY KEY (student, unit)) WITHOUT ROWID;
"""


@dataclass(frozen=True)
class Task:
    """A source text of a unit that has to be judged: `hash` names it in the gradebook. `own_tests` says that it is not
    a solution but a learner's tests."""

    unit: Unit
    hash: str
    own_tests: bool = False


class Gradebook:
    """The gradebook in the folder `folder`, made where there is none. Use as a context: others wait outside.

    Raises KataError where the folder can't be used, the file is no gradebook, or another run has it open.
    """

    def __init__(self, folder: Path) -> None:
        self.file = folder / FILE
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._base = sqlite3.connect(self.file, timeout=0.2, isolation_level=None)
            try:
                self._open()
            except BaseException:
                self._base.close()
                raise
        except sqlite3.OperationalError as error:
            if "locked" in str(error):
                raise KataError(f"Another run is at work in {folder}: wait until it has ended.") from None
            raise KataError(f"{self.file} can't be opened: {error}") from None
        except sqlite3.DatabaseError:
            raise KataError(f"{self.file} is no gradebook. Move it away, or name another folder by --out.") from None
        except OSError as error:
            raise KataError(f"{folder} can't be used for results: {error.strerror}") from None

    def _open(self) -> None:
        # Exclusive from here to the end: the lock is the system's, so a run that is killed leaves none behind.
        self._base.execute("PRAGMA locking_mode = EXCLUSIVE")
        self._base.execute("BEGIN EXCLUSIVE")
        (version,) = self._base.execute("PRAGMA user_version").fetchone()
        if version == 0 and not self._base.execute("SELECT 1 FROM sqlite_master").fetchone():
            for table in filter(str.strip, _TABLES.split(";")):
                self._base.execute(table)
            self._base.execute(f"PRAGMA user_version = {_VERSION}")
        elif version != _VERSION:
            raise KataError(f"{self.file} was written by another version of the kata. Name another folder by --out.")
        self._base.execute("COMMIT")

    def __enter__(self) -> Gradebook:
        return self

    def __exit__(self, *_: object) -> None:
        self._base.close()

    # What was handed in

    def add_student(self, student: Student) -> None:
        """Takes the student in, or what is new about one who is known."""
        values = (student.key, student.name, student.id, student.email)
        self._base.execute("INSERT OR REPLACE INTO students VALUES (?, ?, ?, ?)", values)

    def hand_in(self, student: Student, unit: Unit, text: str, origin: str, own_tests: bool = False) -> None:
        """Takes in the source text that the student has handed in for the unit, in place of any earlier one; the
        solution, or the student's own tests."""
        data = text.encode("utf-8", "surrogatepass")
        name = hashlib.sha256(data).hexdigest()
        with self.one_transaction():
            self.add_student(student)
            self._base.execute("INSERT OR IGNORE INTO sources VALUES (?, ?)", (name, data))
            values = (student.key, _key(unit, own_tests), name, origin)
            self._base.execute("INSERT OR REPLACE INTO submissions VALUES (?, ?, ?, ?)", values)

    def leave_out(self, student: Student, left_out: Iterable[LeftOut]) -> None:
        """Notes what was not taken of what the student has handed in, in place of what an earlier time left out."""
        with self.one_transaction():
            self._base.execute("DELETE FROM left_out WHERE student = ?", (student.key,))
            values = [(student.key, item.path, item.reason) for item in left_out]
            self._base.executemany("INSERT INTO left_out VALUES (?, ?, ?)", values)

    def one_transaction(self) -> _Transaction:
        """A block whose changes are written all or not at all; within another such block, a part of that."""
        return _Transaction(self._base)

    def text(self, task: Task) -> bytes:
        """The source text that is to be judged, as the bytes of a file."""
        (data,) = self._base.execute("SELECT text FROM sources WHERE hash = ?", (task.hash,)).fetchone()
        assert isinstance(data, bytes)
        return data

    # Verdicts

    def tasks(self, units: Iterable[Unit], settings: Settings, isolated: bool, again: bool = False) -> list[Task]:
        """What has to be judged: every text that was handed in for the units and has no verdict that holds.

        A verdict holds while the tests, the references and the limits are the same; one without a sandbox only while
        there is none. With `again`, none holds.
        """
        tasks = []
        kinds = [(unit, own) for unit in units for own in (False, True) if not own or settings.of(unit).bug_points]
        for unit, own_tests in kinds:
            rows = self._base.execute(
                "SELECT DISTINCT submissions.hash, basis, isolated FROM submissions LEFT JOIN verdicts "
                "ON verdicts.unit = submissions.unit AND verdicts.hash = submissions.hash "
                "WHERE submissions.unit = ? ORDER BY submissions.hash",
                (_key(unit, own_tests),),
            ).fetchall()
            wanted = basis(unit, settings, own_tests) if rows else ""
            for name, found, was_isolated in rows:
                if again or found != wanted or (isolated and not was_isolated):
                    tasks.append(Task(unit, name, own_tests))
        return tasks

    def write(self, task: Task, verdict: Verdict | TestsVerdict, basis: str) -> None:
        """Writes the verdict on a text, given on the `basis` of these tests."""
        text = json.dumps(verdict.to_json(), separators=(",", ":"))
        values = (_key(task.unit, task.own_tests), task.hash, basis, int(verdict.isolated), text)
        self._base.execute("INSERT OR REPLACE INTO verdicts VALUES (?, ?, ?, ?, ?)", values)

    # An instructor's own points

    def override(self, student: str, unit: Unit, override: Override | None) -> None:
        """Gives the student (by key) the points for the unit; None takes an earlier override back."""
        if override is None:
            self._base.execute("DELETE FROM overrides WHERE student = ? AND unit = ?", (student, unit.folder))
        else:
            values = (student, unit.folder, override.points, override.reason)
            self._base.execute("INSERT OR REPLACE INTO overrides VALUES (?, ?, ?, ?)", values)

    # Grades

    def find_student(self, text: str) -> Student:
        """The student whom `text` names: by key, name, id or email. Raises KataError for none, and for several."""
        rows = self._base.execute(
            "SELECT key, name, id, email FROM students WHERE ? IN (key, name, id, email) ORDER BY key", (text,)
        ).fetchall()
        exact = [row for row in rows if row[0] == text] or rows
        if len(exact) == 1:
            return Student(*exact[0])
        if exact:
            keys = ", ".join(row[0] for row in exact)
            raise KataError(f"{text!r} names several students: {keys}. Use one of these.")
        count = self.count_students()
        raise KataError(f"There is no student {text!r} among the {count} in {self.file}. grades.csv names them all.")

    def count_students(self) -> int:
        """How many students are in the book."""
        (count,) = self._base.execute("SELECT COUNT(*) FROM students").fetchone()
        return int(count)

    def handed_in(self) -> set[str]:
        """The folders of the units of which anything was handed in."""
        keys = (key for (key,) in self._base.execute("SELECT DISTINCT unit FROM submissions"))
        return {key.removesuffix(_OWN_TESTS) for key in keys}

    def grades(self, units: list[Unit], settings: Settings) -> BookGrades:
        """The grades of the whole class for `units`."""
        return BookGrades(self, units, settings)

    def student_grades(self, units: list[Unit], settings: Settings) -> Iterator[StudentGrades]:
        """The grades of one student after the other, by name."""
        students = self._base.execute("SELECT key, name, id, email FROM students ORDER BY name, key").fetchall()
        for row in students:
            student = Student(*row)
            verdicts = {
                folder: (origin, verdict)
                for folder, origin, verdict in self._base.execute(
                    "SELECT submissions.unit, origin, verdict FROM submissions LEFT JOIN verdicts "
                    "ON verdicts.unit = submissions.unit AND verdicts.hash = submissions.hash WHERE student = ?",
                    (student.key,),
                )
            }
            overrides = {
                folder: Override(points, reason)
                for folder, points, reason in self._base.execute(
                    "SELECT unit, points, reason FROM overrides WHERE student = ?", (student.key,)
                )
            }
            left_out = self._base.execute(
                "SELECT path, reason FROM left_out WHERE student = ? ORDER BY rowid", (student.key,)
            )
            yield StudentGrades(
                student,
                [_unit_grade(unit, settings, verdicts, overrides) for unit in units],
                [LeftOut(path, reason) for path, reason in left_out],
            )


class BookGrades:
    """A class's grades, read from the gradebook each time they are asked for."""

    def __init__(self, book: Gradebook, units: list[Unit], settings: Settings) -> None:
        self.units = units
        self._book = book
        self._settings = settings

    def students(self) -> Iterator[StudentGrades]:
        """Every student by name, with all grades."""
        return self._book.student_grades(self.units, self._settings)


class _Transaction:
    def __init__(self, base: sqlite3.Connection) -> None:
        self._base = base
        self._inner = base.in_transaction

    def __enter__(self) -> None:
        if not self._inner:
            self._base.execute("BEGIN")

    def __exit__(self, kind: object, *_: object) -> None:
        if not self._inner:
            self._base.execute("COMMIT" if kind is None else "ROLLBACK")


def _unit_grade(
    unit: Unit, settings: Settings, verdicts: dict[str, tuple[str, str | None]], overrides: dict[str, Override]
) -> UnitGrade:
    origin, text = verdicts.get(unit.folder, ("", None))
    verdict = Verdict.from_json(json.loads(text)) if text else None
    tests_origin, tests_text = verdicts.get(_key(unit, True), ("", None))
    own_tests = TestsVerdict.from_json(json.loads(tests_text)) if tests_text else None
    override = overrides.get(unit.folder)
    return grade(unit, settings.of(unit), verdict, origin, override, own_tests, bool(tests_origin))


# What a unit's key ends with where it is not for the solution but for the learner's own tests.
_OWN_TESTS = "/my_tests"


def _key(unit: Unit, own_tests: bool) -> str:
    return f"{unit.folder}{_OWN_TESTS if own_tests else ''}"


def basis(unit: Unit, settings: Settings, own_tests: bool = False) -> str:
    """A hash of all that a verdict on a submission of `unit` rests on, the submission aside.

    That are the tests, the references, the limits, the tool that judges, and Python's version; for a learner's
    own tests, the right and the wrong answers.
    """
    sums = hashlib.sha256(f"{sys.version_info[:2]} {settings.call_seconds} {settings.unit_seconds}".encode())
    tool = sorted(Path(kata.__file__).parent.rglob("*.py"))
    judged_by = [*unit.right, *unit.wrong, unit.behaviour_file] if own_tests else [unit.hidden_test_file]
    for file in [unit.test_file, *judged_by, unit.solution, *modules_for(unit).values(), *tool]:
        with suppress(FileNotFoundError):
            sums.update(hashlib.sha256(file.read_bytes()).digest())
    return sums.hexdigest()
