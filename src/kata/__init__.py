"""The tool of the kata: it finds the units, runs them in stages and tells what to do next.

It knows units, not poker: nothing here names a unit.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from IPython.core.interactiveshell import InteractiveShell


def load_ipython_extension(shell: InteractiveShell) -> None:
    """What `%load_ext kata` does in a notebook: see `kata.notebook`."""
    from kata.notebook import load

    load(shell)
