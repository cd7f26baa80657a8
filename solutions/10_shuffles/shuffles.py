"""Unit 10, the reference solution."""

import random
from collections import Counter, defaultdict
from collections.abc import Callable
from fractions import Fraction
from itertools import permutations
from math import prod, sqrt

Randrange = Callable[..., int]
Shuffler = Callable[[list, Randrange], object]


def swap(p: list, i: int, j: int) -> None:
    """Exchange what stands at the places i and j of p."""
    p[i], p[j] = p[j], p[i]


def shuffle1(p: list, randrange: Randrange = random.randrange) -> None:
    """Shuffle p: swap two places at random until every place has been swapped."""
    n = len(p)
    swapped = [False] * n
    while not all(swapped):
        i, j = randrange(n), randrange(n)
        swap(p, i, j)
        swapped[i] = swapped[j] = True


def shuffle2(p: list, randrange: Randrange = random.randrange) -> None:
    """Shuffle p: swap two places at random until every place has been the first of the two."""
    n = len(p)
    swapped = [False] * n
    while not all(swapped):
        i, j = randrange(n), randrange(n)
        swap(p, i, j)
        swapped[i] = True


def shuffle3(p: list, randrange: Randrange = random.randrange) -> None:
    """Shuffle p: swap each place with any place."""
    n = len(p)
    for i in range(n):
        swap(p, i, randrange(n))


def knuth(p: list, randrange: Randrange = random.randrange) -> None:
    """Shuffle p: swap each place with itself or a later one."""
    n = len(p)
    for i in range(n - 1):
        swap(p, i, randrange(i, n))


def count_draws(shuffler: Shuffler, deck: str, randrange: Randrange = random.randrange) -> int:
    """Return how many numbers shuffler draws for one shuffle of deck."""
    drawn = []

    def counted(*bounds: int) -> int:
        drawn.append(randrange(*bounds))
        return drawn[-1]

    shuffler(list(deck), counted)
    return len(drawn)


def distribution(shuffler: Shuffler, deck: str) -> dict[str, float]:
    """Return the exact probability of each order that a shuffle of deck can give.

    A script says which of the numbers that it may give each draw does give: 0 the lowest, 1 the next. A draw beyond
    the script's end gives the lowest; that one of its other numbers was drawn is a script of its own, to play later.
    """
    result: dict[str, Fraction] = defaultdict(Fraction)
    scripts: list[list[int]] = [[]]
    while scripts:
        script = scripts.pop()
        p = list(deck)
        choices = _play(shuffler, p, script)
        result["".join(p)] += Fraction(1, prod(choices))
        for place in range(len(script), len(choices)):
            lowest = [0] * (place - len(script))
            scripts += [[*script, *lowest, other] for other in range(1, choices[place])]
    return {order: float(probability) for order, probability in result.items()}


def _play(shuffler: Shuffler, p: list[str], script: list[int]) -> list[int]:
    """Shuffle p with the draws that script says. Return how many numbers each draw had to choose from."""
    choices: list[int] = []

    def scripted(*bounds: int) -> int:
        numbers = range(*bounds)
        place = len(choices)
        choices.append(len(numbers))
        return numbers[script[place] if place < len(script) else 0]

    shuffler(p, scripted)
    return choices


def is_fair(shuffler: Shuffler, deck: str, n: int, randrange: Randrange = random.randrange) -> bool:
    """Return whether n shuffles of deck spread over all its orders as a fair shuffler's do, by chi-square.

    A fair shuffler's chi-square has the mean f and the variance 2f: six standard deviations more are no luck.
    """
    counts: Counter[str] = Counter()
    for _ in range(n):
        p = list(deck)
        shuffler(p, randrange)
        counts["".join(p)] += 1
    orders = ["".join(order) for order in permutations(deck)]
    expected = n / len(orders)
    chi_square = sum((counts[order] - expected) ** 2 / expected for order in orders)
    f = len(orders) - 1
    return chi_square < f + 6 * sqrt(2 * f)
