"""The site as it is built: everything of the repository is on it, folded where it should be, and all of it local."""

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import markdown
import pytest

from helpers import DOUBLE, DOUBLE_LESSON, DOUBLE_STUB, DOUBLE_TESTS, ROOT, Kata, clean_environment
from kata.cli import build_parser
from kata.lesson import read_lesson, source_of
from kata.site import minutes, navigation, notebook_page, pages, unit_page
from kata.units import Unit, all_units

UNITS = all_units(ROOT)
every_unit = pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.folder)
VOID = {"area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr"}


class Node:
    """An element of a page: its tag, attributes and children, which are elements and texts."""

    def __init__(self, tag: str, attributes: dict[str, str], parent: "Node | None", place: int) -> None:
        self.tag = tag
        self.attributes = attributes
        self.parent = parent
        self.place = place
        self.children: list[Node | str] = []

    def all(self, *tags: str) -> Iterator["Node"]:
        """The elements below this one that have such a tag, or all, in the order of the page."""
        for child in self.children:
            if isinstance(child, Node):
                if not tags or child.tag in tags:
                    yield child
                yield from child.all(*tags)

    @property
    def classes(self) -> list[str]:
        return self.attributes.get("class", "").split()

    @property
    def text(self) -> str:
        """The text without the signs that link to headings."""
        if "headerlink" in self.classes:
            return ""
        return "".join(child if isinstance(child, str) else child.text for child in self.children)

    @property
    def folds(self) -> list["Node"]:
        """The `details` that the element stands in."""
        above = self.parent
        found = []
        while above is not None:
            if above.tag == "details":
                found.append(above)
            above = above.parent
        return found


class Page(HTMLParser):
    """A page as a tree."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.root = self.at = Node("", {}, None, 0)
        self.count = 0
        self.feed(text)
        self.close()
        self.nodes = list(self.root.all())
        self.ids = {node.attributes["id"] for node in self.nodes if "id" in node.attributes}

    def handle_starttag(self, tag, attrs):
        self.count += 1
        node = Node(tag, {name: value or "" for name, value in attrs}, self.at, self.count)
        self.at.children.append(node)
        if tag not in VOID:
            self.at = node

    def handle_endtag(self, tag):
        above = self.at
        while above is not None and above.tag != tag:
            above = above.parent
        if above is not None and above.parent is not None:
            self.at = above.parent

    def handle_data(self, data):
        self.at.children.append(data)

    @property
    def article(self) -> Node:
        return next(self.root.all("article"))


class Site:
    """A built site."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        files = sorted(folder.rglob("*.html"))
        self.pages = {path.relative_to(folder).as_posix(): Page(path.read_text(encoding="utf-8")) for path in files}

    def page(self, name: str) -> Page:
        return self.pages[f"{name}/index.html"]

    def target(self, page: str, link: str) -> tuple[Path, str]:
        """The file that `link` on `page` leads to, and the place in it."""
        parts = urlsplit(link)
        path = unquote(parts.path)
        start = self.folder if path.startswith("/") else (self.folder / page).parent
        file = start / path.lstrip("/") if path else self.folder / page
        file = Path(os.path.normpath(file))
        return (file / "index.html" if file.is_dir() else file), unquote(parts.fragment)


def build(root: Path, folder: Path) -> Site:
    run = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(folder)],
        cwd=root,
        env=clean_environment() | {"NO_MKDOCS_2_WARNING": "1", "SITE_URL": ""},
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=300,
    )
    assert run.returncode == 0, run.stdout + run.stderr
    return Site(folder)


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    """The repository's own site."""
    return build(ROOT, tmp_path_factory.mktemp("site") / "site")


def plain(text: str) -> str:
    """Markdown or a page's text as bare words, to compare one with the other."""
    return " ".join(re.sub(r"[`*_]|\[([^]]*)\]\([^)]*\)", r"\1", text).split())


def code_of(path: Path) -> str:
    return path.read_text(encoding="utf-8").rstrip("\n")


def blocks(page: Page, code: str) -> list[Node]:
    """Where the page shows exactly this code."""
    return [pre for pre in page.article.all("pre") if pre.text.strip("\n") == code.strip("\n")]


# A unit's page


@every_unit
def test_every_unit_has_a_page_with_its_number_and_title(site, unit):
    heading = next(site.page(f"units/{unit.folder}").article.all("h1"))
    assert plain(heading.text) == plain(f"{unit.number} {unit.title}")


@every_unit
def test_every_unit_has_a_notebook_page(site, unit):
    page = site.page(f"notebooks/{unit.folder}")
    cells = json.loads(unit.notebook.read_text(encoding="utf-8"))["cells"]
    text = plain(page.article.text)
    for cell in cells:
        source = "".join(cell["source"])
        if cell["cell_type"] == "code":
            assert blocks(page, source), source
        elif heading := re.match(r"#+ (.+)", source):
            assert plain(heading[1]) in text
    unit_page_link = site.folder / "units" / unit.folder / "index.html"
    links = [node.attributes.get("href", "") for node in page.article.all("a")]
    assert unit_page_link in [site.target(f"notebooks/{unit.folder}/index.html", link)[0] for link in links]


@every_unit
def test_the_page_has_every_section_of_the_lesson_in_order(site, unit):
    headings = [plain(node.text) for node in site.page(f"units/{unit.folder}").article.all("h2")]
    sections = [plain(section.heading) for section in read_lesson(unit) if section.heading]
    assert [heading for heading in headings if heading in sections] == sections
    stages = [f"Stage {number}: {stage.title}" for number, stage in enumerate(unit.stages, 1)]
    assert [heading for heading in headings if heading.startswith("Stage ")] == list(map(plain, stages))


@every_unit
def test_the_stub_is_open_to_see_before_the_first_stage(site, unit):
    page = site.page(f"units/{unit.folder}")
    (stub,) = blocks(page, code_of(unit.code))
    assert stub.folds == []
    first = next(node for node in page.article.all("h2") if node.text.startswith("Stage 1:"))
    statement = next(node for node in page.article.all("h2") if node.text.startswith("What to write"))
    assert statement.place < stub.place < first.place


@every_unit
def test_the_page_shows_every_test(site, unit):
    page = site.page(f"units/{unit.folder}")
    (tests,) = blocks(page, code_of(unit.test_file))
    assert len(tests.folds) == 1
    names = [name for stage in unit.stages for name in stage.tests]
    assert names
    assert all(f"def {name}(" in tests.text for name in names)


@every_unit
def test_the_solution_and_every_right_answer_are_folded_after_all_of_the_lesson(site, unit):
    page = site.page(f"units/{unit.folder}")
    sections = {plain(section.heading) for section in read_lesson(unit)}
    end = max(node.place for node in page.article.all("h2", "details", "p") if plain(node.text) in sections)
    for path in [unit.solution, *unit.right]:
        (shown,) = blocks(page, code_of(path))
        assert len(shown.folds) == 1, path
        assert shown.folds[0].place > end, path
    assert unit.right


@every_unit
def test_every_hint_and_every_answer_is_folded_and_nothing_stands_unfolded(site, unit):
    article = site.page(f"units/{unit.folder}").article
    folds = list(article.all("details"))
    assert not [fold for fold in folds if "open" in fold.attributes]
    boxes = [box for section in read_lesson(unit) for box in section.boxes if box.folded]
    for kind in ("tip", "success"):
        titles = [plain(next(fold.all("summary")).text) for fold in folds if kind in fold.classes]
        expected = [plain(box.title) for box in boxes if box.kind == kind]
        assert titles[: len(expected)] == expected
        more = [] if kind == "tip" else ["Show the reference solution"]
        assert titles[len(expected) :][:1] == more
    hints = sum(len(section.hints) for section in read_lesson(unit))
    assert sum("tip" in fold.classes for fold in folds) == hints >= 2 * len(unit.stages)
    assert not [node for node in article.all("div") if {"admonition", "tip"} <= {*node.classes}]


# The place to solve a unit


def panel_of(page: Page) -> tuple[Node, dict]:
    """The panel's place on a unit's page, and its data."""
    (place,) = [node for node in page.article.all("div") if node.attributes.get("id") == "solve"]
    (data,) = [node for node in place.all("script") if node.attributes["type"] == "application/json"]
    return place, json.loads(data.text)


@every_unit
def test_the_panel_knows_the_unit(site, unit):
    place, data = panel_of(site.page(f"units/{unit.folder}"))
    assert place.attributes["data-unit"] == data["unit"] == unit.folder
    assert (data["number"], data["title"], data["file"]) == (unit.number, unit.title, unit.code.name)
    assert data["stub"] == unit.code.read_text(encoding="utf-8")
    assert data["stages"] == [{"name": stage.name, "title": stage.title, "goal": stage.goal} for stage in unit.stages]
    assert data["answers"] == 1 + len(unit.right)
    games = {"scores": "filter", "video_poker": "game", "dragon_quest": "game"}
    assert data["program"] == games.get(unit.name, "")


@every_unit
def test_the_panel_leads_on_to_the_notebook_and_the_next_unit(site, unit):
    name = f"units/{unit.folder}/index.html"
    _, data = panel_of(site.pages[name])
    following = next((each for each in UNITS if each.number > unit.number), None)
    to = f"units/{following.folder}" if following else "road"
    assert site.target(name, data["next"]["address"])[0] == site.folder / to / "index.html"
    assert data["next"]["title"] == (f"{following.number} {following.title}" if following else "")
    assert site.target(name, data["notebook"])[0] == site.folder / "notebooks" / unit.folder / "index.html"


@every_unit
def test_the_panel_gives_away_neither_hints_nor_solutions(site, unit):
    place, _ = panel_of(site.page(f"units/{unit.folder}"))
    everything = "".join(node.text for node in place.all("script"))
    code = [line for path in [unit.solution, *unit.right] for line in code_of(path).splitlines()]
    stub = code_of(unit.code)
    for line in [line.strip() for line in code if len(line.strip()) > 30 and line.strip() not in stub]:
        assert json.dumps(line)[1:-1] not in everything
    for hint in [hint for section in read_lesson(unit) for hint in section.hints]:
        assert hint[:40] not in everything


@every_unit
def test_the_page_says_how_to_solve_the_unit_on_ones_own_machine(site, unit):
    place, _ = panel_of(site.page(f"units/{unit.folder}"))
    told = plain(place.text)
    assert plain(f"write in {unit.relative(unit.code)}, and run pytest units/{unit.folder}.") in told
    assert "With JavaScript you could solve the unit right here" in told
    first = next(node for node in site.page(f"units/{unit.folder}").article.all("h2") if "Stage 1:" in node.text)
    assert place.place < first.place


def test_without_the_engine_the_page_says_how_to_solve_it_elsewhere_and_loads_nothing_for_it(small):
    small.write("docs/start.md", "# Start\n")
    text = pages(small.folder)["units/01_double.md"]
    assert "write in <code>units/01_double/double.py</code>, and run <code>pytest units/01_double</code>" in text
    assert 'href="../../start/"' in text
    assert "script" not in text
    assert "JavaScript" not in text
    assert 'id="solve"' not in text


def test_whatever_stands_in_a_stub_comes_to_the_panel_as_it_is(small):
    strange = (
        '"""</script> `a` *b* __c__ $d$ &amp; <!-- ♠ -->\n\n## Not a heading\n"""\n\n\n'
        + DOUBLE_STUB.partition("\n\n\n")[2]
    )
    small.write("units/01_double/double.py", strange)
    text = pages(small.folder, engine=True)["units/01_double.md"].replace("---\nsource: school\n---\n", "")
    extensions = ["admonition", "attr_list", "md_in_html", "pymdownx.details", "pymdownx.superfences"]
    html = markdown.markdown(text, extensions=[*extensions, "playing_cards.markdown"])
    _, data = panel_of(Page(f"<article>{html}</article>"))
    assert data["stub"] == strange
    assert data["next"] == {"address": "../../units/02_quadruple/", "title": "02 Four times over"}


# The other pages


def test_the_navigation_has_units_and_notebooks_in_the_order_of_their_folders(site):
    folders = [unit.folder for unit in UNITS]
    assert folders == sorted(path.name for path in (ROOT / "units").iterdir() if path.name[0].isdigit())
    own = {key: value for entry in navigation(ROOT) for key, value in entry.items()}
    assert [path for entry in own["Units"] for path in entry.values()] == [f"units/{name}.md" for name in folders]
    for kind in ("units", "notebooks"):
        name = f"{kind}/{folders[0]}/index.html"
        bar = next(node for node in site.pages[name].nodes if "md-nav--primary" in node.classes)
        targets = [site.target(name, link.attributes["href"])[0].parent for link in bar.all("a")]
        shown = [target.name for target in targets if target.parent == site.folder / kind]
        assert list(dict.fromkeys(shown)) == [name for name in folders if (site.folder / kind / name).is_dir()]


def test_every_page_of_the_docs_can_be_found_in_the_navigation():
    entries = [value for entry in navigation(ROOT) for value in entry.values() if isinstance(value, str)]
    assert sorted(entries) == sorted(path.name for path in (ROOT / "docs").glob("*.md"))


@every_unit
def test_the_road_tells_of_each_unit_what_one_writes_how_long_it_takes_and_its_source(site, unit):
    page = site.page("road")
    row = next(row for row in page.article.all("tr") if row.text.split()[0] == unit.number)
    cells = [plain(cell.text) for cell in row.all("td")]
    number, title, functions, time, source = cells
    assert (number, title) == (unit.number, plain(unit.title))
    assert sorted(functions.split(", ")) == sorted(map(plain, unit.tested_names(unit.test_file)))
    hours, rest = divmod(minutes(unit), 60)
    assert time == " ".join([f"{hours} h"] * (hours > 0) + [f"{rest} min"] * (rest > 0))
    assert source == plain(source_of(unit)) != ""
    links = {site.target("road/index.html", link.attributes["href"])[0] for link in row.all("a")}
    assert links == {site.folder / "units" / unit.folder / "index.html"}
    text = plain(page.article.text)
    assert all(plain(stage.title) in text for stage in unit.stages)


def test_the_command_page_names_every_command_argument_and_option(site):
    article = site.page("command").article
    text = plain(article.text)
    code = {plain(node.text) for node in article.all("code")}
    commands = next(a for a in build_parser()._actions if isinstance(a, argparse._SubParsersAction))
    headings = [node.text.strip() for node in article.all("h2", "h3")]
    assert len(commands.choices) >= 9
    for name, parser in commands.choices.items():
        assert f"kata {name}" in headings
        assert plain(parser.description) in text
        for action in parser._actions:
            if action.dest != "help":
                assert plain(action.help) in text, action.help
                assert all(any(option in shown for shown in code) for option in action.option_strings)


def test_no_marker_is_left(site):
    for path in site.folder.rglob("*.html"):
        assert "<!-- kata" not in path.read_text(encoding="utf-8"), path


# Links, and whatever a page loads


def links(page: Page) -> Iterator[tuple[Node, str]]:
    for node in page.nodes:
        for name in ("href", "src", "data", "poster", "xlink:href", "action"):
            if node.attributes.get(name):
                yield node, node.attributes[name]
        for source in node.attributes.get("srcset", "").split(","):
            if source.strip():
                yield node, source.split()[0]


def test_every_link_leads_to_a_file_and_a_place_on_the_site(site):
    broken = []
    for name, page in site.pages.items():
        for node, link in links(page):
            if urlsplit(link).scheme in ("http", "https", "mailto", "data") and node.tag == "a":
                continue
            file, place = site.target(name, link)
            inside = file.is_relative_to(site.folder) and file.is_file()
            there = site.pages.get(file.relative_to(site.folder).as_posix()) if inside else None
            if not inside or (there and place and place not in there.ids):
                broken.append((name, node.tag, link))
    assert broken == []
    assert len(site.pages) > 2 * len(UNITS)


def test_pages_load_nothing_from_another_host(site):
    for name, page in site.pages.items():
        for node, link in links(page):
            if node.tag != "a" and not (node.tag == "link" and node.attributes.get("rel") == "canonical"):
                assert urlsplit(link)[:2] == ("", ""), (name, node.tag, link)
        for node in page.nodes:
            assert node.tag not in ("base", "iframe", "object", "embed"), name
            assert "//" not in node.attributes.get("style", ""), name
        styles = "".join(node.text for node in page.root.all("style"))
        assert "url(" not in styles, name
        assert "@import" not in styles, name


def test_style_sheets_load_only_files_that_are_there(site):
    sheets = sorted(site.folder.rglob("*.css"))
    assert len(sheets) >= 3
    for sheet in sheets:
        text = re.sub(r"/\*.*?\*/", "", sheet.read_text(encoding="utf-8"), flags=re.DOTALL)
        assert "@import" not in text
        for link in re.findall(r"""url\(\s*["']?([^"')]+)""", text):
            if not link.startswith(("data:", "#")):
                assert urlsplit(link)[:2] == ("", ""), (sheet, link)
                assert (sheet.parent / urlsplit(link).path).is_file(), (sheet, link)


def test_every_picture_has_a_text_in_its_place(site):
    for name, page in site.pages.items():
        for picture in page.article.all("img") if "article" in {node.tag for node in page.nodes} else []:
            assert picture.attributes.get("alt"), (name, picture.attributes)


def test_no_page_names_a_place_on_this_machine(site):
    places = {str(ROOT), str(site.folder), sys.prefix, f"{Path.home()}/"}
    for path in site.folder.rglob("*"):
        if path.suffix in (".html", ".json", ".xml", ".svg", ".txt") and path.is_file():
            text = path.read_text(encoding="utf-8")
            assert not [place for place in places if place in text], path
            assert not re.search(r"/tmp/\w+/|/Users/\w|C:\\Users", text), path


# The made pages, of a small kata

TRIPLE_LESSON = DOUBLE_LESSON.replace("# Twice over", "# Three times").replace("double", "triple")


@pytest.fixture
def small(kata) -> Kata:
    """The small kata with a lesson for each unit, and pages with markers."""
    kata.write("docs/units/02_quadruple.md", "---\nsource: home\n---\n\n# Four times over\n\n## Stage 1: One\n")
    kata.write("docs/index.md", "# Start here\n\n<!-- kata count -->\n")
    kata.write("docs/road.md", "---\nnav_title: The way\n---\n\n# The long way\n\n<!-- kata units -->\n\nGo.\n")
    kata.write("docs/rules.md", "# Rules\n\nIn a line <!-- kata count --> is none.\n")
    return kata


def write_notebook(kata: Kata, folder: str, *cells: dict) -> Unit:
    kata.write(f"notebooks/{folder}.ipynb", json.dumps({"cells": cells, "nbformat": 4, "nbformat_minor": 5}))
    return Unit(kata.folder, folder)


def words(*lines: str) -> dict:
    return {"cell_type": "markdown", "source": [f"{line}\n" for line in lines]}


def code(source: str, *outputs: dict) -> dict:
    return {"cell_type": "code", "source": source, "outputs": list(outputs)}


def test_a_new_unit_is_on_the_site_without_any_other_edit(small):
    before = pages(small.folder)
    assert "units/10_triple.md" not in before
    for path, text in {
        "units/10_triple/triple.py": DOUBLE_STUB.replace("double", "triple"),
        "units/10_triple/test_triple.py": DOUBLE_TESTS.replace("double", "triple"),
        "solutions/10_triple/triple.py": "def triple(n):\n    return 3 * n\n",
        "docs/units/10_triple.md": TRIPLE_LESSON,
    }.items():
        small.write(path, text)
    write_notebook(small, "10_triple", words("# Triples"))
    after = pages(small.folder)
    assert set(after) - set(before) == {"units/10_triple.md", "notebooks/10_triple.md"}
    assert navigation(small.folder) == [
        {"Start here": "index.md"},
        {"The way": "road.md"},
        {
            "Units": [
                {"01 double": "units/01_double.md"},
                {"02 quadruple": "units/02_quadruple.md"},
                {"10 triple": "units/10_triple.md"},
            ]
        },
        {"Notebooks": [{"10 triple": "notebooks/10_triple.md"}]},
        {"Rules": "rules.md"},
    ]
    road = after["road.md"]
    assert "| [10](units/10_triple.md) | [Three times](units/10_triple.md) | `triple` | 20 min | school |" in road
    assert road.index("02_quadruple") < road.index("10_triple") < road.index("\nGo.\n")
    assert "2 units, 5 stages" in before["index.md"]
    assert "3 units, 8 stages" in after["index.md"]
    assert "rules.md" not in after


def test_more_stages_and_longer_references_take_longer(small):
    one, two = all_units(small.folder)
    assert (minutes(one), minutes(two)) == (20, 20)
    small.write("solutions/01_double/double.py", DOUBLE + "\n\nx = 1\n" * 70)
    assert minutes(one) == 90
    assert "| 1 h 30 min |" in pages(small.folder)["road.md"]
    small.write("solutions/01_double/double.py", DOUBLE + "\n\nx = 1\n" * 40)
    assert "| 1 h |" in pages(small.folder)["road.md"]


def test_without_solutions_the_pages_are_made_and_show_none(small):
    with_solutions = pages(small.folder)
    shutil.rmtree(small.folder / "solutions")
    without = pages(small.folder)
    assert set(without) == set(with_solutions)
    text = without["units/01_double.md"]
    assert "return 2 * n" in with_solutions["units/01_double.md"]
    assert "return 2 * n" not in text
    assert "solution" not in text
    assert "## Another way" in text


def test_code_with_fences_of_its_own_stays_one_block(small):
    fenced = 'USAGE = """\n```\ndouble(2)\n````\n"""\n\n\ndef double(n):\n    return 2 * n'
    small.write("solutions/01_double/double.py", fenced + "\n")
    text = unit_page(Unit(small.folder, "01_double"))
    extensions = ["admonition", "attr_list", "pymdownx.details", "pymdownx.superfences", "pymdownx.highlight"]
    page = Page(markdown.markdown(text.replace("---\nsource: school\n---\n", ""), extensions=extensions))
    assert [pre.text.strip("\n") for pre in page.root.all("pre")].count(fenced) == 1


def test_a_notebooks_outputs_are_on_its_page(small):
    html = "<div>\n<b>x</b>\n<pre>a\nb</pre></div>"
    unit = write_notebook(
        small,
        "01_double",
        words("# Twice", "", "[unit](../units/01_double/double.py) [docs](../docs/rules.md) [on](02_quadruple.ipynb)"),
        code("%%kata 01\nx", {"output_type": "execute_result", "data": {"text/html": [html], "text/plain": "no"}}),
        code("print(1)", {"output_type": "stream", "name": "stdout", "text": ["\x1b[31mred\x1b[0m\n", "two\n"]}),
        code(
            "axes.set_title('Sums')",
            {"output_type": "display_data", "data": {"image/svg+xml": ["<svg>", "</svg>"]}},
        ),
        code("x = 1", {"output_type": "stream", "name": "stdout", "text": "\n"}),
    )
    text, pictures = notebook_page(unit)
    assert pictures == {"01_double_4_0.svg": b"<svg></svg>"}
    assert "[unit](../units/01_double.md) [docs](../rules.md) [on](02_quadruple.md)" in text
    assert "<b>x</b><pre>a&#10;b</pre></div></div>" in text
    assert "\nred\ntwo\n```" in text
    assert "\x1b" not in text
    assert "![Plot: Sums](01_double_4_0.svg)" in text
    assert text.count("```") == 2 * 5
    assert pages(small.folder)["notebooks/01_double_4_0.svg"] == b"<svg></svg>"
    assert "[Twice](../notebooks/01_double.md)" in unit_page(unit)


def test_a_release_without_solutions_builds_too(tmp_path):
    for name in ("units", "docs", "notebooks"):
        shutil.copytree(ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__"))
    (tmp_path / "src/kata").mkdir(parents=True)
    shutil.copy(ROOT / "src/kata/mkdocs_hooks.py", tmp_path / "src/kata")
    shutil.copy(ROOT / "mkdocs.yml", tmp_path)
    site = build(tmp_path, tmp_path / "site")
    for unit in UNITS:
        page = site.page(f"units/{unit.folder}")
        assert blocks(page, code_of(unit.code))
        assert not blocks(page, code_of(unit.solution))
        assert "On your own machine" in page.article.text
        assert not [node for node in page.nodes if "engine/" in node.attributes.get("src", "")]
