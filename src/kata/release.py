"""The student's version of the kata: the units, lessons, notebooks, games and the tool, and none of the answers.

What is released is listed here, so a file that nobody thought of stays behind. Where the kata is a git repository, its
last commit is what counts: what an instructor has solved, tried or noted in the working folder stays there.
"""

from __future__ import annotations

import io
import json
import os
import re
import shutil
import subprocess
import tarfile
from collections.abc import Iterable
from pathlib import Path

from kata.answers import REFERENCE
from kata.answers import Answers as Packed
from kata.errors import KataError
from kata.proof import Answers, prove
from kata.stubs import is_stub, stub_of
from kata.units import FOLDER, Unit, all_units

# The heading of the lessons' section that students read once their own answer is green.
ANOTHER_WAY = "Another way"
_RELEASED = re.compile(
    r"LICENSE|\.gitignore|conftest\.py|mkdocs\.yml|pyproject\.toml"
    r"|docs/[a-z_]+\.(?:md|yml)|docs/assets/[\w.-]+"
    r"|games/[a-z_]+\.py|notebooks/matplotlibrc"
    r"|src/(?:[a-z][a-z0-9_]*/)+[A-Za-z0-9_]+(?:\.[a-z]+)?"
    # What only the student's version has, at its top: a README of its own, the tests on GitHub.
    r"|student/[\w./-]+"
)
_PACKED = (
    "\nFor the second game {count} files bugs.pack hold right and wrong answers, packed, so that nobody reads them by "
    "accident.\nWho wants to can unpack them. To leave the game out: kata release DIR --without-bugs"
)
# Where the released files and the answers lie.
_FOLDERS = ("docs", "games", "notebooks", "solutions", "src", "student", "units")


def need_solutions(root: Path) -> None:
    """Raises KataError where the kata at `root` has no solutions: it is a student's version."""
    if not any(unit.solution.is_file() for unit in all_units(root)):
        raise KataError(
            "This copy of the kata has no solutions: it is a student's version. Use the one you teach from."
        )


def release(root: Path, target: Path, bugs: bool = True) -> tuple[list[str], str]:
    """Writes the student's version of the kata at `root` into the folder `target`, which must be new or empty.

    With `bugs` it holds, packed, the answers that the second game plays with; they also give mistakes their names.
    Gives the released files that differ from the last commit or are not in it, which are released as committed or
    not at all; and the proof, a sentence. Raises KataError where the folder can't be used or the version holds
    an answer; then nothing is left of it.
    """
    need_solutions(root)
    target = _usable(root, target)
    there = _in_folder(root)
    committed = _committed(root)
    files = there if committed is None else committed
    made = _students_files(root, files)
    answers = _answers(there)
    # What was committed in another wording than it has now is an answer as well.
    old = {path: content for path, content in _answers(files).items() if there.get(path) != content}
    answers |= {f"committed {path}": content for path, content in old.items()}
    tests = [content for path, content in made.items() if re.fullmatch(r"units/.*/test_\w+\.py", path)]
    known = Answers(answers, tests)
    packs = _packs(root, files) if bugs else {}
    count = _write(target, made | packs, known)
    stubs = {unit.relative(unit.code) for unit in _units(root, there)}
    changed = [path for path in _released(root, there) if there[path] != files.get(path) and path not in stubs]
    proof = f"Checked {count} files against {known}: none is inside."
    return changed, f"{proof}{_PACKED.format(count=len(packs)) if packs else ''}"


def _usable(root: Path, target: Path) -> Path:
    if target.exists() and not target.is_dir():
        raise KataError(f"{target} is a file: choose a new folder.")
    if target.is_dir() and any(target.iterdir()):
        raise KataError(f"{target} is not empty: choose a new folder.")
    target = target.resolve()
    if target.is_relative_to(root.resolve()):
        raise KataError(f"{target} lies inside the kata: choose a folder outside, such as ../{root.name}-students")
    return target


def _write(target: Path, made: dict[str, bytes], answers: Answers) -> int:
    """Writes the files beside `target`, proves them, and only then puts them in its place."""
    new = target.with_name(f".{target.name}.{os.getpid()}.new")
    try:
        new.mkdir(parents=True)
        try:
            for path, content in made.items():
                file = new / path
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_bytes(content)
            count = prove(new, answers)
            if target.is_dir():
                target.rmdir()
            new.rename(target)
            return count
        except BaseException:
            shutil.rmtree(new, ignore_errors=True)
            raise
    except KataError as error:
        raise KataError(f"Nothing was released. {error}") from error
    except OSError as error:
        raise KataError(f"Nothing was released: {error}") from error


def _students_files(root: Path, files: dict[str, bytes]) -> dict[str, bytes]:
    made = {path: files[path] for path in _released(root, files)}
    for unit in _units(root, files):
        path = unit.relative(unit.code)
        if path in made:
            made[path] = stub(unit, made[path]).encode()
        lesson = unit.relative(unit.lesson)
        if lesson in made:
            made[lesson] = _students_lesson(made[lesson].decode()).encode()
    made = {path.removeprefix("student/"): content for path, content in made.items()}
    if "README.md" not in made:
        raise KataError("student/README.md, the README of the student's version, is missing or not committed.")
    return made


def _students_lesson(text: str) -> str:
    """The lesson without its section about other ways, which shows whole answers."""
    kept = []
    in_code = cut = False
    for line in text.splitlines(keepends=True):
        in_code ^= line.startswith("```")
        if not in_code and line.startswith("## "):
            cut = line[3:].strip() == ANOTHER_WAY
        if not cut:
            kept.append(line)
    return "".join(kept)


def stub(unit: Unit, content: bytes) -> str:
    """The unit's stub: `content` if it is that. Raises KataError where none is to be found."""
    text = content.decode("utf-8", "replace")
    return text if is_stub(text) else stub_of(unit)


def _released(root: Path, files: Iterable[str]) -> list[str]:
    """Those of `files` that are released."""
    paths = {path for path in files if _RELEASED.fullmatch(path)}
    for unit in _units(root, files):
        paths |= {unit.relative(path) for path in _files_of(unit)}
    return sorted(paths.intersection(files))


def _files_of(unit: Unit) -> tuple[Path, ...]:
    return unit.code, unit.test_file, unit.my_tests, unit.lesson, unit.notebook


def _units(root: Path, files: Iterable[str]) -> list[Unit]:
    """The units whose tests are among `files`; their folders need not be there now."""
    matches = [re.fullmatch(rf"units/({FOLDER.pattern})/test_(?P=name)\.py", path) for path in files]
    return [Unit(root, match[1]) for match in matches if match]


def _answers(files: dict[str, bytes]) -> dict[str, bytes]:
    return {path: content for path, content in files.items() if re.fullmatch(r"solutions/.+\.py", path)}


def _packs(root: Path, files: dict[str, bytes]) -> dict[str, bytes]:
    """The packed answers of each unit, by their paths."""
    packs = {}
    texts = {path: content.decode("utf-8", "replace") for path, content in _answers(files).items()}
    for unit in _units(root, files):
        folder = f"solutions/{unit.folder}"
        kinds = [
            {
                Path(path).stem: text
                for path, text in texts.items()
                if Path(path).parent.as_posix() == f"{folder}/{kind}"
            }
            for kind in ("right", "wrong")
        ]
        reference = texts.get(unit.relative(unit.solution))
        behaviour = files.get(unit.relative(unit.behaviour_file))
        if reference is None or not kinds[1]:
            continue
        right = {REFERENCE: reference, **kinds[0]}
        try:
            recorded = json.loads(behaviour) if behaviour else {}
        except ValueError as error:
            raise KataError(f"{unit.relative(unit.behaviour_file)} can't be read: kata record {unit.number}") from error
        packs[unit.relative(unit.pack_file)] = Packed(right, kinds[1], recorded).packed()
    return packs


def _committed(root: Path) -> dict[str, bytes] | None:
    """The files of the last commit, path -> content; None where this kata is not in git.

    Raises KataError where it is and git can't tell: then nobody knows which files are meant for others.
    """
    command = ["git", "-C", str(root), "archive", "--format=tar", "HEAD", "."]
    try:
        run = subprocess.run(command, capture_output=True, check=False)
    except OSError as error:
        problem = str(error)
    else:
        problem = run.stderr.decode(errors="replace").strip() if run.returncode else ""
    if problem:
        if (root / ".git").exists():
            raise KataError(f"The last commit can't be read: {problem}")
        return None
    with tarfile.open(fileobj=io.BytesIO(run.stdout)) as archive:
        members = {member.name.removeprefix("./"): member for member in archive if member.isfile()}
        files = {path: _content(archive, member) for path, member in members.items()}
    return files if any(path.startswith("units/") for path in files) else None


def _content(archive: tarfile.TarFile, member: tarfile.TarInfo) -> bytes:
    file = archive.extractfile(member)
    assert file is not None
    return file.read()


def _in_folder(root: Path) -> dict[str, bytes]:
    """The files that lie in the kata's folder now, as far as any may be released or is an answer."""
    paths = [*root.glob("*"), *(path for folder in _FOLDERS for path in (root / folder).rglob("*"))]
    files = {path.relative_to(root).as_posix(): path for path in paths if path.is_file() and not path.is_symlink()}
    # Bytecode and the like need not be read.
    kept = {*_released(root, files), *(path for path in files if path.endswith((".py", "/behaviour.json")))}
    return {path: files[path].read_bytes() for path in sorted(kept)}
