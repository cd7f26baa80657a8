"""Reads a unit's lesson: its sections, and the hints of each stage."""

from __future__ import annotations

import re
import textwrap

from kata.errors import KataError
from kata.units import Unit

_STAGE_HEADING = re.compile(r"Stage (?P<number>\d+): (?P<title>.+)")
_BOX = re.compile(r'(?P<mark>\?\?\?|!!!)\+? (?P<kind>\w+)(?: "(?P<title>[^"]*)")?\s*')

# What the site's builder reads from the head of a page; here, the lesson's source.
_FRONT_MATTER = re.compile(r"\A---\n(?P<fields>.*?)^---\n+", re.MULTILINE | re.DOTALL)


class Box:
    """An admonition of the lesson: `kind` such as tip, question or success, `title`, and its text.

    `folded` says whether the page shows it closed.
    """

    def __init__(self, kind: str, title: str, text: str, folded: bool) -> None:
        self.kind = kind
        self.title = title
        self.text = text
        self.folded = folded


class Section:
    """A part of the lesson under a heading of level two; `boxes` are its admonitions, `text` all else.

    In `text` a box has left a line with only its number between NUL characters.
    """

    def __init__(self, heading: str) -> None:
        self.heading = heading
        self.boxes: list[Box] = []
        self.text = ""

    @property
    def stage(self) -> tuple[int, str] | None:
        """The number and title of the stage that the section is about; None for other sections."""
        match = _STAGE_HEADING.fullmatch(self.heading)
        return (int(match["number"]), match["title"]) if match else None

    @property
    def hints(self) -> list[str]:
        """The texts of the folded tips, from a nudge to nearly the answer."""
        return [box.text for box in self.boxes if box.kind == "tip" and box.folded]


def read_lesson(unit: Unit) -> list[Section]:
    """The sections of the unit's lesson in order; the first one, without a heading, is what stands above them.

    Raises KataError where there is no lesson.
    """
    try:
        text = unit.lesson.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise KataError(f"The lesson of {unit.folder} can't be read: {error}") from error
    sections = [Section("")]
    lines = _FRONT_MATTER.sub("", text).splitlines()
    number = 0
    in_code = False
    while number < len(lines):
        line = lines[number]
        number += 1
        in_code ^= line.startswith("```")
        if not in_code and line.startswith("## "):
            sections.append(Section(line[3:].strip()))
        elif not in_code and (match := _BOX.fullmatch(line)):
            start = number
            while number < len(lines) and (not lines[number].strip() or lines[number].startswith("    ")):
                number += 1
            body = textwrap.dedent("\n".join(lines[start:number])).strip()
            section = sections[-1]
            section.boxes.append(Box(match["kind"], match["title"] or "", body, match["mark"] == "???"))
            section.text += f"\0{len(section.boxes) - 1}\0\n\n"
        else:
            sections[-1].text += line + "\n"
    return sections


def source_of(unit: Unit) -> str:
    """Where the unit comes from, in a word or two: the field `source` at the head of the lesson; empty without one."""
    front = _FRONT_MATTER.match(unit.lesson.read_text(encoding="utf-8"))
    field = re.search(r"^source: (.+)$", front["fields"], re.MULTILINE) if front else None
    return field[1].strip() if field else ""


def stage_section(unit: Unit, number: int) -> Section | None:
    """The lesson's section about stage `number` (1 is the first); None where the lesson has none."""
    return next((part for part in read_lesson(unit) if part.stage and part.stage[0] == number), None)
