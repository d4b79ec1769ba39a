"""Which sentences generalise, what they speak of, and what carries them."""

import pytest

from crosscheck.evidence.general import (
    CLAIMS,
    General,
    Scope,
    generalises,
    is_of_model,
    is_proved,
    problems,
    scope_of_claim,
    scope_of_clause,
    scope_of_sentence,
    scope_of_test,
)

PLACING = "Placing never lowers your fame."
TESTS = "tests/crosscheck/test_indifferent_questions.py::"


def found(text: str, *carriers: tuple[str, str], clauses: tuple[str, ...] = ()) -> list[str]:
    return [*problems([text], [General(says=says, by=by) for says, by in carriers], clauses)]


@pytest.mark.parametrize(
    "by",
    [
        "total_le_of_sanctuary_removed",
        "fame_nonneg",
        "durations_distinct",
        "declining_can_raise_fame",
        "END-5",
        "SCORE-31",
        "a_law_of_samples",
    ],
)
def test_a_sentence_about_a_game_that_was_refuted_has_no_carrier(by: str) -> None:
    """What holds of a finished tableau, of printed cards, of one witness or of a clause says nothing of fame in a game."""
    assert len(found(PLACING, ("never lowers", by), clauses=("END-5", "SCORE-31"))) == 1


def test_a_sentence_without_a_carrier_and_a_carrier_without_a_sentence_are_found() -> None:
    assert found(PLACING) == [f"nothing carries: {PLACING}"]
    assert found("Placing is fun.", ("never", "fame_nonneg")) == ["fame_nonneg carries no sentence: 'never'"]
    assert found("No card ever pays less than nothing.", ("ever pays", "fame_nonneg")) == []


def test_a_clause_carries_only_where_it_is_cited() -> None:
    text = "In round 1 nobody finds anything."
    assert found(text, ("nobody finds", "FIND-3"), clauses=("FIND-3",)) == []
    assert found(text, ("nobody finds", "FIND-3"), clauses=("FIND-1",)) == [
        f"FIND-3 is no clause of this: {text}"
    ]


def test_a_test_carries_what_it_exhausts() -> None:
    assert scope_of_test(f"{TESTS}test_no_card_shows_two_clues") is Scope.CARDS
    assert scope_of_test(f"{TESTS}test_order_of_sanctuaries_does_not_matter") is None
    assert scope_of_test(f"{TESTS}test_that_is_not_there") is None
    assert scope_of_test("tests/no_such_file.py::test_nothing") is None
    text = "No card shows two clues."
    assert found(text, ("No card", f"{TESTS}test_no_card_shows_two_clues")) == []
    assert len(found(text, ("No card", f"{TESTS}test_order_of_sanctuaries_does_not_matter"))) == 1


@pytest.mark.parametrize(
    ("sentence", "general"),
    [
        ("Two players can never be due more than the deck holds.", True),
        ("No Region asks for more.", True),
        ("A card belongs to one set at most.", True),
        ("Nothing else in the game changes.", True),
        ("It changes who wins in no case.", True),
        ("Every edition says so.", False),
        ("No edition says so, and nobody asks.", True),
        ("Under every-round the new Regions join it.", False),
        ("It pays nothing.", False),
    ],
)
def test_general_words(sentence: str, general: object) -> None:
    assert generalises(sentence) is general


@pytest.mark.parametrize(
    ("sentence", "scope"),
    [
        (PLACING, Scope.GAME),
        ("No two players have the same lowest Region.", Scope.GAME),
        ("Without one of its Sanctuaries the total is never greater.", Scope.TABLEAU),
        ("Every Region sees all of them.", Scope.TABLEAU),
        ("No two Regions bear the same number.", Scope.CARDS),
    ],
)
def test_scope_of_a_sentence(sentence: str, scope: Scope) -> None:
    assert scope_of_sentence(sentence) is scope


def test_scope_of_what_carries() -> None:
    assert scope_of_claim("durations_distinct") is Scope.CARDS
    assert scope_of_claim("fame_nonneg") is Scope.TABLEAU
    assert scope_of_claim("due_le_fifteen") is Scope.GAME
    assert scope_of_claim("declining_can_raise_fame") is Scope.GAME
    assert [scope_of_clause(name) for name in ("COMP-5", "SCORE-4", "SANCT-1", "END-5")] == [
        Scope.CARDS,
        Scope.TABLEAU,
        Scope.TABLEAU,
        Scope.GAME,
    ]


def test_a_witness_is_not_proved_and_a_model_is_called_one() -> None:
    assert is_proved("fame_nonneg")
    assert not is_proved("declining_can_raise_fame")
    assert not is_proved("no_such_theorem")
    assert is_of_model("due_le_fifteen")
    assert not is_of_model("fame_nonneg")
    assert "declining_can_raise_fame" in CLAIMS
