"""What a class handed in: whose it is, which units it is for, and its source texts.

SUBMISSIONS is a folder with a folder or a zip for each student, the work of one student, or what Moodle, Canvas or
Gradescope exports, unpacked or as the zip that it is. A student's work is a clone of the kata, some of its files, or
notebooks. What is certain is taken; what is not is told, and left out.
"""

from __future__ import annotations

import ast
import builtins
import hashlib
import json
import os
import re
import shlex
import symtable
import unicodedata
import warnings
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path
from typing import Any, NamedTuple

from kata.errors import KataError
from kata.grading.archives import (
    DEEPEST_PATH,
    MEGABYTE,
    MOST_FILES_OF_A_CLASS,
    MOST_NESTED,
    Bad,
    Budget,
    Entry,
    File,
    Folder,
    Refused,
    file_on_disk,
    in_words,
    in_zip,
    is_left_behind,
    on_disk,
)
from kata.grading.grades import Student
from kata.grading.harmless import harmless
from kata.stubs import is_stub
from kata.units import FOLDER, Unit, all_units, find_unit

LARGEST_SOURCE = 256 * 1024
# With the pictures in it.
LARGEST_NOTEBOOK = 8 * MEGABYTE
LARGEST_METADATA = 256 * MEGABYTE
# Of one student: so many files are looked into to see what unit they are for.
MOST_PARSED = 60
# Of one student: what is left out is told so often, and counted from there on.
MOST_TOLD = 40
LONGEST_NAME = 100
LONGEST_WHERE = 300

OTHER_ARCHIVES = (".7z", ".rar", ".tar", ".tgz", ".gz", ".bz2", ".tbz2", ".xz", ".txz", ".zst")
NO_ZIP = "this kind of archive is not read: unpack it, or hand in a zip"


@dataclass(frozen=True)
class Handed:
    """A unit's source text that a student handed in: with newlines for ends of lines, ready to be written in UTF-8.

    `origin` tells where it lay, `remark` what was odd about it; both are harmless.
    """

    student: Student
    unit: Unit
    source: str
    origin: str
    remark: str = ""


@dataclass(frozen=True)
class Ignored:
    """What was not taken and why, both harmless; `student` is None where it is nobody's."""

    path: str
    reason: str
    student: Student | None = None


class _Person(NamedTuple):
    """Who a student is, as the folder or the export says it."""

    name: str
    id: str = ""
    email: str = ""


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
        self.root = root
        self._names = _Names(root)
        self._stack = ExitStack()
        self._where = os.path.basename(os.path.abspath(path)) or str(path)
        try:
            read = self._read(path)
        except Refused as error:
            self._stack.close()
            raise KataError(f"{path} can't be graded: {error}.") from error
        except BaseException:
            self._stack.close()
            raise
        self.form = read.form
        self._strays = read.strays
        self._work = [(_student(person), entries) for person, entries in read.work.items()]
        self._work.sort(key=lambda work: work[0].key)
        self._one_file = read.one_file
        if not self._work:
            self._stack.close()
            raise KataError(f"Nothing was handed in at {path}.\n{_LOOKED_FOR}")

    @property
    def students(self) -> list[Student]:
        """All students, in the order of their keys."""
        return [student for student, _ in self._work]

    def __iter__(self) -> Iterator[Handed | Ignored]:
        found = False
        with self._stack:
            for bad in self._strays:
                yield Ignored(_place(bad.where), harmless(bad.reason))
            for student, entries in self._work:
                with ExitStack() as stack:
                    for item in _Search(self._names, student, entries, stack, self._one_file).found():
                        found = found or isinstance(item, Handed)
                        yield item
        if not found:
            raise KataError(f"No unit was found in {self.form}, {harmless(self._where)}.\n{_LOOKED_FOR}")

    def _read(self, path: Path) -> _Class:
        where, suffix = self._where, path.suffix.lower()
        place = path.resolve()
        if path.is_dir():
            top = on_disk(place, where, MOST_FILES_OF_A_CLASS)
            people = _people_beside(path)
            if people:
                return _Class("one student's work", {person: [top] for person in people})
        elif not path.is_file():
            raise KataError(f"There is no folder and no file {path}.")
        elif suffix in (".py", ".ipynb"):
            file = file_on_disk(place, where)
            return _Class("one student's file", {_person(path.stem): [file]}, one_file=True)
        elif suffix == ".zip":
            top = in_zip(file_on_disk(place, where), self._stack)
        elif suffix in OTHER_ARCHIVES:
            raise Refused("only zips are read. Unpack it, and give the folder")
        else:
            raise Refused("it is no folder, no zip, no .py and no .ipynb")
        return _recognised(self._names, top, path.stem if path.is_file() else where)


_LOOKED_FOR = (
    "It takes a folder with a folder or a zip for each student, or an export of Moodle, Canvas or Gradescope.\n"
    "A unit's work is units/04_kind/kind.py, 04_kind/kind.py, 04_kind.py, kind.py, or a notebook of such a name."
)


# Who is who


@dataclass
class _Class:
    """What was recognised: its form in words, the files of each student, and what is nobody's."""

    form: str
    work: dict[_Person, list[Entry]]
    strays: list[Bad] = field(default_factory=list)
    one_file: bool = False


# Without a project's own list: the names under which a clone or a download of it comes.
_CLONE = re.compile(r"poker-kata(-main|-master)?( ?\(\d+\))?", re.IGNORECASE)


def _recognised(names: _Names, top: Folder, name: str) -> _Class:
    """Which form the folder `top` has, and whose its files are; `name` is the student, where it is one's work."""
    while True:
        entries = top.list()
        found = _gradescope(entries) or _moodle(entries) or _canvas(entries)
        if found:
            return found
        if _is_own_work(names, entries):
            return _Class("one student's work", {_person(name): [top]})
        parts = [entry for entry in entries if _is_part(entry)]
        if len(parts) != 1 or not isinstance(parts[0], Folder):
            return _folders(entries)
        inner = parts[0]
        inside = inner.list()
        if _is_own_work(names, inside):
            if _CLONE.fullmatch(inner.name):
                return _Class("one student's work", {_person(name): [inner]})
            return _folders(entries)
        # One folder in which all lie, as in most zips; or a class of one.
        several = sum(isinstance(entry, Folder) or _suffix(entry.name) == ".zip" for entry in inside) > 1
        if not (several or inner.name == name or _gradescope(inside) or _moodle(inside) or _canvas(inside)):
            return _folders(entries)
        top = inner


def _is_part(entry: Entry) -> bool:
    """Whether it may hold somebody's work."""
    return isinstance(entry, Folder) or _suffix(entry.name) in (".py", ".ipynb", ".zip", *OTHER_ARCHIVES)


def _is_own_work(names: _Names, entries: list[Entry]) -> bool:
    """Whether these lie in the folder of one student: units by name, the folders of a clone, or nothing but files."""
    parts = [entry for entry in entries if _is_part(entry)]
    if parts and all(_suffix(entry.name) in (".py", ".ipynb") and isinstance(entry, File) for entry in parts):
        return True
    return any(
        names.is_clone_part(entry) or names.numbered(entry.name) is not None
        if isinstance(entry, Folder)
        else _suffix(entry.name) in (".py", ".ipynb") and names.certain(_stem(entry.name)) is not None
        for entry in entries
    )


def _folders(entries: list[Entry]) -> _Class:
    work: dict[_Person, list[Entry]] = defaultdict(list)
    strays: list[Bad] = []
    for entry in entries:
        if isinstance(entry, Bad):
            strays.append(entry)
        elif isinstance(entry, Folder):
            if not _has_grades(entry):
                work[_person(entry.name)] += [entry]
        elif _suffix(entry.name) in (".zip", *OTHER_ARCHIVES):
            work[_person(_stem(entry.name))] += [entry]
        else:
            strays.append(Bad(entry.name, entry.where, "it lies in no student's folder: put it into one"))
    return _Class("a folder for each student", dict(work), strays)


def _has_grades(folder: Folder) -> bool:
    """Whether it is the folder that a class was graded into, kept beside those of the students."""
    try:
        return any(entry.name == "gradebook.sqlite" for entry in folder.list())
    except Refused:
        return False


# The full name, in which Moodle has no underscore, and a number, which "Participant 123" in the grading worksheet has
# too; a group without a number is the one of those who are in none.
_MOODLE = re.compile(
    r"(?P<name>.*?)(?:_(?P<id>\d+))?_assignsubmission_(?P<kind>[a-z0-9]+)(?:_(?P<file>.*))?", re.DOTALL
)


def _moodle(entries: list[Entry]) -> _Class | None:
    """The export of Moodle, with folders or without: Kim Doe_123_assignsubmission_file_/kind.py."""
    work: dict[_Person, list[Entry]] = defaultdict(list)
    strays: list[Bad] = []
    for entry in entries:
        match = _MOODLE.fullmatch(entry.name)
        if match is None:
            strays.append(Bad(entry.name, entry.where, "its name is not one that Moodle gives"))
            continue
        theirs = work[_person(match["name"], match["id"] or "")]
        if match["kind"] != "file":
            theirs.append(Bad(entry.name, entry.where, "it was typed into Moodle, not handed in as a file"))
        elif isinstance(entry, Folder):
            theirs.append(entry)
        else:
            theirs.append(replace(entry, name=match["file"] or ""))
    return _Class("a Moodle export", dict(work), strays) if work else None


# The name without spaces, whether it was late, the user's number and the file's; anonymous ones have no name.
_CANVAS = re.compile(
    r"(?:(?P<name>\w+?)_)??(?:LATE_)?(?P<id>\d+|anon_[^\W_]+)_(?:(?P<number>\d+)_(?P<file>.+)|(?P<page>text|link)\.html)",
    re.DOTALL,
)


def _canvas(entries: list[Entry]) -> _Class | None:
    """The export of Canvas: doekim_123_4567_kind.py, doekim_LATE_123_4567_kind-1.py."""
    work: dict[_Person, list[Entry]] = defaultdict(list)
    strays: list[Bad] = []
    for entry in entries:
        match = None if isinstance(entry, Folder) else _CANVAS.fullmatch(entry.name)
        if match is None:
            strays.append(Bad(entry.name, entry.where, "its name is not one that Canvas gives"))
            continue
        theirs = work[_person(match["name"] or match["id"], match["id"])]
        if match["page"]:
            theirs.append(Bad(entry.name, entry.where, "it was typed into Canvas, not handed in as a file"))
        else:
            theirs.append(replace(entry, name=match["file"]))
    return _Class("a Canvas export", dict(work), strays) if work else None


def _gradescope(entries: list[Entry]) -> _Class | None:
    """The export of Gradescope: a folder for each submission, and a file that says whose they are."""
    metadata = next((entry for entry in entries if entry.name == "submission_metadata.yml"), None)
    if not isinstance(metadata, File):
        return None
    work: dict[_Person, list[Entry]] = defaultdict(list)
    strays: list[Bad] = []
    people = _submitters(metadata)
    by_name = {entry.name: entry for entry in entries if entry is not metadata}
    for name, theirs in people.items():
        entry = by_name.pop(name, None)
        for person in theirs:
            work[person] += [entry] if entry else []
    for entry in by_name.values():
        if isinstance(entry, Folder):
            work[_person(entry.name)] += [entry]
        else:
            strays.append(Bad(entry.name, entry.where, "submission_metadata.yml does not say whose it is"))
    return _Class("a Gradescope export", dict(work), strays)


def _submitters(metadata: File) -> dict[str, list[_Person]]:
    """Who handed in each of the submissions. Raises Refused where the file can't be read.

    The file holds all results of all submissions, too: it is read as a stream, and nothing in it becomes an object.
    """
    try:
        import yaml
    except ImportError as error:
        raise KataError("To read an export of Gradescope: pip install 'poker-kata[grading]'") from error
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    found: dict[str, dict[str, dict[str, str]]] = defaultdict(lambda: defaultdict(dict))
    # Of each collection that is open: whether it is a mapping, and the key or the number of what comes next.
    open_: list[list[Any]] = []
    try:
        with metadata.open() as file:
            for event in yaml.parse(_Limited(file), Loader=loader):
                if isinstance(event, yaml.CollectionEndEvent):
                    open_.pop()
                elif not isinstance(event, (yaml.CollectionStartEvent, yaml.ScalarEvent, yaml.AliasEvent)):
                    continue
                elif (
                    isinstance(event, yaml.ScalarEvent) and open_ and open_[-1][0] == "mapping" and open_[-1][1] is None
                ):
                    open_[-1][1] = event.value
                    continue
                elif isinstance(event, yaml.CollectionStartEvent):
                    is_mapping = isinstance(event, yaml.MappingStartEvent)
                    open_.append(["mapping", None] if is_mapping else ["sequence", 0])
                    continue
                else:
                    path = [key for _, key in open_]
                    if len(path) == 4 and path[1] == ":submitters" and isinstance(event, yaml.ScalarEvent):
                        found[path[0]][str(path[2])][str(path[3])] = event.value
                # A value has ended.
                if open_:
                    open_[-1][1] = None if open_[-1][0] == "mapping" else open_[-1][1] + 1
    except (yaml.YAMLError, OSError, ValueError, EOFError, RecursionError) as error:
        raise Refused(f"{metadata.name} can't be read ({harmless(str(error))})") from error
    people: dict[str, list[_Person]] = {}
    for name, submitters in found.items():
        people[name] = [
            _person(
                values.get(":name", "") or values.get(":email", "") or name,
                values.get(":sid", ""),
                values.get(":email", ""),
            )
            for values in submitters.values()
        ]
    return people


class _Limited:
    """A file of which no more is read than a file of that kind may have."""

    def __init__(self, file: Any) -> None:
        self._file = file
        self._left = LARGEST_METADATA

    def read(self, size: int = MEGABYTE) -> bytes:
        data: bytes = self._file.read(size)
        self._left -= len(data)
        if self._left < 0:
            raise ValueError(f"it is larger than {in_words(LARGEST_METADATA)}")
        return data


def _people_beside(path: Path) -> list[_Person]:
    """Whose the one submission is that Gradescope's autograder is run on: a file beside its folder tells. None where
    it is no such folder."""
    metadata = path.absolute().parent / "submission_metadata.json"
    if path.absolute().name != "submission" or not metadata.is_file():
        return []
    try:
        users = json.loads(metadata.read_bytes())["users"]
        people = [_person(str(user["name"]), str(user["id"]), str(user.get("email") or "")) for user in users]
    except (OSError, ValueError, KeyError, TypeError, AttributeError, RecursionError):
        people = []
    return people or [_Person("submission")]


def _person(name: str, id: str = "", email: str = "") -> _Person:
    """A student, spelled one way however the system that packed the files writes accents and spaces."""
    name, id, email = (" ".join(unicodedata.normalize("NFC", text).split()) for text in (name, id, email))
    return _Person(name or id or "nameless", id, email)


# Letters that no accent can be taken from.
_LETTERS = str.maketrans({"ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "ı": "i"})
_WINDOWS_KEEPS = re.compile(r"con|prn|aux|nul|com\d|lpt\d")


def _student(person: _Person) -> Student:
    return Student(
        _key(person),
        harmless(person.name, longest=LONGEST_NAME),
        harmless(person.id, longest=LONGEST_NAME),
        harmless(person.email, longest=LONGEST_NAME),
    )


def _key(person: _Person) -> str:
    """A name for files, of lower-case letters, digits and hyphens, that depends on nothing but the student.

    Where it is not the very name it ends in a hash of who it is, so that no two students share one.
    """
    slugs = []
    for text, longest in ((person.name, 40), (person.id, 20)):
        plain = unicodedata.normalize("NFKD", text).lower().translate(_LETTERS)
        plain = "".join(char for char in plain if not unicodedata.combining(char))
        slugs.append(re.sub(r"[^a-z0-9]+", "-", plain)[:longest].strip("-"))
    slug = "-".join(filter(None, slugs))
    is_pure = person == _Person(slug) and not _WINDOWS_KEEPS.fullmatch(slug) and not re.search("-[0-9a-f]{10}$", slug)
    if is_pure:
        return slug
    digest = hashlib.sha256("\0".join(person).encode("utf-8", "surrogatepass")).hexdigest()[:10]
    return f"{slug or 'student'}-{digest}"


# Which unit


def _suffix(name: str) -> str:
    return Path(name.lower().removesuffix(".txt")).suffix if name.lower().endswith(".py.txt") else _last_suffix(name)


def _last_suffix(name: str) -> str:
    dot = name.rfind(".")
    return name[dot:].lower().strip() if dot > 0 else ""


def _stem(name: str) -> str:
    """The name without what its kind is told by: kind of kind.py, and of kind.py.txt."""
    if name.lower().endswith(".py.txt"):
        return name[: -len(".py.txt")]
    dot = name.rfind(".")
    return name[:dot] if dot > 0 else name


class _Named(NamedTuple):
    """The unit that a file is named for, how late a copy it is, and whether the name is spelled as it should be."""

    unit: Unit
    copy: int
    exact: bool


_COPY = re.compile(r"(.*?)(?: *\((\d{1,4})\)|-(\d{1,4})| - copy(?: \(\d{1,4}\))?| copy(?: \d{1,4})?)", re.DOTALL)
# What a clone has beside the units and the notebooks.
_CLONE_PARTS = frozenset(["solutions", "tests", "site", "src", "docs", "games", "benchmarks", "build", "dist"])


class _Names:
    """The units by all the names that files and folders have for them, and by the functions that their tests use."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.units = all_units(root)
        self._units = {name: unit for unit in self.units for name in (unit.name, unit.folder, _short(unit))}
        self._numbered = {name: unit for unit in self.units for name in (unit.folder, _short(unit))}

    def certain(self, stem: str) -> _Named | None:
        """The unit that a file is certainly named for: kind, Kind, 04_kind, 04 kind, kind (1), kind-1."""
        if unit := self._units.get(_plain(stem)):
            return _Named(unit, 0, stem in (unit.name, unit.folder))
        copy = _COPY.fullmatch(unicodedata.normalize("NFKC", stem).lower().strip())
        if copy and (unit := self._units.get(_plain(copy[1]))):
            return _Named(unit, int(copy[2] or copy[3] or -1), False)
        return None

    def numbered(self, folder: str) -> Unit | None:
        """The unit that a folder is named for, with the number."""
        return self._numbered.get(_plain(folder))

    def hinted(self, stem: str) -> list[Unit]:
        """The units that a name may mean: kind_final, my-kind, 04."""
        words = f"_{_plain(stem)}_"
        numbers = {int(number) for number in re.findall(r"(?<![0-9])[0-9]{1,4}(?![0-9])", words)}
        named = [unit for unit in self.units if f"_{unit.name}_" in words]
        # two_pair is no pair: of names inside one another the longest is meant.
        named = [unit for unit in named if not any(unit.name in other.name and unit is not other for other in named)]
        return named or [unit for unit in self.units if int(unit.number) in numbers]

    def is_clone_part(self, entry: Entry) -> bool:
        """Whether it is the folder with the units of a clone."""
        if not isinstance(entry, Folder) or entry.name != "units":
            return False
        try:
            return any(isinstance(child, Folder) and FOLDER.fullmatch(child.name) for child in entry.list())
        except Refused:
            return False

    @cached_property
    def tested(self) -> dict[str, frozenset[str]]:
        """The functions that each unit's tests use, by the unit's folder."""
        tested = {}
        for unit in self.units:
            names = set()
            for file in (unit.test_file, unit.hidden_test_file):
                try:
                    names |= unit.tested_names(file)
                except (OSError, SyntaxError, ValueError):
                    continue
            tested[unit.folder] = frozenset(names)
        return tested

    @cached_property
    def _times_tested(self) -> Counter[str]:
        return Counter(name for names in self.tested.values() for name in names)

    def defined_in(self, defined: set[str]) -> list[Unit]:
        """The units that code is certainly for: it defines half of what the tests use, and something that no other
        unit's tests use."""
        return [
            unit
            for unit in self.units
            if (theirs := self.tested[unit.folder] & defined)
            and len(theirs) * 2 >= len(self.tested[unit.folder])
            and any(self._times_tested[name] == 1 for name in theirs)
        ]

    @cached_property
    def given_cells(self) -> set[str]:
        """The cells of the course's own notebooks: they are nobody's work."""
        given: set[str] = set()
        for file in sorted((self.root / "notebooks").glob("*.ipynb")):
            try:
                given |= {cell.strip() for cell in _code_cells(file.read_bytes())}
            except (OSError, Refused):
                continue
        return given


def _short(unit: Unit) -> str:
    return f"{int(unit.number)}_{unit.name}"


def _plain(name: str) -> str:
    return re.sub(r"[ _-]+", "_", unicodedata.normalize("NFKC", name).lower()).strip("_")


def _is_test(name: str) -> bool:
    """Whether a Python file belongs to the kata or to a package, and to no unit's work."""
    name = name.lower()
    return name.startswith("test_") or name.endswith("_test.py") or name in ("conftest.py", "__init__.py", "setup.py")


# The work of one student

IN_UNITS, IN_UNIT_FOLDER, LOOSE = range(3)


@dataclass(frozen=True)
class _Candidate:
    """What may be a unit's work; `rank` is the smaller, the better. `load` reads it, or raises Refused."""

    unit: Unit
    where: str
    rank: tuple[int, ...]
    load: Callable[[], tuple[str, str]]


class _Search:
    """Looks through the work of one student."""

    def __init__(
        self, names: _Names, student: Student, entries: list[Entry], stack: ExitStack, one_file: bool = False
    ) -> None:
        self._names = names
        self._student = student
        self._entries = entries
        self._stack = stack
        self._one_file = one_file
        self._budget = Budget()
        self._ignored: list[Bad] = []
        self._others: Counter[str] = Counter()
        self._parsed = 0
        self._candidates: list[_Candidate] = []
        self._unclear: list[tuple[File, list[Unit], int]] = []
        self._notebooks: list[tuple[File, Unit | None, int]] = []

    def found(self) -> Iterator[Handed | Ignored]:
        """What is taken, unit by unit, then what is not."""
        try:
            # A folder that is the student's is gone through, and is no unit's whatever its name is.
            for entry in self._entries:
                if isinstance(entry, Folder):
                    self._budget.look()
                    self._folder(entry, None, LOOSE, 0, 0)
                else:
                    self._entry(entry, None, LOOSE, 0, 0)
        except Refused as error:
            self._ignore(Bad("", self._entries[0].where, str(error)))
        for file, unit, place in self._notebooks:
            self._notebook(file, unit, place)
        self._settle_unclear()
        for unit in self._names.units:
            yield from self._best(unit)
        yield from self._told()

    def _told(self) -> Iterator[Ignored]:
        for bad in self._ignored[:MOST_TOLD]:
            yield Ignored(_place(bad.where), harmless(bad.reason), self._student)
        where = _place(self._entries[0].where) if self._entries else ""
        if len(self._ignored) > MOST_TOLD:
            yield Ignored(where, f"{len(self._ignored) - MOST_TOLD} more files were left out", self._student)
        if self._others:
            kinds = ", ".join(harmless(kind, longest=20) for kind in sorted(self._others)[:8])
            count = self._others.total()
            files = "1 file is" if count == 1 else f"{count} files are"
            yield Ignored(where, f"{files} neither Python nor a notebook ({kinds})", self._student)

    def _ignore(self, bad: Bad) -> None:
        self._ignored.append(bad)

    def _refuse(self, entry: Entry, reason: object) -> None:
        self._ignore(Bad(entry.name, entry.where, str(reason)))

    def _entry(self, entry: Entry, unit: Unit | None, place: int, archives: int, depth: int) -> None:
        """Takes note of a file, a folder and all that is in it. `unit` is the one whose folder it lies in, `archives`
        are those that it lies in."""
        self._budget.look()
        if isinstance(entry, Bad):
            self._ignore(entry)
        elif isinstance(entry, Folder):
            inside = self._names.numbered(entry.name)
            self._folder(entry, inside or unit, _place_of(entry, inside, place), archives, depth)
        elif is_left_behind(entry.name):
            return
        elif _suffix(entry.name) == ".zip":
            self._archive(entry, unit, place, archives, depth)
        elif _suffix(entry.name) in OTHER_ARCHIVES:
            self._refuse(entry, NO_ZIP)
        elif _suffix(entry.name) == ".py":
            self._python(entry, unit, place)
        elif _suffix(entry.name) == ".ipynb":
            self._notebooks.append((entry, unit, place))
        elif entry.name != "matplotlibrc":  # lies among the course's notebooks
            self._others[_suffix(entry.name) or "no ending"] += 1

    def _folder(self, folder: Folder, unit: Unit | None, place: int, archives: int, depth: int) -> None:
        if depth > DEEPEST_PATH:
            self._refuse(folder, "its path is too long")
            return
        try:
            entries = folder.list()
        except Refused as error:
            self._refuse(folder, error)
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
                    self._folder(entry, None, IN_UNITS, archives, depth)
                elif entry.name not in _CLONE_PARTS:
                    self._entry(entry, None, LOOSE, archives, depth)
            elif _suffix(entry.name) in (".py", ".ipynb", ".zip"):
                self._entry(entry, None, LOOSE, archives, depth)

    def _archive(self, file: File, unit: Unit | None, place: int, archives: int, depth: int) -> None:
        if archives >= MOST_NESTED:
            self._refuse(file, "it lies in too many archives, one in another")
            return
        try:
            inside = in_zip(file, self._stack, self._budget)
        except Refused as error:
            self._refuse(file, error)
            return
        self._folder(inside, self._names.numbered(_stem(file.name)) or unit, place, archives + 1, depth)

    def _python(self, file: File, unit: Unit | None, place: int) -> None:
        named = self._names.certain(_stem(file.name))
        if _is_test(file.name):
            return
        if named is None:
            self._unclear.append((file, [unit] if unit else self._names.hinted(_stem(file.name)), place))
        elif unit and named.unit is not unit:
            self._refuse(file, f"it lies in the folder of {unit.folder} and is not that unit's")
        else:
            rank = (place, 0, -named.copy, file.where.count("/"), not named.exact)
            self._candidates.append(_Candidate(named.unit, file.where, rank, lambda: self._source(file)))

    def _source(self, file: File) -> tuple[str, str]:
        return decoded(file.read(LARGEST_SOURCE, self._budget))

    def _parse_one_more(self) -> None:
        self._parsed += 1
        if self._parsed > MOST_PARSED:
            raise Refused("there are too many files and notebooks that are not named as a unit is")

    def _notebook(self, file: File, unit: Unit | None, place: int) -> None:
        """Takes from a notebook what its cells say, or its name, or the functions in it."""
        named = self._names.certain(_stem(file.name))
        if named and unit and named.unit is not unit:
            self._refuse(file, f"it lies in the folder of {unit.folder} and is not that unit's")
            return
        meant = named.unit if named else unit
        try:
            self._parse_one_more()
            found, reason = _from_notebook(self._names, file.read(LARGEST_NOTEBOOK, self._budget), meant)
        except Refused as error:
            self._refuse(file, error)
            return
        if not found and reason:
            self._refuse(file, reason)
        copy, exact = (named.copy, named.exact) if named else (0, False)
        rank = (place, 1, -copy, file.where.count("/"), not exact)
        for theirs, source, remark in found:
            self._candidates.append(_Candidate(theirs, file.where, rank, lambda got=(source, remark): got))  # type: ignore[misc]

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
                    defined = _defined(self._source(file)[0])
                except Refused as error:
                    self._refuse(file, error)
                    continue
                fits = [unit for unit in units if defined & self._names.tested[unit.folder]]
                if self._one_file and not fits:
                    fits = self._names.defined_in(defined)
            if len(fits) == 1:
                fitting[fits[0]].append((file, place))
            elif hinted:
                self._refuse(file, f"its name is not certain: {hinted[0].folder} is handed in as {hinted[0].name}.py")
            else:
                self._refuse(file, "it is not named as a unit is, and can't be imported either")
        for unit, files in fitting.items():
            for file, place in files:
                if len(files) > 1:
                    self._refuse(
                        file, f"more than one file may be {unit.folder}: the one that counts has to be {unit.name}.py"
                    )
                    continue
                remark = f"It was taken for {unit.folder} by the functions in it; its name should be {unit.name}.py."
                load = _with_remark(lambda file=file: self._source(file), remark)  # type: ignore[misc]
                self._candidates.append(_Candidate(unit, file.where, (place, 2), load))

    def _best(self, unit: Unit) -> Iterator[Handed]:
        """The work for `unit`: the best ranked, but a stub only where there is nothing else."""
        theirs = [candidate for candidate in self._candidates if candidate.unit is unit]
        theirs.sort(key=lambda candidate: _natural(candidate.where), reverse=True)
        theirs.sort(key=lambda candidate: candidate.rank)
        best: tuple[_Candidate, str, str] | None = None
        losers: list[_Candidate] = []
        for candidate in theirs:
            if best and not _is_stub(best[1]):
                losers.append(candidate)
                continue
            try:
                source, remark = candidate.load()
            except Refused as error:
                self._ignore(Bad("", candidate.where, str(error)))
                continue
            if best and _is_stub(source):
                losers.append(candidate)
                continue
            if best:
                losers.append(best[0])
            best = candidate, source, remark
        if best is None:
            return
        where = _place(best[0].where)
        for candidate in losers:
            self._ignore(Bad("", candidate.where, f"{where} was taken for {unit.folder}"))
        yield Handed(self._student, unit, best[1], where, best[2])


def _place_of(folder: Folder, unit: Unit | None, place: int) -> int:
    """How certain the files in a folder are a unit's."""
    if unit is None or (place == IN_UNITS and folder.name == unit.folder):
        return place
    return IN_UNIT_FOLDER


def _with_remark(load: Callable[[], tuple[str, str]], remark: str) -> Callable[[], tuple[str, str]]:
    def loaded() -> tuple[str, str]:
        source, other = load()
        return source, f"{remark} {other}".strip()

    return loaded


def _natural(text: str) -> list[str | int]:
    """For an order in which v10 comes after v2."""
    return [int(part) if number % 2 else part for number, part in enumerate(re.split(r"([0-9]{1,9})", text))]


def _place(where: str) -> str:
    return harmless(where, longest=LONGEST_WHERE)


# Source texts

# As Python looks for it, in one of the first two lines.
_COOKIE = re.compile(r"^([ \t\f]*#.*?coding[:=][ \t]*)([-\w.]+)", re.ASCII)
_BLANK = re.compile(r"^[ \t\f]*(?:#.*)?$")
_BYTE_ORDER_MARKS = (
    (b"\xef\xbb\xbf", "utf-8"),
    (b"\xff\xfe\x00\x00", "utf-32-le"),
    (b"\x00\x00\xfe\xff", "utf-32-be"),
    (b"\xff\xfe", "utf-16-le"),
    (b"\xfe\xff", "utf-16-be"),
)
# No encodings of a file: slow with long texts, or of bytes.
_NO_FILES = ("idna", "punycode", "undefined")


def decoded(data: bytes) -> tuple[str, str]:
    """The source text in `data`, and a remark where its encoding was odd.

    Tried are a byte order mark, UTF-16 without one, the encoding that the file names, UTF-8, and Windows' cp1252.
    What is no text becomes a text that Python refuses, so that it is judged as what it is.
    """
    for mark, encoding in _BYTE_ORDER_MARKS:
        if data.startswith(mark):
            return _decoded_as(data[len(mark) :], encoding, f"It is written in {encoding.upper()}.")
    zeros = [data[start::2].count(0) for start in (0, 1)]
    half = max(1, len(data) // 2)
    if len(data) % 2 == 0 and zeros[0] + zeros[1] and min(zeros) * 20 < half:
        if zeros[1] * 2 > half:
            return _decoded_as(data, "utf-16-le", "It is written in UTF-16-LE, without a mark that says so.")
        if zeros[0] * 2 > half:
            return _decoded_as(data, "utf-16-be", "It is written in UTF-16-BE, without a mark that says so.")
    if 0 in data:
        return _unreadable(data, "utf-8")
    named = _named_encoding(data)
    remark = ""
    if named:
        try:
            return _clean(data.decode(named)), ""
        except (LookupError, UnicodeError, ValueError):
            remark = f"It says that its encoding is {harmless(named, longest=40)}, and it is not. "
    try:
        return _clean(data.decode("utf-8")), remark.strip()
    except UnicodeDecodeError:
        pass
    text = data.decode("cp1252", "replace")
    if sum(char < " " and char not in "\t\n\r\f\x1a" for char in text) * 10 > len(text):
        return _unreadable(data, "utf-8")
    return _clean(text), f"{remark}It is not written in UTF-8: it was read as Windows' cp1252."


def _decoded_as(data: bytes, encoding: str, remark: str) -> tuple[str, str]:
    try:
        text = data.decode(encoding)
    except UnicodeDecodeError:
        return _unreadable(data, encoding)
    if "\0" in text:
        return _unreadable(data, encoding)
    return _clean(text), "" if encoding == "utf-8" else remark


def _unreadable(data: bytes, encoding: str) -> tuple[str, str]:
    return _clean(data.decode(encoding, "replace")), "It is no text: it can't be read as Python."


def _named_encoding(data: bytes) -> str | None:
    for line in re.split(rb"\r\n|\r|\n", data[:2000], maxsplit=2)[:2]:
        text = line.decode("latin-1")
        match = _COOKIE.match(text)
        if match:
            return None if match[2].lower() in _NO_FILES else match[2]
        if not _BLANK.match(text):
            return None
    return None


def _clean(text: str) -> str:
    """The text with newlines, without what UTF-8 and Python's files can't hold, and naming no other encoding."""
    text = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n").replace("\0", "\ufffd")
    text = text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")
    lines = text.split("\n", 2)
    for number, line in enumerate(lines[:2]):
        lines[number] = _COOKIE.sub(r"\g<1>utf-8", line)
        if not _BLANK.match(line):
            break
    return "\n".join(lines)


def _parsed(text: str) -> ast.Module | None:
    """The syntax tree; None where there is none, or it is nested deeper than any that people write."""
    try:
        with warnings.catch_warnings(action="ignore"):
            return ast.parse(text)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return None


def _is_stub(text: str) -> bool:
    try:
        return is_stub(text)
    except (RecursionError, MemoryError):
        return False


def _defined(text: str) -> set[str]:
    """The functions that a source text defines, by a look at its lines where it can't be parsed."""
    tree = _parsed(text)
    if tree is None:
        return set(re.findall(r"^(?:async +)?def +(\w+)", text, re.MULTILINE))
    return {name for node in tree.body for name in _functions_of(node)}


def _functions_of(node: ast.stmt) -> list[str]:
    """The names that a statement gives to functions: by def or class, by a lambda, or by another name of one."""
    if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
        return [node.name]
    if isinstance(node, ast.Assign) and isinstance(node.value, (ast.Lambda, ast.Name)):
        return [target.id for target in node.targets if isinstance(target, ast.Name)]
    return []


# Notebooks


def _code_cells(data: bytes) -> list[str]:
    """The texts of a notebook's code cells. Raises Refused where it is no notebook."""
    try:
        notebook = json.loads(data)
        if "cells" in notebook:
            cells = notebook["cells"]
        else:  # the format before 2014
            cells = [cell for sheet in notebook["worksheets"] for cell in sheet["cells"]]
        codes = [cell for cell in cells if cell["cell_type"] == "code"]
        sources = [cell["source"] if "source" in cell else cell["input"] for cell in codes]
        texts = [source if isinstance(source, str) else "".join(source) for source in sources]
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
        raise Refused("it is no notebook, or a broken one") from error
    if sum(len(text) + 1 for text in texts) > LARGEST_SOURCE:
        raise Refused(f"the code in it is larger than {in_words(LARGEST_SOURCE)}")
    return [text.replace("\r\n", "\n").replace("\r", "\n") for text in texts]


def _from_notebook(names: _Names, data: bytes, meant: Unit | None) -> tuple[list[tuple[Unit, str, str]], str]:
    """The units' source texts in a notebook, each with a remark, and why there are none: empty for one of the course's.

    A cell that starts with %%kata is its unit's work as it stands: so it was judged in the notebook, too. Else the work
    is in the cells that define the functions: of the unit that the notebook is named for, or of those that the
    functions are certainly for.
    """
    cells = [(number, cell) for number, cell in enumerate(_code_cells(data), 1) if cell.strip()]
    if all(cell.strip() in names.given_cells for _, cell in cells):
        return [], ""
    own: dict[Unit, tuple[str, str]] = {}
    unknown = ""
    for number, cell in cells:
        unit, body = _kata_cell(names, cell)
        if unit and cell.strip() not in names.given_cells:
            own[unit] = body, f"It is cell {number} of the notebook."
        elif body and not unit:
            unknown = body
    found = [(unit, _clean(body), remark) for unit, (body, remark) in own.items()]
    if meant in own:
        return found, ""
    code = _Code(cells)
    defined = code.functions_but(names.given_cells)
    units = [meant] if meant else [unit for unit in names.defined_in(defined) if unit not in own]
    for unit in units:
        tested = names.tested[unit.folder]
        if defined & tested:
            found.append(
                (unit, _clean(code.for_functions(tested)), "It was put together from the cells of a notebook.")
            )
    if meant:
        wanted = ", ".join(sorted(names.tested[meant.folder])[:4])
        return found, f"it defines no function that {meant.folder} asks for, such as {wanted}"
    return found, unknown or "none of its cells says which unit it is for, as %%kata 04 does, and its name does not"


_WRITE_FILE = re.compile(r"%%(?:writefile|file)[ \t]+(?:[^ \t]*[/\\])?([^ \t/\\]+)\.py[ \t]*")


def _kata_cell(names: _Names, cell: str) -> tuple[Unit | None, str]:
    """The unit that a cell is for by its first line, and the rest of it; without a unit, why there is none, or
    nothing."""
    first, _, body = cell.lstrip("\n").partition("\n")
    written = _WRITE_FILE.fullmatch(first)
    if written:
        named = names.certain(written[1])
        return (named.unit, body) if named else (None, "")
    magic, _, line = first.partition(" ")
    if magic.strip() != "%%kata":
        return None, ""
    try:
        words = [word for word in shlex.split(line) if not word.startswith("-")]
        if len(words) != 1 or len(words[0]) > LONGEST_NAME or re.search(r"[/\\]", words[0]):
            raise KataError("it takes one unit")
        folder = find_unit(names.root, words[0]).folder
        return next(unit for unit in names.units if unit.folder == folder), body
    except (KataError, ValueError) as error:
        return None, f"{first} can't be understood: {str(error).splitlines()[0]}"


# Magics whose cell is Python all the same.
_OF_PYTHON = re.compile(r"%%(?:time|capture|prun)\b")
_MAGIC = re.compile(r"^([ \t]*)((?:[\w(\[][\w.\[\]() ,]*=[ \t]*)?)((?:[%!?]|\w[\w.]*\?{1,2}[ \t]*$).*)$", re.MULTILINE)


def _without_magics(cell: str) -> str:
    """The cell as Python: what only a notebook understands is a comment, and every line stays where it is."""
    if cell.lstrip("\n").startswith("%%"):
        if not _OF_PYTHON.match(cell.lstrip("\n")):
            return "\n".join(f"# {line}" for line in cell.split("\n"))
        cell = re.sub(r"^(\n*)%%", r"\1# %%", cell)
    if _parsed(cell) is not None:
        return cell
    return _MAGIC.sub(lambda match: f"{match[1]}{match[2] + 'None' if match[2] else 'pass'}  # {match[3]}", cell)


@dataclass(frozen=True)
class _Statement:
    """A statement at the top level of a notebook's code: its lines in the joined text, and the cell's number."""

    node: ast.stmt
    first: int
    last: int
    cell: str


class _Code:
    """The code cells of a notebook as one text, of which parts can be taken."""

    def __init__(self, cells: list[tuple[int, str]]) -> None:
        # The first line is kept free: an import from __future__ has to stand before all else.
        self._lines = [""]
        self._statements: list[_Statement] = []
        self._broken: list[tuple[str, int, int]] = []
        for number, cell in cells:
            self._lines.append(f"# cell {number}")
            text = _without_magics(cell)
            start = len(self._lines)
            self._lines += text.split("\n")
            tree = _parsed(text)
            if tree is None:
                self._broken.append((cell, start, len(self._lines)))
                continue
            for node in tree.body:
                decorators = getattr(node, "decorator_list", [])
                first = min([node.lineno, *(decorator.lineno for decorator in decorators)])
                self._statements.append(
                    _Statement(node, start + first - 1, start + (node.end_lineno or node.lineno), cell)
                )

    def functions_but(self, given: set[str]) -> set[str]:
        """The functions that are defined in cells other than the `given` ones; in a cell that is no Python, too."""
        names = {
            name for statement in self._statements for name in _functions_of(statement.node)
            if statement.cell.strip() not in given
        }  # fmt: skip
        return names | {name for cell, _, _ in self._broken for name in _defined(cell)}

    def for_functions(self, wanted: Iterable[str]) -> str:
        """The functions `wanted` with all that they need: imports, other functions, and what their data are made of.

        All else, such as plots and trials, is left out, for it would have to work where the notebook is not. Where one
        of the wanted functions stands in a cell that is no Python, so does what comes out. Lines keep their numbers.
        """
        made: dict[str, list[_Statement]] = defaultdict(list)
        data: set[str] = set()
        for statement in self._statements:
            names = _bound(statement.node)
            if isinstance(statement.node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)) or not names:
                pass
            elif not isinstance(statement.node, (ast.Import, ast.ImportFrom)):
                data |= names
            for name in names:
                made[name].append(statement)
        for statement in self._statements:
            for name in _changed(statement.node) & data:
                made[name].append(statement)
        kept: set[_Statement] = set()
        todo = list(wanted)
        seen = set(todo)
        while todo:
            for statement in made.get(todo.pop(), []):
                if statement not in kept:
                    kept.add(statement)
                    new = self._needed(statement) - seen
                    seen |= new
                    todo += new
        if any(name not in made and not hasattr(builtins, name) for name in seen):
            kept |= {statement for statement in self._statements if _imports_all(statement.node)}
        return self._text(kept, set(wanted))

    def _text(self, kept: set[_Statement], wanted: set[str]) -> str:
        lines = [line if line.startswith("# cell ") else "" for line in self._lines]
        future = []
        for statement in kept:
            lines[statement.first : statement.last] = self._lines[statement.first : statement.last]
        for statement in self._statements:
            if isinstance(statement.node, ast.ImportFrom) and statement.node.module == "__future__":
                future.append(ast.unparse(statement.node))
                lines[statement.first : statement.last] = [""] * (statement.last - statement.first)
        lines[0] = "; ".join(dict.fromkeys(future))
        for cell, first, last in self._broken:
            if _defined(cell) & wanted:
                lines[first:last] = self._lines[first:last]
        return "\n".join(lines) + "\n"

    def _needed(self, statement: _Statement) -> set[str]:
        """The names that a statement looks up outside of itself."""
        text = "\n".join(self._lines[statement.first : statement.last])
        try:
            with warnings.catch_warnings(action="ignore"):
                table = symtable.symtable(text, "cell", "exec")
        except (SyntaxError, ValueError, RecursionError, MemoryError):
            return {node.id for node in ast.walk(statement.node) if isinstance(node, ast.Name)}
        names = {symbol.get_name() for symbol in table.get_symbols() if symbol.is_referenced()}
        tables = table.get_children()
        while tables:
            inner = tables.pop()
            names |= {symbol.get_name() for symbol in inner.get_symbols() if symbol.is_global()}
            tables += inner.get_children()
        return names


def _bound(node: ast.stmt) -> set[str]:
    """The names that a statement at the top level makes."""
    if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
        return {node.name}
    if isinstance(node, ast.Expr) or _is_main(node):
        return set()
    names = set()
    for child in ast.walk(node):
        if isinstance(child, ast.Name) and isinstance(child.ctx, ast.Store):
            names.add(child.id)
        elif isinstance(child, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            names.add(child.name)
        elif isinstance(child, ast.alias):
            names.add(child.asname or child.name.partition(".")[0])
    return names


def _changed(node: ast.stmt) -> set[str]:
    """The names whose values a statement may change: table[key] = value, table.update(more)."""
    if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)) or _is_main(node):
        return set()
    changed: list[ast.expr] = []
    for child in ast.walk(node):
        if isinstance(child, (ast.Subscript, ast.Attribute)) and not isinstance(child.ctx, ast.Load):
            changed.append(child)
        elif isinstance(child, ast.Expr) and isinstance(child.value, ast.Call):
            changed.append(child.value.func)
    names = set()
    for place in changed:
        inner: ast.expr = place
        while isinstance(inner, (ast.Subscript, ast.Attribute)):
            inner = inner.value
        if isinstance(inner, ast.Name) and inner is not place:
            names.add(inner.id)
    return names


def _is_main(node: ast.stmt) -> bool:
    return isinstance(node, ast.If) and "__name__" in {
        name.id for name in ast.walk(node.test) if isinstance(name, ast.Name)
    }


def _imports_all(node: ast.stmt) -> bool:
    return isinstance(node, ast.ImportFrom) and any(alias.name == "*" for alias in node.names)
