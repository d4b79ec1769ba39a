"""Card-by-card dealing equals its contract; wrong rules and slips do not."""

from unittest import mock

import pytest

import spec.finding
from crosscheck.game_proofs import dealing
from crosscheck.game_proofs.dealing import (
    CLAIMS,
    FULL_DECK,
    deal_by_contract,
    dealing_failures,
    dues_of,
    receivers,
)
from faraway.game.finding import DealRule, Drawing, Dues, SanctuaryDeck, deal_card_by_card
from proofs.claim import judge
from spec.table import Game


def test_contract_worked_out_by_hand() -> None:
    """Two, one and three are due: one each, then the first and the third, then the third.

    Rules: FIND-7
    """
    assert receivers((2, 1, 3)) == [0, 1, 2, 0, 2, 2]
    a, b, c, d, e = FULL_DECK[:5]
    assert deal_by_contract((a, b, c, d, e), (2, 1, 3)).hands == ((a, d), (b,), (c, e))


def test_number_of_dues() -> None:
    """Fifteen for one finder; for two 15 times 15 without the three that show 27 or 28 clues together."""
    assert [len(list(dues_of(finders))) for finders in (1, 2)] == [15, 15 * 15 - 3]


@pytest.mark.parametrize("name", ["dealing 1", "dealing 2", "drawing"])
def test_reference_and_specification_deal_by_the_contract(name: str) -> None:
    """Rules: FIND-6, FIND-7, FIND-8."""
    assert judge(CLAIMS[name]).failures == ()


@pytest.mark.slow
@pytest.mark.parametrize("finders", [3, 4, 5, 6])
def test_more_finders(finders: int) -> None:
    """Rules: FIND-7, FIND-8."""
    assert judge(CLAIMS[f"dealing {finders}"]).failures == ()


def test_six_finders_with_few_clues() -> None:
    """Rules: FIND-7, FIND-8."""
    assert list(dealing_failures(6, most_clues=1)) == []


def first_lap_backwards(deck: SanctuaryDeck, dues: Dues) -> Drawing:
    return deal_card_by_card(deck, dues[::-1])


def one_too_many_removed(deck: SanctuaryDeck, dues: Dues) -> Drawing:
    dealt = deal_card_by_card(deck, dues)
    return Drawing(hands=dealt.hands, deck=dealt.deck[1:])


@pytest.mark.parametrize("rule", [first_lap_backwards, one_too_many_removed])
def test_slip_in_the_reference_is_found(rule: DealRule) -> None:
    assert next(dealing_failures(2, rule), None)


def test_slip_in_the_rule_of_a_shortage_is_found() -> None:
    with mock.patch.object(
        dealing, "shortage_card_by_card", lambda deck, dues, _: one_too_many_removed(deck, dues[::-1])
    ):
        assert "in a shortage" in next(dealing_failures(2), "")


def test_slip_in_the_specification_is_found() -> None:
    def lap_too_many(game: Game, order: list[int]) -> Game:
        for seat in order:
            game = spec.finding.draw(game, seat, spec.finding.sanctuaries_due(game.players[seat]))
        return game

    with mock.patch.object(spec.finding, "draw_card_by_card", lap_too_many):
        assert next(dealing_failures(2), "").startswith("specification")
