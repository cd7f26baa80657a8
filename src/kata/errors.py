"""The errors that are the user's to mend: they are shown as one message, never as a traceback."""


class KataError(Exception):
    """Something the user can put right; the message says what to do."""
