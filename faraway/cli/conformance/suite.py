"""`faraway conformance list`, `show`, `export` and `protocol`: the suite for people and for other tools."""

from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path

import click
from rich.table import Table

from faraway.cards.catalogue import CATALOGUE
from faraway.cli.conformance.options import chosen_vectors, selection_options
from faraway.cli.options import json_option
from faraway.cli.tables import make_console
from faraway.conformance.suite.documents import Json, pretty
from faraway.conformance.suite.vectors import dump_topic, dump_vector, shipped_suite
from faraway.conformance.verdict.failures import clause_in_words
from faraway.errors import Code, refusal
from faraway.io import dumps, write_output

PACKAGE = "faraway.conformance"


@click.command(name="list")
@selection_options
@json_option
def list_vectors(*, levels: tuple[int, ...], only: tuple[str, ...], core: bool, as_json: bool) -> None:
    r"""List the vectors of the suite.

    \b
    Example:
      faraway conformance list --level 3 --only market
    """
    suite = shipped_suite()
    vectors = chosen_vectors(suite, levels, only, core=core).of(suite)
    if as_json:
        entries: list[Json] = [
            {
                "id": vector.id,
                "topic": vector.topic,
                "level": vector.level,
                "clauses": [*vector.clauses],
                "why": vector.why,
            }
            for vector in vectors
        ]
        click.echo(dumps({"version": suite.version, "vectors": entries}), nl=False)
        return
    table = Table("id", "level", "clauses", "why", box=None, pad_edge=False)
    for vector in vectors:
        table.add_row(vector.id, str(vector.level), " ".join(vector.clauses), vector.why)
    make_console().print(table)
    click.echo(f"{len(vectors)} vectors of suite {suite.version}")


@click.command
@click.argument("vector_id", metavar="ID")
@json_option
def show(*, vector_id: str, as_json: bool) -> None:
    r"""Show one vector: its request, the expected answer, the reason and the source.

    \b
    Example:
      faraway conformance show worked-example-de
    """
    suite = shipped_suite()
    vector = suite.by_id(vector_id)
    if vector is None:
        raise refusal(
            Code.UNKNOWN_VALUE,
            f"no vector has the id {vector_id!a}; `faraway conformance list` lists all vectors",
        )
    if as_json:
        click.echo(pretty(dump_vector(vector)))
        return
    entry = dump_vector(vector)
    click.echo(f"{vector.id} (level {vector.level}, {vector.topic}, {vector.provenance.value})\n{vector.why}")
    for clause in vector.clauses:
        click.echo(f"  {clause_in_words(clause)}")
    for key in ("readings", "line", "request", "requests", "expect"):
        if entry.get(key):
            click.echo(f"{key}: {pretty(entry[key])}")


@click.command
@click.argument("folder", metavar="DIR")
def export(*, folder: str) -> None:
    r"""Write the suite as files, for use without Python.

    The vectors with every step expanded, the suite's version and core, the cards, the JSON Schemas, the protocol and a
    GitHub workflow.

    \b
    Example:
      faraway conformance export suite
    """
    suite = shipped_suite()
    target = Path(folder)
    try:
        for part in ("vectors", "schemas"):
            (target / part).mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise refusal(Code.OUTPUT_UNWRITABLE, f"{folder} cannot be written: {error}") from error
    package = resources.files(PACKAGE)
    for topic in dict.fromkeys(vector.topic for vector in suite.vectors):
        vectors = [vector for vector in suite.vectors if vector.topic == topic]
        text = dump_topic(topic, f"Suite {suite.version}.", vectors)
        write_output(str(target / "vectors" / f"{topic}.json"), text.encode())
    write_output(str(target / "cards.json"), dumps(CATALOGUE).encode())
    for source in _files(package / "suite" / "schemas"):
        write_output(str(target / "schemas" / source.name), source.read_bytes())
    for name in ("protocol.md", "ci.yml", "suite/vectors/suite.json"):
        write_output(str(target / Path(name).name), (package / name).read_bytes())
    click.echo(f"suite {suite.version}: {len(suite.vectors)} vectors in {target}")


def _files(folder: Traversable) -> list[Traversable]:
    return sorted((entry for entry in folder.iterdir() if entry.is_file()), key=lambda entry: entry.name)


@click.command
def protocol() -> None:
    """Print the protocol: what the author of a port needs to know."""
    click.echo((resources.files(PACKAGE) / "protocol.md").read_text("utf-8"), nl=False)
