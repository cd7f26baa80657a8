"""What the repository's own tests share."""

from pathlib import Path

import pytest

from helpers import Kata, small_kata
from kata.recording import record
from kata.units import find_unit


@pytest.fixture
def kata(tmp_path: Path) -> Kata:
    """A small kata of two units, fresh for the test."""
    return small_kata(tmp_path / "kata")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        item.add_marker(pytest.mark.filterwarnings("error"))


@pytest.fixture(scope="session")
def recorded(tmp_path_factory: pytest.TempPathFactory) -> str:
    """How the mistakes of the small kata behave, as `kata record` writes it."""
    unit = find_unit(small_kata(tmp_path_factory.mktemp("recorded")).folder, "01")
    record(unit)
    return unit.behaviour_file.read_text(encoding="utf-8")
