"""One style of progress for all long work: a line on standard error, on a terminal only, gone when the work is done.

    with showing("asking", total=735) as shown:
        shown.advance()

    for piece in tracked(pieces, "comparing"):
        ...

Work that is stopped says how far it came, also where there is no terminal.
"""

from collections.abc import Callable, Iterable, Iterator, Sized
from contextlib import contextmanager
from typing import TypeVar

from attrs import define
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

from faraway.cli.stopping import say

T = TypeVar("T")


@define
class Shown:
    """The progress of the work."""

    word: str
    total: int | None
    done: int = 0
    _show: Callable[[str, int], None] = lambda _words, _done: None

    def advance(self, count: int = 1) -> None:
        """Count more of it as done."""
        self.reach(self.done + count)

    def reach(self, done: int) -> None:
        """Count this much as done."""
        self.done = done
        self._show(self.word, done)

    def describe(self, words: str) -> None:
        """Describe what is being done."""
        self.word = words
        self._show(words, self.done)

    def in_words(self) -> str:
        """Return the progress in words."""
        return self.word if self.total is None else f"{self.word}: {self.done:,} of {self.total:,} done"


@contextmanager
def showing(word: str, total: int | None = None, *, threads: bool = True) -> Iterator[Shown]:
    """Show the progress of the work; without `threads` the line is drawn only when something is done, for work that forks."""
    console = Console(stderr=True)
    shown = Shown(word, total)
    try:
        if not console.is_terminal:
            yield shown
            return
        counted: tuple[ProgressColumn, ...] = (MofNCompleteColumn(),) if total is not None else ()
        left: tuple[ProgressColumn, ...] = (TimeRemainingColumn(),) if total is not None else ()
        columns = (TextColumn("{task.description}"), BarColumn(), *counted, TimeElapsedColumn(), *left)
        with Progress(*columns, console=console, transient=True, auto_refresh=threads) as progress:
            task = progress.add_task(word, total=total)
            shown._show = lambda words, done: progress.update(  # noqa: SLF001  nobody else sets it
                task, description=words, completed=done, refresh=not threads
            )
            yield shown
    except KeyboardInterrupt:
        say(shown.in_words())
        raise


def tracked(items: Iterable[T], word: str, total: int | None = None, *, threads: bool = True) -> Iterator[T]:
    """Yield the items and show how many are done."""
    count = len(items) if total is None and isinstance(items, Sized) else total
    with showing(word, count, threads=threads) as shown:
        for item in items:
            yield item
            shown.advance()
