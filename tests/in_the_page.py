"""What the tests of the site's own JavaScript share."""

from __future__ import annotations

from playwright.sync_api import Page

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
