"""Predict first: a question is answered in the page, and reads as before without JavaScript and on paper."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import pairwise

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, Route, expect

from browser import Site, barriers, faults_of
from helpers import ROOT
from in_the_page import with_store
from kata.lesson import read_lesson
from kata.units import Unit, all_units

pytest_plugins = ["page_fixtures"]

UNITS = all_units(ROOT)
KIND = "units/04_kind/"
WRONG = "Not this one. Try again, or open the answer."
RIGHT = "Right. Below is why."

# "Answer: the second" names a choice by its place.
PLACES = {"the first two": [0, 1], "the first": [0], "the second": [1], "the second hand": [1], "the third": [2]}


def quizzes(unit: Unit) -> list[tuple[int, list[int]]]:
    """For each question with choices in the lesson: how many choices there are, and which are right."""
    boxes = [box for section in read_lesson(unit) for box in section.boxes]
    found = []
    for box, answer in pairwise(boxes):
        if box.kind == "question" and (choices := re.findall(r"^- (.+(?:\n  .+)*)", box.text, re.MULTILINE)):
            said = answer.title.removeprefix("Answer: ")
            same = [number for number, choice in enumerate(choices) if bare(choice) == bare(said)]
            found.append((len(choices), same or PLACES.get(said, [])))
    return found


def bare(text: str) -> str:
    return " ".join(text.replace("`", "").lower().removesuffix(".").split())


@pytest.fixture
def quiz(page: Page) -> Locator:
    """The first question of unit 04, whose answer is the second of three choices."""
    page.goto(KIND)
    return page.locator(".quiz").first


def answer_of(quiz: Locator) -> Locator:
    """The folded box below the question."""
    return quiz.locator("xpath=../following-sibling::*[1]")


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.folder)
def test_every_question_with_choices_can_be_answered(site: Site, page: Page, unit: Unit):
    expected = quizzes(unit)
    assert expected
    with faults_of(page, site.url) as faults:
        page.goto(f"units/{unit.folder}/")
        assert page.locator(".quiz").count() == len(expected)
        for quiz, (choices, right) in zip(page.locator(".quiz").all(), expected, strict=True):
            buttons = quiz.get_by_role("button")
            assert buttons.count() == choices
            assert right
            for number in range(choices):
                buttons.nth(number).click()
                result = quiz.get_by_role("status")
                expect(result).to_have_text(re.compile("^Right") if number in right else WRONG)
            expect(answer_of(quiz)).to_have_attribute("open", "")
    assert not faults


def test_a_wrong_choice_says_so_and_does_not_give_the_answer_away(quiz: Locator):
    quiz.get_by_role("button", name="4", exact=True).click()
    expect(quiz.get_by_role("status")).to_have_text(WRONG)
    assert answer_of(quiz).get_attribute("open") is None
    expect(answer_of(quiz).locator("summary")).to_have_text("Answer", use_inner_text=True)


def test_the_right_choice_opens_the_reason(quiz: Locator):
    quiz.get_by_role("button", name="True").click()
    quiz.get_by_role("button", name="9").click()
    expect(quiz.get_by_role("status")).to_have_text(RIGHT)
    expect(answer_of(quiz).get_by_text("which rank stands four times")).to_be_visible()
    expect(answer_of(quiz).locator("summary")).to_have_text("Answer: 9", use_inner_text=True)


def test_of_two_right_choices_each_is_right(page: Page):
    page.goto("units/03_hand_rank/")
    quiz = page.get_by_role("group", name=re.compile("^Representing Rank"))
    for choice in ("(6, 8, 13)", "6081300"):
        quiz.get_by_role("button", name=choice).click()
        expect(quiz.get_by_role("status")).to_have_text("Right, and so is one more. Below is why.")


def test_the_answer_can_be_opened_without_a_guess(quiz: Locator):
    answer_of(quiz).locator("summary").click()
    expect(answer_of(quiz).locator("summary")).to_have_text("Answer: 9", use_inner_text=True)
    expect(quiz.get_by_role("status")).to_be_empty()


def test_it_all_works_by_keyboard_with_the_focus_in_sight(page: Page, quiz: Locator):
    first, second, third = quiz.get_by_role("button").all()
    first.focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    expect(third).to_be_focused()
    assert third.evaluate("button => getComputedStyle(button).outlineStyle") == "solid"
    page.keyboard.press("Space")
    expect(quiz.get_by_role("status")).to_have_text(WRONG)
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Enter")
    expect(second).to_be_focused()
    expect(quiz.get_by_role("status")).to_have_text(RIGHT)
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    expect(answer_of(quiz).locator("summary")).to_be_focused()


def test_a_screen_reader_hears_the_question_the_choices_and_the_result(quiz: Locator):
    quiz.get_by_role("button", name="4", exact=True).click()
    expect(quiz).to_match_aria_snapshot(
        """
        - group "What does kind(4, [9, 9, 9, 9, 7]) give?":
          - list:
            - listitem:
              - button /^(wrong:)? ?4$/ [pressed]
            - listitem:
              - button "9"
            - listitem:
              - button "True"
          - status: Not this one. Try again, or open the answer.
        """
    )
    # Empty from the beginning: a region that appears with its text is not read out.
    expect(quiz.page.get_by_role("status")).to_have_count(quiz.page.locator(".quiz").count())


def test_answers_stay_after_a_reload(page: Page, quiz: Locator):
    quiz.get_by_role("button", name="9").click()
    page.locator(".quiz").nth(1).get_by_role("button", name="7").click()
    page.reload()
    expect(quiz.get_by_role("button", name="9", pressed=True)).to_have_count(1)
    expect(quiz.get_by_role("status")).to_have_text(RIGHT)
    expect(page.locator(".quiz").nth(1).get_by_role("status")).to_have_text(WRONG)
    expect(page.locator(".quiz").nth(2).get_by_role("status")).to_be_empty()


def test_an_answer_in_one_tab_is_seen_in_the_other(context: BrowserContext, page: Page, quiz: Locator):
    other = context.new_page()
    other.goto(KIND)
    quiz.get_by_role("button", name="9").click()
    expect(other.locator(".quiz").first.get_by_role("status")).to_have_text(RIGHT)


def test_a_kept_answer_that_is_no_choice_any_more_is_none(page: Page):
    with_store(page, KIND)
    page.evaluate("store.saveAnswer('04_kind', 'What does kind(4, [9, 9, 9, 9, 7]) give?', 'twelve')")
    page.reload()
    expect(page.locator(".quiz").first.get_by_role("status")).to_be_empty()


def changed(page: Page, change: Callable[[str], str]) -> None:
    """Opens the page of unit 04 as `change` makes it."""

    def answer(route: Route) -> None:
        response = route.fetch()
        route.fulfill(response=response, body=change(response.text()))

    page.route(f"**/{KIND}", answer)
    page.goto(KIND)


def test_a_question_whose_answer_names_no_choice_folds_as_without_javascript(page: Page):
    changed(page, lambda text: text.replace("Answer: 9", "Answer: see above"))
    expect(page.locator(".quiz")).to_have_count(3)
    expect(page.locator(".admonition.question").first.get_by_role("button")).to_have_count(0)
    expect(page.locator(".admonition.question").first.get_by_role("listitem")).to_have_text(["4", "9", "True"])
    expect(page.locator("details.success > summary").first).to_have_text("Answer: see above", use_inner_text=True)


def test_a_question_without_choices_stays_one_to_think_about(page: Page):
    page.goto("units/02_allmax/")
    question = page.locator(".admonition.question", has_text="Take a sheet of paper")
    expect(question).to_have_count(1)
    expect(question.get_by_role("button")).to_have_count(0)


def test_words_that_the_search_has_found_are_marked_in_questions_too(site: Site, page: Page):
    with faults_of(page, site.url) as faults:
        page.goto(f"{KIND}?h=answer+true")
        expect(page.locator(".quiz")).to_have_count(4)
        quiz = page.locator(".quiz").first
        expect(quiz.locator("mark")).to_have_text("True")
        quiz.get_by_role("button", name="9").click()
        expect(quiz.get_by_role("status")).to_have_text(RIGHT)
    assert not faults


def test_without_javascript_the_questions_are_lists_with_folded_answers(site: Site, browser: Browser):
    with browser.new_context(base_url=site.url, java_script_enabled=False) as context:
        page = context.new_page()
        page.goto(KIND)
        question = page.locator(".admonition.question").first
        expect(question.get_by_role("listitem")).to_have_text(["4", "9", "True"])
        expect(page.locator(".admonition.question").get_by_role("button")).to_have_count(0)
        expect(page.locator("details.success > summary").first).to_have_text("Answer: 9", use_inner_text=True)


def test_on_paper_the_choices_are_the_list_that_they_were(page: Page, quiz: Locator):
    quiz.get_by_role("button", name="4", exact=True).click()
    page.emulate_media(media="print")
    expect(quiz.get_by_role("status")).to_be_hidden()
    expect(answer_of(quiz).locator("summary")).to_have_text("Answer: 9", use_inner_text=True)
    item = quiz.locator("li").first
    assert item.evaluate("item => getComputedStyle(item).listStyleType") == "disc"
    button = quiz.get_by_role("button").first
    assert button.evaluate("button => getComputedStyle(button).borderTopWidth") == "0px"
    assert button.evaluate("button => getComputedStyle(button, '::before').content") == "none"


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("width", [390, 1280])
def test_answered_questions_have_no_barriers_and_fit_the_window(page: Page, theme: str, width: int):
    page.set_viewport_size({"width": width, "height": 800})
    page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
    page.goto("units/03_hand_rank/")
    page.locator(".quiz").nth(0).get_by_role("button").nth(0).click()
    page.locator(".quiz").nth(1).get_by_role("button").nth(1).click()
    page.mouse.move(0, 0)
    assert barriers(page) == {}
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
