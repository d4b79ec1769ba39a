"""What each number of a question is, by the words beside it."""

from collections.abc import Sequence
from enum import Enum
from itertools import takewhile

from attrs import frozen

from faraway.rulebook.cases.beside import (
    ENDS,
    FARTHEST_PLACE,
    LONGEST_STEP,
    at,
    begins_list,
    first_kind,
    is_any,
    is_in_list,
    is_in_run,
    kind_of_cards,
    kind_of_regions,
    start_before,
    where_after,
    where_of,
    where_relative,
)
from faraway.rulebook.cases.choices import (
    is_choice,
    is_confirmed,
    is_in_chain,
    is_paid_choice,
    is_said_to_pay,
)
from faraway.rulebook.cases.view import BIOMES, ICONS
from faraway.rulebook.phrasebook import Word
from faraway.rulebook.value import Value

GREATEST_DURATION = 68
ORDINALS = frozenset({"th", "st", "nd", "rd", "er", "eme"})
MOST_ROUNDS, LARGEST_GROUP, MOST_PLAYERS = 8, 8, 6
LEAST_DURATION = 9
"""Two lower numbers beside one another may count something: `2 cards, so 3 or 6`."""
MORE = frozenset({"more", "mehr"})
OF_ONE_ROUND = frozenset({"al", "nel", "au"})
"""After these words a number names one round: `al 2° round`, whose sign is no word."""
OUT_OF = frozenset({"of", "von", "aus", "sur", "su"})
"""Between two small numbers these say that the first is a part of the second."""
SHARE = frozenset({"of", "von", "de", "di"})
"""Between a word for a difference and a number: `a gap of 66`."""
NUMBERED = frozenset({"runde", "zug", "durchgang", "karte", "region"})
"""German words that may follow a number with a full stop: `8. Runde`; elsewhere such a stop ends a sentence."""
COUNTABLE = frozenset({"players", "counted", "card", "region", "sanctuary", *ICONS})
"""Before a word of these kinds a number in words counts something, also behind a word for a round: `each turn two cards`."""
ON_RIGHT = ("right", "droite", "rechts", "destra", "right of it", "rechts davon")
"""Behind such words a number in words counts what lies there: `a destra due`."""
NAMING = frozenset({"the", "card", "region", "own", "play"})
"""A number after a word of these kinds names a card."""

LISTING, STOPS = frozenset({"break", "conj", "then", "the", "small"}), frozenset({"break", "bracket"})
"""Between words of these kinds alone two numbers are of one list."""


class Role(Enum):
    """What a number is in a question."""

    DURATION = "duration"
    ICONS = "icons"
    QUEST = "quest"
    PLAYERS = "players"
    CARDS = "cards"
    DESCRIBED = "described"
    COUNTED = "counted"
    ROUND = "round"
    CLAIM = "claim"
    LOOSE = "loose"
    OTHER = "other"


@frozen(kw_only=True, eq=False, repr=False)
class Number(Value):
    """A number at its place among the words. `icons` is what it counts, or what a quest pays it for.

    `group` is the word that it follows, what is needed or what there is; `where` is region, sanctuary or card if it is said
    on which cards the icons lie, or unseen if those were played before or lie face down. `is_described`: on a described Sanctuary.
    """

    place: int
    value: int
    role: Role
    icons: tuple[str, ...] = ()
    group: str = ""
    where: str = ""
    is_described: bool = False


def read_number(words: Sequence[Word], place: int, group: str, numbers: Sequence[Number]) -> list[Number]:
    """Return a number with its role; nothing for one that only looks so, as in `one of them` or `the 8th`."""
    word, before, after = words[place], at(words, place - 1), at(words, place + 1)
    is_step = "round" in before.kinds and word.number <= MOST_ROUNDS
    role: Role | None
    if is_round(words, place) or _is_further_round(words, place, numbers):
        role = Role.ROUND
    elif (
        after.text in ORDINALS
        or (after.text == "e" and after.kinds <= {"unknown", "stranger"})
        or (word.number and "nth" in word.kinds)
        or is_step
        or _is_difference(words, place)
    ):
        return []
    elif counted := _counted(words, place, group, numbers):
        return [counted]
    elif (
        word.number
        and _is_per(words, start := _start_of_per(words, place))
        and "nth" not in at(words, start + 1).kinds
    ):
        role = Role.OTHER
    elif is_choice(words, place) or is_paid_choice(words, place) or _is_tally(words, place, numbers):
        role = Role.CLAIM
    elif is_in_chain(words, place):
        role = Role.COUNTED
    elif word.is_spelled and word.number and is_in_list(words, place):
        role = Role.DURATION
    else:
        role = Role.CLAIM if _is_claim(words, place, numbers) else _role(words, place)
    return [Number(place=place, value=word.number, role=role)] if role else []


def _is_difference(words: Sequence[Word], place: int) -> bool:
    """Return True if a number says how far two others are apart: `a gap of 66`, `66 di differenza`."""
    is_of = at(words, place - 1).text in SHARE and not at(words, place + 2).text.isdigit()
    behind = at(words, place + 2) if at(words, place + 1).text in SHARE else at(words, place + 1)
    return "difference" in behind.kinds or (is_of and "difference" in at(words, place - 2).kinds)


def _counted(words: Sequence[Word], place: int, group: str, numbers: Sequence[Number]) -> Number | None:
    """Return a number that counts icons, or for which a quest pays; None for any other."""
    word, before, after = words[place], at(words, place - 1), at(words, place + 1)
    if paid := _paid_for(words, place):
        return Number(place=place, value=word.number, role=Role.QUEST, icons=paid)
    counted = at(words, place + 2) if is_any(after, {"only", "symbol"}) else after
    icon = first_kind(counted, ICONS) or kind_of_cards(words, place)
    of_regions = "" if icon else kind_of_regions(words, place)
    icon, relative = icon or of_regions, ""
    if not icon and numbers and numbers[-1].role is Role.ICONS and not is_any(before, NAMING):
        relative = where_relative(words, place) if word.number <= MOST_ROUNDS else ""
        icon = numbers[-1].icons[0] if relative or where_after(words, place) else ""
    if not icon:
        return None
    where = "region" if of_regions else relative or where_of(words, place)
    group = group or _group_after(words, place)
    is_next = is_any(before, {"conj", "break"}) and bool(numbers) and numbers[-1].place == place - 3
    if not where and is_next and is_any(at(words, place - 2), ICONS):
        where = numbers[-1].where
    return Number(place=place, value=word.number, role=Role.ICONS, icons=(icon,), group=group, where=where)


def _group_after(words: Sequence[Word], place: int) -> str:
    """Return `need` if it is said behind a number of icons that they are asked for: `a 4 stone requirement`, `3 Schimären gefordert`."""
    for word in words[place + 1 : place + 1 + FARTHEST_PLACE]:
        if "need" in word.kinds:
            return "need"
        if is_any(word, {"break", "have", "on", "pay", "give"}):
            return ""
    return ""


def is_round(words: Sequence[Word], place: int) -> bool:
    """Return True if a number names a round, or the place of a card in its row: `round 3`, `8. Runde`, `my 5th card`."""
    word, before, after = words[place], at(words, place - 1), at(words, place + 1)
    if not 1 <= word.number <= MOST_ROUNDS or "party" in word.kinds:
        return False
    is_suffixed = after.text in ORDINALS or (after.text == "e" and "conj" not in after.kinds)
    is_suffixed |= after.text == "." and before.text != ":" and at(words, place + 2).text in NUMBERED
    named = at(words, place + 2) if is_suffixed else after
    is_nth = is_suffixed or "nth" in word.kinds
    is_of_one = before.text in OF_ONE_ROUND and is_any(after, {"when"})
    is_of_one |= "nth" in word.kinds and _goes_on_from_round(words, place)
    if is_of_one or (is_nth and is_any(named, {"when", "card", "region", "round", "middle"})):
        return True
    is_ranged = "range" in before.kinds and "when" in at(words, place - 2).kinds
    is_one = word.number == 1 and "when" in before.kinds and _is_numbered(at(words, place - 2), after)
    is_spelled = word.is_spelled and (
        (word.number < 2 and not is_one) or is_any(after, COUNTABLE) or "whens" in before.kinds
    )
    return (is_ranged or "when" in before.kinds) and not is_spelled and "nth" not in before.kinds


def _is_numbered(before: Word, after: Word) -> bool:
    """Return True if `one` behind a word for a round is its number: `in round one 50`; not `this round one of them`."""
    is_other = is_any(before, {"now", "per", "previous", "own", "the"}) or is_any(
        after, {"share", "small", "nth"}
    )
    return not is_other and (
        after.text.isdigit() or not after.text or is_any(after, {"break", "me", "play", "conj", "have"})
    )


def _goes_on_from_round(words: Sequence[Word], place: int) -> bool:
    """Return True if an ordinal stands before a Region, and another one names a round before it: `first round 29, second 30`."""
    after = at(words, place + 2) if "the" in at(words, place + 1).kinds else at(words, place + 1)
    named = [
        each
        for each in range(start_before(words, place), place)
        if is_any(words[each], {"first", "nth"}) and is_any(at(words, each + 1), {"when"})
    ]
    return after.text.isdigit() and bool(named)


def _is_further_round(words: Sequence[Word], place: int, numbers: Sequence[Number]) -> bool:
    """Return True if a number goes on from one that names a round: `rounds 1 and 2`, `rounds 1 to 6`."""
    if not numbers or words[place].number > MOST_ROUNDS:
        return False
    last = numbers[-1].place
    is_of_one = at(words, place - 1).text in OF_ONE_ROUND and not words[place].is_spelled
    if is_of_one and any(each.role is Role.ROUND for each in numbers):
        return True
    if numbers[-1].role is not Role.ROUND:
        return False
    is_ranged = "range" in at(words, last - 1).kinds
    is_plural = "when" in at(words, last - 2).kinds if is_ranged else "whens" in at(words, last - 1).kinds
    return is_plural and (
        last == place - 1 or (last == place - 2 and is_any(at(words, place - 1), {"conj", "range"}))
    )


def _is_claim(words: Sequence[Word], place: int, numbers: Sequence[Number]) -> bool:
    """Return True if it is asked whether a number is the answer: `is that 8?`, `ziehe ich dann 6?`, `5 Sanctuaries or 4?`."""
    before, after = at(words, place - 1), at(words, place + 1)
    is_last = after.text == "?" or (after.text == "," and is_confirmed(words[place + 2 :]))
    is_last |= "neutral" in after.kinds and at(words, place + 2).text == "?"
    if words[place].number > 1 and is_said_to_pay(words, place):
        return True
    if words[place].number < 2 or any(
        each.role is Role.DURATION and each.value == words[place].number for each in numbers
    ):
        return False
    alone = list(takewhile(lambda word: word.text not in ENDS, reversed(words[:place])))
    if (
        is_last
        and 0 < len(alone) <= 2
        and all(is_any(word, {"neutral", "small", "then"}) for word in alone)
        and numbers
    ):
        return True
    if not is_last or is_any(before, {"the", "card", "region", "own", "with", "play", "have"}):
        return False
    if "or" in before.kinds and numbers and numbers[-1].role in {Role.CARDS, Role.CLAIM, Role.COUNTED}:
        return True
    reach = reversed(words[max(place - FARTHEST_PLACE, 0) : place])
    steps = list(takewhile(lambda each: not (is_any(each, STOPS) or each.text.isdigit()), reach))
    is_got = any(is_any(word, {"draw", "give", "pay"}) for word in steps)
    return "claim" in before.kinds or (is_got and not any("due" in word.kinds for word in steps))


def _is_tally(words: Sequence[Word], place: int, numbers: Sequence[Number]) -> bool:
    """Return True if a number says how many of the icons named before are seen, not which Region: `needs 4 stones, I see only 3`."""
    start, end = place - 1, place + 1
    while is_any(at(words, start), {"only", "whole", "small"}) and not is_any(words[start], NAMING):
        start -= 1
    while is_any(at(words, end), LISTING):
        end += 1
    is_had = is_any(at(words, start), {"see", "have"}) and "with" not in words[start].kinds
    is_low = words[place].text.isdigit() and words[place].number <= MOST_ROUNDS
    is_counted = is_low and any(each.role is Role.ICONS for each in numbers)
    return is_counted and is_had and not at(words, end).text.isdigit()


def _is_left(words: Sequence[Word], place: int) -> bool:
    """Return True if a number says how many are left in a deck: `only one left`."""
    reach = words[max(place - FARTHEST_PLACE, 0) : place + LARGEST_GROUP]
    return any(is_any(word, {"rest", "whole", "only"}) for word in reach) and any(
        "deck" in word.kinds for word in reach
    )


def _is_share(words: Sequence[Word], place: int) -> bool:
    """Return True if a number is a part of another one, or is the whole of which it is a part: `3 out of 5`."""
    links = (place - 1, place + 1 + (at(words, place + 1).text == "out"))
    for link in links:
        if at(words, link).text in OUT_OF or "share" in at(words, link).kinds:
            part = link - 1 - (at(words, link - 1).text == "out")
            if 0 < at(words, part).number < at(words, link + 1).number <= LARGEST_GROUP:
                return True
    return False


def _is_of_variant(words: Sequence[Word], place: int) -> bool:
    """Return True if a number says with how many a variant is played: `advanced variant with 6:`."""
    before = words[max(place - LONGEST_STEP, 0) : place]
    is_ended = is_any(at(words, place + 1), {"break"}) and not at(words, place + 2).text.isdigit()
    return (
        is_ended and "with" in at(words, place - 1).kinds and any("advanced" in each.kinds for each in before)
    )


def _role(words: Sequence[Word], place: int) -> Role | None:
    """Return the role of a number that counts no icons."""
    word, before, after = words[place], at(words, place - 1), at(words, place + 1)
    is_begun = "among" in before.kinds and (place < 2 or "break" in words[place - 2].kinds)
    is_few = is_begun and is_any(after, {"break", "we", "many", "with"})
    is_of_rounds = before.text == "in" and "when" in after.kinds
    is_near = word.number <= LARGEST_GROUP and ("group" in before.kinds or is_few) and not is_of_rounds
    is_near |= word.number <= MOST_PLAYERS and "setup" in at(words, place - 2).kinds
    is_near |= 1 < word.number <= MOST_PLAYERS and _is_of_variant(words, place)
    is_group = (
        "players" in after.kinds or (is_near and not begins_list(words, place)) or "party" in word.kinds
    )
    is_named = is_any(before, {"region", "card"})
    is_named |= is_in_run(words, place) or (after.text in MORE and is_any(before, NAMING))
    is_count = not is_named and is_any(after, {"sanctuary", "counted", "region", "card"})
    if word.is_spelled and word.number == 1 and _is_left(words, place):
        return Role.CARDS
    is_share = _is_share(words, place)
    is_listed = "then" in before.kinds and "break" in after.kinds and not is_share
    is_listed &= not before.text.endswith(ON_RIGHT)
    if is_share or (word.is_spelled and word.number > 1 and not (is_count or is_group)):
        return Role.DURATION if is_listed else Role.LOOSE
    if word.is_spelled and word.number < 2:
        return None
    is_kinds = word.number <= MOST_ROUNDS and is_any(after, {"biome", "goods"}) and not is_named
    if is_group or is_kinds or (is_any(after, {"counted", "when"}) and not (after.text in MORE and is_named)):
        return Role.PLAYERS if is_group else Role.COUNTED
    is_last = word.number <= MOST_ROUNDS and "last" in after.kinds and after.text[-1:] == "s"
    if is_count or is_last:
        return Role.CARDS
    return Role.DURATION if 1 <= word.number <= GREATEST_DURATION else Role.OTHER


def is_name(words: Sequence[Word], place: int) -> bool:
    """Return True if a duration stands for a card: after its word, or between words where nothing is counted by it."""
    before, after = at(words, place - 1), at(words, place + 1)
    if is_any(before, {"region", "card"}):
        return True
    is_begun = not before.text or is_any(before, {"the", "own", "aux", "scoring"})
    return is_begun and (not after.text or is_any(after, {"break", "is", "need", "pay", "give"}))


def _start_of_per(words: Sequence[Word], place: int) -> int:
    start = place + 1
    while (
        is_any(at(words, start), {"counted", "small", "pay"})
        and start <= place + LONGEST_STEP
        and not _is_per(words, start)
    ):
        start += 1
    return start


def _is_per(words: Sequence[Word], place: int) -> bool:
    """Return True if something is paid so many times: `4 per forest`, `4 a foresta`."""
    word, after = at(words, place), at(words, place + 1)
    return "per" in word.kinds or ("each" in word.kinds and is_any(after, ICONS))


def _paid_for(words: Sequence[Word], place: int) -> tuple[str, ...]:
    """Return what a quest pays a number for, as in `2 points for each city and river`; the four biomes for a set."""
    start = _start_of_per(words, place)
    if not _is_per(words, start):
        return ()
    while is_any(at(words, start), {"per", "the", "small"}):
        start += 1
    if "set" in at(words, start).kinds:
        return BIOMES
    first = first_kind(at(words, start), ICONS)
    is_joined = is_any(at(words, start + 1), {"conj", "or"})
    start += 2
    while is_any(at(words, start), {"per", "the"}):
        start += 1
    second = first_kind(at(words, start), BIOMES) if is_joined else ""
    if not second:
        return (first,) if first else ()
    return (first, second) if first in BIOMES and first != second else ()
