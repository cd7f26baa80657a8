"""The site in a browser, as its readers see it: with and without JavaScript, light and dark, wide and narrow."""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import pairwise
from pprint import pformat
from typing import Literal

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from browser import (
    Site,
    Visit,
    barriers,
    contrast,
    luminance,
    unfold_everything,
    visit,
    wait_for_search,
)
from helpers import ROOT
from kata.lesson import read_lesson
from kata.units import all_units

pytest_plugins = ["page_fixtures"]

UNITS = all_units(ROOT)
KIND = next(unit for unit in UNITS if unit.name == "kind")
KIND_PAGE = f"units/{KIND.folder}/"
NOTEBOOK_PAGE = f"notebooks/{KIND.folder}/"
TWO_PAIR = next(unit for unit in UNITS if unit.name == "two_pair")
WIDTHS = (390, 1280)


@pytest.fixture(scope="module")
def visits(site: Site, browser: Browser) -> dict[str, Visit]:
    """Every page of the site, by its address below the site's own."""
    with browser.new_context() as context:
        page = context.new_page()
        return {address: visit(page, site, address, WIDTHS) for address in site.pages}


def words(texts: Iterable[str]) -> set[str]:
    return {word.lower() for text in texts for word in re.findall(r"[A-Za-z]+", text)}


def word_of_a_hint() -> str:
    """The longest word that stands in the hints of unit 04 and nowhere else in the lessons."""
    sections = read_lesson(KIND)
    hints = [hint for section in sections for hint in section.hints]
    boxes = [box.text for section in sections for box in section.boxes if box.text not in hints]
    lessons = [unit.lesson.read_text(encoding="utf-8") for unit in UNITS if unit != KIND]
    elsewhere = words([*lessons, *boxes, *(section.text for section in sections)])
    return max(words(hints) - elsewhere, key=len)


def search_for(page: Page, words: str) -> Locator:
    """The links of what the site's search finds for the words, typed key by key."""
    page.goto("")
    wait_for_search(page)
    field = page.get_by_role("textbox", name="Search")
    field.click()
    field.press_sequentially(words)
    return page.locator(".md-search-result__link")


def style(element: Locator, name: str) -> str:
    return element.evaluate("(element, name) => getComputedStyle(element).getPropertyValue(name)", name)


def test_the_pages_are_all_units_and_notebooks_and_more(visits: dict[str, Visit]):
    units = {f"units/{unit.folder}/" for unit in UNITS}
    notebooks = {f"notebooks/{unit.folder}/" for unit in UNITS if unit.notebook.is_file()}
    assert {"", "404.html", "start/", "road/", "rules/"} | units | notebooks <= visits.keys()


def test_every_page_loads_without_an_error_or_a_request_to_another_place(visits: dict[str, Visit]):
    faults = {address: visit.faults for address, visit in visits.items() if visit.faults}
    assert not faults, pformat(faults)


@pytest.mark.parametrize("width", WIDTHS)
def test_no_page_scrolls_sideways(visits: dict[str, Visit], width: int):
    too_wide = {address: visit.stands_out[width] for address, visit in visits.items() if visit.stands_out[width] > 0}
    assert not too_wide, pformat(too_wide)


def test_no_card_is_drawn_inside_code(visits: dict[str, Visit]):
    assert [address for address, visit in visits.items() if visit.cards_in_code] == []


def test_all_pictures_load(visits: dict[str, Visit]):
    dead = {address: visit.dead_pictures for address, visit in visits.items() if visit.dead_pictures}
    assert not dead, pformat(dead)
    assert visits[NOTEBOOK_PAGE].pictures > 0


def test_the_footer_leads_through_all_units_and_back(site: Site, visits: dict[str, Visit]):
    addresses = [f"units/{unit.folder}/" for unit in UNITS]
    for address, following in pairwise(addresses):
        assert visits[address].following == site.url + following
        assert visits[following].previous == site.url + address


def test_an_unknown_address_shows_the_sites_own_page_with_its_style(site: Site, page: Page):
    response = page.goto("units/99_nothing/at/all/")
    assert response is not None
    assert response.status == 404
    expect(page.get_by_role("heading", name="404")).to_be_visible()
    expect(page.locator(".md-header")).to_have_css("background-color", "rgb(20, 83, 45)")
    page.get_by_role("link", name="The poker kata").first.click()
    expect(page).to_have_url(site.url)


def test_the_search_finds_the_unit_of_a_function(page: Page):
    links = search_for(page, "two_pair")
    to_the_unit = links.and_(page.locator(f"[href*='units/{TWO_PAIR.folder}/']")).first
    to_the_unit.click()
    expect(page.get_by_role("heading", level=1)).to_contain_text(TWO_PAIR.title)


def test_the_search_finds_a_word_that_only_a_hint_has(page: Page):
    word = word_of_a_hint()
    found = search_for(page, word).filter(has=page.locator("mark", has_text=word))
    expect(found.first).to_have_attribute("href", re.compile(KIND_PAGE))
    expect(found.first).to_contain_text("Hint")


@pytest.mark.parametrize("kind", ["tip", "success"])
@pytest.mark.parametrize("javascript", [True, False])
def test_hints_and_answers_are_folded_until_a_click(site: Site, browser: Browser, kind: str, javascript: bool):
    with browser.new_context(base_url=site.url, java_script_enabled=javascript) as context:
        page = context.new_page()
        page.goto(KIND_PAGE)
        box = page.locator(f"details.{kind}").first
        text = box.locator("p").first
        expect(text).to_be_hidden()
        box.locator("summary").click()
        expect(text).to_be_visible()
        box.locator("summary").click()
        expect(text).to_be_hidden()


def test_a_reader_who_likes_it_dark_gets_a_dark_page_with_white_cards(page: Page):
    page.emulate_media(color_scheme="dark")
    page.goto(KIND_PAGE)
    expect(page.locator("body")).to_have_attribute("data-md-color-scheme", "slate")
    assert luminance(style(page.locator("body"), "background-color")) < 0.1
    for card in page.locator(".playing-card").all():
        background = style(card, "background-color")
        assert luminance(background) > 0.9
        assert contrast(style(card, "color"), background) >= 4.5


def test_cards_are_drawn_and_named(page: Page):
    page.goto(KIND_PAGE)
    cards = page.get_by_role("img", name="nine of diamonds", exact=True)
    expect(cards.first).to_have_class(re.compile("playing-card--red"))
    box = cards.first.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) > 10


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("address", ["", "start/", "road/", "rules/", KIND_PAGE, NOTEBOOK_PAGE])
def test_no_page_puts_a_serious_barrier_in_the_way(page: Page, address: str, theme: Literal["light", "dark"]):
    page.emulate_media(color_scheme=theme)
    page.goto(address)
    unfold_everything(page)
    found = barriers(page)
    assert not found, pformat(found, width=200)
