"""kata watch: runs on start and on each save, until Ctrl-C."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from helpers import DOUBLE, QUADRUPLE, Kata, clean_environment
from kata import watch as watching
from kata.screen import Screen
from kata.units import all_units
from kata.watch import signature, watch

posix = pytest.mark.skipif(not hasattr(os, "killpg"), reason="process groups and their signals are POSIX's")
LOOP = "def double(n):\n    open('looping', 'w').close()\n    while True:\n        pass\n"


class Watched:
    """A running `kata watch`, and what it has printed so far."""

    def __init__(self, kata: Kata, *arguments: str) -> None:
        self.kata = kata
        self.output = kata.folder.parent / "output.txt"
        with self.output.open("wb") as out:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "kata", "watch", *arguments],
                cwd=kata.folder,
                env=clean_environment(),
                stdin=subprocess.DEVNULL,
                stdout=out,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )

    @property
    def out(self) -> str:
        return self.output.read_text(encoding="utf-8")

    def wait(self, text: str, times: int = 1) -> None:
        """Until the text was printed so many times; a minute is more than any machine needs."""
        self.wait_for(lambda: self.out.count(text) >= times, text)

    def wait_for(self, condition, what: str) -> None:
        deadline = time.monotonic() + 60
        while not condition():
            assert time.monotonic() < deadline, f"waited in vain for {what!r}:\n{self.out}"
            time.sleep(0.02)

    def ctrl_c(self) -> int:
        os.killpg(self.process.pid, signal.SIGINT)
        return self.process.wait(60)


@pytest.fixture
def watched(kata):
    """A function that starts `kata watch` on the small kata."""
    started = []

    def start(*arguments: str) -> Watched:
        started.append(Watched(kata, *arguments))
        return started[-1]

    yield start
    for each in started:
        if each.process.poll() is None:
            os.killpg(each.process.pid, signal.SIGKILL)
        each.process.wait()


@posix
def test_watch_runs_on_start_and_on_each_save_until_ctrl_c(kata, watched):
    run = watched("01")
    run.wait("Watching units/01_double/double.py. Save to run again, Ctrl-C to stop.")
    assert run.out.count("not yet written: double") == 1
    kata.write("units/01_double/double.py", DOUBLE)
    run.wait("Watching", 2)
    assert run.out.index("saved: units/01_double/double.py") < run.out.index("All stages are green")
    test_file = kata.folder / "units/01_double/test_double.py"
    test_file.write_bytes(test_file.read_bytes().replace(b"double(0) == 0", b"double(0) == 1"))
    run.wait("Watching", 3)
    assert "double(0)\n  came back  0\n  wanted     1" in run.out
    assert run.ctrl_c() == 0
    assert run.out.endswith("\nkata: no longer watching\n")
    assert "Traceback" not in run.out


@posix
def test_a_save_during_a_run_ends_that_run(kata, watched):
    kata.write("units/01_double/double.py", LOOP)
    run = watched("01")
    run.wait_for((kata.folder / "looping").exists, "the loop")
    kata.write("units/01_double/double.py", DOUBLE)
    run.wait("Watching")
    assert run.out.count("All stages are green") == 1
    assert "out of time" not in run.out
    assert "saved:" not in run.out
    assert run.ctrl_c() == 0


@posix
def test_without_a_unit_whichever_is_saved_is_run(kata, watched):
    run = watched()
    run.wait("Watching every unit's file.")
    kata.write("units/02_quadruple/quadruple.py", QUADRUPLE)
    run.wait("Watching", 2)
    assert run.out.index("not yet written: double") < run.out.index("saved: units/02_quadruple/quadruple.py")
    assert run.out.index("02 quadruple") < run.out.index("All stages are green")
    kata.write("units/01_double/double.py", DOUBLE)
    run.wait("Watching", 3)
    assert run.out.count("All stages are green") == 2
    assert run.ctrl_c() == 0


@posix
def test_a_file_that_comes_back_is_a_save(kata, watched):
    """As editors do that write a new file and rename it."""
    run = watched("01")
    run.wait("Watching")
    new = kata.write("units/01_double/new", DOUBLE)
    new.replace(kata.folder / "units/01_double/double.py")
    run.wait("All stages are green")
    assert run.ctrl_c() == 0


def watch_a_process(kata, monkeypatch, code: str, *events) -> list[subprocess.Popen]:
    """Watches unit 01 with runs that are `code`: each look is one of the events, the last one a Ctrl-C."""
    started = []

    class Popen(subprocess.Popen):
        def __init__(self, *arguments, **options):
            super().__init__(*arguments, **options)
            started.append(self)

    def next_event(_):
        if not events or not events[0](started):
            real_sleep(0.02)
            return
        events.pop(0)
        if not events:
            raise KeyboardInterrupt

    events, real_sleep = list(events), time.sleep
    monkeypatch.setattr(watching, "pytest_command", lambda *_: [sys.executable, "-c", code])
    monkeypatch.setattr(watching.subprocess, "Popen", Popen)
    monkeypatch.setattr(watching.time, "sleep", next_event)
    units = all_units(kata.folder)[:1]
    watch(units, units[0], Screen(color=True, width=80))
    return started


def ready(started) -> bool:
    return Path("ready").exists()


@pytest.mark.parametrize("signals", ["SIGINT", "SIGINT, SIGTERM"])
def test_ctrl_c_ends_a_run_that_does_not_end_itself(kata, monkeypatch, capfd, signals):
    """Such as one whose code has a bare `except:` in an endless loop."""
    monkeypatch.chdir(kata.folder)
    ignore = "".join(f"signal.signal(signal.{name}, signal.SIG_IGN); " for name in signals.split(", "))
    code = f"import signal, time; {ignore}open('{kata.folder.as_posix()}/ready', 'w').close(); time.sleep(60)"
    [run] = watch_a_process(kata, monkeypatch, code, ready)
    assert run.returncode < 0
    assert capfd.readouterr().out.endswith("\nkata: no longer watching\n")


def test_a_screen_with_colour_is_cleared_before_each_run(kata, monkeypatch, capfd):
    def ended(started) -> bool:
        return started[-1].poll() is not None and "Watching" in seen()

    def seen() -> str:
        text.append(capfd.readouterr().out)
        return "".join(text)

    def save(_) -> bool:
        text.clear()
        return bool(kata.write("units/01_double/double.py", DOUBLE))

    text: list[str] = []
    runs = watch_a_process(kata, monkeypatch, "print('run')", ended, save, ended)
    assert [run.returncode for run in runs] == [0, 0]
    assert "\x1b[2J" in seen()
    assert "saved: units/01_double/double.py" in seen()


def test_a_save_changes_the_signature_of_a_file(tmp_path):
    file = tmp_path / "file"
    assert signature(file) == (0, 0)
    file.write_text("a")
    before = signature(file)
    assert signature(file) == before != (0, 0)
    file.write_text("ab")
    assert signature(file) != before
    before = signature(file)
    os.utime(file, ns=(1, before[0] + 1))  # the same size, a moment later
    assert signature(file) != before
