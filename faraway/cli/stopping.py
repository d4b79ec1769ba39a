"""Ctrl-C and SIGTERM: end what runs, keep what is done, exit with 128 and the number of the signal.

    with stopping() as signals:
        with signals.asking(work.stop):
            work.run()        # the first signal asks it to stop; the second ends the command at once
        report(work)
    sys.exit(signals.status or 0)

Outside `asking` a signal raises `Stopped`, which is a KeyboardInterrupt, and `stopping` ends the command with its status.
"""

import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from types import FrameType
from typing import TextIO

import click

SIGNALS = (signal.SIGINT, signal.SIGTERM)


class Stopped(KeyboardInterrupt):
    """A signal has arrived that ends the command."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.status = 128 + number


class Signals:
    """The signals that have arrived; work may ask for a call instead of an interruption."""

    def __init__(self) -> None:
        self.status = 0
        """128 and the number of the first signal; 0 if there was none."""
        self._ask: Callable[[str], None] | None = None

    @contextmanager
    def asking(self, stop: Callable[[str], None]) -> Iterator[None]:
        """Within this context the first signal calls `stop` with the reason in words."""
        self._ask = stop
        try:
            yield
        finally:
            self._ask = None

    def receive(self, number: int, _frame: FrameType | None) -> None:
        """Handle a signal."""
        is_first = self.status == 0
        self.status = self.status or 128 + number
        if self._ask is None or not is_first:
            raise Stopped(number)
        self._ask(f"stopped by {signal.Signals(number).name}")


def say(text: str) -> None:
    """Print to standard error; where that is full or broken, the exit status has to say it."""
    try:
        click.echo(text, err=True)
    except OSError:
        discard(sys.stderr)


def discard(stream: TextIO) -> None:
    """Keep Python from writing the rest of a stream at exit, which would change the exit status."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


@contextmanager
def stopping(ending: str = "Stopped.") -> Iterator[Signals]:
    """Let Ctrl-C and SIGTERM end the command with their status; `ending` is printed. A signal that is ignored stays so."""
    signals = Signals()
    if threading.current_thread() is not threading.main_thread():
        yield signals  # only the main thread receives signals
        return
    before = {
        number: signal.signal(number, signals.receive)
        for number in SIGNALS
        if signal.getsignal(number) is not signal.SIG_IGN
    }
    try:
        yield signals
    except Stopped as stopped:
        if ending:
            say(ending)
        sys.exit(stopped.status)
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
