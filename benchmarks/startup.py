"""How long a student waits, as ratios measured in one run.

    python benchmarks/startup.py [ROUNDS]

Each pair of commands is run in turn, ROUNDS times (default 15), as whole processes; the ratio is that of the medians.
"""

from __future__ import annotations

import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from helpers import Kata, clean_environment, copy_of_this_kata  # noqa: E402

PYTEST = [sys.executable, "-m", "pytest", "-q"]
UNIT = "04_kind"


def seconds(command: Sequence[str], folder: Path) -> float:
    """The wall clock time of one run of `command`, which must succeed, or find red tests."""
    environment = clean_environment() | {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    start = time.perf_counter()
    code = subprocess.run(command, cwd=folder, env=environment, stdout=subprocess.DEVNULL, check=False).returncode
    if code not in (0, 1):
        sys.exit(f"{' '.join(command)} ended with {code}")
    return time.perf_counter() - start


def ratio(name: str, ours: tuple[Sequence[str], Path], plain: tuple[Sequence[str], Path], rounds: int) -> None:
    """Runs both in turn and prints the ratio of their medians."""
    for command, folder in (ours, plain):
        seconds(command, folder)  # fills the caches of files and of bytecode
    times = [(seconds(*ours), seconds(*plain)) for _ in range(rounds)]
    our_median, plain_median = (statistics.median(column) for column in zip(*times, strict=True))
    milliseconds = f"({our_median * 1000:.0f} ms / {plain_median * 1000:.0f} ms)"
    print(f"{name:<62} {our_median / plain_median:6.2f} times   {milliseconds}")


def plain_copy(kata: Kata, folders: Sequence[str], target: Path) -> Path:
    """The tests of the units with the reference modules beside them, in one folder without any plugin."""
    target.mkdir()
    for folder in folders:
        shutil.copy(kata.folder / "units" / folder / f"test_{folder[3:]}.py", target)
    for solution in kata.folder.glob("solutions/*/*.py"):
        if not solution.name.startswith("test_"):
            shutil.copy(solution, target)
    (target / "pytest.ini").write_text("[pytest]\n", encoding="utf-8")
    return target


def main() -> None:
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 15
    with tempfile.TemporaryDirectory() as name:
        work = Path(name)
        kata = copy_of_this_kata(work / "kata")
        units = sorted(path.name for path in (kata.folder / "units").iterdir())
        python = ([sys.executable, "-c", "pass"], work)
        green = kata.folder / "units" / UNIT / f"{UNIT[3:]}.py"

        ratio(
            f"pytest units/{UNIT} --code solutions / plain pytest",
            ([*PYTEST, f"units/{UNIT}", "--code", "solutions"], kata.folder),
            ([*PYTEST], plain_copy(kata, [UNIT], work / "plain")),
            rounds,
        )
        for which, mistake in ((UNIT, "lowest"), ("03_hand_rank", "straight_with_a_pair")):
            silent = copy_of_this_kata(work / f"silent_{which}")
            (silent.folder / "solutions" / which / "behaviour.json").unlink()
            wrong = [*PYTEST, f"units/{which}", "--code", f"solutions/{which}/wrong/{mistake}.py"]
            title = f"{which}: red with the mistake's name / without"
            ratio(title, (wrong, kata.folder), (wrong, silent.folder), rounds)
        shutil.copy(kata.folder / "solutions" / UNIT / green.name, green)
        subprocess.run([*PYTEST, f"units/{UNIT}"], cwd=kata.folder, stdout=subprocess.DEVNULL, check=True)
        board = [shutil.which("kata") or os.fspath(Path(sys.executable).with_name("kata"))]
        ratio("kata, nothing changed / python -c pass", (board, kata.folder), python, rounds)
        everything = ([*PYTEST, "units", "--code", "solutions", "--all-stages"], kata.folder)
        ratio(f"all {len(units)} units green in one process / python -c pass", everything, python, max(3, rounds // 3))


if __name__ == "__main__":
    main()
