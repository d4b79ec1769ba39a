"""Single cards and shuffled decks."""

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from faraway.cards.catalogue import CATALOGUE, Region, Sanctuary
from faraway.game.setup import Decks

DURATIONS = [region.duration for region in CATALOGUE.regions]
SANCTUARY_IDS = [sanctuary.id for sanctuary in CATALOGUE.sanctuaries]


def regions() -> SearchStrategy[Region]:
    """Generate any of the 68 Regions. Rules: COMP-1."""
    return st.sampled_from(CATALOGUE.regions)


def sanctuaries() -> SearchStrategy[Sanctuary]:
    """Generate any of the 45 Sanctuaries. Rules: COMP-2."""
    return st.sampled_from(CATALOGUE.sanctuaries)


def decks() -> SearchStrategy[Decks]:
    """Generate both decks in any order; they shrink towards the order of the catalogue. Rules: SETUP-1, SETUP-5."""
    return st.builds(
        Decks,
        regions=st.permutations(DURATIONS).map(tuple),
        sanctuaries=st.permutations(SANCTUARY_IDS).map(tuple),
    )
