"""Words for what cards show, ask for and pay, in the terms of each edition's language."""

from collections.abc import Iterator, Sequence

from faraway.cards.catalogue import Card, Per, Quest, Region, Sanctuary, Wonders
from faraway.messages import Language, message

EN = Language.EN


def words_for_number(number: int, word: str, language: Language = EN) -> str:
    """Format a number of things: "no stone", "1 stone", "2 stones"."""
    return message(language, f"count-{word}", number=number)


def words_in_a_row(words: Sequence[str], language: Language = EN) -> str:
    """Join words as a sentence does: "a, b and c"."""
    if len(words) < 2:
        return "".join(words)
    return message(language, "list-and", first=words_with_commas(words[:-1], language), second=words[-1])


def words_with_commas(words: Sequence[str], language: Language = EN) -> str:
    """Join words with commas alone."""
    row = words[0]
    for word in words[1:]:
        row = message(language, "list-comma", first=row, second=word)
    return row


def words_for_icons(card: Card, language: Language = EN) -> str:
    """Format the clues and wonders that a card shows; an empty string if it shows none."""
    return words_in_a_row(
        [words_for_number(number, word, language) for word, number in _icons(card) if number], language
    )


def words_for_wonders(wonders: Wonders, language: Language = EN) -> str:
    """Format the number of each wonder; an empty string if there is none."""
    counts = (("stone", wonders.stones), ("chimera", wonders.chimeras), ("thistle", wonders.thistles))
    return words_in_a_row(
        [words_for_number(number, word, language) for word, number in counts if number], language
    )


def words_for_quest(quest: Quest | None, language: Language = EN) -> str:
    """Format what a quest pays; an empty string if there is none."""
    if quest is None:
        return ""
    match quest.per:
        case Per.FIXED:
            return message(language, "quest-fixed", fame=quest.fame)
        case Per.BIOME_SET:
            return message(language, "quest-per-biome-set", fame=quest.fame)
        case _:
            return message(
                language, "quest-per", fame=quest.fame, what=_alternatives(quest, "list-or", language)
            )


def name_card(card: Card, language: Language = EN) -> str:
    """Return the name that players use for a card: a Region by its duration, a Sanctuary by its facts."""
    if isinstance(card, Region):
        return str(card.duration)
    return card.id if language is EN else "-".join(sanctuary_words(card, language))


def sanctuary_words(card: Sanctuary, language: Language) -> Iterator[str]:
    """Yield the words of a Sanctuary's name: its biome, its icons and its quest; in English they make its id."""
    yield message(language, f"term-{card.biome.value if card.biome else 'gray'}")
    for word, number in (("night", int(card.night)), *_icons(card)):
        if number:
            yield message(language, f"term-{word}")
    if card.quest is None:
        return
    match card.quest.per:
        case Per.FIXED:
            yield message(language, "name-fixed", fame=card.quest.fame)
        case Per.BIOME_SET:
            yield message(language, "name-per-biome-set", fame=card.quest.fame)
        case _:
            what = _alternatives(card.quest, "name-or", language)
            yield message(language, "name-per", fame=card.quest.fame, what=what)


def _icons(card: Card) -> tuple[tuple[str, int], ...]:
    return (
        ("clue", card.clues),
        ("stone", card.stones),
        ("chimera", card.chimeras),
        ("thistle", card.thistles),
    )


def _alternatives(quest: Quest, joined: str, language: Language) -> str:
    """Format what a quest counts: an icon, a biome, or one of two biomes."""
    names = [biome.value for biome in quest.biomes] if quest.per is Per.BIOME else [quest.per.value]
    words = [message(language, f"term-{name}") for name in names]
    return words[0] if len(words) == 1 else message(language, joined, first=words[0], second=words[1])
