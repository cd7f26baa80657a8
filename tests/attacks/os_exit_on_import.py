"""Ends the process at once while it is imported.

Verdict: crashed
"""

import os

os._exit(0)
