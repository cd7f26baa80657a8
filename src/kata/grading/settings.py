"""What a class's grading counts: `grading.toml`, read and checked.

units = ["04", "two_pair"]    # which units count; without it, those of which anything was handed in
points = 10                   # what a unit is worth
bug_points = 0                # what a learner's own tests of a unit may earn on top of them: all for every bug caught
hidden_share = 0.25           # the part of them that the hidden tests earn, from 0 to 1
call_seconds = 2              # what one call may take
unit_seconds = 60             # what all tests of a unit may take together

[unit.04]                     # what differs for one unit
points = 20
hidden_share = 0

[unit.04.weights]             # what a stage weighs against the others, which weigh 1
TestExactly = 2
"""

from __future__ import annotations

import difflib
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NoReturn

from kata.errors import KataError
from kata.units import Unit, find_unit

FILE = "grading.toml"
POINTS = 10.0
HIDDEN_SHARE = 0.25
# What one call of a submission may take, and its import, in seconds of the clock.
CALL_SECONDS = 2.0
# What all tests of one submission may take together.
UNIT_SECONDS = 60.0

_MOST_POINTS = 1_000_000
_MOST_SECONDS = 3600


@dataclass(frozen=True)
class UnitSettings:
    """How a unit counts: its points, the share of the hidden tests in them (0 to 1), the stages' weights by name, and
    the points that a learner's own tests may earn on top (0 where they are not scored)."""

    points: float = POINTS
    hidden_share: float = HIDDEN_SHARE
    weights: dict[str, float] = field(default_factory=dict)
    bug_points: float = 0.0


@dataclass(frozen=True)
class Settings:
    """How a class is graded. `units` is None where those of which anything was handed in count."""

    units: list[Unit] | None = None
    default: UnitSettings = field(default_factory=UnitSettings)
    by_unit: dict[str, UnitSettings] = field(default_factory=dict)
    call_seconds: float = CALL_SECONDS
    unit_seconds: float = UNIT_SECONDS

    def of(self, unit: Unit) -> UnitSettings:
        """How `unit` counts."""
        return self.by_unit.get(unit.folder, self.default)


def read_settings(root: Path, file: Path | None = None) -> Settings:
    """The settings of the kata at `root` in `file`; without one, in grading.toml at its top, if that is there.

    Raises KataError, naming the file and the line or the key, for what can't be read or means nothing.
    """
    path = file or root / FILE
    if file is None and not path.is_file():
        return Settings()
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8-sig"))
    except FileNotFoundError:
        raise KataError(f"There is no file {path}.") from None
    except (OSError, UnicodeDecodeError) as error:
        raise KataError(f"{path} can't be read: {error}") from None
    except tomllib.TOMLDecodeError as error:
        raise KataError(f"{path} is not valid TOML: {error}") from None
    return _Reader(root, path).settings(data)


class _Reader:
    def __init__(self, root: Path, path: Path) -> None:
        self.root = root
        self.path = path

    def settings(self, data: dict[str, Any]) -> Settings:
        self.known(data, ["units", "points", "bug_points", "hidden_share", "call_seconds", "unit_seconds", "unit"], "")
        default = UnitSettings(
            self.number(data, "points", "", POINTS, 0, _MOST_POINTS),
            self.number(data, "hidden_share", "", HIDDEN_SHARE, 0, 1),
            bug_points=self.number(data, "bug_points", "", 0.0, 0, _MOST_POINTS),
        )
        tables = data.get("unit", {})
        if not isinstance(tables, dict) or not all(isinstance(table, dict) for table in tables.values()):
            self.fail("unit", "is a table for each unit, such as [unit.04]")
        by_unit: dict[str, UnitSettings] = {}
        for key, table in tables.items():
            unit = self.unit(key, f"unit.{key}")
            if unit.folder in by_unit:
                self.fail(f"unit.{key}", f"is there twice: another table is for {unit.folder}, too")
            by_unit[unit.folder] = self.unit_settings(unit, table, f"unit.{key}.", default)
        return Settings(
            self.units(data["units"]) if "units" in data else None,
            default,
            by_unit,
            self.number(data, "call_seconds", "", CALL_SECONDS, 0.1, _MOST_SECONDS),
            self.number(data, "unit_seconds", "", UNIT_SECONDS, 1, _MOST_SECONDS),
        )

    def unit_settings(self, unit: Unit, table: dict[str, Any], place: str, default: UnitSettings) -> UnitSettings:
        self.known(table, ["points", "bug_points", "hidden_share", "weights"], place)
        stages = [stage.name for stage in unit.stages]
        weights = table.get("weights", {})
        if not isinstance(weights, dict):
            self.fail(f"{place}weights", "is a table of stages, such as TestExactly = 2")
        self.known(weights, stages, f"{place}weights.")
        numbers = {name: self.number(weights, name, f"{place}weights.", 1.0, 0, _MOST_POINTS) for name in weights}
        if sum(numbers.get(name, 1.0) for name in stages) == 0:
            self.fail(f"{place}weights", "gives every stage 0: at least one has to count")
        return UnitSettings(
            self.number(table, "points", place, default.points, 0, _MOST_POINTS),
            self.number(table, "hidden_share", place, default.hidden_share, 0, 1),
            numbers,
            self.number(table, "bug_points", place, default.bug_points, 0, _MOST_POINTS),
        )

    def units(self, names: object) -> list[Unit]:
        if not isinstance(names, list) or not names or not all(isinstance(name, str) for name in names):
            self.fail("units", 'is a list of units, such as ["04", "two_pair"]')
        return in_order(self.unit(name, "units") for name in names)

    def unit(self, name: str, place: str) -> Unit:
        try:
            return find_unit(self.root, name)
        except KataError as error:
            raise KataError(f"{self.path}: {place}: {error}") from None

    def number(self, table: dict[str, Any], key: str, place: str, default: float, least: float, most: float) -> float:
        value = table.get(key, default)
        # The comparison also refuses "not a number".
        if not isinstance(value, int | float) or isinstance(value, bool) or not least <= value <= most:
            self.fail(f"{place}{key}", f"is {value!r}: a number from {least:g} to {most:g} is wanted")
        return float(value)

    def known(self, table: dict[str, Any], names: Iterable[str], place: str) -> None:
        names = list(names)
        for key in table:
            if key not in names:
                close = difflib.get_close_matches(key, names, n=1)
                hint = f"did you mean {close[0]}?" if close else f"there are: {', '.join(names)}"
                self.fail(f"{place}{key}", f"is not known: {hint}")

    def fail(self, place: str, what: str) -> NoReturn:
        raise KataError(f"{self.path}: {place} {what}")


def in_order(units: Iterable[Unit]) -> list[Unit]:
    """The units, each once, in the order of their numbers."""
    return sorted({unit.folder: unit for unit in units}.values(), key=lambda unit: (int(unit.number), unit.name))
