"""Runs a unit's tests again on each save.

It looks at the files a few times a second: that works on every system, network drives and containers included,
and costs next to nothing for a handful of files.
"""

from __future__ import annotations

import subprocess
import time
from pathlib import Path

from kata.runner import pytest_command
from kata.screen import Screen
from kata.units import Unit

SECONDS_BETWEEN_LOOKS = 0.2
SECONDS_TO_END = 1.0


def signature(path: Path) -> tuple[int, int]:
    """What changes when the file is saved: its time and its size; (0, 0) where there is no file."""
    try:
        status = path.stat()
    except OSError:
        return (0, 0)
    return status.st_mtime_ns, status.st_size


def watch(units: list[Unit], first: Unit, screen: Screen) -> None:
    """Runs the tests of `first`, then those of whichever of `units` is saved, until Ctrl-C. A save during a run
    ends that run: it was about an older file."""
    unit = first
    process: subprocess.Popen[bytes] | None = None
    try:
        while True:
            seen = {other.folder: _signatures(other) for other in units}
            if screen.color:
                print("\x1b[2J\x1b[3J\x1b[H", end="")
            process = subprocess.Popen(pytest_command(unit.relative(unit.code.parent)), cwd=unit.root)
            unit, told = _wait_for_save(units, seen, process, unit)
            if process.poll() is None:
                process.terminate()
                _end(process)
            if told:
                print(f"saved: {unit.relative(unit.code)}", flush=True)
    except KeyboardInterrupt:
        if process is not None:
            _end(process)
        print("\nkata: no longer watching")


def _end(process: subprocess.Popen[bytes]) -> None:
    """Waits for the process to end as it was asked to, and ends it if it does not."""
    try:
        process.wait(SECONDS_TO_END)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def _signatures(unit: Unit) -> tuple[tuple[int, int], ...]:
    return signature(unit.code), signature(unit.test_file)


def _wait_for_save(
    units: list[Unit], seen: dict[str, tuple[tuple[int, int], ...]], process: subprocess.Popen[bytes], unit: Unit
) -> tuple[Unit, bool]:
    """The unit that is saved next, and whether its run had already ended."""
    said = False
    while True:
        changed = next((other for other in units if _signatures(other) != seen[other.folder]), None)
        if changed:
            return changed, said
        if not said and process.poll() is not None:
            said = True
            names = unit.relative(unit.code) if len(units) == 1 else "every unit's file"
            print(f"Watching {names}. Save to run again, Ctrl-C to stop.", flush=True)
        time.sleep(SECONDS_BETWEEN_LOOKS)
