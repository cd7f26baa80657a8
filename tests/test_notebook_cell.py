"""`%load_ext kata` and `%%kata` in IPython's own shell and in a kernel, and `kata notebook`."""

import json
import re
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from html.parser import HTMLParser
from types import SimpleNamespace

import pytest

from helpers import DOUBLE, DOUBLE_STUB, QUADRUPLE, Kata, Run, clean_environment, no_end_kata
from kata.cli import main
from kata.notebook import _BACKGROUNDS
from kata.notebook_files import stable

LOAD = "%load_ext kata"
SQUARE = "def double(n):\n    return n * n\n"
ALWAYS = "def double(n):\n    return {!r}\n"
HOW_IT_STARTS = "The cell starts like this: %%kata 04, or %%kata 04 --save"
FILE = "units/01_double/double.py"

# A process of its own for each test: a shell is one per process, and the extension stays loaded.
SHELL = """
import json, sys
from IPython.core.interactiveshell import InteractiveShell
from IPython.utils.capture import capture_output

shell = InteractiveShell.instance()
told = []
for cell in json.loads(sys.argv[1]):
    with capture_output() as printed:
        run = shell.run_cell(cell)
    error = run.error_before_exec or run.error_in_exec
    html = run.result._repr_html_() if hasattr(run.result, "_repr_html_") else ""
    text = "" if run.result is None else repr(run.result)
    told.append([text, html, printed.stderr, type(error).__name__ if error else "", printed.stdout])
print(json.dumps(told))
"""


@dataclass
class Cell:
    """What a cell gave: its value in text and in HTML, its standard error, its exception and its standard output."""

    text: str
    html: str
    err: str
    error: str
    out: str


def cell(code: str, line: str = "%%kata 01") -> str:
    return f"{line}\n{code}"


@pytest.fixture
def shell(kata, tmp_path):
    """A function: runs cells in one IPython shell, in the kata's folder of notebooks; gives what each one gave."""
    kata.write("notebooks/matplotlibrc", "")

    def run(*cells: str, folder="notebooks") -> list[Cell]:
        process = subprocess.run(
            [sys.executable, "-c", SHELL, json.dumps(cells)],
            cwd=kata.folder / folder,
            env=clean_environment() | {"IPYTHONDIR": str(tmp_path / "ipython")},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            encoding="utf-8",
            check=False,
            timeout=300,
        )
        assert process.returncode == 0, process.stderr
        return [Cell(*told) for told in json.loads(process.stdout)]

    return run


class Reader(HTMLParser):
    """The tags and the text of a piece of HTML."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.tags: set[str] = set()
        self.text = ""
        self.feed(html)
        self.close()

    def handle_starttag(self, tag, attrs):
        self.tags.add(tag)

    def handle_data(self, data):
        self.text += data


def stages(html: str) -> list[tuple[str, str, str]]:
    """Each stage of the HTML: its title, what is said of it, and on which colour."""
    rows = re.findall(r"<tr><td[^>]*>\d+</td><td[^>]*>(.*?)</td><td>(.*?)</td></tr>", html)
    return [
        (Reader(title).text, Reader(said).text, re.search(r"background:(#\w+)", said).group(1)) for title, said in rows
    ]


def files_of(kata: Kata) -> dict[str, bytes]:
    """Every file of the kata but what Python and the tool keep for themselves."""
    paths = [path for path in kata.folder.rglob("*") if path.is_file() and not {"__pycache__", ".kata"} & {*path.parts}]
    return {path.relative_to(kata.folder).as_posix(): path.read_bytes() for path in paths}


def backups(kata: Kata) -> list[str]:
    return [path.read_text(encoding="utf-8") for path in sorted(kata.folder.glob(".kata/backups/01_double/*"))]


# What a run shows


def test_a_green_cell_shows_every_stage_as_passed(shell):
    loaded, green = shell(LOAD, cell(DOUBLE))
    assert loaded == Cell("", "", "", "", "")
    assert green.text.splitlines() == [
        "01 Twice over",
        "  ✓  1  Small numbers  2 of 2",
        "  ✓  2  Nothing        1 of 1",
        "  ✓  3  Below zero     1 of 1",
    ]
    assert stages(green.html) == [
        ("Small numbers", "2 of 2", _BACKGROUNDS["green"]),
        ("Nothing", "1 of 1", _BACKGROUNDS["green"]),
        ("Below zero", "1 of 1", _BACKGROUNDS["green"]),
    ]
    assert "<pre" not in green.html
    assert green.err == ""


def test_a_red_cell_shows_the_failing_call_in_text_and_in_html(shell):
    _, red = shell(LOAD, cell(SQUARE))
    assert red.text.splitlines()[1:4] == [
        "  ✗  1  Small numbers  1 of 2  wrong",
        "  ·  2  Nothing        waiting",
        "  ·  3  Below zero     waiting",
    ]
    assert stages(red.html) == [
        ("Small numbers", "wrong 1 of 2", _BACKGROUNDS["red"]),
        ("Nothing", "waiting", _BACKGROUNDS["dim"]),
        ("Below zero", "waiting", _BACKGROUNDS["dim"]),
    ]
    failing = "double(3)\n  came back  9\n  wanted     6\n  because    twice three\n"
    end = "again: run the cell    a hint: kata hint 01"
    for text in (red.text, Reader(red.html).text):
        assert failing in text
        assert text.endswith(end)
        assert "pytest" not in text
    assert (red.err, red.error) == ("", "")


def test_what_is_not_yet_written_is_neither_red_nor_green(shell):
    _, stub, nothing = shell(LOAD, cell(DOUBLE_STUB), cell("x = 1\n"))
    assert stages(stub.html)[0] == ("Small numbers", "not yet written 0 of 2", _BACKGROUNDS["yellow"])
    assert "not yet written: double\n" in stub.text
    assert "not yet written: double. The cell has no function double\n" in nothing.text


@pytest.mark.parametrize("color", _BACKGROUNDS.values(), ids=_BACKGROUNDS)
def test_white_text_can_be_read_on_every_colour(color):
    """A contrast of at least 4.5 to 1, by the formula of the WCAG."""
    parts = [int(color[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    assert 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05) >= 4.5


def test_html_shows_what_the_students_code_returns_and_prints_and_never_runs_it(kata, shell):
    kata.write("docs/units/01_double.md", "# Twice <i>over</i>\n")
    tests = "units/01_double/test_double.py"
    text = (kata.folder / tests).read_text(encoding="utf-8")
    kata.write(tests, text.replace("Small numbers\n", "Small <u>numbers</u> & more\n").replace("twice two", "<u>two"))
    bad = "<script>alert(1)</script>"
    _, red = shell(LOAD, cell(f"def double(n):\n    print('<img src=x>')\n    return {bad!r}\n"))
    page = Reader(red.html)
    assert page.tags == {"div", "strong", "table", "tr", "td", "span", "pre"}
    for shown in (bad, "<img src=x>", "01 Twice <i>over</i>", "Small <u>numbers</u> & more", "<u>two"):
        assert shown in page.text
    assert bad in red.text


CRASHES = {
    "a syntax error": ("def double(n:\n    return 2 * n\n", "the cell can't be imported\n  crashed    SyntaxError"),
    "an error on import": ("mark = 1\n1 / 0\n", "the cell can't be imported\n  crashed    ZeroDivisionError"),
    "an error in a call": ("mark = 1\ndef double(n):\n    return n / 0\n", "double(2)\n  crashed    ZeroDivisionError"),
    "an exit": ("import os\nmark = 1\n\ndef double(n):\n    os._exit(0)\n", "crashed    your code ends the program"),
    "an exit on import": ("import os\nmark = 1\nos._exit(3)\n", "crashed    your code ends the program"),
    "an exit behind our back": (
        "import posix\nmark = 1\nposix._exit(7)\n",
        "the run of the cell\n  crashed    the proc",
    ),
    "an interrupt": ("mark = 1\nraise KeyboardInterrupt\n", "crashed    your code raises KeyboardInterrupt"),
}


@pytest.mark.parametrize(("code", "told"), CRASHES.values(), ids=CRASHES)
def test_a_cell_that_crashes_is_told_as_crashed_and_defines_nothing(shell, code, told):
    _, red, mark = shell(LOAD, cell(code), "mark")
    assert told in red.text
    assert told in Reader(red.html).text
    assert stages(red.html)[0][1].startswith("crashed 0 of ")
    assert (red.err, red.error) == ("", "")
    assert "Traceback" not in red.text + red.out
    assert mark.error == "NameError"


ENDLESS = {
    "a loop": (
        "mark = 1\ndef double(n):\n    while True:\n        pass\n",
        "stopped after 0.3 seconds: is there a loop",
    ),
    "a loop on import": ("mark = 1\nwhile True:\n    pass\n", "stopped after 0.3 seconds: is there a loop"),
    "one call of C": (
        "import itertools\nmark = 1\ndef double(n):\n    sum(itertools.count())\n",
        "one call could not be stopped: is there a loop that never ends?",
    ),
}


@pytest.mark.parametrize(("code", "told"), ENDLESS.values(), ids=ENDLESS)
def test_a_cell_that_never_ends_is_told_as_out_of_time_and_defines_nothing(kata, shell, code, told):
    no_end_kata(kata, 0.3)
    _, red, mark = shell(LOAD, cell(code), "mark")
    assert stages(red.html)[0][1].startswith("out of time 0 of ")
    assert f"out of time: {told}" in red.text
    assert mark.error == "NameError"


def test_no_message_names_the_file_that_the_cell_was_for_the_run(shell):
    prints = "def double(n):\n    print(__file__)\n    return __file__\n"
    says = "def double(n):\n    raise ValueError(__file__)\n"
    for seen in shell(
        LOAD, *map(cell, [prints, says, "", " ", "x = 1\n", "x = (\n", "import posix\nposix._exit(7)\n"])
    ):
        assert tempfile.gettempdir() not in seen.text + seen.html


def test_all_stages_may_be_asked_for(shell):
    code = "def double(n):\n    return 2 * n if n < 1 else 1\n"
    _, red = shell(LOAD, cell(code, "%%kata 01 --all-stages"))
    assert [said for _, said, _ in stages(red.html)] == ["wrong 0 of 2", "1 of 1", "1 of 1"]


def test_a_cell_leans_on_the_references_of_the_other_units(kata, shell):
    kata.write(FILE, SQUARE)
    _, green = shell(LOAD, cell(QUADRUPLE, "%%kata quadruple"))
    assert [said for _, said, _ in stages(green.html)] == ["1 of 1", "1 of 1"]


# What is wrong with the first line


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("%%kata 09", "There is no unit '09'.\nThe units: 01_double, 02_quadruple.\n"),
        ("%%kata duoble --save", "There is no unit 'duoble'.\nDid you mean double?\n"),
        ("%%kata ''", "There is no unit ''.\nThe units: 01_double, 02_quadruple.\n"),
        ("%%kata", f"the following arguments are required: unit. {HOW_IT_STARTS}\n"),
        ("%%kata --save", f"the following arguments are required: unit. {HOW_IT_STARTS}\n"),
        ("%%kata 01 --nonsense", f"unrecognized arguments: --nonsense. {HOW_IT_STARTS}\n"),
        ("%%kata 01 --sav", f"unrecognized arguments: --sav. {HOW_IT_STARTS}\n"),
        ("%%kata 01 02", f"unrecognized arguments: 02. {HOW_IT_STARTS}\n"),
        ("%%kata 01 --help", f"unrecognized arguments: --help. {HOW_IT_STARTS}\n"),
        ("%%kata 01 'x", f"%%kata 01 'x: No closing quotation. {HOW_IT_STARTS}\n"),
    ],
)
def test_a_line_that_cannot_be_understood_is_told_in_a_sentence_and_nothing_runs(kata, shell, line, told):
    before = files_of(kata)
    _, wrong, mark = shell(LOAD, cell("mark = 1\n" + DOUBLE, line), "mark")
    assert wrong == Cell("", "", f"kata: {told}", "", "")
    assert mark.error == "NameError"
    assert files_of(kata) == before | {"notebooks/matplotlibrc": b""}


# --save


def test_nothing_is_written_without_save(kata, shell):
    kata.write("notebooks/matplotlibrc", "")
    before = files_of(kata)
    shell(LOAD, *map(cell, [DOUBLE, SQUARE, DOUBLE_STUB, "1 / 0\n", "def double(n:\n"]))
    assert files_of(kata) == before


@pytest.mark.parametrize(
    "code", [DOUBLE, SQUARE, "def double(n:\n", "# ♠\n\n\nx = 1\n", "x = '''a\r\nb'''\nno_newline_at_the_end = 1"]
)
def test_save_writes_exactly_the_cell_and_the_stub_needs_no_backup(kata, shell, code):
    _, saved = shell(LOAD, cell(code, "%%kata 01 --save"))
    # IPython ends the code of a cell with one newline.
    assert (kata.folder / FILE).read_bytes() == (code.rstrip("\n") + "\n").encode()
    assert backups(kata) == []
    for text in (saved.text, Reader(saved.html).text):
        assert text.endswith(f"Saved to {FILE}.")


def test_save_keeps_a_backup_of_what_the_student_had(kata, shell):
    kata.write(FILE, SQUARE)
    _, saved, again = shell(LOAD, *[cell(DOUBLE, "%%kata --save 01")] * 2)
    assert (kata.folder / FILE).read_text(encoding="utf-8") == DOUBLE
    assert backups(kata) == [SQUARE]
    place = re.search(r"^What stood there is in (\S+)$", saved.text, re.MULTILINE)
    assert (kata.folder / place[1]).read_text(encoding="utf-8") == SQUARE
    assert "What stood there" in saved.html
    assert "What stood there" not in again.text
    kata.kata("reset", "01")
    assert (kata.folder / FILE).read_text(encoding="utf-8") != SQUARE


def test_reset_brings_back_the_stub_after_a_save(kata, shell):
    shell(LOAD, cell(DOUBLE, "%%kata 01 --save"))
    assert kata.kata("reset", "01").code == 0
    assert (kata.folder / FILE).read_text(encoding="utf-8") == DOUBLE_STUB
    assert backups(kata) == [DOUBLE]


@pytest.mark.parametrize("blocked", [".kata/backups", f"{FILE}.new/full"], ids=["the backup", "the file"])
def test_a_save_that_cannot_be_done_says_so_and_loses_nothing(kata, shell, blocked):
    kata.write(FILE, SQUARE)
    kata.write(blocked, "in the way")
    _, saved = shell(LOAD, cell(DOUBLE, "%%kata 01 --save"))
    assert saved.err.startswith("kata: Nothing was saved: ")
    assert saved.err.endswith(f"Can you write to {kata.folder}?\n")
    assert "Saved" not in saved.text
    assert "Traceback" not in saved.out + saved.err
    assert (kata.folder / FILE).read_text(encoding="utf-8") == SQUARE


# What a cell defines


def test_a_good_cell_defines_its_names_for_the_next_ones(shell):
    code = f'"""Mine."""\nfrom dataclasses import dataclass\n\n@dataclass\nclass Pair:\n    n: int\n\n{DOUBLE}'
    _, _, *values = shell(LOAD, cell(code), "double(21)", "Pair(1)", "__name__", "double.__annotations__")
    assert [value.text for value in values] == ["42", "Pair(n=1)", "'__main__'", "{}"]


def test_a_wrong_cell_defines_its_names_too_to_look_at_what_is_wrong(shell):
    _, _, value = shell(LOAD, cell(SQUARE), "double(5)")
    assert value.text == "25"


def test_after_a_crash_the_names_are_what_they_were(shell):
    _, _, _, value = shell(LOAD, cell(DOUBLE), cell("def double(n):\n    return n / 0\n"), "double(4)")
    assert value.text == "8"


def test_the_part_of_a_file_that_is_for_the_program_does_not_run_in_the_notebook(shell):
    program = f"import sys\n\n{DOUBLE}\n\nif __name__ == '__main__':\n    print('runs')\n    sys.exit(1)\n"
    _, green, value = shell(LOAD, cell(program), "double(4)")
    assert (green.error, green.err, value.text) == ("", "", "8")
    assert "runs" not in green.out


def test_a_later_error_in_the_cells_code_shows_the_line_as_the_notebook_counts_it(shell):
    _, _, error = shell(LOAD, cell(DOUBLE), "double(None)")
    assert error.error == "TypeError"
    plain = re.sub(r"\x1b\[[0-9;]*m", "", error.out)
    assert "line 3, in double(n)" in plain
    assert "----> 3     return 2 * n" in plain


# Loading


def test_the_units_can_be_imported_and_are_the_references(kata, shell):
    kata.write(FILE, SQUARE)
    _, first, second = shell(LOAD, "from double import double\ndouble(5)", "import quadruple; quadruple.quadruple(3)")
    assert (first.text, second.text) == ("10", "12")


def test_without_solutions_they_are_the_students_own(kata, shell):
    kata.write(FILE, SQUARE)
    (kata.folder / "solutions").rename(kata.folder.parent / "solutions")
    _, value, own = shell(LOAD, "from double import double\ndouble(5)", cell(DOUBLE))
    assert value.text == "25"
    assert [said for _, said, _ in stages(own.html)] == ["2 of 2", "1 of 1", "1 of 1"]


def test_without_the_extension_there_are_no_units_to_import(shell):
    (missing,) = shell("import quadruple")
    assert missing.error == "ModuleNotFoundError"


def test_outside_a_kata_loading_says_where_to_go_and_loads_nothing(kata, shell):
    loaded, missing, unknown = shell(LOAD, "import quadruple", cell(DOUBLE), folder="..")
    there = kata.folder.parent
    told = f"kata: There is no kata in {there} or above it.\nGo to the folder of your clone: cd poker-kata\n"
    assert loaded == Cell("", "", told, "", "")
    assert missing.error == "ModuleNotFoundError"
    assert "`%%kata` not found" in unknown.err


def test_loading_twice_or_anew_does_no_harm(shell):
    *_, value, green = shell(LOAD, LOAD, "%reload_ext kata", "from double import double; double(2)", cell(DOUBLE))
    assert value.text == "4"
    assert [said for _, said, _ in stages(green.html)] == ["2 of 2", "1 of 1", "1 of 1"]


def test_the_tool_itself_needs_no_ipython():
    program = "import kata.cli, kata.commands, kata.notebook, sys; sys.exit('IPython' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0


# kata notebook


def said(run: Run) -> str:
    """What the command itself printed as errors; a kernel may warn of how it is run."""
    lines = run.err.splitlines(keepends=True)
    return "".join(line for line in lines if not line.startswith("[IPKernelApp] WARNING"))


def notebook(*cells: str) -> str:
    """A notebook of code cells, as Jupyter would write it."""
    code = [
        {"cell_type": "code", "id": f"id{number}", "metadata": {}, "source": text, "outputs": [], "execution_count": 7}
        for number, text in enumerate(cells)
    ]
    title = {"cell_type": "markdown", "id": "title", "metadata": {"editable": True}, "source": "# Twice over"}
    whole = {"cells": [title, *code], "metadata": {"kernelspec": {"name": "my-env"}}, "nbformat": 4}
    return json.dumps(whole | {"nbformat_minor": 5})


def test_run_stores_what_a_kernel_shows_and_a_second_run_changes_nothing(kata):
    bad = "<script>alert(1)</script>"
    cells = [
        LOAD,
        cell(DOUBLE),
        "double(21)",
        cell(ALWAYS.format(bad)),
        "from quadruple import quadruple\nquadruple(3)",
    ]
    file = kata.write("notebooks/01_double.ipynb", notebook(*cells))
    run = kata.kata("notebook", "01", "--run")
    assert (run.code, run.out, said(run)) == (0, "notebooks/01_double.ipynb: run and stored\n", "")
    text = file.read_text(encoding="utf-8")
    assert text == stable(text)
    _, load, green, value, red, imported = json.loads(text)["cells"]
    assert load["outputs"] == []
    data = green["outputs"][0]["data"]
    assert [count for _, count, _ in stages("".join(data["text/html"]))] == ["2 of 2", "1 of 1", "1 of 1"]
    assert "".join(data["text/plain"]).startswith("01 Twice over\n  ✓  1  Small numbers")
    assert value["outputs"][0]["data"] == {"text/plain": ["42"]}
    assert imported["outputs"][0]["data"] == {"text/plain": ["12"]}
    html = "".join(red["outputs"][0]["data"]["text/html"])
    assert "script" not in Reader(html).tags
    assert bad in Reader(html).text
    assert [cell["execution_count"] for cell in (load, green, value, red, imported)] == [1, 2, 3, 4, 5]
    assert kata.kata("notebook", "double", "--run").code == 0
    assert file.read_text(encoding="utf-8") == text
    assert [path.name for path in file.parent.iterdir()] == [file.name]


@pytest.mark.parametrize(
    ("code", "told"),
    [("x = 1\nx / 0", "ZeroDivisionError: division by zero"), ("import os\nos._exit(1)", "Kernel died")],
    ids=["an error", "the kernel's end"],
)
def test_a_notebook_with_a_failing_cell_is_not_stored(kata, code, told):
    text = notebook("print('fine')", code, "print('not reached')")
    file = kata.write("notebooks/01_double.ipynb", text)
    run = kata.kata("notebook", "01", "--run")
    assert (run.code, run.out) == (2, "")
    assert said(run).startswith("kata: notebooks/01_double.ipynb was not stored: a cell failed.\n")
    assert told in run.err
    assert "\x1b" not in run.err
    assert "kata/notebook_files.py" not in run.err
    if "Zero" in told:
        assert code in run.err
    assert file.read_text(encoding="utf-8") == text
    assert [path.name for path in file.parent.iterdir()] == [file.name]


@pytest.mark.parametrize("text", ["", "{}", "# Twice over", b"\xff\xfe"])
def test_what_is_no_notebook_is_not_run(kata, text):
    file = kata.write("notebooks/01_double.ipynb", text)
    before = file.read_bytes()
    run = kata.kata("notebook", "01", "--run")
    assert (run.code, run.out) == (2, "")
    assert run.err.startswith("kata: notebooks/01_double.ipynb")
    assert "this is no notebook of format 4" in run.err or "can't be read" in run.err
    assert "Traceback" not in run.err
    assert file.read_bytes() == before


def test_a_notebook_that_cannot_be_written_is_told(kata):
    text = notebook("1")
    file = kata.write("notebooks/01_double.ipynb", text)
    kata.write("notebooks/01_double.ipynb.new/full", "in the way")
    run = kata.kata("notebook", "01", "--run")
    assert run.code == 2
    assert said(run).startswith("kata: notebooks/01_double.ipynb was not stored: ")
    assert "Traceback" not in run.err
    assert file.read_text(encoding="utf-8") == text


@pytest.mark.parametrize("arguments", [["02"], ["02", "--run"], ["--run"]])
def test_a_notebook_that_is_not_there_is_told_before_any_runs(kata, arguments):
    text = notebook("1")
    file = kata.write("notebooks/01_double.ipynb", text)
    run = kata.kata("notebook", *arguments)
    assert (run.code, run.out, run.err) == (2, "", "kata: There is no notebook notebooks/02_quadruple.ipynb.\n")
    assert file.read_text(encoding="utf-8") == text


@pytest.mark.parametrize(
    ("arguments", "opened"), [(["01"], "notebooks/01_double.ipynb"), ([], "notebooks")], ids=["one", "all"]
)
def test_jupyterlab_opens_the_unit_s_notebook_or_all(kata, monkeypatch, arguments, opened):
    kata.write("notebooks/01_double.ipynb", notebook("1"))
    kata.write("notebooks/02_quadruple.ipynb", notebook("1"))
    calls = []
    monkeypatch.chdir(kata.folder / "units")
    monkeypatch.setattr("importlib.util.find_spec", lambda name: SimpleNamespace(name=name))
    monkeypatch.setattr(subprocess, "call", lambda command, cwd: calls.append((command, cwd)) or 5)
    assert main(["notebook", *arguments]) == 5
    assert calls == [([sys.executable, "-m", "jupyterlab", str(kata.folder / opened)], kata.folder)]


def test_without_jupyter_the_command_says_what_to_install(kata, monkeypatch, capfd):
    kata.write("notebooks/01_double.ipynb", notebook("1"))
    monkeypatch.chdir(kata.folder)
    with monkeypatch.context() as patched:
        patched.setattr("importlib.util.find_spec", lambda name: None)
        assert main(["notebook", "01"]) == 2
    monkeypatch.setitem(sys.modules, "nbformat", None)
    assert main(["notebook", "01", "--run"]) == 2
    told = 'kata: Notebooks need Jupyter: python3 -m pip install -e ".[notebooks]"\n'
    assert capfd.readouterr() == ("", told * 2)


# The second game


GAME = "%%bugs 01\nfrom double import double\n\n\ndef test_three():\n    assert double(3) == {}\n"


def test_a_cell_of_tests_plays_the_second_game(kata, shell):
    _, fair, unfair = shell(LOAD, GAME.format(6), GAME.format(9))
    assert "three: catches 1" in fair.text
    assert "1  Squares: two is the same both ways." in fair.text
    assert "at large: 2" in fair.text
    assert "caught 1 of 2" in fair.html
    assert "kata bugs 01\n" not in fair.text  # the cell itself is what runs again
    assert "three: unfair" in unfair.text
    assert "you want 9" in unfair.text
    assert not (kata.folder / ".kata" / "bugs").exists()  # the board is about the file


def test_a_cell_that_is_no_game_is_told_in_a_sentence(kata, shell):
    _, wrong, empty, nobody, without = shell(
        LOAD, "%%bugs 01\ndef test_it()\n", "%%bugs 01\nx = 1\n", "%%bugs 99\nx = 1\n", "%%bugs 02\nx = 1\n"
    )
    assert "the cell can't be imported: line 1: SyntaxError" in wrong.text
    assert "the cell has no test" in empty.text
    assert "There is no unit '99'" in nobody.err
    assert "no recorded answers" in without.err
    assert {cell.error for cell in (wrong, empty, nobody, without)} == {""}
