"""Let the specification play every derived game under every combination of readings, and write the digests.

The reference plays a script and so makes the questions; the specification answers them in its own way, and both answers must
be the same. The specification is watched while it plays: what it never asks for cannot change its answer, so combinations that
differ in nothing that it asked for have one digest.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import cast

from typing_extensions import override

import spec.game
import spec.information
from crosscheck.implementations import JsonObject, as_object
from faraway.conformance.derived.combinations import (
    RANKING,
    SEEING,
    STEERED,
    STEERING,
    Combination,
    numbered_combination,
    variants_of,
)
from faraway.conformance.derived.expansion import (
    SHOWN,
    Expansion,
    digest_of_game,
    digest_of_views,
    expand,
)
from faraway.conformance.derived.games import derived_suite, digests_of, dump_digests, has_views, load_digests
from faraway.conformance.suite.documents import as_list, compact
from faraway.game.readings import READING_VALUES
from faraway.io import Json
from faraway.jobs.campaign import Campaign, Runner, run_campaign
from faraway.play.scripts import Script
from spec.readings import Readings, load_readings

FOLDER = Path(__file__).parents[2] / "faraway" / "conformance" / "suite" / "derived"
PARTS = len(READING_VALUES[STEERING[0]])
"""A script is played in so many pieces."""
_SHOW: dict[str, Callable[[spec.game.Game], object]] = {
    "state": spec.game.state,
    "legal": spec.game.legal,
    "result": spec.game.result,
}


class DerivedDisagreementError(Exception):
    """The specification answers a derived game otherwise than the reference."""


class Watched(dict[str, str]):
    """Readings that remember which of them were asked for."""

    def __init__(self, values: Mapping[str, str]) -> None:
        super().__init__(values)
        self.asked: set[str] = set()

    @override
    def __getitem__(self, name: str) -> str:
        self.asked.add(name)
        return super().__getitem__(name)


def digests_by_specification(
    expansion: Expansion, combination: Combination, *, views: bool, watched: Watched | None = None
) -> tuple[str, ...]:
    """Return the digests of the specification's answers to the questions of a derived game."""
    now = spec.game.begin({**expansion.setup, "readings": combination})
    if watched is not None:
        now = replace(now, readings=cast("Readings", watched))
    games = [now]
    for action in expansion.actions:
        now = spec.game.apply(now, cast("JsonObject", action))
        games.append(now)
    # To show once more that all this is JSON would cost more than all else; a difference shows in the digest.
    steps = cast("Json", [{name: _SHOW[name](game) for name in SHOWN} for game in games])
    results = [
        as_object(spec.game.result(_under(now, combination, values))) for values in variants_of(RANKING)
    ]
    digest = digest_of_game(compact({"steps": steps}), results)
    if not views:
        return (digest,)
    seen = games[len(as_list(expansion.viewing()["actions"]))]
    return digest, digest_of_views(
        [_views(_under(seen, combination, values)) for values in variants_of(SEEING)]
    )


def _under(game: spec.game.Game, combination: Combination, values: Combination) -> spec.game.Game:
    return replace(game, readings=load_readings({**combination, **values}))


def _views(game: spec.game.Game) -> list[JsonObject]:
    return [as_object(spec.information.observe(game, seat)) for seat in range(len(game.players))]


def agreed_digests(
    script: Script, combination: Combination, *, views: bool, watched: Watched | None = None
) -> tuple[str, ...]:
    """Return the digests of a script under a combination; raise if reference and specification disagree."""
    expansion = expand(script, combination)
    found = digests_by_specification(expansion, combination, views=views, watched=watched)
    if found != digests_of(expansion, views=views):
        raise DerivedDisagreementError(f"script {script.name} under {combination}")
    return found


def _piece(scripts: tuple[Script, ...], piece: int) -> Json:
    """Return the digests of one script under all combinations with one value of the first reading, in their order."""
    place, part = divmod(piece, PARTS)
    known: dict[frozenset[tuple[str, str]], tuple[str, ...]] = {}
    rows: list[Json] = []
    for number in range(STEERED // PARTS * part, STEERED // PARTS * (part + 1)):
        combination = numbered_combination(number)
        digests = next((row for asked, row in known.items() if asked <= combination.items()), None)
        if digests is None:
            watched = Watched(combination)
            digests = agreed_digests(scripts[place], combination, views=has_views(place), watched=watched)
            known[frozenset((name, combination[name]) for name in watched.asked & {*STEERING})] = digests
        rows.append("".join(digests))
    return rows


def write_digests(
    runner: Runner,
    checkpoint: str | None,
    on_progress: Callable[[int], None] = lambda _: None,
    *,
    is_appended: bool = False,
) -> int:
    """Compute the digests of all combinations as a campaign, write them, and return how many combinations there are.

    If scripts were appended, those that have digests on file keep them.
    """
    scripts = derived_suite().scripts
    kept = scripts_on_file(len(derived_suite().digests[0])) if is_appended else 0
    campaign = Campaign(
        plan={"work": "derived digests", "scripts": [script.name for script in scripts], "kept": kept},
        pieces=(len(scripts) - kept) * PARTS,
        work=partial(_later_piece, scripts, kept),
        packages=("faraway", "spec"),
    )
    rows = run_campaign(campaign, runner, checkpoint=checkpoint, on_progress=on_progress)
    columns = [
        [str(row) for part in rows[start : start + PARTS] for row in as_list(part)]
        for start in range(0, len(rows), PARTS)
    ]
    before = (
        ["".join(derived_suite().digests[number]) for number in range(STEERED)] if kept else [""] * STEERED
    )
    lines = "".join(
        f"{number:04} {''.join(row)}\n" for number, row in enumerate(zip(before, *columns, strict=True))
    )
    (FOLDER / "digests.txt").write_text(dump_digests(load_digests(lines)))
    return STEERED


def scripts_on_file(digests: int) -> int:
    """Return how many scripts have so many digests."""
    return next(
        count
        for count in range(digests + 1)
        if sum(1 + has_views(place) for place in range(count)) == digests
    )


def _later_piece(scripts: tuple[Script, ...], kept: int, piece: int) -> Json:
    return _piece(scripts, kept * PARTS + piece)
