"""Records how a unit's mistakes behave: `kata record`, for authors, and the data by which `kata.mistakes` names one.

The unit's tests, the hidden ones too, run once on the reference, and each call that they make is kept as a probe. Then
every recorded answer is probed, and what comes of it is written down where it differs from the reference.
"""

from __future__ import annotations

import ast
import hashlib
import io
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from kata import plain, probes
from kata.answers import FORMAT, mistake_in
from kata.errors import KataError
from kata.many import judge_many
from kata.plugin import KataPlugin, names_used_in
from kata.report import PASSED
from kata.rerun import OPTIONS, run_item
from kata.runner import child_environment
from kata.source import SOLUTIONS, World, module_files
from kata.standin import Recorder
from kata.timelimit import time_limit
from kata.units import Unit, find_unit

# Each answer is probed once for each seed, of its random numbers and of the order of its sets.
SEEDS = (0, 1, 2)
# So many different calls of one test are looked at, and so many of one unit are probed.
MOST_OF_A_TEST = 300
MOST_PROBES = 240
# All calls of the stages are kept up to so many: where only the order of results counts, a pair may be needed whole.
MOST_STAGED = 1500
# So many calls of hidden tests are looked at for those that tell mistakes apart.
LARGEST_POOL = 500
# What one probe may take on the reference, in seconds: a red run pays it.
SECONDS = 0.01
SECONDS_TO_IMPORT = 5.0
SECONDS_A_TEST = 2.0
SECONDS_AN_ANSWER = 20.0
# Of the right answers' outcomes at a level of comparison, so many must be alike for the level to be taken.
ALIKE = 0.8


def record(unit: Unit) -> None:
    """Writes the unit's `behaviour.json`. Raises KataError where its tests can't be run."""
    with tempfile.TemporaryDirectory() as folder:
        calls, answers = Path(folder) / "calls.json", Path(folder) / "answers.json"
        _run(unit, 0, "calls", calls)
        pool = json.loads(calls.read_text(encoding="utf-8"))

        def rounds(what: str) -> list[dict[str, Any]]:
            found = []
            for seed in SEEDS:
                _run(unit, seed, what, calls, answers)
                found.append(json.loads(answers.read_text(encoding="utf-8")))
            return found

        choice = _Choice(unit, pool, rounds("probe"))
        # Once more, and these calls alone: an answer may remember the calls before.
        calls.write_text(json.dumps(choice.probes), encoding="utf-8")
        behaviour = _behaviour(unit, choice, rounds("probe and test"))
    unit.behaviour_file.write_text(_written(behaviour), encoding="utf-8")


def _run(unit: Unit, seed: int, *arguments: object) -> None:
    command = [sys.executable, "-m", "kata.recording", str(unit.root), unit.folder, str(seed), *map(str, arguments)]
    environment = child_environment() | {"PYTHONHASHSEED": str(seed)}
    run = subprocess.run(
        command, cwd=unit.root, env=environment, stdin=subprocess.DEVNULL, capture_output=True, text=True
    )
    if run.returncode:
        raise KataError(f"The behaviour of {unit.folder} can't be recorded:\n{run.stdout}{run.stderr}".rstrip())


def made_of(unit: Unit) -> str:
    """Changes with all that a recording depends on: the tests and the answers, but not what their docstrings tell."""
    found = hashlib.sha256()
    for path in [unit.test_file, unit.hidden_test_file, unit.solution, *unit.right]:
        found.update(_without_docstrings(path).encode())
    for path in unit.wrong:
        mistake = mistake_in(path)
        found.update(f"{path.stem} {mistake.stage} {mistake.seen} {_without_docstrings(path)}".encode())
    return found.hexdigest()[:16]


def _without_docstrings(path: Path) -> str:
    tree = ast.parse(path.read_bytes())
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and ast.get_docstring(node) is not None:
            del node.body[0]
    return ast.dump(tree)


class CallLog(Recorder):
    """Keeps every call that the tests make, as probes."""

    def __init__(self) -> None:
        super().__init__()
        self.stage: int | None = None
        self.asked: set[str] = set()
        self._found: list[probes.Probe] = []
        self._of_this_test: set[str] = set()

    def clear(self) -> None:
        super().clear()
        self._of_this_test = set()

    def looks_at(self, function: str) -> None:
        self.asked.add(function)

    def begins(
        self, name: str, args: tuple[Any, ...], kwargs: dict[str, Any]
    ) -> tuple[tuple[Any, ...], dict[str, Any]]:
        probe: probes.Probe = {"call": name}
        typed = sys.stdin
        if isinstance(typed, io.StringIO):
            place = typed.tell()
            probe["typed"] = typed.read().splitlines()
            typed.seek(place)
        if self.stage is not None:
            probe["stage"] = self.stage
        taken = [self._taken(probe, value) for value in (*args, *kwargs.values())]
        used = [value for _, value in taken]
        given = tuple(used[: len(args)]), dict(zip(kwargs, used[len(args) :], strict=True))
        probe["args"] = [data for data, _ in taken[: len(args)]]
        if kwargs:
            probe["kwargs"] = {key: data for key, (data, _) in zip(kwargs, taken[len(args) :], strict=True)}
        sign = _sign(probe)
        if sign not in self._of_this_test and len(self._of_this_test) < MOST_OF_A_TEST:
            self._of_this_test.add(sign)
            self._found.append(probe)
        return given

    def _taken(self, probe: probes.Probe, value: Any) -> tuple[Any, Any]:
        """An argument as data, and the argument that takes its place in the call."""
        if isinstance(value, Iterator):
            try:
                data = plain.encode(value)
            except plain.NotPlain:
                probe["bad"] = True
                return None, value  # endless: used up in part, so the test itself may fail, and an author sees it
            return data, plain.decode(data)
        if callable(value):
            data, value = self._taken_function(probe, value)
            return ["function", data], value
        try:
            return plain.encode(value), value
        except plain.NotPlain:
            probe["bad"] = True
            return None, value

    def _taken_function(self, probe: probes.Probe, function: Callable[..., Any]) -> tuple[Any, Callable[..., Any]]:
        if own := getattr(function, "own_name", ""):
            return ["own", own], function
        if name := plain.builtin_name(function):
            return ["builtin", name], function
        calls: list[Any] = []
        name = getattr(function, "__name__", "function")
        probe.setdefault("functions", []).append([name, calls])

        def recorded(*args: Any, **kwargs: Any) -> Any:
            try:
                before = plain.encode(list(args))
            except plain.NotPlain:
                before = None
            result = function(*args, **kwargs)
            try:
                after = plain.encode(list(args))
                calls.append([before, plain.encode(result), after if after != before else None])
            except plain.NotPlain:
                probe["bad"] = True
            if before is None or kwargs:
                probe["bad"] = True
            return result

        recorded.__name__ = name
        return ["recorded", len(probe["functions"]) - 1], recorded

    def found(self) -> list[probes.Probe]:
        """The different probes, those of the stages first."""
        different: dict[str, probes.Probe] = {}
        for probe in sorted(self._found, key=lambda probe: probe.get("stage", 99)):
            if not probe.get("bad"):
                different.setdefault(_sign(probe), probe)
        return list(different.values())


def _sign(probe: probes.Probe) -> str:
    return json.dumps({key: value for key, value in probe.items() if key != "stage"}, sort_keys=True)


class _Recording:
    """In place of pytest's own loop over the tests: runs them once, on the reference."""

    def __init__(self, unit: Unit) -> None:
        self.unit = unit
        self.log = CallLog()

    def pytest_collection(self, session: pytest.Session) -> None:
        self._plugin(session).recorder = self.log

    def _plugin(self, session: pytest.Session) -> KataPlugin:
        plugin = session.config.pluginmanager.get_plugin("kata-run")
        assert isinstance(plugin, KataPlugin)
        return plugin

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        plugin = self._plugin(session)
        plugin.seconds_a_test = 60.0
        if session.testsfailed:
            raise pytest.UsageError("the unit's tests can't be collected")
        staged = [item for item in session.items if item.path == self.unit.test_file]
        items = [*staged, *(item for item in session.items if item not in staged)]
        numbers = {stage.name: number for number, stage in enumerate(self.unit.stages)}
        for run in filter(None, plugin.runs.values()):
            run.stand_in.begin(self.unit.solution.name, partial(run.world.load, self.unit.name))
        for item, following in zip(items, [*items[1:], None], strict=True):
            self.log.stage = numbers.get(item.nodeid.split("::")[1]) if item in staged else None
            for kata in run_item(plugin, item, following):
                if kata["test"]["status"] != PASSED:
                    raise pytest.UsageError(f"the reference fails {item.nodeid}: {kata['test']}")
        return True


def _pool(unit: Unit, log: CallLog) -> list[probes.Probe]:
    """The calls of the tests, and what else these look at, as far as that is quick on the reference."""
    probed = [*_values(unit), *_sources(unit, log), *log.found()]
    staged = [probe for probe in probed if "stage" in probe or "call" not in probe]
    hidden = [probe for probe in probed if "stage" not in probe and "call" in probe]
    hidden = hidden[:: max(1, len(hidden) // LARGEST_POOL)]
    return _quick([*staged, *hidden], _prober(unit, unit.solution, 0))


def _prober(unit: Unit, path: Path, seed: int) -> probes.Prober:
    try:
        with probes.alone(), time_limit(SECONDS_TO_IMPORT):
            module = World(module_files(unit, str(path))).load(unit.name)
    except BaseException:  # a recorded mistake may be that it can't be imported
        module = ModuleType(unit.name)
    return probes.Prober(module, partial(names_used_in, path), SECONDS_AN_ANSWER, seed)


def _values(unit: Unit) -> Iterator[probes.Probe]:
    module = World(module_files(unit, SOLUTIONS)).load(unit.name)
    for name in sorted(unit.tested_names(unit.test_file, unit.hidden_test_file)):
        if name in vars(module) and not callable(vars(module)[name]):
            yield {"value": name}


def _sources(unit: Unit, log: CallLog) -> Iterator[probes.Probe]:
    strings = {
        node.value
        for node in ast.walk(ast.parse(unit.test_file.read_bytes()))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.isidentifier()
    }
    for function in sorted(log.asked):
        yield {"uses": function, "words": sorted(strings)}


def _quick(pool: list[probes.Probe], prober: probes.Prober) -> list[probes.Probe]:
    """The probes that are quick enough, and whose outcomes are not too long."""
    kept = []
    for probe in pool:
        begin = time.perf_counter()
        outcome = prober.outcome(probe)
        if time.perf_counter() - begin < SECONDS and outcome is not None and len(json.dumps(outcome)) < 20_000:
            kept.append(probe)
    return kept


def _outcomes(unit: Unit, path: Path, pool: list[probes.Probe], seed: int) -> list[probes.Outcome]:
    """What comes of the probes on the answer, each answer in a fork: one may break what all others need."""
    theirs, ours = os.pipe()
    fork = os.fork()
    if fork == 0:
        os.close(theirs)
        try:
            prober = _prober(unit, path, seed)
            text = json.dumps([prober.outcome(probe) for probe in pool])
            with os.fdopen(ours, "w", encoding="utf-8") as stream:
                stream.write(text)
        finally:
            os._exit(0)
    os.close(ours)
    with os.fdopen(theirs, encoding="utf-8") as stream:
        text = stream.read()
    os.waitpid(fork, 0)
    found: list[probes.Outcome] = json.loads(text) if text else [None] * len(pool)
    return found


# What is made of it


class _Choice:
    """The probes that are kept of the pool, by what came of it, and the levels at which they are compared."""

    def __init__(self, unit: Unit, pool: list[probes.Probe], rounds: list[dict[str, Any]]) -> None:
        right = [str(path) for path in (unit.solution, *unit.right)]
        everyone = [[found["outcomes"][path] for path in right] for found in rounds]
        wanted = ["error" in (outcome or {}) for outcome in everyone[0][0]]
        self.levels = _levels(pool, [outcomes for answers in everyone for outcomes in answers], wanted)
        reference, *others = (_stable(path, pool, rounds, self.levels, wanted) for path in right)

        def agrees(path: str, signs: list[str | None], number: int) -> bool:
            # A slow right answer that ran out of time says nothing against a probe.
            silent = all(found["outcomes"][path][number] is None for found in rounds)
            return silent or signs[number] == reference[number]

        pairs = list(zip(right[1:], others, strict=True))
        agreed = [
            number
            for number in range(len(pool))
            if reference[number] and all(agrees(path, signs, number) for path, signs in pairs)
        ]
        wrong = [_stable(str(path), pool, rounds, self.levels, wanted) for path in unit.wrong]
        chosen = _chosen(pool, agreed, [reference, *wrong])
        self.probes = [pool[number] for number in chosen]
        self.wanted = [wanted[number] for number in chosen]


def _stable(
    path: str,
    pool: list[probes.Probe],
    rounds: list[dict[str, Any]],
    levels: dict[str, dict[str, int]],
    wanted: list[bool],
) -> list[str | None]:
    """The signs that the answer has in every round; None where they differ."""
    several = [probes.signs(pool, found["outcomes"][path], levels, wanted) for found in rounds]
    return [signs[0] if len(set(signs)) == 1 else None for signs in zip(*several, strict=True)]


def _behaviour(unit: Unit, choice: _Choice, rounds: list[dict[str, Any]]) -> dict[str, Any]:
    """The data of `behaviour.json`. `rounds` are the outcomes and red tests of all answers, one for each seed."""
    reference = _stable(str(unit.solution), choice.probes, rounds, choice.levels, choice.wanted)
    mistakes = {}
    for path in unit.wrong:
        mistake = mistake_in(path)
        signs = _stable(str(path), choice.probes, rounds, choice.levels, choice.wanted)
        red = [found["red"][str(path)] for found in rounds]
        mistakes[path.stem] = {
            "stage": mistake.stage,
            "seen": mistake.seen,
            "probes": {
                str(number): sign
                for number, (sign, usual) in enumerate(zip(signs, reference, strict=True))
                if sign != usual
            },
            # What a test says is kept where it is always the same; one that is red only at times is in "sometimes".
            "tests": {
                test: sign if all(found.get(test) == sign for found in red) else None
                for test, sign in red[0].items()
                if all(test in found for found in red)
            },
            "sometimes": sorted({test for found in red for test in found if not all(test in each for each in red)}),
        }
    return {
        "format": FORMAT,
        "made_of": made_of(unit),
        "levels": choice.levels,
        "errors": [number for number, error in enumerate(choice.wanted) if error],
        "probes": choice.probes,
        "reference": reference,
        "mistakes": mistakes,
    }


def _written(behaviour: dict[str, Any]) -> str:
    """The data as JSON, a line a probe and a mistake, so that a small change is one of few lines."""

    def compact(value: Any) -> str:
        return json.dumps(value, ensure_ascii=False, separators=(",", ":"))

    lines = []
    for key, value in behaviour.items():
        if key == "probes":
            text = "[\n" + ",\n".join(map(compact, value)) + "]"
        elif key == "mistakes":
            text = "{\n" + ",\n".join(f"{compact(name)}:{compact(each)}" for name, each in value.items()) + "}"
        else:
            text = compact(value)
        lines.append(f"{compact(key)}:{text}")
    return "{" + ",\n".join(lines) + "}\n"


def _levels(
    pool: list[probes.Probe], right: list[list[probes.Outcome]], wanted: list[bool]
) -> dict[str, dict[str, int]]:
    """For each function and each part of its outcomes, the level that looks closest and at which the right answers
    are alike: what they differ in is left open by the statement."""
    levels: dict[str, dict[str, int]] = {}
    for subject in sorted({probes.subject(probe) for probe in pool}):
        places = [place for place, probe in enumerate(pool) if probes.subject(probe) == subject]
        levels[subject] = dict.fromkeys(probes.PARTS, probes.DROPPED)
        for part, count in probes.PARTS.items():
            for level in sorted(range(count), key=lambda level: 2.5 if level == probes.TRUTH else level):
                if part == "result" and level == probes.TRUTH and not _yes_or_no(right[0], places):
                    continue
                looked = [_looked_at(pool, found, places, part, level, wanted) for found in right]
                # Not where none has this part, and not where a slow one ran out of time.
                counts = [
                    all(found[place] is not None for found in right)
                    and any(part in (found[place] or {}) for found in right)
                    for place in places
                ]
                columns = [column for column, told in zip(zip(*looked, strict=True), counts, strict=True) if told]
                alike = sum(all(value == column[0] for value in column) for column in columns)
                if alike >= ALIKE * len(columns):
                    levels[subject][part] = level
                    break
    return levels


def _yes_or_no(reference: list[probes.Outcome], places: list[int]) -> bool:
    """Whether all results of the reference are True or False."""
    results = [outcome["result"] for place in places if "result" in (outcome := reference[place] or {})]
    return all(isinstance(result, bool) for result in results)


def _looked_at(
    pool: list[probes.Probe],
    found: list[probes.Outcome],
    places: list[int],
    part: str,
    level: int,
    wanted: list[bool],
) -> list[Any]:
    """What a comparison at the level sees of one part of the outcomes."""
    outcomes = [found[place] or {} for place in places]
    if part == "result" and level == probes.ORDER:
        orders = probes.orders([pool[place] for place in places], outcomes)
        if any(probes.NO_ORDER in (order or "") for order in orders.values()):
            return [object()] * len(places)  # like nothing, not even itself
        return [orders.get(number) for number in range(len(places))]
    return [
        probes.seen(part, level, outcome[part], wanted[place]) if part in outcome else None
        for place, outcome in zip(places, outcomes, strict=True)
    ]


def _chosen(pool: list[probes.Probe], agreed: list[int], answers: list[list[str | None]]) -> list[int]:
    """The numbers of the probes that are kept: those of the stages, those that tell one answer from another, and more
    until there are enough."""
    staged = [number for number in agreed if "stage" in pool[number] or "call" not in pool[number]]
    kept = min(len(staged), MOST_STAGED)
    chosen = [staged[place * len(staged) // kept] for place in range(kept)]
    rest = list(dict.fromkeys(number for number in [*staged, *agreed] if number not in set(chosen)))

    groups: list[object] = [tuple(signs[number] for number in chosen) for signs in answers]
    for number in rest:
        if len(chosen) >= kept + MOST_PROBES:
            break
        finer: list[object] = [(group, signs[number]) for group, signs in zip(groups, answers, strict=True)]
        if len(set(finer)) > len(set(groups)):
            chosen.append(number)
            names = {group: place for place, group in enumerate(dict.fromkeys(finer))}
            groups = [names[group] for group in finer]
    more = max(0, MOST_PROBES - len(chosen))
    spread = rest[:: max(1, len(rest) // max(1, more))]
    chosen += [number for number in spread if number not in set(chosen)][:more]
    return sorted(chosen)


def main() -> int:
    root, folder, seed, what, *paths = sys.argv[1:]
    unit = find_unit(Path(root), folder)
    if what == "calls":
        KataPlugin.late = True
        recording = _Recording(unit)
        tests = [str(unit.test_file), str(unit.hidden_test_file)]
        code = pytest.main([*OPTIONS, "--code", SOLUTIONS, "--rootdir", root, *tests], plugins=[recording])
        if not code:
            Path(paths[0]).write_text(json.dumps(_pool(unit, recording.log)), encoding="utf-8")
        return int(code)
    pool = json.loads(Path(paths[0]).read_text(encoding="utf-8"))
    answers = [unit.solution, *unit.right, *unit.wrong]
    red = _red(unit, int(seed)) if what == "probe and test" else {}
    outcomes = {str(path): _outcomes(unit, path, pool, int(seed)) for path in answers}
    Path(paths[1]).write_text(json.dumps({"red": red, "outcomes": outcomes}), encoding="utf-8")
    return 0


def _red(unit: Unit, seed: int) -> dict[str, dict[str, str]]:
    """What each red test of the red stage says of each recorded mistake."""
    return {
        str(path): {
            f"{report.red_stage.name}::{test.name}": probes.test_sign(vars(test)) for test in report.red_stage.red
        }
        if report.red_stage
        else {}
        for path, report in zip(
            unit.wrong, judge_many(unit, unit.wrong, seconds=SECONDS_A_TEST, seed=seed), strict=True
        )
    }


if __name__ == "__main__":
    sys.exit(main())
