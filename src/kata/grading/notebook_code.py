"""The code in a notebook: its cells, what of them is Python, and the functions in them with all that they need."""

from __future__ import annotations

import ast
import builtins
import json
import re
import symtable
import warnings
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass

from kata.grading.archives import Refused, in_words
from kata.grading.decoding import LARGEST_SOURCE, defined, functions_of, parsed


def code_cells(data: bytes) -> list[str]:
    """The texts of a notebook's code cells. Raises Refused where it is no notebook."""
    try:
        notebook = json.loads(data)
        if "cells" in notebook:
            cells = notebook["cells"]
        else:  # the format before 2014
            cells = [cell for sheet in notebook["worksheets"] for cell in sheet["cells"]]
        codes = [cell for cell in cells if cell["cell_type"] == "code"]
        sources = [cell["source"] if "source" in cell else cell["input"] for cell in codes]
        texts = [source if isinstance(source, str) else "".join(source) for source in sources]
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
        raise Refused("it is no notebook, or a broken one") from error
    if sum(len(text) + 1 for text in texts) > LARGEST_SOURCE:
        raise Refused(f"the code in it is larger than {in_words(LARGEST_SOURCE)}")
    return [text.replace("\r\n", "\n").replace("\r", "\n") for text in texts]


_DEFINITIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
# Magics whose cell is Python all the same.
_OF_PYTHON = re.compile(r"%%(?:time|capture|prun)\b")
_MAGIC = re.compile(r"^([ \t]*)((?:[\w(\[][\w.\[\]() ,]*=[ \t]*)?)((?:[%!?]|\w[\w.]*\?{1,2}[ \t]*$).*)$", re.MULTILINE)


def _without_magics(cell: str) -> str:
    """The cell as Python: what only a notebook understands is a comment, and every line stays where it is."""
    if cell.lstrip("\n").startswith("%%"):
        if not _OF_PYTHON.match(cell.lstrip("\n")):
            return "\n".join(f"# {line}" for line in cell.split("\n"))
        cell = re.sub(r"^(\n*)%%", r"\1# %%", cell)
    if parsed(cell) is not None:
        return cell
    return _MAGIC.sub(lambda match: f"{match[1]}{match[2] + 'None' if match[2] else 'pass'}  # {match[3]}", cell)


@dataclass(frozen=True)
class _Statement:
    """A statement at the top level of a notebook's code: its lines in the joined text, and the cell it stands in."""

    node: ast.stmt
    first: int
    last: int
    cell: str


class Code:
    """The code cells of a notebook as one text, of which parts can be taken."""

    def __init__(self, cells: list[tuple[int, str]]) -> None:
        # The first line is kept free: an import from __future__ has to stand before all else.
        self._lines = [""]
        self._statements: list[_Statement] = []
        self._broken: list[tuple[str, int, int]] = []
        for number, cell in cells:
            self._lines.append(f"# cell {number}")
            text = _without_magics(cell)
            start = len(self._lines)
            self._lines += text.split("\n")
            tree = parsed(text)
            if tree is None:
                self._broken.append((cell, start, len(self._lines)))
                continue
            for node in tree.body:
                decorators = getattr(node, "decorator_list", [])
                first = min([node.lineno, *(decorator.lineno for decorator in decorators)])
                self._statements.append(
                    _Statement(node, start + first - 1, start + (node.end_lineno or node.lineno), cell)
                )

    def functions_but(self, given: set[str]) -> set[str]:
        """The functions that are defined in cells other than the `given` ones; in a cell that is no Python, too."""
        names = {
            name for statement in self._statements for name in functions_of(statement.node)
            if statement.cell.strip() not in given
        }  # fmt: skip
        return names | {name for cell, _, _ in self._broken for name in defined(cell)}

    def for_functions(self, wanted: Iterable[str]) -> str:
        """The functions `wanted` with all that they need: imports, other functions, and what their data are made of.

        All else, such as plots and trials, is left out, for it would have to work where the notebook is not. Where one
        of the wanted functions stands in a cell that is no Python, so does what comes out. Lines keep their numbers.
        """
        made: dict[str, list[_Statement]] = defaultdict(list)
        data: set[str] = set()
        for statement in self._statements:
            names = _bound(statement.node)
            if not isinstance(statement.node, (*_DEFINITIONS, ast.Import, ast.ImportFrom)):
                data |= names
            for name in names:
                made[name].append(statement)
        for statement in self._statements:
            for name in _changed(statement.node) & data:
                made[name].append(statement)
        kept: set[_Statement] = set()
        todo = list(wanted)
        seen = set(todo)
        while todo:
            for statement in made.get(todo.pop(), []):
                if statement not in kept:
                    kept.add(statement)
                    new = self._needed(statement) - seen
                    seen |= new
                    todo += new
        if any(name not in made and not hasattr(builtins, name) for name in seen):
            kept |= {statement for statement in self._statements if _imports_all(statement.node)}
        return self._text(kept, set(wanted))

    def _text(self, kept: set[_Statement], wanted: set[str]) -> str:
        """All lines, those empty that belong to no kept statement and to no broken cell with a wanted function."""
        lines = [line if line.startswith("# cell ") else "" for line in self._lines]
        for statement in kept:
            lines[statement.first : statement.last] = self._lines[statement.first : statement.last]
        future = []
        for statement in self._statements:
            if isinstance(statement.node, ast.ImportFrom) and statement.node.module == "__future__":
                future.append(ast.unparse(statement.node))
                lines[statement.first : statement.last] = [""] * (statement.last - statement.first)
        lines[0] = "; ".join(dict.fromkeys(future))
        for cell, first, last in self._broken:
            if defined(cell) & wanted:
                lines[first:last] = self._lines[first:last]
        return "\n".join(lines) + "\n"

    def _needed(self, statement: _Statement) -> set[str]:
        """The names that a statement looks up outside of itself."""
        text = "\n".join(self._lines[statement.first : statement.last])
        try:
            with warnings.catch_warnings(action="ignore"):
                table = symtable.symtable(text, "cell", "exec")
        except (SyntaxError, ValueError, RecursionError, MemoryError):
            return {node.id for node in ast.walk(statement.node) if isinstance(node, ast.Name)}
        names = {symbol.get_name() for symbol in table.get_symbols() if symbol.is_referenced()}
        tables = table.get_children()
        while tables:
            inner = tables.pop()
            names |= {symbol.get_name() for symbol in inner.get_symbols() if symbol.is_global()}
            tables += inner.get_children()
        return names


def _bound(node: ast.stmt) -> set[str]:
    """The names that a statement at the top level makes."""
    if isinstance(node, _DEFINITIONS):
        return {node.name}
    if isinstance(node, ast.Expr) or _is_main(node):
        return set()
    names = set()
    for child in ast.walk(node):
        if isinstance(child, ast.Name) and isinstance(child.ctx, ast.Store):
            names.add(child.id)
        elif isinstance(child, _DEFINITIONS):
            names.add(child.name)
        elif isinstance(child, ast.alias):
            names.add(child.asname or child.name.partition(".")[0])
    return names


def _changed(node: ast.stmt) -> set[str]:
    """The names whose values a statement may change: table[key] = value, table.update(more)."""
    if isinstance(node, _DEFINITIONS) or _is_main(node):
        return set()
    changed: list[ast.expr] = []
    for child in ast.walk(node):
        if isinstance(child, (ast.Subscript, ast.Attribute)) and not isinstance(child.ctx, ast.Load):
            changed.append(child)
        elif isinstance(child, ast.Expr) and isinstance(child.value, ast.Call):
            changed.append(child.value.func)
    names = set()
    for place in changed:
        inner = place
        while isinstance(inner, (ast.Subscript, ast.Attribute)):
            inner = inner.value
        if isinstance(inner, ast.Name) and inner is not place:
            names.add(inner.id)
    return names


def _is_main(node: ast.stmt) -> bool:
    return isinstance(node, ast.If) and "__name__" in {
        name.id for name in ast.walk(node.test) if isinstance(name, ast.Name)
    }


def _imports_all(node: ast.stmt) -> bool:
    return isinstance(node, ast.ImportFrom) and any(alias.name == "*" for alias in node.names)
