"""The built site as its readers get it: served below a sub-path, compressed, and opened in Chromium."""

from __future__ import annotations

import gzip
import re
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Request, Response, expect, sync_playwright

from helpers import ROOT, clean_environment

CHROMIUM = Path("/usr/bin/chromium")
AXE = ROOT / "node_modules" / "axe-core" / "axe.min.js"

# A project's site on GitHub Pages stands below the repository's name.
SUB_PATH = "/poker-kata/"
TYPES = {
    ".css": "text/css",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript",
    ".json": "application/json",
    ".mjs": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
    ".xml": "application/xml",
}
NOT_COMPRESSED = {".png", ".whl", ".gz"}

# What changes with the window's width changes at once, so that it can be measured.
AT_ONCE = "*, ::before, ::after { transition: none !important }"

OPTIONS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
]


class Site:
    """A built site in `folder`, served at `url`."""

    def __init__(self, folder: Path, url: str) -> None:
        self.folder = folder
        self.url = url

    @property
    def pages(self) -> list[str]:
        """The addresses of all pages below the site's own; that of the first page is empty."""
        files = [path.relative_to(self.folder).as_posix() for path in sorted(self.folder.rglob("*.html"))]
        return [file.removesuffix("index.html") for file in files]


def build_site(folder: Path, url: str) -> None:
    """Builds the site for the address; a warning is an error."""
    run = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(folder)],
        cwd=ROOT,
        env=clean_environment() | {"SITE_URL": url},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout + run.stderr


@contextmanager
def served_site(folder: Path) -> Iterator[Site]:
    """The site, built into the folder and served until the block ends."""

    class Handler(_Handler):
        served = folder

    with _Server(("127.0.0.1", 0), Handler) as server:
        url = f"http://127.0.0.1:{server.server_port}{SUB_PATH}"
        build_site(folder, url)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield Site(folder, url)
        server.shutdown()


class _Server(ThreadingHTTPServer):
    def handle_error(self, request: Any, client_address: Any) -> None:
        """A browser that leaves a page hangs up; all else is worth a traceback."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)


class _Handler(BaseHTTPRequestHandler):
    """Serves files as GitHub Pages does: a folder by its index.html, what is not there by 404.html."""

    served: Path
    protocol_version = "HTTP/1.1"

    def do_GET(self) -> None:
        path = urlsplit(self.path).path
        if not path.startswith(SUB_PATH):
            self._send(404, b"outside of the site", ".html")
            return
        file = (self.served / path.removeprefix(SUB_PATH)).resolve()
        if file.is_dir() and not path.endswith("/"):
            self._redirect(f"{path}/")
            return
        if file.is_dir():
            file /= "index.html"
        there = file.is_relative_to(self.served.resolve()) and file.is_file()
        shown = file if there else self.served / "404.html"
        self._send(200 if there else 404, shown.read_bytes(), shown.suffix)

    def _send(self, status: int, content: bytes, suffix: str) -> None:
        self.send_response(status)
        self.send_header("Content-Type", TYPES.get(suffix, "application/octet-stream"))
        if suffix not in NOT_COMPRESSED and "gzip" in self.headers.get("Accept-Encoding", ""):
            content = gzip.compress(content, compresslevel=1)
            self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)

    def _redirect(self, path: str) -> None:
        self.send_response(301)
        self.send_header("Location", path)
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, format: str, *args: Any) -> None:
        """The requests are the browser's to report."""


@contextmanager
def running_browser() -> Iterator[Browser]:
    """Chromium with a profile of its own."""
    assert CHROMIUM.is_file(), f"{CHROMIUM} is missing. Run: apt-get install chromium"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=OPTIONS)
        yield browser
        browser.close()


@contextmanager
def faults_of(page: Page, site: str) -> Iterator[list[str]]:
    """What goes wrong while pages are open: messages in the console, exceptions, failed and foreign requests."""
    faults: list[str] = []

    def on_console(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            faults.append(f"console {message.type}: {message.text}")

    def on_response(response: Response) -> None:
        if response.status >= 400:
            faults.append(f"{response.status}: {response.url}")

    def on_request(request: Request) -> None:
        if not request.url.startswith((site, "data:", "blob:")):
            faults.append(f"asked outside of the site: {request.url}")

    def on_failure(request: Request) -> None:
        # What the browser itself breaks off, as when a test leaves a page before its icon has come, is no fault.
        if request.failure != "net::ERR_ABORTED":
            faults.append(f"no answer: {request.url} {request.failure}")

    listeners = {
        "console": on_console,
        "response": on_response,
        "request": on_request,
        "pageerror": lambda error: faults.append(f"exception: {error}"),
        "requestfailed": on_failure,
    }
    for event, listener in listeners.items():
        page.on(event, listener)
    yield faults
    for event, listener in listeners.items():
        page.remove_listener(event, listener)


def unfold_everything(page: Page) -> None:
    """Opens every folded box of the page."""
    page.evaluate("document.querySelectorAll('details').forEach(box => box.open = true)")


def wait_for_search(page: Page) -> None:
    """Waits until the search has read its index: the last that a page does by itself."""
    expect(page.locator(".md-search-result__meta")).to_have_text("Type to start searching", timeout=30_000)


@dataclass(frozen=True)
class Visit:
    """What a reader met on a page: `stands_out` says by how many pixels the page is wider than a window of that
    width, `dead_pictures` names those that did not load, `following` and `previous` are the footer's links.
    """

    faults: list[str]
    stands_out: dict[int, int]
    cards_in_code: int
    pictures: int
    dead_pictures: list[str]
    following: str | None
    previous: str | None


def visit(page: Page, site: Site, address: str, widths: tuple[int, ...]) -> Visit:
    """Opens the page, and looks at all of it, unfolded."""
    with faults_of(page, site.url) as faults:
        page.goto(site.url + address)
        unfold_everything(page)
        page.add_style_tag(content=AT_ONCE)
        pictures = page.locator("article img").all()
        dead_pictures = [str(picture.get_attribute("src")) for picture in pictures if not _loads(picture)]
        stands_out = {width: _stands_out(page, width) for width in widths}
        wait_for_search(page)
    return Visit(
        faults,
        stands_out,
        page.locator("code .playing-card, pre .playing-card").count(),
        len(pictures),
        dead_pictures,
        _target(page.locator(".md-footer__link--next")),
        _target(page.locator(".md-footer__link--prev")),
    )


def _loads(picture: Locator) -> bool:
    picture.scroll_into_view_if_needed()
    expect(picture).to_have_js_property("complete", True)
    return bool(picture.evaluate("picture => picture.naturalWidth > 0"))


def _stands_out(page: Page, width: int) -> int:
    page.set_viewport_size({"width": width, "height": 800})
    return int(page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth"))


def _target(link: Locator) -> str | None:
    return str(link.evaluate("link => link.href")) if link.count() else None


def barriers(page: Page) -> dict[str, str]:
    """What axe-core finds on the open page to be a serious or critical barrier, with the first element it is in."""
    assert AXE.is_file(), f"{AXE.relative_to(ROOT)} is missing. Run in the repository: npm ci"
    page.evaluate(AXE.read_text(encoding="utf-8"))
    violations = page.evaluate("axe.run({resultTypes: ['violations']}).then(result => result.violations)")
    found: dict[str, str] = {}
    for violation in violations:
        if violation["impact"] in ("serious", "critical"):
            for node in violation["nodes"]:
                summary = " ".join(node["failureSummary"].split())
                found.setdefault(f"{violation['id']}: {summary}", node["html"])
    return found


def luminance(color: str) -> float:
    """The relative luminance, as WCAG 2 defines it, of a colour such as `rgb(255, 255, 255)`: 0 black, 1 white."""
    parts = [int(part) / 255 for part in re.findall(r"\d+", color)[:3]]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(color: str, other: str) -> float:
    """The contrast ratio of two colours, from 1 to 21."""
    darker, lighter = sorted([luminance(color), luminance(other)])
    return (lighter + 0.05) / (darker + 0.05)
