"""`faraway readings`: what the rulebooks leave open, and how each edition reads it."""

import click

from faraway.cli.options import json_option
from faraway.game.readings import EDITIONS, READING_VALUES
from faraway.io import Json, dumps
from faraway.rulebook.clauses import Question, read_register


@click.command(name="readings")
@json_option
def command(*, as_json: bool) -> None:
    r"""List the readings: what the rulebooks leave open, and its values.

    The first value of a reading is the default. The preset of an edition differs from the defaults where its rulebook
    does. `--reading` overrides `--edition`.

    \b
    Example:
      faraway readings
      faraway play --edition it --reading leftover-order=chosen
    """
    register = read_register()
    questions = [register.question(name) for name in READING_VALUES]
    if as_json:
        click.echo(dumps({"readings": [dump_reading(question) for question in questions]}), nl=False)
        return
    for question in questions:
        click.echo(words_for_reading(question))


def preset_of(name: str) -> dict[str, str]:
    """Return the value of one reading in the preset of every edition."""
    return {edition.value: readings.values()[name] for edition, readings in EDITIONS.items()}


def meanings_of(question: Question) -> dict[str, str]:
    """Return what every value of a reading means, the default first."""
    meanings = {answer.value: answer.meaning for answer in question.answers}
    return {value: meanings[value] for value in READING_VALUES[question.id]}


def dump_reading(question: Question) -> dict[str, Json]:
    """Return the JSON form of a reading."""
    return {
        "name": question.id,
        "question": question.question,
        "clauses": list(question.clauses),
        "default": READING_VALUES[question.id][0],
        "values": [{"value": value, "meaning": meaning} for value, meaning in meanings_of(question).items()],
        "editions": dict(preset_of(question.id)),
    }


def words_for_reading(question: Question) -> str:
    """Format a reading: the question, its clauses, and a line for every value."""
    presets = preset_of(question.id)
    heading = f"{click.style(question.id, bold=True)}  {question.question} ({', '.join(question.clauses)})"
    lines = [heading]
    for place, (value, meaning) in enumerate(meanings_of(question).items()):
        editions = [edition for edition, preset in presets.items() if preset == value]
        notes = ", ".join(["default", *editions] if place == 0 else editions)
        lines.append(f"  {value:24}{meaning}" + (f" [{notes}]" if notes else ""))
    return "\n".join([*lines, ""])
