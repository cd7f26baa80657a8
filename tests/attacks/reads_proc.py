"""Looks for other processes, their files, their memory and what they have open.

Verdict: wrong
"""

import os


def readable(path):
    try:
        with open(path, "rb") as file:
            return file.read(100)
    except OSError:
        return b""


def kind(n, ranks):
    others = [number for number in os.listdir("/proc") if number.isdigit() and int(number) != os.getpid()]
    secrets = [
        readable(f"/proc/{number}/{name}") for number in others for name in ("environ", "cmdline", "maps", "mem")
    ]
    secrets += [readable(path) for path in ("/etc/passwd", os.path.expanduser("~/.bash_history"), "/proc/1/root")]
    return ranks[0] if any(secrets) else "nothing"
