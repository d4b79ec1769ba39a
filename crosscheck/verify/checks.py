"""The checks of `make verify`, each with the number of cases that it covers."""

from functools import partial

from crosscheck.implementations import REFERENCE, SPEC
from crosscheck.verify.check import Check, Disagreement
from crosscheck.verify.facts import compare_cards, compare_readings
from crosscheck.verify.games import compare_games
from crosscheck.verify.tableaux import compare_tableaux

PAIR = (REFERENCE, SPEC)


def compare_solver(seed: int, first: int, count: int) -> tuple[Disagreement, ...]:
    """Let z3, given the cards, derive the fame of tableaux, and compare it with both implementations."""
    from crosscheck.verify.solver import disagreements  # noqa: PLC0415  z3 is heavy, and only wanted here

    return tuple(
        Disagreement(case=f"tableau of seed {seed}, share {first}", detail=difference)
        for difference in disagreements(seed * 1_000 + first, count)
    )


CARDS = Check(
    name="cards",
    claim="the card facts entered for the reference and for the specification are the same",
    unit="cards",
    count=113,
    compare=compare_cards,
    chunk=113,
)
READINGS = Check(
    name="readings",
    claim="both take the same readings by name, with the same defaults and editions",
    unit="list",
    count=1,
    compare=compare_readings,
    chunk=1,
)
SCORES = Check(
    name="scores",
    claim="reference and specification give every card the same fame",
    unit="tableaux",
    count=20_000,
    compare=partial(compare_tableaux, PAIR),
    chunk=1_000,
)
GAMES = Check(
    name="games",
    claim="reference and specification agree after every action: state, legal actions, refusals, what each seat "
    "sees, result; readings sampled",
    unit="games",
    count=300,
    compare=partial(compare_games, PAIR),
    chunk=10,
)
SOLVER = Check(
    name="solver",
    claim="z3, given the cards, derives the same fame for every card and the total, and no other value",
    unit="tableaux",
    count=400,  # a sample beside the proof for every tableau: proofs/EQUALITY.md
    compare=compare_solver,
    chunk=25,
)

CHECKS = (CARDS, READINGS, SCORES, GAMES, SOLVER)
