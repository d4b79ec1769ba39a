"""How well the search finds what it has not been told: every wording is taken out of the index once, and asked.

A wording that is left out stands for a question that nobody has foreseen. Run as a command this prints, of all
wordings, the share whose own ruling comes first, among the first three, and is answered at all.
"""

from __future__ import annotations

import click
from attrs import frozen

from faraway.desk.indexing import build_index, index_of
from faraway.desk.rulings import RulingBook, read_rulings
from faraway.desk.search import Index, Row


@frozen(kw_only=True)
class LeftOut:
    """A wording that was asked of an index without it: its ruling, and the rulings that were found, best first."""

    wording: str
    ruling: str
    found: tuple[str, ...]
    is_answered: bool

    @property
    def is_first(self) -> bool:
        """Tell whether its own ruling came first."""
        return self.found[:1] == (self.ruling,)

    @property
    def is_near(self) -> bool:
        """Tell whether its own ruling was among the first three."""
        return self.ruling in self.found[:3]


def leave_each_out(book: RulingBook, step: int) -> list[LeftOut]:
    """Leave out every wording once, or with a step only every so many; keywords and answers stay."""
    index = build_index(book)
    wordings = [
        (row, wording)
        for row, ruling in enumerate(book.rulings)
        for wording in (ruling.question, *ruling.also)
    ]
    return [_leave_out(index, *wordings[each]) for each in range(0, len(wordings), step)]


def _leave_out(index: Index, ruling: int, wording: str) -> LeftOut:
    """Take one wording out of the index and ask it."""
    name = index.entries[ruling].id
    terms = " ".join(term for term, _ in index.language.terms(wording))
    place = index.rows.index(Row(ruling=ruling, weight=1.0, terms=terms))
    rest = index_of(
        {entry.id: entry.wordings - (entry.id == name) for entry in index.entries},
        index.rows[:place] + index.rows[place + 1 :],
        index.language,
    )
    hits = rest.search(wording)
    return LeftOut(
        wording=wording,
        ruling=name,
        found=tuple(hit.id for hit in hits[:3]),
        is_answered=bool(hits) and hits[0].fits,
    )


@click.command()
@click.option("--step", default=1, help="Take only every so many wordings.")
@click.option("--misses", is_flag=True, help="Print what was not found first.")
def main(*, step: int, misses: bool) -> None:
    """Leave every wording out of the index once, ask it, and tell how often its ruling is found."""
    asked = leave_each_out(read_rulings(), step)
    for each in asked:
        if misses and not each.is_first:
            click.echo(f"{each.wording!r} ({each.ruling}): {', '.join(each.found)}")
    for what, number in (
        ("first", sum(each.is_first for each in asked)),
        ("in the first three", sum(each.is_near for each in asked)),
        ("answered", sum(each.is_answered for each in asked)),
    ):
        click.echo(f"{what}: {number} of {len(asked)} ({number / len(asked):.1%})")


if __name__ == "__main__":
    main()
