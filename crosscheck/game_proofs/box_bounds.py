"""The numbers that proofs take for granted are those of the box: how many cards there are, and clues on so many of them.

A bound that is too tight would leave out games, and every theorem would stand.
"""

from collections.abc import Callable, Generator
from functools import partial
from itertools import product

from crosscheck.game_proofs.beginning import round_start
from crosscheck.game_proofs.shapes import Shape, most_clues, most_clues_together
from crosscheck.game_proofs.tokens import REGIONS, SANCTUARIES
from faraway.game.turns import LAST_ROUND
from proofs.claim import Claim
from proofs.smt import Answer, Solver, sum_of
from proofs.theorems.finding import PRINTED, ROUNDS_OF_FINDING, FindingRules, finders
from proofs.verdict import Kind, Subject
from spec.cards import REGIONS as PRINTED_REGIONS
from spec.cards import SANCTUARIES as PRINTED_SANCTUARIES

REGION_CLUES = sorted((card.clues for card in PRINTED_REGIONS.values()), reverse=True)
SANCTUARY_CLUES = sorted((card.clues for card in PRINTED_SANCTUARIES.values()), reverse=True)


def clues_on(tableaux: int, round_number: int) -> int:
    """Return the most clues that so many tableaux can show when a round's Regions are revealed.

    By then everybody has played a Region a round, and placed one Sanctuary a round at most from the second round on.
    """
    placed = tableaux * max(round_number - 2, 0)
    return sum(REGION_CLUES[: tableaux * round_number]) + sum(SANCTUARY_CLUES[:placed])


def wrong_bounds(most: Callable[[Shape], int] = most_clues) -> Generator[str, None, int]:
    """Yield where the walk allows for another number of cards or clues than the box has."""
    for name, taken, cards in (
        ("Regions", REGIONS, PRINTED_REGIONS),
        ("Sanctuaries", SANCTUARIES, PRINTED_SANCTUARIES),
    ):
        if taken != len(cards):
            yield f"{taken} {name} in the walk, {len(cards)} in the box"
    run = 2
    for players, round_number in product(range(2, 7), range(1, LAST_ROUND + 1)):
        shape = round_start(players, round_number)
        for tableaux, bound in ((1, most(shape)), (players, most_clues_together(shape))):
            run += 1
            if bound != clues_on(tableaux, round_number):
                yield (
                    f"{players} players, round {round_number}: {bound} clues in {tableaux} tableaux, "
                    f"and the cards show {clues_on(tableaux, round_number)}"
                )
    return run


def tight_model(rules: FindingRules = PRINTED) -> Generator[str, None, int]:
    """Yield what the arithmetic model of finding leaves out: as much due to one and to all as the cards can show, or as many placed."""
    run = 0
    for players, round_number in product(range(2, 7), ROUNDS_OF_FINDING):
        state = finders(players, round_number, rules)
        for words, wanted in (
            ("due to one", state.due[0] >= 1 + clues_on(1, round_number)),
            ("due to all", sum_of(state.due) >= players + clues_on(players, round_number)),
            ("placed", sum_of(state.placed) >= players * (round_number - 2)),
        ):
            run += 1
            solver = Solver()
            solver.add([*state.constraints, wanted])
            if solver.check() is not Answer.SATISFIABLE:
                yield f"{players} players, round {round_number}: less can be {words} than in a game"
    return run


def without_sanctuaries(shape: Shape) -> int:
    """Return the clues of a tableau, those of its Sanctuaries left out."""
    return min(most_clues(shape), shape.round)


CLAIMS: dict[str, Claim] = {
    "cards of the walk": Claim(
        name="the_walk_allows_for_the_cards_of_the_box",
        claim="the walk has as many cards as the box, and allows for as many clues in one tableau and in all as the cards can show",
        clauses=("COMP-1", "COMP-2", "FIND-5"),
        scope="2 to 6 players, rounds 1 to 8, the clues of all 113 cards",
        kind=Kind.EXHAUSTED,
        subject=Subject.GAME,
        check=wrong_bounds,
        slip=partial(wrong_bounds, without_sanctuaries),
        slip_change="clues on Sanctuaries do not count",
    ),
    "cards of the model": Claim(
        name="the_model_of_finding_allows_for_the_cards_of_the_box",
        claim="in the arithmetic model of finding as much can be due to one player, and to all, as the cards can show, "
        "and as many Sanctuaries can be placed as there were rounds to find them",
        clauses=("FIND-4", "FIND-5", "END-4"),
        scope="2 to 6 players, rounds 2 to 8, the clues of all 113 cards",
        kind=Kind.EXHAUSTED,
        subject=Subject.GAME,
        check=tight_model,
        slip=partial(tight_model, FindingRules(placed_a_round=0)),
        slip_change="no Sanctuary is ever placed",
    ),
}
