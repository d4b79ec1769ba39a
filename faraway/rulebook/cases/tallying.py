"""How many clues are said to lie on Sanctuaries and on Regions, part by part of each sentence: `2 Sanctuaries with clue and 1 Region with clue`.

No card shows more than one clue, so that several cards with a clue show as many as there are cards.
"""

from collections.abc import Sequence

from attrs import frozen

from faraway.rulebook.cases.beside import at, is_any, sentences_of
from faraway.rulebook.cases.numbers import Role
from faraway.rulebook.cases.reading import Reading
from faraway.rulebook.cases.values import clues_on
from faraway.rulebook.phrasebook import Word

CARRIERS = ("sanctuary", "region")
DIVIDING = ("break", "bracket", "conj", "plus", "but")
"""Words of these kinds end what is said of one kind of cards."""
DENYING = ("deny", "denied", "not", "nor")
DOUBTFUL = (
    *DENYING, "other", "if", "unreal", "or", "hand", "middle", "need", "pay", "which", "take", "pick", "keep", "took",
    "find", "getting", "now", "each-time", "included", "already", "before", "earlier", "previous",
)  # fmt: skip
"""Beside words of these kinds a clue may be none, another one, or not in the tableau."""
ALSO = frozenset(["also", "too", "well", "auch", "ebenfalls", "aussi", "egalement", "anche", "pure"])
NEAR = 2


@frozen(kw_only=True, eq=False, repr=False)
class Tally:
    """How many clues are said to lie on Sanctuaries, and on Regions or on cards of which it is not said which they are."""

    sanctuaries: int
    others: int


def tally_clues(reading: Reading) -> Tally | None:
    """Return how many clues are described, on which cards; None if that is in doubt."""
    sums = {"sanctuary": 0, "region": 0, "": 0}
    for start, end in sentences_of(reading.words):
        parts = [part for part in _parts_of(reading.words, start, end) if part]
        if not any(_has_clue(reading.words, part) for part in parts):
            continue
        if at(reading.words, end).text == "?" or not _add_up(reading, parts, sums):
            return None
    is_mixed = sums[""] > 0 and sums["sanctuary"] + sums["region"] > 0
    is_none = not any(sums.values())
    return (
        None
        if is_mixed or is_none
        else Tally(sanctuaries=sums["sanctuary"], others=sums["region"] + sums[""])
    )


def clues_tallied(reading: Reading, row: Sequence[int]) -> int | None:
    """Return how many clues lie in a tableau with those that are described and those on the Regions of a row; None if that is in doubt."""
    tally = tally_clues(reading)
    printed = clues_on(row)
    if tally is None or (tally.others and printed):
        return None
    return printed + tally.sanctuaries + tally.others


def is_of_both(reading: Reading) -> bool:
    """Return True if clues are described on Regions and on Sanctuaries, so that those of one kind alone are not all."""
    kinds = _kinds_beside_clues(reading)
    return kinds.issuperset(CARRIERS) and kinds.isdisjoint(DENYING)


def is_on_sanctuaries(reading: Reading) -> bool:
    """Return True if a clue is described on a Sanctuary, however many there are; not if `Sanctuaries included` there are no more."""
    kinds = _kinds_beside_clues(reading)
    return "sanctuary" in kinds and kinds.isdisjoint((*DENYING, "included"))


def _kinds_beside_clues(reading: Reading) -> set[str]:
    """Return the kinds of all words in sentences that tell of clues."""
    kinds: set[str] = set()
    for start, end in sentences_of(reading.words):
        if at(reading.words, end).text != "?" and _has_clue(reading.words, range(start, end)):
            kinds |= {kind for word in reading.words[start:end] for kind in word.kinds}
    return kinds


def _has_clue(words: Sequence[Word], part: range) -> bool:
    return any("clue" in words[place].kinds for place in part)


def _parts_of(words: Sequence[Word], start: int, end: int) -> list[range]:
    """Return the parts of a sentence between stops and words that join."""
    cuts = [place for place in range(start, end) if is_any(words[place], DIVIDING)]
    return [range(one + 1, other) for one, other in zip([start - 1, *cuts], [*cuts, end], strict=True)]


def _add_up(reading: Reading, parts: Sequence[range], sums: dict[str, int]) -> bool:
    """Add the clues of the parts of a sentence to the sums; False if one of them is in doubt."""
    carrier, is_counted = "", False
    for part in parts:
        kinds = {kind for place in part for kind in reading.words[place].kinds}
        named = [kind for kind in CARRIERS if kind in kinds]
        if not _has_clue(reading.words, part):
            also = _also_in(reading, part) if is_counted else 0
            if is_counted and named and (not also or len(named) > 1):
                return False
            if named:
                sums[named[0]] += also
            carrier = named[0] if len(named) == 1 and _numbers_in(reading, part) else carrier
            continue
        count = _count_in(reading, part, kinds)
        is_carried = bool(named) and bool(carrier) and not is_counted
        if not count or len(named) > 1 or is_carried:
            return False
        sums[named[0] if named else carrier] += count
        is_counted = True
        carrier = ""
    return True


def is_also_borne(reading: Reading) -> bool:
    """Return True if it is said behind a clue that other cards show one too: `and two of my Regions as well`."""
    for start, end in sentences_of(reading.words):
        parts = _parts_of(reading.words, start, end)
        first = next(
            (index for index, part in enumerate(parts) if _has_clue(reading.words, part)), len(parts)
        )
        for part in parts[first + 1 :]:
            is_borne = any(is_any(reading.words[place], CARRIERS) for place in part)
            if is_borne and not _has_clue(reading.words, part) and _also_in(reading, part):
                return True
    return False


def _also_in(reading: Reading, part: range) -> int:
    """Return how many cards of a part show a clue too; 0 if that is not said."""
    words = reading.words
    cards = {number.place for number in reading.numbers if number.role in {Role.DURATION, Role.ROUND}}
    values = [words[place].number for place in part if words[place].number and place not in cards]
    is_also = any(words[place].text in ALSO for place in part)
    is_asked = any(is_any(words[place], ("many", "draw", "find", "play")) for place in part)
    is_share = any("share" in words[place].kinds for place in part)
    return 0 if not is_also or is_asked or not values else values[0] if is_share else max(values)


def _numbers_in(reading: Reading, part: range) -> list[int]:
    """Return the places of the numbers in a part of a sentence."""
    return [place for place in part if reading.words[place].number]


def _count_in(reading: Reading, part: range, kinds: set[str]) -> int:
    """Return how many clues a part of a sentence counts; 0 if that is in doubt."""
    words = reading.words
    clues = [place for place in part if "clue" in words[place].kinds]
    cards = {number.place for number in reading.numbers if number.role in {Role.DURATION, Role.ROUND}}
    places = _numbers_in(reading, part)
    is_paid = "per" in at(words, clues[0] - 1).kinds
    if (
        is_paid
        or len(clues) > 1
        or not places
        or not cards.isdisjoint(part)
        or not kinds.isdisjoint(DOUBTFUL)
    ):
        return 0
    values = [words[place].number for place in places]
    if not kinds.isdisjoint({"pair", "all"}) and max(values) < NEAR:
        return NEAR if "pair" in kinds else 0
    if "share" in kinds and kinds.isdisjoint({"per", "each"}):
        return values[0]
    counting = [
        place for place in places if clues[0] - NEAR <= place < clues[0] and not _is_of_cards(words, place)
    ]
    stated = counting[-1] if counting else -1
    if stated < 0 or (words[stated].number == 1 and "small" in words[stated].kinds):
        return max(values) if len(values) - len(counting) < NEAR else 0
    is_one_of_several = words[stated].number == 1 and max(values) > 1
    return 0 if is_one_of_several else words[stated].number


def _is_of_cards(words: Sequence[Word], place: int) -> bool:
    return is_any(at(words, place + 1), CARRIERS)
