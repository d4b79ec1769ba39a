"""Measure how strong the suite is, and choose the core: `python -m crosscheck strength`."""

import sys
from pathlib import Path

import click

from crosscheck.documents import read_json
from crosscheck.strength.catching import by_vector, caught, rehearsals_of, smallest_cover
from crosscheck.strength.corpus import corpus_statistics, trivial_share
from crosscheck.strength.facts import Facts, caught_facts
from crosscheck.strength.measuring import measure_mutants
from crosscheck.strength.record import KEYS, mutants_on_record
from faraway.cli.progress import tracked
from faraway.conformance.diagnosis.suspects import rule_suspects
from faraway.conformance.reference.in_process import PreparedVector
from faraway.conformance.suite.documents import JsonObject, pretty
from faraway.conformance.suite.vectors import shipped_suite
from faraway.game.record import STANDARD_RULES
from faraway.misreadings import MISREADINGS

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "faraway" / "conformance"
FINGERPRINTS = PACKAGE / "diagnosis" / "fingerprints.json"
SUITE = PACKAGE / "suite" / "vectors" / "suite.json"
STRENGTH = Path(__file__).with_name("strength.json")


@click.command
@click.option("--check", is_flag=True, help="Write nothing; fail if a record is out of date.")
@click.option(
    "--mutants",
    is_flag=True,
    help="Measure the code mutants too (minutes); otherwise the last figures stand.",
)
def command(*, check: bool, mutants: bool) -> None:
    """Measure which misreadings, wrong card facts and code mutants the vectors catch, and choose the core."""
    suite = shipped_suite()
    rehearsals = rehearsals_of(suite)
    if wrong := caught(rehearsals, STANDARD_RULES):
        raise SystemExit(f"the reference itself fails {', '.join(wrong)}")
    prints = {}
    for name, suspect in tracked(rule_suspects().items(), "misreadings"):
        prints[name] = caught(rehearsals, suspect.misread(STANDARD_RULES))
    facts = caught_facts(suite)
    catches = by_vector((name, failed) for name, failed in prints.items() if name in MISREADINGS)
    only = {vector: [name for name in names if len(prints[name]) == 1] for vector, names in catches.items()}
    core = smallest_cover(_core_duties(catches, facts))
    strength: JsonObject = {
        "suite": suite.version,
        "vectors": len(suite.vectors),
        "core": len(core),
        "corpus": {**corpus_statistics(suite), "trivial_share": round(trivial_share(suite), 3)},
        "misreadings": len(MISREADINGS),
        "misreadings_caught": sum(bool(prints[name]) for name in MISREADINGS),
        "wrong_facts": facts.total,
        "wrong_facts_caught_by_scores": facts.shown,
        "wrong_facts_that_can_never_show": facts.never,
        **_mutants(rehearsals, is_new=mutants),
        "catches": {vector: [*names] for vector, names in catches.items()},
        "only": {vector: [*names] for vector, names in only.items() if names},
    }
    texts = {
        STRENGTH: pretty(strength) + "\n",
        FINGERPRINTS: pretty(
            {"suite": suite.version, "misreadings": {name: {**failed} for name, failed in prints.items()}}
        )
        + "\n",
        SUITE: _with_core(core),
    }
    sys.exit(_settle(texts, strength, is_check=check))


def _settle(texts: dict[Path, str], strength: JsonObject, *, is_check: bool) -> int:
    """Write or report what has changed, print the figures, and return the exit status; a missed mutant is a failure."""
    stale = [path for path, text in texts.items() if not path.exists() or path.read_text() != text]
    for path in () if is_check else stale:
        path.write_text(texts[path])
    word = "differs" if is_check else "written"
    print("\n".join(f"{word}: {path.relative_to(ROOT)}" for path in stale) or "nothing has changed")
    figures = {key: value for key, value in strength.items() if not isinstance(value, list | dict)}
    print("\n".join(f"{value:>8}  {key.replace('_', ' ')}" for key, value in figures.items()))
    missed = strength["code_mutants_missed"]
    for name in missed if isinstance(missed, list) else ():
        print(f"missed: {name}")
    return 1 if missed or (stale and is_check) else 0


def _mutants(rehearsals: list[PreparedVector], *, is_new: bool) -> JsonObject:
    """Measure the code mutants, or return what was measured last."""
    if is_new:
        return mutants_on_record(measure_mutants(rehearsals))
    present = read_json(STRENGTH, JsonObject)
    return {key: present[key] for key in KEYS}


def _core_duties(catches: dict[str, list[str]], facts: Facts) -> dict[str, set[str]]:
    """Return what the core must catch: every misreading, and a wrong fact of every card."""
    duties = {vector: {f"misreading {name}" for name in names} for vector, names in catches.items()}
    for vector, cards in facts.cards_by_vector.items():
        duties.setdefault(vector, set()).update(f"card {card}" for card in cards)
    return duties


def _with_core(core: list[str]) -> str:
    document = read_json(SUITE, JsonObject)
    return pretty({**document, "core": [*core]}) + "\n"
