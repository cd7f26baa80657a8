"""A limit on how long a piece of a student's code may run.

pytest-timeout was considered: it ends the whole run on Windows, a bare `except:` in the student's code swallows
its exception for good, and it does not watch imports.
"""

from __future__ import annotations

import _thread
import faulthandler
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

# How long code may go on after its limit, swallowing what should stop it or deep in one call of C code, before
# the whole process is ended.
GRACE_SECONDS = 5.0
# How often code that swallows the exception is interrupted again.
REPEAT_SECONDS = 0.5

# In a browser there are neither timers nor threads: there the page ends what runs too long.
HAS_LIMITS = sys.platform != "emscripten"
# Windows has no interval timers.
_HAS_TIMERS = hasattr(signal, "setitimer")
# The signal that ends a process for good.
HARD_STOP: int = getattr(signal, "SIGVTALRM", 0)


class OutOfTime(BaseException):
    """Raised in code that ran longer than its limit. No `except Exception:` stops it."""


# The file descriptor that says where a process hung that had to be ended; see `report_hangs_to`.
_stderr = 2


def report_hangs_to(descriptor: int) -> None:
    """Where a process that has to be ended says so: a copy of standard error, if that is captured meanwhile."""
    global _stderr
    _stderr = descriptor
    if _HAS_TIMERS:
        # Written without Python's help, which code deep in one call of C keeps for itself. Then the signal ends all.
        faulthandler.register(HARD_STOP, file=descriptor, all_threads=False, chain=True)


@contextmanager
def time_limit(seconds: float) -> Iterator[Callable[[], None]]:
    """Raises OutOfTime in the main thread when the block runs longer than `seconds`.

    Gives a function that lifts the limit, for a debugger. Code that can't be stopped that way ends the process
    `GRACE_SECONDS` later, with the place where it hung on standard error. Outside the main thread there is no
    limit: nothing can interrupt another thread safely. Nor is there one in a browser, where the page keeps it.
    """
    if not HAS_LIMITS or threading.current_thread() is not threading.main_thread():
        yield lambda: None
        return
    cancel = _interrupt_after(seconds)
    _end_process_after(seconds + GRACE_SECONDS)

    def lift() -> None:
        cancel()
        _end_process_after(0)

    try:
        yield lift
    finally:
        lift()


def _end_process_after(seconds: float) -> None:
    """Arms the hard stop; 0 disarms it. With timers it counts the time that the process computes."""
    if _HAS_TIMERS:
        signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    elif seconds:
        faulthandler.dump_traceback_later(seconds, exit=True, file=_stderr)
    else:
        faulthandler.cancel_dump_traceback_later()


def _interrupt_by_timer(seconds: float) -> Callable[[], None]:
    """Interrupts the main thread by the interval timer, which also wakes a sleep or a read."""

    end = time.monotonic() + seconds + GRACE_SECONDS

    def out_of_time(_signal: int, _frame: FrameType | None) -> None:
        if time.monotonic() > end:
            signal.raise_signal(HARD_STOP)  # code that swallows the exception and waits computes nothing
        raise OutOfTime

    before = signal.signal(signal.SIGALRM, out_of_time)
    signal.setitimer(signal.ITIMER_REAL, seconds, REPEAT_SECONDS)

    def cancel() -> None:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)

    return cancel


def _interrupt_by_thread(seconds: float) -> Callable[[], None]:
    """Interrupts the main thread by a second thread, where there are no timers."""
    done, expired = threading.Event(), threading.Event()

    def watch() -> None:
        while not done.wait(REPEAT_SECONDS if expired.is_set() else seconds):
            expired.set()
            _thread.interrupt_main()

    def out_of_time(number: int, frame: FrameType | None) -> None:
        if expired.is_set():
            raise OutOfTime
        signal.default_int_handler(number, frame)

    before = signal.signal(signal.SIGINT, out_of_time)
    threading.Thread(target=watch, daemon=True).start()

    def cancel() -> None:
        done.set()
        signal.signal(signal.SIGINT, before)

    return cancel


_interrupt_after = _interrupt_by_timer if _HAS_TIMERS else _interrupt_by_thread
