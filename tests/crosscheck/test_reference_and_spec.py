"""The reference and the specification agree; what differs is noticed, shrunk and can be replayed."""

import json

from click.testing import CliRunner

from crosscheck.cli import main
from crosscheck.implementations import REFERENCE, SPEC, Reference
from crosscheck.verify.facts import compare_cards, compare_readings
from crosscheck.verify.games import compare_game, compare_games
from crosscheck.verify.samples import sample_generator, sample_setup
from crosscheck.verify.tableaux import compare_tableaux
from faraway.game.record import STANDARD_RULES
from faraway.misreadings import MISREADINGS
from tests.samples import sample_size


def misread(name: str) -> Reference:
    return Reference(name=name, rules=MISREADINGS[name].misread(STANDARD_RULES))


def test_card_facts_and_readings_are_the_same() -> None:
    """Rules: COMP-1, COMP-2."""
    assert compare_cards(0, 0, 113) == ()
    assert compare_readings(0, 0, 1) == ()


def test_scores_are_the_same() -> None:
    assert compare_tableaux((REFERENCE, SPEC), 2, 0, sample_size(2_000)) == ()


def test_games_are_the_same_after_every_action() -> None:
    assert compare_games((REFERENCE, SPEC), 2, 0, sample_size(20)) == ()


def test_a_difference_in_scoring_is_shrunk_to_a_small_tableau() -> None:
    (found,) = compare_tableaux((misread("one-biome-set-only"), SPEC), 1, 5, 1)
    tableau = json.loads(found.replay)
    assert len(tableau["sanctuaries"]) <= 1
    assert "against" in found.detail


def test_a_difference_in_play_is_shrunk_and_can_be_replayed() -> None:
    slow = misread("descending-turn-order")
    (found,) = compare_games((slow, SPEC), 1, 0, 1)
    transcript = json.loads(found.replay)
    actions = transcript.pop("actions")
    setup = {
        key: transcript[key] for key in ("players", "variant", "readings", "region_deck", "sanctuary_deck")
    }
    plays = [implementation.begin(setup) for implementation in (slow, SPEC)]
    for action in actions:
        plays = [play.apply(action) for play in plays]
    assert plays[0].state() != plays[1].state()
    assert len(actions) <= 3


def test_a_refusal_for_other_reasons_is_a_difference() -> None:
    generator = sample_generator(1, "game", 3)
    actions, differences = compare_game(
        (misread("region-taken-in-round-eight"), SPEC), sample_setup(generator), generator
    )
    assert differences
    assert actions


def test_the_exit_status_is_0_if_all_agree() -> None:
    done = CliRunner().invoke(main, ["verify", "--only", "cards", "--only", "readings", "--jobs", "1"])
    assert (done.exit_code, "What agrees" in done.output) == (0, True)
