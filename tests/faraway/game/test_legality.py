import pytest

from faraway.game import GameState, Phase, Variant, legal_actions
from tests.faraway.game.table import action, begin, do, names, paths, player, refusals

A, B, C = names("forest-stone", "forest-night", "gray-clue-thistle")
HANDS = [10, 20, 30, 40, 50, 60, 1, 2, 3]


def on_turn(phase: Phase, readings: dict[str, str] | None = None, round_number: int = 2) -> GameState:
    """Return a game in which seat 0 has the turn with A and B drawn, the market being 1, 2 and 3."""
    return begin(2, top=HANDS, readings=readings).but(
        round=round_number,
        phase=phase,
        turn=0,
        players=(player(regions=[8, 9], drawn=[A, B]), player(regions=[10, 11], drawn=[C])),
    )


EVERY_KIND = {
    Phase.KEEP: ["keep 0 1 2 3"],
    Phase.SHUFFLE: ["shuffle 1 2 3"],
    Phase.EXPLORE: ["explore 0 10"],
    Phase.TAKE: ["take 0 1"],
    Phase.PLACE: [f"place 0 {A}", "decline 0"],
    Phase.RETURN: [f"return 0 {A}"],
    Phase.RETURN_ORDER: [f"return-order 0 {A} {B}"],
}
CLAUSES = {
    Phase.KEEP: "ADV-2",
    Phase.SHUFFLE: "ADV-3",
    Phase.EXPLORE: "ROUND-5",
    Phase.TAKE: "END-2",
    Phase.PLACE: "END-4",
    Phase.RETURN: "END-8",
    Phase.RETURN_ORDER: "END-8",
}


@pytest.mark.parametrize("phase", EVERY_KIND)
@pytest.mark.parametrize("kind", EVERY_KIND)
def test_an_action_of_another_phase_is_refused_for_that_reason_alone(phase: Phase, kind: Phase) -> None:
    """Against: ROUND-2, ROUND-5, ADV-2, ADV-3, END-2, END-4, END-8."""
    if phase is kind:
        return
    state = on_turn(phase)
    for text in EVERY_KIND[kind]:
        assert refusals(state, text) == [("wrong-phase", CLAUSES[kind])]


def test_taking_in_the_last_round_breaks_the_clause_of_that_round() -> None:
    """Against: END-9."""
    assert refusals(on_turn(Phase.PLACE, round_number=8), "take 0 1") == [("wrong-phase", "END-9")]


@pytest.mark.parametrize("texts", EVERY_KIND.values())
def test_nothing_can_be_done_when_the_game_is_over(texts: list[str]) -> None:
    """Against: END-13, ROUND-1."""
    state = begin(2).but(phase=Phase.OVER, round=8)
    for text in texts:
        assert refusals(state, text) == [("game-over", "END-13")]


@pytest.mark.parametrize("seat", [-1, 2, 6])
def test_a_seat_that_is_not_there_is_the_only_reason(seat: int) -> None:
    """Against: SETUP-6."""
    assert refusals(begin(2, top=HANDS), f"explore {seat} 99") == [("unknown-seat", "SETUP-6")]
    assert refusals(on_turn(Phase.TAKE), f"take {seat} 99") == [("unknown-seat", "SETUP-6")]


def test_exploring_needs_a_region_of_ones_own_hand_and_only_once() -> None:
    """Against: EXPLORE-2, EXPLORE-7, EXPLORE-10."""
    state = begin(2, top=HANDS)
    assert refusals(state, "explore 0 10") == []
    assert refusals(state, "explore 0 40") == [("not-in-hand", "EXPLORE-2")]
    assert refusals(state, "explore 0 1") == [("not-in-hand", "EXPLORE-2")]
    chosen = do(state, "explore 0 10")
    assert refusals(chosen, "explore 0 20") == [("already-chosen", "EXPLORE-7")]
    assert refusals(chosen, "explore 0 10") == [("already-chosen", "EXPLORE-7"), ("not-in-hand", "EXPLORE-2")]


def test_taking_needs_the_turn_and_a_region_of_the_market() -> None:
    """Against: END-1, END-2, END-3."""
    state = do(begin(2, top=HANDS), "explore 0 10", "explore 1 40")
    assert refusals(state, "take 0 4") == [("not-in-market", "END-2")]
    assert refusals(state, "take 1 1") == [("not-your-turn", "END-1")]
    assert refusals(state, "take 1 4") == [("not-your-turn", "END-1"), ("not-in-market", "END-2")]
    taken = do(state, "take 0 1")
    assert refusals(taken, "take 1 1") == [("not-in-market", "END-2")]


def test_placing_needs_the_turn_and_a_drawn_sanctuary() -> None:
    """Against: END-1, END-4, END-5."""
    state = on_turn(Phase.PLACE)
    assert refusals(state, f"place 0 {C}") == [("not-drawn", "END-4")]
    assert refusals(state, f"place 1 {C}") == [("not-your-turn", "END-1")]
    assert refusals(state, f"place 1 {A}") == [("not-your-turn", "END-1"), ("not-drawn", "END-4")]
    assert refusals(state, "decline 0") == [("may-not-decline", "END-5")]
    assert refusals(state, "decline 1") == [("not-your-turn", "END-1"), ("may-not-decline", "END-5")]
    assert refusals(on_turn(Phase.PLACE, {"sanctuary-placement": "may-decline"}), "decline 0") == []


def test_returning_needs_the_turn_and_the_leftovers() -> None:
    """Against: END-7, END-8."""
    state = on_turn(Phase.RETURN, {"leftover-order": "chosen"})
    assert refusals(state, f"return 0 {C}") == [("not-drawn", "END-7")]
    assert refusals(state, f"return 1 {C}") == [("not-your-turn", "END-1")]
    by_chance = on_turn(Phase.RETURN_ORDER, {"leftover-order": "random"})
    assert refusals(by_chance, f"return-order 0 {B} {A}") == []
    assert refusals(by_chance, f"return-order 0 {A} {A}") == [("wrong-order", "END-8")]
    assert refusals(by_chance, f"return-order 0 {A}") == [("wrong-order", "END-8")]
    assert refusals(by_chance, f"return-order 1 {A}") == [
        ("not-your-turn", "END-1"),
        ("wrong-order", "END-8"),
    ]


def test_keeping_needs_three_different_regions_of_the_five_in_ascending_order() -> None:
    """Against: ADV-2."""
    state = begin(2, variant=Variant.ADVANCED)
    assert refusals(state, "keep 0 1 3 5") == []
    for wrong in ("1 2", "1 2 3 4", "1 1 2", "3 2 1", ""):
        assert refusals(state, f"keep 0 {wrong}") == [("wrong-keep", "ADV-2")]
    assert refusals(state, "keep 0 1 2 6") == [("not-in-hand", "ADV-2")]
    assert refusals(state, "keep 0 6 7") == [("not-in-hand", "ADV-2"), ("wrong-keep", "ADV-2")]
    kept = do(state, "keep 0 1 2 3")
    assert refusals(kept, "keep 0 1 2 3") == [("already-chosen", "ADV-2")]
    assert refusals(kept, "keep 0 1 2 4") == [("already-chosen", "ADV-2"), ("not-in-hand", "ADV-2")]


def test_keeps_are_listed_by_seat_and_then_in_ascending_order() -> None:
    """Rules: ADV-2."""
    state = begin(2, variant=Variant.ADVANCED)
    listed = legal_actions(state)
    assert len(listed) == 20
    assert listed[:4] == [action(f"keep 0 {regions}") for regions in ("1 2 3", "1 2 4", "1 2 5", "1 3 4")]
    assert listed[-1] == action("keep 1 8 9 10")
    assert legal_actions(state, 1) == listed[10:]


def test_the_shuffled_deck_holds_the_deck_and_what_was_set_aside() -> None:
    """Rules: ADV-3. Against: ADV-3."""
    state = do(begin(2, variant=Variant.ADVANCED), "keep 0 1 2 3", "keep 1 6 7 8")
    cards = [4, 5, 9, 10, *range(11, 69)]
    assert legal_actions(state) == [action("shuffle " + " ".join(map(str, cards)))]
    assert legal_actions(state, 0) == []
    assert refusals(state, "shuffle " + " ".join(map(str, reversed(cards)))) == []
    for wrong in ([*cards, 1], cards[1:], [5, *cards[1:]]):
        assert refusals(state, "shuffle " + " ".join(map(str, wrong))) == [("wrong-order", "ADV-3")]


def test_every_reason_points_at_the_part_of_the_action_that_is_wrong() -> None:
    """Against: SETUP-6, EXPLORE-2, ADV-2, ADV-3, END-1, END-2, END-4, END-5, END-7, END-8, END-13, ROUND-2."""
    exploring = begin(2, top=HANDS)
    assert paths(exploring, "explore 2 10") == ["/seat"]
    assert paths(exploring, "explore 0 40") == ["/region"]
    assert paths(do(exploring, "explore 0 10"), "explore 0 10") == ["/seat", "/region"]
    assert paths(exploring, "take 0 1") == ["/type"]
    assert paths(exploring.but(phase=Phase.OVER, round=8), "explore 0 10") == [""]
    assert paths(on_turn(Phase.TAKE), "take 1 4") == ["/seat", "/region"]
    assert paths(on_turn(Phase.PLACE), f"place 0 {C}") == ["/sanctuary"]
    assert paths(on_turn(Phase.PLACE), "decline 0") == ["/type"]
    assert paths(on_turn(Phase.RETURN), f"return 0 {C}") == ["/sanctuary"]
    assert paths(on_turn(Phase.RETURN_ORDER), f"return-order 0 {A}") == ["/sanctuaries"]
    advanced = begin(2, variant=Variant.ADVANCED)
    assert paths(advanced, "keep 0 6 7") == ["/regions", "/regions"]
    kept = do(advanced, "keep 0 1 2 3", "keep 1 6 7 8")
    assert paths(kept, "shuffle 1 2 3") == ["/regions"]
