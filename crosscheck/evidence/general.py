"""Sentences that generalise, and what carries each: a clause that says so, a theorem, or a test that ran every case.

A sentence with `never`, `always`, `at most` and the like needs a carrier of its own scope: what holds of printed cards or of a
finished tableau need not hold of a game. A sample or a single witness carries no such sentence.
"""

import ast
import enum
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import attrs

from crosscheck.prove.parts import PARTS
from proofs.claim import Claim
from proofs.theorem import Theorem
from proofs.theorems import BY_NAME
from proofs.verdict import Kind, Subject

ROOT = Path(__file__).resolve().parents[2]
GENERAL = re.compile(
    r"\b(never|always|ever|every\w*|nobody|no one|cannot|at most|at least|no more than|up to|however many|whatever|impossible"
    r"|nothing (?:else|more|lower|higher)|in no case|any number|no matter|without exception"
    r"|no (?:two|card|region|sanctuary|player|draw|order|answer|other|total|fame)\w*|no \w+ can)\b",
    re.IGNORECASE,
)
"""The words with which a sentence speaks of more than one case."""

ACTS = re.compile(
    r"\b(plac(?:e|es|ed|ing)|draw\w*|drew|tak(?:e|es|en|ing)|took|declin\w+|find|finds|finding|found|swap\w*|rounds?|decks?"
    r"|markets?|players?|everyone|everybody|nobody|hands?|game|games|turns?|seats?|choos\w+|chosen|due)\b",
    re.IGNORECASE,
)
"""The words of a game that is being played: a sentence with one of them speaks of games."""

FAME = re.compile(r"\b(fame|totals?|scores?|pays?|points?)\b", re.IGNORECASE)
CLAUSE = re.compile(r"[A-Z]+-\d+")
OF_TEXTS = re.compile(r"\b(?:every|no) (?:edition|text)\b|\b[a-z]+(?:-[a-z0-9]+)+\b", re.IGNORECASE)
"""What is said of all editions, which their grades bear, and the names of values such as every-round."""


class Scope(enum.Enum):
    """What a sentence or its carrier speaks of: the cards as printed, a finished tableau, or games."""

    CARDS = "cards"
    TABLEAU = "tableau"
    GAME = "game"


SCOPE_OF_CHAPTER = {"COMP": Scope.CARDS, "SCORE": Scope.TABLEAU, "SANCT": Scope.TABLEAU}
"""What the clauses of a chapter speak of; all others speak of games."""


@attrs.frozen(kw_only=True)
class General:
    """A phrase of a sentence that generalises, and the clause, theorem or exhaustive test that carries the sentence."""

    says: str
    by: str


CLAIMS: dict[str, Theorem | Claim] = {**BY_NAME, **{part.name: part for part in PARTS.values()}}
"""Everything that is proved, exhausted, sampled or witnessed, by name."""

OF_GAMES = frozenset({Subject.GAME, Subject.MODEL})
FOR_ALL = frozenset({Kind.PROVED, Kind.EXHAUSTED})
"""The kinds of evidence that carry a sentence about all cases."""


def is_proved(carrier: str) -> bool:
    """Return True if a carrier is a theorem that was shown for all cases."""
    return carrier in CLAIMS and CLAIMS[carrier].kind in FOR_ALL


def is_of_model(carrier: str) -> bool:
    """Return True if a theorem speaks of an arithmetic model of the game."""
    return carrier in CLAIMS and CLAIMS[carrier].subject is Subject.MODEL


def sentences(text: str) -> tuple[str, ...]:
    """Split a text into its sentences."""
    return tuple(part for part in re.split(r"(?<=[.?!])\s+", text) if part)


def generalises(sentence: str) -> bool:
    """Return True if a sentence generalises about the game; what it says of editions is graded elsewhere."""
    return bool(GENERAL.search(OF_TEXTS.sub("", sentence)))


def scope_of_sentence(sentence: str) -> Scope:
    """Return what a sentence speaks of: a game if it names an act of play, a tableau if it names fame, else cards."""
    if ACTS.search(sentence):
        return Scope.GAME
    if FAME.search(sentence) or re.search(r"\b(tableau|sees?|visible|counts?|score[ds]?|face)\b", sentence):
        return Scope.TABLEAU
    return Scope.CARDS


def scope_of_claim(name: str) -> Scope:
    """Return what a theorem or another claim speaks of, from its own words."""
    scope = CLAIMS[name].scope
    if CLAIMS[name].subject in OF_GAMES or "game" in scope or "transcript" in scope:
        return Scope.GAME
    return Scope.CARDS if scope.endswith("as printed") else Scope.TABLEAU


def scope_of_clause(clause: str) -> Scope:
    """Return what a clause speaks of, from its chapter."""
    return SCOPE_OF_CHAPTER.get(clause.partition("-")[0], Scope.GAME)


@cache
def scope_of_test(address: str) -> Scope | None:
    """Return what a test exhausts, `Exhausts SCOPE: all of what` in its docstring; None if it exhausts nothing."""
    file, _, name = address.partition("::")
    path = ROOT / file
    if not path.is_file():
        return None
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name == name:
            found = re.search(r"^Exhausts (\w+): ", ast.get_docstring(node) or "", re.MULTILINE)
            return Scope(found[1]) if found else None
    return None


def problems(texts: Iterable[str], general: Iterable[General], clauses: Iterable[str]) -> Iterator[str]:
    """Yield every generalising sentence without a carrier of its scope, and every carrier without a sentence."""
    texts, carriers, named = tuple(texts), tuple(general), set(clauses)
    for sentence in (sentence for text in texts for sentence in sentences(text)):
        if generalises(sentence) and not any(each.says in sentence for each in carriers):
            yield f"nothing carries: {sentence}"
    for each in carriers:
        carried = [sentence for text in texts for sentence in sentences(text) if each.says in sentence]
        if not carried:
            yield f"{each.by} carries no sentence: {each.says!r}"
        yield from (misfit for sentence in carried if (misfit := _misfit(sentence, each.by, named)))


def _misfit(sentence: str, by: str, clauses: set[str]) -> str:
    """Return why a carrier does not carry a sentence; empty if it does."""
    wanted = scope_of_sentence(sentence)
    if by in CLAIMS:
        if generalises(sentence) and not is_proved(by):
            return f"{by} is {CLAIMS[by].kind.value.lower()}, not proved: {sentence}"
        scope: Scope | None = scope_of_claim(by)
    elif CLAUSE.fullmatch(by):
        if by not in clauses:
            return f"{by} is no clause of this: {sentence}"
        if wanted is Scope.GAME and FAME.search(sentence):
            return f"what an act does to fame needs a theorem about games, not {by}: {sentence}"
        scope = scope_of_clause(by)
    else:
        scope = scope_of_test(by)
    if scope is None:
        return f"{by} is no clause, theorem or exhaustive test: {sentence}"
    return "" if scope is wanted else f"{by} speaks of {scope.value}, not of {wanted.value}: {sentence}"
