"""A submission's module on the judge's side: its functions cross to the sandboxed process and come back as values."""

from __future__ import annotations

import builtins
import io
import json
import os
import select
import signal
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any

from kata.explain import Stopped
from kata.grading import sandbox, wire
from kata.grading.settings import CALL_SECONDS
from kata.standin import TooMuchOutput
from kata.timelimit import OutOfTime

# What it may cost to ask the judge for something and to hear the answer, in seconds: not counted either.
CROSSING = 0.0003


# What the sandbox itself may take to start, on a machine that has much else to do.
SECONDS_TO_START = 30.0
# So many names of a submission's module are looked at.
MOST_NAMES = 500
UNREADABLE = "what came back is no value that can be read"


class Gone(Stopped):
    """The process that ran the submission ended in the middle of a call."""


class TooLargeAnswer(Stopped):
    """What came back is too large, too deeply nested, or no message at all."""


class RemoteModule:
    """The module `name` of the submission in `file`, run in a process of its own that starts at the first use.

    `modules` are the files of the other modules that it may import, by name. After a call that hangs, dies or sends
    nonsense the process is replaced: the next call starts a new one, which imports the submission again.
    """

    def __init__(
        self, name: str, file: Path, modules: dict[str, Path], isolated: bool, seconds: float = CALL_SECONDS
    ) -> None:
        self.name = name
        self.file = file
        self.modules = modules
        self.isolated = isolated
        self.seconds = seconds
        self._process: sandbox.Sandbox | None = None
        self._side = wire.Side(0)
        self.lives = 0
        self._nested = 0
        self._lent_error: Exception | None = None
        self._hung: set[str] = set()

    def load(self) -> ModuleType:
        """Imports the submission and gives a module with a function for each of its functions, and its plain values.

        Raises what the import raises, OutOfTime where it takes too long, Gone where it ends the process.
        """
        answer = self._request({"do": "load"}, (), {})
        values, functions = self._value(answer), answer.get("functions")
        if not isinstance(values, dict) or not isinstance(functions, list):
            raise TooLargeAnswer(UNREADABLE)
        module = ModuleType(self.name)
        for key, value in [*values.items(), *((key, None) for key in functions[:MOST_NAMES])]:
            if isinstance(key, str) and not key.startswith("__"):
                setattr(module, key, value if key in values else self._function(key))
        return module

    def close(self) -> None:
        """Ends the process."""
        if self._process is not None:
            self._process.end()
            self._process = None

    def _function(self, key: str) -> Callable[..., Any]:
        def call(*args: Any, **kwargs: Any) -> Any:
            __tracebackhide__ = True
            return self._value(self._request({"do": "call", "name": key}, args, kwargs))

        call.__name__ = call.__qualname__ = key
        return call

    def _remote_call(self, number: int) -> Callable[..., Any]:
        life = self.lives

        def call(*args: Any, **kwargs: Any) -> Any:
            __tracebackhide__ = True
            self._same_life(life)
            return self._value(self._request({"do": "call", "handle": number}, args, kwargs))

        return call

    def _remote_next(self, number: int) -> Iterator[Any]:
        life = self.lives
        while True:
            self._same_life(life)
            step = self._value(self._request({"do": "next", "handle": number}, (), {}))
            if not isinstance(step, tuple) or len(step) != 2:
                raise TooLargeAnswer(UNREADABLE)
            if not step[0]:
                return
            yield step[1]

    def _same_life(self, life: int) -> None:
        if life != self.lives or self._process is None:
            raise Gone("what your code gave back before is gone: the program ended since")

    def _start(self) -> sandbox.Sandbox:
        if self._process is None:
            self.lives += 1
            self._side = wire.Side(0, self._remote_call, self._remote_next)
            self._side.gives_back = True
            self._process = sandbox.start(self.file, self.name, self.modules, self.isolated)
            channel, deadline = self._process.channel, time.monotonic() + SECONDS_TO_START
            try:
                channel.receive(partial(_wait, channel, deadline, "the sandbox did not start"))
            except wire.Ended:
                self.close()
                raise Gone("the sandbox did not start") from None
        return self._process

    def _request(self, request: dict[str, Any], args: Any, kwargs: dict[str, Any]) -> dict[str, Any]:
        """Sends a request and serves what the submission asks for meanwhile, until the answer comes."""
        keyboard = sys.stdin if isinstance(sys.stdin, io.StringIO) else None
        place = keyboard.tell() if keyboard else 0
        typed = keyboard.read() if keyboard else ""
        if self._hung and _as_text(request, typed, args, kwargs) in self._hung:
            raise OutOfTime(self._limit)  # as before: it would cost its limit again
        if self._process is None and "name" in request:
            self._request({"do": "load"}, (), {})
        process = self._start()
        deadline = time.monotonic() + self.seconds
        try:
            if self._nested == 0:
                self._side.forget()
            process.channel.send({**request, "typed": typed, **self._side.pack(tuple(args), tuple(kwargs.items()))})
            while True:
                message = process.channel.receive(partial(_wait, process.channel, deadline, self._limit))
                if message.get("do") in ("call", "next"):
                    before = time.monotonic()
                    process.channel.send(self._serve(message))
                    deadline += time.monotonic() - before + CROSSING  # not the submission's own time
                    continue
                break
        except (OutOfTime, wire.Ended, wire.BadMessage) as error:
            code = process.end(wait=isinstance(error, wire.Ended))
            self._process = None
            if isinstance(error, OutOfTime):
                self._hung.add(_as_text(request, typed, args, kwargs))
                raise
            if isinstance(error, wire.Ended):
                raise _ended(code) from None
            raise TooLargeAnswer(UNREADABLE) from None
        read = message.get("read")
        if keyboard:
            keyboard.seek(place + (read if isinstance(read, int) and 0 <= read <= len(typed) else 0))
        for stream, text in ((sys.stdout, message.get("printed")), (sys.stderr, message.get("complained"))):
            if isinstance(text, str) and text:
                stream.write(text)
        if "failed" in message:
            if "contents" in message:
                self._unpacked(message)
            failure = self._error(message)
            if isinstance(message.get("raised"), int):
                failure.raised = message["raised"]  # type: ignore[attr-defined]
            raise failure
        return message

    def _value(self, message: dict[str, Any]) -> Any:
        """The one value of an answer."""
        values = self._unpacked(message)
        if len(values) != 1:
            raise TooLargeAnswer(UNREADABLE)
        return values[0]

    def _unpacked(self, message: dict[str, Any]) -> list[Any]:
        try:
            return self._side.unpack(message)
        except wire.BadMessage:
            self.close()
            raise TooLargeAnswer(UNREADABLE) from None

    @property
    def _limit(self) -> str:
        return f"{self.seconds:g} second{'' if self.seconds == 1 else 's'}"

    def _serve(self, message: dict[str, Any]) -> dict[str, Any]:
        """Answers what the submission asks of something that it was lent."""
        handle = message.get("handle")
        thing: Any = self._side.lent.get(handle) if isinstance(handle, int) else None
        try:
            args, kwargs = self._side.unpack(message)
            args, kwargs = tuple(args), dict(kwargs)
        except (TypeError, ValueError):
            raise wire.BadMessage("no arguments") from None
        self._nested += 1
        try:
            if message["do"] == "next":
                try:
                    return self._side.pack((True, next(thing)))
                except StopIteration:
                    return self._side.pack((False, None))
            return self._side.pack(thing(*args, **kwargs), answering=message)
        except Exception as error:
            if isinstance(raised := getattr(error, "raised", None), int):
                return {"raised": raised}  # the submission's own error, on its way back through our function
            self._lent_error = error
            return {"error": type(error).__name__, "text": str(error)[:500]}
        finally:
            self._nested -= 1

    def _error(self, message: dict[str, Any]) -> BaseException:
        """The error of the submission's process as one that can be raised here, with its lines as a traceback."""
        name, bases, text = str(message.get("failed"))[:80], message.get("bases"), str(message.get("text"))[:2000]
        lent = self._lent_error
        if lent is not None and message.get("lent") is True:
            return lent  # the error of something that the test gave to the submission, which let it through
        if name == "TooMuchOutput":
            return TooMuchOutput()
        if name == "TooLarge":
            return TooLargeAnswer("what came back is too large or too deeply nested")
        if name == "MemoryError":
            text = f"it took more than {sandbox.MEMORY // 2**20} MB of memory"
        base = (
            next((found for key in bases if isinstance(found := getattr(builtins, str(key), None), type)), Exception)
            if isinstance(bases, list)
            else Exception
        )
        if not issubclass(base, Exception):
            # An exit or an interrupt of theirs is none of ours.
            hint = "exit() and quit() have no place in a unit" if name == "SystemExit" else f"it raises {name}"
            return _with_lines(Gone(f"your code ends the program: {hint}"), message.get("trace"), self.file)
        if issubclass(base, StopIteration | StopAsyncIteration):
            base = RuntimeError  # in a test's loop over calls it would be the loop's end, and nothing wrong
        kind = base if base.__name__ == name else type(name, (base,), {})
        try:
            error = kind(text)
        except Exception:  # such as UnicodeDecodeError, which wants more than a text
            error = type(name, (Exception,), {})(text)
        return _with_lines(error, message.get("trace"), self.file)


def _wait(channel: wire.Channel, deadline: float, limit: str) -> None:
    """Waits until there is something to read. Raises OutOfTime, with `limit` as its text, at the deadline."""
    left = deadline - time.monotonic()
    if left <= 0 or not select.select([channel.read_fd], [], [], left)[0]:
        raise OutOfTime(limit)


def _as_text(request: dict[str, Any], typed: str, args: Any, kwargs: dict[str, Any]) -> str:
    """A call as text, the same for the same arguments; one of its own where that can't be told."""
    side = wire.Side(0)
    packed = side.pack(tuple(args), tuple(kwargs.items()))
    alike = "handle" not in request and not side.lent
    return json.dumps([request, typed, packed, alike or os.urandom(8).hex()])


def _ended(code: int) -> BaseException:
    """What to raise for a process that ended by itself with the exit code, which is negative for a signal."""
    number = -code if code < 0 else code - 128 if code > 128 else 0  # bubblewrap passes a signal on as 128 and more
    if number == signal.SIGXCPU:
        return OutOfTime(f"{sandbox.LIMITS['RLIMIT_CPU']} seconds of the processor")
    if number in (signal.SIGSEGV, signal.SIGBUS, signal.SIGABRT, signal.SIGILL, signal.SIGFPE):
        return Gone(f"your code crashed Python itself ({signal.Signals(number).name})")
    if number == signal.SIGKILL:
        return Gone("your code was stopped by the system: it took too much memory or time, or ended itself")
    return Gone(f"your code ended the program (exit code {code})")


def _with_lines(error: BaseException, trace: Any, file: Path) -> BaseException:
    """`error` with a traceback that names the lines of the submission's file."""
    steps = [step for step in trace if isinstance(step, list) and len(step) == 2] if isinstance(trace, list) else []
    for line, function in reversed(steps[:16]):
        if not isinstance(line, int) or not 0 < line < 100_000:
            continue
        code = compile("\n" * (line - 1) + "raise error", str(file), "exec")
        named: CodeType = code.replace(co_name=str(function)[:80])
        try:
            exec(named, {"error": error})
        except BaseException as raised:
            # The frame of this very line is not part of the story.
            error = raised.with_traceback(raised.__traceback__.tb_next if raised.__traceback__ else None)
    return error
