"""The Sanctuary that a port sends instead of a printed one: the most alike of those that are on no card."""

from collections.abc import Mapping, Sequence
from functools import cache

from faraway.cards.catalogue import CATALOGUE
from faraway.conformance.exchange.faults import shortened
from faraway.conformance.suite.documents import Json, JsonObject, as_list, compact, sorted_form
from faraway.io import dump

MOST_APART, MOST_COMPARED = 3, 500


def card_facts(card: JsonObject) -> JsonObject:
    """Return a card without the parts that a port may choose: the id of a Sanctuary and the order of a quest's biomes."""
    facts = {key: value for key, value in card.items() if key != "id"}
    quest = facts.get("quest")
    if isinstance(quest, dict) and isinstance(quest.get("biomes"), list):
        facts["quest"] = {**quest, "biomes": sorted(as_list(quest["biomes"]), key=str)}
    return facts


def facts_form(card: JsonObject) -> str:
    """Return what a card shows, needs and pays as text."""
    return sorted_form(card_facts(card))


@cache
def printed_forms() -> Mapping[str, str]:
    """Return the facts of each printed Sanctuary by its id."""
    return {card.id: facts_form(dump(card)) for card in CATALOGUE.sanctuaries}


def nearest_in_words(wanted: JsonObject, entries: Sequence[Json]) -> str:
    """Return how what is sent comes nearest to the facts of a Sanctuary; empty if nothing unprinted is near."""
    printed = {*printed_forms().values()}
    found = [
        facts
        for entry in entries[:MOST_COMPARED]
        if isinstance(entry, dict) and sorted_form(facts := card_facts(entry)) not in printed
    ]
    apart = [[key for key in wanted if key not in facts or facts[key] != wanted[key]] for facts in found]
    least = min(map(len, apart), default=0)
    if not 0 < least <= MOST_APART:
        return ""
    facts, keys = next((facts, keys) for facts, keys in zip(found, apart, strict=True) if len(keys) == least)
    differing = ", ".join(
        f"{key} {shortened(compact(facts[key]))}" if key in facts else f"no {key}" for key in keys
    )
    is_one_of_several = [*map(len, apart)].count(least) > 1
    return f"; {'one of the nearest' if is_one_of_several else 'the nearest'} that is sent has {differing}"
