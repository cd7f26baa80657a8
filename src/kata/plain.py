"""Plain values as JSON, with their types, and back: the arguments of recorded calls and what came of them.

None, bool, int and str stand for themselves; everything else is a list whose first item names the type.
"""

from __future__ import annotations

import builtins
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

# A longer list, text or iterator, or one more deeply nested, is not recorded.
LONGEST = 20_000
DEEPEST = 20

_LISTS: dict[type, str] = {list: "list", tuple: "tuple", set: "set", frozenset: "frozenset"}
_MAKERS: dict[str, Callable[[list[Any]], Any]] = {"list": list, "tuple": tuple, "set": set, "frozenset": frozenset}

_BASES = {bool, int, float, str, bytes, dict, *_LISTS}


class NotPlain(ValueError):
    """The value is none that the kata's tests speak in; the text names its type."""


def check(value: object, depth: int = 0) -> None:
    """Raises NotPlain unless `value` is plain: None, bool, int, float, str, bytes, a list, tuple, set, frozenset or
    dict of these, an iterator, or something that can be called."""
    kind = type(value)
    if (
        value is None
        or kind in (bool, int, float, str, bytes)
        or callable(value)
        or isinstance(value, Iterator | range)
    ):
        return
    if kind not in _LISTS and kind is not dict:
        raise NotPlain(kind.__name__)
    if depth < DEEPEST:
        items: Any = value.items() if isinstance(value, dict) else value
        for item in items:
            check(item, depth + 1)


def encode(value: object, function: Callable[[Callable[..., Any]], Any] | None = None, depth: int = 0) -> Any:
    """`value` as data for JSON. An iterator is used up. `function` encodes what can be called.

    Raises NotPlain for a value of another type, for one that is too long or too deep, and, without `function`, for
    one that can be called.
    """
    kind, value = _base(value)
    if value is None or kind is bool or kind is str or (kind is int and isinstance(value, int) and abs(value) < 10**50):
        return value
    if kind is float:
        return ["float", repr(value)]
    if kind is bytes and isinstance(value, bytes):
        return ["bytes", value.hex()]
    if depth > DEEPEST:
        raise NotPlain("deeply nested")
    if kind in _LISTS or kind is dict or isinstance(value, range):
        items: Any = list(value.items() if isinstance(value, dict) else value)  # type: ignore[call-overload]
        if len(items) > LONGEST:
            raise NotPlain("long")
        encoded = [encode(item, function, depth + 1) for item in items]
        if kind in (set, frozenset):
            encoded.sort(key=repr)
        return [_LISTS.get(kind, "dict" if kind is dict else "list"), *encoded]
    if isinstance(value, Iterator):
        items = list(islice(value, LONGEST + 1))
        if len(items) > LONGEST:
            raise NotPlain("endless")
        return ["iterator", *(encode(item, function, depth + 1) for item in items)]
    if callable(value) and function is not None:
        return ["function", function(value)]
    raise NotPlain(kind.__name__)


def _base(value: object) -> tuple[type, Any]:
    """The plain type that the value's own type is or is made of, and the value as one of it: an object of a subclass
    stands for its base's plain content, as in grading."""
    kind = type(value)
    base = next((base for base in kind.__mro__ if base in _BASES), kind)
    return base, value if base is kind else base(value)


def decode(data: Any, function: Callable[[Any], Callable[..., Any]] | None = None) -> Any:
    """The value that `encode` made `data` of. `function` makes what can be called."""
    if not isinstance(data, list):
        return data
    kind, *items = data
    if kind == "float":
        return float(items[0])
    if kind == "bytes":
        return bytes.fromhex(items[0])
    if kind == "function":
        assert function is not None
        return function(items[0])
    values = [decode(item, function) for item in items]
    if kind == "iterator":
        return iter(values)
    return dict(values) if kind == "dict" else _MAKERS[kind](values)


def builtin_name(function: Callable[..., Any]) -> str:
    """The name by which `builtins` has the function; empty where it does not."""
    name = getattr(function, "__name__", "")
    return name if isinstance(name, str) and vars(builtins).get(name) is function else ""
