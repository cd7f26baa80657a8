"""What a reader waits for who solves a unit in its page, as ratios measured in one run, and what is loaded before.

    python benchmarks/page.py [ROUNDS]

A later Run of unit 04 in the page, in turn with `pytest units/04_kind` as a whole process, ROUNDS times (default 15);
the ratio is that of the medians. Then the bytes that opening the unit's page brings, compressed, with the engine and
without it.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from playwright.sync_api import Browser  # noqa: E402

from browser import running_browser, served_site  # noqa: E402
from helpers import clean_environment  # noqa: E402
from kata.page_engine import WITHOUT  # noqa: E402
from kata.units import find_unit  # noqa: E402

PAGE = "units/04_kind/"
MOST, MOST_BYTES = 1.0, 120_000

RUN = (
    "async ([unit, code]) => { const start = performance.now(); await runner.test(unit, code);"
    " return (performance.now() - start) / 1000; }"
)


def transferred(browser: Browser, address: str) -> int:
    """The bytes that opening the page brings to a browser with an empty cache."""
    tab = browser.new_context().new_page()
    network = tab.context.new_cdp_session(tab)
    network.send("Network.enable")
    sizes: list[int] = []
    network.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    tab.goto(address)
    tab.wait_for_load_state("networkidle")
    tab.context.close()
    return int(sum(sizes))


def main() -> None:
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 15
    unit = find_unit(ROOT, "04")
    command = [sys.executable, "-m", "pytest", "-q", f"units/{unit.folder}", "--code", str(unit.solution)]
    code = unit.solution.read_text(encoding="utf-8")
    sizes = {}
    with tempfile.TemporaryDirectory() as name, running_browser() as browser:
        for engine in (True, False):
            os.environ.pop(WITHOUT, None)
            if not engine:
                os.environ[WITHOUT] = "1"
            with served_site(Path(name) / str(engine)) as site:
                sizes[engine] = transferred(browser, site.url + PAGE)
                if not engine:
                    continue
                tab = browser.new_page()
                tab.goto(site.url + PAGE)
                tab.evaluate(
                    "async (url) => { window.runner = new (await import(url)).Runner(); await runner.load(); }",
                    f"{site.url}engine/runner.js",
                )
                times = []
                for _ in range(rounds):
                    start = time.perf_counter()
                    subprocess.run(command, cwd=ROOT, env=clean_environment(), capture_output=True, check=True)
                    here = time.perf_counter() - start
                    times.append((tab.evaluate(RUN, [unit.folder, code]), here))
    in_page, here = (statistics.median(column) for column in zip(*times, strict=True))
    name = "a later Run in the page / the same on the command line"
    print(f"{name:<66} {in_page / here:5.2f} times   ({in_page:.2f} s / {here:.2f} s, at most {MOST:g})")
    more = (sizes[True] - sizes[False]) / 1000
    name = "more bytes before the first Run than without the engine"
    print(f"{name:<66} {more:5.0f} kB      (at most {MOST_BYTES // 1000} kB)")


if __name__ == "__main__":
    main()
