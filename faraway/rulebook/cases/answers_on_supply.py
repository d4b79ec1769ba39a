"""Answer cases about decks, market and what is dealt: how many there are, and for whom."""

from typing import assert_never

from faraway.cards.wording import words_for_number, words_in_a_row, words_with_commas
from faraway.game.setup import Variant
from faraway.messages import Language, message
from faraway.rulebook.cases.case import (
    DealCase,
    DeckCase,
    DuesCase,
    KeepCase,
    MarketCase,
    ShortageCase,
    SupplyCase,
)
from faraway.rulebook.cases.said import CaseAnswer
from faraway.rulebook.cases.values import (
    clues_for,
    deck_before_market,
    deck_in_round,
    deck_when_dealt,
    draws_in_turn,
    regions_dealt,
    regions_in_market,
    regions_returned,
    removed_by,
    returned_of,
    sanctuaries_in_deck,
)

LAST_ROUND = 8


def answer_supply(case: SupplyCase, language: Language) -> CaseAnswer:
    """Answer a case about decks, market and what is dealt."""
    match case:
        case ShortageCase():
            return _shortage(case, language)
        case DuesCase():
            return _dues(case, language)
        case MarketCase():
            return _market(case, language)
        case KeepCase():
            return _keep(case, language)
        case DealCase():
            return _deal(case, language)
        case DeckCase():
            return _deck(case, language)
        case _:
            assert_never(case)


def _shortage(case: ShortageCase, language: Language) -> CaseAnswer:
    name = "case-shortage" if case.due > case.deck else "case-no-shortage"
    said: dict[str, str | int] = {"deck": case.deck, "due": case.due}
    returned = returned_of(case.first)
    left = case.deck - case.first + returned
    first: dict[str, str | int] = {"first": case.first, "returned": returned, "left": left}
    stated = [message(language, "case-shortage-stated", first=case.first)] if case.first else []
    return CaseAnswer(
        understood=" ".join([message(language, "case-shortage-understood", **said), *stated]),
        statement=" ".join(
            [
                message(language, name, **said),
                *([message(language, "case-shortage-first", **first)] if case.first else []),
                *([message(language, "case-last-round")] if case.is_last_round else []),
            ]
        ),
        ruling="sanctuary-deck-runs-out",
        canonical=" ".join([*_round_eight(case, language), _shortage_question(case, language)]),
    )


def _shortage_question(case: ShortageCase, language: Language) -> str:
    name = "case-shortage-first-question" if case.first else "case-shortage-question"
    return message(language, name, deck=case.deck, due=case.due, first=case.first)


def _round_eight(case: ShortageCase | DuesCase, language: Language) -> list[str]:
    """Return the sentence that a question is of round 8, if it is."""
    return [message(language, "case-round-eight")] if case.is_last_round else []


def _dues(case: DuesCase, language: Language) -> CaseAnswer:
    total = sum(number for _, number in case.dues)
    dues = [
        message(language, "case-dues-due", duration=duration, number=number) for duration, number in case.dues
    ]
    turns = [
        message(language, "case-dues-turn", duration=duration, number=number)
        for duration, number in draws_in_turn(case)
    ]
    is_short = total > case.deck
    said: dict[str, str | int] = {"deck": case.deck, "dues": words_in_a_row(dues, language)}
    stated = (
        message(language, "case-dues", turns=words_with_commas(turns, language))
        if is_short
        else message(language, "case-no-shortage", deck=case.deck, due=total)
    )
    return CaseAnswer(
        understood=message(language, "case-dues-understood", **said),
        statement=" ".join([stated, *([message(language, "case-last-round")] if case.is_last_round else [])]),
        ruling="sanctuary-deck-runs-out",
        canonical=" ".join([*_round_eight(case, language), message(language, "case-dues-question", **said)]),
    )


def _market(case: MarketCase, language: Language) -> CaseAnswer:
    number = regions_in_market(case.players)
    return CaseAnswer(
        understood=message(language, "case-market-understood", players=case.players),
        statement=message(
            language, "case-market", players=case.players, number=number, left=number - case.players + 1
        ),
        ruling="market-size",
        canonical=message(language, "case-market-question", players=case.players),
    )


def _keep(case: KeepCase, language: Language) -> CaseAnswer:
    clues = words_for_number(clues_for(case.drawn), "clue", language)
    asked = "case-keep-clues-question" if case.is_of_clues else "case-keep-question"
    return CaseAnswer(
        understood=message(language, "case-keep-understood", drawn=case.drawn),
        statement=" ".join(
            [
                *([message(language, "case-keep-clues", clues=clues)] if case.is_of_clues else []),
                message(language, "case-keep", drawn=case.drawn, returned=returned_of(case.drawn)),
            ]
        ),
        ruling="how-many-drawn" if case.is_of_clues else "keeping-several-sanctuaries",
        canonical=message(language, asked, drawn=case.drawn),
    )


def _deal(case: DealCase, language: Language) -> CaseAnswer:
    return CaseAnswer(
        understood=message(language, "case-market-understood", players=case.players),
        statement=" ".join(
            [
                _dealt(case.players, language),
                message(
                    language,
                    "case-deck",
                    players=case.players,
                    number=regions_in_market(case.players),
                    round=1,
                    before=deck_before_market(case.players),
                    left=deck_in_round(case.players, 1),
                ),
            ]
        ),
        ruling="cards-dealt",
        canonical=message(language, "case-deal-question", players=case.players),
    )


def _at_the_end(case: DeckCase, language: Language) -> list[str]:
    """Return what the deck holds in round 7 if it is asked about round 8, and what happens if that is too little for a market."""
    left = deck_in_round(case.players, LAST_ROUND - 1)
    before = message(language, "case-deck-next", round=LAST_ROUND - 1, left=left)
    is_short = left < regions_in_market(case.players)
    return [
        *([before] if case.round == LAST_ROUND else []),
        *([message(language, "statement-market-empty")] if is_short else []),
    ]


def _dealt(players: int, language: Language) -> str:
    """Return the sentence on how many Regions are dealt."""
    return message(
        language,
        "case-deal",
        players=players,
        plain=regions_dealt(players, Variant.STANDARD),
        advanced=regions_dealt(players, Variant.ADVANCED),
        returned=regions_returned(players),
    )


def _deck(case: DeckCase, language: Language) -> CaseAnswer:
    number = regions_in_market(case.players)
    said = {"players": case.players, "number": number, "round": case.round}
    sentences = [
        message(
            language,
            "case-deck",
            **said,
            before=deck_before_market(case.players),
            left=deck_in_round(case.players, case.round),
        )
    ]
    if case.round > 1:
        first = message(language, "case-deck-next", round=1, left=deck_in_round(case.players, 1))
        sentences.append(first)
    if case.round == 1:
        sentences.append(
            message(
                language,
                "case-deck-advanced",
                dealt=deck_when_dealt(case.players),
                returned=regions_returned(case.players),
            )
        )
    elif case.round < LAST_ROUND:
        left = deck_in_round(case.players, case.round + 1)
        sentences.append(message(language, "case-deck-next", round=case.round + 1, left=left))
    if case.round >= LAST_ROUND - 1:
        sentences.append(message(language, "case-last-round"))
    if case.has_sanctuaries:
        sentences.append(message(language, "case-deck-sanctuaries", number=sanctuaries_in_deck()))
    if case.round >= LAST_ROUND - 1:
        sentences += _at_the_end(case, language)
    if case.has_deal:
        sentences.append(_dealt(case.players, language))
    if case.has_removed:
        sentences += [
            message(language, "case-deck-removed", round=each, removed=removed_by(each))
            for each in (case.round - 1, case.round)
        ]
    is_empty = message(language, "statement-market-empty") in sentences
    return CaseAnswer(
        understood=message(language, "case-deck-understood", players=case.players, round=case.round),
        statement=" ".join(sentences),
        ruling="market-empty" if is_empty else "region-deck-size",
        canonical=" ".join(_deck_questions(case, language)),
    )


def _deck_questions(case: DeckCase, language: Language) -> list[str]:
    """Return the questions that a case about the Region deck answers."""
    return [
        message(language, "case-deck-question", players=case.players, round=case.round),
        *([message(language, "case-deal-question", players=case.players)] if case.has_deal else []),
        *([message(language, "case-state-removed", round=case.round)] if case.has_removed else []),
    ]
