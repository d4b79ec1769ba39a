"""What README, docs/, CONTRIBUTING and the folders' READMEs name exists, and their figures are those of the records."""

import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import click
import pytest

from crosscheck.cases.command import KINDS
from crosscheck.cli import main as crosscheck
from crosscheck.misreadings.record import read_record
from crosscheck.mutants.score import read_score
from crosscheck.prove.parts import PARTS
from crosscheck.release.command import EXTRAS, LARGEST
from crosscheck.trace.documents import read_chapters, read_ledger
from crosscheck.verify.checks import GAMES, SCORES
from faraway.cli import main as faraway
from faraway.conformance.suite.documents import as_list, as_object, read_json
from faraway.conformance.suite.vectors import shipped_suite
from faraway.game.readings import READING_VALUES, Edition
from faraway.misreadings import MISREADINGS
from faraway.rulebook.citations import How
from proofs.theorems import THEOREMS

ROOT = Path(__file__).resolve().parents[2]
DOCUMENTS = sorted(
    path
    for folder in ("", "docs", "spec", "faraway", "proofs", "crosscheck", "ports", "tests", "examples")
    for path in (ROOT / folder).glob("**/*.md" if folder else "*.md")
    if "node_modules" not in path.parts
)
LINK = re.compile(r"\]\(([^)\s]+)\)")
CODE = re.compile(r"```.*?```|`[^`\n]+`", re.DOTALL)
INDENTED = re.compile(r"^    .*$", re.MULTILINE)
TARGET = re.compile(r"\bmake ((?:[a-z][a-z-]*)(?: [a-z][a-z-]*(?![=\w]))*)")
COMMAND = re.compile(
    r"(?:\bpython3? -m (?=crosscheck)|(?<![\w/.-]))\b(crosscheck|faraway) ([a-z][a-z-]+)(?: ([a-z][a-z-]+))?"
)
MODULE = re.compile(r"\b(?:faraway|spec|proofs|crosscheck)(?:\.[A-Za-z_]\w*)+")
NOT_MODULES = frozenset({"json", "toml", "md", "csv", "txt", "lock", "mjs", "c", "open"})


@cache
def text_of(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def code_of(path: Path) -> str:
    return "\n".join(CODE.findall(text_of(path)))


def broken_links(path: Path) -> Iterator[str]:
    prose = CODE.sub("", INDENTED.sub("", text_of(path)))
    for link in LINK.findall(prose):
        target = link.partition("#")[0]
        if target and "://" not in link and not (path.parent / target).exists():
            yield link


def unknown_targets(text: str) -> Iterator[str]:
    known = set(re.findall(r"^([a-z-]+):", text_of(ROOT / "Makefile"), re.MULTILINE))
    for targets in TARGET.findall(text):
        yield from (target for target in targets.split() if target not in known)


def unknown_commands(text: str) -> Iterator[str]:
    for program, name, further in COMMAND.findall(text):
        group = crosscheck if program == "crosscheck" else faraway
        context = click.Context(group)
        command = group.get_command(context, name)
        if command is None:
            yield f"{program} {name}"
        elif isinstance(command, click.Group) and further and command.get_command(context, further) is None:
            yield f"{program} {name} {further}"


def unknown_modules(text: str) -> Iterator[str]:
    for dotted in MODULE.findall(text):
        if dotted.rpartition(".")[2] not in NOT_MODULES and not names_something(dotted):
            yield dotted


def names_something(dotted: str) -> bool:
    module, _, name = dotted.rpartition(".")
    try:
        if find_spec(dotted) is not None:
            return True
    except ModuleNotFoundError:
        pass  # what is before the name is no package, but a module
    return hasattr(import_module(module), name)


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_documents_name_only_what_exists(path: Path) -> None:
    code = code_of(path)
    found = [*broken_links(path), *unknown_targets(code), *unknown_commands(code)]
    if path.name != "CHANGELOG.md":
        found += unknown_modules(code)
    assert found == []


def test_what_does_not_exist_is_found(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("[gone](gone.md) [here](page.md#part) [far](https://example.org)")
    assert list(broken_links(page)) == ["gone.md"]
    assert list(unknown_targets("make verify test; make nonsense SAMPLE=3")) == ["nonsense"]
    assert list(
        unknown_commands("python -m crosscheck nonsense; faraway score; faraway nonsense; .venv/bin/faraway")
    ) == ["crosscheck nonsense", "faraway nonsense"]
    assert list(unknown_commands("faraway conformance nonsense; faraway conformance run")) == [
        "faraway conformance nonsense"
    ]
    assert list(unknown_modules("faraway.io faraway.nonsense faraway.io.nonsense spec/cards.csv")) == [
        "faraway.nonsense",
        "faraway.io.nonsense",
    ]


@pytest.mark.parametrize(
    "folder", ["spec", "faraway", "proofs", "crosscheck", "ports", "tests", "docs/decisions"]
)
def test_a_folder_explains_itself(folder: str) -> None:
    assert (ROOT / folder / "README.md").is_file()


def test_every_folder_of_faraway_explains_itself() -> None:
    folders = [path.parent for path in (ROOT / "faraway").glob("*/__init__.py")]
    assert [folder.name for folder in folders if not (folder / "README.md").is_file()] == []


def test_the_layers_are_those_of_the_contract() -> None:
    contracts = tomllib.loads(text_of(ROOT / "pyproject.toml"))["tool"]["importlinter"]["contracts"]
    (layers,) = (each["layers"] for each in contracts if each.get("containers") == ["faraway"])
    drawn = re.search(r"```text\n(cli .*?)```", text_of(ROOT / "docs" / "architecture.md"), re.DOTALL)
    assert drawn is not None
    assert [line.partition("   ")[0].strip() for line in drawn[1].splitlines()] == layers


def test_the_readme_gives_the_figures_of_the_records() -> None:
    clauses = [clause for chapter in read_chapters() for clause in chapter.clause]
    scoring = [clause for clause in clauses if clause.id.startswith(("SCORE-", "SANCT-"))]
    open_in_four = [
        clause.id
        for clause in scoring
        if Counter(clause.editions[edition].how for edition in Edition)[How.OPEN] == 4
    ]
    mutants = read_score().total
    named = {each.name: each.subject for each in THEOREMS}
    named |= {each.name: each.subject for each in PARTS.values()}
    for figure in (
        f"{len(clauses)} clauses",
        f"{len(read_ledger())} questions",
        f"{len(MISREADINGS)} misreadings",
        f"{len(shipped_suite().vectors)} vectors",
        *(f"{number} {subject.value}" for subject, number in Counter(named.values()).items()),
        f"{mutants.mutants:,} mutants",
        f"leave {len(open_in_four)} clauses of\nscoring open ({', '.join(open_in_four)})",
    ):
        assert figure in text_of(ROOT / "README.md"), figure


NUMBERS = {12: "twelve", 55: "fifty-five"}


def test_the_readme_gives_the_figures_of_what_was_compared_planted_and_searched() -> None:
    strength = as_object(read_json((ROOT / "crosscheck" / "strength" / "strength.json").read_bytes()))
    greatest = as_object(read_json((ROOT / "proofs" / "greatest" / "established.json").read_bytes()))
    mutants = read_score().total
    totals = [str(as_object(entry)["total"]) for entry in as_list(greatest["greatest"])]
    counts = {key: f"{value:,}" for key, value in strength.items() if isinstance(value, int)}
    for figure in (
        f"{SCORES.count:,} tableaux and {GAMES.count} whole games",
        f"{sum(bool(row.laws) for row in read_record())} by laws that need no oracle",
        f"{counts['wrong_facts']} wrong single card facts",
        f"{counts['wrong_facts_caught_by_scores']} change a score, and all of them are caught",
        f"{counts['wrong_facts_that_can_never_show']} cannot change any",
        f"{mutants.killed:,} killed by the tests; {mutants.equivalent} argued to be equivalent",
        f"{counts['code_mutants']} code mutants, before the vectors alone | {counts['code_mutants_caught']} caught",
        f"{counts['code_mutants_equivalent']} change nothing",
        f"{counts['code_mutants_silent_on_the_wire']} nothing that a port says",
        f"`--core`, {len(shipped_suite().core)} vectors",
        f"greatest total of any tableau is {totals[-1]}",
        f"with 0 to {len(totals) - 1} Sanctuaries: {', '.join(totals)}",
        f"*reading* with a name, {NUMBERS[len(READING_VALUES)]} of them",
        f"{NUMBERS[len(KINDS)]} kinds in four languages",
        f"less than {LARGEST[()]} MB, with all extras less than {LARGEST[EXTRAS]} MB",
    ):
        assert figure in text_of(ROOT / "README.md"), figure
