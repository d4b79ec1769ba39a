"""The only importer of distributed: the pieces of a campaign on a Dask cluster that is already there."""

from collections.abc import Iterator, Sequence
from functools import partial

from faraway import __version__
from faraway.errors import Code, refusal
from faraway.io.strict import Json
from faraway.jobs.campaign import Done, Runner, Work

PATIENCE = "10s"


def on_cluster(address: str) -> Runner:
    """Do the pieces on the workers of the scheduler at this address, such as tcp://10.0.0.7:8786."""
    return partial(_run_on_cluster, address)


def do_piece(work: Work, piece: int) -> tuple[int, str, Json]:
    """Do a piece on a worker; tell with which version of this package."""
    return piece, __version__, work(piece)


def _run_on_cluster(address: str, work: Work, pieces: Sequence[int]) -> Iterator[Done]:
    """Hand all pieces to the scheduler, which has those of a lost worker done again by another."""
    try:
        from distributed import Client, KilledWorker, as_completed  # noqa: PLC0415  an extra
    except ImportError as error:
        message = "a cluster needs the extra [cluster]: pip install 'faraway-rules[cluster]'"
        raise refusal(Code.MISSING_EXTRA, message) from error
    try:
        client = Client(address, timeout=PATIENCE)
    except (OSError, ValueError) as error:
        raise refusal(Code.CLUSTER_UNREACHABLE, f"no scheduler answers at {address}: {error}") from error
    with client:
        futures = client.map(partial(do_piece, work), pieces, pure=False)
        try:
            for _, (piece, version, result) in as_completed(futures, with_results=True):
                if version != __version__:
                    message = f"a worker has version {version} of faraway, and here is {__version__}"
                    raise refusal(Code.CLUSTER_UNFIT, message)
                yield piece, result
        except KilledWorker as error:
            raise refusal(
                Code.PIECE_LOST, f"workers are lost at one piece again and again: {error}"
            ) from error
        except ModuleNotFoundError as error:
            message = f"a worker lacks what the work needs: {error}; install faraway-rules there too"
            raise refusal(Code.CLUSTER_UNFIT, message) from error
        finally:
            client.cancel(futures)
