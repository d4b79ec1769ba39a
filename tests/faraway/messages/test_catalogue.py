"""The catalogues are complete in four languages, used, and say what Fluent's own runtime says."""

import json
import re
import shutil
import subprocess
from collections.abc import Iterator, Mapping
from itertools import product
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk

import faraway
from faraway.cards.catalogue import CATALOGUE, Biome, Per
from faraway.cards.wording import name_card, sanctuary_words
from faraway.messages import Language, Value, message
from faraway.messages.catalogue import FILES, pattern_of, patterns, read_file, sources, typeset_french
from faraway.messages.fluent import Pattern, Selector, variables
from faraway.rulebook.answers import OVERVIEW_LINES
from faraway.rulebook.ruling_book import read_rulings

FARAWAY = Path(__file__).resolve().parents[3] / "faraway"
ICONS = ("clue", "stone", "chimera", "thistle")
RULING_IDS = frozenset(ruling.id for ruling in read_rulings().rulings)
FAMILIES: Mapping[str, frozenset[str]] = {
    "term-": frozenset({*(biome.value for biome in Biome), "gray", "night", *ICONS}),
    "icon-": frozenset({*(biome.value for biome in Biome), "night", "day", *ICONS}),
    "count-": frozenset({*(biome.value for biome in Biome), "night", "set", *ICONS}),
    "statement-": RULING_IDS,
    "question-": RULING_IDS,
    "overview-": frozenset(
        f"{name}-{line}" for name, lines in OVERVIEW_LINES.items() for line in range(1, lines + 1)
    ),
    "answer-": frozenset({"yes", "no", "yes-default", "no-default"}),
    "case-card-": frozenset({"understood", "question", "view-understood", "view-question"}),
    "case-row-": frozenset(
        f"{asked}-{said}" for asked in ("targets", "asked", "whole") for said in ("understood", "question")
    ),
    "case-draw-": frozenset({"row-understood", "row-question", "open-understood", "open-question"}),
}
"""Messages whose ids are computed: what follows the prefix."""
OTHERS = [language for language in Language if language is not Language.EN]


def literals() -> set[str]:
    """Return every quoted word of the sources: the ids that are used."""
    texts = [
        path.read_text(encoding="utf-8")
        for pattern in ("**/*.py", "site/static/*.mjs")
        for path in FARAWAY.glob(pattern)
    ]
    return {word for text in texts for word in re.findall(r"[\"'`]([a-z][a-z0-9-]*)[\"'`]", text)}


def computed() -> set[str]:
    return {f"{prefix}{name}" for prefix, names in FAMILIES.items() for name in names}


def unused(names: set[str], used: set[str]) -> list[str]:
    return sorted(names - used - computed())


def choices(pattern: Pattern) -> Iterator[dict[str, Value]]:
    """Yield values that select every variant of a pattern."""
    keys: dict[str, list[Value]] = {name: [name.upper()] for name in variables(pattern)}
    for part in pattern:
        if isinstance(part, Selector):
            named = [key for key, _ in part.variants if not key.isdigit()]
            is_number = set(named) <= {"one", "other"}
            keys[part.name] = [0, 1, 2, 3, 11] if is_number else [*named, "something-else"]
    for values in product(*keys.values()):
        yield dict(zip(keys, values, strict=True))


@pytest.mark.parametrize("language", Language)
def test_every_file_of_a_language_is_read(language: Language) -> None:
    folder = Path(faraway.__file__).parent / "data" / "messages" / language.value
    assert tuple(sorted(path.name for path in folder.iterdir())) == tuple(f"{name}.ftl" for name in FILES)


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_the_messages_of_english(language: Language) -> None:
    for file in FILES:
        assert set(patterns(language, file)) == set(patterns(Language.EN, file)), file


@pytest.mark.parametrize("language", OTHERS)
def test_a_message_has_the_same_variables_in_every_language(language: Language) -> None:
    differing = [
        name
        for name in sources(Language.EN)
        if set(variables(pattern_of(language, name))) != set(variables(pattern_of(Language.EN, name)))
    ]
    assert differing == []


def test_french_has_a_narrow_space_before_double_marks_and_inside_guillemets() -> None:
    assert typeset_french("Une carte : \u00ab Région \u00bb ; laquelle ?") == (
        "Une carte\u202f: \u00ab\u202fRégion\u202f\u00bb\u202f; laquelle\u202f?"
    )
    badly_set = re.compile(r"(?<!\u202f)(?<!^)[;:!?\u00bb](?!\w)|\u00ab(?!\u202f)")
    wrong = {
        name: said
        for name in sources(Language.FR)
        for values in choices(pattern_of(Language.FR, name))
        if badly_set.search(said := message(Language.FR, name, **values))
    }
    assert wrong == {}
    assert message(Language.EN, "explain-reasons", first="a", second="b") == "a; b"


@pytest.mark.parametrize("language", Language)
def test_no_message_is_defined_twice(language: Language) -> None:
    names = [
        name for file in FILES for name in re.findall(r"^([\w-]+) =", read_file(language, file), re.MULTILINE)
    ]
    assert sorted(names) == sorted(sources(language))


def test_every_message_is_used() -> None:
    assert unused(set(sources(Language.EN)), literals()) == []
    assert unused({"never-said"}, literals()) == ["never-said"]


def test_every_computed_message_exists() -> None:
    assert sorted(computed() - set(sources(Language.EN))) == []


@pytest.mark.long
@pytest.mark.parametrize("language", Language)
def test_every_message_is_said_as_by_the_runtime_of_fluent(language: Language) -> None:
    bundle = FluentBundle([language.value], use_isolating=False)
    for file in FILES:
        text = read_file(language, file)
        junk = [entry for entry in FluentParser().parse(text).body if isinstance(entry, Junk)]
        assert junk == [], file
        bundle.add_resource(FluentResource(text))
    for name in sources(language):
        for values in choices(pattern_of(language, name)):
            pattern = bundle.get_message(name).value
            assert pattern is not None
            said, errors = bundle.format_pattern(pattern, values)
            assert (message(language, name, **values), []) == (said, errors)


NODE = """
import { Messages } from "MODULE";
const { language, patterns, asked } = JSON.parse(await new Response(process.stdin).text());
const catalogue = new Messages(language, patterns);
const refused = [["no-such-message", {}], ["explain-total", {}]].filter(([name, values]) => {
  try { catalogue.message(name, values); return false; } catch { return true; }
});
console.log(JSON.stringify({ said: asked.map(([name, values]) => catalogue.message(name, values)), refused: refused.length }));
"""


@pytest.mark.skipif(shutil.which("node") is None, reason="needs node")
@pytest.mark.parametrize("language", Language)
def test_the_page_says_what_python_says(language: Language) -> None:
    asked = [(name, values) for name in sources(language) for values in choices(pattern_of(language, name))]
    program = NODE.replace("MODULE", (FARAWAY / "site" / "static" / "messages.mjs").as_uri())
    document = {"language": language.value, "patterns": patterns(language, *FILES), "asked": asked}
    run = subprocess.run(
        ["node", "--input-type=module", "-e", program],  # noqa: S607  node stands where it stands
        input=json.dumps(document),
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(run.stdout) == {
        "said": [message(language, name, **values) for name, values in asked],
        "refused": 2,
    }


def test_the_english_name_of_a_sanctuary_is_its_id() -> None:
    for card in CATALOGUE.sanctuaries:
        assert "-".join(sanctuary_words(card, Language.EN)) == card.id == name_card(card)


@pytest.mark.parametrize("language", Language)
def test_every_card_has_a_name_of_its_own(language: Language) -> None:
    names = {name_card(card, language) for card in CATALOGUE.regions}
    names |= {name_card(card, language) for card in CATALOGUE.sanctuaries}
    assert len(names) == 113


def test_every_kind_of_quest_is_named() -> None:
    assert {card.quest.per for card in CATALOGUE.sanctuaries if card.quest} <= set(Per)
    assert (
        name_card(CATALOGUE.sanctuary_of["gray-per-desert-or-city-1"], Language.DE)
        == "grau-pro-Wüste-oder-Stadt-1"
    )
    assert (
        name_card(CATALOGUE.sanctuary_of["gray-clue-per-biome-set-4"], Language.FR)
        == "gris-indice-par-série-4"
    )
    assert name_card(CATALOGUE.sanctuary_of["gray-fixed-5"], Language.IT) == "grigio-fisso-5"
