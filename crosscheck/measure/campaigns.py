"""Compare ways to run numbered pieces of work: our campaigns, plain concurrent.futures, joblib, Dask.

Run it in a throw-away environment, from the root of the repository:

    python3 -m venv /tmp/campaigns
    /tmp/campaigns/bin/pip install joblib distributed attrs cattrs click rich
    /tmp/campaigns/bin/python -m crosscheck measure campaigns

Each way does the same pieces in two processes: once in peace (the overhead of a piece), and once with a piece that kills
its process the first time (does the result still come?).
"""

import os
import signal
import tempfile
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path

from distributed import Client, LocalCluster
from joblib import Parallel, delayed

from faraway.jobs.campaign import Campaign, in_processes, run_campaign

PIECES, JOBS, KILLER = 400, 2, 7
Work = Callable[[int], int]


def square(piece: int) -> int:
    """Do a piece."""
    return piece * piece


def square_or_die(mark: str, piece: int) -> int:
    """Do a piece; the first time that it is piece 7, kill the process."""
    if piece == KILLER and not Path(mark).exists():
        Path(mark).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return piece * piece


def ours(work: Work, pieces: Sequence[int]) -> list[int]:
    """Run a campaign without a checkpoint."""
    return run_campaign(Campaign(plan={"work": "squares"}, pieces=len(pieces), work=work), in_processes(JOBS))


def ours_checkpointed(work: Work, pieces: Sequence[int]) -> list[int]:
    """Run a campaign with a checkpoint: every piece is on the disk before it is counted."""
    with tempfile.TemporaryDirectory() as folder:
        campaign = Campaign(plan={"work": "squares"}, pieces=len(pieces), work=work)
        return run_campaign(campaign, in_processes(JOBS), checkpoint=str(Path(folder) / "squares.jsonl"))


def plain_executor(work: Work, pieces: Sequence[int]) -> list[int]:
    """Map over a process pool."""
    with ProcessPoolExecutor(JOBS, mp_context=get_context("spawn")) as pool:
        return list(pool.map(work, pieces))


def by_joblib(work: Work, pieces: Sequence[int]) -> list[int]:
    """Run under joblib's default backend."""
    return Parallel(n_jobs=JOBS)(delayed(work)(piece) for piece in pieces)


def by_dask(work: Work, pieces: Sequence[int]) -> list[int]:
    """Run on a cluster here."""
    with (
        LocalCluster(n_workers=JOBS, threads_per_worker=1, dashboard_address=None) as cluster,
        Client(cluster) as client,
    ):
        return client.gather(client.map(work, pieces, pure=False))


def outcome(way: Callable[[Work, Sequence[int]], list[int]]) -> str:
    """Report whether the result comes although a process is lost."""
    with tempfile.TemporaryDirectory() as folder:
        try:
            answer = way(partial(square_or_die, str(Path(folder) / "died")), range(PIECES))
        except Exception as error:  # noqa: BLE001  whatever it is, it is the finding
            return type(error).__name__
    return "right" if answer == [piece * piece for piece in range(PIECES)] else "wrong"


def main() -> None:
    """Print one line for each way."""
    for way in (ours, ours_checkpointed, plain_executor, by_joblib, by_dask):
        way(square, range(JOBS))
        start = time.perf_counter()
        way(square, range(JOBS))
        started = time.perf_counter()
        way(square, range(PIECES))
        each = (time.perf_counter() - started - (started - start)) / PIECES
        print(
            f"{way.__name__:18} start {started - start:5.2f} s, {each * 1000:6.2f} ms a piece, process lost: {outcome(way)}",
            flush=True,
        )
