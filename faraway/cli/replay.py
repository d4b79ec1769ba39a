"""`faraway replay`: a transcript checked move by move."""

import click

from faraway.cli.options import input_argument, json_option
from faraway.game.transcript import replay
from faraway.io.files import read_input
from faraway.io.games import dumps_transcript, load_transcript
from faraway.play.narration import sum_up, tell_game


@click.command(name="replay")
@input_argument
@click.option("--account", is_flag=True, help="Tell the game round by round.")
@json_option
def command(*, source: str, account: bool, as_json: bool) -> None:
    r"""Check a transcript move by move.

    The first illegal action is named with every reason and the clause that it breaks; so is a result that is not
    the one the game has. A game that is right is summed up by its final scores, or by what it waits for; with
    --json the transcript is written again.

    \b
    Example:
      faraway play --players 3 --seed 1 --json -o game.json
      faraway replay game.json
    """
    transcript = load_transcript(read_input(source))
    last = replay(transcript)
    if as_json:
        click.echo(dumps_transcript(transcript), nl=False)
        return
    if account:
        for line in tell_game(transcript):
            click.echo(line)
        click.echo()
    click.echo(f"{len(transcript.actions)} actions, every one of them legal.")
    sum_up(last, [f"seat {seat}" for seat in range(len(last.players))])
