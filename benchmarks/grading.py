"""What it costs to grade, as ratios measured in one run.

    python benchmarks/grading.py [--rounds 40] [--students 200] [--units 10] [--submissions 2000]

First, a submission of unit 04 is judged on its visible stages by a judge that is running, in turn with a bare start of
the sandboxed Python that it needs, `rounds` times. The ratio is that of the medians. Then a made-up class is graded by
`kata grade`, hidden tests included. Both on one core and on two. Last, how much memory `kata grade` has while it grades
many submissions of one unit: at the end, against after the first tenth.
"""

from __future__ import annotations

import argparse
import os
import sqlite3
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

import made_up_class  # noqa: E402
from helpers import copy_of_this_kata  # noqa: E402
from kata.grading.gradebook import FILE  # noqa: E402
from kata.grading.judge import Judge  # noqa: E402
from kata.grading.sandbox import run_bare  # noqa: E402
from kata.grading.session import modules_for  # noqa: E402
from kata.units import find_unit  # noqa: E402

UNIT = "04"
MOST = 2.5


def seconds(run: Callable[[], object]) -> float:
    """The wall clock time of one run."""
    start = time.perf_counter()
    run()
    return time.perf_counter() - start


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
            judged, bare = partial(judge.judge, unit.solution), partial(run_bare, places)
            times = [(seconds(judged), seconds(bare)) for _ in range(rounds + 1)][1:]
    ours, plain = (statistics.median(column) for column in zip(*times, strict=True))
    name = f"judging unit {UNIT} / a bare sandboxed Python, {cores} core{'s' if cores > 1 else ''}"
    print(f"{name:<62} {ours / plain:6.2f} times   ({ours * 1000:.0f} ms / {plain * 1000:.0f} ms, at most {MOST})")


def throughput(cores: int, folder: Path) -> None:
    """Prints how many units of the class in `folder` are graded in a second by so many cores."""
    os.sched_setaffinity(0, list(os.sched_getaffinity(0))[:cores])
    with tempfile.TemporaryDirectory() as out:
        took = seconds(partial(grade, folder, Path(out), cores))
        base = sqlite3.connect(Path(out) / FILE)
        (count,) = base.execute("SELECT COUNT(*) FROM verdicts").fetchone()
        base.close()
    name = f"units graded in a second, {cores} core{'s' if cores > 1 else ''}"
    print(f"{name:<62} {count / took:6.2f}         ({count:,} in {took:.0f} s)", flush=True)


def grade(folder: Path, out: Path, jobs: int, program: tuple[str, ...] = ("-m", "kata")) -> str:
    """Grades the class in `folder`; what the command printed."""
    command = [sys.executable, *program, "grade", str(folder), "--out", str(out), "-j", str(jobs)]
    return subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True).stdout


# `kata grade`, which tells its memory after each verdict that it writes: pages, in a line of their own.
TELLS_MEMORY = """
import sys
from kata import cli
from kata.grading.gradebook import Gradebook

write = Gradebook.write

def write_and_tell(self, *arguments):
    write(self, *arguments)
    with open("/proc/self/statm") as file:
        print("pages", file.read().split()[1])

Gradebook.write = write_and_tell
sys.exit(cli.main())
"""


def memory(submissions: int) -> None:
    """Prints the memory of the process that grades so many submissions of one unit."""
    unit = find_unit(ROOT, UNIT)
    stub = unit.code.read_text(encoding="utf-8")
    with tempfile.TemporaryDirectory() as name:
        for number in range(submissions):
            file = Path(name) / "class" / f"student-{number}" / "kind.py"
            file.parent.mkdir(parents=True)
            file.write_text(f"{stub}\n# {number}\n", encoding="utf-8")
        printed = grade(Path(name) / "class", Path(name) / "out", 2, ("-c", TELLS_MEMORY))
    pages = [int(line.split()[1]) for line in printed.splitlines() if line.startswith("pages ")]
    early, late = pages[len(pages) // 10], pages[-1]
    megabytes = [count * os.sysconf("SC_PAGE_SIZE") / 1e6 for count in (late, early)]
    name = f"memory after {len(pages):,} submissions / after {len(pages) // 10:,}"
    print(f"{name:<62} {late / early:6.2f} times   ({megabytes[0]:.0f} MB / {megabytes[1]:.0f} MB)", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=40)
    parser.add_argument("--students", type=int, default=200)
    parser.add_argument("--units", type=int, default=10)
    parser.add_argument("--submissions", type=int, default=2000)
    options = parser.parse_args()
    allowed = os.sched_getaffinity(0)
    for cores in (1, 2):
        os.sched_setaffinity(0, allowed)
        judging_against_a_bare_start(cores, options.rounds)
    with tempfile.TemporaryDirectory() as name:
        made_up_class.make(Path(name), options.students, made_up_class.units(options.units))
        for cores in (1, 2):
            os.sched_setaffinity(0, allowed)
            throughput(cores, Path(name))
    os.sched_setaffinity(0, allowed)
    memory(options.submissions)


if __name__ == "__main__":
    main()
