"""Answer a question in its own language: a computed case, an overview, or a ruling's statement.

A statement is true however the question is put, so that of a second ruling is said as well which is nearly as likely, or
which answers another part of the question.
Yes or no is said only of the question as the catalogue words it.
"""

import re
from collections.abc import Callable
from functools import partial

from attrs import frozen

from faraway.messages import Language, message
from faraway.rulebook.cases.answering import answer_case
from faraway.rulebook.cases.asked_as_well import rulings_as_well
from faraway.rulebook.cases.parsing import parse_case
from faraway.rulebook.cases.said import CaseAnswer
from faraway.rulebook.phrasebook import guess_language, phrasebook, split_words
from faraway.rulebook.search import CLOSE, OUTSIDE, OVERVIEW, Hit, SearchIndex, shipped_index
from faraway.rulebook.value import Value
from faraway.rulebook.vocabulary import singular

OVERVIEW_LINES = {
    "ascending": 1,
    "cards": 2,
    "counts": 3,
    "game": 3,
    "greatest": 2,
    "mistakes": 1,
    "players": 1,
    "same-region": 1,
    "same-rules": 1,
    "scoring": 5,
    "setup": 4,
    "strategy": 2,
    "theme": 1,
    "trading": 1,
    "turn": 5,
}
"""How many lines each overview has."""
GOVERNING = {
    "clue-just-played": (),
    "clues-on-sanctuaries": (),
    "earlier-regions": (
        "what-a-region-pays",
        "sanctuary-sees-all",
        "regions-left-in-hand",
        "prerequisite-not-met",
        "equal-duration-finds",
        "most-sanctuaries",
    ),
    "finding-in-round-eight": ("finding-in-round-eight", "taking-in-round-eight"),
    "how-many-drawn": (
        "how-many-drawn",
        "finding-in-round-one",
        "lower-region-finds-nothing",
        "are-drawn-cards-secret",
    ),
    "sanctuary-deck-runs-out": ("sanctuary-deck-runs-out", "blind-draw-region"),
    "tie-break": ("tie-break", "tie-for-second", "what-a-region-pays", "sanctuary-sees-all"),
    "when-do-i-find": (
        "when-do-i-find",
        "finding-in-round-one",
        "previous-or-highest",
        "two-same-durations",
        "what-a-region-pays",
        "overview-scoring",
        "when-is-it-placed",
        "most-sanctuaries",
        "equal-duration-finds",
        "taken-region-replaced",
        "keeping-several-sanctuaries",
    ),
}
"""What a case parser prefers for a situation, and the entries that may lead instead if likelier: each states a whole rule."""
SURE = 6.0
"""From this score upwards the likeliest ruling leads, whatever a case parser prefers."""
ASIDE = {
    "clue-just-played": ("clue-on-sanctuary-this-round",),
    "clues-on-sanctuaries": ("clue-just-played",),
    "earlier-regions": (
        "clue-just-played",
        "when-do-i-find",
        "lower-region-finds-nothing",
        "who-takes-first",
    ),
    "most-sanctuaries": ("what-a-region-pays", "overview-scoring"),
    "tie-break": ("who-takes-first",),
}
"""What a case parser prefers for a situation, and what does not lead in it: its numbers alone speak for these."""
FAR = 12.0
"""What a case parser prefers does not lead if it is further than this behind the likeliest: the situation is another one."""
DECISIVE = (
    "finding-in-round-one",
    "clue-on-sanctuary-this-round",
    "sanctuary-prerequisite",
    "previous-or-highest",
    "how-many-players",
    "leftover-sanctuaries",
    "who-takes-first",
    "blind-draw-region",
    "keeping-several-sanctuaries",
    "market-size",
    "later-regions",
    "tie-break-hand",
    "region-deck-size",
)
"""What a case parser prefers for a situation that is sure, and that leads however likely others are."""
UNWORKED, NUMBERS = ("what-a-region-pays", "sanctuary-sees-all"), 2
"""After these rulings, if the question has so many numbers, it is said how to put a situation so that it is worked out."""
BESIDE = ("sanctuary-counts-itself", "own-quest", "taking-in-round-eight")
"""The rulings that are said beside a computed case if another part of the question asks for them."""
WITH_OTHERS = ("how-many-drawn", "lower-region-finds-nothing", "market-size")
"""The rulings of cases beside which it is said what else the situation settles: who takes first, or that nobody takes."""
STRATEGY = f"{OVERVIEW}strategy"
"""What says that the rules give no advice: a refusal, beside which no ruling stands."""
SHOWN = 3
PARTS = (
    r"\?|\s(?:and|und|et|e|ed)\s+(?=(?:what|how|who|when|where|why|may|can|do|does|is|are|must"
    r"|est|comment|combien|qui|quand|où|peut|puis|faut|que|quel|quelle"
    r"|wie|was|wer|wann|wo|darf|kann|muss|wird|werden|zählt|zählen|gibt"
    r"|come|quanto|quanti|quante|quanta|chi|dove|quando|posso|si|cosa|che|devo)(?:[\s'\u2019-]|$))"
)
"""Where a question with several parts is divided: after a question mark, and before an `and` that begins another question."""
PART_SHARE, PART_SCORE = 0.75, 7.0
"""From this share and score upwards the ruling of a part is said as well."""
SENTENCES = r"(?<=[?.!:])\s+"
"""Where the sentences of a question are divided: one that is sure is answered if the question as a whole is not."""


@frozen(kw_only=True, eq=False, repr=False)
class Answer(Value):
    """An answer in one language: the lines that state it, the case if there is one, and the rulings, the best first.

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
    if not hits and index.vocabulary.names_other_game(question):
        return Answer(language=spoken, lines=(), case=None, verdict="", hits=())
    hits = hits or _of_sure_sentence(question, index)
    is_known = partial(_is_known, index)
    case = parse_case(question, asked_in, is_known)
    if case is not None:
        answered = answer_case(case, spoken)
        first = _entry(index, answered.ruling, hits)
        beside = _beside(question, answered, index, asked_in, spoken)
        lines = (answered.statement, *(statement_of(each, spoken) for each in beside))
        return Answer(language=spoken, lines=lines, case=answered, verdict="", hits=(first,))
    if not hits:
        return Answer(language=spoken, lines=(), case=None, verdict="", hits=())
    hits = _prefer(_leading(question, asked_in, index, hits), hits)
    first = hits[0]
    if first.id == STRATEGY:
        lines = overview_of(STRATEGY, spoken)
        return Answer(language=spoken, lines=lines, case=None, verdict="", hits=(), is_overview=True)
    verdict = _verdict(question, first, index, asked_in, spoken)
    second = None if verdict else _second(question, hits, index)
    stated = [first.id, *([second.id] if second else [])]
    others = [] if verdict else rulings_as_well(question, asked_in)
    stated += [each for each in others if each not in stated][:1]
    is_overview = first.id.startswith(OVERVIEW)
    rulings = [hit for hit in hits if not hit.id.startswith(OVERVIEW)]
    nearest = () if verdict else _nearest(question, first.id, asked_in, spoken, is_known)
    is_unworked = first.id in UNWORKED and sum(map(str.isdigit, _bare(question))) >= NUMBERS
    return Answer(
        language=spoken,
        lines=(
            *(line for each in stated for line in said_of(each, spoken)),
            *nearest,
            *((message(spoken, "answer-unworked"),) if is_unworked and not nearest else ()),
        ),
        case=None,
        verdict=verdict,
        hits=tuple(rulings[: SHOWN - is_overview]),
        is_overview=is_overview,
    )


def _nearest(
    question: str, ruling: str, asked_in: Language, spoken: Language, is_known: Callable[[str], bool]
) -> tuple[str, ...]:
    """Return the values of the cards that a question without a case names."""
    from faraway.rulebook.cases.nearest import nearest_lines  # noqa: PLC0415  a case does without: it starts sooner

    return nearest_lines(question, ruling, asked_in, spoken, is_known)


def _is_known(index: SearchIndex, word: str) -> bool:
    """Return True if a word belongs to the vocabulary of the rules."""
    return index.vocabulary.knows(singular(word))


def _second(question: str, hits: list[Hit], index: SearchIndex) -> Hit | None:
    """Return the second ruling to state: the second hit if it is nearly as likely, otherwise the surest of another part of the question."""
    first, second = hits[:2]
    found = [second] if abs(first.score - second.score) < CLOSE else []
    found += _of_parts(question, index)
    return next((hit for hit in found if hit.id not in {first.id, STRATEGY}), None)


def _of_parts(question: str, index: SearchIndex) -> list[Hit]:
    """Return the sure answer of each part of a question with several."""
    parts = re.split(PARTS, question, flags=re.IGNORECASE)
    answers = [index.answer(part) for part in parts if len(parts) > 1]
    return [hit for each in answers for hit in each[:1] if _is_sure(hit)]


def _of_sure_sentence(question: str, index: SearchIndex) -> list[Hit]:
    """Return the hits of the surest sentence of a question with several, if any is sure; the story before the question is then ignored."""
    sentences = re.split(SENTENCES, question.strip())
    found = [index.answer(sentence) for sentence in sentences if len(sentences) > 1]
    sure = [hits for hits in found if hits and _is_sure(hits[0]) and hits[0].core_terms]
    return max(sure, key=lambda hits: hits[0].score, default=[])


def _is_sure(hit: Hit) -> bool:
    return hit.share >= PART_SHARE and hit.score >= PART_SCORE


def _beside(
    question: str, answered: CaseAnswer, index: SearchIndex, asked_in: Language, spoken: Language
) -> list[str]:
    """Return the rulings to state beside a computed case: those that another part of the question asks for."""
    found = [hit.id for hit in _of_parts(question, index) if hit.id in BESIDE]
    if answered.ruling in WITH_OTHERS and message(spoken, "case-last-round") not in answered.statement:
        found += rulings_as_well(question, asked_in)
    return [each for each in dict.fromkeys(found) if each != answered.ruling]


def said_of(name: str, language: Language) -> tuple[str, ...]:
    """Return what an entry of the index says: the lines of an overview, or the statement of a ruling."""
    return overview_of(name, language) if name.startswith(OVERVIEW) else (statement_of(name, language),)


def overview_of(name: str, language: Language) -> tuple[str, ...]:
    """Return the lines of an overview by its id in the index."""
    lines = OVERVIEW_LINES[name.removeprefix(OVERVIEW)]
    return tuple(message(language, f"{name}-{line}") for line in range(1, lines + 1))


def statement_of(ruling: str, language: Language) -> str:
    """Return what a ruling says, as a separate sentence."""
    return message(language, f"statement-{ruling}")


def question_of(ruling: str, language: Language) -> str:
    """Return the question that a ruling answers."""
    return message(language, f"question-{ruling}")


def _leading(question: str, asked_in: Language, index: SearchIndex, hits: list[Hit]) -> tuple[str, ...]:
    """Return the candidates to lead: the ruling whose own question was asked, a sure best hit, those for the situation, or the best hit."""
    words = _bare(question)
    rulings = (each.id for each in index.entries if not each.id.startswith((OVERVIEW, OUTSIDE)))
    for ruling in rulings:
        if _bare(question_of(ruling, asked_in)) == words:
            return (ruling,)
    from faraway.rulebook.cases.whole_rule import preferred_ruling  # noqa: PLC0415  a case does without: it starts sooner

    preferred = preferred_ruling(question, asked_in)
    if preferred in DECISIVE:
        return (preferred,)
    rest = [hit for hit in hits if hit.id not in ASIDE.get(preferred, ())]
    likeliest = rest[0]
    if likeliest.score >= SURE:
        return (likeliest.id,)
    near = {hit.id for hit in rest if likeliest.score - hit.score < FAR}
    leading = tuple(each for each in GOVERNING.get(preferred, (preferred,)) if each in near)
    return leading or (likeliest.id,)


def _verdict(question: str, first: Hit, index: SearchIndex, asked_in: Language, spoken: Language) -> str:
    """Return the question as understood with its yes or no, if it was asked in the words that have that polarity."""
    verdict = index.entries[first.row].verdict
    if not verdict or _bare(question) != _bare(question_of(first.id, asked_in)):
        return ""
    return message(spoken, f"answer-{verdict}", question=question_of(first.id, spoken))


def _bare(text: str) -> list[str]:
    return [word for word in split_words(text) if word.isalnum()]


def _prefer(rulings: tuple[str, ...], hits: list[Hit]) -> list[Hit]:
    """Return the hits with the likeliest of some rulings first, if any is preferred."""
    first = next((hit for hit in hits if hit.id in rulings), hits[0])
    return [first, *(hit for hit in hits if hit is not first)]


def _entry(index: SearchIndex, ruling: str, hits: list[Hit]) -> Hit:
    """Return the hit of a ruling, even if the search did not find it."""
    row = next(row for row, entry in enumerate(index.entries) if entry.id == ruling)
    unfound = Hit(row=row, id=ruling, score=0.0, share=0.0, known=0.0, core_terms=0)
    return next((hit for hit in hits if hit.id == ruling), unfound)


def is_about_expansion(question: str) -> bool:
    """Return True if a question speaks of expansions, or names one as players call it."""
    said = f" {' '.join(_bare(question))} "
    return any(f" {name} " in said for name in phrasebook()["expansion"].split("|"))
