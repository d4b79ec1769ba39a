"""Derived games and situations: what ships is what specification and games show, by a seeded sample."""

from collections import Counter
from functools import partial
from pathlib import Path
from random import Random

import pytest
from attrs import frozen

from crosscheck.generate.agreement import agreed
from crosscheck.situations import digests
from crosscheck.situations.choosing import choose_scripts, planned_scripts, search, situations_of_script
from crosscheck.situations.counting import Tally, bits_of_game, situations_in
from crosscheck.situations.digests import (
    DerivedDisagreementError,
    Watched,
    agreed_digests,
    digests_by_specification,
)
from crosscheck.situations.measuring import GAMES_A_PIECE, measure_piece
from crosscheck.situations.quick import QuickGame, quick_moments
from faraway.conformance.coverage import measured
from faraway.conformance.derived.combinations import STEERED, Combination, numbered_combination
from faraway.conformance.derived.expansion import Expansion, expand
from faraway.conformance.derived.games import derived_suite, has_views
from faraway.conformance.suite.documents import Json, as_list, as_object
from faraway.conformance.suite.vectors import shipped_suite
from faraway.game.readings import DEFAULT_READINGS, DEFAULT_VALUES, READING_VALUES, Readings
from faraway.game.situations import all_situations, in_words, moments_of_game, parse_situation, situations_of
from faraway.io import load
from faraway.play.scripts import Script, mutated, play_script, random_script
from tests.batches import in_batches

SAMPLE = 6


@frozen(kw_only=True)
class Rare:
    """A situation that few games reach, and a game that does."""

    situation: str
    script: Script


RARE = load(Path(__file__).with_name("rare_games.json").read_bytes(), tuple[Rare, ...])


def recorded(number: int, place: int) -> tuple[str, ...]:
    """Return the digests on file of a script under a combination."""
    start = sum(1 + has_views(before) for before in range(place))
    return derived_suite().digests[number][start : start + 1 + has_views(place)]


@pytest.mark.parametrize("seed", range(SAMPLE))
def test_the_specification_gives_the_digests_on_file(seed: int) -> None:
    """A combination and a script drawn by seed: the specification plays the game again."""
    chance = Random(f"digests {seed}")
    number = chance.choice(sorted(derived_suite().digests))
    place = chance.randrange(len(derived_suite().scripts))
    script, combination = derived_suite().scripts[place], numbered_combination(number)
    found = agreed_digests(script, combination, views=has_views(place))
    assert found == recorded(number, place)


def test_a_disagreement_makes_no_digest(monkeypatch: pytest.MonkeyPatch) -> None:
    """A reference that answers otherwise than the specification is refused when the suite is built."""
    monkeypatch.setattr(digests, "digests_of", lambda _expansion, **_: ("000000",))
    with pytest.raises(DerivedDisagreementError):
        agreed_digests(derived_suite().scripts[0], numbered_combination(0), views=False)


def test_a_reading_that_is_not_asked_for_does_not_change_a_digest() -> None:
    """Two combinations that differ in such a reading have one digest; one that was asked for is remembered."""
    script = derived_suite().scripts[0]
    watched = Watched(numbered_combination(0))
    expansion = expand(script, numbered_combination(0))
    first = digests_by_specification(expansion, numbered_combination(0), views=False, watched=watched)
    assert "deal-order" in watched.asked
    assert "sanctuary-shortage" not in watched.asked
    other: Combination = {**numbered_combination(0), "sanctuary-shortage": "card-by-card"}
    assert agreed_digests(script, other, views=False) == first


def test_a_wrong_answer_has_another_digest() -> None:
    """The digest of a game is that of its states: a state more or less, and it differs."""
    expansion = expand(derived_suite().scripts[0], numbered_combination(0))
    shorter = Expansion(expansion.script, expand(derived_suite().scripts[1], numbered_combination(0)).game)
    assert shorter.digest() != expansion.digest()
    assert STEERED == 1944


@pytest.mark.long
@pytest.mark.parametrize("seed", range(2))
def test_the_situations_on_file_are_those_of_the_games(seed: int) -> None:
    """The first games of a piece drawn by seed: none reaches a situation that is not on file."""
    known = measured()
    piece = Random(f"pieces {seed}").randrange(known.games // GAMES_A_PIECE)
    found = measure_piece(derived_suite().scripts[: known.scripts], piece, 10)
    assert found
    assert set(found) <= set(known.reached)


def assert_played_alike(seed: str, games: int) -> None:
    """Play random scripts and neighbours of derived ones both ways, under random readings."""
    chance = Random(seed)
    for number in range(games):
        script = (
            mutated(chance.choice(derived_suite().scripts), chance) if number % 2 else random_script(chance)
        )
        readings = Readings.of({name: chance.choice(values) for name, values in READING_VALUES.items()})
        game = play_script(script, readings)
        plain = moments_of_game(game.states, game.actions)
        assert quick_moments(script, readings) == plain, (script, readings)
        bits = bits_of_game(QuickGame(script, readings).play(), readings)
        assert {*situations_in(bits)} == situations_of(plain, readings)


def test_the_quick_way_finds_the_same_moments_and_situations() -> None:
    assert_played_alike("quick", 24)


@pytest.mark.slow
def test_the_quick_way_finds_the_same_in_thousands_of_games() -> None:
    assert_played_alike("quick and many", 4000)


@in_batches("script", derived_suite().scripts)
def test_the_quick_way_plays_the_derived_games_alike(script: Script) -> None:
    """They were chosen for what is rare: shortages, empty decks, tables at which nobody finds."""
    readings = Readings.of(numbered_combination(Random(script.name).randrange(STEERED)))
    game = play_script(script, readings)
    assert quick_moments(script, readings) == moments_of_game(game.states, game.actions)


def test_a_tally_counts_every_bit_by_itself() -> None:
    """Seven times the first situation, three times the second, never the third."""
    tally = Tally()
    for number in range(7):
        tally.add(0b11 if number < 3 else 0b01)
    tally.add(0)
    first, second, third, *_ = all_situations()
    assert tally.counts() == {first: 7, second: 3}
    assert tally.counts()[third] == 0


@pytest.mark.parametrize("rare", RARE, ids=lambda rare: rare.situation)
def test_a_situation_that_hardly_any_game_reaches_is_played_alike_by_both(rare: Rare) -> None:
    """The game shows that it can be reached; a reason on file says why the suite need not visit it."""
    assert parse_situation(rare.situation) in situations_of_script(rare.script, DEFAULT_READINGS)
    assert parse_situation(rare.situation) in measured().reasons
    assert agreed_digests(rare.script, {**DEFAULT_VALUES}, views=False)


def test_every_reason_on_file_is_checked_here() -> None:
    """By a game that both play alike, or by ranks that depend on nothing else."""
    checked = {each.situation for each in RARE} | {"players=5 & ties=both", "market=short & ties=both"}
    assert {in_words(situation) for situation in measured().reasons} <= checked


def ranks_of(players: list[Json], **readings: str) -> list[int]:
    """Return the ranks on which reference and specification agree."""
    named = {name.replace("_", "-"): value for name, value in readings.items()}
    answer = agreed({"request": "rank", "players": players}, named)["answer"]
    return [int(str(rank)) for rank in as_list(as_object(answer)["ranks"])]


@pytest.mark.parametrize(
    ("cards", "ranks"), [("played", [1, 4, 2, 3, 6, 5]), ("possessed", [2, 4, 1, 3, 6, 5])]
)
def test_a_hand_decides_one_of_two_ties(cards: str, ranks: list[int]) -> None:
    """Seats 0 and 2 lead, with 9 and 10 as lowest Regions played; seat 2 has Region 4 in hand."""
    vector = shipped_suite().by_id("rank-six-players-two-ties")
    assert vector is not None
    players = as_list(vector.requests[0]["players"])
    players = [*players[:2], {**as_object(players[2]), "hand": [4]}, *players[3:]]
    assert ranks_of(players, tie_break_cards=cards) == ranks


@pytest.mark.parametrize("ranking", ["everyone", "first-only"])
def test_two_ties_at_once_are_ranked_alike_whoever_else_plays(ranking: str) -> None:
    """The reason on file why `players=5 & ties=both` needs no game: reference and specification rank five as they rank six."""
    vector = shipped_suite().by_id("rank-six-players-two-ties")
    assert vector is not None
    players = as_list(vector.requests[0]["players"])
    totals = [as_object(player)["total"] for player in players]
    alone = [seat for seat, total in enumerate(totals) if totals.count(total) == 1]
    assert alone
    for left_out in alone:
        five = [seat for seat in range(6) if seat != left_out]
        ranks = [ranks_of(each, ranking=ranking) for each in (players, [players[seat] for seat in five])]
        of_six = [ranks[0][seat] for seat in five]
        assert [sorted(of_six).index(rank) for rank in of_six] == [
            sorted(ranks[1]).index(rank) for rank in ranks[1]
        ]


def test_the_planned_games_fall_short_as_scripts_too() -> None:
    """The search begins in rare situations: even three players can fall short in round 8."""
    shown = Counter(
        in_words(situation)
        for candidate in planned_scripts()
        for situation in situations_of_script(candidate.script, candidate.readings)
    )
    assert shown["players=3 & shortage=mild"]
    assert shown["players=6 & shortage=mild"]


def test_scripts_are_chosen_until_nothing_more_is_gained() -> None:
    """The same seed finds the same scripts; a few of them visit what all candidates visit."""
    found, again = (search(1, 20) for _ in range(2))
    assert found == again
    chosen = choose_scripts(found[:6], [{**DEFAULT_VALUES}], 6)
    visits = partial(situations_of_script, readings=DEFAULT_READINGS)
    assert set().union(*map(visits, chosen)) == set().union(
        *(visits(candidate.script) for candidate in found[:6])
    )
    assert [script.name for script in chosen] == [f"g{number:02}" for number in range(1, len(chosen) + 1)]
