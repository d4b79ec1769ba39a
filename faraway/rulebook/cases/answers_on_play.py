"""Answer cases about what was played, or may be: who finds, how many are drawn, who acts first, who wins a tie."""

from typing import assert_never

from faraway.cards.wording import words_for_number, words_in_a_row, words_with_commas
from faraway.messages import Language, message
from faraway.rulebook.cases.case import (
    DrawCase,
    DrawnCase,
    FindCase,
    HandDrawCase,
    MostDrawnCase,
    OrderCase,
    PlayCase,
    RankCase,
    RowCase,
    TieCase,
)
from faraway.rulebook.cases.said import CaseAnswer, say_choices, say_numbers
from faraway.rulebook.cases.values import (
    cards_due,
    draws_after,
    finds,
    most_drawn,
    places,
    tie_order,
    tie_winner,
    turn_order,
)

PAIR = 2


def answer_play(case: PlayCase, language: Language) -> CaseAnswer:
    """Answer a case about what was played."""
    match case:
        case FindCase():
            return _find(case, language)
        case DrawCase():
            return _draw(case, language)
        case RowCase():
            return _row(case, language)
        case OrderCase():
            return _order(case, language)
        case TieCase():
            return _tie(case, language)
        case RankCase():
            return _rank(case, language)
        case _:
            assert_never(case)


def _find(case: FindCase, language: Language) -> CaseAnswer:
    row, (previous, last) = say_numbers(case.row, language), case.row[-2:]
    name = "case-find-yes" if finds(case.row) else "case-find-no"
    in_all = [_found_by(case.row, language)] if len(case.row) > PAIR else []
    return CaseAnswer(
        understood=message(language, "case-row-understood", row=row),
        statement=" ".join(
            [message(language, name, last=last, previous=previous), *in_all, *_last_round(case, language)]
        ),
        ruling="when-do-i-find",
        canonical=message(language, "case-find-question", row=row),
    )


def _last_round(case: FindCase | DrawCase, language: Language) -> list[str]:
    """Return the sentence on round 8, if a case is of that round."""
    return [message(language, "case-last-round")] if case.is_last_round else []


def _draw(case: DrawCase, language: Language) -> CaseAnswer:
    clues = words_for_number(case.clues, "clue", language)
    number = cards_due(case.clues)
    if not case.row:
        return CaseAnswer(
            understood=message(language, "case-draw-understood", clues=clues),
            statement=" ".join([message(language, "case-draw", number=number), *_last_round(case, language)]),
            ruling="how-many-drawn",
            canonical=message(language, "case-draw-question", clues=clues),
        )
    row, (previous, last) = say_numbers(case.row, language), case.row[-2:]
    shown = "case-draw-open" if case.is_open else "case-draw-row"
    if finds(case.row):
        statement = message(language, shown, number=number, last=last, previous=previous)
    else:
        statement = message(language, "case-find-no", last=last, previous=previous)
    in_all = [_found_by(case.row, language)] if case.has_found else []
    asked = [message(language, "case-row-question", row=row)] if case.has_found else []
    return CaseAnswer(
        understood=message(language, f"{shown}-understood", row=row, clues=clues),
        statement=" ".join([statement, *in_all, *_last_round(case, language)]),
        ruling="how-many-drawn" if finds(case.row) else "lower-region-finds-nothing",
        canonical=" ".join([message(language, f"{shown}-question", row=row, clues=clues), *asked]),
    )


def _finders_of(row: tuple[int, ...]) -> list[int]:
    """Return the Regions of a row that found a Sanctuary."""
    return [row[place] for place in range(1, len(row)) if finds(row[: place + 1])]


def _found_by(row: tuple[int, ...], language: Language) -> str:
    """Return the sentence on how many Sanctuaries a row can have found."""
    found = _finders_of(row)
    shown = words_in_a_row([str(number) for number in found], language)
    return (
        message(language, "case-row", number=len(found), found=shown)
        if found
        else message(language, "case-row-none")
    )


def _row(case: RowCase, language: Language) -> CaseAnswer:
    row, statement = say_numbers(case.row, language), _found_by(case.row, language)
    if not case.claimed:
        return CaseAnswer(
            understood=message(language, "case-row-understood", row=row),
            statement=statement,
            ruling="when-do-i-find",
            canonical=message(language, "case-row-question", row=row),
        )
    verdict = "case-row-claimed" if case.claimed <= len(_finders_of(case.row)) else "case-row-too-many"
    return CaseAnswer(
        understood=message(language, "case-row-understood", row=row),
        statement=" ".join([message(language, verdict, claimed=case.claimed), statement]),
        ruling="most-sanctuaries",
        canonical=message(language, "case-row-claimed-question", row=row, claimed=case.claimed),
    )


def _order(case: OrderCase, language: Language) -> CaseAnswer:
    order = turn_order(case.played)
    played, shown = say_numbers(case.played, language), say_numbers(order, language)
    said = (
        [message(language, "case-order-last", order=shown)]
        if case.is_last_round
        else [
            message(language, "case-order", order=shown, first=order[0], last=order[-1]),
            say_choices(order, language),
        ]
    )
    if case.is_first_round:
        said = [message(language, "statement-finding-in-round-one"), *said]
    row = [message(language, "case-picks-row", played=played)] if case.is_first_round else []
    asked = (
        "case-order-last-question"
        if case.is_last_round
        else "case-order-first-question"
        if case.is_first_round
        else "case-order-question"
    )
    return CaseAnswer(
        understood=message(language, "case-order-understood", played=played),
        statement=" ".join(said),
        ruling="taking-in-round-eight" if case.is_last_round else "who-takes-first",
        canonical=" ".join([*row, message(language, asked, played=played)]),
    )


def _tie(case: TieCase, language: Language) -> CaseAnswer:
    lowest = say_numbers(case.lowest, language)
    name = "case-tie-below" if case.is_below else "case-tie"
    asked = "case-tie-below-question" if case.is_below else "case-tie-question"
    order = say_numbers(tie_order(case.lowest), language)
    is_of_several = len(case.lowest) > PAIR and not case.is_below
    return CaseAnswer(
        understood=message(language, "case-tie-understood", lowest=lowest),
        statement=" ".join(
            [
                message(language, name, winner=tie_winner(case.lowest), order=order),
                *([message(language, "statement-tie-for-second")] if case.is_below else []),
                *([message(language, "case-tie-below", order=order)] if is_of_several else []),
                *([message(language, "statement-tie-break-hand")] if case.has_hand else []),
            ]
        ),
        ruling="tie-for-second" if case.is_below else "tie-break-hand" if case.has_hand else "tie-break",
        canonical=message(language, asked, lowest=lowest),
    )


def _rank(case: RankCase, language: Language) -> CaseAnswer:
    said = [
        message(language, "case-rank-player", total=total, lowest=lowest)
        if lowest
        else message(language, "case-rank-plain", total=total)
        for total, lowest in zip(case.totals, case.lowest, strict=True)
    ]
    ranked = sorted(zip(places(case.totals, case.lowest), said, strict=True))
    shown = [message(language, "case-rank-place", place=place, player=player) for place, player in ranked]
    players = words_with_commas(said, language)
    below = [total for total in case.totals if total < max(case.totals)]
    is_open = len(set(below)) < len(below)
    return CaseAnswer(
        understood=message(language, "case-rank-understood", players=players),
        statement=" ".join(
            [
                message(language, "case-rank", places=words_with_commas(shown, language)),
                *([message(language, "statement-tie-for-second")] if is_open else []),
            ]
        ),
        ruling="tie-for-second" if is_open else "tie-break",
        canonical=message(language, "case-rank-question", players=players),
    )


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
