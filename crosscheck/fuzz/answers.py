"""Hostile answers: the right answer to a question, with hostile values in some of its places.

Whatever a port answers, the answer is judged, its form mended, the port diagnosed and every report written: none of that may
raise, and no report may grow beyond what was kept of the answer.
"""

import copy
import io
import json
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import islice

from rich.console import Console

from faraway.conformance.diagnosis.diagnose import diagnose
from faraway.conformance.diagnosis.evidence import Work
from faraway.conformance.exchange.conversation import Ending
from faraway.conformance.exchange.faults import Fault
from faraway.conformance.exchange.wire import Ticket, read_reply
from faraway.conformance.reference.in_process import REFERENCE_IDENTITY
from faraway.conformance.reports.badge import dump_badge
from faraway.conformance.reports.files import dump_json, dump_junit
from faraway.conformance.reports.page import dump_page
from faraway.conformance.reports.summary import dump_summary
from faraway.conformance.reports.terminal import print_report
from faraway.conformance.suite.documents import Json, JsonObject
from faraway.conformance.suite.vectors import ExpectAnswer, Vector, shipped_suite
from faraway.conformance.verdict.judge import outcome_of
from faraway.conformance.verdict.outcome import Outcome, Report

LONGEST_SUMMARY = 100_000
MOST_PLACES = 2000
WORK = 40
"""How much a diagnosis may compare: it is to be tried, not to succeed."""
LISTS: tuple[list[Json], ...] = (
    [],
    [[]],
    [None] * 3,
    [1] * 50_000,
    ["1"] * 2000,
    [True] * 8,
    [{}] * 70,
    [{"id": 1}],
)
OBJECTS: tuple[JsonObject, ...] = (
    {},
    {"": 1},
    {"a/b~c": 1},
    {"a" * 100_000: 1},
    {"\ud800": 1},
    {"per": "moon", "fame": 1},
    {f"key{number}": number for number in range(3000)},
)
HOSTILE: tuple[Json, ...] = (
    *(None, True, False, 0, -1, 10**30, 3.0, -0.0, 1e308, 0.1),
    *(
        "",
        "4",
        "--4",
        "4.0",
        " 4",
        "9" * 5000,
        "\u0663",
        "\ud800",
        "\x1b[31m",
        "<b>",
        "\u202e",
        "\x00",
        "a" * 100_000,
    ),
    *LISTS,
    *OBJECTS,
)
"""Values that other readers of JSON have stumbled over."""


@cache
def questions() -> tuple[tuple[Vector, JsonObject], ...]:
    """Return for each kind of request the vector with the smallest right answer."""
    found: dict[str, tuple[int, Vector, JsonObject]] = {}
    for vector in shipped_suite().vectors:
        if isinstance(vector.expect, ExpectAnswer) and len(vector.requests) == 1:
            kind, size = str(vector.requests[0]["request"]), len(json.dumps(vector.expect.answer))
            if kind not in found or size < found[kind][0]:
                found[kind] = size, vector, vector.expect.answer
    return tuple((vector, answer) for _, vector, answer in found.values())


def places_in(document: Json, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """Yield the path of every value in a document, its own first."""
    yield path
    if isinstance(document, dict):
        for key, entry in document.items():
            yield from places_in(entry, (*path, key))
    elif isinstance(document, list):
        for number, entry in enumerate(document):
            yield from places_in(entry, (*path, number))


def put(document: Json, path: Sequence[str | int], value: Json) -> Json:
    """Return a document with another value in one place."""
    if not path:
        return value
    first, *rest = path
    if isinstance(document, dict):
        return {**document, str(first): put(document[str(first)], rest, value)}
    assert isinstance(document, list)
    assert isinstance(first, int)
    return [*document[:first], put(document[first], rest, value), *document[first + 1 :]]


def judge_answer(data: bytes) -> None:
    """Answer one question with hostile values: the first byte chooses the question, every two more a place and a value."""
    if not data:
        return
    vector, right = questions()[data[0] % len(questions())]
    answer: Json = copy.deepcopy(right)
    for place, which in zip(data[1:9:2], data[2:9:2], strict=False):
        paths = [*islice(places_in(answer), MOST_PLACES)]
        answer = put(answer, paths[place * len(paths) // 256], HOSTILE[which % len(HOSTILE)])
    reply = read_reply(json.dumps({"id": 1, "answer": answer}).encode(), Ticket(1, b""))
    assert not isinstance(reply, Fault), reply.in_words()
    write_reports(outcome_of(vector, [reply], REFERENCE_IDENTITY))


def write_reports(outcome: Outcome) -> None:
    """Diagnose a port with this outcome alone, and write every report."""
    found = diagnose([outcome], REFERENCE_IDENTITY, Work(limit=WORK))
    report = Report(
        command=("port",),
        suite_version="0",
        selection="full",
        identity=REFERENCE_IDENTITY,
        ending=Ending(),
        outcomes=(outcome,),
        known_failures=frozenset(),
        seconds=0.0,
        diagnosis=found.in_words(),
        blamed=found.blamed(),
    )
    json.loads(dump_json(report).encode("utf-8", "backslashreplace"))
    dump_junit(report)
    dump_badge(report)
    dump_page(report)
    assert len(dump_summary(report)) < LONGEST_SUMMARY
    print_report(report, Console(file=io.StringIO(), width=100))
