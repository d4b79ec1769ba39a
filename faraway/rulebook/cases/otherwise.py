"""Scenes other than the one that a case is of, and numbers that are not what the case takes them for.

A row may be only supposed, or stated in two orders; a Sanctuary may be somebody else's or of this very round; a number may be somebody's
claim, a Region may lie aside, and a pile may be no deck.
"""

from collections.abc import Sequence

from faraway.cards.catalogue import CATALOGUE, Duration
from faraway.rulebook.cases.beside import around, at, is_any, is_in_question, start_before, stop_after
from faraway.rulebook.cases.case import (
    CardCase,
    Case,
    DealCase,
    DeckCase,
    DrawCase,
    DuesCase,
    FindCase,
    KeepCase,
    MarketCase,
    OrderCase,
    RankCase,
    RegionsCase,
    RoundsCase,
    RowCase,
    RowPayCase,
    ShortageCase,
    TableauCase,
)
from faraway.rulebook.cases.contrary import is_rival
from faraway.rulebook.cases.laid import Listed
from faraway.rulebook.cases.numbers import Role
from faraway.rulebook.cases.reading import Reading
from faraway.rulebook.cases.seats import are_ranked
from faraway.rulebook.cases.tallying import clues_tallied, is_also_borne
from faraway.rulebook.phrasebook import Word

MOVED = (
    "first", "last", "nth", "penultimate", "before", "after", "then", "earlier", "previous", "swap", "deny",
    "not", "gone", "missing", "leftward",
)  # fmt: skip
"""Words of these kinds behind an `if` say that a Region lay elsewhere, or not at all."""


def is_otherwise(reading: Reading, case: Case) -> bool:
    """Return True if a question is of another scene than the one that its case was read from."""
    match case:
        case TableauCase() | RowPayCase() | RegionsCase():
            is_shown = not isinstance(case, RegionsCase) and bool(case.sanctuaries)
            is_other = _is_second_to_last(reading, case) or (is_shown and _is_of_other_owner(reading))
        case DrawCase() | RoundsCase():
            is_other = _is_placed_now(reading, case.row) or _is_of_other_owner(reading)
            is_other |= isinstance(case, DrawCase) and _has_more_clues(reading, case)
        case FindCase() | RowCase() | OrderCase():
            is_other = False
        case RankCase():
            return not are_ranked(reading.words, case.totals)
        case _:
            return False
    return is_other or _is_moved(reading.words) or _is_of_both_orders(reading)


def _has_more_clues(reading: Reading, case: DrawCase) -> bool:
    """Return True if more clues are described than are counted: `both my Sanctuaries have a clue`, `and two of my Regions as well`."""
    is_also, tallied = is_also_borne(reading), clues_tallied(reading, case.row)
    is_more = tallied is not None and tallied > case.clues
    return (is_also and tallied is None) or (is_more and (is_also or reading.has("pair")))


def _is_moved(words: Sequence[Word]) -> bool:
    """Return True if a row is stated, and a Region of it is then supposed to lie elsewhere: `if I had played the 13 first`."""
    for place, word in enumerate(words):
        is_begun = not at(words, place - 1).text or "break" in at(words, place - 1).kinds
        if not (is_any(word, ("if", "supposing")) or ("inverted" in word.kinds and is_begun)):
            continue
        stated = {each.text for each in words[:place] if each.text.isdigit()}
        clause = words[place : stop_after(words, place)]
        if is_begun and "supposing" not in word.kinds:
            clause = around(words, place, ("break",))
        is_again = any(each.text in stated for each in clause)
        if len(stated) > 1 and is_again and any(is_any(each, MOVED) for each in clause):
            return True
    return False


def _is_of_both_orders(reading: Reading) -> bool:
    """Return True if two Regions are named in either order, joined by `or`: `13 before 2 or 2 before 13`."""
    cards = [number for number in reading.numbers if number.role is Role.DURATION]
    for start in range(len(cards) - 3):
        first, second, third, fourth = cards[start : start + 4]
        is_turned = (first.value, second.value) == (fourth.value, third.value)
        between = reading.words[second.place : third.place]
        if is_turned and any("or" in word.kinds for word in between):
            return True
    return False


def _is_second_to_last(reading: Reading, case: TableauCase | RowPayCase | RegionsCase) -> bool:
    """Return True if a Region is said to be the last but one, and its case has not just one after it."""
    if isinstance(case, RowPayCase):
        return False
    alone = [each for each in reading.laid.lists if each.cards == (case.region,)]
    return len(case.later) != 1 and any("penultimate" in each.kinds for each in alone)


def _is_of_other_owner(reading: Reading) -> bool:
    """Return True if a described Sanctuary is another player's, and the Regions are not."""
    words = reading.words
    rivals = [place for place in range(len(words)) if is_rival(words, place)]
    if not rivals or not reading.sanctuaries.phrases:
        return False
    owned = [_clause(words, phrase.start) for phrase in reading.sanctuaries.phrases]
    played = [
        _clause(words, number.place) for number in reading.laid.free_numbers if number.role is Role.DURATION
    ]
    return _is_within(rivals, owned) and not _is_within(rivals, played)


def _is_within(places: Sequence[int], clauses: Sequence[tuple[int, int]]) -> bool:
    """Return True if one of the places lies in one of the clauses."""
    return any(start <= place < end for place in places for start, end in clauses)


def _clause(words: Sequence[Word], place: int) -> tuple[int, int]:
    """Return the places where the part of a sentence about a place begins, and where it ends."""
    start = end = place
    while start > 0 and not is_any(words[start - 1], ("break", "bracket")):
        start -= 1
    while end < len(words) and not is_any(words[end], ("break", "bracket")):
        end += 1
    return start, end


def _is_placed_now(reading: Reading, row: Sequence[int]) -> bool:
    """Return True if a Sanctuary with a clue is placed in the round of the draw: its clue comes too late for it."""
    words = reading.words
    rounds = [number for number in reading.numbers if number.role is Role.ROUND]
    asked = [number.value for number in rounds if is_in_question(words, number.place)]
    latest = max(asked, default=len(row))
    for place, word in enumerate(words):
        first, stop = _clause(words, place)
        sentence = words[start_before(words, place) : stop]
        is_stated = "sanctuary" in word.kinds and any("clue" in each.kinds for each in sentence)
        if not is_stated or is_in_question(words, place):
            continue
        start = next((each for each in range(place, first, -1) if "conj" in words[each].kinds), first)
        own = words[start:stop]
        is_played = any("play" in each.kinds for each in own) and any(each.text.isdigit() for each in own)
        is_now = any("now" in each.kinds for each in own) and not is_played
        if is_now or any(start <= each.place < stop and each.value >= latest for each in rounds):
            return True
    return False


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
