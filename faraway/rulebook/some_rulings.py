"""Read some of the shipped rulings by line, without validation: `faraway ask` shows three, and a test compares all.

To parse and validate the whole file takes longer than everything else that `faraway ask` does.
"""

from collections.abc import Iterable
from typing import TypedDict

from faraway.game.readings import Edition
from faraway.io.strict import parse_trusted
from faraway.rulebook.citations import Citation, How, Reference
from faraway.rulebook.rulings import (
    Choice,
    ClauseSays,
    EditionSays,
    Example,
    OtherValue,
    Ruling,
    Status,
    shipped_rulings,
)

FIRST_LINE = 1
"""The line of the file on which the first ruling stands; each has one line."""


class _Reference(TypedDict):
    heading: str
    ordinal: int
    fingerprint: str


class _Citation(TypedDict):
    edition: str
    how: str
    headings: list[str]
    note: str
    sentences: list[_Reference]


class _ClauseSays(TypedDict):
    clause: str
    editions: list[_Citation]


class _EditionSays(TypedDict):
    edition: str
    how: str


class _Example(TypedDict):
    shows: str
    regions: list[int]
    sanctuaries: list[str]
    position: str


class _OtherValue(TypedDict):
    value: str
    meaning: str
    example: _Example


class _Choice(TypedDict):
    reading: str
    default: str
    others: list[_OtherValue]


class _Ruling(TypedDict):
    id: str
    topic: str
    question: str
    answer: str
    clauses: list[str]
    status: str
    readings: list[_Choice]
    ledger: str
    theorem: str
    of_model: bool
    editions: list[_EditionSays]
    citations: list[_ClauseSays]
    example: _Example


def read_some_rulings(rows: Iterable[int]) -> tuple[Ruling, ...]:
    """Return only the shipped rulings in some rows, without their wordings."""
    data = shipped_rulings()
    return tuple(_ruling(parse_trusted(_line(data, FIRST_LINE + row).rstrip(b","), _Ruling)) for row in rows)


def _line(data: bytes, number: int) -> bytes:
    """Return a line by its zero-based number; to split the file would copy all of it."""
    start = 0
    for _ in range(number):
        start = data.index(b"\n", start) + 1
    return data[start : data.index(b"\n", start)]


def _ruling(form: _Ruling) -> Ruling:
    return Ruling(
        id=form["id"],
        topic=form["topic"],
        question=form["question"],
        answer=form["answer"],
        clauses=tuple(form["clauses"]),
        status=Status(form["status"]),
        readings=tuple(map(_choice, form["readings"])),
        ledger=form["ledger"],
        theorem=form["theorem"],
        of_model=form["of_model"],
        editions=tuple(
            EditionSays(edition=Edition(each["edition"]), how=How(each["how"])) for each in form["editions"]
        ),
        citations=tuple(
            ClauseSays(clause=each["clause"], editions=tuple(map(_citation, each["editions"])))
            for each in form["citations"]
        ),
        example=_example(form["example"]),
        also=(),
        keywords=(),
    )


def _choice(form: _Choice) -> Choice:
    others = tuple(
        OtherValue(value=each["value"], meaning=each["meaning"], example=_example(each["example"]))
        for each in form["others"]
    )
    return Choice(reading=form["reading"], default=form["default"], others=others)


def _citation(form: _Citation) -> Citation:
    return Citation(
        edition=Edition(form["edition"]),
        how=How(form["how"]),
        headings=tuple(form["headings"]),
        note=form["note"],
        sentences=tuple(Reference(**each) for each in form["sentences"]),
    )


def _example(form: _Example) -> Example:
    return Example(
        shows=form["shows"],
        regions=tuple(form["regions"]),
        sanctuaries=tuple(form["sanctuaries"]),
        position=form["position"],
    )
