"""What ships of the documents: faraway/data/register.json, generated from the graph."""

import json
from pathlib import Path

from crosscheck.trace.citations import Json, Place, Room
from crosscheck.trace.documents import Clause, Edition, Entry
from crosscheck.trace.graph import Graph

ADDRESSED = {
    "specification": Room.SPEC,
    "reference": Room.REFERENCE,
    "tests_for": Room.POSITIVE,
    "tests_against": Room.NEGATIVE,
    "encoding": Room.ENCODING,
}
NAMED = {
    "theorems": Room.THEOREMS,
    "misreadings": Room.ZOO,
    "vectors": Room.VECTORS,
    "rulings": Room.RULINGS,
}


def _once(texts: list[str]) -> list[Json]:
    return [*dict.fromkeys(texts)]


def _traces(rooms: dict[Room, tuple[Place, ...]]) -> Json:
    addressed = {key: _once([place.address for place in rooms[room]]) for key, room in ADDRESSED.items()}
    named = {key: _once([place.name for place in rooms[room]]) for key, room in NAMED.items()}
    return {**addressed, **named}


def _editions(clause: Clause) -> Json:
    said = [(edition, clause.editions.of(edition)) for edition in Edition]
    return [
        {
            "edition": edition.value,
            "how": citation.how.value,
            "headings": [*citation.headings],
            "note": citation.note,
        }
        for edition, citation in said
    ]


def _question(graph: Graph, entry: Entry) -> Json:
    return {
        "id": entry.id,
        "question": entry.question,
        "settled": entry.settled.value,
        "default": entry.default,
        "reason": entry.reason,
        "consequence": entry.consequence,
        "argument": entry.argument,
        "clauses": [*entry.clauses],
        "answers": [
            {
                "value": answer.value,
                "meaning": answer.meaning,
                "editions": [edition.value for edition in answer.editions],
                "misreading": answer.misreading,
                "refused": answer.refused,
            }
            for answer in entry.values
        ],
        "shown_by": [*graph.shown_by(entry.id)],
    }


def build_register(graph: Graph) -> str:
    """Return the text of the register."""
    clauses: list[Json] = [
        {
            "id": clause.id,
            "chapter": chapter.chapter,
            "kind": clause.kind.value,
            "text": clause.text,
            "editions": _editions(clause),
            "neighbours": [*graph.neighbours(clause.id)],
            "questions": [entry.id for entry in graph.ledger if clause.id in entry.clauses],
            "traces": _traces(graph.citing[clause.id]),
        }
        for chapter in graph.chapters
        for clause in chapter.clause
    ]
    register: Json = {
        "clauses": clauses,
        "questions": [_question(graph, entry) for entry in graph.ledger],
    }
    return json.dumps(register, indent=1, ensure_ascii=False) + "\n"


def register_path(root: Path) -> Path:
    """Return where the register of a tree lies."""
    return root / "faraway" / "data" / "register.json"
