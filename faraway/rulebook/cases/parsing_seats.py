"""Parse questions about several players: who finds a Sanctuary, and from how many Regions each chooses."""

from attrs import evolve

from faraway.rulebook.cases.beside import at, is_any
from faraway.rulebook.cases.case import FindCase, FindersCase, SeatCase
from faraway.rulebook.cases.numbers import MOST_PLAYERS, MOST_ROUNDS, OUT_OF, Number, Role
from faraway.rulebook.cases.order import tag_of
from faraway.rulebook.cases.parsing_picks import named_market
from faraway.rulebook.cases.reading import Reading
from faraway.rulebook.cases.seats import Owned, clause_of, read_owners

STEPS = ("break", "conj", "pick", "take", "grab")
FEWEST_PLAYERS = 2
OTHER_TALK = ("clue", "pay", "need", "set", "deck", "hand", "sanctuary", "find")
HAD = frozenset(["had", "avait", "avais", "aveva", "avevo", "hatte"])
"""Words that say of a Region that it lay there before."""
NUMBERED = frozenset(["number", "numero", "nummer"])
"""After these words a number may say whose turn it is."""
PAST, NOW = "past", "now"


def parse_finders(reading: Reading) -> FindersCase | FindCase | None:
    """Return a case of several players, each with the Region of the round before and the one of this round."""
    is_asked = not reading.lacks("find", "sanctuary", "draw", "deck")
    is_other = not reading.lacks("clue", "pay", "set", "hand", "wins", "tie")
    is_other |= bool(reading.counts) or reading.has("deck", "due") or bool(named_market(reading))
    is_taking = reading.has("middle") and not reading.asks_for("sanctuary")
    is_other |= is_taking and not reading.has("order", "pick")
    owned = once(read_owners(reading))
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
    pairs = _in_couples(reading, owned) or _by_marks(reading, owned, owners)
    values = [value for pair in pairs for value in pair]
    is_last = reading.is_last_named
    is_ordered = (
        len(pairs) == len(owners)
        and reading.has("who", "order")
        and not reading.lacks("pick", "take", "middle")
        and not is_last
    )
    if not pairs or len(set(values)) < len(values) or reading.values(Role.PLAYERS) not in ([], [len(pairs)]):
        return None
    return (
        FindersCase(pairs=tuple(pairs), is_ordered=is_ordered, is_last_round=is_last)
        if len(pairs) > 1
        else FindCase(row=pairs[0], is_last_round=is_last)
    )


def pairs_of_players(reading: Reading) -> tuple[tuple[int, int], ...]:
    """Return for each of several players the Region of the round before and the one of this round; nothing if any is in doubt."""
    owned = once(read_owners(reading))
    pairs = _in_couples(reading, owned) if all(each.owner for each in owned) else []
    values = [value for pair in pairs for value in pair]
    is_fair = len(set(values)) == len(values) and FEWEST_PLAYERS <= len(pairs) <= MOST_PLAYERS
    return tuple(pairs) if is_fair else ()


def once(owned: list[Owned]) -> list[Owned]:
    """Return the Regions without those that are named again for the same player: `39 is still high`."""
    return [
        each
        for place, each in enumerate(owned)
        if (each.owner, each.number.value)
        not in [(other.owner, other.number.value) for other in owned[:place]]
    ]


def _in_couples(reading: Reading, owned: list[Owned]) -> list[tuple[int, int]]:
    """Return for each player both Regions, stated one after the other: `Ann from 17 to 12`, `Ben 33 then 34`; nothing if any is not."""
    pairs: list[tuple[int, int]] = []
    for first, second in zip(owned[::2], owned[1::2], strict=False):
        couple = couple_of(reading, first, second)
        if first.owner != second.owner or len(couple) < 2:
            return []
        pairs.append((couple[0], couple[1]))
    is_whole = len(owned) == 2 * len(pairs) and len({each.owner for each in owned}) == len(pairs) > 1
    return pairs if is_whole else []


def couple_of(reading: Reading, first: Owned, second: Owned) -> tuple[int, ...]:
    """Return two Regions of one player in the order of play; nothing if that is not said."""
    is_past, is_next = _direction(reading, first.number.place, second.number.place)
    values = (first.number.value, second.number.value)
    return values[::-1] if is_past else values if is_next else ()


def _direction(reading: Reading, first: int, second: int) -> tuple[bool, bool]:
    """Return whether the second of two Regions is said to have been played before the first, and whether after it."""
    behind = second + 1
    while is_any(at(reading.words, behind), ("small", "the")):
        behind += 1
    is_bracketed = at(reading.words, second - 1).text == "("
    is_past = is_bracketed and is_any(at(reading.words, behind), ("before", "previous", "earlier"))
    is_next = False
    for place in range(first + 1, second):
        word, before = reading.words[place], at(reading.words, place - 1)
        is_begun = is_any(before, ("bracket", "break", "conj"))
        if "before" in word.kinds and not is_begun:
            return False, True
        is_past |= is_any(word, ("after", "previous", "earlier")) or word.text in HAD
        is_past |= "beside" in word.kinds and tag_of(reading.words, place) == "after"
        is_next |= is_any(word, ("then", "range", "now"))
        is_next |= is_any(word, ("at",)) and "range" in at(reading.words, first - 1).kinds
    return is_past, is_next


def _by_marks(reading: Reading, owned: list[Owned], owners: list[str]) -> list[tuple[int, int]]:
    """Return for each player of whom two Regions are named the one of the round before and the one of now; nothing if that is in doubt."""
    marks = [_mark(reading, each) for each in owned]
    number = len(owners)
    is_in_turn = len({each.owner for each in owned[:number]}) == number == len(owned) - number
    if is_in_turn and len({each.owner for each in owned[number:]}) == number:
        marks = [_first_mark(marks[:number])] * number + [_first_mark(marks[number:])] * number
    pairs: list[tuple[int, int]] = []
    for owner in owners:
        mine = [
            (mark, each.number.value) for mark, each in zip(marks, owned, strict=True) if each.owner == owner
        ]
        is_stated_now = PAST not in [mark for mark, _ in mine] and mine[-1][0] == NOW
        past = [
            value for mark, value in (mine[:-1] if is_stated_now else mine) if is_stated_now or mark == PAST
        ]
        now = [value for _, value in mine if value not in past]
        if len(mine) == 2 and len(past) == 1:
            pairs.append((past[0], now[0]))
        elif len(mine) != 1:
            return []
    return pairs


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
    is_stated = any(
        "earlier" in at(reading.words, place).kinds and "conj" in at(reading.words, place - 1).kinds
        for place in range(start, owned.number.place)
    )
    is_had = (
        is_stated
        or "after" in before
        or any(at(reading.words, place).text in HAD for place in range(start, owned.number.place))
    )
    if is_had or tags & {"previous", "earlier"}:
        return PAST
    return NOW if tags & {"now", "then"} else ""


def _first_mark(marks: list[str]) -> str:
    return next((mark for mark in marks if mark), "")


def parse_seat(reading: Reading) -> SeatCase | None:
    """Return a case of a player whose turn is the second, third and on: `I am third of five`, `mine is the second lowest of four`."""
    is_asked = reading.has("many") and not reading.lacks("pick", "take", "order", "middle", "grab")
    is_other = not reading.lacks(*OTHER_TALK, "tie", "wins") or reading.has("last-round")
    is_other |= MOST_ROUNDS in reading.values(Role.ROUND)
    is_other |= any("keep" in word.kinds and "grab" not in word.kinds for word in reading.words)
    others = [number for number in reading.numbers if number.role in {Role.OTHER, Role.COUNTED, Role.ICONS}]
    if not is_asked or is_other or others:
        return None
    ranked = [number.place for number in reading.numbers if _is_of_rank(reading, number.place)]
    players = {
        number.value
        for number in reading.numbers
        if number.role is Role.PLAYERS and number.place not in ranked
    }
    players |= {
        number.value
        for number in reading.numbers
        if number.role is Role.LOOSE and at(reading.words, number.place - 1).text in OUT_OF
    }
    next_to_take = _seat_by_taken(reading)
    if next_to_take is not None:
        return next_to_take
    if len(players) == 1 and not reading.durations:
        seat = _seat_by_rank(reading, max(players)) or _seat_by_rest(reading, max(players))
        if 1 <= seat <= max(players) <= MOST_PLAYERS:
            return SeatCase(players=max(players), seat=seat)
    return None if not reading.lacks("lowest", "highest", "before", "after") else _seat_by_turn(reading)


def _seat_by_taken(reading: Reading) -> SeatCase | None:
    """Return a case of the next to take when so many of so many players have taken: `we are five, two have already taken`."""
    counted = [
        number
        for number in reading.numbers
        if number.role in {Role.PLAYERS, Role.LOOSE} and number.value <= MOST_PLAYERS
    ]
    values = sorted(number.value for number in counted)
    if (
        len(values) != 2
        or values[0] == values[1]
        or reading.durations
        or not reading.lacks("lowest", "highest")
    ):
        return None
    fewer = next(number for number in counted if number.value == values[0])
    start, end = clause_of(reading.words, fewer.place)
    is_taken = any(
        is_any(word, ("grab", "take")) and "many" not in word.kinds
        for word in reading.words[fewer.place : end]
    )
    is_asked_here = any("many" in word.kinds for word in reading.words[start : fewer.place])
    is_left = not reading.lacks("rest", "middle", "nth") and not reading.lacks("region", "card")
    is_stated = is_taken and is_left and (not is_asked_here or reading.has("if"))
    named = {word.number for word in reading.words if "nth" in word.kinds and word.number}
    is_next = named <= {values[0] + 1}
    return SeatCase(players=values[1], seat=values[0] + 1) if is_stated and is_next else None


def _is_of_rank(reading: Reading, place: int) -> bool:
    """Return True if a number is one of the lowest or highest: `zweitkleinste`, `third lowest`."""
    after = at(reading.words, place + 1)
    behind = at(reading.words, place + 2) if "plus" in after.kinds else after
    return is_any(behind, ("lowest", "highest"))


def _seat_by_rank(reading: Reading, players: int) -> int:
    """Return whose turn it is by how many durations are lower or higher; 0 if that is not said."""
    found: list[int] = []
    for place, word in enumerate(reading.words):
        if not is_any(word, ("lowest", "highest")) or is_any(word, ("compare", "neutral")):
            continue
        start = place - 1
        while is_any(at(reading.words, start), ("plus", "card", "region", "the")):
            start -= 1
        before = at(reading.words, start)
        number = before.number if is_any(before, ("nth", "party")) else 1 - _is_counted_from(reading, place)
        found.append(number if "lowest" in word.kinds else players - number + 1)
    is_plain = reading.lacks("before", "hand", "row")
    return found[0] if len(found) == 1 and is_plain and 0 < found[0] <= players else 0


def _is_counted_from(reading: Reading, place: int) -> bool:
    """Return True if a Region may be some way from the highest or lowest: `the third from the highest`, `next to lowest`, `the highest but one`."""
    start, end = clause_of(reading.words, place)
    return any(is_any(word, ("nth", "penultimate", "but", "beside")) for word in reading.words[start:end])


def _seat_by_rest(reading: Reading, players: int) -> int:
    """Return whose turn it is when so many Regions are left in the middle; 0 if that is not said."""
    counted = [number.value for number in reading.numbers if number.role is Role.CARDS]
    is_stated = reading.has("middle") and not reading.lacks("grab", "pick", "take")
    is_asked = any(
        "many" in word.kinds and not is_any(at(reading.words, place + 1), ("region", "card", "small"))
        for place, word in enumerate(reading.words)
    )
    is_asked |= reading.asks_for("players")
    is_one = len(counted) == 1 and 2 <= counted[0] <= players
    return players + 2 - counted[0] if is_stated and is_asked and is_one else 0


def _counts_players(reading: Reading, number: Number) -> bool:
    """Return True if a number is of how many a turn is the third: `third in turn order out of 5`; not `third, I choose out of 5`."""
    words = reading.words
    turns = [place for place in range(number.place) if "nth" in words[place].kinds and words[place].number]
    is_share = number.role is Role.DURATION and (
        at(words, number.place - 1).text in OUT_OF or "share" in at(words, number.place - 1).kinds
    )
    is_ended = is_any(at(words, number.place + 1), ("break", "conj", "bracket"))
    between = words[turns[-1] + 1 : number.place] if turns else ()
    return (
        is_share
        and is_ended
        and bool(turns)
        and not any(is_any(word, STEPS) and not is_any(word, ("round", "order")) for word in between)
    )


def _seat_by_turn(reading: Reading) -> SeatCase | None:
    """Return a case of a player whose turn is named: `I am third of five`, `number 4`."""
    players = reading.values(Role.PLAYERS)
    rounds = [number.place for number in reading.numbers if number.role is Role.ROUND]
    seats = {
        word.number
        for place, word in enumerate(reading.words)
        if "nth" in word.kinds and word.number and place not in rounds
    }
    named = [number for number in reading.numbers if at(reading.words, number.place - 1).text in NUMBERED]
    seats |= {number.value for number in named}
    shared = [number for number in reading.numbers if _counts_players(reading, number)]
    counted = [
        number.value
        for number in reading.numbers
        if number.role in {Role.CARDS, Role.DURATION} and number not in named and number not in shared
        if not players or number.value <= MOST_PLAYERS + 1 or len(reading.durations) > 1
    ]
    ranked = [
        number.value
        for number in reading.numbers
        if number.role is Role.LOOSE and "nth" in at(reading.words, number.place - 2).kinds
    ]
    group = {*players, *(value - 1 for value in counted), *ranked, *(number.value for number in shared)}
    is_of_size = len(seats) == 1 and len(group) == 1 and FEWEST_PLAYERS <= max(group) <= MOST_PLAYERS
    if not is_of_size:
        return None
    seat = min(seats)
    return SeatCase(players=max(group), seat=seat) if seat <= max(group) else None
