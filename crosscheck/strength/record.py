"""Which code mutants each vector catches, and which only it catches, in a form that is short enough to keep.

Mutants are numbered through, function by function; a vector's catch is written as numbers and ranges of them.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import accumulate

from crosscheck.strength.catching import by_vector
from crosscheck.strength.measuring import Measured
from crosscheck.strength.survivors import sort_survivors
from faraway.conformance.suite.documents import JsonObject

KEYS = (
    "code_mutants",
    "code_mutants_caught",
    "code_mutants_equivalent",
    "code_mutants_silent_on_the_wire",
    "code_mutants_missed",
    "mutants",
    "mutants_caught",
    "mutants_only",
)
"""What is on record about code mutants."""


def mutants_on_record(measured: Sequence[Measured]) -> JsonObject:
    """Write down what was measured; an entry of the list of the silent that does not hold is refused."""
    survivors = sort_survivors(measured)
    if survivors.wrong_entries:
        raise SystemExit("\n".join(("these entries of silent.toml do not hold:", *survivors.wrong_entries)))
    caught = by_vector((str(number), one.caught_by) for number, one in enumerate(measured))
    only = by_vector((one.mutant.name, one.caught_by) for one in measured if len(one.caught_by) == 1)
    functions = Counter(one.mutant.function.removeprefix("faraway.") for one in measured)
    return {
        "code_mutants": len(measured),
        "code_mutants_caught": sum(bool(one.caught_by) for one in measured),
        "code_mutants_equivalent": len(survivors.equivalent),
        "code_mutants_silent_on_the_wire": len(survivors.silent),
        "code_mutants_missed": [*survivors.missed],
        "mutants": dict(zip(functions, _spans(functions), strict=True)),
        "mutants_caught": {vector: in_ranges(map(int, numbers)) for vector, numbers in caught.items()},
        "mutants_only": {vector: [*names] for vector, names in only.items()},
    }


def _spans(functions: Mapping[str, int]) -> Iterator[str]:
    """Return which numbers the mutants of each function bear."""
    for end, count in zip(accumulate(functions.values()), functions.values(), strict=True):
        yield in_ranges(range(end - count, end))


def in_ranges(numbers: Iterable[int]) -> str:
    """Write ascending numbers as `0-3 7 9-41`."""
    ranges: list[list[int]] = []
    for number in numbers:
        if ranges and number == ranges[-1][1] + 1:
            ranges[-1][1] = number
        else:
            ranges.append([number, number])
    return " ".join(str(first) if first == last else f"{first}-{last}" for first, last in ranges)
