"""`faraway best`: the best tableau that a pool of cards allows."""

import click

from faraway.best import Best, Wish, find_best
from faraway.best.forms import dump_best, load_position
from faraway.cli.completing import complete_file
from faraway.cli.options import Seconds, json_options, write_json
from faraway.cli.progress import showing
from faraway.cli.tables import fit, make_console, score_table
from faraway.fast.compiler import is_fast, slow_notice
from faraway.io import LARGEST_LINE, dumps, read_input
from faraway.scoring.sheet import score_tableau

MOST_SHOWN = 20
STOPPED = 130


def _durations(_ctx: click.Context, _parameter: click.Parameter, value: str | None) -> list[int]:
    try:
        return [int(part) for part in value.split(",")] if value else []
    except ValueError:
        raise click.BadParameter("expected comma-separated durations, such as 12,20,16") from None


def _names(_ctx: click.Context, _parameter: click.Parameter, value: str | None) -> list[str]:
    return [part.strip() for part in value.split(",")] if value else []


@click.command(name="best")
@click.argument("source", metavar="POOL|-", shell_complete=complete_file)
@click.option(
    "--played", metavar="DURATIONS", callback=_durations, help="Regions already played, in order: 12,20,16."
)
@click.option("--placed", metavar="IDS", callback=_names, help="Sanctuaries already placed: desert-stone,...")
@click.option("--max-sanctuaries", type=click.IntRange(0, 7), help="At most this many Sanctuaries.")
@click.option("--exactly", type=click.IntRange(0, 7), help="Exactly this many Sanctuaries.")
@click.option("--all", "all_optimal", is_flag=True, help="Print every optimal tableau, not only one.")
@click.option("--time-limit", type=Seconds(min=0), metavar="SECONDS", help="Stop the search after this time.")
@click.option(
    "--threads", type=click.IntRange(1, 64), default=2, show_default=True, help="Number of threads."
)
@json_options
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
    output: str | None,
) -> None:
    r"""Find the best tableau that a pool of cards allows, with proof.

    POOL lists eight or more Regions, and Sanctuaries; - is standard input. The search is exhaustive: it finds the best
    order of eight Regions, with at most one Sanctuary for each ascent. "proved" means that no tableau of the pool has
    more fame. The terminal shows the best total so far and an upper bound; after Ctrl-C or --time-limit both are
    printed. Without the extra [fast] the search is a hundred times slower.

    "tableau" in the pool, or --played and --placed, are your cards on the table. "regions" are then those you can
    still get (hand, market), and the answer is the best tableau you can still reach. Each further ascent finds at most
    one Sanctuary.

    With --all, tableaux that differ only in the order of their Sanctuaries count as one.

    Exit status: 0 proved, or time limit reached; 130 stopped by Ctrl-C, with the best so far printed; 2 bad pool.

    \b
    Example:
      echo '{"regions": [3, 10, 18, 23, 35, 41, 43, 49, 60, 66],
             "sanctuaries": ["forest-stone"]}' > pool.json
      faraway best pool.json
      faraway best --json --time-limit 10 pool.json
      faraway best --played 12,20 --placed desert-stone pool.json
    """
    if exactly is not None and max_sanctuaries is not None:
        raise click.UsageError("use either --exactly or --max-sanctuaries")
    position = load_position(read_input(source, largest=LARGEST_LINE), played=played, placed=placed)
    wish = Wish(
        least_sanctuaries=exactly or 0,
        most_sanctuaries=next(number for number in (exactly, max_sanctuaries, 7) if number is not None),
        all_optimal=all_optimal,
        seconds=time_limit,
        threads=threads,
    )
    _warn_if_slow()
    with showing("searching") as shown:
        best = find_best(
            position,
            wish,
            on_progress=lambda now: shown.describe(f"best so far {now.total}, at most {now.upper_bound}"),
        )
    form = dump_best(best, all_optimal=all_optimal)
    if not write_json(lambda: dumps(form), as_json=as_json, output=output):
        _print(best, all_optimal=all_optimal)
    if best.is_interrupted:
        ctx.exit(STOPPED)


def _warn_if_slow() -> None:
    if not is_fast():
        click.echo(slow_notice(), err=True)


def _print(best: Best, *, all_optimal: bool) -> None:
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
        table = score_table(score_tableau(best.tableaux[0]))
        fit(table, console)
        console.print(table)
    if best.proved:
        console.print(
            f"No tableau of these cards has more than {best.total}: proved in {best.seconds:.1f} s."
        )
    else:
        console.print(
            f"Stopped after {best.seconds:.1f} s: {best.total} found, and none has more than {best.upper_bound}."
        )
