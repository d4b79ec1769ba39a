"""Hypothesis strategies for tests of the rules: cards, tableaux, games, transcripts and damaged input.

Needs the extra `testing` (the conformance suite under pytest does not: `faraway.conformance.pytest_plugin`):

    from hypothesis import given
    from faraway.testing import TableauKind, tableaux

    @given(tableaux(TableauKind.SHORT_BY_ONE))
    def test_my_port_agrees(tableau): ...
"""

try:
    from faraway.testing.cards import decks, regions, sanctuaries
    from faraway.testing.damage import Damaged, damaged_tableaux, damaged_transcripts
    from faraway.testing.features import features, possible_features
    from faraway.testing.games import games, readings, setups, transcripts
    from faraway.testing.rare import situations, transcripts_in
    from faraway.testing.tableaux import TableauKind, tableaux
    from faraway.testing.values import Value, attainable_values, counted_values, tableau_counting
except ModuleNotFoundError as error:
    if error.name != "hypothesis":
        raise
    message = 'faraway.testing needs hypothesis: pip install "faraway-rules[testing]"'
    raise ImportError(message, name="hypothesis") from error

__all__ = [
    "Damaged",
    "TableauKind",
    "Value",
    "attainable_values",
    "counted_values",
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
    "situations",
    "tableau_counting",
    "tableaux",
    "transcripts",
    "transcripts_in",
]
