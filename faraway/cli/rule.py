"""`faraway rule`: a clause with what five editions say, its questions, and where it is tested and proved."""

from collections.abc import Iterable, Sequence

import click

from faraway.cli.options import json_option
from faraway.io import Json, dump, dumps
from faraway.rulebook.clauses import (
    TRACE_TITLES,
    Citation,
    Clause,
    Question,
    Register,
    Settled,
    read_register,
)
from faraway.rulebook.rulings import EditionSays

MOST_PLACES = 12
SETTLED = {
    Settled.READING: "yours to choose, --reading {id}=VALUE",
    Settled.MISREADING: "settled by every edition that speaks",
    Settled.INDIFFERENT: "makes no difference",
}


@click.command(name="rule")
@click.argument("clause", required=False)
@json_option
def command(*, clause: str | None, as_json: bool) -> None:
    r"""Show a clause of the rules, with editions, questions, tests and proofs.

    Without CLAUSE, list all clauses with their ids. Ids never change.

    \b
    Example:
      faraway rule
      faraway rule SCORE-4
    """
    register = read_register()
    if as_json:
        click.echo(
            dumps(_list_form(register) if clause is None else _clause_form(register, clause)), nl=False
        )
    elif clause is None:
        _list_clauses(register)
    else:
        _show_clause(register, register.clause(clause))


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
                click.echo(f"  {clause.id:{width}}  {clause.text}")


def _show_clause(register: Register, clause: Clause) -> None:
    click.secho(f"{clause.id}  {clause.chapter}", bold=True)
    click.echo(f"  {clause.text}")
    print_editions(clause.editions)
    if clause.questions:
        print_heading("Questions")
        for name in clause.questions:
            _show_question(register.question(name))
    print_heading("Neighbours")
    for name in clause.neighbours:
        click.echo(f"  {name}  {register.clause(name).text}")
    for field, title in TRACE_TITLES.items():
        _show_places(title, getattr(clause.traces, field))


def _show_question(question: Question) -> None:
    click.echo(f"  {question.question}")
    for answer in question.answers:
        backed = f" [{', '.join(edition.value for edition in answer.editions)}]" if answer.editions else ""
        wrong = f" (misreading {answer.misreading})" if answer.misreading else ""
        wrong += f" (refused: {answer.refused})" if answer.refused else ""
        mark = "*" if answer.value == question.default else "-"
        click.echo(f"    {mark} {answer.value}: {answer.meaning}{backed}{wrong}")
    click.echo(
        f"    {SETTLED[question.settled].format(id=question.id)}: {question.argument or question.reason}"
    )
    click.echo(f"    otherwise: {question.consequence}")


def _show_places(title: str, places: Sequence[str]) -> None:
    if not places:
        return
    print_heading(title)
    for place in places[:MOST_PLACES]:
        click.echo(f"  {place}")
    if len(places) > MOST_PLACES:
        click.echo(f"  and {len(places) - MOST_PLACES} more; --json lists all")


def print_editions(editions: Iterable[Citation]) -> None:
    """Print what each edition says, and which answer it supports."""
    print_heading("What the editions say")
    for cited in editions:
        where = f": {'; '.join(cited.headings)}" if cited.headings else ""
        note = f" ({cited.note})" if cited.note else ""
        backs = f" [{cited.backs}]" if isinstance(cited, EditionSays) and cited.backs else ""
        click.echo(f"  {cited.edition.value:6}  {cited.how.value}{backs}{where}{note}")


def print_heading(title: str) -> None:
    """Print a heading in bold, after an empty line."""
    click.secho(f"\n{title}", bold=True)
