"""Never comes back.

Verdict: out of time
"""


def kind(n, ranks):
    while True:
        pass
