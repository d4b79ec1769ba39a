"""Count the steps that an input takes, of one size and of twice that size: `python -m tests.faraway.io.steps`.

A step is a line of Python that runs, or a comparison of two keys or numbers of the input, which a search through a list makes
without a line of Python. It runs in a process of its own: whoever counts the lines of this project uses the same hook of the
interpreter.
"""

import json
import sys
from collections.abc import Callable, Iterable
from types import FrameType
from typing import TypeAlias

from faraway.cli.refusal import words_for_refusal
from faraway.conformance.exchange.conversation import Ending
from faraway.conformance.exchange.wire import Reply
from faraway.conformance.reference.in_process import REFERENCE_IDENTITY
from faraway.conformance.reports.files import dump_json, dump_junit
from faraway.conformance.reports.page import dump_page
from faraway.conformance.reports.summary import dump_summary
from faraway.conformance.runner.offline import load_record
from faraway.conformance.suite.documents import differences
from faraway.conformance.suite.vectors import ExpectAnswer
from faraway.conformance.verdict.failures import dump_known_failures, load_known_failures
from faraway.conformance.verdict.judge import outcome_of
from faraway.conformance.verdict.outcome import Report
from faraway.errors import FarawayError
from faraway.io import Json, load_tableau, parse_json
from faraway.io.games import load_transcript
from spec.documents import load_json
from spec.documents import load_tableau as load_spec_tableau
from spec.errors import RefusedError
from tests.faraway.conformance.examples import scoring_vector, suite_of

FEW = 250
Work: TypeAlias = Callable[[int], object]


class Steps:
    """How many steps were made so far."""

    count = 0


class Tracer:
    """Counts every line that runs."""

    def __call__(self, _frame: FrameType, event: str, _argument: object) -> "Tracer":
        """Count a line."""
        Steps.count += event == "line"
        return self


class Key(str):
    """A text that counts how often it is compared."""

    __slots__ = ()
    __hash__ = str.__hash__

    def __eq__(self, other: object) -> bool:  # type: ignore[explicit-override]  # typing.override is 3.12
        Steps.count += 1
        return str.__eq__(self, other)


class Number(int):
    """A number that counts how often it is compared."""

    __slots__ = ()
    __hash__ = int.__hash__

    def __eq__(self, other: object) -> bool:  # type: ignore[explicit-override]  # typing.override is 3.12
        Steps.count += 1
        return int.__eq__(self, other)


def loads(
    text: str | bytes,
    *,
    object_pairs_hook: Callable[[list[tuple[str, object]]], object] = dict,
    parse_constant: Callable[[str], object] | None = None,
) -> object:
    """Parse as `json.loads` does, with keys and numbers that count their comparisons."""
    decoder = json.JSONDecoder(
        object_pairs_hook=lambda pairs: object_pairs_hook([(Key(key), value) for key, value in pairs]),
        parse_int=Number,
        parse_constant=parse_constant,
    )
    found: object = decoder.decode(text if isinstance(text, str) else text.decode())
    return found


def steps(work: Work, size: int) -> int:
    """Return how many steps the work on an input of this size takes."""
    before = Steps.count
    sys.settrace(Tracer())
    try:
        work(size)
    except (FarawayError, RefusedError) as error:
        if isinstance(error, FarawayError):
            words_for_refusal(error)
    finally:
        sys.settrace(None)
    return Steps.count - before


def keys(names: Iterable[object]) -> bytes:
    return ("{" + ",".join(f'"{name}":0' for name in names) + "}").encode()


def tableau(size: int) -> bytes:
    return json.dumps({"regions": [*range(1, size), 1, 2], "sanctuaries": []}).encode()


def transcript(size: int) -> bytes:
    deck = [*range(size), 1, 2]
    rest: dict[str, Json] = {"players": 2, "variant": "standard", "readings": {}, "sanctuary_deck": []}
    return json.dumps({**rest, "region_deck": deck, "actions": [{"type": "?"}] * size}).encode()


def compare(size: int) -> object:
    one: Json = {"legal": [*range(size)], **{f"key {number}": number for number in range(size)}}
    other: Json = {"legal": [*range(size, 2 * size)], **{f"key {number}": -1 for number in range(size)}}
    return list(differences(one, other))


def report(size: int) -> object:
    """Judge a port that answers everything wrong, and write every report."""
    vectors = [
        scoring_vector(f"vector {number}", expect=ExpectAnswer({"total": 1})) for number in range(size)
    ]
    outcomes = tuple(outcome_of(vector, [Reply(answer={"total": 2})]) for vector in vectors)
    made = Report(
        command=("port",),
        suite_version="0",
        selection="full",
        identity=REFERENCE_IDENTITY,
        ending=Ending(),
        outcomes=outcomes,
        known_failures=frozenset(f"vector {number}" for number in range(0, size, 2)),
        seconds=0.0,
    )
    known = dump_known_failures(made.failures, "0")
    load_known_failures(known + "\n".join(f"unknown {number}" for number in range(size)), suite_of(*vectors))
    return [dump(made) for dump in (dump_json, dump_junit, dump_page, dump_summary)]


def record(size: int) -> object:
    head: Json = {"format": "faraway-conformance-record-1", "suite": "0", "selection": {}, "claims": None}
    said = [{"question": f"question {number}", "answer": "{}"} for number in range(size)]
    end = {"gave_up": "", "cut_short": False, "families_given_up": {}, "transient_faults": []}
    return load_record("\n".join(map(json.dumps, [head, *said, end])).encode())


WORK: dict[str, Work] = {
    "faraway: no key twice": lambda size: parse_json(keys(range(size))),
    "faraway: every key twice": lambda size: parse_json(keys(number // 2 for number in range(size))),
    "spec: no key twice": lambda size: load_json(keys(range(size))),
    "spec: every key twice": lambda size: load_json(keys(number // 2 for number in range(size))),
    "faraway: a tableau of many Regions": lambda size: load_tableau(tableau(size)),
    "spec: a tableau of many Regions": lambda size: load_spec_tableau(load_json(tableau(size))),
    "faraway: a transcript of many cards and actions": lambda size: load_transcript(transcript(size)),
    "an answer that differs everywhere": compare,
    "a report of many failures": report,
    "a recorded run": record,
}
QUADRATIC: dict[str, Work] = {
    "lines": lambda size: [one for one in range(size) for _ in range(one)],
    "comparisons": lambda size: [[Key(one) for one in range(size)].count(Key(each)) for each in range(size)],
    "numbers": lambda size: [Number(-1) in list(map(Number, range(size))) for _ in range(size)],
}
"""What must be noticed."""


def main() -> None:
    """Print the steps of every kind of work, for an input and for one of twice its size."""
    json.loads = loads  # type: ignore[assignment]  # of the same use here
    print(
        json.dumps(
            {
                name: [steps(work, FEW), steps(work, FEW), steps(work, 2 * FEW)][1:]
                for name, work in (WORK | QUADRATIC).items()
            }
        )
    )


if __name__ == "__main__":
    main()
