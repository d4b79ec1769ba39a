"""Scores out to JSON, and whole streams of tableaux scored line by line."""

import json
from collections.abc import Iterator, Sequence
from io import BufferedIOBase

from faraway.cards.catalogue import CATALOGUE, Card, Region
from faraway.errors import FarawayError
from faraway.fast import totals
from faraway.io.files import read_some
from faraway.io.reports import dump_error, dump_quest, dump_wonders
from faraway.io.strict import LARGEST_LINE, Json, dump_line
from faraway.io.tableaux import load_tableau
from faraway.scoring.explanation import explain_card
from faraway.scoring.sheet import CardScore, ScoreSheet
from faraway.scoring.tableau import WHOLE_TABLEAU, Extent, most_sanctuaries

_LONGEST_PLAIN = 2000
_REGIONS = CATALOGUE.region_of
_SANCTUARIES = CATALOGUE.sanctuary_of
# Objects become their pairs, so that a key named twice is not lost.
_decode = json.JSONDecoder(object_pairs_hook=tuple).decode


def dump_score(sheet: ScoreSheet) -> dict[str, Json]:
    """Give the short JSON form of a score."""
    return {
        "total": sheet.total,
        "regions": list(sheet.region_fame),
        "sanctuaries": list(sheet.sanctuary_fame),
    }


def dump_sheet(sheet: ScoreSheet) -> dict[str, Json]:
    """Give everything that a score sheet knows, the cards in the order of the reveal."""
    return {**dump_score(sheet), "cards": [_dump_card_score(score) for score in sheet.revealed]}


def _dump_card_score(score: CardScore) -> dict[str, Json]:
    return {
        "card": _name(score.card),
        "visible": [_name(card) for card in score.visible],
        "asked": dump_wonders(score.asked),
        "found": dump_wonders(score.found),
        "met": score.is_prerequisite_met,
        "quest": dump_quest(score.card.quest),
        "counted": score.counted,
        "fame": score.fame,
        "sentence": explain_card(score),
    }


def _name(card: Card) -> Json:
    return card.duration if isinstance(card, Region) else card.id


def score_line(line: bytes, extent: Extent = Extent.WHOLE) -> str:
    """Score the tableau on one line and give the line that answers it; a bad one raises with every reason."""
    cards = _read_plain(line, extent)
    if cards is None:
        tableau = load_tableau(line, extent=extent)
        cards = tableau.regions, tableau.sanctuaries
    regions, sanctuaries = totals.fame_by_card(*cards)
    # A list of numbers looks the same in Python and in JSON.
    return (
        f'{{"total": {sum(regions) + sum(sanctuaries)}, "regions": {regions}, "sanctuaries": {sanctuaries}}}'
    )


def _read_plain(line: bytes, extent: Extent) -> tuple[Sequence[int], Sequence[str]] | None:
    """Read a line that is quickly seen to be right; None leaves it to the strict reader, which knows the reasons."""
    if len(line) > _LONGEST_PLAIN:
        return None
    try:
        pairs: tuple[tuple[str, Json], ...] | Json = _decode(line.decode())
    except ValueError:
        return None
    if type(pairs) is not tuple or [name for name, _ in pairs] != ["regions", "sanctuaries"]:
        return None
    regions, sanctuaries = pairs[0][1], pairs[1][1]
    if type(regions) is not list or type(sanctuaries) is not list:
        return None
    durations = [duration for duration in regions if type(duration) is int and duration in _REGIONS]
    names = [name for name in sanctuaries if type(name) is str and name in _SANCTUARIES]
    is_right = (
        len(set(durations)) == len(regions) <= WHOLE_TABLEAU
        and len(regions) >= (WHOLE_TABLEAU if extent is Extent.WHOLE else 1)
        and len(set(names)) == len(sanctuaries)
        and (not names or len(names) <= most_sanctuaries(durations))
    )
    return (durations, names) if is_right else None


def score_lines(stream: BufferedIOBase, extent: Extent = Extent.WHOLE) -> Iterator[tuple[str, int]]:
    """Score a stream of lines as it comes: for all lines that have arrived, the answers and how many were bad."""
    for lines in _arriving_lines(stream):
        answers, bad = [], 0
        for line in lines:
            try:
                answers.append(score_line(line, extent))
            except FarawayError as error:
                answers.append(dump_line(dump_error(error)))
                bad += 1
        yield "".join([f"{answer}\n" for answer in answers]), bad


def _arriving_lines(stream: BufferedIOBase) -> Iterator[list[bytes]]:
    """Give the lines of a stream, all that have arrived at a time, and of a line that is too long only its beginning."""
    rest = b""
    while chunk := read_some(stream):
        *lines, last = chunk.split(b"\n")
        if lines:
            lines[0] = rest + lines[0]
            rest = last
            yield lines
        else:
            rest += last
        rest = rest[: LARGEST_LINE + 1]
    if rest:
        yield [rest]
