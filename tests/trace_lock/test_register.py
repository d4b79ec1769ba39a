from crosscheck.trace.documents import ROOT
from crosscheck.trace.register import build_register, register_path
from tests.repository import repository_graph


def test_the_register_that_ships_is_the_one_the_documents_give() -> None:
    """python -m crosscheck.trace register writes it anew."""
    assert register_path(ROOT).read_text(encoding="utf-8") == build_register(repository_graph())
