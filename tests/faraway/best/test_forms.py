import json

from jsonschema import Draft202012Validator

from faraway.best import Position, Wish, find_best
from faraway.best.engine import PLAIN
from faraway.best.forms import dump_best, load_position
from tests.faraway.cli_running import schema
from tests.faraway.refusing import refused as refused_for

EIGHT = [12, 20, 16, 23, 44, 49, 14, 28]


def refused(pool: object, *, played: tuple[int, ...] = ()) -> list[tuple[str, str]]:
    return refused_for(load_position, json.dumps(pool).encode(), played=played)


def test_schemas_are_schemas() -> None:
    for name in ("pool", "best"):
        Draft202012Validator.check_schema(schema(name))


def test_pool_is_read() -> None:
    pool = {"regions": EIGHT, "sanctuaries": ["desert-stone"]}
    Draft202012Validator(schema("pool")).validate(pool)
    assert load_position(json.dumps(pool).encode()) == Position(EIGHT, ["desert-stone"])


def test_tableau_so_far_goes_before_what_is_said_beside_it() -> None:
    pool = {
        "regions": EIGHT[3:],
        "sanctuaries": ["desert-stone"],
        "tableau": {"regions": EIGHT[:2], "sanctuaries": ["river-stone"]},
    }
    Draft202012Validator(schema("pool")).validate(pool)
    assert load_position(json.dumps(pool).encode(), played=[16]) == Position(
        EIGHT[3:], ["desert-stone"], played=EIGHT[:3], placed=["river-stone"]
    )


def test_pool_is_refused_with_every_reason() -> None:
    """Against: COMP-2, COMP-5, ROUND-3."""
    assert refused([]) == [("wrong-type", "")]
    assert refused({"sanctuaries": []}) == [("missing-key", "/regions")]
    assert refused({"regions": [*EIGHT[:7], 12], "sanctuaries": ["desert-stone", 3], "hand": []}) == [
        ("wrong-type", "/sanctuaries/1"),
        ("unknown-key", "/hand"),
        ("region-twice", "/regions/7"),
    ]
    assert refused({"regions": EIGHT[:7]}) == [
        ("missing-key", "/sanctuaries"),
        ("too-few-regions", "/regions"),
    ]
    assert ("card-held-twice", "/regions/0") in refused({"regions": EIGHT, "sanctuaries": []}, played=(12,))
    assert ("wrong-type", "/tableau") in refused({"regions": EIGHT, "sanctuaries": [], "tableau": 3})


def test_answer_fits_its_schema() -> None:
    position = Position(EIGHT[5:], [], played=EIGHT[:5])
    best = find_best(position, Wish(all_optimal=True), engine=PLAIN)
    one, all_of_them = dump_best(best), dump_best(best, all_optimal=True)
    assert list(one) == ["total", "regions", "sanctuaries", "upper_bound", "proved", "seconds"]
    for answer in (one, all_of_them):
        Draft202012Validator(schema("best")).validate(answer)
    assert all_of_them["more_tableaux"] is False
