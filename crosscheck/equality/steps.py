"""The steps of the argument, by name. Each yields a sentence for every disagreement and returns how many cases it ran."""

from collections.abc import Callable

from crosscheck.equality.counts import counts
from crosscheck.equality.fast_joins import fast_joins
from crosscheck.equality.fast_pays import fast_pays
from crosscheck.equality.identities import identities
from crosscheck.equality.joins import joins
from crosscheck.equality.pays import pays
from crosscheck.equality.places import places
from crosscheck.equality.subjects import Step, Subjects

STEPS: dict[str, Callable[[Subjects], Step]] = {
    "identities": identities,
    "places": places,
    "counts": counts,
    "pays": pays,
    "joins": joins,
    "fast_pays": fast_pays,
    "fast_joins": fast_joins,
}
