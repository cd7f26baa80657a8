"""Never comes back and does not listen.

Verdict: out of time
"""

import signal

for number in range(1, 65):
    try:
        signal.signal(number, signal.SIG_IGN)
    except (OSError, ValueError):
        pass


def kind(n, ranks):
    while True:
        try:
            while True:
                pass
        except BaseException:
            pass
