import pytest

from faraway.cards.catalogue import CATALOGUE
from faraway.cards.wording import words_for_icons, words_for_number, words_in_a_row
from faraway.messages import Language
from faraway.scoring.explanation import explain_sheet
from faraway.scoring.sheet import score_tableau
from faraway.scoring.tableau import Extent, Tableau


def sentences(regions: list[int], sanctuaries: list[str] | None = None) -> tuple[str, ...]:
    return explain_sheet(score_tableau(Tableau(regions, sanctuaries or [], extent=Extent.PARTIAL)))


def test_worked_example_of_the_german_rulebook_is_told_as_a_table_would() -> None:
    """Rules: SCORE-1, SCORE-6, SCORE-10, SCORE-11, SCORE-12, SANCT-1."""
    assert sentences([44, 49, 14, 28], ["desert-stone", "gray-clue-per-clue-1"]) == (
        "28 pays 0: 3 per chimera; no chimera is visible.",
        "14 pays 2: 2 per night; visible is 1 night card (28).",
        "49 pays 12: needs 2 stones and 1 thistle; visible are 2 stones (28, desert-stone) and 1 thistle (14).",
        (
            "44 pays 6: needs 1 stone and 1 thistle; visible are 2 stones (28, desert-stone) and 1 thistle (14); "
            "2 per desert or city; visible are 2 deserts (49, desert-stone) and 1 city (44)."
        ),
        "desert-stone pays 0: it has no quest.",
        "gray-clue-per-clue-1 pays 2: 1 per clue; visible are 2 clues (49, gray-clue-per-clue-1).",
        "The total is 22.",
    )


@pytest.mark.parametrize(
    ("regions", "first"),
    [
        ([3], "3 pays 4: it has no prerequisite."),
        ([13, 2], "13 pays 4: 2 per stone; visible are 2 stones (2 twice)."),
        ([21, 30], "21 pays 0: needs 2 stones; visible is 1 stone (30), which is not enough."),
        (
            [64],
            "64 pays 0: needs 2 stones and 2 thistles; no stone and no thistle is visible, which is not enough.",
        ),
        (
            [18, 1, 12, 2, 50],
            (
                "18 pays 10: 10 per set of the four biomes; visible are 1 river (18), 2 cities (12, 50), "
                "1 forest (1) and 1 desert (2): 1 set."
            ),
        ),
    ],
)
def test_each_kind_of_reason_is_told(regions: list[int], first: str) -> None:
    """Rules: SCORE-7, SCORE-9, SCORE-13."""
    assert sentences(regions)[len(regions) - 1] == first


def test_words_are_joined_as_a_sentence_does() -> None:
    assert words_in_a_row([]) == ""
    assert words_in_a_row(["a"]) == "a"
    assert words_in_a_row(["a", "b", "c"]) == "a, b and c"
    assert [words_for_number(number, "city") for number in (0, 1, 2)] == ["no city", "1 city", "2 cities"]
    assert words_for_icons(CATALOGUE.region_of[55]) == "1 clue and 1 stone"


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        (
            Language.FR,
            (
                "2 rapporte 0\u202f: pas de quête.",
                "21 rapporte 8\u202f: condition\u202f: 2 pierres\u202f; visibles\u202f: 2 pierres (2 deux fois).",
                "Le total est de 8.",
            ),
        ),
        (
            Language.DE,
            (
                "2 bringt 0: keine Aufgabe.",
                "21 bringt 8: fordert 2 Steine; sichtbar sind 2 Steine (2 zweimal).",
                "Die Summe ist 8.",
            ),
        ),
        (
            Language.IT,
            (
                "2 vale 0: nessuna missione.",
                "21 vale 8: requisito: 2 pietre; in vista: 2 pietre (2 due volte).",
                "Il totale è 8.",
            ),
        ),
    ],
)
def test_reasons_are_told_in_the_terms_of_each_language(language: Language, lines: tuple[str, ...]) -> None:
    sheet = score_tableau(Tableau([21, 2], [], extent=Extent.PARTIAL))
    assert explain_sheet(sheet, language) == lines
