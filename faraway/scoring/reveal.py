"""The reveal of a tableau step by step: which card is scored, what is face up, and what is counted on every card."""

from collections.abc import Iterator

from attrs import frozen

from faraway.cards.catalogue import Card, Per, Quest
from faraway.cards.icons import Wonders
from faraway.messages import Language
from faraway.scoring.explanation import explain_card
from faraway.scoring.sheet import CardScore, ScoreSheet


@frozen(kw_only=True)
class Place:
    """One card on the table during a step."""

    card: Card
    is_open: bool
    is_scored: bool
    counted: int
    needed: int

    @property
    def is_marked(self) -> bool:
        """Return True if the card matters to the one that is scored."""
        return self.counted > 0 or self.needed > 0


@frozen(kw_only=True)
class Step:
    """One card being scored: all places of the table, its fame, and why."""

    score: CardScore
    regions: tuple[Place, ...]
    sanctuaries: tuple[Place, ...]
    sentence: str
    total: int


def reveal_steps(sheet: ScoreSheet, language: Language = Language.EN) -> Iterator[Step]:
    """Return a step for every card, in the order of the reveal, with its reason in a language."""
    regions = [score.card for score in sheet.regions]
    sanctuaries = [score.card for score in sheet.sanctuaries]
    total = 0
    for score in sheet.revealed:
        total += score.fame
        yield Step(
            score=score,
            regions=tuple(_place(card, score) for card in regions),
            sanctuaries=tuple(_place(card, score) for card in sanctuaries),
            sentence=explain_card(score, language),
            total=total,
        )


def _place(card: Card, score: CardScore) -> Place:
    is_open = card in score.visible
    quest = score.card.quest
    return Place(
        card=card,
        is_open=is_open,
        is_scored=card == score.card,
        counted=times_counted(card, quest) if is_open and quest is not None else 0,
        needed=wonders_needed(card, score.asked) if is_open else 0,
    )


def times_counted(card: Card, quest: Quest) -> int:
    """Return how often a quest counts one visible card."""
    counted = {
        Per.FIXED: 0,
        Per.CLUE: card.clues,
        Per.STONE: card.stones,
        Per.CHIMERA: card.chimeras,
        Per.THISTLE: card.thistles,
        Per.NIGHT: int(card.night),
        Per.BIOME: int(card.biome in quest.biomes),
        Per.BIOME_SET: int(card.biome is not None),
    }
    return counted[quest.per]


def wonders_needed(card: Card, asked: Wonders) -> int:
    """Return how many wonders of the kinds asked for one visible card shows."""
    return (
        (card.stones if asked.stones else 0)
        + (card.chimeras if asked.chimeras else 0)
        + (card.thistles if asked.thistles else 0)
    )
