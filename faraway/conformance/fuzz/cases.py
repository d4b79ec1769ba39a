"""Random cases: tableaux, questions about one rule and whole games, with the reference's answers."""

from collections.abc import Iterator, Mapping
from random import Random

from attrs import evolve

from faraway.cards.catalogue import CATALOGUE
from faraway.conformance.reference.in_process import prepare
from faraway.conformance.suite.documents import Json, JsonObject
from faraway.conformance.suite.vectors import ExpectAnswer, Provenance, Vector
from faraway.game import apply_action, legal_actions, new_game
from faraway.game.player import Phase
from faraway.game.readings import Readings
from faraway.game.record import STANDARD_RULES
from faraway.game.setup import Setup, Variant, shuffled_decks
from faraway.io import dump
from faraway.play.loop import shuffled
from faraway.scoring.tableau import ascents

REGIONS = tuple(int(region.duration) for region in CATALOGUE.regions)
SANCTUARIES = tuple(str(sanctuary.id) for sanctuary in CATALOGUE.sanctuaries)
CLAUSES = {
    "score": ("SCORE-2", "SCORE-6", "SANCT-2", "WIN-1"),
    "rank": ("WIN-2", "WIN-3", "WIN-4"),
    "due": ("FIND-1", "FIND-4", "FIND-5"),
    "draw": ("FIND-7", "FIND-8"),
    "market": ("END-10", "END-11", "END-12"),
    "play": ("ROUND-2", "EXPLORE-3", "FIND-6", "END-1", "END-4"),
}
LEVEL_OF = {"score": 2, "rank": 3, "due": 3, "draw": 3, "market": 3, "play": 4}


def fresh_cases(
    chance: Random, levels: frozenset[int], played: Mapping[str, tuple[str, ...]]
) -> Iterator[Vector]:
    """Generate cases without end: mostly tableaux, some questions about one rule, a few games."""
    makers = {
        "score": fresh_tableau,
        "rank": _fresh_ranking,
        "due": _fresh_finding,
        "draw": _fresh_drawing,
        "market": _fresh_market,
    }
    weights = {"score": 30, "rank": 3, "due": 3, "draw": 3, "market": 3, "play": 1}
    kinds = [kind for kind in weights if LEVEL_OF[kind] in levels]
    number = 0
    while kinds:
        number += 1
        kind = chance.choices(kinds, [weights[kind] for kind in kinds])[0]
        readings = {name: chance.choice(values) for name, values in played.items()}
        request = fresh_game(chance, readings) if kind == "play" else makers[kind](chance)
        yield case_of(f"fresh-{number}", request, readings)


def case_of(name: str, request: JsonObject, readings: Mapping[str, str]) -> Vector:
    """Return a vector that expects the reference's answer to this request."""
    kind = str(request["request"])
    level = LEVEL_OF[kind]
    vector = Vector(
        id=name,
        topic="fresh",
        level=level,
        clauses=CLAUSES[kind],
        why="A fresh case on which a port and the reference disagreed.",
        tags=("fresh",),
        provenance=Provenance.SHRUNK,
        readings={} if level == 2 else {name: (value,) for name, value in readings.items()},
        requests=(request,),
        expect=ExpectAnswer({}),
    )
    replies = prepare(vector).replies(STANDARD_RULES)
    answer = replies[0].answer if replies else None
    if not isinstance(answer, dict):
        raise TypeError(f"the reference refuses its own case {request}")
    return evolve(vector, expect=ExpectAnswer(answer))


def fresh_tableau(chance: Random) -> JsonObject:
    """Generate a reachable tableau; half of them ascend, so that many Sanctuaries occur."""
    regions = chance.sample(REGIONS, 8)
    if chance.random() < 0.5:
        cut = chance.randrange(8)
        regions = sorted(regions[:cut]) + sorted(regions[cut:])
    count = chance.randint(0, ascents(regions))
    return {"request": "score", "regions": [*regions], "sanctuaries": [*chance.sample(SANCTUARIES, count)]}


def _fresh_ranking(chance: Random) -> JsonObject:
    players = chance.randint(2, 6)
    deck = chance.sample(REGIONS, 10 * players)
    sanctuaries = chance.sample(SANCTUARIES, 7 * players)
    totals = [chance.randint(0, 3) for _ in range(players)]
    return {
        "request": "rank",
        "players": [
            {
                "total": totals[seat],
                "regions": [*deck[10 * seat : 10 * seat + 8]],
                "sanctuaries": [*sanctuaries[7 * seat : 7 * seat + chance.randint(0, 7)]],
                "hand": [*sorted(deck[10 * seat + 8 : 10 * seat + 10])],
            }
            for seat in range(players)
        ],
    }


def _fresh_finding(chance: Random) -> JsonObject:
    players, rounds = chance.randint(2, 6), chance.randint(1, 8)
    deck = chance.sample(REGIONS, rounds * players)
    sanctuaries = chance.sample(SANCTUARIES, 7 * players)
    return {
        "request": "due",
        "players": [
            {
                "regions": [*deck[rounds * seat : rounds * seat + rounds]],
                "sanctuaries": [*sanctuaries[7 * seat : 7 * seat + chance.randint(0, rounds - 1)]],
            }
            for seat in range(players)
        ],
    }


def _fresh_drawing(chance: Random) -> JsonObject:
    players = chance.randint(2, 6)
    plain = [region for region in REGIONS if region > 1 and not CATALOGUE.region_of[region].clues]
    due = [chance.choice((0, 1, 1, 2, 3, 5)) for _ in range(players)]
    return {
        "request": "draw",
        "played": [*chance.sample(plain, players)],
        "due": [*due],
        "sanctuary_deck": [*chance.sample(SANCTUARIES, min(45, chance.randint(0, 2 * sum(due) + 2)))],
    }


def _fresh_market(chance: Random) -> JsonObject:
    players, number = chance.randint(2, 6), chance.randint(1, 8)
    regions = chance.sample(REGIONS, 40)
    left = players + 1 if number == 8 else 1
    return {
        "request": "market",
        "players": players,
        "round": number,
        "market": [*sorted(regions[:left])],
        "region_deck": [*regions[10 : 10 + chance.randint(0, 2 * players)]],
        "removed": [*sorted(regions[30:34])],
    }


def fresh_game(chance: Random, readings: Mapping[str, str], players: int | None = None) -> JsonObject:
    """Play a random game and request every step of it."""
    decks = shuffled_decks(chance.getrandbits(32), CATALOGUE)
    setup = Setup(
        players=players or chance.randint(2, 6),
        variant=chance.choice((Variant.STANDARD, Variant.STANDARD, Variant.ADVANCED)),
        readings=Readings.of(readings),
        region_deck=decks.regions,
        sanctuary_deck=decks.sanctuaries,
    )
    state = new_game(setup)
    actions: list[Json] = []
    while state.phase is not Phase.OVER:
        action = shuffled(chance.choice(legal_actions(state)), chance)
        state = apply_action(state, action)
        actions.append(dump(action))
    return {
        "request": "play",
        "setup": {key: value for key, value in dump(setup).items() if key != "readings"},
        "actions": actions,
        "show": [*chance.choice((("state", "legal"), ("state", "result"), ("observations",)))],
        "after": "every",
    }
