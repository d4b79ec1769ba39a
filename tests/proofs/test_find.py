"""Questions are answered with a witness that holds what was asked, or with none, proved."""

import json

import pytest
from click.testing import CliRunner, Result

from crosscheck.cli import main
from proofs.orders import SEARCHED, extremes, fame_of_row, greatest_difference, search_difference
from spec.cards import REGIONS, SANCTUARIES


def find(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["find", *arguments])


def answer(*arguments: str) -> dict[str, object]:
    done = find(*arguments, "--json")
    assert done.exit_code == 0
    answered: dict[str, object] = json.loads(done.stdout)
    return answered


def test_region_57_cannot_pay_50_with_three_sanctuaries() -> None:
    done = find("card", "57", "--fame-at-least", "50", "--sanctuaries-at-most", "3")
    assert (done.exit_code, done.stdout) == (1, "none, proved\n")


def test_region_57_pays_50_with_enough_sanctuaries() -> None:
    result = answer("card", "57", "--fame-at-least", "50", "--least", "sanctuaries")
    found = result["found"]
    assert isinstance(found, dict)
    assert found["fame"] >= 50
    assert len(found["tableau"]["sanctuaries"]) == found["sanctuaries"] > 3


def test_region_68_needs_four_regions_after_it_without_sanctuaries() -> None:
    """Only Region 2 shows two stones: five stones take four Regions."""
    question = ("card", "68", "--fame-at-least", "1", "--sanctuaries-at-most", "0", "--least", "after")
    result = answer(*question)
    found = result["found"]
    assert isinstance(found, dict)
    row = found["tableau"]["regions"]
    later = row[row.index(68) + 1 :]
    assert len(later) == found["after"] == 4
    assert sum(REGIONS[each].stones for each in later) == 5


def test_what_is_seen_and_not_seen_can_be_asked_for() -> None:
    seen = ("--sees", "2", "--sees", "forest-stone", "--without", "1")
    question = ("card", "13", *seen, "--counts-at-least", "stones", "6")
    result = answer(*question, "--greatest", "fame")
    found = result["found"]
    assert isinstance(found, dict)
    row = found["tableau"]["regions"]
    later = row[row.index(13) + 1 :]
    assert 2 in later
    assert 1 not in later
    assert "forest-stone" in found["tableau"]["sanctuaries"]
    stones = sum(REGIONS[each].stones for each in later)
    stones += sum(SANCTUARIES[each].stones for each in found["tableau"]["sanctuaries"])
    assert found["fame"] == 2 * stones >= 12


def test_words_tell_the_witness_and_what_is_proved() -> None:
    result = find("card", "gray-fixed-5", "--greatest", "fame").stdout
    assert result.startswith("gray-fixed-5 pays 5, seeing 8 other Regions:")
    assert result.endswith("none with more fame, proved\n")
    assert "3 pays 4" in find("card", "3").stdout


def test_two_orders_of_given_regions() -> None:
    """Of these only 13 pays: 2 for each stone seen. First it sees five stones, last none."""
    quiet = ("1", "2", "4", "6", "7", "8", "12", "13")
    result = answer("order", *quiet)
    assert result["difference"] == 10
    assert result["proved"] is True
    assert "none greater, proved" in find("order", *quiet).stdout


def test_no_order_has_room_for_eight_sanctuaries() -> None:
    sanctuaries = [f"--sanctuary={each}" for each in list(SANCTUARIES)[:8]]
    assert "seven Sanctuaries" in find("order", *map(str, range(1, 9)), *sanctuaries).stderr


@pytest.mark.parametrize(
    "arguments",
    [
        ["card", "69"],
        ["card", "57", "--counts-at-least", "stone", "3"],
        ["card", "57", "--counts-at-least", "stones", "many"],
        ["card", "57", "--least", "fame", "--greatest", "after"],
        ["order", "1", "2", "3"],
    ],
)
def test_bad_question_is_refused(arguments: list[str]) -> None:
    assert find(*arguments).exit_code == 2


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
