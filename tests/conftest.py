"""What the repository's own tests share."""

from pathlib import Path

import pytest

from helpers import Kata, small_kata


@pytest.fixture
def kata(tmp_path: Path) -> Kata:
    """A small kata of two units, fresh for the test."""
    return small_kata(tmp_path / "kata")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        item.add_marker(pytest.mark.filterwarnings("error"))
