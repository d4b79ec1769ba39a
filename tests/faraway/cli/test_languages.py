"""Score sheets, drawings and the score pad in four languages: every word in the language that was asked for."""

import re

import pytest

from tests.faraway.cli_running import Run

UNMET = b'{"regions": [12, 20, 16, 23, 35, 49, 14, 68], "sanctuaries": ["desert-stone"]}'
PAD = b"""{"players": [
  {"name": "Ada", "regions": [12, 20, 16, 23, 44, 49, 14, 28], "sanctuaries": ["desert-stone"]},
  {"name": "Bo", "regions": [68, 3, 9, 5, 13, 6, 2, 30], "sanctuaries": ["forest-stone"]}
]}"""
ENGLISH = re.compile(
    r"\b(card|needs|visible are|quest|counts|fame|total is|not met|stones?|thistles?|per|set of|desert|river|forest"
    r"|Together|clue|scored|Sanctuaries|lowest|rank|wins)\b"
)
SHEETS = {
    "en": ("needs", "5 stones (not met)", "10 per set of the four biomes"),
    "fr": ("condition", "5 pierres (non remplie)", "10 par série des quatre biomes"),
    "de": ("Bedingung", "5 Steine (nicht erfüllt)", "10 pro Set der vier Landschaftsarten"),
    "it": ("requisito", "5 pietre (non soddisfatto)", "10 per set dei quattro Biomi"),
}
DRAWINGS = {
    "en": ("desert", "10/set", "Together 0.", "? clue, S stone"),
    "fr": ("désert", "10/sér", "En tout 0.", "? indice, S pierre"),
    "de": ("Wüste", "10/Set", "Zusammen 0.", "? Hinweis, S Stein"),
    "it": ("deserto", "10/set", "In tutto 0.", "? indizio, S pietra"),
}
PADS = {
    "en": ("Region in place 8", "Sanctuaries", "lowest Region", "Bo wins with 49."),
    "fr": ("Région à la place 8", "Sanctuaires", "plus petite Région", "Bo l\u2019emporte avec 49."),
    "de": ("Region an Stelle 8", "Heiligtümer", "kleinste Region", "Bo gewinnt mit 49."),
    "it": ("Regione al posto 8", "Santuari", "Regione più bassa", "Bo vince con 49."),
}


@pytest.mark.parametrize("language", SHEETS)
@pytest.mark.parametrize(
    ("said", "command", "given"),
    [
        (SHEETS, ("explain",), UNMET),
        (DRAWINGS, ("explain", "--draw"), UNMET),
        (PADS, ("rank",), PAD),
    ],
    ids=["sheet", "drawing", "pad"],
)
def test_every_word_is_of_the_language(
    said: dict[str, tuple[str, ...]], command: tuple[str, ...], given: bytes, language: str, run: Run
) -> None:
    output = run(*command, "--language", language, "-", given=given).stdout
    assert [words for words in said[language] if words not in output] == []
    shared = {"it": {"per", "set"}, "fr": {"quest"}}.get(language, set())
    english = {found[1] for found in ENGLISH.finditer(output)} - shared
    assert (english == set()) is (language != "en"), english


@pytest.mark.parametrize(("said", "command"), [(SHEETS, ("explain",)), (PADS, ("rank",))])
def test_english_is_the_default(said: dict[str, tuple[str, ...]], command: tuple[str, ...], run: Run) -> None:
    given = PAD if command == ("rank",) else UNMET
    output = run(*command, "-", given=given).stdout
    assert output == run(*command, "--language", "en", "-", given=given).stdout
    assert all(words in output for words in said["en"])
