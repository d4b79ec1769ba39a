import json
from pathlib import Path

import pytest

from faraway.game.readings import Edition, Readings
from tests.faraway.cli_running import Run, run_python


def test_play_writes_a_transcript(run: Run) -> None:
    game = json.loads(run("play", "--players", "3", "--seed", "7", "--json").stdout)
    assert (game["format"], game["players"], game["variant"]) == ("faraway-transcript-1", 3, "standard")
    assert game["readings"] == Readings().values()
    assert len(game["result"]["totals"]) == 3


def test_the_same_seed_plays_the_same_game(run: Run) -> None:
    first = run("play", "--seed", "5", "--json").stdout
    assert run("play", "--seed", "5", "--json").stdout == first
    assert run("play", "--seed", "6", "--json").stdout != first
    assert run("play", "--seed", "5", "--policy", "greedy", "--json").stdout != first


def test_a_reading_comes_before_an_edition(run: Run) -> None:
    arguments = ("play", "--players", "2", "--edition", "it", "--reading", "leftover-order=chosen", "--json")
    readings = json.loads(run(*arguments).stdout)["readings"]
    expected = dict(Readings.for_edition(Edition.IT).values()) | {"leftover-order": "chosen"}
    assert readings == expected


def test_wrong_readings_are_refused_with_every_reason(run: Run) -> None:
    result = run("play", "--edition", "es", "--reading", "ranking=last", "--reading", "colour=red")
    assert result.exit_code == 2
    for code in ("unknown-edition", "unknown-reading-value", "unknown-reading"):
        assert f"[{code}]" in result.stderr
    assert result.stdout == ""


@pytest.mark.parametrize(
    "wrong", [("--players", "1"), ("--players", "7"), ("--seed", "-1"), ("--policy", "perfect")]
)
def test_what_cannot_be_played_is_bad_usage(wrong: tuple[str, str], run: Run) -> None:
    """Against: SETUP-6."""
    assert run("play", *wrong).exit_code == 2


def test_a_game_is_told_round_by_round_with_the_scores(run: Run) -> None:
    arguments = ("play", "--players", "6", "--advanced", "--edition", "it", "--seed", "7")
    output = run(*arguments, "--policy", "greedy", "--policy", "random").stdout
    assert [line.split(",")[0] for line in output.splitlines() if line.startswith("Round")] == [
        f"Round {number}" for number in range(1, 9)
    ]
    assert output.count("greedy") == output.count("random") == 3
    assert "  seat 5 keeps " in output
    assert "  chance: 12 Regions set aside are shuffled into the deck" in output
    assert "  chance: leftovers of seat " in output
    assert "  Sanctuaries found by seat " in output


def test_a_game_where_players_decline_and_choose_orders_is_told(run: Run) -> None:
    readings = ("--reading", "leftover-order=chosen", "--reading", "sanctuary-placement=may-decline")
    output = run("play", "--players", "2", "--seed", "1", *readings).stdout
    assert "Round 1, market " in output
    assert " returns " in output
    assert " places none of " in output


def test_a_written_file_leaves_standard_output_to_the_account(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    output = run("play", "--seed", "3", "-o", str(file)).stdout
    assert output.startswith("\nRound 1, market")
    assert run("play", "--seed", "3", "--json", "-o", str(file)).stdout == ""
    assert file.read_text(encoding="utf-8") == run("play", "--seed", "3", "--json").stdout


def test_a_file_that_cannot_be_written_is_refused(run: Run, tmp_path: Path) -> None:
    result = run("play", "--json", "-o", str(tmp_path / "none" / "game.json"))
    assert result.exit_code == 2
    assert "output-unwritable" in result.stdout


PLAY_ITALIAN = "play --players 6 --advanced --edition it --seed 7 --json -o"


@pytest.mark.long
def test_an_advanced_italian_game_is_replayed_and_dumped_again_byte_for_byte(tmp_path: Path) -> None:
    """Rules: ADV-3, END-8."""
    file = tmp_path / "game.json"
    run_python("-m", "faraway", *PLAY_ITALIAN.split(), str(file))
    again = run_python("-m", "faraway", "replay", "--json", str(file))
    assert again.stdout.encode() == file.read_bytes()
    kinds = {action["type"] for action in json.loads(again.stdout)["actions"]}
    assert kinds >= {"keep", "shuffle", "explore", "take", "place", "return-order"}
