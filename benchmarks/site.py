"""How long the site takes to build, and how much a reader's browser loads.

    python benchmarks/site.py [ROUNDS]

The build is compared, in turn with it, ROUNDS times (default 3), with a plain `mkdocs build` of the same Markdown:
every page written out beforehand, the same theme, but none of our hooks and no cards. The ratio is that of the
medians. The bytes are what Chromium receives, compressed as a web host does it, for one page that is opened with an
empty cache.
"""

from __future__ import annotations

import os
import re
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from browser import Site, running_browser, served_site  # noqa: E402
from helpers import clean_environment  # noqa: E402
from kata.site_build import write_sources  # noqa: E402

PAGES = {"": 300, "units/04_kind/": 500, "units/15_showdown/": 500}


def seconds(folder: Path, target: Path) -> float:
    """The wall clock time of one strict build of the site whose mkdocs.yml is in `folder`."""
    command = [sys.executable, "-m", "mkdocs", "build", "--quiet", "--strict", "--site-dir", str(target)]
    start = time.perf_counter()
    subprocess.run(command, cwd=folder, env=clean_environment() | {"NO_MKDOCS_2_WARNING": "1"}, check=True)
    return time.perf_counter() - start


def plain_sources(folder: Path) -> Path:
    """The site's Markdown, written out, with a configuration that has nothing of ours."""
    write_sources(ROOT, folder)
    config = folder / "mkdocs.yml"
    text = config.read_text(encoding="utf-8")
    config.write_text(re.sub(r"^  - playing_cards.markdown\n", "", text, flags=re.MULTILINE), encoding="utf-8")
    return folder


def transferred(site: Site, page: str) -> int:
    """The bytes that opening `page` brings to a browser with an empty cache, pictures of notebooks aside."""
    with running_browser() as browser:
        tab = browser.new_context().new_page()
        network = tab.context.new_cdp_session(tab)
        network.send("Network.enable")
        urls: dict[str, str] = {}
        sizes: dict[str, int] = {}
        network.on(
            "Network.responseReceived", lambda event: urls.update({event["requestId"]: event["response"]["url"]})
        )
        network.on(
            "Network.loadingFinished", lambda event: sizes.update({event["requestId"]: event["encodedDataLength"]})
        )
        tab.goto(site.url + page)
        tab.wait_for_load_state("networkidle")
        return int(sum(size for request, size in sizes.items() if not re.search(r"/notebooks/.*\.svg$", urls[request])))


def main() -> None:
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 3
    with tempfile.TemporaryDirectory() as name:
        work = Path(name)
        plain = plain_sources(work / "plain")
        times = [(seconds(ROOT, work / "ours"), seconds(plain, work / "theirs")) for _ in range(rounds)]
        ours, theirs = (statistics.median(column) for column in zip(*times, strict=True))
        name = "the site's full build / plain mkdocs build of the same Markdown"
        print(f"{name:<66} {ours / theirs:5.2f} times   ({ours:.2f} s / {theirs:.2f} s)")
        with served_site(work / "served") as site:
            for page, most in PAGES.items():
                size = transferred(site, page) / 1000
                print(f"{'transferred for ' + (page or 'the home page'):<66} {size:5.0f} kB      (at most {most} kB)")


if __name__ == "__main__":
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    main()
