"""What is mutated, and what is left out because only people or the type checker read it."""

from pathlib import Path

import pytest

from crosscheck.mutants.generation import MutatedModule, generate_mutants

SOURCE = """
from typing import TypeAlias, assert_never

Number: TypeAlias = int
LIMIT = 3


class Thing:
    label = "a thing"
    size: int = 7

    @property
    def double(self) -> int:
        return self.size * 2

    def is_large(self) -> bool:
        return self.size > LIMIT


def refuse(number: Number) -> list[object]:
    message = f"{number - 1} is odd"
    return [Problem("too-odd", f"{number + 1} is even"), Problem(code="odd", message=message)]


def expect(document: object) -> object:
    return expect_list(document, "the list")
"""


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> MutatedModule:
    root = tmp_path_factory.mktemp("made")
    (root / "things.py").write_text(SOURCE, encoding="utf-8")
    return generate_mutants(root, "things.py")


def changes(made: MutatedModule, function: str) -> set[tuple[str, str]]:
    return {mutant.changed_lines() for mutant in made.mutants if mutant.function == f"things.{function}"}


def test_constants_class_bodies_and_properties_are_mutated_as_whole_modules(made: MutatedModule) -> None:
    assert changes(made, "LIMIT") == {("LIMIT = 3", "LIMIT = None"), ("LIMIT = 3", "LIMIT = 4")}
    assert changes(made, "Thing.size") == {
        ("size: int = 7", "size: int = None"),
        ("size: int = 7", "size: int = 8"),
    }
    assert changes(made, "Thing.double") == {
        ("return self.size * 2", "return self.size / 2"),
        ("return self.size * 2", "return self.size * 3"),
    }
    outside = [mutant for mutant in made.mutants if mutant.is_module]
    assert {mutant.function for mutant in outside} == {
        "things.LIMIT",
        "things.Thing.size",
        "things.Thing.double",
    }
    assert {mutant.module_code() for mutant in outside if mutant.function == "things.LIMIT"} == {
        SOURCE.replace("LIMIT = 3", "LIMIT = None"),
        SOURCE.replace("LIMIT = 3", "LIMIT = 4"),
    }


def test_a_method_can_be_asked_to_be_its_mutant(
    made: MutatedModule, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert changes(made, "Thing.is_large") == {("return self.size > LIMIT", "return self.size >= LIMIT")}
    (name,) = (mutant.name for mutant in made.mutants if mutant.function == "things.Thing.is_large")
    (tmp_path / "things.py").write_text(made.code, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setenv("MUTANT_UNDER_TEST", "")
    from things import Thing  # type: ignore[import-not-found]  # noqa: PLC0415  it has only just been made

    thing = Thing()
    thing.size = 3
    assert not thing.is_large()
    monkeypatch.setenv("MUTANT_UNDER_TEST", name)
    assert thing.is_large()


def test_words_are_left_out_and_what_stands_beside_them_is_not(made: MutatedModule) -> None:
    refused = changes(made, "refuse")
    line = 'return [Problem("too-odd", f"{number + 1} is even"), Problem(code="odd", message=message)]'
    assert {before for before, _ in refused} == {line}
    assert {after for _, after in refused} == {
        line.replace('"too-odd"', '"XXtoo-oddXX"'),
        line.replace('"too-odd"', '"TOO-ODD"'),
        line.replace('"too-odd", f', "None, f"),
        line.replace('"too-odd", f', "f"),
        line.replace('"odd"', '"XXoddXX"'),
        line.replace('"odd"', '"ODD"'),
        line.replace('code="odd"', "code=None"),
        line.replace('code="odd", ', ""),
    }
    asked = {after for _, after in changes(made, "expect")}
    assert asked == {'return expect_list(None, "the list")', 'return expect_list("the list")'}


def test_what_only_the_type_checker_reads_is_left_out(made: MutatedModule) -> None:
    assert not changes(made, "Number")
