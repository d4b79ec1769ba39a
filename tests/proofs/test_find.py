"""Questions are answered with a witness that holds what was asked, or with none, proved."""

import json

import pytest

from proofs.find import main
from proofs.orders import SEARCHED, extremes, fame_of_row, greatest_difference, search_difference
from spec.cards import REGIONS, SANCTUARIES


def answer(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, dict[str, object]]:
    status = main(["--json", *arguments])
    return status, json.loads(capsys.readouterr().out)


def test_region_57_cannot_pay_50_with_three_sanctuaries(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["card", "57", "--fame-at-least", "50", "--sanctuaries-at-most", "3"]) == 1
    assert capsys.readouterr().out == "none, proved\n"


def test_region_57_pays_50_with_enough_sanctuaries(capsys: pytest.CaptureFixture[str]) -> None:
    status, told = answer(capsys, "card", "57", "--fame-at-least", "50", "--least", "sanctuaries")
    assert status == 0
    found = told["found"]
    assert isinstance(found, dict)
    assert found["fame"] >= 50
    assert len(found["tableau"]["sanctuaries"]) == found["sanctuaries"] > 3


def test_region_68_needs_four_regions_after_it_without_sanctuaries(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Only Region 2 shows two stones: five stones take four Regions."""
    question = ("card", "68", "--fame-at-least", "1", "--sanctuaries-at-most", "0", "--least", "after")
    status, told = answer(capsys, *question)
    assert status == 0
    found = told["found"]
    assert isinstance(found, dict)
    row = found["tableau"]["regions"]
    later = row[row.index(68) + 1 :]
    assert len(later) == found["after"] == 4
    assert sum(REGIONS[each].stones for each in later) == 5


def test_what_is_seen_and_not_seen_can_be_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    question = (
        "card",
        "13",
        "--sees",
        "2",
        "forest-stone",
        "--without",
        "1",
        "--counts-at-least",
        "stones",
        "6",
    )
    status, told = answer(capsys, *question, "--greatest", "fame")
    assert status == 0
    found = told["found"]
    assert isinstance(found, dict)
    row = found["tableau"]["regions"]
    later = row[row.index(13) + 1 :]
    assert 2 in later
    assert 1 not in later
    assert "forest-stone" in found["tableau"]["sanctuaries"]
    stones = sum(REGIONS[each].stones for each in later)
    stones += sum(SANCTUARIES[each].stones for each in found["tableau"]["sanctuaries"])
    assert found["fame"] == 2 * stones >= 12


def test_words_tell_the_witness_and_what_is_proved(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["card", "gray-fixed-5", "--greatest", "fame"]) == 0
    told = capsys.readouterr().out
    assert told.startswith("gray-fixed-5 pays 5, seeing 8 other Regions:")
    assert told.endswith("none with more fame, proved\n")
    assert main(["card", "3"]) == 0
    assert "3 pays 4" in capsys.readouterr().out


def test_two_orders_of_given_regions(capsys: pytest.CaptureFixture[str]) -> None:
    """Of these only 13 pays: 2 for each stone seen. First it sees five stones, last none."""
    quiet = ("1", "2", "4", "6", "7", "8", "12", "13")
    status, told = answer(capsys, "order", "--regions", *quiet)
    assert status == 0
    assert told["difference"] == 10
    assert told["proved"] is True
    assert main(["order", "--regions", *quiet]) == 0
    assert "none greater, proved" in capsys.readouterr().out


def test_no_order_has_room_for_eight_sanctuaries(capsys: pytest.CaptureFixture[str]) -> None:
    sanctuaries = list(SANCTUARIES)[:8]
    with pytest.raises(SystemExit):
        main(["order", "--regions", *map(str, range(1, 9)), "--sanctuaries", *sanctuaries])
    assert "seven Sanctuaries" in capsys.readouterr().err


@pytest.mark.parametrize(
    "arguments",
    [
        ["card", "69"],
        ["card", "57", "--counts-at-least", "stone", "3"],
        ["card", "57", "--counts-at-least", "stones", "many"],
        ["order", "--regions", "1", "2", "3"],
    ],
)
def test_bad_question_is_refused(arguments: list[str]) -> None:
    with pytest.raises(SystemExit):
        main(arguments)


def test_best_order_is_the_best_of_all_orders_of_a_few() -> None:
    both = extremes((1, 2, 13, 16, 28), ("forest-stone",))
    assert both is not None
    assert fame_of_row(both[0][1], ("forest-stone",)) == both[0][0]
    assert fame_of_row(both[1][1], ("forest-stone",)) == both[1][0]


def test_pool_without_room_has_no_answer() -> None:
    assert greatest_difference(list(range(1, 9)), tuple(list(SANCTUARIES)[:7])) is not None
    assert extremes((1, 2), tuple(list(SANCTUARIES)[:2])) is None


def test_search_says_that_it_proves_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    assert SEARCHED > 10_000
    monkeypatch.setattr("proofs.orders.SEARCHED", 200)
    found = search_difference((), 1)
    assert not found.proved
    assert sorted(found.best[0]) == sorted(found.worst[0])
    assert found.difference == found.best[1] - found.worst[1]
