"""The results of a class as files: for a spreadsheet, for other systems, and for people in a browser.

grades.csv                     points, for a spreadsheet, Canvas and Moodle's gradebook
moodle.csv                     the sum as Moodle's grading worksheet, where the work came from Moodle
grades.json                    everything, hidden tests included: not for students
junit.xml                      what continuous integration shows
class.html                     the class, for its instructor
students/KEY/feedback.html     a student's page
students/KEY/results.json      the same for Gradescope
"""

from __future__ import annotations

import csv
import json
import os
import re
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager
from io import TextIOWrapper
from pathlib import Path
from typing import Any
from xml.sax.saxutils import XMLGenerator
from xml.sax.xmlreader import AttributesImpl

from kata.errors import KataError
from kata.grading.class_report import (
    ClassReport,
    feedback_page,
    message_of,
    mistake_lines,
    own_tests_message,
    short_name,
)
from kata.grading.grades import (
    IN_WORDS,
    NOT_ISOLATED,
    ClassGrades,
    StageGrade,
    StudentGrades,
    TestsGrade,
    UnitGrade,
    in_points,
)
from kata.grading.harmless import harmless
from kata.report import PASSED, WRONG, StageReport, TestReport
from kata.units import Unit

STUDENTS = "students"
FEEDBACK = "feedback.html"
GRADESCOPE = "results.json"
MOODLE = "moodle.csv"

# Canvas knows its columns by these titles, and takes every other for an assignment, but for one called Final Points.
_CANVAS = ("Student", "ID", "SIS User ID", "SIS Login ID", "Section")
_SUM = "Final Points"

# What Moodle's grading worksheet needs, in English; it knows a student by "Participant" and a number.
_WORKSHEET = ("Identifier", "Full name", "Grade", "Last modified (grade)")
_PARTICIPANT = re.compile(r"Participant \d+")

_KEY = re.compile(r"[a-z0-9-]+")
# Where a spreadsheet would begin to compute: a sign at the start of a cell. A program that splits the lines at another
# character than the comma sees the start of a cell after each such character, and after the quotes that follow it.
_FORMULA = re.compile(r"""(^|[,;|])([\s"']*)(?=[=+\-@＝＋－＠])""")


def write_all(grades: ClassGrades, out: Path) -> None:
    """Writes all results into the folder `out`, and takes away those of students who are no longer in the class.

    Each file is written beside its place and put there when it is whole. Raises KataError where that fails.
    """
    try:
        (out / STUDENTS).mkdir(parents=True, exist_ok=True)
        keys = _write_class(grades, out)
        for folder in sorted((out / STUDENTS).iterdir()):
            if folder.name not in keys:
                _remove(folder)
    except OSError as error:
        raise KataError(
            f"The results can't be written: {error}\nMake room or allow writing there, and run the same command again."
        ) from error


def _write_class(grades: ClassGrades, out: Path) -> set[str]:
    """Reads every student once, and writes all files as it goes. Gives back the students' keys."""
    report = ClassReport(grades.units)
    keys: set[str] = set()
    with ExitStack() as stack:
        # Excel takes a file for UTF-8 only with a byte order mark; Canvas and Moodle read over it.
        table = csv.writer(stack.enter_context(replacing(out / "grades.csv", "utf-8-sig")))
        everything = stack.enter_context(replacing(out / "grades.json"))
        worksheet = csv.writer(stack.enter_context(replacing(out / MOODLE)))
        xml = XMLGenerator(stack.enter_context(replacing(out / "junit.xml")), "utf-8", short_empty_elements=True)

        table.writerow([*_CANVAS, *(short_name(unit) for unit in grades.units), _SUM])
        everything.write(f'{{"units": {to_json([_unit(unit) for unit in grades.units])},\n"students": [')
        xml.startDocument()
        _start(xml, "testsuites", name="kata")
        worksheet.writerow(_WORKSHEET)
        participants = 0
        for student in grades.students():
            table.writerow(_csv_row(student))
            if _PARTICIPANT.fullmatch(student.student.id):
                worksheet.writerow([student.student.id, in_csv(student.student.name), in_points(student.points), "-"])
                participants += 1
            everything.write((",\n" if keys else "\n") + to_json(_everything(student)))
            _write_suites(xml, student)
            _write_student(student, out / STUDENTS / student.student.key)
            report.add(student)
            keys.add(student.student.key)
        xml.endElement("testsuites")
        xml.endDocument()
        everything.write("\n]}\n")
        page = stack.enter_context(replacing(out / "class.html"))
        page.writelines(report.page())
    if not participants:
        (out / MOODLE).unlink()
    return keys


@contextmanager
def replacing(file: Path, encoding: str = "utf-8") -> Iterator[TextIOWrapper]:
    """A new file to write that takes the place of `file` at the end; where the block fails, what was there stays."""
    temporary = file.with_name(f"{file.name}.new")
    try:
        with temporary.open("w", encoding=encoding, errors="replace", newline="") as stream:
            yield stream
        os.replace(temporary, file)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise


def to_json(data: Any, indent: int | None = None) -> str:
    """`data` as JSON in ASCII, which no terminal acts on; half a surrogate pair, which no reader likes, as '?'."""
    text = json.dumps(data, ensure_ascii=False, indent=indent).encode("utf-8", "replace").decode("utf-8")
    # Outside of its strings, JSON has no such characters.
    return re.sub(r"[^\x0a\x20-\x7e]", lambda match: json.dumps(match[0])[1:-1], text)


def _remove(folder: Path) -> None:
    """Takes away a student's files, and the folder where nothing else is in it; leaves alone what is not ours."""
    if not _KEY.fullmatch(folder.name) or folder.is_symlink() or not (folder / FEEDBACK).is_file():
        return
    for name in (FEEDBACK, GRADESCOPE):
        for file in (folder / name, folder / f"{name}.new"):
            file.unlink(missing_ok=True)
    if not any(folder.iterdir()):
        folder.rmdir()


def _write_student(student: StudentGrades, folder: Path) -> None:
    folder.mkdir(exist_ok=True)
    with replacing(folder / FEEDBACK) as file:
        file.write(feedback_page(student))
    with replacing(folder / GRADESCOPE) as file:
        file.write(to_json(gradescope(student), indent=1) + "\n")


# The table


def _csv_row(student: StudentGrades) -> list[str]:
    who = student.student
    # An export doesn't say which of Canvas's numbers it tells: Canvas tries one column after the other, then the name.
    # None of the two for logins may be empty: Moodle would give an empty row's points to the student of the row above.
    texts = [who.name, who.id, who.id or who.key, who.email or who.id or who.key, ""]
    return [*map(in_csv, texts), *map(_csv_points, student.units), in_points(student.points)]


def in_csv(text: str) -> str:
    """A text that a spreadsheet shows as it is: what would begin a formula has an apostrophe before it."""
    return _FORMULA.sub(r"\1\2'", harmless(text))


def _csv_points(grade: UnitGrade) -> str:
    """The points; empty where nothing was handed in, which is not the same as work that is worth nothing."""
    return in_points(grade.points) if grade.judged or grade.override else ""


# Everything


def _unit(unit: Unit) -> dict[str, Any]:
    return {"unit": unit.folder, "number": unit.number, "name": unit.name, "title": unit.title}


def _everything(student: StudentGrades) -> dict[str, Any]:
    who = student.student
    return {
        "key": who.key,
        "name": who.name,
        "id": who.id,
        "email": who.email,
        "points": student.points,
        "of": student.of,
        "units": [_everything_of(grade) for grade in student.units],
        "left_out": [vars(item) for item in student.left_out],
    }


def _everything_of(grade: UnitGrade) -> dict[str, Any]:
    return {
        "unit": grade.unit.folder,
        "status": grade.status,
        "handed_in": bool(grade.origin),
        "isolated": grade.isolated,
        "origin": grade.origin,
        "points": grade.points,
        "of": grade.of,
        "computed": grade.computed,
        "override": vars(grade.override) if grade.override else None,
        "stages": [{"name": stage.report.name, "title": stage.report.title, **_stage(stage)} for stage in grade.stages],
        "hidden": _stage(grade.hidden),
        "mistake": vars(grade.mistake) if grade.mistake else None,
        "own_tests": _own_tests(grade.own_tests) if grade.own_tests else None,
    }


def _own_tests(own: TestsGrade) -> dict[str, Any]:
    return {
        "points": round(own.points, 4),
        "of": round(own.of, 4),
        "handed_in": own.handed_in,
        "report": own.report.to_json() if own.report else None,
    }


def _stage(stage: StageGrade) -> dict[str, Any]:
    return {
        "status": stage.report.status,
        "points": round(stage.points, 4),
        "of": round(stage.of, 4),
        "passed": stage.report.passed,
        "tests": [_test(test) for test in stage.report.tests],
    }


def _test(test: TestReport) -> dict[str, Any]:
    told = {name: value for name, value in vars(test).items() if value}
    return told if test.status == PASSED else {**told, "message": test.message}


# JUnit


def _write_suites(xml: XMLGenerator, student: StudentGrades) -> None:
    """A test suite for each unit of the student, with a test case for each stage and one for all hidden tests.

    The class name is key.unit: Jenkins groups by the part before the dot, GitLab shows it whole.
    """
    for grade in student.units:
        cases = list(_cases(grade))
        problems = [problem for _, problem, _, _ in cases]
        _start(
            xml,
            "testsuite",
            # Jenkins may take two suites of one name for one, and two students may have one name.
            name=f"{harmless(student.student.name)} ({student.student.key}): {short_name(grade.unit)}",
            tests=len(cases),
            failures=problems.count("failure"),
            errors=0,
            skipped=problems.count("skipped"),
        )
        if grade.isolated is False:
            _start(xml, "properties")
            _start(xml, "property", name=NOT_ISOLATED, value=IN_WORDS[NOT_ISOLATED])
            xml.endElement("property")
            xml.endElement("properties")
        for name, problem, message, text in cases:
            _start(xml, "testcase", classname=f"{student.student.key}.{grade.unit.folder}", name=name)
            if problem:
                _start(xml, problem, message=message)
                xml.characters(text or message)
                xml.endElement(problem)
            xml.endElement("testcase")
        xml.endElement("testsuite")


def _start(xml: XMLGenerator, element: str, **attributes: str | int) -> None:
    if element.startswith("test"):
        xml.characters("\n")
    xml.startElement(element, AttributesImpl({name: str(value) for name, value in attributes.items()}))


def _cases(grade: UnitGrade) -> Iterable[tuple[str, str, str, str]]:
    """Each test case: its name, 'failure', 'skipped' or nothing, a sentence on it, and the whole message."""
    for number, stage in enumerate(grade.stages, 1):
        # GitLab drops all but the first of the same name.
        name = harmless(f"{number}. {stage.report.title}")
        if not grade.judged:
            yield name, "skipped", IN_WORDS[grade.status], ""
        elif stage.report.status == PASSED:
            yield name, "", "", ""
        else:
            yield name, "failure", _sentence(stage), f"{message_of(stage.report)}{_mistake(grade, stage)}"
    if grade.hidden_text:
        missed = len(grade.hidden.report.tests) - grade.hidden.report.passed
        yield grade.hidden_text, "failure" if missed else "", _HIDDEN if missed else "", ""
    if own := grade.own_tests:
        problem = "skipped" if own.report is None else "failure" if own.points < own.of else ""
        yield own.text, problem, own.text if problem else "", own_tests_message(own)


# Gradescope

_HIDDEN = "Some of the hidden tests did not pass: they try more cases of the same task."


def gradescope(student: StudentGrades) -> dict[str, Any]:
    """What Gradescope shows a student: `score` counts, whatever the tests sum up to."""
    tests = [test for grade in student.units for test in _gradescope_tests(grade)]
    notes = [note for grade in student.units for note in _notes(grade)]
    notes += [f"Not taken: {harmless(item.path)}: {harmless(item.reason, longest=1000)}" for item in student.left_out]
    return {
        "score": student.points,
        "output": "\n".join([f"{in_points(student.points)} of {in_points(student.of)} points", *notes]),
        "output_format": "text",
        "test_output_format": "text",
        "test_name_format": "text",
        "visibility": "visible",
        "stdout_visibility": "hidden",
        "tests": tests,
    }


def _gradescope_tests(grade: UnitGrade) -> Iterable[dict[str, Any]]:
    for number, stage in enumerate(grade.stages, 1):
        title, output = f"{short_name(grade.unit)}: {stage.report.title}", IN_WORDS[grade.status]
        if grade.judged:
            message = f"{message_of(stage.report)}{_mistake(grade, stage)}"
            output = "\n\n".join(part for part in (_sentence(stage), message) if part)
        yield _gradescope_test(stage, title, f"{grade.unit.number}.{number}", output)
    if grade.hidden_text:
        output = IN_WORDS[PASSED] if grade.hidden.report.status == PASSED else _HIDDEN
        title = f"{short_name(grade.unit)}: {grade.hidden_text}"
        yield _gradescope_test(grade.hidden, title, f"{grade.unit.number}.{len(grade.stages) + 1}", output)
    if own := grade.own_tests:
        caught_all = PASSED if own.report and own.points == own.of else WRONG
        stage = StageGrade(StageReport("own", "own", [TestReport("own", caught_all)]), own.points, own.of)
        title = f"{short_name(grade.unit)}: {own.text}"
        yield _gradescope_test(stage, title, f"{grade.unit.number}.{len(grade.stages) + 2}", own_tests_message(own))


def _gradescope_test(stage: StageGrade, name: str, number: str, output: str) -> dict[str, Any]:
    return {
        "name": harmless(name),
        "name_format": "text",
        "number": number,
        "score": round(stage.points, 2),
        "max_score": round(stage.of, 2),
        "status": "passed" if stage.report.status == PASSED else "failed",
        "output": output,
        "output_format": "text",
        "visibility": "visible",
    }


def _notes(grade: UnitGrade) -> Iterable[str]:
    if grade.override:
        reason = f": {harmless(grade.override.reason, longest=1000)}" if grade.override.reason else "."
        points = f"{in_points(grade.points)} of {in_points(grade.of)} points"
        yield f"{short_name(grade.unit)}: {points}, given by your instructor{reason}"
    if grade.isolated is False:
        yield f"{short_name(grade.unit)}: {NOT_ISOLATED}. {IN_WORDS[NOT_ISOLATED]}"


def _mistake(grade: UnitGrade, stage: StageGrade) -> str:
    """What the stage's message says of a recorded mistake that the work behaves like; empty where that is none."""
    lines = mistake_lines(grade, stage)
    return "\n\n" + "\n".join(map(harmless, lines)) if lines else ""


def _sentence(stage: StageGrade) -> str:
    return IN_WORDS.get(stage.report.status, stage.report.status)
