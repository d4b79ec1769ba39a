"""`python -m crosscheck generate [--check] [SOURCE...]`: write the conformance vectors, or check that they are current."""

import sys
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import chain
from pathlib import Path

import click
from attrs import evolve

from crosscheck.documents import read_json
from crosscheck.generate import boundary, catalogue, scoring_cards, scoring_found
from crosscheck.generate.drafting import Topic
from crosscheck.generate.written import written_topic
from faraway.conformance.suite.documents import Json, JsonObject, changes, pretty
from faraway.conformance.suite.vectors import Vector, dump_vector

FOLDER = Path(__file__).parents[2] / "faraway" / "conformance" / "suite" / "vectors"
VERSION = "1.3.0"
DERIVES = ("games", "rounds")
"""What is derived on the port's own terms: whole games, and questions about one rule as they occur in them. 1.1 had games alone."""
MEANING = {
    "major": "the form of vectors or of the wire has changed",
    "minor": "vectors were added; a port that conformed may fail them",
    "patch": "a vector was corrected",
}


def written(*topics: str) -> Callable[[], Iterator[Topic]]:
    """Return a source that loads hand-written topics."""
    return partial(map, written_topic, topics)


SOURCES: dict[str, Callable[[], Iterator[Topic]]] = {
    "catalogue": catalogue.topics,
    "scoring_by_hand": written("scoring-by-hand", "scoring-neighbours"),
    "scoring_found": scoring_found.topics,
    "scoring_cards": scoring_cards.topics,
    "boundary": boundary.topics,
    "scoring_extremes": written("scoring-extremes"),
    "rounds": written(
        "rounds-finding",
        "rounds-turn-order",
        "rounds-drawing",
        "rounds-leftovers",
        "rounds-market",
        "rounds-set-up",
        "rounds-ranking",
        "rounds-extremes",
    ),
    "games": written(
        "games",
        "games-shortage",
        "games-observations",
        "games-illegal",
        "games-refusals",
        "games-perft",
        "games-metamorphic",
        "games-extremes",
    ),
    "robustness": written("robustness-lines", "robustness-scoring", "robustness-games", "robustness-numbers"),
}
"""Where topics come from, level by level."""


def stored_form(vector: Vector) -> JsonObject:
    """Return a vector as it is stored: a game as its first step and the changes from step to step."""
    entry = dump_vector(vector)
    expect = entry["expect"]
    answer = expect.get("answer") if isinstance(expect, dict) else None
    steps = answer.get("steps") if isinstance(answer, dict) else None
    if isinstance(answer, dict) and isinstance(steps, list) and len(steps) > 1:
        entry["expect"] = {"answer": {**answer, "steps": [*_as_changes(steps)]}}
    return entry


def _as_changes(steps: list[Json]) -> Iterator[Json]:
    before: Json = None
    for step in steps:
        if not isinstance(step, dict) or "error" in step:
            yield step
        elif before is None:
            yield step
            before = step
        else:
            yield {"changes": changes(before, step)}
            before = step


def files(sources: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Yield the name and text of every file, or of those that come from some sources."""
    ids: list[str] = []
    names: list[str] = []
    for topic in chain.from_iterable(SOURCES[source]() for source in sources or SOURCES):
        vectors = [evolve(vector, topic=topic.name) for vector in topic.vectors]
        ids += [vector.id for vector in vectors]
        names.append(topic.name)
        click.echo(f"{topic.name}: {len(vectors)}", err=True)
        document: JsonObject = {
            "topic": topic.name,
            "about": topic.about,
            "vectors": [stored_form(vector) for vector in vectors],
        }
        yield f"{topic.name}.json", pretty(document) + "\n"
    if sources:
        return
    path = FOLDER / "suite.json"
    present = read_json(path, dict[str, list[str]]) if path.exists() else {}
    suite: JsonObject = {
        "version": VERSION,
        "meaning": {**MEANING},
        "topics": [*names],
        "retired": [*present.get("retired", [])],
        "core": [vector_id for vector_id in present.get("core", []) if vector_id in ids],
    }
    suite["derives"] = [*DERIVES]
    yield "suite.json", pretty(suite) + "\n"


@click.command()
@click.option("--check", is_flag=True, help="Write nothing; exit with status 1 if a file is out of date.")
@click.argument("sources", nargs=-1, type=click.Choice([*SOURCES]))
def command(*, sources: tuple[str, ...], check: bool) -> None:
    """Write the conformance vectors, all of them or those that come from some SOURCES."""
    made = dict(files(sources))
    stale = {name for name, text in made.items() if not _is_current(FOLDER / name, text)}
    orphans = {path.name for path in FOLDER.glob("*.json")} - made.keys() if not sources else set()
    if not check:
        FOLDER.mkdir(exist_ok=True)
        for name in stale:
            (FOLDER / name).write_text(made[name])
        for name in orphans:
            (FOLDER / name).unlink()
    word = "differs" if check else "written"
    click.echo("\n".join(f"{word}: {name}" for name in sorted(stale | orphans)) or "nothing has changed")
    sys.exit(1 if check and (stale or orphans) else 0)


def _is_current(file: Path, text: str) -> bool:
    return file.exists() and file.read_text() == text
