"""The second tab of the panel: a reader's own tests, run in the page on right answers and on wrong ones. And the named
mistake below a red stage of the first."""

from __future__ import annotations

import io
import re
import zipfile
from collections.abc import Iterator
from pathlib import Path
from pprint import pformat
from typing import Literal

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from browser import Site, barriers, faults_of
from helpers import ROOT
from in_the_page import PATIENCE, REFUSED, Panel, put_store, tab_to, with_store
from kata.answers import answers_of
from kata.bugs import ENDS_ALL, NEVER_ENDS, bugs_of
from kata.report import NamedMistake
from kata.runner import judge
from kata.site import _tests
from kata.units import Unit, all_units

pytest_plugins = ["page_fixtures"]

UNITS = {unit.name: unit for unit in all_units(ROOT)}
KIND = UNITS["kind"]
START = _tests(KIND)
ANSWERS = answers_of(KIND)
assert ANSWERS is not None
BUGS = bugs_of(KIND, ANSWERS)
RIGHT = KIND.solution.read_text(encoding="utf-8")
AT_LEAST = "def kind(n, ranks):\n    for rank in ranks:\n        if ranks.count(rank) >= n:\n            return rank\n"
# The same, but with a hand that no test deals it never ends: there a mistake's name is looked for in vain.
HANGS_UNSEEN = AT_LEAST.replace("    for", "    while len(ranks) == 1:\n        pass\n    for", 1)
PAIR = "from kind import kind\n\n\ndef test_a_pair():\n    assert kind(2, [14, 13, 9, 9, 7]) == 9\n"
NONE = "\n\ndef test_no_pair():\n    assert kind(2, [14, 13, 11, 9, 7]) is None\n"
UNFAIR = "\n\ndef test_four_are_a_pair():\n    assert kind(2, [9, 9, 9, 9, 7]) == 9\n"
VOID = "\n\ndef test_prints():\n    print(kind(2, [9, 9, 8, 7, 6]))\n"
LOOP = "\n\ndef test_for_ever():\n    while kind(2, [9, 9, 8]):\n        pass\n    assert True\n"
# In here no code of the test's own runs, so that Python is not asked what time it is.
STUCK = "\n\ndef test_stuck():\n    assert kind(2, [9, 9, 8]) in iter(int, 1)\n"


class Game:
    """The second tab of the open panel."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.tab = page.get_by_role("tab", name="Catch the bugs")
        self.root = page.locator("#solve-bugs")
        self.code = self.root.locator(".cm-content")
        self.run = self.root.get_by_role("button", name="Run my tests")
        self.stop = self.root.get_by_role("button", name="Stop", exact=True)
        self.saved = self.root.locator(".solve__saved")
        self.said = self.root.locator(".solve__results > [role=status]")
        self.notice = self.root.get_by_role("alert")
        self.report = self.root.locator(".solve__report")
        self.tests = self.part("Your tests").locator(".solve__stage")
        self.caught = self.part("Caught").locator(".solve__stage")
        self.at_large = self.part("Still at large").locator("li")

    def part(self, heading: str) -> Locator:
        return self.report.locator("h3", has_text=heading).locator("+ ul")

    def open(self) -> Game:
        """Opens the panel from the lesson's section."""
        self.page.get_by_role("button", name="Catch the bugs in the page").click()
        expect(self.code).to_be_focused(timeout=PATIENCE)
        return self

    def reload(self) -> Game:
        self.page.reload()
        return self.open()

    @property
    def text(self) -> str:
        return str(self.code.evaluate("content => content.cmTile.view.state.doc.toString()"))

    def write(self, tests: str) -> None:
        self.code.focus()
        self.page.keyboard.press("Control+a")
        self.page.keyboard.insert_text(tests)

    def play(self, tests: str) -> Game:
        self.write(tests)
        return self.play_again()

    def play_again(self) -> Game:
        self.code.press("Control+Enter")
        expect(self.stop).to_be_hidden(timeout=PATIENCE)
        return self

    def hint(self, bug: int) -> Locator:
        return self.root.get_by_role("button", name=f"Bug {bug}:")


def opened(page: Page, unit: Unit = KIND) -> Game:
    page.goto(f"units/{unit.folder}/")
    return Game(page).open()


@pytest.fixture
def game(page: Page) -> Game:
    """The game of unit 04, just opened."""
    return opened(page)


# One page for all that only play.
@pytest.fixture(scope="module")
def ready(site: Site, browser: Browser) -> Iterator[Game]:
    with browser.new_context(base_url=site.url, viewport={"width": 1280, "height": 800}) as context:
        yield opened(context.new_page())


# The named mistake


def test_a_mistake_that_is_known_is_named_below_the_red_stage(page: Page, tmp_path: Path):
    page.goto(f"units/{KIND.folder}/")
    panel = Panel(page).open()
    panel.test(AT_LEAST)
    file = tmp_path / "kind.py"
    file.write_text(AT_LEAST, encoding="utf-8")
    mistake = judge(KIND, str(file)).mistake
    assert isinstance(mistake, NamedMistake)
    named = panel.stages.nth(2).locator(".solve__mistake p")
    expect(named).to_have_text([line.strip() for line in mistake.lines])
    expect(named.locator("code")).to_have_text(f"{mistake.call} {mistake.came}")
    panel.test("def kind(n, ranks):\n    return 'a rank'\n")
    expect(panel.said).to_contain_text("Stage 1")
    expect(panel.root.locator(".solve__mistake")).to_have_count(0)
    panel.test(RIGHT)
    expect(panel.said).to_have_text("All stages passed.")
    expect(panel.root.locator(".solve__mistake")).to_have_count(0)


def test_where_looking_for_the_mistake_does_not_end_the_report_is_shown_without_it(page: Page):
    page.goto(f"units/{KIND.folder}/")
    panel = Panel(page).open()
    panel.test(HANGS_UNSEEN)
    expect(panel.said).to_have_text(f"Stage 3 of 5, {KIND.stages[2].title}: wrong.")
    assert panel.statuses() == ["5 of 5", "3 of 3", "0 of 5, wrong", "waiting", "waiting"]
    expect(panel.root.locator(".solve__mistake")).to_have_count(0)
    panel.test(AT_LEAST)
    expect(panel.root.locator(".solve__mistake")).to_have_count(1)


# What the game says


def test_the_tests_to_begin_with_catch_some_bugs_and_more_tests_catch_more(site: Site, page: Page):
    with faults_of(page, site.url) as faults:
        game = opened(page)
        assert game.text == START
        game.play_again()
        first = game.caught.count()
        assert 0 < first < len(BUGS)
        expect(game.said).to_have_text(f"Caught {first} of {len(BUGS)} bugs.")
        expect(game.tests).to_have_count(1)
        expect(game.tests).to_contain_text(f"fair, catches {first}")
        game.play(START + NONE)
        assert game.caught.count() > first
        expect(game.tests).to_have_count(2)
        assert game.caught.count() + game.at_large.count() == len(BUGS)
        stories = game.caught.locator(".solve__title").all_inner_texts()
        numbers = [int(story.partition(".")[0]) for story in stories]
        assert stories == [f"{number}. {BUGS[number - 1].story}" for number in numbers]
    assert faults == []


def test_an_unfair_test_and_one_that_catches_nothing_are_told(ready: Game):
    ready.play(PAIR + UNFAIR + VOID)
    expect(ready.said).to_contain_text("One test is unfair. One test can catch nothing.")
    expect(ready.tests.nth(1)).to_contain_text("the right answers give something else", ignore_case=True)
    told = ready.tests.nth(1).locator("pre").inner_text().split("\n")
    assert [line for line in told if line] == [
        "call     kind(2, [9, 9, 9, 9, 7])",
        "right    None",
        "you want 9",
    ]
    expect(ready.tests.nth(2)).to_contain_text("catches nothing")
    expect(ready.tests.nth(2)).to_contain_text("it asserts nothing", ignore_case=True)


@pytest.mark.parametrize(
    ("tests", "told"),
    [
        ("def test_one(:\n    pass\n", "my_tests.py can't be imported: line 1: SyntaxError"),
        ("\nx = nothing\n", "my_tests.py can't be imported: line 2: NameError: name 'nothing' is not defined"),
        ("x = 1\n", "my_tests.py has no test: write a function whose name starts with test_"),
        ("exit()\n", ENDS_ALL),
    ],
)
def test_a_file_that_can_not_be_played_with_says_why(ready: Game, tests: str, told: str):
    ready.play(tests)
    expect(ready.said).to_contain_text(told)
    expect(ready.caught).to_have_count(0)
    lines = re.findall(r"line (\d+)", told)
    expect(ready.root.locator(".cm-blamed")).to_have_text([tests.split("\n")[int(line) - 1] for line in lines])
    ready.play(PAIR)
    expect(ready.said).to_contain_text("Caught")


@pytest.mark.parametrize("name", ["kind", "two_pair", "ties"])
def test_the_units_own_tests_are_fair_and_catch_all(page: Page, name: str):
    unit = UNITS[name]
    game = opened(page, unit).play(unit.test_file.read_text(encoding="utf-8"))
    answers = answers_of(unit)
    assert answers is not None
    of = len(answers.wrong)
    expect(game.said).to_have_text(
        f"Caught {of} of {of} bugs. That is all of them. What your tests let pass now is no bug that we know of."
    )
    expect(game.caught).to_have_count(of)
    expect(game.at_large).to_have_count(0)
    assert [told for told in game.tests.locator(".solve__told").all_inner_texts() if not told.startswith("fair")] == []


def test_what_runs_is_told_and_the_two_tabs_run_one_after_the_other(page: Page):
    game = opened(page)
    page.evaluate("""() => {
        window.seen = [];
        const counter = document.querySelector("#solve-bugs .solve__counter");
        new MutationObserver(() => seen.push(counter.textContent)).observe(counter, {childList: true});
    }""")
    game.play_again()
    attempts = 1 + len(ANSWERS.right) + len(ANSWERS.wrong)  # type: ignore[union-attr]
    assert page.evaluate("seen") == [f"answer {number} of {attempts}" for number in range(1, attempts + 1)]
    game.write(PAIR + STUCK)
    game.code.press("Control+Enter")
    expect(game.stop).to_be_visible()
    page.get_by_role("tab", name="Your solution").click()
    panel = Panel(page)
    expect(panel.run).to_have_attribute("aria-disabled", "true")
    panel.stop.click()
    expect(panel.run).to_have_attribute("aria-disabled", "false")
    game.tab.click()
    expect(game.said).to_have_text("Stopped. Your tests are as they were.")
    assert game.text == PAIR + STUCK


# What does not end


def test_a_test_that_never_ends_is_told_and_the_others_are_played(game: Game):
    game.play(PAIR + LOOP)
    expect(game.tests.nth(0)).to_contain_text("fair, catches")
    expect(game.tests.nth(1)).to_contain_text(NEVER_ENDS.format(seconds=5)[1:])
    assert game.caught.count() > 0
    game.play(PAIR)
    expect(game.tests).to_have_count(1)


def test_a_test_that_python_can_not_end_is_ended_by_the_page_and_named(game: Game):
    game.play(PAIR + STUCK)
    expect(game.said).to_have_text(
        f'The test "stuck" was stopped: {NEVER_ENDS.format(seconds=10)}. Of the other tests this run says nothing. '
        "Your tests are as they were."
    )
    assert game.text == PAIR + STUCK
    game.play(PAIR)
    expect(game.tests).to_contain_text("fair, catches")


# Hints


def test_hints_open_one_by_one_and_are_remembered(game: Game):
    game.play(PAIR)
    last = BUGS[-1]
    of = len(last.hints)
    box = game.at_large.last
    for number, hint in enumerate(last.hints, 1):
        game.hint(last.number).filter(has_text=f"hint ({number} of {of})").click()
        expect(box.locator(".admonition")).to_have_count(number)
        expect(box.locator(".admonition").last).to_contain_text(f"Bug {last.number}: hint {number} of {of}")
        expect(box.locator(".admonition").last).to_contain_text(hint)
    expect(game.hint(last.number)).to_have_count(0)
    expect(box.get_by_text(f"Bug {last.number}: that was the last hint.")).to_be_focused()
    game.reload().play_again()
    expect(game.at_large.last.locator(".admonition")).to_have_count(of)
    expect(game.hint(last.number)).to_have_count(0)


# What is kept


def test_tests_and_the_best_game_are_there_after_a_reload(game: Game):
    game.play(PAIR + NONE)
    most = game.caught.count()
    game.play(PAIR)
    assert game.caught.count() < most
    expect(game.saved).to_have_text("Saved in this browser")
    game.reload()
    assert game.text == PAIR
    expect(game.said).to_have_text(f"Your best so far: caught {most} of {len(BUGS)} bugs.")
    game.page.goto("road/")
    row = game.page.locator("article table tbody tr", has=game.page.get_by_role("link", name="04", exact=True))
    expect(row.locator(".bugs")).to_have_text(f"bugs {most} of {len(BUGS)}")
    expect(game.page.locator("article .bugs", has_text="bugs")).to_have_count(1)


def test_the_start_comes_back_and_so_do_the_tests(game: Game, tmp_path: Path):
    game.write(PAIR)
    game.root.get_by_role("button", name="Reset to the start").click()
    assert game.text == START
    expect(game.notice).to_contain_text("The file is as it was at the start.")
    game.reload()
    expect(game.notice).to_contain_text("Your tests were reset to the start.")
    game.notice.get_by_role("button", name="Undo").click()
    assert game.text == PAIR
    with game.page.expect_download() as download:
        game.root.get_by_role("button", name="Download").click()
    assert download.value.suggested_filename == "my_tests.py"
    file = tmp_path / "my_tests.py"
    download.value.save_as(file)
    assert file.read_text(encoding="utf-8") == PAIR
    game.write("lost")
    with game.page.expect_file_chooser() as chooser:
        game.root.get_by_role("button", name="Upload").click()
    chooser.value.set_files(file)
    expect(game.notice).to_contain_text("my_tests.py is in the editor.")
    assert game.text == PAIR


def test_the_tests_and_the_solution_are_kept_apart(game: Game):
    game.write(PAIR)
    page = game.page
    page.get_by_role("tab", name="Your solution").click()
    solution = page.locator("#solve-code .cm-content")
    solution.focus()
    page.keyboard.press("Control+a")
    page.keyboard.insert_text(AT_LEAST)
    expect(page.locator("#solve-code .solve__saved")).to_have_text("Saved in this browser")
    assert game.reload().text == PAIR
    put_store(page)
    assert page.evaluate("unit => store.code(unit)", KIND.folder) == AT_LEAST


def test_two_tabs_of_the_browser_never_overwrite_each_other_in_silence(context: BrowserContext):
    mine, theirs = opened(context.new_page()), opened(context.new_page())
    mine.write("mine = 1\n")
    expect(theirs.notice).to_contain_text("Another tab has changed these tests. Which one do you want to go on with?")
    expect(theirs.saved).to_have_text("Not saved: choose first")
    theirs.notice.get_by_role("button", name="Take that one").click()
    assert theirs.text == "mine = 1\n"
    theirs.page.keyboard.press("Control+End")
    theirs.page.keyboard.type("theirs = 2")
    mine.notice.get_by_role("button", name="Keep mine").click()
    expect(mine.saved).to_have_text("Saved in this browser")
    assert mine.reload().text == "mine = 1\n"


def test_a_browser_that_keeps_nothing_says_so_and_the_game_can_be_played(page: Page):
    page.add_init_script(REFUSED)
    game = opened(page)
    expect(game.saved).to_contain_text("This browser does not let the site keep anything.")
    game.play(PAIR)
    expect(game.said).to_contain_text("Caught")
    game.hint(BUGS[-1].number).click()
    expect(game.at_large.last.locator(".admonition")).to_have_count(1)


def test_the_zip_of_all_work_carries_the_tests_out_and_in(site: Site, browser: Browser, page: Page, tmp_path: Path):
    opened(page).write(PAIR)
    page.goto("road/")
    with page.expect_download() as download:
        page.get_by_role("button", name="Download all work").click()
    file = tmp_path / "kata-work.zip"
    download.value.save_as(file)
    with zipfile.ZipFile(file) as archive:
        assert {name: archive.read(name).decode() for name in archive.namelist()} == {
            KIND.relative(KIND.my_tests): PAIR,
        }
    with browser.new_context(base_url=site.url) as other:
        road = other.new_page()
        road.goto("road/")
        load(road, file.read_bytes())
        expect(road.locator(".progress").get_by_role("status")).to_contain_text(f"Loaded from work.zip: {KIND.folder}.")
        assert opened(road).text == PAIR


def load(page: Page, content: bytes) -> None:
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Load work from a zip").click()
    chooser.value.set_files({"name": "work.zip", "mimeType": "application/zip", "buffer": content})


def test_of_a_zipped_clone_tests_that_nobody_has_written_in_replace_none(page: Page):
    with_store(page, "road/")
    other = UNITS["two_pair"]
    page.evaluate("([unit, tests]) => store.tests.save(unit, tests)", [KIND.folder, PAIR])
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w") as archive:
        archive.writestr(f"kata/{KIND.relative(KIND.my_tests)}", START.replace("\n", "\r\n"))
        archive.writestr(f"kata/{other.relative(other.my_tests)}", "written = 1\n")
    load(page, stream.getvalue())
    expect(page.locator(".progress").get_by_role("status")).to_contain_text(f"Loaded from work.zip: {other.folder}.")
    kept = page.evaluate("units => units.map(unit => store.tests.text(unit))", [KIND.folder, other.folder])
    assert kept == [PAIR, "written = 1\n"]


def test_what_was_kept_before_there_was_a_second_game_is_read_as_ever(page: Page):
    with_store(page)
    page.evaluate(
        """([prefix, unit]) => {
            localStorage.setItem(`${prefix}code:${unit}`, JSON.stringify({version: 1, code: "x", revision: "r"}));
            localStorage.setItem(`${prefix}undo:${unit}`, JSON.stringify({version: 1, code: "y", changed: 1}));
        }""",
        ["kata:/poker-kata/:", KIND.folder],
    )
    page.reload()
    put_store(page)
    kept = page.evaluate(
        "unit => [store.code(unit), store.canUndo(unit), store.tests.text(unit), store.bugs(unit), store.problem]",
        KIND.folder,
    )
    assert kept == ["x", True, None, {"caught": 0, "of": 0, "hints": {}}, ""]


# How it looks, and whom it serves


def test_the_tabs_are_used_by_keyboard_alone(page: Page):
    page.goto(f"units/{KIND.folder}/")
    Panel(page).open()
    game, keyboard = Game(page), page.keyboard
    first = page.get_by_role("tab", name="Your solution")
    expect(page.get_by_role("tablist", name="What you write")).to_be_visible()
    keyboard.press("Escape")
    tab_to(page, first, "Shift+Tab")
    keyboard.press("ArrowRight")
    expect(game.tab).to_be_focused()
    expect(game.tab).to_have_attribute("aria-selected", "true")
    expect(first).to_have_attribute("aria-selected", "false")
    expect(page.get_by_role("tabpanel", name="Catch the bugs")).to_be_visible()
    expect(page.get_by_role("tabpanel", name="Your solution")).to_have_count(0)
    for key, tab in [("ArrowRight", first), ("ArrowLeft", game.tab), ("Home", first), ("End", game.tab)]:
        keyboard.press(key)
        expect(tab).to_be_focused()
        expect(tab).to_have_attribute("aria-selected", "true")
    keyboard.press("Tab")
    expect(game.code).to_be_focused()
    keyboard.press("Control+Enter")
    expect(game.said).to_contain_text("Caught", timeout=PATIENCE)
    keyboard.press("Escape")
    keyboard.press("Tab")
    expect(game.run).to_be_focused()
    tab_to(page, game.hint(BUGS[-1].number))
    keyboard.press("Enter")
    expect(game.at_large.last.locator(".admonition")).to_have_count(1)


def test_a_green_unit_leads_to_the_game(page: Page):
    page.goto(f"units/{KIND.folder}/")
    panel = Panel(page).open()
    panel.test(RIGHT)
    panel.root.get_by_role("link", name="Catch the bugs").click()
    expect(Game(page).code).to_be_focused()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_game_puts_no_barrier_in_the_way(page: Page, theme: Literal["light", "dark"]):
    page.emulate_media(color_scheme=theme, reduced_motion="reduce")
    game = opened(page).play(PAIR + NONE + UNFAIR + VOID)
    game.hint(BUGS[-1].number).click()
    found = barriers(page)
    page.get_by_role("tab", name="Your solution").click()
    panel = Panel(page)
    page.locator("#solve-code .cm-content").focus()
    page.keyboard.press("Control+a")
    page.keyboard.insert_text(AT_LEAST)
    page.keyboard.press("Control+Enter")
    expect(panel.root.locator(".solve__mistake")).to_be_visible(timeout=PATIENCE)
    found |= barriers(page)
    assert not found, pformat(found, width=200)


def test_on_a_phone_nothing_scrolls_sideways(page: Page):
    page.set_viewport_size({"width": 390, "height": 800})
    game = opened(page).play(PAIR + NONE + UNFAIR + VOID)
    game.hint(BUGS[-1].number).click()
    stands_out = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    assert page.evaluate(stands_out) == 0
    assert game.code.evaluate("element => parseFloat(getComputedStyle(element).fontSize)") >= 16
    inside = "element => element.scrollWidth - element.clientWidth"
    assert [game.root.evaluate(inside), page.get_by_role("tablist").evaluate(inside)] == [0, 0]
    tops = {tab.evaluate("tab => tab.getBoundingClientRect().top") for tab in page.get_by_role("tab").all()}
    assert len(tops) == 1


def test_a_unit_without_tests_to_begin_with_has_no_tabs(page: Page):
    def without_tests(text: str) -> str:
        return re.sub(r'"tests":"(?:[^"\\]|\\.)*"', '"tests":""', text)

    def answer(route: object) -> None:
        response = route.fetch()  # type: ignore[attr-defined]
        route.fulfill(response=response, body=without_tests(response.text()))  # type: ignore[attr-defined]

    page.route(f"**/units/{KIND.folder}/", answer)
    page.goto(f"units/{KIND.folder}/")
    Panel(page).open()
    expect(page.get_by_role("tab")).to_have_count(0)
    expect(page.get_by_role("button", name="Catch the bugs in the page")).to_have_count(0)


def test_without_javascript_the_lesson_says_how_to_play(site: Site, browser: Browser):
    with browser.new_context(base_url=site.url, java_script_enabled=False) as context:
        page = context.new_page()
        page.goto(f"units/{KIND.folder}/")
        section = page.locator("h2#catch-the-bugs + p")
        expect(section).to_contain_text("kata bugs 04")
        expect(page.get_by_role("button", name="Catch the bugs in the page")).to_have_count(0)
