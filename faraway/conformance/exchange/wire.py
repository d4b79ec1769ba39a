"""The two kinds of line on the wire: the request that the runner writes and the reply that the port writes."""

from attrs import evolve, field, frozen

from faraway.conformance.exchange.faults import Fault, FaultKind, excerpt, shortened
from faraway.conformance.suite.documents import Json, JsonObject, as_object, compact, read_json
from faraway.io.wire import is_nested_deeper

DEEPEST = 32
"""The deepest right answer is nested eight deep."""


@frozen
class Ticket:
    """One request line: its number (the id on the wire) and its text. A line without an id is answered with null.

    `right` is the expected answer and `right_line` its compact form: the exchange does not parse a reply equal to it.
    """

    number: int
    line: bytes = field(repr=False)
    has_id: bool = True
    right: JsonObject | None = field(default=None, repr=False)
    right_line: bytes | None = field(default=None, repr=False)
    family: str = ""
    """The questions that are given up together when several of them hang."""


@frozen
class Reply:
    """What a port replied: an answer or an error."""

    _answer: Json = None
    error: JsonObject | None = None
    line: bytes = field(default=b"", eq=False, repr=False)
    """The line as it came; empty where it was equal to the expected one."""
    is_packed: bool = field(default=False, eq=False)
    """Whether only the line is kept."""

    @property
    def answer(self) -> Json:
        """The answer; None if it is an error."""
        return as_object(read_json(self.line))["answer"] if self.is_packed else self._answer

    def packed(self) -> "Reply":
        """Return the reply with its line alone, to be parsed when it is looked at: parsed it takes up to 24 times as much."""
        return evolve(self, answer=None, is_packed=True) if self.line and self.error is None else self


def read_reply(line: bytes, ticket: Ticket) -> Reply | Fault:
    """Parse one line as the reply to one request."""
    try:
        document = read_json(line)
    except (ValueError, RecursionError):
        return Fault(FaultKind.NOT_JSON, repr(excerpt(line)))
    if not isinstance(document, dict) or "id" not in document:
        return Fault(FaultKind.NOT_AN_ANSWER, f"it has no id: {excerpt(line)!r}")
    if is_nested_deeper(line, DEEPEST):
        return Fault(FaultKind.NOT_AN_ANSWER, f"it is nested more than {DEEPEST} deep: {excerpt(line)!r}")
    if "request" in document:
        return Fault(FaultKind.NOT_AN_ANSWER, f"it sent the request back: {excerpt(line)!r}")
    number = document["id"]
    wanted = ticket.number if ticket.has_id else None
    if type(number) is not type(wanted) or number != wanted:
        return Fault(
            FaultKind.WRONG_ID, f"id {compact(wanted)} was asked, {shortened(compact(number))} was answered"
        )
    return _content(document, line) or Fault(
        FaultKind.NOT_AN_ANSWER,
        f'it has neither just "answer" nor just "error" with a code: {excerpt(line)!r}',
    )


def _content(document: JsonObject, line: bytes) -> Reply | None:
    error = document.get("error")
    if "answer" in document and "error" not in document:
        return Reply(answer=document["answer"], line=line)
    if "answer" not in document and isinstance(error, dict) and isinstance(error.get("code"), str):
        return Reply(error=error, line=line)
    return None
