"""The JSON forms of the score pad: players before and after they are ranked."""

from collections.abc import Iterator
from functools import partial

from attrs import frozen

from faraway.cards.catalogue import Duration, SanctuaryId
from faraway.errors import Code, Problem, pointer
from faraway.game.ranking import Contestant, Standing
from faraway.game.readings import Readings, TieBreakCards
from faraway.io import games  # noqa: F401  it registers the forms of games
from faraway.io.convert import CONVERTER
from faraway.io.forms import dump, load
from faraway.io.scores import Score
from faraway.io.strict import LARGEST_LINE, Json, quote
from faraway.io.tableaux import card_problems
from faraway.scoring.tableau import Extent, Tableau, region_problems

FEWEST_PLAYERS, MOST_PLAYERS = 2, 6


@frozen(kw_only=True)
class _ContestantForm:
    """The keys of a player; the hand may be missing or null."""

    name: str
    regions: tuple[Duration, ...]
    sanctuaries: tuple[SanctuaryId, ...]
    hand: tuple[Duration, ...] | None = None


@frozen(kw_only=True)
class _Pad:
    """The keys of a score pad before it is added up."""

    players: tuple[Contestant, ...]


@CONVERTER.register_structure_hook
def _structure_contestant(value: Json, _: type) -> Contestant:
    form = CONVERTER.structure(value, _ContestantForm)
    tableau = Tableau.trusted(regions=form.regions, sanctuaries=form.sanctuaries)
    return Contestant(name=form.name, tableau=tableau, hand=form.hand or ())


@CONVERTER.register_unstructure_hook
def _dump_standing(standing: Standing) -> dict[str, Json]:
    return {
        "name": standing.name,
        "rank": standing.rank,
        **dump(Score.of(standing.sheet)),
        "tie_break": standing.tie_break,
    }


def load_contestants(data: bytes, readings: Readings) -> tuple[Contestant, ...]:
    """Load a score pad of two to six named tableaux; raise FarawayError with every reason."""
    return load(data, _Pad, partial(pad_problems, readings=readings), largest=LARGEST_LINE).players


def pad_problems(value: Json, readings: Readings) -> Iterator[Problem]:
    """Check as much of a pad as is present. Rules: COMP-3, COMP-5, SETUP-6."""
    players = value.get("players") if isinstance(value, dict) else None
    if not isinstance(players, list):
        return
    if len(players) < FEWEST_PLAYERS:
        message = f"{len(players)} players, but a game has at least {FEWEST_PLAYERS} players"
        yield Problem(code=Code.TOO_FEW_PLAYERS, message=message, path="/players", clause="COMP-3")
    if len(players) > MOST_PLAYERS:
        message = f"{len(players)} players, but a game has at most {MOST_PLAYERS} players"
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
        yield Problem(code=Code.UNKNOWN_VALUE, message=f"{quote(name)} is not a printable name", path=path)
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
    """Report a card that is in two places; a card that is twice in one tableau has its own code."""
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
                    message=f"{quote(card)} is already at {holders[card]}; every card exists once",
                    path=f"{here}{pointer(place)}",
                    clause="COMP-5" if type(card) is int else "COMP-2",
                )
