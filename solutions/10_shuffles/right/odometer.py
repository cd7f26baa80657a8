"""Counts the ways to draw up like an odometer, the last draw turning fastest. knuth draws for the last place too."""

import random
from collections import defaultdict
from fractions import Fraction
from itertools import permutations
from math import sqrt


def swap(p, i, j):
    card = p[i]
    p[i] = p[j]
    p[j] = card


def shuffle1(p, randrange=random.randrange):
    n = len(p)
    swapped = [False] * n
    while False in swapped:
        i = randrange(0, n)
        j = randrange(0, n)
        swapped[i] = True
        swapped[j] = True
        swap(p, i, j)


def shuffle2(p, randrange=random.randrange):
    n = len(p)
    swapped = [False] * n
    while False in swapped:
        i = randrange(0, n)
        j = randrange(0, n)
        swapped[i] = True
        swap(p, i, j)


def shuffle3(p, randrange=random.randrange):
    for i in range(len(p)):
        j = randrange(0, len(p))
        swap(p, i, j)


def knuth(p, randrange=random.randrange):
    for i in range(len(p)):
        j = randrange(i, len(p))
        swap(p, i, j)


def count_draws(shuffler, deck, randrange=random.randrange):
    count = 0

    def count_one(*args):
        nonlocal count
        count += 1
        return randrange(*args)

    shuffler(list(deck), count_one)
    return count


class Odometer:
    """Wheels, one a draw. A wheel has as many digits as its draw has numbers to choose from."""

    def __init__(self):
        self.digits = []
        self.sizes = []
        self.place = 0

    def __call__(self, start, stop=None):
        if stop is None:
            start, stop = 0, start
        if self.place == len(self.digits):
            self.digits.append(0)
            self.sizes.append(stop - start)
        digit = self.digits[self.place]
        self.place += 1
        return start + digit

    def chance(self):
        chance = Fraction(1)
        for size in self.sizes:
            chance /= size
        return chance

    def turn(self):
        """On to the next way to draw; False after the last one."""
        self.place = 0
        while self.digits:
            self.digits[-1] += 1
            if self.digits[-1] < self.sizes[-1]:
                return True
            self.digits.pop()
            self.sizes.pop()
        return False


def distribution(shuffler, deck):
    odometer = Odometer()
    chances = defaultdict(int)
    more = True
    while more:
        p = list(deck)
        shuffler(p, odometer)
        chances["".join(p)] += odometer.chance()
        more = odometer.turn()
    return dict(sorted((order, float(chance)) for order, chance in chances.items()))


def is_fair(shuffler, deck, n, randrange=random.randrange):
    counts = {"".join(order): 0 for order in permutations(deck)}
    for _ in range(n):
        p = list(deck)
        shuffler(p, randrange)
        counts["".join(p)] += 1
    expected = n / len(counts)
    chi_square = 0
    for count in counts.values():
        chi_square += (count - expected) ** 2 / expected
    f = len(counts) - 1
    return chi_square <= f + 6 * sqrt(2 * f)
