"""Parse who is placed where, by the names of the players: each with a total, those who are tied with a lowest Region or a whole row."""

from collections.abc import Sequence

from attrs import frozen

from faraway.rulebook.cases.beside import ENDS, at, is_any, stop_after
from faraway.rulebook.cases.case import RankCase, TieCase
from faraway.rulebook.cases.numbers import GREATEST_DURATION, MOST_PLAYERS, MOST_ROUNDS, ORDINALS, Role
from faraway.rulebook.cases.reading import Reading
from faraway.rulebook.cases.seats import Players, players_in
from faraway.rulebook.phrasebook import Word
from faraway.rulebook.value import Value

LINKS = ("conj", "the", "small")
"""Words of these kinds, and commas, may stand between the cards of one player."""
PLAYERS = ("me", "person", "other", "pron", "rival")
LEVEL = ("tie", "pair", "all", "per", "conj")
"""Words of these kinds say that several have the same total."""
RANKING = frozenset(
    ["ranking", "rankings", "standings", "classement", "classifica", "platzierung", "rangliste", "podium",
     "placings", "positions", "rangfolge", "podio", "piazzamento"]
)  # fmt: skip
"""Words with which it is asked who is placed where."""
OTHER_TALK = ("deck", "clue", "draw", "market", "advanced", "unreal", "if", "correction", "mistake")
PAIR = 2
DENYING = ("not", "deny", "nor", "gone")
"""Words of these kinds among the lowest Regions may deny one of them."""
AWAY = ("hand", "unplayed")
ABOVE = ("compare", "uneven", "difference", "besides", "sum")


@frozen(kw_only=True, eq=False, repr=False)
class _Table(Value):
    """What is stated of the players: the total of each, and the lowest card that is named of each."""

    totals: dict[str, int]
    lowest: dict[str, int]


def parse_standings(reading: Reading) -> RankCase | TieCase | None:
    """Return the case of totals with names; None if a number has no player, or a player who is tied has no card."""
    words = reading.words
    is_asked = not reading.lacks("who", "wins", "nth") or any(word.text in RANKING for word in words)
    if not is_asked or not reading.lacks(*OTHER_TALK) or reading.sanctuaries.phrases:
        return None
    table = _with_rows(reading) or _with_lowest(reading)
    return None if table is None else _ranked(reading, table)


def parse_tie_of_players(reading: Reading) -> TieCase | None:
    """Return the case of a tie in which several low cards of a player are named, of which one is lower than all others: `I have the 68 but also the 5, hers is 6`."""
    words, players = reading.words, players_in(reading.words)
    ends = [place for place, word in enumerate(words) if word.text in ENDS]
    is_asked = reading.has("lowest") and not reading.lacks("who", "wins")
    is_asked &= not reading.lacks("tie", "pair", "all")
    if not is_asked or not ends or not reading.lacks(*OTHER_TALK, *AWAY) or reading.sanctuaries.phrases:
        return None
    places = _digits(words, ends[0] + 1, len(words))
    cards: dict[str, list[int]] = {}
    start, last = ends[0] + 1, ""
    for place in places:
        named = players.between(start, place) or ([last] if last else [])
        if len(named) != 1 or not _is_card(words, place) or words[place].number > GREATEST_DURATION:
            return None
        start, last = place + 1, named[0]
        cards[last] = [*cards.get(last, []), words[place].number]
    lowest = [min(each) for each in cards.values()]
    several = [min(each) for each in cards.values() if len(each) > 1]
    is_sure = len(several) == 1 and several[0] == min(lowest) and len(set(lowest)) == len(lowest) == PAIR
    totals = [words[place].number for place in _digits(words, 0, ends[0])]
    return TieCase(lowest=tuple(lowest)) if is_sure and len(set(totals)) < PAIR else None


def _is_card(words: Sequence[Word], place: int) -> bool:
    """Return True if a number is said to be a card: `the 68`, or the lowest one."""
    start = place - 1
    while start >= 0 and not is_any(words[start], ("break", "but")):
        start -= 1
    is_lowest = any("lowest" in word.kinds for word in words[start + 1 : place])
    return is_lowest or "the" in at(words, place - 1).kinds


def _ranked(reading: Reading, table: _Table) -> RankCase | TieCase | None:
    """Return the case of a table; None if it does not fit the number of players, or if what decides is missing."""
    names = list(table.totals)
    values = [table.totals[name] for name in names]
    tied = [name for name in names if values.count(table.totals[name]) > 1]
    given = [table.lowest[name] for name in tied if name in table.lowest]
    groups = {len(names), *(values.count(each) for each in values)}
    is_counted = all(each in groups for each in reading.values(Role.PLAYERS))
    is_stated = len(given) == len(tied) > 1 and len(set(given)) == len(given)
    is_known = set(table.lowest) <= set(names) and 2 <= len(names) <= MOST_PLAYERS
    if not (is_counted and is_stated and is_known):
        return None
    if len(set(values)) == 1 and reading.lacks("elsewhere"):
        return TieCase(lowest=tuple(given), has_hand=reading.has("hand"))
    return RankCase(
        totals=tuple(values), lowest=tuple(table.lowest[name] if name in tied else 0 for name in names)
    )


def _with_rows(reading: Reading) -> _Table | None:
    """Return the totals with the lowest card of each row of eight; None if there are fewer than two such rows."""
    words, players = reading.words, players_in(reading.words)
    runs = _runs(words, 0, len(words))
    rows = [each for each in runs if len(each) == MOST_ROUNDS]
    rest = [place for each in runs if each not in rows for place in each if not _is_away(words, place)]
    lowest: dict[str, int] = {}
    start = 0
    for row in rows:
        cards = [words[place].number for place in row]
        named = players.between(start, row[0])
        owner = players.before(start, row[0])
        start = row[-1] + 1
        is_row = len(set(cards)) == MOST_ROUNDS and max(cards) <= GREATEST_DURATION
        if not is_row or len(owner) != 1 or owner[0] in lowest or not named:
            return None
        lowest[owner[0]] = min(cards)
    if len(rows) < 2 or not rest:
        return None
    totals = _totals(players, rest, rows[0][0], list(lowest))
    return None if totals is None else _Table(totals=totals, lowest=lowest)


def _with_lowest(reading: Reading) -> _Table | None:
    """Return the totals with the lowest card of each player, stated behind them; None if any is in doubt."""
    words, players = reading.words, players_in(reading.words)
    split = _split(words)
    if split == 0:
        return None
    runs = [each for each in _runs(words, split, len(words)) if not _is_away(words, each[0])]
    totals = _totals(players, _digits(words, 0, split), split, [])
    is_denied = (
        any(is_any(word, DENYING) for word in words[split : stop_after(words, runs[-1][-1])])
        if runs
        else False
    )
    if totals is None or not runs or is_denied or any(_is_bounded(words, each[0]) for each in runs):
        return None
    away = {words[place].number for place in range(split, len(words)) if _is_away(words, place)}
    if any(words[place].number in away for run in runs for place in run):
        return None
    lowest = _owned_before(players, runs, split) or _owned_behind(players, runs, split)
    if not lowest and not players.between(split, runs[-1][-1]):
        lowest = _in_turn(words, runs, totals)
    return _Table(totals=totals, lowest=lowest) if lowest else None


def _split(words: Sequence[Word]) -> int:
    """Return where the sentence begins that speaks of lowest Regions, behind the totals; 0 if there is none."""
    lowest = next((place for place, word in enumerate(words) if "lowest" in word.kinds), 0)
    ends = [place for place, word in enumerate(words[:lowest]) if word.text in ENDS]
    has_totals = bool(ends) and any(word.text.isdigit() for word in words[: ends[-1]])
    return ends[-1] + 1 if has_totals else 0


def _digits(words: Sequence[Word], start: int, end: int) -> list[int]:
    """Return the places of the numbers in digits between two places, without those of cards in a hand."""
    return [place for place in range(start, end) if _is_stated(words, place) and not _is_away(words, place)]


def _is_stated(words: Sequence[Word], place: int) -> bool:
    """Return True if a number in digits stands at a place that is no ordinal: not `2nd` nor `2e`."""
    after = at(words, place + 1)
    is_ordinal = after.text in ORDINALS or (after.text == "e" and not is_any(after, ("conj", "is")))
    return words[place].text.isdigit() and not is_ordinal


def _runs(words: Sequence[Word], start: int, end: int) -> list[list[int]]:
    """Return the places of the numbers in digits between two places, those together that are listed together."""
    runs: list[list[int]] = []
    for place in [each for each in range(start, end) if _is_stated(words, each)]:
        last = runs[-1][-1] if runs else -1
        between = words[last + 1 : place]
        is_linked = all(
            word.text == "," or (is_any(word, LINKS) and not is_any(word, PLAYERS)) for word in between
        )
        if runs and is_linked:
            runs[-1].append(place)
        else:
            runs.append([place])
    return runs


def _is_away(words: Sequence[Word], place: int) -> bool:
    """Return True if the part of a sentence about a number says that it lies in a hand."""
    start = end = place
    while start > 0 and not _is_stop(words, start - 1):
        start -= 1
    while end < len(words) and not _is_stop(words, end):
        end += 1
    return words[place].text.isdigit() and any(is_any(word, AWAY) for word in words[start:end])


def _is_stop(words: Sequence[Word], place: int) -> bool:
    """Return True if a part of a sentence ends at a place: a break that stands in no list, a bracket or a `but`."""
    is_in_list = at(words, place - 1).text.isdigit() and at(words, place + 1).text.isdigit()
    return is_any(words[place], ("break", "bracket", "but")) and not is_in_list


def _is_bounded(words: Sequence[Word], place: int) -> bool:
    """Return True if a number is no card but a bound or a difference: `all above 30`."""
    return any(is_any(word, ABOVE) for word in words[max(place - 2, 0) : place])


def _totals(players: Players, places: Sequence[int], end: int, owners: list[str]) -> dict[str, int] | None:
    """Return the total of each player; None if one has none or two. Those who have a row and no name here may share one."""
    words = players.words
    totals: dict[str, int] = {}
    start, shared = 0, 0
    for index, place in enumerate(places):
        value = words[place].number
        stop = places[index + 1] if index + 1 < len(places) else max(end, place + 1)
        named = players.before(start, place)
        before = "the" in at(words, place - 1).kinds or value in totals.values()
        start = place + 1
        if before and named == [] and totals:
            continue
        if not named:
            named = _joined_behind(players, place, stop)
            start = stop if named else start
        if not named and owners and not shared:
            shared = value
        elif not named or any(name in totals for name in named) or not _is_level(words, named, place, stop):
            return None
        totals |= dict.fromkeys(named, value)
    totals |= {name: shared for name in owners if shared and name not in totals}
    return totals


def _joined_behind(players: Players, place: int, stop: int) -> list[str]:
    """Return the players who are named together behind a total: `67 partout entre Ann et Ben`."""
    end = place + 1
    while end < stop and players.words[end].text not in ENDS and players.words[end].text != ":":
        end += 1
    named = players.between(place + 1, end)
    return named if len(named) > 1 else []


def _is_level(words: Sequence[Word], named: Sequence[str], place: int, stop: int) -> bool:
    """Return True if a total is one player's, or it is said that several have it."""
    near = words[max(place - MOST_ROUNDS, 0) : stop]
    return len(named) == 1 or any(is_any(word, LEVEL) for word in near)


def _owned_before(players: Players, runs: Sequence[Sequence[int]], split: int) -> dict[str, int]:
    """Return the lowest card of each player whose name stands before it; nothing if any has no name, or two."""
    found: dict[str, int] = {}
    start = split
    for run in runs:
        named = players.between(start, run[0])
        start = run[-1] + 1
        cards = [players.words[place].number for place in run]
        is_again = len(cards) == 1 and cards[0] in found.values()
        if is_again:
            continue
        if len(named) != 1 or named[0] in found or max(cards) > GREATEST_DURATION:
            return {}
        found[named[0]] = min(cards)
    return found


def _owned_behind(players: Players, runs: Sequence[Sequence[int]], split: int) -> dict[str, int]:
    """Return the lowest card of each player whose name stands behind it: `a 6 for Ada and a 4 for Ben`; nothing if any is in doubt."""
    words = players.words
    found: dict[str, int] = {}
    places = [place for run in runs for place in run]
    if players.between(split, places[0]):
        return {}
    for index, place in enumerate(places):
        stop = places[index + 1] if index + 1 < len(places) else len(words)
        named = players.between(place + 1, stop)
        value = words[place].number
        if value in found.values():
            continue
        if len(named) != 1 or named[0] in found or value > GREATEST_DURATION:
            return {}
        found[named[0]] = value
    return found


def _in_turn(words: Sequence[Word], runs: Sequence[Sequence[int]], totals: dict[str, int]) -> dict[str, int]:
    """Return the lowest cards in the order in which the totals are stated; nothing if there are more or fewer."""
    cards = [words[place].number for run in runs for place in run]
    is_each = len(cards) == len(totals) == len(set(cards)) and max(cards) <= GREATEST_DURATION
    return dict(zip(totals, cards, strict=True)) if is_each and len(runs) == 1 else {}
