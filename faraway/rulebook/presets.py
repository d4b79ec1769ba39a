"""The values played under each edition, with their grounds, in words that a player understands."""

from faraway.rulebook.clauses import Preset, Question, read_register


def lines_of_reading(name: str) -> tuple[str, ...]:
    """Return the lines of the shipped question that a reading answers."""
    return preset_lines(read_register().question(name))


def preset_lines(question: Question) -> tuple[str, ...]:
    """Return a line for each group of editions with the same value on the same ground."""
    groups: dict[str, list[str]] = {}
    for preset in question.presets:
        groups.setdefault(describe_preset(preset), []).append(preset.edition.value)
    return tuple(f"{', '.join(editions)}: {words}" for words, editions in groups.items())


def describe_preset(preset: Preset) -> str:
    """Return a value with its ground, the other ways to read the text, and the note."""
    others = f", another is {' or '.join(preset.others)}" if preset.others else ""
    note = f" ({preset.note})" if preset.note else ""
    return f"{preset.value}, {preset.ground.in_words}{others}{note}"
