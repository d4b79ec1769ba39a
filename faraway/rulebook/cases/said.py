"""What is said of a case, and the numbers and counts in it, as words of a language."""

from collections.abc import Mapping, Sequence

from attrs import frozen

from faraway.cards.wording import words_for_number, words_in_a_row, words_with_commas
from faraway.messages import Language, message
from faraway.rulebook.cases.values import regions_in_market
from faraway.rulebook.cases.view import ICONS
from faraway.rulebook.value import Value


@frozen(kw_only=True, eq=False, repr=False)
class CaseAnswer(Value):
    """What was understood, the sentence that answers it, the ruling behind it, and the question in its canonical form."""

    understood: str
    statement: str
    ruling: str
    canonical: str


def say_numbers(numbers: Sequence[int], language: Language) -> str:
    """Return numbers with commas between them."""
    return words_with_commas([str(number) for number in numbers], language)


def say_view(view: Mapping[str, int], language: Language) -> str:
    """Return how many there are of each icon and biome."""
    return words_in_a_row(
        [words_for_number(view[icon], icon, language) for icon in ICONS if icon in view], language
    )


def say_choices(order: Sequence[int], language: Language) -> str:
    """Return the sentence on how many Regions each player chooses from, in the order of turns."""
    number = regions_in_market(len(order))
    turns = [
        message(language, "case-order-turn", duration=duration, number=number - taken)
        for taken, duration in enumerate(order)
    ]
    shown = words_with_commas(turns, language)
    return message(language, "case-order-choices", players=len(order), number=number, turns=shown)
