"""Prints without end while it is imported.

Verdict: too much output
"""

while True:
    print("x" * 1000)
