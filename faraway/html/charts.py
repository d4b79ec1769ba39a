"""Small charts as SVG: bars, curves and a heat map."""

from collections.abc import Sequence

from attrs import frozen

from faraway.html.markup import Html, tag

WIDTH, HEIGHT, MARGIN = 720, 260, 44
COLOURS = ("#0b6e99", "#b3541e", "#4b7f2b", "#7a3e9d", "#9a7d0a", "#a8324a")
"""Legible on light and dark backgrounds and to most colour-blind readers; each curve is also named."""


@frozen(kw_only=True)
class Curve:
    """A named line over 0, 1, 2, ..."""

    name: str
    heights: tuple[float, ...]


def draw_bars(title: str, bars: Sequence[tuple[str, float, str]]) -> Html:
    """Draw a bar for each name, height and label."""
    top = max((height for _, height, _ in bars), default=0.0) or 1.0
    step = (WIDTH - 2 * MARGIN) / max(len(bars), 1)
    drawn = []
    for number, (name, height, label) in enumerate(bars):
        length = (HEIGHT - 2 * MARGIN) * height / top
        middle = MARGIN + (number + 0.5) * step
        y = HEIGHT - MARGIN - length
        drawn += [
            _rectangle(MARGIN + (number + 0.1) * step, y, step * 0.8, length),
            _text(middle, y - 5, label),
            _text(middle, HEIGHT - MARGIN + 16, name),
        ]
    return _picture(title, HEIGHT, [*drawn, _axis()])


def draw_curves(title: str, curves: Sequence[Curve]) -> Html:
    """Draw curves over one axis of whole numbers."""
    length = max((_last(curve.heights) for curve in curves), default=1) or 1
    top = max((height for curve in curves for height in curve.heights), default=0.0) or 1.0
    step = (WIDTH - 2 * MARGIN) / length
    drawn = [_axis()]
    for number, curve in enumerate(curves):
        colour = COLOURS[number % len(COLOURS)]
        points = " ".join(
            f"{MARGIN + at * step:.1f},{HEIGHT - MARGIN - (HEIGHT - 2 * MARGIN) * height / top:.1f}"
            for at, height in enumerate(curve.heights[: length + 1])
        )
        name_y = MARGIN + 18 * number
        drawn += [
            tag("polyline", points=points, fill="none", stroke=colour, stroke_width=2),
            tag("text", curve.name, x=WIDTH - MARGIN, y=name_y, text_anchor="end", fill=colour),
        ]
    tick = next(size for size in (1, 2, 5, 10, 20, 50, 100) if length / size <= 20)
    drawn += [_text(MARGIN + at * step, HEIGHT - MARGIN + 16, str(at)) for at in range(0, length + 1, tick)]
    return _picture(title, HEIGHT, drawn)


def draw_map(title: str, columns: Sequence[str], rows: Sequence[tuple[str, Sequence[float]]]) -> Html:
    """Draw a heat map: the greater a number the darker its cell, with the number as a tooltip."""
    top = max((value for _, values in rows for value in values), default=0.0) or 1.0
    height, width = 14, (WIDTH - 2 * MARGIN) / max(len(columns), 1)
    drawn = [_text(MARGIN + (number + 0.5) * width, MARGIN - 8, name) for number, name in enumerate(columns)]
    for number, (name, values) in enumerate(rows):
        y = MARGIN + number * height
        drawn.append(_text(MARGIN - 16, y + height - 3, name))
        drawn += [
            _rectangle(
                MARGIN + at * width,
                y,
                width,
                height,
                tag("title", f"{name}, {column}: {value:.2f}"),
                fill_opacity=f"{value / top:.3f}",
            )
            for at, (column, value) in enumerate(zip(columns, values, strict=True))
        ]
    return _picture(title, 2 * MARGIN + len(rows) * height, drawn)


def _last(heights: Sequence[float]) -> int:
    return max((at for at, height in enumerate(heights) if height), default=0)


def _axis() -> Html:
    y = HEIGHT - MARGIN
    return tag("line", x1=MARGIN, y1=y, x2=WIDTH - MARGIN, y2=y, stroke="currentColor")


def _rectangle(x: float, y: float, width: float, height: float, *children: Html, **attributes: str) -> Html:
    return tag(
        "rect",
        *children,
        x=f"{x:.1f}",
        y=f"{y:.1f}",
        width=f"{width:.1f}",
        height=f"{height:.1f}",
        fill=COLOURS[0],
        **attributes,
    )


def _text(x: float, y: float, text: str) -> Html:
    return tag("text", text, x=f"{x:.1f}", y=f"{y:.1f}", text_anchor="middle", fill="currentColor")


def _picture(title: str, height: int, drawn: Sequence[Html]) -> Html:
    return tag(
        "svg",
        tag("title", title),
        tag("text", title, x=0, y=16, font_size=13, font_weight="bold", fill="currentColor"),
        *drawn,
        xmlns="http://www.w3.org/2000/svg",
        class_="chart",
        viewBox=f"0 0 {WIDTH} {height}",
        role="img",
        aria_label=title,
        font_family="Verdana,DejaVu Sans,sans-serif",
        font_size=11,
    )
