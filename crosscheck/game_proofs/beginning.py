"""The beginning of a game in both implementations, on opaque cards."""

from __future__ import annotations

from typing import cast

import spec.game
from crosscheck.game_proofs.comparing import differing_states
from crosscheck.game_proofs.positions import OpenRecord
from crosscheck.game_proofs.rows import Part
from crosscheck.game_proofs.seams import OpenReadings, opaque_cards
from crosscheck.game_proofs.shapes import SeatShape, Shape, shape_of
from crosscheck.game_proofs.sizes import Path, Premises, run_paths
from crosscheck.game_proofs.tokens import REGION_TOKENS, REGIONS, SANCTUARIES
from faraway.cards.catalogue import Duration, SanctuaryId
from faraway.game.begin import new_game
from faraway.game.player import Phase
from faraway.game.record import STANDARD_RULES, Rules
from faraway.game.rules import GameRules
from faraway.game.setup import Setup, Variant
from spec.readings import Readings


class BoxCatalogue:
    """A catalogue that knows which cards there are."""

    def __init__(self, sanctuaries: tuple[Part, ...]) -> None:
        self.region_of = dict.fromkeys(REGION_TOKENS)
        self.sanctuary_of = dict.fromkeys(sanctuaries)


def begin(players: int, variant: Variant, rules: GameRules | None = None) -> tuple[Shape, list[str]]:
    """Return the shape in which a game begins, and in what reference and specification differ there."""
    regions = cast(
        "tuple[Duration, ...]", tuple(REGION_TOKENS[number * 29 % REGIONS] for number in range(REGIONS))
    )
    sanctuaries = tuple(Part("box", place, 1) for place in range(SANCTUARIES))
    record = OpenRecord(rules or STANDARD_RULES.game)
    record.catalogue = cast("object", BoxCatalogue(sanctuaries))  # type: ignore[assignment]

    def run(_path: Path) -> tuple[Shape, list[str]]:
        state = new_game(
            Setup(
                players=players,
                variant=variant,
                region_deck=regions,
                sanctuary_deck=cast("tuple[SanctuaryId, ...]", sanctuaries),
            ),
            cast("Rules", record),
        )
        game = spec.game.set_up(
            players,
            variant.value,
            cast("Readings", OpenReadings()),
            regions,
            cast("tuple[str, ...]", sanctuaries),
        )
        return shape_of(state), list(differing_states(state, game))

    with opaque_cards():
        found = [result for _, result in run_paths(run, Premises({}))]
    shapes = {shape for shape, _ in found}
    wrong = [each for _, differences in found for each in differences]
    if len(shapes) > 1:
        wrong.append("games begin in several shapes")
    return found[0][0], wrong


def round_start(players: int, round_number: int) -> Shape:
    """Return the shape in which a round begins under the default readings, by the numbers of the rulebook."""
    left = REGIONS - 3 * players - round_number * (players + 1)
    return Shape(
        round=round_number,
        phase=Phase.EXPLORE,
        turn=None,
        one_by_one=False,
        region_deck=max(left, 0),
        market=players + 1 + min(left, 0),
        removed=round_number - 1,
        seats=(SeatShape(3, 0, has_chosen=False, played=round_number - 1, drawn=0),) * players,
    )
