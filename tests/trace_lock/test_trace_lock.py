from crosscheck.trace.documents import ROOT
from crosscheck.trace.graph import gaps
from crosscheck.trace.lock import drift, read_lock
from tests.repository import repository_graph


def test_every_place_that_cites_a_clause_has_been_looked_at() -> None:
    assert list(drift(repository_graph(), read_lock(ROOT)).lines()) == []


def test_gaps_are_those_that_are_known_to_be_open() -> None:
    """Nothing is missing that spec/trace.open does not name, and it names nothing that has been closed."""
    known = (ROOT / "spec" / "trace.open").read_text(encoding="utf-8").splitlines()
    assert [gap.line for gap in gaps(repository_graph())] == [
        line for line in known if not line.startswith("#")
    ]


def test_every_room_has_been_built() -> None:
    assert [source.value for source in repository_graph().uncited_sources] == []
