"""Shrink a failing case to the smallest one that still fails."""

from collections.abc import Callable, Iterator
from random import Random

from faraway.conformance.fuzz.cases import case_of, fresh_game
from faraway.conformance.suite.documents import Json, JsonObject, as_list, as_object
from faraway.conformance.suite.vectors import Vector
from faraway.conformance.verdict.outcome import Outcome, Verdict
from faraway.scoring.tableau import ascents

Ask = Callable[[Vector], Outcome]

PLAIN_REGIONS = (1, 2, 4, 7, 6, 8, 12, 3, 5, 9)
SMALL_GAMES_TRIED = 12


def shrink(outcome: Outcome, ask: Ask, name: str, *, bench: bool = True) -> Outcome:
    """Ask smaller cases as long as the port fails them, bench questions only if it claims them; return the last failure."""
    readings = {reading: values[0] for reading, values in outcome.vector.readings.items()}
    smallest = outcome
    progress = True
    while progress:
        progress = False
        for request in _smaller(smallest.vector.requests[0], smallest, readings, bench=bench):
            tried = ask(case_of(name, request, readings))
            if tried.verdict in (Verdict.FAILED, Verdict.FAULT):
                smallest, progress = tried, True
                break
    return smallest


def _smaller(
    request: JsonObject, outcome: Outcome, readings: dict[str, str], *, bench: bool
) -> Iterator[JsonObject]:
    match request["request"]:
        case "score":
            return _smaller_tableaux(request)
        case "play":
            return _smaller_games(request, outcome, readings)
        case "rank" | "due" if bench:
            return _fewer_players(request)
        case _:
            return iter(())


def _smaller_tableaux(request: JsonObject) -> Iterator[JsonObject]:
    """Remove a Sanctuary, or replace a Region by a plainer one."""
    regions, sanctuaries = as_list(request["regions"]), as_list(request["sanctuaries"])
    for shorter in _without_one(sanctuaries):
        yield {**request, "sanctuaries": shorter}
    for position, region in enumerate(regions):
        rank = _plainness(region)
        for plain in PLAIN_REGIONS[:rank]:
            if plain not in regions:
                changed = [*regions[:position], plain, *regions[position + 1 :]]
                if len(sanctuaries) <= ascents(entry for entry in changed if isinstance(entry, int)):
                    yield {**request, "regions": [*changed]}


def _plainness(region: Json) -> int:
    return PLAIN_REGIONS.index(region) if region in PLAIN_REGIONS else len(PLAIN_REGIONS)


def _smaller_games(request: JsonObject, outcome: Outcome, readings: dict[str, str]) -> Iterator[JsonObject]:
    """Try games of fewer players, stop at the first wrong step, and show only its wrong part."""
    if request["after"] != "every":
        return
    actions, show = as_list(request["actions"]), as_list(request["show"])
    chance = Random(len(actions))  # noqa: S311  a search that can be repeated
    for fewer in range(2, _players(request)):
        for _ in range(SMALL_GAMES_TRIED):
            yield fresh_game(chance, readings, fewer)
    wrong = [difference.path.split("/") for difference in outcome.differences]
    steps = [(int(path[2]), path[3]) for path in wrong if len(path) > 3 and path[2].isdigit()]
    if steps:
        first, shown = min(steps)
        if first < len(actions):
            yield {**request, "actions": actions[:first]}
        if len(show) > 1:
            yield {**request, "show": [shown]}
    yield {**request, "after": "last"}


def _players(request: JsonObject) -> int:
    number = as_object(request["setup"]).get("players")
    return number if isinstance(number, int) else 0


def _fewer_players(request: JsonObject) -> Iterator[JsonObject]:
    players = as_list(request["players"])
    fewest = 2 if request["request"] == "rank" else 1
    if len(players) > fewest:
        for fewer in _without_one(players):
            yield {**request, "players": fewer}


def _without_one(entries: list[Json]) -> Iterator[list[Json]]:
    return (entries[:position] + entries[position + 1 :] for position in range(len(entries)))
