"""Misreadings of scoring: for each a tableau that it pays differently."""

from collections.abc import Iterator
from pathlib import Path

from proofs.encoding import Tableau, lay_cards
from proofs.misreadings import MISREADINGS, Misreading
from proofs.scoring import AS_PRINTED, Scoring
from proofs.smt import Values, different
from proofs.tableaux import load_tableaux
from proofs.theorem import Example, Obligation, Scored, Theorem, Twin
from proofs.verdict import Kind, Subject

FIRST, *OTHERS = load_tableaux(Path(__file__).with_name("readings.toml"))
WITNESS = dict.fromkeys(MISREADINGS, FIRST.tableau) | {
    name: other.tableau for other in OTHERS for name in other.shows
}


def totals_differ(tableau: Tableau, misread_rules: Scoring) -> Iterator[Obligation]:
    """Return the claim that a tableau has another total for one who misreads."""
    cards = lay_cards(tableau)
    printed, misread = AS_PRINTED.score("printed", cards), misread_rules.score("misread", cards)

    def decode(values: Values) -> Example:
        paid: tuple[tuple[int | str, int], ...] = (
            *zip(tableau.regions, (values.of(each) for each in printed.regions), strict=True),
            *((each, values.of(term)) for each, term in printed.sanctuaries.items()),
        )
        words = f"{values.of(printed.total)} as printed, {values.of(misread.total)} as misread"
        return Example(words, (Scored(tableau, paid),))

    premises = (*printed.constraints, *misread.constraints)
    yield Obligation(f"{tableau.regions}", premises, different(printed.total, misread.total), decode)


def misreading_theorem(name: str, misreading: Misreading) -> Theorem:
    """Return the theorem that a misreading changes a total."""
    tableau = WITNESS[name]
    return Theorem(
        name=f"total_changed_of_{name.replace('-', '_')}",
        claim=f"{name} changes the total of a tableau",
        clauses=(misreading.against,),
        scope="one tableau",
        subject=Subject.EXAMPLE,
        kind=Kind.WITNESSED,
        statement=lambda: totals_differ(tableau, misreading.scoring()),
        twin=Twin("read as printed", lambda: totals_differ(tableau, AS_PRINTED)),
    )


THEOREMS = tuple(misreading_theorem(name, misreading) for name, misreading in MISREADINGS.items())
