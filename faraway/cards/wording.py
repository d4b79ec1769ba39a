"""Words for what cards show, ask for and pay."""

from collections.abc import Sequence

from faraway.cards.catalogue import Card, Per, Quest, Region, Wonders

PLURAL = {"city": "cities"}


def words_for_number(number: int, word: str) -> str:
    """Format a number of things: "no stone", "1 stone", "2 stones"."""
    if number == 0:
        return f"no {word}"
    return f"1 {word}" if number == 1 else f"{number} {PLURAL.get(word, f'{word}s')}"


def words_in_a_row(words: Sequence[str]) -> str:
    """Join words as a sentence does: "a, b and c"."""
    return " and ".join([*([", ".join(words[:-1])] if len(words) > 1 else []), *words[-1:]])


def words_for_icons(card: Card) -> str:
    """Format the clues and wonders that a card shows; an empty string if it shows none."""
    shown = (
        ("clue", card.clues),
        ("stone", card.stones),
        ("chimera", card.chimeras),
        ("thistle", card.thistles),
    )
    return words_in_a_row([words_for_number(number, word) for word, number in shown if number])


def words_for_wonders(wonders: Wonders) -> str:
    """Format the number of each wonder; an empty string if there is none."""
    counts = (("stone", wonders.stones), ("chimera", wonders.chimeras), ("thistle", wonders.thistles))
    return words_in_a_row([words_for_number(number, word) for word, number in counts if number])


def words_for_quest(quest: Quest | None) -> str:
    """Format what a quest pays; an empty string if there is none."""
    if quest is None:
        return ""
    match quest.per:
        case Per.FIXED:
            return str(quest.fame)
        case Per.BIOME:
            return f"{quest.fame} per {' or '.join(biome.value for biome in quest.biomes)}"
        case Per.BIOME_SET:
            return f"{quest.fame} per set of the four biomes"
        case _:
            return f"{quest.fame} per {quest.per.value}"


def name_card(card: Card) -> str:
    """Return the name that players use for a card: a Region by its duration, a Sanctuary by its id."""
    return str(card.duration) if isinstance(card, Region) else card.id
