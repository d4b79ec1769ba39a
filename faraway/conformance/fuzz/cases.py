"""Random cases: tableaux, questions about one rule and whole games, with the reference's answers.

The games visit rare situations first. A port that claims no bench questions is asked about single rules as they occur in them.
"""

from collections.abc import Container, Iterator, Mapping
from random import Random

from attrs import evolve

from faraway.cards.catalogue import CATALOGUE
from faraway.conformance.derived.names import CLAUSES_OF_ROUNDS
from faraway.conformance.derived.rounds import occurrences
from faraway.conformance.exchange.handshake import PortIdentity
from faraway.conformance.fuzz.steering import Steering
from faraway.conformance.reference.in_process import prepare
from faraway.conformance.runner.questions import reason_not_claimed
from faraway.conformance.suite.documents import JsonObject
from faraway.conformance.suite.vectors import ExpectAnswer, Provenance, Vector
from faraway.game.readings import Readings
from faraway.game.record import STANDARD_RULES
from faraway.game.setup import Setup, Variant, shuffled_decks
from faraway.io import dump
from faraway.play.loop import Game, at_random, play_game
from faraway.scoring.tableau import ascents

REGIONS = tuple(int(region.duration) for region in CATALOGUE.regions)
SANCTUARIES = tuple(str(sanctuary.id) for sanctuary in CATALOGUE.sanctuaries)
CLAUSES = {
    **CLAUSES_OF_ROUNDS,
    "score": ("SCORE-2", "SCORE-6", "SANCT-2", "WIN-1"),
    "play": ("ROUND-2", "EXPLORE-3", "FIND-6", "END-1", "END-4"),
}
LEVEL_OF = {"score": 2, **dict.fromkeys(CLAUSES_OF_ROUNDS, 3), "play": 4}
IN_PLAY = "round"
"""Stands for any question about one rule that occurs in a game."""


def claimed_cases(chance: Random, levels: frozenset[int], identity: PortIdentity) -> Iterator[Vector]:
    """Generate cases of what a port claims, without end."""
    for case in fresh_cases(chance, levels, identity):
        if not reason_not_claimed(case, identity):
            yield case


def fresh_cases(chance: Random, levels: frozenset[int], identity: PortIdentity) -> Iterator[Vector]:
    """Generate cases without end: mostly tableaux, some questions about one rule, a few games."""
    offered = levels & frozenset(identity.levels)
    makers = {
        "score": fresh_tableau,
        "rank": _fresh_ranking,
        "due": _fresh_finding,
        "draw": _fresh_drawing,
        "market": _fresh_market,
    }
    rounds = {"rank": 3, "due": 3, "draw": 3, "market": 3} if identity.bench else {IN_PLAY: 12}
    weights = {"score": 30, **rounds, "play": 1}
    asked = [kind for kind in LEVEL_OF if LEVEL_OF[kind] in offered and kind in identity.requests]
    kinds = [
        kind for kind in weights if kind in asked or (kind == IN_PLAY and {*asked} & {*CLAUSES_OF_ROUNDS})
    ]
    steering = Steering(chance, identity.players, identity.variants)
    waiting: list[tuple[JsonObject, Mapping[str, str]]] = []
    number = 0
    while kinds:
        number += 1
        kind = chance.choices(kinds, [weights[kind] for kind in kinds])[0]
        readings: Mapping[str, str] = {
            name: chance.choice(values) for name, values in identity.readings.items()
        }
        if kind == IN_PLAY:
            waiting = waiting or [*_occurring(steering.game(readings), readings, asked, chance)]
            request, readings = waiting.pop()
        elif kind == "play":
            request = request_of(steering.game(readings), chance)
        else:
            request = makers[kind](chance)
        yield case_of(f"fresh-{number}", request, readings)


def _occurring(
    game: Game, readings: Mapping[str, str], asked: Container[str], chance: Random
) -> Iterator[tuple[JsonObject, Mapping[str, str]]]:
    """Yield one question of each kind that occurs in a game and is asked, in any order."""
    found: dict[str, list[JsonObject]] = {}
    for each in occurrences(game):
        if each.kind in asked:
            found.setdefault(each.kind, []).append(each.request)
    for kind in chance.sample(sorted(found), len(found)):
        yield chance.choice(found[kind]), readings


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
    return request_of(play_game(setup, at_random(chance)), chance)


def request_of(game: Game, chance: Random) -> JsonObject:
    """Request every step of a game."""
    return {
        "request": "play",
        "setup": {key: value for key, value in dump(game.setup).items() if key != "readings"},
        "actions": [dump(action) for action in game.actions],
        "show": [*chance.choice((("state", "legal"), ("state", "result"), ("observations",)))],
        "after": "every",
    }
