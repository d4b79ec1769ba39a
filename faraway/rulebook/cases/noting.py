"""Note a Sanctuary once it is read: as one that is described, as one of which nothing is said, or as one that is asked about."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import evolve

from faraway.rulebook.cases.beside import ENDS, at, is_any, is_in_question, start_before, stop_after
from faraway.rulebook.cases.phrases import ALWAYS, NEAR_AFTER, NEAR_BEFORE, SYMBOLS, Found, Item, Phrase
from faraway.rulebook.cases.quests import COLOURS, colour_of, fame_of, icon_of
from faraway.rulebook.cases.view import BIOMES, ICONS
from faraway.rulebook.phrasebook import Word

AWAY = ("find", "draw", "many", "deck", "due", "often", "enough", "pick", "rest")
"""Words of these kinds beside a Sanctuary say that it is not one of those that a player has."""
DEFINITE = frozenset(
    [
        "the",
        "le",
        "la",
        "les",
        "l",
        "das",
        "die",
        "der",
        "den",
        "dem",
        "il",
        "lo",
        "i",
        "gli",
        "quello",
        "quella",
        "dal",
        "del",
        "al",
        "dello",
        "della",
        "dalla",
        "du",
        "au",
        "vom",
        "zum",
        "beim",
        "that",
        "this",
        "ce",
        "cet",
        "questo",
        "questa",
        "quel",
        "dieses",
        "diesem",
    ]
)
THESE = frozenset(
    [
        "these",
        "those",
        "ces",
        "des",
        "aux",
        "diese",
        "diesen",
        "questi",
        "queste",
        "quei",
        "quegli",
        "quelle",
        "dei",
        "dai",
    ]
)
ONE_OF = frozenset(["of", "der", "von", "di", "degli", "delle", "d"])
ONE_OF_THEM = frozenset([
    "one of", "one of them", "one of them also", "one of them has", "one of them shows", "eins davon", "eines davon",
])  # fmt: skip
ONES = frozenset(["one", "un", "une", "uno", "eins", "eines"])
OF_THEM = frozenset(["of", "d", "davon", "von", "di", "dei"])
BOTH = frozenset(["both", "beide", "beiden", "entrambi", "entrambe", "tutti e due", "tutte e due"])
ALSO = frozenset(
    [
        "too",
        "also",
        "so",
        "likewise",
        "auch",
        "ebenso",
        "ebenfalls",
        "aussi",
        "egalement",
        "pareil",
        "anche",
        "pure",
        "altrettanto",
    ]
)


def is_counted_head(words: Sequence[Word], item: Item, place: int) -> bool:
    """Return True if it is counted how many Sanctuaries follow: `comme Sanctuaires j'en ai deux : …`."""
    return at(words, place + 1).text == ":" and item.is_named and not item.has_content


def note_item(found: Found, item: Item) -> None:
    """Note a Sanctuary that was read."""
    if not item.has_content:
        _note_bare(found, item)
    elif not _refers(found, item):
        found.is_doubtful |= _is_impossible(item)
        found.denied.update(item.sole if item.colour or item.quest else [])
        if item.quest is not None and not item.quest.fame:
            fame = fame_of(item.quest.counted, is_gray=item.colour == "gray", icons=len(item.icons))
            item.quest = evolve(item.quest, fame=fame)
            found.is_doubtful |= not fame
        if item.is_only:
            found.denied.update(item.icons)
        if (item.is_other or item.is_plural) and item.number == 0 and item.is_bare_gray:
            found.denied.update([*item.denied, *BIOMES])
            found.bare.append(ALWAYS)
            found.blanks.append((item.start, item.end))
        else:
            found.is_doubtful |= item.number > 1 and _are_different(item)
            found.phrases += _with_one_apart(found, item)
            biome = [each for each in BIOMES if each == item.colour]
            if _is_sum(item) and biome:
                found.phrases.append(
                    Phrase(start=item.start, end=item.end, number=item.number, icons=dict.fromkeys(biome, 1))
                )


def _is_impossible(item: Item) -> bool:
    """Return True if no single Sanctuary shows so much: a coloured one has an icon or a quest, a gray one two things."""
    shown = sum(item.icons.values()) + (item.quest is not None)
    is_one = item.number < 2 and not item.is_plural and not item.is_all
    return is_one and bool(item.colour) and shown > (1 if item.colour in BIOMES else 2)


def _are_different(item: Item) -> bool:
    """Return True if no two Sanctuaries of a colour show this: each is printed once, and several pay 1 for a clue."""
    return bool(item.colour) and (
        len(item.icons) > 1 or (item.quest is not None and item.quest.counted != ("clue",))
    )


def _note_bare(found: Found, item: Item) -> None:
    is_included = any("included" in at(found.words, each).kinds for each in (item.end, item.end + 1))
    if item.is_coloured and item.is_each and item.is_named and not is_away(found, item):
        _note_each_colour(found, item)
        return
    if item.is_coloured and not is_included:
        found.denied.update(BIOMES)
    if item.is_other and item.end > item.start:
        found.borne.append((item.start, item.end))
    before = at(found.words, item.start - (2 if at(found.words, item.start - 1).text == "." else 1))
    if item.is_named and ("included" in before.kinds or is_included):
        found.borne.append((item.start, item.end))
    elif item.is_named and not is_away(found, item):
        is_sole = not item.is_plural and any(
            "only" in word.kinds for word in found.words[max(item.start - 1, 0) : item.end]
        )
        found.bare.append(item.number or (1 if is_sole else ALWAYS))
        found.borne.append((item.start, item.end))


def _note_each_colour(found: Found, item: Item) -> None:
    """Note a Sanctuary of each colour, without the one that is excepted: `one Sanctuary of each colour except red`."""
    place = item.end
    while place < len(found.words) and is_any(
        found.words[place], ("coloured", "per", "small", "except", "the")
    ):
        place += 1
    is_excepted = any("except" in word.kinds for word in found.words[item.end : place])
    colour = COLOURS.get(colour_of(at(found.words, place)), "") if is_excepted else ""
    found.is_doubtful |= is_excepted and not colour
    item.end = place + bool(colour)
    found.phrases.extend(
        Phrase(start=item.start, end=item.end, number=item.number or 1, icons={biome: 1})
        for biome in BIOMES
        if biome != colour
    )


def note_head(found: Found, item: Item, place: int) -> Item:
    """Take a Sanctuary that was read for the head of the list that follows, and open the next: `three Sanctuaries: …`."""
    if not is_away(found, item):
        found.bare.append(item.number or 1)
        found.borne.append((item.start, item.end))
    if item.is_coloured:
        found.denied.update(BIOMES)
    return Item(start=place, end=place)


def _phrase(found: Found, item: Item) -> Phrase:
    icons = {icon: number for icon, number in item.icons.items() if number}
    biome = item.colour if item.colour in BIOMES and not _is_sum(item) else ""
    shown = {**icons, **({biome: 1} if biome else {})}
    is_open = _is_sum(item) or item.is_unsure or (item.is_all and item.number == 0)
    unknown = tuple(shown) if is_open else ()
    is_stated = bool(icons) or item.quest is not None
    if not is_stated and item.denied:
        unknown = tuple(icon for icon in ICONS if icon not in item.denied and not (biome and icon in BIOMES))
    elif not is_stated and _is_left_open(found, item):
        unknown = SYMBOLS
    return Phrase(
        start=item.start,
        end=item.end,
        number=1 if _is_sum(item) else item.number or 1,
        icons=shown,
        quest=item.quest,
        unknown=unknown,
        is_gray=item.colour == "gray",
    )


def _is_sum(item: Item) -> bool:
    """Return True if icons are counted on several Sanctuaries, each or together: at least so many there are."""
    is_of_each = item.is_each or (item.is_share and all(number == 1 for number in item.icons.values()))
    return item.number > 1 and item.is_counted and not is_of_each


def _is_left_open(found: Found, item: Item) -> bool:
    """Return True if a Sanctuary of which no icon is stated may show some."""
    is_sole = not any("sanctuary" in word.kinds for word in found.words)
    return is_sole or item.is_open or (bool(found.phrases) and _is_also(found, item))


def _with_one_apart(found: Found, item: Item) -> list[Phrase]:
    """Return Sanctuaries that were read, with one apart that shows more: `three with a chimera each, one of them has a clue as well`."""
    phrase, words = _phrase(found, item), found.words
    apart = [place for place in range(item.start + 1, item.end) if _is_one_of_them(words, place)]
    if item.number < 2 or not apart:
        return [phrase]
    named = {icon_of(word) for word in words[apart[0] : item.end] if icon_of(word)}
    shared = {icon: number for icon, number in item.icons.items() if icon not in named}
    found.is_doubtful |= not shared or bool(item.colour) or item.quest is not None
    return [evolve(phrase, number=item.number - 1, icons=shared), evolve(phrase, number=1)]


def _is_one_of_them(words: Sequence[Word], place: int) -> bool:
    """Return True if one of several Sanctuaries is spoken of: `one of them`, `eins davon`, `l'un d'eux`, `uno di questi`."""
    is_pair = words[place].text in ONES and at(words, place + 1).text in OF_THEM
    return words[place].text in ONE_OF_THEM or is_pair


def _refers(found: Found, item: Item) -> bool:
    """Return True if Sanctuaries were described before: `what does the red one pay?`, `and the two night Sanctuaries?`.

    Which ones are meant is in doubt if several are alike and a question does not ask for all of them.
    """
    alike = [index for index, phrase in enumerate(found.phrases) if _is_alike(item, phrase)]
    if _is_one_of(found, item) and any(item.colour in phrase.icons for phrase in found.phrases):
        found.is_doubtful = True
    if not alike or item.quest or item.is_other:
        return False
    is_asked = is_in_question(found.words, item.start)
    is_known = any(item.colour in found.phrases[index].icons for index in alike)
    if not is_asked and is_known and _is_bare(item) and _is_definite(found, item):
        found.blanks.append((item.start, item.end))
        return True
    if _are_definite(found, item):
        paying = [index for index in alike if found.phrases[index].quest]
        alike = paying if len(paying) == item.number else alike
        is_sure = is_asked and _are_all(found, item, alike)
    elif is_asked and _is_definite(found, item):
        alike = [index for index in alike if found.phrases[index].quest] or alike
        is_sure = all(_is_same(found.phrases[index], found.phrases[alike[0]]) for index in alike)
        alike = alike[:1]
    else:
        return False
    found.targets.extend(alike if is_sure else ())
    found.is_doubtful |= not is_sure
    found.blanks.append((item.start, item.end))
    return True


def _is_bare(item: Item) -> bool:
    """Return True if a colour is all that is said: `and that's all the red I have`."""
    return bool(item.colour) and not item.icons and not item.is_named


def _is_one_of(found: Found, item: Item) -> bool:
    """Return True if one of several that were described is spoken of: `one of the blue ones has a stone`."""
    for place in range(max(item.start - NEAR_BEFORE, 0), item.start + 1):
        one, after = at(found.words, place), at(found.words, place + 1)
        if one.is_spelled and one.number == 1 and (after.text in THESE or after.text in ONE_OF):
            return True
    return False


def _is_alike(item: Item, phrase: Phrase) -> bool:
    """Return True if a described Sanctuary has the colour of one that is read, and shows or counts its icons."""
    stated = {*item.icons, *(each for each in BIOMES if each == item.colour)}
    counted = phrase.quest.counted if phrase.quest else ()
    return stated <= {*phrase.icons, *counted} and (item.colour != "gray" or phrase.is_gray)


def _is_same(one: Phrase, other: Phrase) -> bool:
    is_paid_alike = one.quest is other.quest or (
        one.quest is not None
        and other.quest is not None
        and (one.quest.fame, one.quest.counted) == (other.quest.fame, other.quest.counted)
    )
    return one.icons == other.icons and is_paid_alike


def _is_definite(found: Found, item: Item) -> bool:
    """Return True if one Sanctuary is spoken of as one that is known."""
    near = found.words[max(item.start - 2, 0) : item.end]
    return not item.number and any(word.text in DEFINITE for word in near)


def _are_definite(found: Found, item: Item) -> bool:
    """Return True if several Sanctuaries are spoken of as ones that are known: `the two red ones`, `les rouges`, `my two`."""
    before, farther = at(found.words, item.start - 1), at(found.words, item.start - 2)
    is_both = before.text in BOTH or farther.text in BOTH
    is_known = before.text in DEFINITE or before.text in THESE or "own" in before.kinds
    return is_both or (is_known and (item.number > 1 or item.is_plural))


def _are_all(found: Found, item: Item, alike: Sequence[int]) -> bool:
    """Return True if those that are alike are as many as are asked about, and each has a quest."""
    phrases = [found.phrases[index] for index in alike]
    is_one_each = all(phrase.quest and phrase.number == 1 for phrase in phrases)
    return is_one_each and item.number in {0, len(phrases)}


def _is_also(found: Found, item: Item) -> bool:
    """Return True if something is said of a Sanctuary as of others: `and so does my gray one`, `le gris aussi`."""
    words, first = found.words, found.phrases[-1].end
    if any(word.text in ENDS for word in words[first : item.start]) or not found.phrases[-1].icons:
        return False
    places = range(max(item.start - NEAR_BEFORE, first), min(item.end + NEAR_AFTER, len(words)))
    return any(
        words[place].text in ALSO
        and "have" not in at(words, place + 1).kinds
        and "have" not in at(words, place - 1).kinds
        for place in places
    )


def is_away(found: Found, item: Item) -> bool:
    """Return True if a Sanctuary is one that is found, drawn or asked about, not one that a player has."""
    words, stop = found.words, stop_after(found.words, item.end)
    first = max(item.start - NEAR_BEFORE, start_before(found.words, item.start))
    beside = words[first : min(item.end + NEAR_AFTER, stop)]
    is_owned = any("have" in word.kinds for word in words[first : item.start])
    is_asked = at(words, stop).text == "?" and (item.number < 2 or not is_owned)
    return item.is_away or is_asked or any(is_any(word, AWAY) for word in beside)
