"""What it costs to grade, as ratios measured in one run.

    python benchmarks/grading.py [ROUNDS]

A submission of unit 04 is judged on its visible stages by a judge that is running, in turn with a bare start of the
sandboxed Python that it needs, ROUNDS times (default 40), on one core and on two. The ratio is that of the medians.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from helpers import copy_of_this_kata  # noqa: E402
from kata.grading.judge import Judge  # noqa: E402
from kata.grading.sandbox import bare_command  # noqa: E402
from kata.grading.session import modules_for  # noqa: E402
from kata.units import find_unit  # noqa: E402

UNIT = "04"
MOST = 2.5


def seconds(run: Callable[[], object]) -> float:
    """The wall clock time of one run."""
    start = time.perf_counter()
    run()
    return time.perf_counter() - start


def bare_start(places: dict[str, Path]) -> None:
    """Starts Python in the sandbox, with the files that a submission sees there; it does nothing and ends."""
    subprocess.run(bare_command(places), env={"LC_ALL": "C.UTF-8"}, stdin=subprocess.DEVNULL, check=True)


def judging_against_a_bare_start(cores: int, rounds: int) -> None:
    """Prints the ratio for the reference of the unit, which passes every stage."""
    os.sched_setaffinity(0, list(os.sched_getaffinity(0))[:cores])
    with tempfile.TemporaryDirectory() as name:
        kata = copy_of_this_kata(Path(name) / "kata")
        unit = find_unit(kata.folder, UNIT)
        unit.hidden_test_file.unlink()  # how much those do is each unit's own affair
        with Judge(unit, isolated=True) as judge:
            assert judge.judge(unit.solution).staged.green
            places = {f"modules/{name}.py": file for name, file in modules_for(unit).items()}
            places["kind.py"] = unit.solution
            judged, bare = partial(judge.judge, unit.solution), partial(bare_start, places)
            times = [(seconds(judged), seconds(bare)) for _ in range(rounds + 1)][1:]
    ours, plain = (statistics.median(column) for column in zip(*times, strict=True))
    name = f"judging unit {UNIT} / a bare sandboxed Python, {cores} core{'s' if cores > 1 else ''}"
    print(f"{name:<62} {ours / plain:6.2f} times   ({ours * 1000:.0f} ms / {plain * 1000:.0f} ms, at most {MOST})")


def main() -> None:
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 40
    allowed = os.sched_getaffinity(0)
    for cores in (1, 2):
        os.sched_setaffinity(0, allowed)
        judging_against_a_bare_start(cores, rounds)


if __name__ == "__main__":
    main()
