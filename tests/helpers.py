"""Where things are, for the repository's own tests."""

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
