"""The four steps of the argument, by name. Each yields a sentence for every disagreement and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.agreement.equality.counts import counts
from tests.agreement.equality.joins import joins
from tests.agreement.equality.pays import pays
from tests.agreement.equality.places import places

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from tests.agreement.equality.subjects import Subjects

STEPS: dict[str, Callable[[Subjects], Iterator[str]]] = {
    "places": places,
    "counts": counts,
    "pays": pays,
    "joins": joins,
}
