"""What a unit's tests import in place of the unit's module: it passes calls on and remembers them.

So a test file can be collected whatever state the student's file is in, each test says for itself what is
missing, and a red test can show the call that was made. The student's module is neither patched nor looked into.
"""

from __future__ import annotations

import difflib
import io
import os
import reprlib
import sys
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from types import BuiltinFunctionType, FunctionType, ModuleType
from typing import Any, NoReturn, TextIO

# The calls of a test that are remembered: the last ones, of which a red test's message shows what it needs.
CALLS_KEPT = 8
# What a test may print, in characters, before it is stopped: a loop that prints would fill the disk.
OUTPUT_LIMIT = 1_000_000


class NotWritten(Exception):
    """A function that the tests call is not in the student's file."""


class Broken(Exception):
    """The student's file can't be imported at all; the cause is the error it ended with."""


class TooMuchOutput(BaseException):
    """Raised in code that prints without end."""


class _Show(reprlib.Repr):
    """Values as a student would type them, cut where they are long."""

    def __init__(self) -> None:
        super().__init__()
        self.maxlevel = 6
        self.maxlist = self.maxtuple = self.maxset = self.maxfrozenset = self.maxdeque = self.maxarray = 60
        self.maxdict = 60
        self.maxstring = self.maxlong = self.maxother = 300

    def repr_instance(self, x: object, level: int) -> str:
        if isinstance(x, FunctionType | BuiltinFunctionType | type):
            return x.__name__ if x.__name__ != "<lambda>" else "a function"
        if isinstance(x, Iterator):
            return f"<{type(x).__name__}>"
        if type(x).__name__.startswith("Approx"):  # what pytest.approx gives
            return f"about {self.repr1(x.expected, level)}"  # type: ignore[attr-defined]
        return super().repr_instance(x, level)


_show = _Show()


def show(value: object) -> str:
    """`value` as text on one line, cut where it is long. A value whose own repr fails is named by its type."""
    try:
        return _show.repr(value).replace("\n", "\\n")
    except (Exception, SystemExit):
        return f"<{type(value).__name__}>"


class Call:
    """One call of the student's code: its text, and what came of it (a result, or an error)."""

    def __init__(self, name: str, args: tuple[Any, ...], kwargs: dict[str, Any]) -> None:
        # Made before the call, which may change its arguments.
        arguments = [show(arg) for arg in args] + [f"{key}={show(value)}" for key, value in kwargs.items()]
        self.text = f"{name}({', '.join(arguments)})"
        self.arguments = [*args, *kwargs.values()]
        self.returned = False
        self.result: Any = None
        self.error: BaseException | None = None
        # Where lines were typed for the call: these, and what it printed.
        self.typed: list[str] | None = None
        self.printed: str | None = None

    @property
    def came(self) -> str:
        """What came back, as text; the empty string where nothing did."""
        return show(self.result) if self.returned else ""


class Recorder:
    """The calls of the running test."""

    def __init__(self) -> None:
        self.calls: deque[Call] = deque(maxlen=CALLS_KEPT)
        self.printed = 0
        self.inside_a_call = False

    def begins(
        self, name: str, args: tuple[Any, ...], kwargs: dict[str, Any]
    ) -> tuple[tuple[Any, ...], dict[str, Any]]:
        """Hears of each call before it is made, and gives the arguments that it is made with."""
        return args, kwargs

    def looks_at(self, function: str) -> None:
        """Hears of each function whose source a test asks for names."""

    def clear(self) -> None:
        """Forgets everything: a new test begins."""
        self.calls.clear()
        self.printed = 0


class StandIn(ModuleType):
    """Stands in for a unit's module in its tests.

    `load` imports the student's module; it is called once, here. `origin` is the student's file as its name is
    shown. A function of the module becomes one that records its calls; a name that is missing, or any name of a
    module that can't be imported, becomes a function that raises NotWritten or Broken when it is called.

    Without `load` there is no module yet: every name becomes a function that looks for its own when it is called, in
    the module that `begin` has loaded by then. So tests that were collected once can run on one file after another.
    """

    def __init__(self, name: str, origin: str, load: Callable[[], ModuleType] | None, recorder: Recorder) -> None:
        super().__init__(name)
        self._recorder = recorder
        self._module: ModuleType | None = None
        self._failure: BaseException | None = None
        self._late = load is None
        self._origin = origin
        if load is not None:
            self.begin(origin, load)

    def begin(self, origin: str, load: Callable[[], ModuleType]) -> None:
        """Takes the module that `load` imports in place of any that was there; `origin` is its file's name."""
        recorder = self._recorder
        self._origin = origin
        self._module = self._failure = None
        recorder.clear()
        try:
            with guarded(recorder):
                self._module = load()
        except KeyboardInterrupt:
            raise
        except BaseException as error:
            self._failure = error

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        if self._late:
            return self._looked_up(name)
        if self._module is not None and name in vars(self._module):
            value = vars(self._module)[name]
            return self._recorded(name, value) if callable(value) else value
        return self._missing(name)

    def _looked_up(self, name: str) -> Callable[..., Any]:
        def call(*args: Any, **kwargs: Any) -> Any:
            __tracebackhide__ = True
            value = vars(self._module).get(name) if self._module is not None else None
            function = self._recorded(name, value) if callable(value) else self._missing(name)
            return function(*args, **kwargs)

        call.__name__ = call.__qualname__ = name
        call.own_name = name  # type: ignore[attr-defined]  # given back to the module, it is the module's own function
        return call

    def _recorded(self, name: str, function: Callable[..., Any]) -> Callable[..., Any]:
        recorder = self._recorder

        def call(*args: Any, **kwargs: Any) -> Any:
            __tracebackhide__ = True
            if recorder.inside_a_call:  # a test gave one of the student's functions to another
                return function(*args, **kwargs)
            args, kwargs = recorder.begins(name, args, kwargs)
            record = Call(name, args, kwargs)
            recorder.calls.append(record)
            recorder.inside_a_call = True
            try:
                with guarded(recorder):
                    record.result = function(*args, **kwargs)
            except BaseException as error:
                record.error = error
                raise
            finally:
                recorder.inside_a_call = False
            record.returned = True
            return record.result

        call.__name__ = call.__qualname__ = name
        return call

    def _missing(self, name: str) -> Callable[..., Any]:
        def call(*args: Any, **kwargs: Any) -> Any:
            __tracebackhide__ = True
            self._recorder.calls.append(Call(name, args, kwargs))
            self.require_module()
            raise NotWritten(f"{self._origin} has no function {name}{self._did_you_mean(name)}")

        call.__name__ = call.__qualname__ = name
        return call

    def require_module(self) -> None:
        """Raises Broken where the student's module could not be imported."""
        __tracebackhide__ = True
        if self._failure is not None:
            raise Broken(f"{self._origin} can't be imported") from self._failure

    def _did_you_mean(self, name: str) -> str:
        there = {
            other.lower(): other
            for other, value in vars(self._module).items()
            if callable(value) and not other.startswith("_")
        }
        close = difflib.get_close_matches(name.lower(), there, n=1)
        return f" (did you mean {name} where it says {there[close[0]]}?)" if close else ""


class _LimitedOutput(io.TextIOBase):
    """Writes to `stream` until the test has printed its share."""

    def __init__(self, stream: TextIO, recorder: Recorder) -> None:
        self._stream = stream
        self._recorder = recorder

    def write(self, text: str) -> int:
        self._recorder.printed += len(text)
        if self._recorder.printed > OUTPUT_LIMIT:
            raise TooMuchOutput
        return self._stream.write(text)

    def writelines(self, lines: Iterable[Any]) -> None:
        for line in lines:
            self.write(line)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)


@contextmanager
def guarded(recorder: Recorder) -> Iterator[None]:
    """Runs a block of a student's code.

    Printing more than `OUTPUT_LIMIT` characters in one test raises TooMuchOutput, and os._exit raises SystemExit:
    it would end the run without a word. Threads that the block starts can't keep the run from ending.
    """
    out, err, real_exit, process = sys.stdout, sys.stderr, os._exit, os.getpid()
    real_start = threading.Thread.start

    def exit_by_exception(status: int) -> NoReturn:
        if os.getpid() != process:  # a child process that the code has started ends as it means to
            real_exit(status)
        raise SystemExit(status)

    def start_as_daemon(thread: threading.Thread) -> None:
        thread.daemon = True
        real_start(thread)

    limited_out, limited_err = _LimitedOutput(out, recorder), _LimitedOutput(err, recorder)
    sys.stdout, sys.stderr = limited_out, limited_err
    os._exit = exit_by_exception
    threading.Thread.start = start_as_daemon  # type: ignore[method-assign, assignment]
    try:
        yield
    finally:
        os._exit = real_exit
        threading.Thread.start = real_start  # type: ignore[method-assign]
        # A debugger may have put the terminal there in the meantime: leave that alone.
        if sys.stdout is limited_out:
            sys.stdout = out
        if sys.stderr is limited_err:
            sys.stderr = err
