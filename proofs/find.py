"""Questions by solver: a tableau that has what is asked for, or the proof that there is none.

python -m proofs find card 57 --fame-at-least 50 --sanctuaries-at-most 3
python -m proofs find card 68 --fame-at-least 1 --least after
python -m proofs find order --regions 1 2 4 28 30 57 66 68 --sanctuaries forest-stone
"""

import argparse
import itertools
import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass

from proofs.company import Company, InCompany, company_of, scored
from proofs.counting import PRINTED_BOX, Card, Counted, name_of
from proofs.encoding import Tableau
from proofs.orders import OrderAnswer, greatest_difference, search_difference
from proofs.smt import Answer, Number, Solver, Truth, equal, sum_of
from spec.cards import Region

AIMS = ("fame", "after", "sanctuaries")
NOTHING_FOUND = 1


class UndecidedError(RuntimeError):
    """z3 gave up."""


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
    """What came of a question about one card: a witness, or none; both are proved."""

    found: Found | None
    proved: str


def card_named(text: str) -> Card:
    """Return the card of a duration or an id."""
    if text.isdecimal() and int(text) in PRINTED_BOX.regions:
        return PRINTED_BOX.regions[int(text)]
    if text in PRINTED_BOX.sanctuaries:
        return PRINTED_BOX.sanctuaries[text]
    raise argparse.ArgumentTypeError(f"{text} is neither a Region's duration nor a Sanctuary's id")


def measures(company: Company, inside: InCompany) -> dict[str, Number]:
    """Return what can be bounded and aimed at: fame, other Regions seen, Sanctuaries in the tableau."""
    own = 0 if isinstance(company.card, Region) else 1
    return {
        "fame": inside.fame,
        "after": sum_of(company.regions.values()),
        "sanctuaries": sum_of(company.sanctuaries.values()) + own,
    }


def conditions(company: Company, inside: InCompany, options: argparse.Namespace) -> list[Truth]:
    """Return what the question asks for."""
    terms = measures(company, inside)
    asked: list[Truth] = []
    for name, term in terms.items():
        least, most = getattr(options, f"{name}_at_least"), getattr(options, f"{name}_at_most")
        asked += [term >= least] if least is not None else []
        asked += [term <= most] if most is not None else []
    bits: dict[int | str, Number] = dict(
        itertools.chain(company.regions.items(), company.sanctuaries.items())
    )
    for wanted, cards in ((1, options.sees), (0, options.without)):
        asked += [equal(bits[name_of(card)], wanted) for card in cards if name_of(card) in bits]
    for counted, least in options.counts_at_least:
        asked.append(inside.seen[Counted(counted)] >= int(least))
    return asked


def answer_card(card: Card, options: argparse.Namespace) -> CardAnswer:
    """Find a tableau for a question about one card, the best one if an aim is given."""
    company = company_of("c", card)
    inside = scored("c", company)
    terms = measures(company, inside)
    solver = Solver()
    solver.add([*inside.constraints.held, *conditions(company, inside, options)])
    aim = options.least or options.greatest
    found: Found | None = None
    while (answer := solver.check()) is Answer.SATISFIABLE:
        values = solver.values()
        numbers = {name: values.of(term) for name, term in terms.items()}
        found = Found(company.decoded(values), name_of(card), **numbers)
        if aim is None:
            return CardAnswer(found, "a witness")
        best = numbers[aim]
        solver.add([terms[aim] < best if options.least else terms[aim] > best])
    if answer is Answer.UNKNOWN:
        raise UndecidedError(solver.why_unknown())
    return CardAnswer(
        found, "none" if found is None else f"none with {'less' if options.least else 'more'} {aim}"
    )


def tell_card(answer: CardAnswer) -> str:
    """Return an answer in words."""
    found = answer.found
    if found is None:
        return "none, proved"
    regions = " ".join(map(str, found.tableau.regions))
    sanctuaries = ", ".join(found.tableau.sanctuaries) or "no Sanctuary"
    line = f"{found.card} pays {found.fame}, seeing {found.after} other Regions: {regions} with {sanctuaries}"
    return line if answer.proved == "a witness" else f"{line}\n{answer.proved}, proved"


def tell_order(answer: OrderAnswer) -> str:
    """Return two orders in words."""
    rows = [f"{total}: {' '.join(map(str, row))}" for row, total in (answer.best, answer.worst)]
    sanctuaries = ", ".join(answer.sanctuaries) or "no Sanctuary"
    last = "none greater, proved" if answer.proved else "found by search; that none is greater is not proved"
    return "\n".join([f"difference {answer.difference} with {sanctuaries}", *rows, last])


def parser() -> argparse.ArgumentParser:
    """Return the command line."""
    shape = argparse.RawDescriptionHelpFormatter
    main_parser = argparse.ArgumentParser(
        prog="python -m proofs find", description=__doc__, formatter_class=shape
    )
    main_parser.add_argument("--json", action="store_true", help="print the answer as JSON")
    kinds = main_parser.add_subparsers(dest="kind", required=True, metavar="card|order")
    card = kinds.add_parser("card", help="a tableau in which one card pays or sees so much")
    card.add_argument("card", type=card_named, metavar="CARD", help="a Region's duration or a Sanctuary's id")
    for name, words in (
        ("fame", "fame that it pays"),
        ("after", "other Regions that it sees"),
        ("sanctuaries", "Sanctuaries in the tableau"),
    ):
        card.add_argument(f"--{name}-at-least", type=int, metavar="N", help=words)
        card.add_argument(f"--{name}-at-most", type=int, metavar="N", help=words)
    card.add_argument(
        "--sees", type=card_named, nargs="+", default=[], metavar="CARD", help="cards that it sees"
    )
    card.add_argument(
        "--without", type=card_named, nargs="+", default=[], metavar="CARD", help="cards that it does not see"
    )
    counted = "|".join(each.value for each in Counted)
    card.add_argument(
        "--counts-at-least",
        nargs=2,
        action="append",
        default=[],
        metavar=(counted, "N"),
        help="what is counted in all that it sees",
    )
    aim = card.add_mutually_exclusive_group()
    aim.add_argument("--least", choices=AIMS, help="the tableau with the least of this")
    aim.add_argument("--greatest", choices=AIMS, help="the tableau with the greatest of this")
    order = kinds.add_parser("order", help="the same cards in two orders with the greatest difference")
    order.add_argument(
        "--regions",
        type=int,
        nargs="+",
        choices=range(1, 69),
        default=[],
        metavar="DURATION",
        help="eight Regions, or up to twelve to choose from; without, all are searched",
    )
    order.add_argument(
        "--sanctuaries",
        nargs="+",
        choices=list(PRINTED_BOX.sanctuaries),
        default=[],
        metavar="ID",
        help="the Sanctuaries of both tableaux",
    )
    order.add_argument(
        "--seed", type=int, default=1, metavar="N", help="of the search, where all Regions are free"
    )
    return main_parser


def main(arguments: Sequence[str]) -> int:
    """Answer one question; 0 with a witness, 1 if there is none."""
    asking = parser()
    options = asking.parse_args(arguments)
    if options.kind == "order":
        regions = sorted(set(options.regions))
        if regions and not 8 <= len(regions) <= 12:
            asking.error("name eight different Regions, or up to twelve to choose from, or none")
        sanctuaries = tuple(dict.fromkeys(options.sanctuaries))
        if len(sanctuaries) > 7:
            asking.error("nobody has more than seven Sanctuaries")
        order = (
            greatest_difference(regions, sanctuaries)
            if regions
            else search_difference(sanctuaries, options.seed)
        )
        if order is None:
            print("none, proved")
            return NOTHING_FOUND
        print(json.dumps(asdict(order)) if options.json else tell_order(order))
        return 0
    counted = {each.value for each in Counted}
    wrong = [each for each, least in options.counts_at_least if each not in counted or not least.isdecimal()]
    if wrong:
        asking.error(
            f"--counts-at-least takes one of {', '.join(sorted(counted))} and a number, not {wrong[0]}"
        )
    answer = answer_card(options.card, options)
    print(json.dumps(asdict(answer)) if options.json else tell_card(answer))
    return 0 if answer.found is not None else NOTHING_FOUND
