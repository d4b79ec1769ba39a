import json
from io import BytesIO

import pytest

from faraway.errors import FarawayError
from faraway.io import Json, dump, scores
from faraway.io.scores import Score, score_line, score_lines
from faraway.scoring.sheet import score_tableau
from faraway.scoring.tableau import Extent, Tableau

GOOD = b'{"regions": [68, 3, 9, 5, 13, 6, 2, 30], "sanctuaries": ["forest-stone"]}'
# Worked out by hand in test_scoring, there with another Sanctuary that pays 5.
ANSWER = {"total": 49, "regions": [24, 4, 5, 2, 10, 0, 0, 4], "sanctuaries": [0]}
TINA = Tableau([44, 49, 14, 28], ["desert-stone", "gray-clue-per-clue-1"], extent=Extent.PARTIAL)


def answers(data: bytes, size: int = 1 << 16, extent: Extent = Extent.WHOLE) -> tuple[list[Json], int]:
    class Trickle(BytesIO):
        def read1(self, _: int | None = -1, /) -> bytes:  # type: ignore[explicit-override]  # typing.override is 3.12
            return self.read(size)

    lines, bad = [], 0
    for text, number in score_lines(Trickle(data), extent):
        lines += [json.loads(line) for line in text.splitlines()]
        bad += number
    return lines, bad


def test_short_score_has_fame_in_play_order() -> None:
    assert dump(Score.of(score_tableau(TINA))) == {
        "total": 22,
        "regions": [6, 12, 2, 0],
        "sanctuaries": [0, 2],
    }


def test_sheet_tells_everything_about_each_card_in_the_order_of_the_reveal() -> None:
    cards = dump(score_tableau(TINA))["cards"]
    assert isinstance(cards, list)
    assert [card["card"] for card in cards if isinstance(card, dict)] == [
        28, 14, 49, 44, "desert-stone", "gray-clue-per-clue-1",
    ]  # fmt: skip
    assert cards[2] == {
        "card": 49,
        "visible": [49, 14, 28, "desert-stone", "gray-clue-per-clue-1"],
        "asked": {"stones": 2, "chimeras": 0, "thistles": 1},
        "found": {"stones": 2, "chimeras": 0, "thistles": 1},
        "met": True,
        "quest": {"per": "fixed", "fame": 12},
        "counted": 1,
        "fame": 12,
        "sentence": "49 pays 12: needs 2 stones and 1 thistle; visible are 2 stones (28, desert-stone) and 1 thistle (14).",
    }


@pytest.mark.parametrize(
    "line",
    [
        GOOD,
        GOOD.replace(b" ", b""),
        GOOD + b"\r",
        b'{"sanctuaries": ["forest-stone"], "regions": [68, 3, 9, 5, 13, 6, 2, 30]}',
        GOOD + b" " * 3000,
        b'{"reg\\u0069ons": [68, 3, 9, 5, 13, 6, 2, 30], "sanctuaries": ["forest-stone"]}',
    ],
)
def test_line_is_scored_however_it_is_written(line: bytes) -> None:
    assert json.loads(score_line(line)) == ANSWER


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"\xff",
        b"[1, 2]",
        b'[["regions", [68, 3, 9, 5, 13, 6, 2, 30]], ["sanctuaries", []]]',
        GOOD.replace(b"68", b"68.0"),
        GOOD.replace(b"68", b"true"),
        GOOD.replace(b"68", b"[]"),
        GOOD.replace(b"68", b"NaN"),
        GOOD.replace(b"68", b"30"),
        GOOD.replace(b"68, ", b""),
        GOOD.replace(b"68", b"68, 67"),
        GOOD.replace(b'["forest-stone"]', b"3"),
        GOOD.replace(b'"forest-stone"', b"3"),
        GOOD.replace(b'"forest-stone"', b"[]"),
        GOOD.replace(b'"forest-stone"', b'"forest-stone", "forest-stone"'),
        GOOD.replace(b'"forest-stone"', b'"forest-stone", "city-clue", "city-stone", "river-clue"'),
        GOOD[:-1] + b', "regions": []}',
    ],
)
def test_quick_reader_lets_nothing_bad_through(line: bytes) -> None:
    with pytest.raises(FarawayError):
        score_line(line)


def test_plain_lines_take_the_quick_way(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scores, "load_tableau", None)
    assert json.loads(score_line(GOOD)) == ANSWER
    assert json.loads(score_line(b'{"regions":[3],"sanctuaries":[]}', Extent.PARTIAL))["total"] == 4


def test_stream_answers_every_line_in_its_place() -> None:
    data = GOOD + b"\n\n" + b'{"regions": [1]}' + b"\n" + GOOD
    lines, bad = answers(data)
    assert bad == 2
    assert lines[0] == lines[3] == ANSWER
    assert [isinstance(line, dict) and "error" in line for line in lines] == [False, True, True, False]


@pytest.mark.parametrize("size", [1, 7, 80, 1000])
def test_stream_is_the_same_in_whatever_pieces_it_arrives(size: int) -> None:
    data = GOOD + b"\nnonsense\n" + GOOD + b"\n"
    assert answers(data, size) == answers(data)


def test_stream_takes_partly_known_tableaux_when_asked() -> None:
    assert answers(b'{"regions": [3], "sanctuaries": []}\n', extent=Extent.PARTIAL) == (
        [{"total": 4, "regions": [4], "sanctuaries": []}],
        0,
    )
    assert answers(b'{"regions": [], "sanctuaries": []}\n', extent=Extent.PARTIAL)[1] == 1


def test_endless_line_is_refused_and_the_next_one_scored() -> None:
    lines, bad = answers(b"[" + b"1," * 200_000 + b"1]\n" + GOOD + b"\n", 1000)
    assert bad == 1
    assert isinstance(lines[0], dict)
    assert isinstance(lines[0]["error"], dict)
    assert lines[0]["error"]["code"] == "too-large"
    assert lines[1] == ANSWER


def test_empty_stream_has_no_answer() -> None:
    assert answers(b"") == ([], 0)
