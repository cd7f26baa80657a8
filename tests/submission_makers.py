"""Makes what students hand in: folders, zips of every kind, notebooks; and looks at what was found in them."""

from __future__ import annotations

import io
import json
import zipfile
from dataclasses import dataclass, field
from pathlib import Path

from kata.grading.submissions import Handed, find

DOUBLE = "def double(n):\n    return 2 * n\n"
OTHER = "def double(n):\n    return n + n\n"
STUB = 'def double(n):\n    raise NotImplementedError("double: your turn")\n'
QUADRUPLE = "def quadruple(n):\n    return 4 * n\n"

Files = dict[str, str | bytes]


@dataclass
class Found:
    """What was found: the form, the students' keys, the source texts by student and unit, where they lay, and why
    other things were ignored, by path."""

    form: str
    students: list[str]
    sources: dict[tuple[str, str], str] = field(default_factory=dict)
    origins: dict[tuple[str, str], str] = field(default_factory=dict)
    remarks: dict[tuple[str, str], str] = field(default_factory=dict)
    ignored: dict[str, str] = field(default_factory=dict)


def found_in(root: Path, path: Path) -> Found:
    """Goes through the submissions at `path`."""
    submissions = find(root, path)
    found = Found(submissions.form, [student.key for student in submissions.students])
    for item in submissions:
        if isinstance(item, Handed):
            key = item.student.key, item.unit.name
            assert key not in found.sources
            item.source.encode()
            found.sources[key] = item.source
            found.origins[key] = item.origin
            found.remarks[key] = item.remark
        else:
            before = found.ignored.get(item.path)
            found.ignored[item.path] = f"{before}; {item.reason}" if before else item.reason
    return found


def write(folder: Path, files: Files) -> Path:
    """Writes files into a folder, a path each."""
    folder.mkdir(parents=True, exist_ok=True)
    for path, content in files.items():
        file = folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content.encode() if isinstance(content, str) else content)
    return folder


def zipped(files: Files | list[tuple[str | zipfile.ZipInfo, str | bytes]], packed: int = zipfile.ZIP_DEFLATED) -> bytes:
    """A zip as bytes."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", packed) as archive:
        for name, content in files.items() if isinstance(files, dict) else files:
            archive.writestr(name, content, packed)
    return out.getvalue()


def with_mode(name: str, mode: int) -> zipfile.ZipInfo:
    """The entry of a zip with the mode that Unix has for it: a link, a pipe, a device."""
    info = zipfile.ZipInfo(name)
    info.create_system = 3
    info.external_attr = mode << 16
    return info


def notebook(*cells: str) -> str:
    """A notebook with these code cells, and some text before each."""
    made = []
    for cell in cells:
        made.append({"cell_type": "markdown", "metadata": {}, "source": ["def double(n):\n", "    in a text"]})
        made.append({"cell_type": "code", "metadata": {}, "outputs": [], "source": cell.splitlines(keepends=True)})
    return json.dumps({"cells": made, "metadata": {}, "nbformat": 4, "nbformat_minor": 5})
