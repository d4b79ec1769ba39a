"""Whatever comes in, it becomes a value or a refusal with reasons; and the quick way in lets in no more than the strict."""

import json
from io import BytesIO

from hypothesis import given
from hypothesis import strategies as st

from faraway.cards.catalogue import CATALOGUE
from faraway.errors import FarawayError
from faraway.game.readings import Edition, Readings
from faraway.io import Json, dumps, dumps_line, load_tableau, parse_json
from faraway.io.rankings import load_contestants
from faraway.io.scores import score_line, score_lines
from faraway.scoring.sheet import score_tableau
from faraway.scoring.tableau import Extent, Tableau, most_sanctuaries

NAMES = [sanctuary.id for sanctuary in CATALOGUE.sanctuaries]
WRITABLE = st.text(st.characters(exclude_categories=["Cs"]))

values: st.SearchStrategy[Json] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | WRITABLE,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(WRITABLE, inner, max_size=4),
    max_leaves=12,
)
whole_regions = st.lists(st.integers(1, 68), min_size=8, max_size=8, unique=True).map(json.dumps)
any_regions = st.lists(st.integers(-1, 70) | st.sampled_from(["3", True, 3.0, None]), max_size=10).map(
    json.dumps
)
some_sanctuaries = st.lists(st.sampled_from(NAMES), max_size=4, unique=True).map(json.dumps)
any_sanctuaries = st.lists(st.sampled_from([*NAMES, "forest-stones", "", 3, None]), max_size=9).map(
    json.dumps
)
keys = st.sampled_from(["regions", "sanctuaries", "sanctuaries", "hand", "name", "x"])


@st.composite
def near_tableaux(draw: st.DrawFn) -> bytes:
    """Write something that is nearly a tableau: wrong entries, keys missing, doubled or swapped, bytes flipped."""
    regions = draw(whole_regions | any_regions)
    sanctuaries = draw(some_sanctuaries | any_sanctuaries)
    pairs = [("regions", regions), ("sanctuaries", sanctuaries)]
    if draw(st.integers(0, 3)) == 0:
        pairs = draw(st.permutations(pairs))[: draw(st.integers(0, 2))]
        pairs += draw(st.lists(st.tuples(keys, values.map(dumps_line)), max_size=2))
    data = bytearray(("{" + ", ".join(f"{dumps_line(name)}: {text}" for name, text in pairs) + "}").encode())
    for place in draw(
        st.lists(st.integers(0, max(0, len(data) - 1)), max_size=draw(st.sampled_from([0, 0, 0, 2])))
    ):
        data[place] = draw(st.integers(0, 255))
    return bytes(data)


def strictly(data: bytes, extent: Extent) -> Tableau | None:
    try:
        return load_tableau(data, extent=extent)
    except FarawayError as error:
        str(error).encode()  # the reasons can always be printed
        return None


@given(st.binary(max_size=200) | near_tableaux())
def test_any_bytes_become_a_tableau_or_a_refusal(data: bytes) -> None:
    for extent in Extent:
        tableau = strictly(data, extent)
        if tableau is not None:
            assert len(set(tableau.regions)) == len(tableau.regions) <= 8
            assert len(tableau.sanctuaries) <= most_sanctuaries(tableau.regions)
            assert load_tableau(dumps_line(tableau).encode(), extent=extent) == tableau


@given(near_tableaux())
def test_quick_reader_agrees_with_the_strict_one(data: bytes) -> None:
    for extent in Extent:
        tableau = strictly(data, extent)
        try:
            answer = json.loads(score_line(data, extent))
        except FarawayError:
            assert tableau is None
        else:
            assert tableau is not None
            assert answer["total"] == score_tableau(tableau).total


@given(st.lists(near_tableaux(), max_size=4), st.integers(1, 300))
def test_stream_has_one_answer_a_line_in_whatever_pieces_it_arrives(lines: list[bytes], size: int) -> None:
    class Trickle(BytesIO):
        def read1(self, _: int | None = -1, /) -> bytes:  # type: ignore[explicit-override]  # typing.override is 3.12
            return self.read(size)

    data = b"".join(line.replace(b"\n", b" ") + b"\n" for line in lines)
    whole = "".join(answers for answers, _ in score_lines(BytesIO(data)))
    assert "".join(answers for answers, _ in score_lines(Trickle(data))) == whole
    assert whole.count("\n") == len(lines)


@given(values)
def test_json_is_the_same_after_writing_and_reading(value: Json) -> None:
    for text in (dumps(value), dumps_line(value)):
        parsed = parse_json(text.encode())
        assert parsed.problems == ()
        assert parsed.value == value
    assert dumps(parse_json(dumps(value).encode()).value) == dumps(value)


@given(
    values
    | st.lists(st.dictionaries(keys, values, max_size=5), max_size=7).map(
        lambda players: {"players": players}
    )
)
def test_any_score_pad_is_read_or_refused(value: Json) -> None:
    try:
        load_contestants(dumps_line(value).encode(), Readings.for_edition(Edition.FR))
    except FarawayError as error:
        str(error).encode()
