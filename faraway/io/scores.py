"""The JSON forms of scores, and streams of tableaux scored line by line."""

import json
from collections.abc import Iterator, Sequence
from io import BufferedIOBase

from attrs import frozen

import faraway.io.cards  # noqa: F401  it registers the form of errors
from faraway.cards.catalogue import CATALOGUE, Card, Region
from faraway.errors import FarawayError
from faraway.fast import totals
from faraway.io.convert import CONVERTER, dump, dumps_line
from faraway.io.files import read_some
from faraway.io.strict import LARGEST_LINE, Json
from faraway.io.tableaux import load_tableau
from faraway.scoring.explanation import explain_card
from faraway.scoring.sheet import CardScore, ScoreSheet
from faraway.scoring.tableau import WHOLE_TABLEAU, Extent, most_sanctuaries

_LONGEST_PLAIN = 2000
_REGIONS = CATALOGUE.region_of
_SANCTUARIES = CATALOGUE.sanctuary_of
# Objects become pairs, so that a repeated key is not lost.
_decode = json.JSONDecoder(object_pairs_hook=tuple).decode


@frozen(kw_only=True)
class Score:
    """The short form of a score: what each card pays, in the order given."""

    total: int
    regions: tuple[int, ...]
    sanctuaries: tuple[int, ...]

    @classmethod
    def of(cls, sheet: ScoreSheet) -> "Score":
        """Return the fame of a score sheet."""
        return cls(
            total=sheet.total, regions=tuple(sheet.region_fame), sanctuaries=tuple(sheet.sanctuary_fame)
        )


@CONVERTER.register_unstructure_hook
def _dump_sheet(sheet: ScoreSheet) -> dict[str, Json]:
    """Return everything that a score sheet knows, the cards in the order of the reveal."""
    return {**dump(Score.of(sheet)), "cards": dump(sheet.revealed)}


@CONVERTER.register_unstructure_hook
def _dump_card_score(score: CardScore) -> dict[str, Json]:
    return {
        "card": _name(score.card),
        "visible": [_name(card) for card in score.visible],
        "asked": dump(score.asked),
        "found": dump(score.found),
        "met": score.is_prerequisite_met,
        "quest": dump(score.card.quest),
        "counted": score.counted,
        "fame": score.fame,
        "sentence": explain_card(score),
    }


def _name(card: Card) -> Json:
    return card.duration if isinstance(card, Region) else card.id


def score_line(line: bytes, extent: Extent = Extent.WHOLE) -> str:
    """Score the tableau on one line and return the line that answers it; raise FarawayError with every reason."""
    cards = _read_plain(line, extent)
    if cards is None:
        tableau = load_tableau(line, extent=extent)
        cards = tableau.regions, tableau.sanctuaries
    regions, sanctuaries = totals.fame_by_card(*cards)
    # A list of numbers has the same text in Python and in JSON.
    return (
        f'{{"total": {sum(regions) + sum(sanctuaries)}, "regions": {regions}, "sanctuaries": {sanctuaries}}}'
    )


def _read_plain(line: bytes, extent: Extent) -> tuple[Sequence[int], Sequence[str]] | None:
    """Parse a line if a quick check shows it to be right; return None to leave it to the strict reader, which gives reasons."""
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
    """Score lines as they arrive; yield the answers to each batch, and how many of its lines were bad."""
    for lines in _arriving_lines(stream):
        answers, bad = [], 0
        for line in lines:
            try:
                answers.append(score_line(line, extent))
            except FarawayError as error:
                answers.append(dumps_line(error))
                bad += 1
        yield "".join([f"{answer}\n" for answer in answers]), bad


def _arriving_lines(stream: BufferedIOBase) -> Iterator[list[bytes]]:
    """Yield the lines of a stream in batches as they arrive; keep only the beginning of a line that is too long."""
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
