"""What runs in the sandbox: it imports the submission and answers the judge's calls, one after the other.

    python -I -S -c STARTER CODE_FD SUBMISSION MODULES READ_FD WRITE_FD LIMITS

SUBMISSION is the file, MODULES a folder with the other modules that it may import, LIMITS a JSON object. STARTER is
that of `kata.grading.sandbox`, which reads the compiled code of `wire` and of this file from CODE_FD. Whatever the
submission does in here, all that reaches the judge are messages of `wire`; the judge believes none of them more than
it would believe a returned value.

Started once for each submission, it imports as little as it can: `typing`, `json` or `contextlib` alone take longer
than a judge needs for a unit's tests.
"""

from __future__ import annotations

import _json
import builtins
import io
import os
import sys
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader

TYPE_CHECKING = False
if TYPE_CHECKING:
    from types import ModuleType
    from typing import Any

    from kata.grading import wire
else:
    import wire

    ModuleType = type(sys)


class _Plain:
    """How JSON is read: the settings of the json module's decoder."""

    strict = True
    object_hook = object_pairs_hook = None
    parse_float, parse_int = float, int
    parse_constant = float
    memo: dict[str, str] = {}  # noqa: RUF012


_in_c: Any = _json
_scan = _in_c.make_scanner(_Plain)
_encode = _in_c.make_encoder(None, None, _in_c.encode_basestring_ascii, None, ":", ",", False, False, True)


def loads(text: str) -> Any:
    """The value of a JSON text, as json.loads gives it."""
    return _scan(text, 0)[0]


def dumps(value: Any) -> str:
    """A value as JSON, as json.dumps gives it."""
    return "".join(_encode(value, 0))


# What one call may print, in characters. Past it the call ends with TooMuchOutput.
OUTPUT_LIMIT = 1_000_000
FLOOD = 10_000
MOST_NAMES = 500
FRAMES = 8


# Where no memory is left to say so, this is what is sent.
OUT_OF_MEMORY = wire.framed('{"failed": "MemoryError", "bases": ["MemoryError"], "text": "", "trace": []}')


class TooMuchOutput(BaseException):
    """Raised in code that prints without end."""


class _Printed(io.TextIOBase):
    """Keeps what is printed, up to the limit."""

    def __init__(self) -> None:
        self.parts: list[str] = []
        self.length = 0

    def write(self, text: str) -> int:
        if not isinstance(text, str):
            raise TypeError(f"write() argument must be str, not {type(text).__name__}")
        self.length += len(text)
        if self.length > OUTPUT_LIMIT:
            raise TooMuchOutput
        self.parts.append(text)
        return len(text)

    def writable(self) -> bool:
        return True


def limit_resources(limits: dict[str, int]) -> None:
    """Sets the process's own limits: seconds of CPU, bytes of memory and of a file, processes, open files.

    With END_WITH_PARENT it also ends when the process ends that started it.
    """
    import resource

    if limits.pop("END_WITH_PARENT", 0) and sys.platform == "linux":
        import ctypes
        import signal

        set_the_signal_for_a_parents_death = 1
        ctypes.CDLL(None).prctl(set_the_signal_for_a_parents_death, signal.SIGKILL)
    for name, value in limits.items():
        number = getattr(resource, name, None)
        if number is None:
            continue
        hard = resource.getrlimit(number)[1]
        most = value if hard == resource.RLIM_INFINITY else min(value, hard)
        soft = most - 1 if name == "RLIMIT_CPU" else most  # its signal says what was too much, the hard one does not
        resource.setrlimit(number, (soft, most))


class Server:
    """Answers the judge: loads the submission, calls its functions, steps its iterators."""

    def __init__(self, channel: wire.Channel, file: str) -> None:
        self.channel = channel
        self.file = file
        self.process = os.getpid()
        self.lent_error: BaseException | None = None
        self.asking = 0
        self.raised: list[BaseException] = []  # in calls that came while the judge was serving one of ours
        self.side = wire.Side(1, self.remote_function, self.remote_iterator)
        self.side.own = lambda name: vars(self.module)[name]
        self.module: ModuleType | None = None

    # What the judge lent

    def remote_function(self, number: int) -> Any:
        def function(*args: Any, **kwargs: Any) -> Any:
            return self.ask({"do": "call", "handle": number}, args, kwargs)

        return function

    def remote_iterator(self, number: int) -> Any:
        def generate() -> Any:
            while True:
                more, item = self.ask({"do": "next", "handle": number}, (), {})
                if not more:
                    return
                yield item

        return generate()

    def ask(self, request: dict[str, Any], args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        """Asks the judge for something while it waits for an answer."""
        self.channel.send({**request, **self.side.pack(args, tuple(kwargs.items()))})
        while True:
            message = self.channel.receive()
            if message.get("do") in ("call", "next"):  # a function of ours that the judge calls for it
                self.asking += 1
                self.serve(message)
                self.asking -= 1
                continue
            if "raised" in message:
                raise self.raised[message["raised"]]
            if "error" in message:
                kind: Any = getattr(builtins, message["error"], None)
                known = isinstance(kind, type) and issubclass(kind, Exception)
                self.lent_error = kind(message["text"]) if known else RuntimeError(message["text"])
                raise self.lent_error
            return self.side.unpack(message)[0]

    # What the judge asks

    def serve(self, message: dict[str, Any]) -> None:
        """Answers one request."""
        printed, complained = _Printed(), _Printed()
        keyboard = io.StringIO(message.get("typed") or "")
        before = sys.stdin, sys.stdout, sys.stderr
        sys.stdin, sys.stdout, sys.stderr = keyboard, printed, complained
        try:
            answer = self.answer(message)
        except BaseException as error:
            answer = self.error(error)
            if isinstance(error, MemoryError):
                error.__traceback__ = None  # lets go of what the failed call holds
            if message["do"] == "call":  # what was changed before the error stays changed
                try:  # noqa: SIM105
                    answer |= self.side.pack(answering=message)
                except wire.TooLarge:
                    pass
        finally:
            sys.stdin, sys.stdout, sys.stderr = before
        if os.getpid() != self.process:
            os._exit(0)  # a copy that the submission has made of this process: only one of them answers
        # Of a flood the beginning is enough.
        most = FLOOD if answer.get("failed") == "TooMuchOutput" else OUTPUT_LIMIT
        answer["printed"], answer["complained"] = "".join(printed.parts)[:most], "".join(complained.parts)[:most]
        answer["read"] = keyboard.tell()
        try:
            self.channel.send(answer)
        except wire.TooLarge:
            self.channel.send({"failed": "TooLarge", "bases": ["Exception"], "text": "", "trace": []})

    def answer(self, message: dict[str, Any]) -> dict[str, Any]:
        if message["do"] == "load":
            return self.load()
        args, kwargs = self.side.unpack(message)
        if message["do"] == "next":
            try:
                return self.side.pack((True, next(self.side.lent[message["handle"]])))
            except StopIteration:
                return self.side.pack((False, None))
        function = self.side.lent[message["handle"]] if "handle" in message else vars(self.module)[message["name"]]
        return self.side.pack(function(*args, **dict(kwargs)), answering=message)

    def load(self) -> dict[str, Any]:
        """Imports the submission. The answer names its functions, and its other values where they are plain."""
        name = os.path.splitext(os.path.basename(self.file))[0]
        loader = SourceFileLoader(name, self.file)
        self.module = ModuleType(name)
        self.module.__file__, self.module.__loader__ = self.file, loader
        self.module.__spec__ = ModuleSpec(name, loader, origin=self.file)
        sys.modules[name] = self.module
        loader.exec_module(self.module)
        names = [(key, value) for key, value in vars(self.module).items() if not key.startswith("__")][:MOST_NAMES]
        functions = [key for key, value in names if callable(value)]
        values = {}
        for key, value in names:
            if not callable(value) and not isinstance(value, ModuleType):
                try:
                    wire.Side(1).pack(value)
                except wire.TooLarge:
                    continue
                values[key] = value
        return {"functions": functions, **self.side.pack(values)}

    def _kept(self, error: BaseException) -> int | None:
        if not self.asking:
            return None
        self.raised.append(error)
        return len(self.raised) - 1

    def error(self, error: BaseException) -> dict[str, Any]:
        """The error as names and text; what its own methods do wrong is no answer of ours."""
        try:
            text = str(error)[:2000]
        except BaseException:
            text = ""
        trace: list[list[Any]] = []
        step = error.__traceback__
        while step is not None and len(trace) < 1000:
            if step.tb_frame.f_code.co_filename == self.file:
                trace.append([step.tb_lineno, step.tb_frame.f_code.co_name[:80]])
            step = step.tb_next
        if isinstance(error, SyntaxError) and error.filename == self.file:
            trace.append([error.lineno or 1, "<module>"])
        return {
            "failed": type(error).__name__[:80],
            "lent": error is self.lent_error,
            "raised": self._kept(error),
            "bases": [base.__name__ for base in type(error).__mro__ if base.__module__ == "builtins"],
            "text": text,
            "trace": trace[:FRAMES] if len(trace) <= FRAMES else [*trace[: FRAMES // 2], *trace[-FRAMES // 2 :]],
        }


class _Seeded:
    """Seeds the module `random` when it is imported: the same submission gets the same grade."""

    @staticmethod
    def find_spec(name: str, path: Any = None, target: Any = None) -> ModuleSpec | None:
        if name != "random" or path is not None:
            return None
        spec = PathFinder.find_spec(name)
        assert spec is not None
        assert spec.loader is not None
        execute = spec.loader.exec_module

        def seeded(module: Any) -> None:
            execute(module)
            module.seed(0)

        spec.loader.exec_module = seeded  # type: ignore[method-assign]
        return spec


def main() -> None:
    file, modules, read_fd, write_fd, limits = sys.argv[2:7]
    limit_resources(loads(limits))
    sys.argv[:] = [file]
    sys.path.insert(0, modules)
    sys.dont_write_bytecode = True
    sys.set_int_max_str_digits(10_000)
    vars(builtins).update(exit=sys.exit, quit=sys.exit)  # as where Python starts in the usual way
    sys.meta_path.insert(0, _Seeded)
    server = Server(wire.Channel(int(read_fd), int(write_fd), dumps, loads), file)
    server.channel.send({"ready": True})
    while True:
        try:
            server.side.forget()
            server.raised.clear()
            server.serve(server.channel.receive())
        except wire.Ended:
            os._exit(0)
        except MemoryError:
            server.channel.write(OUT_OF_MEMORY)


if __name__ == "__main__":
    main()
