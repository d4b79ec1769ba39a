"""`python -m crosscheck measure`: repeat a measurement of docs/decisions in an environment that has the candidates."""

from importlib import import_module

import click


@click.command()
@click.argument("what", type=click.Choice(["campaigns", "compilers", "search"]))
@click.argument("candidate", default="")
def command(what: str, candidate: str) -> None:
    """Measure ours beside the libraries that could replace it; the module names what to install.

    With the name of a CANDIDATE, `compilers` only loads it and scores one tableau, to time its first use.
    """
    main = import_module(f"crosscheck.measure.{what}").main
    main(candidate) if candidate else main()
