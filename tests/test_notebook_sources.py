"""What of a notebook is handed in for a unit."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from helpers import SMALL_KATA, small_kata
from kata.grading.decoding import LARGEST_SOURCE
from submission_makers import DOUBLE, QUADRUPLE, Files, found_in, notebook, write

pytest_plugins = ["submission_fixtures"]


@pytest.fixture
def from_notebook(handed_in):
    """What is handed in for a unit by a notebook with the given cells."""

    def found(*cells: str, name: str = "double.ipynb") -> dict[str, str]:
        handed = handed_in({f"kim/{name}": notebook(*cells), "ada/quadruple.py": QUADRUPLE})
        return {unit: source for (student, unit), source in handed.sources.items() if student == "kim"}

    return found


def double_of(source: str, n: object = 3) -> object:
    """What the function double of a source text comes back with."""
    names: dict[str, Any] = {"__name__": "double"}
    exec(compile(source, "double.py", "exec", dont_inherit=True), names)
    return names["double"](n)


def test_of_a_notebook_the_functions_and_what_they_need_are_taken(from_notebook):
    found = from_notebook(
        "import nowhere as plt\nimport math, os\nfrom operator import mul as times",
        "FACTOR = 1\nFACTOR += 1\nTABLE = {}\nNAMES = []",
        "for n in range(4):\n    TABLE[n] = n\nTABLE.update({9: 9})\nNAMES.append(missing)",
        "def helper(n):\n    '''As it is.'''\n    return TABLE[n]\nprint(helper(nothing)); plt.show()",
        "import functools\n@functools.cache\ndef double(n):\n"
        "    hands = [h for h in range(n)]\n    return times(helper(n), FACTOR)",
        "hands = plt.deal()\ndouble(nowhere)\nassert double(2) == 5\nfunctools.nothing()",
    )
    assert "@functools.cache" in found["double"]
    assert double_of(found["double"], 3) == 6
    assert double_of(found["double"], 9) == 18
    assert "plt" not in found["double"]
    assert "NAMES" not in found["double"]


def test_what_only_a_notebook_understands_is_a_comment_and_lines_keep_their_numbers(from_notebook):
    found = from_notebook(
        "%matplotlib inline\n!pip install x\nfiles = !ls\ntook = %time 3\ndouble?\n?double\nif True:\n    %pwd\n",
        "%%time\ndef double(n):\n    %timeit 3\n    return (n\n            + 1 / 0)",
        "x = (7\n  % 4)\ndef double(n):\n    return n * x",
        "%%bash\ndef double(n):\n  echo",
    )
    assert double_of(found["double"]) == 9
    lines = found["double"].split("\n")
    start = lines.index("# cell 3")
    assert lines[start + 1 : start + 5] == ["x = (7", "  % 4)", "def double(n):", "    return n * x"]
    assert start == 1 + 9 + 1 + 5 + 1


def test_a_cell_for_the_kata_is_handed_in_as_it_stands_and_the_last_one_counts(from_notebook):
    found = from_notebook(
        "%%kata 01\ndef double(n):\n    return 0\n",
        f"%%kata 2 --save\n{QUADRUPLE}\nassert False",
        f"\n%%kata double --all-stages\n{DOUBLE}",
        "%%kata 99\n",
        "def double(n):\n    return 7",
        name="work.ipynb",
    )
    assert found == {"double": DOUBLE, "quadruple": f"{QUADRUPLE}\nassert False"}


def test_in_a_notebook_named_for_a_unit_its_cell_for_the_kata_counts_alone(handed_in):
    found = handed_in({"kim/double.ipynb": notebook("def double(n): pass", f"%%kata 01\n{DOUBLE}"), "ada/x.txt": ""})
    assert found.sources == {("kim", "double"): DOUBLE}
    assert list(found.ignored) == ["class/ada"]


def test_a_cell_that_writes_a_units_file_is_handed_in(from_notebook):
    assert from_notebook(f"%%writefile work/double.py\n{DOUBLE}", name="x.ipynb") == {"double": DOUBLE}


def test_a_notebook_of_any_name_hands_in_what_its_functions_are_certainly_for(from_notebook):
    found = from_notebook(DOUBLE, QUADRUPLE, name="Untitled3.ipynb")
    assert sorted(found) == ["double", "quadruple"]
    assert double_of(found["double"]) == 6
    assert from_notebook("x = 1", name="Untitled3.ipynb") == {}


def test_a_function_of_many_does_not_make_a_notebook_a_units(tmp_path):
    kata = small_kata(tmp_path / "kata")
    kata.write("units/03_many/many.py", "")
    kata.write("units/03_many/test_many.py", "from many import one, two, three, four\n")
    write(tmp_path / "class", {"kim/x.ipynb": notebook("def one(): pass"), "ada/double.py": DOUBLE})
    write(tmp_path / "class", {"sam/x.ipynb": notebook("def one(): pass\ndef two(): pass")})
    assert set(found_in(kata.folder, tmp_path / "class").sources) == {("ada", "double"), ("sam", "many")}


def test_functions_that_two_units_ask_for_are_not_guessed(tmp_path):
    kata = small_kata(tmp_path / "kata")
    kata.write("units/03_again/again.py", DOUBLE)
    kata.write(
        "units/03_again/test_again.py", "from again import double\n\nclass TestIt:\n    def test_it(self): pass\n"
    )
    write(tmp_path / "class", {"kim/x.ipynb": notebook(DOUBLE), "ada/again.ipynb": notebook(DOUBLE)})
    found = found_in(kata.folder, tmp_path / "class")
    assert list(found.sources) == [("ada", "again")]
    assert "as %%kata 04 does" in found.ignored["class/kim/x.ipynb"]


def test_cells_of_the_courses_own_notebooks_are_nobodys_work(tmp_path):
    kata = small_kata(tmp_path / "kata")
    given = notebook("import double", "%%kata 01\ndef double(n):\n    return 1", "def double(n): return 2")
    kata.write("notebooks/01_double.ipynb", given)
    added = json.loads(given)
    added["cells"] += json.loads(notebook(f"%%kata 01\n{DOUBLE}"))["cells"]
    changed = json.loads(given)
    changed["cells"] += json.loads(notebook("print(3)"))["cells"]
    clone: Files = {f"kim/{path}": text for path, text in SMALL_KATA.items() if path.startswith("units")}
    write(tmp_path / "class", clone | {
        "kim/notebooks/01_double.ipynb": json.dumps(added),
        "ada/01_double.ipynb": given,
        "sam/01_double.ipynb": json.dumps(changed),
    })  # fmt: skip
    found = found_in(kata.folder, tmp_path / "class")
    assert found.sources["kim", "double"] == DOUBLE
    assert {student for student, _ in found.sources} == {"kim"}
    assert found.ignored == {
        "class/kim/units/01_double/double.py": "class/kim/notebooks/01_double.ipynb was taken for 01_double",
        "class/sam/01_double.ipynb": "it defines no function that 01_double asks for, such as double",
    }


def test_a_cell_that_is_no_python_counts_where_it_defines_the_function(from_notebook):
    assert double_of(from_notebook("this is no Python", DOUBLE)["double"]) == 6
    found = from_notebook("x = 1", "def double(n):\n    return 2 *\n")
    with pytest.raises(SyntaxError) as error:
        compile(found["double"], "x", "exec")
    assert error.value.text == "    return 2 *\n"


def test_imports_from_the_future_stand_first_and_imports_of_everything_are_kept(from_notebook):
    found = from_notebook(
        "import os", "from __future__ import annotations", "from math import *",
        "def double(n: 1 / 0):\n    return floor(2 * n)"
    )  # fmt: skip
    assert double_of(found["double"]) == 6


def test_what_stands_below_the_main_line_is_left_out(from_notebook):
    found = from_notebook("n = 2", "if __name__ == '__main__':\n    n = 5", "double = lambda x: x * n")
    assert double_of(found["double"]) == 6
    assert "__main__" not in found["double"]


@pytest.mark.parametrize(
    "text",
    ["", "[]", "{}", '{"cells": 3}', '{"cells": [{"cell_type": "code", "source": [1]}]}', "[" * 100_000, "\xff\xfe",
     '{"cells": [{"cell_type": "code", "source": "' + "#" * (LARGEST_SOURCE + 1) + '"}]}'],
)  # fmt: skip
def test_a_notebook_that_is_none_or_too_large_is_told(handed_in, text):
    found = handed_in({"kim/double.ipynb": text, "ada/double.py": DOUBLE})
    assert found.sources == {("ada", "double"): DOUBLE}
    assert re.search("it is no notebook|the code in it is larger", found.ignored["class/kim/double.ipynb"])


def test_a_notebook_in_the_old_format_is_read(handed_in):
    cells = [{"cell_type": "code", "input": DOUBLE.splitlines(keepends=True)}, {"cell_type": "heading", "source": "x"}]
    found = handed_in({"kim/double.ipynb": json.dumps({"worksheets": [{"cells": cells}]}), "ada/x.txt": ""})
    assert double_of(found.sources["kim", "double"]) == 6


def test_halves_of_characters_in_a_notebook_can_be_written(from_notebook):
    assert double_of(from_notebook("def double(n):\n    return '\ud800'")["double"]) == "\ufffd"
