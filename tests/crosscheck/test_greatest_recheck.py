"""The second search accepts the certificate that is kept and refuses every forged one, by itself and for its reason."""

import dataclasses
import functools
import hashlib
import re
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner

from crosscheck.cli import main
from crosscheck.prove.greatest_recheck import NoCompilerError, build, recheck
from proofs.encoding import Tableau
from proofs.greatest import checker, simple
from proofs.greatest.certificate import (
    Bound,
    Box,
    Greatest,
    dump_certificate,
    dump_outcome,
    load_greatest,
    load_outcome,
)
from proofs.greatest.summary import load_kept, summarise
from spec.cards import CARDS_FILE, CARDS_SHA256

Lines = list[str]
BUILDS = Path(__file__).parents[2] / "build" / "greatest"
NO_WORK = checker.Sample(share=0, seed=0, jobs=1)


@functools.cache
def program() -> Path:
    try:
        return build(BUILDS)
    except NoCompilerError as error:
        pytest.skip(f"the second search cannot be built: {error}")


def with_boxes(line: str, change: Callable[[list[Box]], list[Box]]) -> str:
    outcome = load_outcome(line)
    return dump_outcome(dataclasses.replace(outcome, boxes=tuple(change(list(outcome.boxes)))))


def with_first_bound(lines: Lines, change: Callable[[Bound], Bound]) -> Lines:
    """Change the first bound of a certificate."""
    for place, line in enumerate(lines[1:], start=1):
        boxes = load_outcome(line).boxes
        for rank, box in enumerate(boxes):
            if box.bound is not None:
                changed = [*boxes[:rank], Box(box.cuts, change(box.bound)), *boxes[rank + 1 :]]
                forged_line = with_boxes(line, lambda _: changed)  # noqa: B023 - called at once
                return [*lines[:place], forged_line, *lines[place + 1 :]]
    raise AssertionError("nothing was bounded away")


def with_claim(lines: Lines, sanctuaries: int, change: Callable[[Greatest], Greatest]) -> Lines:
    greatest = list(load_greatest(lines[0]))
    greatest[sanctuaries] = change(greatest[sanctuaries])
    return dump_certificate(greatest, lines[1:]).splitlines()


def declared_searched_with_work(lines: Lines) -> Lines:
    """Every box of every case is said to have been searched, with work that nobody did."""
    return [lines[0], *(re.sub(r'"boxes":.*', '"boxes":[[0,999,99,9999,99]]}', line) for line in lines[1:])]


def case_dropped(lines: Lines) -> Lines:
    return [*lines[:4000], *lines[4001:]]


def case_twice(lines: Lines) -> Lines:
    return [*lines[:4000], lines[3999], *lines[4000:]]


def last_case_twice(lines: Lines) -> Lines:
    return [*lines, lines[-1]]


def case_in_place_of_another(lines: Lines) -> Lines:
    return [*lines[:4000], lines[3999], *lines[4001:]]


def box_dropped(lines: Lines) -> Lines:
    return [lines[0], with_boxes(lines[1], lambda boxes: boxes[:-1]), *lines[2:]]


def box_too_many(lines: Lines) -> Lines:
    return [lines[0], with_boxes(lines[1], lambda boxes: [*boxes, Box(2)]), *lines[2:]]


def bound_shaved(lines: Lines) -> Lines:
    return with_first_bound(lines, lambda bound: dataclasses.replace(bound, points=bound.points - 1))


def price_changed(lines: Lines) -> Lines:
    return with_first_bound(
        lines, lambda bound: dataclasses.replace(bound, prices=(bound.prices[0] + 640, *bound.prices[1:]))
    )


def pairs_changed(lines: Lines) -> Lines:
    return [*lines[:9], re.sub(r'"pairs":\d', '"pairs":9', lines[9]), *lines[10:]]


def other_cards(lines: Lines) -> Lines:
    return [lines[0].replace(CARDS_SHA256, hashlib.sha256(b"other cards").hexdigest()), *lines[1:]]


def claim_less(best: Greatest) -> Greatest:
    """Claim the total of a legal tableau with less fame."""
    *before, one, other = best.tableau.regions
    regions = (*before, other, one)
    return Greatest(best.sanctuaries, simple.total(regions, ()), Tableau(regions, ()))


def lower_total(lines: Lines) -> Lines:
    return with_claim(lines, 0, claim_less)


def lower_total_and_all_declared_searched(lines: Lines) -> Lines:
    cases = [re.sub(r'"boxes":.*', '"boxes":[[0]]}', line) for line in lines[1:]]
    return with_claim([lines[0], *cases], 0, claim_less)


def total_of_another_tableau(lines: Lines) -> Lines:
    return with_claim(lines, 7, lambda best: dataclasses.replace(best, total=203))


def tableau_that_finds_too_few(lines: Lines) -> Lines:
    def turned(best: Greatest) -> Greatest:
        return Greatest(7, 202, Tableau(best.tableau.regions[::-1], best.tableau.sanctuaries))

    return with_claim(lines, 7, turned)


FORGERIES = [
    (declared_searched_with_work, "neither bounded away nor to be searched", "is no box"),
    (case_dropped, "is missing or out of order", "a case is missing"),
    (case_twice, "is missing or out of order", "a case is listed twice"),
    (last_case_twice, "a line too many", "a case is listed twice"),
    (case_in_place_of_another, "is missing or out of order", "a case is listed twice"),
    (box_dropped, "a box of 0 .* is missing", "a box of 0, .* is missing"),
    (box_too_many, "has a box too many", "has a box too many"),
    (bound_shaved, "the bound of .* is", "the bound of .* is"),
    (price_changed, "the bound of .* is", "the bound of .* is"),
    (pairs_changed, "stands for .* pairs", "stands for .* pairs"),
    (other_cards, "made for other cards", "made for other cards"),
    (lower_total, "is not bounded away", "is not bounded away"),
    (total_of_another_tableau, "has 202, not the total claimed", "has 202, not 203"),
    (tableau_that_finds_too_few, "finds 0 Sanctuaries, not 7", "finds 0 Sanctuaries"),
]
forged = pytest.mark.parametrize(
    ("forge", "reason", "plain_reason"), FORGERIES, ids=[forge.__name__ for forge, *_ in FORGERIES]
)


@pytest.fixture(scope="module")
def kept() -> Lines:
    return load_kept().splitlines()


def write(directory: Path, lines: Lines) -> Path:
    path = directory / "certificate.jsonl"
    path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    return path


@pytest.mark.long
def test_the_kept_certificate_is_right_in_all_that_needs_no_search(tmp_path: Path, kept: Lines) -> None:
    checked = recheck(program(), write(tmp_path, kept), jobs=1, limit=100)
    summary = summarise(load_kept())
    assert checked.greatest == tuple(best.total for best in summary.greatest)
    assert checked.cases == sum(group.cases for group in summary.groups)
    assert checked.pairs == sum(group.pairs for group in summary.groups)
    assert checked.bounded == sum(group.bounded_away for group in summary.groups)
    assert checked.searched == sum(group.searched for group in summary.groups)
    assert checked.searched_again == 100


@forged
def test_a_forged_certificate_is_refused(
    forge: Callable[[Lines], Lines], reason: str, plain_reason: str, tmp_path: Path, kept: Lines
) -> None:
    del plain_reason
    with pytest.raises(checker.WrongCertificateError, match=f"REFUSED: .*{reason}"):
        recheck(program(), write(tmp_path, forge(kept)), jobs=1, limit=0)


def test_a_lower_total_with_every_box_declared_searched_is_refused(tmp_path: Path, kept: Lines) -> None:
    path = write(tmp_path, lower_total_and_all_declared_searched(kept))
    with pytest.raises(
        checker.WrongCertificateError, match=r"REFUSED: .* more than the greatest total claimed"
    ):
        recheck(program(), path, jobs=2)


@pytest.mark.slow
@forged
def test_a_forged_certificate_is_refused_in_plain_python(
    forge: Callable[[Lines], Lines], reason: str, plain_reason: str, kept: Lines
) -> None:
    del reason
    with pytest.raises(checker.WrongCertificateError, match=plain_reason):
        checker.check("\n".join(forge(kept)), NO_WORK, lambda _: None)


def test_cards_whose_set_regions_pay_otherwise_are_refused(tmp_path: Path, kept: Lines) -> None:
    cards = tmp_path / "cards.csv"
    cards.write_text(CARDS_FILE.read_text(encoding="utf-8").replace("10 per biome set", "9 per biome set", 1))
    with pytest.raises(checker.WrongCertificateError, match="that pay for biome sets differ"):
        recheck(program(), write(tmp_path, kept), jobs=1, limit=0, cards=cards)


def test_a_line_that_is_no_json_is_refused(tmp_path: Path, kept: Lines) -> None:
    for line in ("", "{", '{"sanctuaries":1.5}', '{"a":1,"a":1}', "null", "[1 2]"):
        with pytest.raises(checker.WrongCertificateError, match="REFUSED"):
            recheck(program(), write(tmp_path, [kept[0], line, *kept[2:]]), jobs=1, limit=0)


def test_a_file_that_is_missing_is_no_verdict(tmp_path: Path) -> None:
    with pytest.raises(subprocess.CalledProcessError):
        recheck(program(), tmp_path / "nothing.jsonl", jobs=1)


@pytest.mark.slow
def test_without_a_compiler_the_command_says_that_it_only_sampled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("shutil.which", lambda _: None)
    reported = checker.Report(cases=1, pairs=2, bounded=3, searched=400, searched_again=4)
    monkeypatch.setattr("crosscheck.prove.greatest.check", lambda *_: reported)
    result = CliRunner().invoke(main, ["greatest", "--kept", f"--directory={tmp_path}", "--seed=1"])
    assert result.exit_code == 0, result.output
    assert "there is no rustc on this machine: only a sample" in result.output
    assert "4 of 400 searched boxes searched again (a sample)" in result.output
    assert "SAMPLED: the greatest total is 202" in result.output
    assert "EXHAUSTED" not in result.output


@pytest.mark.slow
def test_the_command_says_what_was_rechecked_and_refuses_what_was_not_established(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kept: Lines
) -> None:
    few = recheck(program(), write(tmp_path, kept), jobs=1, limit=1)
    whole = dataclasses.replace(few, searched_again=few.searched)
    monkeypatch.setattr("crosscheck.prove.greatest.build", lambda _: program())
    for checked, verdict in ((few, "SAMPLED"), (whole, "EXHAUSTED")):
        monkeypatch.setattr("crosscheck.prove.greatest.recheck", lambda *_, result=checked, **__: result)
        result = CliRunner().invoke(main, ["greatest", "--kept", f"--directory={tmp_path}"])
        assert result.exit_code == 0, result.output
        assert f"{verdict}: the greatest total is 202" in result.output
    forged_text = "".join(f"{line}\n" for line in lower_total(kept))
    monkeypatch.setattr("crosscheck.prove.greatest.load_kept", lambda: forged_text)
    result = CliRunner().invoke(main, ["greatest", "--kept", f"--directory={tmp_path}"])
    assert result.exit_code == 1
    assert "this is NOT what" in result.output
