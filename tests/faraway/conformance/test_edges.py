"""The corners of the conversation with a port that the villains do not reach."""

import gc
import json
import os
import sys

import pytest
from attrs import evolve

from faraway.cards.catalogue import CATALOGUE
from faraway.conformance.diagnosis.own_cards import wrong_cards
from faraway.conformance.reference.in_process import prepare
from faraway.conformance.runner.doctor import examine
from faraway.conformance.runner.exchange import Exchange
from faraway.conformance.runner.faults import Fault
from faraway.conformance.runner.process import Limits, PortProcess
from faraway.conformance.runner.questions import sanctuary_facts
from faraway.conformance.runner.run import Run, run
from faraway.conformance.runner.wire import Reply, Ticket
from faraway.conformance.suite.documents import Json, JsonObject
from faraway.conformance.suite.vectors import Vector, shipped_suite
from faraway.conformance.verdict.failures import clause_in_words, reasons
from faraway.conformance.verdict.judge import judge
from faraway.conformance.verdict.outcome import Outcome, Verdict
from faraway.game.record import STANDARD_RULES
from faraway.io import dump
from tests.faraway.conformance.suite.questions import scoring_vector, suite_of
from tests.faraway.conformance.suite.test_villains import STUBBORN, VILLAIN

SUITE = shipped_suite()


def vector_named(name: str) -> Vector:
    found = SUITE.by_id(name)
    assert found is not None
    return found


def test_a_pipe_that_is_full_or_broken_is_not_waited_for() -> None:
    process = PortProcess([sys.executable, "-c", "import time; time.sleep(60)"], Limits())
    try:
        assert process.read() == ([], False)
        assert process.read_stderr() is False
        process.send(Ticket(1, b"x" * (1 << 20)), 0.0)
        for _ in range(20):
            process.write()
        assert process.wants_to_write
    finally:
        process.kill()


def test_a_port_that_has_gone_is_noticed_when_reading() -> None:
    process = PortProcess([sys.executable, "-c", "pass"], Limits())
    try:
        process._process.wait()
        process.send(Ticket(1, b"{}"), 0.0)
        process.write()
        assert not process.wants_to_write
        assert process.read() == ([], True)
    finally:
        process.kill()


def test_a_crash_in_the_middle_of_a_line_shows_the_line() -> None:
    source = 'import os, sys; sys.stdin.readline(); os.write(1, b\'{"id": 0, "ans\'); os._exit(3)'
    report = run(Run(command=[sys.executable, "-c", source], suite=suite_of(), facts={}))
    assert "exit status 3, in the middle of the line" in report.verdict


def test_an_unasked_line_between_questions_is_a_fault_of_the_port() -> None:
    source = STUBBORN + "print('so long', flush=True)\n"
    exchange = Exchange([sys.executable, "-c", source])
    exchange.handshake()
    worker = exchange._workers[0]
    assert worker.process is not None
    os.close(os.dup(worker.process.input))
    exchange._watch(worker.process)
    assert worker.process._process.stdin is not None
    worker.process._process.stdin.close()
    while not exchange.transient_faults:
        exchange._turn()
    assert [fault.detail for fault in exchange.transient_faults] == ["'so long'"]
    exchange.close()


def test_several_requests_of_a_vector_are_judged_when_all_are_answered() -> None:
    twice = evolve(vector_named("sanctuary-order-1"), id="twice", expect=vector_named("asked-again-1").expect)
    report = run(
        Run(command=[sys.executable, "-m", "faraway", "port"], suite=suite_of(twice), facts=sanctuary_facts())
    )
    assert report.count(Verdict.FAILED) == 1


def test_lines_that_are_no_requests_are_sent_as_they_are() -> None:
    suite = suite_of(vector_named("line-cut-short"), vector_named("line-list"))
    report = run(Run(command=[sys.executable, "-m", "faraway", "port"], suite=suite, facts={}))
    assert report.count(Verdict.PASSED) == 2


def test_the_doctor_gives_up_with_the_port() -> None:
    limits = Limits(seconds=0.5, faults=1)
    command = [sys.executable, VILLAIN, "crash", "every"]
    *_, last = examine(command, SUITE, sanctuary_facts(), limits)
    assert last.subject == "the conversation"
    assert not last.is_good


def test_rules_that_break_down_answer_nothing() -> None:
    rules = evolve(STANDARD_RULES, catalogue=evolve(STANDARD_RULES.catalogue, regions=()))
    assert prepare(vector_named("per-clue")).replies(rules) is None


def test_a_tableau_that_is_none_is_no_tableau_to_rehearse() -> None:
    broken = evolve(scoring_vector("v"), requests=({"request": "score", "regions": 5, "sanctuaries": []},))
    replies = prepare(broken).replies(STANDARD_RULES)
    assert replies is not None
    assert replies[0].error == {"code": "wrong-type"}


def failing(vector: Vector, answer: Json) -> Outcome:
    replies = (Reply(answer=answer),)
    return Outcome(vector=vector, verdict=Verdict.FAILED, differences=judge(vector, replies), replies=replies)


def test_reasons_are_those_of_the_cards_or_of_the_clause() -> None:
    vector = vector_named("per-clue")
    answer: JsonObject = {"total": 8, "regions": [8, 0, 0, 0, 0, 0, 0, 0], "sanctuaries": []}
    assert reasons(failing(vector, answer)) == ("11 pays 6: 2 per clue; visible are 3 clues (6, 8, 12).",)
    assert reasons(failing(vector, {**answer, "regions": [6, 0, 0, 0, 0, 0, 0, 0]}))[0].startswith(
        "SCORE-10: "
    )
    assert reasons(Outcome(vector=vector, verdict=Verdict.FAULT)) == ()
    assert clause_in_words("NONE-1") == "NONE-1"


def test_a_wrong_card_is_read_from_the_catalogue_by_duration_id_or_strangeness() -> None:
    wrong = evolve(CATALOGUE.sanctuary_of["city-clue"], clues=0)
    cards = [wrong if card.id == wrong.id else card for card in CATALOGUE.sanctuaries]
    listed: list[Json] = [dump(card) for card in cards]
    nameless: list[Json] = [
        {key: value for key, value in dump(card).items() if key != "id"} for card in cards
    ]
    vector = vector_named("sanctuary-city-clue")
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
    regions = document["regions"]
    assert isinstance(regions, list)
    first = regions[0]
    assert isinstance(first, dict)
    assert list(wrong_cards(vector_named("region-1"), {"regions": [{**first, **change}]})) == []
    assert list(wrong_cards(vector_named("region-1"), [])) == []
    assert list(wrong_cards(vector_named("per-clue"), {})) == []


def test_a_quest_may_name_its_biomes_in_any_form_that_can_be_read() -> None:
    document = dump(CATALOGUE)
    regions = document["regions"]
    assert isinstance(regions, list)
    entry = json.loads(json.dumps(regions[24]))
    entry["quest"]["fame"] = 9
    (found,) = wrong_cards(vector_named("region-25"), {"regions": [entry]})
    assert found.quest is not None
    assert found.quest.fame == 9
    entry["quest"]["biomes"] = 5
    (odd,) = wrong_cards(vector_named("region-25"), {"regions": [entry]})
    assert odd.quest is not None
    assert odd.quest.biomes == ()


def test_a_fault_can_be_told_without_detail() -> None:
    from faraway.conformance.runner.faults import FaultKind  # noqa: PLC0415 - only here

    assert Fault(FaultKind.HUNG).in_words() == "did not answer in time"


@pytest.mark.parametrize("is_on", [True, False])
def test_a_run_leaves_the_collector_of_garbage_as_it_was(is_on: bool) -> None:  # noqa: FBT001  a test's argument
    (gc.enable if is_on else gc.disable)()
    try:
        run(
            Run(
                command=[sys.executable, VILLAIN, "noise"],
                suite=suite_of(vector_named("nothing-pays")),
                facts={},
            )
        )
        assert gc.isenabled() == is_on
    finally:
        gc.enable()
