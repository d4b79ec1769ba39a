"""The reference, or a misreading of it, as a port."""

from typing import IO

from faraway.conformance.exchange.handshake import PortIdentity
from faraway.conformance.reference.answers import Answers
from faraway.conformance.suite.documents import Json, JsonObject, compact
from faraway.errors import Code, FarawayError, raise_problems, refusal
from faraway.io import LARGEST_INPUT, dump, parse_json


class Port:
    """A port: its identity and its answers."""

    def __init__(self, identity: PortIdentity, answers: Answers) -> None:
        self.identity = identity
        self.answers = answers

    def serve(self, incoming: IO[bytes], outgoing: IO[bytes]) -> None:
        """Answer every line until the input ends."""
        for line in incoming:
            outgoing.write(self.reply(line))
            outgoing.flush()

    def reply(self, line: bytes) -> bytes:
        """Answer one line with one line, however malformed."""
        number: Json = None
        try:
            parsed = parse_json(line, largest=LARGEST_INPUT)
            request = parsed.value
            if not isinstance(request, dict):
                raise refusal(Code.WRONG_TYPE, "a request is an object")
            number = request.get("id")
            if type(number) is not int:
                number = None
                code = Code.WRONG_TYPE if "id" in request else Code.MISSING_KEY
                raise refusal(code, "a request has an id, a whole number", path="/id")
            raise_problems(parsed.problems)
            reply: JsonObject = {"id": number, "answer": self._answer(request)}
        except FarawayError as error:
            reply = {"id": number, **dump(error)}
        return compact(reply).encode() + b"\n"

    def _answer(self, request: JsonObject) -> JsonObject:
        if request.get("request") == "hello":
            return self.identity.to_json()
        return self.answers.answer(request)
