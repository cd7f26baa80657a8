"""Fixtures for what students hand in to a small kata."""

from __future__ import annotations

import pytest

from helpers import small_kata
from submission_makers import Files, Found, found_in, write, zipped


@pytest.fixture(scope="session")
def root(tmp_path_factory):
    """A kata with the units 01_double and 02_quadruple."""
    return small_kata(tmp_path_factory.mktemp("root") / "kata").folder


@pytest.fixture
def handed_in(root, tmp_path):
    """Writes files into a folder "class" and gives what is found in it."""

    def found(files: Files) -> Found:
        return found_in(root, write(tmp_path / "class", files))

    return found


@pytest.fixture
def handed_in_as_zip(root, tmp_path):
    """Packs files into "class.zip" and gives what is found in it."""

    def found(files, **options) -> Found:
        (tmp_path / "class.zip").write_bytes(files if isinstance(files, bytes) else zipped(files, **options))
        return found_in(root, tmp_path / "class.zip")

    return found
