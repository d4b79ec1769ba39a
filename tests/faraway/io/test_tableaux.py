import json

from faraway.io import dump, load_tableau
from faraway.scoring.tableau import Extent, Tableau
from tests.faraway.refusing import refused

WHOLE = (
    b'{"regions": [12, 20, 16, 23, 44, 49, 14, 28], "sanctuaries": ["desert-stone", "gray-clue-per-clue-1"]}'
)


def reasons(data: bytes, extent: Extent = Extent.WHOLE) -> list[tuple[str, str]]:
    return refused(load_tableau, data, extent=extent)


def test_tableau_is_loaded_and_dumped() -> None:
    tableau = load_tableau(WHOLE)
    assert tableau == Tableau([12, 20, 16, 23, 44, 49, 14, 28], ["desert-stone", "gray-clue-per-clue-1"])
    assert dump(tableau) == json.loads(WHOLE)


def test_partly_known_tableau_is_loaded_only_when_asked_for() -> None:
    data = b'{"regions": [44, 49], "sanctuaries": []}'
    assert load_tableau(data, extent=Extent.PARTIAL).regions == (44, 49)
    assert reasons(data) == [("too-few-regions", "/regions")]


def test_one_fault_does_not_hide_another() -> None:
    assert reasons(
        b'{"regions": [1, 1, "3", 99, NaN], "sanctuaries": ["x", true], "x": NaN, "regionz": 1, "x": 2}'
    ) == [
        ("duplicate-key", "/x"),
        ("not-json", "/regions/4"),
        ("wrong-type", "/regions/2"),
        ("wrong-type", "/sanctuaries/1"),
        ("unknown-key", "/regionz"),
        ("unknown-key", "/x"),
        ("region-twice", "/regions/1"),
        ("unknown-region", "/regions/3"),
        ("too-few-regions", "/regions"),
        ("unknown-sanctuary", "/sanctuaries/0"),
    ]


def test_either_list_is_checked_without_the_other() -> None:
    assert reasons(b'{"sanctuaries": ["x"]}') == [
        ("missing-key", "/regions"),
        ("unknown-sanctuary", "/sanctuaries/0"),
    ]
    assert reasons(b'{"regions": [99], "sanctuaries": {}}') == [
        ("wrong-type", "/sanctuaries"),
        ("unknown-region", "/regions/0"),
        ("too-few-regions", "/regions"),
    ]
    assert reasons(b'{"regions": "x", "sanctuaries": "y"}') == [
        ("wrong-type", "/regions"),
        ("wrong-type", "/sanctuaries"),
    ]
    assert reasons(b"[]") == [("wrong-type", "")]


def test_tableau_of_more_than_64_kib_is_too_large() -> None:
    assert reasons(WHOLE + b" " * 65536) == [("too-large", "")]
