"""Sanctuaries that a question describes: `a forest Sanctuary with a stone`, `two Sanctuaries with a clue each`."""

from collections.abc import Iterator, Sequence

from attrs import evolve, frozen

from faraway.rulebook.cases.beside import ENDS, at, is_any
from faraway.rulebook.cases.numbers import Number, Role
from faraway.rulebook.cases.reading import Reading
from faraway.rulebook.cases.view import ICONS
from faraway.rulebook.phrasebook import Word

COLOURS = {"green": "river", "yellow": "city", "red": "forest", "blue": "desert"}
OTHER_TALK = ("region", "card", "play", "need", "pay", "give", "who", "many", "draw", "find", "me")
"""Words of these kinds end a description."""
SHOWING = ("with", "have", "show")
NEAR = 3


@frozen(kw_only=True)
class Description:
    """The places of words that describe a number of Sanctuaries; `each`: what they show is said of each of them."""

    sanctuary: int
    places: tuple[int, ...]
    number: int
    each: bool


def with_descriptions(reading: Reading) -> Reading | None:
    """Return a reading with the icons of described Sanctuaries as numbers; None if it is not said what each of several shows."""
    for description in _descriptions(reading.words):
        if description.number > 1 and not description.each:
            return None
        reading = evolve(reading, numbers=tuple(_counted(reading, description)))
    return reading


def _descriptions(words: Sequence[Word]) -> Iterator[Description]:
    for place, word in enumerate(words):
        if "sanctuary" not in word.kinds or _is_found(words, place):
            continue
        before = place - 1 if _icon(at(words, place - 1), ICONS) else place
        rest = list(_rest(words, place))
        is_prefixed = before < place or (
            bool(rest) and rest[0] == place + 1 and bool(_icon(words[rest[0]], ICONS))
        )
        is_listed = at(words, place + 1).text == ":"
        if before < place or any(_icon(words[each], ICONS) for each in rest):
            number = at(words, before - 1)
            yield Description(
                sanctuary=place,
                places=(*range(before, place), *rest),
                number=number.number if (number.text.isdigit() or number.is_spelled) and not is_listed else 1,
                each=any("per" in words[each].kinds for each in rest) or (is_prefixed and len(rest) < 2),
            )


def _is_found(words: Sequence[Word], place: int) -> bool:
    """Return True if a Sanctuary is found or drawn, and not described."""
    return any(is_any(at(words, each), ("find", "draw", "many")) for each in range(place - NEAR, place))


def _rest(words: Sequence[Word], place: int) -> Iterator[int]:
    """Yield the places of what follows a Sanctuary and describes it: after `with`, `show` or a colon, up to other talk."""
    start = place + 1
    while _icon(at(words, start), ICONS):
        yield start
        start += 1
    while at(words, start).text == "that" or (is_any(at(words, start), {"small"}) and start <= place + NEAR):
        start += 1
    if "per" in at(words, start + 1).kinds and at(words, start).text == ",":
        start += 1
    if "per" in at(words, start).kinds:
        yield start
        start += 1
    if not is_any(at(words, start), SHOWING) and at(words, start).text != ":":
        return
    for each in range(start + 1, len(words)):
        word, after = words[each], at(words, each + 1)
        is_duration = word.text.isdigit() and not _icon(after, ICONS)
        if word.text in ENDS or is_duration or (is_any(word, OTHER_TALK) and not _icon(word, ICONS)):
            return
        yield each
        if "per" in word.kinds and not (after.is_spelled or after.text.isdigit() or _icon(after, ICONS)):
            return


def _icon(word: Word, icons: Sequence[str]) -> str:
    """Return the icon or biome that a word names, also by its colour."""
    named = next((icon for icon in icons if icon in word.kinds), "")
    return named or next((biome for colour, biome in COLOURS.items() if colour in word.kinds), "")


def _counted(reading: Reading, description: Description) -> Iterator[Number]:
    """Yield the numbers of a reading, with one for each icon of a description."""
    times = description.number
    places = set(description.places)
    counted = {number.place for number in reading.numbers if number.role is Role.ICONS}
    for number in reading.numbers:
        if number.role is Role.ICONS and number.place in places:
            yield evolve(
                number, value=number.value * times, where="sanctuary", group="have", is_described=True
            )
        elif number.role is Role.CARDS and number.place in {description.sanctuary - 1, min(places) - 1}:
            yield evolve(number, role=Role.DESCRIBED)
        else:
            yield number
    for place in description.places:
        word, before = reading.words[place], at(reading.words, place - 1)
        icon = _icon(word, ICONS)
        is_counted = place - 1 in counted or is_any(before, ("only", "per"))
        is_number = (before.is_spelled or before.text.isdigit()) and place - 1 in places
        if icon and not is_counted:
            yield Number(
                place=place,
                value=times * (before.number if is_number else 1),
                role=Role.ICONS,
                icons=(icon,),
                group="have",
                where="sanctuary",
                is_described=True,
            )
