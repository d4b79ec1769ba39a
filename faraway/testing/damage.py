"""Damaged input: a valid document with one fault, and the code of its refusal."""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from attrs import frozen
from hypothesis import strategies as st
from hypothesis.strategies import DrawFn

from faraway.errors import Code
from faraway.io import dump, dumps_line
from faraway.io.strict import Json
from faraway.io.wire import read_json
from faraway.scoring.tableau import ascents
from faraway.testing.cards import DURATIONS, SANCTUARY_IDS
from faraway.testing.games import transcripts
from faraway.testing.tableaux import tableaux

Document: TypeAlias = dict[str, Json]
Fault: TypeAlias = tuple[Code, Callable[[DrawFn, Document], Json]]
TextFault: TypeAlias = tuple[Code, Callable[[DrawFn, str], bytes]]


@frozen(kw_only=True)
class Damaged:
    """Bytes with one fault: its name, and the code of the first reason of the refusal."""

    fault: str
    data: bytes
    code: Code


@st.composite
def damaged_tableaux(draw: DrawFn, fault: str | None = None) -> Damaged:
    """Generate whole tableaux with one fault each. Against: COMP-1, COMP-2, COMP-5, ROUND-3, FIND-1."""
    return _damage(draw, dump(draw(tableaux())), TABLEAU_FAULTS, fault)


@st.composite
def damaged_transcripts(draw: DrawFn, fault: str | None = None) -> Damaged:
    """Generate transcripts of whole games with one fault each; replay detects some of them. Against: SETUP-6."""
    return _damage(draw, dump(draw(transcripts(finished=True))), TRANSCRIPT_FAULTS, fault)


def _damage(draw: DrawFn, document: Document, faults: Mapping[str, Fault], fault: str | None) -> Damaged:
    name = fault or draw(st.sampled_from([*faults, *TEXT_FAULTS]))
    if name in TEXT_FAULTS:
        code, spoil = TEXT_FAULTS[name]
        return Damaged(fault=name, data=spoil(draw, _text(document)), code=code)
    code, change = faults[name]
    return Damaged(fault=name, data=_text(change(draw, document)).encode(), code=code)


def _text(value: Json) -> str:
    return dumps_line(value, ascii_only=True)


def _cut_short(draw: DrawFn, text: str) -> bytes:
    return text[: draw(st.integers(1, len(text) - 1))].encode()


def _key_twice(draw: DrawFn, text: str) -> bytes:
    document = read_json(text)
    assert isinstance(document, dict)  # noqa: S101 - every document begins as a good one
    name = draw(st.sampled_from(sorted(document)))
    return f"{text[:-1]}, {_text(name)}: {_text(document[name])}}}".encode()


def _with_number(text: str, wrong: str) -> bytes:
    start = next(
        position for position, letter in enumerate(text) if letter.isdigit() and text[position - 1] in " ["
    )
    end = next(position for position in range(start, len(text)) if not text[position].isdigit())
    return f"{text[:start]}{wrong}{text[end:]}".encode()


TEXT_FAULTS: dict[str, TextFault] = {
    "empty": (Code.NOT_JSON, lambda _draw, _text: b""),
    "cut-short": (Code.NOT_JSON, _cut_short),
    "byte-order-mark": (Code.NOT_JSON, lambda _draw, text: b"\xef\xbb\xbf" + text.encode()),
    "comment": (Code.NOT_JSON, lambda _draw, text: b"// a game\n" + text.encode()),
    "single-quotes": (Code.NOT_JSON, lambda _draw, text: text.replace('"', "'").encode()),
    "trailing-comma": (Code.NOT_JSON, lambda _draw, text: f"{text[:-1]},}}".encode()),
    "two-documents": (Code.NOT_JSON, lambda _draw, text: (text + text).encode()),
    "nan": (Code.NOT_JSON, lambda _draw, text: _with_number(text, "NaN")),
    "leading-zero": (Code.NOT_JSON, lambda _draw, text: _with_number(text, "007")),
    "utf-16": (Code.NOT_UTF8, lambda _draw, text: text.encode("utf-16")),
    "latin-1": (Code.NOT_UTF8, lambda _draw, text: text.encode()[:-1] + b', "caf\xe9": 1}'),
    "key-twice": (Code.DUPLICATE_KEY, _key_twice),
    "number-of-5000-digits": (Code.TOO_LARGE, lambda _draw, text: _with_number(text, "9" * 5000)),
    "nested-100-deep": (
        Code.TOO_DEEP,
        lambda _draw, text: f'{text[:-1]}, "more": {"[" * 100}{"]" * 100}}}'.encode(),
    ),
}


def _list(document: Document, name: str) -> list[Json]:
    """Return a copy of a list of the document."""
    value = document[name]
    assert isinstance(value, list)  # noqa: S101 - every document begins as a good one
    return list(value)


def _replaced(name: str, *wrong: Json) -> Callable[[DrawFn, Document], Json]:
    """Replace a whole value by one of these."""
    return lambda draw, document: {**document, name: draw(st.sampled_from(wrong))}


def _entry(name: str, *wrong: Json) -> Callable[[DrawFn, Document], Json]:
    """Replace one entry of a list by one of these; an empty list gets an entry."""

    def change(draw: DrawFn, document: Document) -> Json:
        entries = _list(document, name)
        position = draw(st.integers(0, max(len(entries) - 1, 0)))
        entries[position : position + 1] = [draw(st.sampled_from(wrong))]
        return {**document, name: entries}

    return change


def _without(draw: DrawFn, document: Document) -> Json:
    gone = draw(st.sampled_from(sorted(document)))
    return {name: value for name, value in document.items() if name != gone}


def _region_twice(draw: DrawFn, document: Document) -> Json:
    regions = _list(document, "regions")
    here, there = draw(st.permutations(range(8)))[:2]
    regions[here] = regions[there]
    return {"regions": regions, "sanctuaries": []}


def _sanctuary_twice(draw: DrawFn, document: Document) -> Json:
    """Name a Sanctuary twice; sort the Regions, since two Sanctuaries need two ascents."""
    regions = sorted(region for region in _list(document, "regions") if isinstance(region, int))
    name = draw(st.sampled_from(SANCTUARY_IDS))
    return {"regions": [*regions], "sanctuaries": [name, name]}


def _too_few(draw: DrawFn, document: Document) -> Json:
    return {"regions": _list(document, "regions")[: draw(st.integers(0, 7))], "sanctuaries": []}


def _too_many(draw: DrawFn, document: Document) -> Json:
    regions = _list(document, "regions")
    others = [duration for duration in DURATIONS if duration not in regions]
    more: list[Json] = [*draw(st.permutations(others))[: draw(st.integers(1, 5))]]
    return {**document, "regions": regions + more}


def _too_many_sanctuaries(draw: DrawFn, document: Document) -> Json:
    regions = [region for region in _list(document, "regions") if isinstance(region, int)]
    names: list[Json] = [*draw(st.permutations(SANCTUARY_IDS))[: ascents(regions) + draw(st.integers(1, 3))]]
    return {"regions": [*regions], "sanctuaries": names}


_NO_INTEGERS: tuple[Json, ...] = ("3", 3.0, True, None, [3], {})
_NO_STRINGS: tuple[Json, ...] = (3, 3.5, False, None, ["forest-stone"], {})
_NO_LISTS: tuple[Json, ...] = ("forest-stone", 3, None, True, {"0": 3})
_NO_OBJECTS: tuple[Json, ...] = ([], "", 0, None, True, [["regions", []]])

TABLEAU_FAULTS: dict[str, Fault] = {
    "no-object": (Code.WRONG_TYPE, lambda draw, _: draw(st.sampled_from(_NO_OBJECTS))),
    "key-missing": (Code.MISSING_KEY, _without),
    "key-unknown": (Code.UNKNOWN_KEY, _replaced("Regions", 1, [])),
    "regions-no-list": (Code.WRONG_TYPE, _replaced("regions", *_NO_LISTS)),
    "sanctuaries-no-list": (Code.WRONG_TYPE, _replaced("sanctuaries", *_NO_LISTS)),
    "region-no-number": (Code.WRONG_TYPE, _entry("regions", *_NO_INTEGERS)),
    "sanctuary-no-string": (Code.WRONG_TYPE, _entry("sanctuaries", *_NO_STRINGS)),
    "region-unknown": (Code.UNKNOWN_REGION, _entry("regions", 0, -1, 69, 10**40)),
    "sanctuary-unknown": (
        Code.UNKNOWN_SANCTUARY,
        _entry("sanctuaries", "", "Forest-stone", "forest-stone ", "\ud800", "gray"),
    ),
    "region-twice": (Code.REGION_TWICE, _region_twice),
    "sanctuary-twice": (Code.SANCTUARY_TWICE, _sanctuary_twice),
    "too-few-regions": (Code.TOO_FEW_REGIONS, _too_few),
    "too-many-regions": (Code.TOO_MANY_REGIONS, _too_many),
    "too-many-sanctuaries": (Code.TOO_MANY_SANCTUARIES, _too_many_sanctuaries),
}


DECKS = ("region_deck", "sanctuary_deck")


def _card_left_out(draw: DrawFn, document: Document) -> Json:
    name = draw(st.sampled_from(DECKS))
    deck = _list(document, name)
    deck.pop(draw(st.integers(0, len(deck) - 1)))
    return {**document, name: deck}


def _card_doubled(draw: DrawFn, document: Document) -> Json:
    name = draw(st.sampled_from(DECKS))
    deck = _list(document, name)
    here, there = draw(st.permutations(range(len(deck))))[:2]
    deck[here] = deck[there]
    return {**document, name: deck}


def _action(change: Callable[[dict[str, Json]], Json]) -> Callable[[DrawFn, Document], Json]:
    """Change one action of a player, not the shuffle."""

    def changed(draw: DrawFn, document: Document) -> Json:
        actions = _list(document, "actions")
        positions = [
            position
            for position, action in enumerate(actions)
            if isinstance(action, dict) and "seat" in action
        ]
        position = draw(st.sampled_from(positions))
        action = actions[position]
        assert isinstance(action, dict)  # noqa: S101 - as drawn
        actions[position] = change(action)
        return {**document, "actions": actions}

    return changed


def _explored_twice(draw: DrawFn, document: Document) -> Json:
    """Repeat a player's choice while others have not chosen."""
    actions = _list(document, "actions")
    kinds = [action["type"] for action in actions if isinstance(action, dict)]
    first = [
        position for position in range(len(kinds) - 1) if kinds[position] == kinds[position + 1] == "explore"
    ]
    position = draw(st.sampled_from(first))
    actions.insert(position, actions[position])
    return {**document, "actions": actions}


def _after_the_end(_: DrawFn, document: Document) -> Json:
    actions = _list(document, "actions")
    return {**document, "actions": [*actions, actions[-1]]}


def _wrong_total(draw: DrawFn, document: Document) -> Json:
    stated = document["result"]
    assert isinstance(stated, dict)  # noqa: S101 - a whole game has a result
    name = draw(st.sampled_from(("totals", "ranks")))
    numbers = _list(stated, name)
    position = draw(st.integers(0, len(numbers) - 1))
    there = numbers[position]
    assert isinstance(there, int)  # noqa: S101 - as above
    numbers[position] = there + 1
    return {**document, "result": {**stated, name: numbers}}


TRANSCRIPT_FAULTS: dict[str, Fault] = {
    "no-object": (Code.WRONG_TYPE, lambda draw, _: draw(st.sampled_from(_NO_OBJECTS))),
    "key-missing": (Code.MISSING_KEY, _without),
    "key-unknown": (Code.UNKNOWN_KEY, _replaced("Format", 1)),
    "format-unknown": (Code.UNKNOWN_VALUE, _replaced("format", "faraway-transcript-2", "")),
    "players-no-number": (Code.WRONG_TYPE, _replaced("players", *_NO_INTEGERS)),
    "too-few-players": (Code.TOO_FEW_PLAYERS, _replaced("players", 1, 0, -1)),
    "too-many-players": (Code.TOO_MANY_PLAYERS, _replaced("players", 7, 1000)),
    "variant-unknown": (Code.UNKNOWN_VALUE, _replaced("variant", "expert", "")),
    "reading-unknown": (Code.UNKNOWN_READING, _replaced("readings", {"market-reveals": "every-round"})),
    "reading-value-unknown": (Code.UNKNOWN_READING_VALUE, _replaced("readings", {"ranking": "nobody"})),
    "reading-no-string": (Code.WRONG_TYPE, _replaced("readings", {"ranking": 1})),
    "deck-no-list": (Code.WRONG_TYPE, _replaced("region_deck", *_NO_LISTS)),
    "card-left-out": (Code.DECK_INCOMPLETE, _card_left_out),
    "card-doubled": (Code.DECK_INCOMPLETE, _card_doubled),
    "action-no-object": (Code.WRONG_TYPE, _action(lambda _: "explore")),
    "action-unknown": (Code.UNKNOWN_VALUE, _action(lambda action: {**action, "type": "pass"})),
    "action-without-type": (
        Code.MISSING_KEY,
        _action(lambda action: {name: value for name, value in action.items() if name != "type"}),
    ),
    "action-with-unknown-key": (Code.UNKNOWN_KEY, _action(lambda action: {**action, "why": "because"})),
    "seat-no-number": (Code.WRONG_TYPE, _action(lambda action: {**action, "seat": "0"})),
    "seat-unknown": (Code.UNKNOWN_SEAT, _action(lambda action: {**action, "seat": 6})),
    "seat-negative": (Code.UNKNOWN_SEAT, _action(lambda action: {**action, "seat": -1})),
    "explored-twice": (Code.ALREADY_CHOSEN, _explored_twice),
    "out-of-phase": (Code.WRONG_PHASE, _replaced("actions", [{"type": "take", "seat": 0, "region": 1}])),
    "after-the-end": (Code.GAME_OVER, _after_the_end),
    "result-wrong": (Code.WRONG_RESULT, _wrong_total),
    "result-too-soon": (
        Code.WRONG_RESULT,
        lambda _, document: {**document, "actions": _list(document, "actions")[:-1]},
    ),
}
