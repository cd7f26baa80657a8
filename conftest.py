"""Loads the kata's plugin, for every run of pytest anywhere in the kata."""

import pytest

try:
    import kata  # noqa: F401
except ModuleNotFoundError:
    raise pytest.UsageError(
        "The kata is not installed in this Python. Go to its folder and run: python3 -m pip install -e ."
    ) from None

pytest_plugins = ["kata.plugin"]
