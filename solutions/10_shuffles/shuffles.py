"""Unit 10, the reference solution."""
