"""What a class handed in: whose it is, which units it is for, and its source texts.

SUBMISSIONS is a folder with a folder or a zip for each student, the work of one student, or what Moodle, Canvas or
Gradescope exports, unpacked or as the zip that it is. A student's work is a clone of the kata, some of its files, or
notebooks. What is certain is taken; what is not is told, and left out.
"""

from __future__ import annotations

import os
import re
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from kata.errors import KataError
from kata.grading.archives import (
    DEEPEST_PATH,
    MEGABYTE,
    MOST_NESTED,
    OTHER_ARCHIVES,
    Bad,
    Budget,
    Entry,
    File,
    Folder,
    Refused,
    in_zip,
    is_left_behind,
)
from kata.grading.decoding import LARGEST_SOURCE, Source, decoded, defined
from kata.grading.exports import read_class
from kata.grading.grades import Student
from kata.grading.harmless import harmless
from kata.grading.notebook_sources import from_notebook
from kata.grading.unit_names import UnitNames, stem, suffix
from kata.stubs import is_stub
from kata.units import Unit

# With the pictures in it.
LARGEST_NOTEBOOK = 8 * MEGABYTE
# Of one student: so many files are looked into to see what unit they are for.
MOST_PARSED = 60
# Of one student: what is left out is told so often, and counted from there on.
MOST_TOLD = 40
LONGEST_WHERE = 300
NO_ZIP = "this kind of archive is not read: unpack it, or hand in a zip"
# A student's own tests, as their files may be called: my_tests, 04_kind_my_tests, my_tests (1).
_OWN_TESTS = re.compile(r"(.*?)[ _-]*my[ _-]?tests?(?:[ _-]*\(?\d*\)?)")
# What a clone has beside the units and the notebooks.
_CLONE_PARTS = frozenset(["solutions", "tests", "site", "src", "docs", "games", "benchmarks", "build", "dist"])


@dataclass(frozen=True)
class Handed:
    """A unit's source text that a student handed in: with newlines for ends of lines, ready to be written in UTF-8.

    `origin` tells where it lay, `remark` what was odd about it; both are harmless. `own_tests` says that it is not the
    solution but the student's own tests of the unit.
    """

    student: Student
    unit: Unit
    source: str
    origin: str
    remark: str = ""
    own_tests: bool = False


@dataclass(frozen=True)
class Ignored:
    """What was not taken and why, both harmless; `student` is None where it is nobody's."""

    path: str
    reason: str
    student: Student | None = None


def find(root: Path, submissions: Path) -> Submissions:
    """What was handed in at `submissions`, for the kata at `root`. Raises KataError where there is nothing."""
    return Submissions(root, submissions)


class Submissions:
    """Everything handed in at `path`, for the kata at `root`; it can be gone through once, one after the other.

    `form` says what was recognised, such as "a Canvas export", and `students` are all, in the order of their keys,
    those included who handed in nothing. Going through it yields first what belongs to nobody, then for each student
    what was taken and what was not. Raises KataError where nothing that could be handed in is there; while
    going through it, at the end, where no student has handed in a unit.
    """

    def __init__(self, root: Path, path: Path) -> None:
        self._names = UnitNames(root)
        self._where = os.path.basename(os.path.abspath(path)) or str(path)
        with ExitStack() as stack:
            try:
                self._class = read_class(self._names, path, self._where, stack)
            except Refused as error:
                raise KataError(f"{path} can't be graded: {error}.") from error
            self._work = self._class.by_student()
            if not self._work:
                raise KataError(f"Nothing was handed in at {path}.\n{_LOOKED_FOR}")
            self._stack = stack.pop_all()
        self.form = self._class.form

    @property
    def students(self) -> list[Student]:
        """All students, in the order of their keys."""
        return [student for student, _ in self._work]

    def __iter__(self) -> Iterator[Handed | Ignored]:
        found = False
        with self._stack:
            for bad in self._class.strays:
                yield Ignored(_place(bad.where), harmless(bad.reason))
            for student, entries in self._work:
                with ExitStack() as stack:
                    for item in _Search(self._names, student, entries, stack, self._class.one_file).found():
                        found = found or isinstance(item, Handed)
                        yield item
        if not found:
            raise KataError(f"No unit was found in {self.form}, {harmless(self._where)}.\n{_LOOKED_FOR}")


_LOOKED_FOR = (
    "It takes a folder with a folder or a zip for each student, or an export of Moodle, Canvas or Gradescope.\n"
    "A unit's work is units/04_kind/kind.py, 04_kind/kind.py, 04_kind.py, kind.py, or a notebook of such a name."
)

# How certain a place makes it that a file is a unit's: the less, the better.
_IN_UNITS, _IN_UNIT_FOLDER, _LOOSE = range(3)


@dataclass(frozen=True)
class _Candidate:
    """What may be a unit's work; `rank` is the smaller, the better. `load` reads it, or raises Refused."""

    unit: Unit
    where: str
    rank: tuple[int, ...]
    load: Callable[[], Source]


class _Search:
    """Looks through the work of one student."""

    def __init__(
        self, names: UnitNames, student: Student, entries: list[Entry], stack: ExitStack, one_file: bool = False
    ) -> None:
        self._names = names
        self._student = student
        self._entries = entries
        self._stack = stack
        self._one_file = one_file
        self._budget = Budget()
        self._ignored: list[tuple[str, str]] = []
        self._others: Counter[str] = Counter()
        self._parsed = 0
        self._candidates: list[_Candidate] = []
        self._tests: list[_Candidate] = []
        self._unclear: list[tuple[File, list[Unit], int]] = []
        self._notebooks: list[tuple[File, Unit | None, int]] = []

    def found(self) -> Iterator[Handed | Ignored]:
        """What is taken, unit by unit, then what is not."""
        try:
            # A folder that is the student's is gone through, and is no unit's whatever its name is.
            for entry in self._entries:
                if isinstance(entry, Folder):
                    self._budget.look()
                    self._folder(entry, None, _LOOSE, 0, 0)
                else:
                    self._entry(entry, None, _LOOSE, 0, 0)
        except Refused as error:
            self._ignore(self._entries[0], error)
        for file, unit, place in self._notebooks:
            self._notebook(file, unit, place)
        self._settle_unclear()
        for unit in self._names.units:
            yield from self._best(unit)
            yield from self._best_tests(unit)
        yield from self._told()

    def _told(self) -> Iterator[Ignored]:
        for path, reason in self._ignored[:MOST_TOLD]:
            yield Ignored(_place(path), harmless(reason), self._student)
        where = _place(self._entries[0].where) if self._entries else ""
        if len(self._ignored) > MOST_TOLD:
            yield Ignored(where, f"{len(self._ignored) - MOST_TOLD} more files were left out", self._student)
        if self._others:
            kinds = ", ".join(harmless(kind, longest=20) for kind in sorted(self._others)[:8])
            count = self._others.total()
            files = "1 file is" if count == 1 else f"{count} files are"
            yield Ignored(where, f"{files} neither Python nor a notebook ({kinds})", self._student)

    def _ignore(self, what: Entry | _Candidate, reason: object) -> None:
        self._ignored.append((what.where, str(reason)))

    def _entry(self, entry: Entry, unit: Unit | None, place: int, archives: int, depth: int) -> None:
        """Takes note of a file, a folder and all that is in it. `unit` is the one whose folder it lies in, `archives`
        are those that it lies in."""
        self._budget.look()
        if isinstance(entry, Bad):
            self._ignore(entry, entry.reason)
        elif isinstance(entry, Folder):
            inside = self._names.numbered(entry.name)
            self._folder(entry, inside or unit, _place_of(entry, inside, place), archives, depth)
        elif is_left_behind(entry.name):
            return
        elif suffix(entry.name) == ".zip":
            self._archive(entry, unit, place, archives, depth)
        elif suffix(entry.name) in OTHER_ARCHIVES:
            self._ignore(entry, NO_ZIP)
        elif suffix(entry.name) == ".py":
            self._python(entry, unit, place)
        elif suffix(entry.name) == ".ipynb":
            self._notebooks.append((entry, unit, place))
        elif entry.name != "matplotlibrc":  # lies among the course's notebooks
            self._others[suffix(entry.name) or "no ending"] += 1

    def _folder(self, folder: Folder, unit: Unit | None, place: int, archives: int, depth: int) -> None:
        if depth > DEEPEST_PATH:
            self._ignore(folder, "its path is too long")
            return
        try:
            entries = folder.list()
        except Refused as error:
            self._ignore(folder, error)
            return
        if any(self._names.is_clone_part(entry) for entry in entries):
            self._clone(entries, archives, depth + 1)
            return
        for entry in entries:
            self._entry(entry, unit, place, archives, depth + 1)

    def _clone(self, entries: list[Entry], archives: int, depth: int) -> None:
        """Takes note of the units in a clone, of its notebooks, and of what a student has put beside them."""
        for entry in entries:
            if isinstance(entry, Folder):
                if self._names.is_clone_part(entry):
                    self._folder(entry, None, _IN_UNITS, archives, depth)
                elif entry.name not in _CLONE_PARTS:
                    self._entry(entry, None, _LOOSE, archives, depth)
            elif suffix(entry.name) in (".py", ".ipynb", ".zip"):
                self._entry(entry, None, _LOOSE, archives, depth)

    def _archive(self, file: File, unit: Unit | None, place: int, archives: int, depth: int) -> None:
        if archives >= MOST_NESTED:
            self._ignore(file, "it lies in too many archives, one in another")
            return
        try:
            inside = in_zip(file, self._stack, self._budget)
        except Refused as error:
            self._ignore(file, error)
            return
        self._folder(inside, self._names.numbered(stem(file.name)) or unit, place, archives + 1, depth)

    def _python(self, file: File, unit: Unit | None, place: int) -> None:
        if _is_test(file.name):
            return
        if own := _OWN_TESTS.fullmatch(stem(file.name).lower()):
            theirs = unit or ((named := self._names.certain(own[1])) and named.unit)
            if theirs:
                load = partial(self._source, file)
                self._tests.append(_Candidate(theirs, file.where, (place, file.where.count("/")), load))
            else:
                self._ignore(file, "nobody can say which unit's tests these are: 04_kind_my_tests.py, or in its folder")
            return
        named = self._names.certain(stem(file.name))
        if named is None:
            self._unclear.append((file, [unit] if unit else self._names.hinted(stem(file.name)), place))
        elif unit and named.unit is not unit:
            self._ignore(file, f"it lies in the folder of {unit.folder} and is not that unit's")
        else:
            rank = (place, 0, -named.copy, file.where.count("/"), not named.exact)
            self._candidates.append(_Candidate(named.unit, file.where, rank, partial(self._source, file)))

    def _source(self, file: File, remark: str = "") -> Source:
        text, other = decoded(file.read(LARGEST_SOURCE, self._budget))
        return Source(text, f"{remark} {other}".strip())

    def _parse_one_more(self) -> None:
        self._parsed += 1
        if self._parsed > MOST_PARSED:
            raise Refused("there are too many files and notebooks that are not named as a unit is")

    def _notebook(self, file: File, unit: Unit | None, place: int) -> None:
        """Takes from a notebook what its cells say, or its name, or the functions in it."""
        named = self._names.certain(stem(file.name))
        if named and unit and named.unit is not unit:
            self._ignore(file, f"it lies in the folder of {unit.folder} and is not that unit's")
            return
        meant = named.unit if named else unit
        try:
            self._parse_one_more()
            found, reason = from_notebook(self._names, file.read(LARGEST_NOTEBOOK, self._budget), meant)
        except Refused as error:
            self._ignore(file, error)
            return
        if not found and reason:
            self._ignore(file, reason)
        copy, exact = (named.copy, named.exact) if named else (0, False)
        rank = (place, 1, -copy, file.where.count("/"), not exact)
        for theirs, source in found:
            self._candidates.append(_Candidate(theirs, file.where, rank, partial(Source, *source)))

    def _settle_unclear(self) -> None:
        """Files whose name only hints at a unit are taken where nothing else is there for it, they define what it asks
        for, and they are the only ones."""
        taken = {candidate.unit for candidate in self._candidates}
        fitting: dict[Unit, list[tuple[File, int]]] = defaultdict(list)
        for file, hinted, place in self._unclear:
            units = [unit for unit in hinted if unit not in taken]
            fits: list[Unit] = []
            if units or self._one_file:
                try:
                    self._parse_one_more()
                    functions = defined(self._source(file).text)
                except Refused as error:
                    self._ignore(file, error)
                    continue
                fits = [unit for unit in units if functions & self._names.tested[unit.folder]]
                if self._one_file and not fits:
                    fits = self._names.defined_in(functions)
            if len(fits) == 1:
                fitting[fits[0]].append((file, place))
            elif hinted:
                self._ignore(file, f"its name is not certain: {hinted[0].folder} is handed in as {hinted[0].name}.py")
            else:
                self._ignore(file, "it is not named as a unit is, and can't be imported either")
        for unit, files in fitting.items():
            if len(files) > 1:
                for file, _ in files:
                    self._ignore(
                        file, f"more than one file may be {unit.folder}: the one that counts has to be {unit.name}.py"
                    )
                continue
            file, place = files[0]
            remark = f"It was taken for {unit.folder} by the functions in it; its name should be {unit.name}.py."
            load = partial(self._source, file, remark)
            self._candidates.append(_Candidate(unit, file.where, (place, 2), load))

    def _best(self, unit: Unit) -> Iterator[Handed]:
        """The work for `unit`: the best ranked, but a stub only where there is nothing else."""
        theirs = [candidate for candidate in self._candidates if candidate.unit is unit]
        theirs.sort(key=lambda candidate: _natural(candidate.where), reverse=True)
        theirs.sort(key=lambda candidate: candidate.rank)
        best: tuple[_Candidate, Source] | None = None
        is_settled = False
        losers: list[_Candidate] = []
        for candidate in theirs:
            if is_settled:
                losers.append(candidate)
                continue
            try:
                source = candidate.load()
            except Refused as error:
                self._ignore(candidate, error)
                continue
            is_settled = not _is_stub(source.text)
            if best and not is_settled:
                losers.append(candidate)
                continue
            if best:
                losers.append(best[0])
            best = candidate, source
        if best is None:
            return
        where = _place(best[0].where)
        for candidate in losers:
            self._ignore(candidate, f"{where} was taken for {unit.folder}")
        yield Handed(self._student, unit, best[1].text, where, best[1].remark)

    def _best_tests(self, unit: Unit) -> Iterator[Handed]:
        """The student's own tests of `unit`: the best ranked that are not as they were given."""
        given = _text_of(unit.my_tests)
        taken = False
        for candidate in sorted(self._tests, key=lambda candidate: (candidate.rank, candidate.where)):
            if candidate.unit is not unit:
                continue
            try:
                source = candidate.load()
            except Refused as error:
                self._ignore(candidate, error)
                continue
            if source.text.split() == given.split():
                continue  # nobody has written anything
            if taken:
                self._ignore(candidate, f"other tests were taken for {unit.folder}")
                continue
            taken = True
            yield Handed(self._student, unit, source.text, _place(candidate.where), source.remark, own_tests=True)


def _text_of(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        return ""


def _place_of(folder: Folder, unit: Unit | None, place: int) -> int:
    """How certain the files in a folder are a unit's."""
    if unit is None or (place == _IN_UNITS and folder.name == unit.folder):
        return place
    return _IN_UNIT_FOLDER


def _natural(text: str) -> list[str | int]:
    """For an order in which v10 comes after v2."""
    return [int(part) if number % 2 else part for number, part in enumerate(re.split(r"([0-9]{1,9})", text))]


def _place(where: str) -> str:
    return harmless(where, longest=LONGEST_WHERE)


def _is_stub(text: str) -> bool:
    try:
        return is_stub(text)
    except (RecursionError, MemoryError):
        return False


def _is_test(name: str) -> bool:
    """Whether a Python file belongs to the kata or to a package, and to no unit's work."""
    name = name.lower()
    return name.startswith("test_") or name.endswith("_test.py") or name in ("conftest.py", "__init__.py", "setup.py")
