"""Measure how well the search finds unforeseen questions: leave each wording out of the index once, and ask it."""

import click
from attrs import evolve, frozen

from faraway.rulebook.index_builder import TermCounts, build_index, index_texts, is_rare, row_terms
from faraway.rulebook.ruling_book import RulingBook, read_rulings
from faraway.rulebook.search import Row, SearchIndex, dump_posting, parse_posting, row_features
from faraway.rulebook.vocabulary import Kind


@frozen(kw_only=True)
class LeftOut:
    """The result for one wording: its ruling, and the rulings that were found without it, best first."""

    wording: str
    ruling: str
    found: tuple[str, ...]
    is_answered: bool

    @property
    def is_first(self) -> bool:
        """Return True if its own ruling came first."""
        return self.found[:1] == (self.ruling,)

    @property
    def is_near(self) -> bool:
        """Return True if its own ruling was among the first three."""
        return self.ruling in self.found[:3]


def leave_each_out(book: RulingBook, step: int) -> list[LeftOut]:
    """Leave out every `step`-th wording, one at a time; keywords and answers stay."""
    index = build_index(book)
    counts = TermCounts.of(
        index_texts(book, index.vocabulary), index.vocabulary, [entry.wordings for entry in index.entries]
    )
    wordings = [
        (number, wording)
        for number, texts in enumerate(
            [*((each.question, *each.also) for each in book.rulings), *(each.also for each in book.overviews)]
        )
        for wording in texts
    ]
    return [_leave_out(index, counts, *wordings[each]) for each in range(0, len(wordings), step)]


def _leave_out(index: SearchIndex, counts: TermCounts, ruling: int, wording: str) -> LeftOut:
    """Ask a wording of an index without it."""
    terms = " ".join(term for term, _ in index.vocabulary.terms(wording))
    row = Row(ruling=ruling, weight=1.0, terms=terms)
    entry = index.entries[ruling]
    own_counts = dict(counts.by_ruling[ruling])
    for term in row_terms(row, index.vocabulary):
        own_counts[term] -= row.weight
    fewer = entry.wordings - 1
    rest = evolve(entry, wordings=fewer, baseline=counts.baseline(own_counts, fewer))
    postings = dict(index.postings)
    for feature, kind in row_features(row, index.vocabulary).items():
        if kind is Kind.BIGRAM and feature not in postings:
            continue
        posting = parse_posting(postings[feature])
        posting[ruling] -= row.weight
        left = {each: weight for each, weight in posting.items() if weight}
        is_dropped = kind is Kind.BIGRAM and is_rare(left)
        postings[feature] = "" if is_dropped else dump_posting(left)
    entries = (*index.entries[:ruling], rest, *index.entries[ruling + 1 :])
    hits = evolve(index, entries=entries, postings=postings).search(wording)
    return LeftOut(
        wording=wording,
        ruling=entry.id,
        found=tuple(hit.id for hit in hits[:3]),
        is_answered=bool(hits) and hits[0].is_answer,
    )


@click.command()
@click.option("--step", default=1, help="Leave out only every STEP-th wording.")
@click.option("--misses", is_flag=True, help="Print the wordings whose ruling is not first.")
def command(*, step: int, misses: bool) -> None:
    """Leave each wording out of the index once, ask it, and report how often its ruling is found."""
    results = leave_each_out(read_rulings(), step)
    for each in results:
        if misses and not each.is_first:
            click.echo(f"{each.wording!r} ({each.ruling}): {', '.join(each.found)}")
    for what, number in (
        ("first", sum(each.is_first for each in results)),
        ("in the first three", sum(each.is_near for each in results)),
        ("answered", sum(each.is_answered for each in results)),
    ):
        click.echo(f"{what}: {number} of {len(results)} ({number / len(results):.1%})")
