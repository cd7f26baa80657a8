"""Sends an answer of its own before the one that is sent for it.

Verdict: wrong
"""

import json
import os
import struct
import sys


def kind(n, ranks):
    channel = sys._getframe(1).f_locals["self"].channel
    text = json.dumps({"values": ["first"], "contents": {}}).encode()
    os.write(channel.write_fd, struct.pack(">I", len(text)) + text)
    return "second"
