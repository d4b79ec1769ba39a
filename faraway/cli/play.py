"""`faraway play`: a whole game by policies, as a transcript or in sentences."""

import click

from faraway.cli.game_options import game_options
from faraway.cli.layout import say
from faraway.cli.options import json_options, readings_options, write_json
from faraway.cli.tables import print_result
from faraway.game.begin import FEWEST_PLAYERS, MOST_PLAYERS
from faraway.game.readings import Readings, parse_readings
from faraway.game.setup import Setup, Variant
from faraway.io.games import dumps_transcript
from faraway.play.loop import Game, chance_of, play_game, seated
from faraway.play.narration import narrate
from faraway.play.policies import PolicyName, seated_policy


@click.command(name="play")
@click.option(
    "--players",
    type=click.IntRange(FEWEST_PLAYERS, MOST_PLAYERS),
    default=4,
    show_default=True,
    help="Number of players.",
)
@game_options
@readings_options
@json_options
def command(  # noqa: PLR0913  one argument an option
    *,
    players: int,
    seed: int,
    advanced: bool,
    policies: tuple[str, ...],
    edition: str | None,
    settings: tuple[str, ...],
    as_json: bool,
    output: str | None,
) -> None:
    r"""Play a whole game and print it.

    Print the game round by round, with the scores at the end. With --json, print a transcript that `faraway replay`
    can check: the decks, every decision and every chance event.

    \b
    Example:
      faraway play --players 4 --seed 7 --policy greedy --policy random
      faraway play --players 6 --advanced --edition it --json -o game.json
      faraway replay game.json
    """
    names = [PolicyName(policies[seat % len(policies)]) for seat in range(players)]
    variant = Variant.ADVANCED if advanced else Variant.STANDARD
    game = _play(names, seed, variant, parse_readings(settings, edition))
    if not write_json(lambda: dumps_transcript(game.transcript), as_json=as_json, output=output):
        say("".join(f"{line}\n" for line in narrate(game.actions, game.states)))
        print_result(game.states[-1], [f"seat {seat}\n{name.value}" for seat, name in enumerate(names)])


def _play(seated_names: list[PolicyName], seed: int, variant: Variant, readings: Readings) -> Game:
    setup = Setup.shuffled(len(seated_names), seed, variant=variant, readings=readings)
    policies = [seated_policy(name, seed, seat) for seat, name in enumerate(seated_names)]
    return play_game(setup, seated(policies, chance_of(seed)))
