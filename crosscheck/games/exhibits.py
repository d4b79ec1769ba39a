"""Games that show that a question occurs in play: the tableaux that it names, reached by legal actions.

A question of level 2 names one tableau of eight Regions; a second player, who finds nothing, plays beside it. `due` and
`turn-order` name the tableaux of a whole table in one round, `rank` those at the end of a game with the hands and totals,
`set-up` a deck, `play` and `perft` a game of their own.
What else the suite asks is a bench question, and marked so.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice

from attrs import evolve, frozen

from crosscheck.games.plans import region_deck
from crosscheck.verify.samples import SANCTUARY_IDS
from faraway.cards.catalogue import Duration, SanctuaryId
from faraway.conformance.suite.documents import Json, JsonObject, as_list, as_object
from faraway.conformance.suite.vectors import Vector
from faraway.game import apply_action, legal_actions, new_game
from faraway.game.actions import Action, Decline, Explore, Place, Take
from faraway.game.player import Phase
from faraway.game.readings import DEFAULT_READINGS, Readings
from faraway.game.setup import Setup, Variant
from faraway.game.state import GameState
from faraway.scoring.sheet import score_tableau
from faraway.scoring.tableau import WHOLE_TABLEAU, Tableau, ascents

MAY_DECLINE: Mapping[str, str] = {"sanctuary-placement": "may-decline"}
ATTEMPTS = 60
HAND = 3


class NotExhibitedError(Exception):
    """No game was found that shows a scene; it says why."""


@frozen(kw_only=True)
class Scene:
    """What lies on the table: for each seat the Regions in the order played, and the Sanctuaries as placed (None: any)."""

    rows: tuple[tuple[int, ...], ...]
    placed: tuple[tuple[str, ...] | None, ...]
    hands: tuple[tuple[int, ...], ...] | None = None
    """The Regions that each player has left, if that matters."""
    readings: Readings = DEFAULT_READINGS
    at_the_end: bool = False
    """Whether the game is over, or else the last Regions have just been revealed."""


@frozen(kw_only=True)
class Exhibit:
    """A game as far as the scene: its set-up and its actions."""

    setup: Setup
    actions: tuple[Action, ...]


@frozen
class _Exchange(Exception):  # noqa: N818 - it names what is to be done
    """Two Sanctuaries must change places in the deck."""

    there: str
    wanted: str


def scenes_of(request: JsonObject) -> Iterator[Scene]:
    """Return the scene that a question of level 2 or 3 needs; none for one that is about no tableau; raise if there is none."""
    match request["request"]:
        case "score":
            yield _whole_tableau(_numbers(request["regions"]), _names(request["sanctuaries"]))
        case "due" | "turn-order" as kind:
            players = [as_object(player) for player in as_list(request["players"])]
            yield Scene(
                rows=tuple(_numbers(player["regions"]) for player in players),
                placed=tuple(_names(player["sanctuaries"]) if kind == "due" else None for player in players),
            )
        case "rank":
            yield _ended_game([as_object(player) for player in as_list(request["players"])])
        case "set-up" | "play" | "perft":
            return
        case kind:
            raise NotExhibitedError(f"no game is looked for that asks {kind} with these cards")


def _numbers(value: Json) -> tuple[int, ...]:
    return tuple(each for each in as_list(value) if isinstance(each, int))


def _names(value: Json) -> tuple[str, ...]:
    return tuple(map(str, as_list(value)))


def _ended_game(players: Sequence[JsonObject]) -> Scene:
    """Return the scene at the end of a game; raise NotExhibitedError if a total is not that of its tableau."""
    rows = tuple(_numbers(player["regions"]) for player in players)
    placed = tuple(_names(player["sanctuaries"]) for player in players)
    for player, row, names in zip(players, rows, placed, strict=True):
        tableau = Tableau.trusted(
            regions=tuple(map(Duration, row)), sanctuaries=tuple(map(SanctuaryId, names))
        )
        if score_tableau(tableau).total != player["total"]:
            raise NotExhibitedError("a total is not that of its tableau")
    hands = tuple(_numbers(player["hand"]) for player in players)
    return Scene(rows=rows, placed=placed, hands=hands, at_the_end=True)


def _whole_tableau(regions: tuple[int, ...], sanctuaries: tuple[str, ...]) -> Scene:
    """Return the scene at the end of a game of two, of whom the second plays ever lower Regions."""
    others = [region for region in range(68, 0, -1) if region not in regions][:WHOLE_TABLEAU]
    found = ascents(regions)
    readings = DEFAULT_READINGS if len(sanctuaries) == found else Readings.of(MAY_DECLINE)
    return Scene(rows=(regions, tuple(others)), placed=(sanctuaries, ()), readings=readings, at_the_end=True)


def exhibit(scene: Scene) -> Exhibit:
    """Return a game that shows a scene; raise NotExhibitedError if the cards cannot lie so or no game was found."""
    cards = [region for row in scene.rows for region in row]
    if len(scene.rows) < 2:
        raise NotExhibitedError("nobody plays alone")
    if len({*cards}) < len(cards):
        raise NotExhibitedError("a Region lies there twice")
    if len({len(row) for row in scene.rows}) > 1:
        raise NotExhibitedError("the players are in different rounds")
    rows = [*_dealt(scene.rows)]
    wanted = [name for names in scene.placed for name in names or ()]
    if len({*wanted}) < len(wanted):
        raise NotExhibitedError("a Sanctuary lies there twice")
    deck = [*wanted, *(name for name in SANCTUARY_IDS if name not in wanted)]
    for _ in range(ATTEMPTS):
        setup = Setup(
            players=len(scene.rows),
            variant=Variant.STANDARD,
            readings=scene.readings,
            region_deck=tuple(map(Duration, region_deck(rows))),
            sanctuary_deck=tuple(map(SanctuaryId, deck)),
        )
        try:
            return Exhibit(setup=setup, actions=tuple(_play(scene, new_game(setup))))
        except _Exchange as change:
            turned = {change.there: change.wanted, change.wanted: change.there}
            deck = [turned.get(name, name) for name in deck]
    raise NotExhibitedError("no order of the Sanctuary deck was found")


def _dealt(rows: Sequence[Sequence[int]]) -> Iterator[tuple[int, ...]]:
    """Return the rows, each long enough for a hand."""
    spare = iter([region for region in range(1, 69) if all(region not in row for row in rows)])
    for row in rows:
        yield (*row, *islice(spare, max(0, HAND - len(row))))


def _play(scene: Scene, state: GameState) -> Iterator[Action]:
    """Play until the scene lies on the table."""
    while not is_shown(scene, state):
        if state.phase is Phase.OVER or len(state.players[0].regions) > len(scene.rows[0]):
            others = scene.hands is not None and is_shown(evolve(scene, hands=None), state)
            reason = (
                "other Regions are left in hand" if others else "more Sanctuaries lie there than were found"
            )
            raise NotExhibitedError(reason)
        action = _choose(scene, state)
        yield action
        state = apply_action(state, action)


def is_shown(scene: Scene, state: GameState) -> bool:
    """Return True if every tableau of the scene lies on the table at its moment of the game, with the hands that it names."""
    if scene.hands is not None and tuple(player.hand for player in state.players) != scene.hands:
        return False
    return all(
        player.regions == row and names in (None, player.sanctuaries)
        for player, row, names in zip(state.players, scene.rows, scene.placed, strict=True)
    ) and (state.phase is Phase.OVER or not scene.at_the_end)


def _choose(scene: Scene, state: GameState) -> Action:
    legal = legal_actions(state)
    seat = _seat_of(legal[0])
    own = [action for action in legal if _seat_of(action) == seat]
    row, names = scene.rows[seat], scene.placed[seat]
    if state.phase is Phase.PLACE and names is not None:
        return _placing(own, names[len(state.players[seat].sanctuaries) :], scene)
    return min(own, key=lambda action: _rank(action, row))


def _seat_of(action: Action) -> int:
    return int(getattr(action, "seat", 0))


def _rank(action: Action, row: Sequence[int]) -> int:
    """Return how early a Region comes in a row; one that does not is as good as any."""
    region = action.region if isinstance(action, Explore | Take) else 0
    return row.index(region) if region in row else len(row)


def _placing(own: Sequence[Action], missing: Sequence[str], scene: Scene) -> Action:
    """Place the next Sanctuary of the scene; when all lie there, decline."""
    declining = [action for action in own if isinstance(action, Decline)]
    offered = {str(action.sanctuary): action for action in own if isinstance(action, Place)}
    if not missing:
        if not declining:
            raise NotExhibitedError("fewer Sanctuaries lie there than the readings allow")
        return declining[0]
    if missing[0] in offered:
        return offered[missing[0]]
    wished = {name for names in scene.placed for name in names or ()}
    free = [name for name in offered if name not in wished]
    raise _Exchange((free or [*offered])[0], missing[0])


def exhibits_of(vector: Vector) -> Iterator[tuple[Scene, Exhibit]]:
    """Return a game for every question of a vector up to level 3; raise NotExhibitedError if one is not found."""
    for request in vector.requests:
        for scene in scenes_of(request):
            yield scene, exhibit(scene)
