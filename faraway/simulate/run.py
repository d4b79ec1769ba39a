"""Many games by chosen policies, as a campaign: the same seed yields the same figures, wherever the games are played.

Game number 17 of a seed has the same decks and the same luck under every policy, every reading and every number of
players that can use them. Games of random players under the usual readings are played by compiled loops
(`faraway.fast.random_games`); of every piece one game is played again by the reference, the state machine of
`faraway.game`, with every card accounted for after every action, and must come out alike.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Final

from faraway.cards.catalogue import CATALOGUE
from faraway.errors import Code, refusal
from faraway.fast.chance import REGION_DECK, SANCTUARY_DECK, Chance, game_key, seed_key, shuffle
from faraway.fast.kernels import ROW_REGIONS, ROW_SANCTUARIES
from faraway.fast.random_games import PlayedGames, empty_games, play_random_games
from faraway.game.actions import Action
from faraway.game.begin import new_game
from faraway.game.ending import result
from faraway.game.observation import Observation
from faraway.game.readings import (
    Readings,
)
from faraway.game.record import STANDARD_RULES, Rules
from faraway.game.setup import Setup
from faraway.game.state import GameState, Result
from faraway.io import Json, dump
from faraway.jobs.campaign import Campaign
from faraway.play.conservation import check_conservation
from faraway.play.loop import chance_of, play_on, seated
from faraway.play.players import Policy
from faraway.play.policies import PolicyName, make_policy
from faraway.simulate.plan import Piece, Plan, ReadingWorth, Simulation
from faraway.simulate.statistics import CHECKED, COUNTS, Tally, add_counts, tally_games

GAMES_IN_COMPILED_PIECE: Final = 20_000
GAMES_IN_PIECE: Final = 200
GAMES_IN_PIECE_OF_READINGS: Final = 10
MOST_GAMES: Final = 1_000_000_000
PLACE_OF: Final = {sanctuary.id: place for place, sanctuary in enumerate(CATALOGUE.sanctuaries)}
_SANCTUARY_IDS: Final = tuple(PLACE_OF)


def pieces_of(plan: Plan) -> tuple[Piece, ...]:
    """Cut a simulation into pieces, in a way that depends only on the plan."""
    size = GAMES_IN_COMPILED_PIECE if plan.is_for_loops else GAMES_IN_PIECE
    return tuple(
        Piece(players=players, first=first, stop=min(first + step, games), readings=readings)
        for readings, games, step in (
            (False, plan.games, size),
            (True, min(plan.games_for_readings, plan.games), GAMES_IN_PIECE_OF_READINGS),
        )
        for players in plan.players
        for first in range(0, games, step)
    )


def campaign_of(plan: Plan) -> Campaign:
    """Make the campaign of a simulation."""
    return Campaign(plan=dump(plan), pieces=len(pieces_of(plan)), work=partial(play_piece, plan))


def gather(plan: Plan, results: Sequence[Json]) -> Simulation:
    """Add up the results of all pieces."""
    pieces = pieces_of(plan)
    others = plan.other_readings

    def total(players: int, length: int, *, readings: bool) -> list[int]:
        return add_counts(
            (
                _numbers(result, length)
                for piece, result in zip(pieces, results, strict=True)
                if piece.players == players and piece.readings is readings
            ),
            length,
        )

    worths = []
    for players in plan.players:
        games, *changes = total(players, 1 + 3 * len(others), readings=True)
        worths.append(
            tuple(
                ReadingWorth(
                    reading=name,
                    value=value,
                    games=games,
                    results=changes[3 * at],
                    totals=changes[3 * at + 1],
                    winners=changes[3 * at + 2],
                )
                for at, (name, value) in enumerate(others)
            )
        )
    return Simulation(
        plan=plan,
        tallies=tuple(
            Tally(players=players, counts=tuple(total(players, COUNTS, readings=False)))
            for players in plan.players
        ),
        worths=tuple(worths),
    )


def _numbers(result: Json, length: int) -> list[int]:
    """Validate a piece's result; a checkpoint may have been tampered with."""
    numbers = [number for number in result if type(number) is int] if isinstance(result, list) else []
    if len(numbers) != length or numbers != result:
        raise refusal(
            Code.WRONG_CHECKPOINT, f"a piece of the simulation is no list of {length} whole numbers"
        )
    return numbers


def play_piece(plan: Plan, number: int) -> Json:
    """Play the games of one piece and count them."""
    piece = pieces_of(plan)[number]
    if piece.readings:
        return [*_count_changes(plan, piece)]
    if plan.is_for_loops:
        played = play_random_games(piece.players, seed_key(plan.seed), piece.first, piece.stop)
        check_first_game(plan, piece, played)
    else:
        played = play_by_reference(plan, piece)
    counts = tally_games(piece.players, played, plan.readings.tie_break_cards)
    counts[CHECKED] = 1
    return [*counts]


def setup_of(plan: Plan, players: int, game: int, readings: Readings) -> Setup:
    """Shuffle the decks of one game. Rules: SETUP-1, SETUP-5."""
    key = game_key(seed_key(plan.seed), game)
    regions = [int(region.duration) for region in CATALOGUE.regions]
    sanctuaries = list(range(len(_SANCTUARY_IDS)))
    shuffle(regions, 0, len(regions), key, REGION_DECK)
    shuffle(sanctuaries, 0, len(sanctuaries), key, SANCTUARY_DECK)
    region_of = CATALOGUE.region_of
    return Setup(
        players=players,
        variant=plan.variant,
        readings=readings,
        region_deck=tuple(region_of[region].duration for region in regions),
        sanctuary_deck=tuple(CATALOGUE.sanctuaries[place].id for place in sanctuaries),
    )


def seat_policy(name: PolicyName, key: int, seat: int) -> Policy:
    """Make the policy of one seat, whose chance at a decision depends only on the decision."""
    chance = Chance(key)
    policy = make_policy(name, chance)

    def choose(observation: Observation, legal: Sequence[Action]) -> Action:
        chance.turn_to(observation.round, observation.phase, seat, len(legal))
        return policy(observation, legal)

    return choose


def states_of_game(
    plan: Plan, players: int, game: int, readings: Readings, rules: Rules = STANDARD_RULES
) -> Iterator[GameState]:
    """Play one game by the state machine and show it after every action."""
    key = game_key(seed_key(plan.seed), game)
    policies = [seat_policy(plan.policy(seat), key, seat) for seat in range(players)]
    state = new_game(setup_of(plan, players, game, readings), rules)
    yield state
    yield from (after for _, after in play_on(state, seated(policies, chance_of(key))))


def play_by_reference(plan: Plan, piece: Piece, rules: Rules = STANDARD_RULES) -> PlayedGames:
    """Play games by the state machine, and check every state of the first one."""
    played = empty_games(piece.players, piece.stop - piece.first)
    for nth, game in enumerate(range(piece.first, piece.stop)):
        watch = check_conservation if nth == 0 else _look_away
        _note_game(played, nth, states_of_game(plan, piece.players, game, plan.readings, rules), watch)
    return played


def check_first_game(plan: Plan, piece: Piece, played: PlayedGames) -> None:
    """Play the first game of a piece again by the state machine; its result must equal that of the loops."""
    again = play_by_reference(
        plan, Piece(players=piece.players, first=piece.first, stop=piece.first + 1, readings=False)
    )
    seats = piece.players
    if (
        again.regions != played.regions[: seats * ROW_REGIONS]
        or again.sanctuaries != played.sanctuaries[: seats * ROW_SANCTUARIES]
        or again.lowest != played.lowest[: seats * 2]
        or again.shortages != played.shortages[:1]
    ):
        message = (
            f"game {piece.first} of seed {plan.seed} for {seats} players comes out differently in the loops"
        )
        raise refusal(Code.WRONG_GAME, message)


def _look_away(_: GameState) -> None:
    pass


def _note_game(
    played: PlayedGames, nth: int, states: Iterator[GameState], watch: Callable[[GameState], None]
) -> None:
    """Record how a game went and ended, as the loops do."""
    state = next(states)
    watch(state)
    shortages = 0
    for after in states:
        watch(after)
        shortages |= _is_shortage(state, after) << max(state.round - 2, 0)
        state = after
    played.shortages[nth] = shortages
    for row, player in enumerate(state.players, nth * len(state.players)):
        at = row * ROW_REGIONS
        for place, region in enumerate(player.regions):
            played.regions[at + place] = region
        at = row * ROW_SANCTUARIES
        for place, sanctuary in enumerate(player.sanctuaries):
            played.sanctuaries[at + place] = PLACE_OF[sanctuary]
        played.lowest[2 * row] = min(player.regions)
        played.lowest[2 * row + 1] = min(player.regions + player.hand)


def _is_shortage(before: GameState, after: GameState) -> bool:
    """Return True if finders were just due more Sanctuaries than the deck had. Rules: FIND-8."""
    if len(before.players[0].regions) == len(after.players[0].regions):
        return False
    game = after.rules.game
    cards = after.terms.rules.catalogue
    due = sum(game.due(cards, after.players[seat]) for seat in game.finders(after.players))
    return due > len(before.sanctuary_deck)


def _count_changes(plan: Plan, piece: Piece) -> list[int]:
    """Play games again under every other value of a reading; count where anything differs."""
    counts = [piece.stop - piece.first]
    others = plan.other_readings
    counts += [0] * (3 * len(others))
    for game in range(piece.first, piece.stop):
        usual = _result_of(plan, piece.players, game, plan.readings)
        for at, (name, value) in enumerate(others):
            readings = Readings.of({**plan.readings.values(), name: value})
            other = _result_of(plan, piece.players, game, readings)
            counts[3 * at + 1] += other != usual
            counts[3 * at + 2] += other.totals != usual.totals
            counts[3 * at + 3] += other.ranks.index(1) != usual.ranks.index(1)
    return counts


def _result_of(plan: Plan, players: int, game: int, readings: Readings) -> Result:
    *_, last = states_of_game(plan, players, game, readings)
    found = result(last)
    if found is None:
        raise refusal(Code.WRONG_GAME, f"game {game} of seed {plan.seed} does not end")
    return found
