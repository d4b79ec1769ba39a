"""What was established about the greatest totals adds up, and its witnesses are what they should be."""

import json
from math import comb
from pathlib import Path

import pytest

import proofs.greatest
from proofs.greatest.cases import cases_of
from proofs.greatest.certificate import dump_outcome
from proofs.greatest.checker import check_witness
from proofs.greatest.search import search_case
from proofs.greatest.summary import dump_summary, load_kept, summarise

TEXT = (Path(proofs.greatest.__path__[0]) / "established.json").read_text()
ESTABLISHED = json.loads(TEXT)
ALL_SETS = 54_910_660


def test_established_groups_stand_for_all_sanctuary_sets() -> None:
    groups = ESTABLISHED["groups"]
    assert sum(group["sanctuary_sets"] for group in groups) == ALL_SETS
    assert sum(group["pairs"] for group in groups) == ALL_SETS * comb(68, 8)
    assert all(group["pairs"] == group["sanctuary_sets"] * comb(68, 8) for group in groups)


def test_established_witnesses_are_legal_and_have_their_totals() -> None:
    assert [best["total"] for best in ESTABLISHED["greatest"]] == [112, 124, 137, 152, 169, 183, 193, 202]
    for best in ESTABLISHED["greatest"]:
        tableau = best["tableau"]
        check_witness(tableau["regions"], tableau["sanctuaries"], best["sanctuaries"], best["total"])


@pytest.mark.long
def test_what_was_established_is_what_the_kept_certificate_says() -> None:
    assert dump_summary(summarise(load_kept())) == TEXT


def test_the_first_cases_of_the_kept_certificate_are_those_of_the_search() -> None:
    kept = load_kept().splitlines()[1:13]
    assert kept == [dump_outcome(search_case(case)) for case in list(cases_of(0))[:12]]
