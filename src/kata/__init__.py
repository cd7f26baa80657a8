"""The tool of the kata: it finds the units, runs them in stages and tells what to do next.

It knows units, not poker: nothing here names a unit.
"""
