"""Each misreading is one replaced function or one replaced card, and says which clauses it breaks."""

import tomllib
from pathlib import Path

import attrs

from faraway.game.record import STANDARD_RULES
from faraway.game.turns import TurnStep
from faraway.misreadings import MISREADINGS, Misreading, Subject, deviations
from tests.batches import in_batches

ROOT = Path(__file__).parents[3]
CLAUSES = {
    clause["id"]
    for chapter in (ROOT / "spec" / "clauses").glob("*.toml")
    for clause in tomllib.loads(chapter.read_text(encoding="utf-8"))["clause"]
}


def changed_fields(misreading: Misreading) -> list[str]:
    """Name every function or card of the rules that a misreading replaces."""
    misread = misreading.misread(STANDARD_RULES)
    changed = [
        f"{group}.{field.name}"
        for group in ("scoring", "game")
        for field in attrs.fields(type(getattr(STANDARD_RULES, group)))
        if getattr(getattr(misread, group), field.name)
        is not getattr(getattr(STANDARD_RULES, group), field.name)
    ]
    cards = zip(
        (*STANDARD_RULES.catalogue.regions, *STANDARD_RULES.catalogue.sanctuaries),
        (*misread.catalogue.regions, *misread.catalogue.sanctuaries),
        strict=True,
    )
    return changed + [repr(wrong) for right, wrong in cards if right != wrong]


@in_batches("misreading", MISREADINGS.values())
def test_a_misreading_replaces_one_thing(misreading: Misreading) -> None:
    (changed,) = changed_fields(misreading)
    expected: dict[Subject, str | tuple[str, ...]] = {
        Subject.SCORING: "scoring.",
        Subject.GAME: "game.",
        Subject.FACT: ("Region(", "Sanctuary("),
    }
    assert changed.startswith(expected[misreading.subject])


def test_misreadings_are_many_and_name_clauses() -> None:
    facts = [each for each in MISREADINGS.values() if each.subject is Subject.FACT]
    assert len(facts) >= 12
    assert len(MISREADINGS) - len(facts) >= 40
    assert {clause for each in MISREADINGS.values() for clause in each.breaks} <= CLAUSES


def test_deviations_change_one_field_of_one_card_each() -> None:
    wrong = list(deviations())
    assert len({deviation.id for deviation in wrong}) == len(wrong) > 3000
    for deviation in wrong[::97]:
        assert len(changed_fields(deviation)) == 1


def test_misreadings_can_be_held_together() -> None:
    both = MISREADINGS["no-tie-break"].misread(MISREADINGS["all-regions-visible"].misread(STANDARD_RULES))
    assert both.scoring != STANDARD_RULES.scoring
    assert both.game != STANDARD_RULES.game
    assert both.catalogue == STANDARD_RULES.catalogue


def test_region_first_in_shortage_takes_nothing_in_the_last_round() -> None:
    """Against: FIND-9."""
    steps = MISREADINGS["region-first-in-shortage"].misread(STANDARD_RULES).game.one_by_one_steps(8)
    assert TurnStep.TAKE not in steps
