"""Raises what Ctrl-C raises while it is imported.

Verdict: crashed
"""

raise KeyboardInterrupt
