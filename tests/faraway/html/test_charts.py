from xml.etree import ElementTree as ET

from faraway.html.charts import Curve, draw_bars, draw_curves, draw_map

SVG = "{http://www.w3.org/2000/svg}"


def parse(picture: str) -> ET.Element:
    return ET.fromstring(picture)  # noqa: S314 - drawn by this package a moment ago


def texts(picture: str) -> list[str | None]:
    return [element.text for element in parse(picture).iter(f"{SVG}text")]


def test_bars_are_as_tall_as_their_numbers() -> None:
    root = parse(draw_bars("Fame", [("first", 1.0, "one"), ("second", 4.0, "four")]))
    small, great = (float(bar.attrib["height"]) for bar in root.iter(f"{SVG}rect"))
    assert great == 4 * small > 0
    assert root.attrib["aria-label"] == "Fame"
    assert texts(ET.tostring(root, encoding="unicode")) == ["Fame", "one", "first", "four", "second"]


def test_curves_share_one_axis_and_bear_their_names() -> None:
    curves = [
        Curve(name="random", heights=(0.5, 0.0, 0.25, 0.0)),
        Curve(name="greedy", heights=(0.0, 1.0, 0.0, 0.0)),
    ]
    root = parse(draw_curves("Totals", curves))
    first, second = (line.attrib["points"].split() for line in root.iter(f"{SVG}polyline"))
    # cut after the last number that any curve has, which is 2
    assert len(first) == len(second) == 3
    assert [point.partition(",")[0] for point in first] == [point.partition(",")[0] for point in second]
    heights = [float(point.partition(",")[2]) for point in second]
    assert heights[1] < heights[0] == heights[2]
    assert texts(draw_curves("Totals", curves)) == ["Totals", "random", "greedy", "0", "1", "2"]


def test_a_map_is_darkest_where_the_number_is_greatest() -> None:
    root = parse(draw_map("Map", ["1.", "2."], [("9", [5.0, 2.5]), ("3", [0.0, 4.0])]))
    shades = [float(cell.attrib["fill-opacity"]) for cell in root.iter(f"{SVG}rect")]
    assert shades == [1.0, 0.5, 0.0, 0.8]
    assert [title.text for title in root.iter(f"{SVG}title")][1:] == [
        "9, 1.: 5.00",
        "9, 2.: 2.50",
        "3, 1.: 0.00",
        "3, 2.: 4.00",
    ]


def test_nothing_can_be_drawn() -> None:
    for picture in (
        draw_bars("None", []),
        draw_bars("None", [("zero", 0.0, "0")]),
        draw_curves("None", []),
        draw_map("None", [], []),
    ):
        assert parse(picture).tag == f"{SVG}svg"


def test_words_are_escaped() -> None:
    nasty = "<script>&\"'"
    for picture in (
        draw_bars(nasty, [(nasty, 1.0, nasty)]),
        draw_curves(nasty, [Curve(name=nasty, heights=(1.0,))]),
        draw_map(nasty, [nasty], [(nasty, [1.0])]),
    ):
        assert "<script" not in picture
        assert nasty in texts(picture)
