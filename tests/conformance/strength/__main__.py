"""Measure how strong the suite is, and choose the core: `python -m tests.conformance.strength [--check]`."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from faraway.conformance.documents import JsonObject, pretty
from faraway.conformance.suspects import rule_suspects
from faraway.conformance.vectors import shipped_suite
from faraway.rules import STANDARD_RULES
from faraway.zoo import ANIMALS
from tests.conformance.strength.catching import by_vector, caught, rehearsals_of, smallest_cover
from tests.conformance.strength.corpus import corpus_statistics
from tests.conformance.strength.facts import Facts, caught_facts

ROOT = Path(__file__).parents[3]
PACKAGE = ROOT / "faraway" / "conformance"
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
    strength: JsonObject = {
        "suite": suite.version,
        "vectors": len(suite.vectors),
        "misreadings": len(ANIMALS),
        "misreadings_caught": sum(bool(prints[name]) for name in ANIMALS),
        "wrong_facts": facts.total,
        "wrong_facts_caught_by_scores": facts.shown,
        "wrong_facts_that_can_never_show": facts.never,
        "core": len(core),
        "corpus": corpus_statistics(suite),
        "catches": {vector: [*names] for vector, names in catches.items()},
        "only": {vector: [*names] for vector, names in only.items() if names},
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
    print({key: value for key, value in strength.items() if key not in {"catches", "only"}})
    sys.exit(1 if stale and "--check" in sys.argv[1:] else 0)


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
