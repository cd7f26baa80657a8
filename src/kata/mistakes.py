"""Names the mistake behind a red run: the recorded one that an answer behaves like.

`kata record` has written down what comes of a unit's probes (`kata.probes`) for each recorded mistake. The answer is
named after a mistake where it does the same on every probe, or on every probe but those in which a second recorded
mistake of a later stage shows. Where nothing fits, nothing is said.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from types import ModuleType
from typing import Any

from kata import probes
from kata.answers import behaviour_of, mistake_of
from kata.errors import KataError
from kata.report import NOT_WRITTEN, NamedMistake, StageReport, UnitReport
from kata.standin import Recorder, TooMuchOutput, guarded
from kata.timelimit import OutOfTime, time_limit
from kata.units import Unit

Signs = list[str | None]


def name_mistake(
    unit: Unit, report: UnitReport, load: Callable[[], ModuleType], names_used: Callable[[str], set[str]]
) -> NamedMistake | None:
    """The recorded mistake that the answer of a red run behaves like; None where none fits or nothing is recorded.

    `load` imports the answer's module once more, `names_used` says which names the source of a function uses.
    """
    red = report.red_stage
    if red is None or red.status == NOT_WRITTEN:
        return None
    behaviour = _behaviour(unit)
    stages = [stage.name for stage in unit.stages]
    failed = {f"{red.name}::{test.name}" for test in red.red}
    candidates = [
        name
        for name, mistake in behaviour.get("mistakes", {}).items()
        if mistake["stage"] == red.name and failed & set(mistake["tests"])
    ]
    if not candidates:
        return None
    try:
        with probes.alone(), guarded(Recorder()), time_limit(probes.SECONDS):
            module = load()
    except Exception:  # one that can't be imported behaves like nothing
        return None
    except (OutOfTime, SystemExit, TooMuchOutput):
        return None
    prober = probes.Prober(module, names_used)
    made = behaviour["probes"]
    outcomes = [prober.outcome(probe) for probe in made]
    errors = set(behaviour["errors"])
    wanted = [number in errors for number in range(len(made))]
    signs = probes.signs(made, outcomes, behaviour["levels"], wanted)
    fitting = _fitting(behaviour, candidates, signs, red, stages)
    if not fitting:
        return None
    name = max(fitting, key=lambda name: behaviour["mistakes"][name]["seen"])
    mistake = mistake_of(unit, name)
    return NamedMistake(mistake.story, *_example(behaviour, name, signs, outcomes, stages), mistake.question)


def _behaviour(unit: Unit) -> dict[str, Any]:
    with suppress(KataError):
        return behaviour_of(unit)
    return {}


def _fitting(
    behaviour: dict[str, Any], candidates: list[str], signs: Signs, red: StageReport, stages: list[str]
) -> list[str]:
    """Those of the candidates that the answer behaves like: alone, or else with a later stage's mistake beside it."""
    mistakes, reference = behaviour["mistakes"], behaviour["reference"]
    pairs = enumerate(zip(signs, reference, strict=True))
    differs = {number for number, (sign, usual) in pairs if None not in (sign, usual) and sign != usual}
    alone = [name for name in candidates if _alike(mistakes[name], signs, differs)]
    # What shows in no call shows in what the tests say, or not at all.
    said = {f"{red.name}::{test.name}": probes.test_sign(vars(test)) for test in red.red}
    alone = [name for name in alone if differs or _says_the_same(mistakes[name], said)]
    if alone or not differs:
        return alone
    place = stages.index(red.name)
    later = [mistake for mistake in mistakes.values() if stages.index(mistake["stage"]) > place]
    early = {number for number in differs if behaviour["probes"][number].get("stage", place + 1) <= place}
    return [
        name
        for name in candidates
        if _alike(mistakes[name], signs, early, only=early) and _with_another(mistakes[name], later, signs, differs)
    ]


def _says_the_same(mistake: dict[str, Any], said: dict[str, str]) -> bool:
    """Whether the same tests are red as for the mistake, and say the same, as far as that was always the same."""
    recorded = mistake["tests"]
    same = set(recorded) == set(said) - set(mistake["sometimes"])
    known = {test: sign for test, sign in recorded.items() if sign is not None}
    return same and bool(known) and all(said[test] == sign for test, sign in known.items())


def _alike(mistake: dict[str, Any], signs: Signs, differs: set[int], only: set[int] | None = None) -> bool:
    """Whether the answer differs from the reference where the mistake does, and in the same way.

    `differs` are the probes in which the answer does; `only` limits the comparison to some probes.
    """
    theirs = {int(number): sign for number, sign in mistake["probes"].items()}
    shown = {n for n, sign in theirs.items() if sign is not None and signs[n] is not None}
    if only is not None:
        shown &= only
    unknown = {number for number, sign in theirs.items() if sign is None}
    return (
        bool(shown or not differs)
        and shown == differs - unknown
        and all(theirs[number] == signs[number] for number in shown)
    )


def _with_another(mistake: dict[str, Any], others: list[dict[str, Any]], signs: Signs, differs: set[int]) -> bool:
    """Whether the mistake and one of the others together explain every probe; where both show, what comes of it
    may be anything but right."""
    first = mistake["probes"]
    if not any(signs[int(number)] == sign for number, sign in first.items()):
        return False
    for other in others:
        second = other["probes"]
        both = {*map(int, first), *map(int, second)}
        if differs <= both and all(
            signs[number] is None
            or None in (first.get(str(number), ""), second.get(str(number), ""))
            or signs[number] in (first.get(str(number)), second.get(str(number)))
            or (number in differs and str(number) in first and str(number) in second)
            for number in both
        ):
            return True
    return False


def _example(
    behaviour: dict[str, Any], name: str, signs: Signs, outcomes: list[probes.Outcome], stages: list[str]
) -> tuple[str, str]:
    """A call that shows the mistake, the simplest that the stages' own tests make, and what comes of it."""
    mistake = behaviour["mistakes"][name]
    place = stages.index(mistake["stage"])
    shown = [
        (probes.text(probe), outcomes[int(number)])
        for number, sign in mistake["probes"].items()
        if sign == signs[int(number)] and (probe := behaviour["probes"][int(number)]).get("stage", 99) <= place
    ]
    told = [(text, came) for text, outcome in shown if (came := probes.told(outcome))]
    return min(told, key=lambda pair: len(pair[0]), default=("", ""))
