"""Small pictures as SVG text: bars, curves and a map of shades. Everything that is written into them is escaped."""

from collections.abc import Sequence
from html import escape

from attrs import frozen

WIDTH, HEIGHT, MARGIN = 720, 260, 44
COLOURS = ("#0b6e99", "#b3541e", "#4b7f2b", "#7a3e9d", "#9a7d0a", "#a8324a")
"""Told apart by most eyes, on light and on dark ground; a curve's name stands beside it too."""


@frozen(kw_only=True)
class Curve:
    """A line over 0, 1, 2, ..., by name."""

    name: str
    heights: tuple[float, ...]


def draw_bars(title: str, bars: Sequence[tuple[str, float, str]]) -> str:
    """Draw a bar for each name; beside its height stand the words for it."""
    top = max((height for _, height, _ in bars), default=0.0) or 1.0
    step = (WIDTH - 2 * MARGIN) / max(len(bars), 1)
    drawn = []
    for nth, (name, height, words) in enumerate(bars):
        tall = (HEIGHT - 2 * MARGIN) * height / top
        left = MARGIN + (nth + 0.1) * step
        middle = MARGIN + (nth + 0.5) * step
        y = HEIGHT - MARGIN - tall
        drawn += [
            f'<rect x="{left:.1f}" y="{y:.1f}" width="{step * 0.8:.1f}" height="{tall:.1f}" fill="{COLOURS[0]}"/>',
            _text(middle, y - 5, words),
            _text(middle, HEIGHT - MARGIN + 16, name),
        ]
    return _picture(title, HEIGHT, [*drawn, _floor()])


def draw_curves(title: str, curves: Sequence[Curve]) -> str:
    """Draw curves over one axis of whole numbers, each with its name in its colour."""
    length = max((_last(curve.heights) for curve in curves), default=1) or 1
    top = max((height for curve in curves for height in curve.heights), default=0.0) or 1.0
    wide = (WIDTH - 2 * MARGIN) / length
    drawn = [_floor()]
    for nth, curve in enumerate(curves):
        colour = COLOURS[nth % len(COLOURS)]
        points = " ".join(
            f"{MARGIN + at * wide:.1f},{HEIGHT - MARGIN - (HEIGHT - 2 * MARGIN) * height / top:.1f}"
            for at, height in enumerate(curve.heights[: length + 1])
        )
        drawn += [
            f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"/>',
            f'<text x="{WIDTH - MARGIN}" y="{MARGIN + 18 * nth}" text-anchor="end" fill="{colour}">{escape(curve.name)}</text>',
        ]
    tick = next(size for size in (1, 2, 5, 10, 20, 50, 100) if length / size <= 20)
    drawn += [_text(MARGIN + at * wide, HEIGHT - MARGIN + 16, str(at)) for at in range(0, length + 1, tick)]
    return _picture(title, HEIGHT, drawn)


def draw_map(title: str, columns: Sequence[str], rows: Sequence[tuple[str, Sequence[float]]]) -> str:
    """Draw a rectangle for each row and column, the darker the more; a pointer resting on it reads the number."""
    top = max((value for _, values in rows for value in values), default=0.0) or 1.0
    high, wide = 14, (WIDTH - 2 * MARGIN) / max(len(columns), 1)
    drawn = [_text(MARGIN + (nth + 0.5) * wide, MARGIN - 8, name) for nth, name in enumerate(columns)]
    for nth, (name, values) in enumerate(rows):
        y = MARGIN + nth * high
        drawn.append(_text(MARGIN - 16, y + high - 3, name))
        drawn += [
            f'<rect x="{MARGIN + at * wide:.1f}" y="{y}" width="{wide:.1f}" height="{high}" fill="{COLOURS[0]}"'
            f' fill-opacity="{value / top:.3f}"><title>{escape(f"{name}, {column}: {value:.2f}")}</title></rect>'
            for at, (column, value) in enumerate(zip(columns, values, strict=True))
        ]
    return _picture(title, 2 * MARGIN + len(rows) * high, drawn)


def _last(heights: Sequence[float]) -> int:
    return max((at for at, height in enumerate(heights) if height), default=0)


def _floor() -> str:
    y = HEIGHT - MARGIN
    return f'<line x1="{MARGIN}" y1="{y}" x2="{WIDTH - MARGIN}" y2="{y}" stroke="currentColor"/>'


def _text(x: float, y: float, words: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="middle" fill="currentColor">{escape(words)}</text>'


def _picture(title: str, height: int, drawn: Sequence[str]) -> str:
    label = escape(title)
    inside = "\n  ".join(drawn)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{label}"'
        f' font-family="Verdana,DejaVu Sans,sans-serif" font-size="11">\n  <title>{label}</title>\n'
        f'  <text x="0" y="16" font-size="13" font-weight="bold" fill="currentColor">{label}</text>\n  {inside}\n</svg>'
    )
