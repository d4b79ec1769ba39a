"""Cards and numbers of cards that cannot be looked at refuse whatever no rule needs."""

from collections.abc import Callable
from typing import cast

import pytest

from crosscheck.game_proofs.questions import Constraint, ask_solver, assign, can_hold
from crosscheck.game_proofs.rows import Part, Row, is_partition, length, same_cards
from crosscheck.game_proofs.sizes import LookedAtError, Path, Premises, Size, on_path, run_paths, unknown
from crosscheck.game_proofs.tokens import REGION_TOKENS, licences, sort

LOW, HIGH = REGION_TOKENS[3], REGION_TOKENS[40]
PREMISES = Premises({"x": (0, 5), "y": (0, 5)})
LOOKS: list[Callable[[], object]] = [
    lambda: LOW < HIGH,
    lambda: LOW > HIGH,
    lambda: cast("int", LOW) > 34,
    lambda: cast("int", LOW) < 34,
    lambda: cast("int", LOW) <= 34,
    lambda: cast("int", LOW) == 34,
    lambda: cast("int", LOW) != 34,
    lambda: LOW in [34, 35],
    lambda: Part("deck", 0, 1) == "sanctuary",
    lambda: Part("deck", 0, 1) < Part("deck", 1, 1),
    lambda: Part("deck", 0, 1) > Part("deck", 1, 1),
    lambda: repr(LOW),
    lambda: str(LOW),
    lambda: f"{LOW}",
    lambda: bool(LOW),
    lambda: int(cast("int", LOW)),
    lambda: cast("int", LOW) + 1,
    lambda: cast("int", LOW) % 2,
    lambda: len(cast("str", LOW)),
    lambda: repr(unknown("x")),
    lambda: hash(unknown("x")),
    lambda: range(cast("int", unknown("x"))),
    lambda: unknown("x") > 2,
    lambda: repr(Row([])),
    lambda: Row([Part("deck", 0, 3)])[0],
    lambda: Row([]) == Row([]),
]


@pytest.mark.parametrize("look", LOOKS)
def test_looking_is_refused(look: Callable[[], object]) -> None:
    licences.grant([])
    with pytest.raises(LookedAtError):
        look()


def test_cards_can_be_sorted_and_told_apart() -> None:
    assert sort([HIGH, LOW]) == [LOW, HIGH]
    assert LOW != HIGH
    assert LOW in {LOW, HIGH}


def test_a_licensed_comparison_is_answered_by_rank_or_both_ways() -> None:
    licences.grant([(LOW, HIGH, "known", False)])
    assert LOW < HIGH
    licences.grant([(LOW, HIGH, "open", True)])
    assert {result for _, result in run_paths(lambda _: LOW < HIGH, PREMISES)} == {True, False}
    licences.grant([])


def test_a_comparison_that_is_open_is_answered_on_two_paths() -> None:
    def compare(_: Path) -> tuple[bool, bool]:
        return unknown("x") + unknown("y") > 7, unknown("x") > 1

    assert {result for _, result in run_paths(compare, PREMISES)} == {
        (True, True),
        (False, True),
        (False, False),
    }


def test_bounds_and_solver_give_the_same_answers() -> None:
    for constant in range(-12, 3):
        rows = (((1, 1), constant), ((2, -1), -3))
        bounds = [(0, 5), (0, 5)]
        expected = any(all(a * x + b * y + c >= 0 for (a, b), c in rows) for x in range(6) for y in range(6))
        assert ask_solver((tuple(bounds), rows)) is expected
        assert assign(bounds, rows) in {expected, None}


def test_what_is_known_of_connected_unknowns_counts() -> None:
    known = [Constraint((("x", -1), ("y", 1)), 0), Constraint((("y", -1),), 2)]
    bounds = {"x": (0, 5), "y": (0, 5)}
    assert not can_hold(bounds, known, Constraint((("x", 1),), -3))
    assert can_hold(bounds, known, Constraint((("x", 1),), -2))


def test_rows_are_cut_joined_and_compared_by_their_cards() -> None:
    size = unknown("x")
    with on_path(Path(PREMISES)):
        deck = Row([Part("deck", 0, 10)])
        top, rest = deck[:size], deck[size:]
        assert isinstance(length(top), Size)
        assert same_cards(top + rest, deck)
        assert not same_cards(rest + top, deck)
        assert is_partition([rest, top], {"deck": 10})
        assert not is_partition([rest], {"deck": 10})
        assert not is_partition([rest, top, top], {"deck": 10})
