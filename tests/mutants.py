"""Small changes to a program, each of which a good test notices: what mutation testing calls mutants."""

from __future__ import annotations

import ast
import copy
from collections.abc import Iterator

_COMPARISONS: dict[type[ast.cmpop], list[type[ast.cmpop]]] = {
    ast.Eq: [ast.NotEq, ast.GtE, ast.LtE],
    ast.NotEq: [ast.Eq],
    ast.Lt: [ast.LtE, ast.Gt],
    ast.LtE: [ast.Lt, ast.GtE],
    ast.Gt: [ast.GtE, ast.Lt],
    ast.GtE: [ast.Gt, ast.LtE],
    ast.Is: [ast.IsNot],
    ast.IsNot: [ast.Is],
    ast.In: [ast.NotIn],
    ast.NotIn: [ast.In],
}
_OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.Div: ast.Mult,
    ast.FloorDiv: ast.Mult,
}
_NAMES = {
    "max": "min",
    "min": "max",
    "all": "any",
    "any": "all",
    "sorted": "list",
    "combinations": "permutations",
}


def mutants(text: str) -> Iterator[tuple[str, str]]:
    """The mutants of the program `text`: what was changed, as 'line of code -> changed line', and the program."""
    tree = ast.parse(text)
    for number, node in enumerate(ast.walk(tree)):
        for change in range(_changes(node)):
            mutant = copy.deepcopy(tree)
            changed = list(ast.walk(mutant))[number]
            _apply(changed, change)
            before, after = (ast.unparse(part).splitlines() for part in (tree, mutant))
            if before != after:
                line = next(pair for pair in zip(before, after, strict=False) if pair[0] != pair[1])
                yield (
                    f"{line[0].strip()} -> {line[1].strip()}",
                    ast.unparse(ast.fix_missing_locations(mutant)),
                )


def _changes(node: ast.AST) -> int:
    """In how many ways `node` can be changed."""
    if isinstance(node, ast.Compare):
        return sum(len(_COMPARISONS[type(op)]) for op in node.ops)
    if isinstance(node, ast.BoolOp):
        return 1
    if isinstance(node, ast.BinOp):
        return int(type(node.op) in _OPERATORS)
    if isinstance(node, ast.UnaryOp):
        return int(isinstance(node.op, ast.Not | ast.USub))
    if isinstance(node, ast.Constant):
        return 2 if type(node.value) is int else int(type(node.value) is bool)
    if isinstance(node, ast.Name):
        return int(node.id in _NAMES)
    if isinstance(node, ast.IfExp | ast.If | ast.While):
        return 1
    return int(isinstance(node, ast.Return) and node.value is not None)


def _apply(node: ast.AST, change: int) -> None:
    """Makes the change of that number in place."""
    if isinstance(node, ast.Compare):
        choices = [(place, new) for place, op in enumerate(node.ops) for new in _COMPARISONS[type(op)]]
        place, new = choices[change]
        node.ops[place] = new()
    elif isinstance(node, ast.BoolOp):
        node.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
    elif isinstance(node, ast.BinOp):
        node.op = _OPERATORS[type(node.op)]()
    elif isinstance(node, ast.UnaryOp):
        node.op = ast.UAdd() if isinstance(node.op, ast.USub) else ast.Not()
        if isinstance(node.op, ast.Not):
            node.operand = ast.UnaryOp(ast.Not(), node.operand)
    elif isinstance(node, ast.Constant):
        node.value = not node.value if isinstance(node.value, bool) else int(str(node.value)) + (1, -1)[change]
    elif isinstance(node, ast.Name):
        node.id = _NAMES[node.id]
    elif isinstance(node, ast.IfExp | ast.If | ast.While):
        node.test = ast.UnaryOp(ast.Not(), node.test)
    elif isinstance(node, ast.Return):
        node.value = ast.Constant(None)
