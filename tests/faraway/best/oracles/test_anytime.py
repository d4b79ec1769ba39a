"""Stopped anywhere, the search has a tableau and a bound, and no later tableau exceeds the bound.

That no tableau of the whole box has more than 202 fame is proved by itself (`make prove-max`).
"""

import json
import signal
from pathlib import Path
from random import Random

import pytest
from attrs import evolve

from faraway.best import Best, Position, Wish, find_best
from faraway.best.engine import PLAIN, compiled_engine
from faraway.errors import FarawayError
from faraway.scoring.sheet import score_tableau
from tests.faraway.best.oracles.brute_force import NAMES, small_positions, try_everything
from tests.faraway.cli_running import run_python

WHOLE_BOX = Position(range(1, 69), NAMES)
GREATEST = 202
PLAINLY = "import sys; sys.modules['llvmlite'] = None; from faraway.cli import main; main()"
PRESSING = """
import os, signal, threading
signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell that starts a job in the background ignores it
from faraway.best.search import Search
run = Search.run
def run_and_be_interrupted(*given, **named):
    threading.Timer({seconds}, os.kill, (os.getpid(), signal.SIGINT)).start()
    run(*given, **named)
Search.run = run_and_be_interrupted
"""
COMPILED = "from faraway.cli import main; main()"


def holds(best: Best, optimum: int) -> bool:
    assert score_tableau(best.tableaux[0]).total == best.total
    return best.total <= optimum <= best.upper_bound and best.proved == (best.upper_bound == best.total)


@pytest.mark.long
def test_bound_holds_after_any_number_of_nodes() -> None:
    random = Random(5)
    for position, asked in small_positions(4, seed=50, begun=[2, 3, 4]):
        wish = Wish(least_sanctuaries=asked.least_sanctuaries, most_sanctuaries=asked.most_sanctuaries)
        truth = try_everything(position, wish)
        for nodes in random.sample(range(120), 4):
            limited = evolve(wish, nodes=nodes)
            try:
                best = find_best(position, limited, engine=PLAIN)
            except FarawayError:
                assert truth.total == -1
                continue
            assert best.nodes <= nodes
            assert holds(best, truth.total), (position, limited)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(12))
def test_bound_of_the_whole_box_holds_after_any_number_of_nodes(seed: int) -> None:
    nodes = Random(seed).choice([10, 1_000, 30_000, 300_000])
    assert holds(find_best(WHOLE_BOX, Wish(nodes=nodes), engine=compiled_engine()), GREATEST)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(8))
def test_bound_of_the_whole_box_holds_at_any_time(seed: int) -> None:
    seconds = Random(seed).uniform(0, 8)
    assert holds(find_best(WHOLE_BOX, Wish(seconds=seconds), engine=compiled_engine()), GREATEST)


def interrupted(program: str, folder: Path, seconds: float) -> dict[str, int]:
    """Search the whole box in a process of its own, and press Ctrl-C after this time."""
    pool = folder / "box.json"
    pool.write_text(
        json.dumps({"regions": list(WHOLE_BOX.regions), "sanctuaries": list(WHOLE_BOX.sanctuaries)})
    )
    pressed = PRESSING.format(seconds=seconds) + program
    done = run_python("-c", pressed, "best", "--json", str(pool), is_checked=False)
    assert done.returncode == 128 + signal.SIGINT, done.stderr
    assert "Traceback" not in done.stderr
    answer: dict[str, int] = json.loads(done.stdout)
    return answer


@pytest.mark.long
def test_ctrl_c_gives_a_tableau_and_a_bound_that_holds(tmp_path: Path) -> None:
    answer = interrupted(PLAINLY, tmp_path, 0.5)
    assert not answer["proved"]
    assert answer["total"] <= GREATEST <= answer["upper_bound"]


@pytest.mark.slow
@pytest.mark.parametrize("seconds", [0, 1, 3, 8, 13])
def test_ctrl_c_at_any_time_gives_a_tableau_and_a_bound_that_holds(seconds: int, tmp_path: Path) -> None:
    answer = interrupted(COMPILED, tmp_path, seconds)
    assert answer["total"] <= GREATEST <= answer["upper_bound"]
