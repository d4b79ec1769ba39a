"""What is true of every card's fame, whatever tableau it lies in."""

from collections.abc import Iterator, Mapping

from proofs.context import scored, unknown_context
from proofs.counting import PRINTED_BOX, Card, Counted, Counts, name_of
from proofs.encoding import Tableau, lay_cards
from proofs.linear import Constraints
from proofs.scoring import AS_PRINTED, Choice
from proofs.smt import Values, between, equal, integer, number, sum_of
from proofs.theorem import Example, Obligation, Scored, Theorem, Twin
from proofs.theorems.examples import EVERY_TABLEAU, decode_contexts, decode_numbers
from spec.cards import Region

EVERY_COUNT = "each of the 113 cards, for all counts up to what eight Regions and seven Sanctuaries can show"
ALL_DAY = Tableau((12, 10, 8, 7, 6, 4, 2, 1), ())
WITH_A_FIXED_QUEST = Tableau((12, 9, 8, 7, 6, 4, 2, 1), ())


def fame_at_least(least: int) -> Iterator[Obligation]:
    """Yield for each card that it pays at least so much."""
    for card in PRINTED_BOX.cards():
        context = unknown_context("c", card)
        inside = scored("c", context)
        decode = decode_contexts((context, inside.fame))
        yield Obligation(f"{name_of(card)}", tuple(inside.constraints.terms), inside.fame >= least, decode)


def free_counts(constraints: Constraints) -> Counts:
    """Return counts that are bounded by the box and by nothing else."""
    counts = {counted: constraints.fresh(counted.value) for counted in Counted}
    constraints.require(*(between(0, count, AS_PRINTED.most(counted)) for counted, count in counts.items()))
    return counts


def two_counts(card: Card, allowed: Mapping[Counted, tuple[int, int]], *, equal_fame: bool) -> Obligation:
    """Return what follows for a card's fame when each count is another, by so much at least and at most."""
    constraints = Constraints("c")
    few, many = free_counts(constraints), free_counts(constraints)
    little, much = (
        AS_PRINTED.fame([Choice(number(1), card)], seen, seen, constraints) for seen in (few, many)
    )
    for counted, (least, greatest) in allowed.items():
        constraints.require(between(least, many[counted] - few[counted], greatest))
    claim = equal(little, much) if equal_fame else little <= much
    numbers = {
        f"{counted.value} {when}": seen[counted]
        for when, seen in (("before", few), ("after", many))
        for counted in Counted
    }
    decode = decode_numbers({"fame before": little, "fame after": much, **numbers})
    return Obligation(f"{name_of(card)}", tuple(constraints.terms), claim, decode)


def fame_mono_of_counts(*, down: bool) -> Iterator[Obligation]:
    """Yield for each card that larger counts never make it pay less (or: smaller ones, which is false)."""
    far = 20
    allowed = dict.fromkeys(Counted, (-far, 0) if down else (0, far))
    for card in PRINTED_BOX.cards():
        yield two_counts(card, allowed, equal_fame=False)


def fame_unique_of_counts(*, stones_differ: bool) -> Iterator[Obligation]:
    """Yield for each card that equal counts make it pay the same: no other value can be derived."""
    allowed = dict.fromkeys(Counted, (0, 0))
    if stones_differ:
        allowed[Counted.STONES] = (1, 1)
    for card in PRINTED_BOX.cards():
        yield two_counts(card, allowed, equal_fame=True)


def fame_mono_of_context(*, regions: bool, reverse: bool) -> Iterator[Obligation]:
    """Yield for each card that more context never makes it pay less (reversed: never more, which is false).

    Both contexts are legal ones, so that a counterexample can be laid out.
    """
    for card in PRINTED_BOX.cards():
        if regions and not isinstance(card, Region):
            continue
        small, large = unknown_context("small", card), unknown_context("large", card)
        before, after = scored("small", small), scored("large", large)
        same = [equal(large.regions[each], bit) for each, bit in small.regions.items()]
        kept = [large.sanctuaries[each] >= bit for each, bit in small.sanctuaries.items()]
        if regions:
            same = [equal(large.sanctuaries[each], bit) for each, bit in small.sanctuaries.items()]
            kept = [large.regions[each] >= bit for each, bit in small.regions.items()]
        claim = before.fame >= after.fame if reverse else before.fame <= after.fame
        decode = decode_contexts((small, before.fame), (large, after.fame))
        yield Obligation(
            f"{name_of(card)}",
            (*before.constraints.terms, *after.constraints.terms, *same, *kept),
            claim,
            decode,
        )


def total_of_parts(*, removed_pays: bool) -> Iterator[Obligation]:
    """Return the claim that a total falls when no card pays more and a card that paid something, or nothing, is gone."""
    before = [integer(f"before.{place}") for place in range(15)]
    after = [integer(f"after.{place}") for place in range(14)]
    premises = [paid >= 0 for paid in before] if removed_pays else []
    premises += [less <= more for less, more in zip(after, before, strict=False)]
    totals = {"before": sum_of(before), "after": sum_of(after)}
    yield Obligation("totals", tuple(premises), totals["after"] <= totals["before"], decode_numbers(totals))


def total_zero(tableau: Tableau) -> Iterator[Obligation]:
    """Return the claim that one tableau pays nothing at all."""
    sheet = AS_PRINTED.score("t", lay_cards(tableau))

    def decode(values: Values) -> Example:
        paid = tuple(zip(tableau.regions, (values.of(each) for each in sheet.regions), strict=True))
        return Example(f"{tableau.regions} pays {values.of(sheet.total)}", (Scored(tableau, paid),))

    yield Obligation(f"{tableau.regions}", sheet.constraints, equal(sheet.total, 0), decode)


THEOREMS = (
    Theorem(
        name="fame_nonneg",
        claim="no card ever pays less than nothing",
        clauses=("SCORE-16", "SANCT-3"),
        scope=EVERY_TABLEAU,
        statement=lambda: fame_at_least(0),
        twin=Twin("every card pays at least 1", lambda: fame_at_least(1)),
    ),
    Theorem(
        name="fame_unique_of_counts",
        claim="what a card pays follows from the nine counts of what it sees, and no other value does",
        clauses=("SCORE-6", "SCORE-7", "SCORE-10", "SCORE-11", "SCORE-12", "SCORE-13"),
        scope=EVERY_COUNT,
        statement=lambda: fame_unique_of_counts(stones_differ=False),
        twin=Twin("one stone more is seen", lambda: fame_unique_of_counts(stones_differ=True)),
    ),
    Theorem(
        name="fame_mono_of_counts",
        claim="a card never pays less for more of anything that is counted",
        clauses=("SCORE-6", "SCORE-10", "SCORE-11", "SCORE-12", "SCORE-13"),
        scope=EVERY_COUNT,
        statement=lambda: fame_mono_of_counts(down=False),
        twin=Twin("never less for fewer", lambda: fame_mono_of_counts(down=True)),
    ),
    Theorem(
        name="fame_mono_of_sanctuary_added",
        claim="adding Sanctuaries lowers no card's fame",
        clauses=("SCORE-2", "SANCT-2", "SANCT-3"),
        scope=EVERY_TABLEAU,
        statement=lambda: fame_mono_of_context(regions=False, reverse=False),
        twin=Twin("adding raises none", lambda: fame_mono_of_context(regions=False, reverse=True)),
    ),
    Theorem(
        name="fame_mono_of_region_added",
        claim="a Region never pays less for more Regions played after it",
        clauses=("SCORE-2", "SCORE-5"),
        scope=EVERY_TABLEAU,
        statement=lambda: fame_mono_of_context(regions=True, reverse=False),
        twin=Twin("never more", lambda: fame_mono_of_context(regions=True, reverse=True)),
    ),
    Theorem(
        name="total_le_of_sanctuary_removed",
        claim="removing a Sanctuary never raises a tableau's total, given fame_mono_of_sanctuary_added and fame_nonneg",
        clauses=("WIN-1", "SANCT-3"),
        scope="any 15 cards and any fame",
        statement=lambda: total_of_parts(removed_pays=True),
        twin=Twin("fame may be negative", lambda: total_of_parts(removed_pays=False)),
    ),
    Theorem(
        name="total_zero_attained",
        claim="12, 10, 8, 7, 6, 4, 2, 1 without a Sanctuary pays 0; by fame_nonneg there is no lower total",
        clauses=("SCORE-16", "WIN-1"),
        scope="one tableau",
        statement=lambda: total_zero(ALL_DAY),
        twin=Twin("9 in the place of 10", lambda: total_zero(WITH_A_FIXED_QUEST)),
    ),
)
