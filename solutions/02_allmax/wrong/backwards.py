"""Backwards: sorted upwards and read from the end, equal items come in the opposite order.

Stage: TestKey
Ask: 5 came before -5. In which order do they stand after your sorting, and from which end do you read?
"""

from hand_rank import hand_rank


def poker(hands):
    return max(hands, key=hand_rank)


def allmax(iterable, key=None):
    f = key if key is not None else lambda x: x
    ranking = sorted(iterable, key=f)
    result = []
    while ranking and (not result or f(ranking[-1]) == f(result[0])):
        result.append(ranking.pop())
    return result
