"""The reader of `data/cards.txt`: it takes the whole file or refuses it with every reason at once."""

import re
from collections.abc import Callable, Iterator
from typing import TypeAlias, TypeVar

from attrs import Factory, define

from faraway.cards.card import (
    Card,
    Catalogue,
    Duration,
    Per,
    Provenance,
    Quest,
    Region,
    Sanctuary,
    SanctuaryId,
    name_sanctuary,
)
from faraway.cards.icons import Biome, Wonders
from faraway.errors import Code, FarawayError, Problem
from faraway.shipped import read_shipped

COUNTED = ("cards", "river", "city", "forest", "desert", "night", "clues", "stones", "chimeras", "thistles")
COLUMNS = {
    "regions": ("duration", "biome", "time", "shows", "needs", "quest"),
    "sanctuaries": ("id", "biome", "night", "shows", "quest"),
    "totals": ("of", *COUNTED, "needed", "quests", "fame"),
    "disputed": ("duration", "doubt", "settled"),
}
BIOMES = {biome.value: biome for biome in Biome}
ICONS = ("clue", "stone", "chimera", "thistle")
ICON = re.compile(r"([1-9]) (clue|stone|chimera|thistle)(s?)")
QUEST = re.compile(
    r"([1-9][0-9]?)(?: per (clue|night|stone|chimera|thistle|biome set|[a-z]+(?: or [a-z]+)?))?"
)

Row: TypeAlias = dict[str, str]
Item = TypeVar("Item")


@define
class _Reading:
    """The state of one pass over the file: the line that is being read, and what was found wrong so far."""

    line: int = 0
    problems: list[Problem] = Factory(list)

    def complain(self, message: str) -> None:
        where = f"line {self.line}: " if self.line else ""
        self.problems.append(Problem(code=Code.DAMAGED_CATALOGUE, message=f"cards.txt: {where}{message}"))

    def choose(self, word: str, choices: dict[str, Item], column: str, fallback: Item) -> Item:
        if word not in choices:
            self.complain(f"{column} is {word!r} and must be one of {', '.join(map(repr, choices))}")
        return choices.get(word, fallback)

    def number(self, word: str, column: str) -> int:
        if not re.fullmatch("[0-9]{1,4}", word):
            self.complain(f"{column} is {word!r} and must be a number")
            return 0
        return int(word)

    def icons(self, cell: str, column: str) -> dict[str, int]:
        counts = dict.fromkeys(ICONS, 0)
        for part in () if cell == "-" else cell.split(", "):
            found = ICON.fullmatch(part)
            if found is None or (found[1] == "1") == bool(found[3]) or counts[found[2]]:
                self.complain(f"{column} has {part!r}, which is no number of icons, or names an icon again")
            else:
                counts[found[2]] = int(found[1])
        return counts

    def quest(self, cell: str) -> Quest | None:
        if cell == "-":
            return None
        found = QUEST.fullmatch(cell)
        if found is None:
            self.complain(f"quest is {cell!r}, which says no fame")
            return None
        fame, per = int(found[1]), found[2]
        if per is None:
            return Quest(per=Per.FIXED, fame=fame)
        if per == "biome set":
            return Quest(per=Per.BIOME_SET, fame=fame)
        if per in {"clue", "night", "stone", "chimera", "thistle"}:
            return Quest(per=Per(per), fame=fame)
        words = per.split(" or ")
        biomes = tuple(self.choose(word, BIOMES, "quest", Biome.RIVER) for word in words)
        if len(set(words)) != len(words):
            self.complain(f"quest is {cell!r}, which names a biome twice")
        return Quest(per=Per.BIOME, fame=fame, biomes=biomes)

    def region(self, row: Row) -> Region:
        shown = self.icons(row["shows"], "shows")
        needed = self.icons(row["needs"], "needs")
        if needed["clue"]:
            self.complain("needs has clues, and a prerequisite asks for wonders only")
        quest = self.quest(row["quest"])
        if quest is None and any(needed.values()):
            self.complain("needs has a prerequisite, and there is no quest")
        return Region(
            duration=Duration(self.number(row["duration"], "duration")),
            biome=self.choose(row["biome"], BIOMES, "biome", Biome.RIVER),
            night=self.choose(row["time"], {"day": False, "night": True}, "time", fallback=False),
            clues=shown["clue"],
            stones=shown["stone"],
            chimeras=shown["chimera"],
            thistles=shown["thistle"],
            prerequisite=Wonders(
                stones=needed["stone"],
                chimeras=needed["chimera"],
                thistles=needed["thistle"],
            ),
            quest=quest,
        )

    def sanctuary(self, row: Row) -> Sanctuary:
        shown = self.icons(row["shows"], "shows")
        biomes: dict[str, Biome | None] = {**BIOMES, "gray": None}
        sanctuary = Sanctuary(
            id=SanctuaryId(row["id"]),
            biome=self.choose(row["biome"], biomes, "biome", None),
            night=self.choose(row["night"], {"-": False, "night": True}, "night", fallback=False),
            clues=shown["clue"],
            stones=shown["stone"],
            chimeras=shown["chimera"],
            thistles=shown["thistle"],
            quest=self.quest(row["quest"]),
        )
        if sanctuary.id != name_sanctuary(sanctuary):
            self.complain(f"id is {sanctuary.id!r}, and its facts make {name_sanctuary(sanctuary)!r}")
        return sanctuary

    def totals(self, row: Row) -> tuple[str, tuple[int, ...]]:
        return row["of"], tuple(self.number(row[column], column) for column in COLUMNS["totals"][1:])

    def provenance(self, row: Row) -> Provenance:
        duration = Duration(self.number(row["duration"], "duration"))
        return Provenance(duration=duration, doubt=row["doubt"], settled=row["settled"])

    def rows(self, lines: list[str], section: str) -> Iterator[Row]:
        columns = COLUMNS[section]
        inside = headed = False
        for number, line in enumerate(lines, 1):
            if line.startswith("["):
                inside = line == f"[{section}]"
            elif inside and line and not line.startswith("#"):
                self.line = number
                cells = tuple(cell.strip() for cell in line.split("|"))
                if not headed:
                    headed = True
                    if cells != columns:
                        self.complain(f"the columns of [{section}] must be {' | '.join(columns)}")
                elif len(cells) != len(columns):
                    self.complain(f"{len(cells)} columns, and [{section}] has {len(columns)}")
                else:
                    yield dict(zip(columns, cells, strict=True))
        self.line = 0
        if not headed:
            self.complain(f"there is no [{section}]")

    def section(self, lines: list[str], name: str, make: Callable[[Row], Item]) -> tuple[Item, ...]:
        return tuple([make(row) for row in self.rows(lines, name)])


def _totals(cards: tuple[Card, ...]) -> tuple[int, ...]:
    """Add up the columns of some cards, in the order of the [totals] table."""
    quests = [card.quest for card in cards if card.quest is not None]
    prerequisites = [card.prerequisite for card in cards if isinstance(card, Region)]
    return (
        len(cards),
        *(sum(card.biome is biome for card in cards) for biome in Biome),
        sum(card.night for card in cards),
        sum(card.clues for card in cards),
        sum(card.stones for card in cards),
        sum(card.chimeras for card in cards),
        sum(card.thistles for card in cards),
        sum(wonders.stones + wonders.chimeras + wonders.thistles for wonders in prerequisites),
        len(quests),
        sum(quest.fame for quest in quests),
    )


def load_catalogue(text: str) -> Catalogue:
    """Read a card file; a damaged one is refused with every reason. Rules: COMP-1, COMP-2, COMP-5."""
    reading = _Reading()
    lines = text.splitlines()
    regions = reading.section(lines, "regions", reading.region)
    sanctuaries = reading.section(lines, "sanctuaries", reading.sanctuary)
    stated = dict(reading.section(lines, "totals", reading.totals))
    disputed = reading.section(lines, "disputed", reading.provenance)

    if [region.duration for region in regions] != list(range(1, 69)):
        reading.complain("the Regions must be those of duration 1 to 68, ascending, each once")
    ids = [sanctuary.id for sanctuary in sanctuaries]
    if len(ids) != 45 or ids != sorted(set(ids)):
        reading.complain("the Sanctuaries must be 45 different ones, ascending by id")
    if not {note.duration for note in disputed} <= {region.duration for region in regions}:
        reading.complain("a provenance note speaks of a Region that is not there")
    cards: dict[str, tuple[Card, ...]] = {"regions": regions, "sanctuaries": sanctuaries}
    if stated.keys() != cards.keys():
        reading.complain("[totals] must have one line for regions and one for sanctuaries")
    for kind in cards.keys() & stated.keys():
        for column, said, found in zip(
            COLUMNS["totals"][1:], stated[kind], _totals(cards[kind]), strict=True
        ):
            if said != found:
                reading.complain(f"the {kind} add up to {found} in {column}, and [totals] says {said}")

    if reading.problems:
        raise FarawayError(reading.problems)
    return Catalogue(regions=regions, sanctuaries=sanctuaries, disputed=disputed)


def read_catalogue() -> Catalogue:
    """Read the card file of the package."""
    try:
        text = read_shipped("cards.txt").decode("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        problem = Problem(code=Code.DAMAGED_CATALOGUE, message=f"cards.txt cannot be read: {error}")
        raise FarawayError([problem]) from error
    return load_catalogue(text)
