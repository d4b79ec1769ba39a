"""What is true of every card's fame, whatever tableau it lies in."""

from collections.abc import Iterator

from proofs.context import scored, unknown_context
from proofs.counting import PRINTED_BOX, Card, Counted, Counts, name_of
from proofs.encoding import Tableau, lay_cards
from proofs.linear import Constraints
from proofs.scoring import AS_PRINTED, Choice, Scoring
from proofs.smt import Values, between, equal, integer, number, sum_of
from proofs.theorem import Example, Obligation, Scored, Theorem, Twin
from proofs.theorems.changed_rules import (
    DaysCountAsNights,
    PrerequisiteMetExactly,
    QuestsMayBeLeftUnscored,
    UnmetPrerequisiteCosts,
)
from proofs.theorems.examples import EVERY_TABLEAU, decode_contexts, decode_numbers
from proofs.verdict import Kind, Subject
from spec.cards import Region

EVERY_COUNT = "each of the 113 cards, for all counts up to what eight Regions and seven Sanctuaries can show"
ALL_DAY = Tableau((12, 10, 8, 7, 6, 4, 2, 1), ())
MET_EXACTLY = "a prerequisite is met by just as many wonders as it asks for, and not by more"


def fame_nonneg(scoring: Scoring) -> Iterator[Obligation]:
    """Yield for each card that it pays at least nothing."""
    for card in PRINTED_BOX.cards():
        context = unknown_context("c", card)
        inside = scored("c", context, scoring)
        decode = decode_contexts((context, inside.fame), scoring=scoring)
        yield Obligation(f"{name_of(card)}", tuple(inside.constraints.terms), inside.fame >= 0, decode)


def free_counts(constraints: Constraints) -> Counts:
    """Return counts that are bounded by the box and by nothing else."""
    counts = {counted: constraints.fresh(counted.value) for counted in Counted}
    constraints.require(*(between(0, count, AS_PRINTED.most(counted)) for counted, count in counts.items()))
    return counts


def two_counts(scoring: Scoring, card: Card, greatest: int) -> Obligation:
    """Return that a card pays no less for counts that are larger by up to so much each; by 0: that it pays the same."""
    constraints = Constraints("c")
    few, many = free_counts(constraints), free_counts(constraints)
    little, much = (scoring.fame([Choice(number(1), card)], seen, seen, constraints) for seen in (few, many))
    constraints.require(*(between(0, many[counted] - few[counted], greatest) for counted in Counted))
    claim = little <= much if greatest else equal(little, much)
    numbers = {
        f"{counted.value} {when}": seen[counted]
        for when, seen in (("before", few), ("after", many))
        for counted in Counted
    }
    decode = decode_numbers({"fame before": little, "fame after": much, **numbers})
    return Obligation(f"{name_of(card)}", tuple(constraints.terms), claim, decode)


def fame_mono_of_counts(scoring: Scoring) -> Iterator[Obligation]:
    """Yield for each card that larger counts never make it pay less."""
    furthest = max(scoring.most(counted) for counted in Counted)
    for card in PRINTED_BOX.cards():
        yield two_counts(scoring, card, furthest)


def fame_unique_of_counts(scoring: Scoring) -> Iterator[Obligation]:
    """Yield for each card that equal counts make it pay the same: no other value can be derived."""
    for card in PRINTED_BOX.cards():
        yield two_counts(scoring, card, 0)


def fame_mono_of_context(scoring: Scoring, *, regions: bool) -> Iterator[Obligation]:
    """Yield for each card that more Sanctuaries, or more Regions after it, never make it pay less.

    Both contexts are legal ones, so that a counterexample can be laid out.
    """
    for card in PRINTED_BOX.cards():
        if regions and not isinstance(card, Region):
            continue
        small, large = unknown_context("small", card), unknown_context("large", card)
        before, after = scored("small", small, scoring), scored("large", large, scoring)
        same = [equal(large.regions[each], bit) for each, bit in small.regions.items()]
        kept = [large.sanctuaries[each] >= bit for each, bit in small.sanctuaries.items()]
        if regions:
            same = [equal(large.sanctuaries[each], bit) for each, bit in small.sanctuaries.items()]
            kept = [large.regions[each] >= bit for each, bit in small.regions.items()]
        decode = decode_contexts((small, before.fame), (large, after.fame), scoring=scoring)
        yield Obligation(
            f"{name_of(card)}",
            (*before.constraints.terms, *after.constraints.terms, *same, *kept),
            before.fame <= after.fame,
            decode,
        )


def total_of_parts(*, never_negative: bool) -> Iterator[Obligation]:
    """Return the claim that a total does not rise when no card pays more and one card is gone."""
    before = [integer(f"before.{place}") for place in range(15)]
    after = [integer(f"after.{place}") for place in range(14)]
    premises = [paid >= 0 for paid in before] if never_negative else []
    premises += [less <= more for less, more in zip(after, before, strict=False)]
    totals = {"before": sum_of(before), "after": sum_of(after)}
    yield Obligation("totals", tuple(premises), totals["after"] <= totals["before"], decode_numbers(totals))


def total_zero(scoring: Scoring) -> Iterator[Obligation]:
    """Return the claim that a tableau without a night, a Sanctuary or a fixed quest pays nothing at all."""
    tableau = ALL_DAY
    sheet = scoring.score("t", lay_cards(tableau))

    def decode(values: Values) -> Example:
        paid = tuple(zip(tableau.regions, (values.of(each) for each in sheet.regions), strict=True))
        as_printed = (Scored(tableau, paid),) if scoring is AS_PRINTED else ()
        return Example(f"{tableau.regions} pays {values.of(sheet.total)}", as_printed)

    yield Obligation(f"{tableau.regions}", sheet.constraints, equal(sheet.total, 0), decode)


THEOREMS = (
    Theorem(
        name="fame_nonneg",
        claim="no card ever pays less than nothing",
        clauses=("SCORE-31", "SANCT-3"),
        scope=EVERY_TABLEAU,
        statement=lambda: fame_nonneg(AS_PRINTED),
        twin=Twin(
            "a quest whose prerequisite is not met costs its fame",
            lambda: fame_nonneg(UnmetPrerequisiteCosts()),
        ),
    ),
    Theorem(
        name="fame_unique_of_counts",
        claim="what a card pays follows from the nine counts of what it sees, and no other value does",
        clauses=("SCORE-6", "SCORE-7", "SCORE-10", "SCORE-11", "SCORE-12", "SCORE-13"),
        scope=EVERY_COUNT,
        statement=lambda: fame_unique_of_counts(AS_PRINTED),
        twin=Twin(
            "a player may leave a quest unscored", lambda: fame_unique_of_counts(QuestsMayBeLeftUnscored())
        ),
    ),
    Theorem(
        name="fame_mono_of_counts",
        claim="a card never pays less for more of anything that is counted",
        clauses=("SCORE-6", "SCORE-10", "SCORE-11", "SCORE-12", "SCORE-13"),
        scope=EVERY_COUNT,
        statement=lambda: fame_mono_of_counts(AS_PRINTED),
        twin=Twin(MET_EXACTLY, lambda: fame_mono_of_counts(PrerequisiteMetExactly())),
    ),
    Theorem(
        name="fame_mono_of_sanctuary_added",
        claim="adding Sanctuaries lowers no card's fame",
        clauses=("SCORE-19", "SANCT-5", "SANCT-3"),
        scope=EVERY_TABLEAU,
        statement=lambda: fame_mono_of_context(AS_PRINTED, regions=False),
        twin=Twin(MET_EXACTLY, lambda: fame_mono_of_context(PrerequisiteMetExactly(), regions=False)),
    ),
    Theorem(
        name="fame_mono_of_region_added",
        claim="a Region never pays less for more Regions played after it",
        clauses=("SCORE-2", "SCORE-5"),
        scope=EVERY_TABLEAU,
        statement=lambda: fame_mono_of_context(AS_PRINTED, regions=True),
        twin=Twin(MET_EXACTLY, lambda: fame_mono_of_context(PrerequisiteMetExactly(), regions=True)),
    ),
    Theorem(
        name="total_le_of_sanctuary_removed",
        claim="removing a Sanctuary never raises a tableau's total, given fame_mono_of_sanctuary_added and fame_nonneg",
        clauses=("WIN-1", "SANCT-3"),
        scope="any 15 cards and any fame",
        statement=lambda: total_of_parts(never_negative=True),
        twin=Twin("a card may pay less than nothing", lambda: total_of_parts(never_negative=False)),
    ),
    Theorem(
        name="total_zero_attained",
        claim="12, 10, 8, 7, 6, 4, 2, 1 without a Sanctuary pays 0; by fame_nonneg there is no lower total",
        clauses=("SCORE-16", "WIN-1"),
        scope="one tableau",
        subject=Subject.EXAMPLE,
        kind=Kind.WITNESSED,
        statement=lambda: total_zero(AS_PRINTED),
        twin=Twin("a card by day counts as a night", lambda: total_zero(DaysCountAsNights())),
    ),
)
