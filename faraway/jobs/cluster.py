"""Campaigns on a Dask cluster that is already running. Only this module imports distributed."""

from collections.abc import Iterator, Sequence
from concurrent.futures import CancelledError, Executor
from contextlib import contextmanager
from functools import partial

from faraway import __version__
from faraway.errors import Code, refusal
from faraway.io import Json
from faraway.jobs.campaign import Done, Runner, Work, on_executors

CONNECT_TIMEOUT = "10s"
AHEAD = 1024
"""Enough submitted pieces to keep any cluster busy."""


def on_cluster(address: str) -> Runner:
    """Do the pieces on the workers of the scheduler at this address, such as tcp://10.0.0.7:8786."""
    runner = on_executors(partial(_cluster_executor, address), AHEAD)

    def run(work: Work, pieces: Sequence[int]) -> Iterator[Done]:
        return runner(partial(do_piece, __version__, work), pieces)

    return run


def do_piece(version: str, work: Work, piece: int) -> Json:
    """Do a piece on a worker; raise FarawayError if the worker has another version of this package."""
    if version != __version__:
        message = f"a worker has version {__version__} of faraway, and here is {version}"
        raise refusal(Code.CLUSTER_UNFIT, message)
    return work(piece)


@contextmanager
def _cluster_executor(address: str) -> Iterator[Executor]:
    """Connect to the scheduler, which repeats the pieces of a lost worker on another one."""
    try:
        from distributed import Client, KilledWorker  # noqa: PLC0415  an extra
    except ImportError as error:
        message = "a cluster needs the extra [cluster]: pip install 'faraway-rules[cluster]'"
        raise refusal(Code.MISSING_EXTRA, message) from error
    try:
        client = Client(address, timeout=CONNECT_TIMEOUT)
    except (OSError, ValueError, TypeError) as error:  # a TypeError: tls:// without certificates
        raise refusal(Code.CLUSTER_UNREACHABLE, f"no scheduler answers at {address}: {error}") from error
    with client:
        executor = client.get_executor(pure=False)
        try:
            yield executor
        except (CancelledError, OSError) as error:
            message = f"the scheduler at {address} was lost: {str(error) or type(error).__name__}"
            raise refusal(Code.CLUSTER_UNREACHABLE, message) from error
        except KilledWorker as error:
            raise refusal(Code.PIECE_LOST, f"one piece lost its worker several times: {error}") from error
        except ModuleNotFoundError as error:
            message = f"a worker lacks a module: {error}; install faraway-rules there too"
            raise refusal(Code.CLUSTER_UNFIT, message) from error
        finally:
            executor.shutdown(wait=False)
