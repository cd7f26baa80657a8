"""Folders and zips of unknown origin, read alike and without unpacking: nothing in them is believed.

What can't be taken is told and never ends the reading: links, devices, paths that lead out, files packed in a way that
no ordinary program packs them.
"""

from __future__ import annotations

import os
import re
import stat
import tempfile
import zipfile
import zlib
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from functools import partial
from itertools import islice, pairwise
from pathlib import Path
from typing import IO, Any

MEGABYTE = 1024 * 1024
# Of one student: files looked at, bytes read, and archives inside archives. A clone has some hundred files.
MOST_FILES = 20_000
MOST_BYTES = 64 * MEGABYTE
MOST_NESTED = 3
# An archive inside another is copied to be read.
LARGEST_ARCHIVE = 32 * MEGABYTE
# The list of the files in an archive, which is read at once.
LARGEST_LIST = 4 * MEGABYTE
# The same for what an instructor hands over: an export of a whole class.
MOST_FILES_OF_A_CLASS = 400_000
LARGEST_LIST_OF_A_CLASS = 64 * MEGABYTE
# Programs pack to a fifth, endless repetition to a thousandth. Small files may be anything.
LARGEST_RATIO = 200
RATIO_MATTERS_FROM = MEGABYTE
LONGEST_PATH = 1000
DEEPEST_PATH = 30

# What tools leave behind, and what systems do: none of it is work, so none is told.
_LEFT_BEHIND = frozenset(
    ["__pycache__", "__macosx", "node_modules", "site-packages", "venv", "env", "thumbs.db", "desktop.ini"]
)


# Other kinds are told, and not read.
OTHER_ARCHIVES = (".7z", ".rar", ".tar", ".tgz", ".gz", ".bz2", ".tbz2", ".xz", ".txz", ".zst")


class Refused(Exception):
    """Something that is not taken; the message says why."""


class Budget:
    """What may still be read of one student's work."""

    def __init__(self, files: int = MOST_FILES, size: int = MOST_BYTES) -> None:
        self._files = files
        self._size = size

    def look(self) -> None:
        """One more file or folder is looked at. Raises Refused where it is one too many."""
        self._files -= 1
        if self._files < 0:
            raise Refused("there are too many files: what comes after this one was not looked at")

    def read(self, size: int) -> None:
        """So many more bytes are read. Raises Refused where they are too many."""
        self._size -= size
        if self._size < 0:
            raise Refused("too much has been read of this student's files already")


@dataclass(frozen=True)
class File:
    """A file: its name, where it lies as a text that may be hostile, a way to open it, and whether that is in an
    archive."""

    name: str
    where: str
    open: Callable[[], IO[bytes]]
    is_packed: bool = False

    def read(self, most: int, budget: Budget) -> bytes:
        """What is in it. Raises Refused for more than `most` bytes, and for what can't be read."""
        try:
            with self.open() as file:
                data = file.read(most + 1)
        except Refused:
            raise
        except _BROKEN as error:
            raise Refused(f"it can't be read ({_reason(error)})") from error
        budget.read(len(data))
        if len(data) > most:
            raise Refused(f"it is larger than {in_words(most)}")
        return data


@dataclass(frozen=True)
class Folder:
    """A folder: its name, where it lies, and a way to list it."""

    name: str
    where: str
    list: Callable[[], list[File | Folder | Bad]]


@dataclass(frozen=True)
class Bad:
    """What is not taken, and why."""

    name: str
    where: str
    reason: str


Entry = File | Folder | Bad

# What reading a broken archive, or a file that is gone by now, may raise.
_BROKEN = (zipfile.BadZipFile, zlib.error, OSError, EOFError, ValueError, RuntimeError, OverflowError)


def in_words(size: int) -> str:
    """A number of bytes for people: 256 KB, 32 MB."""
    return f"{size // MEGABYTE} MB" if size >= MEGABYTE else f"{size // 1024} KB"


def is_left_behind(name: str) -> bool:
    """Whether a file or folder of this name was made by a tool or a system: .git, .venv, __pycache__, ._kind.py."""
    return name.startswith(".") or name.lower() in _LEFT_BEHIND


def on_disk(path: Path, where: str, most: int = MOST_FILES) -> Folder:
    """The folder at `path`; listing it raises Refused for more than `most` files. Links in it are not followed."""
    return Folder(path.name, where, lambda: _listed(path, where, most))


def file_on_disk(path: Path, where: str) -> File:
    """The file at `path`."""
    return File(path.name, where, lambda: _opened(path))


def _listed(path: Path, where: str, most: int) -> list[Entry]:
    found: list[Entry] = []
    try:
        with os.scandir(path) as entries:
            listed = list(islice(entries, most + 1))
    except OSError as error:
        raise Refused(f"it can't be opened ({_reason(error)})") from error
    if len(listed) > most:
        raise Refused(f"it holds more than {most} files")
    for entry in sorted(listed, key=lambda entry: entry.name):
        if is_left_behind(entry.name):
            continue
        inside = f"{where}/{entry.name}"
        if entry.is_symlink():
            found.append(Bad(entry.name, inside, "it is a link: hand in the file itself"))
        elif entry.is_dir(follow_symlinks=False):
            found.append(on_disk(Path(entry.path), inside))
        elif entry.is_file(follow_symlinks=False):
            found.append(file_on_disk(Path(entry.path), inside))
        else:
            found.append(Bad(entry.name, inside, "it is neither a file nor a folder"))
    return found


def _opened(path: Path) -> IO[bytes]:
    """The open file; whatever took its place since it was listed is not waited for."""
    flags = os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
    number = os.open(path, flags)
    if not stat.S_ISREG(os.fstat(number).st_mode):
        os.close(number)
        raise Refused("it is no file any more")
    return open(number, "rb")


class _WithShortReads:
    """A file that refuses to hand out more than `most` bytes at once: as many as the list of an archive has."""

    def __init__(self, file: IO[bytes], most: int) -> None:
        self._file = file
        self._most = most
        self.seek = file.seek
        self.tell = file.tell
        self.seekable = file.seekable

    def read(self, size: int = -1) -> bytes:
        """As of any file. Raises Refused where too much is asked for."""
        data = self._file.read(min(size if size >= 0 else self._most + 1, self._most + 1))
        if len(data) > self._most:
            raise Refused(f"the list of its files is longer than {in_words(self._most)}")
        return data


def in_zip(file: File, stack: ExitStack, budget: Budget | None = None) -> Folder:
    """What the zip `file` holds, as a folder that can be read until `stack` ends.

    Without a `budget` it is the export of a class. An archive inside another is copied to a file that has no name.
    Raises Refused where it can't be read as a whole.
    """
    most, longest = (MOST_FILES, LARGEST_LIST) if budget else (MOST_FILES_OF_A_CLASS, LARGEST_LIST_OF_A_CLASS)
    try:
        opened: IO[bytes] = stack.enter_context(file.open())
        if file.is_packed:
            opened = _copied(opened, stack, budget or Budget())
        archive = stack.enter_context(zipfile.ZipFile(_WithShortReads(opened, longest)))
        infos = archive.infolist()
    except Refused:
        raise
    except NotImplementedError as error:
        raise Refused("it is packed in a way that is not known here: hand in an ordinary zip") from error
    except _BROKEN as error:
        raise Refused(f"it is no zip, or a broken one ({_reason(error)})") from error
    if len(infos) > most:
        raise Refused(f"it holds more than {most} files")
    _check_overlaps(infos, archive.start_dir)
    return _as_folder(archive, infos, file)


def _copied(opened: IO[bytes], stack: ExitStack, budget: Budget) -> IO[bytes]:
    copy = stack.enter_context(tempfile.TemporaryFile())  # noqa: SIM115
    left = LARGEST_ARCHIVE
    while part := opened.read(min(MEGABYTE, left + 1)):
        left -= len(part)
        if left < 0:
            raise Refused(f"it is larger than {in_words(LARGEST_ARCHIVE)}, and lies inside another archive")
        budget.read(len(part))
        copy.write(part)
    copy.seek(0)
    return copy


def _check_overlaps(infos: list[zipfile.ZipInfo], end: int) -> None:
    """Raises Refused where two files share bytes: each has a header of 30 bytes at the least before its own."""
    places = sorted((info.header_offset, info.compress_size) for info in infos)
    for (start, size), (after, _) in pairwise([*places, (end, 0)]):
        if start + 30 + size > after:
            raise Refused("its files overlap, as in no zip that an ordinary program makes")


def _as_folder(archive: zipfile.ZipFile, infos: list[zipfile.ZipInfo], file: File) -> Folder:
    bad: list[Bad] = []
    tree: dict[str, Any] = {}
    paths = [_path(info) for info in infos]
    in_parts = [tuple(part for part in path.split("/") if part not in ("", ".")) for path in paths]
    times = Counter(in_parts)
    for info, path, parts in zip(infos, paths, in_parts, strict=True):
        if any(part != ".." and is_left_behind(part) for part in parts):
            continue
        name = parts[-1] if parts else ""
        reason = _reason_against(info, path, parts, times[parts])
        if reason:
            bad.append(Bad(name, f"{file.where}/{path}", reason))
        elif not _put(tree, parts, None if path.endswith("/") else info):
            bad.append(
                Bad(name, f"{file.where}/{path}", "the archive has a file and a folder of this name: pack it anew")
            )
    return _folder_of(archive, file.name, file.where, tree, bad)


def _path(info: zipfile.ZipInfo) -> str:
    """The path in an archive, with slashes, as the one who packed it had it."""
    path = info.orig_filename
    if not info.flag_bits & 0x800:
        # Without the mark for UTF-8 the name was read in the characters of DOS; most programs write UTF-8 all the same.
        try:
            path = path.encode("cp437").decode("utf-8")
        except UnicodeError:
            path = info.orig_filename
    return path.replace("\\", "/")


def _reason_against(info: zipfile.ZipInfo, path: str, parts: tuple[str, ...], times: int) -> str:
    """Why a file in an archive is not taken; empty where it is."""
    kind = stat.S_IFMT(info.external_attr >> 16)
    if path.startswith("/") or re.match("[A-Za-z]:", path) or ".." in parts or "\0" in path or not parts:
        return "its path leads out of the archive"
    if len(path) > LONGEST_PATH or len(parts) > DEEPEST_PATH:
        return "its path is too long"
    if kind == stat.S_IFLNK:
        return "it is a link: hand in the file itself"
    if kind not in (0, stat.S_IFREG, stat.S_IFDIR):
        return "it is neither a file nor a folder"
    if path.endswith("/"):
        return ""
    if times > 1:
        return "the archive has more than one file of this name: pack it anew"
    if info.flag_bits & 1:
        return "it is encrypted: hand it in without a password"
    if info.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
        return "it is packed in a way that is not known here: hand in an ordinary zip"
    return ""


def _put(tree: dict[str, Any], parts: tuple[str, ...], leaf: zipfile.ZipInfo | None) -> bool:
    """Puts a file, or with None a folder, into the tree. False where a file stands where a folder has to be, or the
    other way round."""
    folders = parts if leaf is None else parts[:-1]
    for part in folders:
        tree = tree.setdefault(part, {})
        if not isinstance(tree, dict):
            return False
    return leaf is None or tree.setdefault(parts[-1], leaf) is leaf


def _folder_of(
    archive: zipfile.ZipFile, name: str, where: str, tree: dict[str, Any], bad: list[Bad] | None = None
) -> Folder:
    def listed() -> Iterator[Entry]:
        for child, inside in sorted(tree.items()):
            if isinstance(inside, dict):
                yield _folder_of(archive, child, f"{where}/{child}", inside)
            else:
                yield File(child, f"{where}/{child}", partial(_unpacked, archive, inside), is_packed=True)
        yield from bad or []

    return Folder(name, where, lambda: list(listed()))


def _unpacked(archive: zipfile.ZipFile, info: zipfile.ZipInfo) -> IO[bytes]:
    if info.file_size > max(RATIO_MATTERS_FROM, LARGEST_RATIO * info.compress_size):
        raise Refused(f"it is packed to less than a {LARGEST_RATIO}th, as no program or notebook is")
    return archive.open(info)


def _reason(error: BaseException) -> str:
    """What an error says, without a path: the path stands beside it."""
    if isinstance(error, OSError) and error.strerror:
        return error.strerror.lower()
    return str(error) or type(error).__name__
