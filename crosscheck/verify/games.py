"""Play the same game in two implementations, action by action, and report the first difference."""

import random

from crosscheck.implementations import Implementation, JsonObject, Play, Refused
from crosscheck.verify.check import Disagreement
from crosscheck.verify.samples import Player, sample_generator, sample_meddling, sample_setup
from faraway.io import Json, dumps_line

NEVER = 0.0
SOMETIMES = 0.3


def differing_keys(first: Json, second: Json, path: str = "") -> list[str]:
    """List the places at which two JSON values differ, with both values."""
    if not path.count("/") and dumps_line(first, sorted_keys=True) == dumps_line(second, sorted_keys=True):
        return []  # nearly always, and ten times as fast as looking at every key
    if isinstance(first, dict) and isinstance(second, dict):
        return [
            difference
            for key in {**first, **second}
            for difference in differing_keys(first.get(key), second.get(key), f"{path}/{key}")
        ]
    if isinstance(first, list) and isinstance(second, list) and len(first) == len(second):
        return [
            difference
            for index, (one, other) in enumerate(zip(first, second, strict=True))
            for difference in differing_keys(one, other, f"{path}/{index}")
        ]
    if first == second and type(first) is type(second):
        return []
    return [f"{path or '/'}: {dumps_line(first)} against {dumps_line(second)}"]


def attempt(play: Play, action: JsonObject) -> tuple[Play | None, tuple[str, ...]]:
    """Apply an action, or return the codes of the refusal."""
    try:
        return play.apply(action), ()
    except Refused as refused:
        return None, refused.codes


def compare_positions(first: Play, second: Play, players: int) -> list[str]:
    """Compare two games at the same point: state, legal actions, every seat's view, result."""
    differences = differing_keys(first.state(), second.state(), "state")
    differences += differing_keys(list(first.legal()), list(second.legal()), "legal")
    for seat in range(players):
        differences += differing_keys(
            first.observe(seat), second.observe(seat), f"observation of seat {seat}"
        )
    return differences + differing_keys(first.result(), second.result(), "result")


def last_played(play: Play) -> list[int]:
    """Return the Region that each seat played last, 0 before the first round."""
    state = play.state()
    players = state["players"]
    assert isinstance(players, list)
    played = [player["regions"] for player in players if isinstance(player, dict)]
    lasts = [regions[-1] if isinstance(regions, list) and regions else 0 for regions in played]
    return [last if isinstance(last, int) else 0 for last in lasts]


def compare_game(
    implementations: tuple[Implementation, Implementation],
    setup: JsonObject,
    generator: random.Random,
    *,
    meddling: float = SOMETIMES,
) -> tuple[list[JsonObject], list[str]]:
    """Play one game to its end in both implementations; return its actions and the first differences."""
    plays = (implementations[0].begin(setup), implementations[1].begin(setup))
    players = setup["players"]
    assert isinstance(players, int)
    player = Player(generator, hoards=generator.random() < 0.5)
    actions: list[JsonObject] = []
    while True:
        differences = compare_positions(*plays, players)
        legal = plays[0].legal()
        if differences:
            return actions, differences
        if generator.random() < meddling:
            meddled = sample_meddling(generator, players, legal)
            codes = [attempt(play, meddled)[1] for play in plays]
            if codes[0] != codes[1]:
                return [*actions, meddled], [f"refusal: {list(codes[0])} against {list(codes[1])}"]
        if not legal:
            return actions, []
        action = player.choose(legal, last_played(plays[0]))
        actions.append(action)
        after = [attempt(play, action) for play in plays]
        first, second = after[0][0], after[1][0]
        if first is None or second is None:
            return actions, [f"a legal action was refused: {list(after[0][1])} against {list(after[1][1])}"]
        plays = (first, second)


def shrink_game(
    implementations: tuple[Implementation, Implementation], setup: JsonObject, seed: int, number: int
) -> tuple[JsonObject, list[JsonObject], list[str]]:
    """Look for a shorter game that disagrees: default readings one by one, fewer players, the standard variant."""
    from faraway.game.readings import DEFAULT_VALUES  # noqa: PLC0415  only wanted when something is wrong

    def outcome(candidate: JsonObject) -> tuple[list[JsonObject], list[str]]:
        return compare_game(implementations, candidate, sample_generator(seed, "shrink", number))

    best, (actions, differences) = setup, outcome(setup)
    readings = setup["readings"]
    assert isinstance(readings, dict)
    candidates: list[JsonObject] = [{"variant": "standard"}]
    candidates += [{"players": count} for count in range(2, 6)]
    for change in candidates:
        tried = outcome({**best, **change})
        if tried[1] and (not differences or len(tried[0]) <= len(actions)):
            best, (actions, differences) = {**best, **change}, tried
    for name, value in DEFAULT_VALUES.items():
        kept = best["readings"]
        assert isinstance(kept, dict)
        candidate: JsonObject = {**best, "readings": {**kept, name: value}}
        tried = outcome(candidate)
        if tried[1]:
            best, (actions, differences) = candidate, tried
    return best, actions, differences


def compare_games(
    implementations: tuple[Implementation, Implementation], seed: int, first: int, count: int
) -> tuple[Disagreement, ...]:
    """Compare a run of numbered games."""
    found: list[Disagreement] = []
    for number in range(first, first + count):
        generator = sample_generator(seed, "game", number)
        setup = sample_setup(generator)
        actions, differences = compare_game(implementations, setup, generator)
        if differences:
            small, small_actions, small_differences = shrink_game(implementations, setup, seed, number)
            if small_differences:
                setup, actions, differences = small, small_actions, small_differences
            transcript: JsonObject = {
                "format": "faraway-transcript-1",
                **setup,
                "actions": list(actions),
                "result": None,
            }
            names = " and ".join(implementation.name for implementation in implementations)
            found.append(
                Disagreement(
                    case=f"game {number} of seed {seed}: {names} differ after {len(actions)} actions",
                    detail="\n".join(differences[:20]),
                    replay=dumps_line(transcript),
                )
            )
    return tuple(found)
