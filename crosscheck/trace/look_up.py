"""`python -m crosscheck citations DIR`: every citation beside its sentence in the reader's own copies."""

import random
import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path

import click
from attrs import frozen
from rich.console import Console
from rich.table import Table
from rich.text import Text

from crosscheck.trace.documents import ROOT, Clause, read_books, read_clauses
from crosscheck.trace.register import ship_citation
from faraway.game.readings import Edition
from faraway.rulebook.books import Book, SentenceKind
from faraway.rulebook.citations import How
from faraway.rulebook.copies import Alignment, Lookup, align, look_up_all, read_copies

WIDTH = 170


@frozen(kw_only=True)
class Row:
    """One clause in one edition, with its citations looked up."""

    clause: Clause
    edition: Edition
    lookups: tuple[Lookup, ...]

    @property
    def is_red(self) -> bool:
        """Whether a citation is not what the copy says."""
        return any(each.problem for each in self.lookups)


def rows_of(clauses: Mapping[str, Clause], alignments: Mapping[Edition, Alignment]) -> tuple[Row, ...]:
    """Return every clause in every edition of which there is a copy."""
    return tuple(
        Row(
            clause=clause,
            edition=edition,
            lookups=look_up_all([ship_citation(clause, edition)], alignments),
        )
        for clause in clauses.values()
        for edition in alignments
    )


def uncited_rules(clauses: Mapping[str, Clause], book: Book) -> tuple[str, ...]:
    """Return the places of the rule sentences of a book that no clause cites."""
    cited = {
        (reference.heading, reference.ordinal)
        for clause in clauses.values()
        for reference in clause.editions[book.edition].references
    }
    return tuple(
        each.place
        for each in book.sentences()
        if each.kind is SentenceKind.RULE and (each.heading, each.ordinal) not in cited
    )


def without_book(clauses: Mapping[str, Clause]) -> tuple[Clause, ...]:
    """Return the clauses that no edition states or implies."""
    return tuple(
        clause
        for clause in clauses.values()
        if not {cited.how for cited in clause.editions.values()} & {How.STATES, How.IMPLIES}
    )


@click.command(name="citations")
@click.argument("folder", type=click.Path(path_type=Path, exists=True, file_okay=False))
@click.option(
    "--sample", type=click.IntRange(1), help="Draw this many clauses with a citation from each edition."
)
@click.option("--seed", type=int, default=0, show_default=True, help="The seed of the draw.")
@click.option("--brief", is_flag=True, help="Print only what is red, and the counts.")
def command(folder: Path, sample: int | None, seed: int, *, brief: bool) -> None:
    """Print every clause beside its sentences in your own copies of the rulebooks, red where they do not match.

    FOLDER holds fr.txt or fr.md, and so on for en, en-web, de and it. Nothing is written. The exit status is 1 if a
    fingerprint does not match, a sentence is missing or not classified, or a rule sentence has no clause.
    """
    clauses, books = read_clauses(ROOT), {book.edition: book for book in read_books(ROOT)}
    copies = read_copies(folder)
    if not copies:
        raise click.BadParameter(
            f"{folder} has no copy: there is no fr.txt, fr.md, en.txt, ...", param_hint="FOLDER"
        )
    alignments = {edition: align(books[edition], copy) for edition, copy in copies.items()}
    rows = rows_of(clauses, alignments)
    faults = [
        f"{edition.value} {problem}"
        for edition, alignment in alignments.items()
        for problem in (
            *alignment.problems(),
            *(
                f"{place}: a rule sentence without a clause"
                for place in uncited_rules(clauses, books[edition])
            ),
        )
    ]
    console = Console(width=WIDTH)
    shown = _draw(rows, sample, seed) if sample else rows
    console.print(_table([row for row in shown if row.is_red or not brief]))
    console.print(_counts(clauses, books))
    for clause in without_book(clauses):
        console.print(f"{clause.id}, in no book: {clause.text} {clause.reason}", highlight=False)
    for edition in Edition:
        if edition not in copies:
            console.print(f"{edition.value}: no copy in {folder}, not looked up", style="yellow")
    for fault in faults:
        console.print(Text(fault, style="red"))
    red = sum(bool(each.problem) for row in rows for each in row.lookups)
    looked_up = sum(len(row.lookups) for row in rows)
    console.print(
        f"{len(clauses)} clauses; {looked_up} citations looked up, {red} red; {len(faults)} other faults"
    )
    sys.exit(bool(red or faults))


def _draw(rows: Sequence[Row], sample: int, seed: int) -> tuple[Row, ...]:
    """Draw from each edition among the rows that cite a sentence."""
    generator = random.Random(seed)
    drawn: list[Row] = []
    for edition in Edition:
        cited = [row for row in rows if row.edition is edition and row.lookups]
        drawn += generator.sample(cited, min(sample, len(cited)))
    return tuple(drawn)


def _table(rows: Sequence[Row]) -> Table:
    table = Table(
        "clause", "edition", "sentence", title="Clauses and sentences", show_lines=True, expand=True
    )
    for row in rows:
        cited = row.clause.editions[row.edition]
        note = f" ({cited.note})" if cited.note else ""
        sentences = Text("\n").join(
            Text(
                f"{each.reference.place}: {each.sentence or '-'}"
                + (f"  [{each.problem}]" if each.problem else ""),
                style="red" if each.problem else "",
            )
            for each in row.lookups
        )
        table.add_row(
            f"{row.clause.id}  {row.clause.text}", f"{row.edition.value} {cited.how.value}{note}", sentences
        )
    return table


def _counts(clauses: Mapping[str, Clause], books: Mapping[Edition, Book]) -> Table:
    table = Table("", *(edition.value for edition in Edition), title="Clauses by grade, sentences by kind")
    grades = {
        edition: Counter(clause.editions[edition].how for clause in clauses.values()) for edition in Edition
    }
    kinds = {edition: Counter(each.kind for each in book.sentences()) for edition, book in books.items()}
    for how in How:
        table.add_row(f"clauses: {how.value}", *(str(grades[edition][how]) for edition in Edition))
    table.add_row(
        "citations of a sentence",
        *(
            str(sum(len(clause.editions[edition].references) for clause in clauses.values()))
            for edition in Edition
        ),
    )
    for kind in SentenceKind:
        table.add_row(f"sentences: {kind.value}", *(str(kinds[edition][kind]) for edition in Edition))
    return table
