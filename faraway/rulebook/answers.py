"""Answer a question in its own language: a computed case, an overview, or a ruling's statement.

A statement is true whatever way the question is put. Yes or no is said only of the question as the catalogue words it.
"""

from attrs import frozen

from faraway.messages import Language, message
from faraway.rulebook.cases.answering import answer_case
from faraway.rulebook.cases.parsing import parse_case, preferred_ruling
from faraway.rulebook.cases.said import CaseAnswer
from faraway.rulebook.phrasebook import guess_language, phrasebook, split_words
from faraway.rulebook.search import OVERVIEW, Hit, SearchIndex, shipped_index
from faraway.rulebook.vocabulary import singular

OVERVIEW_LINES = {
    "ascending": 1,
    "greatest": 2,
    "players": 1,
    "same-region": 1,
    "scoring": 5,
    "setup": 4,
    "strategy": 2,
    "theme": 1,
    "trading": 1,
    "turn": 5,
}
"""How many lines each overview has."""
SHOWN = 3


@frozen(kw_only=True)
class Answer:
    """What is answered, in one language: lines that state it, the case if there is one, and the rulings, the best first.

    After an overview the rulings are only what else may be meant.
    """

    language: Language
    lines: tuple[str, ...]
    case: CaseAnswer | None
    verdict: str
    hits: tuple[Hit, ...]
    is_overview: bool = False

    @property
    def is_found(self) -> bool:
        """Return True if there is an answer."""
        return bool(self.hits) or self.case is not None or bool(self.lines)


def answer_question(question: str, language: Language | None = None) -> Answer:
    """Answer a question in a language, or in that of the question."""
    asked_in = guess_language(question)
    spoken = language or asked_in
    if is_about_expansion(question):
        said = message(spoken, "answer-expansion")
        return Answer(language=spoken, lines=(said,), case=None, verdict="", hits=(), is_overview=True)
    index = shipped_index()
    hits = index.answer(question)
    case = parse_case(question, asked_in, lambda word: index.vocabulary.knows(singular(word)))
    if case is not None:
        answered = answer_case(case, spoken)
        first = _entry(index, answered.ruling, hits)
        return Answer(language=spoken, lines=(answered.statement,), case=answered, verdict="", hits=(first,))
    if not hits:
        return Answer(language=spoken, lines=(), case=None, verdict="", hits=())
    hits = _prefer(preferred_ruling(question, asked_in), hits)
    rulings = [hit for hit in hits if not hit.id.startswith(OVERVIEW)]
    first = hits[0]
    if first.id.startswith(OVERVIEW):
        lines, others = overview_of(first.id, spoken), tuple(rulings[: SHOWN - 1])
        return Answer(language=spoken, lines=lines, case=None, verdict="", hits=others, is_overview=True)
    return Answer(
        language=spoken,
        lines=(statement_of(first.id, spoken),),
        case=None,
        verdict=_verdict(question, first.id, index.entries[first.row].verdict, asked_in, spoken),
        hits=tuple(rulings[:SHOWN]),
    )


def overview_of(name: str, language: Language) -> tuple[str, ...]:
    """Return the lines of an overview by its id in the index."""
    lines = OVERVIEW_LINES[name.removeprefix(OVERVIEW)]
    return tuple(message(language, f"{name}-{line}") for line in range(1, lines + 1))


def statement_of(ruling: str, language: Language) -> str:
    """Return what a ruling says, as a sentence of its own."""
    return message(language, f"statement-{ruling}")


def question_of(ruling: str, language: Language) -> str:
    """Return the question that a ruling answers."""
    return message(language, f"question-{ruling}")


def _verdict(question: str, ruling: str, verdict: str, asked_in: Language, spoken: Language) -> str:
    """Return the question as understood with its yes or no, where it was asked in the words that have that polarity."""
    is_known = _bare(question) == _bare(question_of(ruling, asked_in))
    if not verdict or not is_known:
        return ""
    return message(spoken, f"answer-{verdict}", question=question_of(ruling, spoken))


def _bare(text: str) -> list[str]:
    return [word for word in split_words(text) if word.isalnum()]


def _prefer(ruling: str, hits: list[Hit]) -> list[Hit]:
    """Return the hits with a ruling first, if one is preferred."""
    return sorted(hits, key=lambda hit: hit.id != ruling)


def _entry(index: SearchIndex, ruling: str, hits: list[Hit]) -> Hit:
    """Return the hit of a ruling, also where the search did not find it."""
    row = next(row for row, entry in enumerate(index.entries) if entry.id == ruling)
    unfound = Hit(row=row, id=ruling, score=0.0, share=0.0, known=0.0, core_terms=0)
    return next((hit for hit in hits if hit.id == ruling), unfound)


def is_about_expansion(question: str) -> bool:
    """Return True if a question names an expansion."""
    return not set(phrasebook()["expansion"].split()).isdisjoint(_bare(question))
