"""The search finds what trying everything finds, and as many optimal tableaux."""

import json
from pathlib import Path

import pytest

from faraway.best import Position, Wish, find_best
from faraway.best.engine import PLAIN, Engine, compiled_engine
from faraway.errors import FarawayError
from faraway.io import dumps_line
from faraway.scoring.sheet import score_tableau
from faraway.scoring.tableau import Extent, Tableau, ascents
from tests.faraway.best.oracles.brute_force import Truth, small_positions, try_everything
from tests.faraway.cli_running import run_python
from tests.samples import sample_size

IN_A_CAMPAIGN = 20


def is_a_tableau_of(tableau: Tableau, position: Position) -> bool:
    """Rules: FIND-1, EXPLORE-5."""
    played, placed = position.tableau.regions, position.tableau.sanctuaries
    Tableau(tableau.regions, tableau.sanctuaries, extent=Extent.WHOLE)
    since = tableau.regions[max(0, len(played) - 1) :]
    return (
        tableau.regions[: len(played)] == played
        and tableau.sanctuaries[: len(placed)] == placed
        and set(tableau.regions[len(played) :]) <= set(position.regions)
        and set(tableau.sanctuaries[len(placed) :]) <= set(position.sanctuaries)
        and len(tableau.sanctuaries) - len(placed) <= ascents(since)
    )


def agrees(position: Position, wish: Wish, engine: Engine) -> bool:
    truth = try_everything(position, wish)
    try:
        best = find_best(position, wish, engine=engine)
    except FarawayError:
        return truth == Truth(total=-1, tableaux=0)
    assert best.proved
    assert best.upper_bound == best.total
    assert len(set(best.tableaux)) == len(best.tableaux)
    for tableau in best.tableaux:
        assert is_a_tableau_of(tableau, position)
        assert score_tableau(tableau).total == best.total
    number = truth.tableaux if wish.all_optimal else 1
    kept = len(best.tableaux)
    return best.total == truth.total and (kept < number if best.has_more else kept == number)


@pytest.mark.long
def test_search_in_plain_python_equals_brute_force() -> None:
    """Rules: FIND-1, FIND-2, WIN-1."""
    for position, wish in small_positions(8, seed=1, begun=[3, 4, 5, 7, 8]):
        assert agrees(position, wish, PLAIN), (position, wish)


def test_compiled_search_equals_brute_force() -> None:
    """Rules: FIND-1, FIND-2, WIN-1."""
    for position, wish in small_positions(sample_size(20), seed=2):
        assert agrees(position, wish, compiled_engine()), (position, wish)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(100, 120))
def test_search_equals_brute_force_on_many_pools(seed: int) -> None:
    for number, (position, wish) in enumerate(small_positions(IN_A_CAMPAIGN, seed=seed)):
        assert agrees(position, wish, PLAIN if number % 10 == 9 else compiled_engine()), (position, wish)


def ask(position: Position, wish: Wish, path: Path) -> int:
    """Ask the command line, in a process of its own; -1 where it refuses."""
    pool = {
        "regions": list(position.regions),
        "sanctuaries": list(position.sanctuaries),
        "tableau": {
            "regions": list(position.tableau.regions),
            "sanctuaries": list(position.tableau.sanctuaries),
        },
    }
    path.write_text(json.dumps(pool), encoding="utf-8")
    options = ["--json", "--all"] if wish.all_optimal else ["--json"]
    if wish.least_sanctuaries or wish.most_sanctuaries < 7:
        options += ["--exactly", str(wish.most_sanctuaries)]
    answer = json.loads(run_python("-m", "faraway", "best", *options, str(path), is_checked=False).stdout)
    if "error" in answer:
        return -1
    assert answer["proved"], dumps_line(answer)
    total: int = answer["total"]
    return total


@pytest.mark.long
def test_fresh_process_equals_brute_force(tmp_path: Path) -> None:
    for position, wish in small_positions(1, seed=1000, begun=[4]):
        assert ask(position, wish, tmp_path / "pool.json") == try_everything(position, wish).total


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(1001, 1012))
def test_fresh_processes_equal_brute_force(seed: int, tmp_path: Path) -> None:
    for position, wish in small_positions(IN_A_CAMPAIGN, seed=seed):
        assert ask(position, wish, tmp_path / "pool.json") == try_everything(position, wish).total, position
