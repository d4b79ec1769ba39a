import pytest
from attrs import evolve

from faraway.cards.catalogue import CATALOGUE
from faraway.conformance.exchange.wire import Reply
from faraway.conformance.suite import vectors
from faraway.conformance.suite.documents import ABSENT, Difference, Json
from faraway.conformance.verdict.judge import DIFFERENCES_SHOWN, judge, permuted, same_facts
from faraway.io import dump
from tests.faraway.conformance.examples import NOTHING, scoring_vector

PRINTED = dump(CATALOGUE)


def judged(expect: vectors.Expectation, *answers: Json) -> tuple[Difference, ...]:
    return judge(scoring_vector("v", expect=expect), [Reply(answer=answer) for answer in answers])


def test_the_right_answer_passes_whatever_the_order_of_keys() -> None:
    assert judged(vectors.ExpectAnswer(NOTHING), NOTHING) == ()
    assert judged(vectors.ExpectAnswer(NOTHING), {"sanctuaries": [], "regions": [0] * 8, "total": 0}) == ()


def test_a_wrong_answer_is_reported_by_its_path() -> None:
    assert judged(vectors.ExpectAnswer(NOTHING), {**NOTHING, "total": 1}) == (Difference("/total", 0, 1),)


def test_no_more_differences_are_reported_than_the_limit() -> None:
    many: dict[str, Json] = {str(number): number for number in range(50)}
    assert len(judged(vectors.ExpectAnswer(many), {})) == DIFFERENCES_SHOWN


def test_a_refusal_where_an_answer_was_due_is_wrong() -> None:
    vector = scoring_vector("v")
    assert judge(vector, [Reply(error={"code": "not-json"})]) == (
        Difference("/error", ABSENT, {"code": "not-json"}),
    )


def test_only_the_code_of_a_refusal_is_judged() -> None:
    vector = scoring_vector("v", expect=vectors.ExpectError(("too-deep", "not-json")))
    assert judge(vector, [Reply(error={"code": "not-json", "message": "whatever"})]) == ()
    assert judge(vector, [Reply(error={"code": "other"})]) == (
        Difference("/error/code", "too-deep or not-json", "other"),
    )
    assert judge(vector, [Reply(answer={})]) == (Difference("/error/code", "too-deep or not-json", ABSENT),)


def test_inside_a_game_too_only_the_code_of_a_refusal_is_judged() -> None:
    expect = vectors.ExpectAnswer({"steps": [{"error": {"code": "game-over"}}]})
    assert judged(expect, {"steps": [{"error": {"code": "game-over", "message": "it is over"}}]}) == ()
    assert judged(expect, {"steps": [{"error": {"code": "wrong-phase"}}]}) != ()
    assert judged(expect, {"steps": [{"error": "game-over"}]}) != ()
    assert judged(expect, 5) != ()


def test_a_region_is_found_by_its_duration() -> None:
    expect = vectors.ExpectCard(dump(CATALOGUE.region_of[17]))
    assert judged(expect, PRINTED) == ()
    regions = [
        dump(evolve(region, clues=2) if region.duration == 17 else region) for region in CATALOGUE.regions
    ]
    assert judged(expect, {**PRINTED, "regions": [*regions]}) == (Difference("/regions/clues", 0, 2),)
    assert "0 Regions with this duration" in str(judged(expect, {**PRINTED, "regions": []}))
    assert judged(expect, {"regions": 5})[0].expected == "a list of cards"


def test_a_sanctuary_is_found_by_its_facts_under_any_name() -> None:
    expect = vectors.ExpectCard(dump(CATALOGUE.sanctuary_of["gray-per-desert-or-city-1"]))
    renamed: list[Json] = [{**dump(card), "id": "x"} for card in CATALOGUE.sanctuaries]
    assert judged(expect, {**PRINTED, "sanctuaries": renamed}) == ()
    assert "0 Sanctuaries with these facts" in str(judged(expect, {"sanctuaries": []}))
    assert "2 Sanctuaries with these facts" in str(judged(expect, {"sanctuaries": renamed + renamed}))


def test_the_order_of_a_quests_biomes_is_free() -> None:
    card = dump(CATALOGUE.sanctuary_of["gray-per-desert-or-city-1"])
    turned: dict[str, Json] = {**card, "quest": {"per": "biome", "biomes": ["city", "desert"], "fame": 1}}
    assert same_facts(card, turned)
    assert not same_facts(card, {**card, "clues": 1})


def test_answers_that_belong_together() -> None:
    assert judged(vectors.ExpectRelation("equal"), {"a": 1}, {"a": 1}, {"a": 1}) == ()
    assert judged(vectors.ExpectRelation("equal"), {"a": 1}, {"a": 1}, {"a": 2}) == (Difference("/a", 1, 2),)
    moved = vectors.ExpectRelation("permuted", (2, 0, 1))
    assert judged(moved, {"ranks": [1, 2, 3]}, {"ranks": [3, 1, 2]}) == ()
    assert judged(moved, {"ranks": [1, 2, 3]}, {"ranks": [1, 2, 3]}) != ()
    last = vectors.ExpectRelation("last-step")
    assert judged(last, {"steps": [1, {"x": 2}]}, {"steps": [{"x": 2}]}) == ()
    assert judged(last, {"steps": []}, {"steps": [{"x": 2}]}) != ()
    with pytest.raises(ValueError, match="no relation"):
        judged(vectors.ExpectRelation("cousins"), {}, {})


def test_what_is_not_listed_by_seat_stays() -> None:
    before: Json = {"steps": [{"result": {"totals": [5, 6], "note": [1, 2, 3]}}], "total": 7}
    assert permuted(before, (1, 0)) == {
        "steps": [{"result": {"totals": [6, 5], "note": [1, 2, 3]}}],
        "total": 7,
    }
    assert permuted(5, (1, 0)) == 5


def test_winners_move_with_their_seats() -> None:
    """Seats 0 and 3 lead; whoever sat in 3, 0, 1, 2 sits in 0, 1, 2, 3 now."""
    assert permuted({"winners": [0, 3]}, (3, 0, 1, 2)) == {"winners": [0, 1]}
