"""Questions with two scenes in one, icons that are counted where they are denied, and questions on when something is checked."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

from faraway.rulebook.cases.beside import at, is_any, sentences_of
from faraway.rulebook.cases.numbers import Number, Role
from faraway.rulebook.cases.phrases import Phrase, denies, is_none
from faraway.rulebook.cases.quests import ALL_COLOURS
from faraway.rulebook.phrasebook import Word

LONGEST_CHOICE, LONGEST_LINK = 4, 3
ALL_REGIONS = ("1", "68")
TIMING = frozenset(
    [
        "moment",
        "time",
        "immediately",
        "check",
        "checked",
        "checks",
        "verified",
        "yet",
        "immediatement",
        "suite",
        "verifie",
        "verifiee",
        "verifier",
        "verifies",
        "instant",
        "wann",
        "zeitpunkt",
        "augenblick",
        "sofort",
        "pruft",
        "gepruft",
        "prufen",
        "uberpruft",
        "kontrolliert",
        "momento",
        "istante",
        "subito",
        "controlla",
        "controllato",
        "controllare",
        "controllano",
        "verifica",
        "verificato",
        "verificare",
    ]
)
"""Words with which it is asked when something is checked."""
WHEN = frozenset(["when", "quand", "quando", "later", "tard", "spater", "tardi"])
"""The same, if no icons are counted beside them."""
MODAL = frozenset(
    [
        "can",
        "may",
        "must",
        "could",
        "should",
        "allowed",
        "legal",
        "puis",
        "peux",
        "peut",
        "peuvent",
        "dois",
        "doit",
        "faut",
        "droit",
        "kann",
        "darf",
        "muss",
        "konnen",
        "durfen",
        "mussen",
        "soll",
        "erlaubt",
        "posso",
        "puo",
        "possono",
        "devo",
        "deve",
        "devono",
        "bisogna",
    ]
)


def is_in_doubt(words: Sequence[Word], numbers: Iterable[Number], phrases: Sequence[Phrase]) -> bool:
    """Return True if what is taken for something that a player has may be denied, or if a question has two scenes."""
    taken = {place for each in phrases for place in range(each.start, each.end)}
    counted = [each for each in numbers if each.role is Role.ICONS and each.value and each.group != "need"]
    free = [each.place for each in counted if each.place not in taken]
    parts = list(_parts(words))
    is_denied = any(
        start <= place < end and _is_denied(words, start, place) for start, end in parts for place in free
    )
    return is_denied or _is_twofold(words, parts, phrases) or _is_corrected(words) or _names_all(words)


def _is_corrected(words: Sequence[Word]) -> bool:
    """Return True if something is taken back after a number: `43, no wait, 35`."""
    first = next((place for place, word in enumerate(words) if word.text.isdigit()), len(words))
    return any("correction" in word.kinds for word in words[first:])


def _names_all(words: Sequence[Word]) -> bool:
    """Return True if the numbers of all Regions are named, from the first to the last: `1 to 68`."""
    texts = [word.text for word in words if "range" not in word.kinds]
    return any(pair == ALL_REGIONS for pair in pairwise(texts))


def asks_when(words: Sequence[Word], numbers: Iterable[Number]) -> bool:
    """Return True if it is asked when a prerequisite is checked, or whether its Region may be played: not whether it is met."""
    counted = [each.place for each in numbers if each.role is Role.ICONS]
    return any(
        at(words, stop).text == "?"
        and _is_of_time(words[start:stop], is_stated=any(start <= each < stop for each in counted))
        for start, stop in sentences_of(words)
    )


def asks_leave(words: Sequence[Word]) -> bool:
    """Return True if it is asked what one may or must do: `must I play 12 before 40?`; the French `puis` is also `then`."""
    return any(
        (word.text in MODAL and (word.text != "puis" or after.text == "je"))
        or (word.text, after.text) == ("have", "to")
        for word, after in pairwise(words)
    )


def _is_of_time(part: Sequence[Word], *, is_stated: bool) -> bool:
    """Return True if a question speaks of a time or of playing a card; `is_stated`: it has counts of icons too."""
    is_timed = any(word.text in TIMING for word in part)
    is_timed |= not is_stated and any(
        word.text in WHEN and at(part, place + 1).text != "meme" for place, word in enumerate(part)
    )
    played = [place for place, word in enumerate(part) if "play" in word.kinds]
    is_allowed = bool(played) and any(word.text in MODAL for word in part[: played[-1]])
    is_paid = any(is_any(word, ("pay", "give", "enough")) for word in part)
    return is_timed or (bool(played) and not is_paid and (is_allowed or not is_stated))


def _is_denied(words: Sequence[Word], start: int, place: int) -> bool:
    """Return True if it is denied between two places what stands at the second: `without a clue`, `I don't see 2 stones`."""
    for each in range(place - 1, start - 1, -1):
        if "conj" in words[each].kinds:
            return False
        if denies(words, each):
            return True
    return False


def _parts(words: Sequence[Word]) -> Iterator[tuple[int, int]]:
    """Yield the places of the parts between breaks and brackets, and at `and no other`."""
    start = 0
    for place in range(len(words) + 1):
        word, after = at(words, place), at(words, place + 1)
        is_stop = is_any(word, ("break", "bracket"))
        is_stop |= "conj" in word.kinds and is_none(after) and "else" in after.kinds
        if place == len(words) or is_stop:
            yield start, place
            start = place + 1


def _is_twofold(words: Sequence[Word], parts: Sequence[tuple[int, int]], phrases: Iterable[Phrase]) -> bool:
    """Return True if a question asks of two scenes at once: `first or last`, `and if I keep it?`, `a red one or a yellow one`."""
    either = [word for word in words if "either" in word.kinds]
    if len(either) > 1 or any("alternative" in word.kinds for word in words):
        return True
    for start, end in parts:
        supposed = next((place for place in range(start, end) if "if" in words[place].kinds), end)
        clause = words[supposed:end]
        if any(word.text.isdigit() for word in clause) and any("not" in word.kinds for word in clause):
            return True
    numbered = next((place for place, word in enumerate(words) if word.text.isdigit()), len(words))
    taken = {place for each in phrases if each.quest for place in range(each.start, each.end)}
    for place, word in enumerate(words):
        if "or" in word.kinds and _is_choice(words, place, taken):
            return True
        is_joined = place > numbered and is_any(word, ("conj", "or", "else"))
        if is_joined and any(
            _opens_scene(words, place, each)
            for each in range(place + 1, min(place + 1 + LONGEST_LINK, len(words)))
        ):
            return True
    return False


def _opens_scene(words: Sequence[Word], joined: int, place: int) -> bool:
    """Return True if a word behind `and` sets another scene: an `if`, or a `without` before a Region."""
    between = words[joined + 1 : place]
    is_near = all(is_any(word, ("many", "what", "pay", "small", "then", "break")) for word in between)
    after = at(words, place + 1)
    card = at(words, place + 2) if is_any(after, ("the", "small", "card", "region")) else after
    is_without = is_none(words[place]) and card.text.isdigit()
    return is_near and ("if" in words[place].kinds or is_without)


def _is_choice(words: Sequence[Word], place: int, taken: set[int]) -> bool:
    """Return True if `or` stands between two places in a row, or between two colours that are no quest."""
    before = range(max(place - LONGEST_CHOICE, 0), place)
    after = range(place + 1, min(place + 1 + LONGEST_CHOICE, len(words)))
    ordinal = ("first", "last", "nth")
    is_ordinal = any(is_any(words[each], ordinal) for each in before) and any(
        is_any(words[each], ordinal) for each in after
    )
    colours = ALL_COLOURS
    is_colour = place not in taken and any(
        is_any(words[left], colours)
        and is_any(words[right], colours)
        and words[left].kinds.isdisjoint(words[right].kinds.intersection(colours))
        for left in before
        for right in after
    )
    return is_ordinal or is_colour
