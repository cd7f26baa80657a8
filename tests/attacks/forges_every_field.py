"""Answers with another nonsense each time: numbers for lists, lists for texts, what was never lent.

Verdict: wrong
"""

import itertools
import sys

NOTHING = {"values": [None], "contents": {}}
FORGED = itertools.cycle(
    [
        {},
        {"values": [], "contents": {}},
        {"values": [9, 9], "contents": {}},
        {"values": 9, "contents": {}},
        {"values": [9], "contents": []},
        {"values": [9], "contents": {"x": ["list", []]}},
        {"values": [9], "contents": {"0": ["dict", []]}},
        {"values": [{"place": 10**9}], "contents": {}},
        {"values": [{"place": [1]}], "contents": {}},
        {"values": [{"own": "kind"}], "contents": {}},
        {"values": [{"function": -1}], "contents": {}},
        {"values": [{"iterator": True}], "contents": {}},
        {"values": [{"int": "9" * 5000}], "contents": {}, "passed": True},
        {"values": [{"float": "nine"}], "contents": {}},
        {"values": [{"bytes": "xyz"}], "contents": {}},
        {"values": [{"set": [9]}], "contents": {}},
        {"do": "call", "handle": 0, **NOTHING},
        {"do": "next", "handle": [], **NOTHING},
        {"do": "load"},
        {"do": "call", "handle": 0, "values": [[], {}], "contents": {}},
        {"failed": "KeyError", "bases": 5, "text": ["x"], "trace": 7},
        {"failed": "OutOfTime", "bases": ["SystemExit"], "text": None, "trace": [[1], ["x", 2], [10**9, "f"]]},
        {"failed": "Passed", "lent": True, "bases": ["StopIteration"], "text": "", "trace": [[1, 2, 3]]},
        {"failed": "Skipped", "raised": 7, "bases": ["__build_class__", "print"], "text": "", "trace": []},
        {"raised": 0},
        {"error": "SystemExit", "text": ""},
        {"printed": 5, "complained": [], "read": -5, **NOTHING, "values": ["x"]},
    ]
)


def serve(self, message):
    self.channel.send(next(FORGED))


def kind(n, ranks):
    sys.modules["__main__"].Server.serve = serve
    return "x"
