"""The suits' signs as the games show them: for each, a letter for screens that lack it, and its colour."""

SIGNS = {"♠": ("S", ""), "♥": ("H", "red"), "♦": ("D", "red"), "♣": ("C", "")}
