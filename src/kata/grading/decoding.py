"""Source texts: read from bytes in whatever encoding, and looked into as far as they can be parsed."""

from __future__ import annotations

import ast
import codecs
import re
import warnings
from typing import NamedTuple

from kata.grading.harmless import harmless

LARGEST_SOURCE = 256 * 1024

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


class Source(NamedTuple):
    """A source text, and what was odd about it, empty where nothing was."""

    text: str
    remark: str = ""


def decoded(data: bytes) -> Source:
    """The source text in `data`, with a remark where its encoding was odd.

    Tried are a byte order mark, UTF-16 without one, the encoding that the file names, UTF-8, and Windows' cp1252.
    What is no text becomes a text that Python refuses, so that it is judged as what it is.
    """
    for mark, encoding in _BYTE_ORDER_MARKS:
        if data.startswith(mark):
            remark = "" if encoding == "utf-8" else f"It is written in {encoding.upper()}."
            return _decoded_as(data[len(mark) :], encoding, remark)
    if unmarked := _utf_16_without_a_mark(data):
        return _decoded_as(data, unmarked, f"It is written in {unmarked.upper()}, without a mark that says so.")
    if 0 in data:
        return _unreadable(data, "utf-8")
    named = _named_encoding(data)
    remark = ""
    if named:
        try:
            return Source(clean(data.decode(named)))
        except (LookupError, ValueError):
            remark = f"It says that its encoding is {harmless(named, longest=40)}, and it is not. "
    try:
        return Source(clean(data.decode("utf-8")), remark.strip())
    except UnicodeDecodeError:
        pass
    text = data.decode("cp1252", "replace")
    if sum(char < " " and char not in "\t\n\r\f\x1a" for char in text) * 10 > len(text):
        return _unreadable(data, "utf-8")
    return Source(clean(text), f"{remark}It is not written in UTF-8: it was read as Windows' cp1252.")


def _decoded_as(data: bytes, encoding: str, remark: str) -> Source:
    try:
        text = data.decode(encoding)
    except UnicodeDecodeError:
        return _unreadable(data, encoding)
    if "\0" in text:
        return _unreadable(data, encoding)
    return Source(clean(text), remark)


def _unreadable(data: bytes, encoding: str) -> Source:
    return Source(clean(data.decode(encoding, "replace")), "It is no text: it can't be read as Python.")


def _utf_16_without_a_mark(data: bytes) -> str | None:
    """Which UTF-16 it must be, by the zeros that all of its Latin letters have on the same side."""
    zeros = [data[start::2].count(0) for start in (0, 1)]
    half = max(1, len(data) // 2)
    if len(data) % 2 or min(zeros) * 20 >= half or max(zeros) * 2 <= half:
        return None
    return "utf-16-le" if zeros[1] > zeros[0] else "utf-16-be"


def _named_encoding(data: bytes) -> str | None:
    for line in re.split(rb"\r\n|\r|\n", data[:2000], maxsplit=2)[:2]:
        text = line.decode("latin-1")
        match = _COOKIE.match(text)
        if match:
            return match[2] if _is_for_files(match[2]) else None
        if not _BLANK.match(text):
            return None
    return None


def _is_for_files(encoding: str) -> bool:
    """False for what no file is written in; one of no known name may be tried, and fails."""
    try:
        return codecs.lookup(encoding).name not in _NO_FILES  # which has more spellings than one
    except LookupError:
        return True


def clean(text: str) -> str:
    """The text with newlines, without what UTF-8 and Python's files can't hold, and naming no other encoding."""
    text = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n").replace("\0", "\ufffd")
    text = text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")
    lines = text.split("\n", 2)
    for number, line in enumerate(lines[:2]):
        lines[number] = _COOKIE.sub(r"\g<1>utf-8", line)
        if not _BLANK.match(line):
            break
    return "\n".join(lines)


def parsed(text: str) -> ast.Module | None:
    """The syntax tree; None where there is none, or it is nested deeper than any that people write."""
    try:
        with warnings.catch_warnings(action="ignore"):
            return ast.parse(text)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return None


def defined(text: str) -> set[str]:
    """The functions that a source text defines, by a look at its lines where it can't be parsed."""
    tree = parsed(text)
    if tree is None:
        return set(re.findall(r"^(?:async +)?def +(\w+)", text, re.MULTILINE))
    return {name for node in tree.body for name in functions_of(node)}


def functions_of(node: ast.stmt) -> list[str]:
    """The names that a statement gives to functions: by def or class, by a lambda, or by another name of one."""
    if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
        return [node.name]
    if isinstance(node, ast.Assign) and isinstance(node.value, (ast.Lambda, ast.Name)):
        return [target.id for target in node.targets if isinstance(target, ast.Name)]
    return []
