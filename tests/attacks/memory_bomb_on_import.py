"""Takes all the memory there is while it is imported.

Verdict: out of memory
"""

HOARD = "x" * 10**12
