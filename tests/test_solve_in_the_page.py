"""The panel on a unit's page: a reader with a browser and nothing else solves the unit there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from pprint import pformat
from typing import Literal

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, Route, expect

from browser import AT_ONCE, Site, barriers, contrast, faults_of, luminance
from helpers import ROOT
from in_the_page import PATIENCE, REFUSED, Panel, tab_to
from kata.board import red_tests
from kata.lesson import read_lesson
from kata.runner import judge
from kata.screen import Screen
from kata.units import Unit, all_units

pytest_plugins = ["page_fixtures"]

UNITS = all_units(ROOT)
KIND = next(unit for unit in UNITS if unit.name == "kind")
GAME = next(unit for unit in UNITS if unit.name == "dragon_quest")
FILTER = next(unit for unit in UNITS if unit.name == "scores")
STUB = KIND.code.read_text(encoding="utf-8")
RIGHT = KIND.solution.read_text(encoding="utf-8")
AT_LEAST = "def kind(n, ranks):\n    for rank in ranks:\n        if ranks.count(rank) >= n:\n            return rank\n"
ENDLESS = "def kind(n, ranks):\n    while True:\n        pass\n"
CRASH = (
    "import random\n\n\ndef kind(n, ranks):\n    return helper(ranks)\n\n\ndef helper(ranks):\n    return ranks[99]\n"
)
SYNTAX = "def kind(n, ranks):\n    for rank in ranks\n        return rank\n"
PRINTS = "def kind(n, ranks):\n    print('asked for', n)\n    return 14\n"
FLOOD = "def kind(n, ranks):\n    while True:\n        print('again and again')\n"
DICE = """import random


def main():
    while input(f"{random.random()}? ") != "q":
        pass
    print("Bye")
"""


def opened(page: Page, unit: Unit = KIND) -> Panel:
    """The panel, opened by a click."""
    page.goto(f"units/{unit.folder}/")
    return Panel(page).open()


@pytest.fixture
def panel(page: Page) -> Panel:
    """The panel of unit 04, just opened."""
    return opened(page)


# One page for all that only run tests.
@pytest.fixture(scope="module")
def ready(site: Site, browser: Browser) -> Iterator[Panel]:
    with browser.new_context(base_url=site.url, viewport={"width": 1280, "height": 800}) as context:
        yield opened(context.new_page()).ready()


# A student's path


def test_a_student_solves_a_unit_by_keyboard_alone(site: Site, page: Page):
    panel = Panel(page)
    keyboard = page.keyboard
    with faults_of(page, site.url) as faults:
        page.goto(f"units/{KIND.folder}/")
        tab_to(page, panel.button("Solve it here"))
        keyboard.press("Enter")
        expect(panel.code).to_be_focused()
        assert panel.text == STUB

        keyboard.press("Control+Enter")
        expect(panel.said).to_have_text(f"Stage 1 of 5, {KIND.stages[0].title}: not yet written.", timeout=PATIENCE)
        expect(panel.code).to_be_focused()
        assert panel.statuses() == ["0 of 5, not yet written", *["waiting"] * 4]
        expect(panel.stages.first).to_contain_text("not yet written: kind")
        expect(panel.stages.first).to_contain_text(KIND.stages[0].goal)

        # The editor indents by itself, as one types.
        keyboard.press("Control+a")
        keyboard.type("def kind(n, ranks):\nfor rank in ranks:\nif ranks.count(rank) >= n:\nreturn rank\n")
        assert panel.text.rstrip() == AT_LEAST.rstrip()
        keyboard.press("Control+Enter")
        expect(panel.said).to_contain_text("Stage 3 of 5", timeout=PATIENCE)
        assert panel.statuses() == ["5 of 5", "3 of 3", "0 of 5, wrong", "waiting", "waiting"]

        keyboard.press("Escape")
        keyboard.press("Tab")
        expect(panel.run).to_be_focused()
        tab_to(page, panel.button("A hint (1 of 3)"))
        keyboard.press("Enter")
        expect(panel.stages.nth(2)).to_contain_text("Hint 1 of 3")
        tab_to(page, panel.code, "Shift+Tab")

        keyboard.press("Control+f")
        keyboard.type(">=")
        keyboard.press("Enter")
        keyboard.press("Escape")
        expect(panel.code).to_be_focused()
        keyboard.type("==")
        keyboard.press("Control+Enter")
        expect(panel.said).to_have_text("All stages passed.", timeout=PATIENCE)
        assert panel.statuses() == ["5 of 5", "3 of 3", "5 of 5", "7 of 7", "2 of 2"]
        expect(panel.root).to_contain_text("Unit 04 is green. What now?")

        keyboard.press("Escape")
        tab_to(page, page.get_by_role("link", name="Go on with 05"))
        keyboard.press("Enter")
        expect(page).to_have_url(re.compile("/units/05_two_pair/$"))
    assert faults == []


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.folder)
def test_in_every_unit_the_stub_is_red_and_the_reference_green(page: Page, unit: Unit):
    panel = opened(page, unit)
    panel.run_tests()
    assert [status.split(", ")[-1] for status in panel.statuses()] == [
        "not yet written",
        *["waiting"] * (len(unit.stages) - 1),
    ]
    expect(panel.stages.first).to_contain_text(unit.stages[0].title)
    panel.test(unit.solution.read_text(encoding="utf-8"))
    expect(panel.said).to_have_text("All stages passed.")
    assert [re.fullmatch(r"(\d+) of \1", status) is not None for status in panel.statuses()] == [True] * len(
        unit.stages
    )


# What failed


@pytest.mark.parametrize("code", [STUB, AT_LEAST, CRASH, SYNTAX, PRINTS, FLOOD, "x = 1\n"])
def test_what_failed_is_told_in_the_words_of_the_command_line(ready: Panel, tmp_path: Path, code: str):
    file = tmp_path / "kind.py"
    file.write_text(code, encoding="utf-8")
    report = judge(KIND, str(file))
    assert report.red_stage
    on_the_command_line = "\n".join(red_tests(report.red_stage, Screen(False, 1000)))
    on_the_command_line = on_the_command_line.replace(str(file), KIND.relative(KIND.code))
    ready.test(code)
    told = ready.root.locator(".solve__reasons > pre")
    assert told.inner_text().rstrip("\n").replace("\n\n", "\n") == on_the_command_line.replace(
        " (all in full: add -v)", ""
    )
    number = report.stages.index(report.red_stage) + 1
    expect(ready.said).to_have_text(f"Stage {number} of 5, {report.red_stage.title}: {report.red_stage.status}.")


@pytest.mark.parametrize(("code", "lines"), [(CRASH, [5, 9]), (SYNTAX, [2]), (AT_LEAST, [])])
def test_the_lines_of_a_crash_are_marked_until_something_changes(ready: Panel, code: str, lines: list[int]):
    ready.test(code)
    expect(ready.blamed).to_have_text([code.splitlines()[line - 1] for line in lines])
    ready.page.keyboard.type(" ")
    expect(ready.blamed).to_have_count(0)


def test_the_test_that_is_red_and_what_was_printed_are_folded_beside_it(ready: Panel):
    ready.test(PRINTS)
    test = ready.stages.first.locator("details", has_text="The test that is red")
    expect(test.locator("pre")).to_be_hidden()
    test.locator("summary").click()
    expect(test.locator("pre")).to_contain_text("def test_a_pair(self):\nassert kind(", use_inner_text=False)
    printed = ready.root.locator(".solve__after details", has_text="What was printed")
    expect(printed.locator("pre")).to_be_hidden()
    printed.locator("summary").click()
    expect(printed.locator("pre")).to_contain_text("asked for 2")


def test_hints_open_one_by_one_and_stay_open(panel: Panel):
    hints = next(section.hints for section in read_lesson(KIND) if section.stage and section.stage[0] == 1)
    panel.run_tests()
    shown = panel.stages.first.locator(".admonition.tip")
    expect(shown).to_have_count(0)
    for number in range(len(hints)):
        panel.stages.first.get_by_role("button", name=f"hint ({number + 1} of {len(hints)})").click()
        expect(shown).to_have_count(number + 1)
        expect(shown.last).to_contain_text(f"Hint {number + 1} of {len(hints)}")
    expect(panel.stages.first.get_by_role("button", name="hint")).to_have_count(0)
    expect(panel.stages.first.get_by_text("That was the last hint.")).to_be_focused()
    panel.reload().run_tests()
    expect(shown).to_have_count(len(hints))
    expect(panel.stages.first).to_contain_text("That was the last hint.")


# What does not end


def test_an_endless_loop_is_stopped_and_the_work_is_kept(panel: Panel):
    panel.ready().write(ENDLESS)
    panel.page.keyboard.press("Control+Enter")
    panel.stop.click()
    expect(panel.said).to_have_text("Stopped. Your code is as it was.")
    expect(panel.stop).to_be_hidden()
    expect(panel.run).to_be_focused()
    assert panel.text == ENDLESS
    panel.test(RIGHT)
    expect(panel.said).to_have_text("All stages passed.")


def test_a_run_that_is_stopped_leaves_no_stage_green_that_it_has_not_seen(panel: Panel):
    panel.test(RIGHT)
    expect(panel.root).to_contain_text("What now?")
    panel.write(ENDLESS)
    panel.page.keyboard.press("Control+Enter")
    panel.stop.click()
    expect(panel.said).to_contain_text("Stopped.")
    assert panel.statuses() == ["not run yet"] * 5
    expect(panel.root).not_to_contain_text("What now?")


def test_stop_works_while_python_is_still_loading(page: Page):
    held: list[Route] = []
    page.route("**/packages*", lambda route: held.append(route))
    panel = opened(page)
    panel.page.keyboard.press("Control+Enter")
    panel.stop.click()
    expect(panel.said).to_have_text("Stopped. Your code is as it was.")
    expect(panel.stop).to_be_hidden()
    for route in held:
        route.continue_()
    page.unroute("**/packages*")
    panel.ready().test(RIGHT)
    expect(panel.said).to_have_text("All stages passed.")


def test_what_takes_too_long_is_stopped_by_itself_and_the_test_is_named(panel: Panel):
    panel.test(AT_LEAST + "    while True:\n        pass\n")
    expect(panel.said).to_contain_text("out of time")
    assert panel.statuses() == ["5 of 5", "0 of 1, out of time", "waiting", "waiting", "waiting"]
    expect(panel.stages.nth(1)).to_contain_text("is there a loop that never ends?")
    expect(panel.stages.nth(1)).to_contain_text("no pair")


# What is kept


def test_work_and_stages_are_there_after_a_reload(panel: Panel):
    panel.ready().test(AT_LEAST)
    expect(panel.saved).to_have_text("Saved in this browser")
    panel.page.keyboard.press("Control+End")
    panel.page.keyboard.type("# the end")
    panel.page.reload()
    expect(panel.root).to_contain_text("2 of 5 stages are green")
    expect(panel.button("Go on here")).to_be_visible()
    assert panel.open().text == f"{AT_LEAST}# the end"
    assert panel.statuses() == ["passed", "passed", "wrong", "waiting", "waiting"]


@pytest.mark.parametrize("reload", [False, True])
def test_the_stub_comes_back_and_so_does_the_work(panel: Panel, reload: bool):
    panel.write(AT_LEAST)
    panel.button("Reset to the stub").click()
    assert panel.text == STUB
    expect(panel.notice).to_contain_text("The stub is back.")
    if reload:
        panel.reload()
        expect(panel.notice).to_contain_text("This unit was reset to its stub.")
    panel.notice.get_by_role("button", name="Undo").click()
    expect(panel.notice).to_have_count(0)
    assert panel.text == AT_LEAST
    assert panel.reload().text == AT_LEAST


def test_the_editors_own_undo_takes_a_reset_back_too(panel: Panel):
    panel.write(AT_LEAST)
    panel.button("Reset to the stub").click()
    expect(panel.notice).to_contain_text("The stub is back.")
    panel.code.focus()
    panel.page.keyboard.press("Control+z")
    expect(panel.code).to_contain_text("ranks.count(rank) >= n")
    assert panel.text == AT_LEAST
    expect(panel.saved).to_have_text("Saved in this browser")


def test_the_file_goes_down_and_comes_up_again(panel: Panel, tmp_path: Path):
    panel.write(f"{AT_LEAST}# ♠\n")
    with panel.page.expect_download() as download:
        panel.button("Download").click()
    assert download.value.suggested_filename == "kind.py"
    file = tmp_path / "kind.py"
    download.value.save_as(file)
    assert file.read_text(encoding="utf-8") == f"{AT_LEAST}# ♠\n"
    panel.write("lost")
    panel.upload(file)
    expect(panel.notice).to_contain_text("kind.py is in the editor.")
    assert panel.text == f"{AT_LEAST}# ♠\n"
    panel.notice.get_by_role("button", name="Undo").click()
    assert panel.text == "lost"


@pytest.mark.parametrize(
    ("name", "content", "told"),
    [
        ("kind.py", "x = 'é'\n".encode("latin-1"), "kind.py is not UTF-8 text. Save it as UTF-8. Nothing has changed."),
        ("kind.py", b"x = 1\0\n", "kind.py is not UTF-8 text. Save it as UTF-8. Nothing has changed."),
        ("kind.py", b"#" * (256 * 1024 + 1), "kind.py is larger than 256 kB. Nothing has changed."),
        ("kind.txt", b"x = 1\n", "kind.txt is no Python file: its name should end in .py. Nothing has changed."),
    ],
)
def test_an_upload_that_is_no_python_file_is_refused(panel: Panel, name: str, content: bytes, told: str):
    panel.write(AT_LEAST)
    panel.upload({"name": name, "mimeType": "text/x-python", "buffer": content})
    expect(panel.notice).to_contain_text(told)
    assert panel.text == AT_LEAST


@pytest.mark.parametrize("choice", ["Take that one", "Keep mine"])
def test_two_tabs_never_overwrite_each_other_in_silence(context: BrowserContext, choice: str):
    mine, theirs = opened(context.new_page()), opened(context.new_page())
    mine.write("mine = 1\n")
    theirs.notice.get_by_role("button", name="Keep mine").click()
    assert theirs.text == STUB
    mine.notice.get_by_role("button", name="Keep mine").click()
    theirs.notice.get_by_role("button", name="Keep mine").click()
    mine.notice.get_by_role("button", name="Keep mine").click()
    theirs.notice.get_by_role("button", name="Take that one").click()
    assert theirs.text == mine.text == "mine = 1\n"
    theirs.page.keyboard.press("Control+End")
    theirs.page.keyboard.type("theirs = 2")
    expect(mine.notice).to_contain_text("Another tab has changed this unit.")
    expect(mine.saved).to_have_text("Not saved: choose first")
    mine.code.focus()
    mine.page.keyboard.type("also = 3\n")
    mine.notice.get_by_role("button", name=choice).click()
    kept = "mine = 1\ntheirs = 2" if choice == "Take that one" else mine.text
    assert ("also" in kept) == (choice == "Keep mine")
    assert mine.text == kept
    expect(mine.saved).to_have_text("Saved in this browser")
    assert mine.reload().text == kept


def test_what_another_tab_has_run_is_seen_at_once(context: BrowserContext):
    mine, theirs = opened(context.new_page()), opened(context.new_page())
    closed = Panel(context.new_page())
    closed.page.goto(f"units/{KIND.folder}/")
    mine.write(RIGHT)
    theirs.notice.get_by_role("button", name="Take that one").click()
    mine.test(RIGHT)
    expect(theirs.stages.filter(has_text="passed")).to_have_count(len(KIND.stages))
    expect(closed.root).to_contain_text(f"{len(KIND.stages)} of {len(KIND.stages)} stages are green")
    for tab in (theirs, closed):
        expect(tab.page.get_by_text("It opens when all stages are green.")).to_have_count(0)


def test_what_another_tab_has_run_says_nothing_of_another_text(context: BrowserContext):
    mine, theirs = opened(context.new_page()), opened(context.new_page())
    mine.test(RIGHT)
    expect(theirs.notice).to_contain_text("Another tab has changed this unit.")
    expect(theirs.page.get_by_text("It opens when all stages are green.")).to_have_count(0)
    expect(theirs.stages.filter(has_text="passed")).to_have_count(0)


def test_a_browser_that_keeps_nothing_says_so_and_the_unit_can_be_solved(page: Page):
    page.add_init_script(REFUSED)
    panel = opened(page)
    expect(panel.saved).to_contain_text("This browser does not let the site keep anything.")
    panel.test(RIGHT)
    expect(panel.said).to_have_text("All stages passed.")
    expect(panel.saved).to_contain_text("This browser does not let the site keep anything.")


# The solution


def solution(page: Page) -> Locator:
    return page.locator("details", has_text="Show the reference solution")


def test_the_solution_opens_once_all_stages_are_green(panel: Panel):
    page = panel.page
    expect(solution(page)).to_be_hidden()
    expect(page.get_by_text("It opens when all stages are green.")).to_be_visible()
    panel.test(AT_LEAST)
    expect(solution(page)).to_be_hidden()
    panel.test(RIGHT)
    expect(solution(page)).to_be_visible()
    page.get_by_role("link", name="the reference solution and 3 other right answers").click()
    expect(solution(page).locator("pre")).to_be_visible()
    panel.test(AT_LEAST)
    page.reload()
    expect(solution(page)).to_be_visible()
    expect(page.get_by_role("button", name="I give up, show me")).to_have_count(0)


@pytest.mark.parametrize("place", ["in the panel", "at the solution"])
def test_who_gives_up_sees_the_solution_at_once_and_from_then_on(page: Page, place: str):
    if place == "in the panel":
        opened(page).button("I give up, show me").click()
    else:
        page.goto(f"units/{KIND.folder}/")
        page.locator(".solve-lock").get_by_role("button", name="I give up, show me").click()
    expect(solution(page).locator("pre")).to_be_visible()
    expect(solution(page).locator("summary")).to_be_focused()
    expect(page.get_by_role("button", name="I give up, show me")).to_have_count(0)
    page.reload()
    expect(solution(page)).to_be_visible()


# Programs


def test_a_game_is_played_with_typed_lines_and_goes_on_with_the_same_cards(page: Page):
    panel = opened(page, GAME)
    panel.write(DICE)
    typed = panel.root.get_by_label("What is typed when the game asks")
    more = panel.root.get_by_label("One more line")
    screen = panel.root.get_by_role("region", name="Screen")
    typed.fill("one\ntwo")
    panel.button("Run as a program").click()
    expect(panel.root).to_contain_text("The game asks for more than was typed.", timeout=PATIENCE)
    begin = screen.inner_text().rstrip()
    assert re.fullmatch(r"0\.\d+\? one\n0\.\d+\? two\n0\.\d+\?", begin)
    more.press_sequentially("three")
    more.press("Enter")
    expect(screen).to_contain_text("? three")
    assert screen.inner_text().startswith(begin)
    expect(more).to_be_focused()
    more.press_sequentially("q")
    more.press("Enter")
    expect(panel.root).to_contain_text("The program has ended.")
    expect(screen).to_contain_text("Bye")
    expect(more).to_be_hidden()
    expect(panel.button("Run as a program")).to_be_focused()
    expect(typed).to_have_value("one\ntwo\nthree\nq\n")
    typed.fill("q\nand more")
    typed.press("Control+Enter")
    expect(panel.root).to_contain_text("The program has ended. It did not ask for the last line.")
    panel.button("Begin anew").click()
    expect(typed).to_have_value("")
    expect(panel.root).to_contain_text("The game asks for more than was typed.")
    assert screen.inner_text()[:10] != begin[:10]


def test_the_reference_plays_the_game(page: Page):
    panel = opened(page, GAME)
    panel.write(GAME.solution.read_text(encoding="utf-8"))
    panel.root.get_by_label("What is typed when the game asks").fill("n\n" * 5)
    panel.button("Run as a program").click()
    screen = panel.root.get_by_role("region", name="Screen")
    expect(screen).to_contain_text(re.compile(r"Your hand: (.*)\n(.*\n)+Your hand: \1"), timeout=PATIENCE)


def test_a_game_that_is_not_written_yet_says_so(page: Page):
    panel = opened(page, GAME).ready()
    panel.button("Run as a program").click()
    expect(panel.root.get_by_role("region", name="Screen")).to_have_text(
        f"main is not yet written. First: pytest units/{GAME.folder}"
    )


def test_a_program_reads_the_lines_that_are_given(page: Page):
    panel = opened(page, FILTER).ready()
    panel.write(FILTER.solution.read_text(encoding="utf-8"))
    panel.root.get_by_label("What your program reads").fill("Kc 9s Ks Kd 9d 3c 6d\n9h 5s\n")
    panel.button("Run as a program").click()
    screen = panel.root.get_by_role("region", name="Screen")
    expect(screen).to_contain_text("Kc 9s Ks Kd 9d 3c 6d Full House (winner)", timeout=PATIENCE)
    expect(panel.root).to_contain_text("The program has ended.")


def test_only_programs_can_be_run_as_one(panel: Panel):
    expect(panel.button("Run as a program")).to_have_count(0)


# How it looks, and whom it serves


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_open_panel_puts_no_barrier_in_the_way(page: Page, theme: Literal["light", "dark"]):
    page.emulate_media(color_scheme=theme, reduced_motion="reduce")
    panel = opened(page, GAME)
    panel.run_tests()
    panel.button("A hint").click()
    found = barriers(page)
    panel.button("Reset to the stub").click()
    panel.code.focus()
    page.keyboard.press("Control+f")
    panel.write(GAME.solution.read_text(encoding="utf-8"))
    panel.button("Run as a program").click()
    expect(panel.root.get_by_role("region", name="Screen")).to_be_visible()
    found |= barriers(page)
    panel.code.focus()
    panel.run_tests()
    found |= barriers(page)
    assert not found, pformat(found, width=200)


def test_the_editor_follows_the_theme_while_it_is_open(panel: Panel):
    page = panel.page
    page.add_style_tag(content=AT_ONCE)
    keyword = panel.root.locator(".cm-line span", has_text="def").first
    editor = panel.root.locator(".cm-editor")
    seen = []
    for scheme in ("default", "slate"):
        expect(page.locator("body")).to_have_attribute("data-md-color-scheme", scheme)
        ground = editor.evaluate("element => getComputedStyle(element).backgroundColor")
        colour = keyword.evaluate("element => getComputedStyle(element).color")
        assert contrast(ground, colour) >= 4.5
        seen.append(luminance(ground))
        if scheme == "default":
            page.get_by_title("Switch to the dark theme").click()
    light, dark = seen
    assert light > 0.8
    assert dark < 0.1


def test_on_a_phone_nothing_scrolls_sideways_and_the_editor_does_not_zoom(page: Page):
    page.set_viewport_size({"width": 390, "height": 800})
    panel = opened(page, GAME)
    panel.test(GAME.solution.read_text(encoding="utf-8").replace(">", "<"))
    stands_out = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    assert page.evaluate(stands_out) == 0
    assert panel.code.evaluate("element => parseFloat(getComputedStyle(element).fontSize)") >= 16
    assert panel.root.locator(".cm-scroller").evaluate("element => element.scrollWidth - element.clientWidth") == 0


def test_tab_indents_and_after_escape_it_leaves_the_editor(panel: Panel):
    keyboard = panel.page.keyboard
    panel.write("x")
    keyboard.press("Home")
    keyboard.press("Tab")
    assert panel.text == "    x"
    keyboard.press("Shift+Tab")
    assert panel.text == "x"
    keyboard.press("Escape")
    keyboard.type("y")
    keyboard.press("Tab")
    expect(panel.code).to_be_focused()
    keyboard.press("Escape")
    keyboard.press("Shift+Tab")
    expect(panel.code).not_to_be_focused()
    help_text = panel.page.locator(f"#{panel.code.get_attribute('aria-describedby')}")
    expect(help_text).to_contain_text("Tab indents; Escape, then Tab leaves the editor.")


# What is loaded, and what is not


def test_nothing_of_the_engine_or_the_editor_is_loaded_before_the_panel_opens(site: Site, page: Page):
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url.removeprefix(site.url)))
    page.goto(f"units/{KIND.folder}/", wait_until="networkidle")
    of_the_engine = [address for address in asked if address.startswith("engine/")]
    assert of_the_engine
    assert all(re.fullmatch(r"engine/(solve|chunk)[\w-]*\.js", address) for address in of_the_engine), of_the_engine
    size = sum((site.folder / address).stat().st_size for address in of_the_engine)
    assert size < 120_000
    page.locator("#solve").get_by_role("button").click()
    Panel(page).ready()
    assert any("editor" in address for address in asked)
    assert any("pyodide" in address for address in asked)


def test_an_editor_that_does_not_come_is_told_and_can_be_asked_for_again(page: Page):
    page.route("**/editor*.js", lambda route: route.abort())
    page.goto(f"units/{KIND.folder}/")
    panel = Panel(page)
    panel.button("Solve it here").click()
    expect(panel.root.get_by_role("alert")).to_contain_text("The editor could not be loaded.")
    page.unroute("**/editor*.js")
    panel.button("Solve it here").click()
    expect(panel.code).to_be_focused()


def test_an_engine_that_does_not_come_is_told_and_run_asks_for_it_again(page: Page):
    page.route("**/packages*", lambda route: route.abort())
    panel = opened(page)
    expect(panel.said).to_contain_text("could not be loaded", timeout=PATIENCE)
    panel.write(RIGHT)
    page.unroute("**/packages*")
    panel.run_tests()
    expect(panel.said).to_have_text("All stages passed.")


def test_a_browser_without_webassembly_is_told_and_reads_on(page: Page):
    page.add_init_script("delete globalThis.WebAssembly")
    page.goto(f"units/{KIND.folder}/")
    expect(page.locator("#solve")).to_contain_text("This browser lacks WebAssembly")
    expect(page.locator("#solve")).to_contain_text("On your own machine")
    expect(solution(page)).to_be_visible()


def test_without_javascript_the_page_reads_as_it_is_and_the_solution_folds(site: Site, browser: Browser):
    with browser.new_context(base_url=site.url, java_script_enabled=False) as context:
        page = context.new_page()
        page.goto(f"units/{KIND.folder}/")
        place = page.locator("#solve")
        assert "With JavaScript you could solve the unit right here" in place.inner_text()
        expect(place).to_contain_text(f"write in units/{KIND.folder}/kind.py, and run pytest units/{KIND.folder}")
        expect(place.get_by_role("button")).to_have_count(0)
        expect(solution(page).locator("pre")).to_be_hidden()
        solution(page).locator("summary").click()
        expect(solution(page).locator("pre")).to_be_visible()
