"""The whole game: set-up, rounds and result, with all phases joined and all readings applied."""

from collections.abc import Mapping
from typing import TypedDict

from spec import setup
from spec.actions import Action, dump_action, load_action
from spec.advanced import regions_dealt
from spec.documents import (
    expect_integer,
    expect_integers,
    expect_list,
    expect_mapping,
    expect_object,
    expect_string,
    expect_strings,
)
from spec.errors import BadInputError, Illegal, Problem, RefusedError
from spec.information import observe
from spec.phases import follow, legal_actions, refuse
from spec.readings import Readings, load_readings
from spec.scoring import score
from spec.table import Game, Player, seat_on_turn
from spec.winner import lowest_duration, ranks

__all__ = ["Game", "Illegal", "apply", "begin", "legal", "observe", "replay", "result", "state"]

SETUP_KEYS = ("players", "variant", "readings", "region_deck", "sanctuary_deck")
TRANSCRIPT_FORMAT = "faraway-transcript-1"


class Result(TypedDict):
    """Totals and ranks by seat."""

    totals: list[int]
    ranks: list[int]


def begin(document: Mapping[str, object]) -> Game:
    """Set a game up: deal, and in the standard game reveal the first market."""
    fields = expect_object(document, "the set-up", SETUP_KEYS)
    players = expect_integer(fields["players"], "players")
    variant = expect_string(fields["variant"], "variant")
    readings = load_readings(expect_mapping(fields["readings"], "readings"))
    deck = expect_integers(fields["region_deck"], "region_deck")
    sanctuary_deck = expect_strings(fields["sanctuary_deck"], "sanctuary_deck")
    if variant not in ("standard", "advanced"):
        raise BadInputError(
            [Problem("unknown-value", f"the variant is standard or advanced, not {variant!r}")]
        )
    setup.check_setup(players, deck, sanctuary_deck)
    return set_up(players, variant, readings, tuple(deck), tuple(sanctuary_deck))


def set_up(
    players: int,
    variant: str,
    readings: Readings,
    deck: tuple[int, ...],
    sanctuary_deck: tuple[str, ...],
) -> Game:
    """Return the first state of a game whose decks and number of players are valid."""
    size = regions_dealt(variant)
    game = Game(
        readings=readings,
        round=1,
        phase="keep",
        region_deck=setup.rest_of_deck(deck, players, size),
        sanctuary_deck=sanctuary_deck,
        players=tuple(Player(hand) for hand in setup.deal_hands(deck, players, size)),
    )
    return game if variant == "advanced" else setup.reveal_first_market(game)


def legal(game: Game) -> list[dict[str, object]]:
    """List the actions that are legal now, as documents."""
    return [dump_action(action) for action in legal_actions(game)]


def apply(game: Game, action: Mapping[str, object]) -> Game:
    """Return the game after an action, or raise Illegal with every reason."""
    return apply_loaded(game, load_action(action))


def apply_loaded(game: Game, action: Action) -> Game:
    """Return the game after an action that has already been parsed, or raise Illegal with every reason."""
    problems = refuse(game, action)
    if problems:
        raise Illegal(problems)
    return follow(game, action)


def state(game: Game) -> dict[str, object]:
    """Show everything, hidden or not."""
    return {
        "round": game.round,
        "phase": game.phase,
        "turn": seat_on_turn(game),
        "one_by_one": game.one_by_one,
        "region_deck": list(game.region_deck),
        "sanctuary_deck": list(game.sanctuary_deck),
        "market": sorted(game.market),
        "removed": sorted(game.removed),
        "players": [
            {
                "hand": sorted(player.hand),
                "set_aside": sorted(player.set_aside),
                "chosen": player.chosen,
                "drawn": list(player.drawn),
                "regions": list(player.regions),
                "sanctuaries": list(player.sanctuaries),
            }
            for player in game.players
        ],
    }


def total_fame(player: Player) -> int:
    """Count the fame of what a player has laid out; the Regions still in hand do not count.

    Rules: ROUND-4, ROUND-6, SCORE-20
    """
    return score(player.regions, player.sanctuaries)["total"]


def result(game: Game) -> Result | None:
    """Count the fame of all eight Regions of every player, once the game is over.

    Rules: ROUND-3
    """
    if game.phase != "over":
        return None
    totals = [total_fame(player) for player in game.players]
    lowest = [lowest_duration(player, game.readings) for player in game.players]
    return {"totals": totals, "ranks": ranks(totals, lowest, game.readings)}


def load_result(document: object) -> Result:
    """Read a result as stated in a transcript."""
    fields = expect_object(document, "the result", ("totals", "ranks"))
    return {
        "totals": expect_integers(fields["totals"], "totals"),
        "ranks": expect_integers(fields["ranks"], "ranks"),
    }


def replay(document: Mapping[str, object]) -> Game:
    """Play a transcript through; refuse an illegal action, and a result that is not the game's."""
    fields = expect_object(document, "the transcript", ("format", *SETUP_KEYS, "actions", "result"))
    if fields["format"] != TRANSCRIPT_FORMAT:
        raise BadInputError([Problem("unknown-value", f"the format is not {TRANSCRIPT_FORMAT}")])
    game = begin({key: fields[key] for key in SETUP_KEYS})
    for number, action in enumerate(expect_list(fields["actions"], "actions", expect_mapping)):
        try:
            game = apply(game, action)
        except RefusedError as refusal:
            raise refusal.inside(f"actions[{number}]") from None
    if fields["result"] is not None and load_result(fields["result"]) != result(game):
        raise Illegal([Problem("wrong-result", f"the result is {result(game)}, not {fields['result']}")])
    return game
