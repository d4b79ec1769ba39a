"""What is said of the nearest situation: a case after what it supposes, or what Regions need, see and pay by Regions alone."""

from collections.abc import Sequence

from faraway.cards.catalogue import CATALOGUE, Duration, Per
from faraway.cards.wording import words_for_quest, words_for_wonders
from faraway.messages import Language, message
from faraway.rulebook.cases.answering import answer_case
from faraway.rulebook.cases.case import CardCase, Case, TableauCase
from faraway.rulebook.cases.said import say_numbers, say_view
from faraway.rulebook.cases.values import seen_by, tableau_fame


def supposed(cases: Sequence[Case], language: Language) -> tuple[str, ...]:
    """Return the answers of cases, each after what it supposes."""
    answers = [answer_case(case, language) for case in cases]
    return tuple(
        message(language, "nearest-case", understood=each.understood, statement=each.statement)
        for each in answers
    )


def facts_of(region: int, language: Language) -> str:
    """Return what a Region is, shows, needs and pays."""
    return answer_case(CardCase(region=region, view={}), language).statement


def seen_on_regions(row: tuple[int, ...], targets: tuple[int, ...], language: Language) -> tuple[str, ...]:
    """Return for each Region of a row what it needs, pays and sees on Regions alone, the last played first."""
    return (
        message(language, "nearest-row", row=say_numbers(row, language)),
        *(
            _seen(region, row[place + 1 :], language)
            for place, region in reversed(list(enumerate(row)))
            if not targets or region in targets
        ),
        message(language, "nearest-besides"),
    )


def _seen(region: int, later: tuple[int, ...], language: Language) -> str:
    card = CATALOGUE.region_of[Duration(region)]
    case = TableauCase(region=region, later=later, sanctuaries={})
    if card.quest is None:
        return message(language, "nearest-no-quest", region=region)
    view, fame = say_view(seen_by(case).view, language), tableau_fame(case)
    needs, quest = words_for_wonders(card.prerequisite, language), words_for_quest(card.quest, language)
    if needs:
        return message(
            language, "nearest-needs", region=region, wonders=needs, quest=quest, view=view, fame=fame
        )
    if card.quest.per is Per.FIXED:
        return message(language, "nearest-fixed", region=region, fame=fame)
    return message(language, "nearest-free", region=region, quest=quest, view=view, fame=fame)
