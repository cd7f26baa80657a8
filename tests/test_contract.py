"""Every unit keeps the authors' contract. A new unit's folder is held to it the day it appears."""

import pytest

from helpers import ROOT
from kata.contract import CHECKS, problems
from kata.units import all_units


@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize("unit", all_units(ROOT), ids=lambda unit: unit.folder)
def test_the_unit_keeps_the_contract(unit, check):
    assert problems(unit, check) == []
