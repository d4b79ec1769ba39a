"""`python -m crosscheck find`: ask the solver for tableaux."""

import sys
from functools import partial

import click

from faraway.io import dumps_line
from proofs.counting import PRINTED_BOX, Card, Counted
from proofs.find import AIMS, CardAnswer, Question, answer_card, card_named
from proofs.orders import OrderAnswer, greatest_difference, search_difference

NOTHING_FOUND = 1
NO_ORDER = "name eight different Regions, or up to twelve to choose from, or none"


def _card(text: str) -> Card:
    """Parse a card from the command line."""
    try:
        return card_named(text)
    except ValueError as error:
        raise click.BadParameter(str(error)) from error


EXAMPLES = """\b
Examples:
  python -m crosscheck find card 57 --fame-at-least 50 --sanctuaries-at-most 3
  python -m crosscheck find card 68 --fame-at-least 1 --least after
  python -m crosscheck find order 1 2 4 28 30 57 66 68 --sanctuary forest-stone
"""


@click.group(epilog=EXAMPLES)
def command() -> None:
    """Find a tableau by solver, or prove that there is none.

    The exit status is 0 with a witness and 1 if there is none.
    """


json_option = click.option("--json", "is_json", is_flag=True, help="Print the answer as JSON.")
bound = partial(click.option, type=int, metavar="N")


@command.command("card")
@click.argument("card", type=_card)
@bound("--fame-at-least", help="Fame that it pays.")
@bound("--fame-at-most", help="Fame that it pays.")
@bound("--after-at-least", help="Other Regions that it sees.")
@bound("--after-at-most", help="Other Regions that it sees.")
@bound("--sanctuaries-at-least", help="Sanctuaries in the tableau.")
@bound("--sanctuaries-at-most", help="Sanctuaries in the tableau.")
@click.option("--sees", type=_card, multiple=True, metavar="CARD", help="A card that it sees. Repeatable.")
@click.option("--without", type=_card, multiple=True, metavar="CARD", help="A card that it does not see.")
@click.option(
    "--counts-at-least",
    type=(click.Choice([each.value for each in Counted]), int),
    multiple=True,
    help="A count over all that it sees, as: stones 6.",
)
@click.option("--least", type=click.Choice(AIMS), help="Find the tableau with the least of this.")
@click.option("--greatest", type=click.Choice(AIMS), help="Find the tableau with the greatest of this.")
@json_option
def find_card(  # noqa: PLR0913  one argument an option
    *,
    card: Card,
    sees: tuple[Card, ...],
    without: tuple[Card, ...],
    counts_at_least: tuple[tuple[str, int], ...],
    least: str | None,
    greatest: str | None,
    is_json: bool,
    **bounds: int | None,
) -> None:
    """Find a tableau in which CARD, a Region's duration or a Sanctuary's id, pays or sees so much."""
    if least is not None and greatest is not None:
        raise click.UsageError("--least and --greatest exclude each other")
    at_least, at_most = (
        {aim: value for aim in AIMS if (value := bounds[f"{aim}_{end}"]) is not None}
        for end in ("at_least", "at_most")
    )
    answer = answer_card(
        Question(
            card=card,
            at_least=at_least,
            at_most=at_most,
            sees=sees,
            without=without,
            counts_at_least=tuple((Counted(name), number) for name, number in counts_at_least),
            least=least,
            greatest=greatest,
        )
    )
    click.echo(dumps_line(answer) if is_json else format_card(answer))
    sys.exit(0 if answer.found is not None else NOTHING_FOUND)


@command.command("order")
@click.argument("regions", type=click.IntRange(1, 68), nargs=-1, metavar="[DURATION]...")
@click.option(
    "--sanctuary",
    "sanctuaries",
    type=click.Choice(list(PRINTED_BOX.sanctuaries)),
    multiple=True,
    metavar="ID",
    help="A Sanctuary of both tableaux. Repeatable.",
)
@click.option("--seed", default=1, show_default=True, help="The seed of the search, if all Regions are free.")
@json_option
def find_order(*, regions: tuple[int, ...], sanctuaries: tuple[str, ...], seed: int, is_json: bool) -> None:
    """Find the two orders of the same cards whose totals differ most.

    Name eight Regions, or up to twelve to choose from. Without any, all Regions are searched, and nothing is proved.
    """
    pool, placed = sorted(set(regions)), tuple(dict.fromkeys(sanctuaries))
    if pool and not 8 <= len(pool) <= 12:
        raise click.UsageError(NO_ORDER)
    if len(placed) > 7:
        raise click.UsageError("nobody has more than seven Sanctuaries")
    order = greatest_difference(pool, placed) if pool else search_difference(placed, seed)
    if order is None:
        click.echo("none, proved")
        sys.exit(NOTHING_FOUND)
    click.echo(dumps_line(order) if is_json else format_order(order))


def format_card(answer: CardAnswer) -> str:
    """Format an answer about one card for people."""
    found = answer.found
    if found is None:
        return "none, proved"
    regions = " ".join(map(str, found.tableau.regions))
    sanctuaries = ", ".join(found.tableau.sanctuaries) or "no Sanctuary"
    line = f"{found.card} pays {found.fame}, seeing {found.after} other Regions: {regions} with {sanctuaries}"
    return line if answer.proved == "a witness" else f"{line}\n{answer.proved}, proved"


def format_order(answer: OrderAnswer) -> str:
    """Format two orders for people."""
    rows = [f"{total}: {' '.join(map(str, row))}" for row, total in (answer.best, answer.worst)]
    sanctuaries = ", ".join(answer.sanctuaries) or "no Sanctuary"
    last = "none greater, proved" if answer.proved else "found by search; that none is greater is not proved"
    return "\n".join([f"difference {answer.difference} with {sanctuaries}", *rows, last])
