import json
from pathlib import Path

import pytest

from faraway.conformance.runner.run import Selection
from faraway.conformance.suite import vectors
from faraway.conformance.suite.documents import Json, JsonObject, compact
from tests.faraway.conformance.examples import scoring_vector, suite_of


def test_every_vector_is_written_and_read_again() -> None:
    for vector in vectors.shipped_suite().vectors:
        assert vectors.load_vector(vectors.dump_vector(vector), vector.topic) == vector


def test_a_topic_is_written_and_read_again(tmp_path: Path) -> None:
    vector = scoring_vector("mine")
    file = tmp_path / "mine.json"
    file.write_text(vectors.dump_topic("made-for-a-test", "One vector.", [vector]))
    assert vectors.load_topic(file) == (vector,)


def test_steps_are_written_out_from_their_changes() -> None:
    stored: JsonObject = {
        "steps": [
            {"state": {"a": 1, "b": 2}},
            {"changes": {"/state/a": 5}},
            {"error": {"code": "x"}},
            {"changes": {"/state/b": 0}},
        ]
    }
    assert vectors.expand_steps(stored) == {
        "steps": [
            {"state": {"a": 1, "b": 2}},
            {"state": {"a": 5, "b": 2}},
            {"error": {"code": "x"}},
            {"state": {"a": 5, "b": 0}},
        ]
    }
    assert vectors.expand_steps({"total": 1}) == {"total": 1}


@pytest.mark.parametrize(
    "content",
    [
        "{",
        "[]",
        '{"topic": "x"}',
        '{"topic": "x", "vectors": {}}',
        '{"topic": "x", "vectors": [5]}',
        '{"topic": "x", "vectors": [{"id": "y"}]}',
    ],
)
def test_a_damaged_file_is_refused_by_name(tmp_path: Path, content: str) -> None:
    file = tmp_path / "damaged.json"
    file.write_text(content)
    with pytest.raises(vectors.DamagedVectorsError, match="damaged"):
        vectors.load_topic(file)


@pytest.mark.parametrize(
    ("key", "value"), [("level", "2"), ("clauses", "SCORE-1"), ("provenance", "hearsay")]
)
def test_a_vector_of_the_wrong_form_is_refused(key: str, value: Json) -> None:
    entry = vectors.dump_vector(scoring_vector("v"))
    with pytest.raises(ValueError, match=r"whole number|not a list|hearsay"):
        vectors.load_vector({**entry, key: value}, "t")


@pytest.mark.parametrize("path", ["/a/1", "/a/-1", "/a/x", "/b/0", "/a/0/c"])
def test_a_change_of_a_step_that_leads_nowhere_is_refused(path: str) -> None:
    """A file of one's own may have any path; a list has no entry beyond its end, and none before its beginning."""
    steps: Json = [{"a": [5]}, {"changes": {path: 1}}]
    expect: Json = {"answer": {"steps": steps}}
    entry: JsonObject = {**vectors.dump_vector(scoring_vector("v")), "expect": expect}
    content = compact({"topic": "t", "vectors": [entry]})
    with pytest.raises(vectors.DamagedVectorsError, match="own"):
        vectors.read_topic(content.encode(), "own.json")


def test_relations_and_lines_are_written_as_they_were() -> None:
    entry = json.loads(
        '{"id": "v", "level": 2, "clauses": ["SANCT-4"], "why": "because", "tags": [], "provenance": "by-hand",'
        ' "readings": {}, "requests": [{}, {}], "expect": {"relation": "permuted", "permutation": [1, 0]}}'
    )
    vector = vectors.load_vector(entry, "t")
    assert vector.expect == vectors.ExpectRelation("permuted", (1, 0))
    assert vectors.dump_vector(vector) == entry


def test_vectors_are_named_by_id_clause_tag_and_topic() -> None:
    vector = scoring_vector("some-name")
    assert all(
        vector.is_named_by(name) for name in ("some-name", "some-*", "SCORE-1", "test", "made-for-a-test")
    )
    assert not any(vector.is_named_by(name) for name in ("some", "SCORE-2", "*-other"))


def test_a_selection_narrows_by_level_name_and_core() -> None:
    suite = suite_of(scoring_vector("one"), scoring_vector("two"))
    assert Selection().of(suite) == suite.vectors
    assert Selection(levels=frozenset({3})).of(suite) == ()
    assert [vector.id for vector in Selection(names=("two",)).of(suite)] == ["two"]
    assert Selection(core_only=True).of(suite) == ()
    assert Selection(core_only=True, levels=frozenset({2}), names=("x",)).in_words() == "core, level 2, x"
    assert Selection().in_words() == "full"


def test_a_vector_is_found_by_its_id() -> None:
    found = vectors.shipped_suite().by_id("worked-example-de")
    assert found is not None
    assert isinstance(found.expect, vectors.ExpectAnswer)
    assert found.expect.answer["total"] == 22
    assert vectors.shipped_suite().by_id("nothing-of-the-kind") is None
