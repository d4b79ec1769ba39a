"""Write the vectors, or tell whether they are up to date: `python -m crosscheck.generate [--check] [MODULE...]`."""

import json
import sys
from collections.abc import Callable, Iterator, Sequence
from itertools import chain
from pathlib import Path

from attrs import evolve

from crosscheck.generate import (
    boundary,
    catalogue,
    games,
    robustness,
    rounds,
    scoring_by_hand,
    scoring_cards,
    scoring_found,
)
from crosscheck.generate.drafting import Topic
from faraway.conformance.suite.documents import Json, JsonObject, changes, pretty
from faraway.conformance.suite.vectors import Vector, dump_vector

FOLDER = Path(__file__).parents[2] / "faraway" / "conformance" / "suite" / "vectors"
VERSION = "1.1.0"
MEANING = {
    "major": "the form of vectors or of the wire has changed",
    "minor": "vectors were added; a port that conformed may fail them",
    "patch": "a vector was corrected",
}


MAKERS: dict[str, Callable[[], Iterator[Topic]]] = {
    "catalogue": catalogue.topics,
    "scoring_by_hand": scoring_by_hand.topics,
    "scoring_found": scoring_found.topics,
    "scoring_cards": scoring_cards.topics,
    "boundary": boundary.topics,
    "rounds": rounds.topics,
    "games": games.topics,
    "robustness": robustness.topics,
}
"""The modules that make topics, level by level."""


def stored_form(vector: Vector) -> JsonObject:
    """Store a game as its first step and what changes from step to step."""
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


def files(makers: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Make the text of every file, or of those that some modules make."""
    ids: list[str] = []
    names: list[str] = []
    for topic in chain.from_iterable(MAKERS[maker]() for maker in makers or MAKERS):
        vectors = [evolve(vector, topic=topic.name) for vector in topic.vectors]
        ids += [vector.id for vector in vectors]
        names.append(topic.name)
        print(f"{topic.name}: {len(vectors)}", file=sys.stderr, flush=True)
        document: JsonObject = {
            "topic": topic.name,
            "about": topic.about,
            "vectors": [stored_form(vector) for vector in vectors],
        }
        yield f"{topic.name}.json", pretty(document) + "\n"
    if makers:
        return
    present = json.loads((FOLDER / "suite.json").read_text()) if (FOLDER / "suite.json").exists() else {}
    suite: JsonObject = {
        "version": VERSION,
        "meaning": {**MEANING},
        "topics": [*names],
        "retired": present.get("retired", []),
        "core": [vector_id for vector_id in present.get("core", []) if vector_id in ids],
    }
    yield "suite.json", pretty(suite) + "\n"


def main() -> None:
    check = "--check" in sys.argv[1:]
    makers = [argument for argument in sys.argv[1:] if argument != "--check"]
    made = dict(files(makers))
    stale = sorted(
        {
            name
            for name, text in made.items()
            if not (FOLDER / name).exists() or (FOLDER / name).read_text() != text
        }
        | {path.name for path in FOLDER.glob("*.json") if not makers and path.name not in made}
    )
    if not check:
        FOLDER.mkdir(exist_ok=True)
        for name in stale:
            if name in made:
                (FOLDER / name).write_text(made[name])
            else:
                (FOLDER / name).unlink()
    print(
        "\n".join(f"{'differs' if check else 'written'}: {name}" for name in stale) or "nothing has changed"
    )
    sys.exit(1 if check and stale else 0)


if __name__ == "__main__":
    main()
