"""The stub of a unit: kept when the unit is first seen, brought back by `kata reset`."""

from __future__ import annotations

import ast
import time
import warnings
from pathlib import Path

from kata.errors import KataError
from kata.results import state_folder, write_state
from kata.units import Unit


def is_stub(text: str) -> bool:
    """Whether the source `text` is a stub: every function of it only raises NotImplementedError."""
    try:
        with warnings.catch_warnings(action="ignore"):  # such as for "\d": the run of its tests says so once
            functions = [node for node in ast.parse(text).body if isinstance(node, ast.FunctionDef)]
    except (SyntaxError, ValueError):
        return False
    return bool(functions) and all(_only_raises(function) for function in functions)


def _only_raises(function: ast.FunctionDef) -> bool:
    body = [node for node in function.body if not (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant))]
    return len(body) == 1 and isinstance(body[0], ast.Raise) and "NotImplementedError" in ast.unparse(body[0])


def _kept(unit: Unit) -> Path:
    return state_folder(unit.root) / "stubs" / unit.folder / unit.code.name


def _read(path: Path) -> str | None:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        return None


def is_untouched(unit: Unit) -> bool:
    """Whether nobody has written anything into the unit's file yet: it is a stub, and a whole one."""
    text = _read(unit.code)
    if text is None or not is_stub(text):
        return False
    try:
        names = unit.tested_names(unit.test_file)
    except (OSError, SyntaxError, ValueError):
        return False
    return names <= {getattr(node, "name", "") for node in ast.parse(text).body}


def keep_stub(unit: Unit) -> None:
    """Keeps a copy of the unit's file, if it is its stub and not the one that is kept already."""
    text = _read(unit.code)
    if text is not None and text != _read(_kept(unit)) and is_untouched(unit):
        write_state(_kept(unit), text)


def stub_of(unit: Unit) -> str:
    """The text of the unit's stub: the copy kept when the unit was first seen, else the newest stub that the
    file's git history has. Raises KataError where neither is there."""
    text = _read(_kept(unit)) or _from_git(unit)
    if text is None:
        raise KataError(
            f"No copy of the stub of {unit.folder} is to be found, neither in .kata nor in git's history.\n"
            f"Take {unit.relative(unit.code)} from where you got the kata."
        )
    return text


def _from_git(unit: Unit) -> str | None:
    path = unit.relative(unit.code)
    for commit in _git(unit.root, "log", "--format=%H", "--", path).split():
        text = _git(unit.root, "show", f"{commit}:./{path}")
        if is_stub(text):
            return text
    return None


def committed(root: Path, path: str) -> str:
    """The file as the last commit has it; empty where there is no git, or no such file in it."""
    return _git(root, "show", f"HEAD:./{path}")


def _git(root: Path, *arguments: str) -> str:
    """What git prints; nothing where there is no git, no repository or no such thing in it."""
    import subprocess  # the board reads stubs too, and would wait for it

    try:
        run = subprocess.run(
            ["git", "-C", str(root), *arguments],
            capture_output=True,
            encoding="utf-8",
            errors="replace",
            check=False,
        )
    except OSError:
        return ""
    return run.stdout if run.returncode == 0 else ""


def reset(unit: Unit) -> Path | None:
    """Puts the stub back in place of the unit's file, and gives the backup of what was there.

    None where there was nothing to lose: no file, or the stub itself. Raises KataError where the stub is not to
    be found or the files can't be written; then the unit's file is as it was.
    """
    keep_stub(unit)
    try:
        return _replace(unit, stub_of(unit))
    except OSError as error:
        raise KataError(f"Nothing was reset: {error}.\nCan you write to {unit.root}?") from error


def save(unit: Unit, text: str) -> Path | None:
    """Writes `text` to the unit's file, and gives the backup of what was there.

    None where there was nothing to lose: no file, the untouched stub, or the same text. Raises KataError where the
    files can't be written; then the unit's file is as it was.
    """
    keep_stub(unit)
    try:
        return _replace(unit, text)
    except OSError as error:
        raise KataError(f"Nothing was saved: {error}.\nCan you write to {unit.root}?") from error


def _replace(unit: Unit, text: str) -> Path | None:
    before = unit.code.read_bytes() if unit.code.exists() else None
    lost = before is not None and before != text.encode() and not is_untouched(unit)
    backup = _backup(unit, before) if before is not None and lost else None
    new = unit.code.with_name(f"{unit.code.name}.new")
    try:
        new.write_text(text, encoding="utf-8", newline="\n")
        new.replace(unit.code)
    finally:
        new.unlink(missing_ok=True)
    return backup


def _backup(unit: Unit, content: bytes) -> Path:
    folder = state_folder(unit.root) / "backups" / unit.folder
    folder.mkdir(parents=True, exist_ok=True)
    start = time.strftime("%Y-%m-%d_%H-%M-%S")
    number = 1
    while True:
        path = folder / f"{start}_{number}_{unit.code.name}"
        try:
            with path.open("xb") as file:
                file.write(content)
            return path
        except FileExistsError:
            number += 1
