import json

import pytest
from jsonschema import Draft202012Validator

from faraway.best import Position, find_best
from faraway.best.engine import PLAIN
from faraway.cli import best as cli
from tests.faraway.cli_running import Run, schema

PLAYED = [12, 20, 16, 23, 44]
POOL = {"regions": [49, 14, 28, 35], "sanctuaries": ["desert-stone", "river-stone"]}
BEGUN = json.dumps(POOL | {"tableau": {"regions": PLAYED, "sanctuaries": []}}).encode()


@pytest.fixture(autouse=True)
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the search be done in plain Python: so small a pool is soon exhausted."""
    monkeypatch.setattr("faraway.best.search.fastest_engine", lambda: PLAIN)


def test_answer_as_json(run: Run) -> None:
    result = run("best", "--json", "-", given=BEGUN)
    assert (result.exit_code, result.stderr) == (0, "")
    answer = json.loads(result.stdout)
    Draft202012Validator(schema("best")).validate(answer)
    position = Position(POOL["regions"], POOL["sanctuaries"], played=PLAYED)  # type: ignore[arg-type]  # JSON
    assert answer["proved"]
    assert answer["total"] == answer["upper_bound"] == find_best(position, engine=PLAIN).total


def test_cards_of_the_tableau_can_be_said_by_options(run: Run) -> None:
    pool = json.dumps(POOL | {"sanctuaries": ["river-stone"]}).encode()
    result = run("best", "--json", "--played", "12,20,16,23,44", "--placed", "desert-stone", "-", given=pool)
    answer = json.loads(result.stdout)
    assert answer["regions"][:5] == PLAYED
    assert answer["sanctuaries"][0] == "desert-stone"


def test_answer_for_people_is_a_score_sheet_and_what_is_proved(run: Run) -> None:
    result = run("best", "-", given=BEGUN)
    assert result.exit_code == 0
    assert "No tableau of these cards has more than" in result.stdout
    assert "12" in result.stdout


def test_number_of_sanctuaries_can_be_asked_for(run: Run) -> None:
    one = json.loads(run("best", "--json", "--exactly", "1", "-", given=BEGUN).stdout)
    assert len(one["sanctuaries"]) == 1
    none = json.loads(run("best", "--json", "--max-sanctuaries", "0", "-", given=BEGUN).stdout)
    assert none["sanctuaries"] == []
    both = run("best", "--exactly", "1", "--max-sanctuaries", "0", "-", given=BEGUN)
    assert both.exit_code == 2
    assert "use either --exactly or --max-sanctuaries" in both.stderr


def test_all_optimal_tableaux_are_listed_up_to_a_page(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    fixed = json.dumps(
        {"regions": [3, 5, 9, 13], "sanctuaries": [], "tableau": {"regions": [1, 2, 4, 6], "sanctuaries": []}}
    )
    answer = json.loads(run("best", "--json", "--all", "-", given=fixed.encode()).stdout)
    number = len(answer["tableaux"])
    assert number > 4
    everything = run("best", "--all", "-", given=fixed.encode()).stdout.splitlines()
    assert len(everything) == min(number, 20) + (number > 20) + 1
    monkeypatch.setattr(cli, "MOST_SHOWN", number)
    assert len(run("best", "--all", "-", given=fixed.encode()).stdout.splitlines()) == number + 1
    monkeypatch.setattr(cli, "MOST_SHOWN", 3)
    page = run("best", "--all", "-", given=fixed.encode()).stdout.splitlines()
    assert page[3] == f"... and {number - 3} more with --json"
    monkeypatch.setattr("faraway.best.search.MOST_KEPT", 4)
    some = run("best", "--all", "-", given=fixed.encode()).stdout.splitlines()
    assert some[3] == "... and 1 more with --json, but not all"


def test_time_limit_gives_the_best_so_far_and_the_bound(run: Run) -> None:
    pool = json.dumps({"regions": [*range(20, 40)], "sanctuaries": ["river-stone", "forest-stone"]}).encode()
    result = run("best", "--time-limit", "0", "-", given=pool)
    assert result.exit_code == 0
    assert "Stopped after" in result.stdout
    assert not json.loads(run("best", "--json", "--time-limit", "0", "-", given=pool).stdout)["proved"]


def test_ctrl_c_gives_the_best_so_far_and_status_130(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def press() -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("faraway.best.search.fastest_engine", press)
    result = run("best", "--json", "-", given=BEGUN)
    assert result.exit_code == 130
    answer = json.loads(result.stdout)
    Draft202012Validator(schema("best")).validate(answer)
    assert not answer["proved"]


def test_refused_pool_is_told_with_every_reason(run: Run) -> None:
    """Against: COMP-5, ROUND-3."""
    result = run("best", "--json", "-", given=b'{"regions": [1, 1, 70], "sanctuaries": []}')
    assert result.exit_code == 2
    reasons = json.loads(result.stdout)["error"]["reasons"]
    assert [reason["code"] for reason in reasons] == ["region-twice", "unknown-region", "too-few-regions"]


def test_durations_that_are_no_numbers_are_refused(run: Run) -> None:
    result = run("best", "--played", "12;20", "-", given=BEGUN)
    assert result.exit_code == 2
    assert "comma-separated durations" in result.stderr


def test_plain_python_says_that_it_is_slower(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("faraway.fast.compiler.why_slow", lambda: "no reason")
    assert "plain Python, about a hundred times slower: no reason" in run("best", "-", given=BEGUN).stderr


@pytest.mark.parametrize("seconds", ["inf", "nan", "-1"])
def test_a_time_that_never_comes_is_refused(run: Run, seconds: str) -> None:
    result = run("best", "--time-limit", seconds, "-", given=BEGUN)
    assert result.exit_code == 2
    assert "--time-limit" in result.stderr
