"""Plain values as bytes and back, between the judge and the process that runs a submission.

Nothing that is read can run code: a message is JSON, and only these come out of it: None, bool, int, float, str,
bytes, list, tuple, set, frozenset, dict, and the handles of iterators and functions that stay on their own side.

Lists, dicts and sets keep their identity: each crosses as the number of a *place*. With its answer, the side that was
called sends the content of every place that came with the call back, so what it changed in place is changed on the
other side too.

This file is also read by the sandboxed process, which has no other module of the kata: it imports nothing of it.
"""

from __future__ import annotations

import os
import struct

TYPE_CHECKING = False  # typing would take longer to import than all else that the sandboxed process needs
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

# A message may be this long, in bytes, and a value hold so many values, nested so deep: more than any test needs.
LONGEST = 2_000_000
MOST_VALUES = 100_000
DEEPEST = 60
# So many different values may have one hash: a set of many that share theirs takes for ever to make.
MOST_WITH_ONE_HASH = 50

_LENGTH = struct.Struct(">I")


class BadMessage(Exception):
    """What came is no message of this protocol, or too long."""


class TooLarge(Exception):
    """The value is too large or too deeply nested to cross."""


class Ended(Exception):
    """The other side is gone."""


class NoValue:
    """Stands for something that is no plain value; equal to nothing but itself."""

    def __init__(self, kind: str) -> None:
        self.kind = kind

    def __repr__(self) -> str:
        return f"<{self.kind}, which is not a value>"


class Side:
    """What one side of the connection knows: the containers that have crossed, by place, and what it has lent.

    `first` tells the sides' numbers apart: the judge numbers places and handles from 0 in steps of two, the other
    side from 1. `remote_call` and `remote_next` make the stand-ins for functions and iterators of the other side.
    """

    def __init__(
        self,
        first: int,
        remote_call: Callable[[int], Any] | None = None,
        remote_next: Callable[[int], Any] | None = None,
    ) -> None:
        self.next_number = first
        self.places: dict[int, Any] = {}
        self.place_of: dict[int, int] = {}
        self.lent: dict[int, Any] = {}
        self.lent_as: dict[int, int] = {}
        self.remote_call = remote_call
        self.remote_next = remote_next
        # The judge gives the submission's functions back by name; the submission finds them by `own`.
        self.gives_back = False
        self.own: Callable[[str], Any] | None = None

    def number(self) -> int:
        """A new number of this side."""
        self.next_number += 2
        return self.next_number - 2

    def forget(self) -> None:
        """Forgets the containers: what crosses later is new. What was lent stays."""
        self.places.clear()
        self.place_of.clear()

    # Out

    def pack(self, *values: Any, answering: Any = None) -> dict[str, Any]:
        """The values, with the content of every container that they hold; in an answer to the message `answering`,
        of those that came with it too."""
        packer = _Packer(self)
        packed = [packer.value(value, 0) for value in values]
        for place in answering["contents"] if answering else ():
            packer.content(int(place))
        while packer.waiting:
            packer.content(packer.waiting.pop())
        return {"values": packed, "contents": packer.contents}

    def place(self, container: Any) -> int:
        """The number of the container's place."""
        known = self.place_of.get(id(container))
        if known is None:
            known = self.number()
            self.places[known] = container  # keeps it alive, so that its id stays its own
            self.place_of[id(container)] = known
        return known

    def lend(self, thing: Any) -> int:
        """The handle of an iterator or a function that stays here."""
        known = self.lent_as.get(id(thing))
        if known is None:
            known = self.number()
            self.lent[known] = thing
            self.lent_as[id(thing)] = known
        return known

    # In

    def unpack(self, message: Any) -> list[Any]:
        """The values of a message that `pack` made on the other side. Raises BadMessage for anything else."""
        try:
            contents = message["contents"]
            reader = _Reader(self, contents)
            for place, (kind, _) in contents.items():
                reader.make(int(place), kind)
            for place, (kind, items) in contents.items():
                reader.fill(int(place), kind, items)
            return [reader.value(value, 0) for value in message["values"]]
        except (KeyError, TypeError, ValueError, AttributeError, RecursionError, OverflowError) as error:
            raise BadMessage(f"{type(error).__name__}: {error}"[:200]) from None


class _Packer:
    def __init__(self, side: Side) -> None:
        self.side = side
        self.contents: dict[int, Any] = {}
        self.waiting: list[int] = []
        self.count = 0

    def value(self, value: Any, depth: int) -> Any:
        self.count += 1
        if depth > DEEPEST or self.count > MOST_VALUES:
            raise TooLarge
        # By type(value) and the base types' own methods: what a class says of itself or overrides is not asked.
        bases = type.mro(type(value)) if isinstance(type(value), type) else []
        if value is None or value is True or value is False:
            return value
        if int in bases:
            number = int.__add__(value, 0)
            return number if -(2**53) < number < 2**53 else {"int": hex(number)}
        if float in bases:
            return {"float": float.hex(float.__add__(value, 0.0))}
        if str in bases:
            return str.__str__(value) if type(value) is str else "".join(str.__iter__(value))
        if bytes in bases:
            return {"bytes": bytes.hex(value)}
        if tuple in bases:
            return {"tuple": [self.value(item, depth + 1) for item in tuple.__iter__(value)]}
        if frozenset in bases:
            return {"frozenset": [self.value(item, depth + 1) for item in frozenset.__iter__(value)]}
        if list in bases or dict in bases or set in bases:
            place = self.side.place(value)
            if place not in self.contents:
                self.waiting.append(place)
            return {"place": place}
        if hasattr(type(value), "__next__"):
            return {"iterator": self.side.lend(value)}
        if callable(value):
            own = getattr(value, "own_name", None) if self.side.gives_back else None
            if type(own) is str:
                return {"own": own}
            return {"function": self.side.lend(value), "name": str(getattr(value, "__name__", "a function"))[:80]}
        return {"other": str(type(value).__name__)[:80]}

    def content(self, place: int) -> None:
        if place in self.contents:
            return
        container = self.side.places[place]
        bases = type.mro(type(container))
        if list in bases:
            self.contents[place] = ["list", [self.value(item, 1) for item in list.__iter__(container)]]
        elif dict in bases:
            pairs = [[self.value(key, 1), self.value(item, 1)] for key, item in dict.items(container)]
            self.contents[place] = ["dict", pairs]
        else:
            self.contents[place] = ["set", [self.value(item, 1) for item in set.__iter__(container)]]


class _Reader:
    def __init__(self, side: Side, contents: dict[str, Any]) -> None:
        self.side = side
        self.count = 0
        self.by_hash: dict[int, list[Any]] = {}
        if len(contents) > MOST_VALUES:
            raise ValueError("too many containers")

    def make(self, place: int, kind: str) -> None:
        """A container for the place, if there is none yet: of the kind that was there, whatever the message says."""
        makers: dict[str, type] = {"list": list, "dict": dict, "set": set}
        container = self.side.places.get(place)
        if container is None:
            container = makers[kind]()
            self.side.places[place] = container
            self.side.place_of[id(container)] = place
        elif not isinstance(container, (list, dict, set)) or not isinstance(container, makers[kind]):
            raise ValueError("a container changed its kind")

    def fill(self, place: int, kind: str, items: list[Any]) -> None:
        container = self.side.places[place]
        if kind == "list":
            container[:] = [self.value(item, 1) for item in items]
        elif kind == "dict":
            pairs = [(self.value(key, 1), self.value(item, 1)) for key, item in items]
            container.clear()
            container.update(pairs)
        else:
            values = [self.value(item, 1) for item in items]
            container.clear()
            container.update(values)

    def value(self, packed: Any, depth: int) -> Any:
        self.count += 1
        if depth > DEEPEST or self.count > MOST_VALUES:
            raise ValueError("too large")
        if packed is None or isinstance(packed, bool | int | str):
            return packed
        if not isinstance(packed, dict) or not packed:
            raise ValueError("no value")
        kind, content = next(iter(packed.items()))
        if kind == "place":
            return self.side.places[content]
        if kind == "tuple":
            return self.hashed(tuple([self.value(item, depth + 1) for item in content]))
        if kind == "frozenset":
            return self.hashed(frozenset([self.value(item, depth + 1) for item in content]))
        if kind == "int":
            return self.hashed(int(content, 16))
        if kind == "float":
            return self.hashed(float.fromhex(content))
        if kind == "bytes":
            return bytes.fromhex(content)
        if kind == "own" and self.side.own is not None:
            return self.side.own(content)
        if kind == "other":
            return NoValue(str(content)[:80])
        if kind in ("iterator", "function"):
            return self._handle(kind, content, packed)
        raise ValueError("no value of a known kind")

    def hashed(self, value: Any) -> Any:
        """The value: one of those whose hashes can be chosen. Small ints have one each, that of a text is secret."""
        try:
            alike = self.by_hash.setdefault(hash(value), [])
        except TypeError:  # a tuple with a list in it
            return value
        if value not in alike:
            if len(alike) == MOST_WITH_ONE_HASH:
                raise ValueError("too many values with one hash")
            alike.append(value)
        return value

    def _handle(self, kind: str, number: Any, packed: dict[str, Any]) -> Any:
        if not isinstance(number, int):
            raise ValueError("no handle")
        if number in self.side.lent:  # one of our own comes back
            return self.side.lent[number]
        make = self.side.remote_next if kind == "iterator" else self.side.remote_call
        if make is None:
            raise ValueError("no handles here")
        thing = make(number)
        if kind == "function":
            thing.__name__ = str(packed.get("name", "a function"))[:80]
        return thing


def framed(text: str) -> bytes:
    """A message's JSON as it is sent. Raises TooLarge where it is too long."""
    if len(text) > LONGEST:
        raise TooLarge
    return _LENGTH.pack(len(text)) + text.encode("ascii")


class Channel:
    """Whole messages over a file descriptor for reading and one for writing, as JSON by `dumps` and `loads`."""

    def __init__(self, read_fd: int, write_fd: int, dumps: Callable[[Any], str], loads: Callable[[str], Any]) -> None:
        self.read_fd = read_fd
        self.write_fd = write_fd
        self.dumps = dumps
        self.loads = loads
        self._read_ahead = b""

    def send(self, message: dict[str, Any]) -> None:
        """Sends a message. Raises TooLarge where it is too long, Ended where nobody reads."""
        self.write(framed(self.dumps(message)))

    def write(self, data: bytes) -> None:
        """Sends what `framed` made. Raises Ended where nobody reads."""
        rest = memoryview(data)
        try:
            while rest:
                rest = rest[os.write(self.write_fd, rest) :]
        except OSError as error:
            raise Ended from error

    def receive(self, wait: Callable[[], None] = lambda: None) -> dict[str, Any]:
        """The next message; `wait` returns when there is something to read, or raises.

        Raises Ended where the other side has closed, BadMessage for what is no message.
        """
        (length,) = _LENGTH.unpack(self._read(_LENGTH.size, wait))
        if length > LONGEST:
            raise BadMessage("a message that is too long")
        try:
            message = self.loads(self._read(length, wait).decode("ascii"))
        except (ValueError, RecursionError) as error:
            raise BadMessage("no JSON") from error
        if not isinstance(message, dict):
            raise BadMessage("no message")
        return message

    def _read(self, count: int, wait: Callable[[], None]) -> bytes:
        parts, there = [self._read_ahead], len(self._read_ahead)
        while there < count:
            wait()
            try:
                part = os.read(self.read_fd, 65536)
            except OSError as error:
                raise Ended from error
            if not part:
                raise Ended
            parts.append(part)
            there += len(part)
        data = b"".join(parts)
        self._read_ahead = data[count:]
        return data[:count]
