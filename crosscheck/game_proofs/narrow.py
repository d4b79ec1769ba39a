"""A narrow look: one round of a game, up to the first failure, or one claim beside the walk.

What is refuted so is refuted. A round without a failure proves nothing: a theorem is about every shape of a state.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from crosscheck.game_proofs.beginning import begin, round_start
from crosscheck.game_proofs.claims import BESIDE_THE_WALK, judge_by_name
from crosscheck.game_proofs.lemmas import DUES, SEATS, dues, dues_twin, seats, seats_twin
from crosscheck.game_proofs.report import ENDS, Game, rows_of
from crosscheck.game_proofs.shapes import Shape
from crosscheck.game_proofs.theorems import STANDARD
from crosscheck.game_proofs.twins import twin_findings
from crosscheck.game_proofs.walk import ANY_THEOREM, Findings, walk_round
from faraway.game.setup import Variant
from faraway.game.turns import LAST_ROUND
from proofs.report import Row, merge
from proofs.verdict import Verdict

LEMMA_TWINS: Final[Mapping[str, Callable[[], Findings]]] = MappingProxyType(
    {DUES: dues_twin, SEATS: seats_twin}
)


def refute_twin(name: str) -> tuple[bool, str, float]:
    """Return whether the twin of a theorem fails, how, and after how many seconds."""
    begun = time.perf_counter()
    found = LEMMA_TWINS[name]() if name in LEMMA_TWINS else twin_findings(name)
    examples = found.failures.get(name, [])
    if name == "every_game_ends":
        beyond = [
            edge.target.words for edges in found.edges.values() for edge in edges if edge.target.round > 8
        ]
        examples = examples or beyond
    return bool(examples), examples[0] if examples else "", time.perf_counter() - begun


def claims_by_name() -> dict[str, list[str]]:
    """Return the claims that can be judged alone, each with its shares; the theorems of the walk cannot."""
    shares: dict[str, list[str]] = {DUES: [], SEATS: []}
    for share, claim in BESIDE_THE_WALK.items():
        shares.setdefault(claim.name, []).append(share)
    return shares


def judge_claim(name: str, players: Sequence[int]) -> list[Row]:
    """Judge one claim beside the walk, or one of the two lemmas, for these numbers of players or for all."""
    if name not in LEMMA_TWINS:
        shares = claims_by_name()[name]
        chosen = [share for share in shares if share.split()[-1] in map(str, players)]
        return merge(judge_by_name(share).row for share in chosen or shares)
    games = []
    for number in players or range(2, 7):
        game = Game(number)
        game.add(dues() if name == DUES else seats(number), 0)
        games.append(game)
    return [row for row in rows_of(games, {name: refute_twin(name)}) if row.name == name]


def refuted_in_round(
    players: int, round_number: int, most: int | None = None, theorem: str = ANY_THEOREM
) -> list[Row]:
    """Walk one round, or so many shapes of it, until a theorem has failed, or any; return the rows of those that have."""
    game = Game(players)
    for shape, wrong in starts_of(players, round_number):
        for words in wrong:
            game.findings.fail("reference_eq_specification_of_next_state", f"{words} at the beginning")
        if not game.findings.is_decided(theorem):
            game.add(walk_round(shape, STANDARD, until=theorem, most=most), 0)
    beyond = {edge.target for edges in game.findings.edges.values() for edge in edges}
    for shape in beyond:
        if shape.round > LAST_ROUND:
            game.findings.fail(ENDS, f"can follow: {shape.words}")
    rows = [row for row in rows_of([game], {}) if row.verdict is Verdict.REFUTED]
    return [row for row in rows if theorem in {ANY_THEOREM, row.name}]


def starts_of(players: int, round_number: int) -> Iterator[tuple[Shape, list[str]]]:
    """Yield the shapes in which a round begins, and what is wrong there."""
    if round_number == 1:
        yield from (begin(players, variant) for variant in Variant)
    else:
        yield round_start(players, round_number), []
