"""Parse who is placed where: the totals of several players, and the lowest durations of those that are tied."""

from collections.abc import Sequence

from attrs import evolve

from faraway.rulebook.cases.accounting import is_left_out
from faraway.rulebook.cases.beside import ENDS, at, is_any
from faraway.rulebook.cases.case import RankCase
from faraway.rulebook.cases.numbers import GREATEST_DURATION, MOST_PLAYERS, Number, Role
from faraway.rulebook.cases.reading import Reading
from faraway.rulebook.phrasebook import Word

FEWEST_LEVEL = 3
COUNTING = (Role.DURATION, Role.OTHER, Role.COUNTED, Role.CARDS, Role.LOOSE, Role.CLAIM)
PARTS = ("plus", "small", "region", "sanctuary", "conj", "counted", "with", "on")
"""Words of these kinds may stand between what Regions and what Sanctuaries pay."""
LINKS = ("small", "with", "counted", "on", "range")
MINE = frozenset(["mine", "mienne", "mien", "meine", "meiner", "mia", "mio", "me", "moi", "ich", "io", "i"])


def parse_rank(reading: Reading) -> RankCase | None:
    """Return the case of several totals; None if it is not said whose they are, or who has which lowest duration."""
    stated, reading = reading, with_sums(reading)
    is_summed = len(reading.numbers) < len(stated.numbers)
    pairs = _pairs(reading) or _stated_in_turn(reading) or _all_level(reading)
    if pairs:
        return _ranked(tuple(total for total, _ in pairs), [lowest for _, lowest in pairs])
    split = _split(reading.words)
    numbers = [
        each for each in reading.numbers if each.role in COUNTING and not reading.words[each.place].is_spelled
    ]
    totals = [each for each in numbers if each.place < split and not _is_part(reading.words, each)]
    held = {each.value for each in numbers if each.place > split and _is_unplayed(reading, each)}
    rest = [each for each in numbers if each.place > split and not _is_unplayed(reading, each)]
    is_card = any("the" in at(reading.words, each.place - 1).kinds for each in totals)
    if is_card or any(each.value in held for each in rest):
        return None
    others = [each for each in reading.numbers if each.role not in (*COUNTING, Role.PLAYERS)]
    if (
        split == len(reading.words)
        or (len({each.value for each in totals}) < 2 and len(totals) < FEWEST_LEVEL and not is_summed)
        or others
        or not reading.lacks("deck", "clue")
    ):
        return None
    groups = [_names(reading.words, each, totals) for each in totals]
    named = [name for group in groups for name in group]
    if len(set(named)) < len(named) or (named and not all(groups)):
        return None
    owners = {name: each.value for each in totals for name in _names(reading.words, each, totals)}
    lowest = _of_names(reading.words, rest, owners) if owners else _of_group(totals, rest)
    is_listed = bool(owners) and not any(_is_name(word) for word in reading.words[split:])
    if lowest is None and is_listed and len(rest) == len(totals):
        lowest = [each.value for each in rest]
    values = tuple(owners.values()) if owners else tuple(each.value for each in totals)
    if lowest is None or len(owners) not in (0, len(values)):
        return None
    return _ranked(values, lowest)


def ranked_in_turn(reading: Reading) -> RankCase | None:
    """Return the case of totals and lowest durations stated in the same order, or each with its own: `71 with 20, 73 with 45`; None if it is in doubt.

    Totals alone are enough if none is stated twice.
    """
    split, words = _split(reading.words), reading.words
    stated = [each for each in reading.numbers if each.role in COUNTING and words[each.place].text.isdigit()]
    values = [each.value for each in stated]
    is_shared = any("pair" in word.kinds for word in words[:split])
    if not reading.has("lowest") or is_shared or any(_is_unplayed(reading, each) for each in stated):
        return None
    before = [each.value for each in stated if each.place < split]
    behind = list(dict.fromkeys(each.value for each in stated if each.place > split))
    if len(before) == len(behind):
        return _ranked(tuple(before), behind)
    is_named = all(is_any(at(words, each.place - 1), ("the", "with", "own")) for each in stated[1::2])
    is_paired = len(values) % 2 == 0 and is_named
    return _ranked(tuple(values[::2]), values[1::2]) if is_paired else None


def with_sums(reading: Reading) -> Reading:
    """Return a reading in which what Regions and Sanctuaries pay is added up: `48 + 7`, `Regions 41, Sanctuaries 12`."""
    numbers: list[Number] = []
    for number in reading.numbers:
        last = numbers[-1] if numbers else None
        between = reading.words[last.place + 1 : number.place] if last else ()
        is_plain = all(is_any(word, PARTS) or word.text == "," for word in between)
        is_added = is_plain and any("plus" in word.kinds for word in between)
        is_added |= (
            is_plain
            and last is not None
            and _is_beside(reading.words, last.place, "region")
            and _is_beside(reading.words, number.place, "sanctuary")
        )
        if last is not None and is_added and {last.role, number.role} <= set(COUNTING):
            total = last.value + number.value
            numbers = [*numbers[:-1], evolve(last, value=total, role=Role.COUNTED)]
        else:
            numbers.append(number)
    return evolve(reading, numbers=tuple(numbers)) if len(numbers) < len(reading.numbers) else reading


def _is_beside(words: Sequence[Word], place: int, kind: str) -> bool:
    """Return True if a word of a kind stands just before or behind a number, a small word between them aside."""
    before = at(words, place - 2) if is_any(at(words, place - 1), ("small", "at")) else at(words, place - 1)
    behind = at(words, place + 2) if is_any(at(words, place + 1), LINKS) else at(words, place + 1)
    return kind in before.kinds or kind in behind.kinds


def _ranked(values: tuple[int, ...], lowest: Sequence[int]) -> RankCase | None:
    """Return the case of totals and lowest durations; None if one is missing that decides."""
    if not 2 <= len(values) <= MOST_PLAYERS:
        return None
    tied = [place for place, value in enumerate(values) if values.count(value) > 1]
    is_stated = all(lowest[place] for place in tied)
    given = [each for each in lowest if each]
    is_fair = len(set(given)) == len(given) and all(each <= GREATEST_DURATION for each in given)
    shown = tuple(each if place in tied else 0 for place, each in enumerate(lowest))
    return RankCase(totals=values, lowest=shown) if is_stated and is_fair else None


def _pairs(reading: Reading) -> list[tuple[int, int]]:
    """Return totals that are stated with their lowest durations: `82 points with 5, 77 points`; nothing if they are not stated so."""
    words = reading.words
    totals = [each for each in reading.numbers if "counted" in at(words, each.place + 1).kinds]
    pairs = [
        (each.value, at(words, each.place + 3).number if "with" in at(words, each.place + 2).kinds else 0)
        for each in totals
    ]
    stated = len(totals) + len([lowest for _, lowest in pairs if lowest])
    return pairs if reading.has("lowest") and len(totals) > 1 and stated == len(reading.numbers) else []


def _is_part(words: Sequence[Word], number: Number) -> bool:
    """Return True if a number stands in a bracket, as a part of the total before it: `50 (Regions 38 and Sanctuaries 12)`."""
    opened = [place for place, word in enumerate(words[: number.place]) if word.text == "("]
    return bool(opened) and all(word.text != ")" for word in words[opened[-1] : number.place])


def _stated_in_turn(reading: Reading) -> list[tuple[int, int]]:
    """Return totals that are each followed by a lowest duration: `Ann 71 (lowest card 9), Ben 64 (lowest 4)`; nothing if any is not."""
    words = reading.words
    stated = [each for each in reading.numbers if each.role in COUNTING and words[each.place].text.isdigit()]
    pairs = list(zip(stated[::2], stated[1::2], strict=False))
    named = [place for place, word in enumerate(words) if "lowest" in word.kinds]
    places = [(total.place, lowest.place) for total, lowest in pairs]
    within = [len([each for each in named if start < each < end]) for start, end in places]
    totals = [total.value for total, _ in pairs]
    is_paired = len(named) == sum(within) > 1 and all(
        number == 1 or (not number and totals.count(total.value) == 1 and _is_card(words, lowest))
        for number, (total, lowest) in zip(within, pairs, strict=True)
    )
    is_plain = reading.lacks("deck", "clue", "hand", "unplayed", "need") and len(stated) == 2 * len(pairs)
    is_whole = len(stated) == len([each for each in reading.numbers if words[each.place].text.isdigit()])
    is_one_each = len(pairs) > 1 and is_paired and is_plain and is_whole
    return [(total.value, lowest.value) for total, lowest in pairs] if is_one_each else []


def _is_card(words: Sequence[Word], number: Number) -> bool:
    """Return True if a number is that of a card: `she has card 1`."""
    return is_any(at(words, number.place - 1), ("card", "region", "the"))


def _all_level(reading: Reading) -> list[tuple[int, int]]:
    """Return one total for all with the lowest duration of each: `all three have 64. Lowest: Ann 12, Ben 3, Cem 8`; nothing if it is not stated so."""
    words, split = reading.words, _split(reading.words)
    stated = [each for each in reading.numbers if each.role in COUNTING and words[each.place].text.isdigit()]
    totals = [each.value for each in stated if each.place < split]
    played = [
        each
        for place, each in enumerate(stated)
        if each.place > split and each.value not in [other.value for other in stated[:place]]
    ]
    lowest = [each.value for each in played]
    is_level = any(is_any(word, ("all", "tie")) for word in words[:split])
    is_one_each = reading.values(Role.PLAYERS) in ([], [len(lowest)])
    is_plain = reading.lacks("deck", "clue", "hand", "unplayed", "need", "gone")
    owners = [_owner(words, each, split) for each in played]
    is_played = not any(_is_unplayed(reading, each) for each in stated)
    is_listed = set(owners) == {"?"} and reading.values(Role.PLAYERS) == [len(lowest)]
    is_named = len({*owners, "?"}) > len(owners) or is_listed
    is_stated = is_level and is_one_each and is_plain and is_played and is_named
    if len(totals) != 1 or len(lowest) < FEWEST_LEVEL or not is_stated:
        return []
    return [(totals[0], each) for each in lowest]


def _owner(words: Sequence[Word], number: Number, split: int) -> str:
    """Return the name of the player before a number, with no other number between; `?` if there is none."""
    place = number.place - 1
    while place > split and not words[place].text.isdigit():
        if _is_name(words[place]) or "stranger" in words[place].kinds:
            return _key(words[place])
        place -= 1
    return "?"


def _split(words: Sequence[Word]) -> int:
    """Return where the sentence begins that speaks of lowest durations."""
    lowest = next((place for place, word in enumerate(words) if "lowest" in word.kinds), 0)
    numbers = [place for place, word in enumerate(words[:lowest]) if word.text.isdigit()]
    ends = [place for place, word in enumerate(words[:lowest]) if word.text in ENDS]
    if ends and (not numbers or ends[-1] > numbers[0]):
        return ends[-1]
    return numbers[-1] + 1 if numbers else len(words)


def _is_unplayed(reading: Reading, number: Number) -> bool:
    """Return True if it is said of a card that it was not played."""
    words = reading.words
    start = end = number.place
    while start > 0 and not is_any(words[start - 1], ("break", "but")):
        start -= 1
    while end < len(words) and not is_any(words[end], ("break", "but")):
        end += 1
    return is_left_out(words[start:end])


def _names(words: Sequence[Word], number: Number, totals: Sequence[Number]) -> list[str]:
    """Return the names of the players who have a total: the nearest before it, or all since the last total if it is said of each."""
    before = max((each.place + 1 for each in totals if each.place < number.place), default=0)
    named = [_key(word) for word in words[before : number.place] if _is_name(word)]
    is_each = any("per" in word.kinds for word in words[before : number.place])
    return named if is_each else named[-1:]


def _is_name(word: Word) -> bool:
    return word.text in MINE or (
        word.is_capital and word.kinds <= {"stranger", "one", "unknown"} and not word.is_spelled
    )


def _key(word: Word) -> str:
    return "" if word.text in MINE else word.text


def _of_names(words: Sequence[Word], numbers: Sequence[Number], owners: dict[str, int]) -> list[int] | None:
    """Return the lowest duration of each player by name, 0 where it is not said; None if that is in doubt."""
    found: dict[str, int] = {}
    before = _split(words)
    for number in numbers:
        named = [name for word in words[before : number.place] for name in owners if _is_of(word, name)]
        before = number.place + 1
        if not named or named[-1] in found:
            return None
        found[named[-1]] = number.value
    return [found.get(name, 0) for name in owners]


def _is_of(word: Word, name: str) -> bool:
    """Return True if a word is a name, or its genitive."""
    return word.text in MINE if not name else word.text in {name, f"{name}s"}


def _of_group(totals: Sequence[Number], numbers: Sequence[Number]) -> list[int] | None:
    """Return the lowest durations of the one group that is tied, in their order; None if there are more or fewer."""
    values = [each.value for each in totals]
    tied = {value for value in values if values.count(value) > 1}
    lowest = [each.value for each in numbers if each.value not in tied]
    is_one = len(tied) == 1 and len(lowest) == len([value for value in values if value in tied])
    return [lowest.pop(0) if value in tied else 0 for value in values] if is_one else None
