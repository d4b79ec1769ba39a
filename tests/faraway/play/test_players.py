import pytest

from faraway.game import GameState, Phase, Transcript, Variant, observe, replay
from faraway.game.legality import legal_actions
from faraway.play.loop import chance_of, play_game, seated, shuffled
from faraway.play.players import clues_in_sight, fame_in_sight
from faraway.play.policies import PolicyName, seated_policy
from tests.faraway.game.table import action, begin, names, player, shuffled_setup


def chosen(name: PolicyName, state: GameState, seat: int = 0, seed: int = 0) -> object:
    return seated_policy(name, seed, seat)(observe(state, seat), legal_actions(state, seat))


def played(seed: int, policies: list[PolicyName], **readings: str) -> Transcript:
    named = {name.replace("_", "-"): value for name, value in readings.items()}
    start = shuffled_setup(seed, len(policies), variant=Variant.ADVANCED, readings=named)
    players = [seated_policy(name, seed, seat) for seat, name in enumerate(policies)]
    return play_game(start, seated(players, chance_of(seed))).transcript


def test_worth_counts_fame_and_sanctuaries_to_be_found() -> None:
    # Region 9 pays 5, Region 3 pays 4; one of the two is played after a lower one.
    assert fame_in_sight((3, 9), ()) == 5 + 4 + 7
    assert fame_in_sight((9, 3), ()) == 5 + 4
    # 6 and city-clue have a clue each, 9 pays 5 and nothing else pays.
    assert clues_in_sight((6, 9), ("city-clue",)) == 100 * (2 + 1) + 5


def test_greedy_plays_the_region_that_lets_the_others_pay_most() -> None:
    # 13 pays 2 for each stone it sees and 2 has two stones: 13 must be played before it. 1 before 13 before 2
    # would see the same stones and pay nothing more, but 1, 13 ascends, which finds a Sanctuary.
    state = begin(2).but(players=(player(hand=[1, 2, 13]), player(hand=[4, 5, 6])))
    assert chosen(PolicyName.GREEDY, state) == action("explore 0 1")


def test_greedy_takes_and_places_what_pays_most() -> None:
    state = begin(2, top=[1, 2, 13, 4, 5, 6, 66, 9, 60]).but(players=(player(hand=[1, 2]), player()))
    taking = state.but(phase=Phase.TAKE, turn=0)
    # 66 needs four stones and 60 two chimeras, which are not there; 9 pays 5.
    assert chosen(PolicyName.GREEDY, taking) == action("take 0 9")
    placing = state.but(
        phase=Phase.PLACE,
        turn=0,
        players=(player(regions=[1, 2], drawn=["city-clue", "gray-fixed-5"]), player()),
    )
    assert chosen(PolicyName.GREEDY, placing) == action("place 0 gray-fixed-5")
    assert chosen(PolicyName.CLUE_HOARDING, placing) == action("place 0 city-clue")


@pytest.mark.parametrize("policy", [PolicyName.RANDOM, PolicyName.GREEDY, PolicyName.CLUE_HOARDING])
def test_the_same_seed_plays_the_same_game_and_another_seed_another(policy: PolicyName) -> None:
    game = played(5, [policy] * 3, leftover_order="random")
    assert game == played(5, [policy] * 3, leftover_order="random")
    assert game != played(6, [policy] * 3, leftover_order="random")
    replay(game)


def test_greedy_beats_hoarding_beats_chance() -> None:
    policies = [PolicyName.RANDOM, PolicyName.GREEDY, PolicyName.CLUE_HOARDING]
    fame = [0, 0, 0]
    for seed in range(10):
        game = played(seed, policies, sanctuary_placement="may-decline", leftover_order="chosen")
        assert game.result is not None
        fame = [before + more for before, more in zip(fame, game.result.totals, strict=True)]
    assert fame[0] < fame[2] < fame[1]


def test_chance_gives_every_order_and_leaves_decisions_alone() -> None:
    chance = chance_of(1)
    orders = {shuffled(action("shuffle 1 2 3"), chance) for _ in range(100)}
    assert len(orders) == 6
    assert action("shuffle 1 2 3") in orders
    leftovers = names("city-clue", "forest-stone")
    returned = {shuffled(action("return-order 1 " + " ".join(leftovers)), chance) for _ in range(50)}
    assert len(returned) == 2
    assert shuffled(action("decline 1"), chance) == action("decline 1")
