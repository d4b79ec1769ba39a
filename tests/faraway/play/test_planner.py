from random import Random

import pytest

from faraway.best.engine import PLAIN
from faraway.cards.catalogue import CATALOGUE, Duration
from faraway.game import GameState, Phase, Transcript, observe
from faraway.game.legality import legal_actions
from faraway.play import planner as planning
from faraway.play.loop import chance_of, play_game, seated
from faraway.play.planner import Guess, guess_unseen, promise
from faraway.play.policies import PolicyName, seated_policy
from tests.faraway.game.table import action, begin, player, shuffled_setup

NOTHING = Guess((), ())


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the search be short and in plain Python."""
    monkeypatch.setattr("faraway.best.search.fastest_engine", lambda: PLAIN)
    monkeypatch.setattr(planning, "NODES", 20)
    monkeypatch.setattr(planning, "GUESSES", 1)


def chosen(state: GameState, seat: int = 0) -> object:
    return seated_policy(PolicyName.BEST, 0, seat)(observe(state, seat), legal_actions(state, seat))


def test_guess_is_drawn_from_what_has_not_been_seen() -> None:
    """Rules: INFO-1, INFO-2."""
    state = begin(2, top=[1, 2, 3, 4, 5, 6, 7, 8, 9]).but(
        phase=Phase.PLACE,
        turn=0,
        players=(
            player(hand=[1, 2, 3], regions=[60], drawn=["city-clue", "gray-fixed-5"]),
            player(hand=[4, 5, 6], regions=[61], sanctuaries=["forest-stone"]),
        ),
    )
    observation = observe(state, 0)
    regions: set[int] = set()
    sanctuaries: set[str] = set()
    chance = Random(1)
    for _ in range(200):
        guess = guess_unseen(observation, chance)
        assert len(set(guess.regions)) == 10
        assert len(set(guess.sanctuaries)) == 3
        regions.update(guess.regions)
        sanctuaries.update(guess.sanctuaries)
    assert regions == {*range(1, 69)} - {1, 2, 3, 60, 61, *state.market, *state.removed}
    assert {4, 5, 6} <= regions
    assert sanctuaries == {card.id for card in CATALOGUE.sanctuaries} - {
        "city-clue", "gray-fixed-5", "forest-stone",
    }  # fmt: skip
    hidden = observe(state, 1)
    assert {"city-clue"} <= {name for _ in range(200) for name in guess_unseen(hidden, chance).sanctuaries}


@pytest.mark.usefixtures("plain")
def test_last_region_and_last_sanctuary_are_those_that_pay_most() -> None:
    seven = player(regions=[1, 2, 4, 5, 6, 7, 8], hand=[3, 9])
    state = begin(2).but(round=8, players=(seven, player(regions=[10, 11, 12, 14, 15, 16, 17], hand=[18])))
    # 9 pays 5 and 3 pays 4; 9 ascends too.
    assert chosen(state) == action("explore 0 9")
    placing = state.but(
        phase=Phase.PLACE,
        turn=0,
        players=(player(regions=[1, 2, 4, 5, 6, 7, 8, 9], drawn=["city-clue", "gray-fixed-5"]), player()),
    )
    assert chosen(placing) == action("place 0 gray-fixed-5")


@pytest.mark.usefixtures("plain")
def test_region_taken_is_one_that_will_pay() -> None:
    six = player(regions=[2, 4, 5, 6, 7, 8], hand=[1, 10])
    state = begin(2, top=[20, 21, 22, 23, 24, 25, 66, 9, 60]).but(players=(six, player()))
    # 66 needs four stones and 60 two chimeras, which are not there; 9 pays 5.
    assert chosen(state.but(round=7, phase=Phase.TAKE, turn=0)) == action("take 0 9")


@pytest.mark.usefixtures("plain")
def test_actions_are_weighed_by_what_they_leave_within_reach() -> None:
    late = player(regions=[1, 2, 4, 5, 6], hand=[3, 9, 10])
    observation = observe(begin(2).but(players=(late, player())), 0)
    # Declining changes nothing; an ascent finds a Sanctuary, which is worth 7.
    assert promise(observation, action("decline 0"), NOTHING) == 5 + 4 + promise_of_nothing()
    # With nothing to choose from there is no whole tableau: what is there counts, 3 paying 4 and 9 paying 5.
    short = observe(begin(2, top=[]).but(market=(), players=(player(regions=[3], hand=[9]), player())), 0)
    assert promise(short, action("explore 0 9"), NOTHING) == 7 + (5 + 4 + 7)


def promise_of_nothing() -> int:
    """What 1, 2, 4, 5, 6 and 10 pay: 5 is fixed at 2 fame."""
    return 2


@pytest.mark.usefixtures("plain")
def test_three_of_five_are_kept_for_what_they_can_come_to(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(planning, "NODES", 1)
    monkeypatch.setattr(planning, "GUESSED_SANCTUARIES", 0)
    observation = observe(begin(2), 0)
    assert (
        promise(observation, action("keep 0 3 5 9"), Guess(tuple(map(Duration, (1, 2, 4, 6, 7))), ()))
        >= 4 + 2 + 5
    )


def test_ctrl_c_is_not_kept_to_the_search(monkeypatch: pytest.MonkeyPatch) -> None:
    def pressed(*_: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr("faraway.best.search.Search.run", pressed)
    with pytest.raises(KeyboardInterrupt):
        chosen(begin(2))


def test_only_action_is_taken_without_a_search(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(planning, "find_best", None)
    state = begin(2).but(players=(player(hand=[3]), player(hand=[9])))
    assert chosen(state) == action("explore 0 3")


def played(seed: int) -> Transcript:
    order = [PolicyName.BEST, PolicyName.GREEDY, PolicyName.CLUE_HOARDING, PolicyName.RANDOM]
    policies = [seated_policy(name, seed, seat) for seat, name in enumerate(order)]
    return play_game(shuffled_setup(seed, 4), seated(policies, chance_of(seed))).transcript


@pytest.mark.slow
def test_planning_beats_hoarding_and_chance_and_the_same_seed_plays_the_same_game() -> None:
    fame = [0, 0, 0, 0]
    for seed in range(12):
        game = played(seed)
        assert game.result is not None
        fame = [before + more for before, more in zip(fame, game.result.totals, strict=True)]
    assert fame[0] > max(fame[2:])
    assert played(3) == played(3)
