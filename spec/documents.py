"""Parse input from outside: strict about form, and reporting every reason."""

import json
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from typing import TypeVar

from spec.cards import REGIONS, SANCTUARIES
from spec.errors import BadInputError, Problem

LONGEST_INPUT = 10_000_000

Item = TypeVar("Item")


def wrong_type(value: object, name: str, wanted: str) -> BadInputError:
    """Report that something has the wrong type."""
    shown = repr(value)
    shown = shown if len(shown) <= 60 else f"{shown[:57]}..."
    return BadInputError([Problem("wrong-type", f"{name} should be {wanted}, not {shown}")])


def expect_mapping(value: object, name: str) -> dict[str, object]:
    """Expect an object, whatever its keys."""
    if not isinstance(value, Mapping):
        raise wrong_type(value, name, "an object")
    return {expect_string(key, f"a key of {name}"): item for key, item in value.items()}


def expect_object(value: object, name: str, keys: Sequence[str]) -> dict[str, object]:
    """Expect an object that has exactly these keys."""
    fields = expect_mapping(value, name)
    problems = [Problem("missing-key", f"{name} lacks the key {key!r}") for key in keys if key not in fields]
    problems += [
        Problem("unknown-key", f"{name} has the unknown key {key!r}") for key in fields if key not in keys
    ]
    if problems:
        raise BadInputError(problems)
    return fields


def expect_integer(value: object, name: str) -> int:
    """Expect a whole number; a truth value is refused."""
    if isinstance(value, bool) or not isinstance(value, int):
        raise wrong_type(value, name, "a whole number")
    return value


def expect_string(value: object, name: str) -> str:
    """Expect a text."""
    if not isinstance(value, str):
        raise wrong_type(value, name, "a text")
    return value


def expect_list(value: object, name: str, expect_item: Callable[[object, str], Item]) -> list[Item]:
    """Expect a list whose items are all as expected."""
    if not isinstance(value, list | tuple):
        raise wrong_type(value, name, "a list")
    return [expect_item(item, f"{name}[{index}]") for index, item in enumerate(value)]


def expect_integers(value: object, name: str) -> list[int]:
    """Expect a list of whole numbers."""
    return expect_list(value, name, expect_integer)


def expect_strings(value: object, name: str) -> list[str]:
    """Expect a list of texts."""
    return expect_list(value, name, expect_string)


def unique_keys(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """Refuse an object that has a key twice."""
    twice = twice_in([key for key, _ in pairs])
    if twice:
        raise BadInputError([Problem("duplicate-key", f"the key {key!r} stands twice") for key in twice])
    return dict(pairs)


def refuse_constant(name: str) -> object:
    """Refuse NaN and Infinity, which JSON does not have."""
    raise BadInputError([Problem("not-json", f"{name} is not JSON")])


def load_json(content: bytes) -> object:
    """Read a JSON document."""
    if len(content) > LONGEST_INPUT:
        raise BadInputError([Problem("too-large", f"more than {LONGEST_INPUT} bytes")])
    try:
        document: object = json.loads(
            content.decode("utf-8"), object_pairs_hook=unique_keys, parse_constant=refuse_constant
        )
    except UnicodeDecodeError as error:
        raise BadInputError([Problem("not-utf8", f"not UTF-8: {error}")]) from error
    except BadInputError:
        raise
    except ValueError as error:
        raise BadInputError([Problem("not-json", f"not JSON: {error}")]) from error
    except RecursionError as error:
        raise BadInputError([Problem("too-deep", "nested too deeply")]) from error
    return document


def twice_in(items: Sequence[Item]) -> list[Item]:
    """Return the items that occur more than once."""
    return [item for item, times in Counter(items).items() if times > 1]


def most_sanctuaries(regions: Sequence[int]) -> int:
    """Return how many Sanctuaries can have been found: one an ascent, and one for each Region not known."""
    ascents = [later for earlier, later in pairwise(regions) if later > earlier]
    return len(ascents) + 8 - len(regions)


def load_tableau(document: object) -> tuple[list[int], list[str]]:
    """Read a tableau: eight Regions, or the last ones of them, and the Sanctuaries."""
    fields = expect_object(document, "the tableau", ("regions", "sanctuaries"))
    regions = expect_integers(fields["regions"], "regions")
    sanctuaries = expect_strings(fields["sanctuaries"], "sanctuaries")
    problems = [
        *(Problem("unknown-region", f"there is no Region {name}") for name in regions if name not in REGIONS),
        *(
            Problem("unknown-sanctuary", f"there is no Sanctuary {name!r}")
            for name in sanctuaries
            if name not in SANCTUARIES
        ),
        *(Problem("region-twice", f"Region {name} stands twice") for name in twice_in(regions)),
        *(Problem("sanctuary-twice", f"Sanctuary {name!r} stands twice") for name in twice_in(sanctuaries)),
    ]
    if not regions:
        problems.append(Problem("too-few-regions", "there is no Region"))
    if len(regions) > 8:
        problems.append(Problem("too-many-regions", f"{len(regions)} Regions, and eight are played"))
    elif len(sanctuaries) > most_sanctuaries(regions):
        problems.append(
            Problem(
                "too-many-sanctuaries",
                f"{len(sanctuaries)} Sanctuaries, and at most {most_sanctuaries(regions)} can have been found",
            )
        )
    if problems:
        raise BadInputError(problems)
    return regions, sanctuaries
