"""`python -m crosscheck trace`: the matrix of clauses, the lock, what ships, and what is missing."""

import click
from rich.console import Console

from crosscheck.documents import dumps_indented
from crosscheck.trace.documents import ROOT
from crosscheck.trace.graph import build_graph, errors, gaps
from crosscheck.trace.lock import drift, read_lock, renewed, write_lock
from crosscheck.trace.matrix import build_matrix, build_page, build_table
from crosscheck.trace.register import build_register, build_sentences, register_path, sentences_path
from crosscheck.trace.rulings import build_rulings, build_search_index, rulings_path, search_index_path

WIDTH = 150


@click.group(invoke_without_command=True)
@click.pass_context
def command(context: click.Context) -> None:
    """Print the matrix of clauses and citing places, and write it as build/trace.html and build/trace.json."""
    if context.invoked_subcommand is not None:
        return
    graph = build_graph(ROOT)
    matrix = build_matrix(graph)
    build = ROOT / "build"
    build.mkdir(exist_ok=True)
    (build / "trace.json").write_text(dumps_indented(matrix, 2), encoding="utf-8")
    (build / "trace.html").write_text(build_page(graph), encoding="utf-8")
    console = Console(width=WIDTH)
    console.print(build_table(graph))
    for source in graph.uncited_sources:
        console.print(f"open: {source.value} (nothing there cites a clause yet)")
    missing = gaps(graph)
    wrong = [gap.line for gap in errors(graph)]
    wrong += [
        f"{kind}: {', '.join(gap.subject for gap in missing if gap.kind == kind)}"
        for kind in dict.fromkeys(gap.kind for gap in missing)
    ]
    for line in (*wrong, *drift(graph, read_lock(ROOT)).summary()):
        console.print(line, highlight=False, soft_wrap=True)
    console.print(
        f"{len(graph.clauses)} clauses, {len(graph.ledger)} questions, {sum(len(book.sentences()) for book in graph.books)} sentences of five books, "
        f"{len(graph.citations.places)} citing places; written to build/trace.html and build/trace.json"
    )


@command.command("renew")
@click.argument("clauses", nargs=-1, required=True)
def renew(clauses: tuple[str, ...]) -> None:
    """Renew the lock for the clauses named, after looking at every place that cites them."""
    graph = build_graph(ROOT)
    unknown = [clause for clause in clauses if clause not in graph.clauses]
    lock = read_lock(ROOT)
    retired = {key.clause for key in lock} - set(graph.clauses)
    if set(unknown) - retired:
        raise click.BadParameter(f"no such clause: {', '.join(unknown)}")
    lock = renewed(graph, lock, clauses)
    write_lock(ROOT, lock, graph.clauses)
    for clause in clauses:
        click.echo(f"{clause}: {sum(key.clause == clause for key in lock)} places")


@command.command("register")
def write_register() -> None:
    """Write the register and the index of sentences that ship with the package."""
    graph = build_graph(ROOT)
    for path, text in (
        (register_path(ROOT), build_register(graph)),
        (sentences_path(ROOT), build_sentences(graph.books)),
    ):
        path.write_text(text, encoding="utf-8")
        click.echo(f"written to {path.relative_to(ROOT)}")


@command.command("rulings")
def write_rulings() -> None:
    """Write the rulings that ship with the package, and their index."""
    rulings = build_rulings(ROOT)
    for path, text in ((rulings_path(ROOT), rulings), (search_index_path(ROOT), build_search_index(rulings))):
        path.write_text(text, encoding="utf-8")
        click.echo(f"written to {path.relative_to(ROOT)}")


@command.command("gaps")
def list_gaps() -> None:
    """Print what is missing, one line each, as spec/trace.open holds it."""
    for gap in gaps(build_graph(ROOT)):
        click.echo(gap.line)
