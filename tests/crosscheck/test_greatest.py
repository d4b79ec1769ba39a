"""The greatest totals that proofs/ establishes are those of every implementation, and games reach them."""

import json

import pytest

import spec.game
from crosscheck.games.greatest import Wish, game_for
from crosscheck.implementations import REFERENCE, SPEC
from faraway.game import replay, result
from faraway.io import dump
from faraway.io.games import load_transcript
from proofs.encoding import Tableau, lay_cards
from proofs.greatest.guesses import GUESSES
from proofs.scoring import AS_PRINTED
from proofs.smt import Answer, Solver, different, equal

# By the number of Sanctuaries; established by `make prove-max`.
TOTALS = (112, 124, 137, 152, 169, 183, 193, 202)
GREATEST = [
    (total, Wish(regions=guess.regions, sanctuaries=guess.sanctuaries))
    for total, guess in zip(TOTALS, GUESSES, strict=True)
]
by_sanctuaries = pytest.mark.parametrize(("total", "wish"), GREATEST, ids=lambda each: str(each)[:3])


@by_sanctuaries
def test_reference_and_specification_give_the_witness_its_total(total: int, wish: Wish) -> None:
    """Rules: WIN-1, SCORE-2, SANCT-2"""
    assert REFERENCE.score(wish.regions, wish.sanctuaries)["total"] == total
    assert SPEC.score(wish.regions, wish.sanctuaries)["total"] == total


@by_sanctuaries
def test_z3_derives_the_total_of_the_witness_and_no_other(total: int, wish: Wish) -> None:
    sheet = AS_PRINTED.score("witness", lay_cards(Tableau(wish.regions, wish.sanctuaries)))
    for claim, answer in ((equal, Answer.SATISFIABLE), (different, Answer.UNSATISFIABLE)):
        solver = Solver()
        solver.add([*sheet.constraints, claim(sheet.total, total)])
        assert solver.check() is answer


@pytest.mark.parametrize("players", range(2, 7))
def test_a_game_of_so_many_players_ends_with_the_greatest_tableau(players: int) -> None:
    """Rules: FIND-1, END-2, END-4, WIN-1"""
    total, wish = max(GREATEST, key=lambda pair: pair[0])
    transcript = game_for(wish, players)
    spec_game = spec.game.replay(transcript)
    reference_game = replay(load_transcript(json.dumps(transcript).encode()))
    for state in (spec.game.state(spec_game), dump(reference_game)):
        known = json.loads(json.dumps(state))
        assert known["players"][0]["regions"] == list(wish.regions)
        assert sorted(known["players"][0]["sanctuaries"]) == sorted(wish.sanctuaries)
    for outcome in (spec.game.result(spec_game), dump(result(reference_game))):
        known = json.loads(json.dumps(outcome))
        assert known["totals"][0] == total
        assert known["ranks"][0] == 1
