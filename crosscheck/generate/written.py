"""Hand-written vectors: load `vectors/TOPIC.toml` and complete every entry with what both implementations answer.

A request stands there as it goes over the wire. Three things are shorter in the file:

* `game` names a transcript in `vectors/games/`; `until` cuts it after so many actions, `then` adds actions of its own.
* `fault` is one operation of JSON Patch (RFC 6902) on the request that the head of the file states.
* A request with a null is written as JSON text, because TOML has no null.
"""

import tomllib
from collections.abc import Mapping
from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Literal

import cattrs
from attrs import evolve, field, frozen

from crosscheck.documents import read_json
from crosscheck.generate.agreement import FACTS
from crosscheck.generate.drafting import Topic, answered, draft, refused, refused_line, related
from crosscheck.implementations import as_json, as_object
from faraway.conformance.suite.documents import Json, JsonObject, compact
from faraway.conformance.suite.vectors import Vector
from faraway.io.strict import parse_trusted

FOLDER = Path(__file__).with_name("vectors")


@frozen(kw_only=True)
class Fault:
    """The one thing that is wrong with a request."""

    op: Literal["add", "remove", "replace"]
    path: str
    value: object = None


@frozen(kw_only=True)
class Entry:
    """One vector as it is written down."""

    id: str
    clauses: tuple[str, ...]
    why: str
    tags: tuple[str, ...] = ()
    readings: Mapping[str, str] = field(factory=dict)
    holds: Mapping[str, tuple[str, ...]] = field(factory=dict)
    request: object = None
    requests: tuple[object, ...] = ()
    fault: Fault | None = None
    cards: tuple[object, ...] | None = None
    line: str = ""
    times: int = 1
    answer: object = None
    error: tuple[str, ...] = ()
    relation: str = ""
    permutation: tuple[int, ...] = ()


@frozen(kw_only=True)
class File:
    """One file of vectors: what holds for all of them, and the entries."""

    about: str
    level: int
    tags: tuple[str, ...] = ()
    request: object = None
    vector: tuple[Entry, ...]


CONVERTER = cattrs.Converter(forbid_extra_keys=True)
CONVERTER.register_structure_hook_func(lambda kind: kind is object, lambda value, _: as_json(value))


def written_topic(name: str) -> Topic:
    """Load the hand-written vectors of a topic; raise DisagreementError where an implementation answers otherwise."""
    file = CONVERTER.structure(tomllib.loads((FOLDER / f"{name}.toml").read_text("utf-8")), File)
    return Topic(name, file.about, tuple(_vector(file, entry) for entry in file.vector))


def _vector(file: File, entry: Entry) -> Vector:
    """Complete one entry by its kind: a line, a relation, a refusal or an answer."""
    vector = draft(entry.id, file.level, entry.clauses, entry.why, (*file.tags, *entry.tags))
    if entry.line:
        return refused_line(vector, entry.line * entry.times, *entry.error)
    if entry.relation:
        requests = [_expanded(request) for request in entry.requests]
        return related(evolve(vector, readings=entry.holds), requests, entry.relation, entry.permutation)
    request = _request(file, entry)
    if entry.error:
        return refused(vector, request, *entry.error)
    by_hand = None if entry.answer is None else as_object(entry.answer)
    made = answered(vector, request, entry.readings, by_hand)
    return evolve(made, readings={**made.readings, **entry.holds})


def _request(file: File, entry: Entry) -> JsonObject:
    """Return the request of an entry: its own, or that of the file's head, with its fault and its imagined cards."""
    request = deepcopy(_expanded(file.request if entry.request is None else entry.request))
    if entry.fault is not None:
        _apply(entry.fault, request)
    if entry.cards is not None:
        text = compact(request)
        printed = sorted(
            (name for name in FACTS if f'"{name}"' in text), key=lambda name: text.index(f'"{name}"')
        )
        imagined: list[Json] = [{**as_object(card), "quest": None} for card in entry.cards]
        request["cards"] = [*(FACTS[name] for name in printed), *imagined]
    return request


def _expanded(written: object) -> JsonObject:
    """Return a request as it goes over the wire, its game written out."""
    request = as_object(parse_trusted(written.encode(), JsonObject) if isinstance(written, str) else written)
    if "game" not in request:
        return request
    kind, game = request.pop("request"), _game(str(request.pop("game")))
    until, then = request.pop("until", None), request.pop("then", [])
    actions = game["actions"]
    assert isinstance(actions, list)
    assert isinstance(then, list)
    assert until is None or isinstance(until, int)
    setup: JsonObject = {key: game[key] for key in ("players", "variant", "region_deck", "sanctuary_deck")}
    written_out: JsonObject = {"request": kind, "setup": setup, "actions": [*actions[:until], *then]}
    return {**written_out, **({"depth": None} if kind == "perft" else {}), **request}


@cache
def _game(name: str) -> JsonObject:
    return read_json(FOLDER / "games" / f"{name}.json", JsonObject)


def _apply(fault: Fault, request: JsonObject) -> None:
    """Apply one operation of JSON Patch in place; `add` puts a key into an object."""
    *parents, last = fault.path.split("/")[1:]
    parent: Json = request
    for key in parents:
        parent = parent[key] if isinstance(parent, dict) else None
    match parent:
        case dict() if fault.op == "remove":
            del parent[last]
        case dict():
            parent[last] = as_json(fault.value)
        case list() if fault.op == "remove":
            del parent[int(last)]
        case list():
            parent[int(last)] = as_json(fault.value)
        case _:
            raise LookupError(fault.path)
