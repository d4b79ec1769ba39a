"""Versions of the suite: which one is chosen, what a frozen one keeps, and what a verdict says of it."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from attrs import evolve
from jsonschema import Draft202012Validator

from crosscheck.freezing import packed, suite_files
from faraway.cards.catalogue import CATALOGUE
from faraway.conformance import suites
from faraway.conformance.derived.combinations import numbered_combination
from faraway.conformance.derived.expansion import expand
from faraway.conformance.derived.games import derive, digests_of, dump_digests, has_views, load_derived
from faraway.conformance.exchange.handshake import PortIdentity, load_identity
from faraway.conformance.suite.changes import changes_between
from faraway.conformance.suite.vectors import shipped_suite, shipped_version
from faraway.conformance.suites import StoredSuite, open_archive, stored_suite, versions
from faraway.errors import Code, FarawayError
from tests.faraway.cli_running import Run, run, schema
from tests.faraway.conformance.examples import REFERENCE_PORT, ZEROS_PORT

__all__ = ["run"]
ROOT = Path(__file__).resolve().parents[3]
VECTOR = "worked-example-de"
CLUE, PLAIN = "| 1 clue               |", "| -                    |"
PORT = (*REFERENCE_PORT,)


def old_cards() -> bytes:
    """Return the card file of a day when the first Region with one clue, and the next that shows nothing, were mixed up."""
    text = suite_files()["cards.txt"].decode()
    clue = text.index(CLUE)
    plain = text.index(PLAIN, clue)
    return (text[:clue] + PLAIN + text[clue + len(CLUE) : plain] + CLUE + text[plain + len(PLAIN) :]).encode()


def identity() -> PortIdentity:
    found = load_identity(
        {
            "protocol": "faraway-wire-1",
            "name": "x",
            "version": "1",
            "language": "C",
            "levels": [4],
            "readings": {},
        }
    )
    assert isinstance(found, PortIdentity)
    return found


def old_suite(version: str, *, total: int = 22) -> bytes:
    """Return the archive of a small suite with old cards: two vectors, and the first script of the derived games."""
    files = {**suite_files(), "cards.txt": old_cards()}
    names = json.loads(files["vectors/suite.json"])
    topic = json.loads(files["vectors/scoring-by-hand.json"])
    worked = next(entry for entry in topic["vectors"] if entry["id"] == VECTOR)
    worked["expect"]["answer"]["total"] = total
    topic["vectors"] = [worked, {**worked, "id": "gone-since"}]
    scripts = json.loads(files["derived/scripts.json"])
    scripts["scripts"] = scripts["scripts"][:1]
    small = {
        "cards.txt": files["cards.txt"],
        "vectors/suite.json": json.dumps(
            {
                **names,
                "version": version,
                "topics": ["scoring-by-hand"],
                "core": [VECTOR],
                "derives": ["games"],
            }
        ).encode(),
        "vectors/scoring-by-hand.json": json.dumps(topic).encode(),
        "derived/scripts.json": json.dumps(scripts).encode(),
        "derived/digests.txt": b"",
    }
    stored = StoredSuite(version, open_archive(packed(small)))
    played = expand(stored.derived.scripts[0], numbered_combination(0), stored.catalogue)
    small["derived/digests.txt"] = dump_digests({0: digests_of(played, views=has_views(0))}).encode()
    return packed(small)


@pytest.fixture
def _old_suites(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let the package hold suites 0.9.0, 0.9.1 and 0.10.0 beside the current one."""
    for version, total in (("0.9.0", 23), ("0.9.1", 22), ("0.10.0", 22)):
        (tmp_path / f"{version}.zip").write_bytes(old_suite(version, total=total))
    (tmp_path / "index.json").write_text("{}")
    monkeypatch.setattr(suites, "frozen_folder", lambda: tmp_path)
    suites.frozen_versions.cache_clear()
    stored_suite.cache_clear()
    yield
    suites.frozen_versions.cache_clear()
    stored_suite.cache_clear()


@pytest.mark.usefixtures("_old_suites")
@pytest.mark.parametrize(
    ("wanted", "found"),
    [("0.9", "0.9.1"), ("0.9.0", "0.9.0"), ("0", "0.10.0"), (shipped_version(), shipped_version())],
)
def test_a_version_stands_for_its_newest_correction(wanted: str, found: str) -> None:
    assert stored_suite(wanted).suite.version == stored_suite(wanted).version == found
    assert stored_suite().version == shipped_version()
    assert versions() == ("0.9.0", "0.9.1", "0.10.0", shipped_version())


@pytest.mark.parametrize("wanted", ["0.8", "1.", "", "1.1.0.0", "../1.1.0", "newest"])
def test_a_version_that_is_not_there_is_refused_with_those_that_are(wanted: str) -> None:
    with pytest.raises(FarawayError, match=re.escape(", ".join(versions()))) as refused:
        stored_suite(wanted)
    assert refused.value.code is Code.UNKNOWN_VALUE


@pytest.mark.usefixtures("_old_suites")
def test_a_frozen_suite_keeps_its_cards_also_in_derived_games() -> None:
    old = stored_suite("0.9")
    assert old.catalogue != CATALOGUE
    one, other = map(int, old.corrected)
    assert old.regions[one]["clues"] != stored_suite().regions[one]["clues"]
    assert old.facts == stored_suite().facts
    assert [vector.tags for vector in old.derive(identity())] == [("derived",)] * 2, (
        "agreed, not reference only"
    )
    assert old.archive is not None
    with pytest.raises(FarawayError) as refused:
        derive(identity(), suite=load_derived(old.archive, CATALOGUE))
    assert refused.value.code is Code.REFERENCE_DISAGREES
    assert other != one


@pytest.mark.long
@pytest.mark.usefixtures("_old_suites")
def test_a_run_asks_the_frozen_suite_and_says_so(run: Run, tmp_path: Path) -> None:
    badge, report = tmp_path / "badge.svg", tmp_path / "report.json"
    asked = ("conformance", "run", "--level", "2", "--badge", str(badge), "-o", str(report))
    done = run(*asked, "--suite", "0.9", "--", *PORT)
    said = " ".join(done.stdout.split())
    assert done.exit_code == 0, done.output
    assert f"suite 0.9.1 is frozen, the current one is {shipped_version()}" in said
    assert f"facts of these cards were corrected since: {', '.join(stored_suite('0.9').corrected)}" in said
    assert "Faraway rules 0.9.1" in badge.read_text()
    assert json.loads(report.read_text())["suite"] == "0.9.1"
    assert run(*asked, "--suite", "0.9.0", "--", *PORT).exit_code == 1, "its answer was corrected by 0.9.1"
    assert "frozen" not in run(*asked, "--only", VECTOR, "--", *PORT).stdout


@pytest.mark.long
@pytest.mark.usefixtures("_old_suites")
def test_known_failures_and_files_go_by_the_suite_they_are_of(run: Run, tmp_path: Path) -> None:
    known, record = tmp_path / "known.txt", tmp_path / "record.jsonl"
    known.write_text("gone-since\nderived-g01-0000-0\n")
    wrong = ZEROS_PORT
    asked = ("conformance", "run", "--known-failures", str(known), "--only", VECTOR)
    refused = run(*asked, "--", *wrong)
    assert refused.exit_code == 2
    assert f"not in suite {shipped_version()}: 'gone-since'" in refused.stderr
    first = run(*asked, "--suite", "0.9", "--record", str(record), "-o", str(tmp_path / "one"), "--", *wrong)
    again = run("conformance", "judge", "-o", str(tmp_path / "two"), str(record))
    assert first.exit_code == again.exit_code == 1
    one, two = (json.loads((tmp_path / name).read_text()) for name in ("one", "two"))
    assert one["verdict"] == two["verdict"]
    assert "of suite 0.9.1" in one["verdict"]["sentence"]


@pytest.mark.usefixtures("_old_suites")
def test_the_commands_about_vectors_take_a_version(run: Run, tmp_path: Path) -> None:
    assert run("conformance", "show", "gone-since").exit_code == 2
    assert run("conformance", "show", "--suite", "0.9", "gone-since").exit_code == 0
    assert "2 vectors of suite 0.9.1" in run("conformance", "list", "--suite", "0.9").stdout
    assert run("conformance", "export", "--suite", "0.9", str(tmp_path / "out")).exit_code == 0
    assert json.loads((tmp_path / "out" / "suite.json").read_text())["version"] == "0.9.1"
    assert "--suite 0.9.1" in (tmp_path / "out" / "ci.yml").read_text()
    cards = json.loads((tmp_path / "out" / "cards.json").read_text())
    one = int(stored_suite("0.9").corrected[0])
    assert cards["regions"][one - 1]["clues"] != CATALOGUE.regions[one - 1].clues
    claims = tmp_path / "claims.json"
    claims.write_text(json.dumps(identity().to_json()))
    questions = (
        "conformance",
        "ask",
        "--claims",
        str(claims),
        "-o",
        str(tmp_path / "questions"),
        "--suite",
        "0.9",
    )
    assert "suite 0.9.1: 2 questions" in run(*questions).stdout


@pytest.mark.usefixtures("_old_suites")
def test_what_changed_since_a_version_is_listed_one_by_one(run: Run) -> None:
    listed = run("conformance", "suites").stdout
    assert "0.9.0  2 vectors, 1 script of derived games; frozen\n" in listed
    assert re.search(rf"(?m)^{shipped_version()}  .*; current, (not )?frozen", listed)
    since = json.loads(run("conformance", "suites", "--since", "0.9.0", "--json").stdout)
    Draft202012Validator(schema("suite-changes")).validate(since)
    assert (since["from"], since["to"], since["retired"]) == ("0.9.0", shipped_version(), ["gone-since"])
    assert since["corrected"] == [VECTOR]
    assert len(since["added"]) == len(shipped_suite().vectors) - 1
    assert len(since["corrected_cards"]) == 2
    assert json.loads(run("conformance", "suites", "--since", "0.9", "--json").stdout)["corrected"] == []
    words = run("conformance", "suites", "--since", "0.9.0").stdout
    assert since["rounds"] is True
    for line in (
        "derived questions  ",
        f"corrected  {VECTOR}  2  ",
        "retired  gone-since\n",
        "corrected card  ",
        "derived games  new",
    ):
        assert line in words
    assert "1 corrected, 1 retired" in words
    assert (
        "0 vectors added, 0 corrected, 0 retired, 0 scripts"
        in run("conformance", "suites", "--since", shipped_version()).stdout
    )
    assert run("conformance", "suites", "--since", "0.8").exit_code == 2


def test_a_reason_that_is_put_better_is_no_correction() -> None:
    now = shipped_suite()
    assert not changes_between(now, now).corrected
    reworded = tuple(evolve(vector, why="Because.") for vector in now.vectors)
    assert not changes_between(now, evolve(now, vectors=reworded)).corrected


def test_the_page_has_a_heading_for_every_version_that_can_be_asked() -> None:
    page = (ROOT / "faraway" / "conformance" / "changes.md").read_text()
    assert re.findall(r"(?m)^## (\S+)$", page) == [*reversed(versions())]
    first = suites.frozen_versions()[0]
    assert f"{first} is the first that is frozen" in page
    stored = stored_suite(first)
    assert (
        f"{len(stored.suite.vectors)} vectors of five levels, and {len(stored.derived.scripts)} scripts of derived games with "
        f"digests for {len(stored.derived.digests):,} combinations" in " ".join(page.split())
    )
