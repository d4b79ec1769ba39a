"""Exceptions in one line: what code under test raises is an outcome and never a traceback."""

import traceback


def describe_error(error: Exception) -> str:
    """Return an exception in one line, with the place that raised it."""
    frames = traceback.extract_tb(error.__traceback__)
    last = frames[-1] if frames else None
    where = f" ({last.name} in {last.filename.rpartition('/')[2]}:{last.lineno})" if last else ""
    return f"{type(error).__name__}: {error}{where}"
