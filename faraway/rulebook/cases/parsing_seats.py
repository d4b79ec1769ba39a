"""Parse questions about several players: who finds a Sanctuary, and from how many Regions each chooses."""

from attrs import evolve

from faraway.rulebook.cases.beside import at, is_any
from faraway.rulebook.cases.case import FindCase, FindersCase, SeatCase
from faraway.rulebook.cases.numbers import MOST_PLAYERS, Role
from faraway.rulebook.cases.order import tag_of
from faraway.rulebook.cases.reading import Reading
from faraway.rulebook.cases.seats import Owned, read_owners

FEWEST_PLAYERS = 2
OTHER_TALK = ("clue", "pay", "need", "set", "deck", "hand", "keep", "sanctuary", "find")
HAD = frozenset(["had", "avait", "avais", "aveva", "avevo", "hatte"])
"""Words that say of a Region that it lay there before."""
NUMBERED = frozenset(["number", "numero", "nummer"])
"""After these words a number may say whose turn it is."""
PAST, NOW = "past", "now"


def parse_finders(reading: Reading) -> FindersCase | FindCase | None:
    """Return a case of several players, each with the Region of the round before and the one of this round."""
    is_asked = not reading.lacks("find", "sanctuary", "draw", "deck")
    is_other = not reading.lacks("clue", "pay", "set", "hand", "lowest", "tie", "middle", "due")
    is_other |= bool(reading.counts)
    owned = read_owners(reading)
    if reading.has("players", "who") and len({each.owner for each in owned}) == 1 and len(owned) % 2 == 0:
        owned = [
            evolve(each, owner=str(first.number.value))
            for first, second in zip(owned[::2], owned[1::2], strict=True)
            for each in (first, second)
        ]
    owners = list(dict.fromkeys(each.owner for each in owned))
    settled = {Role.DURATION, Role.ROUND, Role.PLAYERS}
    is_stray = any(number.role not in settled for number in reading.numbers)
    if not is_asked or is_other or is_stray or len(owners) < 2 or "" in owners:
        return None
    marks = [_mark(reading, each) for each in owned]
    number = len(owners)
    if len({each.owner for each in owned[:number]}) == len({each.owner for each in owned[number:]}) == number:
        marks = [_first_mark(marks[:number])] * number + [_first_mark(marks[number:])] * number
    pairs: list[tuple[int, int]] = []
    for owner in owners:
        mine = [
            (mark, each.number.value) for mark, each in zip(marks, owned, strict=True) if each.owner == owner
        ]
        past = [value for mark, value in mine if mark == PAST]
        now = [value for mark, value in mine if mark != PAST]
        if len(mine) == 2 and len(past) == 1:
            pairs.append((past[0], now[0]))
        elif len(mine) != 1:
            return None
    values = [value for pair in pairs for value in pair]
    is_ordered = (
        len(pairs) == len(owners) and reading.has("who", "order") and not reading.lacks("pick", "take")
    )
    if not pairs or len(set(values)) < len(values):
        return None
    return (
        FindersCase(pairs=tuple(pairs), is_ordered=is_ordered) if len(pairs) > 1 else FindCase(row=pairs[0])
    )


def _mark(reading: Reading, owned: Owned) -> str:
    """Return whether it is said of a Region that it was played before, or that it is played now; nothing if neither."""
    start = owned.number.place
    while (
        start > 0
        and not reading.words[start - 1].text.isdigit()
        and reading.words[start - 1].text not in ".?!;"
    ):
        start -= 1
    end = owned.number.place + 1
    while end < len(reading.words) and not (
        reading.words[end].text.isdigit() or is_any(reading.words[end], ("break", "conj"))
    ):
        end += 1
    tags = {tag_of(reading.words, place) for place in range(start, end) if place != owned.number.place}
    before = {tag_of(reading.words, place) for place in range(start, owned.number.place)}
    is_told = any(
        "earlier" in at(reading.words, place).kinds and "conj" in at(reading.words, place - 1).kinds
        for place in range(start, owned.number.place)
    )
    is_had = (
        is_told
        or "after" in before
        or any(at(reading.words, place).text in HAD for place in range(start, owned.number.place))
    )
    if is_had or tags & {"previous", "earlier"}:
        return PAST
    return NOW if tags & {"now", "then"} else ""


def _first_mark(marks: list[str]) -> str:
    return next((mark for mark in marks if mark), "")


def parse_seat(reading: Reading) -> SeatCase | None:
    """Return a case of a player whose turn is the second, third and on: `I am third of five`."""
    players = reading.values(Role.PLAYERS)
    is_asked = reading.has("many") and not reading.lacks("pick", "take", "order", "middle")
    is_other = not reading.lacks(*OTHER_TALK, "tie", "lowest", "wins", "before", "after")
    rounds = [number.place for number in reading.numbers if number.role is Role.ROUND]
    seats = {
        word.number
        for place, word in enumerate(reading.words)
        if "nth" in word.kinds and word.number and place not in rounds
    }
    named = [number for number in reading.numbers if at(reading.words, number.place - 1).text in NUMBERED]
    seats |= {number.value for number in named}
    counted = [
        number.value
        for number in reading.numbers
        if number.role in {Role.CARDS, Role.DURATION} and number not in named
    ]
    others = [number for number in reading.numbers if number.role in {Role.OTHER, Role.COUNTED, Role.ICONS}]
    if not is_asked or is_other or others or reading.has("last-round") or len(seats) != 1:
        return None
    ranked = [
        number.value
        for number in reading.numbers
        if number.role is Role.LOOSE and "nth" in at(reading.words, number.place - 2).kinds
    ]
    group = {*players, *(value - 1 for value in counted), *ranked}
    is_of_size = len(group) == 1 and FEWEST_PLAYERS <= max(group) <= MOST_PLAYERS
    seat = min(seats)
    return SeatCase(players=max(group), seat=seat) if is_of_size and seat <= max(group) else None
