"""One known card in an unknown context: the card that is scored is fixed, all that it sees is unknown.

A Region sees itself, the Regions played after it and every Sanctuary (SCORE-2): what it pays is a
matter of two sets. How many Sanctuaries can be found depends on the durations: for a Region with the
duration d, n Regions after it of which l are lower, and so e = 7 - n before it,

- up to five Sanctuaries can always be found;
- a sixth can when l = 0, or when e + l < d, so that every Region before it can be lower;
- a seventh can when l = 0 and e < d, so that all eight Regions can ascend.

That no legal tableau is left out is the theorem `contexts_hold_every_legal_row`, about the very functions below.
`decoded` lays out such a tableau, so that what z3 finds here is a tableau.
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
class CardContext:
    """A card, and 0 or 1 for each Region and each Sanctuary that it may see beside itself."""

    card: Card
    regions: Mapping[int, Number]
    sanctuaries: Mapping[str, Number]
    constraints: tuple[Truth, ...]
    witnesses: tuple[tuple[Number, Number], ...] = ()

    def decoded(self, values: Values) -> Tableau:
        """Return a whole legal tableau in which the card sees exactly these others."""
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
    found = sum(before < after for before, after in itertools.pairwise(regions))
    if len(sanctuaries) > found:
        raise ValueError(f"{regions} find fewer than {len(sanctuaries)} Sanctuaries")
    return Tableau(regions, sanctuaries)


def sanctuary_bound(
    constraints: Constraints, duration: int, later: Mapping[int, Number], sanctuaries: Number
) -> None:
    """Require that a Region and those after it find at least this many Sanctuaries.

    Rules: FIND-1, FIND-2, FIND-3, END-4
    """
    sixth, seventh, any_lower = (constraints.bit(each) for each in ("sixth", "seventh", "any-lower"))
    lower = sum_of(bit for each, bit in later.items() if each < duration)
    earlier = OTHERS - sum_of(later.values())
    constraints.is_so(sixth, sanctuaries >= 6)
    constraints.is_so(seventh, sanctuaries >= 7)
    constraints.is_so(any_lower, lower >= 1)
    constraints.require(
        earlier >= 0,
        lower >= any_lower,
        lower <= OTHERS * any_lower,
        sanctuaries <= 5 + sixth + seventh,
        seventh <= sixth,
        seventh <= 1 - any_lower,
        earlier <= duration - 1 + OTHERS * (1 - seventh),
        earlier + lower <= duration - 1 + OTHERS * (1 - sixth) + OTHERS * (1 - any_lower),
    )


def unknown_context(name: str, card: Card, box: Box = PRINTED_BOX) -> CardContext:
    """Return a card in an unknown context, in any legal tableau."""
    own = name_of(card)
    regions = {each: integer(f"{name}.{each}") for each in box.regions if each != own}
    sanctuaries = {each: integer(f"{name}.{each}") for each in box.sanctuaries if each != own}
    constraints = Constraints(name)
    constraints.require(*(between(0, bit, 1) for bit in (*regions.values(), *sanctuaries.values())))
    placed = sum_of(sanctuaries.values())
    if isinstance(card, Region):
        sanctuary_bound(constraints, card.duration, regions, placed)
    else:
        constraints.require(equal(sum_of(regions.values()), ROUNDS), placed <= MOST_SANCTUARIES - 1)
    return CardContext(card, regions, sanctuaries, tuple(constraints.terms), tuple(constraints.witnesses))


def seen_by(context: CardContext, scoring: Scoring = AS_PRINTED) -> Counts:
    """Return what is counted on the card itself and on all cards that it sees.

    Rules: SCORE-2, SCORE-4, SANCT-2
    """
    box = scoring.box
    others = [
        *(Choice(bit, box.regions[each]) for each, bit in context.regions.items()),
        *(Choice(bit, box.sanctuaries[each]) for each, bit in context.sanctuaries.items()),
    ]
    return scoring.counts([Choice(number(1), context.card), *others])


@dataclass(frozen=True, eq=False)
class ScoredCard:
    """A card in its context: what it pays, what it counts, and the constraints between them."""

    fame: Number
    seen: Counts
    constraints: Constraints


def scored(name: str, context: CardContext, scoring: Scoring = AS_PRINTED) -> ScoredCard:
    """Score a card in its context."""
    constraints = Constraints(name)
    constraints.require(*context.constraints)
    seen = named(seen_by(context, scoring), constraints)
    return ScoredCard(
        scoring.fame([Choice(number(1), context.card)], seen, seen, constraints), seen, constraints
    )
