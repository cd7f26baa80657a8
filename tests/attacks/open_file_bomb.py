"""Opens files without end.

Verdict: crashed
"""


def kind(n, ranks):
    return [open(__file__, encoding="utf-8") for _ in range(10_000)]
