"""The results of earlier runs, kept in `.kata/` so that what has not changed need not run again."""

from __future__ import annotations

import hashlib
import json
import os
import sys
from pathlib import Path

from kata.report import UnitReport
from kata.units import Unit, all_units


def state_folder(root: Path) -> Path:
    """The folder for what the kata remembers on this machine."""
    return root / ".kata"


def write_state(path: Path, text: str) -> bool:
    """Writes a file of the state folder whole or not at all; False where that is impossible, as on a
    read-only disk: the kata works without, it only remembers less."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        temporary = path.with_name(f"{path.name}.{os.getpid()}.tmp")
        temporary.write_text(text, encoding="utf-8")
        temporary.replace(path)
    except OSError:
        return False
    return True


class Fingerprints:
    """What the outcome of each unit of the kata at `root` depends on, as short texts.

    A fingerprint changes with the unit's own files, the references, the tool and the version of Python.
    """

    def __init__(self, root: Path) -> None:
        common = hashlib.sha256(sys.version.encode())
        tool = sorted(Path(__file__).parent.glob("*.py"))
        references = [unit.solution if unit.solution.exists() else unit.code for unit in all_units(root)]
        for path in [*tool, *references]:
            common.update(_content(path))
        self._common = common

    def of(self, unit: Unit) -> str:
        """The fingerprint of `unit`."""
        fingerprint = self._common.copy()
        for path in (unit.code, unit.test_file):
            fingerprint.update(_content(path))
        return fingerprint.hexdigest()


def _content(path: Path) -> bytes:
    try:
        return path.read_bytes() + b"\0"
    except OSError:
        return b"missing\0"


def _file(unit: Unit) -> Path:
    return state_folder(unit.root) / "results" / f"{unit.folder}.json"


def store(unit: Unit, report: UnitReport, fingerprint: str) -> None:
    """Keeps `report` of a whole, staged run of the student's `unit`; `fingerprint` is the unit's before the run:
    a file that was saved meanwhile is another one."""
    data = {"fingerprint": fingerprint, "report": report.to_json()}
    write_state(_file(unit), json.dumps(data, indent=1))


def stored(unit: Unit, fingerprints: Fingerprints) -> UnitReport | None:
    """The report of the last run of `unit`, if nothing that it depends on has changed since."""
    try:
        data = json.loads(_file(unit).read_text(encoding="utf-8"))
        if data["fingerprint"] == fingerprints.of(unit):
            return UnitReport.from_json(data["report"])
    except (OSError, ValueError, KeyError, TypeError):
        pass  # no result yet, or one that another version of the tool wrote
    return None
