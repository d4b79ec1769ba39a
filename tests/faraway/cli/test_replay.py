import json

from tests.faraway.cli_running import Run


def game(run: Run, *arguments: str) -> dict[str, list[dict[str, int]]]:
    written: dict[str, list[dict[str, int]]] = json.loads(
        run("play", "--players", "3", "--seed", "1", "--json", *arguments).stdout
    )
    return written


def test_a_legal_game_is_summed_up_by_its_scores(run: Run) -> None:
    played = game(run)
    result = run("replay", "-", given=json.dumps(played).encode())
    assert result.exit_code == 0
    assert f"{len(played['actions'])} actions, all of them legal." in result.stdout
    assert "total" in result.stdout
    assert "Round 1" not in result.stdout


def test_an_account_tells_every_round(run: Run) -> None:
    output = run("replay", "--account", "-", given=json.dumps(game(run)).encode()).stdout
    assert "Round 8, market" in output


def test_an_unfinished_game_says_what_it_waits_for(run: Run) -> None:
    played: dict[str, object] = dict(game(run))
    actions = played["actions"]
    assert isinstance(actions, list)
    played["result"] = None
    played["actions"] = actions[:1]
    waiting = run("replay", "-", given=json.dumps(played).encode()).stdout
    assert "The game is not over: round 1, phase explore, 6 legal actions." in waiting
    played["actions"] = actions[:3]
    output = run("replay", "-", given=json.dumps(played).encode()).stdout
    assert "round 1, phase take, turn of seat" in output
    assert "4 legal actions" in output


def test_the_first_illegal_action_is_named_with_its_clause(run: Run) -> None:
    """Against: END-1, END-2."""
    played = game(run)
    taking = played["actions"][3]
    taking["seat"] = (taking["seat"] + 1) % 3
    taking["region"] = 99
    result = run("replay", "-", given=json.dumps(played).encode())
    assert result.exit_code == 2
    assert result.stdout == ""
    assert "/actions/3/seat: action 4 (take): it is the turn of seat" in result.stderr
    assert "(END-1) [not-your-turn]" in result.stderr
    assert "/actions/3/region: action 4 (take): Region 99 is not in the market (END-2)" in result.stderr


def test_what_is_no_transcript_is_refused_in_json_where_json_is_asked_for(run: Run) -> None:
    result = run("replay", "--json", "-", given=b"{}")
    assert (result.exit_code, json.loads(result.stdout)["error"]["code"]) == (2, "missing-key")
    missing = run("replay", "nowhere.json")
    assert (missing.exit_code, "file-not-found" in missing.stderr) == (2, True)
