"""Dragon Quest poker: make a hand, then double your score or lose it (unit 17)"""

from dragon_quest import main as play  # noqa: F401
from suits import SIGNS  # noqa: F401
