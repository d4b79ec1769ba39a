"""`import faraway`: everything is there, typed, lazily imported, documented and validated."""

import ast
import doctest
import importlib
import inspect
import random
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType

import pytest
from attrs import evolve

import faraway
import faraway.game
import faraway.io
from faraway.errors import Code
from faraway.game.record import STANDARD_RULES, Context
from faraway.game.rules import GameRules
from faraway.scoring.record import STANDARD_SCORING
from faraway.scoring.sheet import score_tableau
from tests.batches import in_batches
from tests.faraway.refusing import refusal

ROOT = Path(faraway.__file__).parent
WITH_EXAMPLES = sorted(path for path in ROOT.rglob("*.py") if ">>> " in path.read_text("utf-8"))
LAZY = (faraway, faraway.game, faraway.io)
TINA = faraway.Tableau([12, 20, 16, 23, 44, 49, 14, 28], ["desert-stone"])
BEN = faraway.Tableau([68, 3, 9, 5, 13, 6, 2, 30], ["forest-stone"])


@pytest.mark.parametrize("package", LAZY, ids=lambda package: package.__name__)
def test_every_name_is_there_once_imported_and_listed(package: ModuleType) -> None:
    assert all(getattr(package, name) is not None for name in package.__all__)
    assert [name for name in dir(package) if name != "__version__"] == sorted(package.__all__)
    with pytest.raises(AttributeError, match="no attribute 'scoer'"):
        _ = package.scoer


@pytest.mark.parametrize("package", LAZY, ids=lambda package: package.__name__)
def test_what_type_checkers_see_is_what_is_imported(package: ModuleType) -> None:
    tree = ast.parse(Path(str(package.__file__)).read_text("utf-8"))
    seen = {
        alias.name: node.module
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and str(node.module).startswith("faraway.")
        for alias in node.names
        if alias.name != "importing"
    }
    listed = {
        name: f"{package.__name__}.{module}"
        for module, names in package._MODULES.items()
        for name in names.split()
    }
    assert seen == listed
    assert sorted(seen) == sorted(package.__all__)


@pytest.mark.parametrize("package", LAZY, ids=lambda package: package.__name__)
def test_importing_the_package_imports_none_of_its_modules(package: ModuleType) -> None:
    name = package.__name__
    found = subprocess.run(
        [
            sys.executable,
            "-c",
            f"import sys, {name}; print([m for m in sys.modules if m.startswith('faraway.') and m != '{name}'])",
        ],
        capture_output=True,
        text=True,
        check=True,
    )
    assert found.stdout == "['faraway.first_use']\n"


@in_batches("name", faraway.__all__)
def test_help_is_short_and_says_something(name: str) -> None:
    documented = getattr(faraway, name)
    if name in {"CATALOGUE", "Action", "Policy"}:
        return
    assert inspect.getdoc(documented)
    if inspect.isfunction(documented):
        assert len(str(inspect.signature(documented))) < 200


def test_the_help_of_the_scorer_fits_a_screen() -> None:
    assert len(f"{inspect.signature(score_tableau)}") < 250


@pytest.mark.parametrize("path", WITH_EXAMPLES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_examples_in_docstrings_hold(path: Path) -> None:
    parts = path.relative_to(ROOT).with_suffix("").parts
    module = importlib.import_module(".".join(["faraway", *(part for part in parts if part != "__init__")]))
    tried = doctest.testmod(module)
    assert tried.attempted
    assert not tried.failed


def test_a_ranking_needs_cards_that_exist_once() -> None:
    assert [standing.rank for standing in faraway.rank({"Tina": TINA, "Ben": BEN})] == [2, 1]
    error = refusal(faraway.rank, {"Tina": TINA, "Ben": TINA})
    assert error.code is Code.CARD_HELD_TWICE
    assert len(error.problems) == 9


def test_the_hand_breaks_a_tie_where_the_reading_says_so() -> None:
    readings = faraway.parse_readings(["tie-break-cards=possessed"])
    assert refusal(faraway.rank, {"Tina": TINA, "Ben": BEN}, readings=readings).code is Code.MISSING_KEY
    standings = faraway.rank({"Tina": TINA, "Ben": BEN}, {"Tina": [1, 4], "Ben": [7, 8]}, readings)
    assert [standing.tie_break for standing in standings] == [1, 2]


def test_a_game_is_played_by_policies_of_ones_own() -> None:
    def first(_seen: faraway.Observation, legal: Sequence[faraway.Action]) -> faraway.Action:
        return legal[0]

    game = faraway.play_game(
        faraway.Setup.shuffled(2, seed=3), faraway.seated([first, first], random.Random(0))
    )
    assert game.transcript.result == faraway.result(game.states[-1])


def test_default_arguments_print_themselves_in_short() -> None:
    assert f"{STANDARD_SCORING}" == "<rules of scoring>"
    assert f"{GameRules()}" == "<rules of the game>"
    assert (
        f"{STANDARD_RULES}" == "Rules(<rules of scoring>, <rules of the game>, <68 Regions, 45 Sanctuaries>)"
    )
    in_round_8 = Context(applies=lambda situation: situation.round == 8, rules=STANDARD_RULES)
    assert f"{evolve(STANDARD_RULES, contexts=(in_round_8,))}".endswith(", 1 contexts)")
    assert f"{faraway.Readings()}" == "<readings: all defaults>"
    assert f"{faraway.parse_readings(['ranking=first-only'])}" == "<readings: ranking=first-only>"
    assert f"{faraway.CATALOGUE}" == "<68 Regions, 45 Sanctuaries>"


@pytest.mark.parametrize(
    ("missing", "said"),
    [("hypothesis", 'pip install "faraway-rules[testing]"'), ("faraway.testing.cards", "halted")],
)
def test_the_strategies_name_what_they_need(missing: str, said: str) -> None:
    script = f"import sys; sys.modules[{missing!r}] = None; import faraway.testing"
    failed = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert said in failed.stderr.splitlines()[-1]
