"""Parse how many Sanctuaries are drawn where clues lie on named Regions and on described Sanctuaries."""

from attrs import evolve

from faraway.rulebook.cases.beside import ENDS, at, is_any
from faraway.rulebook.cases.case import DrawCase
from faraway.rulebook.cases.laid import Listed
from faraway.rulebook.cases.numbers import Number, Role
from faraway.rulebook.cases.reading import Reading
from faraway.rulebook.cases.scene import Scene, read_scene
from faraway.rulebook.cases.tabled import (
    are_before_last,
    clues_described,
    in_middle,
    is_all_stated,
    is_last_round,
)
from faraway.rulebook.cases.values import clues_on, finds
from faraway.rulebook.cases.view import WONDERS, own_icons

MOST_CLUES = 14
PLAYED = ("play", "then", "now", "after", "before", "previous", "earlier", "first", "last", "many", "compare")
BEFORE_BEARERS = ("the", "small", "on", "card", "region", "own", "break")
OTHER_TALK = (
    "pay",
    "tie",
    "who",
    "deck",
    "often",
    "lowest",
    "need",
    "hand",
    "pending",
    "give",
    "elsewhere",
    *WONDERS,
)


def parse_draw_scene(reading: Reading) -> DrawCase | None:
    """Return a case of Sanctuaries drawn; the clues are those on all cards that are named, or those that are counted."""
    scene = read_scene(reading)
    free = {kind for word in scene.free_words() for kind in word.kinds}
    is_asked = bool(free & {"draw", "last-round"}) or ("clue" in free and bool(free & {"many", "what"}))
    is_total = reading.has("reckon") and any(phrase.quest for phrase in scene.phrases)
    if not is_asked or is_total or free & set(OTHER_TALK) or _is_of_several(scene) or in_middle(reading):
        return None
    bearers = [each for each in scene.lists if _bears_clues(scene, each)]
    further = [each for each in scene.lists[1:] if each not in bearers and _lies_further(each)]
    places = {place for each in (*bearers, *further) for place in range(each.start, each.end + 1)}
    row = evolve(reading, numbers=tuple(each for each in scene.free_numbers if each.place not in places)).row
    named = dict.fromkeys([*row, *(card for each in (*bearers, *further) for card in each.cards)])
    shown = _on_sanctuaries(scene)
    counts = [each for each in scene.free_numbers if each.role is Role.ICONS]
    settled = {Role.DURATION, Role.ROUND, Role.CLAIM, Role.ICONS}
    is_stray = any(each.role not in settled for each in scene.free_numbers) or any(
        each.icons != ("clue",) or each.where == "unseen" for each in counts
    )
    if (
        len(row) < 2
        or shown is None
        or is_stray
        or not all(own_icons(card)["clue"] for each in bearers for card in each.cards)
    ):
        return None
    printed = clues_on(named)
    stated = [each for each in counts if each.value]
    is_last = is_last_round(reading)
    if any(each.where for each in counts) or (reading.has("already") and not stated):
        return None
    if stated:
        total = sum(each.value for each in stated)
        is_doubtful = bool(bearers) or bool(further) or bool(shown) or len(stated) > 1
        total += own_icons(row[-1])["clue"] if are_before_last(reading, stated[0]) else 0
        return (
            None
            if is_doubtful or total > MOST_CLUES
            else DrawCase(row=row, clues=total, is_last_round=is_last)
        )
    is_whole = bool(bearers) or is_all_stated(reading, row)
    is_whole |= reading.is_without("clue") or "clue" in reading.denied
    clues = printed + shown
    is_open = not is_whole and not shown
    if not (bearers or further or shown or is_last or reading.has("whole")):
        return None
    return (
        DrawCase(row=row, clues=clues, is_open=is_open, is_last_round=is_last)
        if clues <= MOST_CLUES
        else None
    )


def parse_no_draw(reading: Reading) -> DrawCase | None:
    """Return a case of Sanctuaries drawn where none is found, so that it does not matter which clues there are."""
    scene, row = read_scene(reading), reading.row
    free = {kind for word in scene.free_words() for kind in word.kinds}
    is_asked = "draw" in free or free >= {"getting", "sanctuary"}
    is_asked &= not free & {
        *WONDERS,
        "tie",
        "who",
        "deck",
        "often",
        "lowest",
        "hand",
        "pending",
        "pay",
        "reckon",
        "faceup",
        "stone",
        "chimera",
        "thistle",
    }
    settled = {Role.DURATION, Role.ROUND, Role.CLAIM, Role.ICONS, Role.LOOSE, Role.DESCRIBED}
    is_stray = any(each.role not in settled for each in reading.numbers)
    is_of_others = _is_of_several(scene) or not reading.lacks("stranger", "other", "elsewhere")
    if not is_asked or is_of_others or is_stray or len(row) < 2 or finds(row):
        return None
    clues = clues_on(row)
    return DrawCase(row=row, clues=clues, is_open=True, is_last_round=is_last_round(reading))


def parse_open_draw(reading: Reading) -> DrawCase | None:
    """Return a case of Sanctuaries drawn where nothing is known of the clues on Sanctuaries: those of the Regions are counted."""
    row = reading.row
    is_other = not reading.lacks(
        "who", "stranger", "hand", "elsewhere", "tie", "often", "lowest", "pay", "need"
    )
    settled = {Role.DURATION, Role.ROUND, Role.DESCRIBED, Role.CARDS, Role.LOOSE}
    is_stray = any(
        each.role not in settled or (each.role is Role.CARDS and not _is_of_sanctuaries(reading, each))
        for each in reading.numbers
    )
    is_stray |= reading.sanctuaries.icons.get("clue", 0) > 0 or "clue" in reading.denied
    asked = [each for each in reading.values(Role.ROUND) if each != len(row)]
    if not reading.has("draw", "many") or is_other or is_stray or asked or len(row) < 2:
        return None
    return DrawCase(row=row, clues=clues_on(row), is_open=True, is_last_round=is_last_round(reading))


def _is_of_sanctuaries(reading: Reading, number: Number) -> bool:
    return "sanctuary" in at(reading.words, number.place + 1).kinds


def _is_of_several(scene: Scene) -> bool:
    reading = scene.reading
    is_other = not reading.lacks("other", "pron") and reading.has("me")
    return is_other or bool(reading.values(Role.PLAYERS)) or bool(scene.names)


def _lies_further(listed: Listed) -> bool:
    """Return True if Regions are said to lie there as well, and nothing is said of when they were played."""
    return (
        not listed.lead
        and not listed.kinds.isdisjoint({"have", "middle"})
        and listed.kinds.isdisjoint(PLAYED)
    )


def _bears_clues(scene: Scene, listed: Listed) -> bool:
    """Return True if it is said of the Regions of a list that they show clues: `clues on 6, 12 and 60`."""
    start = listed.start - 1
    while is_any(at(scene.words, start), BEFORE_BEARERS) and at(scene.words, start).text not in ENDS:
        start -= 1
    return "clue" in at(scene.words, start).kinds


def _on_sanctuaries(scene: Scene) -> int | None:
    """Return how many clues lie on Sanctuaries; None if that is in doubt."""
    return None if "clue" in scene.sanctuaries.unknown else clues_described(scene.sanctuaries)
