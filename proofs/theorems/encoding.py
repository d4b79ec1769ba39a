"""Every row of cards has a score in the encoding, and only one; and no legal row is left out of a card's context.

An encoding that asks too much has no solution for some row: a comparison with it would pass for want of a case. So
solutions are exhibited: each unknown that the encoding makes has a witness, a value in terms of what was there before it
(proofs.linear), and the theorems say that these values satisfy every constraint, for all cards and all counts.
"""

import itertools
from collections.abc import Iterable, Iterator, Mapping, Sequence

from typing_extensions import override

from proofs.context import OTHERS, unknown_context
from proofs.counting import PRINTED_BOX, Card, Counted, Counts, name_of
from proofs.encoding import MOST_SANCTUARIES, ROUNDS, Cards, ascents, choose_cards, durations_of
from proofs.linear import Constraints
from proofs.scoring import AS_PRINTED, Choice, Scoring
from proofs.smt import (
    Number,
    Truth,
    all_of,
    any_of,
    between,
    equal,
    if_else,
    implies,
    integer,
    number,
    sum_of,
    unknowns_of,
)
from proofs.theorem import Obligation, Theorem, Twin
from proofs.theorems.examples import decode_numbers
from proofs.theorems.visibility import EVERY_ROW, printed_and_different
from proofs.verdict import Subject
from spec.cards import Quest, Region

EVERY_COUNT = "each of the 113 cards, known and unknown, for all counts up to what eight Regions and seven Sanctuaries can show"


class UnwitnessedError(Exception):
    """An unknown of the encoding has no witness, or one that speaks of what comes after it."""


def solvable(
    label: str,
    premises: Sequence[Truth],
    constraints: Iterable[Truth],
    witnesses: Sequence[tuple[Number, Number]],
    inputs: Mapping[str, Number],
) -> Obligation:
    """Return the claim that the witnesses satisfy the constraints, whatever the inputs are that the premises allow.

    Raise UnwitnessedError unless each unknown is an input or has one witness in terms of inputs and unknowns before it.
    """
    listed = list(constraints)
    known = unknowns_of([*premises, *inputs.values()])
    for unknown, value in witnesses:
        (name,) = unknowns_of([unknown])
        if name in known or unknowns_of([value]) - known:
            raise UnwitnessedError(
                f"{label}: {name} has a witness that is not in terms of what was before it"
            )
        known.add(name)
    if unwitnessed := unknowns_of(listed) - known:
        raise UnwitnessedError(f"{label}: {min(unwitnessed)} has no witness")
    values = [equal(unknown, value) for unknown, value in witnesses]
    return Obligation(label, (*premises, *values), all_of(listed), decode_numbers(inputs))


def free_counts(scoring: Scoring) -> tuple[dict[Counted, Number], list[Truth]]:
    """Return counts that are bounded by the box and by nothing else."""
    counts = {counted: integer(f"seen.{counted.value}") for counted in Counted}
    return counts, [between(0, count, scoring.most(counted)) for counted, count in counts.items()]


def named_counts(counts: Counts) -> dict[str, Number]:
    """Return counts by name, to report a case."""
    return {counted.value: count for counted, count in counts.items()}


def one_region(scoring: Scoring) -> tuple[list[Choice], list[Truth]]:
    """Return a place in which one Region lies, whichever it is."""
    choices = [Choice(integer(f"lies.{each}"), card) for each, card in scoring.box.regions.items()]
    premises = [between(0, choice.chosen, 1) for choice in choices]
    return choices, [*premises, equal(sum_of(choice.chosen for choice in choices), 1)]


def fame_solvable(
    label: str, scoring: Scoring, choices: Sequence[Choice], premises: Sequence[Truth]
) -> Obligation:
    """Return the claim that the card that lies here has a fame, whatever it sees."""
    seen, bounds = free_counts(scoring)
    constraints = Constraints("fame")
    scoring.fame(choices, seen, seen, constraints)
    return solvable(label, [*premises, *bounds], constraints.terms, constraints.witnesses, named_counts(seen))


def score_exists(scoring: Scoring) -> Iterator[Obligation]:
    """Yield that each card has a fame for all counts, known or unknown, and that no row shows more than is allowed for."""
    for card in scoring.box.cards():
        yield fame_solvable(f"{name_of(card)}", scoring, [Choice(number(1), card)], [])
    choices, premises = one_region(scoring)
    yield fame_solvable("a Region, whichever it is", scoring, choices, premises)
    for name, card in scoring.box.sanctuaries.items():
        there = integer("there")
        yield fame_solvable(f"{name}, there or not", scoring, [Choice(there, card)], [between(0, there, 1)])
    yield from counts_are_bounded(scoring)


def counts_are_bounded(scoring: Scoring) -> Iterator[Obligation]:
    """Yield for each count that no row of eight different Regions and seven Sanctuaries shows more than `most`."""
    cards, ties = choose_cards("row", scoring.box)
    ties.append(sum_of(cards.sanctuaries.values()) <= MOST_SANCTUARIES)
    whole = scoring.row(cards).whole
    for counted, count in whole.items():
        claim = between(0, count, scoring.most(counted))
        yield Obligation(
            f"{counted.value} of a row", tuple(ties), claim, decode_numbers({counted.value: count})
        )


def score_unique(scoring: Scoring, *, other: int) -> Iterator[Obligation]:
    """Yield for each card that an unknown place pays what the card that lies there pays, and nothing else.

    `other` is 0, or by how many durations another Region is taken instead.
    """
    for duration, card in scoring.box.regions.items():
        choices, premises = one_region(scoring)
        lying = next(choice for choice in choices if choice.card is card)
        there = (duration + other - 1) % len(scoring.box.regions) + 1
        yield pays_like(
            scoring,
            f"Region {duration}",
            choices,
            [*premises, equal(lying.chosen, 1)],
            scoring.box.regions[there],
        )
    for name, sanctuary in scoring.box.sanctuaries.items():
        for there in (0, 1):
            bit = integer("there")
            yield pays_like(
                scoring,
                f"{name}, there {there}",
                [Choice(bit, sanctuary)],
                [equal(bit, there)],
                sanctuary if there else None,
            )


def pays_like(
    scoring: Scoring, label: str, choices: Sequence[Choice], premises: Sequence[Truth], card: Card | None
) -> Obligation:
    """Return the claim that a place pays what a known card pays for the same counts, or nothing if there is none."""
    seen, bounds = free_counts(scoring)
    one, other = Constraints("place"), Constraints("card")
    paid = scoring.fame(choices, seen, seen, one)
    expected = number(0) if card is None else scoring.fame([Choice(number(1), card)], seen, seen, other)
    return Obligation(
        label,
        (*premises, *bounds, *one.terms, *other.terms),
        equal(paid, expected),
        decode_numbers({"paid": paid, "expected": expected, **named_counts(seen)}),
    )


class PaysHalf(Scoring):
    """An encoding that allows quests to pay half of what they can."""

    @override
    def reach(self, quest: Quest) -> int:
        """Return too little."""
        return super().reach(quest) // 2


def ascents_right(longer: int) -> Iterator[Obligation]:
    """Yield that an ascent is marked just where the next duration is longer, and can always be marked.

    Durations are those printed, or longer by so much.
    """
    longest = max(PRINTED_BOX.regions) + longer
    before, after = integer("before"), integer("after")
    (up,), ties = ascents("two", [before, after])
    printed = [between(min(PRINTED_BOX.regions), each, longest) for each in (before, after)]
    premises = [*printed, any_of([before < after, after < before])]
    witness = if_else(after > before, number(1), number(0))
    numbers = {"before": before, "after": after}
    yield solvable("an ascent can be marked", premises, ties, [(up, witness)], numbers)
    yield Obligation(
        "no other mark", (*premises, *ties), equal(up, witness), decode_numbers({**numbers, "up": up})
    )


def room_left(place: int | Number, own: Number, lower: Number, found: Number) -> Truth:
    """Return what so many ascents say of the durations before and behind a place."""
    return all_of(
        [
            between(0, found, MOST_SANCTUARIES),
            implies(found >= 6, any_of([equal(lower, 0), own > lower + place])),
            implies(found >= 7, all_of([equal(lower, 0), own > place])),
        ]
    )


def rows_leave_room() -> Iterator[Obligation]:
    """Yield for each position of a row what its ascents say of the durations before and behind it."""
    durations = [integer(f"duration{place + 1}") for place in range(ROUNDS)]
    ups, ties = ascents("row", durations)
    premises = [*ties, *printed_and_different(durations)]
    numbers = {f"position {place + 1}": each for place, each in enumerate(durations)}
    for place, own in enumerate(durations):
        lower = sum_of(if_else(other < own, number(1), number(0)) for other in durations[place + 1 :])
        claim = room_left(place, own, lower, sum_of(ups))
        yield Obligation(f"position {place + 1}", tuple(premises), claim, decode_numbers(numbers))


def bits_are_durations() -> Iterator[Obligation]:
    """Yield for each duration that the bits of the lower Regions in a place add up to 1 just if a lower one lies there."""
    lying = {each: integer(f"lies.{each}") for each in PRINTED_BOX.regions}
    (own,) = durations_of(Cards((lying,), {}))
    premises = [*(between(0, bit, 1) for bit in lying.values()), equal(sum_of(lying.values()), 1)]
    for duration in PRINTED_BOX.regions:
        lower = sum_of(bit for each, bit in lying.items() if each < duration)
        claim = equal(lower, if_else(own < duration, number(1), number(0)))
        yield Obligation(f"lower than {duration}", tuple(premises), claim, decode_numbers({"duration": own}))


def contexts_hold(extra: int) -> Iterator[Obligation]:
    """Yield that the context of each card holds every row with as many Sanctuaries as ascents, or `extra` more."""
    for card in PRINTED_BOX.cards():
        context = unknown_context("c", card)
        found, placed = integer("found"), sum_of(context.sanctuaries.values())
        bits = [between(0, bit, 1) for bit in (*context.regions.values(), *context.sanctuaries.values())]
        later = sum_of(context.regions.values())
        if isinstance(card, Region):
            lower = sum_of(bit for each, bit in context.regions.items() if each < card.duration)
            laid = [
                later <= OTHERS,
                room_left(OTHERS - later, number(card.duration), lower, found),
                placed <= found + extra,
            ]
        else:
            laid = [equal(later, ROUNDS), between(0, found, MOST_SANCTUARIES), placed + 1 <= found + extra]
        numbers = {"ascents": found, "Regions": later, "Sanctuaries": placed}
        yield solvable(f"{name_of(card)}", [*bits, *laid], context.constraints, context.witnesses, numbers)


def about(
    bits: Iterable[Number], constraints: list[tuple[set[str], Truth]]
) -> tuple[list[Truth], list[tuple[set[str], Truth]]]:
    """Return the constraints that speak of nothing but some unknowns, and the others; each is listed with its unknowns."""
    names = unknowns_of(bits)
    own = [each for asked, each in constraints if asked <= names]
    return own, [(asked, each) for asked, each in constraints if not asked <= names]


def rows_hold(*, skips: bool) -> Iterator[Obligation]:
    """Yield that the unknown cards of a row, and the premises on durations, leave no row out.

    A row: each Region lies in one position or in none, and in each position, unless `skips`, lies one. Constraints on one
    position and on one Region are asked apart, each with what it needs: solvers are slow with all at once.
    """
    cards, ties = choose_cards("row")
    lies_in = {region: integer(f"lies.{region}") for region in PRINTED_BOX.regions}
    somewhere = [between(0, own, ROUNDS) for own in lies_in.values()]
    numbers = {f"Region {region}": own for region, own in lies_in.items()}
    bits = [
        {
            region: (bit, if_else(equal(lies_in[region], place), number(1), number(0)))
            for region, bit in row.items()
        }
        for place, row in enumerate(cards.positions, 1)
    ]
    left = [(unknowns_of([each]), each) for each in ties]
    for place, row in enumerate(bits, 1):
        own, left = about([bit for bit, _ in row.values()], left)
        lying = between(0 if skips else 1, sum_of(value for _, value in row.values()), 1)
        yield solvable(f"position {place}", [*somewhere, lying], own, [*row.values()], numbers)
    for region in lies_in:
        witnesses = [row[region] for row in bits]
        own, left = about([bit for bit, _ in witnesses], left)
        yield solvable(f"Region {region}", somewhere, own, witnesses, numbers)
    there = {name: between(0, bit, 1) for name, bit in cards.sanctuaries.items()}
    yield solvable("Sanctuaries", [*there.values()], [each for _, each in left], [], cards.sanctuaries)
    durations = [integer(f"duration{place + 1}") for place in range(ROUNDS)]
    printed = [between(1, each, len(PRINTED_BOX.regions)) for each in durations]
    printed += [any_of([one < other, other < one]) for one, other in itertools.combinations(durations, 2)]
    numbers = {f"position {place + 1}": each for place, each in enumerate(durations)}
    yield solvable("durations", printed, printed_and_different(durations), [], numbers)


THEOREMS = (
    Theorem(
        name="score_exists_of_cards",
        claim="every card of every row has a fame in the encoding: it asks for nothing that cannot be",
        clauses=("SCORE-6", "SCORE-7", "SCORE-13", "WIN-1"),
        scope=EVERY_COUNT,
        subject=Subject.ENCODING,
        statement=lambda: score_exists(AS_PRINTED),
        twin=Twin("no quest may pay more than half of what it can", lambda: score_exists(PaysHalf())),
    ),
    Theorem(
        name="score_unique_of_cards",
        claim="an unknown card pays what the card that lies there pays, and no other value can be derived (with fame_unique_of_counts)",
        clauses=("SCORE-6", "SCORE-7", "SCORE-13", "WIN-1"),
        scope=EVERY_COUNT,
        subject=Subject.ENCODING,
        statement=lambda: score_unique(AS_PRINTED, other=0),
        twin=Twin("the Region with the next duration lies there", lambda: score_unique(AS_PRINTED, other=1)),
    ),
    Theorem(
        name="ascents_marked_of_longer_durations",
        claim="an ascent is marked just where the next duration is longer, and can always be marked",
        clauses=("FIND-1", "FIND-2", "FIND-3"),
        scope="all two different durations from the shortest to the longest printed",
        subject=Subject.ENCODING,
        statement=lambda: ascents_right(0),
        twin=Twin("durations are twice as long", lambda: ascents_right(max(PRINTED_BOX.regions))),
    ),
    Theorem(
        name="contexts_hold_every_legal_row",
        claim="the context in which each card's bounds are proved leaves no legal row out",
        clauses=("FIND-1", "FIND-2", "FIND-3", "END-4"),
        scope="each of the 113 cards in every place of every row of eight different Regions with any Sanctuaries",
        subject=Subject.ENCODING,
        statement=lambda: itertools.chain(rows_leave_room(), bits_are_durations(), contexts_hold(0)),
        twin=Twin("everybody begins with a Sanctuary", lambda: contexts_hold(1)),
    ),
    Theorem(
        name="unknown_rows_hold_every_row",
        claim="the unknown cards and durations of which the theorems on whole rows speak leave no row out",
        clauses=("ROUND-3", "COMP-5"),
        scope=EVERY_ROW,
        subject=Subject.ENCODING,
        statement=lambda: rows_hold(skips=False),
        twin=Twin("a round can be skipped", lambda: rows_hold(skips=True)),
    ),
)
