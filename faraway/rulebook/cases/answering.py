"""Answer a case: the values come from the reference, the sentences from the catalogues."""

from faraway.messages import Language
from faraway.rulebook.cases.answers_on_cards import answer_options, answer_pay, answer_regions
from faraway.rulebook.cases.answers_on_play import answer_drawn, answer_play
from faraway.rulebook.cases.answers_on_supply import answer_supply
from faraway.rulebook.cases.answers_on_turns import answer_round, answer_turn
from faraway.rulebook.cases.case import (
    CardCase,
    Case,
    DealCase,
    DeckCase,
    DrawnCase,
    DuesCase,
    FindersCase,
    HandCase,
    HandDrawCase,
    KeepCase,
    LimitCase,
    MarketCase,
    MostDrawnCase,
    NeedCase,
    OptionsCase,
    PicksCase,
    QuestCase,
    RegionsCase,
    RoundsCase,
    RowPayCase,
    SeatCase,
    SetsCase,
    ShortageCase,
    StateCase,
    TableauCase,
)
from faraway.rulebook.cases.said import CaseAnswer


def answer_case(case: Case, language: Language) -> CaseAnswer:
    """Answer a case in a language."""
    match case:
        case CardCase() | TableauCase() | NeedCase() | QuestCase() | RowPayCase() | SetsCase():
            return answer_pay(case, language)
        case RegionsCase() | OptionsCase() | HandDrawCase() | MostDrawnCase():
            return _answer_row(case, language)
        case ShortageCase() | DuesCase() | MarketCase() | KeepCase() | DealCase() | DeckCase():
            return answer_supply(case, language)
        case RoundsCase() | HandCase() | LimitCase() | StateCase():
            return answer_round(case, language)
        case FindersCase() | PicksCase() | SeatCase():
            return answer_turn(case, language)
        case _:
            return answer_play(case, language)


def _answer_row(case: RegionsCase | OptionsCase | DrawnCase, language: Language) -> CaseAnswer:
    if isinstance(case, HandDrawCase | MostDrawnCase):
        return answer_drawn(case, language)
    if isinstance(case, OptionsCase):
        return answer_options(case, language)
    return answer_regions(case, language)
