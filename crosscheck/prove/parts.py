"""The parts of `make prove`, each a row of its table: theorems, samples, equality, misreadings."""

import time
from collections.abc import Callable, Iterator
from dataclasses import replace

import attrs

from crosscheck.equality.steps import STEPS
from crosscheck.equality.subjects import Subjects
from crosscheck.games.readings import reading_failures, reading_that_matters
from crosscheck.games.witnesses import (
    declining_failures,
    declining_for_nothing,
    shortage_failures,
    shortage_with_a_clue_less,
)
from crosscheck.prove.facts import CHANGED_FACTS
from crosscheck.prove.guards import guard_failures, swapped_guards
from crosscheck.prove.twins import miscounted
from crosscheck.verify.solver import IMPLEMENTATIONS, derive, disagreements
from faraway.game.record import STANDARD_RULES
from proofs.check import Verdict
from proofs.encoding import Tableau
from proofs.misreadings import MISREADINGS
from proofs.report import Row, check_by_name, details, row_of
from proofs.scoring import Scoring
from proofs.theorems import BY_NAME
from proofs.theorems.readings import WITNESS

SAMPLE = 2_000
CHUNK = 250
EVERY_TABLEAU = "every tableau of the printed cards"


@attrs.frozen
class Done:
    """A part that is done: its row, why it failed if it did, and all that is known of a theorem."""

    row: Row
    failures: tuple[str, ...] = ()
    details: str = ""


@attrs.frozen
class Part:
    """What a part claims, how to look for counterexamples, and how to look for a planted slip."""

    name: str
    claim: str
    clauses: tuple[str, ...]
    scope: str
    failures: Callable[[], Iterator[str]]
    slip: Callable[[], Iterator[str]]


def prove(name: str) -> Done:
    """Prove a theorem, refute its twin and have the twin's case scored by reference and spec."""
    result = check_by_name(name)
    wrong = tuple(miscounted(result.twin))
    row = row_of(result)
    failures = wrong if result.passes else (details(result), *wrong)
    return Done(replace(row, twin_verdict="MISCOUNTED") if wrong else row, failures, details(result))


def judge(part: Part) -> Done:
    """Look for counterexamples, and make sure that a planted slip is found."""
    begun = time.perf_counter()
    failures = tuple(part.failures())
    found = next(part.slip(), None)
    verdict = Verdict.REFUTED if failures else Verdict.PROVED
    twin = Verdict.PROVED if found is None else Verdict.REFUTED
    seconds = round(time.perf_counter() - begun, 3)
    row = Row(part.name, part.claim, part.clauses, part.scope, verdict.value, seconds, twin.value)
    unfound = () if found is not None else (f"{part.name}: a planted slip was not found",)
    details = f"{part.name}: {part.claim}\n  verdict  {verdict.value}\n  slip     {found}"
    return Done(row, (*failures, *unfound), details)


def scored_alike(tableau: Tableau, scoring: Scoring) -> bool:
    """Return True if z3 under some scoring agrees with reference and spec on one tableau."""
    derived = derive(tableau, scoring).as_json()
    return all(
        implementation.score(tableau.regions, tableau.sanctuaries) == derived
        for implementation in IMPLEMENTATIONS
    )


def unnoticed_misreadings() -> Iterator[str]:
    """Yield the misreadings and changed facts, put into the encoding, that agree with the implementations after all."""
    for name, misreading in MISREADINGS.items():
        if scored_alike(WITNESS[name], misreading.scoring()):
            yield f"{name} agrees with reference and spec"
    for name, fact in CHANGED_FACTS.items():
        if scored_alike(fact.tableau, Scoring(fact.box)):
            yield f"{name} agrees with reference and spec"


def printed_rules_agree() -> Iterator[str]:
    """Yield that the printed rules agree on a witness: the slip that a check of misreadings must notice."""
    if scored_alike(next(iter(WITNESS.values())), Scoring()):
        yield "the rules as printed agree"


def slipped_reference() -> Subjects:
    """Return the implementations with a reference that has every prerequisite met."""
    scoring = attrs.evolve(STANDARD_RULES.scoring, is_prerequisite_met=lambda _needs, _counts: True)
    return Subjects(rules=attrs.evolve(STANDARD_RULES, scoring=scoring))


def misread(name: str) -> Subjects:
    """Return the implementations with a misread encoding."""
    return Subjects(encoding=MISREADINGS[name].scoring())


def equality_part(step: str, claim: str, slipped: Callable[[], Subjects]) -> Part:
    """Return a step of the argument for equality as a part."""
    return Part(
        f"accounts_equal_{step}",
        claim,
        ("SCORE-2", "SANCT-2", "WIN-1"),
        EVERY_TABLEAU,
        lambda: STEPS[step](Subjects()),
        lambda: STEPS[step](slipped()),
    )


def sample_part(chunk: int) -> Part:
    """Return one share of the generated tableaux as a part."""
    return Part(
        "accounts_agree_on_sample",
        "z3, given the cards, derives the fame of reference and spec for every card, and nothing else",
        ("SCORE-2", "SANCT-2", "WIN-1"),
        f"{SAMPLE} generated tableaux",
        lambda: disagreements(chunk, CHUNK),
        lambda: disagreements(chunk, CHUNK, MISREADINGS["prerequisite-ignored"].scoring()),
    )


PARTS: dict[str, Part] = {
    **{f"sample {chunk}": sample_part(chunk) for chunk in range(SAMPLE // CHUNK)},
    "places": equality_part(
        "places",
        "each place sees the same in reference, spec and encoding",
        lambda: misread("all-regions-visible"),
    ),
    "counts": equality_part(
        "counts",
        "each card, and each set of cards, shows the same in all three",
        lambda: misread("wonders-counted-by-card"),
    ),
    "pays": equality_part(
        "pays",
        "each of the 113 cards pays the same in all three for every count that the box can produce",
        slipped_reference,
    ),
    "joins": equality_part(
        "joins", "the parts make up the score in all three", lambda: misread("sanctuary-fame-left-out")
    ),
    "shortage": Part(
        "sanctuary_deck_falls_short",
        "a legal game of 3, 4, 5 and 6 players falls short in round 8, 6, 5 and 5, as early as is possible",
        ("FIND-8", "FIND-9"),
        "four transcripts, replayed by reference and spec",
        shortage_failures,
        shortage_with_a_clue_less,
    ),
    "declining": Part(
        "declining_can_raise_fame",
        "declining a Sanctuary can raise a player's final fame, because it changes what is drawn later",
        ("END-5", "END-7"),
        "two transcripts, replayed by reference and spec, and every other way of placing",
        declining_failures,
        declining_for_nothing,
    ),
    "readings": Part(
        "readings_change_results",
        "each of seven readings ends some game otherwise; the other five end none otherwise",
        ("END-10", "END-11", "END-12", "FIND-11"),
        "a witness each; the five by theorem and on 12 generated games, in reference and spec",
        reading_failures,
        reading_that_matters,
    ),
    "guards": Part(
        "boundary_pairs_differ_by_guard",
        "across every guard, two tableaux one Sanctuary apart differ in just what the card pays",
        ("SCORE-6", "SCORE-7", "SCORE-10", "SCORE-11", "SCORE-12", "SCORE-13"),
        "every prerequisite and every count that a quest pays for",
        guard_failures,
        swapped_guards,
    ),
    "misreadings": Part(
        "agreement_broken_of_misreadings",
        "each misreading of scoring and each changed fact, put into the encoding, breaks the agreement",
        ("SCORE-2", "SANCT-2", "WIN-1"),
        f"{len(MISREADINGS)} misreadings and {len(CHANGED_FACTS)} changed facts",
        unnoticed_misreadings,
        printed_rules_agree,
    ),
}


def run(job: str) -> Done:
    """Run a theorem or a part by its name."""
    return prove(job) if job in BY_NAME else judge(PARTS[job])
