"""What lies in the tableau of the player who asks: Regions without those in a hand or in the middle, and clues on Sanctuaries."""

from collections.abc import Sequence
from itertools import pairwise

from attrs import evolve

from faraway.rulebook.cases.beside import around, at, is_any, start_before, stop_after
from faraway.rulebook.cases.numbers import MOST_ROUNDS, ORDINALS, Number, Role
from faraway.rulebook.cases.parsing_rounds import held_in_hand
from faraway.rulebook.cases.phrases import Phrase, Sanctuaries
from faraway.rulebook.cases.reading import Reading
from faraway.rulebook.cases.values import finds
from faraway.rulebook.cases.view import BIOMES
from faraway.rulebook.phrasebook import Word

SET_FAME = 4
LAST_ROUNDS = frozenset(["last round", "dernier tour", "letzte runde", "ultimo round"])
HAD = frozenset(["had", "avais", "avait", "avions", "hatte", "hatten", "avevo", "aveva", "avevamo"])
BEFORE = ("before", "earlier", "previous", "so-far")


def is_of_before(reading: Reading, number: Number) -> bool:
    """Return True if icons are counted that were there before something was played: `before that I had 2 clues`."""
    clause = around(reading.words, number.place, ("break", "conj"))
    is_next = any(is_any(word, ("now",)) for word in reading.words[number.place :]) and reading.lacks(
        "included"
    )
    return is_next or any(is_any(word, BEFORE) or word.text in HAD for word in clause)


def are_before_last(reading: Reading, number: Number) -> bool:
    """Return True if icons are surely those that were there before the last Region was played."""
    clause = around(reading.words, number.place, ("break", "conj"))
    is_past = any(word.text in HAD for word in clause) and any(is_any(word, BEFORE) for word in clause)
    return is_past or reading.has("already")


def clues_shown(phrase: Phrase) -> int | None:
    """Return how many clues a described Sanctuary shows; None if that is in doubt.

    Of those with a quest, a clue is on the gray one that pays 4 for each set and on one of the three gray ones that pay 1 for each clue.
    """
    stated = phrase.icons.get("clue", 0)
    if "clue" in phrase.unknown:
        return None
    if phrase.quest is None or stated:
        return stated
    is_coloured = any(biome in phrase.icons for biome in BIOMES)
    if phrase.quest.counted == BIOMES and phrase.quest.fame == SET_FAME:
        return 0 if is_coloured else 1 if phrase.is_gray else None
    is_of_clues = phrase.quest.counted == ("clue",) and phrase.quest.fame == 1
    return None if is_of_clues and not is_coloured and not phrase.icons else 0


def described_apart(sanctuaries: Sanctuaries) -> list[Phrase]:
    """Return the described Sanctuaries, one that is described in two steps as one: `a city Sanctuary, the one that pays 4 per set`."""
    found: list[Phrase] = []
    for phrase in sanctuaries.phrases:
        last = found[-1] if found else phrase
        is_plain = last.quest is None and all(icon in BIOMES for icon in last.icons) and last.number == 1
        is_paid = phrase.quest is not None and not phrase.icons and not phrase.is_gray
        if found and is_plain and is_paid and phrase.start <= last.end + 1:
            found[-1] = evolve(phrase, start=last.start, icons=last.icons, is_gray=last.is_gray)
        else:
            found.append(phrase)
    return found


def clues_described(sanctuaries: Sanctuaries) -> int | None:
    """Return how many clues the described Sanctuaries show together; None if that is in doubt."""
    total = 0
    for phrase in described_apart(sanctuaries):
        shown = clues_shown(phrase)
        if shown is None:
            return None
        total += shown * phrase.number
    return total


def without_unplayed(reading: Reading) -> Reading:
    """Return a reading without the Regions in a hand or in the middle of the table, and without the icons that they show."""
    held = held_in_hand(reading) if reading.has("hand") else []
    away = [*held, *in_middle(reading)]
    values = {number.value for number in away}
    spans = [
        (start_before(reading.words, number.place), stop_after(reading.words, number.place))
        for number in away
    ]
    words = tuple(evolve(word, kinds=word.kinds - {"hand"}) for word in reading.words)
    numbers = tuple(
        number
        for number in reading.numbers
        if not (number.role is Role.DURATION and number.value in values)
        and not (number.role is Role.ICONS and any(start <= number.place < end for start, end in spans))
    )
    return evolve(reading, words=words, numbers=numbers) if away else reading


def in_middle(reading: Reading) -> list[Number]:
    """Return the Regions that lie in the middle of the table, or were taken from there."""
    return [number for place in reading.places("centre") for number in _beside_middle(reading, place)]


def _beside_middle(reading: Reading, place: int) -> list[Number]:
    """Return the Regions that are said to lie in the middle, or to be taken from there: those behind the word, or just before it."""
    words = reading.words
    found: list[Number] = []
    cards = {number.place: number for number in reading.numbers if number.role is Role.DURATION}
    for each in range(place + 1, stop_after(words, place)):
        if is_any(words[each], ("play", "then", "now", "after", "before", "previous", "earlier")):
            break
        found += [cards[each]] if each in cards else []
    start = place
    while start > 0 and not is_any(at(words, start - 1), ("break", "then")):
        start -= 1
    clause = words[start:place]
    is_taken = any(is_any(word, ("take", "have", "draw")) for word in clause)
    if not found and is_taken and not any("play" in word.kinds for word in clause):
        found = [cards[each] for each in range(start, place) if each in cards]
    return found


def is_whole_row(reading: Reading, row: tuple[int, ...]) -> bool:
    """Return True if a row has all Regions that were played: as many as rounds, or those of a row as it lies."""
    rounds = reading.values(Role.ROUND)
    is_counted = bool(rounds) and max(rounds) == len(row)
    is_own_row = any("own" in word.kinds and "row" in after.kinds for word, after in pairwise(reading.words))
    return is_counted or len(row) == MOST_ROUNDS or (is_own_row and len(row) > 2)


def has_all_sanctuaries(reading: Reading, row: tuple[int, ...]) -> bool:
    """Return True if no Sanctuary can lie there but those described: it is said, or the row has found no more of them."""
    stated = reading.sanctuaries
    if stated.is_none and not stated.phrases:
        return True
    described = sum(phrase.number for phrase in stated.phrases)
    if described and not stated.has_others:
        return True
    found = [last for last in range(2, len(row)) if finds(row[:last])]
    return is_whole_row(reading, row) and described >= len(found)


def is_all_stated(reading: Reading, row: tuple[int, ...]) -> bool:
    """Return True if nothing lies there but what is stated; `only` and `so far` say it of Regions: Sanctuaries may have been found with them."""
    whole = [word for word in reading.words if "whole" in word.kinds]
    has_found = not reading.sanctuaries.is_stated and any(finds(row[:last]) for last in range(2, len(row)))
    return any(not has_found or "so-far" not in word.kinds for word in whole)


def is_last_round(reading: Reading) -> bool:
    """Return True if a question is of round 8; `Last round.` as a sentence names it too."""
    first, stop = at(reading.words, 0), at(reading.words, 1)
    is_named = (
        is_any(first, ("previous", "earlier")) and first.text in LAST_ROUNDS and stop.text in {".", "("}
    )
    return reading.is_last_named or is_named or _is_eighth_named(reading.words)


def _is_eighth_named(words: Sequence[Word]) -> bool:
    """Return True if the last round is said to be the eighth: `the last round, so the eighth`, `le dernier tour, le 8e`."""
    for place, word in enumerate(words):
        after = at(words, place + 1)
        is_suffixed = after.text in ORDINALS or (after.text == "e" and not is_any(after, ("conj", "is")))
        is_eighth = word.number == MOST_ROUNDS and (
            "nth" in word.kinds or (word.text.isdigit() and is_suffixed)
        )
        end = place + 1 + (word.text.isdigit())
        is_ended = not at(words, end).text or is_any(at(words, end), ("break", "bracket"))
        sentence = words[start_before(words, place) : place]
        if is_eighth and is_ended and any(is_any(each, ("previous", "round", "last")) for each in sentence):
            return True
    return False
