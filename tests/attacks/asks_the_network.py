"""Asks another machine.

Verdict: crashed
"""

import socket


def kind(n, ranks):
    with socket.create_connection(("192.0.2.1", 80), timeout=1) as there:
        return there.recv(10)
