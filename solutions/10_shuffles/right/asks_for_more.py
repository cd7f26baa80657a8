"""Goes through the tree of draws by recursion: a draw that nobody has planned for ends the shuffle with an exception.

knuth chooses among the cards that are left, and its limit for chi-square is the 99 % bound of Wilson and Hilferty.
"""

import random
from collections import Counter
from math import factorial, inf


class Unplanned(Exception):
    pass


def swap(p, i, j):
    (p[i], p[j]) = (p[j], p[i])


def shuffle1(p, randrange=random.randrange):
    todo = set(range(len(p)))
    while todo:
        i = randrange(len(p))
        j = randrange(len(p))
        swap(p, i, j)
        todo -= {i, j}


def shuffle2(p, randrange=random.randrange):
    todo = set(range(len(p)))
    while todo:
        i = randrange(len(p))
        j = randrange(len(p))
        swap(p, i, j)
        todo.discard(i)


def shuffle3(p, randrange=random.randrange):
    for i, _ in enumerate(p):
        swap(p, i, randrange(len(p)))


def knuth(p, randrange=random.randrange):
    n = len(p)
    for done in range(n - 1):
        left = n - done
        swap(p, done, done + randrange(left))


def count_draws(shuffler, deck, randrange=random.randrange):
    calls = []
    shuffler(list(deck), lambda *bounds: calls.append(bounds) or randrange(*bounds))
    return len(calls)


def distribution(shuffler, deck):
    chances = {}

    def explore(plan, chance):
        planned = iter(plan)
        wanted = None

        def follow_the_plan(*bounds):
            nonlocal wanted
            for number in planned:
                return number
            wanted = range(*bounds)
            raise Unplanned

        p = list(deck)
        try:
            shuffler(p, follow_the_plan)
        except Unplanned:
            for number in wanted:
                explore([*plan, number], chance / len(wanted))
        else:
            order = "".join(p)
            chances[order] = chances.get(order, 0) + chance

    explore([], 1)
    return chances


def is_fair(shuffler, deck, n, randrange=random.randrange):
    counts = Counter(_shuffled(shuffler, deck, randrange) for _ in range(n))
    possible = factorial(len(deck))
    # Orders that never came add nothing to the sum of the squares, so this sees them too.
    chi_square = sum(count**2 for count in counts.values()) * possible / n - n
    return chi_square < _limit(possible - 1)


def _shuffled(shuffler, deck, randrange):
    p = list(deck)
    shuffler(p, randrange)
    return "".join(p)


def _limit(f, z=2.326):
    return f * (1 - 2 / (9 * f) + z * (2 / (9 * f)) ** 0.5) ** 3 if f else inf
