"""Generated questions are asked in blocks, every one once, and what is answered wrongly is reported."""

import random
from collections import Counter

import attrs
import pytest
from click.testing import CliRunner

from crosscheck.cases import command
from crosscheck.cases.generated import Generated
from faraway.messages import Language


@pytest.fixture
def two_kinds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two kinds, and blocks of three questions."""
    monkeypatch.setattr(command, "KINDS", {name: command.KINDS[name] for name in ("find", "tie")})
    monkeypatch.setattr(command, "BLOCK", 3)


@pytest.mark.usefixtures("two_kinds")
def test_every_kind_and_language_is_asked_as_often_as_was_said(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: Counter[tuple[str, Language]] = Counter()
    seeds: list[str] = []

    def count(kind: str, language: Language, size: int, seed: str) -> list[str]:
        asked[kind, language] += size
        seeds.append(f"{kind} {language.value} {seed}")
        return []

    monkeypatch.setattr(command, "problems", count)
    done = CliRunner().invoke(command.command, ["--count", "7", "--jobs", "1"])
    assert done.exit_code == 0
    assert asked == {(kind, language): 7 for kind in ("find", "tie") for language in Language}
    assert len(set(seeds)) == len(seeds) == 2 * 4 * 3
    assert "tie it: 7 asked, 0 wrong" in done.output


@pytest.mark.usefixtures("two_kinds")
def test_a_case_that_is_answered_wrongly_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    right = command.KINDS["tie"]

    def wrong(rng: random.Random, language: Language) -> Generated:
        made = right(rng, language)
        return attrs.evolve(made, sentence="another sentence") if language is Language.FR else made

    monkeypatch.setitem(command.KINDS, "tie", wrong)
    done = CliRunner().invoke(command.command, ["--count", "5", "--jobs", "1"])
    assert done.exit_code == 1
    assert "tie fr: 5 asked, 5 wrong" in done.output
    assert "does not say 'another sentence'" in done.output
    assert "tie en: 5 asked, 0 wrong" in done.output
