"""`faraway ask`: answer a question about the rules, in the player's own words."""

import sys
from collections.abc import Iterable

import click

from faraway.cli.citing import print_editions
from faraway.cli.layout import print_heading, say
from faraway.cli.options import json_options, language_option, write_json
from faraway.io.strict import Json
from faraway.messages import Language, message
from faraway.rulebook.answers import Answer, answer_question, statement_of
from faraway.rulebook.rulings import Example, Ruling
from faraway.rulebook.search import Hit
from faraway.rulebook.some_rulings import read_some_rulings

NOTHING_FOUND = 1
SEARCH_KEYS = {"topic", "also", "keywords"}


@click.command(name="ask")
@click.argument("words", nargs=-1, required=True)
@language_option
@json_options
def command(*, words: tuple[str, ...], language: str | None, as_json: bool, output: str | None) -> None:
    r"""Answer a question about the rules, in your own words.

    Ask in English, French, German or Italian; the answer is in the language of the question, and typing errors are
    corrected. A question with durations, counts or a Region's number is worked out, and what was understood is shown. In
    English the answer names its clauses and its basis, lists how each edition treats it, and shows an example with
    cards. Two more rulings follow that you may have meant. Nothing leaves this computer.

    \b
    Example:
      faraway ask "does the card itself count?"
      faraway ask "I played 12, 45, then 30: do I find a Sanctuary?"
      faraway ask muss ich ein Heiligtum nehmen
    """
    question = " ".join(words)
    answer = answer_question(question, None if language is None else Language(language))
    found = list(zip(answer.hits, read_some_rulings(hit.row for hit in answer.hits), strict=True))
    if not write_json(lambda: _document(question, answer, found), as_json=as_json, output=output):
        if answer.is_found:
            _print_answer(answer, [ruling for _, ruling in found])
        else:
            say(message(answer.language, "answer-none"))
    if not answer.is_found:
        sys.exit(NOTHING_FOUND)


def _document(question: str, answer: Answer, found: Iterable[tuple[Hit, Ruling]]) -> str:
    """Return the answer as JSON."""
    from faraway.io.forms import dump, dumps  # noqa: PLC0415  cattrs takes a sixth of the start-up, and text does without

    forms: list[Json] = [_hit_form(dump(ruling), hit, answer.language) for hit, ruling in found]
    return dumps({"question": question, **_answer_form(answer), "rulings": forms})


def _answer_form(answer: Answer) -> dict[str, Json]:
    """Return the JSON form of what is answered, without the rulings."""
    case = answer.case
    return {
        "language": answer.language.value,
        "answer": list(answer.lines),
        "verdict": answer.verdict,
        "is_overview": answer.is_overview,
        "understood": case.understood if case else "",
        "canonical": case.canonical if case else "",
    }


def _hit_form(ruling: dict[str, Json], hit: Hit, language: Language) -> dict[str, Json]:
    """Return the JSON form of a ruling that was found, without what it is found by."""
    form = {key: value for key, value in ruling.items() if key not in SEARCH_KEYS}
    return {**form, "statement": statement_of(hit.id, language), "score": round(hit.score, 3)}


def _print_answer(answer: Answer, rulings: list[Ruling]) -> None:
    """Print the statement first, then what was understood, the ground, and other rulings that may be meant."""
    for line in answer.lines:
        say(click.style(line, bold=True))
    if answer.verdict:
        say(f"  {answer.verdict}")
    if answer.case:
        say(f"  {message(answer.language, 'case-understood', understood=answer.case.understood)}")
        say(f"  {message(answer.language, 'case-correct', canonical=answer.case.canonical)}")
    grounds = [] if answer.is_overview else rulings[:1]
    for ruling in grounds:
        if answer.language is Language.EN:
            _print_ground(ruling)
        else:
            say(f"  {message(answer.language, 'answer-rests', clauses=', '.join(ruling.clauses))}")
            say(f"  {message(answer.language, 'answer-more')}")
    stated = [statement_of(ruling.id, answer.language) for ruling in rulings[len(grounds) :]]
    others = [statement for statement in stated if statement not in answer.lines]
    if others:
        print_heading(message(answer.language, "answer-others"))
    for statement in others:
        say(f"  {statement}")


def _print_ground(ruling: Ruling) -> None:
    say(f"  {', '.join(ruling.clauses)}; {ruling.status_in_words}.")
    for says in ruling.citations:
        print_editions(says.editions, says.clause)
    print_heading("On cards")
    _print_example(ruling.example)
    for choice in ruling.readings:
        from faraway.rulebook.presets import lines_of_reading  # noqa: PLC0415  few answers rest on a reading

        print_heading(f"What is played under each edition ({choice.reading})")
        for line in lines_of_reading(choice.reading):
            say(f"  {line}")
        for other in choice.others:
            print_heading(f"Under --reading {choice.reading}={other.value}: {other.meaning}")
            _print_example(other.example)


def _print_example(example: Example) -> None:
    """Print what an example shows, then the position in its own words, or the explained score of a tableau."""
    say(f"  {example.shows}")
    if not example.regions:
        say(f"  {example.position}")
        return
    from faraway.cli.scored_example import explain_example  # noqa: PLC0415  half of the answers show no tableau

    for line in explain_example(example):
        say(f"  {line}")
