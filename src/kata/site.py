"""The site's pages that are made from the repository: units, notebooks, the road, the command's reference.

Each text has one home. A page of `docs/` may hold a marker, an HTML comment such as `<!-- kata units -->`, which is
replaced by what the repository knows; a unit's page is its lesson with the unit's files put in.
"""

from __future__ import annotations

import argparse
import ast
import json
import re
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

from kata.answers import answers_of
from kata.cli import build_parser
from kata.errors import KataError
from kata.lesson import source_of
from kata.stubs import committed, is_stub, stub_of
from kata.units import Unit, all_units

_TURN = re.compile(r"^\*(Red|Green|Refactor)\.\*", re.MULTILINE)
MARKER = re.compile(r"^<!-- kata (?P<what>[a-z]+) -->$", re.MULTILINE)
# An estimate for a learner who meets the subject for the first time, rounded to this many minutes.
MINUTES_A_STAGE = 6
MINUTES_A_LINE = 1
ROUNDED_TO = 10

# The order of the site's own pages; the units and notebooks between them come in the order of their folders.
OWN_PAGES = (
    ["index.md", "start.md", "road.md"],
    ["rules.md", "instructors.md", "authors.md", "command.md", "sources.md"],
)


def pages(root: Path, engine: bool = False) -> dict[str, str | bytes]:
    """The pages and pictures that are made: path below the site's source -> text, or bytes of a picture.

    `engine` says whether the site has the engine that runs a unit's tests in the page.
    Raises KataError where a lesson can't be read.
    """
    units = all_units(root)
    made: dict[str, str | bytes] = {}
    for page in sorted((root / "docs").glob("*.md")):
        text = page.read_text(encoding="utf-8")
        filled = MARKER.sub(partial(_filled, page.name, units), text)
        if filled != text:
            made[page.name] = filled
    for unit, following in zip(units, [*units[1:], None], strict=True):
        made[f"units/{unit.folder}.md"] = unit_page(unit, following, engine)
        if unit.notebook.is_file():
            text, pictures = notebook_page(unit)
            made[f"notebooks/{unit.folder}.md"] = text
            made.update({f"notebooks/{name}": picture for name, picture in pictures.items()})
    return made


def _filled(page: str, units: list[Unit], marker: re.Match[str]) -> str:
    what = marker["what"]
    if what not in _MARKERS:
        raise KataError(f"docs/{page} has a marker 'kata {what}'; there are only: {', '.join(sorted(_MARKERS))}")
    return _MARKERS[what](units)


def navigation(root: Path) -> list[dict[str, Any]]:
    """The site's navigation in the form of mkdocs.yml's `nav`."""
    units = all_units(root)
    docs = root / "docs"
    first, last = ([{_title(docs / name): name} for name in names if (docs / name).is_file()] for names in OWN_PAGES)
    with_notebook = [unit for unit in units if unit.notebook.is_file()]
    return [
        *first,
        {"Units": [{f"{unit.number} {unit.name}": f"units/{unit.folder}.md"} for unit in units]},
        {"Notebooks": [{f"{unit.number} {unit.name}": f"notebooks/{unit.folder}.md"} for unit in with_notebook]},
        *last,
    ]


def _title(page: Path) -> str:
    """The short title in the page's front matter, or its first heading."""
    text = page.read_text(encoding="utf-8")
    match = re.search(r"\A---\n.*?^nav_title: (.+?)$.*?^---$", text, re.MULTILINE | re.DOTALL)
    return (match or re.search(r"^# (.+)$", text, re.MULTILINE) or [page.stem, page.stem])[1]


def unit_page(unit: Unit, following: Unit | None = None, engine: bool = False) -> str:
    """The unit's lesson as a page: with its stub and the place to solve it after the statement, its tests before the
    mistakes, and the solution with the other right answers folded at the end.

    `following` is the unit to go on with; `engine` says whether the site can run the unit's tests.
    """
    # Red, green and refactor stand below one another, each as a paragraph with its colour.
    lines = _TURN.sub(lambda turn: f"\n{turn[0]}{{ .turn .turn--{turn[1].lower()} }}", _lesson(unit)).splitlines()
    heading = next(place for place, line in enumerate(lines) if line.startswith("# "))
    lines[heading] = f"# {unit.number} {unit.title}"
    before_stages = next((place for place, line in enumerate(lines) if line.startswith("## Stage 1:")), len(lines))
    before_mistakes = next((place for place, line in enumerate(lines) if line == "## Common mistakes"), len(lines))
    command = f"pytest {unit.relative(unit.code.parent)}"
    stub = [
        "## The stub",
        "",
        f"This is `{unit.relative(unit.code)}` before you write anything. Run its tests with `{command}`.",
        "",
        *_fenced(_stub(unit).rstrip("\n"), f'python title="{unit.code.name}"'),
        "",
        *_place_to_solve(unit, following, engine),
    ]
    tests = [
        "## The tests { data-search-exclude }",
        "",
        f"All stages, as they stand in `{unit.relative(unit.test_file)}`. Each class is a stage.",
        "",
        *_folded("example", "Show the tests", _code(unit.test_file)),
        "",
    ]
    end = [*_notebook_link(unit), *_solutions(unit)]
    parts = [
        lines[:before_stages],
        stub,
        lines[before_stages:before_mistakes],
        tests,
        lines[before_mistakes:],
        [""],
        end,
    ]
    return "\n".join(line for part in parts for line in part) + "\n"


def _lesson(unit: Unit) -> str:
    try:
        text = unit.lesson.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise KataError(f"The lesson of {unit.folder} can't be read: {error}") from error
    if not re.search("^# ", text, re.MULTILINE):
        raise KataError(f"{unit.relative(unit.lesson)} needs a heading, the unit's title: # Title")
    return text


def _stub(unit: Unit) -> str:
    """The unit's stub, also where a student has filled it in; the file as it is where no copy of the stub is left."""
    text = unit.code.read_text(encoding="utf-8")
    if is_stub(text):
        return text
    try:
        return stub_of(unit)
    except KataError:
        return text


# From a unit's page to the site's own first page.
_UP = "../../"


def _place_to_solve(unit: Unit, following: Unit | None, engine: bool) -> list[str]:
    """How to solve the unit on one's own machine; where the site has the engine, with what web/solve.js makes a panel
    of. Without JavaScript the words stay."""
    words = (
        f"On your own machine, in a clone of the kata: write in <code>{unit.relative(unit.code)}</code>, "
        f"and run <code>pytest {unit.relative(unit.code.parent)}</code>."
    )
    if (unit.root / "docs" / "start.md").is_file():
        words += f' <a href="{_UP}start/">How to get there</a> takes five minutes.'
    lines = ["## Solve it { data-search-exclude }", ""]
    if not engine:
        return [*lines, f"<p>{words}</p>", ""]
    return [
        *lines,
        f'<link rel="stylesheet" href="{_UP}assets/solve.css">',
        f'<div id="solve" class="solve" data-unit="{unit.folder}" data-base="{_UP}engine/">',
        f"<noscript><p>With JavaScript you could solve the unit right here, in the page.</p></noscript><p>{words}</p>",
        f'<script type="application/json">{_as_data(_panel(unit, following))}</script>',
        "</div>",
        f'<script type="module" src="{_UP}engine/solve.js"></script>',
        "",
    ]


def _panel(unit: Unit, following: Unit | None) -> dict[str, Any]:
    """What the panel has to know. The hints and the solution it finds in the page."""
    stub = _stub(unit)
    return {
        "unit": unit.folder,
        "number": unit.number,
        "title": unit.title,
        "file": unit.code.name,
        "path": unit.relative(unit.code),
        "stub": stub,
        "tests": _tests(unit),
        "stages": [{"name": stage.name, "title": stage.title, "goal": stage.goal} for stage in unit.stages],
        "answers": 1 + len(unit.right) if unit.solution.is_file() else 0,
        "program": _program(stub),
        "notebook": f"{_UP}notebooks/{unit.folder}/" if unit.notebook.is_file() else "",
        "next": {
            "address": f"{_UP}units/{following.folder}/" if following else f"{_UP}road/",
            "title": f"{following.number} {following.title}" if following else "",
        },
    }


def _tests(unit: Unit) -> str:
    """What a learner's own tests of the unit begin with, also where somebody has written in them; empty where the
    unit has none, or no recorded answers to play with."""
    if not unit.my_tests.is_file() or answers_of(unit) is None:
        return ""
    return committed(unit.root, unit.relative(unit.my_tests)) or unit.my_tests.read_text(encoding="utf-8")


def _program(stub: str) -> str:
    """What the unit is as a program: "game" where a call without arguments plays it, "filter" where main takes
    arguments, and the file's own last lines say which; empty where there is no main."""
    mains = [node for node in ast.parse(stub).body if isinstance(node, ast.FunctionDef) and node.name == "main"]
    if not mains:
        return ""
    return "game" if len(mains[0].args.args) == len(mains[0].args.defaults) else "filter"


def _as_data(value: dict[str, Any]) -> str:
    """The value as JSON that stands in HTML and in Markdown as it is: neither finds a sign of its own in it."""
    text = json.dumps(value, separators=(",", ":"))
    return re.sub("[<>&`*_$]", lambda sign: f"\\u{ord(sign[0]):04x}", text)


def _notebook_link(unit: Unit) -> list[str]:
    if not unit.notebook.is_file():
        return []
    title = (
        next(("".join(cell["source"]) for cell in _cells(unit) if cell["cell_type"] == "markdown"), f"# {unit.name}")
        .splitlines()[0]
        .lstrip("# ")
    )
    return ["## The notebook", "", f"[{title}](../notebooks/{unit.folder}.md): look, predict, compute, plot.", ""]


def _solutions(unit: Unit) -> list[str]:
    if not unit.solution.is_file():
        return []
    lines = [
        "## The solution { data-search-exclude }",
        "",
        "Once your own tests are green, compare. There is more than one good answer.",
        "",
        *_folded("success", "Show the reference solution", _code(unit.solution)),
        "",
    ]
    for path in unit.right:
        lines += [*_folded("success", f"Another right answer: {path.stem.replace('_', ' ')}", _code(path)), ""]
    return lines


def _code(path: Path) -> list[str]:
    return _fenced(path.read_text(encoding="utf-8").rstrip("\n"), f'python title="{path.name}"')


def _fenced(text: str, kind: str) -> list[str]:
    """`text` as a block of code, whatever is in it."""
    fence = "`" * max([3, *(len(run) + 1 for run in re.findall(r"`{3,}", text))])
    return [f"{fence}{' ' if kind.startswith('{') else ''}{kind}", *text.splitlines(), fence]


def _folded(kind: str, title: str, lines: list[str]) -> list[str]:
    return [f'??? {kind} "{title}"', "", *(f"    {line}" if line else "" for line in lines)]


def minutes(unit: Unit) -> int:
    """How long the unit takes, in minutes: an estimate from its stages and the length of its reference."""
    code = unit.solution if unit.solution.is_file() else unit.code
    lines = [line for line in code.read_text(encoding="utf-8").splitlines() if line.strip()]
    estimate = MINUTES_A_STAGE * len(unit.stages) + MINUTES_A_LINE * len(lines)
    return max(ROUNDED_TO, ROUNDED_TO * round(estimate / ROUNDED_TO))


def _road(units: list[Unit]) -> str:
    lines = ["| unit | the question | you write | about | source |", "|---|---|---|---|---|"]
    for unit in units:
        written = ", ".join(f"`{name}`" for name in _functions(unit))
        lines.append(
            f"| [{unit.number}](units/{unit.folder}.md) | [{unit.title}](units/{unit.folder}.md) | {written} "
            f"| {_duration(minutes(unit))} | {source_of(unit)} |"
        )
    lines.append("")
    for unit in units:
        lines += [f"## {unit.number} {unit.title}", ""]
        lines += [f"{number}. {stage.title}" for number, stage in enumerate(unit.stages, 1)]
        lines += ["", f"[Go to unit {unit.number}](units/{unit.folder}.md)", ""]
    return "\n".join(lines)


def _functions(unit: Unit) -> list[str]:
    """What the unit's tests ask for, in the order of the stub."""
    tested = unit.tested_names(unit.test_file)
    names = re.findall(r"^(?:def )?(\w+)(?=\(| *[:=])", unit.code.read_text(encoding="utf-8"), re.MULTILINE)
    return sorted(tested, key=lambda name: names.index(name) if name in names else len(names))


def _duration(total: int) -> str:
    hours, rest = divmod(total, 60)
    return " ".join([f"{hours} h"] * (hours > 0) + [f"{rest} min"] * (rest > 0))


def _count(units: list[Unit]) -> str:
    stages = sum(len(unit.stages) for unit in units)
    hours = round(sum(map(minutes, units)) / 60)
    return f"{len(units)} units, {stages} stages, about {hours} hours in all."


def _command_reference(units: list[Unit]) -> str:
    lines: list[str] = []
    for name, parser in _subcommands(build_parser()):
        lines += [f"## kata {name}", "", parser.description or "", "", "```text", _usage(parser), "```", ""]
        for action in parser._actions:
            if action.dest == "help":
                continue
            shown = ", ".join(action.option_strings) or str(action.metavar or action.dest)
            if action.option_strings and action.nargs != 0:
                shown = f"{shown} {action.metavar or action.dest.upper()}"
            elif action.choices:
                shown = "|".join(action.choices)
            lines += [f"- `{shown}`: {action.help}"]
        lines.append("")
    return "\n".join(lines)


def _subcommands(parser: argparse.ArgumentParser) -> Iterator[tuple[str, argparse.ArgumentParser]]:
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            yield from action.choices.items()


def _usage(parser: argparse.ArgumentParser) -> str:
    return " ".join(parser.format_usage().removeprefix("usage: ").split())


_MARKERS = {"units": _road, "count": _count, "command": _command_reference}


# Notebooks

# Pictures and links of a notebook as the page has them.
_NOTEBOOK_LINKS = [
    (re.compile(r"\]\(\.\./(?:units|solutions)/(\d\d+_\w+)/[^)]*\)"), r"](../units/\1.md)"),
    (re.compile(r"\]\(\.\./docs/([^)]+)\)"), r"](../\1)"),
    (re.compile(r"\]\((?:\./)?(\d\d+_\w+)\.ipynb\)"), r"](\1.md)"),
]
_PLOT_TITLE = re.compile(r"""(?:\.set\(\s*title|suptitle|\.set_title\(|plt\.title\()[=(]?\s*(?:"([^"]+)"|'([^']+)')""")
_ANSI = re.compile(r"\x1b\[[0-9;]*m")


def _cells(unit: Unit) -> list[dict[str, Any]]:
    cells: list[dict[str, Any]] = json.loads(unit.notebook.read_text(encoding="utf-8"))["cells"]
    return cells


def notebook_page(unit: Unit) -> tuple[str, dict[str, bytes]]:
    """The unit's notebook as a page, and its pictures by file name.

    A plot's alternative text is its title, so a cell that plots should set one.
    """
    lines: list[str] = []
    pictures: dict[str, bytes] = {}
    for number, cell in enumerate(_cells(unit), 1):
        source = "".join(cell["source"])
        if cell["cell_type"] == "markdown":
            for pattern, link in _NOTEBOOK_LINKS:
                source = pattern.sub(link, source)
            lines += [source, ""]
            if number == 1:
                lines += [
                    f"To run this notebook and try changes: `kata notebook {unit.number}`. "
                    f"What it looks at is written in [unit {unit.number}](../units/{unit.folder}.md).",
                    "",
                ]
            continue
        language = "text" if source.startswith("%%kata") else "python"
        lines += [*_fenced(source, f"{{ .{language} data-search-exclude='' }}"), ""]
        for place, output in enumerate(cell["outputs"]):
            lines += [*_output(output, source, f"{unit.folder}_{number}_{place}.svg", pictures), ""]
    return "\n".join(lines), pictures


def _output(output: dict[str, Any], source: str, name: str, pictures: dict[str, bytes]) -> list[str]:
    data = output.get("data", {})
    if "image/svg+xml" in data:
        pictures[name] = "".join(data["image/svg+xml"]).encode()
        titles = [title for groups in _PLOT_TITLE.findall(source) for title in groups if title and "{" not in title]
        alternative = "; ".join(titles) or "the numbers of this section as a picture"
        # With its size known, the page does not jump when the picture comes.
        box = re.search(rb'viewBox="0 0 ([\d.]+) ([\d.]+)"', pictures[name])
        size = f" width={float(box[1]) * 4 / 3:.0f} height={float(box[2]) * 4 / 3:.0f}" if box else ""
        return [f"![Plot: {alternative}]({name}){{ .notebook-plot loading=lazy{size} }}"]
    if "text/html" in data:
        # One line, so that Markdown leaves it alone.
        markup = "".join(data["text/html"])
        markup = re.sub(r"<pre[^>]*>.*?</pre>", lambda pre: pre[0].replace("\n", "&#10;"), markup, flags=re.DOTALL)
        return [f'<div class="notebook-output" data-search-exclude>{markup.replace(chr(10), "")}</div>']
    text = _ANSI.sub("", "".join(output.get("text") or data.get("text/plain") or output.get("traceback") or []))
    return (
        _fenced(text.rstrip("\n"), "{ .text .notebook-output .no-copy data-search-exclude='' }") if text.strip() else []
    )
