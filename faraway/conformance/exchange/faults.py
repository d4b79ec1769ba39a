"""The ways in which a port breaks the protocol, in the order in which a conversation meets them.

Start the command, wait for a line, parse it, match its id with the request, then look for lines nobody requested. Each
step fails in its own way; each way has a sentence for the report and advice for the author of the port.
"""

from enum import Enum

from attrs import frozen

EXCERPT = 200


class FaultKind(Enum):
    """One way to break the protocol, whatever the answer would have been."""

    NOT_STARTED = "could not be started"
    CRASHED = "ended before it had answered"
    HUNG = "did not answer in time"
    TOO_LONG = "wrote more than the limit allows"
    OVER_LIMIT = "was stopped at a limit"
    NOT_JSON = "answered with a line that is not JSON"
    NOT_AN_ANSWER = "answered with a line that is no answer"
    WRONG_ID = "answered with another id"
    TWICE = "answered twice"
    UNASKED = "wrote a line that nobody had asked for"


ADVICE = {
    FaultKind.NOT_STARTED: "Check the command after `--`: it must work as typed in a shell.",
    FaultKind.CRASHED: "The program exited while stdin was still open. Run it by hand and type the line "
    '{"id": 0, "request": "hello", "protocol": "faraway-wire-1"}. Its standard error is shown below.',
    FaultKind.HUNG: "The port never answers this request, or takes longer than --answer-timeout allows, or the answer is still in a "
    "buffer. Flush standard output after every answer: print(..., flush=True), fflush(stdout), $| = 1, System.out.flush().",
    FaultKind.TOO_LONG: "Write each answer on one line, end it with a newline, and write nothing else.",
    FaultKind.OVER_LIMIT: "The limits are listed in `faraway conformance protocol`; each has an option.",
    FaultKind.NOT_JSON: "Write only answers to standard output, one JSON object per line, never split over several lines. "
    "Send greetings, logs and debug output to standard error.",
    FaultKind.NOT_AN_ANSWER: 'Answer {"id": the id of the request, "answer": {...}} or {"id": ..., "error": {"code": ...}}. '
    "Do not repeat the request.",
    FaultKind.WRONG_ID: "Return the id unchanged, as a number, and answer requests in the order received.",
    FaultKind.TWICE: "Write one line per request. Check whether two parts of the program print the answer.",
    FaultKind.UNASKED: "Write nothing to standard output except answers to requests.",
}


@frozen
class Fault:
    """One breach of the protocol: its kind, and what the port did or wrote."""

    kind: FaultKind
    detail: str = ""

    def in_words(self) -> str:
        """Return the sentence for a report."""
        return f"{self.kind.value}: {self.detail}" if self.detail else self.kind.value

    @property
    def advice(self) -> str:
        """What the author of the port can do about it."""
        return ADVICE[self.kind]


def excerpt(line: bytes) -> str:
    """Return the beginning of a port's output, whatever bytes it contains."""
    return shortened(line[: EXCERPT + 1].decode("utf-8", "backslashreplace"), is_whole=len(line) <= EXCERPT)


def shortened(text: str, *, is_whole: bool = True) -> str:
    """Return the beginning of a text that a port wrote."""
    return text if is_whole and len(text) <= EXCERPT else text[:EXCERPT] + "…"
