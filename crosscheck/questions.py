"""How well the search finds what it has not been told: every wording is taken out of the index once, and asked.

A wording that is left out stands for a question that nobody has foreseen. Run as a command this prints, of all
wordings, the share whose own ruling comes first, among the first three, and is answered at all.
"""

import click
from attrs import evolve, frozen

from faraway.rulebook.indexing import Tally, build_index, terms_of
from faraway.rulebook.rulings import RulingBook, read_rulings
from faraway.rulebook.search import Index, Row


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
    tally = Tally.of(index.rows, index.language, [entry.wordings for entry in index.entries])
    wordings = [
        (row, wording)
        for row, ruling in enumerate(book.rulings)
        for wording in (ruling.question, *ruling.also)
    ]
    return [_leave_out(index, tally, *wordings[each]) for each in range(0, len(wordings), step)]


def _leave_out(index: Index, tally: Tally, ruling: int, wording: str) -> LeftOut:
    """Take one wording out of the index, ask it, and put it back."""
    terms = " ".join(term for term, _ in index.language.terms(wording))
    row = Row(ruling=ruling, weight=1.0, terms=terms)
    place = 1 + index.rows.index(row)
    entry = index.entries[ruling]
    held = dict(tally.holding[ruling])
    for term in terms_of(row, index.language):
        held[term] -= row.weight
    fewer = entry.wordings - 1
    rest = evolve(entry, wordings=fewer, silence=tally.silence(held, fewer))
    without = evolve(index, entries=(*index.entries[:ruling], rest, *index.entries[ruling + 1 :]))
    index.database.execute("DELETE FROM wording WHERE rowid = ?", (place,))
    hits = without.search(wording)
    index.database.execute(
        "INSERT INTO wording(rowid, terms, ruling, weight) VALUES (?, ?, ?, ?)",
        (place, terms, ruling, row.weight),
    )
    return LeftOut(
        wording=wording,
        ruling=entry.id,
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
