"""What a card sees in a row of eight, and why the context of a card is all that matters to it.

These theorems tie the whole row (proofs.encoding) to one card in its context (proofs.context), in
which the theorems about fame are stated.
"""

from collections.abc import Callable, Iterator, Mapping

from proofs.counting import PRINTED_BOX, Counted, Counts, added
from proofs.encoding import (
    ROUNDS,
    Cards,
    ascents,
    choose_cards,
)
from proofs.linear import Constraints
from proofs.scoring import AS_PRINTED
from proofs.smt import (
    Number,
    Truth,
    Values,
    all_different,
    all_of,
    any_of,
    between,
    equal,
    implies,
    integer,
    sum_of,
)
from proofs.theorem import Example, Obligation, Scored, Theorem, Twin
from proofs.theorems.examples import decode_numbers

EVERY_ROW = "every row of eight different Regions with any Sanctuaries, found or not"


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


def seen_counts(cards: Cards, place: int) -> Counts:
    """Return what is counted in all that the Region in one position (0 to 7) sees."""
    return AS_PRINTED.seen_by_region(AS_PRINTED.row(cards), place, Constraints("none"))


def earlier_regions_do_not_matter(kept: int) -> Iterator[Obligation]:
    """Yield for each position that two rows alike from there on show the same counts to it.

    `kept` is 0 for rows that are alike from the position itself on, 1 for those alike only behind it.
    """
    for place in range(1, ROUNDS):
        one, ties = choose_cards("one")
        another, more = choose_cards("other")
        alike = [
            equal(another.positions[each][region], bit)
            for each in range(place + kept, ROUNDS)
            for region, bit in one.positions[each].items()
        ]
        other = Cards(another.positions, one.sanctuaries)
        claim = same_counts(seen_counts(one, place), seen_counts(other, place))
        yield Obligation(f"position {place + 1}", (*ties, *more, *alike), claim, decode_rows(one, other))


def row_is_context(*, behind: int) -> Iterator[Obligation]:
    """Yield for each position that it sees itself, the set of Regions behind it, and the Sanctuaries."""
    for place in range(ROUNDS):
        cards, ties = choose_cards("row")
        later = {
            region: sum_of(row[region] for row in cards.positions[place + behind :])
            for region in PRINTED_BOX.regions
        }
        once = [between(0, later[region] + bit, 1) for region, bit in cards.positions[place].items()]
        regions = [AS_PRINTED.counts(AS_PRINTED.choices(part)) for part in (cards.positions[place], later)]
        context = added([*regions, AS_PRINTED.row(cards).upper])
        claim = all_of([*once, same_counts(seen_counts(cards, place), context)])
        yield Obligation(f"position {place + 1}", tuple(ties), claim, decode_rows(cards))


def moved(cards: Cards, place: int, target: int) -> Cards:
    """Return the row with one Region played later, all others in their order."""
    positions = list(cards.positions)
    positions.insert(target, positions.pop(place))
    return Cards(tuple(positions), cards.sanctuaries)


def later_sees_less(*, earlier: bool) -> Iterator[Obligation]:
    """Yield for each move of a Region to a later place that it sees no card that it did not see before."""
    for place in range(ROUNDS):
        for target in range(place + 1, ROUNDS):
            cards, ties = choose_cards("row")
            after = moved(cards, place, target)
            before_sees, after_sees = cards.positions[place:], after.positions[target:]
            if earlier:
                before_sees, after_sees = after_sees, before_sees
            claim = all_of(
                sum_of(row[region] for row in after_sees) <= sum_of(row[region] for row in before_sees)
                for region in PRINTED_BOX.regions
            )
            yield Obligation(
                f"from {place + 1} to {target + 1}", tuple(ties), claim, decode_rows(cards, after)
            )


def sanctuary_room(spare: int) -> Iterator[Obligation]:
    """Yield for each position what six and seven ascents say of the durations before and behind it."""
    durations = [integer(f"duration{place + 1}") for place in range(ROUNDS)]
    ups, ties = ascents("row", durations)
    premises = [*ties, all_different(durations), *(between(1, each, 68) for each in durations)]
    found = sum_of(ups)
    numbers = {f"position {place + 1}": each for place, each in enumerate(durations)}
    for place, own in enumerate(durations):
        lower = [integer(f"lower{each}") for each in range(place + 1, ROUNDS)]
        marks: list[Truth] = []
        for mark, other in zip(lower, durations[place + 1 :], strict=True):
            marks += [between(0, mark, 1), other - own <= 68 * (1 - mark) - 1, own - other <= 68 * mark - 1]
        count = sum_of(lower)
        claim = all_of(
            [
                implies(found >= 6 - spare, any_of([equal(count, 0), own > count + place])),
                implies(found >= 7 - spare, all_of([equal(count, 0), own > place])),
            ]
        )
        yield Obligation(f"position {place + 1}", (*premises, *marks), claim, decode_numbers(numbers))


def sanctuaries_at_most(bound: int) -> Iterator[Obligation]:
    """Return the claim that a legal tableau has no more than so many Sanctuaries."""
    durations = [integer(f"duration{place + 1}") for place in range(ROUNDS)]
    ups, ties = ascents("row", durations)
    placed = integer("placed")
    premises = [*ties, all_different(durations), *(between(1, each, 68) for each in durations)]
    premises += [placed >= 0, placed <= sum_of(ups)]
    numbers = {f"position {place + 1}": each for place, each in enumerate(durations)}
    yield Obligation(
        "a row", tuple(premises), placed <= bound, decode_numbers({"Sanctuaries": placed, **numbers})
    )


def sanctuary_order(*, swapped: bool) -> Iterator[Obligation]:
    """Yield for each two Sanctuaries in a line of seven that changing their places changes no count.

    Where they are not swapped but the second is laid out twice, the counts change.
    """
    line: list[Mapping[str, Number]] = [
        {each: integer(f"line{place}.{each}") for each in PRINTED_BOX.sanctuaries}
        for place in range(1, ROUNDS)
    ]
    premises = [between(0, bit, 1) for row in line for bit in row.values()]
    premises += [sum_of(row.values()) <= 1 for row in line]
    for first in range(len(line)):
        for second in range(first + 1, len(line)):
            after = list(line)
            after[first] = line[second]
            if swapped:
                after[second] = line[first]
            before_counts, after_counts = (line_counts(rows) for rows in (line, after))
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
        statement=lambda: sanctuaries_at_most(7),
        twin=Twin("6", lambda: sanctuaries_at_most(6)),
    ),
    Theorem(
        name="sanctuary_room_of_durations",
        claim="six or seven Sanctuaries are found only where the durations before and behind a Region leave room",
        clauses=("FIND-1", "FIND-2", "FIND-3"),
        scope="all durations of eight Regions",
        statement=lambda: sanctuary_room(0),
        twin=Twin("five or six Sanctuaries", lambda: sanctuary_room(1)),
    ),
    Theorem(
        name="seen_counts_eq_of_company",
        claim="what a Region counts is itself, each Region played after it once, and the Sanctuaries",
        clauses=("SCORE-2", "SCORE-4", "SCORE-5"),
        scope=EVERY_ROW,
        statement=lambda: row_is_context(behind=1),
        twin=Twin("the Region next to it is left out", lambda: row_is_context(behind=2)),
    ),
    Theorem(
        name="seen_counts_unchanged_of_earlier_regions_changed",
        claim="the Regions played before a Region never matter to it (with fame_unique_of_counts)",
        clauses=("SCORE-3",),
        scope=EVERY_ROW,
        statement=lambda: earlier_regions_do_not_matter(0),
        twin=Twin("nor does the Region itself", lambda: earlier_regions_do_not_matter(1)),
    ),
    Theorem(
        name="company_le_of_played_later",
        claim="a Region played later in the same row sees nothing new: it never pays more (with fame_mono_of_region_added)",
        clauses=("SCORE-2", "SCORE-3"),
        scope=EVERY_ROW,
        statement=lambda: later_sees_less(earlier=False),
        twin=Twin("played earlier", lambda: later_sees_less(earlier=True)),
    ),
    Theorem(
        name="seen_counts_unchanged_of_sanctuaries_reordered",
        claim="the order of the Sanctuaries matters to no card (with fame_unique_of_counts)",
        clauses=("SANCT-4",),
        scope="any line of up to seven Sanctuaries and any two places in it",
        statement=lambda: sanctuary_order(swapped=True),
        twin=Twin("one Sanctuary takes another's place", lambda: sanctuary_order(swapped=False)),
    ),
)
