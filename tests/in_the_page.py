"""What the tests of the site's own JavaScript share."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import FilePayload, Locator, Page, expect

from browser import SUB_PATH

# A browser that lets a site keep nothing: every use of the storage is an error.
REFUSED = """Object.defineProperty(window, "localStorage", {
    get() { throw new DOMException("Access is denied for this document.", "SecurityError"); }
})"""


def with_store(page: Page, address: str = "start/") -> Page:
    """Opens the page of the site, and puts its store where `page.evaluate` finds it."""
    page.goto(address)
    put_store(page)
    return page


def put_store(page: Page, path: str = SUB_PATH) -> None:
    """Puts the page's store, which stands at the site's path, where `page.evaluate` finds it."""
    page.evaluate("path => import(`${path}assets/store.js`).then(module => { window.store = module.store; })", path)


# A slow machine loads Python for a while.
PATIENCE = 90_000


class Panel:
    """The panel on the open page of a unit."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.root = page.locator("#solve")
        self.code = self.root.locator(".cm-content")
        self.run = self.root.get_by_role("button", name="Run the tests")
        self.stop = self.root.get_by_role("button", name="Stop", exact=True)
        self.saved = self.root.locator(".solve__saved")
        self.said = self.root.locator(".solve__results > [role=status]")
        self.stages = self.root.locator(".solve__stage")
        self.notice = self.root.get_by_role("alert")
        self.blamed = self.root.locator(".cm-blamed")

    def button(self, name: str) -> Locator:
        return self.root.get_by_role("button", name=name)

    def open(self) -> Panel:
        """Opens the panel by a click."""
        self.root.get_by_role("button").first.click()
        expect(self.code).to_be_focused(timeout=PATIENCE)
        return self

    def reload(self) -> Panel:
        """Comes back to the page and opens the panel again."""
        self.page.reload()
        return self.open()

    def ready(self) -> Panel:
        expect(self.said).to_have_text("Ready to run.", timeout=PATIENCE)
        return self

    @property
    def text(self) -> str:
        """The code as it stands in the editor, of which only what is in sight is in the page."""
        return str(self.code.evaluate("content => content.cmTile.view.state.doc.toString()"))

    def write(self, code: str) -> None:
        """Puts the code in place of the one that is there, as one who pastes it."""
        self.code.focus()
        self.page.keyboard.press("Control+a")
        self.page.keyboard.insert_text(code)

    def test(self, code: str) -> None:
        self.write(code)
        self.run_tests()

    def run_tests(self) -> None:
        self.page.keyboard.press("Control+Enter")
        self.ended()

    def ended(self) -> None:
        expect(self.said).to_have_text(re.compile(r"^(Stage|All stages|Stopped)"), timeout=PATIENCE)
        expect(self.stop).to_be_hidden()

    def statuses(self) -> list[str]:
        return [stage.inner_text().split("\n")[0] for stage in self.stages.locator(".solve__told").all()]

    def upload(self, file: Path | FilePayload) -> None:
        with self.page.expect_file_chooser() as chooser:
            self.button("Upload").click()
        chooser.value.set_files(file)


def tab_to(page: Page, target: Locator, key: str = "Tab") -> None:
    """Goes on by the keyboard until the focus is on the target."""
    for _ in range(200):
        if target.evaluate("element => element === document.activeElement"):
            return
        page.keyboard.press(key)
    raise AssertionError("the keyboard does not lead there")
