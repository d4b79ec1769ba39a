import io
import sys
from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.console import Console

from faraway.cli.layout import fit_columns, output_width, say, wrap
from faraway.cli.tables import make_console, print_fitting
from faraway.conformance.exchange.claims import LEVELS
from faraway.conformance.reports.terminal import COLUMNS as TERMINAL_COLUMNS
from faraway.conformance.reports.terminal import print_levels
from faraway.conformance.suite.vectors import shipped_suite
from faraway.conformance.verdict.conclusion import conclude
from faraway.conformance.verdict.tally import FULL, Facts, Tally
from tests.faraway.cli.test_help_examples import help_examples
from tests.faraway.cli_running import Run
from tests.faraway.conformance.examples import ZEROS_PORT, python_port

HEADINGS = ("who", "policy", "mean", "deviation", "Sanctuaries")
ROWS = [("seat 0", "clue-hoarding", "53.30", "13.93", "5.97"), ("seat 1", "random", "28.10", "9.50", "3.52")]

CRASHES = python_port("raise RuntimeError('a long sentence on standard error: ' + 'so it goes ' * 20)")


def printed(width: int, rows: Sequence[tuple[str, ...]] = ROWS) -> list[str]:
    console = Console(file=io.StringIO(), width=width)
    print_fitting(console, "Fame", HEADINGS, rows, words=2)
    assert isinstance(console.file, io.StringIO)
    return [line.rstrip() for line in console.file.getvalue().splitlines()]


def test_a_table_that_fits_has_lines() -> None:
    lines = printed(80)
    assert lines[0] == "Fame"
    assert lines[1].startswith("┏")


def test_a_narrower_table_has_none() -> None:
    lines = printed(50)
    assert lines[1].split() == [*HEADINGS]
    assert lines[2].split() == ["seat", "0", "clue-hoarding", "53.30", "13.93", "5.97"]


def test_a_table_turns_on_its_side_before_it_becomes_a_list() -> None:
    lines = printed(40)
    assert [line.split() for line in lines[-3:]] == [
        ["mean", "53.30", "28.10"],
        ["deviation", "13.93", "9.50"],
        ["Sanctuaries", "5.97", "3.52"],
    ]
    many = printed(40, ROWS * 4)
    assert many[1:4] == [
        "seat 0  clue-hoarding",
        "    mean 53.30, deviation 13.93,",
        "        Sanctuaries 5.97",
    ]


@pytest.mark.parametrize("width", range(24, 100, 4))
def test_no_word_is_cut_and_no_line_is_too_long(width: int) -> None:
    lines = printed(width)
    assert max(map(len, lines)) <= width
    words = {word for line in lines for word in line.replace("│", " ").replace(",", " ").split()}
    assert {cell for row in ROWS for cell in row if " " not in cell} <= words


@given(st.lists(st.tuples(st.integers(1, 9), st.integers(0, 30)), min_size=1, max_size=6), st.integers(0, 99))
def test_columns_fill_the_room_between_least_and_most(columns: list[tuple[int, int]], room: int) -> None:
    least = [low for low, _ in columns]
    most = [low + more for low, more in columns]
    widths = fit_columns(least, most, room)
    if widths is None:
        assert sum(least) > room
    else:
        assert sum(widths) == min(room, sum(most))
        assert all(low <= width <= high for low, width, high in zip(least, widths, most, strict=True))


def test_prose_wraps_between_words_only_where_there_is_a_width(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert wrap("  a long-hyphenated-word here", 12) == "  a\n      long-hyphenated-word\n      here"
    monkeypatch.delenv("COLUMNS", raising=False)
    say("one two three\nfour")
    assert capsys.readouterr().out == "one two three\nfour\n"
    monkeypatch.setenv("COLUMNS", "8")
    say("one two three\nfour")
    assert capsys.readouterr().out == "one two\n    three\nfour\n"
    monkeypatch.delenv("COLUMNS")
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    assert output_width() == 80


def test_the_list_of_vectors_shows_every_id_whole(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    ids = [vector.id for vector in shipped_suite().vectors]
    monkeypatch.delenv("COLUMNS", raising=False)
    lines = run("conformance", "list").stdout.splitlines()
    assert [line.split()[0] for line in lines[:-1]] == ids
    monkeypatch.setenv("COLUMNS", "80")
    narrow = run("conformance", "list").stdout.splitlines()
    assert [line for line in narrow[:-1] if not line.startswith(" ")] == ids


@pytest.mark.parametrize(
    "arguments",
    [
        ("simulate", "--games", "3", "--games-for-readings", "1", "--policy", "clue-hoarding"),
        ("cards",),
        ("rule", "SCORE-4"),
        ("rule",),
        ("readings",),
        ("errors",),
        ("play", "--players", "6"),
        ("ask", "does the card itself count?"),
        ("conformance", "suites"),
        ("conformance", "doctor", "--", *CRASHES),
        ("conformance", "run", "--level", "1", "--level", "2", "--no-diagnosis", "--", *ZEROS_PORT),
        pytest.param(("conformance", "coverage"), marks=[pytest.mark.long, pytest.mark.no_cover]),
    ],
    ids=lambda arguments: " ".join(arguments).partition(" -- ")[0],
)
def test_output_fits_80_columns(
    arguments: tuple[str, ...], run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    text = run(*arguments).stdout
    assert [line for line in text.splitlines() if len(line) > 80 and len(line.split()) > 1] == []
    assert "…" not in text, "nothing is cut"


def test_a_level_and_its_verdict_stand_on_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    tallies = {(level, "x"): Tally(not_claimed=111) for level in LEVELS}
    print_levels(
        conclude(Facts(identity=None, suite_version="1", selection=FULL, tallies=tallies)), make_console()
    )
    heading, *lines = capsys.readouterr().out.splitlines()
    assert heading.split() == ["level", "verdict", *TERMINAL_COLUMNS.values(), "left", "out"]
    assert [line[:12].rstrip() for line in lines] == [f"{level} {name}" for level, name in LEVELS.items()]
    assert {line[69:].rstrip() for line in lines} == {"not claimed"}


@pytest.mark.parametrize("command", ["", *(name for name, _ in help_examples())])
def test_help_fits_80_columns(command: str, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    lines = run(*command.split(), "--help").stdout.splitlines()
    assert [line for line in lines if len(line) > 80] == []
