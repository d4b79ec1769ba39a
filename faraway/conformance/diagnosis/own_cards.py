"""The wrong cards in a port's own catalogue."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

from attrs import evolve

from faraway.cards.catalogue import CATALOGUE, Card, Per, Quest, Sanctuary
from faraway.cards.icons import Biome, Wonders
from faraway.conformance.suite.documents import Json, JsonObject, as_list, as_object, read_json
from faraway.conformance.suite.vectors import ExpectCard, Vector
from faraway.conformance.verdict.nearest import facts_form, printed_forms
from faraway.io import dump

WONDERS = ("stones", "chimeras", "thistles")
PAIRINGS_KEPT, MOST_SURPLUS = 8, 90


def wrong_cards(vector: Vector, answer: Json) -> Iterator[Card]:
    """Return the card that a port has instead of the one that a failed vector asks for, if it can be parsed."""
    if not isinstance(vector.expect, ExpectCard) or not isinstance(answer, dict):
        return
    card = vector.expect.card
    entries = as_list(answer.get("regions" if "duration" in card else "sanctuaries"))
    for entry in _meant(card, [entry for entry in entries if isinstance(entry, dict)]):
        try:
            found = _card(card, entry)
        except (KeyError, TypeError, ValueError):
            continue
        if found not in (*CATALOGUE.regions, *CATALOGUE.sanctuaries):
            yield found


def _meant(card: JsonObject, entries: Sequence[JsonObject]) -> Iterator[JsonObject]:
    """Yield the entries that are meant as this card: by duration, by id, or by what is most alike of what is on no card."""
    if "duration" in card:
        yield from (entry for entry in entries if entry.get("duration") == card["duration"])
        return
    named = [entry for entry in entries if isinstance(entry.get("id"), str)]
    yield from (entry for entry in named if entry["id"] == card["id"])
    if not named:
        position = _paired(tuple(map(facts_form, entries))).get(str(card["id"]))
        if position is not None:
            yield entries[position]


def is_sent(card: Sanctuary, answer: Json) -> bool:
    """Return True if a catalogue holds a Sanctuary with these facts."""
    wanted, entries = facts_form(dump(card)), as_list(as_object(answer).get("sanctuaries"))
    return any(isinstance(entry, dict) and facts_form(entry) == wanted for entry in entries)


def shows_no_other(answer: Json, sent: Json) -> bool:
    """Return True if every Sanctuary of a catalogue that is on no card was sent as well."""
    ours, theirs = (
        Counter(
            facts_form(entry)
            for entry in as_list(as_object(each).get("sanctuaries"))
            if isinstance(entry, dict)
        )
        for each in (answer, sent)
    )
    return ours - Counter(printed_forms().values()) <= theirs


@lru_cache(maxsize=PAIRINGS_KEPT)
def _paired(sent: tuple[str, ...]) -> Mapping[str, int]:
    """Pair the printed Sanctuaries that were not sent with what was sent instead; leave out where two are equally alike.

    The most alike are paired first. The last of both is one pair, however little alike.
    """
    printed = printed_forms()
    missing = {name: _fields(form) for name, form in printed.items() if form not in sent}
    known, seen = set(printed.values()), set[str]()
    surplus: dict[int, JsonObject] = {}
    for position, form in enumerate(sent):
        if form not in known or form in seen:
            surplus[position] = _fields(form)
        seen.add(form)
    if len(surplus) > MOST_SURPLUS:
        return {}
    apart = {
        (name, position): sum(1 for key in right if right[key] != got.get(key))
        for name, right in missing.items()
        for position, got in surplus.items()
    }
    pairs: dict[str, int] = {}
    while apart:
        least = min(apart.values())
        nearest = [pair for pair, count in apart.items() if count == least]
        names, positions = (Counter(pair[side] for pair in nearest) for side in (0, 1))
        pairs |= {name: at for name, at in nearest if names[name] == 1 and positions[at] == 1}
        apart = {
            pair: count for pair, count in apart.items() if pair[0] not in names and pair[1] not in positions
        }
    return pairs


def _fields(form: str) -> JsonObject:
    return as_object(read_json(form))


def _card(card: JsonObject, entry: JsonObject) -> Card:
    """Return the printed card with the facts of an entry instead; raise if one is missing or of the wrong type."""
    printed: Card = (
        CATALOGUE.region_of[_whole(entry["duration"])]
        if "duration" in card
        else CATALOGUE.sanctuary_of[str(card["id"])]
    )
    clues, stones, chimeras, thistles = _wholes(entry, "clues", *WONDERS)
    biome = None if entry["biome"] is None else Biome(entry["biome"])
    shown = evolve(
        printed,
        night=entry["night"] is True,
        clues=clues,
        stones=stones,
        chimeras=chimeras,
        thistles=thistles,
        quest=_quest(entry["quest"]),
    )
    if isinstance(shown, Sanctuary):
        return evolve(shown, biome=biome)
    asked = entry["prerequisite"]
    if not isinstance(asked, dict) or biome is None:
        raise TypeError(entry)
    stones, chimeras, thistles = _wholes(asked, *WONDERS)
    needed = Wonders(stones=stones, chimeras=chimeras, thistles=thistles)
    return evolve(shown, biome=biome, prerequisite=needed)


def _quest(value: Json) -> Quest | None:
    if value is None:
        return None
    if not isinstance(value, dict):
        raise TypeError(value)
    counted = tuple(Biome(biome) for biome in as_list(value.get("biomes")))
    return Quest(per=Per(value["per"]), fame=_whole(value["fame"]), biomes=counted)


def _whole(value: Json) -> int:
    if type(value) is not int:
        raise TypeError(value)
    return value


def _wholes(entry: JsonObject, *names: str) -> Iterator[int]:
    return (_whole(entry[name]) for name in names)
