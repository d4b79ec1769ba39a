"""Misreadings in context: the record of the campaign holds, and what it says never shows does not show in a sample."""

from itertools import islice
from random import Random

import pytest

from crosscheck.misreadings import contexts
from crosscheck.misreadings.context_record import FILE, dump_record, record_of
from crosscheck.misreadings.contexts import (
    GAMES,
    asked_under,
    caught_by_fixed,
    fixed_questions,
    is_caught,
    look_at_derived,
    searched_game,
    try_combination,
)
from crosscheck.misreadings.searching import SEEDS, novel_scripts
from crosscheck.misreadings.steps import VIEWS, Key, Seen, shows_in, steps_of
from crosscheck.misreadings.tableaux import TABLEAUX, scored, shows_on, try_tableaux
from crosscheck.misreadings.tableaux import is_caught as is_caught_by_tableau
from crosscheck.situations.quick import QuickGame
from faraway.conformance.derived.games import agreed_expansion, derived_suite, vectors_of
from faraway.conformance.fault_domain import NOT_CAUGHT, fault_domain
from faraway.conformance.reference.in_process import prepare
from faraway.conformance.suite.vectors import shipped_suite
from faraway.game.readings import DEFAULT_READINGS, Readings
from faraway.io import load
from faraway.misreadings import MISREADINGS
from faraway.misreadings.contexts import context_misreadings
from faraway.misreadings.tableau_contexts import tableau_misreadings
from faraway.play.scripts import Script, play_script

DOMAIN = fault_domain()
SAMPLE = 10
EARLY = 60
"""Games are found one after another: the first of them cost little."""


def key_of(name: str) -> Key:
    misreading, _, where = name.partition("@")
    return misreading, where


def test_the_record_is_of_this_suite_and_of_all_misreadings_in_context() -> None:
    assert DOMAIN.suite == shipped_suite().version
    assert DOMAIN.games == GAMES
    assert [DOMAIN.combination(number) for number in range(len(DOMAIN.combinations))] == [*asked_under()]
    made = {each.id for each in context_misreadings(MISREADINGS.values())}
    listed = [
        *{*DOMAIN.caught, *DOMAIN.missed},
        *(name for names in DOMAIN.never_shown.values() for name in names),
    ]
    assert len(listed) == len(set(listed)) == DOMAIN.generated == len(made)
    assert {*listed} == made
    in_tableaux = (*DOMAIN.tableaux.caught, *DOMAIN.tableaux.never_shown)
    assert sorted(in_tableaux) == sorted(each.id for each in tableau_misreadings(MISREADINGS.values()))


def test_nothing_is_missed() -> None:
    """No game that was searched shows a misreading in context which no question catches under the same readings."""
    assert not DOMAIN.tableaux.missed
    assert not DOMAIN.missed


def assert_caught(number: int) -> None:
    """Ask every catching question of one combination again."""
    combination = asked_under()[number]
    shown = look_at_derived(combination).shown
    fixed = {question.vector.id: question for question in fixed_questions(combination)}
    for name in DOMAIN.caught:
        question = DOMAIN.question(name, number)
        if question in fixed:
            assert is_caught(key_of(name), fixed[question]), name
        elif question is not None:
            assert shown[key_of(name)] == question, name


@pytest.mark.long
def test_every_catching_question_of_a_combination_catches() -> None:
    """A combination drawn by seed; all of them are asked when the slow tests run."""
    assert_caught(Random("contexts").randrange(len(asked_under())))


@pytest.mark.slow
@pytest.mark.parametrize("number", range(len(asked_under())))
def test_every_catching_question_catches(number: int) -> None:
    assert_caught(number)


@pytest.mark.parametrize("seed", range(SAMPLE))
def test_a_port_with_the_misreading_answers_the_catching_question_wrongly(seed: int) -> None:
    """Not by a look at steps: the port answers the whole question, and its answer is judged."""
    chance = Random(f"catching {seed}")
    name = chance.choice([*DOMAIN.caught])
    row = DOMAIN.caught[name]
    number = chance.choice([number for number, place in enumerate(row) if place != NOT_CAUGHT])
    question = DOMAIN.question(name, number)
    assert question is not None
    combination = asked_under()[number]
    places = {script.name: place for place, script in enumerate(derived_suite().scripts)}
    script = question.removesuffix(VIEWS)
    if script in places:
        place = places[script]
        expansion = agreed_expansion(derived_suite(), place, combination)
        game, *views = vectors_of(derived_suite(), expansion, place, combination)
        asked = prepare(views[0] if question.endswith(VIEWS) else game)
    else:
        asked = next(one for one in fixed_questions(combination) if one.vector.id == question)
    assert is_caught(key_of(name), asked)


@pytest.mark.parametrize("seed", range(3))
def test_what_never_showed_does_not_show_in_a_game_drawn_by_seed(seed: int) -> None:
    chance = Random(f"never {seed}")
    number = chance.randrange(len(asked_under()))
    game = searched_game(number, chance.randrange(EARLY))
    seen = Seen()
    seen.look("game", game.setup, game.actions)
    never = {key_of(name) for names in DOMAIN.never_shown.values() for name in names}
    assert seen.shown.keys().isdisjoint(never)
    assert {name for name in DOMAIN.never_shown["not-used"] if _is_used(name, seen)} == set()
    same = {key_of(name) for name in DOMAIN.never_shown["same-answers"]}
    assert seen.differed.isdisjoint(same)


def _is_used(name: str, seen: Seen) -> bool:
    misreading, where = key_of(name)
    return (MISREADINGS[misreading].rule, where) in seen.used


def test_every_searched_game_shows_a_moment_or_a_margin_that_none_before_it_showed() -> None:
    readings = Readings.of(asked_under()[0])

    def shown(script: Script) -> set[object]:
        game = QuickGame(script, readings)
        return {*game.play(), *game.margins}

    found = [*islice(novel_scripts("searched", asked_under()[0]), 12)]
    assert found == [*islice(novel_scripts("searched", asked_under()[0]), 12)]
    assert [played for played, _ in found] == sorted({played for played, _ in found})
    seen = set().union(*map(shown, derived_suite().scripts[:SEEDS]))
    for _, script in found:
        assert shown(script) - seen
        seen |= shown(script)


def test_a_region_taken_in_round_eight_shows_in_round_eight_and_not_in_round_seven() -> None:
    """The misread rule answers as the right one does in round 7."""
    game = play_script(derived_suite().scripts[1], DEFAULT_READINGS)
    seen = Seen()
    seen.look("game", game.setup, game.actions)
    assert ("region-taken-in-round-eight", "in-round-8") in seen.shown
    assert ("region-taken-in-round-eight", "in-round-7") not in seen.differed
    assert ("turn_steps", "in-round-7") in seen.used
    assert ("total_fame", "in-round-7") not in seen.used
    assert ("sanctuary-fame-left-out", "in-round-8") in seen.shown


def test_one_step_shows_a_misreading_in_its_context_only() -> None:
    game = play_script(derived_suite().scripts[1], DEFAULT_READINGS)
    steps = list(steps_of(game.setup, game.actions, ()))
    for where, is_shown in (("of-2", True), ("of-3", False)):
        for name in ("sanctuary-fame-left-out", "region-taken-in-round-eight"):
            assert any(shows_in(step, (name, where), DEFAULT_READINGS) for step in steps) is is_shown


def test_a_game_that_is_not_over_is_not_scored() -> None:
    game = play_script(derived_suite().scripts[1], DEFAULT_READINGS)
    seen = Seen()
    seen.look("game", game.setup, game.actions[:5])
    assert not any(rule == "total_fame" for rule, _ in seen.used)


def test_a_piece_tells_what_derived_games_fixed_vectors_and_random_games_show(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """With no derived games everything that random games show is left to the fixed vectors, or missed."""
    monkeypatch.setattr(contexts, "look_at_derived", lambda _combination: Seen())
    monkeypatch.setattr(
        contexts, "caught_by_fixed", lambda keys, _combination: dict.fromkeys(keys[:1], "fixed")
    )
    piece = try_combination(0, 1)
    assert isinstance(piece, dict)
    caught, missed = piece["caught"], piece["missed"]
    assert isinstance(caught, dict)
    assert isinstance(missed, dict)
    assert [*caught.values()] == ["fixed"]
    assert {*missed.values()} == {"0", f"0{VIEWS}"}
    scores = {"caught": {}, "missed": {"quest-pays-once@one-sanctuary": "7"}, "never": []}
    record = record_of([piece, scores], asked_under()[:1], 1, "1.0.0", 5)  # type: ignore[list-item]  # plain JSON
    assert {*record.missed.values()} == {("0/0",), (f"0/0{VIEWS}",)}
    assert record.tableaux.missed == {"quest-pays-once@one-sanctuary": "7"}


def test_a_fixed_vector_catches_a_region_taken_in_round_eight() -> None:
    key = ("region-taken-in-round-eight", "in-round-8")
    assert caught_by_fixed([key], asked_under()[0]).keys() == {key}
    assert caught_by_fixed([], asked_under()[0]) == {}


def test_the_record_is_written_as_it_is_read() -> None:
    text = dump_record(DOMAIN)
    assert text == FILE.read_text("utf-8")
    assert load(text.encode(), type(DOMAIN)) == DOMAIN


def test_a_sample_of_misread_scoring_is_caught_by_the_tableaux_on_record() -> None:
    by_id = {one.vector.id: one for one in scored()}
    made = {each.id: each for each in tableau_misreadings(MISREADINGS.values())}
    chance = Random("tableaux")
    for name in chance.sample(sorted(DOMAIN.tableaux.caught), 40):
        assert is_caught_by_tableau(made[name], by_id[DOMAIN.tableaux.caught[name]]), name
    for name in DOMAIN.tableaux.never_shown:
        assert not any(shows_on(made[name], number) for number in chance.sample(range(TABLEAUX), 5)), name


def test_a_misread_tableau_that_no_vector_catches_is_looked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("crosscheck.misreadings.tableaux.scored", tuple)
    found = try_tableaux([MISREADINGS["quest-pays-once"]], tableaux=40)
    assert isinstance(found, dict)
    assert found["caught"] == {}
    assert isinstance(found["missed"], dict)
    assert "quest-pays-once@middle-regions" in found["missed"]
