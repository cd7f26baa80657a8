"""The answers that are recorded with a unit: the right ones, and the mistakes with their stories."""

from __future__ import annotations

import ast
import base64
import json
import re
import zlib
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from kata.errors import KataError
from kata.units import Unit, saved_at

# The form of `behaviour.json`; one of another form is as good as none.
FORMAT = 2

# What the reference is called among the right answers.
REFERENCE = "the reference"

_FIELDS = re.compile(r"^(Stage|Seen|Ask): +(.*(?:\n+(?!(?:Stage|Seen|Ask):).*)*)", re.MULTILINE)


@dataclass(frozen=True)
class Mistake:
    """A recorded mistake, as the docstring of its file in `wrong/` tells it.

    `name` is the file's, `story` says what it is called and what goes wrong, `stage` is the test class that catches
    it, `question` the question that leads out of it, `seen` the number of people in whose public answers it was found
    (0 where nobody counted).
    """

    name: str
    story: str
    stage: str
    question: str
    seen: int

    @property
    def title(self) -> str:
        """What it is called."""
        return self.story.partition(":")[0]


def read_mistake(name: str, source: str) -> Mistake:
    """The mistake whose answer has the text `source`.

    Raises KataError, a sentence for its author, where the docstring is not as the authors' page says.
    """
    docstring = ast.get_docstring(ast.parse(source)) or ""
    fields = {key: " ".join(text.split()) for key, text in _FIELDS.findall(docstring)}
    story = " ".join(docstring.partition("\nStage:")[0].split())
    if ": " not in story.partition(". ")[0]:
        raise KataError(f"{name}: its docstring's first line must name the mistake, then a colon, then what goes wrong")
    if not re.fullmatch(r"\w+", fields.get("Stage", "")):
        raise KataError(f"{name}: its docstring needs a line 'Stage: TestName', the stage that must catch it")
    seen = fields.get("Seen", "0")
    if not seen.isdecimal():
        raise KataError(f"{name}: 'Seen: {seen}' must be a number, how many people made the mistake")
    return Mistake(name, story, fields["Stage"], fields.get("Ask", ""), int(seen))


def mistake_in(path: Path) -> Mistake:
    """The mistake that the file records; see `read_mistake`."""
    return read_mistake(path.stem, path.read_text(encoding="utf-8"))


class Answers:
    """All recorded answers of a unit: name -> source. The reference is the first of the `right` ones.

    `behaviour` is what `kata record` found: see `kata.mistakes`.
    """

    def __init__(self, right: dict[str, str], wrong: dict[str, str], behaviour: dict[str, Any]) -> None:
        self.right = right
        self.wrong = wrong
        self.behaviour = behaviour

    def mistake(self, name: str) -> Mistake:
        """The recorded mistake of that name."""
        return read_mistake(name, self.wrong[name])

    def packed(self) -> bytes:
        """The answers as a file in which nobody reads one by accident."""
        data = [self.right, self.wrong, self.behaviour]
        text = base64.b85encode(zlib.compress(json.dumps(data, separators=(",", ":")).encode(), 9))
        return _FIRST_LINE + b"\n".join(text[place : place + 120] for place in range(0, len(text), 120)) + b"\n"

    @classmethod
    def unpacked(cls, content: bytes) -> Answers:
        """The answers that `packed` gave. Raises ValueError for anything else."""
        try:
            text = content.removeprefix(_FIRST_LINE).replace(b"\r", b"").replace(b"\n", b"")
            return cls(*json.loads(zlib.decompress(base64.b85decode(text))))
        except (ValueError, TypeError, zlib.error) as error:
            raise ValueError("no packed answers") from error


_FIRST_LINE = (
    b"The answers that `kata bugs` plays with, right and wrong: packed, so that nobody reads them by accident.\n"
)


def answers_of(unit: Unit) -> Answers | None:
    """The unit's recorded answers, packed or from `solutions/`; None where this copy of the kata has neither.

    Raises KataError where they can't be read.
    """
    if unit.pack_file.is_file():
        return _unpacked(unit)
    if not unit.wrong:
        return None
    right = {path.stem: path.read_text(encoding="utf-8") for path in unit.right}
    right = {REFERENCE: unit.solution.read_text(encoding="utf-8"), **right}
    wrong = {path.stem: path.read_text(encoding="utf-8") for path in unit.wrong}
    return Answers(right, wrong, behaviour_of(unit))


def behaviour_of(unit: Unit) -> dict[str, Any]:
    """How the unit's recorded mistakes behave; {} where nobody has recorded it.

    Raises KataError for packed answers that can't be read.
    """
    if unit.pack_file.is_file():
        behaviour = _unpacked(unit).behaviour
    else:
        try:
            behaviour = json.loads(unit.behaviour_file.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
    current = isinstance(behaviour, dict) and behaviour.get("format") == FORMAT
    return behaviour if current else {}


def mistake_of(unit: Unit, name: str) -> Mistake:
    """The unit's recorded mistake of that name."""
    if unit.pack_file.is_file():
        return _unpacked(unit).mistake(name)
    return mistake_in(unit.solution_folder / "wrong" / f"{name}.py")


def _unpacked(unit: Unit) -> Answers:
    try:
        return _read_pack(unit.pack_file, saved_at(unit.pack_file))
    except (OSError, ValueError) as error:
        raise KataError(
            f"{unit.relative(unit.pack_file)} can't be read ({error}). It belongs to the kata: get it once more from "
            "your instructor."
        ) from error


@lru_cache(maxsize=1)
def _read_pack(path: Path, saved: int) -> Answers:
    """The packed answers in the file, which was `saved` then."""
    return Answers.unpacked(path.read_bytes())
