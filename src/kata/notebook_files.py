"""The notebooks as files: run anew with their outputs stored, in a form that stays the same from run to run.

What Jupyter adds at will (who ran a cell when and in which order, which Python it was) would make every diff
unreadable, so it is left out.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from kata.errors import KataError
from kata.units import Unit

METADATA = {
    "kernelspec": {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"},
    "language_info": {"name": "python"},
}
# nbval compares the outputs of a cell with those stored unless the cell has this tag: for pictures and timings.
NOT_COMPARED = "nbval-ignore-output"
SECONDS_A_CELL = 300
COLOR_CODES = re.compile(r"\x1b\[[0-9;]*m")


def stable(text: str) -> str:
    """The notebook `text` in the one form in which it is stored: nbformat 4.5, minimal metadata, cells counted
    from the top.

    Raises KataError for text that is no notebook of that format.
    """
    try:
        notebook = json.loads(text)
        cells = [_stable_cell(cell, number) for number, cell in enumerate(notebook["cells"], 1)]
        _count_runs(cells)
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise KataError(f"this is no notebook of format 4 ({type(error).__name__}: {error})") from error
    whole = {"cells": cells, "metadata": METADATA, "nbformat": 4, "nbformat_minor": 5}
    return json.dumps(whole, indent=1, sort_keys=True, ensure_ascii=False) + "\n"


def _stable_cell(cell: dict[str, Any], number: int) -> dict[str, Any]:
    tags = cell["metadata"].get("tags")
    kept: dict[str, Any] = {
        "cell_type": cell["cell_type"],
        "id": f"cell-{number}",
        "metadata": {"tags": tags} if tags else {},
        "source": _lines(cell["source"]),
    }
    if cell["cell_type"] == "code":
        kept["outputs"] = _joined([_stable_output(output) for output in cell["outputs"]])
    return kept


def _count_runs(cells: list[dict[str, Any]]) -> None:
    """Numbers the code cells as one run from top to bottom does."""
    code_cells = (cell for cell in cells if cell["cell_type"] == "code")
    for count, cell in enumerate(code_cells, 1):
        cell["execution_count"] = count
        for output in cell["outputs"]:
            if output["output_type"] == "execute_result":
                output["execution_count"] = count


def _lines(source: str | list[str]) -> list[str]:
    return "".join(source).strip("\n").splitlines(keepends=True)


def _stable_output(output: dict[str, Any]) -> dict[str, Any]:
    kept = {key: value for key, value in output.items() if key not in ("metadata", "execution_count", "transient")}
    if output["output_type"] in ("execute_result", "display_data"):
        kept["metadata"] = {}
        kept["data"] = {
            kind: "".join(data).splitlines(keepends=True) if isinstance(data, str | list) else data
            for kind, data in output["data"].items()
        }
    if "text" in output:
        kept["text"] = "".join(output["text"]).splitlines(keepends=True)
    return kept


def _joined(outputs: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """How a stream is cut into pieces depends on the moment: neighbours of one stream are one output."""
    joined: list[dict[str, Any]] = []
    for output in outputs:
        if joined and output["output_type"] == "stream" and output.get("name") == joined[-1].get("name"):
            joined[-1]["text"] = [*joined[-1]["text"], *output["text"]]
            joined[-1]["text"] = "".join(joined[-1]["text"]).splitlines(keepends=True)
        else:
            joined.append(output)
    return joined


def _stable_file(unit: Unit) -> str:
    try:
        return stable(unit.notebook.read_text(encoding="utf-8"))
    except KataError as error:
        raise KataError(f"{unit.relative(unit.notebook)}: {error}") from error


def run(unit: Unit) -> None:
    """Runs the unit's notebook from top to bottom and stores its outputs in the stable form.

    Raises KataError where it is not there, can't be run, or a cell ends in an error; then the file is as it was.
    """
    try:
        import nbformat
        from nbclient import NotebookClient
        from nbclient.exceptions import CellExecutionError, CellTimeoutError, DeadKernelError
    except ImportError as error:
        raise KataError('Notebooks need Jupyter: python3 -m pip install -e ".[notebooks]"') from error
    path = unit.notebook
    formats: Any = nbformat  # it has no types
    try:
        notebook = formats.reads(_stable_file(unit), as_version=4)
        client = NotebookClient(
            notebook,
            timeout=SECONDS_A_CELL,
            kernel_name="python3",
            resources={"metadata": {"path": str(path.parent)}},
        )
        client.execute()
    except (CellExecutionError, CellTimeoutError, DeadKernelError) as error:
        told = COLOR_CODES.sub("", str(error)).strip()
        raise KataError(f"{unit.relative(path)} was not stored: a cell failed.\n{told}") from error
    except (OSError, UnicodeDecodeError) as error:
        raise KataError(f"{unit.relative(path)} can't be read: {error}") from error
    new: Path = path.with_name(path.name + ".new")
    try:
        new.write_text(stable(formats.writes(notebook)), encoding="utf-8", newline="\n")
        new.replace(path)
    except OSError as error:
        raise KataError(f"{unit.relative(path)} was not stored: {error}") from error
