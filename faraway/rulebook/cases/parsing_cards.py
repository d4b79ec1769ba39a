"""Parse questions about what cards need, show and pay."""

from faraway.cards.catalogue import CATALOGUE, Duration
from faraway.rulebook.cases.beside import around, is_any, stop_after
from faraway.rulebook.cases.case import CardCase, NeedCase, QuestCase, SetsCase
from faraway.rulebook.cases.numbers import Number, Role
from faraway.rulebook.cases.reading import Reading
from faraway.rulebook.cases.view import (
    BIOMES,
    ICONS,
    WONDERS,
    add_own_icons,
    asked_wonders,
    counted_icons,
    is_prerequisite,
    is_short,
    own_icons,
)

NOT_NAMED = (Role.PLAYERS, Role.CARDS, Role.COUNTED, Role.OTHER, Role.QUEST)
UNSEEN = (
    "hidden",
    "side",
    "earlier",
    "previous",
    "before",
    "after",
    "who",
    "other",
    "last",
    "elsewhere",
)
"""Words that say that what is counted may not be in view, or not the player's own."""


def parse_quest(reading: Reading) -> QuestCase | None:
    """Return a case of a quest that is described: so much for each of what is counted."""
    quests = [number for number in reading.numbers if number.role is Role.QUEST]
    is_counted = reading.values(Role.CARDS, Role.PLAYERS, Role.OTHER) or len(reading.durations) > 1
    is_other = not reading.lacks("need", "side", "who", "elsewhere", "final")
    is_other |= not reading.is_placed and not reading.lacks("hidden", "earlier", "previous", "before")
    if len(quests) != 1 or is_counted or is_other or reading.is_doubtful("", "have"):
        return None
    (quest,) = quests
    own = own_icons(reading.durations[0]) if reading.durations else {}
    is_article = reading.words[quest.place].is_spelled and quest.value == 1
    if is_article or any(own.get(icon) for icon in quest.icons):
        return None
    shown = reading.sanctuaries.icons
    is_stated = set(quest.icons) <= {*reading.counts, *shown} and reading.sanctuaries.unknown.isdisjoint(
        quest.icons
    )
    if not is_stated:
        return None
    view = {icon: reading.counts.get(icon, 0) + shown.get(icon, 0) for icon in ICONS if icon in quest.icons}
    if sum(view.values()) == 1 and _is_of_kind(reading):
        return None
    return QuestCase(fame=quest.value, counted=quest.icons, view=view)


def _is_of_kind(reading: Reading) -> bool:
    """Return True if cards of a kind are spoken of and nothing is counted: `do Sanctuaries with a moon count as well?`."""
    is_counted = any(
        each.role is Role.ICONS and reading.words[each.place].text.isdigit() for each in reading.numbers
    )
    return not is_counted and reading.lacks("many", "what", "reckon")


def parse_need(reading: Reading) -> NeedCase | None:
    """Return a case of a prerequisite that is described, with the wonders that are in view."""
    needs, view = reading.counts_of("need"), reading.counts_of("have", "")
    for icon, number in reading.sanctuaries.icons.items():
        view[icon] = view.get(icon, 0) + number
    is_unseen = not reading.is_placed and not reading.lacks(*UNSEEN)
    if (
        reading.values(*(set(Role) - {Role.ICONS, Role.CLAIM, Role.DESCRIBED}))
        or is_unseen
        or not reading.lacks("who", "elsewhere")
    ):
        return None
    is_doubtful = reading.is_doubtful("need") or reading.is_doubtful("have", "")
    is_doubtful |= not reading.sanctuaries.unknown.isdisjoint(needs)
    if not needs or not view or is_doubtful or not {*needs, *reading.counts} <= set(WONDERS):
        return None
    given = {icon: view[icon] for icon in needs if icon in view}
    is_decided = len(given) == len(needs) or any(given[icon] < needs[icon] for icon in given)
    return NeedCase(needs=needs, view=given) if is_decided else None


def parse_sets(reading: Reading) -> SetsCase | None:
    """Return a case of sets of biomes that are counted: so many of each of the four."""
    shown = reading.sanctuaries.icons
    others = reading.values(*(set(Role) - {Role.ICONS, Role.CLAIM, Role.DESCRIBED, Role.LOOSE}))
    is_stated = set(BIOMES) <= {*reading.counts, *shown} and set(reading.counts) <= set(BIOMES)
    is_open = not reading.sanctuaries.unknown.isdisjoint(BIOMES) or reading.is_doubtful("", "have", "need")
    if not reading.asks_for("set") or others or not is_stated or is_open or not reading.lacks(*UNSEEN):
        return None
    return SetsCase(view={icon: reading.counts.get(icon, 0) + shown.get(icon, 0) for icon in BIOMES})


def parse_card(reading: Reading) -> CardCase | None:
    """Return a case of one Region: what it needs and pays, with what is in view."""
    is_asked = not reading.lacks("need", "pay", "give", "enough") and reading.lacks(
        "find", "who", "tie", "deck", "hand"
    )
    is_unseen = not reading.lacks("hidden", "leftward", "earlier", "previous", "before")
    if (
        not is_asked
        or reading.values(*NOT_NAMED)
        or not reading.regions
        or (is_unseen and reading.counts and not reading.is_placed)
    ):
        return None
    region, *others = dict.fromkeys(reading.durations)
    groups = ("", "have") if is_prerequisite(region, reading.counts_of("need")) else ("", "have", "need")
    counts = reading.counts_of(*groups)
    is_laid_out = not reading.lacks("last", "first", "then", "play", "see", "faceup", "row")
    is_stated = bool(reading.sanctuaries.phrases) and not counts
    is_stated &= is_laid_out or is_short(region, reading.sanctuaries.icons)
    if others or reading.is_doubtful(*groups) or is_stated or (not counts and _is_of_sides(reading)):
        return None
    if counts and reading.is_placed:
        return CardCase(region=region, view=add_own_icons(region, counts))
    is_elsewhere = reading.has("elsewhere") or (
        reading.has("sanctuary") and not reading.is_without("sanctuary")
    )
    if not counts or not is_elsewhere:
        return _with_later(reading, region, counts)
    return None if is_short(region, counts) else CardCase(region=region, view={})


def _is_of_sides(reading: Reading) -> bool:
    """Return True if it is asked whether a Region counts what another card shows, by where that lies: `the night on a card to its right`."""
    beside = ("then", "after", "later", "leftward", "side", "before", "earlier", "previous", "hidden")
    return any(
        is_any(word, ICONS)
        and any(is_any(each, ("card", "region")) for each in reading.words[place:stop])
        and any(is_any(each, beside) for each in reading.words[place:stop])
        for place, word in enumerate(reading.words)
        for stop in [stop_after(reading.words, place)]
    )


def _with_later(reading: Reading, region: int, counts: dict[str, int]) -> CardCase | None:
    """Return the case of a Region with what is counted; its own icons come to those on the Regions after it, None if some lie there."""
    stated = [
        each for each in reading.numbers if each.role is Role.ICONS and each.group != "need" and each.value
    ]
    later = [each for each in stated if _is_later(reading, each)]
    if not later or reading.has("included"):
        return None if not later and _is_own_open(reading, region) else CardCase(region=region, view=counts)
    return CardCase(region=region, view=add_own_icons(region, counts)) if len(later) == len(stated) else None


def _is_own_open(reading: Reading, region: int) -> bool:
    """Return True if biomes are counted, and it is not said whether a Region that is paid for its own is one of them."""
    card = CATALOGUE.region_of[Duration(region)]
    is_own = any(own_icons(region)[icon] for icon in counted_icons(card) if len(counted_icons(card)) == 2)
    is_asked = not asked_wonders(card.prerequisite) and reading.lacks("need", "enough")
    is_said = not reading.lacks("included", "faceup", "see", "all", "sanctuary", "play")
    return is_own and is_asked and not is_said


def _is_later(reading: Reading, number: Number) -> bool:
    """Return True if icons are said to lie on Regions that came after: `3 stones on the Regions after it`, `2 auf späteren Karten`."""
    clause = around(reading.words, number.place, ("break", "bracket"))
    is_asked = any(is_any(word, ("what", "many", "pay")) for word in clause)
    return any(
        is_any(word, ("after", "later") if is_asked else ("after", "later", "then")) for word in clause
    )


def parse_shows(reading: Reading) -> CardCase | None:
    """Return a case of one Region of which it is asked what it is and shows."""
    is_alone = all(
        each.role is Role.DURATION or (each.role is Role.ICONS and each.value <= 1)
        for each in reading.numbers
    )
    is_asked = not reading.lacks("shown", *ICONS) and is_alone and len(reading.durations) == 1
    is_other = not reading.lacks(
        "find", "draw", "sanctuary", "who", "tie", "deck", "hidden", "lowest", "now", "hand"
    )
    is_other |= _is_of_sides(reading)
    is_named = bool(reading.regions or reading.with_article) and not reading.has("deny")
    return CardCase(region=reading.durations[0], view={}) if is_asked and is_named and not is_other else None
