"""The four steps of the argument, by name. Each yields a sentence for every disagreement and nothing else."""

from collections.abc import Callable, Iterator

from crosscheck.equality.counts import counts
from crosscheck.equality.joins import joins
from crosscheck.equality.pays import pays
from crosscheck.equality.places import places
from crosscheck.equality.subjects import Subjects

STEPS: dict[str, Callable[[Subjects], Iterator[str]]] = {
    "places": places,
    "counts": counts,
    "pays": pays,
    "joins": joins,
}
