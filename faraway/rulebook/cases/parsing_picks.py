"""Parse questions about who takes which Region, where all that lie in the middle are named."""

from collections.abc import Sequence

from faraway.rulebook.cases.beside import is_any, is_in_question
from faraway.rulebook.cases.case import PicksCase
from faraway.rulebook.cases.doubts import MODAL
from faraway.rulebook.cases.numbers import MOST_PLAYERS, Number, Role
from faraway.rulebook.cases.reading import Reading
from faraway.rulebook.cases.seats import ME, Owned, clause_of, names_in, read_owners
from faraway.rulebook.cases.values import turn_order
from faraway.rulebook.phrasebook import Word

FEWEST_PLAYERS, LEAD, BEHIND = 2, 7, 5
TAKING_TALK = ("clue", "pay", "set", "deck", "hand", "sanctuary")
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
        "vorrebbe",
        "vorrei",
        "voglio",
        "wollte",
        "mochte",
        "mochten",
        "voudrais",
        "veux",
        "aimerait",
        "aimerais",
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
DENIED = ("deny", "not", "removed", "gone")
"""Words of these kinds say of a Region that nobody takes it."""
DURATIONS = frozenset(["numbers", "durations", "nombres", "durees", "zahlen", "numeri", "durate"])
"""After these words a list says what was played, also if it lies on the table."""
UNKNOWN = 0
"""The duration of a player who takes a Region and of whom it is not said what was played."""


def parse_picks(reading: Reading) -> PicksCase | None:
    """Return a case of who can take which Region, where all that lie in the middle are named."""
    market = named_market(reading)
    is_over = reading.is_last_named
    if not market or is_over or not reading.lacks(*TAKING_TALK):
        return None
    lying = {number.value for number in market}
    owned = [each for each in read_owners(reading) if each.number not in market]
    seats = [each for each in owned if each.number.value not in lying]
    played = tuple(dict.fromkeys(each.number.value for each in seats))
    players, size = reading.values(Role.PLAYERS), len(market) - 1
    is_one_each = len(played) in {0, size} and players in ([], [size]) and len(lying) == len(market)
    if not is_one_each or not FEWEST_PLAYERS <= size <= MOST_PLAYERS:
        return None
    lies = tuple(number.value for number in market)
    if not played:
        return _without_seats(reading, [each.number for each in owned], lies)
    taken = _taken(reading, owned, played, lies)
    order = turn_order(played)
    if taken is None or any(duration not in taken for duration in order[: len(taken)]):
        return None
    return PicksCase(
        played=played,
        market=lies,
        taken=tuple((duration, taken[duration]) for duration in order[: len(taken)]),
    )


def named_market(reading: Reading) -> list[Number]:
    """Return the Regions that are listed beside a word for the middle of the table; nothing if there is no such list."""
    runs: list[list[Number]] = []
    for number in reading.numbers:
        if number.role is Role.DURATION:
            is_next = bool(runs) and all(
                word.text == "," or is_any(word, ("conj", "the"))
                for word in reading.words[runs[-1][-1].place + 1 : number.place]
            )
            runs = [*runs[:-1], [*runs[-1], number]] if is_next else [*runs, [number]]
    found = [run for run in runs if len(run) > FEWEST_PLAYERS and _is_in_middle(reading, run)]
    return found[0] if len(found) == 1 else []


def _is_in_middle(reading: Reading, run: list[Number]) -> bool:
    """Return True if a word for the middle, or for what lies open, stands beside a list."""
    start = first = run[0].place
    while start > max(first - LEAD, 0) and not (
        reading.words[start - 1].text.isdigit() or reading.words[start - 1].text in ".?!;,"
    ):
        start -= 1
    lead = reading.words[start:first]
    behind = reading.words[run[-1].place + 1 : run[-1].place + 1 + BEHIND]
    stop = next((place for place, word in enumerate(behind) if "break" in word.kinds), len(behind))
    if any(word.text in DURATIONS for word in lead):
        return False
    about = (*lead, *behind[:stop])
    is_one_each = reading.values(Role.PLAYERS) == [len(run)] == [len(set(reading.durations))]
    if is_one_each and not any(_is_of_middle(word.text) for word in about):
        return False
    is_led = any(is_any(word, ("middle", "faceup")) and "play" not in word.kinds for word in lead)
    is_followed = any("middle" in word.kinds and "play" not in word.kinds for word in behind[:stop])
    is_played = any("play" in word.kinds and not is_any(word, ("middle", "have")) for word in lead)
    return (is_led and not is_played) or is_followed or any(_is_of_middle(word.text) for word in lead)


def _is_of_middle(text: str) -> bool:
    return text in {"middle", "market", "centre", "center", "mitte", "markt", "centro", "mercato", "milieu"}


def _without_seats(reading: Reading, named: list[Number], market: tuple[int, ...]) -> PicksCase | None:
    """Return a case of Regions that are taken by players of whom it is not said what they played."""
    taken: list[tuple[int, int]] = []
    for number in named:
        start, end = clause_of(reading.words, number.place)
        is_taken = bool(taken) or any("grab" in word.kinds for word in reading.sentence_of(number))
        is_asked = is_in_question(reading.words, number.place)
        is_denied = any(is_any(word, DENIED) for word in reading.words[start:end])
        if is_asked or not is_taken or is_denied or (UNKNOWN, number.value) in taken:
            return None
        taken.append((UNKNOWN, number.value))
    is_whole = 0 < len(taken) < len(market)
    return PicksCase(played=(), market=market, taken=tuple(taken)) if is_whole else None


def _taken(
    reading: Reading, owned: list[Owned], played: tuple[int, ...], market: tuple[int, ...]
) -> dict[int, int] | None:
    """Return which player takes which Region, by the duration played; None if that is in doubt."""
    seats = {each.owner: each.number.value for each in reversed(owned) if each.number.value in played}
    seats = {ME if not owner and ME not in seats else owner: value for owner, value in seats.items()}
    order = turn_order(played)
    taken: dict[int, int] = {}
    wanted: dict[int, list[int]] = {}
    for each in owned:
        if each.number.value not in market:
            continue
        start, end = clause_of(reading.words, each.number.place)
        clause, lead = reading.words[start:end], reading.words[start : each.number.place]
        before = [word.number for word in lead if word.number in played]
        names = names_in(lead, list(seats))
        named = before[-1:] or list(dict.fromkeys(seats[name] for name in names if name in seats))
        named = named or _by_turn(reading, each.number, order, taken)
        is_of_all = any(word.text in EVERYONE for word in clause)
        is_denied = any(is_any(word, DENIED) for word in clause)
        if any(word.text in WANTED for word in clause):
            if is_denied:
                return None
            before = wanted.get(each.number.value, [])
            wanted[each.number.value] = [*before, *(played if is_of_all and len(named) < 2 else named)]
        elif not _is_asked(reading, each.number) or (ME in names and not _is_allowed(clause)):
            is_taken = bool(taken) or any(is_any(word, ("take", "pick", "draw", "grab")) for word in clause)
            if not is_taken or is_denied or not named or named[-1] in taken:
                return None
            taken[named[-1]] = each.number.value
    is_of_all = any(word.text in EVERYONE for word in reading.words) and reading.lacks("but")
    is_greedy = is_of_all and not taken and not wanted and reading.has("highest") != reading.has("lowest")
    if is_greedy:
        ranked = sorted(market)[::-1] if reading.has("highest") else sorted(market)
        return dict(zip(order, ranked[:-1], strict=True))
    return _in_turn(taken, wanted, order, list(market))


def _is_asked(reading: Reading, number: Number) -> bool:
    """Return True if it is asked whether a Region may be taken, not stated that it is: `if Ann takes the 44, what can I take?` tells it."""
    start, end = clause_of(reading.words, number.place)
    clause = reading.words[start:end]
    is_stated = any("if" in word.kinds for word in clause) and not _is_allowed(clause)
    return is_in_question(reading.words, number.place) and not is_stated


def _is_allowed(clause: Sequence[Word]) -> bool:
    return any(word.text in MODAL for word in clause)


def _by_turn(reading: Reading, number: Number, order: list[int], taken: dict[int, int]) -> list[int]:
    """Return the player who takes a Region where none is named: the first, the third, or the next in the order of turns."""
    start, _ = clause_of(reading.words, number.place)
    lead = reading.words[start : number.place]
    for word in lead:
        if "nth" in word.kinds and 0 < word.number <= len(order):
            return [order[word.number - 1]]
        if is_any(word, ("first", "last")):
            return order[:1] if "first" in word.kinds else order[-1:]
    is_other = any(is_any(word, ("stranger", "one", "person", "me", "unknown")) for word in lead)
    is_last_left = len(taken) == len(order) - 1 and not any(
        is_any(word, ("stranger", "one", "me", "unknown")) for word in lead if word.text not in WANTED
    )
    is_next = all(duration in taken for duration in order[: len(taken)]) and (is_last_left or not is_other)
    return order[len(taken) : len(taken) + 1] if is_next else []


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
