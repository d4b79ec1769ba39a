"""What is fuzzed: each target takes any bytes, and raises only if something is wrong with us.

Whatever is bad about the bytes must be refused, by one of the errors that stand for a refusal. A target adds what must hold
beside that: two readers agree, a file that is refused is left as it is, what is printed can be read again.
"""

import json
import tempfile
import unicodedata
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import cache
from pathlib import Path

from crosscheck.fuzz.answers import judge_answer
from faraway.conformance.derived.games import is_derived_id
from faraway.conformance.exchange.faults import Fault
from faraway.conformance.exchange.handshake import PortIdentity
from faraway.conformance.exchange.wire import Ticket, read_reply
from faraway.conformance.reference.answers import Answers
from faraway.conformance.reference.port import Port
from faraway.conformance.runner.offline import load_answers, load_record
from faraway.conformance.suite.vectors import DamagedVectorsError, load_topic, shipped_suite
from faraway.conformance.verdict.failures import load_known_failures
from faraway.errors import FarawayError
from faraway.game.record import STANDARD_RULES
from faraway.io import Json, load_tableau, parse_json
from faraway.io.games import dumps_transcript, load_transcript
from faraway.jobs.checkpoint import open_checkpoint
from faraway.rulebook.answers import answer_question
from spec.documents import load_json
from spec.documents import load_tableau as load_spec_tableau
from spec.errors import RefusedError

REFERENCE = Port(
    PortIdentity(name="reference", version="0", language="Python", levels=(1, 2, 3, 4, 5), readings={}),
    Answers(STANDARD_RULES),
)
ACTING = {"Cc", "Cf", "Cs"}
"""Categories of characters: control, format, half of a pair."""
HEAD: dict[str, Json] = {"plan": {"work": "fuzz"}, "pieces": 3, "code": ""}


def read_strict_json(data: bytes) -> None:
    """Parse JSON; whatever is accepted without a problem, Python's own parser reads alike."""
    with suppress(FarawayError):
        parsed = parse_json(data)
        if not parsed.problems:
            assert json.loads(data) == parsed.value


def read_tableau(data: bytes) -> None:
    """Read a tableau; reference and specification accept the same ones."""
    reference = spec = None
    with suppress(FarawayError):
        tableau = load_tableau(data)
        reference = [*tableau.regions], [*tableau.sanctuaries]
    with suppress(RefusedError):
        regions, sanctuaries = load_spec_tableau(load_json(data))
        spec = (regions, sanctuaries) if len(regions) == 8 else None
    assert reference == spec, (reference, spec)


def read_transcript(data: bytes) -> None:
    """Read a transcript; what is written of it is read as the same transcript."""
    with suppress(FarawayError):
        transcript = load_transcript(data)
        assert load_transcript(dumps_transcript(transcript).encode()) == transcript


def read_wire(data: bytes) -> None:
    """Read a port's reply, and answer the same line as a request."""
    reply = read_reply(data, Ticket(1, b""))
    if isinstance(reply, Fault):
        assert reply.in_words()
    answered = json.loads(REFERENCE.reply(data))
    assert answered.keys() in ({"id", "answer"}, {"id", "error"})


def read_checkpoint(data: bytes) -> None:
    """Open a checkpoint; one that is refused is left as it is, and one that is accepted can be opened again."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "checkpoint"
        path.write_bytes(data)
        try:
            with open_checkpoint(str(path), HEAD) as checkpoint:
                kept = checkpoint.results
        except FarawayError:
            assert path.read_bytes() == data
            return
        with open_checkpoint(str(path), HEAD) as again:
            assert again.results == kept


def read_vectors(data: bytes) -> None:
    """Load a file of vectors."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "topic.json"
        path.write_bytes(data)
        with suppress(DamagedVectorsError):
            load_topic(path)


def read_known_failures(data: bytes) -> None:
    """Load a list of known failures: every id is a vector's or is named as unknown."""
    known, unknown = load_known_failures(data.decode("utf-8", "replace"), _suite(), is_derived_id)
    assert not known & set(unknown)


def read_record(data: bytes) -> None:
    """Load a recorded run, and the same bytes as questions and, after an empty line, answers."""
    with suppress(ValueError):
        load_record(data)
    questions, _, answers = data.partition(b"\n\n")
    with suppress(ValueError):
        on_file = load_answers(questions, answers)
        assert len(on_file.answers) <= questions.count(b"\n") + questions.count(b"\r")


def read_question(data: bytes) -> None:
    """Answer a question; nothing that is said can act on a terminal, whatever was asked."""
    answer = answer_question(data.decode("utf-8", "replace"))
    for line in (*answer.lines, answer.case.understood if answer.case else ""):
        assert not {unicodedata.category(letter) for letter in line} & ACTING, line


_suite = cache(shipped_suite)

TARGETS: Mapping[str, Callable[[bytes], None]] = {
    "json": read_strict_json,
    "tableau": read_tableau,
    "transcript": read_transcript,
    "wire": read_wire,
    "answers": judge_answer,
    "checkpoint": read_checkpoint,
    "vectors": read_vectors,
    "known-failures": read_known_failures,
    "record": read_record,
    "question": read_question,
}
