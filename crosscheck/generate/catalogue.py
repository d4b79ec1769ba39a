"""Level 1: every printed card."""

from collections.abc import Iterator

from attrs import evolve

from crosscheck.generate.agreement import agreed
from crosscheck.generate.drafting import Topic, draft
from faraway.conformance.suite.documents import Json, JsonObject
from faraway.conformance.suite.vectors import ExpectCard, Vector

REQUEST: JsonObject = {"request": "catalogue"}


def topics() -> Iterator[Topic]:
    """Yield the topics of the card facts."""
    answer = agreed(REQUEST, {})["answer"]
    if not isinstance(answer, dict):
        raise TypeError(answer)
    yield Topic(
        "catalogue-regions",
        "The facts of the 68 Regions.",
        tuple(
            _card(card, "duration", "Region", ("COMP-4", "COMP-5", "COMP-6"))
            for card in _cards(answer["regions"])
        ),
    )
    yield Topic(
        "catalogue-sanctuaries",
        "The facts of the 45 Sanctuaries.",
        tuple(
            _card(card, "id", "Sanctuary", ("COMP-11", "COMP-12")) for card in _cards(answer["sanctuaries"])
        ),
    )


def _cards(cards: Json) -> list[JsonObject]:
    return [card for card in cards if isinstance(card, dict)] if isinstance(cards, list) else []


def _card(card: JsonObject, key: str, noun: str, clauses: tuple[str, ...]) -> Vector:
    name = str(card[key])
    vector = draft(
        f"{noun.lower()}-{name}",
        1,
        clauses,
        f"What {noun} {name} shows, asks for and pays.",
        ("card", noun.lower()),
    )
    return evolve(vector, requests=(REQUEST,), expect=ExpectCard(card))
