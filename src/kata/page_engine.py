"""The folder `engine/` of the site: Python, pytest, the kata and the scripts by which a unit is solved in its page.

All of it comes from the packages of `package.json`, from the Python that builds the site, and from the repository. It
is made once, kept in `.kata/engine/` and made again when something of it has changed. A file's name changes with its
content, so that a browser may keep it for good, and gets the new one after an update of the site.
"""

from __future__ import annotations

import hashlib
import io
import json
import os
import re
import shutil
import subprocess
import tempfile
import zipfile
from collections.abc import Iterable
from functools import cache
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path
from typing import Any

from kata.answers import answers_of
from kata.errors import KataError
from kata.results import state_folder
from kata.stubs import is_stub, stub_of
from kata.units import Unit, all_units

FOLDER = "engine"
# The page of the site that names what the pages run of other people's, and where it is linked.
LICENCES = "licences.md"
LINKED_FROM = "sources.md"
# Set to 1, it leaves the engine out: how `kata site --without-engine` tells the processes that build the site.
WITHOUT = "KATA_WITHOUT_ENGINE"

WITHOUT_ENGINE = "or build the site without the engine: kata site --without-engine"
# What pytest consists of, all of it plain Python.
PYTHON_PACKAGES = ("pytest", "pluggy", "iniconfig", "packaging", "pygments")
# The lexers and styles of pygments that pytest uses; there are hundreds.
_PYGMENTS = re.compile(r"pygments/(?:lexers|styles)/(?!(?:__init__|_mapping|python|default|diff)\.py$)")
SCRIPTS = ("editor.js", "runner.js", "solve.js")
PYODIDE_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
# All times in the archives are one, so that their content tells whether they have changed.
_LONG_AGO = (1980, 1, 1, 0, 0, 0)

_LICENCES_HEAD = """# Licences

The pages in which you solve a unit run software of other people in your browser. It comes from this site, unchanged
but for names of files and for being packed together. Thanks to all who write it. The kata itself has the MIT licence.
"""
_LINK = """
## The software in the pages

What runs in your browser when you solve a unit in its page, and under which licences: see [Licences](licences.md).
"""


def has_engine(root: Path) -> bool:
    """Whether the site of the kata at `root` gets the engine: it has the scripts and the solutions that it takes, and
    nobody wants it left out."""
    left_out = os.environ.get(WITHOUT, "") not in ("", "0")
    return not left_out and (root / "web" / "runner.js").is_file() and (root / "solutions").is_dir()


def add_pages(root: Path, made: dict[str, str | bytes]) -> None:
    """Adds the page of licences to the made pages, and links it."""
    made[LICENCES] = (engine(root) / LICENCES).read_text(encoding="utf-8")
    page = root / "docs" / LINKED_FROM
    if page.is_file():
        text = made.get(LINKED_FROM, page.read_text(encoding="utf-8"))
        assert isinstance(text, str)
        made[LINKED_FROM] = text.rstrip("\n") + "\n" + _LINK


def add_to_site(root: Path, site: Path) -> None:
    """Puts the engine into the folder of a site that has been built, and the scripts' lasting names into its pages."""
    made = engine(root)
    shutil.rmtree(site / FOLDER, ignore_errors=True)
    shutil.copytree(made / FOLDER, site / FOLDER)
    names = json.loads((made / "scripts.json").read_text(encoding="utf-8"))
    mention = re.compile(rf"(?<=/{FOLDER}/|[\"']{FOLDER}/)({'|'.join(map(re.escape, names))})(?=[\"'])")
    for page in site.rglob("*.html"):
        text = page.read_text(encoding="utf-8")
        named = mention.sub(lambda match: names[match[1]], text)
        if named != text:
            page.write_text(named, encoding="utf-8")


def engine(root: Path) -> Path:
    """The folder with the engine of the kata at `root`, made if need be: `engine/` goes into the site, `scripts.json`
    says which file each script of `web/` became, `licences.md` is a page.

    Raises KataError where Node.js or npm is missing, or one of them fails.
    """
    need_node_modules(root)
    kept = state_folder(root) / FOLDER
    folder = kept / _fingerprint(root)
    if not folder.is_dir():
        kept.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=kept, prefix=".new-", ignore_cleanup_errors=True) as new:
            _make(root, Path(new))
            for older in kept.iterdir():
                if not older.name.startswith("."):
                    shutil.rmtree(older, ignore_errors=True)
            shutil.copytree(new, kept / f".{os.getpid()}")
        try:
            (kept / f".{os.getpid()}").rename(folder)
        except OSError:  # another build was quicker
            shutil.rmtree(kept / f".{os.getpid()}", ignore_errors=True)
    return folder


# What comes from npm


def need_node_modules(root: Path) -> None:
    """Has npm install the packages that the engine is made of, if one is missing or another version."""
    if shutil.which("node") is None:
        raise KataError(f"The site's engine needs Node.js with npm: install it from nodejs.org,\n{WITHOUT_ENGINE}")
    if not (missing := _missing(root)):
        return
    npm = shutil.which("npm")
    if npm is None:
        raise KataError(f"The site's engine needs npm, to install {missing}: install it,\n{WITHOUT_ENGINE}")
    _run([npm, "ci", "--silent"], root, "npm ci could not install what the site's engine is made of")
    if missing := _missing(root):
        raise KataError(
            f"npm ci has not installed {missing}: see package.json and package-lock.json,\n{WITHOUT_ENGINE}"
        )


def _missing(root: Path) -> str:
    """The first package of package.json that is not installed in its version, such as `pyodide 314.0.7`; or ''."""
    wanted = json.loads((root / "package.json").read_text(encoding="utf-8"))
    packages = {**wanted.get("dependencies", {}), "esbuild": wanted.get("devDependencies", {}).get("esbuild", "")}
    for name, version in packages.items():
        if _npm(root, name).get("version") != version:
            return f"{name} {version}"
    return ""


def _npm(root: Path, name: str) -> dict[str, Any]:
    """The package.json of an installed package; {} where it is not installed."""
    try:
        data: dict[str, Any] = json.loads((root / "node_modules" / name / "package.json").read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return data


def _run(command: list[str], root: Path, failure: str) -> str:
    """What the command prints. Raises KataError with `failure` where it fails."""
    run = subprocess.run(
        command,
        cwd=root,
        capture_output=True,
        encoding="utf-8",
        errors="replace",
        check=False,
        stdin=subprocess.DEVNULL,
    )
    if run.returncode:
        raise KataError(f"{failure}:\n{(run.stdout + run.stderr).strip()}\nMend that, {WITHOUT_ENGINE}")
    return run.stdout


# What it is made of


def _scripts(root: Path) -> list[Path]:
    """The scripts that pages load by their names; these import the others."""
    return [path for name in SCRIPTS if (path := root / "web" / name).is_file()]


def _kata_files(root: Path) -> dict[str, Path]:
    """The kata's own package, without what grades, and what runs in the page's Python."""
    source = Path(__file__).parent
    files = {f"kata/{path.name}": path for path in sorted(source.glob("*.py"))}
    return {**files, "kata_page.py": root / "web" / "engine.py"}


def _unit_files(root: Path) -> dict[str, bytes]:
    """The kata as a student has it: the tests with the stubs, the references that other units use, and the recorded
    answers, packed. A student's own tests come from the page."""
    files = {name: (root / name).read_bytes() for name in ("conftest.py", "pyproject.toml")}
    for unit in all_units(root):
        files[unit.relative(unit.test_file)] = unit.test_file.read_bytes()
        files[unit.relative(unit.code)] = stub(unit).encode()
        files[unit.relative(unit.solution)] = unit.solution.read_bytes()
        if answers := answers_of(unit):
            files[unit.relative(unit.pack_file)] = answers.packed()
    return files


def stub(unit: Unit) -> str:
    text = unit.code.read_text(encoding="utf-8", errors="replace")
    if is_stub(text):
        return text
    try:
        return stub_of(unit)
    except KataError:
        return text


def _fingerprint(root: Path) -> str:
    """Changes with all that the engine is made of."""
    found = hashlib.sha256()
    files = [path for path in sorted((root / "web").rglob("*")) if path.is_file()]
    files += [root / "package-lock.json", root / "docs" / "assets" / "store.js"]  # solve.js takes the store from there
    for path in [*files, *_kata_files(root).values()]:
        found.update(path.read_bytes() + b"\0")
    for name, content in _unit_files(root).items():
        found.update(name.encode() + content + b"\0")
    for name in PYTHON_PACKAGES:
        found.update(f"{name} {_distribution(name).version}\0".encode())
    return found.hexdigest()[:16]


@cache
def _distribution(name: str) -> Distribution:
    try:
        return distribution(name)
    except PackageNotFoundError as error:
        raise KataError(
            f"The site's engine is made of {name}, which is missing: python3 -m pip install -e ."
        ) from error


def _make(root: Path, folder: Path) -> None:
    target = folder / FOLDER
    target.mkdir()
    files: dict[str, object] = {"pyodide": _copy_pyodide(root, target)}
    archives = {
        "packages": _zip(_package_files()),
        "kata": _zip((name, path.read_bytes()) for name, path in _kata_files(root).items()),
        "units": _zip(_unit_files(root).items()),
    }
    for name, content in archives.items():
        files[name] = f"{name}-{_hash(content)}.zip"
        (target / f"{name}-{_hash(content)}.zip").write_bytes(content)
    worker, used = _bundle(root, target, [root / "web" / "worker.js"], {})
    files["worker"] = worker["worker.js"]
    loaded = [*(target / str(files["pyodide"])).iterdir(), *(target / str(files[name]) for name in archives)]
    # The modules of Pyodide are not fetched but imported, which nobody counts.
    files["bytes"] = sum(path.stat().st_size for path in loaded if path.suffix != ".js")
    names, used_too = _bundle(root, target, _scripts(root), files)
    for script, name in names.items():
        # For whoever imports a script by its own name.
        (target / script).write_text(f'export * from "./{name}";\n', encoding="utf-8")
    (folder / "scripts.json").write_text(json.dumps(names), encoding="utf-8")
    (folder / LICENCES).write_text(_licences(root, used | used_too), encoding="utf-8")


def _copy_pyodide(root: Path, target: Path) -> str:
    """Copies Pyodide into a folder of its own, and gives that folder's name with a slash."""
    package = root / "node_modules" / "pyodide"
    # Its list of packages names a host for each: here nothing more is to be loaded.
    lock = json.loads((package / "pyodide-lock.json").read_text(encoding="utf-8"))
    contents = {name: (package / name).read_bytes() for name in PYODIDE_FILES}
    contents["pyodide-lock.json"] = json.dumps({**lock, "packages": {}}).encode()
    # The map of the source is not shipped. And not every server knows the type of a file that ends with mjs.
    contents["pyodide.mjs"] = re.sub(rb"\n//# sourceMappingURL=.*", b"", contents["pyodide.mjs"])
    contents["pyodide.mjs"] = contents["pyodide.mjs"].replace(b"pyodide.asm.mjs", b"pyodide.asm.js")
    contents = {file.replace(".mjs", ".js"): content for file, content in contents.items()}
    name = f"pyodide-{_hash(b''.join(contents.values()))}/"
    (target / name).mkdir()
    for file, content in contents.items():
        (target / name / file).write_bytes(content)
    return name


def _package_files() -> Iterable[tuple[str, bytes]]:
    for package in PYTHON_PACKAGES:
        found = _distribution(package)
        for file in sorted(found.files or [], key=str):
            name = file.as_posix()
            skipped = name.startswith("..") or "__pycache__" in name or name.endswith((".pyc", "/RECORD", "/INSTALLER"))
            if skipped or _PYGMENTS.match(name):
                continue
            path = Path(str(found.locate_file(file)))
            if path.is_file():
                yield name, path.read_bytes()


def _zip(files: Iterable[tuple[str, bytes]]) -> bytes:
    archive = io.BytesIO()
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as packed:
        for name, content in files:
            packed.writestr(zipfile.ZipInfo(name, _LONG_AGO), content, zipfile.ZIP_DEFLATED)
    return archive.getvalue()


def _hash(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:12]


def _bundle(root: Path, target: Path, scripts: list[Path], files: dict[str, object]) -> tuple[dict[str, str], set[str]]:
    """Bundles the scripts into `target`. Gives the name that each has there, and the npm packages that are in."""
    options = {
        "entryPoints": [str(script) for script in scripts],
        "bundle": True,
        "minify": True,
        "format": "esm",
        "splitting": True,
        "target": "es2022",
        "charset": "utf8",
        "legalComments": "none",
        "define": {"ENGINE": json.dumps(files)},
        "outdir": str(target),
        "entryNames": "[name]-[hash]",
        "chunkNames": "[name]-[hash]",
        "logLevel": "warning",
    }
    command = ["node", str(root / "web" / "bundle.mjs"), json.dumps(options)]
    outputs = json.loads(_run(command, root, "The page's scripts could not be bundled"))["outputs"]
    names, used = {}, set()
    for output, about in outputs.items():
        if entry := about.get("entryPoint"):
            names[Path(entry).name] = Path(output).name
        for source in about["inputs"]:
            if match := re.search(r"node_modules/((?:@[^/]+/)?[^/]+)/", source):
                used.add(match[1])
    return {script.name: names[script.name] for script in scripts}, used


# Licences


def _licences(root: Path, bundled: set[str]) -> str:
    """The page: every package that is shipped, its version, its licence, and the licence's text, each text once."""
    own = root / "web" / "licences"
    pyodide = _npm(root, "pyodide")
    python = json.loads((root / "node_modules/pyodide/pyodide-lock.json").read_text(encoding="utf-8"))["info"]["python"]
    rows = [
        ("Pyodide", pyodide["version"], pyodide["license"], "https://pyodide.org", _read(own / "MPL-2.0.txt")),
        ("Python", python, "PSF-2.0", "https://www.python.org", _read(own / "Python.txt")),
    ]
    for name in PYTHON_PACKAGES:
        found = _distribution(name)
        told = found.metadata.json
        licence = str(told.get("license_expression") or told.get("license") or "see its text")
        texts = [
            _read(Path(str(found.locate_file(file))))
            for file in sorted(found.files or [], key=str)
            if ".dist-info/" in file.as_posix() and file.name.startswith(("LICENSE", "AUTHORS"))
        ]
        addresses = [line.partition(", ")[2] for line in found.metadata.get_all("Project-URL") or []]
        own_address = next((address for address in addresses if "//github.com/" in address), addresses[0])
        rows.append((name, found.version, licence, own_address, "\n\n".join(texts)))
    for name in sorted(bundled):
        about = _npm(root, name)
        texts = [_read(path) for path in sorted((root / "node_modules" / name).glob("LICEN[CS]E*"))]
        address = re.sub(r"^git\+|\.git$", "", about["repository"]["url"])
        rows.append((name, about["version"], about["license"], address, "\n\n".join(texts)))
    by_text: dict[str, list[str]] = {}
    for name, _, _, _, text in rows:
        by_text.setdefault(text, []).append(name)
    lines = [_LICENCES_HEAD, "| Software | Version | Licence |", "|---|---|---|"]
    lines += [f"| [{name}]({address}) | {version} | {licence} |" for name, version, licence, address, _ in rows]
    lines += ["", "The source text of each is to be had at its link.", "", "## The texts", ""]
    for text, names in by_text.items():
        lines += [f'??? note "{", ".join(names)}"', "", "    ```text"]
        lines += [f"    {line}".rstrip() for line in text.strip().splitlines()]
        lines += ["    ```", ""]
    return "\n".join(lines)


def _read(path: Path) -> str:
    return path.read_text(encoding="utf-8", errors="replace")
