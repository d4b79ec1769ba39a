"""The search for the greatest totals and its checker: what is counted, bounded, found, kept and refused."""

import dataclasses
import random
from math import comb
from pathlib import Path

import numpy as np
import pytest

from proofs.check import check
from proofs.encoding import Tableau
from proofs.greatest import checker, search, simple
from proofs.greatest.bounding import price_bound
from proofs.greatest.cases import Case, cases_of
from proofs.greatest.certificate import DamagedCertificateError, dump_outcome, load_outcome
from proofs.greatest.compiled import Whole
from proofs.greatest.guesses import GUESSES
from proofs.greatest.laying import search_box
from proofs.greatest.scoring import TABLE, total_of
from proofs.theorems import BY_NAME
from spec.cards import REGIONS, SANCTUARIES

WITNESS = GUESSES[7]
SMALL = Case(0, (2, 1, 4, 1))
BOUNDED = Case(0, (0, 0, 2, 6))


def shown_by(tableau: Tableau) -> simple.Totals:
    seen: simple.Totals = (0,) * 9
    for region in tableau.regions:
        seen = simple.plus(seen, simple.shows(REGIONS[region]))
    for sanctuary in tableau.sanctuaries:
        seen = simple.plus(seen, simple.shows(SANCTUARIES[sanctuary]))
    return seen


def biomes_of(tableau: Tableau) -> tuple[int, int, int, int]:
    river, city, forest, desert = shown_by(tableau)[5:]
    return river, city, forest, desert


@pytest.mark.parametrize(
    "name",
    [
        "fame_le_of_prices",
        "sets_seen_le_of_set_regions_before",
        "sets_worth_le_of_cheapest_first",
        "descents_le_of_sanctuaries",
    ],
)
def test_lemma_is_proved_and_its_twin_refuted(name: str, tmp_path: Path) -> None:
    assert check(BY_NAME[name], tmp_path).passes


@pytest.mark.slow
def test_cases_stand_for_every_pair_of_sets() -> None:
    for sanctuaries in range(8):
        pairs = sum(case.pairs for case in cases_of(sanctuaries))
        assert pairs == comb(45, sanctuaries) * comb(68, 8)


@pytest.mark.slow
def test_pairs_counted_by_formula_are_those_counted_card_by_card() -> None:
    counted = checker.pairs_by_case()
    cases = [case for sanctuaries in range(8) for case in cases_of(sanctuaries)]
    assert {(case.sanctuaries, case.biomes): case.pairs for case in cases if case.pairs} == counted


def test_compiled_and_simple_bounds_are_equal() -> None:
    chance = random.Random(4)
    for _ in range(60):
        size = chance.randint(0, 7)
        low = tuple(chance.randint(0, 4) for _ in range(9))
        high = tuple(each + chance.randint(0, 3) for each in low)
        prices = [chance.randint(-400, 400) for _ in range(9)]
        box = simple.Box(size, low, high)
        arrays = [np.array(each, np.int64) for each in (low, high, prices)]
        compiled = price_bound(TABLE, size, arrays[0], arrays[1], arrays[2], 1, 0)
        assert compiled == simple.bound_of(box, prices)[0]


def test_no_bound_is_below_a_tableau_in_the_box() -> None:
    chance = random.Random(5)
    ids = sorted(SANCTUARIES)
    for _ in range(200):
        size = chance.randint(0, 7)
        tableau = Tableau(tuple(chance.sample(range(1, 69), 8)), tuple(chance.sample(ids, size)))
        seen: simple.Totals = (0,) * 9
        for region in tableau.regions:
            seen = simple.plus(seen, simple.shows(REGIONS[region]))
        for sanctuary in tableau.sanctuaries:
            seen = simple.plus(seen, simple.shows(SANCTUARIES[sanctuary]))
        prices = [chance.randint(-300, 300) for _ in range(9)]
        bound, _ = simple.bound_of(simple.Box(size, seen, seen), prices)
        assert bound >= simple.UNIT * simple.total(tableau.regions, tableau.sanctuaries)
        assert total_of(tableau) == simple.total(tableau.regions, tableau.sanctuaries)


def test_a_guess_that_is_too_low_is_beaten(monkeypatch: pytest.MonkeyPatch) -> None:
    best = GUESSES[0]
    case = Case(0, biomes_of(best))
    assert search.search_case(case).better is None
    monkeypatch.setattr(search, "goal_of", lambda _: 111)
    better = search.search_case(case).better
    assert better is not None
    assert total_of(better) == 112


@pytest.mark.parametrize("sanctuaries", range(8))
def test_the_search_finds_the_greatest_tableau_among_those_that_show_the_same(sanctuaries: int) -> None:
    """A search that overlooks a tableau would find nothing better anywhere."""
    best = GUESSES[sanctuaries]
    seen: Whole = np.array(shown_by(best), np.int64)
    tally: Whole = np.array([total_of(best) - 1, 0, 0, 0, 0], np.int64)
    found = np.full(15, -1, np.int64)
    search_box(TABLE, sanctuaries, seen.copy(), seen.copy(), np.zeros(9, np.int64), tally, found)
    assert tally[0] == total_of(best)
    assert total_of(search.tableau_of(found, sanctuaries)) == total_of(best)


def test_the_simple_search_finds_what_there_is_and_no_more() -> None:
    seen: simple.Totals = (0,) * 9
    for region in GUESSES[0].regions:
        seen = simple.plus(seen, simple.shows(REGIONS[region]))
    box = simple.Box(0, seen, seen)
    assert simple.beats(box, 111, [0] * 9)
    assert not simple.beats(box, 112, [0] * 9)


def test_a_case_survives_writing_and_reading() -> None:
    outcome = search.search_case(SMALL)
    assert load_outcome(dump_outcome(outcome)) == outcome
    better = dataclasses.replace(outcome, better=WITNESS)
    assert load_outcome(dump_outcome(better)) == better


def listed(case: Case) -> checker.Listed:
    return checker.read_case(dump_outcome(search.search_case(case)))


def test_the_checker_walks_every_box_of_a_case() -> None:
    case = listed(SMALL)
    boxes = list(checker.boxes_of(case))
    assert [leaf for _, leaf in boxes] == list(case.leaves)
    for box, leaf in boxes:
        if leaf.bound is not None:
            checker.check_box(box, leaf, 112)


def test_the_checker_refuses_boxes_that_do_not_fill_the_case() -> None:
    case = listed(SMALL)
    for leaves in (case.leaves[:-1], case.leaves[1:], (*case.leaves, case.leaves[0])):
        with pytest.raises(checker.WrongCertificateError):
            list(checker.boxes_of(dataclasses.replace(case, leaves=leaves)))


def test_the_checker_refuses_a_wrong_bound_and_one_that_does_not_bound_away() -> None:
    case = listed(BOUNDED)
    box, leaf, bound = next(
        (box, leaf, leaf.bound) for box, leaf in checker.boxes_of(case) if leaf.bound is not None
    )
    with pytest.raises(checker.WrongCertificateError, match="the bound of"):
        checker.check_box(box, dataclasses.replace(leaf, bound=bound - 1), 112)
    with pytest.raises(checker.WrongCertificateError, match="not bounded away"):
        checker.check_box(box, leaf, bound - 1)


@pytest.mark.slow
def test_the_checker_refuses_a_missing_case_and_a_wrong_count() -> None:
    cases = [
        checker.Listed(case.sanctuaries, case.biomes, case.pairs, ())
        for sanctuaries in range(8)
        for case in cases_of(sanctuaries)
    ]
    checker.check_cases(cases)
    with pytest.raises(checker.WrongCertificateError, match="missing"):
        checker.check_cases([case for case in cases if case.biomes != (2, 2, 2, 2)])
    with pytest.raises(checker.WrongCertificateError, match="twice"):
        checker.check_cases([*cases, cases[0]])
    with pytest.raises(checker.WrongCertificateError, match="stands for"):
        checker.check_cases([dataclasses.replace(cases[0], pairs=cases[0].pairs + 1), *cases[1:]])


def test_the_checker_refuses_a_witness_that_is_none() -> None:
    checker.check_witness(WITNESS.regions, WITNESS.sanctuaries, 7, 202)
    with pytest.raises(checker.WrongCertificateError, match="not 203"):
        checker.check_witness(WITNESS.regions, WITNESS.sanctuaries, 7, 203)
    with pytest.raises(checker.WrongCertificateError, match="finds 0"):
        checker.check_witness(WITNESS.regions[::-1], WITNESS.sanctuaries, 7, 202)


@pytest.mark.parametrize(
    "line",
    ['{"sanctuaries": 0', "[]", '{"sanctuaries":0,"biomes":[8,0,0,0],"pairs":1,"boxes":[],"better":null}'],
)
def test_a_damaged_line_is_refused(line: str) -> None:
    with pytest.raises(DamagedCertificateError):
        load_outcome(line)
