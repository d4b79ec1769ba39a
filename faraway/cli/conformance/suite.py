"""`faraway conformance list`, `show`, `export` and `protocol`: the suite for people and for other tools."""

from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path

import click

from faraway import __version__
from faraway.cli.completing import complete_vector
from faraway.cli.conformance.options import chosen_vectors, selection_options, suite_option
from faraway.cli.layout import output_width, say
from faraway.cli.options import json_options, write_json
from faraway.conformance.suite.documents import Json, pretty
from faraway.conformance.suite.vectors import BENCH, dump_topic, dump_vector
from faraway.conformance.suites import StoredSuite
from faraway.conformance.verdict.failures import clause_in_words
from faraway.errors import Code, nearest, refusal
from faraway.io import dumps, write_output
from faraway.wording import counted

PACKAGE = "faraway.conformance"


@click.command(name="list")
@selection_options
@suite_option
@json_options
def list_vectors(  # noqa: PLR0913  a parameter for each option, as click wants it
    *,
    levels: tuple[int, ...],
    only: tuple[str, ...],
    core: bool,
    stored: StoredSuite,
    as_json: bool,
    output: str | None,
) -> None:
    r"""List the vectors of the suite.

    Bench questions are about cards that no game is known to bring together; `--only bench` lists them.

    \b
    Example:
      faraway conformance list --level 3 --only market
      faraway conformance list --only bench
    """
    suite = stored.suite
    vectors = chosen_vectors(suite, levels, only, core=core).of(suite)
    entries: list[Json] = [
        {
            "id": vector.id,
            "topic": vector.topic,
            "level": vector.level,
            "clauses": [*vector.clauses],
            "why": vector.why,
            "bench": BENCH in vector.tags,
        }
        for vector in vectors
    ]
    form: Json = {"version": suite.version, "vectors": entries}
    if write_json(lambda: dumps(form), as_json=as_json, output=output):
        return
    width = output_width()
    longest = max(len(vector.id) for vector in vectors)
    for vector in vectors:
        about = f"{vector.level}  {' '.join(vector.clauses)}  {vector.why}"
        if width is None:
            click.echo(f"{vector.id:{longest}}  {about}")
        else:
            say(f"{vector.id}\n    {about}")
    bench = sum(BENCH in vector.tags for vector in vectors)
    click.echo(
        f"{counted(len(vectors), 'vector')} of suite {suite.version}, {counted(bench, 'bench question')} among them"
    )


@click.command
@click.argument("vector_id", metavar="ID", shell_complete=complete_vector)
@suite_option
@json_options
def show(*, vector_id: str, stored: StoredSuite, as_json: bool, output: str | None) -> None:
    r"""Show one vector: its request, the expected answer, the reason and the source.

    \b
    Example:
      faraway conformance show worked-example-de
    """
    vector = stored.suite.by_id(vector_id)
    if vector is None:
        hint = nearest(vector_id, (each.id for each in stored.suite.vectors), most=3)
        hint = hint or "; `faraway conformance list` lists all vectors"
        raise refusal(
            Code.UNKNOWN_VALUE, f"no vector of suite {stored.version} has the id {vector_id!a}{hint}"
        )
    entry = dump_vector(vector)
    if write_json(lambda: pretty(entry) + "\n", as_json=as_json, output=output):
        return
    say(f"{vector.id} (level {vector.level}, {vector.topic}, {vector.provenance.value})\n{vector.why}")
    for clause in vector.clauses:
        say(f"  {clause_in_words(clause)}")
    for key in ("readings", "line", "request", "requests", "expect"):
        if entry.get(key):
            click.echo(f"{key}: {pretty(entry[key])}")


@click.command
@click.argument("folder", metavar="DIR")
@suite_option
def export(*, folder: str, stored: StoredSuite) -> None:
    r"""Write the suite as files, for use without Python.

    The vectors with every step expanded, the suite's version and core, the cards, the JSON Schemas, the protocol and a
    GitHub workflow.

    \b
    Example:
      faraway conformance export suite
    """
    suite = stored.suite
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
    write_output(str(target / "cards.json"), dumps(stored.catalogue).encode())
    for source in _files(package / "suite" / "schemas"):
        write_output(str(target / "schemas" / source.name), source.read_bytes())
    pins = {
        b"faraway-rules==VERSION": f"faraway-rules=={__version__}",
        b"--suite SUITE": f"--suite {suite.version}",
    }
    for name in ("protocol.md", "changes.md", "ci.yml"):
        pinned = (package / name).read_bytes()
        for place, pin in pins.items():
            pinned = pinned.replace(place, pin.encode())
        write_output(str(target / name), pinned)
    write_output(str(target / "suite.json"), (stored.folder / "vectors" / "suite.json").read_bytes())
    click.echo(f"suite {suite.version}: {counted(len(suite.vectors), 'vector')} in {target}")


def _files(folder: Traversable) -> list[Traversable]:
    return sorted((entry for entry in folder.iterdir() if entry.is_file()), key=lambda entry: entry.name)


@click.command
@click.argument("name", required=False, metavar="[NAME]")
@click.option("-o", "--output", "folder", metavar="DIR", help="Write all schemas into this folder.")
def schema(*, name: str | None, folder: str | None) -> None:
    r"""Print a JSON Schema, or write all of them.

    The schemas are wire (every message), vectors, suite and report.

    \b
    Example:
      faraway conformance schema wire
      faraway conformance schema -o schemas
    """
    sources = {
        source.name.removesuffix(".json"): source
        for source in _files(resources.files(PACKAGE) / "suite" / "schemas")
    }
    if folder is not None:
        try:
            Path(folder).mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise refusal(Code.OUTPUT_UNWRITABLE, f"{folder} cannot be written: {error}") from error
        for source in sources.values():
            write_output(str(Path(folder) / source.name), source.read_bytes())
        click.echo(f"{counted(len(sources), 'schema')} in {folder}")
    elif name in sources:
        click.echo(sources[name].read_text("utf-8"), nl=False)
    else:
        raise refusal(
            Code.UNKNOWN_VALUE, f"there are the schemas {', '.join(sources)}; name one, or use -o DIR"
        )


@click.command
def protocol() -> None:
    """Print the protocol: what the author of a port needs to know."""
    click.echo((resources.files(PACKAGE) / "protocol.md").read_text("utf-8"), nl=False)
