"""Source texts in every encoding, and what is no text."""

from __future__ import annotations

import pytest

from kata.grading.decoding import decoded
from submission_makers import DOUBLE, notebook

pytest_plugins = ["submission_fixtures"]


@pytest.mark.parametrize(
    ("data", "text"),
    [
        (b"x = 1\r\ny = 2\r", "x = 1\ny = 2\n"),
        (b"\xef\xbb\xbfx = 1\n", "x = 1\n"),
        ("é = '♥'\r\n".encode("utf-16"), "é = '♥'\n"),
        (b"\xfe\xff" + "é = '♥'\n".encode("utf-16-be"), "é = '♥'\n"),
        ("x = '♥'\r\n".encode("utf-16-le"), "x = '♥'\n"),
        ("x = '♥'\n".encode("utf-16-be"), "x = '♥'\n"),
        ("x = 1\n".encode("utf-32"), "x = 1\n"),
        ("x = '♥'\n".encode(), "x = '♥'\n"),
        ("x = 'é€'\n".encode("cp1252"), "x = 'é€'\n"),
        ("# -*- coding: latin-1 -*-\nx = 'é'\n".encode("latin-1"), "# -*- coding: utf-8 -*-\nx = 'é'\n"),
        ("#!python\r# vim: set fileencoding=cp1250 :\rx = 'ő'".encode("cp1250"),
         "#!python\n# vim: set fileencoding=utf-8 :\nx = 'ő'"),
        ("\n\n# coding: latin-1\nx = 'é'\n".encode(), "\n\n# coding: latin-1\nx = 'é'\n"),
        ("y = 1\n# coding: latin-1\nx = 'é'\n".encode(), "y = 1\n# coding: latin-1\nx = 'é'\n"),
        ("# coding: utf-8\nx = 'é'\n".encode("cp1252"), "# coding: utf-8\nx = 'é'\n"),
        ("# coding: klingon\nx = 'é'\n".encode(), "# coding: utf-8\nx = 'é'\n"),
        (b"# coding: rot13\nx = 1\n", "# coding: utf-8\nx = 1\n"),
        (b"# coding: idna\nx = 1\n", "# coding: utf-8\nx = 1\n"),
        (b"# coding: Punycode-\n# caf-dma", "# coding: utf-8\n# caf-dma"),
        ("# coding: latin-1\nx = 'é'\n".encode("utf-16"), "# coding: utf-8\nx = 'é'\n"),
        (b"x = 1\x0c\n\x0by = 2\x1a", "x = 1\x0c\n\x0by = 2\x1a"),
        (b"", ""),
    ],
)  # fmt: skip
def test_a_source_text_is_read_in_its_encoding_and_says_no_other(data, text):
    source, _ = decoded(data)
    assert source == text
    assert "coding" not in text.split("\n")[0] or compile(source.encode(), "x", "exec")


@pytest.mark.parametrize(
    "data",
    [b"\0" * 40, b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR", b"def double(n):\n    return 2\0 * n\n", b"\x01\x02\x03\x80\x81" * 9,
     b"\xff\xfe\x00", b"\xff\xfe\x00\xd8x\x00", b"\xff\xfe" + "x = 1\0".encode("utf-16-le")],
)  # fmt: skip
def test_what_is_no_text_is_handed_in_as_something_that_python_refuses(handed_in, data):
    found = handed_in({"kim/double.py": data, "ada/x.txt": ""})
    assert found.remarks["kim", "double"] == "It is no text: it can't be read as Python."
    assert "\0" not in found.sources["kim", "double"]
    with pytest.raises(SyntaxError):
        compile(found.sources["kim", "double"].encode(), "x", "exec")


def test_an_odd_encoding_is_told(handed_in):
    found = handed_in({"kim/double.py": "# é\n".encode("cp1252"), "kim/quadruple.py": "# coding: x\n", "ada/x.txt": ""})
    assert found.remarks["kim", "double"] == "It is not written in UTF-8: it was read as Windows' cp1252."
    assert found.remarks["kim", "quadruple"] == "It says that its encoding is x, and it is not."


@pytest.mark.parametrize(
    "text", ["-" * 200_000 + "1", "double" + ".a" * 100_000, "(" * 200_000, "x = " + "[" * 200_000]
)
def test_a_text_nested_too_deep_to_be_parsed_is_taken_as_it_is(handed_in, text):
    found = handed_in(
        {"kim/units/01_double/double.py": text, "kim/double.py": DOUBLE, "kim/quad.ipynb": notebook(text)}
    )
    assert found.sources == {("kim", "double"): text}
