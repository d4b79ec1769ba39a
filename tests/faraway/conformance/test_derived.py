"""Derived games: under the port's own readings, the same every time, vouched for by the specification."""

import json
from collections import Counter
from collections.abc import Callable

import pytest
from attrs import evolve

from faraway.cards.catalogue import Catalogue
from faraway.cli.conformance.options import chosen_derivation
from faraway.conformance.derived.combinations import (
    STEERED,
    STEERING,
    combination_number,
    covering,
    covering_pairs,
    numbered_combination,
)
from faraway.conformance.derived.expansion import Expansion, expand
from faraway.conformance.derived.games import (
    combinations_for,
    derive,
    derived_games,
    derived_suite,
    derived_vectors,
    dump_digests,
    has_views,
    is_derived_id,
    load_digests,
)
from faraway.conformance.derived.names import REFERENCE_ONLY, TOPIC
from faraway.conformance.exchange.handshake import PortIdentity, played_values
from faraway.conformance.reference.answers import Answers
from faraway.conformance.reference.in_process import REFERENCE_IDENTITY, prepare
from faraway.conformance.runner.questions import sanctuary_facts
from faraway.conformance.runner.run import Run, Selection, run
from faraway.conformance.suite.documents import JsonObject, compact
from faraway.conformance.suite.vectors import ExpectAnswer, Provenance, Suite, Vector, dump_vector
from faraway.conformance.suites import stored_suite
from faraway.conformance.verdict.judge import outcome_of
from faraway.conformance.verdict.outcome import Verdict
from faraway.errors import Code, FarawayError
from faraway.game.player import Players
from faraway.game.readings import READING_VALUES
from faraway.game.record import STANDARD_RULES, Rules
from faraway.game.state import GameState
from faraway.misreadings import MISREADINGS
from faraway.misreadings.contexts import in_round, in_shortage, only_where, while_a_finder_lacks
from faraway.play.scripts import Script, Viewed
from tests.faraway.conformance.examples import PATIENT, REFERENCE_PORT

DEFAULTS = evolve(REFERENCE_IDENTITY, readings=played_values({}))
SMALL = evolve(DEFAULTS, players=(2,))
OPPOSED = {
    "deal-order": ("seating",),
    "leftover-order": ("random",),
    "final-market": ("leave-all",),
    "sanctuary-shortage": ("ascending-until-empty",),
}
"""Readings under which hardly any fixed game applies."""


def games(identity: PortIdentity) -> list[Vector]:
    """Return the derived games that a port is asked, without the questions about one rule that occur in them."""
    return [vector for vector in derive(identity) if vector.level == 4]


def failing(identity: PortIdentity, rules: Rules) -> list[str]:
    """Return the ids of the derived games that a port with these rules answers wrongly."""
    return [vector.id for vector in derive(identity) if not is_right(vector, rules)]


def is_right(vector: Vector, rules: Rules) -> bool:
    """Return True if these rules give the expected answer."""
    replies = prepare(vector).replies(rules)
    return replies is not None and outcome_of(vector, replies).verdict is Verdict.PASSED


def test_every_declared_value_is_asked_in_three_combinations_at_most() -> None:
    """And every two of them in a thorough run."""
    few, many = covering(READING_VALUES), covering_pairs(READING_VALUES)
    assert len(few) == 3
    assert {pair for each in few for pair in each.items()} == {
        (name, value) for name, values in READING_VALUES.items() for value in values
    }
    for name, values in READING_VALUES.items():
        for other, others in READING_VALUES.items():
            wanted = {(one, two) for one in values for two in others} if name != other else set()
            assert wanted <= {(each[name], each[other]) for each in many}
    assert covering(DEFAULTS.readings) == covering_pairs(DEFAULTS.readings)
    assert len(covering(DEFAULTS.readings)) == 1


def test_the_combinations_that_steer_play_are_numbered() -> None:
    """There are 1,944, and each has one number."""
    assert STEERED == 1944
    assert {combination_number(numbered_combination(number)) for number in range(STEERED)} == set(
        range(STEERED)
    )
    assert len(STEERING) == 8


@pytest.mark.long
def test_the_same_port_is_asked_the_same_questions_byte_for_byte() -> None:
    """Nothing but the claims and the suite decides what is asked."""
    first, second = (compact([dump_vector(vector) for vector in derive(SMALL)]) for _ in range(2))
    assert first == second
    derived = derive(REFERENCE_IDENTITY)
    assert len({vector.id for vector in derived}) == len(derived)


def test_the_shared_form_of_an_answer_is_that_of_the_reference() -> None:
    """What is written once for many states is, as value and as text, what the reference answers on the wire."""
    for vector in games(evolve(SMALL, players=(3,))):
        request: JsonObject = json.loads(compact(vector.requests[0]))
        setup = request["setup"]
        assert isinstance(setup, dict)
        setup["readings"] = {name: values[0] for name, values in vector.readings.items()}
        answer = Answers(STANDARD_RULES).answer(request)
        assert isinstance(vector.expect, ExpectAnswer)
        assert vector.expect.answer == answer
        assert vector.expect.text in {"", compact(answer)}


def test_a_port_is_asked_what_it_claims() -> None:
    """Numbers of players, variants, levels and requests that it does not claim are not derived."""
    setups = [vector.requests[0]["setup"] for vector in games(evolve(DEFAULTS, variants=("standard",)))]
    assert {setup["variant"] for setup in setups if isinstance(setup, dict)} == {"standard"}
    assert {
        setup["players"]
        for vector in games(evolve(DEFAULTS, players=(2, 4)))
        for setup in [vector.requests[0]["setup"]]
        if isinstance(setup, dict)
    } == {2, 4}
    assert derive(evolve(DEFAULTS, levels=(1, 2))) == ()
    assert derive(evolve(DEFAULTS, requests=("score",))) == ()
    assert {vector.provenance for vector in derive(SMALL)} == {Provenance.DERIVED}


def test_an_answer_that_the_specification_did_not_give_is_never_used() -> None:
    """One wrong digest, and the runner refuses to judge; without a digest it says that only the reference vouches."""
    suite = derived_suite()
    number = combination_number(numbered_combination(0))
    wrong = evolve(suite, digests={number: ("000000",) * len(suite.digests[number])})
    with pytest.raises(FarawayError, match="it judges no port") as caught:
        derived_games(SMALL, suite=wrong)
    assert caught.value.code is Code.REFERENCE_DISAGREES
    without = derived_games(SMALL, suite=evolve(suite, digests={}))
    assert without.reference_only == without.combinations
    assert all(REFERENCE_ONLY in vector.tags and "Reference only" in vector.why for vector in without.vectors)
    assert not derived_games(SMALL).reference_only


def test_the_digests_are_read_as_they_are_written() -> None:
    """A combination has a digest of every game and of every view that is asked, or none at all."""
    suite = derived_suite()
    places = range(len(suite.scripts))
    assert {len(digests) for digests in suite.digests.values()} == {
        sum(1 + has_views(place) for place in places)
    }
    assert set(suite.digests) == set(range(STEERED))
    assert load_digests(dump_digests(suite.digests)) == suite.digests


def test_a_derived_game_can_be_a_known_failure() -> None:
    """Its id is known although no file holds the vector."""
    assert all(is_derived_id(vector.id) for vector in derive(SMALL))
    assert not any(map(is_derived_id, ("derived-g99-0000-0", "derived-g01-1944-0", "derived-g01", "due-1")))


def test_a_game_in_which_nobody_places_shows_its_beginning() -> None:
    """The views are asked at the moment at which most players hold Sanctuaries, or at the start."""
    script = evolve(derived_suite().scripts[0], rounds=("2" * 8,) * 8)
    expansion = expand(script, numbered_combination(0))
    cut = expansion.viewing()["actions"]
    assert isinstance(cut, list)
    assert len(cut) < len(expansion.game.actions)
    nobody = evolve(expansion, game=evolve(expansion.game, states=expansion.game.states[:2]))
    assert nobody.viewing()["actions"] == []


@pytest.mark.long
def test_the_reference_passes_its_derived_games() -> None:
    """Under the readings in question and under the defaults."""
    opposed = evolve(REFERENCE_IDENTITY, readings=played_values(OPPOSED))
    assert failing(opposed, STANDARD_RULES) == []
    assert failing(DEFAULTS, STANDARD_RULES) == []


@pytest.mark.long
def test_a_port_that_takes_a_region_in_round_8_fails_under_any_readings() -> None:
    """Also under those for which hardly a fixed game applies."""
    opposed = evolve(REFERENCE_IDENTITY, readings=played_values(OPPOSED))
    misread = only_where(in_round(8), MISREADINGS["region-taken-in-round-eight"].misread)
    assert failing(opposed, misread(STANDARD_RULES))


def test_a_port_in_which_nobody_but_finders_takes_in_a_shortage_fails() -> None:
    """In a shortage round only, those who found nothing take no Region."""
    idle = evolve(STANDARD_RULES, game=evolve(STANDARD_RULES.game, turn_order=finders_alone_have_turns))
    misread = only_where(in_shortage, lambda _rules: idle)
    assert failing(DEFAULTS, misread(STANDARD_RULES))


def finders_alone_have_turns(players: Players) -> tuple[int, ...]:
    """Return the turn order without those who found nothing."""
    order = STANDARD_RULES.game.turn_order(players)
    found = STANDARD_RULES.game.finders(players)
    return tuple(seat for seat in order if seat in found) or order


def test_a_run_asks_derived_games_that_are_selected() -> None:
    """A run of the shipped suite asks them after the handshake; a selection may leave them out."""
    suite = Suite(version="0", vectors=(), core=frozenset())
    for names, expected in (((), True), (("derived-g01-0000-0",), True), (("ranking",), False)):
        report = run(
            Run(
                command=(*REFERENCE_PORT, "--reading", "deal-order=ascending"),
                suite=suite,
                facts=sanctuary_facts(),
                selection=Selection(names=names),
                limits=PATIENT,
                derive=lambda _identity: games(SMALL)[:2],
            )
        )
        assert bool(report.count(Verdict.PASSED)) is expected
        assert report.is_good is expected


@pytest.mark.parametrize("identity", [SMALL, evolve(SMALL, requests=("draw", "rank"))], ids=["all", "few"])
def test_a_run_derives_what_is_selected_and_nothing_for_a_selection_without_it(
    identity: PortIdentity, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To derive games takes a second, which a run of one vector need not wait for."""
    nowhere = Suite(version="0", vectors=(), core=frozenset())
    every = derive(identity)
    played: list[str] = []

    def expand_and_note(script: Script, readings: dict[str, str], cards: Catalogue) -> Expansion:
        played.append(script.name)
        return expand(script, readings, cards)

    monkeypatch.setattr("faraway.conformance.derived.games.expand", expand_and_note)
    names = ("derived", every[0].id, "*-views-*", *every[-1].clauses, "END-7", "INFO-2", "ranking", "due-1")
    selections = [
        *(Selection(names=(name,)) for name in names),
        *(Selection(levels=frozenset({level})) for level in range(1, 6)),
        Selection(),
        Selection(core_only=True),
        Selection(names=("ranking", "END-7"), levels=frozenset({3, 4})),
    ]
    for selection in selections:
        played.clear()
        derived = [*chosen_derivation(stored_suite(), selection)(identity)]
        wanted = [vector for vector in every if selection.includes(vector, nowhere)]
        assert [vector for vector in derived if selection.includes(vector, nowhere)] == wanted, selection
        assert bool(played) <= (bool(wanted) or bool(selection.names)), selection
    assert chosen_derivation(stored_suite(), Selection(is_own=True))(identity) == ()


def on_turn_in_first_round(state: GameState) -> bool:
    return state.round == 1 and state.turn is not None


def while_some_hold_and_none_lie(state: GameState) -> bool:
    return not state.sanctuary_deck and any(player.drawn for player in state.players)


@pytest.mark.parametrize(
    ("viewed", "is_seen"),
    [
        (Viewed.FIRST_ROUND, on_turn_in_first_round),
        (Viewed.SHORTAGE, while_a_finder_lacks),
        (Viewed.EMPTY, while_some_hold_and_none_lie),
    ],
)
def test_views_are_asked_for_at_the_moment_that_a_script_names(
    viewed: Viewed, is_seen: Callable[[GameState], bool]
) -> None:
    scripts = [script for script in derived_suite().scripts if script.views is viewed]
    for script in scripts:
        expansion = expand(script, numbered_combination(0))
        assert is_seen(expansion.game.states[expansion.moment_seen()])
    assert scripts


def test_a_script_on_which_readings_hardly_bear_is_asked_once_and_by_a_thorough_run_always() -> None:
    once = [script.name for script in derived_suite().scripts if script.once]
    for thorough in (False, True):
        chosen = combinations_for(REFERENCE_IDENTITY, thorough=thorough)
        counted = Counter(
            vector.id.split("-")[1]
            for vector in derived_vectors(evolve(REFERENCE_IDENTITY, players=(2,)), thorough=thorough)
            if vector.topic == TOPIC and "views" not in vector.id
        )
        asked_once = [name for name in counted if name in once]
        assert asked_once
        assert {counted[name] for name in asked_once} == {len(chosen) if thorough else 1}
        assert {counted[name] for name in counted if name not in once} == {len(chosen)}
