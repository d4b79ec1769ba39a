"""Why every card paid what it paid, in sentences that players at the table would accept."""

from collections.abc import Callable, Iterator

from faraway.cards.catalogue import Biome, Card, Per, Quest
from faraway.cards.wording import (
    name_card,
    words_for_number,
    words_for_quest,
    words_for_wonders,
    words_in_a_row,
    words_with_commas,
)
from faraway.messages import Language, message
from faraway.scoring.sheet import CardScore, ScoreSheet

_SHOWN: dict[str, Callable[[Card], int]] = {
    "night": lambda card: int(card.night),
    "clue": lambda card: card.clues,
    "stone": lambda card: card.stones,
    "chimera": lambda card: card.chimeras,
    "thistle": lambda card: card.thistles,
    "river": lambda card: int(card.biome is Biome.RIVER),
    "city": lambda card: int(card.biome is Biome.CITY),
    "forest": lambda card: int(card.biome is Biome.FOREST),
    "desert": lambda card: int(card.biome is Biome.DESERT),
}


def explain_sheet(sheet: ScoreSheet, language: Language = Language.EN) -> tuple[str, ...]:
    """Return one sentence for every card, in the order of the reveal, and one for the total."""
    total = message(language, "explain-total", total=sheet.total)
    return (*(explain_card(score, language) for score in sheet.revealed), total)


def explain_card(score: CardScore, language: Language = Language.EN) -> str:
    """Format what a card paid, and why."""
    first, *others = _reasons(score, language)
    for reason in others:
        first = message(language, "explain-reasons", first=first, second=reason)
    return message(
        language, "explain-card", card=name_card(score.card, language), fame=score.fame, reasons=first
    )


def _reasons(score: CardScore, language: Language) -> Iterator[str]:
    quest = score.card.quest
    if quest is None:
        yield message(language, "explain-no-quest")
        return
    if score.asked:
        asked = {
            "stone": score.asked.stones,
            "chimera": score.asked.chimeras,
            "thistle": score.asked.thistles,
        }
        yield message(language, "explain-needs", wonders=words_for_wonders(score.asked, language))
        seen = _visible(score, [word for word, number in asked.items() if number], language)
        yield seen if score.is_prerequisite_met else message(language, "explain-not-enough", seen=seen)
    elif quest.per is Per.FIXED:
        yield message(language, "explain-asks-nothing")
    if quest.per is not Per.FIXED and score.is_prerequisite_met:
        yield words_for_quest(quest, language)
        seen = _visible(score, _counted_words(quest), language)
        if quest.per is Per.BIOME_SET:
            sets = words_for_number(score.counted, "set", language)
            seen = message(language, "explain-sets", seen=seen, sets=sets)
        yield seen


def _counted_words(quest: Quest) -> list[str]:
    match quest.per:
        case Per.BIOME:
            return [biome.value for biome in quest.biomes]
        case Per.BIOME_SET:
            return [biome.value for biome in Biome]
        case _:
            return [quest.per.value]


def _visible(score: CardScore, words: list[str], language: Language) -> str:
    """Format how many of each are visible, and on which cards."""
    found, total = [], 0
    for word in words:
        cards = [(card, _SHOWN[word](card)) for card in score.visible if _SHOWN[word](card)]
        number = sum(times for _, times in cards)
        found.append(_number_and_place(number, word, cards, language))
        total += number
    name = "explain-visible" if total else "explain-none-visible"
    return message(
        language, name, what=words_in_a_row(found, language), **({"total": total} if total else {})
    )


def _number_and_place(number: int, word: str, cards: list[tuple[Card, int]], language: Language) -> str:
    """Format how many there are of something, and which cards show it."""
    counted = words_for_number(number, word, language)
    if not cards:
        return counted
    names = [
        message(language, "explain-twice", card=name_card(card, language))
        if times == 2
        else name_card(card, language)
        for card, times in cards
    ]
    return message(language, "explain-where", number=counted, cards=words_with_commas(names, language))
