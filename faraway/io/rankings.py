"""The score pad in and out of JSON."""

from collections.abc import Iterator, Sequence

from attrs import frozen

from faraway.cards.catalogue import Duration, SanctuaryId
from faraway.errors import Code, FarawayError, Problem, pointer
from faraway.game.ranking import Contestant, Standing
from faraway.game.readings import Readings, TieBreakCards
from faraway.io.strict import LARGEST_LINE, Json, parse_json, quote
from faraway.io.structure import structure
from faraway.io.tableaux import card_problems, merge_problems
from faraway.scoring.tableau import Extent, Tableau, region_problems

FEWEST_PLAYERS, MOST_PLAYERS = 2, 6


@frozen(kw_only=True)
class ContestantDocument:
    """The JSON form of a player; a hand of null is one that was not noted."""

    name: str
    regions: tuple[int, ...]
    sanctuaries: tuple[str, ...]
    hand: tuple[int, ...] | None = None


@frozen(kw_only=True)
class PadDocument:
    """The JSON form of a score pad before it is added up."""

    players: tuple[ContestantDocument, ...]


def load_contestants(data: bytes, readings: Readings) -> tuple[Contestant, ...]:
    """Read two to six named tableaux; a pad that is wrong in any way is refused with every reason."""
    parsed = parse_json(data, largest=LARGEST_LINE)
    document, problems = structure(parsed.value, PadDocument)
    problems = merge_problems(parsed, problems, _pad_problems(parsed.value, readings))
    if document is None or problems:
        raise FarawayError(problems)
    return tuple(
        Contestant(
            name=player.name,
            tableau=Tableau(
                regions=tuple(map(Duration, player.regions)),
                sanctuaries=tuple(map(SanctuaryId, player.sanctuaries)),
            ),
            hand=tuple(map(Duration, player.hand or ())),
        )
        for player in document.players
    )


def _pad_problems(value: Json, readings: Readings) -> Iterator[Problem]:
    """Check as much of a pad as is there. Rules: COMP-3, COMP-5, SETUP-6, WIN-3."""
    players = value.get("players") if isinstance(value, dict) else None
    if not isinstance(players, list):
        return
    if len(players) < FEWEST_PLAYERS:
        message = f"{len(players)} named, and a game has at least {FEWEST_PLAYERS} players"
        yield Problem(code=Code.TOO_FEW_PLAYERS, message=message, path="/players", clause="COMP-3")
    if len(players) > MOST_PLAYERS:
        message = f"{len(players)} named, and a game has at most {MOST_PLAYERS} players"
        yield Problem(code=Code.TOO_MANY_PLAYERS, message=message, path="/players", clause="COMP-3")

    names: set[Json] = set()
    holders: dict[Json, str] = {}
    for seat, player in enumerate(players[: MOST_PLAYERS + 1]):
        if isinstance(player, dict):
            yield from _name_problems(player.get("name"), names, pointer("players", seat, "name"))
            yield from card_problems(player, Extent.WHOLE, pointer("players", seat))
            yield from _hand_problems(player.get("hand"), readings, pointer("players", seat, "hand"))
            yield from _holding_problems(player, seat, holders)


def _name_problems(name: Json, names: set[Json], path: str) -> Iterator[Problem]:
    if type(name) is not str:
        return
    if not name.strip() or not name.isprintable():
        yield Problem(
            code=Code.UNKNOWN_VALUE, message=f"{quote(name)} is no name that can be printed", path=path
        )
    if name in names:
        yield Problem(code=Code.NAME_TWICE, message=f"two players are called {quote(name)}", path=path)
    names.add(name)


def _hand_problems(hand: Json, readings: Readings, path: str) -> Iterator[Problem]:
    if isinstance(hand, list):
        yield from (
            problem for problem in region_problems(hand, path=path) if problem.code is Code.UNKNOWN_REGION
        )
    elif hand is None and readings.tie_break_cards is TieBreakCards.POSSESSED:
        message = "the Regions in hand are needed where tie-break-cards is possessed"
        yield Problem(code=Code.MISSING_KEY, message=message, path=path, clause="WIN-3")


def _holding_problems(player: dict[str, Json], seat: int, holders: dict[Json, str]) -> Iterator[Problem]:
    """Notice a card that lies in a second place; twice in one tableau has a code of its own."""
    for key in ("regions", "sanctuaries", "hand"):
        cards, here = player.get(key), pointer("players", seat, key)
        for place, card in enumerate(cards if isinstance(cards, list) else ()):
            if type(card) is not int and type(card) is not str:
                continue
            if card not in holders:
                holders[card] = here
            elif holders[card] != here or key == "hand":
                yield Problem(
                    code=Code.CARD_HELD_TWICE,
                    message=f"{quote(card)} is held at {holders[card]} already, and every card exists once",
                    path=f"{here}{pointer(place)}",
                    clause="COMP-5" if type(card) is int else "COMP-2",
                )


def dump_ranking(standings: Sequence[Standing]) -> dict[str, Json]:
    """Give the JSON form of a ranking, players in the order given."""
    return {
        "players": [
            {
                "name": standing.name,
                "rank": standing.rank,
                "total": standing.sheet.total,
                "regions": list(standing.sheet.region_fame),
                "sanctuaries": list(standing.sheet.sanctuary_fame),
                "tie_break": standing.tie_break,
            }
            for standing in standings
        ]
    }
