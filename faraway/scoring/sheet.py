"""The score sheet of a tableau: for every card what it saw, asked for, found, counted and paid."""

from attrs import frozen

from faraway.cards.catalogue import CATALOGUE, Catalogue
from faraway.scoring.record import STANDARD_SCORING, CardScore, ScoringRules
from faraway.scoring.tableau import Tableau

__all__ = ["CardScore", "ScoreSheet", "score_tableau"]


@frozen(kw_only=True)
class ScoreSheet:
    """The scores of a tableau: Regions in play order, Sanctuaries in the order given."""

    regions: tuple[CardScore, ...]
    sanctuaries: tuple[CardScore, ...]
    total: int

    @property
    def revealed(self) -> tuple[CardScore, ...]:
        """All cards in the order in which they are scored."""
        return (*reversed(self.regions), *self.sanctuaries)

    @property
    def region_fame(self) -> tuple[int, ...]:
        """The fame of each Region, in play order."""
        return tuple([score.fame for score in self.regions])

    @property
    def sanctuary_fame(self) -> tuple[int, ...]:
        """The fame of each Sanctuary, in the order given."""
        return tuple([score.fame for score in self.sanctuaries])


def score_tableau(
    tableau: Tableau, scoring: ScoringRules = STANDARD_SCORING, catalogue: Catalogue = CATALOGUE
) -> ScoreSheet:
    """Score a tableau, or the last Regions and all Sanctuaries of a partly known one."""
    regions = tuple([catalogue.region_of[duration] for duration in tableau.regions])
    sanctuaries = tuple([catalogue.sanctuary_of[name] for name in tableau.sanctuaries])
    revealed = scoring.reveal_tableau(regions, sanctuaries, scoring)
    region_scores, sanctuary_scores = revealed[: len(regions)][::-1], revealed[len(regions) :]
    return ScoreSheet(
        regions=region_scores,
        sanctuaries=sanctuary_scores,
        total=scoring.total_fame(
            [score.fame for score in region_scores], [score.fame for score in sanctuary_scores]
        ),
    )
