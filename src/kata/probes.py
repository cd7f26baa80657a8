"""Probes: calls that were recorded while a unit's tests ran, made again on any answer to see how it behaves.

A probe is data for JSON: `call` names the function, `args` and `kwargs` are its arguments as `kata.plain` has them,
`typed` the lines typed for it if it reads any, `stage` the first stage whose tests make it (hidden tests have none),
`functions` what was recorded of the callables among the arguments. Two more kinds look at an answer without a call:
`value` names a value of the module, `uses` a function whose source the tests ask for names, `words`.
"""

from __future__ import annotations

import builtins
import hashlib
import io
import json
import random
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from types import ModuleType
from typing import Any

from kata import plain
from kata.standin import Recorder, guarded, show
from kata.timelimit import OutOfTime, time_limit

# What one probe may take, and all of them together, in seconds: a red run should not wait for them.
SECONDS = 1.0
SECONDS_IN_ALL = 2.0

UNWRITTEN = ": your turn"

Probe = dict[str, Any]
# What came of a probe: "result", "changed" (the arguments after the call), "printed", "unread", or "error" as type and
# text. None where nothing can be said, such as of a function that is not yet written.
Outcome = dict[str, Any] | None


class OffTheRecord(BaseException):
    """A recorded callable was called in a way that nobody has recorded."""


class Replayed:
    """Stands for a callable of a test: it answers as the callable did while it was recorded.

    Each entry of `calls` is one call: the arguments before, the result, and the arguments after where they changed.
    """

    def __init__(self, name: str, calls: list[Any]) -> None:
        self.__name__ = name
        self._calls = calls
        self._texts = [json.dumps(before) for before, _, _ in calls]
        self._next = 0

    def __call__(self, *args: Any) -> Any:
        try:
            asked = json.dumps(plain.encode(list(args)))
        except plain.NotPlain:
            raise OffTheRecord from None
        # In the order of the record; or, where the callable always gave the same for the same, as anywhere in it.
        places = [place for place, text in enumerate(self._texts) if text == asked]
        if self._next in places:
            place = self._next
        elif len({json.dumps(self._calls[place][1:]) for place in places}) == 1:
            place = places[0]
        else:
            raise OffTheRecord
        self._next += 1
        _, result, after = self._calls[place]
        if after is not None:
            for arg, changed in zip(args, plain.decode(after), strict=True):
                _become(arg, changed)
        return plain.decode(result)


def _become(container: Any, content: Any) -> None:
    if isinstance(container, list):
        container[:] = content
    elif isinstance(container, set | dict):
        container.clear()
        container.update(content)


class Prober:
    """Makes probes on one answer.

    `module` has its functions, `names_used` says which names a function's source uses,
    `seconds` is what all probes may take together, `seed` that of the random numbers."""

    def __init__(
        self, module: ModuleType, names_used: Callable[[str], set[str]], seconds: float = SECONDS_IN_ALL, seed: int = 0
    ) -> None:
        self._module = module
        self._seed = seed
        self._names_used = names_used
        self._hung: set[str] = set()
        self._until = time.monotonic() + seconds

    def outcome(self, probe: Probe) -> Outcome:
        """What comes of the probe; the code that it calls can neither print nor read nor hang."""
        name = probe.get("call") or probe.get("value") or probe["uses"]
        if name in self._hung or name not in vars(self._module) or time.monotonic() > self._until:
            return None
        if "uses" in probe:
            return {"result": ["list", *sorted(self._names_used(name) & set(probe["words"]))]}
        value = vars(self._module)[name]
        if "value" in probe:
            return {"result": _encoded(value)}
        return self._called(probe, value)

    def _called(self, probe: Probe, function: Callable[..., Any]) -> Outcome:
        try:
            args, kwargs = arguments(probe, vars(self._module))
        except KeyError:  # a function of the answer's own that is not there
            return None
        typed = probe.get("typed")
        keyboard = io.StringIO("".join(f"{line}\n" for line in typed or []))
        found: dict[str, Any] = {}
        with alone(keyboard, self._seed) as screen:
            try:
                with time_limit(SECONDS), guarded(Recorder()):
                    result = function(*args, **kwargs)
                    found["result"] = _encoded(result)
            except NotImplementedError as error:
                if str(error).endswith(UNWRITTEN):
                    return None
                found["error"] = _error(error)
            except OutOfTime as error:
                self._hung.add(probe["call"])  # each would cost its limit again
                found["error"] = _error(error)
            except KeyboardInterrupt:
                raise
            except BaseException as error:
                found["error"] = _error(error)
        if typed is not None:
            found["printed"] = screen.getvalue()[:10_000]
            found["unread"] = len(keyboard.read().splitlines())
        contents = _contents([*args, *kwargs.values()])
        unchanged, named = arguments(probe, None)
        if contents != _contents([*unchanged, *named.values()]):
            found["changed"] = ["list", *contents]
        return found


def _contents(arguments: list[Any]) -> list[Any]:
    """The arguments that a call may change, as data."""
    return [_encoded(argument) if isinstance(argument, list | set | dict) else None for argument in arguments]


def arguments(probe: Probe, own: dict[str, Any] | None) -> tuple[list[Any], dict[str, Any]]:
    """The probe's arguments, made anew. `own` are the answer's functions, of which some may be arguments.

    Raises KeyError where one of these is missing.
    """

    def function(data: Any) -> Callable[..., Any]:
        kind, key = data
        if kind == "builtin":
            return vars(builtins)[key]  # type: ignore[no-any-return]
        if kind == "own":
            return own[key] if own is not None else _named(key)
        name, calls = probe["functions"][key]
        return Replayed(name, calls)

    args = [plain.decode(arg, function) for arg in probe["args"]]
    return args, {key: plain.decode(arg, function) for key, arg in probe.get("kwargs", {}).items()}


def _named(name: str) -> Callable[..., Any]:
    def function() -> None: ...

    function.__name__ = name
    return function


def text(probe: Probe) -> str:
    """The probe as a student would write it, cut where it is long."""
    if "call" not in probe:
        return str(probe.get("value") or probe["uses"])
    args, kwargs = arguments(probe, None)
    # An iterator is shown by what it gives.
    shown = [_shown(data, arg) for data, arg in zip(probe["args"], args, strict=True)]
    shown += [f"{key}={_shown(probe['kwargs'][key], arg)}" for key, arg in kwargs.items()]
    return f"{probe['call']}({', '.join(shown)})"


def told(outcome: Outcome) -> str:
    """What came of a probe as text; empty where that is more than a value or an error."""
    if outcome is None or "printed" in outcome:
        return ""
    if "error" in outcome:
        name, message = outcome["error"]
        return f"ends with {name}: {message}" if message else f"ends with {name}"
    if "changed" in outcome:
        return f"leaves {_value(outcome['changed'][1:])}"
    return f"gives {_value([outcome['result']])}"


def _value(data: list[Any]) -> str:
    found = next((item for item in data if item is not None), None)
    if isinstance(found, list) and found[0] in ("other", "error", "iterator", "name"):
        return f"<{found[1] if found[0] != 'iterator' else 'iterator'}>"
    try:
        return show(plain.decode(found))
    except (TypeError, KeyError, AssertionError):
        return "something else"


def _shown(data: Any, arg: Any) -> str:
    return f"iter({show(list(arg))})" if isinstance(data, list) and data[0] == "iterator" else show(arg)


@contextmanager
def alone(keyboard: io.StringIO | None = None, seed: int = 0) -> Iterator[io.StringIO]:
    """Runs the block with a keyboard and a screen of its own, which it gives, and the same random numbers each time."""
    streams, drawn = (sys.stdin, sys.stdout, sys.stderr), random.getstate()
    screen = io.StringIO()
    sys.stdin, sys.stdout, sys.stderr = keyboard or io.StringIO(), screen, io.StringIO()
    random.seed(seed)
    try:
        yield screen
    finally:
        random.setstate(drawn)
        sys.stdin, sys.stdout, sys.stderr = streams


def _encoded(value: object) -> Any:
    """The value as data; where that is impossible, the name of its type."""
    try:
        return plain.encode(value, lambda function: ["name", getattr(function, "__name__", "?")])
    except plain.NotPlain:
        return ["other", type(value).__name__]
    except Exception as error:  # an iterator of the answer's that ends with an error
        return ["error", type(error).__name__]


def _error(error: BaseException) -> list[str]:
    try:
        return [type(error).__name__, str(error)[:300]]
    except BaseException:
        return [type(error).__name__, ""]


# How outcomes are compared

# What an outcome consists of, and how many levels each part has: the higher, the less it looks at.
PARTS = {"result": 6, "changed": 3, "printed": 4, "unread": 1, "error": 2}
DROPPED = 9
ORDER = 3
# So many results before it a result is compared with, and the sign for two that can't be compared.
COMPARED = 8
NO_ORDER = "!"
# Only whether a result counts as true, for a function whose right results are True and False. It comes before ORDER.
TRUTH = 5

Levels = dict[str, int]


def seen(part: str, level: int, value: Any, wanted_error: bool = True) -> Any:
    """What a comparison at `level` looks at in one part of an outcome."""
    if part == "error":
        return value if level == 0 and wanted_error else value[0]
    if part == "printed":
        return (
            value,
            " ".join(value.split()).casefold(),
            ["".join(sign if sign.isdigit() else " " for sign in value).split()],
            "",
        )[level]
    if part == "unread" or level == 0:
        return value
    if level == TRUTH:
        return _truth(value)
    loose = _loose(value)
    if level == 1 or level == ORDER:
        return loose
    if level == 2:
        return [loose[0], *sorted(loose[1:], key=repr)] if isinstance(loose, list) else loose
    return _outline(loose)


def _loose(data: Any) -> Any:
    """Data in which lists, tuples and iterators are alike, and so are 1, 1.0 and True."""
    if isinstance(data, bool):
        return int(data)
    if not isinstance(data, list):
        return data
    kind, *items = data
    if kind == "float":
        number = float(f"{float(items[0]):.9g}")  # computed in another order, the last digits differ
        return int(number) if number.is_integer() else ["float", repr(number)]
    if kind in ("other", "error", "bytes", "function"):
        return data
    kinds = {"tuple": "list", "iterator": "list", "frozenset": "set"}
    return [kinds.get(kind, kind), *(_loose(item) for item in items)]


def _truth(data: Any) -> bool:
    """Whether the data's value counts as true."""
    if not isinstance(data, list):
        return bool(data)
    return float(data[1]) != 0 if data[0] == "float" else data[0] in ("other", "iterator", "name") or len(data) > 1


def _outline(data: Any) -> Any:
    """Of data, the type, the number of items and of single values in it, and whether these are all different."""
    if not isinstance(data, list):
        return [type(data).__name__]
    leaves = list(_leaves(data))
    return [data[0], len(data) - 1, len(leaves), len(leaves) == len(set(leaves))]


def _leaves(data: Any) -> Iterator[str]:
    if isinstance(data, list):
        for item in data[1:]:
            yield from _leaves(item)
    else:
        yield repr(data)


def signs(
    probes: list[Probe], outcomes: list[Outcome], levels: dict[str, Levels], wanted: list[bool]
) -> list[str | None]:
    """A short text for each outcome, the same for outcomes that are alike at the `levels` of its function.

    `wanted` says of each probe whether an error is its right outcome. None stands for no outcome.
    """
    ordered = [levels[subject(probe)]["result"] == ORDER for probe in probes]
    compared = orders(probes, outcomes) if any(ordered) else {}
    found: list[str | None] = []
    for number, (probe, outcome) in enumerate(zip(probes, outcomes, strict=True)):
        if outcome is None or (ordered[number] and number in compared and compared[number] is None):
            found.append(None)
            continue
        level = levels[subject(probe)]
        looked_at = {}
        for part, value in outcome.items():
            if level[part] == DROPPED:
                continue
            if part == "result" and level[part] == ORDER:
                looked_at[part] = compared[number]
            else:
                looked_at[part] = seen(part, level[part], value, wanted[number])
        found.append(hashlib.sha256(json.dumps(looked_at, sort_keys=True).encode()).hexdigest()[:8])
    return found


def subject(probe: Probe) -> str:
    """What the probe looks at: a function or a value of the module, or a function's source."""
    return str(probe.get("call") or probe.get("value") or f"source of {probe['uses']}")


def orders(probes: list[Probe], outcomes: Sequence[Outcome]) -> dict[int, str | None]:
    """How each result compares with those before it of the same function, where only their order counts: probe number
    -> a sign for each of the last few. None where one of these is not known."""
    before: dict[str, list[Any]] = {}
    found: dict[int, str | None] = {}
    for number, (probe, outcome) in enumerate(zip(probes, outcomes, strict=True)):
        earlier = before.setdefault(subject(probe), [])
        value: Any = _NOTHING
        if outcome and "result" in outcome:
            try:
                value = plain.decode(outcome["result"])
            except (TypeError, KeyError, AssertionError):
                value = _NO_VALUE
            known = None not in earlier
            found[number] = "".join(_compared(value, other) for other in earlier) if known else None
        earlier.append(None if outcome is None else [value])
        del earlier[:-COMPARED]
    return found


_NOTHING, _NO_VALUE = object(), object()


def _compared(value: Any, boxed: list[Any]) -> str:
    (other,) = boxed
    if other is _NOTHING or _NO_VALUE in (value, other):
        return "?"
    try:
        return "<" if value < other else ">" if other < value else "="
    except Exception:  # values that can't be compared
        return NO_ORDER


def test_sign(test: dict[str, Any]) -> str:
    """A short text for what a red test says of an answer, the same where it says the same."""
    said = [test["status"], test["call"], test["compared"] or test["came"]]
    return hashlib.sha256(json.dumps(said).encode()).hexdigest()[:8]
