"""Every theorem is well made, and those that cost little are proved here; `make prove` proves all."""

import json
import re
import tomllib
from pathlib import Path

import pytest
from click.testing import CliRunner

from crosscheck.cli import main
from proofs.check import check
from proofs.theorems import BY_NAME, THEOREMS

CLAUSES = Path(__file__).parents[2] / "spec" / "clauses"
CHEAP = (
    "regions_a_biome_eq_seventeen",
    "ascents_marked_of_longer_durations",
    "total_zero_attained",
    "markets_supplied_iff_players_le_4_fr",
    "result_unchanged_of_market_of_round_eight",
    "tie_break_decides",
    "sanctuary_deck_suffices_of_5_players_before_round_5",
    "region_57_fame_le_52",
    "region_18_fame_le_30",
    "sanctuary_gray_clue_per_biome_set_4_fame_le_12",
)


def clause_ids() -> set[str]:
    files = [tomllib.loads(file.read_text()) for file in CLAUSES.glob("*.toml")]
    return {clause["id"] for file in files for clause in file["clause"]}


def test_names_are_distinct_and_say_what_is_concluded() -> None:
    assert len(BY_NAME) == len(THEOREMS)
    assert all(re.fullmatch(r"[a-z0-9_]+", name) for name in BY_NAME)
    assert not any(name.startswith(("lemma", "theorem", "test")) for name in BY_NAME)


def test_every_theorem_cites_clauses_that_exist() -> None:
    known = clause_ids()
    assert [theorem.name for theorem in THEOREMS if not theorem.clauses or set(theorem.clauses) - known] == []


def test_every_theorem_says_its_claim_its_scope_and_what_its_twin_changes() -> None:
    assert all(theorem.claim and theorem.scope and theorem.twin.change for theorem in THEOREMS)


@pytest.mark.parametrize("name", CHEAP)
def test_cheap_theorem_is_proved_and_its_twin_refuted(name: str, tmp_path: Path) -> None:
    assert check(BY_NAME[name], tmp_path).passes


def test_json_has_the_agreed_keys() -> None:
    done = CliRunner().invoke(main, ["prove", "durations_distinct", "--json"])
    (row,) = json.loads(done.stdout)
    assert list(row) == [
        "name", "claim", "clauses", "scope", "kind", "subject", "verdict", "seconds", "twin_verdict", "cases",
        "counterexample", "message", "twin_change", "twin_counterexample",
    ]  # fmt: skip
    assert (row["verdict"], row["twin_verdict"]) == ("EXHAUSTED", "REFUTED")


def test_unknown_theorem_is_refused() -> None:
    done = CliRunner().invoke(main, ["prove", "lemma1"])
    assert done.exit_code == 2
    assert "lemma1" in done.stderr
