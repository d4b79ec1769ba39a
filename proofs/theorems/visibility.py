"""What a card sees in a row of eight, and why the context of a card is all that matters to it.

These theorems tie the whole row (proofs.encoding) to one card in its context (proofs.context), in
which the theorems about fame are stated.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence

from proofs.counting import PRINTED_BOX, Counted, Counts, added
from proofs.encoding import (
    MOST_SANCTUARIES,
    ROUNDS,
    Cards,
    ascents,
    choose_cards,
)
from proofs.linear import Constraints
from proofs.misreadings import MISREADINGS
from proofs.scoring import AS_PRINTED, Scoring
from proofs.smt import (
    Number,
    Truth,
    Values,
    all_different,
    all_of,
    between,
    equal,
    integer,
    sum_of,
)
from proofs.theorem import Example, Obligation, Scored, Theorem, Twin
from proofs.theorems.examples import decode_numbers

EVERY_ROW = "every row of eight different Regions with any Sanctuaries, found or not"


def misread(name: str) -> Scoring:
    """Return the rules as changed by a misreading."""
    return MISREADINGS[name].scoring()


def same_counts(one: Counts, other: Counts) -> Truth:
    """Return the claim that all nine counts are equal."""
    return all_of(equal(one[counted], other[counted]) for counted in Counted)


def decode_rows(*rows: Cards) -> Callable[[Values], Example]:
    """Return a decoder that lays out rows of cards."""

    def decode(values: Values) -> Example:
        tableaux = tuple(row.decoded(values) for row in rows)
        words = " and ".join(f"{each.regions} with {each.sanctuaries or 'no Sanctuary'}" for each in tableaux)
        return Example(words, tuple(Scored(each, ()) for each in tableaux))

    return decode


def seen_counts(scoring: Scoring, cards: Cards, place: int) -> Counts:
    """Return what is counted in all that the Region in one position (0 to 7) sees."""
    return scoring.seen_by_region(scoring.row(cards), place, Constraints("none"))


def earlier_regions_do_not_matter(scoring: Scoring) -> Iterator[Obligation]:
    """Yield for each position that two rows alike from there on show the same counts to it."""
    for place in range(1, ROUNDS):
        one, ties = choose_cards("one")
        another, more = choose_cards("other")
        alike = [
            equal(another.positions[each][region], bit)
            for each in range(place, ROUNDS)
            for region, bit in one.positions[each].items()
        ]
        other = Cards(another.positions, one.sanctuaries)
        claim = same_counts(seen_counts(scoring, one, place), seen_counts(scoring, other, place))
        yield Obligation(f"position {place + 1}", (*ties, *more, *alike), claim, decode_rows(one, other))


def row_is_context(scoring: Scoring) -> Iterator[Obligation]:
    """Yield for each position that it sees itself, the set of Regions behind it, and the Sanctuaries."""
    for place in range(ROUNDS):
        cards, ties = choose_cards("row")
        later = {
            region: sum_of(row[region] for row in cards.positions[place + 1 :])
            for region in PRINTED_BOX.regions
        }
        once = [between(0, later[region] + bit, 1) for region, bit in cards.positions[place].items()]
        regions = [AS_PRINTED.counts(AS_PRINTED.choices(part)) for part in (cards.positions[place], later)]
        context = added([*regions, AS_PRINTED.row(cards).upper])
        claim = all_of([*once, same_counts(seen_counts(scoring, cards, place), context)])
        yield Obligation(f"position {place + 1}", tuple(ties), claim, decode_rows(cards))


def moved(cards: Cards, place: int, target: int) -> Cards:
    """Return the row with one Region played later, all others in their order."""
    positions = list(cards.positions)
    positions.insert(target, positions.pop(place))
    return Cards(tuple(positions), cards.sanctuaries)


def later_sees_less(scoring: Scoring) -> Iterator[Obligation]:
    """Yield for each move of a Region to a later place that it sees no card that it did not see before."""
    for place in range(ROUNDS):
        for target in range(place + 1, ROUNDS):
            cards, ties = choose_cards("row")
            after = moved(cards, place, target)
            before_sees = [cards.positions[each] for each in scoring.seen_positions(place)]
            after_sees = [after.positions[each] for each in scoring.seen_positions(target)]
            claim = all_of(
                sum_of(row[region] for row in after_sees) <= sum_of(row[region] for row in before_sees)
                for region in PRINTED_BOX.regions
            )
            yield Obligation(
                f"from {place + 1} to {target + 1}", tuple(ties), claim, decode_rows(cards, after)
            )


def printed_and_different(durations: Sequence[Number]) -> list[Truth]:
    """Return that durations lie between the shortest and the longest that are printed, and that no two are equal."""
    shortest, longest = min(PRINTED_BOX.regions), max(PRINTED_BOX.regions)
    return [all_different(durations), *(between(shortest, each, longest) for each in durations)]


def sanctuaries_at_most_seven(*, first_round_too: bool) -> Iterator[Obligation]:
    """Return the claim that a legal tableau has no more than seven Sanctuaries, none being found in the first round."""
    durations = [integer(f"duration{place + 1}") for place in range(ROUNDS)]
    ups, ties = ascents("row", durations)
    placed = integer("placed")
    premises = [*ties, *printed_and_different(durations)]
    premises += [placed >= 0, placed <= sum_of(ups) + int(first_round_too)]
    numbers = {f"position {place + 1}": each for place, each in enumerate(durations)}
    yield Obligation(
        "a row",
        tuple(premises),
        placed <= MOST_SANCTUARIES,
        decode_numbers({"Sanctuaries": placed, **numbers}),
    )


def sanctuary_order(seen: int) -> Iterator[Obligation]:
    """Yield for each two Sanctuaries in a line of seven, so many of which are seen, that swapping them changes no count."""
    line: list[Mapping[str, Number]] = [
        {each: integer(f"line{place}.{each}") for each in PRINTED_BOX.sanctuaries}
        for place in range(1, ROUNDS)
    ]
    premises = [between(0, bit, 1) for row in line for bit in row.values()]
    premises += [sum_of(row.values()) <= 1 for row in line]
    for first in range(len(line)):
        for second in range(first + 1, len(line)):
            after = list(line)
            after[first], after[second] = line[second], line[first]
            before_counts, after_counts = (line_counts(rows[:seen]) for rows in (line, after))
            label = f"places {first + 1} and {second + 1}"
            claim = same_counts(before_counts, after_counts)
            numbers = {f"{counted.value} before": before_counts[counted] for counted in Counted}
            numbers |= {f"{counted.value} after": after_counts[counted] for counted in Counted}
            yield Obligation(label, tuple(premises), claim, decode_numbers(numbers))


def line_counts(line: list[Mapping[str, Number]]) -> Counts:
    """Return what is counted on a line of Sanctuaries."""
    placed = {each: sum_of(row[each] for row in line) for each in PRINTED_BOX.sanctuaries}
    return AS_PRINTED.row(Cards((), placed)).upper


THEOREMS = (
    Theorem(
        name="sanctuaries_le_seven",
        claim="nobody ends with more than 7 Sanctuaries",
        clauses=("FIND-1", "FIND-3", "END-4", "ROUND-1"),
        scope="all durations of eight Regions",
        statement=lambda: sanctuaries_at_most_seven(first_round_too=False),
        twin=Twin(
            "a Sanctuary is found in the first round too",
            lambda: sanctuaries_at_most_seven(first_round_too=True),
        ),
    ),
    Theorem(
        name="seen_counts_eq_of_context",
        claim="what a Region counts is itself, each Region played after it once, and the Sanctuaries",
        clauses=("SCORE-2", "SCORE-4", "SCORE-5"),
        scope=EVERY_ROW,
        statement=lambda: row_is_context(AS_PRINTED),
        twin=Twin(
            "a Region does not count itself", lambda: row_is_context(misread("card-does-not-count-itself"))
        ),
    ),
    Theorem(
        name="seen_counts_unchanged_of_earlier_regions_changed",
        claim="the Regions played before a Region never matter to it (with fame_unique_of_counts)",
        clauses=("SCORE-3",),
        scope=EVERY_ROW,
        statement=lambda: earlier_regions_do_not_matter(AS_PRINTED),
        twin=Twin(
            "all Regions are visible", lambda: earlier_regions_do_not_matter(misread("all-regions-visible"))
        ),
    ),
    Theorem(
        name="seen_regions_subset_of_played_later",
        claim="a Region played later in the same row sees nothing new: it never pays more (with fame_mono_of_region_added)",
        clauses=("SCORE-2", "SCORE-3"),
        scope=EVERY_ROW,
        statement=lambda: later_sees_less(AS_PRINTED),
        twin=Twin(
            "Regions are revealed from left to right",
            lambda: later_sees_less(misread("regions-revealed-left-to-right")),
        ),
    ),
    Theorem(
        name="seen_counts_unchanged_of_sanctuaries_reordered",
        claim="the order of the Sanctuaries matters to no card (with fame_unique_of_counts)",
        clauses=("SANCT-4",),
        scope="any line of up to seven Sanctuaries and any two places in it",
        statement=lambda: sanctuary_order(MOST_SANCTUARIES),
        twin=Twin("the seventh Sanctuary is not seen", lambda: sanctuary_order(MOST_SANCTUARIES - 1)),
    ),
)
