"""The parts of `make prove`, each a row of its table: theorems, samples, equality, misreadings."""

from collections.abc import Iterator
from dataclasses import replace

from crosscheck.equality.claims import EQUALITY
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
from proofs.claim import Claim, Judged, judge, run_check
from proofs.encoding import Tableau
from proofs.misreadings import MISREADINGS
from proofs.results import check_by_name, details, row_of
from proofs.scoring import Scoring
from proofs.theorems import BY_NAME
from proofs.theorems.readings import WITNESS
from proofs.verdict import Kind, Subject, Verdict

SAMPLE = 400
CHUNK = 100


def prove(name: str) -> Judged:
    """Prove a theorem, refute its twin, and have the case of its twin or witness scored by reference and spec."""
    result = check_by_name(name)
    scored = run_check(lambda: miscounted(result.twin))
    row = row_of(result)
    if scored.failures:
        row = replace(row, twin_verdict=Verdict.MISCOUNTED, message="; ".join(scored.failures))
    elif scored.error:
        row = replace(row, twin_verdict=Verdict.ERROR, message=scored.error)
    elif result.passes and result.has_witness and not (result.twin.example and result.twin.example.scored):
        row = replace(row, twin_verdict=Verdict.MISSED, message="no tableau shows that the bound is attained")
    failures = () if row.passes else (details(result), *scored.failures, *filter(None, [scored.error]))
    return Judged(row, failures, details(result))


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


def sample_claim(chunk: int) -> Claim:
    """Return one share of the generated tableaux as a claim."""
    return Claim(
        name="accounts_agree_on_sample",
        claim="z3, given the cards, derives the fame of reference and spec for every card, and nothing else",
        clauses=("SCORE-2", "SANCT-2", "WIN-1"),
        scope="generated tableaux",
        kind=Kind.SAMPLED,
        subject=Subject.EQUALITY,
        check=lambda: disagreements(chunk, CHUNK),
        slip=lambda: disagreements(chunk, CHUNK, MISREADINGS["prerequisite-ignored"].scoring()),
        slip_change="prerequisite-ignored in the encoding",
    )


PARTS: dict[str, Claim] = {
    **{f"sample {chunk}": sample_claim(chunk) for chunk in range(SAMPLE // CHUNK)},
    **EQUALITY,
    "shortage": Claim(
        name="sanctuary_deck_falls_short",
        claim="a legal game of 3, 4, 5 and 6 players falls short in round 8, 6, 5 and 5, as early as is possible",
        clauses=("FIND-8", "FIND-9"),
        scope="four transcripts, replayed by reference and spec",
        kind=Kind.WITNESSED,
        subject=Subject.EXAMPLE,
        check=shortage_failures,
        slip=shortage_with_a_clue_less,
        slip_change="one clue less for five players",
    ),
    "declining": Claim(
        name="declining_can_raise_fame",
        claim="declining a Sanctuary can raise a player's final fame, because it changes what is drawn later",
        clauses=("END-5", "END-7"),
        scope="two transcripts, replayed by reference and spec, and every other way of placing",
        kind=Kind.WITNESSED,
        subject=Subject.EXAMPLE,
        check=declining_failures,
        slip=declining_for_nothing,
        slip_change="no gain is asked for",
    ),
    "guards": Claim(
        name="boundary_pairs_differ_by_guard",
        claim="across every guard, two tableaux one Sanctuary apart differ in just what the card pays",
        clauses=("SCORE-6", "SCORE-7", "SCORE-10", "SCORE-11", "SCORE-12", "SCORE-13"),
        scope="one pair for every prerequisite and every count that a quest pays for, scored by reference and spec",
        kind=Kind.WITNESSED,
        subject=Subject.EXAMPLE,
        check=guard_failures,
        slip=swapped_guards,
        slip_change="pairs the wrong way round",
    ),
    "misreadings": Claim(
        name="agreement_broken_of_misreadings",
        claim="each misreading of scoring and each changed fact, put into the encoding, breaks the agreement",
        clauses=("SCORE-2", "SANCT-2", "WIN-1"),
        scope=f"a tableau each: {len(MISREADINGS)} misreadings and {len(CHANGED_FACTS)} changed facts",
        kind=Kind.WITNESSED,
        subject=Subject.EXAMPLE,
        check=unnoticed_misreadings,
        slip=printed_rules_agree,
        slip_change="the rules as printed",
    ),
}


def run(job: str) -> Judged:
    """Run a theorem or a part by its name."""
    return prove(job) if job in BY_NAME else judge(PARTS[job])
