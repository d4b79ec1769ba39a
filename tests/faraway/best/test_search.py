"""The search in plain Python; what the best tableaux are is checked against brute force in tests/faraway/best/oracles."""

import itertools

import pytest
from attrs import evolve

from faraway.best import Position, Progress, Wish, find_best, search
from faraway.best.engine import PLAIN, Engine
from faraway.best.exploring import explore
from faraway.best.search import Search
from faraway.best.workspace import STOP
from faraway.cards.catalogue import CATALOGUE
from faraway.errors import FarawayError
from faraway.fast.compiler import Numbers
from faraway.scoring.sheet import score_tableau

PLAYED = (12, 20, 16, 23, 44, 49, 14, 28)
NAMES = tuple(sanctuary.id for sanctuary in CATALOGUE.sanctuaries)
SMALL = Position([*PLAYED[3:], 35], ["desert-stone", "gray-per-stone-2"], played=PLAYED[:3])
MIDDLING = Position(range(20, 34), NAMES[::12])


def test_whole_tableau_is_its_own_best() -> None:
    """Worked out by hand in the rulebooks' example: 30 fame. Rules: WIN-1."""
    position = Position([], ["river-stone"], played=PLAYED, placed=["desert-stone"])
    best = find_best(position, engine=PLAIN)
    assert (best.total, best.upper_bound, best.proved) == (30, 30, True)
    assert best.tableaux == (position.tableau,)


def test_last_region_is_the_one_that_pays_most() -> None:
    """Worked out by hand: 3 is fixed at 4 fame and 9 at 5; nothing played before sees either. Rules: SCORE-9."""
    position = Position([3, 9], [], played=(1, 2, 4, 5, 6, 7, 8))
    best = find_best(position, engine=PLAIN)
    assert best.tableaux[0].regions[-1] == 9
    assert best.proved


def test_more_sanctuaries_than_there_can_be_are_refused() -> None:
    """Against: FIND-1."""
    descending = Position([1], NAMES[:3], played=(60, 50, 40, 30, 20, 10, 5))
    assert find_best(descending, Wish(most_sanctuaries=0), engine=PLAIN).proved
    for wish in (Wish(least_sanctuaries=1), Wish(least_sanctuaries=5), Wish(most_sanctuaries=-1)):
        with pytest.raises(FarawayError, match="as many Sanctuaries as were asked for"):
            find_best(descending, wish, engine=PLAIN)


def test_stopped_at_once_there_is_an_answer_and_a_bound() -> None:
    best = find_best(MIDDLING, Wish(seconds=0), engine=PLAIN)
    assert best.total == score_tableau(best.tableaux[0]).total
    assert best.upper_bound > best.total
    assert not best.proved
    assert not best.is_interrupted


def test_as_many_nodes_give_the_same_answer_and_no_more_are_spent() -> None:
    first, second = (find_best(MIDDLING, Wish(nodes=200, threads=2), engine=PLAIN) for _ in range(2))
    assert evolve(first, seconds=0) == evolve(second, seconds=0)
    assert first.nodes == 200
    assert not first.proved
    fewer = find_best(MIDDLING, Wish(nodes=20), engine=PLAIN)
    assert fewer.nodes == 20
    assert fewer.upper_bound >= first.total


def test_progress_only_gets_better() -> None:
    reported: list[Progress] = []
    best = find_best(SMALL, engine=PLAIN, on_progress=reported.append)
    assert best.proved
    for earlier, later in itertools.pairwise(reported):
        assert earlier.total <= later.total <= later.upper_bound <= earlier.upper_bound
        assert earlier.seconds <= later.seconds
    assert (reported[-1].total, reported[-1].upper_bound) == (best.total, best.total)


def test_ctrl_c_gives_the_best_so_far_and_the_bound() -> None:
    def press(_: Progress) -> None:
        raise KeyboardInterrupt

    best = find_best(MIDDLING, engine=PLAIN, on_progress=press)
    assert best.is_interrupted
    assert not best.proved
    assert best.upper_bound > best.total == score_tableau(best.tableaux[0]).total


def test_tableaux_that_find_no_room_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    fixed = Position([3, 5, 9, 13], [], played=(1, 2, 4, 6))
    every = find_best(fixed, Wish(all_optimal=True), engine=PLAIN)
    assert every.proved
    assert not every.has_more
    assert len({tableau.regions for tableau in every.tableaux}) == len(every.tableaux) > 4
    monkeypatch.setattr(search, "MOST_KEPT", 4)
    some = find_best(fixed, Wish(all_optimal=True), engine=PLAIN)
    assert some.total == every.total
    assert len(some.tableaux) == 4
    assert set(some.tableaux) <= set(every.tableaux)
    assert some.has_more


def stopping_after(calls: int) -> Engine:
    """Make an engine that is told to stop as it begins to explore for so many times."""
    left = calls

    def stopping(numbers: Numbers, shared: Numbers, deep: int) -> int:
        nonlocal left
        left -= 1
        if left < 0:
            shared[STOP] = 1
        return explore(numbers, shared, deep)

    return evolve(PLAIN, explore=stopping)


@pytest.mark.parametrize("calls", [0, 2, 5, 7])
def test_stopped_anywhere_the_bound_is_not_below_the_best(calls: int) -> None:
    optimum = find_best(SMALL, engine=PLAIN).total
    begun = Search(SMALL, Wish())
    begun.run(stopping_after(calls))
    stopped = begun.result()
    assert stopped.total <= optimum <= stopped.upper_bound
    assert stopped.proved == begun.is_over
