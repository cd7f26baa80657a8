"""Reads a learner's tests: what makes one unable to catch anything, as far as its text tells."""

from __future__ import annotations

import ast

ASSERTS_NOTHING = "it asserts nothing: say by assert what must be true of what comes back"
PATCHES = "it replaces something of the answer or around it ({name}): test by calls and what they give"
LOOKS_INSIDE = "it looks at the answer's code ({name}): test by calls and what they give"

_PATCHING = {"monkeypatch", "mock", "Mock", "MagicMock", "patch", "setattr", "delattr"}
_INSIDE = {
    *("inspect", "dis", "gc", "linecache", "ctypes", "tokenize", "getsource", "getsourcelines", "getsourcefile"),
    *("__code__", "__globals__", "__closure__", "__wrapped__", "__file__", "__loader__", "__spec__", "__builtins__"),
    *("_getframe", "_current_frames", "settrace", "setprofile", "modules", "own_name"),
}
_ASSERTING = {"raises", "fail", "warns"}


def faults(source: bytes, module: str) -> dict[str, str]:
    """Why each test function can catch nothing, by its name; tests without a fault are not in it.

    `module` is the name of the unit's module. Helper functions of the file count as part of the tests that use them.
    """
    tree = ast.parse(source)
    functions = {node.name: node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}
    # What is done or imported at the top, all tests have.
    top = [node for node in tree.body if not isinstance(node, ast.FunctionDef | ast.ClassDef)]
    renamed = {
        alias.asname or alias.name: alias.name.rpartition(".")[2]
        for node in ast.walk(tree)
        if isinstance(node, ast.Import | ast.ImportFrom)
        for alias in node.names
    }
    outside = _fault_of([node for node in top if not isinstance(node, ast.Import | ast.ImportFrom)], renamed, module)
    found = {}
    for name, function in functions.items():
        if not name.startswith("test"):
            continue
        parts: list[ast.AST] = [*_with_helpers(function, functions)]
        fault = outside or _fault_of(parts, renamed, module)
        if not fault and not any(map(_asserts, parts)):
            fault = ASSERTS_NOTHING
        if fault:
            found[name] = fault
    return found


def _with_helpers(function: ast.FunctionDef, functions: dict[str, ast.FunctionDef]) -> list[ast.FunctionDef]:
    found, waiting = [], [function]
    while waiting:
        current = waiting.pop()
        if current in found:
            continue
        found.append(current)
        used = {node.id for node in ast.walk(current) if isinstance(node, ast.Name)}
        used |= {argument.arg for argument in current.args.args}  # fixtures
        waiting += [functions[name] for name in used if name in functions]
    return found


def _asserts(part: ast.AST) -> bool:
    return any(
        isinstance(node, ast.Assert)
        or (isinstance(node, ast.Attribute) and node.attr in _ASSERTING)
        or (isinstance(node, ast.Name) and node.id in _ASSERTING)
        or (isinstance(node, ast.Raise) and "AssertionError" in ast.unparse(node))
        for node in ast.walk(part)
    )


def _fault_of(parts: list[ast.stmt] | list[ast.AST], renamed: dict[str, str], module: str) -> str:
    for part in parts:
        for node in ast.walk(part):
            names = _names(node)
            for name in [*names, *(renamed[name] for name in names if name in renamed)]:
                if name in _PATCHING:
                    return PATCHES.format(name=name)
                if name in _INSIDE:
                    return LOOKS_INSIDE.format(name=name)
            if isinstance(node, ast.Assign | ast.AugAssign | ast.Delete):
                targets = [node.target] if isinstance(node, ast.AugAssign) else node.targets
                for target in targets:
                    owner = target.value if isinstance(target, ast.Attribute) else None
                    if isinstance(owner, ast.Name) and renamed.get(owner.id) == module:
                        return PATCHES.format(name=ast.unparse(target))
    return ""


def _names(node: ast.AST) -> list[str]:
    if isinstance(node, ast.Name):
        return [node.id]
    if isinstance(node, ast.Attribute):
        return [node.attr]
    if isinstance(node, ast.arg):
        return [node.arg]
    if isinstance(node, ast.alias):
        return [node.name.rpartition(".")[2], node.name.partition(".")[0]]
    return []
