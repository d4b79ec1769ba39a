"""The progress of the questions to a port."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from faraway.cli.progress import showing
from faraway.conformance.verdict.outcome import Outcome


@contextmanager
def asking(total: int) -> Iterator[Callable[[Outcome], None]]:
    """Show how many questions are answered and how many failed."""
    with showing("asking", total) as shown:
        failed = 0

        def watch(outcome: Outcome) -> None:
            nonlocal failed
            if outcome.is_failure:
                failed += 1
                shown.describe(f"asking, {failed} failed")
            shown.advance()

        yield watch
