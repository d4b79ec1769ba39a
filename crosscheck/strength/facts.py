"""Which wrong card facts show in the scores of the suite."""

from attrs import frozen

from crosscheck.generate.scoring_cards import can_never_show, caught_by, wrong_facts
from crosscheck.generate.scoring_found import Cards
from faraway.conformance.suite.documents import Json
from faraway.conformance.suite.vectors import Suite


@frozen(kw_only=True)
class Facts:
    """How many wrong facts there are, how many show in a score, how many never can; and each vector's cards."""

    total: int
    shown: int
    never: int
    cards_by_vector: dict[str, set[str]]


def caught_facts(suite: Suite) -> Facts:
    """Score every tableau of the suite with every wrong fact of its cards."""
    wrong = wrong_facts()
    card_of = {name: card for card, names in wrong.items() for name in names}
    shown: set[str] = set()
    cards: dict[str, set[str]] = {}
    for vector in suite.vectors:
        if vector.requests and vector.requests[0].get("request") == "score" and vector.level == 2:
            request = vector.requests[0]
            caught = caught_by(Cards(_numbers(request["regions"]), _names(request["sanctuaries"])))
            shown |= caught
            cards[vector.id] = {card_of[name] for name in caught}
    never = sum(
        can_never_show(rules.catalogue, card) for card, names in wrong.items() for rules in names.values()
    )
    return Facts(total=len(card_of), shown=len(shown), never=never, cards_by_vector=cards)


def _numbers(value: Json) -> tuple[int, ...]:
    return tuple(entry for entry in value if isinstance(entry, int)) if isinstance(value, list) else ()


def _names(value: Json) -> tuple[str, ...]:
    return tuple(str(entry) for entry in value) if isinstance(value, list) else ()
