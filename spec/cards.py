"""The printed cards, as this package entered them: spec/cards.csv and its loader.

A row shows what the card shows. `shows` lists the icons of the upper part, each as often as it is
printed; `needs` lists the prerequisite in the same way; `quest` is the fame, followed by what it is
paid for unless it is a fixed sum. A Sanctuary has no printed number and is known by its facts.

Rules: COMP-1, COMP-2, COMP-4, COMP-18, COMP-17, COMP-5, COMP-6, COMP-7, COMP-8, COMP-21, COMP-9, COMP-24, COMP-10, COMP-11, COMP-27, COMP-26, COMP-12, COMP-29, COMP-28
"""

import csv
import hashlib
from dataclasses import dataclass
from pathlib import Path

BIOMES = ("river", "city", "forest", "desert")
WONDERS = ("stone", "chimera", "thistle")
ICONS = ("clue", *WONDERS)
COLUMNS = ["card", "biome", "time", "shows", "needs", "quest"]
CARDS_FILE = Path(__file__).with_name("cards.csv")
CARDS_SHA256 = "54c3223bb8545c5c240844b5eec4ab756cb6e05f3911f7e004709ccb35f6831f"


class DamagedCardsError(ValueError):
    """The card file differs from the one that was entered and compared."""


@dataclass(frozen=True)
class Quest:
    """What the lower part of a card pays: an amount of fame, once or for each of something."""

    per: str
    biomes: tuple[str, ...]
    fame: int


@dataclass(frozen=True)
class Region:
    """A Region card, identified by its exploration duration."""

    duration: int
    biome: str
    night: bool
    clues: int
    stones: int
    chimeras: int
    thistles: int
    needs_stones: int
    needs_chimeras: int
    needs_thistles: int
    quest: Quest | None


@dataclass(frozen=True)
class Sanctuary:
    """A Sanctuary card; gray ones have no biome."""

    id: str
    biome: str | None
    night: bool
    clues: int
    stones: int
    chimeras: int
    thistles: int
    quest: Quest | None


def load_quest(text: str) -> Quest | None:
    """Read `12`, `2 per night`, `3 per forest or city`, `10 per biome set`, or nothing at all."""
    if text == "":
        return None
    fame, _, counted = text.partition(" per ")
    if not (fame.isascii() and fame.isdecimal() and int(fame) > 0):
        raise DamagedCardsError(f"no fame in the quest {text!r}")
    if counted == "" and text == fame:
        return Quest("fixed", (), int(fame))
    if counted in (*ICONS, "night"):
        return Quest(counted, (), int(fame))
    if counted == "biome set":
        return Quest("biome-set", (), int(fame))
    biomes = tuple(counted.split(" or "))
    if set(biomes) <= set(BIOMES) and len(set(biomes)) == len(biomes):
        return Quest("biome", biomes, int(fame))
    raise DamagedCardsError(f"unknown quest {text!r}")


def load_icons(text: str, allowed: tuple[str, ...]) -> dict[str, int]:
    """Count the icons of `stone stone thistle`, each kind by itself."""
    icons = text.split()
    unknown = set(icons) - set(allowed)
    if unknown:
        raise DamagedCardsError(f"unknown icon {min(unknown)!r}")
    return {icon: icons.count(icon) for icon in allowed}


def load_region(row: dict[str, str]) -> Region:
    """Read the row of a Region."""
    if row["biome"] not in BIOMES:
        raise DamagedCardsError(f"Region {row['card']} has the unknown biome {row['biome']!r}")
    if row["time"] not in ("day", "night"):
        raise DamagedCardsError(f"Region {row['card']} is neither of the day nor of the night")
    shows = load_icons(row["shows"], ICONS)
    needs = load_icons(row["needs"], WONDERS)
    return Region(
        duration=int(row["card"]),
        biome=row["biome"],
        night=row["time"] == "night",
        clues=shows["clue"],
        stones=shows["stone"],
        chimeras=shows["chimera"],
        thistles=shows["thistle"],
        needs_stones=needs["stone"],
        needs_chimeras=needs["chimera"],
        needs_thistles=needs["thistle"],
        quest=load_quest(row["quest"]),
    )


def name_sanctuary(biome: str, *, night: bool, icons: list[str], quest: Quest | None) -> str:
    """Name a Sanctuary by its facts, in a fixed order: gray-stone-per-night-1."""
    parts = [biome, *(["night"] if night else []), *(icon for icon in ICONS if icon in icons)]
    if quest is not None and quest.per == "fixed":
        parts += ["fixed", str(quest.fame)]
    elif quest is not None:
        parts += ["per", "-or-".join(quest.biomes) or quest.per, str(quest.fame)]
    return "-".join(parts)


def load_sanctuary(row: dict[str, str]) -> Sanctuary:
    """Read the row of a Sanctuary."""
    if row["biome"] not in (*BIOMES, "gray"):
        raise DamagedCardsError(f"a Sanctuary has the unknown biome {row['biome']!r}")
    if row["time"] not in ("", "night"):
        raise DamagedCardsError(f"a Sanctuary has the unknown time {row['time']!r}")
    if row["needs"]:
        raise DamagedCardsError("a Sanctuary's quest never has a prerequisite")
    shows = load_icons(row["shows"], ICONS)
    if max(shows.values()) > 1:
        raise DamagedCardsError("a Sanctuary shows an icon twice")
    night = row["time"] == "night"
    quest = load_quest(row["quest"])
    return Sanctuary(
        id=name_sanctuary(row["biome"], night=night, icons=row["shows"].split(), quest=quest),
        biome=None if row["biome"] == "gray" else row["biome"],
        night=night,
        clues=shows["clue"],
        stones=shows["stone"],
        chimeras=shows["chimera"],
        thistles=shows["thistle"],
        quest=quest,
    )


def load_cards(text: str) -> tuple[dict[int, Region], dict[str, Sanctuary]]:
    """Read the whole file: Regions by duration, Sanctuaries by name, both ascending.

    Rules: COMP-1, COMP-2, COMP-5
    """
    header, *rows = list(csv.reader(text.splitlines()))
    if header != COLUMNS:
        raise DamagedCardsError(f"the columns are {header} and should be {COLUMNS}")
    if any(len(row) != len(COLUMNS) for row in rows):
        raise DamagedCardsError(f"a row does not have {len(COLUMNS)} fields")
    cards = [dict(zip(COLUMNS, row, strict=True)) for row in rows]
    known = {"sanctuary", *map(str, range(1, 69))}
    unknown = [card["card"] for card in cards if card["card"] not in known]
    if unknown:
        raise DamagedCardsError(f"{unknown[0]!r} is neither a Region's duration nor a Sanctuary")
    regions = [load_region(card) for card in cards if card["card"] != "sanctuary"]
    sanctuaries = [load_sanctuary(card) for card in cards if card["card"] == "sanctuary"]
    if sorted(region.duration for region in regions) != list(range(1, 69)):
        raise DamagedCardsError("the Regions are not those of the durations 1 to 68, each once")
    if len({sanctuary.id for sanctuary in sanctuaries}) != 45 or len(sanctuaries) != 45:
        raise DamagedCardsError("the Sanctuaries are not 45 different ones")
    return (
        {region.duration: region for region in sorted(regions, key=lambda region: region.duration)},
        {sanctuary.id: sanctuary for sanctuary in sorted(sanctuaries, key=lambda sanctuary: sanctuary.id)},
    )


def load_cards_file(path: Path) -> tuple[dict[int, Region], dict[str, Sanctuary]]:
    """Read the card file and refuse one in which a single character has changed."""
    text = path.read_text(encoding="utf-8")
    if hashlib.sha256(text.encode()).hexdigest() != CARDS_SHA256:
        raise DamagedCardsError(f"{path.name} has been changed since its facts were compared")
    return load_cards(text)


REGIONS, SANCTUARIES = load_cards_file(CARDS_FILE)
