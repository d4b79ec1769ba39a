"""Whoever cites a clause or a question of the ledger cites one that exists, in a list that can be read."""

import pytest

from crosscheck.trace.graph import errors
from tests.repository import repository_graph


@pytest.mark.long
def test_citations_name_what_exists() -> None:
    assert [gap.line for gap in errors(repository_graph())] == []
