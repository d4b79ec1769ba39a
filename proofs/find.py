"""Questions to the solver: a tableau that has what is asked for, or a proof that there is none."""

import itertools
from collections.abc import Mapping
from dataclasses import dataclass, field

from proofs.context import CardContext, ScoredCard, scored, unknown_context
from proofs.counting import PRINTED_BOX, Card, Counted, name_of
from proofs.encoding import Tableau
from proofs.smt import Answer, Number, Solver, Truth, equal, sum_of
from spec.cards import Region

AIMS = ("fame", "after", "sanctuaries")


class UndecidedError(RuntimeError):
    """z3 gave up."""


@dataclass(frozen=True)
class Question:
    """A question about one card: bounds on the AIMS, cards that it sees or does not see, and counts of what it sees.

    With `least` or `greatest`, the name of an aim, the best tableau is asked for; at most one of them is given.
    """

    card: Card
    at_least: Mapping[str, int] = field(default_factory=dict)
    at_most: Mapping[str, int] = field(default_factory=dict)
    sees: tuple[Card, ...] = ()
    without: tuple[Card, ...] = ()
    counts_at_least: tuple[tuple[Counted, int], ...] = ()
    least: str | None = None
    greatest: str | None = None


@dataclass(frozen=True)
class Found:
    """A tableau, what the card pays in it, and whether nothing better exists."""

    tableau: Tableau
    card: int | str
    fame: int
    after: int
    sanctuaries: int


@dataclass(frozen=True)
class CardAnswer:
    """The answer to a question about one card: a witness, or none; both are proved."""

    found: Found | None
    proved: str


def card_named(text: str) -> Card:
    """Return the card of a duration or an id."""
    if text.isdecimal() and int(text) in PRINTED_BOX.regions:
        return PRINTED_BOX.regions[int(text)]
    if text in PRINTED_BOX.sanctuaries:
        return PRINTED_BOX.sanctuaries[text]
    raise ValueError(f"{text} is neither a Region's duration nor a Sanctuary's id")


def measures(context: CardContext, inside: ScoredCard) -> dict[str, Number]:
    """Return what can be bounded and aimed at: fame, other Regions seen, Sanctuaries in the tableau."""
    own = 0 if isinstance(context.card, Region) else 1
    return {
        "fame": inside.fame,
        "after": sum_of(context.regions.values()),
        "sanctuaries": sum_of(context.sanctuaries.values()) + own,
    }


def conditions(context: CardContext, inside: ScoredCard, question: Question) -> list[Truth]:
    """Return what the question asks for."""
    terms = measures(context, inside)
    asked: list[Truth] = []
    asked += [terms[name] >= least for name, least in question.at_least.items()]
    asked += [terms[name] <= most for name, most in question.at_most.items()]
    bits: dict[int | str, Number] = dict(
        itertools.chain(context.regions.items(), context.sanctuaries.items())
    )
    for wanted, cards in ((1, question.sees), (0, question.without)):
        asked += [equal(bits[name_of(card)], wanted) for card in cards if name_of(card) in bits]
    return asked + [inside.seen[counted] >= least for counted, least in question.counts_at_least]


def answer_card(question: Question) -> CardAnswer:
    """Find a tableau for a question about one card, the best one if an aim is given."""
    context = unknown_context("c", question.card)
    inside = scored("c", context)
    terms = measures(context, inside)
    solver = Solver()
    solver.add([*inside.constraints.terms, *conditions(context, inside, question)])
    aim = question.least or question.greatest
    found: Found | None = None
    while (answer := solver.check()) is Answer.SATISFIABLE:
        values = solver.values()
        numbers = {name: values.of(term) for name, term in terms.items()}
        found = Found(context.decoded(values), name_of(question.card), **numbers)
        if aim is None:
            return CardAnswer(found, "a witness")
        best = numbers[aim]
        solver.add([terms[aim] < best if question.least else terms[aim] > best])
    if answer is Answer.UNKNOWN:
        raise UndecidedError(solver.why_unknown())
    return CardAnswer(
        found, "none" if found is None else f"none with {'less' if question.least else 'more'} {aim}"
    )
