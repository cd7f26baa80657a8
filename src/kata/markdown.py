"""Shows Markdown in a terminal: the little of it that lessons use."""

from __future__ import annotations

import re

from kata.lesson import Section, read_lesson
from kata.screen import Screen
from kata.units import Unit

_LIST_ITEM = re.compile(r"(?P<bullet>(?:[-*]|\d+\.) +)")


def markdown_lines(text: str, screen: Screen, indent: str = "") -> list[str]:
    """`text` as lines that fit the screen: paragraphs and lists wrapped, code as it is, headings bold."""
    lines: list[str] = []
    paragraph: list[str] = []
    in_code = False

    def flush() -> None:
        if paragraph:
            joined = " ".join(paragraph)
            bullet = _LIST_ITEM.match(joined)
            hanging = " " * len(bullet["bullet"]) if bullet else ""
            lines.extend(screen.wrap(indent + joined, indent + hanging))
            paragraph.clear()

    for line in text.splitlines():
        if line.startswith("```"):
            flush()
            in_code = not in_code
        elif in_code or line.startswith(("    ", "|")):
            flush()
            lines.append(screen.style(f"{indent}{'    ' if in_code else ''}{line}", "blue"))
        elif line.startswith("#"):
            flush()
            lines.append(screen.style(indent + line.lstrip("# "), "bold"))
        elif not line.strip():
            flush()
            if lines and lines[-1]:
                lines.append("")
        else:
            if _LIST_ITEM.match(line):
                flush()
            paragraph.append(line.strip())
    flush()
    return lines


def lesson_lines(unit: Unit, screen: Screen, answers: bool = False) -> list[str]:
    """The unit's lesson for the terminal. Hints stay where `kata hint` gives them one by one; answers to questions
    are shown with `answers` only."""
    lines: list[str] = []
    for section in read_lesson(unit):
        if section.heading:
            lines += ["", screen.style(f"{section.heading}\n{'-' * len(section.heading)}", "bold"), ""]
        lines += _section_lines(unit, section, screen, answers)
        if section.hints:
            lines.append(screen.style(f"{len(section.hints)} hints: kata hint {unit.number}", "dim"))
    return [line for line, before in zip(lines, ["", *lines], strict=False) if line or before]


def _section_lines(unit: Unit, section: Section, screen: Screen, answers: bool) -> list[str]:
    lines: list[str] = []
    for number, part in enumerate(section.text.split("\0")):
        if number % 2 == 0:
            lines += markdown_lines(part, screen)
            continue
        box = section.boxes[int(part)]
        if box.kind == "tip" and box.folded:
            continue
        if box.folded and not answers:
            folded = f"the answer: kata lesson {unit.number} --answers"
            lines += ["", screen.style(f"    {folded}", "dim"), ""]
            continue
        lines += ["", *(screen.style(line, "bold") for line in screen.wrap(f"    {_plain(box.title)}", "    ")), ""]
        lines += [*markdown_lines(box.text, screen, "    "), ""]
    return lines


def _plain(text: str) -> str:
    return text.replace("`", "")
