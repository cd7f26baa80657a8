"""Ends the process while it is imported.

Verdict: crashed
"""

import sys

sys.exit(0)
