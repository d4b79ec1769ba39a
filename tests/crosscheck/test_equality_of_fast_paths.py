"""A slip planted in any fast path is named by the steps for fast paths; compiled kernels do what their source does."""

import inspect
import itertools
from array import array
from collections.abc import Callable, Iterator
from types import ModuleType

import pytest

import faraway.best.settling
import faraway.best.workspace
import faraway.fast.kernels
import faraway.fast.packing
import faraway.fast.totals
from crosscheck.equality.claims import EQUALITY
from crosscheck.equality.fast_best import best_tableaux, placed_pairs
from crosscheck.equality.fast_kernels import kernel_rows
from crosscheck.equality.fast_pays import best_paths, packed_cards, packed_paths
from crosscheck.equality.fast_sets import LANES, sets_paths
from crosscheck.equality.fast_totals import totals_shapes
from crosscheck.equality.identities import identities
from crosscheck.equality.subjects import CARDS, Subjects, cases, label
from faraway.cards.catalogue import CATALOGUE
from faraway.fast import packing
from faraway.fast.compiler import compile_kernel
from proofs.counting import BIOMES, WONDERS, Card, Counted
from proofs.scoring import AS_PRINTED
from spec.cards import Region
from tests.samples import sample_of, sample_size

AGREED = Subjects()
PAYERS = ("Region 11", "Region 57", "Region 17", "Region 68", "Sanctuary gray-stone-per-stone-1")
"""Cards for clues, stones, wonders and a fixed sum, and a Sanctuary."""


def plant(monkeypatch: pytest.MonkeyPatch, module: ModuleType, name: str, old: str, new: str) -> None:
    """Put a slip into the source of a function of a module."""
    source = inspect.getsource(getattr(module, name))
    assert old in source
    made: dict[str, Callable[[], object]] = {}
    exec(source.replace(old, new), vars(module), made)  # noqa: S102  that is how a slip is planted
    monkeypatch.setattr(module, name, made[name])


def chosen(
    checks: Iterator[tuple[str, Callable[[], str | None]]], start: str = ""
) -> Iterator[tuple[str, Callable[[], str | None]]]:
    """Yield the cases of one path for some cards."""
    return (each for each in checks if each[0].startswith(start) and each[0].endswith(PAYERS))


def test_fast_paths_agree_on_some_cards() -> None:
    assert list(cases(packed_cards(AGREED))) == list(cases(sets_paths(AGREED))) == []
    assert list(cases(chosen(packed_paths(AGREED)))) == list(cases(chosen(best_paths(AGREED)))) == []
    assert list(cases(totals_shapes())) == list(cases(kernel_rows())) == list(cases(placed_pairs())) == []
    assert list(cases(itertools.islice(best_tableaux(), 0, 400, 7))) == []


def test_step_of_joins_finds_the_slip_beside_it() -> None:
    assert next(iter(EQUALITY["fast_joins"].slip()), None)


CAPPED = "min(seen >> first & MOST, 12)"


@pytest.mark.parametrize(
    ("module", "name", "old", "new"),
    [
        (faraway.fast.totals, "total", "(seen >> first & MOST)", CAPPED),
        (faraway.fast.totals, "fame_by_card", "(seen >> first & MOST)", CAPPED),
    ],
)
def test_cap_in_totals_is_named(
    monkeypatch: pytest.MonkeyPatch, module: ModuleType, name: str, old: str, new: str
) -> None:
    plant(monkeypatch, module, name, old, new)
    found = list(cases(chosen(packed_paths(AGREED), f"totals.{name}")))
    assert [each.partition(": it pays")[0] for each in found] == [
        f"totals.{name}: {payer}"
        for payer in (label(card) for card in CARDS)
        if payer in PAYERS[:3] + PAYERS[4:]
    ]


def test_cap_in_the_kernel_of_batch_scoring_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    lane = "(seen >> fields[at + FIRST_LANE] & MOST)"
    plant(monkeypatch, faraway.fast.kernels, "reward_of", lane, f"min({lane}, 12)")
    found = next(cases(chosen(packed_paths(AGREED), "kernels.score_rows: Region 57")))
    assert "kernels.score_rows: Region 57: it pays 48 instead of " in found
    assert "13 stones" in found or "14 stones" in found or "15 stones" in found or "16 stones" in found


def test_cap_in_the_kernel_of_best_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    lane = "work[seen + work[at + FIRST]]"
    plant(monkeypatch, faraway.best.workspace, "counted_fame", lane, f"min({lane}, 12)")
    monkeypatch.setattr(faraway.best.settling, "counted_fame", faraway.best.workspace.counted_fame)
    found = next(cases(chosen(best_paths(AGREED), "best.picked: Region 57")))
    assert found.startswith("best.picked: Region 57: it pays 48 and in the encoding")


@pytest.mark.parametrize(
    ("module", "name", "old", "new", "start"),
    [
        (faraway.fast.packing, "count_sets", "min(", "min(2, ", "packing.count_sets"),
        (faraway.best.workspace, "sets_within", "min(least", "min(2, least", "best.sets_within"),
    ],
)
def test_cap_on_sets_is_named(  # noqa: PLR0913, PLR0917  one for each column
    monkeypatch: pytest.MonkeyPatch, module: ModuleType, name: str, old: str, new: str, start: str
) -> None:
    plant(monkeypatch, module, name, old, new)
    assert list(cases(sets_paths(AGREED))) == [f"{start}: sets are not the smallest of four counts"]


@pytest.mark.parametrize(
    ("module", "name", "old", "new", "checks", "found"),
    [
        (
            faraway.fast.totals,
            "total",
            "reversed(regions)",
            "reversed(regions[:7])",
            totals_shapes,
            "totals: 8 Regions",
        ),
        (
            faraway.fast.kernels,
            "score_rows",
            "range(ROW_SANCTUARIES)",
            "range(6)",
            kernel_rows,
            "kernels.score_rows",
        ),
        (
            faraway.best.settling,
            "total_of",
            "range(joined)",
            "range(min(joined, 6))",
            best_tableaux,
            "best.total_of",
        ),
    ],
)
def test_card_left_out_is_named(  # noqa: PLR0913, PLR0917  one for each column
    monkeypatch: pytest.MonkeyPatch,
    module: ModuleType,
    name: str,
    old: str,
    new: str,
    checks: Callable[[], Iterator[tuple[str, Callable[[], str | None]]]],
    found: str,
) -> None:
    plant(monkeypatch, module, name, old, new)
    assert next(cases(checks())).startswith(found)


def test_duration_asked_for_in_totals_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    plant(
        monkeypatch, faraway.fast.totals, "total", "seen += shows", "seen += shows if duration != 47 else 0"
    )
    assert "was asked for __ne__" in next(cases(totals_shapes()))


def test_wrongly_packed_card_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    plant(
        monkeypatch, faraway.fast.packing, "pack_card", "card.stones << STONE", "(card.stones > 0) << STONE"
    )
    assert [each.partition(":")[0] for each in cases(packed_cards(AGREED))] == ["packing"]


def test_functions_of_fast_paths_are_looked_through(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(faraway.fast.packing, "count_sets", asks_for_the_type)
    (found,) = identities(AGREED)
    assert "it calls type" in found


def asks_for_the_type(seen: int) -> int:
    return 0 if type(seen) == int else seen  # noqa: E721  that is the slip


# Compiled code beside its source.


def named_values(card: Card) -> Iterator[dict[Counted, int]]:
    """Yield every value of the counts that a card names, beside nothing else and beside the most of everything else."""
    quest = card.quest
    named = [wonder for wonder in WONDERS if AS_PRINTED.needed(card, wonder)]
    if quest is not None and quest.per == "biome-set":
        named += BIOMES
    elif quest is not None and quest.per != "fixed":
        per = {"biome": quest.biomes, "night": ("night",)}.get(quest.per, (f"{quest.per}s",))
        named += [Counted(each) for each in per if Counted(each) not in named]
    most = 4 if len(named) > 3 else 16
    for values in itertools.product(*(range(min(AS_PRINTED.most(each), most) + 1) for each in named)):
        for others in (0, 1):
            rest = {each: others * AS_PRINTED.most(each) for each in Counted}
            yield {**rest, **dict(zip(named, values, strict=True))}


def test_compiled_kernel_pays_what_its_source_pays_at_every_count_that_a_card_names() -> None:
    """Rules: SCORE-6, SCORE-7, SCORE-10, SCORE-12, SCORE-13. Sets up to four of each biome."""
    plain, compiled = faraway.fast.kernels.fame_of, compile_kernel(faraway.fast.kernels.fame_of, "q")
    compared = 0
    for card in sample_of(CARDS):
        fields = packing.pack_regions if isinstance(card, Region) else packing.pack_sanctuaries
        place = (
            card.duration
            if isinstance(card, Region)
            else 1 + [each.id for each in CATALOGUE.sanctuaries].index(card.id)  # type: ignore[arg-type]
        )
        table = array("q", fields(CATALOGUE))
        for counts in named_values(card):
            seen = packing.NOTHING_SEEN + sum(many << LANES[each] for each, many in counts.items())
            at = place * packing.FIELDS
            assert compiled(table, at, seen) == plain(table, at, seen), (card, counts)
            compared += 1
    assert compared > sample_size(50_000)
