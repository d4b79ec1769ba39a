"""The cyclic garbage collector, disabled while much is made and kept."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def garbage_collector_disabled() -> Iterator[None]:
    """Disable the cyclic garbage collector: a run or a diagnosis keeps what it makes, and collecting cost a third of the time."""
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        (gc.enable if was_enabled else gc.disable)()
