"""`faraway readings`: what the rulebooks leave open, and how each edition reads it."""

import click

from faraway.cli.layout import say
from faraway.cli.options import json_options, write_json
from faraway.game.readings import EDITIONS, READING_VALUES
from faraway.io import Json, dump, dumps
from faraway.rulebook.clauses import Question, read_register
from faraway.rulebook.presets import preset_lines


@click.command(name="readings")
@json_options
def command(*, as_json: bool, output: str | None) -> None:
    r"""List the readings: what the rulebooks leave open, and its values.

    The first value of a reading is the default, and the reason for it comes last. For each edition the list shows the value that `--edition`
    plays, and why: the text says so, it follows from the text, it is one way to read the text, or the text does not say and
    our default is played. `--reading` overrides `--edition`.

    \b
    Example:
      faraway readings
      faraway play --edition it --reading leftover-order=chosen
    """
    register = read_register()
    questions = [register.question(name) for name in READING_VALUES]
    forms = [dump_reading(question) for question in questions]
    if write_json(lambda: dumps({"readings": forms}), as_json=as_json, output=output):
        return
    for question in questions:
        say(words_for_reading(question))


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
        "reason": question.reason,
        "values": [{"value": value, "meaning": meaning} for value, meaning in meanings_of(question).items()],
        "editions": dict(preset_of(question.id)),
        "presets": [dump(preset) for preset in question.presets],
    }


def words_for_reading(question: Question) -> str:
    """Format a reading: the question, its clauses, a line for every value, why the default, and what each edition plays."""
    heading = f"{click.style(question.id, bold=True)}  {question.question} ({', '.join(question.clauses)})"
    lines = [heading]
    for place, (value, meaning) in enumerate(meanings_of(question).items()):
        lines.append(f"  {value:24}{meaning}" + (" [default]" if place == 0 else ""))
    lines += [f"  {line}" for line in preset_lines(question)]
    return "\n".join([*lines, f"  why the default: {question.reason}", ""])
