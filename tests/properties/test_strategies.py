"""The public strategies give what they promise, often enough."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crosscheck.implementations import as_object
from crosscheck.strategies import FLOOR, collect, shares
from faraway.cards.catalogue import Region, Sanctuary
from faraway.conformance.coverage import measured
from faraway.game import GameState, Phase, Setup, Transcript, Variant, replay
from faraway.game.readings import Readings
from faraway.game.setup import Decks
from faraway.game.situations import in_words, moments_of_game, parse_situation, situations_of
from faraway.game.transcript import replay_states
from faraway.io import dump, dumps
from faraway.io.games import dumps_transcript, load_transcript
from faraway.io.tableaux import load_tableau
from faraway.play.scripts import random_script
from faraway.scoring.tableau import Extent, Tableau, ascents
from faraway.testing import (
    Damaged,
    TableauKind,
    damaged_tableaux,
    damaged_transcripts,
    decks,
    features,
    games,
    possible_features,
    rare,
    readings,
    regions,
    sanctuaries,
    setups,
    situations,
    tableaux,
    transcripts,
    transcripts_in,
)
from faraway.testing.damage import TABLEAU_FAULTS, TEXT_FAULTS, TRANSCRIPT_FAULTS
from spec.game import replay as replay_in_spec
from spec.game import state as state_in_spec
from tests.faraway.cli_running import run_python
from tests.faraway.refusing import refusal
from tests.samples import sample_of, sample_size


@pytest.mark.slow
def test_tableaux_touch_everything_often_enough() -> None:
    # In a process of its own: what hypothesis draws depends on all modules that have been imported.
    done = run_python("-m", "crosscheck", "strategies", is_checked=False)
    assert done.returncode == 0, done.stdout


@pytest.mark.slow
def test_few_tableaux_are_trivial() -> None:
    found = shares(collect(300))
    assert found["0 Sanctuaries"] < 0.4
    assert found["7 Sanctuaries"] > FLOOR


def test_features_are_what_the_printed_cards_make_possible() -> None:
    possible = possible_features()
    assert len(possible) == len(set(possible))
    assert {"0 Sanctuaries", "7 Sanctuaries", "3 biome sets", "quest pays: biome-set"} <= set(possible)
    assert "8 Sanctuaries" not in possible
    best = Tableau((12, 20, 16, 23, 44, 49, 14, 28), ("desert-stone",))
    assert features(best) <= set(possible)


@given(region=regions(), sanctuary=sanctuaries(), both=decks())
@settings(max_examples=sample_size(20))
def test_cards_and_decks_are_those_of_the_box(region: Region, sanctuary: Sanctuary, both: Decks) -> None:
    """Rules: COMP-1, COMP-2."""
    assert sorted(both.regions) == list(range(1, 69))
    assert len(set(both.sanctuaries)) == 45
    assert region.duration in both.regions
    assert sanctuary.id in both.sanctuaries


@pytest.mark.parametrize("kind", TableauKind)
@given(data=st.data())
@settings(max_examples=sample_size(15))
def test_tableaux_are_of_their_kind(kind: TableauKind, data: st.DataObject) -> None:
    """Rules: ROUND-3, FIND-1, END-4."""
    tableau = data.draw(tableaux(kind))
    partial = kind is TableauKind.PARTIAL
    extent = Extent.PARTIAL if partial else Extent.WHOLE
    text = dumps(tableau).encode()
    assert load_tableau(text, extent=extent) == tableau
    touched = features(tableau)
    match kind:
        case TableauKind.REACHABLE | TableauKind.RICH:
            assert len(tableau.sanctuaries) == ascents(tableau.regions)
        case TableauKind.MET_EXACTLY:
            assert any(name.endswith(" met") for name in touched)
        case TableauKind.SHORT_BY_ONE:
            assert any(name.endswith("missed by one") for name in touched)
        case TableauKind.POOR:
            assert len(tableau.sanctuaries) <= 1
        case _:
            pass


@given(readings=readings(), setup=setups(players=st.just(3)), state=games())
@settings(max_examples=sample_size(15))
def test_games_are_begun_and_played(readings: Readings, setup: Setup, state: GameState) -> None:
    """Rules: SETUP-6, ROUND-1."""
    assert Readings.of(readings.values()) == readings
    assert (setup.players, len(setup.region_deck), len(setup.sanctuary_deck)) == (3, 68, 45)
    assert 1 <= state.round <= 8


@pytest.mark.long
@pytest.mark.parametrize("words", ["phase=take & shortage=total", "round=eighth & market=short"])
@given(data=st.data())
@settings(max_examples=sample_size(5))
def test_games_reach_the_situation_that_is_asked_for(words: str, data: st.DataObject) -> None:
    """Neighbours that lose it are left out."""
    transcript = data.draw(transcripts_in(words))
    states = tuple(replay_states(transcript))
    found = situations_of(moments_of_game(states, transcript.actions), transcript.setup.readings)
    assert parse_situation(words) in found


@pytest.mark.parametrize("neighbour", ["near", "strange"])
def test_a_neighbour_that_lost_the_situation_gives_way_to_the_derived_game(
    neighbour: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever the neighbour is, the situation is reached."""
    words = "phase=take & shortage=total"
    strange = random_script(Random(1), players=2)
    monkeypatch.setattr(rare, "mutated", lambda script, _chance: script if neighbour == "near" else strange)

    @given(transcript=transcripts_in(words))
    @settings(max_examples=3)
    def each(transcript: Transcript) -> None:
        assert transcript.setup.region_deck != strange.region_deck

    each()


@given(words=situations())
@settings(max_examples=sample_size(15))
def test_situations_are_such_as_games_reach(words: str) -> None:
    """Each can be asked for by its words."""
    assert measured().reached[parse_situation(words)]


@pytest.mark.long
def test_a_situation_that_no_game_reaches_is_refused() -> None:
    """And so are words that are none; some are reached only where two readings meet."""
    with pytest.raises(ValueError, match="is not a situation"):
        transcripts_in("phase=tea")
    with pytest.raises(ValueError, match="no derived game reaches"):
        transcripts_in("phase=keep & round=eighth")
    few, many = rare.visitors(thorough=False), rare.visitors(thorough=True)
    seldom = next(situation for situation in many if situation not in few)
    assert (
        transcripts_in(in_words(seldom)).__class__ == transcripts_in("round=eighth & market=short").__class__
    )


@given(states=st.lists(games(), min_size=4, max_size=4))
@settings(max_examples=sample_size(8))
def test_games_include_rare_ones(states: list[GameState]) -> None:
    """Rules: ROUND-1."""
    assert all(1 <= state.round <= 8 for state in states)


@given(transcript=transcripts(setup=setups(under=st.just(Readings()))))
@settings(max_examples=sample_size(15))
def test_transcripts_are_read_back_and_replayed_alike(transcript: Transcript) -> None:
    """Rules: ROUND-2, END-13."""
    text = dumps_transcript(transcript)
    assert load_transcript(text.encode()) == transcript
    assert dumps_transcript(load_transcript(text.encode())) == text
    last = replay(transcript)
    assert (last.phase is Phase.OVER) == (transcript.result is not None)
    in_spec = state_in_spec(replay_in_spec(as_object(dump(transcript))))
    assert in_spec["round"] == last.round
    assert in_spec["market"] == list(last.market)


@given(transcript=transcripts(finished=True))
@settings(max_examples=5)
def test_finished_transcripts_have_a_result(transcript: Transcript) -> None:
    """Rules: END-13, WIN-2."""
    assert transcript.result is not None
    assert transcript.setup.variant in Variant


def check_refusal(damaged: Damaged) -> None:
    assert refusal(load_tableau, damaged.data).code is damaged.code, damaged.fault


@given(damaged=damaged_tableaux())
@settings(max_examples=sample_size(150))
def test_damaged_tableaux_get_their_code(damaged: Damaged) -> None:
    """Against: COMP-1, COMP-2, COMP-5, ROUND-3, FIND-1."""
    check_refusal(damaged)


@pytest.mark.parametrize("fault", sample_of([*TABLEAU_FAULTS, *TEXT_FAULTS]))
@given(data=st.data())
@settings(max_examples=3)
def test_every_fault_of_a_tableau_gets_its_code(fault: str, data: st.DataObject) -> None:
    """Against: COMP-5, ROUND-3, FIND-1."""
    check_refusal(data.draw(damaged_tableaux(fault)))


@pytest.mark.parametrize("fault", sample_of([*TRANSCRIPT_FAULTS, *TEXT_FAULTS]))
@given(data=st.data())
@settings(max_examples=2)
def test_every_fault_of_a_transcript_gets_its_code(fault: str, data: st.DataObject) -> None:
    """Against: SETUP-6, EXPLORE-2, END-13, WIN-1."""
    damaged: Damaged = data.draw(damaged_transcripts(fault))
    assert refusal(lambda: replay(load_transcript(damaged.data))).code is damaged.code


def test_a_tableau_knows_what_it_touches() -> None:
    """By hand: no Region, no quest, no prerequisite."""
    assert features(Tableau.trusted(regions=())) == {"0 Sanctuaries"}
