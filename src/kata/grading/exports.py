"""Who is who: the forms in which a class hands in, such as the exports of Moodle, Canvas and Gradescope, and the
students with their keys."""

from __future__ import annotations

import hashlib
import json
import re
import unicodedata
from collections import defaultdict
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

from kata.errors import KataError
from kata.grading.archives import (
    MEGABYTE,
    MOST_FILES_OF_A_CLASS,
    OTHER_ARCHIVES,
    Bad,
    Entry,
    File,
    Folder,
    Refused,
    file_on_disk,
    in_words,
    in_zip,
    on_disk,
)
from kata.grading.grades import Student
from kata.grading.harmless import harmless
from kata.grading.unit_names import UnitNames, stem, suffix

LARGEST_METADATA = 256 * MEGABYTE
LONGEST_NAME = 100

# Without a project's own list: the names under which a clone or a download of it comes.
_CLONE = re.compile(r"poker-kata(-main|-master)?( ?\(\d+\))?", re.IGNORECASE)


class _Person(NamedTuple):
    """Who a student is, as the folder or the export says it."""

    name: str
    id: str = ""
    email: str = ""


@dataclass
class Class:
    """What was recognised: its form in words, the files of each student, and what is nobody's.

    `one_file` says that all of it is one file, which an instructor has pointed at.
    """

    form: str
    work: dict[_Person, list[Entry]]
    strays: list[Bad] = field(default_factory=list)
    one_file: bool = False

    def by_student(self) -> list[tuple[Student, list[Entry]]]:
        """Each student with what is there of the work, in the order of the keys."""
        work = [(_student(person), entries) for person, entries in self.work.items()]
        return sorted(work, key=lambda work: work[0].key)


def read_class(names: UnitNames, path: Path, where: str, stack: ExitStack) -> Class:
    """The class, or the one student, whose work lies at `path`, which is told as `where`; a zip is open until `stack`
    ends.

    Raises Refused where it is nothing that can be read, and KataError where there is nothing at all.
    """
    place = path.resolve()
    kind = path.suffix.lower()
    if path.is_dir():
        top = on_disk(place, where, MOST_FILES_OF_A_CLASS)
        people = _people_beside(path)
        if people:
            return Class("one student's work", {person: [top] for person in people})
        return _recognised(names, top, where)
    if not path.is_file():
        raise KataError(f"There is no folder and no file {path}.")
    file = file_on_disk(place, where)
    if kind in (".py", ".ipynb"):
        return Class("one student's file", {_person(path.stem): [file]}, one_file=True)
    if kind == ".zip":
        return _recognised(names, in_zip(file, stack), path.stem)
    if kind in OTHER_ARCHIVES:
        raise Refused("only zips are read. Unpack it, and give the folder")
    raise Refused("it is no folder, no zip, no .py and no .ipynb")


def _recognised(names: UnitNames, top: Folder, name: str) -> Class:
    """Which form the folder `top` has, and whose its files are; `name` is the student, where it is one's work."""
    while True:
        entries = top.list()
        found = _gradescope(entries) or _moodle(entries) or _canvas(entries)
        if found:
            return found
        if _is_own_work(names, entries):
            return Class("one student's work", {_person(name): [top]})
        parts = [entry for entry in entries if _is_part(entry)]
        if len(parts) != 1 or not isinstance(parts[0], Folder):
            return _folders(entries)
        inner = parts[0]
        inside = inner.list()
        if _is_own_work(names, inside):
            if _CLONE.fullmatch(inner.name):
                return Class("one student's work", {_person(name): [inner]})
            return _folders(entries)
        # One folder in which all lie, as in most zips; or a class of one.
        several = sum(isinstance(entry, Folder) or suffix(entry.name) == ".zip" for entry in inside) > 1
        if not (several or inner.name == name or _gradescope(inside) or _moodle(inside) or _canvas(inside)):
            return _folders(entries)
        top = inner


def _is_part(entry: Entry) -> bool:
    """Whether it may hold somebody's work."""
    return isinstance(entry, Folder) or suffix(entry.name) in (".py", ".ipynb", ".zip", *OTHER_ARCHIVES)


def _is_own_work(names: UnitNames, entries: list[Entry]) -> bool:
    """Whether these lie in the folder of one student: units by name, the folders of a clone, or nothing but files.

    A file of a unit that lies beside the folders of several students is only a stray.
    """
    parts = [entry for entry in entries if _is_part(entry)]
    if parts and all(suffix(entry.name) in (".py", ".ipynb") and isinstance(entry, File) for entry in parts):
        return True
    folders = [entry for entry in entries if isinstance(entry, Folder)]
    if any(names.is_clone_part(folder) for folder in folders):
        return True
    units = [folder for folder in folders if names.numbered(folder.name) is not None]
    files = [entry for entry in entries if isinstance(entry, File) and suffix(entry.name) in (".py", ".ipynb")]
    if not units and not any(names.certain(stem(file.name)) is not None for file in files):
        return False
    others = (folder for folder in folders if folder not in units)
    return len(list(islice(filter(partial(_holds_work, names), others), 2))) < 2


def _holds_work(names: UnitNames, folder: Folder) -> bool:
    try:
        return _is_own_work(names, folder.list())
    except Refused:
        return False


def _folders(entries: list[Entry]) -> Class:
    """A folder or an archive for each student."""
    work: dict[_Person, list[Entry]] = defaultdict(list)
    strays: list[Bad] = []
    for entry in entries:
        if isinstance(entry, Bad):
            strays.append(entry)
        elif isinstance(entry, Folder):
            if not _has_grades(entry):
                work[_person(entry.name)] += [entry]
        elif suffix(entry.name) in (".zip", *OTHER_ARCHIVES):
            work[_person(stem(entry.name))] += [entry]
        else:
            strays.append(Bad(entry.name, entry.where, "it lies in no student's folder: put it into one"))
    return Class("a folder for each student", dict(work), strays)


def _has_grades(folder: Folder) -> bool:
    """Whether it is the folder that a class was graded into, kept beside those of the students."""
    try:
        return any(entry.name == "gradebook.sqlite" for entry in folder.list())
    except Refused:
        return False


# The full name, in which Moodle has no underscore, and the number of the participant, by which its grading worksheet
# knows the student; a group without a number is the one of those who are in none.
_MOODLE = re.compile(
    r"(?P<name>.*?)(?:_(?P<id>\d+))?_assignsubmission_(?P<kind>[a-z0-9]+)(?:_(?P<file>.*))?", re.DOTALL
)


def _moodle(entries: list[Entry]) -> Class | None:
    """The export of Moodle, with folders or without: Kim Doe_123_assignsubmission_file_/kind.py."""
    work: dict[_Person, list[Entry]] = defaultdict(list)
    strays: list[Bad] = []
    for entry in entries:
        match = _MOODLE.fullmatch(entry.name)
        if match is None:
            strays.append(Bad(entry.name, entry.where, "its name is not one that Moodle gives"))
            continue
        theirs = work[_person(match["name"], f"Participant {match['id']}" if match["id"] else "")]
        if match["kind"] != "file":
            theirs.append(Bad(entry.name, entry.where, "it was typed into Moodle, not handed in as a file"))
        elif isinstance(entry, Folder):
            theirs.append(entry)
        else:
            theirs.append(replace(entry, name=match["file"] or ""))
    return Class("a Moodle export", dict(work), strays) if _is_most(work, strays, entries) else None


# The name without spaces, whether it was late, the user's number and the file's; anonymous ones have no name.
_CANVAS = re.compile(
    r"(?:(?P<name>\w+?)_)??(?:LATE_)?(?P<id>\d+|anon_[^\W_]+)_(?:(?P<number>\d+)_(?P<file>.+)|(?P<page>text|link)\.html)",
    re.DOTALL,
)


def _canvas(entries: list[Entry]) -> Class | None:
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
    return Class("a Canvas export", dict(work), strays) if _is_most(work, strays, entries) else None


def _is_most(work: dict[_Person, list[Entry]], strays: list[Bad], entries: list[Entry]) -> bool:
    """Whether more of the entries have a name of that system than may be somebody's work under another name."""
    unknown = {stray.name for stray in strays}
    others = sum(_is_part(entry) for entry in entries if entry.name in unknown)
    return sum(map(len, work.values())) > others


def _gradescope(entries: list[Entry]) -> Class | None:
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
    return Class("a Gradescope export", dict(work), strays)


def _submitters(metadata: File) -> dict[str, list[_Person]]:
    """Who handed in each of the submissions. Raises Refused where the file can't be read."""
    found: dict[str, dict[str, dict[str, str]]] = defaultdict(lambda: defaultdict(dict))
    for path, value in _values(metadata):
        if len(path) == 4 and path[1] == ":submitters":
            found[path[0]][path[2]][path[3]] = value
    return {
        name: [
            _person(
                values.get(":name", "") or values.get(":email", "") or name,
                values.get(":sid", ""),
                values.get(":email", ""),
            )
            for values in submitters.values()
        ]
        for name, submitters in found.items()
    }


def _values(metadata: File) -> Iterator[tuple[list[str], str]]:
    """The texts in a YAML file, each with the keys and the numbers that lead to it. Raises Refused where it can't be
    read.

    Gradescope's holds all results of all submissions, too: it is read as a stream, and nothing in it becomes an object.
    """
    try:
        import yaml
    except ImportError as error:
        raise KataError("To read an export of Gradescope: pip install 'poker-kata[grading]'") from error
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    # Of each collection that is open: whether it is a mapping, and the key or the number of what comes next.
    collections: list[tuple[bool, Any]] = []
    try:
        with metadata.open() as file:
            for event in yaml.parse(_Limited(file), Loader=loader):
                if isinstance(event, yaml.CollectionStartEvent):
                    is_mapping = isinstance(event, yaml.MappingStartEvent)
                    collections.append((is_mapping, None if is_mapping else 0))
                    continue
                if isinstance(event, yaml.ScalarEvent):
                    if collections and collections[-1] == (True, None):
                        collections[-1] = True, event.value
                        continue
                    yield [str(key) for _, key in collections], event.value
                elif isinstance(event, yaml.CollectionEndEvent):
                    collections.pop()
                elif not isinstance(event, yaml.AliasEvent):
                    continue
                # A value has ended.
                if collections:
                    is_mapping, key = collections[-1]
                    collections[-1] = is_mapping, None if is_mapping else key + 1
    except (yaml.YAMLError, OSError, ValueError, EOFError, RecursionError) as error:
        raise Refused(f"{metadata.name} can't be read ({harmless(str(error))})") from error


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
    for text, longest in ((person.name, 40), (person.id.removeprefix("Participant "), 20)):
        plain = unicodedata.normalize("NFKD", text).lower().translate(_LETTERS)
        plain = "".join(char for char in plain if not unicodedata.combining(char))
        slugs.append(re.sub(r"[^a-z0-9]+", "-", plain)[:longest].strip("-"))
    slug = "-".join(filter(None, slugs))
    if person == _Person(slug) and not _WINDOWS_KEEPS.fullmatch(slug) and not re.search("-[0-9a-f]{10}$", slug):
        return slug
    digest = hashlib.sha256("\0".join(person).encode("utf-8", "surrogatepass")).hexdigest()[:10]
    return f"{slug or 'student'}-{digest}"
