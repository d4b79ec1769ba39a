"""Ask the reference and the specification in the wire format, and demand that they agree."""

from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from random import Random

from crosscheck.implementations import as_object
from faraway.cards.catalogue import CATALOGUE
from faraway.conformance.exchange.handshake import PortIdentity, played_values
from faraway.conformance.reference.answers import Answers
from faraway.conformance.reference.port import Port
from faraway.conformance.runner.questions import Completion
from faraway.conformance.suite.documents import Json, JsonObject, is_same
from faraway.game.readings import READING_VALUES
from faraway.game.record import STANDARD_RULES, Rules
from faraway.io import dump
from faraway.io.strict import parse_trusted

FACTS: dict[str, JsonObject] = {str(card.id): dump(card) for card in CATALOGUE.sanctuaries}
COMBINATIONS_TRIED = 4
_spec_reply: Callable[[bytes], object] = import_module(
    "crosscheck.ports.specification"
).reply  # a port has no types


class DisagreementError(Exception):
    """The implementations disagree, or contradict what was worked out by hand: no vector can be made."""


def identity_playing(readings: Mapping[str, str]) -> PortIdentity:
    """Return a port that plays exactly these readings, and otherwise the defaults."""
    return PortIdentity(
        name="implementation",
        version="0",
        language="Python",
        levels=(1, 2, 3, 4, 5),
        readings=played_values({name: (value,) for name, value in readings.items()}),
    )


def line_of(request: JsonObject, readings: Mapping[str, str]) -> bytes:
    """Return a request as the line that the runner would send."""
    return Completion(identity_playing(readings), FACTS).line(1, request, {})


def ask_reference(line: bytes, rules: Rules = STANDARD_RULES) -> JsonObject:
    """Return the reply of the reference, or of a misreading of it."""
    return _judged_part(parse_trusted(Port(identity_playing({}), Answers(rules)).reply(line), JsonObject))


def ask_spec(line: bytes) -> JsonObject:
    """Return the reply of the specification."""
    return _judged_part(as_object(_spec_reply(line)))


def _judged_part(reply: JsonObject) -> JsonObject:
    """Drop the id and the message of an error: only its code is compared."""
    error = reply.get("error")
    if isinstance(error, dict):
        return {"error": error["code"]}
    return {"answer": reply["answer"]}


def agreed(request: JsonObject, readings: Mapping[str, str]) -> JsonObject:
    """Return the reply that both implementations give to a request."""
    return agreed_on_line(line_of(request, readings))


def agreed_on_line(line: bytes) -> JsonObject:
    """Return the reply that both implementations give to a line as it stands; raise DisagreementError otherwise."""
    reference, specification = ask_reference(line), ask_spec(line)
    if not is_same(reference, specification):
        raise DisagreementError(f"{line[:300]!r}\nreference {reference}\nspec {specification}")
    return reference


def readings_where_same(
    request: JsonObject, base: Mapping[str, str], answer: Json, seed: int
) -> dict[str, tuple[str, ...]]:
    """Find the readings under which an answer holds: fix each that changes it alone, then try the others together.

    A reading that the base names is in the result too, its own value first, so that the vector is asked under it.
    """
    fixed: dict[str, tuple[str, ...]] = {}
    for name, values in READING_VALUES.items():
        own = base.get(name, values[0])
        others = [
            value
            for value in values
            if value != own and is_same(answer, ask_reference(line_of(request, {**base, name: value})))
        ]
        if len(others) < len(values) - 1 or name in base:
            fixed[name] = (own, *others)
    for readings in _combinations(fixed, base, Random(seed)):
        if not is_same(answer, agreed(request, readings)):
            return {name: (base.get(name, values[0]),) for name, values in READING_VALUES.items()}
    return fixed


def _combinations(
    fixed: Mapping[str, tuple[str, ...]], base: Mapping[str, str], chance: Random
) -> Iterator[dict[str, str]]:
    yield dict(base)
    for _ in range(COMBINATIONS_TRIED):
        yield {name: chance.choice(fixed.get(name, values)) for name, values in READING_VALUES.items()}
