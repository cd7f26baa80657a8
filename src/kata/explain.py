"""Why a test is red, in the words of the game: which call, what came, what was wanted, and why."""

from __future__ import annotations

import difflib
import re
import traceback
from collections.abc import Collection
from pathlib import Path

import pytest

from kata.report import CRASHED, NOT_WRITTEN, OUT_OF_MEMORY, OUT_OF_TIME, TOO_MUCH_OUTPUT, WRONG, TestReport
from kata.standin import Broken, Call, NotWritten, Recorder, TooMuchOutput, show
from kata.timelimit import OutOfTime

# Lines of the student's code that a crash shows: the ends of the way from the test to the error.
TRACE_STEPS = 4
# Lines of what was printed that a message shows.
OUTPUT_LINES = 10

NOT_UTF8 = "the file is not UTF-8 text. Save it as UTF-8"

# What a stub's error says after the name of the function.
_STUB = ": your turn"
# What was wanted of a call's result, where it stands on the left of a comparison, and where on the right.
_WANTED_LEFT = {
    "==": "{}",
    "is": "{}",
    "!=": "anything but {}",
    "is not": "anything but {}",
    "in": "one of {}",
    "not in": "none of {}",
    "<": "less than {}",
    "<=": "at most {}",
    ">": "more than {}",
    ">=": "at least {}",
}
_WANTED_RIGHT = _WANTED_LEFT | {
    "in": "{} in it",
    "not in": "no {} in it",
    "<": "more than {}",
    "<=": "at least {}",
    ">": "less than {}",
    ">=": "at most {}",
}
_WANTED_PRINTED = {"in": "{} printed", "not in": "no {} printed"}

# Values that can be equal without being the same object.
_SIMPLE = (type(None), int, float, str)


class Stopped(Exception):
    """Why a piece of code could give no answer: the text is a whole sentence for whoever wrote it."""


class Comparison:
    """The comparison that failed: `left` `op` `right`."""

    def __init__(self, op: str, left: object, right: object) -> None:
        self.op = op
        self.left = left
        self.right = right


def explain(
    report: TestReport,
    error: BaseException,
    recorder: Recorder,
    comparison: Comparison | None,
    code: Path,
    others: Collection[Path],
    seconds: float,
) -> None:
    """Fills in `report` of a test that ended with `error`.

    `recorder` has the test's calls, `comparison` what its failed assert compared, `code` is the student's file,
    `others` are the files of the other units' modules, `seconds` the time that the test had.
    """
    call = recorder.calls[-1] if recorder.calls else None
    report.call = call.text if call else ""
    if call is not None and call.typed is not None:
        report.typed = ", ".join(map(show, call.typed)) or "nothing"
        report.output = cut_output(call.printed or "", last=True)
    if isinstance(error, NotImplementedError) and (function := _stub_of(error, [code, *others])):
        report.status, report.came = NOT_WRITTEN, function
    elif isinstance(error, NotWritten):
        report.status, report.came = NOT_WRITTEN, f"{call.text.partition('(')[0] if call else ''}. {error}"
    elif isinstance(error, Broken):
        report.status, report.call = CRASHED, str(error)
        cause = error.__cause__
        assert cause is not None
        report.status, report.came = _status(cause), _reason(cause, seconds, code, others)
        report.trace = _trace(cause, code, others)
    elif isinstance(error, OutOfTime):
        report.status, report.came = OUT_OF_TIME, _reason(error, seconds, code, others)
        report.trace = _trace(error, code, others)
    elif _is_a_complaint(error, [code, *others]):
        _explain_wrong(report, error, recorder, comparison)
    elif (call is not None and call.error is error) or _in_files(error, [code, *others]):
        report.status, report.came = _status(error), _reason(error, seconds, code, others, call)
        report.trace = _trace(error, code, others)
    else:
        _explain_wrong(report, error, recorder, comparison)


def _status(error: BaseException) -> str:
    """How code that ended with `error` broke off."""
    if isinstance(error, OutOfTime):
        return OUT_OF_TIME
    if isinstance(error, MemoryError):
        return OUT_OF_MEMORY
    return TOO_MUCH_OUTPUT if isinstance(error, TooMuchOutput) else CRASHED


def _is_a_complaint(error: BaseException, files: Collection[Path]) -> bool:
    """Whether the error is one by which a test says that something is wrong: raised by the test itself, or by a
    function that it gave to the student's code; not by an assert in that code."""
    if not isinstance(error, AssertionError | pytest.fail.Exception):
        return False
    frames = traceback.extract_tb(error.__traceback__)
    return not frames or frames[-1].filename not in {str(path) for path in files}


def _stub_of(error: NotImplementedError, files: Collection[Path]) -> str:
    """The function that is not yet written; the empty string where the error came from elsewhere."""
    if _text(error).endswith(_STUB):
        return _text(error).removesuffix(_STUB)
    names = {str(path) for path in files}
    frames = traceback.extract_tb(error.__traceback__)
    return frames[-1].name if frames and frames[-1].filename in names else ""


def cut_output(text: str, last: bool = False) -> str:
    """What was printed, or the text of an error, cut to its first few lines, or to its last."""
    lines = text.splitlines()
    left_out = len(lines) - OUTPUT_LINES
    if left_out > 0 and last:
        lines = [f"... {left_out:,} lines before", *lines[left_out:]]
    elif left_out > 0:
        lines = [*lines[:OUTPUT_LINES], f"... and {left_out:,} more lines"]
    return "\n".join(line if len(line) <= 200 else line[:200] + "..." for line in lines)


def _explain_wrong(report: TestReport, error: BaseException, recorder: Recorder, comparison: Comparison | None) -> None:
    if not isinstance(error, AssertionError | pytest.fail.Exception):
        _explain_unusable(report, error, recorder)
        return
    report.status = WRONG
    why, introspection = _split(str(error))
    report.why = why
    call = recorder.calls[-1] if recorder.calls else None
    if call is not None:
        report.came = call.came if call.returned or call.error is error else _named(call.error)
    if call is not None and call.typed is not None and call.returned and call.result is None:
        report.came = ""  # what such a function does is to print
    if comparison is None:
        _explain_plain_assert(report, introspection)
        return
    *_, first, second = [None, None, *recorder.calls]
    frames = traceback.extract_tb(error.__traceback__)
    if call and frames and f"{call.text.partition('(')[0]}(" in (frames[-1].line or ""):
        for each in recorder.calls:
            each.arguments = []  # the assert itself calls: it compares what came back, be that an argument or not
    if first and second and _gave(first, comparison.left) and _gave(second, comparison.right):
        _tell_both(report, first, second)
        report.wanted = f"the first {comparison.op} the second"
        return
    if second and second.printed is not None and comparison.right is second.printed:
        report.wanted = _WANTED_PRINTED.get(comparison.op, _WANTED_RIGHT[comparison.op]).format(show(comparison.left))
        return
    if second and _gave(second, comparison.right) and not _gave(second, comparison.left):
        report.wanted = _WANTED_RIGHT[comparison.op].format(show(comparison.left))
        return
    report.wanted = _WANTED_LEFT[comparison.op].format(show(comparison.right))
    left = next((call for call in reversed(recorder.calls) if _gave(call, comparison.left)), None)
    if left:
        report.call, report.came = left.text, left.came
    elif comparison.op in ("in", "not in") and isinstance(comparison.right, str):
        report.compared = show(comparison.right)
        report.wanted = _WANTED_RIGHT[comparison.op].format(show(comparison.left))
    elif second and _took(second, comparison.left):
        report.came, report.compared = "", show(comparison.left)
    elif show(comparison.left) != report.came:
        report.compared = show(comparison.left)


def _tell_both(report: TestReport, first: Call, second: Call) -> None:
    report.call = f"{first.text}\n{second.text}"
    report.came = f"{first.came}\n{second.came}"


def _explain_unusable(report: TestReport, error: BaseException, recorder: Recorder) -> None:
    """An error in the test itself: what came back could not even be compared, or there was nothing to call."""
    reason = _named(error)
    *_, first, second = [None, None, *recorder.calls]
    if second is None:
        report.status, report.came = CRASHED, f"{reason}. Is a name that should be a function something else?"
        return
    report.status, report.came = WRONG, second.came
    if first and first.returned and "not supported between instances" in reason:
        _tell_both(report, first, second)
        report.wanted = "two values that can be compared with each other"
    if reason.startswith("FlakyFailure"):  # of hypothesis, which tries a call that is red once more
        report.why = "what is wrong one time is right another, with the same arguments"
    elif second.returned and second.result is None:
        report.why = f"None came back, as from a function that ends without a return ({reason})"
    else:
        report.why = f"the test can do nothing with that: {reason}"


def _explain_plain_assert(report: TestReport, introspection: str) -> None:
    """An assert that compares nothing, a pytest.raises or a pytest.fail."""
    if missing := re.match(r"DID NOT RAISE (?:<class ')?(?:[\w.]*\.)?(\w+)", report.why):
        report.wanted, report.why = f"{missing[1]}, raised", ""
    elif pattern := re.search(r"^\s*(?:Regex|Expected regex): (.*)$", report.why, re.MULTILINE):
        report.wanted, report.why = f"a message that fits {pattern[1].strip()}", ""
    elif introspection:
        report.wanted = "something false" if introspection.startswith("assert not ") else "something true"


def _split(text: str) -> tuple[str, str]:
    """An assertion's own message, and pytest's explanation of it."""
    lines = text.splitlines()
    for number, line in enumerate(lines):
        if line.startswith("assert "):
            return "\n".join(lines[:number]).strip(), "\n".join(lines[number:])
    return text.strip(), ""


def _gave(call: Call, value: object) -> bool:
    """Whether `value` is what came back from `call`: the same object, or an equal number or text.

    An argument that came back is looked at as an argument: whether it was changed.
    """
    if not call.returned or _took(call, value):
        return False
    simple = type(call.result) is type(value) and isinstance(value, _SIMPLE)
    return call.result is value or (simple and bool(call.result == value))


def _took(call: Call, value: object) -> bool:
    """Whether `value` itself was an argument of `call`. Numbers and texts are not looked at: they can't change."""
    return not isinstance(value, _SIMPLE) and any(argument is value for argument in call.arguments)


def _reason(
    error: BaseException, seconds: float, code: Path, others: Collection[Path], call: Call | None = None
) -> str:
    """The error in words: what it is, and where that helps what to look at."""
    name, text = type(error).__name__, _text(error)
    if isinstance(error, OutOfTime):
        limit = text or f"{seconds:g} seconds"  # one with a text ran into another limit than the test's
        return f"stopped after {limit}: is there a loop that never ends? Or one that is far too long?"
    if isinstance(error, MemoryError):
        return f"{text or 'it took more memory than there is'}: is there a list that grows without end?"
    if isinstance(error, Stopped):
        return text
    if isinstance(error, TooMuchOutput):
        return "it printed more than a million characters: is there a loop that never ends?"
    if isinstance(error, SystemExit):
        return "your code ends the program: exit() and quit() have no place in a unit"
    if isinstance(error, RecursionError):
        return f"{name}: a function calls itself without end"
    if isinstance(error, EOFError) and call is not None and call.typed is not None:
        return "your code asks for input() once more than there is something typed"
    if isinstance(error, OSError) and text.endswith(("File too large", "No space left on device")):
        return f"{name}: {text}. Your code fills the disk: a unit needs no files"
    if (isinstance(error, OSError) and "reading from stdin" in text) or isinstance(error, EOFError):
        return "your code asks for input(): here nobody can type, values come in as arguments"
    if isinstance(error, UnicodeDecodeError) and not _in_files(error, [code, *others]):
        return NOT_UTF8
    if isinstance(error, SyntaxError):
        return _syntax_error(error)
    if isinstance(error, FileNotFoundError) and str(error.filename) == str(code):
        return f"the file {code.name} is missing. Bring the stub back: kata reset {code.stem}"
    if isinstance(error, ModuleNotFoundError) and error.name:
        return f"{name}: {text}{_which_module(error.name, code, others)}"
    if isinstance(error, TypeError) and call is not None and _raised_by_the_call(error):
        return f"{name}: {text}. The function must take what this call gives it"
    return _named(error)


def _named(error: BaseException | None) -> str:
    """The error's type, and its text if it has one."""
    name, text = type(error).__name__, _text(error)
    return f"{name}: {text}" if text else name


def _which_module(name: str, code: Path, others: Collection[Path]) -> str:
    if (code.parent / f"{name}.py").is_file():
        return f". A unit is one file: put what is in {name}.py into {code.name}"
    close = difflib.get_close_matches(name, [path.stem for path in others], n=1)
    return f". Did you mean {close[0]}?" if close else ""


def _text(error: BaseException | None) -> str:
    try:
        text = str(error)
    except (Exception, SystemExit):
        return "an error whose text can't be shown"
    return cut_output(text)


def _syntax_error(error: SyntaxError) -> str:
    where = f", line {error.lineno}" if error.lineno else ""
    reason = f"{type(error).__name__}{where}: {error.msg}"
    if isinstance(error, TabError):
        return f"{reason}. Indent with spaces only, four a level"
    # Not "codec": Python also says that of a backslash in a string, as in "C:\\Users".
    if any(words in str(error.msg) for words in ("encoding", "null bytes")):
        return NOT_UTF8
    return f"{reason}\n{error.text.strip()}" if error.text and error.text.strip() else reason


def _raised_by_the_call(error: BaseException) -> bool:
    """Whether the call itself failed, before any line of the function ran."""
    frames = traceback.extract_tb(error.__traceback__)
    return bool(frames) and Path(frames[-1].filename).name == "standin.py"


def _in_files(error: BaseException, files: Collection[Path]) -> bool:
    names = {str(path) for path in files}
    return any(frame.filename in names for frame in traceback.extract_tb(error.__traceback__))


def _trace(error: BaseException, code: Path, others: Collection[Path]) -> list[str]:
    """The lines of unit modules that led to `error`, as 'file:line in function' and the line itself."""
    names = {str(path) for path in (code, *others)}
    frames = [frame for frame in traceback.extract_tb(error.__traceback__) if frame.filename in names]
    lines: list[str] = []
    shown = frames if len(frames) <= TRACE_STEPS else [frames[0], *frames[-(TRACE_STEPS - 1) :]]
    for number, frame in enumerate(shown):
        if number == 1 and len(shown) < len(frames):
            lines.append(f"... and {len(frames) - len(shown):,} more in between")
        lines += [f"{Path(frame.filename).name}:{frame.lineno} in {frame.name}", f"    {frame.line}"]
    return lines
