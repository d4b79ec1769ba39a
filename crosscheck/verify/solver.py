"""What z3 derives for given cards, and that nothing else can be derived."""

import itertools
import random
from collections.abc import Generator, Iterator

import attrs

from crosscheck.implementations import Implementation, Reference, Specification
from proofs.encoding import Tableau, lay_cards
from proofs.errors import describe_error
from proofs.scoring import AS_PRINTED, Scoring
from proofs.smt import Answer, Solver, any_of, different
from spec.cards import REGIONS, SANCTUARIES

IMPLEMENTATIONS: tuple[Implementation, ...] = (Reference(), Specification())


@attrs.frozen
class Derived:
    """The fame of every card and the total, as z3 derives them."""

    regions: tuple[int, ...]
    sanctuaries: tuple[int, ...]
    total: int

    def as_json(self) -> dict[str, object]:
        """Return it as an implementation gives its score."""
        return {"total": self.total, "regions": list(self.regions), "sanctuaries": list(self.sanctuaries)}


class AmbiguousError(Exception):
    """z3 can derive nothing, or two things."""


def derive(tableau: Tableau, scoring: Scoring = AS_PRINTED) -> Derived:
    """Derive the fame of given cards and make sure that no other value is satisfiable."""
    sheet = scoring.score("t", lay_cards(tableau))
    solver = Solver()
    solver.add(sheet.constraints)
    if solver.check() is not Answer.SATISFIABLE:
        raise AmbiguousError(f"nothing can be derived for {tableau}")
    values = solver.values()
    terms = [*sheet.regions, *(sheet.sanctuaries[each] for each in tableau.sanctuaries), sheet.total]
    found = [values.of(term) for term in terms]
    with solver.supposing([any_of(different(term, value) for term, value in zip(terms, found, strict=True))]):
        if solver.check() is not Answer.UNSATISFIABLE:
            raise AmbiguousError(f"two things can be derived for {tableau}")
    places = len(tableau.regions)
    return Derived(tuple(found[:places]), tuple(found[places:-1]), found[-1])


def tableaux(seed: int, count: int) -> Iterator[Tableau]:
    """Yield legal tableaux: some in any order, some that ascend and so have room for many Sanctuaries."""
    generator = random.Random(seed)
    for number in range(count):
        regions = generator.sample(sorted(REGIONS), 8)
        if number % 2:
            regions.sort()
            turned = generator.randrange(8)
            regions[:turned] = reversed(regions[:turned])
        room = sum(before < after for before, after in itertools.pairwise(regions))
        placed = room if number % 4 else generator.randint(0, room)
        yield Tableau(tuple(regions), tuple(generator.sample(sorted(SANCTUARIES), placed)))


def disagreements(seed: int, count: int, scoring: Scoring = AS_PRINTED) -> Generator[str, None, int]:
    """Yield a sentence for each tableau that z3 scores otherwise than reference or spec; return how many were scored."""
    compared = 0
    for tableau in tableaux(seed, count):
        try:
            yield from unlike_derived(tableau, scoring)
        except Exception as error:  # noqa: BLE001  whatever an implementation raises is a disagreement
            yield f"{tableau}: {describe_error(error)}"
        compared += 1
    return compared


def unlike_derived(tableau: Tableau, scoring: Scoring) -> Iterator[str]:
    """Yield a sentence for each implementation that scores a tableau otherwise than z3."""
    derived = derive(tableau, scoring).as_json()
    for implementation in IMPLEMENTATIONS:
        score = implementation.score(tableau.regions, tableau.sanctuaries)
        if score != derived:
            yield f"{tableau}: {implementation.name} {score}, z3 {derived}"
