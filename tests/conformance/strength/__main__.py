"""Measure how strong the suite is, and choose the core: `python -m tests.conformance.strength [--check]`."""

from __future__ import annotations

import json
import sys
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING

from faraway.conformance.documents import JsonObject, pretty
from faraway.conformance.suspects import rule_suspects
from faraway.conformance.vectors import shipped_suite
from faraway.rules import STANDARD_RULES
from faraway.zoo import ANIMALS
from tests.conformance.strength.catching import (
    by_vector,
    caught,
    caught_mutants,
    rehearsals_of,
    smallest_cover,
)
from tests.conformance.strength.corpus import corpus_statistics
from tests.conformance.strength.facts import Facts, caught_facts

if TYPE_CHECKING:
    from faraway.conformance.rehearsal import Rehearsal

ROOT = Path(__file__).parents[3]
PACKAGE = ROOT / "faraway" / "conformance"
EQUIVALENT = Path(__file__).with_name("equivalent.toml")
STRENGTH = Path(__file__).parents[1] / "strength.json"


def main() -> None:
    suite = shipped_suite()
    rehearsals = rehearsals_of(suite)
    if wrong := caught(rehearsals, STANDARD_RULES):
        raise SystemExit(f"the reference itself fails {', '.join(wrong)}")
    prints = {}
    for number, (name, suspect) in enumerate(rule_suspects().items(), start=1):
        print(f"\r{number} of {len(rule_suspects())} misreadings", end="", file=sys.stderr, flush=True)
        prints[name] = caught(rehearsals, suspect.misread(STANDARD_RULES))
    print(file=sys.stderr)
    facts = caught_facts(suite)
    catches = by_vector((name, failed) for name, failed in prints.items() if name in ANIMALS)
    only = {vector: [name for name in names if len(prints[name]) == 1] for vector, names in catches.items()}
    core = smallest_cover(_core_duties(catches, facts))
    mutants = _mutants(rehearsals)
    survivors = [name for name, vectors in mutants.items() if not vectors]
    equivalent = tomllib.loads(EQUIVALENT.read_text())["equivalent"]
    strength: JsonObject = {
        "suite": suite.version,
        "vectors": len(suite.vectors),
        "misreadings": len(ANIMALS),
        "misreadings_caught": sum(bool(prints[name]) for name in ANIMALS),
        "wrong_facts": facts.total,
        "wrong_facts_caught_by_scores": facts.shown,
        "wrong_facts_that_can_never_show": facts.never,
        "code_mutants": len(mutants),
        "code_mutants_caught": len(mutants) - len(survivors),
        "code_mutants_equivalent": [name for name in survivors if name in equivalent],
        "code_mutants_missed": [name for name in survivors if name not in equivalent],
        "core": len(core),
        "corpus": corpus_statistics(suite),
        "catches": {vector: [*names] for vector, names in catches.items()},
        "only": {vector: [*names] for vector, names in only.items() if names},
        "mutants_caught": {vector: [*names] for vector, names in by_vector(mutants.items()).items()},
        "mutants_only": {
            vector: [name for name in names if len(mutants[name]) == 1]
            for vector, names in by_vector(mutants.items()).items()
            if any(len(mutants[name]) == 1 for name in names)
        },
    }
    texts = {
        STRENGTH: pretty(strength) + "\n",
        PACKAGE / "fingerprints.json": pretty(
            {"suite": suite.version, "animals": {name: {**failed} for name, failed in prints.items()}}
        )
        + "\n",
        PACKAGE / "vectors" / "suite.json": _with_core(core),
    }
    stale = [path for path, text in texts.items() if not path.exists() or path.read_text() != text]
    if "--check" not in sys.argv[1:]:
        for path in stale:
            path.write_text(texts[path])
    word = "differs" if "--check" in sys.argv[1:] else "written"
    print("\n".join(f"{word}: {path.relative_to(ROOT)}" for path in stale) or "nothing has changed")
    print(
        {
            key: value
            for key, value in strength.items()
            if key not in {"catches", "only", "mutants_caught", "mutants_only"}
        }
    )
    sys.exit(1 if stale and "--check" in sys.argv[1:] else 0)


def _mutants(rehearsals: list[Rehearsal]) -> dict[str, list[str]]:
    """Measure the code mutants; without `--mutants`, what was measured last stands."""
    if "--mutants" in sys.argv[1:]:
        found = {}
        for number, (name, vectors) in enumerate(caught_mutants(rehearsals), start=1):
            print(f"\r{number} mutants", end="", file=sys.stderr, flush=True)
            found[name] = vectors
        print(file=sys.stderr)
        return found
    present = json.loads(STRENGTH.read_text())
    names = [*present.get("code_mutants_equivalent", []), *present.get("code_mutants_missed", [])]
    found = {name: [] for name in names}
    for vector, caught_ones in present.get("mutants_caught", {}).items():
        for name in caught_ones:
            found.setdefault(name, []).append(vector)
    return found


def _core_duties(catches: dict[str, list[str]], facts: Facts) -> dict[str, set[str]]:
    """Say what the core must catch: every misreading of the zoo, and a wrong fact of every card."""
    duties = {vector: {f"misreading {name}" for name in names} for vector, names in catches.items()}
    for vector, cards in facts.cards_by_vector.items():
        duties.setdefault(vector, set()).update(f"card {card}" for card in cards)
    return duties


def _with_core(core: list[str]) -> str:
    document: JsonObject = json.loads((PACKAGE / "vectors" / "suite.json").read_text())
    return pretty({**document, "core": [*core]}) + "\n"


if __name__ == "__main__":
    main()
