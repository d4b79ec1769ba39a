"""What a port claims decides what it is asked; a port that declares nothing is asked what it has always been asked."""

import hashlib
import json
import re
from itertools import islice
from pathlib import Path
from random import Random

import pytest
from attrs import evolve

from faraway.conformance.derived.games import derive
from faraway.conformance.exchange.claims import (
    PLAYERS,
    READING_DEFAULTS,
    REQUESTS,
    Depth,
    RankForm,
    ScoreForm,
)
from faraway.conformance.exchange.handshake import PROTOCOL, PortIdentity, load_identity, played_values
from faraway.conformance.fuzz.cases import claimed_cases
from faraway.conformance.reference.in_process import REFERENCE_IDENTITY
from faraway.conformance.runner.questions import (
    Completion,
    questions,
    reason_not_asked,
    reason_not_claimed,
    region_facts,
    sanctuary_facts,
)
from faraway.conformance.suite.documents import Json, JsonObject
from faraway.conformance.suite.facets import kinds_of, player_counts_of, variants_of
from faraway.conformance.suite.vectors import Vector, shipped_suite
from faraway.conformance.verdict.words import claims_in_words
from faraway.game.readings import READING_VALUES
from tests.faraway.conformance.examples import shipped_vector

RECORDED = json.loads((Path(__file__).parent / "questions_of_suite_1_1_0.json").read_text())
BARE: JsonObject = {
    "protocol": PROTOCOL,
    "name": "mine",
    "version": "1",
    "language": "C",
    "levels": [1, 2, 3, 4, 5],
    "readings": {},
}


def identity_of(hello: JsonObject) -> PortIdentity:
    identity = load_identity(hello)
    assert isinstance(identity, PortIdentity), identity
    return identity


def claiming(**claims: Json) -> PortIdentity:
    return identity_of({**BARE, **claims})


def asked_of(identity: PortIdentity) -> list[Vector]:
    return [vector for vector in shipped_suite().vectors if not reason_not_asked(vector, identity)]


def digest(*parts: bytes) -> str:
    return hashlib.sha256(b"\n".join(parts)).hexdigest()[:16]


def content_of(vector: Vector) -> str:
    readings = {name: list(values) for name, values in vector.readings.items()}
    return digest(json.dumps([vector.requests, vector.line, readings], sort_keys=True).encode())


@pytest.mark.parametrize("port", ["javascript", "c"])
def test_a_port_that_declares_nothing_is_asked_byte_for_byte_what_suite_1_1_0_asked(port: str) -> None:
    identity = identity_of(RECORDED["hello"][port])
    column = 1 + list(RECORDED["hello"]).index(port)
    recorded = RECORDED["vectors"]
    same = [
        vector
        for vector in shipped_suite().vectors
        if vector.id in recorded and recorded[vector.id][0] == content_of(vector)
    ]
    assert len(same) > 600
    lines: dict[int, dict[int, bytes]] = {}
    numbered = [
        (index, vector) for index, vector in enumerate(same) if not reason_not_asked(vector, identity)
    ]
    for question in questions(numbered, identity, sanctuary_facts()):
        line = question.ticket.line
        for index, position in question.answers:
            lines.setdefault(index, {})[position] = re.sub(rb'^{"id":\d+,', b'{"id":0,', line)
    found = {
        vector.id: digest(*(lines[index][each] for each in sorted(lines[index]))) if index in lines else None
        for index, vector in enumerate(same)
    }
    assert found == {vector.id: recorded[vector.id][column] for vector in same}


def test_the_frozen_defaults_are_the_readings_and_requests_of_the_first_day() -> None:
    assert set(READING_DEFAULTS) <= set(READING_VALUES)
    assert all(value in READING_VALUES[name] for name, value in READING_DEFAULTS.items())
    recorded = RECORDED["hello"]["javascript"]["readings"]  # the default first, as the page lists them
    assert {name: values[0] for name, values in recorded.items()} == READING_DEFAULTS
    assert len(READING_DEFAULTS) == len(REQUESTS) == 12
    assert played_values({}) == {name: (value,) for name, value in READING_DEFAULTS.items()}


def test_a_later_reading_is_sent_only_to_a_port_that_names_it(monkeypatch: pytest.MonkeyPatch) -> None:
    later = {**READING_VALUES, "weather": ("fine", "rain")}
    monkeypatch.setattr("faraway.conformance.exchange.handshake.READING_VALUES", later)
    silent, naming = claiming(), claiming(readings={"weather": ["rain"]})
    request: JsonObject = {"request": "turn-order", "players": []}
    assert "weather" not in json.loads(Completion(silent, {}).line(1, request, {}))["readings"]
    assert json.loads(Completion(naming, {}).line(1, request, {}))["readings"]["weather"] == "rain"
    vector = evolve(shipped_vector("turn-order-lowest-first"), readings={"weather": ("fine", "rain")})
    assert reason_not_asked(vector, silent) == "the port does not play weather=fine or rain"
    assert reason_not_asked(vector, naming) == ""


def test_claims_are_read_in_the_order_of_the_protocol_and_written_again() -> None:
    identity = claiming(
        requests=["rank", "score", "score"],
        variants=["standard"],
        players=[4, 2],
        depth="outcome",
        score="total",
        rank="winners",
        bench=True,
        region_facts=True,
    )
    assert identity.requests == ("score", "rank")
    assert identity.players == (2, 4)
    assert (identity.depth, identity.score, identity.rank) == (
        Depth.OUTCOME,
        ScoreForm.TOTAL,
        RankForm.WINNERS,
    )
    assert identity_of(identity.to_json()) == identity
    assert identity.declared == ("requests", "variants", "players", "depth", "score", "rank", "bench")


def test_what_holds_anyway_need_not_be_declared_and_is_not_repeated() -> None:
    wordy = claiming(
        requests=[*REQUESTS],
        variants=["advanced", "standard"],
        players=[*PLAYERS],
        depth="state",
        score="cards",
        rank="ranks",
    )
    assert wordy == claiming()
    assert set(wordy.to_json()) == set(BARE)
    assert wordy.declared == ()


@pytest.mark.parametrize(
    ("claims", "reason"),
    [
        ({"requests": []}, '"requests" must be a list'),
        ({"requests": ["juggle"]}, "\"requests\" has no 'juggle'"),
        ({"variants": "standard"}, '"variants" must be a list'),
        ({"variants": ["solo"]}, "\"variants\" has no 'solo'"),
        ({"players": [1]}, '"players" has no 1'),
        ({"players": [True]}, '"players" has no True'),
        ({"depth": "deep"}, '"depth" must be "state" or "outcome"'),
        ({"score": 3}, '"score" must be "cards" or "total"'),
        ({"rank": None}, '"rank" must be "ranks" or "winners"'),
        ({"region_facts": "yes"}, '"region_facts" must be true or false'),
        ({"bench": 1}, '"bench" must be true or false'),
    ],
)
def test_a_bad_claim_is_reported_in_plain_words(claims: JsonObject, reason: str) -> None:
    problems = load_identity({**BARE, **claims})
    assert isinstance(problems, tuple)
    assert reason in "; ".join(problems)


def test_a_request_that_is_not_claimed_is_not_asked_and_says_so() -> None:
    identity = claiming(requests=["score", "rank"], bench=True)
    assert {kind for vector in asked_of(identity) if vector.level < 5 for kind in kinds_of(vector)} == {
        "score",
        "rank",
    }
    reason = reason_not_claimed(shipped_vector("turn-order-lowest-first"), identity)
    assert reason == "the port does not claim to answer turn-order"
    invalid = {kind for vector in asked_of(identity) if vector.level == 5 for kind in kinds_of(vector)}
    assert invalid == {"score", "7", "None", "juggle"}, "an invalid request is nobody's claim, a bad play is"


def test_variants_and_numbers_of_players_that_are_not_claimed_are_not_asked() -> None:
    plain = claiming(variants=["standard"])
    assert {name for vector in asked_of(plain) for name in variants_of(vector)} == {"standard", "solo"}
    few = claiming(players=[2, 3])
    counts = {count for vector in asked_of(few) for count in player_counts_of(vector)}
    assert counts == {1, 2, 3, 7}, "one and seven players are invalid requests"
    advanced = next(vector for vector in shipped_suite().vectors if "advanced" in variants_of(vector))
    assert reason_not_claimed(advanced, plain) == "the port does not claim to play the variant advanced"
    six = next(vector for vector in shipped_suite().vectors if player_counts_of(vector) == (6,))
    assert "to play with players: 6" in reason_not_claimed(six, few)


def test_every_level_remains_for_a_port_without_the_advanced_variant() -> None:
    assert {vector.level for vector in asked_of(claiming(variants=["standard"]))} == {1, 2, 3, 4, 5}


@pytest.mark.long
def test_fuzzing_asks_what_is_claimed() -> None:
    identity = claiming(requests=["rank", "play"], players=[5], variants=["advanced"])
    cases = list(islice(claimed_cases(Random(1), frozenset({2, 3, 4}), identity), 40))
    assert {kind for case in cases for kind in kinds_of(case)} == {"rank", "play"}
    assert {count for case in cases for count in player_counts_of(case)} == {5}
    assert list(claimed_cases(Random(1), frozenset({2, 3, 4}), claiming(requests=["catalogue"]))) == []


def test_region_facts_come_on_request_with_the_regions_that_a_request_names() -> None:
    asking = Completion(evolve(REFERENCE_IDENTITY, region_facts=True), sanctuary_facts())
    due: JsonObject = {"request": "due", "players": [{"regions": [3, 9], "sanctuaries": ["city-clue"]}]}
    line = json.loads(asking.line(1, due, {}))
    assert [card["duration"] for card in line["region_cards"]] == [3, 9]
    assert line["region_cards"][0] == region_facts()[3]
    action: JsonObject = {"type": "explore", "seat": 0, "region": 7}
    play: JsonObject = {
        "request": "play",
        "setup": {"players": 2, "region_deck": [5, 69]},
        "actions": [action],
    }
    assert [card["duration"] for card in json.loads(asking.line(1, play, {}))["region_cards"]] == [5, 7]
    leftovers: JsonObject = {"request": "leftovers", "drawn": [], "placed": None, "sanctuary_deck": []}
    assert "region_cards" not in json.loads(asking.line(1, leftovers, {}))
    silent = Completion(REFERENCE_IDENTITY, sanctuary_facts())
    assert "region_cards" not in json.loads(silent.line(1, due, {}))


def test_a_port_that_declares_a_claim_is_asked_bench_questions_only_if_it_claims_them() -> None:
    bench = shipped_vector("rank-tie-for-first")
    assert reason_not_claimed(bench, claiming()) == ""
    assert reason_not_claimed(bench, claiming(bench=True)) == ""
    assert reason_not_claimed(bench, claiming(requests=["rank"], bench=True)) == ""
    for silent in (claiming(bench=False), claiming(requests=["rank"]), claiming(depth="outcome")):
        assert reason_not_claimed(bench, silent) == "the port does not claim to answer bench questions"
    neither = reason_not_claimed(bench, claiming(requests=["score"]))
    assert neither == "the port does not claim to answer bench questions, to answer rank"


def test_the_claim_of_bench_questions_is_stated_where_it_does_not_follow_from_the_others() -> None:
    assert claiming(bench=True) == claiming()
    assert "bench" not in claiming(requests=["rank"]).to_json()
    for claims in ({"bench": False}, {"requests": ["rank"], "bench": True}, {"players": [2], "bench": False}):
        assert identity_of(claiming(**claims).to_json()) == claiming(**claims)
    assert claiming(bench=False).declared == ("bench",)
    assert claims_in_words(claiming(bench=False)) == "no bench questions"
    assert claims_in_words(claiming(requests=["score"], levels=[2])) == "level 2; requests score"


@pytest.mark.long
def test_what_a_port_is_not_asked_at_the_bench_it_is_asked_as_it_occurs_in_play() -> None:
    assert {kinds_of(vector) for vector in asked_of(claiming(bench=False)) if vector.level == 3} == {
        ("due",),
        ("turn-order",),
        ("set-up",),
        ("rank",),
    }
    kinds = {kind for vector in derive(claiming(bench=False)) for kind in kinds_of(vector)}
    assert kinds == {*REQUESTS} - {"catalogue", "score", "perft"}
