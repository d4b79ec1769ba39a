"""An answer in a language leads with what the edition in that language says, where it says something or differs."""

from itertools import product

from faraway.game.readings import Edition
from faraway.messages import Language
from faraway.rulebook.answers import statement_of
from faraway.rulebook.clauses import Ground, read_register
from faraway.rulebook.ruling_book import read_rulings
from faraway.rulebook.rulings import Ruling
from tests.batches import in_batches

NAMES = {
    Language.EN: "English edition",
    Language.FR: "édition française",
    Language.DE: "deutschen Ausgabe",
    Language.IT: "edizione italiana",
}
DEFAULTS = {
    Language.EN: "by default",
    Language.FR: "par défaut",
    Language.DE: "standardlesart",
    Language.IT: "nella nostra lettura predefinita",
}
RESTING_ON_READINGS = [ruling for ruling in read_rulings().rulings if ruling.readings]


def speaks(reading: str, edition: Edition) -> bool:
    """Return True if an edition decides a reading by its words, or is read in another way than the default."""
    question = read_register().question(reading)
    preset = next(each for each in question.presets if each.edition is edition)
    return preset.ground in {Ground.STATED, Ground.IMPLIED} or preset.value != question.default


@in_batches(("ruling", "language"), product(RESTING_ON_READINGS, Language))
def test_the_edition_of_the_language_comes_before_the_default(ruling: Ruling, language: Language) -> None:
    statement = statement_of(ruling.id, language)
    default = statement.casefold().find(DEFAULTS[language])
    if any(speaks(choice.reading, Edition(language.value)) for choice in ruling.readings):
        assert NAMES[language] in statement
        assert default == -1 or statement.index(NAMES[language]) < default
    else:
        assert default >= 0


def test_the_italian_answer_on_leftovers_says_random_first() -> None:
    assert speaks("leftover-order", Edition.IT)
    assert not speaks("leftover-order", Edition.FR)
    statement = statement_of("order-of-leftovers", Language.IT)
    assert statement.index("casuale") < statement.index("ordine di pesca")
