"""Step 3: what each of the 113 cards pays, as a function of the counts."""

import itertools
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import TypeVar

from attrs import evolve

from crosscheck.equality.subjects import (
    CARDS,
    MOST_CARDS,
    Subjects,
    as_counts,
    asked_by,
    counted_by,
    label,
    reference_card,
    reference_prerequisite,
    reference_quest,
    spec_cards,
    word_at_most,
)
from crosscheck.equality.symbolic import Path, Unknown, all_paths, relation
from faraway.cards.catalogue import Region as ReferenceRegion
from faraway.cards.catalogue import Sanctuary as ReferenceSanctuary
from faraway.cards.icons import Counts
from faraway.scoring.record import ScoringRules
from proofs.counting import BIOMES, Card, Counted
from proofs.linear import Constraints
from proofs.scoring import Choice
from proofs.smt import (
    Answer,
    Number,
    Solver,
    Truth,
    Word,
    all_of,
    any_of,
    between,
    different,
    equal,
    negation,
    number,
    same_words,
    word,
)
from spec.cards import Quest, Region

Key = TypeVar("Key")


def pays(subjects: Subjects) -> Iterator[str]:
    """Compare what each of the 113 cards pays for every count that the box can produce.

    First, that a card's fame depends on nothing but what its own words name: by symbolic execution of the
    reference, and by cards of spec that refuse to be asked for more. Then every value of those counts.
    """
    for card in CARDS:
        if card.quest is not None:
            yield from depends_on_named_counts(subjects, card)
            yield from pays_the_same(subjects, card)
    yield from encoding_counts_the_same(subjects)
    yield from encoding_meets_the_same(subjects)
    yield from encoding_pays_when_met(subjects)


def named_counts(card: Card) -> tuple[Counted, ...]:
    """Return what a card's words name: what its quest counts and its prerequisite asks for."""
    quest = counted_by(card.quest) if card.quest is not None else ()
    return tuple(dict.fromkeys((*quest, *asked_by(card))))


def reference_fame(subjects: Subjects, card: Card, counts: Counts) -> int:
    """Return what the reference pays a card that sees so much."""
    return _fame_by_reference(
        reference_card(card), evolve(subjects.scoring, count_icons=lambda _visible: counts)
    )


def _fame_by_reference(card: ReferenceRegion | ReferenceSanctuary, scoring: ScoringRules) -> int:
    if isinstance(card, ReferenceRegion):
        return scoring.score_region((card,), (), 0, scoring).fame
    return scoring.score_sanctuaries((), (card,), scoring)[0].fame


def spec_fame(subjects: Subjects, card: Card, visible: Sequence[Card]) -> int:
    """Return what spec pays where these cards are visible."""
    if isinstance(card, Region):
        return subjects.spec.score_region(card, visible)
    return subjects.spec.score_sanctuary(card, visible)


def depends_on_named_counts(subjects: Subjects, card: Card) -> Iterator[str]:
    """Show that counts alike in what a card names are paid alike, for all counts there are."""
    ties: list[Truth] = []
    both: list[dict[Counted, Word]] = []
    for which in ("one", "other"):
        here = {each: word(f"{which}.{each.value}") for each in Counted}
        both.append(here)
        ties += [word_at_most(count, subjects.encoding.most(each)) for each, count in here.items()]
    ties += [same_words(both[0][each], both[1][each]) for each in named_counts(card)]
    results = [word("one.fame"), word("other.fame")]
    solver = Solver()
    solver.add(ties)
    for result, here in zip(results, both, strict=True):

        def code(path: Path, here: Mapping[Counted, Word] = here) -> Unknown | int:
            unknown = {each: Unknown(count, path) for each, count in here.items()}
            return reference_fame(subjects, card, as_counts(unknown))

        bounds = [word_at_most(count, subjects.encoding.most(each)) for each, count in here.items()]
        solver.add([any_of(relation(list(all_paths(code, bounds)), result))])
    with solver.supposing([negation(same_words(results[0], results[1]))]):
        if solver.check() is not Answer.UNSATISFIABLE:
            yield f"the reference pays {label(card)} for something that it does not name"


def pays_the_same(subjects: Subjects, card: Card) -> Iterator[str]:
    """Compare reference and spec for every value of the counts that a card names."""
    named = named_counts(card)
    for values in itertools.product(*(range(subjects.encoding.most(each) + 1) for each in named)):
        here = dict(zip(named, values, strict=True))
        if sum(here.get(biome, 0) for biome in BIOMES) > MOST_CARDS:
            continue
        by_reference = reference_fame(subjects, card, as_counts(here))
        by_spec = spec_fame(subjects, card, spec_cards(here))
        if by_reference != by_spec:
            shown = ", ".join(f"{count} {each.value}" for each, count in here.items())
            yield f"{label(card)} with {shown}: reference {by_reference}, spec {by_spec}"


def encoding_counts_the_same(subjects: Subjects) -> Iterator[str]:
    """Compare how often the encoding and the reference pay a quest, for every value of what it counts."""
    for quest, cards in grouped({card: card.quest for card in CARDS if card.quest is not None}).items():
        constraints = Constraints("amount")
        seen = free_counts(subjects, constraints)
        term = subjects.encoding.amount(quest, seen, constraints)
        own = reference_quest(cards[0])
        rows = count_rows(subjects, counted_by(quest))
        expected = ((row, subjects.scoring.count_for_quest(own, as_counts(row))) for row in rows)
        for row, found in unlike(term, seen, constraints, expected):
            yield f"{label(cards[0])} and its like: the encoding counts {found} for {format_row(row)}"


def encoding_meets_the_same(subjects: Subjects) -> Iterator[str]:
    """Compare when the encoding and the reference have a prerequisite met, for every value of what it asks for."""
    for asked, cards in grouped(
        {card: tuple(asked_by(card).items()) for card in CARDS if asked_by(card)}
    ).items():
        constraints = Constraints("met")
        seen = free_counts(subjects, constraints)
        term = subjects.encoding.met([Choice(number(1), cards[0])], seen, constraints)
        needs = reference_prerequisite(cards[0])
        rows = count_rows(subjects, [wonder for wonder, _ in asked])
        met = ((row, int(subjects.scoring.is_prerequisite_met(needs, as_counts(row)))) for row in rows)
        for row, found in unlike(term, seen, constraints, met):
            yield f"{label(cards[0])} and its like: the encoding says met {found} for {format_row(row)}"


def encoding_pays_when_met(subjects: Subjects) -> Iterator[str]:
    """Show that the encoding, and the reference, pay a quest just when its prerequisite is met."""
    for card in CARDS:
        if card.quest is not None and not is_paid_when_met(subjects, card, card.quest):
            yield f"{label(card)}: the encoding does not pay its quest just when its prerequisite is met"
        yield from reference_pays_when_met(subjects, card)


def is_paid_when_met(subjects: Subjects, card: Card, quest: Quest) -> bool:
    """Return True if the encoding's fame is the quest's fame times its count if met, and 0 if not, for all counts."""
    constraints = Constraints("fame")
    seen = free_counts(subjects, constraints)
    choices = [Choice(number(1), card)]
    paid = subjects.encoding.fame(choices, seen, seen, constraints)
    count = subjects.encoding.amount(quest, seen, constraints)
    met = subjects.encoding.met(choices, seen, constraints)
    solver = Solver()
    solver.add(constraints.terms)
    right = [
        all_of([equal(met, 1), equal(paid, quest.fame * count)]),
        all_of([equal(met, 0), equal(paid, 0)]),
    ]
    with solver.supposing([negation(any_of(right))]):
        return solver.check() is Answer.UNSATISFIABLE


def reference_pays_when_met(subjects: Subjects, card: Card) -> Iterator[str]:
    """Compare the reference's payment with fame times count, for every count up to 30."""
    own, scoring = reference_card(card), subjects.scoring
    if own.quest is None:
        return
    for counted in range(31):
        given = evolve(scoring, count_for_quest=partial(_whatever_is_asked, counted))
        for is_met in (False, True) if isinstance(own, ReferenceRegion) else (True,):
            given = evolve(given, is_prerequisite_met=partial(_whatever_is_asked, is_met))
            paid = _fame_by_reference(own, given)
            if paid != own.quest.fame * counted * is_met:
                yield f"{label(card)}: the reference pays otherwise for {counted} if met {int(is_met)}"


def _whatever_is_asked(answer: Key, _of: object, _counts: Counts) -> Key:
    return answer


def grouped(cards: Mapping[Card, Key]) -> dict[Key, list[Card]]:
    """Gather the cards that have the same quest, or the same prerequisite."""
    groups: dict[Key, list[Card]] = {}
    for card, key in cards.items():
        groups.setdefault(key, []).append(card)
    return groups


def free_counts(subjects: Subjects, constraints: Constraints) -> dict[Counted, Number]:
    """Return counts that are bounded by the box and by nothing else."""
    made = {each: constraints.fresh(each.value) for each in Counted}
    constraints.require(*(between(0, count, subjects.encoding.most(each)) for each, count in made.items()))
    return made


def count_rows(subjects: Subjects, named: Sequence[Counted]) -> Iterator[dict[Counted, int]]:
    """Yield every value of some counts."""
    for values in itertools.product(*(range(subjects.encoding.most(each) + 1) for each in named)):
        row = dict(zip(named, values, strict=True))
        if sum(row.get(biome, 0) for biome in BIOMES) <= MOST_CARDS:
            yield row


def unlike(
    term: Number,
    seen: Mapping[Counted, Number],
    constraints: Constraints,
    expected: Iterable[tuple[dict[Counted, int], int]],
) -> Iterator[tuple[dict[Counted, int], str]]:
    """Yield the rows of counts for which a term can be, or must be, something else than expected."""
    solver = Solver()
    solver.add(constraints.terms)
    for row, value in expected:
        here = [equal(seen[each], count) for each, count in row.items()]
        with solver.supposing([*here, different(term, value)]):
            if solver.check() is not Answer.UNSATISFIABLE:
                yield row, f"{solver.values().of(term)} for {value}"
                return


def format_row(row: Mapping[Counted, int]) -> str:
    """Format a row of counts."""
    return ", ".join(f"{count} {each.value}" for each, count in row.items())
