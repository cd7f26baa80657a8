"""One run of `kata grade`: takes in what was handed in, judges what has no verdict yet, writes the results."""

from __future__ import annotations

import os
import queue
import shutil
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import islice
from pathlib import Path

from kata.errors import KataError
from kata.grading.gradebook import Gradebook, Task, basis
from kata.grading.grades import TestsVerdict, Verdict
from kata.grading.judge import Judge
from kata.grading.settings import Settings
from kata.grading.tests_judge import TestsJudge
from kata.units import Unit

# The texts under judgement, one folder a worker; what a killed run left there, the next one removes.
WORKING = ".judging"


@dataclass
class Judged:
    """A verdict that has come; `error` in its place where the unit's tests can't be run at all."""

    task: Task
    verdict: Verdict | TestsVerdict | None = None
    error: KataError | None = None


def judge_all(
    book: Gradebook,
    tasks: list[Task],
    settings: Settings,
    isolated: bool,
    workers: int,
    progress: Callable[[Task], None],
) -> dict[str, KataError]:
    """Judges the tasks, by `workers` at once, and writes each verdict as it comes.

    `progress` is told each task that is done. Gives the units whose tests can't be run, by folder, with the reason.
    An interrupt (Ctrl-C) ends the processes and is passed on; what was judged by then is written.
    """
    failed: dict[str, KataError] = {}
    kinds = {(task.unit.folder, task.own_tests): task.unit for task in tasks}
    bases = {kind: basis(unit, settings, own_tests=kind[1]) for kind, unit in kinds.items()}
    with _working_folder(book.file.parent) as folder, _Workers(folder, settings, isolated) as judges:
        waiting = iter(tasks)
        under_way = 0
        # Few wait at a time: the texts stay in the gradebook until they are due.
        for task in islice(waiting, workers):
            judges.begin(task, book.text(task))
            under_way += 1
        while under_way:
            judged = judges.next()
            under_way -= 1
            folder_name = judged.task.unit.folder
            if judged.verdict is not None:
                book.write(judged.task, judged.verdict, bases[folder_name, judged.task.own_tests])
            elif judged.error is not None:
                failed[folder_name] = judged.error
            progress(judged.task)
            for task in waiting:
                if task.unit.folder in failed:
                    progress(task)
                    continue
                judges.begin(task, book.text(task))
                under_way += 1
                break
    return failed


class _Workers:
    """Threads that judge, each with a process that holds the tests of one unit at a time.

    As many are started as tasks are begun before the first one is taken back.
    """

    def __init__(self, folder: Path, settings: Settings, isolated: bool) -> None:
        self._folder = folder
        self._settings = settings
        self._isolated = isolated
        self._tasks: queue.SimpleQueue[tuple[Task, bytes] | None] = queue.SimpleQueue()
        self._judged: queue.SimpleQueue[Judged | BaseException] = queue.SimpleQueue()
        self._idle = 0
        self._threads: list[threading.Thread] = []
        self._judges: dict[int, Judge | TestsJudge] = {}
        self._stopped = threading.Event()

    def __enter__(self) -> _Workers:
        return self

    def __exit__(self, kind: object, *_: object) -> None:
        if kind is not None:
            self._stopped.set()
            for judge in list(self._judges.values()):
                judge.stop()
        for _thread in self._threads:
            self._tasks.put(None)
        for thread in self._threads:
            thread.join()

    def begin(self, task: Task, text: bytes) -> None:
        """Has the task judged by a worker that is free, or a new one."""
        if self._idle:
            self._idle -= 1
        else:
            thread = threading.Thread(target=self._work, args=(len(self._threads),), daemon=True)
            self._threads.append(thread)
            thread.start()
        self._tasks.put((task, text))

    def next(self) -> Judged:
        """The next task that has been judged."""
        judged = self._judged.get()
        if isinstance(judged, BaseException):
            raise judged
        self._idle += 1
        return judged

    def _work(self, number: int) -> None:
        folder = self._folder / str(number)
        folder.mkdir()
        judge: Judge | TestsJudge | None = None
        try:
            while (given := self._tasks.get()) is not None and not self._stopped.is_set():
                task, text = given
                kind = TestsJudge if task.own_tests else Judge
                if judge is None or judge.unit.folder != task.unit.folder or not isinstance(judge, kind):
                    if judge is not None:
                        judge.close()
                    seconds, call_seconds = self._settings.unit_seconds, self._settings.call_seconds
                    judge = self._judges[number] = kind(task.unit, self._isolated, seconds, call_seconds)
                file = folder / f"{task.unit.name}.py"
                file.write_bytes(text)
                try:
                    self._judged.put(Judged(task, judge.judge(file)))
                except KataError as error:
                    self._judged.put(Judged(task, error=error))
                file.unlink()
        except BaseException as error:
            if not self._stopped.is_set():  # after that, a judge was stopped in the middle of its work
                self._judged.put(error)
        finally:
            if judge is not None:
                judge.close()


@contextmanager
def _working_folder(out: Path) -> Iterator[Path]:
    folder = out / WORKING
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def cores() -> int:
    """How many tasks this machine can do at once."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def units_that_count(settings: Settings, chosen: list[Unit], book: Gradebook, all_units: list[Unit]) -> list[Unit]:
    """The units of the class: those chosen on the command line, those of the settings, or those handed in."""
    if chosen or settings.units:
        return chosen or settings.units or []
    handed_in = book.handed_in()
    return [unit for unit in all_units if unit.folder in handed_in]
