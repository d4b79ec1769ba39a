"""The suite visits both ends of every range of values that games can bring, and finds ports that err at them only."""

import json
from collections.abc import Callable, Sequence
from functools import cache
from itertools import chain

import pytest
from attrs import evolve
from click.testing import CliRunner

from crosscheck import extremes
from crosscheck.extremes import ESTABLISHED, Range, Visited, command, ranges, typed_ranges, visited
from crosscheck.misreadings.live import run_on
from crosscheck.misreadings.shapes import SHAPE_FAULTS
from crosscheck.strength.catching import caught
from crosscheck.trace.documents import read_clauses
from faraway.cards.catalogue import CATALOGUE, Catalogue
from faraway.conformance.diagnosis.diagnose import diagnose
from faraway.conformance.reference.in_process import PreparedVector, prepare
from faraway.conformance.suite.documents import JsonObject
from faraway.conformance.suite.vectors import ExpectAnswer, shipped_suite
from faraway.conformance.suites import stored_suite
from faraway.game.finding import due
from faraway.game.player import Players, PlayerState
from faraway.game.record import STANDARD_RULES, Rules
from faraway.game.turns import under_the_deck
from faraway.game.winner import rank_everyone
from faraway.scoring.rules import pay_quest, total_fame
from proofs.theorems import BY_NAME
from proofs.theorems.finding import MOST_DUE_TO_ONE, PLAYERS, ROUNDS_OF_FINDING, most_demanded

EXTREMES = [vector for vector in shipped_suite().vectors if "extreme" in vector.tags]
BEFORE = stored_suite("1.2").suite.vectors
"""The last suite without them."""


def test_both_ends_of_every_range_are_visited() -> None:
    assert [*chain.from_iterable(row.missing() for row in visited(shipped_suite().vectors))] == []


def test_the_suite_before_did_not_visit_them() -> None:
    missing = [*chain.from_iterable(row.missing() for row in visited(BEFORE))]
    for line in (
        "score-total: no vector visits 202",
        "score-total: no vector visits 100",
        "play-total: no vector visits 128",
        "due: no vector visits 15",
        "rank-lowest: no vector visits 61",
        "fame Region 57: no vector visits 52",
        "fame gray-per-desert-or-city-1: no vector visits 0",
        "perft-fame: the vectors do not lie on both sides of 65535",
        "play-sanctuary-deck: no vector visits 0",
    ):
        assert line in missing
    assert len(missing) > 100


def test_a_value_outside_its_range_and_limits_that_are_not_met_are_seen() -> None:
    end = Range(id="x", what="x", least=1, greatest=4, crossed=(3,), met=(2,))
    assert [*Visited(range=end, visits={1: ["a"], 2: ["b"], 3: ["c"], 5: ["d"]}).missing()] == [
        "x: no vector visits 4",
        "x: d visits 5, outside the range",
    ]
    assert "x: the vectors do not lie on both sides of 3" in Visited(range=end, visits={}).missing()
    assert "x: e visits 0, outside the range" in Visited(range=end, visits={0: ["e"]}).missing()


def test_every_end_has_the_evidence_that_it_names() -> None:
    clauses = read_clauses()
    for end in ranges():
        for evidence in (end.least_by, end.greatest_by):
            kind, _, name = evidence.partition(" ")
            assert kind in {"theorem", "certificate", "clause", "count", "arithmetic", "witnessed"}
            assert kind != "theorem" or name in BY_NAME, evidence
            assert kind != "clause" or name in clauses, evidence
        assert (end.greatest is None) <= (end.greatest_by == "witnessed"), end.id
        assert end.least_by != "count" or end.least in {0, 1}, end.id


def test_the_ends_are_those_of_proofs_and_box() -> None:
    """The certificate, the theorems' own bounds, and sums over the printed box."""
    greatest = {end.id: end.greatest for end in typed_ranges()}
    established = json.loads(ESTABLISHED.read_bytes())["greatest"]
    most = max(entry["total"] for entry in established)
    assert [greatest[name] for name in ("score-total", "rank-total", "play-total")] == [most] * 3
    assert greatest["score-sanctuaries"] == max(entry["sanctuaries"] for entry in established)
    alone = ("due", "draw-due", "draw-alone-due", "play-drawn", "leftovers")
    assert [greatest[name] for name in alone] == [MOST_DUE_TO_ONE] * len(alone)
    together = max(most_demanded(players, round_) for players in PLAYERS for round_ in ROUNDS_OF_FINDING)
    assert {greatest[name] for name in ("due-together", "draw-together", "play-drawn-together")} == {together}
    regions = len(CATALOGUE.regions)
    assert greatest["rank-lowest"] == regions - 8 + 1
    assert greatest["play-region-deck"] == regions - 2 * 3 - (2 + 1)
    assert greatest["play-sanctuary-deck"] == len(CATALOGUE.sanctuaries)


def test_the_table_is_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    done = CliRunner().invoke(command, ["--cards"])
    assert done.exit_code == 0, done.output
    assert "due-thirty-two-together" in done.output
    assert "fame of Region 57" in done.output
    assert f"{len([*ranges()])} ranges, 0 ends or limits that no vector visits" in done.output
    monkeypatch.setattr(extremes, "shipped_suite", lambda: stored_suite("1.2").suite)
    late = CliRunner().invoke(command, [])
    assert late.exit_code == 1
    assert "score-total: no vector visits 202" in late.output


def scoring(**changed: object) -> Rules:
    return evolve(STANDARD_RULES, scoring=evolve(STANDARD_RULES.scoring, **changed))  # type: ignore[arg-type]


def game(**changed: object) -> Rules:
    return evolve(STANDARD_RULES, game=evolve(STANDARD_RULES.game, **changed))  # type: ignore[arg-type]


def totalled(keep: Callable[[int], int]) -> Rules:
    return scoring(total_fame=lambda regions, sanctuaries: keep(total_fame(regions, sanctuaries)))


def ranked(key: Callable[[int], object]) -> Rules:
    """Return rules that rank by what they make of a total."""

    def ranks(totals: Sequence[int], tie_breaks: Sequence[int]) -> tuple[int, ...]:
        places = sorted({key(total) for total in totals})  # type: ignore[type-var]  # texts or numbers
        return rank_everyone([places.index(key(total)) for total in totals], tie_breaks)

    return game(ranks=ranks)


def due_at_most(most: int) -> Rules:
    def capped(catalogue: Catalogue, player: PlayerState) -> int:
        return min(most, due(catalogue, player))

    return game(due=capped)


def by_text(players: Players) -> tuple[int, ...]:
    return tuple(sorted(range(len(players)), key=lambda seat: str(players[seat].regions[-1])))


def lowest_as_text(player: PlayerState) -> int:
    return min(player.regions, key=str)


def compared_as_texts(player: PlayerState) -> int:
    """Return where the lowest Region stands among all durations as texts."""
    return sorted(map(str, range(1, 69))).index(str(min(player.regions)))


def signed_byte(number: int) -> int:
    return (number + 128) % 256 - 128


PLANTED: dict[str, tuple[Rules, int, bool]] = {
    "totals cut at 99": (totalled(lambda total: min(total, 99)), 2, False),
    "totals cut at 200": (totalled(lambda total: min(total, 200)), 2, False),
    "totals in a signed byte": (totalled(signed_byte), 2, False),
    "fame of a card in five bits": (scoring(pay_quest=lambda *of: pay_quest(*of) % 32), 2, False),
    "fame of a card at most 50": (scoring(pay_quest=lambda *of: min(50, pay_quest(*of))), 2, False),
    "ten Sanctuaries drawn at most": (due_at_most(10), 3, False),
    "fourteen Sanctuaries drawn at most": (due_at_most(14), 3, False),
    "totals compared as texts": (ranked(str), 3, False),
    "totals compared as signed bytes": (ranked(signed_byte), 3, False),
    "totals compared up to 99": (ranked(lambda total: min(total, 99)), 3, False),
    "totals compared up to 127": (ranked(lambda total: min(total, 127)), 3, False),
    "thirteen leftovers returned at most": (
        game(return_leftovers=lambda deck, cards: under_the_deck(deck, cards[:13])),
        3,
        False,
    ),
    "turn order of texts": (game(turn_order=by_text), 3, True),
    "lowest Region as text": (game(tie_break=lowest_as_text), 3, True),
    "tie broken by texts": (game(tie_break=compared_as_texts), 3, True),
}
"""Ports that err at the ends only: their rules, the level at which they are found, and whether suite 1.2 found them there."""


@cache
def prepared(level: int, *, is_before: bool) -> tuple[PreparedVector, ...]:
    """Return the vectors of a level; rules that rank everyone are not asked to break the tie for first only."""
    vectors = BEFORE if is_before else shipped_suite().vectors
    return tuple(
        prepare(vector)
        for vector in vectors
        if vector.level == level and vector.requests and vector.readings.get("ranking") != ("first-only",)
    )


@pytest.mark.parametrize("name", PLANTED)
def test_a_port_that_errs_at_the_ends_only_is_found_at_its_level(name: str) -> None:
    rules, level, was_found = PLANTED[name]
    assert caught(prepared(level, is_before=False), rules)
    assert bool(caught(prepared(level, is_before=True), rules)) is was_found


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("totals cut at 99", "totals above 99 are cut to 99"),
        ("totals cut at 127", "totals above 127 are cut to 127"),
        ("totals in a signed byte", "totals above 127 overflow a signed byte"),
    ],
)
def test_a_port_that_loses_great_totals_is_told_so(name: str, sentence: str) -> None:
    scored = [vector for vector in shipped_suite().vectors if vector.level == 2]
    report = run_on(STANDARD_RULES, SHAPE_FAULTS[name][1], scored)
    assert {outcome.vector.topic for outcome in report.failures} >= {"scoring-extremes"}
    assert sentence in diagnose(report.outcomes, report.identity).in_words()[1]


@pytest.mark.long
def test_sums_of_two_bytes_are_found_by_perft() -> None:
    (perft,) = [vector for vector in EXTREMES if vector.requests[0]["request"] == "perft"]
    assert isinstance(perft.expect, ExpectAnswer)
    answer: JsonObject = perft.expect.answer
    report = run_on(STANDARD_RULES, _in_two_bytes, [perft])
    assert answer["fame"] == [19164, 78252]
    assert [outcome.vector.id for outcome in report.failures] == ["perft-greatest-total"]
    (said,) = diagnose(report.outcomes, report.identity).in_words()
    assert said.startswith("1 of 1 failure is explained by nothing that was compared: perft-greatest-total.")
    assert "cut short" in said


def _in_two_bytes(answer: object) -> JsonObject:
    assert isinstance(answer, dict)
    return {**answer, "fame": [each % 65_536 for each in answer["fame"]]}
