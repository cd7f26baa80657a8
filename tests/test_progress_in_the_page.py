"""The road page's progress: each unit's stages, where to go on, and all work as a zip, out and in."""

from __future__ import annotations

import io
import shutil
import zipfile
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Dialog, Locator, Page, expect

from browser import Site, barriers, faults_of
from helpers import ROOT, copy_of_this_kata
from in_the_page import put_store, with_store
from kata.grading.submissions import Handed, find
from kata.report import NOT_RUN, NOT_WRITTEN, OUT_OF_TIME, PASSED, WAITING, WRONG
from kata.units import Unit, all_units

pytest_plugins = ["page_fixtures"]

UNITS = all_units(ROOT)
FIRST, KIND, LAST = UNITS[0], UNITS[3], UNITS[-1]
TWO_PAIR = UNITS[4]
STAGES = sum(len(unit.stages) for unit in UNITS)


@pytest.fixture
def road(page: Page) -> Page:
    """The road page of a reader who has kept nothing yet."""
    return with_store(page, "road/")


def keep_results(page: Page, unit: Unit, *statuses: str) -> None:
    """Keeps the statuses of the unit's stages, as a run of its tests does."""
    stages = {stage.name: status for stage, status in zip(unit.stages, statuses, strict=True)}
    green = set(statuses) == {PASSED}
    page.evaluate("([unit, stages, green]) => store.saveResults(unit, {stages, green})", [unit.folder, stages, green])


def keep_green(page: Page, unit: Unit) -> None:
    keep_results(page, unit, *[PASSED] * len(unit.stages))


def at(page: Page, minute: int) -> None:
    """Says what the time is from now on."""
    page.clock.set_fixed_time(f"2030-01-01T12:{minute:02}")


def save(page: Page, unit: Unit, code: str) -> None:
    assert page.evaluate("([unit, code]) => store.save(unit, code)", [unit.folder, code])["saved"]


def code(page: Page, unit: Unit) -> str | None:
    kept: str | None = page.evaluate("unit => store.code(unit)", unit.folder)
    return kept


def row(page: Page, unit: Unit) -> Locator:
    return page.locator("article table tbody tr", has=page.get_by_role("link", name=unit.number, exact=True))


def go_on(page: Page) -> Locator:
    return page.locator(".progress a")


def message(page: Page) -> Locator:
    return page.locator(".progress").get_by_role("status")


def downloaded(page: Page, path: Path) -> Path:
    """Downloads all work to the path."""
    with page.expect_download() as download:
        page.get_by_role("button", name="Download all work").click()
    assert download.value.suggested_filename == "kata-work.zip"
    download.value.save_as(path)
    return path


def load(page: Page, content: bytes, name: str = "work.zip") -> None:
    """Loads work from a zip with the content, as a reader who chooses the file does."""
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Load work from a zip").click()
    chooser.value.set_files({"name": name, "mimeType": "application/zip", "buffer": content})


def zip_of(files: dict[str, str | bytes], packed: int = zipfile.ZIP_DEFLATED) -> bytes:
    """A zip as another program writes it."""
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w", packed) as archive:
        for path, text in files.items():
            archive.writestr(path, text)
        archive.comment = b"written by another program"
    return stream.getvalue()


def answer_dialogs(page: Page, accept: bool) -> list[str]:
    """Answers what the page asks, and gives a list in which the questions will be."""
    asked: list[str] = []

    def answer(dialog: Dialog) -> None:
        asked.append(dialog.message)
        dialog.accept() if accept else dialog.dismiss()

    page.on("dialog", answer)
    return asked


# Progress


def test_a_new_reader_is_sent_to_the_first_stage(road: Page):
    expect(road.locator(".progress strong")).to_have_text(f"0 of {STAGES} stages are green.")
    expect(go_on(road)).to_have_text(f"Start with 01 Stage 1: {FIRST.stages[0].title}")
    expect(road.get_by_role("button", name="Download all work")).to_be_hidden()
    go_on(road).click()
    expect(road.locator("h1")).to_contain_text(FIRST.title)


def test_every_unit_has_a_sign_for_each_of_its_stages(road: Page):
    for unit in UNITS:
        expect(row(road, unit).locator(".stages")).to_have_text("○" * len(unit.stages))
    expect(road.locator("article > ol .stage")).to_have_text(["○"] * STAGES)


def test_the_signs_say_what_became_of_the_stages(road: Page):
    keep_results(road, KIND, PASSED, WRONG, WAITING, WAITING, NOT_RUN)
    signs = row(road, KIND).get_by_role("img", name="1 of 5 stages green, stage 2 red")
    expect(signs).to_have_text("✓✗··○")
    list_of_stages = road.locator("ol", has_text=KIND.stages[1].title)
    expect(list_of_stages.get_by_role("img", name="green")).to_have_text("✓")
    expect(list_of_stages.get_by_role("listitem").nth(1).get_by_role("img", name="red")).to_have_text("✗")
    expect(row(road, TWO_PAIR).locator(".stages")).to_have_text("○" * len(TWO_PAIR.stages))


@pytest.mark.parametrize("status", [OUT_OF_TIME, NOT_WRITTEN, "constructor"])
def test_whatever_is_neither_green_nor_waiting_is_red(road: Page, status: str):
    keep_results(road, KIND, status, *[WAITING] * 4)
    expect(row(road, KIND).locator(".stages")).to_have_text("✗····")


def test_the_sum_counts_the_green_stages_of_all_units(road: Page):
    keep_green(road, FIRST)
    keep_results(road, KIND, PASSED, PASSED, WRONG, WAITING, WAITING)
    expect(road.locator(".progress strong")).to_have_text(f"{len(FIRST.stages) + 2} of {STAGES} stages are green.")


def test_one_goes_on_where_one_worked_last(road: Page):
    for minute, unit in enumerate([TWO_PAIR, KIND, FIRST, KIND]):
        at(road, minute)
        keep_results(road, unit, PASSED, WRONG, *[WAITING] * (len(unit.stages) - 2))
    expect(go_on(road)).to_have_text(f"Go on with 04 Stage 2: {KIND.stages[1].title}")


def test_after_a_green_unit_one_goes_on_with_the_next_that_is_not(road: Page):
    for minute, unit in enumerate([TWO_PAIR, KIND]):
        at(road, minute)
        keep_green(road, unit)
    expect(go_on(road)).to_have_text(f"Go on with 06 Stage 1: {UNITS[5].stages[0].title}")
    at(road, 9)
    keep_green(road, LAST)
    expect(go_on(road)).to_have_text(f"Go on with 01 Stage 1: {FIRST.stages[0].title}")


def test_when_all_is_green_there_is_nothing_to_go_on_with(road: Page):
    for unit in UNITS:
        keep_green(road, unit)
    expect(road.locator(".progress strong")).to_have_text(f"{STAGES} of {STAGES} stages are green.")
    expect(go_on(road)).to_be_hidden()


def test_a_solution_that_was_looked_up_is_told(road: Page):
    road.evaluate("store.saveResults('04_kind', {gaveUp: true})")
    expect(row(road, KIND).get_by_role("img", name="0 of 5 stages green, solution looked up")).to_be_visible()


def test_work_in_another_tab_is_seen_at_once(context: BrowserContext, road: Page):
    other = with_store(context.new_page())
    keep_green(other, KIND)
    save(other, KIND, "x = 1\n")
    expect(row(road, KIND).locator(".stages")).to_have_text("✓✓✓✓✓")
    expect(road.get_by_role("button", name="Download all work")).to_be_visible()


def test_without_javascript_the_road_is_as_it_was(site: Site, browser: Browser):
    with browser.new_context(base_url=site.url, java_script_enabled=False) as context:
        page = context.new_page()
        page.goto("road/")
        expect(page.locator(".progress, .stages, .stage")).to_have_count(0)
        expect(page.locator("article tbody tr")).to_have_count(len(UNITS))


def test_other_pages_show_no_progress(page: Page):
    for address in ("", "rules/", "units/04_kind/"):
        page.goto(address)
        expect(page.locator("article")).to_be_visible()
        expect(page.locator(".progress, .stages")).to_have_count(0)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("width", [390, 1280])
def test_the_road_with_progress_has_no_barriers_and_fits_the_window(road: Page, theme: str, width: int):
    road.set_viewport_size({"width": width, "height": 800})
    road.emulate_media(color_scheme="dark" if theme == "dark" else "light")
    road.reload()
    put_store(road)
    keep_results(road, KIND, PASSED, WRONG, WAITING, WAITING, NOT_RUN)
    save(road, KIND, "x = 1\n")
    load(road, b"no zip")
    expect(message(road)).not_to_be_empty()
    assert barriers(road) == {}
    assert road.evaluate("document.documentElement.scrollWidth <= innerWidth")


# All work as a zip


def test_the_zip_of_all_work_is_what_the_grader_takes(site: Site, road: Page, tmp_path: Path):
    for unit in UNITS:
        save(road, unit, unit.solution.read_text(encoding="utf-8"))
    with faults_of(road, site.url) as faults:
        zipped = downloaded(road, tmp_path / "class" / "ada.zip")
        expect(message(road)).to_contain_text("All your work is in kata-work.zip")
    assert not faults
    handed = [one for one in find(ROOT, zipped.parent) if isinstance(one, Handed)]
    assert {one.unit.folder: one.source for one in handed} == {
        unit.folder: unit.solution.read_text(encoding="utf-8") for unit in UNITS
    }
    assert {one.student.key for one in handed} == {"ada"}


def test_the_zip_of_all_work_unpacked_over_a_clone_is_solved_there(road: Page, tmp_path: Path):
    save(road, KIND, KIND.solution.read_text(encoding="utf-8"))
    (tmp_path / "clone").mkdir()
    clone = copy_of_this_kata(tmp_path / "clone")
    assert clone.pytest("units/04_kind").code == 1
    shutil.unpack_archive(downloaded(road, tmp_path / "work.zip"), clone.folder)
    run = clone.pytest("units/04_kind")
    assert run.code == 0, run.out
    assert run.statuses("04_kind") == [PASSED] * len(KIND.stages)


def test_any_text_goes_through_the_zip_and_back(site: Site, browser: Browser, road: Page, tmp_path: Path):
    work = {
        FIRST: 'SUITS = "♠♥♦♣"  # häßlich, 鬼, 🂡\n',
        KIND: "",
        TWO_PAIR: "x = 1\n" * 20_000,
        LAST: '"\\r is no end of a line"',
    }
    for unit, text in work.items():
        save(road, unit, text)
    zipped = downloaded(road, tmp_path / "work.zip")
    with zipfile.ZipFile(zipped) as archive:
        assert archive.testzip() is None
        assert archive.namelist() == [unit.relative(unit.code) for unit in work]
    with browser.new_context(base_url=site.url) as context:
        elsewhere = with_store(context.new_page(), "road/")
        load(elsewhere, zipped.read_bytes(), "mine.zip")
        expect(message(elsewhere)).to_have_text(
            "Loaded from mine.zip: 01_deck, 04_kind, 05_two_pair, 17_dragon_quest. "
            "Run the tests on a unit's page to see its stages."
        )
        assert {unit: code(elsewhere, unit) for unit in work} == work


def test_a_unit_that_was_reset_is_not_in_the_zip(road: Page, tmp_path: Path):
    save(road, KIND, "x = 1\n")
    save(road, TWO_PAIR, "x = 1\n")
    road.evaluate("store.reset('04_kind')")
    with zipfile.ZipFile(downloaded(road, tmp_path / "work.zip")) as archive:
        assert archive.namelist() == ["units/05_two_pair/two_pair.py"]


def test_it_asks_before_other_work_is_replaced_which_can_be_brought_back(road: Page):
    save(road, KIND, "mine = 1\n")
    keep_green(road, KIND)
    asked = answer_dialogs(road, accept=True)
    load(road, zip_of({"units/04_kind/kind.py": "theirs = 1\r\n", "units/05_two_pair/two_pair.py": "new = 1\n"}))
    expect(message(road)).to_contain_text("Loaded from work.zip: 04_kind, 05_two_pair.")
    assert len(asked) == 1
    assert "You have other work here for 04_kind. Replace it by what is in work.zip?" in asked[0]
    assert (code(road, KIND), code(road, TWO_PAIR)) == ("theirs = 1\n", "new = 1\n")
    # The stages were those of the other work.
    expect(row(road, KIND).locator(".stages")).to_have_text("○○○○○")
    assert road.evaluate("store.undo('04_kind')") == "mine = 1\n"


def test_without_a_yes_nothing_is_loaded(road: Page):
    save(road, KIND, "mine = 1\n")
    answer_dialogs(road, accept=False)
    load(road, zip_of({"units/04_kind/kind.py": "theirs = 1\n", "units/05_two_pair/two_pair.py": "new = 1\n"}))
    expect(message(road)).to_have_text("Nothing was loaded.")
    assert (code(road, KIND), code(road, TWO_PAIR)) == ("mine = 1\n", None)


def test_the_same_work_is_loaded_without_a_question(road: Page):
    save(road, KIND, "mine = 1\n")
    asked = answer_dialogs(road, accept=True)
    for _ in range(2):  # the same file twice
        load(road, zip_of({"units/04_kind/kind.py": "mine = 1\n"}, zipfile.ZIP_STORED))
        expect(message(road)).to_contain_text("Loaded from work.zip: 04_kind.")
        road.evaluate("document.querySelector('.progress [role=status]').textContent = ''")
        # A browser tells of no change where the same file is chosen again.
        expect(road.locator("input[type=file]")).to_have_value("")
    assert asked == []


def test_of_a_zipped_clone_only_the_units_that_are_written_are_taken(road: Page):
    stub = KIND.code.read_text(encoding="utf-8")
    assert "NotImplementedError" in stub
    files = {
        "kata-main/README.md": "# Kata\n",
        "kata-main/units/04_kind/kind.py": stub,
        "kata-main/units/04_kind/test_kind.py": "broken(\n",
        "kata-main/units/05_two_pair/two_pair.py": "mine = 1\n",
        "kata-main/units/05_two_pair/draft.py": "draft = 1\n",
        "kata-main/solutions/05_two_pair/two_pair.py": "reference = 1\n",
        "kata-main/units/99_nothing/nothing.py": "nothing = 1\n",
        "kata-main/units/06_ace_low/kind.py": "elsewhere = 1\n",
    }
    load(road, zip_of(files))
    expect(message(road)).to_contain_text("Loaded from work.zip: 05_two_pair.")
    assert road.evaluate("store.units()") == ["05_two_pair"]
    assert code(road, TWO_PAIR) == "mine = 1\n"


def broken_zip(change: str) -> bytes:
    """A zip of unit 04 in which something is wrong."""
    good = zip_of({"units/04_kind/kind.py": "x = 1\n" * 100})
    inside = good.index(b"kind.py") + len(b"kind.py")
    listed = good.index(b"PK\x01\x02")
    match change:
        case "cut":
            return good[: listed + 20] + good[-48:]
        case "packed text":
            return good[: inside + 3] + b"\xff\xff\xff" + good[inside + 6 :]
        case "checksum":
            return good[: listed + 16] + b"\0\0\0\0" + good[listed + 20 :]
        case "password":
            return good[: listed + 8] + b"\x01" + good[listed + 9 :]
        case "method":
            return good[: listed + 10] + b"\x63" + good[listed + 11 :]
        case "place":
            return good[: listed + 42] + b"\xff\xff\xff\x7f" + good[listed + 46 :]
    raise ValueError(change)


NOTHING = "It holds no unit that is written, such as units/01_deck/deck.py."


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b"", "This is not a zip."),
        (b"def kind(): ...\n" * 10, "This is not a zip."),
        (zip_of({}), NOTHING),
        (zip_of({"kind.py": "x = 1\n"}), NOTHING),
        (zip_of({"units/04_kind/kind.py": b"\xff\xfe\x00"}), "units/04_kind/kind.py is no text in UTF-8."),
        (zip_of({"units/04_kind/kind.py": "#" * 10_000_000}), "units/04_kind/kind.py is too large: at most a megabyte"),
        (broken_zip("cut"), "This zip is broken."),
        (broken_zip("place"), "This zip is broken."),
        (broken_zip("packed text"), "units/04_kind/kind.py is broken in this zip."),
        (broken_zip("checksum"), "units/04_kind/kind.py is broken in this zip."),
        (broken_zip("password"), "units/04_kind/kind.py is locked by a password."),
        (broken_zip("method"), "units/04_kind/kind.py is packed in a way that is not known here."),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_zip_that_is_none_is_told_in_a_sentence_and_changes_nothing(site: Site, road: Page, content: bytes, why: str):
    save(road, KIND, "mine = 1\n")
    asked = answer_dialogs(road, accept=True)
    with faults_of(road, site.url) as faults:
        load(road, content)
        expect(message(road)).to_contain_text(f"work.zip was not loaded. {why}")
    assert not faults
    assert asked == []
    assert (road.evaluate("store.units()"), code(road, KIND)) == (["04_kind"], "mine = 1\n")
