"""Icons and colours that a question names beside its numbers and Sanctuaries, and whether they add anything to a case."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise

from attrs import frozen

from faraway.rulebook.cases.beside import (
    UNSEEN,
    around,
    at,
    first_kind,
    is_any,
    is_in_question,
    start_before,
    stop_after,
)
from faraway.rulebook.cases.numbers import Role
from faraway.rulebook.cases.quests import ALL_COLOURS, COLOURS
from faraway.rulebook.cases.reading import Reading
from faraway.rulebook.cases.view import ICONS, own_icons
from faraway.rulebook.phrasebook import Word
from faraway.rulebook.value import Value

NAMED = (*ICONS, *ALL_COLOURS)
NEAR_CARD, NEAR_QUEST, NEAR_NUMBER = 4, 7, 3


@frozen(kw_only=True, eq=False, repr=False)
class Mention(Value):
    """An icon, biome or gray that a question names outside of a described Sanctuary, and that no number counts."""

    place: int
    icon: str


def mentions_in(reading: Reading) -> list[Mention]:
    """Return the icons and colours that neither describe a Sanctuary nor are counted by a number."""
    taken = {place for place in range(len(reading.words)) if reading.sanctuaries.is_taken(place)}
    for number in reading.numbers:
        reach = {Role.ICONS: NEAR_NUMBER, Role.QUEST: NEAR_QUEST}.get(number.role, 0)
        places = range(number.place + 1, number.place + 1 + reach)
        taken |= {place for place in places if _icon(at(reading.words, place)) in number.icons}
    return [
        Mention(place=place, icon=icon)
        for place, word in enumerate(reading.words)
        if (icon := _icon(word)) and place not in taken
    ]


def _icon(word: Word) -> str:
    """Return the icon, the biome or the biome of the colour that a word names; `gray` for that."""
    named = first_kind(word, NAMED)
    return COLOURS.get(named, named)


def is_explained(reading: Reading, mention: Mention, wanted: Iterable[str]) -> bool:
    """Return True if a mention adds nothing: it is denied, not in view, counted beside, on named cards, or what is asked about."""
    words, place = reading.words, mention.place
    if is_any(words[place], ALL_COLOURS):
        is_again = any(_icon(word) == mention.icon for word in words[:place]) or mention.icon == "gray"
        return is_again and is_any(at(words, place - 1), ("the", "another"))
    part = around(words, place, ("break", "bracket"))
    stop = stop_after(words, place)
    sentence, behind = words[start_before(words, place) : stop], words[place:stop]
    is_denied = any(
        is_any(word, ("deny", "whole", "only")) or (word.is_spelled and not word.number) for word in part
    )
    is_unseen = any(is_any(word, UNSEEN) for word in behind) and all(
        "sanctuary" not in word.kinds for word in behind
    )
    is_unseen |= "leftward" in sentence[0].kinds or any(
        "leftward" in word.kinds and is_any(before, ("own", "range", "at", "its"))
        for before, word in pairwise(sentence)
        if all("sanctuary" not in each.kinds for each in sentence)
    )
    is_on_cards = any(
        number.role is Role.DURATION
        and place < number.place < place + len(behind)
        and (number.place <= place + NEAR_CARD or _is_label(words[place : number.place]))
        for number in reading.numbers
    )
    is_counted = any(
        number.icons == (mention.icon,) and place < number.place < place + len(behind)
        for number in reading.numbers
    )
    asked = part if mention.icon == "clue" else sentence
    is_asked = (
        mention.icon in wanted
        and all("sanctuary" not in word.kinds for word in asked)
        and (
            is_in_question(words, place)
            or any("need" in word.kinds for word in sentence)
            or "many" in at(words, place - 1).kinds
        )
    )
    is_restated = mention.icon in wanted and _is_in_bracket(words, place)
    is_on_cards |= _is_on_card_before(reading, mention)
    return is_denied or is_unseen or is_on_cards or is_counted or is_asked or is_restated


def _is_on_card_before(reading: Reading, mention: Mention) -> bool:
    """Return True if an icon is that of the Region before it, which shows it: `the 12 and the 33, both with a clue`."""
    words, start = reading.words, start_before(reading.words, mention.place)
    before = [
        number
        for number in reading.numbers
        if number.role is Role.DURATION and start <= number.place < mention.place
    ]
    if not before or not own_icons(before[-1].value)[mention.icon]:
        return False
    between = words[before[-1].place + 1 : mention.place]
    is_borne = any(is_any(word, ("with", "show", "its")) for word in between)
    return is_borne and not any(is_any(word, ("sanctuary", "me", "conj", *ALL_COLOURS)) for word in between)


def _is_label(part: Sequence[Word]) -> bool:
    """Return True if words lead to a colon, and name no Sanctuary: `night Regions further to the right: 21, 33`."""
    is_plain = all("sanctuary" not in word.kinds for word in part)
    is_led = part[-1].text == ":" or any("on" in word.kinds for word in part)
    return is_led and is_plain and len(part) <= NEAR_QUEST


def _is_in_bracket(words: Sequence[Word], place: int) -> bool:
    """Return True if a biome stands in a bracket behind a Region, as what its quest counts: `Region 31 (forest or city)`."""
    start = place
    while start > 0 and is_any(words[start], (*ICONS, "conj", "or", "per", "small")):
        start -= 1
    return words[start].text == "(" and at(words, start - 1).text.isdigit()
