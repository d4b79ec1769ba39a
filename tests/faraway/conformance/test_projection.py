"""Only what a port claims to know is compared, on both sides, and nothing less."""

from collections.abc import Callable

import pytest
from attrs import evolve

from faraway.conformance.exchange.claims import Depth, RankForm, ScoreForm
from faraway.conformance.exchange.handshake import PortIdentity
from faraway.conformance.exchange.wire import Reply
from faraway.conformance.reference.in_process import REFERENCE_IDENTITY, prepare
from faraway.conformance.suite.documents import Json, JsonObject, as_list, as_object
from faraway.conformance.suite.facets import kinds_of
from faraway.conformance.suite.vectors import ExpectAnswer, ExpectRelation, Vector, shipped_suite
from faraway.conformance.verdict.judge import judge
from faraway.conformance.verdict.projection import projected
from faraway.game.record import STANDARD_RULES
from tests.faraway.conformance.examples import shipped_vector
from tests.faraway.conformance.test_suite import wire_validator

OUTCOME = evolve(REFERENCE_IDENTITY, depth=Depth.OUTCOME)
TOTAL = evolve(REFERENCE_IDENTITY, score=ScoreForm.TOTAL)
WINNERS = evolve(REFERENCE_IDENTITY, rank=RankForm.WINNERS)
GAMES = [
    vector
    for vector in shipped_suite().vectors
    if vector.level == 4 and isinstance(vector.expect, ExpectAnswer) and kinds_of(vector) == ("play",)
]


def right_answer(vector: Vector) -> JsonObject:
    assert isinstance(vector.expect, ExpectAnswer)
    return vector.expect.answer


def changed_everywhere(answer: JsonObject, change: Callable[[JsonObject], JsonObject]) -> JsonObject:
    """Change every state and every observation of a game."""
    steps: list[Json] = []
    for entry in as_list(answer["steps"]):
        step = as_object(entry)
        shown = dict(step)
        if "state" in step:
            shown["state"] = change(as_object(step["state"]))
        if "observations" in step:
            shown["observations"] = [change(as_object(view)) for view in as_list(step["observations"])]
        steps.append(shown)
    return {**answer, "steps": steps}


def test_a_projected_answer_is_right_to_the_judge_and_stays_what_it_is() -> None:
    for identity in (OUTCOME, TOTAL, WINNERS, evolve(OUTCOME, rank=RankForm.WINNERS)):
        for vector in shipped_suite().vectors:
            if isinstance(vector.expect, ExpectAnswer):
                (kind,) = kinds_of(vector)
                small = projected(vector.expect.answer, kind, identity)
                assert projected(small, kind, identity) == small
                assert judge(vector, [Reply(small)], identity) == ()
                assert judge(vector, [Reply(vector.expect.answer)], identity) == ()


def test_whole_answers_are_compared_for_a_port_that_declares_nothing() -> None:
    for vector in (*GAMES, shipped_vector("per-clue")):
        answer = right_answer(vector)
        assert projected(answer, kinds_of(vector)[0], REFERENCE_IDENTITY) == answer
        assert projected(answer, kinds_of(vector)[0], None) is answer


def a_moment_early(shown: JsonObject) -> JsonObject:
    """Clear piles early and leave decks in another order: nobody chooses by them."""
    changed: JsonObject = {**shown, "removed": [], "one_by_one": not shown["one_by_one"]}
    for key in ("region_deck", "sanctuary_deck"):
        deck = shown[key]
        changed[key] = deck[::-1] if isinstance(deck, list) else 0
    if shown["round"] == 8 or shown["phase"] not in {"explore", "take"}:
        changed["market"] = []
    return changed


def test_an_outcome_ignores_when_a_pile_is_cleared_and_how_a_deck_lies() -> None:
    seen_at_depth_state = 0
    for vector in GAMES:
        answer = changed_everywhere(right_answer(vector), a_moment_early)
        assert judge(vector, [Reply(answer)], OUTCOME) == (), vector.id
        seen_at_depth_state += bool(judge(vector, [Reply(answer)], REFERENCE_IDENTITY))
    assert seen_at_depth_state > 20


def without_market(shown: JsonObject) -> JsonObject:
    return {**shown, "market": []}


def without_sanctuaries(shown: JsonObject) -> JsonObject:
    players = [{**as_object(player), "sanctuaries": []} for player in as_list(shown["players"])]
    return {**shown, "players": [*players]}


def with_another_turn(shown: JsonObject) -> JsonObject:
    return {**shown, "turn": None if isinstance(shown["turn"], int) else 0}


@pytest.mark.parametrize("fault", [without_market, without_sanctuaries, with_another_turn])
def test_an_outcome_still_shows_what_is_public(fault: Callable[[JsonObject], JsonObject]) -> None:
    caught = [
        vector.id
        for vector in GAMES
        if judge(vector, [Reply(changed_everywhere(right_answer(vector), fault))], OUTCOME)
    ]
    assert len(caught) > 10


def test_an_outcome_still_compares_decisions_results_and_refusals() -> None:
    vector = shipped_vector("shortage-without-the-laggard-ends")
    steps = as_list(right_answer(vector)["steps"])
    last = as_object(steps[-1])
    assert judge(vector, [Reply({"steps": [*steps[:-1], {**last, "error": {}}]})], OUTCOME)
    decided = next(
        game
        for game in GAMES
        if any("legal" in as_object(step) for step in as_list(right_answer(game)["steps"]))
    )
    fewer = [
        {**as_object(step), "legal": as_list(as_object(step)["legal"])[1:]}
        if "legal" in as_object(step)
        else step
        for step in as_list(right_answer(decided)["steps"])
    ]
    assert judge(decided, [Reply({"steps": [*fewer]})], OUTCOME)


def test_of_an_illegal_action_an_outcome_compares_that_it_is_refused_not_the_code() -> None:
    vector = next(game for game in GAMES if "illegal" in game.tags)
    steps = as_list(right_answer(vector)["steps"])
    (place,) = [place for place, step in enumerate(steps) if "error" in as_object(step)][:1]
    other: list[Json] = [*steps]
    other[place] = {"error": {"code": "no", "message": "not so"}}
    assert judge(vector, [Reply({"steps": other})], OUTCOME) == ()
    assert judge(vector, [Reply({"steps": other})], REFERENCE_IDENTITY)
    other[place] = {"state": {}}
    assert judge(vector, [Reply({"steps": other})], OUTCOME)


def test_drawn_sanctuaries_that_a_port_shows_too_early_are_a_difference() -> None:
    vector = next(game for game in GAMES if "observations" in str(game.requests[0]["show"]))

    def leaking(view: JsonObject) -> JsonObject:
        players: list[Json] = [
            {**as_object(player), "drawn": ["city-clue"]} for player in as_list(view["players"])
        ]
        return {**view, "players": players}

    leaked = changed_everywhere(right_answer(vector), leaking)
    assert any("drawn" in each.path for each in judge(vector, [Reply(leaked)], OUTCOME))


def test_a_total_is_enough_for_a_port_that_claims_no_more() -> None:
    vector = shipped_vector("per-clue")
    total = right_answer(vector)["total"]
    assert isinstance(total, int)
    assert judge(vector, [Reply({"total": total})], TOTAL) == ()
    assert judge(vector, [Reply({"total": total + 1})], TOTAL)
    assert judge(vector, [Reply({})], TOTAL)
    assert judge(vector, [Reply({"total": total})], REFERENCE_IDENTITY)


def test_the_winners_are_enough_for_a_port_that_claims_no_more() -> None:
    vector = shipped_vector("rank-three-lead-first-only")
    assert judge(vector, [Reply({"winners": [0, 1, 2]})], WINNERS) != judge(vector, [Reply({})], WINNERS)
    ranks = as_list(right_answer(vector)["ranks"])
    first: list[Json] = [seat for seat, rank in enumerate(ranks) if rank == 1]
    assert judge(vector, [Reply({"winners": first})], WINNERS) == ()
    assert judge(vector, [Reply({"winners": first[1:]})], WINNERS)


RELATIONS = [vector for vector in shipped_suite().vectors if isinstance(vector.expect, ExpectRelation)]


@pytest.mark.parametrize("identity", [OUTCOME, TOTAL, WINNERS], ids=["outcome", "total", "winners"])
def test_the_reference_bears_every_relation_whatever_it_claims(identity: PortIdentity) -> None:
    """Whether it sends the whole answer or the small form itself."""
    assert len(RELATIONS) > 10
    for vector in RELATIONS:
        replies = prepare(vector).replies(STANDARD_RULES)
        assert replies is not None
        kind = vector.requests[0].get("request")
        small = [Reply(projected(reply.answer, kind, identity)) for reply in replies]
        assert (judge(vector, replies, identity), judge(vector, small, identity)) == ((), ()), vector.id


@pytest.mark.parametrize(
    "nonsense",
    [
        None,
        5,
        [],
        {},
        {"steps": 3},
        {"steps": [4, {"state": 5, "legal": 6, "observations": 7, "result": 8}]},
        {"steps": [{"state": {"players": 9}, "observations": [{"players": [3], "you": 2}, 1]}]},
        {"ranks": "first"},
    ],
)
def test_nonsense_is_never_right_and_never_an_error_of_the_judge(nonsense: Json) -> None:
    everything = evolve(OUTCOME, rank=RankForm.WINNERS, score=ScoreForm.TOTAL)
    for name in ("observe-advanced", "per-clue", "rank-three-lead-first-only"):
        assert judge(shipped_vector(name), [Reply(nonsense)], everything)


def test_small_answers_follow_their_schemas() -> None:
    play, score, rank = (
        wire_validator(name) for name in ("play-answer-outcome", "score-answer-total", "rank-answer-winners")
    )
    for vector in GAMES[:: len(GAMES) // 6]:
        play.validate(projected(right_answer(vector), "play", OUTCOME))
    score.validate(projected(right_answer(shipped_vector("per-clue")), "score", TOTAL))
    rank.validate(projected(right_answer(shipped_vector("rank-three-lead-first-only")), "rank", WINNERS))
