"""`faraway replay`: check a transcript, action by action."""

import click

from faraway.cli.layout import say
from faraway.cli.options import input_argument, json_options, write_json
from faraway.cli.tables import print_result
from faraway.game.transcript import check_result, replay_states
from faraway.io.files import read_input
from faraway.io.games import dumps_transcript, load_transcript
from faraway.play.narration import narrate
from faraway.wording import counted


@click.command(name="replay")
@input_argument
@click.option("--account", is_flag=True, help="Print the game round by round too.")
@json_options
def command(*, source: str, account: bool, as_json: bool, output: str | None) -> None:
    r"""Check a transcript, action by action.

    Report the first illegal action with every reason and the clause that it breaks, or a result that the game does
    not have. For a correct game, print the final scores, or whose turn it is. With --json, print the transcript again.

    \b
    Example:
      faraway play --players 3 --seed 1 --json -o game.json
      faraway replay game.json
    """
    transcript = load_transcript(read_input(source))
    states = list(replay_states(transcript))
    check_result(transcript, states[-1])
    if write_json(lambda: dumps_transcript(transcript), as_json=as_json, output=output):
        return
    if account:
        say("".join(f"{line}\n" for line in narrate(transcript.actions, states)))
    click.echo(f"{counted(len(transcript.actions), 'action')}, all of them legal.")
    print_result(states[-1], [f"seat {seat}" for seat in range(transcript.setup.players)])
