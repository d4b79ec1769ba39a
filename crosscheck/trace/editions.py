"""What a sentence says of the editions, held against their grades of the clauses that it rests on.

`Every edition`, `no edition`, `four editions`, `only the German text` and the names of languages are statements about the
rulebooks. Each is compared with what the editions say of the clauses cited beside the sentence; a statement in other words
is refused, so that none goes unread.
"""

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping

from crosscheck.evidence.general import sentences
from crosscheck.trace.documents import Citation, Clause, Preset
from faraway.game.readings import Edition
from faraway.rulebook.citations import How

LANGUAGES: Mapping[str, frozenset[Edition]] = {
    "French": frozenset({Edition.FR}),
    "English": frozenset({Edition.EN, Edition.EN_WEB}),
    "German": frozenset({Edition.DE}),
    "Italian": frozenset({Edition.IT}),
}
NUMBERS = {"two": 2, "three": 3, "four": 4}
BEARS = frozenset({How.STATES, How.IMPLIES})

_LANGUAGE = "|".join(LANGUAGES)
_EVERY = re.compile(r"\b(?:every|all) editions?\b", re.IGNORECASE)
_NO = re.compile(r"\bno edition\b", re.IGNORECASE)
_COUNTED = re.compile(rf"\b(?P<number>{'|'.join(NUMBERS)}) (?:editions|texts)\b", re.IGNORECASE)
_ALONE = re.compile(
    rf"\bonly the (?P<before>{_LANGUAGE})\b|\bthe (?P<after>{_LANGUAGE}) (?:edition|text) alone\b"
    rf"|\bthe only (?:edition|text)\b.*?\bthe (?P<behind>{_LANGUAGE})\b",
    re.IGNORECASE,
)
_OTHERS = re.compile(r"\bthe others (?:do not say|say only|name the winner only)\b", re.IGNORECASE)
_NAMED = re.compile(rf"\b({_LANGUAGE})\b")
_SILENT = re.compile(
    r"\b(?:leaves? (?:\w+ )*open|does not say|do not say|says nothing|is lost|without saying)\b"
)
_ANY = re.compile(rf"\beditions?\b|\b(?:{_LANGUAGE})\b", re.IGNORECASE)

Grades = tuple[Mapping[Edition, Citation], ...]


def contradictions(
    texts: Iterable[str], named: Iterable[str], clauses: Mapping[str, Clause]
) -> Iterator[str]:
    """Yield every statement about editions that the grades of the clauses named beside it do not bear."""
    grades = tuple(clauses[name].editions for name in named)
    for sentence in (sentence for text in texts for sentence in sentences(text)):
        stated: set[Edition] = set()
        for part in re.split(r"(?<=[;:])\s+", sentence):
            if not (_ANY.search(part) or _OTHERS.search(part)):
                continue
            stated |= {edition for name in _NAMED.findall(part) for edition in LANGUAGES[name]}
            yield from (f"{fault}: {part}" for fault in _faults(part, stated, grades))


def denied(
    presets: Mapping[Edition, Preset], denies: Mapping[str, Collection[str]], clauses: Mapping[str, Clause]
) -> Iterator[str]:
    """Yield every value that an edition is said to play, or to allow, though its text bears a clause which that value denies."""
    for edition, preset in presets.items():
        for value in (preset.value, *preset.others):
            for name in denies.get(value, ()):
                how = clauses[name].editions[edition].how
                if how in BEARS:
                    yield f"{edition.value} {how.value} {name}, which {value} denies"


def _faults(part: str, stated: Collection[Edition], grades: Grades) -> Iterator[str]:
    """Yield what is wrong with one part of a sentence; `stated` are the editions that the sentence has named so far."""
    found = [each for check in _CHECKS for each in check(part, stated, grades)]
    yield from filter(None, found)
    if not found:
        yield "a statement about editions that nothing checks"


def _every(part: str, _: Collection[Edition], grades: Grades) -> Iterator[str]:
    if _EVERY.search(part):
        holds = _some(grades, _bearing, set(Edition).__eq__)
        yield "" if holds else "no clause is stated or implied by every edition"


def _none(part: str, _: Collection[Edition], grades: Grades) -> Iterator[str]:
    if _NO.search(part):
        yield "" if _some(grades, _stating, set().__eq__) else "every clause is stated by an edition"


def _counted(part: str, _: Collection[Edition], grades: Grades) -> Iterator[str]:
    chosen = (_open,) if _SILENT.search(part) else (_bearing, _stating)
    numbers = {len(choose(each)) for choose in chosen for each in grades}
    for counted in _COUNTED.finditer(part):
        number = NUMBERS[counted["number"].lower()]
        yield "" if number in numbers else f"no clause has {number} such editions"


def _alone(part: str, _: Collection[Edition], grades: Grades) -> Iterator[str]:
    for alone in _ALONE.finditer(part):
        name = next(filter(None, alone.groups())).capitalize()
        holds = _some(grades, _bearing, LANGUAGES[name].__eq__)
        yield "" if holds else f"no clause is borne by the {name} text alone"


def _others(part: str, stated: Collection[Edition], grades: Grades) -> Iterator[str]:
    if _OTHERS.search(part):
        holds = _some(grades, _open, (set(Edition) - set(stated)).issubset)
        yield "" if holds else "no clause is left open by the others"


def _named(part: str, _: Collection[Edition], grades: Grades) -> Iterator[str]:
    chosen = _open if _SILENT.search(part) and not _COUNTED.search(part) else _speaking
    for name in _NAMED.findall(part):
        yield (
            "" if _some(grades, chosen, LANGUAGES[name].issubset) else f"the {name} text is graded otherwise"
        )


_CHECKS = (_every, _none, _counted, _alone, _others, _named)
"""Each yields once for every statement of its form: what is wrong with it, or nothing."""


def _some(
    grades: Grades,
    choose: Callable[[Mapping[Edition, Citation]], set[Edition]],
    holds: Callable[[set[Edition]], bool],
) -> bool:
    """Return True if a condition holds of the editions that are chosen from one clause at least."""
    return any(holds(choose(each)) for each in grades)


def _bearing(cited: Mapping[Edition, Citation]) -> set[Edition]:
    return {edition for edition, each in cited.items() if each.how in BEARS}


def _stating(cited: Mapping[Edition, Citation]) -> set[Edition]:
    return {edition for edition, each in cited.items() if each.how is How.STATES}


def _open(cited: Mapping[Edition, Citation]) -> set[Edition]:
    return {edition for edition, each in cited.items() if each.how is How.OPEN}


def _speaking(cited: Mapping[Edition, Citation]) -> set[Edition]:
    """Return the editions that say anything: graded other than open, or open with sentences that can be read two ways."""
    return {edition for edition, each in cited.items() if each.how is not How.OPEN or each.references}
