"""One known card in unknown company: the card that is scored is fixed, all that it sees is unknown.

A Region sees itself, the Regions played after it and every Sanctuary (SCORE-2): what it pays is a
matter of two sets. How many Sanctuaries there is room for depends on the durations, by the theorem
`sanctuary_room_of_durations`: for a Region with the duration d, n Regions after it of which l are
lower, and so e = 7 - n before it,

- up to five Sanctuaries always find room;
- a sixth does when l = 0, or when e + l < d, so that every Region before it can be lower;
- a seventh does when l = 0 and e < d, so that all eight Regions can ascend.

`decoded` lays out such a tableau, so that what z3 finds here can be put on a table.
"""

import itertools
from collections.abc import Mapping
from dataclasses import dataclass

from proofs.counting import PRINTED_BOX, Box, Card, Counts, name_of
from proofs.encoding import MOST_SANCTUARIES, ROUNDS, Tableau
from proofs.linear import Constraints
from proofs.scoring import AS_PRINTED, Choice, Scoring, named
from proofs.smt import Number, Truth, Values, between, equal, integer, number, sum_of
from spec.cards import Region

OTHERS = ROUNDS - 1


@dataclass(frozen=True, eq=False)
class Company:
    """A card, and 0 or 1 for each Region and each Sanctuary that it may see beside itself."""

    card: Card
    regions: Mapping[int, Number]
    sanctuaries: Mapping[str, Number]
    constraints: tuple[Truth, ...]

    def decoded(self, values: Values) -> Tableau:
        """Return a whole legal tableau in which the card sees just these others."""
        seen = sorted(each for each, bit in self.regions.items() if values.of(bit))
        sanctuaries = tuple(each for each, bit in self.sanctuaries.items() if values.of(bit))
        if not isinstance(self.card, Region):
            return Tableau(tuple(seen), tuple(sorted([self.card.id, *sanctuaries])))
        return lay_out(self.card.duration, seen, sanctuaries)


def lay_out(duration: int, later: list[int], sanctuaries: tuple[str, ...]) -> Tableau:
    """Order a Region, those after it and others before it so that as many as possible ascend."""
    unused = [each for each in PRINTED_BOX.regions if each != duration and each not in later]
    earlier = unused[: OTHERS - len(later)]
    lower = [each for each in later if each < duration]
    higher = [each for each in later if each > duration]
    regions = (*earlier, duration, *lower, *higher)
    room = sum(before < after for before, after in itertools.pairwise(regions))
    if len(sanctuaries) > room:
        raise ValueError(f"no room for {len(sanctuaries)} Sanctuaries in {regions}")
    return Tableau(regions, sanctuaries)


def room(name: str, duration: int, later: Mapping[int, Number], sanctuaries: Number) -> list[Truth]:
    """Say that the Sanctuaries find room beside a Region and those after it.

    Rules: FIND-1, FIND-2, FIND-3, END-4
    """
    sixth, seventh, any_lower = (integer(f"{name}.{each}") for each in ("sixth", "seventh", "any-lower"))
    lower = sum_of(bit for each, bit in later.items() if each < duration)
    earlier = OTHERS - sum_of(later.values())
    return [
        *(between(0, each, 1) for each in (sixth, seventh, any_lower)),
        earlier >= 0,
        lower >= any_lower,
        lower <= OTHERS * any_lower,
        sanctuaries <= 5 + sixth + seventh,
        seventh <= sixth,
        seventh <= 1 - any_lower,
        earlier <= duration - 1 + OTHERS * (1 - seventh),
        earlier + lower <= duration - 1 + OTHERS * (1 - sixth) + OTHERS * (1 - any_lower),
    ]


def company_of(name: str, card: Card, box: Box = PRINTED_BOX) -> Company:
    """Return a card in unknown company, in any legal tableau."""
    own = name_of(card)
    regions = {each: integer(f"{name}.{each}") for each in box.regions if each != own}
    sanctuaries = {each: integer(f"{name}.{each}") for each in box.sanctuaries if each != own}
    constraints = [between(0, bit, 1) for bit in (*regions.values(), *sanctuaries.values())]
    placed = sum_of(sanctuaries.values())
    if isinstance(card, Region):
        constraints += room(name, card.duration, regions, placed)
    else:
        constraints += [equal(sum_of(regions.values()), ROUNDS), placed <= MOST_SANCTUARIES - 1]
    return Company(card, regions, sanctuaries, tuple(constraints))


def seen_by(company: Company, scoring: Scoring = AS_PRINTED) -> Counts:
    """Return what is counted in the card itself and all that it sees.

    Rules: SCORE-2, SCORE-4, SANCT-2
    """
    box = scoring.box
    others = [
        *(Choice(bit, box.regions[each]) for each, bit in company.regions.items()),
        *(Choice(bit, box.sanctuaries[each]) for each, bit in company.sanctuaries.items()),
    ]
    return scoring.counts([Choice(number(1), company.card), *others])


@dataclass(frozen=True, eq=False)
class InCompany:
    """A card in its company: what it pays, what it counts, and all that ties them."""

    fame: Number
    seen: Counts
    constraints: Constraints


def scored(name: str, company: Company, scoring: Scoring = AS_PRINTED) -> InCompany:
    """Score a card in its company."""
    held = Constraints(name)
    held.require(*company.constraints)
    seen = named(seen_by(company, scoring), held)
    return InCompany(scoring.fame([Choice(number(1), company.card)], seen, seen, held), seen, held)
