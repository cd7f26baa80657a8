"""The `kata` command."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from kata.errors import KataError
from kata.units import all_units, find_root, find_unit


def main() -> int:
    parser = argparse.ArgumentParser(prog="kata")
    commands = parser.add_subparsers(dest="command")
    check = commands.add_parser("check")
    check.add_argument("unit", nargs="?")
    arguments = parser.parse_args()
    try:
        root = find_root(Path.cwd())
        from kata.contract import CHECKS, problems

        units = [find_unit(root, arguments.unit)] if arguments.unit else all_units(root)
        bad = 0
        for unit in units:
            for name in CHECKS:
                for problem in problems(unit, name):
                    bad += 1
                    print(f"{unit.folder} {name}: {problem}")
        print(f"{len(units)} units, {bad} problems")
        return 1 if bad else 0
    except KataError as error:
        print(error, file=sys.stderr)
        return 2
