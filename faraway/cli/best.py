"""`faraway best`: the best tableau that a pool of cards allows."""

import sys
from collections.abc import Callable

import click

from faraway.best import Best, Progress
from faraway.cli.options import json_option

MOST_SHOWN = 20
STOPPED = 130


def _durations(_ctx: click.Context, _parameter: click.Parameter, value: str | None) -> list[int]:
    try:
        return [int(part) for part in value.split(",")] if value else []
    except ValueError:
        raise click.BadParameter("durations parted by commas, such as 12,20,16") from None


def _names(_ctx: click.Context, _parameter: click.Parameter, value: str | None) -> list[str]:
    return [part.strip() for part in value.split(",")] if value else []


@click.command(name="best")
@click.argument("source", metavar="POOL|-")
@click.option(
    "--played", metavar="DURATIONS", callback=_durations, help="Regions already played, in order: 12,20,16."
)
@click.option("--placed", metavar="IDS", callback=_names, help="Sanctuaries already placed: desert-stone,...")
@click.option("--max-sanctuaries", type=click.IntRange(0, 7), help="No more Sanctuaries than this.")
@click.option("--exactly", type=click.IntRange(0, 7), help="Exactly this many Sanctuaries.")
@click.option("--all", "all_optimal", is_flag=True, help="Give every optimal tableau, not just one.")
@click.option("--time-limit", type=click.FloatRange(min=0), metavar="SECONDS", help="Stop after this time.")
@click.option(
    "--threads", type=click.IntRange(1, 64), default=2, show_default=True, help="Threads that search."
)
@json_option
@click.pass_context
def command(  # noqa: PLR0913  one argument an option
    ctx: click.Context,
    *,
    source: str,
    played: list[int],
    placed: list[str],
    max_sanctuaries: int | None,
    exactly: int | None,
    all_optimal: bool,
    time_limit: float | None,
    threads: int,
    as_json: bool,
) -> None:
    r"""Find the best tableau that a pool of cards allows, and prove it.

    POOL holds Regions, eight or more, and Sanctuaries; - is standard input. The best eight Regions in order, and
    Sanctuaries at most as many as there are ascents, are found by exhausted search: "proved" says that no tableau of
    the pool has more fame. On the way the best so far and an upper bound are shown; Ctrl-C or --time-limit ends the
    search with both. Without the extra [fast] the search is slower by a hundred times.

    "tableau" in the pool, or --played and --placed, are the cards that lie before you: then "regions" are those you
    can still get (hand, market) and the answer is the best you can still reach. From here on every ascent finds at
    most one Sanctuary.

    With --all, tableaux that differ in the order of their Sanctuaries only are one.

    Exit status: 0 proved, or the time was up; 130 stopped by Ctrl-C, with the best so far printed all the same;
    2 the pool is refused.

    \b
    Example:
      {"regions": [3, 10, 18, 23, 35, 41, 43, 49, 60, 66], "sanctuaries": ["forest-stone", "gray-fixed-5"]}
      faraway best pool.json
      faraway best --json --time-limit 10 pool.json
      faraway best --played 12,20 --placed desert-stone pool.json
    """
    from faraway.best import Wish, find_best  # noqa: PLC0415  the help comes first, and quickly
    from faraway.best.forms import dump_best, load_position  # noqa: PLC0415  as above
    from faraway.io import dumps, read_input  # noqa: PLC0415  as above
    from faraway.io.strict import LARGEST_LINE  # noqa: PLC0415  as above

    if exactly is not None and max_sanctuaries is not None:
        raise click.UsageError("--exactly and --max-sanctuaries cannot both be said")
    position = load_position(read_input(source, largest=LARGEST_LINE), played=played, placed=placed)
    wish = Wish(
        least_sanctuaries=exactly or 0,
        most_sanctuaries=next(number for number in (exactly, max_sanctuaries, 7) if number is not None),
        all_optimal=all_optimal,
        seconds=time_limit,
        threads=threads,
    )
    _say_if_slow()
    tell, end = _teller()
    try:
        best = find_best(position, wish, on_progress=tell)
    finally:
        end()
    if as_json:
        click.echo(dumps(dump_best(best, all_optimal=all_optimal)), nl=False)
    else:
        _print(best, all_optimal=all_optimal)
    if best.is_interrupted:
        ctx.exit(STOPPED)


def _say_if_slow() -> None:
    from faraway.fast.compiler import is_fast, slow_notice  # noqa: PLC0415  the help comes first, and quickly

    if not is_fast():
        click.echo(slow_notice(), err=True)


def _teller() -> tuple[Callable[[Progress], None] | None, Callable[[], None]]:
    """Give what shows progress on one line of the terminal, and what clears it."""
    if not sys.stderr.isatty():
        return None, lambda: None

    def tell(progress: Progress) -> None:
        click.echo(
            f"\r{progress.seconds:7.1f} s   best so far {progress.total}   at most {progress.upper_bound} ",
            nl=False,
            err=True,
        )

    return tell, lambda: click.echo(f"\r{' ' * 60}\r", nl=False, err=True)


def _print(best: Best, *, all_optimal: bool) -> None:
    from faraway.cli.tables import make_console, score_table  # noqa: PLC0415  rich is slow to import
    from faraway.scoring.sheet import score_tableau  # noqa: PLC0415  as above

    console = make_console()
    if all_optimal:
        for tableau in best.tableaux[:MOST_SHOWN]:
            console.print(
                f"{' '.join(map(str, tableau.regions))}   {' '.join(tableau.sanctuaries)}", soft_wrap=True
            )
        more = len(best.tableaux) - MOST_SHOWN
        if more > 0:
            console.print(f"... and {more} more with --json{', but not all' if best.has_more else ''}")
    else:
        console.print(score_table(score_tableau(best.tableaux[0])))
    if best.proved:
        console.print(
            f"No tableau of these cards has more than {best.total}: proved in {best.seconds:.1f} s."
        )
    else:
        console.print(
            f"Stopped after {best.seconds:.1f} s: {best.total} found, and none has more than {best.upper_bound}."
        )
