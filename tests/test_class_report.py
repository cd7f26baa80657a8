"""The page of a class and the pages of its students: what they say, and how they are in a browser."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from pprint import pformat
from typing import Literal

import pytest
from playwright.sync_api import Browser, Page, expect

from browser import barriers, faults_of, running_browser, unfold_everything
from kata.grading.class_report import SIGNS, ClassReport, feedback_page
from kata.grading.grades import IN_WORDS, Override, Student, StudentGrades, UnitGrade, grade
from kata.grading.result_files import write_all
from kata.grading.settings import UnitSettings
from kata.report import CRASHED, NOT_RUN, OUT_OF_TIME, PASSED, WRONG
from made_up_grades import UNITS, MadeUpClass, made_up_test, made_up_verdict

KIND = UNITS[3]  # of three stages
ATTACK = "<script>window.ran = 1; alert(1)</script><img src=x onerror='window.ran = 2; alert(2)'>"
HOSTILE = [
    Student("attack", ATTACK),
    Student("breaks-out", f"\"'></a></td></table></style></script>{ATTACK}"),
    Student("formula", '=HYPERLINK("http://example.org")'),
    Student("invisible", "Kim\x00\x1b[2J\u202e\u200b\ud800 Doe"),
    Student("template", "{{ 7 * 7 }}{% raw %}"),
]


class Class(MadeUpClass):
    """Thirty students, five of whom attack the page with their names and with what their code brings back."""

    def students(self) -> Iterator[StudentGrades]:
        for grades in super().students():
            if grades.student in HOSTILE:
                grades.units[0] = hostile_grade(grades.units[0])
            yield grades


def hostile_grade(old: UnitGrade) -> UnitGrade:
    text = f"]]>\x00\x1b[31m\ud800</pre>{ATTACK}"
    verdict = made_up_verdict(old.unit, [WRONG] * len(old.unit.stages), 0)
    for stage in verdict.staged.stages:
        test = made_up_test("test_a_pair", CRASHED, call=text, came=text, output=text, why=text, typed=text)
        stage.tests = [test]
    return grade(old.unit, UnitSettings(), verdict, text, Override(3, text))


# Playwright keeps an event loop in the thread while it runs, so it ends with the module.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with running_browser() as browser:
        yield browser


@pytest.fixture(scope="module")
def out(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the results of a class."""
    out = tmp_path_factory.mktemp("out")
    write_all(Class(30, 4, first=HOSTILE), out)
    return out


@pytest.fixture
def page(browser: Browser, out: Path) -> Iterator[Page]:
    """The class's page, as it comes, and nothing goes wrong until the test ends."""
    with browser.new_context(viewport={"width": 1280, "height": 800}) as context:
        page = context.new_page()
        with faults_of(page, out.as_uri()) as faults:
            page.goto((out / "class.html").as_uri())
            yield page
        assert not faults, pformat(faults)


def kind(*statuses: str, hidden: int = 9, override: Override | None = None, isolated: bool = True) -> UnitGrade:
    """A grade in the unit kind, which gives 12 points: 3 for each stage and 3 for the hidden tests."""
    verdict = made_up_verdict(KIND, list(statuses), hidden, isolated) if statuses else None
    return grade(KIND, UnitSettings(points=12), verdict, "ada/kind.py" if statuses else "", override)


def feedback(grade: UnitGrade) -> str:
    """A student's page with this one grade, as text without tags."""
    text = feedback_page(StudentGrades(Student("ada", "Ada"), [grade]))
    text = re.sub(r"(?s)<head>.*</head>|<[^>]*>", " ", text)
    return " ".join(text.split())


def report_of(*grades: UnitGrade) -> ClassReport:
    """The class's page after these grades of one unit."""
    report = ClassReport([KIND])
    for number, each in enumerate(grades):
        report.add(StudentGrades(Student(f"kim-{number}", f"Kim {number}"), [each]))
    return report


def names(page: Page) -> list[str]:
    return page.locator("#class tbody tr:visible th").all_text_contents()


def numbers(page: Page, column: int) -> list[float]:
    cells = page.locator(f"#class tbody tr:visible td:nth-child({column})").all_text_contents()
    found = [re.match(r"[\d.]+", cell) for cell in cells]
    return [float(match[0]) if match else -1 for match in found]


# What the class's page says


def test_every_status_has_a_letter_and_a_sign_of_its_own():
    letters, signs = zip(*SIGNS.values(), strict=True)
    assert len(set(letters)) == len(set(signs)) == len(SIGNS)
    assert SIGNS.keys() | {"not isolated"} >= IN_WORDS.keys()


def test_the_spread_counts_tenths_and_full_marks():
    report = report_of(
        kind(),
        kind(WRONG, WRONG, WRONG, hidden=0),
        kind(PASSED, WRONG, WRONG, hidden=0),
        kind(PASSED, PASSED, PASSED),
        kind(WRONG, WRONG, WRONG, override=Override(13)),
    )
    spread = report.spreads["04_kind"]
    assert spread.bars == [1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 2]
    assert spread.in_words == "points from 0 to 13 of 12, median 7.5, 2 full marks"
    assert (spread.median, spread.handed_in) == ("7.5", 4)


def test_a_unit_that_is_worth_nothing_can_be_shown():
    report = report_of(grade(KIND, UnitSettings(points=0), made_up_verdict(KIND, [PASSED, WRONG, WRONG])))
    assert "points from 0 to 0 of 0" in "".join(report.page())


def test_the_stages_that_most_students_miss_come_first_with_what_most_of_them_got():
    report = report_of(
        kind(PASSED, CRASHED, WRONG), kind(PASSED, PASSED, WRONG), kind(PASSED, CRASHED, OUT_OF_TIME), kind()
    )
    assert [(stage.title, stage.count, stage.of, stage.status) for stage in report.missed()] == [
        ("None at all", 3, 3, WRONG),
        ("The highest", 2, 3, CRASHED),
    ]


def test_the_page_of_a_class_without_students_says_so():
    page = "".join(ClassReport([KIND]).page())
    assert "<b>0</b> students" in page
    assert "None is missed by anybody." in page


def test_a_large_class_makes_a_page_of_few_bytes():
    report = ClassReport(UNITS)
    for grades in MadeUpClass(200, 10).students():
        report.add(grades)
    assert len("".join(report.page()).encode()) < 200 * 10 * 150


def test_a_cell_tells_points_signs_hidden_tests_and_marks(page: Page):
    page.set_content("".join(report_of(kind(PASSED, WRONG, CRASHED, override=Override(5), isolated=False)).page()))
    cell = page.locator("#class tbody td").first
    expect(cell).to_have_text("5✓✗! 9/9by handnot isolated")
    expect(cell.get_by_role("img", name="1 passed, 1 wrong, 1 crashed", exact=True)).to_be_visible()
    cell.hover()
    expect(cell).to_have_attribute("title", "Exactly n: passed\nThe highest: wrong\nNone at all: crashed")


# The class's page in a browser


def test_a_name_leads_to_the_students_page(page: Page):
    page.get_by_role("link", name="Kim Doe 0007").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Feedback for Kim Doe 0007")


def test_a_click_sorts_by_a_unit_and_another_turns_the_order(page: Page):
    heading = page.get_by_role("button", name="03 hand_rank")
    heading.click()
    assert numbers(page, 4) == sorted(numbers(page, 4), reverse=True)
    assert len(set(numbers(page, 4))) > 5
    expect(page.locator("[aria-sort=descending]")).to_have_text("03 hand_rank")
    heading.click()
    assert numbers(page, 4) == sorted(numbers(page, 4))
    expect(page.locator("[aria-sort]")).to_have_text("03 hand_rank")


def test_the_keyboard_sorts_by_the_sum_and_by_name(page: Page):
    page.get_by_role("button", name="Sum").focus()
    page.keyboard.press("Enter")
    assert numbers(page, 6) == sorted(numbers(page, 6), reverse=True)
    expect(page.locator("#said")).to_have_text("30 of 30 students, sorted by Sum, highest first")
    page.get_by_role("button", name="Name").focus()
    page.keyboard.press("Space")
    in_order = [name for name in names(page) if name.startswith("Kim Doe ")]
    assert in_order == sorted(in_order)


def test_names_are_filtered_whatever_their_case_and_all_come_back(page: Page):
    page.get_by_label("Name", exact=True).fill("KIM DOE 001")
    expect(page.locator("#said")).to_have_text("10 of 30 students")
    assert names(page) == [f"Kim Doe 001{digit}" for digit in range(10)]
    page.get_by_label("Name", exact=True).fill("nobody")
    expect(page.get_by_text("No student fits.")).to_be_visible()
    page.get_by_role("button", name="Show all").click()
    expect(page.locator("#said")).to_have_text("30 of 30 students")
    expect(page.get_by_text("No student fits.")).to_be_hidden()


def test_a_status_is_looked_for_in_the_chosen_unit_and_other_units_are_hidden(page: Page):
    page.get_by_role("combobox", name="Unit").select_option("02 allmax")
    page.get_by_role("combobox", name="Status").select_option("not submitted")
    expect(page.locator("#class thead th:visible")).to_have_text(["Name", "02 allmax", "Sum"])
    cells = page.locator("#class tbody tr:visible td:nth-child(3)").all_text_contents()
    assert cells
    assert all("not submitted" in cell for cell in cells)
    page.get_by_role("combobox", name="Unit").select_option("all units")
    expect(page.locator("#class thead th:visible")).to_have_count(6)
    assert len(names(page)) > len(cells)


def test_points_by_hand_and_a_missing_sandbox_can_be_looked_for(page: Page):
    for status, mark in (("points by hand", "by hand"), ("not isolated", "not isolated")):
        page.get_by_role("combobox", name="Status").select_option(status)
        rows = page.locator("#class tbody tr:visible").all_text_contents()
        assert 0 < len(rows) < 30
        assert all(mark in row for row in rows)


def test_without_javascript_the_table_is_there_and_no_dead_buttons(browser: Browser, out: Path):
    with browser.new_context(java_script_enabled=False) as context:
        page = context.new_page()
        page.goto((out / "class.html").as_uri())
        expect(page.locator("#class tbody tr")).to_have_count(30)
        expect(page.get_by_role("link", name="Kim Doe 0007")).to_be_visible()
        expect(page.get_by_role("button")).to_have_count(0)
        expect(page.get_by_role("textbox")).to_have_count(0)


@pytest.mark.parametrize("width", [390, 1280])
def test_no_page_scrolls_sideways_but_the_table_does_in_its_box(page: Page, out: Path, width: int):
    page.set_viewport_size({"width": width, "height": 800})
    stands_out = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
    assert page.evaluate(stands_out) == 0
    box = page.get_by_role("region", name="Students by units")
    if width == 390:
        before = page.get_by_role("button", name="Sum").bounding_box()
        box.evaluate("box => box.scrollLeft = 10_000")
        assert page.get_by_role("button", name="Sum").bounding_box() != before
    for key in ("student-0007", "attack", "invisible"):
        page.goto((out / f"students/{key}/feedback.html").as_uri())
        unfold_everything(page)
        assert page.evaluate(stands_out) == 0, key


def test_paper_is_white_and_has_all_rows_and_no_tools(page: Page):
    page.set_viewport_size({"width": 1000, "height": 300})
    page.emulate_media(media="print", color_scheme="dark")
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"
    expect(page.get_by_role("combobox")).to_have_count(0)
    box = page.get_by_role("region", name="Students by units")
    assert box.evaluate("box => box.scrollHeight - box.clientHeight") == 0


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_no_page_puts_a_serious_barrier_in_the_way(browser: Browser, out: Path, theme: Literal["light", "dark"]):
    with browser.new_context(color_scheme=theme) as context:
        page = context.new_page()
        for file in ("class.html", "students/student-0007/feedback.html", "students/attack/feedback.html"):
            page.goto((out / file).as_uri())
            unfold_everything(page)
            found = barriers(page)
            assert not found, file + pformat(found, width=200)


# A student's page


def test_a_red_stage_says_what_was_called_what_came_and_what_was_wanted():
    text = feedback(kind(PASSED, WRONG, CRASHED, hidden=3))
    assert "4 of 12 points" in text
    assert "1 of 3 stages passed. Go on with: The highest." in text
    assert IN_WORDS[WRONG] in text
    assert IN_WORDS[CRASHED] in text
    assert "kind(2, [9, 9, 8, 7, 6]) came back 8 wanted 9 because two nines: the pair is of nines" in text
    assert "crashed IndexError: list index out of range wanted 9" in text
    assert "kind.py:7 in kind printed: | looking at 9" in text
    assert "The test: test_kind.py:12. One more test of this stage did not pass: this one comes first." in text


def test_only_the_first_red_test_of_a_stage_is_told():
    grade = kind(PASSED, PASSED, WRONG)
    grade.stages[2].report.tests = [made_up_test("test_a", WRONG), *[made_up_test("test_b", WRONG, came="77")] * 2]
    text = feedback(grade)
    assert text.count("came back 8") == 1
    assert "77" not in text
    assert "2 more tests of this stage did not pass" in text


def test_what_passed_is_folded(page: Page, out: Path):
    page.goto((out / "students/student-0007/feedback.html").as_uri())
    passed = page.get_by_text("three aces", exact=True).first
    expect(passed).to_be_hidden()
    page.get_by_text("3 tests passed").first.click()
    expect(passed).to_be_visible()


def test_hidden_tests_are_counted_and_not_shown():
    text = feedback(kind(PASSED, PASSED, PASSED, hidden=7))
    assert "hidden: 7 of 9" in text
    assert "some of the hidden tests did not" in text
    assert "secret" not in text


def test_all_green_is_told_with_a_good_word():
    assert "All 3 stages passed. Well done!" in feedback(kind(PASSED, PASSED, PASSED))


def test_an_instructors_points_come_with_the_reason_and_the_computed_points():
    text = feedback(kind(WRONG, WRONG, WRONG, hidden=3, override=Override(9, "on paper")))
    assert "9 of 12 points" in text
    assert "Your instructor gave these points: on paper (The tests alone come to 1.)" in text


def test_what_was_not_handed_in_is_told_with_its_stages():
    text = feedback(kind())
    assert "Nothing was handed in for this unit. Its 3 stages can still be worked through." in text
    assert "The stages of this unit Exactly n The highest None at all" in text


def test_a_stage_that_was_not_run_says_why():
    grade = kind(PASSED, PASSED, WRONG)
    grade.stages[2].report.tests = [made_up_test("test_a_pair", NOT_RUN)]
    assert IN_WORDS[NOT_RUN] in feedback(grade)
    grade.stages[2].report.tests = []
    assert "Nothing of this stage was run." in feedback(grade)


def test_work_that_was_judged_without_a_sandbox_says_so():
    assert "not isolated . This was judged without a sandbox." in feedback(kind(PASSED, PASSED, PASSED, isolated=False))


def test_a_students_page_has_nothing_of_another_student(out: Path):
    text = (out / "students/student-0007/feedback.html").read_text(encoding="utf-8")
    assert set(re.findall(r"Kim Doe \d+", text)) == {"Kim Doe 0007"}
    assert "students/" not in text
    assert "/nowhere" not in text


# Attacks


@pytest.mark.parametrize("file", ["class.html", *(f"students/{who.key}/feedback.html" for who in HOSTILE)])
def test_nothing_that_a_student_wrote_becomes_part_of_a_page(browser: Browser, out: Path, file: str):
    with browser.new_context() as context:
        page = context.new_page()
        dialogs: list[str] = []
        page.on("dialog", lambda dialog: (dialogs.append(dialog.message), dialog.dismiss()))
        with faults_of(page, out.as_uri()) as faults:
            page.goto((out / file).as_uri())
            unfold_everything(page)
        assert page.evaluate("window.ran") is None
        assert (dialogs, faults) == ([], [])
        expect(page.locator("script")).to_have_count(1 if file == "class.html" else 0)
        expect(page.locator("img")).to_have_count(0)


def test_a_hostile_name_is_seen_as_it_is(page: Page):
    shown = names(page)
    for text in (
        ATTACK,
        '=HYPERLINK("http://example.org")',
        r"Kim\x00\x1b[2J\u202e\u200b\ud800 Doe",
        "{{ 7 * 7 }}{% raw %}",
    ):
        assert text in shown


def test_a_script_that_got_into_a_page_would_not_run(browser: Browser, out: Path, tmp_path: Path):
    file = tmp_path / "class.html"
    text = (out / "class.html").read_text(encoding="utf-8")
    assert "<h1>" in text
    file.write_text(text.replace("<h1>", f"{ATTACK}<h1>"), encoding="utf-8")
    with browser.new_context() as context:
        page = context.new_page()
        refused: list[str] = []
        page.on("console", lambda message: refused.append(message.text))
        page.goto(file.as_uri())
        assert page.evaluate("window.ran") is None
        assert any("Content Security Policy" in text for text in refused)
        expect(page.get_by_role("button", name="Sum")).to_be_visible()  # the page's own script does run
