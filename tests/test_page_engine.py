"""The engine of the site: it runs in a bare page of Chromium, and says there what the command line says."""

from __future__ import annotations

import json
import re
import shutil
import threading
import zipfile
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from browser import running_browser
from helpers import ROOT
from kata import page_engine
from kata.errors import KataError
from kata.report import PASSED, UnitReport
from kata.runner import judge
from kata.units import Unit, all_units

UNITS = all_units(ROOT)
KIND = next(unit for unit in UNITS if unit.name == "kind")
SCORES = next(unit for unit in UNITS if unit.name == "scores")
VIDEO_POKER = next(unit for unit in UNITS if unit.name == "video_poker")
REFERENCE = KIND.solution.read_text(encoding="utf-8")
LOOP = "def kind(n, ranks):\n    while True:\n        pass\n"

BARE = """<!doctype html>
<html lang="en"><title>A bare page</title><link rel="icon" href="data:,">
<script type="module">
  import { Runner } from "./engine/runner.js";
  window.Runner = Runner;
  window.runner = new Runner();
</script>
"""


class Served:
    """A folder with a bare page and the engine, served at `url`; `broken` are parts of names that are refused."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.broken: set[str] = set()


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("bare")
    (folder / "index.html").write_text(BARE, encoding="utf-8")
    page_engine.add_to_site(ROOT, folder)

    class Handler(SimpleHTTPRequestHandler):
        def do_GET(self) -> None:
            if any(part in self.path for part in served.broken):
                self.send_error(503)
            else:
                super().do_GET()

        def log_message(self, format: str, *args: Any) -> None:
            """The requests are the browser's to report."""

    class Server(ThreadingHTTPServer):
        def handle_error(self, request: Any, client_address: Any) -> None:
            """A worker that is ended hangs up."""

    with Server(("127.0.0.1", 0), partial(Handler, directory=str(folder))) as server:
        served = Served(f"http://127.0.0.1:{server.server_port}/")
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield served
        server.shutdown()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with running_browser() as browser:
        yield browser


class Bare:
    """The bare page in the browser, and all that it has asked for."""

    def __init__(self, page: Page, url: str) -> None:
        self.page = page
        self.asked: list[str] = []
        page.on("request", lambda request: self.asked.append(request.url))
        page.set_default_timeout(120_000)
        page.goto(url)
        page.wait_for_function("window.runner")

    def test(self, unit: Unit, code: str, runner: str = "runner") -> dict[str, Any]:
        return self.page.evaluate(f"([unit, code]) => {runner}.test(unit, code)", [unit.folder, code])

    def run(self, unit: Unit, code: str, **options: Any) -> dict[str, Any]:
        return self.page.evaluate(
            "([unit, code, options]) => runner.run(unit, code, options)", [unit.folder, code, options]
        )

    def is_green(self, runner: str = "runner") -> bool:
        """Whether the next run, on the reference, is as it should be."""
        result = self.test(KIND, REFERENCE, runner)
        return not result["stopped"] and all(stage["status"] == PASSED for stage in result["report"]["stages"])


@pytest.fixture(scope="module")
def bare(served: Served, browser: Browser) -> Bare:
    """One page for all tests: its Python is loaded once."""
    return Bare(browser.new_page(), served.url)


def outcome(report: UnitReport) -> list[tuple[str, str, list[tuple[str, str]]]]:
    return [(stage.name, stage.title, [(test.name, test.status) for test in stage.tests]) for stage in report.stages]


def shown(data: dict[str, Any]) -> list[tuple[str, str, list[tuple[str, str]]]]:
    """The same of a report in the page."""
    return [
        (stage["name"], stage["title"], [(test["name"], test["status"]) for test in stage["tests"]])
        for stage in data["stages"]
    ]


def messages(result: dict[str, Any]) -> list[list[str]]:
    tests = [test for stage in result["report"]["stages"] for test in stage["tests"]]
    return [test["message"] for test in tests if test["message"]]


def messages_here(unit: Unit, file: Path) -> list[list[str]]:
    """What the command line says of the file, as if it were the student's."""
    tests = [test for stage in judge(unit, str(file)).stages for test in stage.red]
    return [[line.replace(str(file), unit.relative(unit.code)) for line in test.message] for test in tests]


# The units


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.folder)
def test_the_reference_turns_every_stage_green(bare: Bare, unit: Unit) -> None:
    result = bare.test(unit, unit.solution.read_text(encoding="utf-8"))
    here = judge(unit, str(unit.solution))
    assert here.green
    assert shown(result["report"]) == outcome(here)


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.folder)
def test_the_stub_shows_the_first_red_in_the_words_of_the_command_line(bare: Bare, tmp_path: Path, unit: Unit) -> None:
    stub = page_engine.stub(unit)
    file = tmp_path / unit.code.name
    file.write_text(stub, encoding="utf-8")
    result = bare.test(unit, stub)
    assert shown(result["report"]) == outcome(judge(unit, str(file)))
    assert messages(result) == messages_here(unit, file)
    assert messages(result)[0][0].startswith("not yet written: ")


def test_stages_and_tests_are_told_while_they_run(bare: Bare) -> None:
    told = bare.page.evaluate(
        """async ([unit, code]) => {
          const told = [];
          const onTest = ({ stage, test }) => told.push([stage, test.name, test.status]);
          const onStage = (name, tests) => told.push([name, tests.length]);
          const { report } = await runner.test(unit, code, { onTest, onStage });
          return { told, report };
        }""",
        [KIND.folder, REFERENCE],
    )
    expected: list[list[Any]] = []
    for stage in told["report"]["stages"]:
        expected += [[stage["name"], test["name"], PASSED] for test in stage["tests"]]
        expected.append([stage["name"], len(stage["tests"])])
    # A stage is known to have ended when the next one begins.
    assert sorted(map(str, told["told"])) == sorted(map(str, expected))
    assert [each for each in told["told"] if len(each) == 2] == [each for each in expected if len(each) == 2]


# The same words

FAULTS = {
    "not closed": "def kind(n, ranks:\n    pass\n",
    "empty": "",
    "another name": REFERENCE.replace("def kind", "def kinds"),
    "another result": "def kind(n, ranks):\n    return 7\n",
    "no result": "def kind(n, ranks):\n    print('spam\\n' * 50)\n",
    "too few parameters": "def kind(n):\n    return 9\n",
    "an error": "def kind(n, ranks):\n    return {}[n]\n",
    "exit": "def kind(n, ranks):\n    exit()\n",
    "exit at once": "import os\n\nos._exit(3)\n",
    "exit for good": "import os\n\n\ndef kind(n, ranks):\n    os._exit(3)\n",
    "an interrupt": "def kind(n, ranks):\n    raise KeyboardInterrupt\n",
    "input": "def kind(n, ranks):\n    return input('n? ')\n",
    "a flood": "def kind(n, ranks):\n    while True:\n        print('spam')\n",
    "no text": "def kind(n, ranks):\n    return '\0'\n",
    "a module that is not there": "import poker_tools\n",
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_told_in_the_words_of_the_command_line(bare: Bare, tmp_path: Path, fault: str) -> None:
    file = tmp_path / "kind.py"
    file.write_text(FAULTS[fault], encoding="utf-8")
    assert messages(bare.test(KIND, FAULTS[fault])) == messages_here(KIND, file)
    assert bare.is_green()


def test_a_function_that_calls_itself_without_end_is_told_so(bare: Bare) -> None:
    result = bare.test(KIND, "def kind(n, ranks):\n    return kind(n, ranks)\n")
    assert messages(result)[0][1] == "  crashed    RecursionError: a function calls itself without end"
    assert bare.is_green()


def test_calls_too_deep_for_the_browser_are_told_and_the_next_run_works(bare: Bare) -> None:
    code = "class A:\n    def __eq__(self, other):\n        return self == other\n\n\ndef kind(*_):\n    return A()\n"
    result = bare.test(KIND, code)
    assert (result["stopped"], result["why"]) == (True, "crashed")
    assert "RecursionError: a function calls itself without end" in result["problem"]
    assert result["during"] == f"{KIND.stages[0].name}::{KIND.stages[0].tests[0]}"
    assert bare.is_green()


def test_a_list_that_grows_without_end_is_told_so_and_its_memory_is_given_back(bare: Bare) -> None:
    code = "def kind(n, ranks):\n    parts = []\n    while True:\n        parts.append(bytes(10_000_000))\n"
    result = bare.test(KIND, code)
    assert messages(result)[0][1].startswith("  out of memory")
    assert bare.is_green()
    assert bare.test(KIND, REFERENCE)["memory"] < 100_000_000 < result["memory"] <= 512 * 1024 * 1024


def test_what_was_printed_is_given_and_cut_where_it_is_long(bare: Bare) -> None:
    assert bare.test(KIND, REFERENCE + "\nprint('hello')\n")["output"] == "hello"
    long = bare.test(KIND, REFERENCE + "\nprint('spam\\n' * 49)\n")["output"].splitlines()
    assert long == ["spam"] * 10 + ["... and 40 more lines"]


# Each run is a fresh one


def test_nothing_that_code_replaces_lasts(bare: Bare) -> None:
    changes = """
import builtins, os, random, sys, types
builtins.len = lambda values: 1
random.shuffle = random.random = lambda *values: 4
sys.modules["poker_tools"] = types.ModuleType("poker_tools")
sys.path.insert(0, "/mine")
os.environ["MINE"] = "1"
sys.setrecursionlimit(5000)
sys.setprofile(lambda *_: None)
os.chdir("/tmp")
"""
    bare.test(KIND, REFERENCE + changes)
    probe = """
import os, random, sys
def kind(n, ranks):
    values = [1, 2, 3]
    there = "poker_tools" in sys.modules or "/mine" in sys.path or "MINE" in os.environ
    return [len(values), random.random() == 4, there, sys.getrecursionlimit(), sys.getprofile(), os.getcwd()]
"""
    came = messages(bare.test(KIND, probe))[0][1]
    assert came == "  came back  [3, False, False, 1000, None, '/kata']"


def test_no_module_of_a_unit_outlives_a_run(bare: Bare) -> None:
    other = next(unit for unit in UNITS if unit.name == "two_pair")
    bare.test(KIND, "def kind(n, ranks):\n    return 7\n")
    result = bare.test(other, other.solution.read_text(encoding="utf-8"))
    assert {stage["status"] for stage in result["report"]["stages"]} == {PASSED}


def test_many_runs_take_no_more_memory_than_a_few(bare: Bare) -> None:
    taken = [bare.test(KIND, code)["memory"] for _ in range(40) for code in (REFERENCE, FAULTS["an error"])]
    assert taken[-1] == taken[9]


# Ended from outside


def test_an_endless_loop_is_stopped_and_the_next_run_works(bare: Bare) -> None:
    result = bare.page.evaluate(
        """([unit, code]) => new Promise((resolve) => {
          const onTest = () => {};
          const first = runner.test(unit, code, { onTest });
          const second = runner.test(unit, code);
          runner.load().then(() => setTimeout(() => runner.stop()));
          Promise.all([first, second]).then(resolve);
        })""",
        [KIND.folder, LOOP],
    )
    assert result == [{"stopped": True, "why": "stopped"}] * 2
    assert bare.is_green()


def test_an_endless_loop_ends_by_itself_and_the_next_run_works(bare: Bare) -> None:
    bare.page.evaluate("window.impatient = new Runner({ seconds: 5 })")
    result = bare.test(KIND, LOOP, "impatient")
    during = f"{KIND.stages[0].name}::{KIND.stages[0].tests[0]}"
    assert result == {"stopped": True, "why": "time", "during": during}
    assert bare.is_green("impatient")
    bare.page.evaluate("impatient.stop()")


# A unit's file as a program


def test_a_game_is_played_with_typed_lines_as_a_terminal_shows_it(bare: Bare) -> None:
    game = 'def main():\n    name = input("Your name? ")\n    print(f"Good evening, {name}.")\n    input("Bet? ")\n'
    result = bare.run(VIDEO_POKER, game, typed=["Ann", "10", "0"])
    assert result["output"] == "Your name? Ann\nGood evening, Ann.\nBet? 10\n"
    assert (result["error"], result["exitCode"], result["unread"], result["wantsMore"]) == ("", 0, 1, False)


def test_more_lines_go_on_with_the_same_cards(bare: Bare) -> None:
    code = VIDEO_POKER.solution.read_text(encoding="utf-8")
    first = bare.run(VIDEO_POKER, code, typed=["10"], seed=5)
    second = bare.run(VIDEO_POKER, code, typed=["10", "0", "0"], seed=5)
    hand = first["output"].splitlines()[1]
    assert len(re.findall("[♠♥♦♣]", hand)) == 5
    assert hand in second["output"]
    assert (first["wantsMore"], second["wantsMore"]) == (True, False)
    assert second["output"].endswith("\n")


def test_a_program_reads_its_arguments_files_and_all_lines(bare: Bare) -> None:
    code = SCORES.solution.read_text(encoding="utf-8")
    cards = "Kc 9s Ks Kd 9d 3c 6d"
    read = bare.run(SCORES, code, arguments=["game.txt"], files={"game.txt": f"{cards}\n"})
    typed = bare.run(SCORES, code, typed=[cards])
    assert read["output"].startswith(f"{cards} Full House")
    assert typed["output"] == f"{cards}\n{read['output']}"
    assert not typed["wantsMore"]


PROGRAMS = {
    "main: your turn": (page_engine.stub(VIDEO_POKER), "main is not yet written"),
    "an error": ("def main():\n    return {}[1]\n", "It ended with KeyError: 1\nvideo_poker.py:2: return {}[1]"),
    "not closed": ("def main(:\n", "It ended with SyntaxError"),
    "no main": ("def deal():\n    pass\n", "does nothing when it runs"),
    "a flood": ("def main():\n    while True:\n        print('spam')\n", "it printed more than a million characters"),
    "one line too few": ("def main():\n    input('Bet? ')\n", "EOFError"),
    "an interrupt": ("def main():\n    raise KeyboardInterrupt\n", "your code raises KeyboardInterrupt"),
}


@pytest.mark.parametrize("program", PROGRAMS)
def test_a_program_that_fails_says_why(bare: Bare, program: str) -> None:
    code, told = PROGRAMS[program]
    result = bare.run(VIDEO_POKER, code)
    assert told in result["error"]
    assert len(result["output"]) < 10_000
    assert bare.is_green()


def test_a_program_that_ends_itself_ends_only_itself(bare: Bare) -> None:
    result = bare.run(VIDEO_POKER, "import os\n\n\ndef main():\n    print('before')\n    os._exit(3)\n")
    assert (result["output"], result["error"], result["exitCode"]) == ("before\n", "", 3)


# Loading


def test_nothing_is_loaded_before_it_is_needed(served: Served, browser: Browser) -> None:
    page = Bare(browser.new_page(), served.url)
    page.page.wait_for_load_state("networkidle")
    assert all(re.search(r"/$|/runner[\w-]*\.js$|/chunk-\w+\.js$|^data:", address) for address in page.asked)
    page.page.close()


def test_nobody_else_is_asked_and_what_is_loaded_keeps_its_name_as_long_as_its_content(
    served: Served, browser: Browser
) -> None:
    page = Bare(browser.new_page(), served.url)
    assert page.is_green()
    assert all(address.startswith((served.url, "data:")) for address in page.asked)
    engine = [address.removeprefix(f"{served.url}engine/") for address in page.asked if "/engine/" in address]
    assert any(name.endswith(".wasm") for name in engine)  # what the worker asks for is seen
    assert [name for name in engine if not re.search(r"-\w{8,}[./]", name)] == []
    page.page.close()


def test_progress_is_told_from_nothing_to_all(served: Served, browser: Browser) -> None:
    page = Bare(browser.new_page(), served.url)
    steps = page.page.evaluate(
        """async () => {
          const steps = [];
          await runner.load((step) => steps.push(step));
          await runner.load(); // free
          return steps;
        }"""
    )
    done = [step["done"] for step in steps]
    assert done[0] == 0
    assert done[-1] == 1
    assert done == sorted(done)
    assert {step["step"] for step in steps} > {"Loading Python", "Ready"}
    page.page.close()


@pytest.mark.parametrize("broken", ["worker-", "packages-", "pyodide.asm.wasm", "pyodide.js"])
def test_what_does_not_come_is_told_and_can_be_tried_again(served: Served, browser: Browser, broken: str) -> None:
    page = Bare(browser.new_page(), served.url)
    served.broken.add(broken)
    told = page.page.evaluate("([unit, code]) => runner.test(unit, code).catch(String)", [KIND.folder, REFERENCE])
    served.broken.clear()
    assert re.fullmatch(r"Error: The engine could not be loaded: .+\. Try again, or reload the page\.", told)
    assert page.is_green()
    page.page.close()


def test_students_code_reaches_no_network(bare: Bare) -> None:
    before = len(bare.asked)
    ways = {
        "import js": "js.fetch('/secret')",
        "from pyodide.http import open_url": "open_url('/secret')",
        "import urllib.request": "urllib.request.urlopen('http://example.com/')",
        "from pyodide.code import run_js": "run_js('fetch(\"/secret\")')",
    }
    for imports, call in ways.items():
        result = bare.test(KIND, f"{imports}\n\n\ndef kind(n, ranks):\n    return {call}\n")
        assert messages(result)[0][1].startswith("  crashed "), call
    assert bare.asked[before:] == []


# How it is built


@pytest.fixture(scope="module")
def engine() -> Path:
    return page_engine.engine(ROOT)


def test_no_answer_but_the_references_lies_open_in_it(engine: Path) -> None:
    names: list[str] = []
    for archive in (engine / "engine").glob("*.zip"):
        names += zipfile.ZipFile(archive).namelist()
    of_units = [name for name in names if name.startswith(("units/", "solutions/"))]
    assert sorted(of_units) == sorted(
        unit.relative(path)
        for unit in UNITS
        for path in (unit.code, unit.test_file, unit.solution, *([unit.pack_file] if unit.wrong else []))
    )
    assert not [name for name in names if "grading" in name or "hidden" in name]
    assert "kata/plugin.py" in names
    assert "pytest/__init__.py" in names


def test_the_units_in_it_are_stubs_also_where_they_are_solved_here(engine: Path) -> None:
    (units,) = (engine / "engine").glob("units-*.zip")
    text = zipfile.ZipFile(units).read(KIND.relative(KIND.code)).decode()
    assert "NotImplementedError" in text


def test_it_is_made_once(engine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page_engine, "_make", lambda *_: pytest.fail("it is there already"))
    assert page_engine.engine(ROOT) == engine


def test_every_package_that_is_shipped_is_named_with_its_licence(engine: Path) -> None:
    page = (engine / "licences.md").read_text(encoding="utf-8")
    for package in ["Pyodide", "Python", *page_engine.PYTHON_PACKAGES, "@codemirror/view", "@codemirror/lang-python"]:
        assert re.search(rf"^\| \[{package}\]\(https://\S+\) \| \d[\w.]+ \| [A-Z][\w. -]+ \|$", page, re.MULTILINE)
    texts = page.partition("## The texts")[2]
    assert "Mozilla Public License Version 2.0" in texts
    assert "PYTHON SOFTWARE FOUNDATION LICENSE VERSION 2" in texts
    assert "Copyright (c) 2004 Holger Krekel" in texts


def test_pages_name_the_scripts_by_their_content(engine: Path, tmp_path: Path) -> None:
    page = tmp_path / "units" / "index.html"
    page.parent.mkdir()
    page.write_text('<script src="../engine/runner.js"></script> engine/runner.js', encoding="utf-8")
    page_engine.add_to_site(ROOT, tmp_path)
    named = json.loads((engine / "scripts.json").read_text(encoding="utf-8"))["runner.js"]
    assert page.read_text(encoding="utf-8") == f'<script src="../engine/{named}"></script> engine/runner.js'
    assert (tmp_path / "engine" / named).is_file()


# What it needs


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A folder that has the list of packages and none of them."""
    for name in ("package.json", "package-lock.json"):
        shutil.copy(ROOT / name, tmp_path)
    return tmp_path


def program(folder: Path, name: str, script: str) -> None:
    file = folder / name
    file.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
    file.chmod(0o755)


def test_without_node_it_says_what_to_install(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(root))
    with pytest.raises(KataError, match=r"Node\.js with npm.*\n.*kata site --without-engine"):
        page_engine.need_node_modules(root)


def test_without_npm_it_says_what_to_install(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(root))
    program(root, "node", "exit 0")
    with pytest.raises(KataError, match=r"needs npm, to install @codemirror/commands \d.*\n.*--without-engine"):
        page_engine.need_node_modules(root)


def test_what_npm_says_when_it_fails_is_shown(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(root))
    program(root, "node", "exit 0")
    program(root, "npm", "echo there is no network >&2; exit 1")
    with pytest.raises(KataError, match=r"npm ci could not install .*\nthere is no network\n.*--without-engine"):
        page_engine.need_node_modules(root)


def test_npm_installs_what_is_missing_and_is_not_asked_again(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program(root, "node", "exit 0")
    program(root, "npm", f'echo "$@" >> npm.log; ln -s {ROOT}/node_modules node_modules')
    monkeypatch.setenv("PATH", f"{root}:/usr/bin:/bin")
    page_engine.need_node_modules(root)
    page_engine.need_node_modules(root)
    assert (root / "npm.log").read_text(encoding="utf-8") == "ci --silent\n"


def test_another_version_than_the_listed_one_is_installed_anew(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = root / "node_modules" / "@codemirror" / "commands" / "package.json"
    package.parent.mkdir(parents=True)
    package.write_text('{"version": "1.0.0"}', encoding="utf-8")
    program(root, "node", "exit 0")
    monkeypatch.setenv("PATH", str(root))
    with pytest.raises(KataError, match="needs npm"):
        page_engine.need_node_modules(root)
