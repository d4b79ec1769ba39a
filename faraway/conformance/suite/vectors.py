"""The vectors: requests with expected answers, each with a permanent id, its clauses and its reason."""

import fnmatch
from collections.abc import Iterable, Mapping
from enum import Enum
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import TypeAlias, assert_never

from attrs import field, frozen

from faraway.conformance.suite.documents import Json, JsonObject, pretty, read_json, with_changes

BENCH = "bench"
"""The tag of bench questions: about cards that no game is known to bring together."""


class Provenance(Enum):
    """The source of an expected answer."""

    BY_HAND = "by-hand"
    AGREED = "agreed"
    BOUNDARY = "boundary"
    SHRUNK = "shrunk"
    DERIVED = "derived"


@frozen
class ExpectAnswer:
    """Exactly this answer, lists of legal actions in any order; `text` is its compact form where that is known."""

    answer: JsonObject
    text: str = field(default="", eq=False, repr=False)


@frozen
class ExpectCard:
    """This card in the catalogue that the port answers."""

    card: JsonObject


@frozen
class ExpectError:
    """A refusal with one of these codes."""

    codes: tuple[str, ...]


@frozen
class ExpectRelation:
    """A relation between the answers to several requests; no expected answer is needed."""

    relation: str
    permutation: tuple[int, ...] = ()


Expectation: TypeAlias = ExpectAnswer | ExpectCard | ExpectError | ExpectRelation


@frozen(kw_only=True)
class Vector:
    """One or several related requests and the expected answer."""

    id: str
    topic: str
    level: int
    clauses: tuple[str, ...]
    why: str
    tags: tuple[str, ...]
    provenance: Provenance
    readings: Mapping[str, tuple[str, ...]]
    requests: tuple[JsonObject, ...] = ()
    line: str = ""
    expect: Expectation

    def is_named_by(self, name: str) -> bool:
        """Whether the name is this vector's id (wildcards allowed), topic, one of its clauses or one of its tags."""
        return name in (self.topic, *self.clauses, *self.tags) or fnmatch.fnmatchcase(self.id, name)


@frozen(kw_only=True)
class Suite:
    """All vectors of one version of the suite, and the ids of its core profile."""

    version: str
    vectors: tuple[Vector, ...]
    core: frozenset[str]
    remark: str = ""
    """What a verdict has to say of this version: that it is frozen, and what was corrected since."""

    def by_id(self, vector_id: str) -> Vector | None:
        """Return the vector with this id, if any."""
        return next((vector for vector in self.vectors if vector.id == vector_id), None)


class DamagedVectorsError(ValueError):
    """A vector file does not have the form that the schema describes."""


@cache
def shipped_suite() -> Suite:
    """Load the current suite of this package."""
    return load_suite(resources.files("faraway.conformance.suite"))


@cache
def shipped_version() -> str:
    """Return the version of the current suite, without its vectors."""
    file = resources.files("faraway.conformance.suite") / "vectors" / "suite.json"
    return str(_object(read_json(file.read_text("utf-8")), file.name)["version"])


def load_suite(stored: Traversable) -> Suite:
    """Load the suite whose vectors are stored in this folder."""
    folder = stored / "vectors"
    suite = _object(read_json((folder / "suite.json").read_text("utf-8")), "suite.json")
    return Suite(
        version=str(suite["version"]),
        vectors=tuple(
            vector for name in _texts(suite["topics"]) for vector in load_topic(folder / f"{name}.json")
        ),
        core=frozenset(_texts(suite["core"])),
    )


def load_topic(file: Traversable) -> tuple[Vector, ...]:
    """Load one vector file."""
    return read_topic(file.read_bytes(), file.name)


def read_topic(data: bytes, name: str) -> tuple[Vector, ...]:
    """Parse the content of the vector file of this name."""
    try:
        document = _object(read_json(data), name)
        topic = str(document["topic"])
        entries = document["vectors"]
        if not isinstance(entries, list):
            raise DamagedVectorsError(f"{name}: vectors is not a list")
        return tuple(load_vector(_object(entry, name), topic) for entry in entries)
    except (LookupError, ValueError) as error:
        raise DamagedVectorsError(f"{name}: {error}") from error


def load_vector(entry: JsonObject, topic: str) -> Vector:
    """Load one vector; steps stored as changes are expanded."""
    readings = _object(entry["readings"], "readings")
    requests = entry["requests"] if "requests" in entry else [entry["request"]] if "request" in entry else []
    return Vector(
        id=str(entry["id"]),
        topic=topic,
        level=_whole(entry["level"]),
        clauses=_texts(entry["clauses"]),
        why=str(entry["why"]),
        tags=_texts(entry["tags"]),
        provenance=Provenance(entry["provenance"]),
        readings={name: _texts(values) for name, values in readings.items()},
        requests=tuple(_object(request, "request") for request in _list(requests)),
        line=str(entry.get("line", "")),
        expect=_load_expectation(_object(entry["expect"], "expect")),
    )


def _load_expectation(entry: JsonObject) -> Expectation:
    if "answer" in entry:
        return ExpectAnswer(expand_steps(_object(entry["answer"], "answer")))
    if "card" in entry:
        return ExpectCard(_object(entry["card"], "card"))
    if "error" in entry:
        return ExpectError(_texts(entry["error"]))
    permutation = tuple(_whole(index) for index in _list(entry.get("permutation", [])))
    return ExpectRelation(str(entry["relation"]), permutation)


def expand_steps(answer: JsonObject) -> JsonObject:
    """Expand steps stored as changes to the previous step that has a state."""
    if "steps" not in answer:
        return answer
    steps: list[Json] = []
    current: Json = {}
    for entry in _list(answer["steps"]):
        step = _object(entry, "step")
        if "error" in step:
            steps.append(step)
            continue
        current = with_changes(current, _object(step["changes"], "changes")) if "changes" in step else step
        steps.append(current)
    return {**answer, "steps": steps}


def dump_vector(vector: Vector) -> JsonObject:
    """Return a vector in the form of the schema, every step expanded."""
    entry: JsonObject = {
        "id": vector.id,
        "level": vector.level,
        "clauses": list(vector.clauses),
        "why": vector.why,
        "tags": list(vector.tags),
        "provenance": vector.provenance.value,
        "readings": {name: list(values) for name, values in vector.readings.items()},
    }
    if vector.line:
        entry["line"] = vector.line
    elif len(vector.requests) == 1:
        entry["request"] = vector.requests[0]
    else:
        entry["requests"] = list(vector.requests)
    entry["expect"] = _dump_expectation(vector.expect)
    return entry


def _dump_expectation(expect: Expectation) -> JsonObject:
    match expect:
        case ExpectAnswer(answer=answer):
            return {"answer": answer}
        case ExpectCard(card):
            return {"card": card}
        case ExpectError(codes):
            return {"error": list(codes)}
        case ExpectRelation(relation, ()):
            return {"relation": relation}
        case ExpectRelation(relation, permutation):  # pragma: no branch  the last kind there is
            return {"relation": relation, "permutation": list(permutation)}
        case _ as never:
            assert_never(never)


def dump_topic(topic: str, about: str, vectors: Iterable[Vector]) -> str:
    """Format a whole vector file."""
    return (
        pretty({"topic": topic, "about": about, "vectors": [dump_vector(vector) for vector in vectors]})
        + "\n"
    )


def _object(value: Json, what: str) -> JsonObject:
    if not isinstance(value, dict):
        raise DamagedVectorsError(f"{what} is not an object")
    return value


def _list(value: Json) -> list[Json]:
    if not isinstance(value, list):
        raise DamagedVectorsError(f"not a list: {value!r}")
    return value


def _texts(value: Json) -> tuple[str, ...]:
    return tuple(str(entry) for entry in _list(value))


def _whole(value: Json) -> int:
    if type(value) is not int:
        raise DamagedVectorsError(f"not a whole number: {value!r}")
    return value
