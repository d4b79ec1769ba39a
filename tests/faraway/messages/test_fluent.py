import pytest

from faraway.messages.fluent import (
    Selector,
    Variable,
    dump_pattern,
    format_pattern,
    parse_pattern,
    split_entries,
    variables,
)
from faraway.messages.language import Language

STONES = """{ $number ->
    [0] no stone
    [one] 1 stone
   *[other] { $number } stones
}"""


def test_a_file_is_split_into_its_messages_without_comments() -> None:
    text = f"# A comment\nfirst = One {'{ $x }'}\nsecond = {STONES}\n\nthird = 3\n"
    assert list(split_entries(text)) == ["first", "second", "third"]
    assert split_entries(text)["second"].strip() == STONES


def test_a_pattern_is_text_variables_and_selectors() -> None:
    assert parse_pattern("a { $b } c") == ("a ", Variable(name="b"), " c")
    (selector,) = parse_pattern(STONES)
    assert isinstance(selector, Selector)
    assert selector.default == 2
    assert set(variables((selector,))) == {"number"}


@pytest.mark.parametrize(
    ("number", "said"), [(0, "no stone"), (1, "1 stone"), (2, "2 stones"), ("many", "many stones")]
)
def test_a_selector_takes_the_exact_number_then_the_plural_category_then_the_default(
    number: int | str, said: str
) -> None:
    assert format_pattern(parse_pattern(STONES), {"number": number}, Language.EN) == said


def test_zero_is_singular_in_french_only() -> None:
    assert [language.plural_category(0) for language in Language] == ["other", "one", "other", "other"]
    assert {language.plural_category(1) for language in Language} == {"one"}


def test_a_literal_may_be_empty() -> None:
    pattern = parse_pattern('{ $kind ->\n    [plain] { "" }\n   *[other] more\n} end')
    assert format_pattern(pattern, {"kind": "plain"}, Language.IT) == " end"
    assert format_pattern(pattern, {"kind": "else"}, Language.IT) == "more end"


@pytest.mark.parametrize(
    "source",
    [
        "{ -term }",
        "{ other-message }",
        "{ NUMBER($x) }",
        "a } b",
        "two\n    lines",
        "{ $x ->\n    [one] a\n}",
        "{ $x ->\n   *[one] a\n   *[other] b\n}",
        "{ $x ->\n   *[one] a",
    ],
)
def test_what_the_catalogues_do_not_use_is_refused(source: str) -> None:
    with pytest.raises(ValueError, match=r"pattern|lines|selector"):
        parse_pattern(source)


def test_a_missing_value_is_an_error() -> None:
    with pytest.raises(KeyError, match="b"):
        format_pattern(parse_pattern("a { $b }"), {}, Language.EN)


def test_a_pattern_is_dumped_for_the_page() -> None:
    assert dump_pattern(parse_pattern(f"a {{ $b }} {STONES}")) == [
        "a ",
        {"value": "b"},
        " ",
        {
            "by": "number",
            "variants": [
                ("0", ["no stone"]),
                ("one", ["1 stone"]),
                ("other", [{"value": "number"}, " stones"]),
            ],
            "default": 2,
        },
    ]
