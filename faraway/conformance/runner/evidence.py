"""Every line exchanged: the evidence for a verdict, as hashes in a report and in full in a recording."""

import hashlib
from collections.abc import Iterable

from attrs import frozen

from faraway.conformance.exchange.faults import Fault
from faraway.conformance.exchange.wire import Reply, Ticket

HASH_DIGITS = 32


@frozen
class Exchanged:
    """One question and its outcome."""

    ticket: Ticket
    reply: Reply | Fault

    @property
    def question(self) -> bytes:
        """The line that was sent."""
        return self.ticket.line

    @property
    def answer(self) -> bytes:
        """The line that came, or the fault in words."""
        if isinstance(self.reply, Fault):
            return self.reply.in_words().encode("utf-8", "backslashreplace")
        return self.reply.line or self.ticket.right_line or b""


def hash_of(lines: Iterable[bytes]) -> str:
    """Return the first half of the SHA-256 of some lines."""
    return hashlib.sha256(b"\n".join(lines)).hexdigest()[:HASH_DIGITS]
