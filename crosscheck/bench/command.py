"""`python -m crosscheck bench`: measure, print one table and a chart, keep the figures in build/bench.json."""

from pathlib import Path

import click
from rich.table import Table

from crosscheck.bench import REGISTRY
from crosscheck.bench.chart import draw_chart, read_earlier
from crosscheck.bench.measuring import Figure, dump_figures, load_benchmarks, measure, name_machine
from faraway.cli.progress import showing
from faraway.cli.tables import make_console
from faraway.io import dumps, write_output

BUILD = Path(__file__).resolve().parents[2] / "build"


def words_for_aim(figure: Figure) -> str:
    """Return what was aimed at, and whether it was reached."""
    if figure.is_reached is None:
        return ""
    if figure.benchmark.reach is not None:
        aim = f"{figure.benchmark.reach:g} times"
    elif figure.benchmark.most is not None:
        aim = f"at most {figure.benchmark.most:g} times"
    else:
        aim = f"{figure.benchmark.within:g} s"
    return f"{aim}: {'reached' if figure.is_reached else 'MISSED'}"


@click.command
@click.argument("names", nargs=-1)
@click.option(
    "--rounds", default=7, show_default=True, help="How often to measure each; the best round counts."
)
@click.option("--seconds", default=0.2, show_default=True, help="Minimum length of each round.")
@click.option(
    "--compare",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    help="The bench.json of an earlier run, to print how many times as fast this one is.",
)
def command(*, names: tuple[str, ...], rounds: int, seconds: float, compare: Path | None) -> None:
    """Measure the benchmarks of these names (and those they are compared with), or all."""
    load_benchmarks()
    if unknown := [name for name in names if name not in REGISTRY]:
        raise click.UsageError(f"no benchmark {', '.join(unknown)}; there are {', '.join(REGISTRY)}")
    against = {REGISTRY[name].against for name in names}
    chosen = [name for name in REGISTRY if not names or name in names or name in against]
    earlier = {} if compare is None else read_earlier(compare)
    machine = name_machine()
    console = make_console()
    console.print(machine)
    with showing("measuring"):
        figures = list(measure(chosen, rounds=rounds, seconds=seconds))

    table = Table("benchmark", "items a second", "an item takes", "times as fast", "as", "aim")
    if compare is not None:
        table.add_column("as before", justify="right")
    for column in (1, 2, 3):
        table.columns[column].justify = "right"
    for figure in figures:
        table.add_row(
            figure.benchmark.name,
            f"{1 / figure.seconds:,.1f} {figure.benchmark.items}",
            f"{figure.seconds * 1e6:,.1f} µs" if figure.seconds < 1e-3 else f"{figure.seconds * 1e3:,.1f} ms",
            "" if figure.ratio is None else f"{figure.ratio:.{1 if figure.ratio >= 1 else 3}f}",
            figure.benchmark.against or "",
            words_for_aim(figure),
            f"{earlier[figure.benchmark.name] / figure.seconds:.2f} times"
            if figure.benchmark.name in earlier
            else "",
        )
    console.print(table)
    console.print(draw_chart(figures))
    BUILD.mkdir(exist_ok=True)
    write_output(str(BUILD / "bench.json"), dumps(dump_figures(figures, machine)).encode())
    console.print("The figures are in build/bench.json.")
