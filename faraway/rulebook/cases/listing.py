"""Read a list of Sanctuaries word by word: `a red one with a stone, two gray ones and the yellow one that pays 1 per city`."""

from __future__ import annotations

from attrs import define, field

from faraway.rulebook.cases.beside import at, is_any
from faraway.rulebook.cases.denials import read_denial
from faraway.rulebook.cases.heading import (
    bear,
    colour_at,
    ends_split,
    is_apposed,
    is_head,
    is_list_ahead,
    is_name_apposed,
    is_no_count,
    is_of_region,
    is_of_several,
    lay,
    names_regions,
    shared_by,
)
from faraway.rulebook.cases.noting import DEFINITE, is_counted_head, note_head, note_item
from faraway.rulebook.cases.phrases import OTHER, TALK, Found, Item, denies, is_one, share
from faraway.rulebook.cases.quests import Paid, colour_of, icon_of, implied_at, paid_at
from faraway.rulebook.cases.view import BIOMES, WONDERS
from faraway.rulebook.phrasebook import Word

FILLERS = frozenset([
    "the", "small", "own", "neutral", "only", "symbol", "with", "have", "show", "its", "on", "plus", "conj",
    "per", "coloured", "fixed", "is", "pay", "give", "counted", "nth", "filler", "all", "whole", "me",
    "already", "unknown", "one", "elsewhere", "another", "else", "remainder", "bracket", "goods", "or",
    "included", "reckon",
])  # fmt: skip
"""Words of these kinds may stand within a list of Sanctuaries."""
SHOWING = ("with", "its", "show", "have", "on")
ITEMS = ("sanctuary", "with", "coloured", "is", "its", "on", "nth", "per")
SKIPPED = ("small", "only", "own", "neutral", "symbol", "unknown", *OTHER)
PLURAL = frozenset([
    "sanctuaries", "sanctuarys", "sancts", "sanctuaires", "heiligtumer", "heiligtumern", "santuari",
    "grigi", "grigie", "grises", "ones",
])  # fmt: skip
ARE = frozenset({"are", "sind", "sont", "sono"})


@define(kw_only=True, repr=False)
class Listing:
    """A list that is being read: the Sanctuary at hand, the number that was read last, and what stands before the next word."""

    found: Found
    first: int
    last: int
    place: int
    item: Item
    count: int = 0
    split: int = 0
    splits_with: bool = False
    """Sanctuaries that are counted together are separated by each `with`, not by commas."""
    is_apart: bool = False
    is_joined: bool = False
    is_with: bool = False
    is_over: bool = False
    heading: str = ""
    """The icon that all Sanctuaries of the list show: `Sanctuaries with a moon: …`."""
    shared: dict[str, int] = field(factory=dict)
    """What each Sanctuary of the list shows, as was said of them together: `three with a stone each (red, blue, green)`."""


def read_list(found: Found, start: int, first: int, last: int) -> int:
    """Read Sanctuaries from a place on up to other talk, and return the place behind them."""
    item = Item(start=start, end=start)
    found.bearing, found.bears_each = "", False
    item.is_all = any(
        "all" in at(found.words, each).kinds for each in (start - 1, start - 2) if each >= first
    )
    item.is_share = is_of_several(found.words, start) or (item.is_all and at(found.words, start).number > 1)
    bear(found, item, first)
    listing = Listing(found=found, first=first, last=last, place=start, item=item)
    while listing.place < last and not listing.is_over:
        _read_word(listing)
    note_item(found, listing.item)
    share(found, start)
    if listing.heading:
        found.denied.add(listing.heading)
        found.is_doubtful |= any(
            not phrase.icons.get(listing.heading) for phrase in found.phrases if phrase.start >= start
        )
    found.behind = max(listing.item.end, start + 1)
    return max(listing.place, found.behind)


def _read_word(listing: Listing) -> None:
    """Read the next word of a list, or end it."""
    found, place = listing.found, listing.place
    word = found.words[place]
    paid = paid_at(found.words, place)
    if paid is None and listing.item.colour and listing.item.quest is None:
        paid = implied_at(found.words, place)
    if paid is not None:
        _read_quest(listing, paid)
    elif denies(found.words, place):
        listing.place = read_denial(found, place, listing.last, listing.item)
        listing.item.end = listing.place
    elif "useless" in word.kinds:
        found.is_closed = True
        _step(listing)
    elif "sanctuary" in word.kinds:
        _read_name(listing, word)
    elif colour_of(word) or icon_of(word) in BIOMES:
        _read_colour(listing, word)
    elif icon_of(word):
        _read_icon(listing, word)
    elif found.is_number(place) and not is_no_count(found.words, place):
        _read_number(listing, word)
        return
    else:
        _read_other(listing, word)
        return
    listing.is_apart = listing.is_joined = False


def _step(listing: Listing) -> None:
    """Go on behind a word that belongs to the Sanctuary at hand."""
    listing.place += 1
    listing.item.end = listing.place
    listing.count = 0


def _next(listing: Listing, start: int, number: int = 0) -> None:
    """Note the Sanctuary at hand and open the next."""
    note_item(listing.found, listing.item)
    listing.item = Item(start=start, end=start, number=number)
    if not listing.found.pending:
        bear(listing.found, listing.item, listing.first)


def _read_quest(listing: Listing, paid: Paid) -> None:
    if listing.item.quest is not None:
        _next(listing, listing.place)
    listing.item.quest = paid
    listing.item.end = listing.place = paid.end
    listing.count = 0


def _read_name(listing: Listing, word: Word) -> None:
    if listing.item.is_named and listing.item.has_content:
        _next(listing, listing.place)
    listing.item.is_named = True
    listing.item.is_plural |= word.text in PLURAL
    count = listing.count
    _step(listing)
    listing.count = count


def _read_colour(listing: Listing, word: Word) -> None:
    found, place = listing.found, listing.place
    if "region" in at(found.words, place + 1).kinds or names_regions(found.words, place):
        listing.is_over = True
        return
    if _is_said_twice(listing, word):
        _step(listing)
        return
    if (
        listing.item.is_named
        and listing.item.number > 1
        and listing.is_apart
        and not listing.item.has_content
    ):
        found.bare.append(listing.item.number)
        found.borne.append((listing.item.start, listing.item.end))
        listing.item = Item(start=place, end=place)
    is_stated = bool(listing.item.icons) or listing.item.quest is not None
    is_same = listing.item.is_restated or is_name_apposed(listing.found.words, listing.place)
    found.is_doubtful |= is_same and listing.item.number > 1 and bool(listing.item.icons)
    is_new = bool(listing.item.colour) or (listing.is_apart and is_stated and not is_same)
    is_shared = is_new and found.bearing != "" and not listing.is_with
    if is_new:
        _next(listing, place, listing.count)
    item = listing.item
    if not item.icons:
        _add_shared(listing)
    if is_shared and not item.icons:
        item.icons, item.is_unsure = {found.bearing: 1}, not found.bears_each
    if found.pending:
        lay(found, item, place, listing.first)
    item.colour = colour_at(word)
    before, after = at(found.words, place - 1), at(found.words, place + 1)
    item.is_plural |= word.text in PLURAL or after.text in PLURAL or is_any(before, ("only", "whole", "else"))
    _step(listing)
    listing.place += is_one(at(found.words, listing.place))


def _add_shared(listing: Listing) -> None:
    """Add to the Sanctuary at hand what all of the list show; one that is named again adds none."""
    listing.item.icons, listing.item.borne = {**listing.shared}, {*listing.shared}


def _is_said_twice(listing: Listing, word: Word) -> bool:
    """Return True if a colour and its biome name the same Sanctuary: `the yellow city one`, `désert bleu`, `blau (Wüste)`."""
    words, place = listing.found.words, listing.place
    beside = at(words, place - (2 if at(words, place - 1).text == "(" else 1))
    is_pair = bool(colour_of(word)) != bool(colour_of(beside))
    is_named = bool(colour_of(beside)) or icon_of(beside) in BIOMES
    return is_pair and is_named and listing.item.colour == colour_at(word) == colour_at(beside)


def _read_icon(listing: Listing, word: Word) -> None:
    if is_of_region(listing.found.words, listing.place, listing.last):
        listing.is_over = True
        return
    item, icon = listing.item, icon_of(word)
    is_only = is_any(at(listing.found.words, listing.place - 1), ("only", "whole"))
    if is_only and listing.is_apart and icon in item.icons:
        listing.found.denied.add(icon)
        _step(listing)
        return
    is_again = item.is_restated or icon in item.borne
    item.icons[icon] = (0 if is_again else item.icons.get(icon, 0)) + (listing.count or 1)
    item.borne.discard(icon)
    item.is_counted |= listing.count > 0
    _step(listing)


def _behind(listing: Listing, place: int) -> int:
    """Return the place behind words that say nothing, from a place on."""
    words = listing.found.words
    while (
        place < listing.last
        and is_any(words[place], SKIPPED)
        and not is_any(words[place], ("conj", "with", "sanctuary", "on"))
        and not listing.found.is_number(place)
        and not icon_of(words[place])
    ):
        place += 1
    return place


def _counts(listing: Listing, place: int) -> str:
    """Return whether a number before a place counts icons or Sanctuaries; nothing if neither."""
    words, run = listing.found.words, place
    word = at(words, place)
    while icon_of(at(words, run)) or "symbol" in at(words, run).kinds:
        run += 1
    is_symbol = bool(icon_of(word)) and not colour_of(word) and icon_of(word) not in BIOMES
    if is_symbol and "sanctuary" not in at(words, run).kinds:
        return "icon"
    is_item = bool(icon_of(word) or colour_of(word)) or is_any(word, ITEMS)
    is_item |= place < len(words) and (denies(words, place) or paid_at(words, place) is not None)
    return "item" if is_item else ""


def _read_number(listing: Listing, word: Word) -> None:
    found, place = listing.found, listing.place
    step = _behind(listing, place + 1)
    kind = _counts(listing, step)
    if word.number == 1 and place < listing.split and not listing.splits_with:
        listing.place += 1
        return
    if "on" in at(found.words, step).kinds:
        found.pending, listing.place = word.number, step + 1
        if listing.item.has_content:
            _next(listing, listing.place)
        return
    is_one_of = word.number == 1 and word.is_spelled and found.is_number(step)
    if kind == "icon" and not is_of_region(found.words, step, listing.last):
        listing.count = word.number
    elif kind == "item" and not _is_of_biomes(listing, step):
        _open_item(listing, word, step)
    elif is_counted_head(found.words, listing.item, place):
        listing.item.number, listing.item.end = word.number, place + 1
    elif is_one_of and not kind and _counts(listing, _behind(listing, step + 1)) == "item":
        found.bare.append(found.words[step].number)
        listing.item.number, listing.item.end, listing.place = 1, step + 1, step
    elif kind or not word.is_spelled or word.number > 1:
        listing.is_over = True
        return
    listing.place += 1
    listing.is_apart = listing.is_joined = False


def _is_of_biomes(listing: Listing, step: int) -> bool:
    """Return True if a number behind a quest counts Regions of a biome: `pays 4 per set, and I have 2 rivers`."""
    words = listing.found.words
    is_biome = icon_of(at(words, step)) in BIOMES and not colour_of(at(words, step))
    return listing.item.quest is not None and words[listing.place].text.isdigit() and is_biome


def _open_item(listing: Listing, word: Word, step: int) -> None:
    """Read the number of the Sanctuary that follows."""
    words, place, item = listing.found.words, listing.place, listing.item
    is_same = item.end == item.start or not (item.has_content or item.is_named or item.number)
    if not is_same and item.is_named and not item.has_content and not listing.is_joined:
        listing.item = note_head(listing.found, item, place)
    elif not is_same:
        _next(listing, place)
    listing.item.number, listing.item.end = word.number, place + 1
    listing.item.is_unsure |= is_any(at(words, place - 1), ("per", "all"))
    if word.number > 1 and at(words, place + 1).text in ARE:
        listing.item = note_head(listing.found, listing.item, place + 1)
    if word.number == 1 and any("own" in each.kinds for each in words[place:step]):
        listing.item.is_only = is_any(at(words, place - 1), ("only", "whole"))


def _read_other(listing: Listing, word: Word) -> None:
    """Read a word that names nothing: a link, a bracket, a colon; other talk ends the list."""
    found, place = listing.found, listing.place
    before, after = at(found.words, place - 1), at(found.words, place + 1)
    if not _is_allowed(listing, word):
        listing.is_over = True
        return
    _split(listing, word)
    shared = shared_by(found.words, listing.item, place, listing.last)
    if shared:
        listing.shared, listing.item = shared, note_head(found, listing.item, place + 1)
    elif (
        word.text in {":", "("}
        and listing.item.is_named
        and (not listing.item.has_content or listing.item.is_unsure)
    ):
        _read_colon(listing)
    elif word.text == ":" and is_head(found.words, listing.item, place):
        listing.heading = next(iter(listing.item.icons))
        listing.item = note_head(found, listing.item, place + 1)
    elif word.text == ":" and listing.item.number == 1 and after.text in DEFINITE:
        listing.item.is_restated = True
    listing.is_with |= is_any(word, ("with", "its", "show"))
    found.is_doubtful |= "or" in word.kinds and bool(colour_of(before)) and bool(colour_of(after))
    is_link = is_any(word, ("conj", "plus"))
    listing.is_joined = is_link or (listing.is_joined and word.text != ",")
    is_going_on = listing.is_apart and "with" not in word.kinds
    listing.is_apart = word.text in {",", "(", ":"} or is_link or is_going_on
    listing.item.is_each |= "per" in word.kinds
    listing.item.is_coloured |= "coloured" in word.kinds
    if "goods" in word.kinds and is_any(before, ("only", "whole")):
        found.denied.update(WONDERS)
    is_other = is_any(word, OTHER) and not is_apposed(found.words, listing.item, place)
    if is_other and after.text and place >= listing.split:
        if listing.item.has_content or (listing.item.is_named and listing.item.number > 0):
            _next(listing, place)
        listing.item.is_other, listing.item.end = True, max(listing.item.end, place + 1)
    listing.place += 1


def _is_allowed(listing: Listing, word: Word) -> bool:
    """Return True if a word may stand within a list."""
    if word.text in {",", ":", "(", ")"}:
        return True
    if "card" in word.kinds:
        return "sanctuary" in at(listing.found.words, listing.place - 1).kinds
    is_showing = is_any(word, SHOWING) and "region" not in word.kinds
    is_talk = word.text.isdigit() or (is_any(word, TALK) and not is_showing)
    is_owner = is_any(word, ("me", "have")) and not is_any(word, ("with", "its"))
    is_left = (
        is_owner
        and listing.item.quest is not None
        and listing.is_apart
        and not is_list_ahead(listing.found.words[listing.place + 1 : listing.last])
    )
    return not is_talk and not is_left and (not word.kinds or is_any(word, FILLERS))


def _split(listing: Listing, word: Word) -> None:
    """Separate Sanctuaries that are counted together: `two gray ones (clue and chimera, night and thistle)`."""
    words, place, item = listing.found.words, listing.place, listing.item
    if word.text == "(" and item.number > 1 and item.colour and item.quest is None:
        close = next((each for each in range(place, listing.last) if words[each].text == ")"), listing.last)
        if sum(each.text == "," for each in words[place:close]) == item.number - 1:
            item.number, listing.split, listing.shared = 1, close, {**item.icons}
            item.is_unsure, item.borne = False, {*item.icons}
    elif word.text == ":" and item.number > 1 and item.colour and not item.icons:
        ends = (each for each in range(place, listing.last) if ends_split(words[each]))
        close = next(ends, listing.last)
        is_quest = sum(paid_at(words, each) is not None for each in range(place, listing.last)) == item.number
        if sum("with" in each.kinds for each in words[place:close]) == item.number:
            item.number, listing.split, listing.splits_with = 1, close, True
        elif is_quest or sum(each.text == "," for each in words[place : listing.last]) == item.number - 1:
            item.number, listing.split = 1, 0 if is_quest else listing.last
    elif place < listing.split and listing.splits_with and "with" in word.kinds and item.icons:
        _next(listing, place, 1)
        listing.item.colour = item.colour
    elif word.text == "," and place < listing.split and not listing.splits_with:
        _next(listing, place + 1, 1)
        listing.item.colour = item.colour
        _add_shared(listing)


def _read_colon(listing: Listing) -> None:
    """Read what follows the name of Sanctuaries: how many of an icon lie on them, or the Sanctuaries of a list."""
    found, place, item = listing.found, listing.place, listing.item
    stop = at(found.words, place + 2)
    is_ended = not stop.text or is_any(stop, ("break", "bracket"))
    if item.is_unsure and found.is_number(place + 1) and is_ended:
        (icon,) = item.icons
        item.icons, item.is_unsure = {icon: found.words[place + 1].number}, False
        listing.place = place + 1
        item.end = place + 2
    else:
        listing.item = note_head(found, item, place + 1)
