import attrs
import pytest

from faraway.cards.catalogue import CATALOGUE
from faraway.errors import FarawayError
from faraway.game import Phase, Setup, Variant, new_game, shuffled_decks
from tests.faraway.game.table import begin, do, durations, names, setup
from tests.faraway.refusing import refusal


def problems(start: Setup) -> list[tuple[str, str, str]]:
    return [
        (problem.code.value, problem.path, problem.clause) for problem in refusal(new_game, start).problems
    ]


def test_each_seat_is_dealt_three_and_the_next_regions_form_the_market() -> None:
    """Rules: SETUP-1, SETUP-3, SETUP-4, SETUP-5."""
    state = begin(3, top=[9, 7, 8, 68, 1, 30, 3, 2, 60, 50, 40, 20, 10, 67])
    assert [player.hand for player in state.players] == [(7, 8, 9), (1, 30, 68), (2, 3, 60)]
    assert state.market == (10, 20, 40, 50)
    assert state.region_deck[0] == 67
    assert len(state.region_deck) == 68 - 9 - 4
    assert len(state.sanctuary_deck) == 45
    assert (state.phase, state.round, state.turn, state.one_by_one) == (Phase.EXPLORE, 1, None, False)


@pytest.mark.parametrize("players", range(2, 7))
def test_market_has_a_region_for_each_player_and_one_more(players: int) -> None:
    """Rules: SETUP-4, COMP-3."""
    assert len(begin(players).market) == players + 1


@pytest.mark.parametrize(
    ("players", "code"), [(1, "too-few-players"), (0, "too-few-players"), (7, "too-many-players")]
)
def test_only_two_to_six_play(players: int, code: str) -> None:
    """Against: SETUP-6."""
    assert problems(setup(players)) == [(code, "/players", "SETUP-6")]


def test_a_deck_holds_each_card_once_and_every_fault_is_named() -> None:
    """Against: SETUP-1, SETUP-5."""
    whole = setup(2)
    wrong = attrs.evolve(
        whole,
        players=9,
        region_deck=durations(99, 2, *whole.region_deck[2:-1], 2),
        sanctuary_deck=whole.sanctuary_deck[1:],
    )
    assert problems(wrong) == [
        ("too-many-players", "/players", "SETUP-6"),
        ("deck-incomplete", "/region_deck", "SETUP-1"),
        ("deck-incomplete", "/sanctuary_deck", "SETUP-5"),
    ]
    with pytest.raises(FarawayError, match=r"missing: 1, 68; unknown: 99; more than once: 2\)"):
        new_game(wrong)
    with pytest.raises(FarawayError, match=r"missing: forest-stone\)"):
        new_game(
            attrs.evolve(wrong, sanctuary_deck=tuple(c for c in whole.sanctuary_deck if c != "forest-stone"))
        )


def test_a_seed_gives_the_same_decks_again_and_each_card_once() -> None:
    """Rules: SETUP-1, SETUP-5."""
    decks = shuffled_decks(7, CATALOGUE)
    assert decks == shuffled_decks(7, CATALOGUE)
    assert decks != shuffled_decks(8, CATALOGUE)
    assert sorted(decks.regions) == list(range(1, 69))
    assert sorted(decks.sanctuaries) == sorted(CATALOGUE.sanctuary_of)


def test_advanced_players_keep_three_of_five_in_secret() -> None:
    """Rules: ADV-1, ADV-2."""
    state = begin(2, top=[5, 4, 3, 2, 1, 10, 9, 8, 7, 6], variant=Variant.ADVANCED)
    assert [player.hand for player in state.players] == [(1, 2, 3, 4, 5), (6, 7, 8, 9, 10)]
    assert (state.phase, state.market, state.round, state.turn) == (Phase.KEEP, (), 1, None)
    state = do(state, "keep 1 6 8 10")
    assert state.phase is Phase.KEEP
    assert state.players[1].hand == (6, 8, 10)
    assert state.players[1].set_aside == (7, 9)
    assert state.players[0].set_aside == ()


def test_what_is_set_aside_is_shuffled_back_before_the_market_is_revealed() -> None:
    """Rules: ADV-3, ADV-7, ADV-4."""
    state = begin(2, variant=Variant.ADVANCED)
    state = do(state, "keep 0 1 2 3", "keep 1 6 7 8")
    assert (state.phase, state.market, state.turn) == (Phase.SHUFFLE, (), None)
    assert state.region_deck == durations(*range(11, 69))
    deck = [9, 68, 4, 5, 10, *range(11, 68)]
    state = do(state, "shuffle " + " ".join(map(str, deck)))
    assert (state.phase, state.round) == (Phase.EXPLORE, 1)
    assert state.market == (4, 9, 68)
    assert state.region_deck == durations(*deck[3:])
    assert [player.set_aside for player in state.players] == [(), ()]


def test_setups_and_decks_compare_by_value() -> None:
    assert setup(2, sanctuaries=["forest-stone"]).sanctuary_deck[0] == names("forest-stone")[0]
    assert begin(2) == begin(2)
    assert hash(begin(2)) == hash(begin(2))
    assert begin(2) != begin(2, readings={"ranking": "first-only"})
