"""Compare fresh samples until stopped: a campaign without an end, here or on a Dask cluster.

Only what agreed is kept in a checkpoint. A piece that disagrees ends the run, as soon as all pieces before it are done, so
that it is the same one for any number of workers; when the run is repeated it is found again.
"""

import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial

import attrs
import cattrs
from rich.console import Console

from crosscheck.verify.check import EVERYTHING_COMPARED, Check, Disagreement
from crosscheck.verify.checks import GAMES, SCORES
from faraway.cli.progress import showing
from faraway.io import Json
from faraway.jobs.campaign import Campaign, Done, Runner, Work, in_processes, run_campaign
from faraway.jobs.cluster import on_cluster

SHARES = ((SCORES, 1_000), (GAMES, 5))
PIECES = 1_000_000
AT_A_TIME = 500
"""Pieces handed to a cluster at a time; processes here take theirs one by one."""


@attrs.frozen
class Fresh:
    """Endless pieces: so many cases of each check."""

    seed: int
    shares: tuple[tuple[Check, int], ...] = SHARES

    def __call__(self, piece: int) -> Json:
        """Compare the cases of a piece; report what disagreed."""
        return [
            [each.case, each.detail, each.replay]
            for check, size in self.shares
            for each in check.compare(self.seed, piece * size, size)
        ]

    def in_words(self, pieces: int) -> str:
        """Count the cases of so many pieces."""
        return " and ".join(f"{pieces * size:,} {check.unit}" for check, size in self.shares)

    def as_campaign(self) -> Campaign:
        """Return the campaign, whose plan identifies these samples."""
        sizes: dict[str, Json] = {check.name: size for check, size in self.shares}
        return Campaign(
            plan={"work": "verify-long", "seed": self.seed, "sizes": sizes},
            pieces=PIECES,
            work=self,
            packages=EVERYTHING_COMPARED,
        )


class StoppedError(Exception):
    """The time is up, or something disagreed: the first piece that did, if any."""

    def __init__(self, found: Sequence[Disagreement] = ()) -> None:
        super().__init__()
        self.found = tuple(found)


def until(
    is_late: Callable[[], bool], runner: Runner, size: int, work: Work, pieces: Sequence[int]
) -> Iterator[Done]:
    """Do pieces with another runner, so many at a time, until one disagrees or it is late."""
    done: set[int] = set()
    found: dict[int, Json] = {}
    following = iter(pieces)
    earliest = next(following, None)
    for start in range(0, len(pieces), size):
        for piece, result in runner(work, pieces[start : start + size]):
            done.add(piece)
            if result:
                found[piece] = result
            else:
                yield piece, result
            while earliest in done:
                if earliest in found:
                    raise StoppedError(load(found[earliest]))
                earliest = next(following, None)
            if is_late():
                raise StoppedError(load(found[min(found)]) if found else ())


def load(result: Json) -> tuple[Disagreement, ...]:
    """Read what a piece found."""
    found = cattrs.structure(result, list[tuple[str, str, str]])
    return tuple(Disagreement(case=case, detail=detail, replay=replay) for case, detail, replay in found)


def run_long(  # noqa: PLR0913  one argument an option
    fresh: Fresh,
    *,
    jobs: int,
    seconds: float | None,
    console: Console,
    scheduler: str | None = None,
    checkpoint: str | None = None,
) -> int:
    """Compare fresh cases until stopped; the first disagreement ends it, shrunk."""
    console.print(f"seed {fresh.seed}; Ctrl-C stops, and --seed {fresh.seed} repeats the run")
    started = time.perf_counter()
    agreed = [0]
    found: tuple[Disagreement, ...] = ()
    runner, size = (in_processes(jobs), PIECES) if scheduler is None else (on_cluster(scheduler), AT_A_TIME)

    def is_late() -> bool:
        return seconds is not None and time.perf_counter() - started >= seconds

    with showing("comparing") as shown:

        def on_progress(pieces: int) -> None:
            agreed[0] = pieces
            shown.describe(f"{fresh.in_words(pieces)} agree")

        try:
            run_campaign(
                fresh.as_campaign(),
                partial(until, is_late, runner, size),
                checkpoint=checkpoint,
                on_progress=on_progress,
            )
        except StoppedError as stopped:
            found = stopped.found
        except KeyboardInterrupt:
            console.print("stopped")
    elapsed = time.perf_counter() - started
    console.print(
        f"{fresh.in_words(agreed[0])} of seed {fresh.seed} agree, after {elapsed:.1f} s; {len(found)} disagreements"
    )
    for disagreement in found:
        console.print(disagreement.case, disagreement.detail, disagreement.replay, sep="\n", markup=False)
    return 1 if found else 0
