"""The limit on a student's code: it stops what never ends, and leaves everything else alone."""

import signal
import subprocess
import sys
import threading
import time

import pytest

from helpers import clean_environment
from kata import timelimit
from kata.timelimit import HARD_STOP, OutOfTime, time_limit

WAYS = {"timer": timelimit._interrupt_by_timer, "thread": timelimit._interrupt_by_thread}


@pytest.fixture(params=WAYS, autouse=True)
def way(request, monkeypatch):
    """Both ways to interrupt: the second one is for Windows, and works everywhere."""
    monkeypatch.setattr(timelimit, "_interrupt_after", WAYS[request.param])
    monkeypatch.setattr(timelimit, "REPEAT_SECONDS", 0.02)


def spin(seconds=60.0):
    """Computes for so long, unless it is stopped."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        pass


def test_a_loop_that_never_ends_is_stopped():
    with pytest.raises(OutOfTime), time_limit(0.1):
        spin()


def test_no_except_exception_swallows_the_stop():
    def swallow():
        try:
            spin()
        except Exception:
            pytest.fail("the stop is no Exception")

    with pytest.raises(OutOfTime), time_limit(0.1):
        swallow()


def test_code_that_swallows_the_stop_is_stopped_again():
    stops = 0
    with time_limit(0.1):
        while stops < 3:
            try:
                spin()
            except BaseException:
                stops += 1
    assert stops == 3


def test_code_that_ends_in_time_is_left_alone_afterwards():
    with time_limit(0.1):
        pass
    spin(0.3)


def test_the_limit_ends_with_an_error_in_the_block_too():
    with pytest.raises(ZeroDivisionError), time_limit(0.1):
        raise ZeroDivisionError
    spin(0.3)


@pytest.mark.parametrize("number", [signal.SIGALRM, signal.SIGINT])
def test_the_signals_of_others_are_put_back(number):
    before = signal.signal(number, lambda *_: None)
    try:
        ours = signal.getsignal(number)
        with time_limit(10):
            pass
        assert signal.getsignal(number) is ours
    finally:
        signal.signal(number, before)


def test_a_lifted_limit_stops_nothing():
    """As for a student in the debugger."""
    with time_limit(0.1) as lift:
        lift()
        spin(0.3)


def test_control_c_before_the_limit_is_control_c():
    with pytest.raises(KeyboardInterrupt), time_limit(60):
        signal.raise_signal(signal.SIGINT)


def test_another_thread_has_no_limit():
    outcome = []

    def work():
        with time_limit(0.01) as lift:
            spin(0.1)
            lift()
            outcome.append("done")

    thread = threading.Thread(target=work)
    thread.start()
    thread.join()
    assert outcome == ["done"]


def test_where_there_are_no_threads_there_is_no_limit(monkeypatch):
    """As in a browser, where the page ends what runs too long."""
    monkeypatch.setattr(timelimit, "HAS_LIMITS", False)
    monkeypatch.setattr(timelimit, "_interrupt_after", lambda _: pytest.fail("a limit needs a thread"))
    monkeypatch.setattr(timelimit, "_end_process_after", lambda _: pytest.fail("a limit needs a thread"))
    with time_limit(0.01) as lift:
        spin(0.1)
        lift()


def test_a_wait_is_woken():
    """The timer only: on Windows a sleep ends by itself first."""
    cancel = timelimit._interrupt_by_timer(0.1)
    try:
        with pytest.raises(OutOfTime):
            threading.Event().wait(60)
    finally:
        cancel()


# What can't be stopped at all ends the process: each in a process of its own.
PROGRAM = """
import itertools, time
from kata import timelimit
timelimit.GRACE_SECONDS = timelimit.REPEAT_SECONDS = 0.1
{settings}
timelimit.report_hangs_to(2)

def hang():
    {code}

with timelimit.time_limit(0.1):
    hang()
"""
IN_C = "sum(itertools.count())"
SWALLOWS_AND_WAITS = """
    while True:
        try:
            time.sleep(60)
        except: pass
"""
AS_ON_WINDOWS = "timelimit._HAS_TIMERS = False; timelimit._interrupt_after = timelimit._interrupt_by_thread"


@pytest.mark.parametrize("way", ["timer"], indirect=True)
@pytest.mark.parametrize("code", [IN_C, SWALLOWS_AND_WAITS], ids=["in C", "waits"])
@pytest.mark.parametrize(
    ("settings", "exit_code"), [("", -HARD_STOP), (AS_ON_WINDOWS, 1)], ids=["by a signal", "by faulthandler"]
)
def test_code_that_nothing_stops_ends_the_process_and_says_where(way, code, settings, exit_code):
    run = subprocess.run(
        [sys.executable, "-c", PROGRAM.format(code=code, settings=settings)],
        env=clean_environment(),
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert run.returncode == exit_code
    assert "in hang" in run.stderr
