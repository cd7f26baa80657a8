"""max itself: the function comes back, not what it finds, as in the line that the quiz leaves to be filled in.

Stage: TestMax
Ask: What is the difference between a function and what it gives when it is called?
"""


def poker(hands):
    return max


def allmax(iterable, key=None):
    items = list(iterable)
    if not items:
        return []
    key = key or (lambda x: x)
    best = max(key(x) for x in items)
    return [x for x in items if key(x) == best]
