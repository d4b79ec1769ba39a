from collections.abc import Callable
from importlib import resources
from pathlib import Path

import pytest

from faraway.cards import reader as catalogue_file
from faraway.cards.reader import load_catalogue, read_catalogue
from faraway.errors import Code, FarawayError

TEXT = (resources.files("faraway") / "data" / "cards.txt").read_text(encoding="utf-8")


def reasons(text: str) -> list[str]:
    with pytest.raises(FarawayError) as caught:
        load_catalogue(text)
    assert {problem.code for problem in caught.value.problems} == {Code.DAMAGED_CATALOGUE}
    return [problem.message for problem in caught.value.problems]


def change(old: str, new: str) -> str:
    assert TEXT.count(old) == 1, old
    return TEXT.replace(old, new)


def row(start: str) -> str:
    return next(line for line in TEXT.splitlines() if line.startswith(start))


ROW_2 = row("       2 |")
ROW_45 = row("      45 |")


DAMAGE: dict[str, tuple[str, str]] = {
    "biome-unknown": (ROW_2.replace("desert", "swamp "), "biome is 'swamp'"),
    "time-unknown": (ROW_2.replace("day", "dusk"), "time is 'dusk'"),
    "duration-no-number": (ROW_2.replace("2 |", "x |", 1), "duration is 'x'"),
    "icon-unknown": (ROW_2.replace("2 stones", "2 stars "), "shows has '2 stars'"),
    "icon-plural-missing": (ROW_2.replace("2 stones", "2 stone "), "shows has '2 stone'"),
    "icon-plural-wrong": (ROW_2.replace("2 stones", "1 stones"), "shows has '1 stones'"),
    "icon-twice": (ROW_2.replace("2 stones", "1 stone, 1 stone"), "shows has '1 stone'"),
    "prerequisite-without-quest": (ROW_45.replace("| 13", "| -"), "there is no quest"),
    "prerequisite-of-clues": (ROW_45.replace("3 chimeras", "3 clues   "), "asks for wonders only"),
    "quest-unreadable": (ROW_45.replace("| 13", "| lots"), "quest is 'lots'"),
    "quest-of-unknown-biome": (ROW_45.replace("| 13", "| 1 per swamp"), "quest is 'swamp'"),
    "quest-of-one-biome-twice": (ROW_45.replace("| 13", "| 1 per city or city"), "names a biome twice"),
    "column-missing": (ROW_45.rsplit("|", 1)[0], "5 columns"),
    "row-missing": ("", "duration 1 to 68"),
    "row-twice": (ROW_45 + "\n" + ROW_45, "duration 1 to 68"),
}


@pytest.mark.parametrize("fault", DAMAGE)
def test_damaged_region_is_refused(fault: str) -> None:
    """Against: COMP-1, COMP-4, COMP-5, COMP-6, COMP-10."""
    line, reason = DAMAGE[fault]
    original = ROW_45 if ROW_45[:10] in line or fault.startswith("row") else ROW_2
    found = reasons(change(original, line))
    assert any(reason in text for text in found), found


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("forest-night ", "forest-nacht ", "its facts make 'forest-night'"),
        ("| gray   | night | 1 chimera", "| gray   | -     | 1 chimera", "its facts make 'gray-chimera'"),
        ("[totals]", "[sums]", "there is no [totals]"),
        ("duration | doubt | settled", "duration | doubt", "columns of [disputed] must be"),
        ("\n31 |", "\n99 |", "a Region that is not there"),
        ("sanctuaries |    45", "hermitages  |    45", "one line for regions and one for sanctuaries"),
        ("|  360", "|  361", "add up to 360 in fame, and [totals] says 361"),
    ],
)
def test_damage_elsewhere_is_refused(old: str, new: str, reason: str) -> None:
    """Against: COMP-2, COMP-11, COMP-12."""
    found = reasons(change(old, new))
    assert any(reason in text for text in found), found


def test_missing_sanctuary_is_refused() -> None:
    """Against: COMP-2."""
    found = reasons(change(row("river-stone") + "\n", ""))
    assert any("45 different ones" in text for text in found)


def test_every_reason_is_given_at_once_with_its_line() -> None:
    damaged = change(ROW_2, ROW_2.replace("desert", "swamp ")).replace(
        ROW_45, ROW_45.replace("| 13", "| lots")
    )
    found = reasons(damaged)
    number = TEXT.splitlines().index(ROW_2) + 1
    assert found[0].startswith(
        f"cards.txt: line {number}: biome is 'swamp' and must be one of 'river', 'city'"
    )
    assert sum("lots" in text for text in found) == 1
    assert sum("add up" in text for text in found) >= 3


def test_slip_of_the_pen_shows_in_the_totals() -> None:
    assert reasons(change(ROW_2, ROW_2.replace("2 stones", "3 stones"))) == [
        "cards.txt: the regions add up to 19 in stones, and [totals] says 18"
    ]


def test_empty_file_is_refused() -> None:
    assert reasons("")[:4] == [f"cards.txt: there is no [{name}]" for name in catalogue_file.COLUMNS]


@pytest.mark.parametrize("spoil", [lambda path: path.write_bytes(b"\xff"), lambda path: path.unlink()])
def test_unreadable_file_is_refused(
    spoil: Callable[[Path], object], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "cards.txt").write_text(TEXT, encoding="utf-8")
    monkeypatch.setattr(catalogue_file, "read_shipped", lambda name: (tmp_path / name).read_bytes())
    assert read_catalogue().regions[0].duration == 1
    spoil(tmp_path / "cards.txt")
    with pytest.raises(FarawayError, match="cannot be read") as caught:
        read_catalogue()
    assert caught.value.code is Code.DAMAGED_CATALOGUE
