"""`faraway rule`: a clause with what five editions say, its questions, and where it is tested and proved."""

import sys
from collections.abc import Sequence
from pathlib import Path

import click

from faraway.cli.citing import print_editions
from faraway.cli.completing import complete_clause
from faraway.cli.layout import print_heading, say
from faraway.cli.options import json_options, write_json
from faraway.io import Json, dump, dumps
from faraway.rulebook.books import read_books
from faraway.rulebook.clauses import (
    TRACE_TITLES,
    Clause,
    Question,
    Register,
    Settled,
    read_register,
)
from faraway.rulebook.copies import Lookup, align, look_up_all, read_copies
from faraway.rulebook.presets import preset_lines

MOST_PLACES = 12
SETTLED = {
    Settled.READING: "yours to choose, --reading {id}=VALUE",
    Settled.MISREADING: "settled by every edition that speaks",
    Settled.CONCLUSION: "no edition says, our conclusion",
    Settled.INDIFFERENT: "makes no difference",
}


@click.command(name="rule")
@click.argument("clause", required=False, shell_complete=complete_clause)
@click.option(
    "--rulebooks",
    type=click.Path(path_type=Path, exists=True, file_okay=False),
    help="A folder with your own copies (fr.txt or fr.md, en, en-web, de, it): print the sentences too.",
)
@json_options
def command(*, clause: str | None, rulebooks: Path | None, as_json: bool, output: str | None) -> None:
    r"""Show a clause of the rules, with editions, questions, tests and proofs.

    Without CLAUSE, list all clauses with their ids. Ids never change.

    \b
    Example:
      faraway rule
      faraway rule SCORE-4
      faraway rule SCORE-4 --rulebooks my-rulebooks
    """
    register = read_register()
    if clause is None:
        if rulebooks is not None:
            raise click.UsageError("--rulebooks looks up one clause: name it")
        if not write_json(lambda: dumps(_list_form(register)), as_json=as_json, output=output):
            _list_clauses(register)
        return
    lookups = () if rulebooks is None else _look_up(register.clause(clause), rulebooks)
    found: dict[str, Json] = {} if rulebooks is None else {"lookups": [dump(each) for each in lookups]}
    form = {**_clause_form(register, clause), **found}
    if not write_json(lambda: dumps(form), as_json=as_json, output=output):
        _show_clause(register, register.clause(clause), lookups)
    if any(each.problem for each in lookups):
        sys.exit(1)


def _look_up(clause: Clause, folder: Path) -> tuple[Lookup, ...]:
    """Look the citations of a clause up in the copies of a folder."""
    copies = read_copies(folder)
    if not copies:
        raise click.BadParameter(f"{folder} has no copy of a rulebook", param_hint="--rulebooks")
    alignments = {
        book.edition: align(book, copies[book.edition]) for book in read_books() if book.edition in copies
    }
    return look_up_all(clause.editions, alignments)


def _list_form(register: Register) -> dict[str, Json]:
    """Return the JSON form of the list: every clause in short."""
    return {
        "clauses": [
            {"id": clause.id, "chapter": clause.chapter, "kind": clause.kind.value, "text": clause.text}
            for clause in register.clauses
        ]
    }


def _clause_form(register: Register, name: str) -> dict[str, Json]:
    """Return the JSON form of one clause, with its questions in full."""
    clause = register.clause(name)
    return {**dump(clause), "questions": [dump(register.question(question)) for question in clause.questions]}


def _list_clauses(register: Register) -> None:
    width = max(len(clause.id) for clause in register.clauses)
    for chapter in dict.fromkeys(clause.chapter for clause in register.clauses):
        click.secho(chapter, bold=True)
        for clause in register.clauses:
            if clause.chapter == chapter:
                say(f"  {clause.id:{width}}  {clause.text}")


def _show_clause(register: Register, clause: Clause, lookups: Sequence[Lookup]) -> None:
    click.secho(f"{clause.id}  {clause.chapter}", bold=True)
    say(f"  {clause.text}")
    if clause.reason:
        say(f"  No edition says so: {clause.reason}")
    print_editions(clause.editions)
    if lookups:
        _show_lookups(lookups)
    if clause.questions:
        print_heading("Questions")
        for name in clause.questions:
            _show_question(register.question(name))
    print_heading("Neighbours")
    for name in clause.neighbours:
        say(f"  {name}  {register.clause(name).text}")
    for field, title in TRACE_TITLES.items():
        _show_places(title, getattr(clause.traces, field))


def _show_lookups(lookups: Sequence[Lookup]) -> None:
    print_heading("In your rulebooks")
    for each in lookups:
        say(f"  {each.edition.value:6}  {each.reference.place}: {each.sentence or '-'}")
        if each.problem:
            click.secho(f"          {each.problem}", fg="red")


def _show_question(question: Question) -> None:
    say(f"  {question.question}")
    for answer in question.answers:
        is_backed = answer.editions and not question.presets
        backed = f" [{', '.join(edition.value for edition in answer.editions)}]" if is_backed else ""
        wrong = f" (misreading {answer.misreading})" if answer.misreading else ""
        wrong += f" (refused: {answer.refused})" if answer.refused else ""
        wrong += f" (its example would come to {answer.gives})" if answer.gives else ""
        mark = "*" if answer.value == question.default else "-"
        say(f"    {mark} {answer.value}: {answer.meaning}{backed}{wrong}")
    for line in preset_lines(question):
        say(f"    {line}")
    say(f"    {SETTLED[question.settled].format(id=question.id)}: {question.argument or question.reason}")
    say(f"    otherwise: {question.consequence}")


def _show_places(title: str, places: Sequence[str]) -> None:
    if not places:
        return
    print_heading(title)
    for place in places[:MOST_PLACES]:
        say(f"  {place}")
    if len(places) > MOST_PLACES:
        say(f"  and {len(places) - MOST_PLACES} more; --json lists all")
