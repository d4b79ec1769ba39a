"""Clauses of the register as JSON."""

from enum import Enum

from attrs import asdict

from faraway.io.strict import Json
from faraway.rulebook.clauses import Clause, Question, Register


def dump_clauses(register: Register) -> dict[str, Json]:
    """Give every clause in short: id, chapter, kind and text."""
    return {
        "clauses": [
            {"id": clause.id, "chapter": clause.chapter, "kind": clause.kind.value, "text": clause.text}
            for clause in register.clauses
        ]
    }


def dump_clause(register: Register, clause: Clause) -> dict[str, Json]:
    """Give one clause with all that is known of it, its questions written out."""
    questions: list[Json] = [_dump(register.question(name)) for name in clause.questions]
    return {**_dump(clause), "questions": questions}


def _dump(value: Clause | Question) -> dict[str, Json]:
    return asdict(value, value_serializer=lambda _instance, _attribute, item: _plain(item))


def _plain(item: object) -> object:
    match item:
        case Enum():
            return item.value
        case tuple():
            return list(item)
        case _:
            return item
