"""The steps of the argument as claims of `make prove`, each with the kind of its evidence and a slip that it must find."""

from __future__ import annotations

from collections.abc import Callable

import attrs

import faraway.fast.kernels
import faraway.fast.totals
import spec.quests
import spec.scoring
from crosscheck.equality.steps import STEPS
from crosscheck.equality.subjects import Step, Subjects, stubbed
from faraway.cards.catalogue import Card
from faraway.cards.icons import Counts
from faraway.fast import packing
from faraway.fast.compiler import Numbers
from faraway.game.record import STANDARD_RULES
from faraway.scoring.record import Regions, Sanctuaries
from proofs.claim import Claim
from proofs.misreadings import MISREADINGS
from proofs.verdict import Kind, Subject


def misread(name: str) -> Subjects:
    """Return the implementations with a misread encoding."""
    return Subjects(encoding=MISREADINGS[name].scoring())


def sees_by_identity(regions: Regions, sanctuaries: Sanctuaries, position: int) -> tuple[Card, ...]:
    """Return what a Region sees, and less if it is the first of the catalogue."""
    visible = STANDARD_RULES.scoring.visible_to_region(regions, sanctuaries, position)
    return visible[1:] if regions[position] is STANDARD_RULES.catalogue.regions[0] else visible


def with_reference(**slips: object) -> Subjects:
    """Return the implementations with slips in the reference."""
    return Subjects(
        rules=attrs.evolve(STANDARD_RULES, scoring=attrs.evolve(STANDARD_RULES.scoring, **slips))  # type: ignore[arg-type]
    )


def nights_by_order(step: str) -> Step:
    """Run a step with a specification that overlooks a night after seven days in a row."""
    count = spec.quests.count_nights

    def slip(visible: list[Card]) -> int:
        nights = [bool(card.night) for card in visible]
        return count(visible) - int(nights[:8] == [False] * 7 + [True])  # type: ignore[arg-type]

    with stubbed(spec.quests, count_nights=slip):
        return (yield from STEPS[step](Subjects()))


def pays_nine_clues(step: str) -> Step:
    """Run a step with a reference and a specification that both have a prerequisite met by nine clues."""
    met, met_by_spec = STANDARD_RULES.scoring.is_prerequisite_met, spec.quests.is_prerequisite_met

    def slip(asked: object, counts: Counts) -> bool:
        return met(asked, counts) or counts.clues == 9  # type: ignore[arg-type]

    def slip_of_spec(region: object, visible: object) -> bool:
        return met_by_spec(region, visible) or spec.quests.count_icons("clue", visible) == 9  # type: ignore[arg-type]

    with stubbed(spec.scoring, is_prerequisite_met=slip_of_spec):
        return (yield from STEPS[step](with_reference(is_prerequisite_met=slip)))


def capped(step: str) -> Step:
    """Run a step with a kernel of batch scoring that counts no further than twelve."""
    reward = faraway.fast.kernels.reward_of

    def slip(fields: Numbers, at: int, seen: int, sets: int) -> int:
        first = seen >> fields[at + packing.FIRST_LANE] & packing.MOST
        return reward(fields, at, seen, sets) - fields[at + packing.FAME] * int(first > 12)

    with stubbed(faraway.fast.kernels, reward_of=slip):
        return (yield from STEPS[step](Subjects()))


def without_the_last(step: str) -> Step:
    """Run a step with totals that overlook a seventh Sanctuary."""
    total = faraway.fast.totals.total
    with stubbed(faraway.fast.totals, total=lambda regions, names: total(regions, names[:6])):
        return (yield from STEPS[step](Subjects()))


def equality_claim(  # noqa: PLR0913, PLR0917  one for each column of the table
    step: str, claim: str, scope: str, kind: Kind, slip_change: str, slip: Callable[[], Step]
) -> Claim:
    """Return a step of the argument for equality as a claim."""
    return Claim(
        name=f"accounts_equal_{step}",
        claim=claim,
        clauses=("SCORE-2", "SANCT-2", "WIN-1"),
        scope=scope,
        kind=kind,
        subject=Subject.EQUALITY,
        check=lambda: STEPS[step](Subjects()),
        slip=slip,
        slip_change=slip_change,
    )


EQUALITY: dict[str, Claim] = {
    "identities": equality_claim(
        "identities",
        "no function that counts fame in reference and spec tells cards apart by identity or type, catches or remembers",
        "the source of every function that counts fame in reference and spec",
        Kind.EXHAUSTED,
        "a reference that asks whether a card is the first of the catalogue",
        lambda: STEPS["identities"](with_reference(visible_to_region=sees_by_identity)),
    ),
    "places": equality_claim(
        "places",
        "each card is paid for just what it sees, the same in reference and encoding",
        "every place of 0 to 8 Regions beside 0 to 7 Sanctuaries, whatever lies there",
        Kind.PROVED,
        "all-regions-visible in the encoding",
        lambda: STEPS["places"](misread("all-regions-visible")),
    ),
    "counts": equality_claim(
        "counts",
        "each card shows the same in all three, and up to 15 cards show the sum of what each shows, in any order",
        "each card; any cards, by numbers that can only be added; every pattern of nights and of a biome",
        Kind.EXHAUSTED,
        "a spec that overlooks a night after seven days in a row",
        lambda: nights_by_order("counts"),
    ),
    "pays": equality_claim(
        "pays",
        "each of the 113 cards pays the same in all three",
        "each card, for all nine counts up to what eight Regions and seven Sanctuaries can show",
        Kind.PROVED,
        "reference and spec both have a prerequisite met by nine clues",
        lambda: pays_nine_clues("pays"),
    ),
    "joins": equality_claim(
        "joins",
        "a score is made of the parts, each handed its own card and what it sees, in all three",
        "0 to 8 Regions beside 0 to 7 Sanctuaries, whatever lies there; the encoding for whole rows",
        Kind.PROVED,
        "sanctuary-fame-left-out in the encoding",
        lambda: STEPS["joins"](misread("sanctuary-fame-left-out")),
    ),
    "fast_pays": equality_claim(
        "fast_pays",
        "each of the 113 cards pays on every fast path what it pays in the reference",
        "totals, batch scoring and best as plain Python; each card, for all nine counts that the box can show",
        Kind.PROVED,
        "packed counts that are capped at twelve",
        lambda: capped("fast_pays"),
    ),
    "fast_joins": equality_claim(
        "fast_joins",
        "every fast path hands each card what it sees and adds up all fame",
        "totals, batch scoring and best as plain Python; every pattern of what 8 Regions and 7 Sanctuaries do",
        Kind.EXHAUSTED,
        "totals that count Sanctuaries up to six",
        lambda: without_the_last("fast_joins"),
    ),
}
