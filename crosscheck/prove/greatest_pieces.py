"""The cases of the search, a few to a piece: in a module with a name, so that workers elsewhere find it."""

from collections.abc import Callable
from functools import cache

import cattrs
from attrs import frozen

from faraway.io.strict import Json
from faraway.jobs.campaign import Campaign, Runner, run_campaign
from proofs.greatest.cases import Case
from proofs.greatest.certificate import dump_outcome
from proofs.greatest.search import all_cases, heading, search_case

CASES_A_PIECE = 8


@cache
def ordered_cases() -> list[Case]:
    """List all cases once a process."""
    return sorted(all_cases())


@frozen
class Searching:
    """The first so many cases in the order of the certificate, or all: a few cases a piece."""

    limit: int | None = None

    @property
    def cases(self) -> list[Case]:
        """Return the cases, ascending: those with the fewest Sanctuaries first."""
        return ordered_cases()[: self.limit]

    def __call__(self, piece: int) -> Json:
        """Search the cases of a piece; return the line of each."""
        first = piece * CASES_A_PIECE
        return [dump_outcome(search_case(case)) for case in self.cases[first : first + CASES_A_PIECE]]

    def as_campaign(self) -> Campaign:
        """Return what identifies this search: the cards, the totals to beat and the cases."""
        cases = len(self.cases)
        return Campaign(
            plan={"work": "greatest", "search": heading(), "cases": cases},
            pieces=-(-cases // CASES_A_PIECE),
            work=self,
        )


def search_lines(
    searching: Searching,
    runner: Runner,
    *,
    checkpoint: str | None = None,
    on_progress: Callable[[int], None] = lambda _: None,
) -> list[str]:
    """Search every case; return the lines of the certificate in their order."""
    results = run_campaign(searching.as_campaign(), runner, checkpoint=checkpoint, on_progress=on_progress)
    return [line for lines in cattrs.structure(results, list[list[str]]) for line in lines]
