"""The JSON form of tableaux: their cards, checked."""

from collections.abc import Iterator
from functools import partial

from attrs import frozen

from faraway.cards.catalogue import Duration, SanctuaryId
from faraway.errors import Problem
from faraway.io.convert import CONVERTER, load
from faraway.io.strict import LARGEST_LINE, Json
from faraway.scoring.tableau import Extent, Tableau, sanctuary_problems, tableau_problems


@frozen(kw_only=True)
class _TableauForm:
    """The keys of a tableau, all of which must be there."""

    regions: tuple[Duration, ...]
    sanctuaries: tuple[SanctuaryId, ...]


@CONVERTER.register_structure_hook
def _structure_tableau(value: Json, _: type) -> Tableau:
    """Trust the cards: `load_tableau` has checked them, whole or partly known."""
    form = CONVERTER.structure(value, _TableauForm)
    return Tableau.trusted(form.regions, form.sanctuaries)


def load_tableau(data: bytes, *, extent: Extent = Extent.WHOLE, largest: int = LARGEST_LINE) -> Tableau:
    """Load a tableau; raise FarawayError with every reason."""
    return load(data, Tableau, partial(card_problems, extent=extent), largest=largest)


def card_problems(value: Json, extent: Extent, path: str = "") -> Iterator[Problem]:
    """Check the cards of as much of a tableau as is present, so that one fault does not hide another."""
    if isinstance(value, dict):
        regions, sanctuaries = value.get("regions"), value.get("sanctuaries")
        if isinstance(regions, list):
            listed = sanctuaries if isinstance(sanctuaries, list) else []
            yield from tableau_problems(regions, listed, extent=extent, path=path)
        elif isinstance(sanctuaries, list):
            yield from sanctuary_problems(sanctuaries, path=f"{path}/sanctuaries")
