"""The autograder of a Gradescope assignment: one zip with all that grading needs, the same bytes from the same kata."""

from __future__ import annotations

import io
import os
import re
import zipfile
from collections.abc import Sequence
from pathlib import Path

from kata.errors import KataError
from kata.grading.settings import FILE, in_order, read_settings
from kata.release import need_solutions, stub
from kata.units import Unit, all_units

NAME = "autograder.zip"
_TEMPLATES = Path(__file__).with_name("autograder")
# Gradescope wants these two at the top of the zip.
_PROGRAMS = ("run_autograder", "setup.sh")
_TOP = ("LICENSE", "README.md", "conftest.py", "constraints.txt", "pyproject.toml", FILE)
_SOURCE = re.compile(r"src/(?:[a-z][a-z0-9_]*/)+[A-Za-z0-9_]+(?:\.[a-z]+)?")
# When the zip was made must not change its bytes.
_TIME = (2000, 1, 1, 0, 0, 0)


def write_autograder(root: Path, folder: Path, units: Sequence[Unit] = ()) -> Path:
    """Writes autograder.zip of the kata at `root` into `folder`, which is made if need be, and gives its path.

    `units` are the units that count; without any, what the settings say. Raises KataError where the kata has no
    solutions, its settings can't be read or the zip can't be written; then an older one is as it was.
    """
    need_solutions(root)
    read_settings(root)  # a mistake in them is told here, not in the first student's results
    files = {f"kata/{path}": content for path, content in _kata(root).items()}
    files |= {name: (_TEMPLATES / name).read_bytes() for name in _PROGRAMS}
    files["units.txt"] = "".join(f"{unit.folder}\n" for unit in in_order(units)).encode()
    target = folder / NAME
    new = folder / f".{NAME}.{os.getpid()}.new"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        try:
            new.write_bytes(_zip(files))
            new.replace(target)
        finally:
            new.unlink(missing_ok=True)
    except OSError as error:
        raise KataError(f"{target} was not written: {error}") from error
    return target


def _kata(root: Path) -> dict[str, bytes]:
    """What of the kata grading needs: path -> content. The units' files are stubs, whatever is in them here."""
    paths = [root / name for name in _TOP]
    paths += [path for path in (root / "src").rglob("*") if _SOURCE.fullmatch(path.relative_to(root).as_posix())]
    units = all_units(root)
    for unit in units:
        paths += [unit.test_file, unit.lesson, unit.solution, unit.hidden_test_file]
        paths.append(unit.notebook)  # a whole clone that is handed in has it too: so it is known as nobody's work
    files = {path.relative_to(root).as_posix(): path.read_bytes() for path in paths if path.is_file()}
    codes = {unit: unit.code.read_bytes() if unit.code.is_file() else b"" for unit in units}
    return files | {unit.relative(unit.code): stub(unit, code).encode() for unit, code in codes.items()}


def _zip(files: dict[str, bytes]) -> bytes:
    whole = io.BytesIO()
    with zipfile.ZipFile(whole, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path, content in sorted(files.items()):
            member = zipfile.ZipInfo(path, _TIME)
            member.compress_type = zipfile.ZIP_DEFLATED
            member.create_system = 3  # as Unix writes it: with permissions
            member.external_attr = (0o100755 if path in _PROGRAMS else 0o100644) << 16
            archive.writestr(member, content)
    return whole.getvalue()
