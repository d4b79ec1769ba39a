"""A port's failures name what it gets wrong: one thing or several, rules, readings and card facts."""

import json
from itertools import islice
from random import Random

import pytest
from attrs import evolve

from faraway.cards.catalogue import CATALOGUE, Per, Quest
from faraway.cards.icons import Counts
from faraway.conformance.diagnosis import suspects as suspecting
from faraway.conformance.diagnosis.answers import PortAnswers
from faraway.conformance.diagnosis.diagnose import LEAST_EXPLAINED, _Search, diagnose, diagnosed
from faraway.conformance.diagnosis.evidence import Work, cards_of
from faraway.conformance.diagnosis.findings import Named
from faraway.conformance.diagnosis.fingerprint import known_fingerprints
from faraway.conformance.diagnosis.own_cards import wrong_cards
from faraway.conformance.exchange.faults import Fault, FaultKind
from faraway.conformance.exchange.wire import Reply
from faraway.conformance.fuzz.cases import case_of, fresh_cases, fresh_tableau
from faraway.conformance.reference.in_process import REFERENCE_IDENTITY, prepare
from faraway.conformance.suite.documents import Json
from faraway.conformance.suite.vectors import Vector, shipped_suite
from faraway.conformance.verdict.judge import outcome_of
from faraway.conformance.verdict.outcome import Outcome, Verdict
from faraway.game.record import STANDARD_RULES, Rules
from faraway.io import dump
from faraway.misreadings import MISREADINGS
from faraway.misreadings.contexts import among, only_where
from faraway.scoring.rules import count_for_quest
from tests.faraway.conformance.examples import as_list, outcomes_under, scoring_vector, shipped_vector
from tests.faraway.conformance.test_report import REPORT
from tests.samples import sample_of

SUITE = shipped_suite()


def a_run_on(suspects: list[suspecting.Suspect], *levels: int) -> list[Outcome]:
    vectors = [vector for vector in SUITE.vectors if not levels or vector.level in levels]
    return outcomes_under(suspecting.compose(suspects), vectors)


def a_quick_run_on(name: str) -> list[Outcome]:
    """Answer the quick vectors that the misreading is known to fail; take all others as passed."""
    known = known_fingerprints()[name]
    failing = [vector for vector in SUITE.vectors if vector.id in known]
    quick = [vector for vector in failing if vector.level <= 3]
    if len(quick) < LEAST_EXPLAINED:
        quick = failing[:4]
    passed = [
        Outcome(vector=vector, verdict=Verdict.PASSED)
        for vector in SUITE.vectors
        if vector.id not in known and vector.requests
    ]
    return [*outcomes_under(suspecting.compose([suspecting.rule_suspects()[name]]), quick), *passed]


def fact(card: str, what: str) -> suspecting.Suspect:
    return next(suspect for suspect in suspecting.fact_suspects()[card] if suspect.id.endswith(what))


@pytest.mark.parametrize("name", sample_of(MISREADINGS))
def test_every_misreading_is_named_and_nothing_else(name: str) -> None:
    assert_named_alone(name, a_quick_run_on(name))


def assert_named_alone(name: str, outcomes: list[Outcome]) -> None:
    """One failure is not enough evidence: then the misreading is the only one in doubt."""
    found = diagnose(outcomes)
    is_enough = found.failures >= LEAST_EXPLAINED
    assert [entry.suspect.id for entry in (found.named if is_enough else found.doubtful)] == [name]
    assert is_enough == (found.unexplained == ())


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


@pytest.mark.long
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


def test_breaches_of_the_protocol_are_no_matter_of_rules() -> None:
    outcomes = a_run_on([suspecting.rule_suspects()["no-tie-break"]], 3)
    stranger = next(vector for vector in SUITE.vectors if vector.id == "bad-region-0")
    outcomes.append(Outcome(vector=stranger, verdict=Verdict.FAULT, fault=Fault(FaultKind.HUNG)))
    found = diagnose(outcomes)
    assert [entry.suspect.id for entry in found.named] == ["no-tie-break"]
    assert found.unexplained == ()
    assert [*found.faults] == ["bad-region-0"]
    first, last = found.in_words()
    assert first.startswith("This port behaves like no-tie-break")
    assert last.startswith(
        "1 of 13 failures is no matter of rules: the port did not answer in time, such as at bad-region-0. The port"
    )


def test_a_port_that_mostly_ends_before_it_answers_is_told_so_first() -> None:
    outcomes = [
        Outcome(vector=vector, verdict=Verdict.FAULT, fault=Fault(FaultKind.CRASHED))
        for vector in SUITE.vectors[:3]
    ]
    found = diagnose(outcomes)
    (only,) = found.in_words()
    assert only.startswith("3 of 3 failures are no matter of rules: the port ended before it had answered")
    assert found.unexplained == ()


@pytest.mark.long
def test_a_port_that_answers_nonsense_behaves_like_nothing_known() -> None:
    outcomes = a_run_on([suspecting.rule_suspects()["no-tie-break"]], 2)
    nonsense = [
        evolve(
            outcome,
            verdict=Verdict.FAILED,
            replies=(Reply(answer=5),) * len(outcome.vector.requests),
        )
        for outcome in (*outcomes[:11], next(each for each in outcomes if len(each.vector.requests) > 1))
    ]
    found = diagnose([*nonsense, *outcomes[12:40]])
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


@pytest.mark.long
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


def scoring_with(**changed: object) -> Rules:
    scoring = evolve(STANDARD_RULES.scoring, **changed)  # type: ignore[arg-type]  # a rule for a test
    return evolve(STANDARD_RULES, scoring=scoring)


def _four_cards_make_a_set(quest: Quest, counts: Counts) -> int:
    if quest.per is Per.BIOME_SET:
        return (counts.rivers + counts.cities + counts.forests + counts.deserts) // 4
    return count_for_quest(quest, counts)


def _the_larger_of_two(quest: Quest, counts: Counts) -> int:
    if quest.per is Per.BIOME:
        return max(counts.of_biome(biome) for biome in quest.biomes)
    return count_for_quest(quest, counts)


@pytest.mark.long
@pytest.mark.parametrize(
    ("rule", "clause", "words"),
    [
        (_four_cards_make_a_set, "SCORE-13", "pay per biome set"),
        (_the_larger_of_two, "SCORE-27", "name two biomes in their quest"),
    ],
)
def test_a_fault_that_is_not_known_is_led_back_to_the_cards_that_it_concerns(
    rule: object, clause: str, words: str
) -> None:
    vectors = [vector for vector in SUITE.vectors if vector.level in {1, 2}]
    found = diagnose(outcomes_under(scoring_with(count_for_quest=rule), vectors))
    assert found.named == ()
    assert [locus.clause for locus in found.loci] == [clause]
    assert any(words in line for line in found.in_words())
    assert clause in found.blamed().values()


@pytest.mark.long
def test_wrong_cards_are_not_suspected_where_the_ports_catalogue_is_right() -> None:
    """The cases of `fuzz` ask for no catalogue: then many wrong cards of one kind are a rule, not cards."""
    rules = scoring_with(count_for_quest=_the_larger_of_two)
    cases = list(islice(fresh_cases(Random(1), frozenset({2}), REFERENCE_IDENTITY), 120))
    found = diagnose(outcomes_under(rules, cases))
    assert found.named == ()
    assert [locus.clause for locus in found.loci] == ["SCORE-27"]


@pytest.mark.parametrize("name", ["tie-break-by-highest", "no-tie-break", "tie-break-by-sum"])
def test_a_wrong_tie_break_is_not_lost_beside_another_fault(name: str) -> None:
    wrong = [suspecting.rule_suspects()[each] for each in ("drawing-in-seating-order", name)]
    found = diagnose(a_run_on(wrong, 3))
    assert {entry.suspect.id for entry in found.named} == {suspect.id for suspect in wrong}
    assert found.unexplained == ()


def test_one_failure_is_not_enough_evidence() -> None:
    rules = suspecting.compose([suspecting.rule_suspects()["compared-with-the-first"]])
    vectors = [vector for vector in SUITE.vectors if vector.topic == "rounds-finding"]
    outcomes = outcomes_under(rules, vectors)
    assert sum(outcome.is_failure for outcome in outcomes) == 1
    found = diagnose(outcomes)
    assert found.named == ()
    assert found.in_words()[0].startswith("Not enough evidence for compared-with-the-first (FIND-1, FIND-2)")


@pytest.mark.long
def test_a_misreading_in_some_situations_is_named_with_its_rule() -> None:
    misread = only_where(among(2), MISREADINGS["leftovers-on-top"].misread)
    games = (
        case
        for case in fresh_cases(Random(3), frozenset({4}), REFERENCE_IDENTITY)
        if case.requests[0]["setup"]["players"] == 2 and "state" in case.requests[0]["show"]  # type: ignore[call-overload, index, operator]  # a game has them
    )
    passed = [vector for vector in SUITE.vectors if vector.topic == "rounds-leftovers"]
    found = diagnose(outcomes_under(misread(STANDARD_RULES), [*islice(games, 2), *passed]))
    (entry,) = found.named
    assert entry.suspect.rule == "return_leftovers"
    assert entry.is_partial
    assert entry.explains == 2
    assert ", in some situations only: " in found.in_words()[0]
    assert found.unexplained == ()


def test_a_suspect_whose_failures_the_others_explain_is_taken_back() -> None:
    search = _Search(PortAnswers([]), None, Work())
    suspects = list(suspecting.rule_suspects().values())[:2]
    search.named = [Named(suspect=suspect, names=frozenset({"a"}), explains=1) for suspect in suspects]
    search._drop_redundant()
    assert len(search.named) == 1


def test_only_a_tableau_shows_cards() -> None:
    question = next(vector for vector in SUITE.vectors if vector.level == 3)
    assert cards_of(question) == set()
    assert cards_of(scoring_vector("tableau"))


@pytest.mark.long
def test_a_misreading_that_never_shows_alone_is_named_beside_another_one() -> None:
    """Some tableaux show the first misreading alone; the others are answered as both together answer them."""
    chosen = [suspecting.rule_suspects()[name] for name in ("one-biome-set-only", "thistles-are-jokers")]
    both = suspecting.compose(chosen)
    others = [STANDARD_RULES, *(suspecting.compose([suspect]) for suspect in chosen)]
    alone: list[Vector] = []
    mixed: list[Vector] = []
    chance = Random(1)
    for number in range(138):
        case = case_of(f"tableau-{number}", fresh_tableau(chance), {})
        prepared = prepare(case)
        right, first, second = (prepared.replies(rules) for rules in others)
        match prepared.replies(both):
            case answer if answer not in (right, first, second):
                mixed.append(case)
            case answer if answer == first != right:
                alone.append(case)
    found = diagnose(outcomes_under(both, [*alone[:3], *mixed[:3]]))
    assert [(entry.suspect.id, entry.explains) for entry in found.named] == [
        ("one-biome-set-only", 3),
        ("thistles-are-jokers", 3),
    ]
    assert found.unexplained == ()
    blamed = found.blamed()
    assert {blamed[case.id] for case in alone[:3]} == {"SCORE-13"}
    assert {blamed[case.id] for case in mixed[:3]} == {"SCORE-22"}


def test_a_card_that_the_ports_catalogue_lacks_is_compared_with_nothing() -> None:
    vector = shipped_vector("region-1")
    answer: Json = {"regions": [dump(CATALOGUE.region_of[2])], "sanctuaries": []}
    failure = PortAnswers([outcome_of(vector, [Reply(answer=answer)])]).failed["region-1"]
    assert failure.expected == {}
    assert failure.faults == frozenset()
    assert not failure.is_form_only


def test_a_report_is_completed_by_its_diagnosis() -> None:
    wrong = [suspecting.rule_suspects()["no-tie-break"]]
    report = diagnosed(evolve(REPORT, identity=None, outcomes=tuple(a_run_on(wrong, 3))))
    assert report.diagnosis[0].startswith("This port behaves like no-tie-break (WIN-3")
    assert set(report.blamed.values()) == {"WIN-3"}


def test_a_suspect_whose_failures_the_others_together_explain_is_taken_back() -> None:
    """A code alone is little evidence: a shortage that does not come looks like a misread order of a shortage."""
    wrong = fact("Sanctuary desert-clue", "shows-0-clues")
    chance = suspecting.rule_suspects()["region-first-in-shortage"]
    rules = suspecting.compose([wrong])
    vectors = [
        vector
        for vector in SUITE.vectors
        if vector.topic == "games-shortage" or vector.id == "sanctuary-desert-clue"
    ]
    answers = PortAnswers(outcomes_under(rules, vectors))
    search = _Search(answers, None, Work())
    alike = search.comparison.of(chance, [*answers.failed]).alike
    assert alike
    shown = frozenset({"sanctuary-desert-clue"})
    search.named = [
        Named(suspect=chance, names=alike, explains=len(alike)),
        Named(suspect=wrong, names=shown, explains=1),
    ]
    search._drop_redundant()
    (entry,) = search.named
    assert entry.suspect is wrong
    assert entry.names == {*answers.failed}
    assert entry.explains == len(answers.failed)
