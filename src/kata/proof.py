"""Proves that a folder holds no answer: it is read back and compared with every file of solutions/.

Texts are compared without white space and in small letters, so that indenting, quoting in Markdown or another line
length hide nothing. Python code, also in notebooks and in Markdown, is compared function by function by its syntax
tree, so that other comments, docstrings and layout hide nothing.
"""

from __future__ import annotations

import ast
import html
import io
import json
import re
import textwrap
import warnings
import zipfile
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from kata.errors import KataError

# From how many nodes of their syntax trees on an answer's functions give it away: 30 are about four lines, and shorter
# ones are written alike by many. Of wrong answers, lessons and notebooks show short ones on purpose.
LEAST_NODES = 30
LEAST_NODES_OF_WRONG = 50
# An answer's whole text counts from this many characters on, white space aside.
LEAST_CHARACTERS = 20
MOST_ZIPS_IN_ZIPS = 3
MOST_TOLD = 10

KINDS = {"reference": "reference", "hidden": "hidden test", "right": "right answer", "wrong": "wrong answer"}
_FENCED = re.compile(r"^( *)(`{3,}|~{3,})[^\n]*\n(.*?)^ *\2", re.MULTILINE | re.DOTALL)
_PICTURES = (".gif", ".ico", ".jpeg", ".jpg", ".png", ".webp", ".woff2")
_NAMES = re.compile(r"(?:^|/)(?:solutions|right|wrong|__pycache__|\.git|\.kata)/|_hidden\.py$|\.py[co]$")


@dataclass
class _Answer:
    """One file of solutions/. `functions` are the dumps of its functions' bodies, with their sizes; `texts` the
    squeezed texts by which it is found anywhere."""

    path: str
    kind: str
    functions: dict[str, int] = field(default_factory=dict)
    texts: list[str] = field(default_factory=list)


class Answers:
    """All that a student's copy must not hold: `files` are those of solutions/, path -> content.

    `visible` are the files of the units' own tests: a helper that these have too is no secret of the hidden tests.
    """

    def __init__(self, files: dict[str, bytes], visible: list[bytes]) -> None:
        shown = {dump for content in visible for dump, _, _ in _bodies(_parsed(content.decode("utf-8", "replace")))}
        answers = [_answer(path, content, shown) for path, content in sorted(files.items())]
        # Wrong answers are mostly made of right functions: where one is found, the reference is named first.
        self._answers = sorted(answers, key=lambda answer: [*KINDS].index(answer.kind))
        # Most texts hold no answer, so they are first asked for all functions at once.
        self._dumps = {dump for answer in self._answers for dump in answer.functions}
        self._by_text: dict[str, _Answer] = {}
        for answer in self._answers:
            for text in answer.texts:
                self._by_text.setdefault(text, answer)

    def __str__(self) -> str:
        """How many there are, in words: 17 references, 17 hidden tests, ..."""
        counts = {kind: sum(answer.kind == kind for answer in self._answers) for kind in KINDS}
        told = [f"{count} {KINDS[kind]}{'s' if count != 1 else ''}" for kind, count in counts.items()]
        return f"{', '.join(told[:-1])} and {told[-1]}"

    def found_in(self, text: str) -> str | None:
        """The path of an answer that `text` holds, or None."""
        squeezed = _squeezed(text)
        for needle, answer in self._by_text.items():
            if needle in squeezed:
                return answer.path
        for source in [text, *(textwrap.dedent(block[2]) for block in _FENCED.findall(text))]:
            dumps = {dump for dump, _, _ in _bodies(_parsed(source))} & self._dumps
            if not dumps:
                continue
            for answer in self._answers:
                if _holds(dumps, answer):
                    return answer.path
        return None


def _holds(dumps: set[str], answer: _Answer) -> bool:
    """Whether the functions `dumps` give the answer away."""
    sizes = [size for dump, size in answer.functions.items() if dump in dumps]
    if not sizes:
        return False
    if answer.kind == "wrong":
        return max(sizes) >= LEAST_NODES_OF_WRONG
    return sum(sizes) >= LEAST_NODES or len(sizes) == len(answer.functions)


def prove(folder: Path, answers: Answers) -> int:
    """Reads every file in `folder` and gives their number. Raises KataError where one holds an answer or can't be
    looked into."""
    files = [path for path in sorted(folder.rglob("*")) if path.is_symlink() or not path.is_dir()]
    found = []
    for path in files:
        name = path.relative_to(folder).as_posix()
        if path.is_symlink():
            found.append(f"{name} is a link: nobody can say where it will lead.")
        else:
            found += _found(name, path.read_bytes(), answers, MOST_ZIPS_IN_ZIPS)
    if found:
        more = [f"... and {len(found) - MOST_TOLD} more"] if len(found) > MOST_TOLD else []
        raise KataError("\n".join(["It would hold what students must not have:", *found[:MOST_TOLD], *more]))
    return len(files)


def _found(name: str, content: bytes, answers: Answers, zips: int) -> Iterator[str]:
    """What is wrong with the file, a sentence each."""
    if _NAMES.search(name):
        yield f"{name} belongs to the answers, by its name."
    elif zips and zipfile.is_zipfile(io.BytesIO(content)):
        with zipfile.ZipFile(io.BytesIO(content)) as archive:
            for member in archive.infolist():
                if not member.is_dir():
                    yield from _found(f"{name}/{member.filename}", archive.read(member), answers, zips - 1)
    else:
        text = _decoded(name, content)
        if text is None:
            yield f"{name} is neither text nor a picture, so nobody can say what is in it."
        else:
            parts = list(_parts(text))
            held = {answer for part in parts if (answer := answers.found_in(part))}
            yield from (f"{name} holds the answer {answer}" for answer in sorted(held))


def _decoded(name: str, content: bytes) -> str | None:
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError:
        return content.decode("latin-1") if name.lower().endswith(_PICTURES) else None


def _parts(text: str) -> Iterator[str]:
    """The text itself; of a notebook or other JSON, each string in it, lists of lines joined, in place of it."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        yield text
    else:
        yield from _strings(data)


def _strings(data: Any) -> Iterator[str]:
    if isinstance(data, str):
        yield data
    elif isinstance(data, list) and data and all(isinstance(item, str) for item in data):
        yield "".join(data)
    elif isinstance(data, list | dict):
        for item in data if isinstance(data, list) else [*data, *data.values()]:
            yield from _strings(item)


def _squeezed(text: str) -> str:
    return "".join(html.unescape(text).split()).lower()


def _answer(path: str, content: bytes, shown: set[str]) -> _Answer:
    folder, _, name = path.rpartition("/")
    kind = folder.rpartition("/")[2]
    if kind not in ("right", "wrong"):
        kind = "hidden" if name.endswith("_hidden.py") else "reference"
    text = content.decode("utf-8", "replace")
    answer = _Answer(path, kind, texts=[_squeezed(text)])
    for dump, size, source in _bodies(_parsed(text), text):
        if kind != "hidden" or dump not in shown:
            answer.functions[dump] = size
            if size >= (LEAST_NODES_OF_WRONG if kind == "wrong" else LEAST_NODES):
                answer.texts.append(_squeezed(source))
    answer.texts = [text for text in answer.texts if len(text) >= LEAST_CHARACTERS]
    return answer


def _parsed(text: str) -> ast.Module:
    """The code in `text`, without a notebook's magics; an empty module where it is no Python."""
    lines = ["" if line.startswith(("%", "!")) else line for line in text.splitlines()]
    try:
        with warnings.catch_warnings(action="ignore"):
            return ast.parse("\n".join(lines))
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return ast.Module([], [])


def _bodies(tree: ast.Module, text: str = "") -> Iterator[tuple[str, int, str]]:
    """Each function of `tree`: its body without docstring as a dump, the body's number of nodes, and its lines in
    `text`."""
    lines = text.splitlines()
    for node in ast.walk(tree):
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        body = node.body[1:] if ast.get_docstring(node, clean=False) is not None else node.body
        if not body:
            continue
        module = ast.Module(body, [])
        source = "\n".join(lines[body[0].lineno - 1 : body[-1].end_lineno])
        yield ast.dump(module), sum(1 for _ in ast.walk(module)) - 1, source
