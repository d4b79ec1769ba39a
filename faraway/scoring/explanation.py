"""Why every card paid what it paid, in sentences that a table of players would accept."""

from collections.abc import Callable, Iterator

from faraway.cards.catalogue import Biome, Card, Per, Quest
from faraway.cards.wording import (
    name_card,
    words_for_number,
    words_for_quest,
    words_for_wonders,
    words_in_a_row,
)
from faraway.scoring.sheet import CardScore, ScoreSheet

_SHOWN: dict[str, Callable[[Card], int]] = {
    "night card": lambda card: int(card.night),
    "clue": lambda card: card.clues,
    "stone": lambda card: card.stones,
    "chimera": lambda card: card.chimeras,
    "thistle": lambda card: card.thistles,
    "river": lambda card: int(card.biome is Biome.RIVER),
    "city": lambda card: int(card.biome is Biome.CITY),
    "forest": lambda card: int(card.biome is Biome.FOREST),
    "desert": lambda card: int(card.biome is Biome.DESERT),
}


def explain_sheet(sheet: ScoreSheet) -> tuple[str, ...]:
    """Return one sentence for every card, in the order of the reveal, and one for the total."""
    return (*map(explain_card, sheet.revealed), f"The total is {sheet.total}.")


def explain_card(score: CardScore) -> str:
    """Format what a card paid, and why."""
    return f"{name_card(score.card)} pays {score.fame}: {'; '.join(_reasons(score))}."


def _reasons(score: CardScore) -> Iterator[str]:
    quest = score.card.quest
    if quest is None:
        yield "it has no quest"
        return
    if score.asked:
        asked = {
            "stone": score.asked.stones,
            "chimera": score.asked.chimeras,
            "thistle": score.asked.thistles,
        }
        yield f"needs {words_for_wonders(score.asked)}"
        seen = _visible(score, [word for word, number in asked.items() if number])
        yield seen if score.is_prerequisite_met else f"{seen}, which is not enough"
    elif quest.per is Per.FIXED:
        yield "it asks for nothing"
    if quest.per is not Per.FIXED and score.is_prerequisite_met:
        yield words_for_quest(quest)
        seen = _visible(score, _counted_words(quest))
        yield f"{seen}: {words_for_number(score.counted, 'set')}" if quest.per is Per.BIOME_SET else seen


def _counted_words(quest: Quest) -> list[str]:
    match quest.per:
        case Per.BIOME:
            return [biome.value for biome in quest.biomes]
        case Per.BIOME_SET:
            return [biome.value for biome in Biome]
        case Per.NIGHT:
            return ["night card"]
        case _:
            return [quest.per.value]


def _visible(score: CardScore, words: list[str]) -> str:
    """Format how many of each are visible, and on which cards."""
    found, total = [], 0
    for word in words:
        cards = [(card, _SHOWN[word](card)) for card in score.visible if _SHOWN[word](card)]
        number = sum(times for _, times in cards)
        where = ", ".join(f"{name_card(card)}{' twice' if times == 2 else ''}" for card, times in cards)
        found.append(words_for_number(number, word) + (f" ({where})" if where else ""))
        total += number
    if total == 0:
        return f"{words_in_a_row(found)} is visible"
    return f"visible {'is' if total == 1 else 'are'} {words_in_a_row(found)}"
