"""Answer cases about the rounds of one player and the turns of several: who draws, finds and takes what."""

from typing import assert_never

from faraway.cards.wording import words_in_a_row, words_with_commas
from faraway.messages import Language, message
from faraway.rulebook.cases.case import (
    FindersCase,
    HandCase,
    LimitCase,
    PicksCase,
    RoundCase,
    RoundsCase,
    SeatCase,
    StateCase,
    TurnCase,
)
from faraway.rulebook.cases.numbers import GREATEST_DURATION, MOST_ROUNDS
from faraway.rulebook.cases.said import CaseAnswer, say_choices, say_numbers
from faraway.rulebook.cases.values import (
    cards_due,
    clues_by_round,
    clues_on,
    draws_after,
    finding_after,
    finds,
    hand_after,
    hand_between,
    left_after,
    most_sanctuaries,
    regions_for_seat,
    regions_in_market,
    removed_by,
    sanctuaries_in_deck,
    taken_by,
    turn_order,
)

QUESTION_OF_STATE = {
    "hand": "case-state-hand",
    "removed": "case-state-removed",
    "rounds": "case-state-rounds",
    "taken": "case-state-taken",
}
LEFT = "regions-left-in-hand"
RULING_OF_STATE = {
    "hand": "cards-dealt",
    "removed": "region-nobody-took",
    "rounds": "number-of-rounds",
    "taken": "must-i-take-a-region",
}


def answer_round(case: RoundCase, language: Language) -> CaseAnswer:
    """Answer a case about the rounds of one player."""
    match case:
        case RoundsCase():
            return _rounds(case, language)
        case HandCase():
            return _hand(case, language)
        case LimitCase():
            return _limit(case, language)
        case StateCase():
            return _state(case, language)
        case _:
            assert_never(case)


def answer_turn(case: TurnCase, language: Language) -> CaseAnswer:
    """Answer a case about the turns of several players."""
    match case:
        case FindersCase():
            return _finders(case, language)
        case PicksCase():
            return _picks(case, language)
        case SeatCase():
            return _seat(case, language)
        case _:
            assert_never(case)


def _rounds(case: RoundsCase, language: Language) -> CaseAnswer:
    row, clues = say_numbers(case.row, language), clues_by_round(case)
    said = [
        message(
            language,
            "case-rounds-draw",
            last=case.row[last],
            previous=case.row[last - 1],
            number=cards_due(clues[last - 1]),
        )
        if finds(case.row[: last + 1])
        else message(language, "case-rounds-none", last=case.row[last], previous=case.row[last - 1])
        for last in range(1, len(case.row))
    ]
    kept = [message(language, "case-rounds-kept", round=number) for number in case.placed]
    stated = ["case-rounds-denied"] if not case.is_open and not case.placed else []
    found = len([last for last in range(1, len(case.row)) if finds(case.row[: last + 1])])
    sentences = [
        message(language, "case-rounds", draws=words_with_commas(said, language)),
        *([message(language, "case-rounds-open")] if case.is_open else []),
        message(language, "case-rounds-found", number=found),
    ]
    return CaseAnswer(
        understood=" ".join([message(language, "case-row-understood", row=row), *kept]),
        statement=" ".join(sentences),
        ruling="how-many-drawn",
        canonical=" ".join(
            [
                message(language, "case-rounds-row", row=row),
                *kept,
                *(message(language, each) for each in stated),
                message(language, "case-rounds-question"),
            ]
        ),
    )


def _hand(case: HandCase, language: Language) -> CaseAnswer:
    if not case.hand:
        name = "case-next" if case.previous < GREATEST_DURATION else "case-next-none"
        return CaseAnswer(
            understood=message(language, "case-next-understood", previous=case.previous),
            statement=message(language, name, previous=case.previous, lowest=case.previous + 1),
            ruling="when-do-i-find",
            canonical=message(language, "case-next-question", previous=case.previous),
        )
    hand, found = say_numbers(case.hand, language), finding_after(case.previous, case.hand)
    said = words_in_a_row([str(each) for each in found], language)
    name = "case-hand" if found else "case-hand-none"
    return CaseAnswer(
        understood=message(language, "case-hand-understood", previous=case.previous, hand=hand),
        statement=" ".join(
            [
                message(language, name, previous=case.previous, number=len(found), found=said),
                *(_draws_of(case, found, language) if found else []),
            ]
        ),
        ruling="when-do-i-find",
        canonical=message(language, "case-hand-question", previous=case.previous, hand=hand),
    )


def _draws_of(case: HandCase, found: list[int], language: Language) -> list[str]:
    """Return the sentences on what each Region that finds would draw after the one that lies there."""
    draws = [
        message(language, "case-rounds-draw", last=region, previous=case.previous, number=number)
        for region, number in draws_after((case.previous,), found)
    ]
    return [
        message(language, "case-hand-draw", draws=words_with_commas(draws, language)),
        message(language, "case-rounds-open"),
    ]


def _limit(case: LimitCase, language: Language) -> CaseAnswer:
    most = most_sanctuaries(case.round)
    total = case.players * most
    table = (
        [
            message(
                language,
                "case-limit-table",
                players=case.players,
                total=total,
                all=sanctuaries_in_deck(),
                left=sanctuaries_in_deck() - total,
            )
        ]
        if case.players
        else []
    )
    asked = message(language, "case-limit-question", round=case.round)
    return CaseAnswer(
        understood=message(language, "case-limit-understood", round=case.round),
        statement=" ".join([message(language, "case-limit", round=case.round, number=most), *table]),
        ruling="most-sanctuaries",
        canonical=" ".join([*_group(case.players, language), asked]),
    )


def _group(players: int, language: Language) -> list[str]:
    """Return the sentence on how many play, if that is known."""
    return [message(language, "case-group", players=players)] if players else []


def _state(case: StateCase, language: Language) -> CaseAnswer:
    rounds = [case.round, case.also] if case.also else [case.round]
    is_over = case.topic in {"hand", "taken"} and MOST_ROUNDS in rounds
    said = [_stands(number, language) for number in rounds if case.topic != "taken"]
    between = message(language, "case-state-between", hand=hand_between())
    table = [
        message(
            language,
            "case-state-table",
            players=case.players,
            round=number,
            lying=case.players * number,
            hands=case.players * hand_after(number),
        )
        for number in rounds
        if case.players and case.topic == "hand"
    ]
    asked = [message(language, QUESTION_OF_STATE[case.topic], round=number) for number in rounds]
    return CaseAnswer(
        understood=message(language, "case-state-understood", round=case.round),
        statement=" ".join(
            [
                *(_taken(case, language) if case.topic == "taken" else []),
                *([message(language, "statement-regions-left-in-hand")] if is_over else []),
                *said,
                *([between] if case.topic == "hand" else []),
                *table,
                *([message(language, "case-last-round")] if MOST_ROUNDS in rounds else []),
            ]
        ),
        ruling=LEFT if is_over else RULING_OF_STATE[case.topic],
        canonical=" ".join([*_group(case.players, language), *asked]),
    )


def _taken(case: StateCase, language: Language) -> list[str]:
    """Return the sentences on how many Regions one player, and all of them, have taken from the middle."""
    number = case.also or case.round
    taken = taken_by(number)
    total = message(language, "case-state-taken-all", players=case.players, total=case.players * taken)
    return [
        message(language, "case-state-taken-by", round=number, taken=taken),
        *([total] if case.players else []),
    ]


def _stands(number: int, language: Language) -> str:
    """Return the sentences on how things stand in a round."""
    return message(
        language,
        "case-state",
        round=number,
        before=number - 1,
        hand=hand_after(number),
        left=MOST_ROUNDS - number,
        removed=removed_by(number),
    )


def _finders(case: FindersCase, language: Language) -> CaseAnswer:
    said = [
        message(
            language,
            "case-finders-yes",
            last=last,
            previous=previous,
            number=cards_due(clues_on((previous, last))),
        )
        if finds((previous, last))
        else message(language, "case-rounds-none", last=last, previous=previous)
        for previous, last in case.pairs
    ]
    pairs = [
        message(language, "case-finders-pair", last=last, previous=previous) for previous, last in case.pairs
    ]
    shown = words_with_commas(pairs, language)
    order = turn_order(tuple(last for _, last in case.pairs))
    first, last = order[0], order[-1]
    shown_order = say_numbers(order, language)
    ordered = (
        [message(language, "case-order", order=shown_order, first=first, last=last)]
        if case.is_ordered
        else []
    )
    choices = [say_choices(order, language)] if case.is_ordered else []
    found = message(language, "case-rounds-found", number=len([pair for pair in case.pairs if finds(pair)]))
    return CaseAnswer(
        understood=message(language, "case-finders-understood", pairs=shown),
        statement=" ".join(
            [
                message(language, "case-finders", finders=words_with_commas(said, language)),
                *ordered,
                found,
                *choices,
                *([message(language, "case-last-round")] if case.is_last_round else []),
            ]
        ),
        ruling="when-do-i-find",
        canonical=" ".join(
            [
                *([message(language, "case-round-eight")] if case.is_last_round else []),
                message(language, "case-finders-question", pairs=shown),
            ]
        ),
    )


def _picks(case: PicksCase, language: Language) -> CaseAnswer:
    if not case.played:
        return _left(case, language)
    order, left = turn_order(case.played), left_after(case)
    takes = [
        message(language, "case-picks-take", duration=duration, region=region)
        for duration, region in case.taken
    ]
    later = order[len(case.taken) :]
    chooses = (
        [
            message(
                language,
                "case-picks-choose",
                duration=later[0],
                regions=words_in_a_row([str(each) for each in left], language),
            )
        ]
        if later
        else []
    )
    chooses += [
        message(language, "case-order-turn", duration=duration, number=len(left) - place)
        for place, duration in enumerate(later)
        if place
    ]
    removed = (
        message(language, "case-picks-left")
        if later
        else message(language, "case-picks-removed", region=left[0])
    )
    played, market = say_numbers(case.played, language), say_numbers(case.market, language)
    stated = (
        [message(language, "case-picks-stated", takes=words_with_commas(takes, language))] if takes else []
    )
    asked = [
        message(language, "case-picks-row", played=played),
        message(language, "case-picks-market", market=market),
        *stated,
    ]
    return CaseAnswer(
        understood=" ".join([message(language, "case-order-understood", played=played), *asked[1:]]),
        statement=" ".join(
            [
                message(
                    language,
                    "case-picks",
                    order=say_numbers(order, language),
                    turns=words_with_commas([*takes, *chooses], language),
                ),
                removed,
            ]
        ),
        ruling="taken-region-replaced" if len(later) == 1 else "who-takes-first",
        canonical=" ".join([*asked, message(language, "case-picks-question")]),
    )


def _left(case: PicksCase, language: Language) -> CaseAnswer:
    """Answer a case of Regions that are taken, where it is not said what their players played."""
    left = left_after(case)
    shown = words_in_a_row([str(each) for each in left], language)
    taken = say_numbers([region for _, region in case.taken], language)
    stated = [
        message(language, "case-picks-market", market=say_numbers(case.market, language)),
        message(language, "case-picks-gone", taken=taken),
    ]
    rest = (
        [message(language, "case-picks-rest", regions=shown), message(language, "case-picks-left")]
        if len(left) > 1
        else [message(language, "case-picks-removed", region=left[0])]
    )
    return CaseAnswer(
        understood=" ".join(stated),
        statement=" ".join(rest),
        ruling="taken-region-replaced" if len(left) > 1 else "region-nobody-took",
        canonical=" ".join([*stated, message(language, "case-picks-question")]),
    )


def _seat(case: SeatCase, language: Language) -> CaseAnswer:
    said = [
        message(
            language,
            "case-seat",
            players=case.players,
            seat=case.seat,
            number=regions_in_market(case.players),
            left=regions_for_seat(case.players, case.seat),
        ),
        message(language, "case-seat-others", before=case.seat - 1, after=case.players - case.seat),
    ]
    return CaseAnswer(
        understood=message(language, "case-seat-understood", players=case.players, seat=case.seat),
        statement=" ".join(said),
        ruling="taken-region-replaced",
        canonical=message(language, "case-seat-question", players=case.players, seat=case.seat),
    )
