"""Answer cases about draws that may come: with each Region of a hand, and at most in a round."""

from faraway.cards.wording import words_with_commas
from faraway.messages import Language, message
from faraway.rulebook.cases.case import DrawnCase, HandDrawCase, MostDrawnCase
from faraway.rulebook.cases.said import CaseAnswer, say_numbers
from faraway.rulebook.cases.values import draws_after, most_drawn


def answer_drawn(case: DrawnCase, language: Language) -> CaseAnswer:
    """Answer a case about a draw that may come."""
    return _hand_draw(case, language) if isinstance(case, HandDrawCase) else _most_drawn(case, language)


def _hand_draw(case: HandDrawCase, language: Language) -> CaseAnswer:
    row, hand = say_numbers(case.row, language), say_numbers(case.hand, language)
    said = [
        message(language, "case-rounds-draw", last=region, previous=case.row[-1], number=number)
        if number
        else message(language, "case-rounds-none", last=region, previous=case.row[-1])
        for region, number in draws_after(case.row, case.hand)
    ]
    opened = [message(language, "case-rounds-open")] if case.is_open else []
    asked = "case-hand-draw-question" if case.is_open else "case-hand-draw-without"
    return CaseAnswer(
        understood=message(language, "case-hand-draw-understood", row=row, hand=hand),
        statement=" ".join(
            [message(language, "case-hand-draw", draws=words_with_commas(said, language)), *opened]
        ),
        ruling="how-many-drawn",
        canonical=message(language, asked, row=row, hand=hand),
    )


def _most_drawn(case: MostDrawnCase, language: Language) -> CaseAnswer:
    return CaseAnswer(
        understood=message(language, "case-most-drawn-understood", round=case.round),
        statement=message(
            language,
            "case-most-drawn",
            round=case.round,
            number=most_drawn(case.round),
            before=case.round - 2,
        ),
        ruling="most-cards-drawn",
        canonical=message(language, "case-most-drawn-question", round=case.round),
    )
