"""What the site keeps in the browser: over reloads, across tabs, in a full storage, and where nothing may be kept."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect

from browser import SUB_PATH, Site
from in_the_page import REFUSED, put_store, with_store

pytest_plugins = ["page_fixtures"]

KEY = f"kata:{SUB_PATH}:code:04_kind"


@pytest.fixture
def tab(page: Page) -> Page:
    """A tab with the site's store."""
    return with_store(page)


@pytest.fixture
def other_tab(context: BrowserContext, tab: Page) -> Page:
    """A second tab of the same reader."""
    return with_store(context.new_page())


def fill(tab: Page) -> None:
    """Leaves no room in the storage, not for a single character."""
    tab.evaluate(
        """() => {
            for (let [size, number] = [1 << 20, 0]; size >= 1; number += 1) {
                try {
                    localStorage.setItem(`filler ${number}`, "x".repeat(size));
                } catch {
                    size = Math.floor(size / 2);
                }
            }
        }"""
    )


def empty(tab: Page) -> None:
    """Undoes `fill`."""
    tab.evaluate(
        "Object.keys(localStorage).filter(key => key.startsWith('filler')).forEach(key => delete localStorage[key])"
    )


def listen(tab: Page) -> None:
    tab.evaluate("() => { window.told = []; store.onChange((...change) => window.told.push(change.join(', '))); }")


def expect_told(tab: Page, *changes: str) -> None:
    tab.wait_for_function("changes => changes.every(change => window.told.includes(change))", arg=list(changes))


def wait_for(tab: Page, text: str) -> None:
    """Waits until what another tab has saved has come to this one: they are processes of their own."""
    tab.wait_for_function("([key, text]) => localStorage.getItem(key)?.includes(text)", arg=[KEY, text])


def test_what_is_kept_is_there_after_a_reload(tab: Page):
    tab.evaluate("store.save('04_kind', 'def kind(): ...')")
    tab.evaluate("store.saveResults('04_kind', {stages: {TestOne: 'passed', TestTwo: 'wrong'}, green: false})")
    tab.evaluate("store.saveAnswer('04_kind', 'How many?', 'four')")
    tab.reload()
    put_store(tab)
    assert tab.evaluate("store.code('04_kind')") == "def kind(): ..."
    assert list(tab.evaluate("store.results('04_kind')")["stages"].items()) == [
        ("TestOne", "passed"),
        ("TestTwo", "wrong"),
    ]
    assert tab.evaluate("store.answers('04_kind')") == {"How many?": "four"}
    assert tab.evaluate("[store.units(), store.problem]") == [["04_kind"], ""]


def test_where_nothing_is_kept_there_is_nothing(tab: Page):
    assert tab.evaluate("[store.code('04_kind'), store.units(), store.canUndo('04_kind'), store.problem]") == [
        None,
        [],
        False,
        "",
    ]
    nothing = {"stages": {}, "green": False, "solved": False, "hintsTaken": {}, "gaveUp": False, "changed": 0}
    assert tab.evaluate("store.results('04_kind')") == nothing


def test_a_tab_does_not_overwrite_what_another_has_saved_since(tab: Page, other_tab: Page):
    tab.evaluate("store.save('04_kind', 'first')")
    wait_for(other_tab, "first")
    assert other_tab.evaluate("store.code('04_kind')") == "first"
    assert tab.evaluate("store.save('04_kind', 'mine')")["saved"]
    wait_for(other_tab, "mine")
    answer = other_tab.evaluate("store.save('04_kind', 'theirs')")
    assert (answer["saved"], answer["other"]) == (False, "mine")
    assert tab.evaluate("store.code('04_kind')") == "mine"
    # Told so, the reader may want it.
    assert other_tab.evaluate("({revision}) => store.save('04_kind', 'theirs', revision)", answer)["saved"]
    wait_for(tab, "theirs")
    assert tab.evaluate("store.save('04_kind', 'mine again')")["other"] == "theirs"


def test_the_same_text_in_two_tabs_is_no_conflict(tab: Page, other_tab: Page):
    tab.evaluate("store.save('04_kind', 'same')")
    wait_for(other_tab, "same")
    assert other_tab.evaluate("store.save('04_kind', 'same')")["saved"]
    assert other_tab.evaluate("store.save('04_kind', 'more')")["saved"]
    wait_for(tab, "more")
    assert tab.evaluate("store.save('04_kind', 'less')")["other"] == "more"


def test_a_reset_is_not_undone_by_another_tab(tab: Page, other_tab: Page):
    tab.evaluate("store.save('04_kind', 'old')")
    wait_for(other_tab, "old")
    other_tab.evaluate("store.code('04_kind')")
    tab.evaluate("store.reset('04_kind')")
    wait_for(other_tab, "null")
    answer = other_tab.evaluate("store.save('04_kind', 'old, and one more line')")
    assert (answer["saved"], answer["other"]) == (False, None)


def test_each_tab_is_told_what_changes_in_another(tab: Page, other_tab: Page):
    listen(tab)
    listen(other_tab)
    tab.evaluate("store.save('04_kind', 'x'); store.saveResults('04_kind', {}); store.saveAnswer('04_kind', 'q', 'a')")
    here = ["04_kind, this tab, code", "04_kind, this tab, results", "04_kind, this tab, quiz"]
    assert tab.evaluate("window.told") == here
    expect_told(other_tab, *(told.replace("this", "another") for told in here))
    assert other_tab.evaluate("store.code('04_kind')") == "x"


def test_each_tab_is_told_when_the_reader_clears_all(tab: Page, other_tab: Page):
    tab.evaluate("store.save('04_kind', 'x')")
    listen(tab)
    other_tab.evaluate("localStorage.clear()")
    expect_told(tab, "04_kind, another tab, code")
    # Nothing is there that could be lost, so what the tab still shows can be saved.
    assert tab.evaluate("store.save('04_kind', 'x and y')")["saved"]
    wait_for(other_tab, "x and y")


def test_who_listens_no_more_is_told_no_more(tab: Page):
    tab.evaluate("() => { window.told = 0; window.end = store.onChange(() => { window.told += 1; }); }")
    tab.evaluate("store.save('04_kind', 'x'); window.end(); store.save('04_kind', 'y')")
    assert tab.evaluate("window.told") == 1


def test_a_reset_can_be_undone_until_the_next_one(tab: Page):
    tab.evaluate("store.save('04_kind', 'first'); store.reset('04_kind'); store.reset('04_kind')")
    assert tab.evaluate("[store.code('04_kind'), store.canUndo('04_kind')]") == [None, True]
    tab.reload()
    put_store(tab)
    tab.evaluate("store.code('04_kind'); store.save('04_kind', 'second')")
    assert tab.evaluate("[store.undo('04_kind'), store.code('04_kind')]") == ["first", "first"]
    # What was written since the reset is not lost either.
    assert tab.evaluate("[store.undo('04_kind'), store.undo('04_kind')]") == ["second", "first"]
    tab.evaluate("store.reset('04_kind'); store.undo('04_kind')")
    assert tab.evaluate("[store.undo('04_kind'), store.canUndo('04_kind')]") == [None, False]


def test_hints_taken_and_giving_up_stay_whatever_comes(tab: Page):
    tab.evaluate("store.save('04_kind', 'x')")
    tab.evaluate("store.saveResults('04_kind', {stages: {TestOne: 'passed'}, green: true, hintsTaken: {TestOne: 2}})")
    tab.evaluate("store.saveResults('04_kind', {gaveUp: true, hintsTaken: {TestTwo: 1, TestOne: 1}})")
    tab.evaluate("store.saveResults('04_kind', {stages: {TestOne: 'wrong'}, green: false, gaveUp: false})")
    results = tab.evaluate("store.results('04_kind')")
    assert (results["stages"], results["green"], results["solved"]) == ({"TestOne": "wrong"}, False, True)
    assert (results["hintsTaken"], results["gaveUp"]) == ({"TestOne": 2, "TestTwo": 1}, True)
    tab.evaluate("store.reset('04_kind')")
    assert tab.evaluate("store.results('04_kind')") | {"changed": 0} == results | {"changed": 0, "stages": {}}


def test_two_sites_on_one_host_do_not_mix(context: BrowserContext, tab: Page, site: Site):
    def from_this_site(route: Route) -> None:
        address = route.request.url.replace("/another-kata/", SUB_PATH)
        route.fulfill(response=route.fetch(url=address))

    context.route("**/another-kata/**", from_this_site)
    tab.evaluate("store.save('04_kind', 'x')")
    another = context.new_page()
    another.goto(site.url.replace(SUB_PATH, "/another-kata/") + "start/")
    put_store(another, "/another-kata/")
    listen(tab)
    another.evaluate("store.save('05_two_pair', 'y')")
    assert another.evaluate("store.units()") == ["05_two_pair"]
    assert tab.evaluate("store.units()") == ["04_kind"]


GARBAGE = [
    "def kind(): ...",
    "",
    "null",
    "[]",
    json.dumps({"code": "def kind(): ...", "revision": "1"}),
    json.dumps({"version": 2, "code": "def kind(): ...", "revision": "1"}),
    json.dumps({"version": 1, "code": 7, "revision": "1"}),
    json.dumps({"version": 1, "code": "def kind(): ...", "revision": 1}),
]


@pytest.mark.parametrize("garbage", GARBAGE)
def test_what_can_not_be_read_is_set_aside_and_not_lost(tab: Page, garbage: str):
    tab.evaluate("([key, text]) => localStorage.setItem(key, text)", [KEY, garbage])
    assert tab.evaluate("store.code('04_kind')") is None
    problem = tab.evaluate("store.problem")
    aside = f"kata:{SUB_PATH}:bad1:04_kind"
    assert "04_kind can't be read" in problem
    assert aside in problem
    assert tab.evaluate("key => localStorage.getItem(key)", aside) == garbage
    assert tab.evaluate("store.save('04_kind', 'new')")["saved"]
    assert tab.evaluate("store.code('04_kind')") == "new"
    # A second one does not push out the first.
    tab.evaluate("key => localStorage.setItem(key, 'again')", KEY)
    assert tab.evaluate("store.code('04_kind')") is None
    names = [aside, aside.replace("bad1", "bad2")]
    assert tab.evaluate("names => names.map(name => localStorage.getItem(name))", names) == [garbage, "again"]


@pytest.mark.parametrize(
    ("kind", "garbage", "read", "nothing"),
    [
        ("results", {"version": 1, "stages": ["passed"]}, "store.results('04_kind').stages", {}),
        ("results", {"version": 1, "stages": {"TestOne": 1}}, "store.results('04_kind').stages", {}),
        ("quiz", {"version": 1, "answers": "four"}, "store.answers('04_kind')", {}),
        ("undo", {"version": 1}, "store.canUndo('04_kind')", False),
    ],
)
def test_results_answers_and_copies_that_can_not_be_read_are_set_aside_too(
    tab: Page, kind: str, garbage: dict[str, Any], read: str, nothing: object
):
    text = json.dumps(garbage)
    tab.evaluate("([key, text]) => localStorage.setItem(key, text)", [f"kata:{SUB_PATH}:{kind}:04_kind", text])
    assert tab.evaluate(read) == nothing
    assert tab.evaluate("key => localStorage.getItem(key)", f"kata:{SUB_PATH}:bad1:04_kind") == text


def test_what_can_not_be_read_is_set_aside_in_a_full_storage_too(tab: Page):
    tab.evaluate("([key, text]) => localStorage.setItem(key, text)", [KEY, "garbage " * 10])
    fill(tab)
    assert tab.evaluate("store.code('04_kind')") is None
    assert tab.evaluate("key => localStorage.getItem(key)", f"kata:{SUB_PATH}:bad1:04_kind") == "garbage " * 10
    assert tab.evaluate("store.save('04_kind', 'new')")["saved"]
    assert tab.evaluate("store.code('04_kind')") == "new"


def own_faults(page: Page) -> list[str]:
    """Exceptions of the site's own scripts; the theme's have their own where the storage is refused."""
    faults: list[str] = []
    own = re.compile(r"/assets/\w+\.js:")
    page.on("pageerror", lambda error: faults.append(f"{error.stack}") if own.search(error.stack or "") else None)
    return faults


def test_where_nothing_may_be_kept_all_works_as_long_as_the_page_is_open(page: Page):
    page.add_init_script(REFUSED)
    faults = own_faults(page)
    with_store(page)
    assert "does not let the site keep anything" in page.evaluate("store.problem")
    assert page.evaluate("store.save('04_kind', 'mine')")["saved"]
    assert page.evaluate("store.save('04_kind', 'more')")["saved"]
    page.evaluate("store.saveResults('04_kind', {stages: {TestOne: 'passed'}})")
    assert page.evaluate("[store.code('04_kind'), store.units()]") == ["more", ["04_kind"]]
    assert page.evaluate("store.results('04_kind').stages") == {"TestOne": "passed"}
    page.evaluate("store.reset('04_kind')")
    assert page.evaluate("[store.code('04_kind'), store.undo('04_kind')]") == [None, "more"]
    assert "download it first" in page.evaluate("store.problem")
    assert not faults


def test_a_storage_that_can_only_be_read_is_as_good_as_none(page: Page):
    page.add_init_script(
        "Storage.prototype.setItem = () => { throw new DOMException('', 'NoModificationAllowedError') }"
    )
    with_store(page)
    page.evaluate("store.save('04_kind', 'mine')")
    assert page.evaluate("store.code('04_kind')") == "mine"
    assert "does not let the site keep anything" in page.evaluate("store.problem")


def test_a_full_storage_gives_up_the_oldest_copies_for_undo_first(tab: Page):
    for minute, (unit, size) in enumerate([("01_deck", 5000), ("04_kind", 5000), ("07_ties", 200)]):
        tab.clock.set_fixed_time(f"2030-01-01T12:{minute:02}")
        tab.evaluate("([unit, size]) => store.save(unit, 'x'.repeat(size))", [unit, size])
        tab.evaluate("unit => store.reset(unit)", unit)
    fill(tab)
    assert tab.evaluate("store.save('05_two_pair', 'y'.repeat(4000))")["saved"]
    assert tab.evaluate("store.problem") == ""
    assert tab.evaluate("['01_deck', '04_kind', '07_ties'].map(unit => store.canUndo(unit))") == [False, True, True]


def test_a_full_storage_is_told_and_the_page_goes_on(tab: Page, other_tab: Page):
    tab.evaluate("store.save('04_kind', 'short')")
    fill(tab)
    long = "x" * 10_000
    assert tab.evaluate("code => store.save('04_kind', code)", long)["saved"]
    assert tab.evaluate("store.code('04_kind')") == long
    assert "is full" in tab.evaluate("store.problem")
    wait_for(other_tab, "short")
    empty(tab)
    assert tab.evaluate("code => store.save('04_kind', code)", long + "y")["saved"]
    assert tab.evaluate("store.problem") == ""
    wait_for(other_tab, long + "y")


def test_what_a_full_storage_did_not_take_does_not_overwrite_another_tab_later(tab: Page, other_tab: Page):
    tab.evaluate("store.save('04_kind', 'short')")
    wait_for(other_tab, "short")
    other_tab.evaluate("store.code('04_kind')")
    fill(tab)
    tab.evaluate("store.save('04_kind', 'x'.repeat(10_000))")
    empty(tab)
    assert other_tab.evaluate("store.save('04_kind', 'theirs')")["saved"]
    wait_for(tab, "theirs")
    answer = tab.evaluate("store.save('04_kind', 'x'.repeat(10_001))")
    assert (answer["saved"], answer["other"]) == (False, "theirs")


def test_every_page_of_the_site_can_do_without_a_storage(page: Page):
    page.add_init_script(REFUSED)
    faults = own_faults(page)
    page.goto("units/04_kind/")
    page.locator(".quiz button", has_text="9").first.click()
    expect(page.locator(".quiz__result").first).to_have_text("Right. Below is why.")
    page.goto("road/")
    expect(page.locator(".progress__problem")).to_contain_text("does not let the site keep anything")
    expect(page.get_by_text("Kept in this browser")).to_be_hidden()
    assert not faults
