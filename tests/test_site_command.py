"""`kata site`: built into a folder, served, built by Zensical, and what it says when something is missing."""

import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import threading
import urllib.request

import pytest

from helpers import ROOT, clean_environment, small_kata
from kata import cli, site_build

CONFIG = """site_name: A small kata
theme:
  name: material
  font: false
hooks:
  - {hooks}
markdown_extensions:
  - admonition
  - pymdownx.details
  - pymdownx.superfences
"""


@pytest.fixture
def kata(tmp_path):
    """The small kata with a site of two pages: the first one and its unit with a lesson."""
    kata = small_kata(tmp_path / "kata")
    shutil.rmtree(kata.folder / "units" / "02_quadruple")
    shutil.rmtree(kata.folder / "solutions" / "02_quadruple")
    kata.write("docs/index.md", "# A small kata\n\nDouble or nothing.\n")
    kata.write("mkdocs.yml", CONFIG.format(hooks=ROOT / "src" / "kata" / "mkdocs_hooks.py"))
    return kata


def test_it_builds_the_site_into_the_folder(kata):
    run = kata.kata("site")
    assert run.code == 0, run.out + run.err
    assert "The site is in site" in run.out
    assert "Twice over" in (kata.folder / "site" / "units" / "01_double" / "index.html").read_text(encoding="utf-8")
    assert "NotImplementedError" in (kata.folder / "site/units/01_double/index.html").read_text(encoding="utf-8")


def test_it_builds_again_over_an_older_site(kata):
    assert kata.kata("site", "--out", "mine").code == 0
    kata.write("docs/index.md", "# Another title\n")
    assert kata.kata("site", "--out", "mine").code == 0
    assert "Another title" in (kata.folder / "mine" / "index.html").read_text(encoding="utf-8")


@pytest.mark.parametrize("there", ["docs", "units", "mkdocs.yml"])
def test_it_never_builds_over_what_is_no_site(kata, there):
    before = sorted(path.relative_to(kata.folder) for path in kata.folder.rglob("*"))
    run = kata.kata("site", "--out", there)
    assert run.code == 2
    assert f"{there} is there already and holds no site" in run.err
    assert sorted(path.relative_to(kata.folder) for path in kata.folder.rglob("*")) == before


def test_a_broken_link_is_an_error_of_the_build(kata):
    kata.write("docs/index.md", "# A small kata\n\n[Nowhere](nowhere.md)\n")
    run = kata.kata("site")
    assert run.code == 1
    assert "nowhere.md" in run.out + run.err
    assert "Traceback" not in run.err


@pytest.mark.parametrize(
    ("path", "text", "told"),
    [
        ("docs/units/01_double.md", None, "The lesson of 01_double can't be read"),
        ("docs/units/01_double.md", "No heading.\n", "needs a heading"),
        ("docs/index.md", "# A kata\n\n<!-- kata nothing -->\n", "docs/index.md has a marker 'kata nothing'"),
    ],
)
def test_a_page_that_cannot_be_made_is_told_in_a_sentence(kata, path, text, told):
    kata.write(path, text) if text else (kata.folder / path).unlink()
    run = kata.kata("site")
    assert run.code == 1
    assert told in run.err
    assert "Traceback" not in run.err


def test_a_unit_that_is_solved_still_shows_its_stub(kata):
    kata.kata("next")  # sees the stub, and so keeps it
    kata.write("units/01_double/double.py", "def double(n):\n    return 2 * n  # my own\n")
    assert kata.kata("site").code == 0
    page = (kata.folder / "site/units/01_double/index.html").read_text(encoding="utf-8")
    assert "NotImplementedError" in page
    assert "my own" not in page


def test_without_mkdocs_yml_it_says_so(kata):
    (kata.folder / "mkdocs.yml").unlink()
    run = kata.kata("site")
    assert run.code == 2
    assert "came without its site" in run.err


@pytest.mark.parametrize(
    ("missing", "arguments", "told"),
    [("mkdocs", [], "[docs]"), ("material", [], "[docs]"), ("zensical", ["--zensical"], "[dev]")],
)
def test_a_missing_library_is_named_with_what_to_install(kata, monkeypatch, capsys, missing, arguments, told):
    find_spec = site_build.find_spec
    monkeypatch.setattr(site_build, "find_spec", lambda name: None if name == missing else find_spec(name))
    monkeypatch.chdir(kata.folder)
    assert cli.main(["site", *arguments]) == 2
    error = capsys.readouterr().err
    assert f'pip install -e ".{told}"' in error


@pytest.fixture
def with_scripts(kata, monkeypatch, tmp_path):
    """The small kata with the page's scripts, on a machine without Node.js."""
    shutil.copytree(ROOT / "web", kata.folder / "web")
    for name in ("package.json", "package-lock.json"):
        shutil.copy(ROOT / name, kata.folder)
    monkeypatch.setenv("PATH", str(tmp_path))
    return kata


@pytest.mark.parametrize("arguments", [[], ["--serve"], ["--zensical"]], ids=" ".join)
def test_without_node_it_says_what_to_install_before_it_builds(with_scripts, arguments):
    run = with_scripts.kata("site", *arguments)
    assert run.code == 2
    assert "needs Node.js with npm" in run.err
    assert "kata site --without-engine" in run.err
    assert not (with_scripts.folder / "site").exists()


@pytest.mark.parametrize("arguments", [[], ["--zensical"]], ids=" ".join)
def test_without_the_engine_it_needs_no_node(with_scripts, arguments):
    run = with_scripts.kata("site", "--without-engine", *arguments)
    assert run.code == 0, run.out + run.err
    site = with_scripts.folder / "site"
    assert "pytest units/01_double" in (site / "units/01_double/index.html").read_text(encoding="utf-8")
    assert not (site / "engine").exists()
    assert not (site / "licences").exists()


def test_a_plain_mkdocs_build_says_what_to_install_too(with_scripts):
    run = with_scripts._run([sys.executable, "-m", "mkdocs", "build"], ".")
    assert run.code == 1
    assert "needs Node.js with npm" in run.err
    assert "Traceback" not in run.err


@pytest.mark.parametrize("arguments", [[], ["--zensical"]], ids=" ".join)
def test_the_engine_is_in_the_site_and_its_licences_are_linked(kata, arguments):
    for name in ("web", "node_modules"):
        (kata.folder / name).symlink_to(ROOT / name)
    for name in ("package.json", "package-lock.json"):
        shutil.copy(ROOT / name, kata.folder)
    kata.write("docs/sources.md", "# Sources\n\nNone.\n")
    kata.write("docs/assets/store.js", (ROOT / "docs" / "assets" / "store.js").read_bytes())
    run = kata.kata("site", *arguments)
    assert run.code == 0, run.out + run.err
    site = kata.folder / "site"
    assert (site / "engine" / "runner.js").is_file()
    assert 'href="../licences/"' in (site / "sources" / "index.html").read_text(encoding="utf-8")
    assert "Mozilla Public License" in (site / "licences" / "index.html").read_text(encoding="utf-8")
    scripts = re.findall(r"engine/([\w.-]+\.js)", (site / "units/01_double/index.html").read_text(encoding="utf-8"))
    assert scripts
    assert all(re.search(r"-\w{8}\.js$", script) and (site / "engine" / script).is_file() for script in scripts)


def test_zensical_builds_the_same_site(kata):
    run = kata.kata("site", "--zensical", "--out", "other")
    assert run.code == 0, run.out + run.err
    assert "Zensical lacks nothing" in run.out
    assert "Twice over" in (kata.folder / "other/units/01_double/index.html").read_text(encoding="utf-8")


def test_what_another_builder_lacks_is_told_page_by_page(tmp_path):
    model, site = tmp_path / "model", tmp_path / "site"
    for folder in (model, site):
        (folder / "unit").mkdir(parents=True)
    page = "<nav><h2>left out</h2></nav><article><h2>a</h2><h3>b</h3><details></details><img></article>"
    (model / "index.html").write_text(page, encoding="utf-8")
    (model / "unit" / "index.html").write_text(page, encoding="utf-8")
    (site / "index.html").write_text("<article><h2>a</h2><img></article>", encoding="utf-8")
    assert site_build.lacks(model, site) == [
        "index.html: 1 of 2 headings",
        "index.html: 0 of 1 folded boxes",
        "unit/index.html: no such page",
        "no search index",
    ]


def test_serve_answers_at_the_address_it_prints_and_ends_with_ctrl_c(kata):
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    config = kata.folder / "mkdocs.yml"
    config.write_text(f"dev_addr: 127.0.0.1:{port}\n{config.read_text(encoding='utf-8')}", encoding="utf-8")
    serving = subprocess.Popen(
        [sys.executable, "-m", "kata", "site", "--serve"],
        cwd=kata.folder,
        env=clean_environment(),
        stderr=subprocess.PIPE,
        text=True,
        process_group=0,
    )
    stop = threading.Timer(120, serving.kill)  # a server that never says where it is fails the test
    stop.start()
    try:
        line = next(line for line in serving.stderr if "Serving on" in line)
        url = re.search(r"http://\S+", line)[0]
        with urllib.request.urlopen(f"{url}units/01_double/") as answer:
            assert b"Twice over" in answer.read()
    finally:
        os.killpg(serving.pid, signal.SIGINT)
        serving.communicate()
        stop.cancel()
    assert serving.returncode in (0, 130)
