"""Whether all that a question says is found again in its case; a case from which something is missing is no case."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from faraway.cards.catalogue import CATALOGUE, Duration
from faraway.rulebook.cases.beside import around, at, is_any, is_in_question, start_before, stop_after
from faraway.rulebook.cases.case import (
    CardCase,
    Case,
    DeckCase,
    DrawCase,
    FindCase,
    HandCase,
    NeedCase,
    PayCase,
    PicksCase,
    QuestCase,
    RankCase,
    RegionsCase,
    RoundsCase,
    RowCase,
    RowPayCase,
    SetsCase,
    TableauCase,
    TieCase,
)
from faraway.rulebook.cases.contrary import is_contrary
from faraway.rulebook.cases.mentions import NEAR_QUEST, is_explained, mentions_in
from faraway.rulebook.cases.numbers import Number, Role
from faraway.rulebook.cases.phrases import Phrase
from faraway.rulebook.cases.quests import ALL_COLOURS
from faraway.rulebook.cases.reading import Reading
from faraway.rulebook.cases.seats import PRONOUNS
from faraway.rulebook.cases.tabled import in_middle
from faraway.rulebook.cases.values import clues_on, finds, is_settled
from faraway.rulebook.cases.view import BIOMES, ICONS, asked_wonders, counted_icons
from faraway.rulebook.phrasebook import Word

NEAR = 2
WITHOUT_LOSS = ("mistake", "short", "besides", "correction")
MORE = (*WITHOUT_LOSS, "gone")


def is_accounted(reading: Reading, case: Case) -> bool:
    """Return True if the case has all icons, Sanctuaries and cards that the question speaks of."""
    if is_contrary(reading, case):
        return False
    match case:
        case TieCase():
            return not _is_unplayed(reading, case.lowest)
        case FindCase() | RowCase() | RegionsCase() | RoundsCase():
            return not _is_unplayed(reading, case.row)
        case DrawCase():
            is_whole = not _asks_of_rounds(reading) and not _is_unplayed(reading, case.row)
            return is_whole and not _is_chosen_now(reading, case) and _has_clues(reading, case)
        case TableauCase() | RowPayCase() | CardCase() | QuestCase() | NeedCase() | SetsCase():
            is_open = isinstance(case, TableauCase) and _is_open(reading)
            return (
                not is_open
                and not _is_unplayed(reading, _cards(reading, case))
                and _has_all_in_view(reading, case)
            )
        case _:
            return _has_all_of_table(reading, case)


def _has_all_of_table(reading: Reading, case: Case) -> bool:
    """Return True if a case about decks, dues, turns or ranks leaves nothing out that the question says."""
    match case:
        case RankCase() | HandCase():
            return True
        case DeckCase():
            return not _has_more(reading, WITHOUT_LOSS) and _is_loss_asked(reading)
        case PicksCase():
            return not _has_more(reading, WITHOUT_LOSS) and _is_gone_asked(reading)
        case _:
            return not _has_more(reading)


def _is_gone_asked(reading: Reading) -> bool:
    """Return True if nothing is gone, or it is only asked who is still missing: `chi manca?`."""
    return all(
        "who" in at(reading.words, place - 1).kinds or "who" in at(reading.words, place - 2).kinds
        for place in reading.places("gone")
    )


def _cards(reading: Reading, case: PayCase) -> tuple[int, ...]:
    """Return the Regions that a case counts."""
    match case:
        case TableauCase():
            return (case.region, *case.later)
        case RowPayCase():
            return case.row
        case CardCase():
            return (case.region,)
        case _:
            return tuple(reading.durations)


def _is_open(reading: Reading) -> bool:
    """Return True if Sanctuaries are spoken of, and nothing is said of what they show or that there are none."""
    return not reading.sanctuaries.is_stated and reading.has("sanctuary")


def _is_loss_asked(reading: Reading) -> bool:
    """Return True if cards are gone in no sentence, or only in one that asks it: `have we lost cards?`."""
    for place in reading.places("gone"):
        start, stop = start_before(reading.words, place), stop_after(reading.words, place)
        is_counted = any(word.number or "many" in word.kinds for word in reading.words[start:stop])
        if is_counted or at(reading.words, stop).text != "?":
            return False
    return True


def _has_more(reading: Reading, kinds: Sequence[str] = MORE) -> bool:
    """Return True if a question about decks, dues or the order of play says what such a case has no place for."""
    if not reading.lacks(*kinds):
        return True
    return not all(
        any(
            each.number > 0 or is_any(each, ("many", "who", "deck"))
            for each in reading.words[place + 1 : stop_after(reading.words, place)]
        )
        for place in reading.places("but")
    )


def _asks_of_rounds(reading: Reading) -> bool:
    """Return True if a question asks of several rounds: `how many did I draw in round 2 and in round 3?`."""
    rounds = [each for each in reading.numbers if each.role is Role.ROUND]
    asked = {each.value for each in rounds if is_in_question(reading.words, each.place)}
    return len(asked) > 1


def _is_chosen_now(reading: Reading, case: DrawCase) -> bool:
    """Return True if a described Sanctuary is one that is chosen now, or another player's: its clue does not count yet."""
    words = reading.words
    phrases = [phrase for phrase in reading.sanctuaries.phrases if not _is_of_before(reading, case, phrase)]
    is_of_now = any(
        any("now" in word.kinds for word in part) and not any("have" in word.kinds for word in part)
        for phrase in phrases
        for part in [words[start_before(words, phrase.start) : phrase.start]]
        if not any(word.text.isdigit() for word in part)
    )
    is_said_behind = is_of_now or any(
        is_any(word, ("pick", "keep", "take")) and "many" not in word.kinds
        for phrase in phrases
        for word in words[phrase.end : stop_after(words, phrase.end)]
        if not is_in_question(words, phrase.end)
    )
    is_of_one = reading.lacks("me", "we", "stranger") and len(_persons(reading)) <= 1
    chosen = ("pick", "keep", "take", "unreal", *(() if is_of_one else ("person",)))
    return is_said_behind or any(
        is_any(word, chosen)
        for phrase in phrases
        for word in words[max(phrase.start - NEAR_QUEST + 2, 0) : phrase.start]
    )


def _persons(reading: Reading) -> set[str]:
    """Return the words for other persons than the player who asks, pronouns aside."""
    return {
        word.text for word in reading.words if is_any(word, ("person", "one")) and word.text not in PRONOUNS
    }


def _is_of_before(reading: Reading, case: DrawCase, phrase: Phrase) -> bool:
    """Return True if a Sanctuary was chosen in an earlier round: a sentence behind it says that the last Region is played now, or next."""
    words, stop = reading.words, stop_after(reading.words, phrase.end)
    is_now = any("now" in word.kinds for word in words[start_before(words, phrase.start) : phrase.start])
    is_theirs = any(
        is_any(word, ("unreal", "person")) for word in words[start_before(words, phrase.start) : stop]
    )
    last = [
        number.place
        for number in reading.numbers
        if case.row and number.role is Role.DURATION and number.value == case.row[-1]
    ]
    is_later = (
        bool(last)
        and last[0] > stop
        and any(is_any(word, ("now", "next")) for word in words[stop : last[0] + 3])
    )
    return is_later and not is_now and not is_theirs


def _is_unplayed(reading: Reading, cards: Iterable[int]) -> bool:
    """Return True if it is said of a card of the case that it was not played: it is in a hand, in the market, or discarded."""
    lying = {number.value for number in in_middle(reading)}
    if not lying.isdisjoint(cards) or reading.lacks("hand", "gone", "unplayed", "not"):
        return not lying.isdisjoint(cards)
    return any(
        is_left_out(around(reading.words, number.place, ("break", "but", "bracket")))
        for number in reading.numbers
        if number.role is Role.DURATION and number.value in cards
    )


def is_left_out(part: Sequence[Word]) -> bool:
    """Return True if words speak of a card that was not played."""
    denied = next(
        (
            place
            for place, word in enumerate(part)
            if "not" in word.kinds and "or" not in at(part, place - 1).kinds
        ),
        len(part),
    )
    away = ("hand", "unplayed") if _is_lack_asked(part) else ("hand", "gone", "unplayed")
    is_away = any(is_any(word, away) and "enough" not in word.kinds for word in part)
    return is_away or any("play" in word.kinds for word in part[denied:])


def _is_lack_asked(part: Sequence[Word]) -> bool:
    """Return True if it is asked how many icons are missing: not a card is."""
    return any("many" in word.kinds for word in part) and any(is_any(word, ICONS) for word in part)


def _has_clues(reading: Reading, case: DrawCase) -> bool:
    """Return True if the clues of a draw are at least those of its row with those that are named beside them."""
    printed = clues_on(case.row)
    named = [each for each in mentions_in(reading) if each.icon == "clue"]
    free = [each for each in named if not is_explained(reading, each, ("clue",))]
    stated = sum(
        number.value
        for number in reading.numbers
        if number.icons == ("clue",) and number.role is Role.ICONS and _is_on_sanctuary(reading, number)
    )
    return not finds(case.row) or case.clues >= printed + max(len(free), stated)


def _is_on_sanctuary(reading: Reading, number: Number) -> bool:
    """Return True if a number of icons is stated, not asked for, and a Sanctuary but no Region is spoken of beside it."""
    part = around(reading.words, number.place, ("break", "bracket"))
    kinds = {kind for word in part for kind in word.kinds}
    is_of_card = any(
        each.text.isdigit() for each in reading.words[max(number.place - NEAR, 0) : number.place]
    )
    return "sanctuary" in kinds and kinds.isdisjoint(("many", "region", "draw", "find")) and not is_of_card


def _has_all_in_view(reading: Reading, case: PayCase) -> bool:
    """Return True if what is in view has every icon and colour that is named, and every Sanctuary that is described."""
    if isinstance(case, CardCase) and not case.view:
        return True
    wanted = _wanted(case)
    free = [each for each in mentions_in(reading) if not is_explained(reading, each, wanted)]
    if _is_said_of_others(reading) or reading.has("short"):
        return False
    if isinstance(case, TableauCase | RowPayCase):
        unknown = {each.icon for each in free if each.icon in ICONS}
        if isinstance(case, TableauCase) and reading.supposed.is_last:
            last = TableauCase(region=case.region, later=(), sanctuaries=case.sanctuaries)
            unknown_last = {*unknown, *reading.sanctuaries.unknown}
            return is_settled(case, unknown) and is_settled(last, unknown_last)
        return is_settled(case, unknown)
    shown, named = reading.sanctuaries.icons, [each.icon for each in free]
    return all(shown.get(icon, 0) + named.count(icon) <= case.view.get(icon, 0) for icon in wanted)


def _wanted(case: PayCase) -> tuple[str, ...]:
    """Return the icons and biomes that a case asks for or pays for."""
    match case:
        case NeedCase():
            return tuple(case.needs)
        case QuestCase():
            return case.counted
        case SetsCase():
            return BIOMES
        case RowPayCase():
            cards = case.row
        case _:
            cards = (case.region,)
    regions = [CATALOGUE.region_of[Duration(card)] for card in cards]
    return tuple(
        icon for card in regions for icon in (*asked_wonders(card.prerequisite), *counted_icons(card))
    )


def _is_said_of_others(reading: Reading) -> bool:
    """Return True if something is said of a Sanctuary by a pronoun outside of its description: `one on a blue one`, `each has a stone`."""
    words, found = reading.words, reading.sanctuaries
    taken = {place for place in range(len(words)) if found.is_taken(place)}
    for number in reading.numbers:
        taken |= set(range(number.place, number.place + (NEAR_QUEST if number.role is Role.QUEST else 1)))
    is_cut = any("with" in at(words, each.end).kinds for each in found.phrases)
    is_said = any(_is_pronoun(words, place) for place in range(len(words)) if place not in taken)
    return is_cut or (bool(found.phrases) and is_said)


def _is_pronoun(words: Sequence[Word], place: int) -> bool:
    """Return True if a word can stand for a Sanctuary that is described no further: `one on`, `one with`, `each`."""
    word, after = words[place], at(words, place + 1)
    is_one = word.is_spelled and word.number == 1
    is_had = is_any(after, ("have", "show", "its", "included")) and not is_any(after, ("with", "me"))
    is_on_other = "on" in word.kinds and is_any(after, ("another", "elsewhere"))
    return (
        is_on_other
        or ("per" in word.kinds and is_had)
        or (is_one and is_any(after, ("on", "with", *ALL_COLOURS)))
    )
