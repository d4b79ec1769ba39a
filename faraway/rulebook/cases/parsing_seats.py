"""Parse questions about several players: who finds a Sanctuary, who takes which Region, and from how many."""

from attrs import evolve

from faraway.rulebook.cases.beside import at, is_any, is_in_question
from faraway.rulebook.cases.case import FindCase, FindersCase, PicksCase, SeatCase
from faraway.rulebook.cases.numbers import MOST_PLAYERS, MOST_ROUNDS, Number, Role
from faraway.rulebook.cases.order import tag_of
from faraway.rulebook.cases.reading import Reading
from faraway.rulebook.cases.seats import ME, Owned, clause_of, names_in, read_owners
from faraway.rulebook.cases.values import turn_order

FEWEST_PLAYERS, NEAR_MARKET = 2, 4
TAKING_TALK = ("clue", "pay", "set", "deck", "hand", "sanctuary")
OTHER_TALK = ("clue", "pay", "need", "set", "deck", "hand", "keep", "sanctuary", "find")
HAD = frozenset(["had", "avait", "avais", "aveva", "avevo", "hatte"])
"""Words that say of a Region that it lay there before."""
WANTED = frozenset(
    [
        "want",
        "wants",
        "veut",
        "veulent",
        "voudrait",
        "will",
        "wollen",
        "wollten",
        "vuole",
        "vogliamo",
        "vogliono",
    ]
)
EVERYONE = frozenset(
    [
        "everyone",
        "everybody",
        "each",
        "all",
        "both",
        "tous",
        "toutes",
        "chacun",
        "alle",
        "jeder",
        "jede",
        "beide",
        "tutti",
    ]
)
NUMBERED = frozenset(["number", "numero", "nummer"])
"""After these words a number may say whose turn it is."""
PAST, NOW = "past", "now"


def parse_picks(reading: Reading) -> PicksCase | None:
    """Return a case of who can take which Region, where all that lie in the middle are named."""
    market = _market(reading)
    is_over = MOST_ROUNDS in reading.values(Role.ROUND) or reading.has("last-round")
    if not market or is_over or not reading.lacks(*TAKING_TALK):
        return None
    lying = {number.value for number in market}
    owned = [each for each in read_owners(reading) if each.number not in market]
    seats = [each for each in owned if each.number.value not in lying]
    played = tuple(dict.fromkeys(each.number.value for each in seats))
    players = reading.values(Role.PLAYERS)
    is_one_each = len(lying) == len(market) == len(played) + 1 and players in ([], [len(played)])
    if not is_one_each or not FEWEST_PLAYERS <= len(played) <= MOST_PLAYERS:
        return None
    taken = _taken(reading, owned, played, tuple(number.value for number in market))
    order = turn_order(played)
    if taken is None or any(duration not in taken for duration in order[: len(taken)]):
        return None
    return PicksCase(
        played=played,
        market=tuple(number.value for number in market),
        taken=tuple((duration, taken[duration]) for duration in order[: len(taken)]),
    )


def _market(reading: Reading) -> list[Number]:
    """Return the Regions that are listed behind a word for the middle of the table; nothing if there is no such list."""
    runs: list[list[Number]] = []
    for number in reading.numbers:
        if number.role is Role.DURATION:
            is_next = bool(runs) and all(
                word.text == "," or "conj" in word.kinds
                for word in reading.words[runs[-1][-1].place + 1 : number.place]
            )
            runs = [*runs[:-1], [*runs[-1], number]] if is_next else [*runs, [number]]
    found = [
        run
        for run in runs
        if len(run) > FEWEST_PLAYERS
        and any(
            "middle" in word.kinds
            for word in reading.words[max(run[0].place - NEAR_MARKET, 0) : run[0].place]
        )
    ]
    return found[0] if len(found) == 1 else []


def _taken(
    reading: Reading, owned: list[Owned], played: tuple[int, ...], market: tuple[int, ...]
) -> dict[int, int] | None:
    """Return which player takes which Region, by the duration played; None if that is in doubt."""
    seats = {each.owner: each.number.value for each in reversed(owned) if each.number.value in played}
    seats = {ME if not owner and ME not in seats else owner: value for owner, value in seats.items()}
    taken: dict[int, int] = {}
    wanted: dict[int, list[int]] = {}
    for each in owned:
        if each.number.value not in market:
            continue
        start, end = clause_of(reading.words, each.number.place)
        clause = reading.words[start:end]
        before = [word.number for word in reading.words[start : each.number.place] if word.number in played]
        names = names_in(reading.words[start : each.number.place], list(seats))
        named = before[-1:] or list(dict.fromkeys(seats[name] for name in names if name in seats))
        is_wanted = any(word.text in WANTED for word in clause)
        is_of_all = any(word.text in EVERYONE for word in clause)
        if is_wanted:
            before = wanted.get(each.number.value, [])
            wanted[each.number.value] = [*before, *(played if is_of_all and len(named) < 2 else named)]
        elif not is_in_question(reading.words, each.number.place) or ME in names:
            is_taken = bool(taken) or any(is_any(word, ("take", "pick", "draw")) for word in clause)
            if not is_taken or not named or named[-1] in taken:
                return None
            taken[named[-1]] = each.number.value
    is_of_all = any(word.text in EVERYONE for word in reading.words) and reading.lacks("but")
    is_greedy = is_of_all and not taken and not wanted and reading.has("highest") != reading.has("lowest")
    if is_greedy:
        ranked = sorted(market)[::-1] if reading.has("highest") else sorted(market)
        return dict(zip(turn_order(played), ranked[:-1], strict=True))
    return _in_turn(taken, wanted, turn_order(played), list(market))


def _in_turn(
    taken: dict[int, int], wanted: dict[int, list[int]], order: list[int], left: list[int]
) -> dict[int, int] | None:
    """Return which player takes which Region: those of whom it is said, and the first of those who want one."""
    found = dict(taken)
    for duration in order:
        first = [region for region, players in wanted.items() if duration in players and region in left]
        if duration not in found and len(first) == 1:
            found[duration] = first[0]
        if duration not in found:
            return found
        if found[duration] not in left:
            return None
        left = [region for region in left if region != found[duration]]
    return found


def parse_finders(reading: Reading) -> FindersCase | FindCase | None:
    """Return a case of several players, each with the Region of the round before and the one of this round."""
    is_asked = not reading.lacks("find", "sanctuary", "draw", "deck")
    is_other = not reading.lacks("clue", "pay", "set", "hand", "lowest", "tie", "due")
    is_other |= bool(reading.counts) or (reading.has("middle") and not reading.has("order", "pick"))
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
