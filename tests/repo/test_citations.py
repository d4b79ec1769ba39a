"""Whoever cites a clause or a question of the ledger cites one that exists, in a list that can be read."""

from crosscheck.trace.graph import build_graph, errors


def test_citations_name_what_exists() -> None:
    assert [gap.line for gap in errors(build_graph())] == []
