"""Laws about the suite itself: form, ids, clauses, strength, and that it is what its source makes."""

import json
import tomllib
from collections import Counter
from importlib import resources
from pathlib import Path

import jsonschema
import pytest

from crosscheck.generate.command import FOLDER, MEANING, SOURCES, VERSION
from crosscheck.strength.catching import caught, rehearsals_of
from crosscheck.strength.corpus import corpus_statistics, trivial_share
from faraway.conformance.diagnosis.fingerprint import known_fingerprints
from faraway.conformance.diagnosis.suspects import rule_suspects
from faraway.conformance.reference.in_process import prepare
from faraway.conformance.runner.questions import WITH_CARDS, sanctuary_facts
from faraway.conformance.suite import vectors
from faraway.conformance.suite.documents import JsonObject
from faraway.game.record import STANDARD_RULES
from faraway.misreadings import MISREADINGS
from tests.faraway.conformance.examples import as_list
from tests.samples import sample_of

SUITE = vectors.shipped_suite()
SCHEMAS = resources.files("faraway.conformance.suite") / "schemas"
ROOT = Path(__file__).parents[3]


def validator(name: str) -> jsonschema.Draft202012Validator:
    schema = json.loads((SCHEMAS / name).read_text("utf-8"))
    jsonschema.Draft202012Validator.check_schema(schema)
    return jsonschema.Draft202012Validator(schema)


def wire_validator(definition: str) -> jsonschema.Draft202012Validator:
    schema = json.loads((SCHEMAS / "wire.json").read_text("utf-8"))
    return jsonschema.Draft202012Validator({"$ref": f"#/$defs/{definition}", "$defs": schema["$defs"]})


def test_every_file_follows_the_schema() -> None:
    check = validator("vectors.json")
    for file in sorted(FOLDER.glob("*.json")):
        if file.name != "suite.json":
            check.validate(json.loads(file.read_text("utf-8")))
    validator("suite.json").validate(json.loads((FOLDER / "suite.json").read_text("utf-8")))


def test_what_is_exported_follows_the_schema_too() -> None:
    check = validator("vectors.json")
    topic = SUITE.vectors[-1].topic
    check.validate(
        json.loads(
            vectors.dump_topic(topic, "Some.", [vector for vector in SUITE.vectors if vector.topic == topic])
        )
    )


@pytest.mark.slow
@pytest.mark.no_cover
def test_every_request_and_every_answer_of_levels_1_to_4_follows_the_schema_of_the_wire() -> None:
    validators: dict[str, jsonschema.Draft202012Validator] = {}
    for vector in SUITE.vectors:
        if vector.level > 4 or "illegal" in vector.tags:
            continue
        for request in prepare(vector).requests:
            kind = f"{request['request']}-request"
            validators.setdefault(kind, wire_validator(kind)).validate(request)
        if isinstance(vector.expect, vectors.ExpectAnswer):
            kind = f"{vector.requests[0]['request']}-answer"
            validators.setdefault(kind, wire_validator(kind)).validate(_shortened(vector.expect.answer))
    assert len(validators) == 23


def _shortened(answer: JsonObject) -> JsonObject:
    """Leave a few steps of a long game: they are all of one form."""
    steps = answer.get("steps")
    return {**answer, "steps": steps[:: max(1, len(steps) // 4)]} if isinstance(steps, list) else answer


def test_ids_are_unique_and_no_retired_one_comes_back() -> None:
    ids = Counter(vector.id for vector in SUITE.vectors)
    assert [name for name, times in ids.items() if times > 1] == []
    suite = json.loads((FOLDER / "suite.json").read_text())
    assert set(suite["retired"]).isdisjoint(ids)
    assert set(suite["core"]) <= set(ids)


def test_the_version_and_its_meaning_are_stated() -> None:
    suite = json.loads((FOLDER / "suite.json").read_text())
    assert suite["version"] == VERSION == SUITE.version
    assert suite["meaning"] == MEANING


def test_every_vector_names_clauses_that_exist() -> None:
    clauses = {
        clause["id"]
        for file in (ROOT / "spec" / "clauses").glob("*.toml")
        for clause in tomllib.loads(file.read_text())["clause"]
    }
    assert {name for vector in SUITE.vectors for name in vector.clauses} <= clauses


def test_every_level_and_every_provenance_of_the_shipped_suite_is_there() -> None:
    assert {vector.level for vector in SUITE.vectors} == {1, 2, 3, 4, 5}
    assert {vectors.Provenance.BY_HAND, vectors.Provenance.AGREED, vectors.Provenance.BOUNDARY} <= {
        vector.provenance for vector in SUITE.vectors
    }


@pytest.mark.long
@pytest.mark.parametrize("source", ["catalogue", "scoring_by_hand", "scoring_found", "rounds", "robustness"])
def test_the_quick_topics_are_what_their_source_makes(source: str) -> None:
    for topic in SOURCES[source]():
        stored = vectors.load_topic(FOLDER / f"{topic.name}.json")
        assert [vectors.dump_vector(vector) for vector in stored] == [
            vectors.dump_vector(vector) for vector in topic.vectors
        ]


def test_every_request_that_can_name_a_sanctuary_brings_the_facts_of_those_it_names_and_of_no_other() -> None:
    facts = sanctuary_facts()
    for vector in SUITE.vectors:
        for request in prepare(vector).requests if vector.level < 5 else ():
            assert ("cards" in request) == (request["request"] in WITH_CARDS), vector.id
            asked = json.dumps({key: value for key, value in request.items() if key != "cards"})
            named = [name for name in facts if f'"{name}"' in asked]
            brought = as_list(request.get("cards", []))
            assert [entry["id"] for entry in brought if isinstance(entry, dict)] == sorted(
                named, key=lambda name: asked.index(f'"{name}"')
            ), vector.id


def test_a_quest_for_two_biomes_names_them_in_the_order_of_the_id() -> None:
    pairs = 0
    for name, card in sanctuary_facts().items():
        quest = card["quest"]
        if isinstance(quest, dict) and "biomes" in quest:
            biomes = as_list(quest["biomes"])
            assert f"per-{'-or-'.join(map(str, biomes))}-" in name
            pairs += len(biomes) == 2
    assert pairs == 6


def test_up_to_level_4_nothing_bad_is_asked() -> None:
    for vector in SUITE.vectors:
        if vector.level < 5:
            assert not vector.line
            assert not isinstance(vector.expect, vectors.ExpectError)
            for request in vector.requests:
                if request["request"] == "score":
                    regions = as_list(request["regions"])
                    assert len(regions) == 8, vector.id


def test_no_number_has_a_point() -> None:
    def refuse(text: str) -> float:
        raise AssertionError(text)

    for file in sorted(FOLDER.glob("*.json")):
        if not file.name.startswith("robustness-"):
            json.loads(file.read_text("utf-8"), parse_float=refuse)


def test_the_strength_on_file_is_of_this_suite() -> None:
    strength = json.loads((ROOT / "crosscheck" / "strength" / "strength.json").read_text())
    ids = {vector.id for vector in SUITE.vectors}
    for table in ("catches", "only", "mutants_caught", "mutants_only"):
        assert strength[table].keys() <= ids
    assert strength["code_mutants_missed"] == []
    assert (
        strength["code_mutants"]
        == strength["code_mutants_caught"]
        + strength["code_mutants_equivalent"]
        + strength["code_mutants_silent_on_the_wire"]
    )
    assert strength["core"] == len(SUITE.core)
    assert strength["suite"] == SUITE.version
    assert strength["vectors"] == len(SUITE.vectors)
    assert strength["misreadings_caught"] == strength["misreadings"] == len(MISREADINGS)
    unseen = strength["wrong_facts"] - strength["wrong_facts_caught_by_scores"]
    assert unseen == strength["wrong_facts_that_can_never_show"]
    assert strength["corpus"].items() >= corpus_statistics(SUITE).items()
    assert set(known_fingerprints()) == set(rule_suspects())


def test_the_core_catches_every_misreading() -> None:
    prints = known_fingerprints()
    assert [name for name in MISREADINGS if SUITE.core.isdisjoint(prints[name])] == []


@pytest.mark.parametrize("name", sample_of([*MISREADINGS][::6]))
def test_the_fingerprints_on_file_are_those_of_the_misreadings(name: str) -> None:
    quick = [rehearsal for rehearsal in rehearsals_of(SUITE) if rehearsal.vector.level <= 3]
    on_file = {
        vector: left
        for vector, left in known_fingerprints()[name].items()
        if vector in {one.vector.id for one in quick}
    }
    assert caught(quick, MISREADINGS[name].misread(STANDARD_RULES)) == on_file


def test_few_scoring_vectors_are_trivial() -> None:
    assert trivial_share(SUITE) < 0.1
