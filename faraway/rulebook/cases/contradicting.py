"""Whether the words of a question contradict the case that was read from it: such a case is no case.

The phrasebook has shapes of words under `against`: `..` stands for a few words of the same clause, `#` for any number, `=` for a number of
the Regions that the case takes as played, `|` between words for either, and `@name` for a list of words. A question
begins with a stop, as if another sentence were before it.
"""

from collections.abc import Sequence
from functools import cache
from itertools import pairwise

from faraway.messages import Language
from faraway.rulebook.cases.beside import ENDS, is_any
from faraway.rulebook.cases.case import (
    Case,
    DealCase,
    DeckCase,
    DrawCase,
    FindCase,
    FindersCase,
    HandCase,
    LimitCase,
    MarketCase,
    OrderCase,
    RegionsCase,
    RoundsCase,
    RowCase,
    RowPayCase,
    TableauCase,
)
from faraway.rulebook.cases.numbers import Role
from faraway.rulebook.cases.reading import Reading
from faraway.rulebook.cases.values import clues_on
from faraway.rulebook.phrasebook import Word, read_words, shapes_against, words_against

LONGEST_GAP, NEAR = 7, 4
GAP, NUMBER, PLAYED, LIST, START = "..", "#", "=", "@", "."
ONWARD = ("left to right", "gauche a droite", "links nach rechts", "sinistra a destra")
OF_PLAY = ("unordered", "backward", "turned", "unplayed", "taken")
OF_DRAW = ("unfound", "first-round", "other-round", "further")
OF_CLUES = (*OF_DRAW, "elsewhere", "compared")


def is_contradicted(question: str, language: Language, reading: Reading, case: Case) -> bool:
    """Return True if a question says something that its case is not true of."""
    words = [START, *_plain(read_words(question, language))]
    names, named = _guards(case)
    others = {number.value for number in reading.numbers if number.role is not Role.DURATION}
    cards = tuple(card for card in named if card not in others)
    if any(_is_said(words, language, name, cards) for name in names):
        return True
    is_paid = isinstance(case, TableauCase | RowPayCase | RegionsCase)
    is_turned = (
        is_paid and reading.lacks("scoring") and not any(each.is_backward for each in reading.laid.lists)
    )
    is_turned &= not any(word.text.endswith(ONWARD) for word in reading.words) or reading.has("backward")
    if is_turned and _is_said(words, language, "backward", ()):
        return True
    if isinstance(case, DrawCase) and _is_other_draw(words, language, reading, case):
        return True
    if isinstance(case, RowPayCase) and not case.targets and len(case.sanctuaries) > 1:
        return _is_either(reading) or _is_said(words, language, "weighed", ())
    if isinstance(case, HandCase):
        return _is_said(words, language, "held", (case.previous,)) or _is_said(
            words, language, "lying", case.hand
        )
    return isinstance(case, FindCase | DrawCase | RowCase) and _has_gap(words, language, reading, case.row)


def is_shaped(question: str, language: Language, name: str) -> bool:
    """Return True if a question has one of the shapes of a name, whatever Regions were played."""
    return _is_said([START, *_plain(read_words(question, language))], language, name, ())


def _guards(case: Case) -> tuple[tuple[str, ...], tuple[int, ...]]:
    """Return the names of the shapes that contradict a case, and the Regions that it takes as played."""
    match case:
        case DrawCase():
            return OF_PLAY if case.row else OF_CLUES if case.clues else OF_DRAW, case.row
        case FindCase() | RowCase() | RoundsCase():
            return (*OF_PLAY, "choosing"), case.row
        case OrderCase():
            return ("unplayed", "taken"), case.played
        case FindersCase():
            return (*OF_PLAY, "choosing", "dated"), tuple(card for pair in case.pairs for card in pair)
        case _:
            return _guards_of_table(case), ()


def _guards_of_table(case: Case) -> tuple[str, ...]:
    """Return the names of the shapes that contradict a case of what a row pays, or of a table and its players."""
    match case:
        case TableauCase() | RowPayCase() | RegionsCase():
            is_turned = isinstance(case, TableauCase) and case.is_also_last
            return ("given",) if is_turned else ("unordered", "given")
        case DeckCase():
            return ("ended", "changed-players") if case.round == 1 else ("changed-players",)
        case LimitCase():
            return ("before-round",)
        case MarketCase() | DealCase():
            return ("changed-players",)
        case _:
            return ()


def _is_other_draw(words: Sequence[str], language: Language, reading: Reading, case: DrawCase) -> bool:
    """Return True if Regions are asked for, or if clues of another player or of Regions that were not played are counted."""
    cards = case.row
    if _is_said(words, language, "of-regions", cards) and not _is_said(
        words, language, "of-sanctuaries", cards
    ):
        return True
    if not cards:
        return not reading.lacks("stranger", "person") and _is_said(words, language, "for-me", cards)
    unplayed = tuple(card for card in reading.durations if card not in cards)
    is_more = case.clues > clues_on(cards) and clues_on(unplayed) > 0
    return is_more and _is_said(words, language, "taken", unplayed)


def _is_either(reading: Reading) -> bool:
    """Return True if two described Sanctuaries are joined by `or`: one of them alone will lie there."""
    return any(
        any("or" in word.kinds for word in reading.words[one.end : other.start])
        for one, other in pairwise(reading.sanctuaries.phrases)
    )


def _has_gap(words: Sequence[str], language: Language, reading: Reading, row: tuple[int, ...]) -> bool:
    """Return True if the Regions of a row were played in rounds of which one between is left out: `in round 2 ... in round 4`."""
    stated = [
        word
        for place, word in enumerate(reading.words)
        if any(each.text.isdigit() for each in reading.words[place + 1 : place + NEAR])
    ]
    named = {word.number or 1 for word in stated if is_any(word, ("nth", "first"))}
    is_end = 1 in named and len(row) == 2 and any("last" in word.kinds for word in stated)
    rounds = set(reading.values(Role.ROUND))
    both = rounds if len(rounds) > 1 else rounds | named
    is_open = len(both) > 1 and len(both) == len(row) and max(both) - min(both) >= len(row)
    return is_open or is_end or (len(row) == 2 and _is_said(words, language, "long-ago", row))


def _plain(words: Sequence[Word]) -> list[str]:
    """Return the words of a question one by one; a number from two on that is spelled as its digits."""
    return [
        text
        for word in words
        for text in ([str(word.number)] if word.is_spelled and word.number > 1 else word.text.split())
    ]


def _is_said(words: Sequence[str], language: Language, name: str, cards: Sequence[int]) -> bool:
    """Return True if a question has one of the shapes of a name."""
    played = frozenset(str(card) for card in cards)
    joined = frozenset(words_against(language)["joined"].split())
    said = {
        GAP,
        *words,
        *([NUMBER] if any(word.isdigit() for word in words) else []),
        *([PLAYED] if not played.isdisjoint(words) else []),
    }
    return any(
        all(not step.isdisjoint(said) for step in steps) and _has_shape(words, steps, played, joined)
        for steps in _shapes(language, name)
    )


@cache
def _shapes(language: Language, name: str) -> list[list[frozenset[str]]]:
    """Return the shapes of a name, each step as the words that it may be."""
    lists = words_against(language)
    return [
        [
            frozenset(lists[step[1:]].split()) if step.startswith(LIST) else frozenset(step.split("|"))
            for step in shape.split()
        ]
        for shape in shapes_against(language, name)
    ]


def _has_shape(
    words: Sequence[str], steps: Sequence[frozenset[str]], played: frozenset[str], joined: frozenset[str]
) -> bool:
    """Return True if the words have all steps of a shape one after the other."""
    places, is_gap = set(range(len(words))), False
    for step in steps:
        if GAP in step:
            is_gap = True
            continue
        reached = {each for place in places for each in _reach(words, place, joined)} if is_gap else places
        places = {place + 1 for place in reached if place < len(words) and _is_of(words[place], step, played)}
        is_gap = False
    return bool(places)


def _reach(words: Sequence[str], start: int, joined: frozenset[str]) -> list[int]:
    """Return the places that a gap may lead to: up to the end of a clause, or to a number."""
    places = []
    for place in range(start, min(start + LONGEST_GAP, len(words))):
        places.append(place)
        if words[place] in joined or words[place] in ENDS or words[place].isdigit():
            break
    return places


def _is_of(word: str, step: frozenset[str], played: frozenset[str]) -> bool:
    return word in step or (NUMBER in step and word.isdigit()) or (PLAYED in step and word in played)
