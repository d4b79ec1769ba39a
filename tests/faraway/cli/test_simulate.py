import json
import os
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator

from faraway.cli import campaigns
from faraway.io import Json
from tests.faraway.cli_running import Run, schema

SMALL = ("simulate", "--games", "20", "--games-for-readings", "1", "--players", "3")


def tags_of(page: str) -> list[str]:
    """List the tags of a page, every one of which must be closed."""
    seen: list[str] = []
    still_open: list[str] = []
    for closing, name, alone in re.findall(r"<(/?)([a-z][a-z0-9]*)[^>]*?(/?)>", page):
        if closing:
            assert still_open.pop() == name
            continue
        seen.append(name)
        if not alone and name != "meta":
            still_open.append(name)
    assert still_open == []
    return seen


def test_figures_as_json_add_up(run: Run) -> None:
    found = json.loads(run(*SMALL, "--json", "--players", "2").stdout)
    Draft202012Validator.check_schema(schema("simulation"))
    Draft202012Validator(schema("simulation")).validate(found)
    assert found["format"] == "faraway-simulation-1"
    assert found["plan"]["players"] == [3, 2]
    three, two = found["players"]
    assert (three["players"], two["players"]) == (3, 2)
    for figures in (three, two):
        assert figures["games"] == sum(seat["wins"] for seat in figures["seats"]) == 20
        assert figures["games_checked"] == 1
        assert len(figures["readings"]) == 17
        for seat in figures["seats"]:
            assert seat["policy"] == "random"
            assert sum(seat["fame"]["cases"].values()) == 20
    tableaux = 20 * 5
    assert sum(region["times"] for region in found["regions"]) == 8 * tableaux
    assert [position["times"] for position in found["positions"]] == [tableaux] * 8
    fame = sum(region["fame"] for region in found["regions"])
    assert fame == sum(position["fame"] for position in found["positions"])
    fame += sum(sanctuary["fame"] for sanctuary in found["sanctuaries"])

    def added(key: str) -> int:
        seats = [seat for figures in (three, two) for seat in figures["seats"]]
        return sum(int(number) * cases for seat in seats for number, cases in seat[key]["cases"].items())

    assert fame == added("fame")
    assert sum(sanctuary["times"] for sanctuary in found["sanctuaries"]) == added("sanctuaries")


@pytest.mark.long
def test_the_same_seed_gives_the_same_figures(run: Run) -> None:
    first = run(*SMALL, "--json", "--seed", "7").stdout
    assert run(*SMALL, "--json", "--seed", "7").stdout == first
    assert run(*SMALL, "--json", "--seed", "8").stdout != first


@pytest.mark.long
def test_tables_tell_what_the_games_came_to(run: Run) -> None:
    result = run(*SMALL, "--policy", "greedy", "--policy", "random", "--edition", "it", "--advanced")
    assert result.exit_code == 0
    for words in (
        "20 games each with 3 players, policies: greedy, random",
        "Seed 0, advanced game, readings leftover-order=random, ",
        "Ties and shortages of Sanctuaries",
        "Fame by position",
        "58 more in --json and --html",
        "What another reading changes",
    ):
        assert words in result.stdout
    assert result.stdout.count("greedy") == 3


def test_without_games_for_readings_there_is_no_such_table(run: Run) -> None:
    output = run("simulate", "--games", "3", "--games-for-readings", "0").stdout
    assert "What another reading changes" not in output
    assert "the default readings" in output


@pytest.mark.long
def test_the_page_is_whole_and_has_its_pictures(run: Run, tmp_path: Path) -> None:
    page = tmp_path / "games.html"
    run(*SMALL, "--players", "2", "--policy", "greedy", "--policy", "random", "--html", str(page))
    text = page.read_text(encoding="utf-8")
    tags = tags_of(text)
    # for each number of players totals and Sanctuaries; shortages, positions, the map of Regions
    assert tags.count("svg") == 2 + 2 + 3
    assert tags.count("table") == 5
    assert not {"script", "link", "img"} & set(tags)
    assert "url(" not in text


def test_a_simulation_goes_on_from_its_checkpoint(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = str(tmp_path / "games.jsonl")
    whole = run(*SMALL, "--json").stdout

    def stop(work: Callable[[int], Json], pieces: Sequence[int]) -> Iterator[tuple[int, Json]]:
        yield pieces[0], work(pieces[0])
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(campaigns, "in_processes", lambda _: stop)
        stopped = run(*SMALL, "--json", "--checkpoint", file)
        assert (stopped.exit_code, stopped.stdout) == (130, "")
        assert f"The results so far are in {file}" in stopped.stderr
        nothing_kept = run(*SMALL, "--json")
        assert "Without --checkpoint nothing is kept" in nothing_kept.stderr
    assert run(*SMALL, "--json", "--checkpoint", file).stdout == whole
    other = run(*SMALL, "--json", "--seed", "1", "--checkpoint", file)
    assert other.exit_code == 2
    assert json.loads(other.stdout)["error"]["code"] == "wrong-checkpoint"


def test_a_cluster_needs_its_extra(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    result = run(*SMALL, "--scheduler", "tcp://127.0.0.1:1")
    assert result.exit_code == 2
    assert "faraway-rules[cluster]" in result.stderr


@pytest.mark.parametrize(
    "wrong", [("--players", "7"), ("--games", "0"), ("--policy", "perfect"), ("--jobs", "0")]
)
def test_what_cannot_be_simulated_is_bad_usage(wrong: tuple[str, str], run: Run) -> None:
    assert run("simulate", *wrong).exit_code == 2


def test_plain_python_is_noted_in_one_line(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONWARNINGS", "default")
    monkeypatch.setattr(campaigns, "is_fast", lambda: False)
    monkeypatch.setattr("faraway.fast.compiler.why_slow", lambda: "no reason")
    result = run("simulate", "--games", "2", "--games-for-readings", "0")
    assert result.stderr == "this runs in plain Python, about a hundred times slower: no reason\n"
    assert os.environ["PYTHONWARNINGS"] == "default,ignore:this runs in plain Python"
