import subprocess
import threading
import time
from functools import partial
from pathlib import Path

from faraway.jobs.campaign import Campaign, run_campaign
from faraway.jobs.cluster import on_cluster
from tests.cluster.cluster import PATIENCE, local_cluster, pieces_in
from tests.faraway.losing import square_until_killed


def kill_at_its_second_piece(worker: subprocess.Popen[bytes], notes: Path) -> None:
    """Kill a worker with one result in its memory, perhaps not yet fetched, and another piece in its hands."""
    deadline = time.monotonic() + PATIENCE
    while len(list(notes.glob(f"*.{worker.pid}"))) < 2 and time.monotonic() < deadline:
        time.sleep(0.01)
    worker.kill()


def test_a_worker_killed_at_its_work_changes_nothing(tmp_path: Path) -> None:
    notes = tmp_path / "notes"
    notes.mkdir()
    checkpoint = tmp_path / "squares.jsonl"
    with local_cluster(tmp_path, workers=2) as cluster:
        work = partial(square_until_killed, str(notes), cluster.workers[0].pid)
        campaign = Campaign(plan={"work": "squares"}, pieces=12, work=work)
        killer = threading.Thread(target=kill_at_its_second_piece, args=(cluster.workers[0], notes))
        killer.start()
        results = run_campaign(campaign, on_cluster(cluster.address), checkpoint=str(checkpoint))
        killer.join()
        assert cluster.workers[0].wait() == -9
    assert results == [piece * piece for piece in range(12)]
    assert pieces_in(checkpoint) == 12
    begun = [int(note.name.partition(".")[0]) for note in notes.iterdir()]
    assert len(begun) > len(set(begun)) == 12  # something was begun twice
