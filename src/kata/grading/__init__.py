"""Judges code that nobody has read: the tests here, the code in a sandboxed process, plain values in between."""
