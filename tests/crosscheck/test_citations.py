"""`python -m crosscheck citations`, on a rulebook that nobody printed: the real ones are in no repository."""

from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from crosscheck.trace import look_up
from tests.faraway.rulebook.made_up_rulebook import BOOK, TEXT, cite, write_copy

OPEN = "".join(f'{edition} = {{ how = "open" }}\n' for edition in ("fr", "en-web", "de", "it"))


def clause(number: int, how: str, *sentences: str) -> str:
    cited = ", ".join(f'"{sentence}"' for sentence in sentences)
    return (
        f'\n[[clause]]\nid = "HILL-{number}"\nkind = "behaviour"\ntext = "Rule {number}."\n'
        f'reason = "So."\n\n[clause.editions]\nen = {{ how = "{how}", sentences = [{cited}] }}\n{OPEN}'
    )


def reference(ordinal: int, text: str, shown: int | None = None) -> str:
    return f"Playing #{shown or ordinal} {cite(ordinal, text).fingerprint}"


DIE = reference(1, "Roll the red die.")
MOVE = reference(2, "Move as far as it says!")
WIN = reference(3, "Whoever stands on the hill wins.")
CLAUSES = (clause(1, "states", DIE), clause(2, "implies", MOVE), clause(3, "states", WIN))


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    root = tmp_path / "tree"
    (root / "spec" / "clauses").mkdir(parents=True)
    (root / "spec" / "sentences").mkdir()
    for edition in ("fr", "en", "en-web", "de", "it"):
        parts = BOOK.parts if edition == "en" else ()
        text = "".join(
            f'[[part]]\nheading = "{part.heading}"\nsentences = {[*part.sentences]}\n'.replace("'", '"')
            for part in parts
        )
        (root / "spec" / "sentences" / f"{edition}.toml").write_text(text or "part = []\n", encoding="utf-8")
    monkeypatch.setattr(look_up, "ROOT", root)
    return root


def run(tree: Path, *clauses: str, text: str = TEXT, options: tuple[str, ...] = ()) -> Result:
    chapter = 'chapter = "Hills"\n' + "".join(clauses)
    (tree / "spec" / "clauses" / "01-hills.toml").write_text(chapter, encoding="utf-8")
    copies = tree.parent / "copies"
    copies.mkdir(exist_ok=True)
    before = {path: path.read_bytes() for path in tree.rglob("*.toml")}
    result = CliRunner().invoke(look_up.command, [str(write_copy(copies, text)), *options])
    assert before == {path: path.read_bytes() for path in tree.rglob("*.toml")}, "it writes nothing"
    assert [path.name for path in copies.iterdir()] == ["en.md"]
    return result


def test_clause_and_sentence_stand_side_by_side(tree: Path) -> None:
    result = run(tree, *CLAUSES)
    assert result.exit_code == 0, result.output
    line = next(line for line in result.output.splitlines() if "HILL-1" in line)
    assert "Rule 1." in line
    assert "en states" in line
    assert "Playing, sentence 1: Roll the red die." in line
    assert "3 clauses; 3 citations looked up, 0 red; 0 other faults" in result.output
    assert "fr: no copy in" in result.output


def test_one_word_of_the_rulebook_changed_is_red(tree: Path) -> None:
    result = run(tree, *CLAUSES, text=TEXT.replace("red", "blue"), options=("--brief",))
    assert result.exit_code == 1
    assert "Roll the blue die.  [the copy reads otherwise]" in result.output
    assert "HILL-2" not in result.output.split("Clauses by grade")[0]
    assert "1 red; 1 other faults" in result.output


def test_one_citation_moved_by_a_sentence_is_red(tree: Path) -> None:
    moved = reference(1, "Roll the red die.", shown=2)
    result = run(tree, clause(1, "states", moved), *CLAUSES[1:])
    assert result.exit_code == 1
    assert "[the fingerprint is of another sentence]" in result.output
    assert "Playing, sentence 1: a rule sentence without a clause" in result.output


def test_a_rule_sentence_without_a_clause_is_red(tree: Path) -> None:
    result = run(tree, *CLAUSES[:2])
    assert result.exit_code == 1
    assert "en Playing, sentence 3: a rule sentence without a clause" in result.output


def test_clauses_in_no_book_are_named_with_their_reason(tree: Path) -> None:
    result = run(tree, *CLAUSES, clause(4, "open"))
    assert result.exit_code == 0
    assert "HILL-4, in no book: Rule 4. So." in result.output
    assert "HILL-1, in no book" not in result.output


def test_a_sample_is_drawn_by_its_seed(tree: Path) -> None:
    drawn = [
        run(tree, *CLAUSES, options=("--sample", "1", "--seed", str(seed))).output
        for seed in (1, 1, 5, 6, 7, 8, 9)
    ]
    assert drawn[0] == drawn[1]
    assert len(set(drawn)) > 1
    assert all(sum(output.count(f"HILL-{number} ") for number in (1, 2, 3)) == 1 for output in drawn)


def test_a_folder_without_a_copy_is_refused(tree: Path, tmp_path: Path) -> None:
    empty = tmp_path / "empty"
    empty.mkdir()
    run(tree, *CLAUSES)
    result = CliRunner().invoke(look_up.command, [str(empty)])
    assert result.exit_code == 2
    assert "has no copy" in result.output
