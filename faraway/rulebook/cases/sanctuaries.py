"""Sanctuaries that a question describes or denies: `a gray one with a clue`, `un rosso e uno giallo`, `no stone on any of them`."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import evolve

from faraway.rulebook.cases.beside import ENDS, at, is_any, sentences_of, start_before, stop_after
from faraway.rulebook.cases.denials import read_denial
from faraway.rulebook.cases.listing import read_list
from faraway.rulebook.cases.phrases import ALWAYS, MOST_OF_A_KIND, OTHER, Found, Phrase, Sanctuaries, denies
from faraway.rulebook.cases.quests import ALL_COLOURS, colour_of, icon_of
from faraway.rulebook.cases.view import ICONS
from faraway.rulebook.phrasebook import Word

BLANK = Word(text=",", kinds=frozenset({"break", "denied"}))
FARTHEST, LONGEST_SHARE, NEAREST = 5, 3, 2
ADJECTIVES = ("coloured", "only", "own", "nth", *OTHER)


def read_sanctuaries(words: Sequence[Word]) -> Sanctuaries:
    """Return all that a question says of Sanctuaries."""
    found = Found(words=words)
    for start, end in sentences_of(words):
        if start < end:
            _read_sentence(found, start, end)
    phrases = tuple(phrase for phrase in _without_restated(found) if not _is_of_regions(words, phrase))
    is_one_stated_twice = len(phrases) < len(found.phrases) and bool(found.targets)
    is_elsewhere = any(_is_of_other_cards(words[phrase.end : phrase.end + FARTHEST]) for phrase in phrases)
    total = sum(phrase.number for phrase in phrases)
    return Sanctuaries(
        phrases=phrases,
        denied=tuple(icon for icon in ICONS if icon in found.denied),
        is_none=found.is_none,
        has_others=not found.is_closed and any(number > total for number in _bare(found, total)),
        is_doubtful=found.is_doubtful
        or is_one_stated_twice
        or is_elsewhere
        or (found.is_none and bool(found.phrases)),
        blanks=tuple(found.blanks),
        borne=tuple(found.borne),
        targets=tuple(found.targets),
    )


def _without_restated(found: Found) -> tuple[Phrase, ...]:
    """Return the Sanctuaries with one that is stated again behind a bracket or as what it is: `the only one with a stone is a gray one (stone, clue)`."""
    phrases: list[Phrase] = []
    for phrase in found.phrases:
        last = phrases[-1] if phrases else phrase
        link = at(found.words, last.end)
        is_being = "is" in link.kinds and "conj" not in link.kinds
        is_linked = phrase.start == last.end + 1 and (link.text == "(" or is_being)
        is_same = last.quest is None and last.number == phrase.number == 1 and not last.is_gray
        is_stated = all(number <= phrase.icons.get(icon, 0) for icon, number in last.icons.items())
        if phrases and is_linked and is_same and is_stated:
            phrases[-1] = evolve(phrase, start=last.start)
        else:
            phrases.append(phrase)
    return tuple(phrases)


def _is_of_regions(words: Sequence[Word], phrase: Phrase) -> bool:
    """Return True if a colour alone is that of the Regions before it: `Regions 25, 42 and 62 as my only yellow ones`."""
    shown = words[phrase.start : phrase.end]
    is_bare = phrase.quest is None and not phrase.is_gray and len(phrase.icons) == 1
    is_bare &= all("sanctuary" not in word.kinds and not word.text.isdigit() for word in shown)
    first = phrase.start
    while first > 0 and words[first - 1].text not in ENDS and "sanctuary" not in words[first - 1].kinds:
        first -= 1
    lead = words[first : phrase.start]
    is_only = any(is_any(word, ("only", "whole", "except")) for word in (*lead[-NEAREST:], *shown[:1]))
    is_only &= any(word.text.isdigit() for word in lead[-FARTHEST:])
    sentence = words[start_before(words, phrase.start) : stop_after(words, phrase.end)]
    is_aside = any(is_any(word, ("leftward", "then", "hidden")) for word in sentence)
    is_aside &= not any(is_any(word, ("sanctuary", *ALL_COLOURS)) for word in sentence)
    return is_bare and (is_only or is_aside)


def _is_of_other_cards(words: Sequence[Word]) -> bool:
    """Return True if words say of icons that they lie on other cards, which may be Regions: `on my other cards`."""
    place = 1
    while is_any(at(words, place), ("own", "small", "the")) and not is_any(at(words, place), OTHER):
        place += 1
    is_other = is_any(at(words, place), OTHER) and "card" in at(words, place + 1).kinds
    return is_other and "on" in at(words, 0).kinds


def _bare(found: Found, total: int) -> list[int]:
    """Return the numbers of Sanctuaries of which nothing is said; if just so many are counted as are described, those counted alone."""
    counted = [number for number in found.bare if number != ALWAYS]
    return counted if total > 1 and total in counted else found.bare


def without_denials(words: Sequence[Word], found: Sanctuaries) -> tuple[Word, ...]:
    """Return the words with those blanked that deny Sanctuaries."""
    places = {place for start, end in found.blanks for place in range(start, end)}
    return tuple(BLANK if place in places else word for place, word in enumerate(words))


def _read_sentence(found: Found, start: int, end: int) -> None:
    """Read the lists and denials of a sentence."""
    words = found.words
    is_named = any("sanctuary" in word.kinds for word in words[start:end])
    is_about = is_named or (found.is_about and _goes_on(words[start:end]))
    is_coloured = any(_is_colour(words, place) for place in range(start, end))
    if not is_about and not is_coloured:
        found.is_about = False
        return
    place = read_list(found, start, start, end) if is_about and not is_named else start
    while place < end:
        if denies(words, place):
            place = read_denial(found, place, end, None)
        elif "sanctuary" in words[place].kinds or _is_colour(words, place):
            place = read_list(found, _left(found, place, max(start, found.behind)), start, end)
        else:
            found.is_closed |= is_about and "useless" in words[place].kinds
            place += 1
    found.is_about = is_about or (is_coloured and bool(found.phrases))


def _is_colour(words: Sequence[Word], place: int) -> bool:
    """Return True if a colour stands at a place, and not that of a Region."""
    return is_any(words[place], ALL_COLOURS) and not is_any(at(words, place + 1), ("region", "card"))


def _goes_on(words: Sequence[Word]) -> bool:
    """Return True if a sentence speaks of Sanctuaries that were named before: `The others are gray`, `One has a stone`."""
    first = 0
    while is_any(at(words, first), ("the", "neutral", "conj", "but")):
        first += 1
    word = at(words, first)
    is_pronoun = (
        is_any(word, (*OTHER, "per")) or (word.is_spelled and word.number <= 1) or colour_of(word) != ""
    )
    has_cards = any(each.text.isdigit() and each.number > MOST_OF_A_KIND for each in words)
    return is_pronoun and not has_cards and any(bool(icon_of(each)) or "gray" in each.kinds for each in words)


def _left(found: Found, place: int, first: int) -> int:
    """Return where the description of a Sanctuary begins that has its name or colour at a place."""
    words, start = found.words, _behind_adjectives(found, place, first)
    if start > first and found.is_number(start - 1):
        start -= 1
        one = start - 1
        while one > first and is_any(words[one], ("own", "small", "the")) and not words[one].is_spelled:
            one -= 1
        if one >= first and words[one].is_spelled and words[one].number == 1 and words[start].number > 1:
            start = one
    elif start < place and start - 2 >= first and "small" in words[start - 1].kinds:
        start -= 2 if words[start - 2].is_spelled and words[start - 2].number == 1 else 0
        is_shown = is_any(at(words, place + 1), ("have", "show", "with"))
        start = _of_several(found, start, first) if is_shown else start
    return start


def _of_several(found: Found, start: int, first: int) -> int:
    """Return where the number stands of which it is said that so many of the Sanctuaries are meant: `two of my Sanctuaries`."""
    number = start - 1
    while number > first and is_any(found.words[number], ("small", "the", "own", "share")):
        number -= 1
    is_several = found.words[number].is_spelled and found.words[number].number > 1
    return number if is_several and start - number <= LONGEST_SHARE else start


def _behind_adjectives(found: Found, place: int, first: int) -> int:
    """Return where the words begin that stand before a Sanctuary and say what it is: `my other clue and chimera Sanctuary`."""
    words, start = found.words, place
    while start > first and not words[start - 1].text.isdigit():
        word, before = words[start - 1], at(words, start - 2)
        is_adjective = bool(icon_of(word) or colour_of(word)) or is_any(word, ADJECTIVES)
        is_pair = "conj" in word.kinds and bool(icon_of(before)) and bool(icon_of(words[start]))
        if not (is_adjective or (is_pair and start - 2 >= first)):
            break
        start -= 1
    return start
