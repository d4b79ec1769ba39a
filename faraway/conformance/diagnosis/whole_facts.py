"""One fact read wrongly on all cards alike: two wonders exchanged, night and day exchanged, a fact that is never read.

Such a misreading is named if what the port sends follows it on every card that it changes. One card as printed refutes it.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache, partial
from itertools import combinations
from typing import TypeAlias

from attrs import evolve, frozen

from faraway.cards.catalogue import CATALOGUE, Biome, Card, Catalogue, Per, Quest, Region
from faraway.cards.icons import Wonders
from faraway.conformance.diagnosis.own_cards import WONDERS
from faraway.conformance.diagnosis.suspects import Suspect
from faraway.conformance.suite.documents import Json, JsonObject, as_list, as_object
from faraway.conformance.suite.vectors import ExpectCard, Vector
from faraway.conformance.verdict.nearest import card_facts, facts_form
from faraway.game.record import Rules
from faraway.io import dump

LEAST_CARDS, CATALOGUES_KEPT = 2, 4
Change: TypeAlias = Callable[[Card], Card]
Icons: TypeAlias = dict[str, int]
ICONS = ("clues", *WONDERS)
PER = {"stones": Per.STONE, "chimeras": Per.CHIMERA, "thistles": Per.THISTLE}


@frozen(eq=False)
class WholeFact:
    """A misreading of one fact on all cards of a kind, and what it makes of them."""

    suspect: Suspect
    regions: Mapping[int, tuple[JsonObject, JsonObject]]
    """The Regions by duration: as they would be without it, and as a port would send them; empty if it changes none."""
    touched: frozenset[str]
    """What it changes on some Region."""
    sanctuaries: Mapping[str, int]
    """How often facts occur among the Sanctuaries; empty if that is as printed."""
    sanctuary_of: Mapping[str, str]
    """The facts of every Sanctuary by its id."""

    def fails(self, card: JsonObject) -> bool:
        """Return True if a port that misreads this would not send a printed card."""
        if "duration" in card:
            return bool(self.regions) and facts_form(self.regions[_whole(card["duration"])][1]) != facts_form(
                card
            )
        return bool(self.sanctuaries) and self.sanctuaries.get(facts_form(card)) != 1

    def is_sent(self, card: JsonObject, answer: Json) -> bool | None:
        """Return True if a catalogue has this instead of a printed card; None if it has neither, or what speaks against it."""
        if "duration" in card:
            return self._is_region_sent(_whole(card["duration"]), answer) if self.regions else False
        if not self.fails(card):
            return False
        sent = Counter(map(facts_form, _entries(answer, "sanctuaries")))
        forms = (facts_form(card), self.sanctuary_of[str(card["id"])])
        return True if all(sent[form] == self.sanctuaries.get(form, 0) for form in forms) else None

    def _is_region_sent(self, duration: int, answer: Json) -> bool | None:
        before, after = self.regions[duration]
        wanted = card_facts(after)
        sent = [card_facts(each) for each in _entries(answer, "regions") if each.get("duration") == duration]
        if any(each.get(key) != wanted[key] for each in sent for key in self.touched):
            return None
        return before != after and sent == [wanted]


def whole_facts(
    passed: Iterable[Vector], failed: Mapping[str, tuple[Vector, Json]], catalogue: Catalogue = CATALOGUE
) -> Iterator[tuple[Suspect, frozenset[str], int]]:
    """Yield the misreadings of one fact that a port's cards show, with the failures explained and the passes compared.

    What is known to be wrong besides is in the catalogue that they start from.
    """
    wrong = {
        name: (vector.expect.card, answer)
        for name, (vector, answer) in failed.items()
        if isinstance(vector.expect, ExpectCard)
    }
    if len(wrong) < LEAST_CARDS:
        return
    right = [vector.expect.card for vector in passed if isinstance(vector.expect, ExpectCard)]
    for each in _known(catalogue):
        if any(each.fails(card) for card in right):
            continue
        found = {name: each.is_sent(card, answer) for name, (card, answer) in wrong.items()}
        if None not in found.values() and sum(map(bool, found.values())) >= LEAST_CARDS:
            yield each.suspect, frozenset(name for name, is_sent in found.items() if is_sent), len(right)


def _entries(answer: Json, key: str) -> list[JsonObject]:
    return [entry for entry in as_list(as_object(answer).get(key)) if isinstance(entry, dict)]


def _whole(value: Json) -> int:
    assert isinstance(value, int)  # noqa: S101  a duration of the suite
    return value


@lru_cache(maxsize=CATALOGUES_KEPT)
def _known(catalogue: Catalogue) -> tuple[WholeFact, ...]:
    """Return every misreading of one fact on Regions, on Sanctuaries and on all cards; of equal ones the narrowest."""
    return tuple(
        each for slug, words, change in _changes() for each in _on_kinds(catalogue, slug, words, change)
    )


def _on_kinds(catalogue: Catalogue, slug: str, words: str, change: Change) -> Iterator[WholeFact]:
    regions: dict[int, tuple[JsonObject, JsonObject]] = {
        each.duration: (dump(each), dump(change(each))) for each in catalogue.regions
    }
    touched = frozenset(
        key for before, after in regions.values() for key in before if before[key] != after[key]
    )
    sanctuary_of: dict[str, str] = {each.id: facts_form(dump(change(each))) for each in catalogue.sanctuaries}
    counted = Counter(sanctuary_of.values())
    is_as_before = counted == Counter(facts_form(dump(each)) for each in catalogue.sanctuaries)
    kinds: tuple[tuple[str, bool, bool], ...] = (
        ("Regions", True, False),
        ("Sanctuaries", False, True),
        ("cards", True, True),
    )
    for kind, is_region, is_sanctuary in kinds:
        if (is_region and not touched) or (is_sanctuary and is_as_before):
            continue
        clauses = (*(("COMP-1",) if is_region else ()), *(("COMP-2",) if is_sanctuary else ()))
        suspect = Suspect(
            id=f"{slug}-on-all-{kind.lower()}",
            words=f"On all {kind}, {words}.",
            clauses=clauses,
            misread=partial(_misread, change, is_region, is_sanctuary),
        )
        yield WholeFact(
            suspect=suspect,
            regions=regions if is_region else {},
            touched=touched,
            sanctuaries=counted if is_sanctuary else {},
            sanctuary_of=sanctuary_of,
        )


def _misread(change: Change, is_region: bool, is_sanctuary: bool, rules: Rules) -> Rules:  # noqa: FBT001
    cards: list[Card] = [*rules.catalogue.regions] if is_region else []
    cards += rules.catalogue.sanctuaries if is_sanctuary else ()
    catalogue = rules.catalogue
    for card in cards:
        catalogue = catalogue.with_card(change(card))
    return evolve(rules, catalogue=catalogue)


def _changes() -> Iterator[tuple[str, str, Change]]:
    """Yield each misreading of a fact: its name, its words, and what it makes of a card."""
    yield (
        "night-and-day-exchanged",
        "night and day are exchanged",
        lambda card: evolve(card, night=not card.night),
    )
    yield "night-missing", "night is missing", lambda card: evolve(card, night=False)
    yield "quest-missing", "the quest is missing", lambda card: evolve(card, quest=None)
    yield "prerequisite-missing", "the prerequisite is missing", partial(_asking, change=_nothing)
    for icon in ICONS:
        change = partial(_showing, change=partial(_without, icon=icon))
        yield f"{icon}-missing", f"the {icon} that are shown are missing", change
    for one, other in combinations(WONDERS, 2):
        exchange: Callable[[Icons], Icons] = partial(_exchanged, one=one, other=other)
        parts = (
            partial(_showing, change=exchange),
            partial(_asking, change=exchange),
            partial(_paying, change=partial(_exchanged_per, one=PER[one], other=PER[other])),
        )
        both = f"{one} and {other}"
        slug = f"{one}-and-{other}-exchanged"
        yield f"{slug}-as-shown", f"the {both} that are shown are exchanged", parts[0]
        yield f"{slug}-as-asked", f"the {both} that are asked for are exchanged", parts[1]
        yield f"{slug}-in-quests", f"{both} are exchanged in the quests", parts[2]
        yield (
            f"{slug}-everywhere",
            f"{both} are exchanged wherever they stand",
            partial(_all_of, changes=parts),
        )
    for here, there in combinations(Biome, 2):
        shown = partial(_exchanged_biome, one=here, other=there)
        paid = partial(_paying, change=partial(_exchanged_biomes, one=here, other=there))
        both = f"the biomes {here.value} and {there.value}"
        slug = f"{here.value}-and-{there.value}-exchanged"
        yield f"{slug}-as-shown", f"{both} are exchanged, but not in the quests", shown
        yield f"{slug}-in-quests", f"{both} are exchanged in the quests only", paid
        yield (
            f"{slug}-everywhere",
            f"{both} are exchanged wherever they stand",
            partial(_all_of, changes=(shown, paid)),
        )


def _all_of(card: Card, changes: Iterable[Change]) -> Card:
    for change in changes:
        card = change(card)
    return card


def _showing(card: Card, change: Callable[[Icons], Icons]) -> Card:
    icons = change({name: getattr(card, name) for name in ICONS})
    return evolve(
        card,
        clues=icons["clues"],
        stones=icons["stones"],
        chimeras=icons["chimeras"],
        thistles=icons["thistles"],
    )


def _asking(card: Card, change: Callable[[Icons], Icons]) -> Card:
    if not isinstance(card, Region):
        return card
    needed = change({name: getattr(card.prerequisite, name) for name in WONDERS})
    return evolve(card, prerequisite=Wonders(**needed))


def _paying(card: Card, change: Callable[[Quest], Quest]) -> Card:
    return card if card.quest is None else evolve(card, quest=change(card.quest))


def _nothing(icons: Icons) -> Icons:
    return dict.fromkeys(icons, 0)


def _without(icons: Icons, icon: str) -> Icons:
    return {**icons, icon: 0}


def _exchanged(icons: Icons, one: str, other: str) -> Icons:
    return {**icons, one: icons[other], other: icons[one]}


def _exchanged_per(quest: Quest, one: Per, other: Per) -> Quest:
    return evolve(quest, per={one: other, other: one}.get(quest.per, quest.per))


def _exchanged_biomes(quest: Quest, one: Biome, other: Biome) -> Quest:
    pair = {one: other, other: one}
    return evolve(quest, biomes=tuple(pair.get(biome, biome) for biome in quest.biomes))


def _exchanged_biome(card: Card, one: Biome, other: Biome) -> Card:
    if card.biome not in (one, other):
        return card
    return evolve(card, biome=one if card.biome is other else other)
