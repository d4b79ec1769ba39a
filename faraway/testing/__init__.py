"""Hypothesis strategies for tests of the rules: cards, tableaux, games, transcripts and damaged input.

Needs the extra `testing`:

    from hypothesis import given
    from faraway.testing import TableauKind, tableaux

    @given(tableaux(TableauKind.SHORT_BY_ONE))
    def test_my_port_agrees(tableau): ...
"""

from faraway.testing.cards import decks, regions, sanctuaries
from faraway.testing.damage import Damaged, damaged_tableaux, damaged_transcripts
from faraway.testing.features import features, possible_features
from faraway.testing.games import games, readings, setups, transcripts
from faraway.testing.tableaux import TableauKind, tableaux

__all__ = [
    "Damaged",
    "TableauKind",
    "damaged_tableaux",
    "damaged_transcripts",
    "decks",
    "features",
    "games",
    "possible_features",
    "readings",
    "regions",
    "sanctuaries",
    "setups",
    "tableaux",
    "transcripts",
]
