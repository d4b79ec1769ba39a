"""Pairs of tableaux that lie on either side of every guard in scoring, one card apart.

A guard is a prerequisite's demand for one wonder, or a count that a quest pays for. In `holds` it is
just true, in `fails` just false: the same eight Regions in the same order and as many Sanctuaries, of
which one has been replaced. Both have exactly as many Sanctuaries as ascents, so that both can be
reached whatever is read into the placing of Sanctuaries.
"""

import itertools
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, replace

from proofs.context import OTHERS, CardContext, ScoredCard, scored, unknown_context
from proofs.counting import PRINTED_BOX, WONDERS, Card, name_of
from proofs.encoding import MOST_SANCTUARIES, Tableau
from proofs.linear import Constraints
from proofs.plain_json import dumps_line
from proofs.scoring import AS_PRINTED
from proofs.smt import Answer, Solver, Truth, Values, between, equal, integer, sum_of
from spec.cards import Region

CLAUSES_OF = {
    "clue": "SCORE-10",
    "stone": "SCORE-10",
    "chimera": "SCORE-10",
    "thistle": "SCORE-10",
    "night": "SCORE-11",
    "biome": "SCORE-12",
    "biome-set": "SCORE-13",
}


@dataclass(frozen=True)
class Boundary:
    """A guard with a tableau on either side of it."""

    guard: str
    card: int | str
    holds: Tableau
    fails: Tableau
    clauses: tuple[str, ...]


@dataclass(frozen=True, eq=False)
class Pair:
    """One card in two contexts, one Sanctuary apart, with what it sees and pays in both."""

    one: CardContext
    other: CardContext
    in_one: ScoredCard
    in_other: ScoredCard
    solver: Solver


def pair_of(card: Card) -> Pair:
    """Return a card in two unknown contexts that differ in one Sanctuary replaced by another."""
    one = unknown_context("holds", card)
    elsewhere = {each: integer(f"fails.{each}") for each in one.sanctuaries}
    other = replace(
        one, sanctuaries=elsewhere, constraints=tuple(between(0, bit, 1) for bit in elsewhere.values())
    )
    in_one, in_other = scored("holds", one), scored("fails", other)
    changes = {each: integer(f"changed.{each}") for each in elsewhere}
    solver = Solver()
    solver.add([*in_one.constraints.terms, *in_other.constraints.terms])
    for each, change in changes.items():
        here, there = one.sanctuaries[each], other.sanctuaries[each]
        solver.add([change >= here - there, change >= there - here])
    solver.add([equal(sum_of(elsewhere.values()), sum_of(one.sanctuaries.values()))])
    solver.add([sum_of(changes.values()) <= 2])
    return Pair(one, other, in_one, in_other, solver)


def is_ascending_enough(regions: tuple[int, ...], sanctuaries: int) -> bool:
    """Return True if a row of Regions finds exactly this many Sanctuaries."""
    return sum(before < after for before, after in itertools.pairwise(regions)) == sanctuaries


def rows(own: int | None, seen: list[int]) -> Iterator[tuple[int, ...]]:
    """Return rows of eight in which a Region sees exactly these others, with fewer and fewer ascents."""
    unused = [each for each in PRINTED_BOX.regions if each != own and each not in seen]
    missing = OTHERS - len(seen) if own is not None else 0
    earlier_rows = [unused[:missing], unused[::-1][:missing]] if missing else [list[int]()]
    middle = [own] if own is not None else []
    for turned in range(len(seen) + 1):
        later = [*seen[:turned][::-1], *seen[turned:]]
        for earlier in earlier_rows:
            for kept in range(len(earlier) + 1):
                yield (*earlier[:kept], *earlier[kept:][::-1], *middle, *later)


def lay_out_pair(pair: Pair, values: Values) -> tuple[Tableau, Tableau] | None:
    """Return both contexts in one row of Regions that finds exactly as many Sanctuaries as they have, or None."""
    seen = [each for each, bit in pair.one.regions.items() if values.of(bit)]
    card = pair.one.card
    own = card.duration if isinstance(card, Region) else None
    placed = [
        tuple(each for each, bit in context.sanctuaries.items() if values.of(bit))
        for context in (pair.one, pair.other)
    ]
    if not isinstance(card, Region):
        placed = [(card.id, *others) for others in placed]
    for row in rows(own, seen):
        if is_ascending_enough(row, len(placed[0])):
            return Tableau(row, placed[0]), Tableau(row, placed[1])
    return None


def find_boundary(
    guard: str, pair: Pair, guard_terms: list[Truth], clauses: tuple[str, ...]
) -> Boundary | None:
    """Return a pair of tableaux on either side of a guard; None when there is none."""
    card = pair.one.card
    seen = sum_of(pair.one.regions.values())
    # The guard's own name picks how many other Regions are seen, so that not all pairs look alike.
    wanted = sum(map(ord, guard)) % (OTHERS + 1) if isinstance(card, Region) else OTHERS + 1
    for like_this in ([equal(seen, wanted)], list[Truth]()):
        found = first_laid_out(guard, pair, [*guard_terms, *like_this])
        if found is not None:
            return Boundary(guard, name_of(card), *found, clauses)
    return None


def first_laid_out(guard: str, pair: Pair, terms: list[Truth]) -> tuple[Tableau, Tableau] | None:
    """Return two tableaux for which there is a row, with more and more Sanctuaries until there is one."""
    placed = sum_of(pair.one.sanctuaries.values())
    for least in range(MOST_SANCTUARIES + 1):
        with pair.solver.supposing([*terms, placed >= least]):
            answer = pair.solver.check()
            if answer is Answer.UNKNOWN:
                raise RuntimeError(f"z3 does not decide {guard}: {pair.solver.why_unknown()}")
            if answer is Answer.UNSATISFIABLE:
                return None
            laid_out = lay_out_pair(pair, pair.solver.values())
            if laid_out is not None:
                return laid_out
    return None


def prerequisite_boundaries(name: str, pair: Pair) -> Iterator[Boundary]:
    """Yield a pair for each wonder that the prerequisite needs.

    Rules: SCORE-6, SCORE-7
    """
    card = pair.one.card
    for wonder in WONDERS:
        asked = AS_PRINTED.needed(card, wonder)
        if not asked:
            continue
        terms = [pair.in_one.fame >= 1]
        terms += [
            equal(pair.in_one.seen[wonder], asked),
            equal(pair.in_other.seen[wonder], asked - 1),
        ]
        terms += [
            pair.in_other.seen[each] >= AS_PRINTED.needed(card, each)
            for each in WONDERS
            if each is not wonder
        ]
        guard = f"{name}-needs-{wonder.value}-{asked}"
        found = find_boundary(guard, pair, terms, ("SCORE-6", "SCORE-7"))
        if found is None:
            raise ValueError(f"no pair of tableaux for {guard}")
        yield found


def quest_boundaries(name: str, pair: Pair) -> Iterator[Boundary]:
    """Yield a pair for each count that the quest can be paid for, until there can be no more.

    Rules: SCORE-10, SCORE-11, SCORE-12, SCORE-13, SANCT-3
    """
    card = pair.one.card
    if card.quest is None or card.quest.per == "fixed":
        return
    met = [pair.in_other.seen[wonder] >= AS_PRINTED.needed(card, wonder) for wonder in WONDERS]
    constraints = Constraints(name)
    more, fewer = (
        AS_PRINTED.amount(card.quest, each.seen, constraints) for each in (pair.in_one, pair.in_other)
    )
    pair.solver.add(constraints.terms)
    clauses = (CLAUSES_OF[card.quest.per], *(() if isinstance(card, Region) else ("SANCT-2", "SANCT-3")))
    counted = "-or-".join(card.quest.biomes) or card.quest.per
    found_any = False
    for count in itertools.count(1):
        terms = [*met, pair.in_one.fame >= 1, equal(more, count), equal(fewer, count - 1)]
        found = find_boundary(f"{name}-pays-per-{counted}-{count}", pair, terms, clauses)
        if found is not None:
            found_any = True
            yield found
        elif found_any:
            return


def boundaries_of(card: Card) -> list[Boundary]:
    """Return a pair of tableaux for every guard of one card."""
    if card.quest is None:
        return []
    name = f"region-{card.duration}" if isinstance(card, Region) else card.id
    pair = pair_of(card)
    return [*prerequisite_boundaries(name, pair), *quest_boundaries(name, pair)]


def dump_boundaries(boundaries: Sequence[Boundary]) -> str:
    """Write pairs as JSON, one to a line."""
    return "[\n" + ",\n".join(dumps_line(asdict(each)) for each in boundaries) + "\n]\n"
