import json
import random
import shutil
from pathlib import Path

import attrs
import pytest
from click.testing import CliRunner

from crosscheck.trace import command
from crosscheck.trace.citations import Source
from crosscheck.trace.documents import ROOT
from crosscheck.trace.graph import Graph, build_graph, errors, gaps
from crosscheck.trace.lock import Drift, Key, cited, drift, read_lock, renewed, write_lock
from crosscheck.trace.matrix import build_matrix, build_page
from tests.samples import sample_size

EDITIONS = """
[clause.editions]
fr = { how = "states", sentences = ["A #1 0123456789ab"] }
en = { how = "open" }
en-web = { how = "open" }
de = { how = "open" }
it = { how = "open" }
"""
CLAUSES = 'chapter = "Rules"\n' + "".join(
    f'\n[[clause]]\nid = "RULE-{number}"\nkind = "{kind}"\ntext = "The {word} rule."\n{EDITIONS}'
    for number, kind, word in ((1, "behaviour", "first"), (2, "fact", "second"), (3, "custom", "third"))
)
LEDGER = """
[[entry]]
id = "a-reading"
question = "Which?"
settled = "reading"
default = "this"
reason = "So."
consequence = "Other."
clauses = ["RULE-1", "RULE-3"]
values = [
  { value = "this", meaning = "this", editions = [] },
  { value = "that", meaning = "that", editions = [] },
]

[[entry]]
id = "a-misreading"
question = "Really?"
settled = "misreading"
default = "yes"
reason = "So."
consequence = "Other."
clauses = ["RULE-2"]
values = [
  { value = "yes", meaning = "yes", editions = ["fr"] },
  { value = "no", meaning = "no", editions = [], misreading = "the-animal" },
]
"""
FILES = {
    "spec/clauses/01-rules.toml": CLAUSES,
    **{
        f"spec/sentences/{edition}.toml": '[[part]]\nheading = "A"\nsentences = ["rule 0123456789ab"]\n'
        for edition in ("fr", "en", "en-web", "de", "it")
    },
    "spec/readings.toml": LEDGER,
    "spec/rulings/one.toml": '[[ruling]]\nid = "the-ruling"\nclauses = ["RULE-1"]\n',
    "spec/rule.py": 'class Table:\n    def rule(self):\n        """Do.\n\n        Rules: RULE-1,\n            RULE-2\n        """\n',
    "faraway/rule.py": '"""Rule. Rules: RULE-1."""\n',
    "faraway/misreadings/animals.py": (
        'ROWS = (("the-animal", "A belief.", ("RULE-2",), lambda: ("x", "y")),)\n'
        "ALL = [Misreading(id=name, breaks=breaks) for name, _, breaks, _ in ROWS]\n"
        'FACTS = [Misreading(id=name, breaks=("RULE-3",)) for name in ("a", "b")]\n'
    ),
    "faraway/conformance/suite/vectors/all.json": json.dumps(
        {"vectors": [{"id": "v1", "clauses": ["RULE-1"]}, {"id": "v2", "clauses": ["RULE-1"]}]}
    ),
    "proofs/encoding.py": 'def encode():\n    """Rules: RULE-1"""\n',
    "proofs/theorems/all.py": 'THEOREM = theorem("it_holds", clauses=["RULE-1"], claim=lambda: None)\n',
    "tests/test_rule.py": (
        'def test_it():\n    """Rules: RULE-1\n\n    Ledger: a-reading\n    """\n\n\n'
        'def test_other():\n    """Rules: RULE-2"""\n\n\n'
        'def test_not():\n    """Against: RULE-1"""\n\n\n'
        'def fixture():\n    """Rules: RULE-3"""\n'
    ),
}


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    for name, text in FILES.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    return tmp_path


def replace(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


def faults(root: Path) -> list[str]:
    graph = build_graph(root)
    return [gap.line for gap in (*errors(graph), *gaps(graph))]


def lock_everything(root: Path) -> Graph:
    graph = build_graph(root)
    write_lock(root, renewed(graph, {}, graph.clauses), graph.clauses)
    return graph


def test_every_kind_of_place_is_read(tree: Path) -> None:
    graph = build_graph(tree)
    places = {
        source: [place.address for place in places] for source, places in graph.citing["RULE-1"].items()
    }
    assert places == {
        Source.SPEC: ["spec/rule.py::Table.rule"],
        Source.REFERENCE: ["faraway/rule.py::(module)"],
        Source.POSITIVE: ["tests/test_rule.py::test_it"],
        Source.NEGATIVE: ["tests/test_rule.py::test_not"],
        Source.ENCODING: ["proofs/encoding.py::encode"],
        Source.THEOREMS: ["proofs/theorems/all.py::it_holds"],
        Source.MISREADINGS: [],
        Source.VECTORS: [
            "faraway/conformance/suite/vectors/all.json::v1",
            "faraway/conformance/suite/vectors/all.json::v2",
        ],
        Source.LEDGER: ["spec/readings.toml::a-reading"],
        Source.RULINGS: ["spec/rulings/one.toml::the-ruling"],
    }
    assert [place.address for place in graph.citing["RULE-2"][Source.SPEC]] == ["spec/rule.py::Table.rule"]
    assert [place.name for place in graph.citing["RULE-2"][Source.MISREADINGS]] == ["the-animal"]
    assert [place.name for place in graph.citing["RULE-3"][Source.MISREADINGS]] == ["FACTS"]
    assert graph.shown_by("a-reading") == ("tests/test_rule.py::test_it",)
    assert graph.neighbours("RULE-1") == ("RULE-2", "RULE-3")


def test_a_whole_tree_has_no_fault(tree: Path) -> None:
    assert faults(tree) == []
    assert build_graph(tree).uncited_sources == ()


@pytest.mark.parametrize(
    ("file", "old", "new", "fault"),
    [
        ("tests/test_rule.py", "Rules: RULE-1", "Rules: RULE-9", "unknown-clause RULE-9 at tests/test_rule.py::test_it"),
        ("tests/test_rule.py", "a-reading", "a-rading", "unknown-ledger-entry a-rading at tests/test_rule.py::test_it"),
        ("faraway/rule.py", "RULE-1.", "RULE-1 and RULE-2.", "unreadable-list faraway/rule.py::(module)"),
        ("tests/test_rule.py", "Rules: RULE-1", "About: RULE-1", "no-positive-test RULE-1"),
        ("spec/rule.py", "RULE-1,\n", "RULE-3,\n", "no-spec-function RULE-1"),
        ("tests/test_rule.py", "Ledger: a-reading", "", "ledger-entry-not-shown a-reading"),
        ("faraway/misreadings/animals.py", "the-animal", "another", "no-misreading the-animal"),
    ],
)  # fmt: skip
def test_each_fault_is_named(tree: Path, file: str, old: str, new: str, fault: str) -> None:
    replace(tree / file, old, new)
    assert fault in faults(tree)


def test_a_behavioural_clause_needs_both_tests(tree: Path) -> None:
    replace(tree / "spec/clauses/01-rules.toml", 'kind = "fact"', 'kind = "behaviour"')
    replace(tree / "tests/test_rule.py", "RULE-2", "RULE-1")
    assert faults(tree) == [
        "no-negative-test RULE-2",
        "no-positive-test RULE-2",
        "no-reference-function RULE-2",
    ]


def test_a_fact_that_only_the_ledger_knows_is_an_orphan_and_a_custom_binds_nothing(tree: Path) -> None:
    replace(tree / "faraway/misreadings/animals.py", "RULE-3", "RULE-2")
    replace(tree / "spec/readings.toml", '"RULE-1", "RULE-3"', '"RULE-1"')
    assert faults(tree) == []
    replace(tree / "faraway/misreadings/animals.py", "RULE-2", "RULE-1")
    replace(tree / "spec/rule.py", "RULE-1,\n            RULE-2", "RULE-1")
    replace(tree / "tests/test_rule.py", "RULE-2", "RULE-1")
    assert faults(tree) == ["orphan RULE-2"]


def test_a_source_that_is_not_built_is_open_by_name_and_asks_for_nothing(tree: Path) -> None:
    for name in ("faraway/rule.py", "faraway/misreadings/animals.py", "proofs/theorems/all.py"):
        (tree / name).unlink()
    graph = build_graph(tree)
    assert graph.uncited_sources == (Source.REFERENCE, Source.THEOREMS, Source.MISREADINGS)
    assert gaps(graph) == ()
    assert build_matrix(graph)["uncited_sources"] == ["reference", "theorems", "misreadings"]


def test_the_lock_survives_being_written_and_read_and_without_one_nothing_was_looked_at(tree: Path) -> None:
    graph = build_graph(tree)
    assert set(drift(graph, read_lock(tree)).unlocked) == set(cited(graph))
    graph = lock_everything(tree)
    assert read_lock(tree) == cited(graph)
    assert drift(graph, read_lock(tree)) == Drift(changed=(), unlocked=(), gone=())


def test_places_that_come_and_go_are_named(tree: Path) -> None:
    lock_everything(tree)
    replace(tree / "tests/test_rule.py", "test_not", "test_never")
    found = drift(build_graph(tree), read_lock(tree))
    assert found.lines() == (
        "RULE-1 is newly cited at tests/test_rule.py::test_never",
        "RULE-1 is no longer cited at tests/test_rule.py::test_not",
    )
    assert found.summary() == ("RULE-1 is newly cited at 1 places", "RULE-1 is no longer cited at 1 places")


def test_renewing_one_clause_leaves_the_others_locked_as_they_were(tree: Path) -> None:
    lock_everything(tree)
    replace(tree / "spec/clauses/01-rules.toml", "The first rule.", "A first rule.")
    replace(tree / "spec/clauses/01-rules.toml", "The second rule.", "A second rule.")
    graph = build_graph(tree)
    lock = renewed(graph, read_lock(tree), ["RULE-1"])
    assert {key.clause for key in drift(graph, lock).changed} == {"RULE-2"}
    assert drift(graph, renewed(graph, lock, ["RULE-2"])) == Drift(changed=(), unlocked=(), gone=())


def test_the_page_shows_every_clause_heading_and_gap(tree: Path) -> None:
    replace(tree / "tests/test_rule.py", "Against: RULE-1", "")
    replace(tree / "tests/test_rule.py", '"""Rules: RULE-3"""', '"""Against: RULE-2"""')
    page = build_page(build_graph(tree))
    for text in (
        "The first rule.",
        "spec/rule.py::Table.rule",
        "Kinds of place without citations",
        "tests against",
        ">A<",
    ):
        assert text in page


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Graph]:
    """Copy what cites and what is cited, locked as it stands."""
    root = tmp_path_factory.mktemp("copy")
    unread = shutil.ignore_patterns("__pycache__", "node_modules", "ports", "data", "site")
    for folder in ("spec", "faraway", "proofs", "tests"):
        shutil.copytree(ROOT / folder, root / folder, ignore=unread)
    return root, lock_everything(root)


@pytest.mark.slow
def test_one_word_changed_in_a_clause_turns_red_every_place_that_cites_it(copy: tuple[Path, Graph]) -> None:
    root, before = copy
    scoring = root / "spec/clauses/07-scoring.toml"
    text = scoring.read_text(encoding="utf-8")
    try:
        replace(scoring, "The Region being scored counts itself", "The Region being scored ignores itself")
        found = drift(build_graph(root), read_lock(root))
    finally:
        scoring.write_text(text, encoding="utf-8")
    places = {place.lock_place for by_source in before.citing["SCORE-4"].values() for place in by_source}
    assert {key.place for key in found.changed} == places
    assert {key.clause for key in found.changed} == {"SCORE-4"}
    assert (found.unlocked, found.gone) == ((), ())
    assert {place.split("/")[0] for place in places} >= {"spec", "faraway", "tests"}
    assert len(found.lines()) == len(places)


@pytest.mark.slow
def test_every_clause_is_guarded_like_that(copy: tuple[Path, Graph]) -> None:
    root, graph = copy
    lock = read_lock(root)
    for name in random.Random(1).sample(sorted(graph.clauses), sample_size(len(graph.clauses))):
        reworded = tuple(
            attrs.evolve(
                chapter,
                clause=tuple(
                    attrs.evolve(clause, text=f"{clause.text} Not.") if clause.id == name else clause
                    for clause in chapter.clause
                ),
            )
            for chapter in graph.chapters
        )
        changed = drift(attrs.evolve(graph, chapters=reworded), lock).changed
        assert {key.place for key in changed} == {
            place.lock_place for by_source in graph.citing[name].values() for place in by_source
        }
        assert {key.clause for key in changed} <= {name}


def test_commands_print_the_matrix_renew_one_clause_and_write_the_register(
    tree: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command, "ROOT", tree)
    run = CliRunner()
    shown = run.invoke(command.command, [])
    assert shown.exit_code == 0
    assert "RULE-1 is newly cited at 9 places" in shown.output
    assert (tree / "build/trace.html").read_text(encoding="utf-8").startswith("<!doctype html>")
    assert len(json.loads((tree / "build/trace.json").read_text(encoding="utf-8"))["clauses"]) == 3

    assert run.invoke(command.command, ["renew", "RULE-1"]).output == "RULE-1: 9 places\n"
    assert {key.clause for key in read_lock(tree)} == {"RULE-1"}
    refused = run.invoke(command.command, ["renew", "RULE-7"])
    assert (refused.exit_code, "no such clause: RULE-7" in refused.output) == (2, True)
    assert run.invoke(command.command, ["renew"]).exit_code == 2, "never wholesale"

    (tree / "faraway/data").mkdir()
    assert run.invoke(command.command, ["register"]).exit_code == 0
    register = json.loads((tree / "faraway/data/register.json").read_text(encoding="utf-8"))
    assert register["clauses"][0]["editions"][0]["sentences"][0]["ordinal"] == 1
    shelf = json.loads((tree / "faraway/data/sentences.json").read_text(encoding="utf-8"))
    assert shelf["books"][0]["parts"] == [{"heading": "A", "sentences": ["rule 0123456789ab"]}]
    assert register["clauses"][0]["traces"]["theorems"] == ["it_holds"]
    assert register["questions"][0]["shown_by"] == ["tests/test_rule.py::test_it"]

    replace(tree / "tests/test_rule.py", "Ledger: a-reading", "")
    assert run.invoke(command.command, ["gaps"]).output == "ledger-entry-not-shown a-reading\n"


def test_a_clause_that_is_gone_leaves_the_lock_when_it_is_named(
    tree: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lock_everything(tree)
    lock = {**read_lock(tree), Key(clause="RULE-9", place="spec/rule.py::gone"): "0"}
    write_lock(tree, lock, ["RULE-1", "RULE-2", "RULE-3"])
    monkeypatch.setattr(command, "ROOT", tree)
    assert CliRunner().invoke(command.command, ["renew", "RULE-9"]).exit_code == 0
    assert "RULE-9" not in {key.clause for key in read_lock(tree)}
