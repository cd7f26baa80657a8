"""Hidden tests draw the same examples in every run: the same answer always gets the same grade."""

from hypothesis import settings

settings.register_profile("kata", derandomize=True, deadline=None, database=None)
settings.load_profile("kata")
