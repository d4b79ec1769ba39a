import itertools
from array import array
from collections.abc import Iterator
from random import Random

import numpy as np
import numpy.typing as npt
import pytest
from attrs import evolve

from faraway.cards.catalogue import CATALOGUE, Per, Quest, SanctuaryId
from faraway.errors import FarawayError
from faraway.fast.batch import BatchScores, score_batch, score_tableaux
from faraway.fast.compiler import SlowWarning, is_fast
from faraway.fast.kernels import is_row_surely_sound, score_rows
from faraway.fast.packing import pack_regions, pack_sanctuaries
from faraway.scoring.sheet import score_tableau
from faraway.scoring.tableau import Extent, Tableau, most_sanctuaries
from tests.faraway.refusing import refused

ASCENDING = [1, 2, 3, 4, 5, 6, 7, 8]
NOTHING = [-1] * 7


def tableaux(count: int, *, seed: int) -> Iterator[Tableau]:
    random = Random(seed)
    names = [sanctuary.id for sanctuary in CATALOGUE.sanctuaries]
    for number in range(count):
        regions = random.sample(range(1, 69), 8 if number % 2 else random.randint(1, 8))
        if number % 3:
            regions.sort()
        found = random.randint(0, most_sanctuaries(regions))
        yield Tableau(regions, random.sample(names, found), extent=Extent.PARTIAL)


def agrees_with_the_sheets(scores: BatchScores, given: list[Tableau]) -> bool:
    for row, tableau in enumerate(given):
        sheet = score_tableau(tableau)
        unknown = 8 - len(tableau.regions)
        regions = tuple(scores.regions[row, place] for place in range(8))
        sanctuaries = tuple(scores.sanctuaries[row, place] for place in range(7))
        assert regions == (0,) * unknown + sheet.region_fame
        assert sanctuaries == sheet.sanctuary_fame + (0,) * (7 - len(tableau.sanctuaries))
        assert scores.totals[row] == sheet.total
    return True


def test_batch_gives_the_fame_of_the_score_sheets() -> None:
    """Rules: SCORE-1, SCORE-2, SCORE-4, SCORE-5, SANCT-2, WIN-1."""
    given = list(tableaux(1500, seed=1))
    assert is_fast()
    assert agrees_with_the_sheets(score_tableaux(given, threads=2), given)


@pytest.mark.parametrize("threads", [1, 3])
def test_every_row_of_a_large_batch_is_scored_as_in_a_small_one(threads: int) -> None:
    few = list(tableaux(97, seed=5))
    rows = 70_001
    many = (few * (rows // len(few) + 1))[:rows]
    small, large = score_tableaux(few), score_tableaux(many, threads=threads)
    expected = list(small.totals)
    assert any(expected)
    assert list(large.totals) == (expected * (rows // len(few) + 1))[:rows]
    for place in range(8):
        assert large.regions[rows - 1, place] == small.regions[(rows - 1) % len(few), place]


@pytest.mark.parametrize("threads", [1, 2, 3, 5])
def test_a_fault_in_any_row_is_raised_by_however_many_threads(threads: int) -> None:
    """Against: COMP-5."""
    for wrong in range(5):
        rows = [ASCENDING[:] for _ in range(5)]
        rows[wrong][3] = 1
        regions, sanctuaries = array("b", itertools.chain(*rows)), array("b", NOTHING * 5)
        with pytest.raises(FarawayError, match="Region 1 is there twice") as raised:
            score_batch(regions, sanctuaries, threads=threads)
        assert {problem.path.split("/")[1] for problem in raised.value.problems} == {str(wrong)}


def test_plain_python_gives_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("faraway.fast.batch.fastest", lambda kernel, _arrays: kernel)
    given = list(tableaux(150, seed=2))
    assert agrees_with_the_sheets(score_tableaux(given), given)
    with pytest.raises(FarawayError, match="Region 1 is there twice"):
        score_batch(array("b", [1] * 8), array("b", NOTHING))


def test_plain_python_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("faraway.fast.compiler.why_slow", lambda: "no reason")
    with pytest.warns(SlowWarning):
        score_tableaux([])


def test_arrays_of_numpy_go_in_and_come_out() -> None:
    """Worked out by hand: 3, 5 and 9 are fixed; 10 sees one night, 20, which needs the stone of 6."""
    regions = np.array([[1, 2, 4, 5, 10, 20, 6, 3], [3, 9, 1, 2, 4, 6, 7, 8]], np.int8)
    scores = score_batch(regions, np.full((2, 7), -1, np.int8))
    assert np.asarray(scores.totals).tolist() == [2 + 3 + 2 + 4, 4 + 5]
    assert np.asarray(scores.regions).tolist()[0] == [0, 0, 0, 2, 3, 2, 0, 4]
    assert np.asarray(scores.sanctuaries).shape == (2, 7)


def test_memory_that_may_only_be_read_is_scored() -> None:
    """Worked out by hand: 3 and 9 are fixed, and nothing else pays."""
    scores = score_batch(bytes([3, 9, 1, 2, 4, 6, 7, 8]), array("b", NOTHING))
    assert scores.totals.tolist() == [4 + 5]


def test_row_is_refused_exactly_when_it_is_no_tableau() -> None:
    """Regions 64 apart look alike at a quick look. Rules: COMP-2, COMP-5, ROUND-3, FIND-1."""
    random = Random(3)
    tables = array("q", pack_regions(CATALOGUE)), array("q", pack_sanctuaries(CATALOGUE))
    fame = array("h", [0] * 8), array("h", [0] * 7), array("h", [0])
    verdicts = []
    for _ in range(6000):
        regions = sorted(
            random.sample(range(1, 69), 8), key=lambda duration: duration * random.random() ** 0.2
        )
        found = random.sample(range(45), random.randint(0, 5))
        found += [-1] * (7 - len(found))
        if random.random() < 0.6:
            other = random.choice([*regions, 0, -1, -128, 69, 127, *(each ^ 64 for each in regions)])
            regions[random.randrange(8)] = other
        if random.random() < 0.4:
            found[random.randrange(7)] = random.choice([*found, 44, 45, 127, -2, -128])
        there = [sanctuary for sanctuary in found if sanctuary != -1]
        climbs = sum(before < after for before, after in itertools.pairwise(regions))
        is_tableau = (
            all(1 <= duration <= 68 for duration in regions)
            and all(0 <= sanctuary <= 44 for sanctuary in there)
            and len({*regions}) == 8
            and len({*there}) == len(there) <= climbs
        )
        row = array("b", regions), array("b", found)
        assert (score_rows(*row, *tables, *fame, 0, 1, 8) == 1) is is_tableau, row
        assert not is_row_surely_sound(*row, 0) or is_tableau, row
        verdicts.append(is_tableau)
    assert 1000 < sum(verdicts) < 5000


def test_other_card_facts_are_scored() -> None:
    dear = CATALOGUE.sanctuary_of[SanctuaryId("gray-fixed-5")]
    place = CATALOGUE.sanctuaries.index(dear)
    changed = CATALOGUE.with_card(evolve(dear, quest=Quest(per=Per.FIXED, fame=6)))
    row = array("b", [1, 2, 4, 7, 8, 6, 12, 3]), array("b", [place, *NOTHING[1:]])
    assert list(score_batch(*row).totals) == [9]
    assert list(score_batch(*row, cards=changed).totals) == [10]


def test_no_rows_at_all_are_scored() -> None:
    assert len(score_batch(b"", b"").totals) == 0


@pytest.mark.parametrize(
    ("regions", "sanctuaries", "extent", "reasons"),
    [
        (
            [0, 69, *ASCENDING[2:]],
            [99, *NOTHING[1:]],
            Extent.WHOLE,
            [
                ("unknown-region", "/1/regions/0"),
                ("unknown-region", "/1/regions/1"),
                ("unknown-sanctuary", "/1/sanctuaries/0"),
            ],
        ),
        ([0, 0, 5, 5, 6, 7, 8, 9], NOTHING, Extent.PARTIAL, [("region-twice", "/1/regions/1")]),
        (ASCENDING[::-1], [-1, 3, *NOTHING[2:]], Extent.WHOLE, [("too-many-sanctuaries", "/1/sanctuaries")]),
        ([0] * 8, NOTHING, Extent.PARTIAL, [("too-few-regions", "/1/regions")]),
    ],
)
def test_first_row_that_cannot_be_is_refused_with_every_reason(
    regions: list[int], sanctuaries: list[int], extent: Extent, reasons: list[tuple[str, str]]
) -> None:
    """Against: COMP-5, FIND-1."""
    rows = (
        array("b", ASCENDING + regions + ASCENDING + ASCENDING),
        array("b", NOTHING + sanctuaries + NOTHING * 2),
    )
    assert refused(score_batch, *rows, extent=extent, threads=2) == reasons


@pytest.mark.parametrize(
    ("regions", "sanctuaries", "message"),
    [
        (np.zeros((2, 8), np.int16), np.zeros((2, 7), np.int8), "regions must be int8"),
        (np.zeros((2, 9), np.int8), np.zeros((2, 7), np.int8), "n by 8, not 2 by 9"),
        (bytes(16), bytes(15), "15 is no multiple of 7"),
        (bytes(16), bytes(21), "2 rows of Regions and 3 rows of Sanctuaries"),
    ],
)
def test_arrays_of_another_shape_are_refused(
    regions: npt.NDArray[np.int8] | bytes, sanctuaries: npt.NDArray[np.int8] | bytes, message: str
) -> None:
    with pytest.raises((TypeError, ValueError), match=message):
        score_batch(regions, sanctuaries)


def test_no_thread_is_refused() -> None:
    with pytest.raises(ValueError, match="at least one thread"):
        score_batch(b"", b"", threads=0)
