"""Prints, returns the list as well, takes more arguments than it must, and plays the ways to draw breadth first."""

import itertools
import math
import random


def swap(p, i, j, verbose=False):
    if verbose:
        print("swap", i, j)
    if i != j:
        p[i], p[j] = p[j], p[i]
    return p


def until_marked(p, randrange, both, verbose=True):
    unmarked = len(p)
    marked = [False for _ in p]
    rounds = 0
    while unmarked > 0:
        i, j = [randrange(len(p)) for _ in range(2)]
        swap(p, i, j)
        for place in {i, j} if both else {i}:
            if not marked[place]:
                marked[place] = True
                unmarked -= 1
        rounds += 1
    if verbose:
        print(rounds, "rounds")
    return p


def shuffle1(p, randrange=None, verbose=False):
    return until_marked(p, randrange or random.randrange, both=True, verbose=verbose)


def shuffle2(p, randrange=None, verbose=False):
    return until_marked(p, randrange or random.randrange, both=False, verbose=verbose)


def shuffle3(p, randrange=None):
    randrange = randrange or random.randrange
    i = 0
    while i < len(p):
        swap(p, i, randrange(len(p)))
        i += 1
    return p


def knuth(p, randrange=None):
    randrange = randrange or random.randrange
    i = 0
    while i < len(p) - 1:
        swap(p, i, randrange(i, len(p)))
        i += 1
    return p


class Counting:
    def __init__(self, randrange):
        self.randrange = randrange
        self.count = 0

    def __call__(self, *args):
        self.count += 1
        return self.randrange(*args)


def count_draws(shuffler, deck, randrange=None, verbose=True):
    counting = Counting(randrange or random.randrange)
    shuffler(list(deck), counting)
    if verbose:
        print(f"{counting.count} draws")
    return counting.count


class Script:
    """Plays the numbers of a script; beyond its end it plays the lowest number and remembers the first such draw."""

    def __init__(self, numbers):
        self.numbers = numbers
        self.played = 0
        self.next_choice = None

    def __call__(self, start, stop=None):
        low, high = (0, start) if stop is None else (start, stop)
        self.played += 1
        if self.played <= len(self.numbers):
            return self.numbers[self.played - 1]
        if self.next_choice is None:
            self.next_choice = range(low, high)
        return low


def distribution(shuffler, deck):
    result = {}
    row = {(): 1.0}
    while row:
        next_row = {}
        for numbers, probability in row.items():
            cards = list(deck)
            script = Script(numbers)
            shuffler(cards, script)
            if script.next_choice is None:
                key = "".join(cards)
                result[key] = result.get(key, 0.0) + probability
            else:
                for number in script.next_choice:
                    next_row[(*numbers, number)] = probability / len(script.next_choice)
        row = next_row
    return result


def is_fair(shuffler, deck, n, randrange=None, verbose=True):
    tally = dict.fromkeys(itertools.permutations(deck), 0)
    for _ in range(n):
        cards = list(deck)
        shuffler(cards, randrange or random.randrange)
        tally[tuple(cards)] += 1
    expected = n / math.factorial(len(deck))
    chi2 = math.fsum((seen - expected) * (seen - expected) / expected for seen in tally.values())
    if verbose:
        print("chi-square", chi2)
    degrees = len(tally) - 1
    return not chi2 > 2 * degrees + 20
