"""A port's failures name what it gets wrong: one thing or several, rules, readings and card facts."""

import json

import pytest
from attrs import evolve
from typing_extensions import override

from faraway.cards.catalogue import CATALOGUE, Per, Quest
from faraway.conformance.diagnosis import suspects as suspecting
from faraway.conformance.diagnosis.diagnose import Named, _cards_of, _Search, diagnose
from faraway.conformance.diagnosis.fingerprint import fingerprint, known_fingerprints
from faraway.conformance.diagnosis.own_cards import wrong_cards
from faraway.conformance.reference.in_process import prepare
from faraway.conformance.suite.documents import Json
from faraway.conformance.suite.vectors import shipped_suite
from faraway.conformance.verdict.outcome import Outcome, Verdict
from faraway.game.record import STANDARD_RULES
from faraway.io import dump
from faraway.misreadings import MISREADINGS
from tests.faraway.conformance.examples import as_list, outcomes_under, scoring_vector, shipped_vector

SUITE = shipped_suite()


def a_run_on(suspects: list[suspecting.Suspect], *levels: int) -> list[Outcome]:
    vectors = [vector for vector in SUITE.vectors if not levels or vector.level in levels]
    return outcomes_under(suspecting.compose(suspects), vectors)


def a_quick_run_on(name: str) -> list[Outcome]:
    """Answer the quick vectors that the misreading is known to fail; take all others as passed."""
    known = known_fingerprints()[name]
    failing = [vector for vector in SUITE.vectors if vector.id in known]
    quick = [vector for vector in failing if vector.level <= 3] or failing[:4]
    passed = [
        Outcome(vector=vector, verdict=Verdict.PASSED)
        for vector in SUITE.vectors
        if vector.id not in known and vector.requests
    ]
    return [*outcomes_under(suspecting.compose([suspecting.rule_suspects()[name]]), quick), *passed]


def fact(card: str, what: str) -> suspecting.Suspect:
    return next(suspect for suspect in suspecting.fact_suspects()[card] if suspect.id.endswith(what))


@pytest.mark.parametrize("name", MISREADINGS)
def test_every_misreading_is_named_and_nothing_else(name: str) -> None:
    found = diagnose(a_quick_run_on(name))
    assert [entry.suspect.id for entry in found.named] == [name]
    assert found.unexplained == ()


@pytest.mark.slow
@pytest.mark.parametrize("name", MISREADINGS)
def test_every_misreading_is_named_after_a_whole_run(name: str) -> None:
    found = diagnose(a_run_on([suspecting.rule_suspects()[name]]))
    assert [entry.suspect.id for entry in found.named] == [name]
    assert found.unexplained == ()


def test_two_wrong_facts_and_a_wrong_tie_break_are_all_named_and_nothing_else() -> None:
    wrong = [
        suspecting.rule_suspects()["tie-break-by-highest"],
        fact("Region 34", "needs-0-stones"),
        fact("Sanctuary desert-clue", "shows-0-clues"),
    ]
    found = diagnose(a_run_on(wrong, 1, 2, 3))
    assert {entry.suspect.id for entry in found.named} == {suspect.id for suspect in wrong}
    assert found.unexplained == ()
    assert "Together they explain" in found.in_words()[-1]


def test_wrong_facts_are_found_from_scores_alone() -> None:
    wrong = [fact("Region 17", "pays-per-thistle-3"), fact("Sanctuary desert-clue", "shows-0-clues")]
    found = diagnose(a_run_on(wrong, 2))
    assert {entry.suspect.id for entry in found.named} == {suspect.id for suspect in wrong}
    assert found.unexplained == ()
    assert any("Region 17 pays 3 per thistle instead of 3 per stone." in line for line in found.in_words())


def test_a_fact_like_no_other_is_read_from_the_ports_own_catalogue() -> None:
    wrong = evolve(CATALOGUE.region_of[9], quest=Quest(per=Per.FIXED, fame=31), clues=2)
    found = diagnose(a_run_on([suspecting.fact_suspect(wrong, "x")], 1, 2))
    assert [entry.suspect.words for entry in found.named] == [
        "Region 9 shows 2 clues instead of nothing and pays 31 instead of 5."
    ]
    assert found.unexplained == ()


def test_a_reading_that_is_not_played_as_asked_is_named() -> None:
    found = diagnose(a_run_on([suspecting.rule_suspects()["ranking=first-only"]], 3))
    assert [entry.suspect.id for entry in found.named] == ["ranking=first-only"]


def test_what_nothing_explains_is_reported_as_unexplained() -> None:
    outcomes = a_run_on([suspecting.rule_suspects()["no-tie-break"]], 3)
    stranger = next(vector for vector in SUITE.vectors if vector.id == "bad-region-0")
    outcomes.append(Outcome(vector=stranger, verdict=Verdict.NOT_ASKED, reason="given up"))
    found = diagnose(outcomes)
    assert [entry.suspect.id for entry in found.named] == ["no-tie-break"]
    assert found.unexplained == ("bad-region-0",)
    assert "1 of 12 failures are explained by nothing known: bad-region-0." in found.in_words()


def test_a_port_that_answers_nonsense_behaves_like_nothing_known() -> None:
    outcomes = a_run_on([suspecting.rule_suspects()["no-tie-break"]], 2)
    nonsense = [
        evolve(
            outcome,
            verdict=Verdict.FAILED,
            replies=tuple(evolve(reply, answer=5) for reply in outcome.replies),
        )
        for outcome in outcomes[:12]
    ]
    found = diagnose([*nonsense, *outcomes[12:]])
    assert found.named == ()
    assert len(found.unexplained) == 12
    assert "and others" in found.in_words()[-1]


def test_without_failures_there_is_no_diagnosis() -> None:
    assert diagnose(a_run_on([], 3)).in_words() == ()


def test_rules_that_break_down_answer_nothing_and_an_invalid_tableau_is_refused() -> None:
    rules = evolve(STANDARD_RULES, catalogue=evolve(STANDARD_RULES.catalogue, regions=()))
    assert prepare(shipped_vector("per-clue")).replies(rules) is None
    broken = evolve(scoring_vector("v"), requests=({"request": "score", "regions": 5, "sanctuaries": []},))
    replies = prepare(broken).replies(STANDARD_RULES)
    assert replies is not None
    assert replies[0].error == {"code": "wrong-type"}


def test_a_wrong_card_is_read_from_the_catalogue_by_duration_id_or_elimination() -> None:
    wrong = evolve(CATALOGUE.sanctuary_of["city-clue"], clues=0)
    cards = [wrong if card.id == wrong.id else card for card in CATALOGUE.sanctuaries]
    listed: list[Json] = [dump(card) for card in cards]
    nameless: list[Json] = [
        {key: value for key, value in dump(card).items() if key != "id"} for card in cards
    ]
    vector = shipped_vector("sanctuary-city-clue")
    assert list(wrong_cards(vector, {"sanctuaries": listed})) == [wrong]
    assert list(wrong_cards(vector, {"sanctuaries": nameless})) == [wrong]
    assert list(wrong_cards(vector, {"sanctuaries": [5, *nameless[1:]]})) == []


@pytest.mark.parametrize(
    "change",
    [
        {"biome": None},
        {"biome": "swamp"},
        {"clues": "1"},
        {"prerequisite": 5},
        {"prerequisite": {}},
        {"quest": 5},
        {"quest": {"per": "moon", "fame": 1}},
        {"clues": 0},
    ],
)
def test_a_card_that_cannot_be_read_or_is_right_is_passed_over(change: dict[str, Json]) -> None:
    document = dump(CATALOGUE)
    regions = as_list(document["regions"])
    first = regions[0]
    assert isinstance(first, dict)
    assert list(wrong_cards(shipped_vector("region-1"), {"regions": [{**first, **change}]})) == []
    assert list(wrong_cards(shipped_vector("region-1"), [])) == []
    assert list(wrong_cards(shipped_vector("per-clue"), {})) == []


def test_a_quest_may_name_its_biomes_in_any_form_that_can_be_read() -> None:
    document = dump(CATALOGUE)
    regions = as_list(document["regions"])
    entry = json.loads(json.dumps(regions[24]))
    entry["quest"]["fame"] = 9
    (found,) = wrong_cards(shipped_vector("region-25"), {"regions": [entry]})
    assert found.quest is not None
    assert found.quest.fame == 9
    entry["quest"]["biomes"] = 5
    (odd,) = wrong_cards(shipped_vector("region-25"), {"regions": [entry]})
    assert odd.quest is not None
    assert odd.quest.biomes == ()


class _BreaksEverything(_Search):
    @override
    def _breaks(self, suspect: suspecting.Suspect) -> bool:
        return True


def test_a_suspect_that_breaks_what_the_port_gets_right_is_not_named() -> None:
    suspects = list(suspecting.rule_suspects().values())[:2]
    assert _BreaksEverything([])._best({suspects[0]: {"a", "b"}, suspects[1]: {"a"}}) is None


def test_a_suspect_that_is_not_needed_is_taken_back() -> None:
    search = _Search([])
    suspects = list(suspecting.rule_suspects().values())[:2]
    search.chosen = [Named(suspect=suspect, explains=0) for suspect in suspects]
    search._drop_redundant()
    assert len(search.chosen) == 1
    assert search._best({}) is None


def test_games_alone_are_questioned_the_shortest_first() -> None:
    search = _Search([])
    games = [vector for vector in SUITE.vectors if vector.level == 4][:3]
    search.answers = {vector.id: fingerprint(vector, ()) for vector in games}
    search.prepared = {vector.id: prepare(vector) for vector in games}
    assert set(search._cheap_failures()) <= {vector.id for vector in games}
    assert search._cheap_failures()


def test_only_a_tableau_shows_cards() -> None:
    question = next(vector for vector in SUITE.vectors if vector.level == 3)
    assert _cards_of(question) == set()
    assert _cards_of(scoring_vector("tableau"))
