"""Builds the site: by MkDocs, or by Zensical, its successor, from the same sources."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from importlib.util import find_spec
from pathlib import Path

from kata import page_engine
from kata.errors import KataError
from kata.site import navigation, pages


def build(root: Path, target: Path, engine: bool = True) -> int:
    """Builds the site of the kata at `root` into the folder `target` by MkDocs, strictly; the exit code.

    Without `engine`, the units are not solved in their pages. Raises KataError where MkDocs is missing, or what the
    engine needs.
    """
    return _mkdocs(root, engine, "build", "--strict", "--site-dir", str(target))


def serve(root: Path, engine: bool = True) -> int:
    """Serves the site at an address that is printed, and builds it again on each change, until Ctrl-C."""
    return _mkdocs(root, engine, "serve")


def _mkdocs(root: Path, engine: bool, *arguments: str) -> int:
    if find_spec("mkdocs") is None or find_spec("material") is None:
        raise KataError('The site needs MkDocs: python3 -m pip install -e ".[docs]"')
    if not (root / "mkdocs.yml").is_file():
        raise KataError(f"{root} has no mkdocs.yml: this copy of the kata came without its site.")
    # The theme's notice about its own future is for whoever keeps this project, not for each reader of a build's log.
    environment = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    if not engine:
        environment[page_engine.WITHOUT] = "1"
    elif page_engine.has_engine(root):
        page_engine.engine(root)  # first of all, so that what is missing is told at once
    return subprocess.call([sys.executable, "-m", "mkdocs", *arguments], cwd=root, env=environment)


def build_with_zensical(root: Path, target: Path, engine: bool = True) -> list[str]:
    """Builds the same site by Zensical into `target`, and gives as lines what it lacks of the one that MkDocs builds.

    Zensical calls no hooks, so the made pages and the navigation are written out for it first. Raises KataError
    where either is missing or its build fails.
    """
    if find_spec("zensical") is None:
        raise KataError('Zensical is not installed: python3 -m pip install -e ".[dev]"')
    with tempfile.TemporaryDirectory() as folder:
        by_mkdocs = Path(folder) / "by-mkdocs"
        if build(root, by_mkdocs, engine):
            raise KataError("MkDocs could not build the site; its messages are above.")
        source = Path(folder) / "source"
        write_sources(root, source, engine)
        run = subprocess.run(
            [sys.executable, "-m", "zensical", "build"],
            cwd=source,
            capture_output=True,
            encoding="utf-8",
            errors="replace",
            check=False,
        )
        if run.returncode or not (source / "site").is_dir():
            raise KataError(f"Zensical could not build the site:\n{run.stdout}{run.stderr}")
        shutil.rmtree(target, ignore_errors=True)
        shutil.copytree(source / "site", target)
        if engine and page_engine.has_engine(root):
            page_engine.add_to_site(root, target)
        return lacks(by_mkdocs, target)


def write_sources(root: Path, folder: Path, engine: bool = True) -> None:
    """The site's sources with the made pages and the navigation among them, in `folder`."""
    import yaml

    shutil.copytree(root / "docs", folder / "docs")
    engine = engine and page_engine.has_engine(root)
    made = pages(root, engine)
    if engine:
        page_engine.add_pages(root, made)
    for path, content in made.items():
        file = folder / "docs" / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content if isinstance(content, bytes) else content.encode())
    config = (root / "mkdocs.yml").read_text(encoding="utf-8")
    config = config.replace("markdown_extensions:", f"not_in_nav: /{page_engine.LICENCES}\n\nmarkdown_extensions:")
    config = re.sub(r"^hooks:\n(?:  .*\n)+", "", config, flags=re.MULTILINE)
    nav = yaml.safe_dump({"nav": navigation(root)}, allow_unicode=True, sort_keys=False)
    (folder / "mkdocs.yml").write_text(f"{config}\n{nav}", encoding="utf-8")


# What is counted in a page to tell whether two builds of it agree.
_PARTS = {
    "headings": r"<h[1-4][ >]",
    "folded boxes": r"<details",
    "boxes": r'class="admonition',
    "tables": r"<table",
    "code": r"<code",
    "cards and other signs with a name": r'role="img"',
    "pictures": r"<img",
    "icons": r'class="twemoji"',
}


def lacks(model: Path, site: Path) -> list[str]:
    """What `site` lacks of what `model`, a build of the same sources, has: one line a page and part."""
    lacking = []
    for page in sorted(model.rglob("*.html")):
        name = page.relative_to(model)
        if not (site / name).is_file():
            lacking.append(f"{name}: no such page")
            continue
        wanted, got = _article(page), _article(site / name)
        for part, pattern in _PARTS.items():
            more, fewer = len(re.findall(pattern, wanted)), len(re.findall(pattern, got))
            if fewer < more:
                lacking.append(f"{name}: {fewer} of {more} {part}")
    if not any(site.rglob("search*.json")):
        lacking.append("no search index")
    return lacking


def _article(page: Path) -> str:
    """The page's own content, without what the theme puts around it."""
    text = page.read_text(encoding="utf-8")
    match = re.search(r"<article.*</article>", text, re.DOTALL)
    return match[0] if match else text
