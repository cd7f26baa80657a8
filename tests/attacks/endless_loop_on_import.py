"""Is never imported to its end.

Verdict: out of time
"""

while True:
    pass
