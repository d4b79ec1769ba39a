"""Cases that were read from words which say something else: a number that someone says for a Region, one that lies aside, a deck."""

from collections.abc import Sequence

from faraway.cards.catalogue import CATALOGUE, Duration
from faraway.rulebook.cases.beside import at, is_any
from faraway.rulebook.cases.case import (
    CardCase,
    Case,
    DealCase,
    DeckCase,
    DuesCase,
    KeepCase,
    MarketCase,
    RegionsCase,
    ShortageCase,
    TableauCase,
)
from faraway.rulebook.cases.laid import Listed
from faraway.rulebook.cases.numbers import Role
from faraway.rulebook.cases.reading import Reading
from faraway.rulebook.phrasebook import Word

SPEAKERS = ("me", "person", "stranger", "other", "pron", "one", "rival")
OTHER_VERBS = ("play", "take", "grab", "draw", "find", "give", "getting")


def unless_astray(reading: Reading, case: Case | None) -> Case | None:
    """Return a case unless it was read from words that say something else."""
    return None if case is None or _is_astray(reading, case) else case


def _is_astray(reading: Reading, case: Case) -> bool:
    """Return True if the Region of a case is only somebody's claim or lies aside, or if a case of decks is made of what a quest pays."""
    match case:
        case TableauCase() | CardCase() | RegionsCase():
            is_paying = any(phrase.quest is not None for phrase in reading.sanctuaries.phrases)
            is_bare = CATALOGUE.region_of[Duration(case.region)].quest is None
            is_other = _is_claimed_only(reading, case.region) or _is_aside_only(reading, case.region)
            return is_other or (is_paying and is_bare)
        case ShortageCase() | DuesCase() | KeepCase() | DeckCase() | DealCase() | MarketCase():
            return any(phrase.quest is not None for phrase in reading.sanctuaries.phrases)
        case _:
            return False


def _is_claimed_only(reading: Reading, region: int) -> bool:
    """Return True if a number is nowhere a Region, but what someone says that is paid: `my brother says 10`."""
    named = [number for number in reading.numbers if number.value == region and number.role is Role.DURATION]
    return bool(named) and all(is_said(reading.words, number.place) for number in named)


def is_said(words: Sequence[Word], place: int) -> bool:
    """Return True if a number stands behind someone who says it, and alone: `my brother says 10, I say 0`."""
    verb, after = at(words, place - 1), at(words, place + 1)
    is_verb = "says" in verb.kinds and not is_any(verb, OTHER_VERBS)
    is_alone = not after.text or is_any(after, ("break", "because", "conj", "counted"))
    is_listed = at(words, place + 2).text.isdigit()
    return is_verb and is_alone and not is_listed and is_any(at(words, place - 2), SPEAKERS)


def _is_aside_only(reading: Reading, region: int) -> bool:
    """Return True if another Region was named before one that is said to lie to the left, or face down still."""
    lists = reading.laid.lists
    return any(each.cards == (region,) for each in lists) and all(
        region not in each.cards for each in without_aside(reading.words, lists)
    )


def without_aside(words: Sequence[Word], lists: Sequence[Listed]) -> list[Listed]:
    """Return lists without Regions of which it is said behind another that they lie to its left, or face down still."""
    aside = {each.cards[0] for index, each in enumerate(lists) if index and _is_left_behind(words, each)} - {
        card for each in lists[:1] for card in each.cards
    }
    return [each for each in lists if each.cards[0] not in aside or len(each.cards) > 1]


def _is_left_behind(words: Sequence[Word], listed: Listed) -> bool:
    """Return True if it is said behind a Region alone that it lies to the left, or face down: `the 2 is somewhere to its left`."""
    if len(listed.cards) > 1:
        return False
    place = listed.end + 1
    found = False
    while at(words, place).text and not is_any(at(words, place), ("break", "bracket", "conj")):
        word = words[place]
        if word.text.isdigit():
            return False
        found |= is_any(word, ("leftward", "hidden"))
        place += 1
    return found
