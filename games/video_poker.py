"""Video poker: bet, throw cards away, draw, and see what your hand pays (unit 16)"""

from suits import SIGNS  # noqa: F401
from video_poker import main as play  # noqa: F401
