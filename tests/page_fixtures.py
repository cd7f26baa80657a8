"""The site, built once for all tests of its own JavaScript, and the browser of a reader.

In a module of tests: pytest_plugins = ["page_fixtures"].
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from browser import Site, running_browser, served_site


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with served_site(tmp_path_factory.mktemp("site")) as site:
        yield site


# Playwright keeps an event loop in the thread while it runs, so it ends with the module.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with running_browser() as browser:
        yield browser


@pytest.fixture
def context(site: Site, browser: Browser) -> Iterator[BrowserContext]:
    """A reader's browser that has never been to the site; its pages are tabs of it."""
    with browser.new_context(
        base_url=site.url, viewport={"width": 1280, "height": 800}, color_scheme="light"
    ) as context:
        yield context


@pytest.fixture
def page(context: BrowserContext) -> Page:
    """An empty tab."""
    return context.new_page()
