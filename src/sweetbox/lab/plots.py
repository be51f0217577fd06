"""Plots: the pictures of an answer, as SVG that takes its colours from the page."""

import math
import re
from collections.abc import Sequence
from html import escape
from typing import NamedTuple

CELL = re.compile(r"([a-z])([1-9][0-9]?)")  # `c4`: a place on a square
WIDE = 480
MARGIN = 8
SHEET = 580  # width and height of a printed sheet
GLYPHS = ("●", "▲", "■", "◆", "★", "⬢")  # of seats, as on the boards
DASHES = ("none", "9 4", "3 4", "11 4 3 4", "6 6", "2 6")


class Row(NamedTuple):
    """A line of an interval plot. The values may be of any unit; `told` is what people read."""

    label: str
    value: float
    low: float
    high: float
    told: str


def svg(high: float, label: str, parts: Sequence[str], wide: float = WIDE) -> str:
    inside = "".join(parts)
    return f'<svg viewBox="0 0 {wide:g} {high:g}" role="img" aria-label="{escape(label)}">{inside}</svg>'


def _text(x: float, y: float, text: str, anchor: str = "start", kind: str = "") -> str:
    look = f' class="{kind}"' if kind else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{look}>{escape(text)}</text>'


def _line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"/>'


def intervals(
    title: str, rows: Sequence[Row], mark: float | None = None, mark_label: str = "", span: tuple[float, float] | None = None
) -> str:
    """A row each: its value as a dot, its interval as a bar; mark: where a dashed line is drawn; span: from where to where, so that
    pictures side by side have the same scale."""
    step, top = 40, 26 if mark_label else 8
    ends = [end for row in rows for end in (row.low, row.high)] + ([mark] if mark is not None else []) + list(span or ())
    ends = [end for end in ends if math.isfinite(end)] or [0.0, 1.0]
    low, high = min(ends), max(ends)
    room = (high - low) * 0.08 or 1.0
    low, high = low - room, high + room
    left, right = MARGIN, WIDE - MARGIN

    def at(value: float) -> float:
        return left + (right - left) * (min(max(value, low), high) - low) / (high - low)

    tall = top + step * len(rows) + 4
    parts = []
    if mark is not None:
        parts.append(_line(at(mark), top - 4, at(mark), tall, "mark"))
        anchor = "start" if at(mark) < WIDE / 2 else "end"
        parts.append(_text(at(mark) + (4 if anchor == "start" else -4), 14, mark_label, anchor, "soft"))
    for number, row in enumerate(rows):
        y = top + step * number
        parts += [_text(left, y + 13, row.label), _text(right, y + 13, row.told, "end", "soft")]
        parts.append(_line(left, y + 27, right, y + 27, "rail"))
        parts.append(_line(at(row.low), y + 27, at(row.high), y + 27, "bar"))
        parts.append(f'<circle cx="{at(row.value):.1f}" cy="{y + 27:.1f}" r="5.5" class="dot"/>')
    return svg(tall, title, parts)


def histogram(title: str, bars: Sequence[tuple[float, float, int]], below: str, mean: float) -> str:
    high, base, most = 210.0, 166.0, max(count for _, _, count in bars)
    first, last = bars[0][0], bars[-1][1]
    left, right = MARGIN, WIDE - MARGIN

    def at(value: float) -> float:
        return left + (right - left) * (value - first) / (last - first)

    parts = []
    for begin, end, count in bars:
        tall = (base - 14) * count / most
        x, wide = at(begin), max(1.0, at(end) - at(begin) - 1.5)
        told = f"{begin:g}–{end - 1:g}: {count}"
        box = f'x="{x:.1f}" y="{base - tall:.1f}" width="{wide:.1f}" height="{tall:.1f}"'
        parts.append(f'<rect {box} class="fill"><title>{told}</title></rect>')
    parts += [_line(left, base, right, base, "axis"), _line(at(mean), 8, at(mean), base, "mark")]
    parts += [_text(left, base + 18, f"{first:g}"), _text(right, base + 18, f"{last - 1:g}", "end")]
    if 60 < at(mean) < WIDE - 60:
        parts.append(_text(at(mean), base + 18, f"∅ {mean:.4g}", "middle"))
    parts.append(_text(WIDE / 2, base + 37, below, "middle", "soft"))
    return svg(high, title, parts)


def courses(title: str, lines: Sequence[tuple[str, Sequence[float]]], start: str, end: str, below: str) -> str:
    """A line each over the parts of a match, from 0 to 1; the last is drawn as nobody's."""
    high, base, left = 238.0, 186.0, 50.0
    right = WIDE - MARGIN
    top = max(0.05, *(value for _, values in lines for value in values))
    parts = []
    for share in (0.0, 0.5, 1.0):
        y = base - (base - 12) * share
        parts += [_line(left, y, right, y, "rail"), _text(left - 6, y + 4, f"{100 * share * top:.0f} %", "end", "soft")]
    for number, (name, values) in enumerate(lines):
        step = (right - left) / max(1, len(values) - 1)
        points = " ".join(f"{left + k * step:.1f},{base - (base - 12) * value / top:.1f}" for k, value in enumerate(values))
        nobody = number == len(lines) - 1
        kind = "nobody" if nobody else f"seat{number % len(GLYPHS)}"
        dash = "1 7" if nobody else DASHES[number % len(DASHES)]
        look = f'class="course {kind}" stroke-dasharray="{dash}"'
        parts.append(f'<polyline points="{points}" {look}><title>{escape(name)}</title></polyline>')
    parts += [_text(left, base + 20, start), _text(right, base + 20, end, "end")]
    parts.append(_text((left + right) / 2, base + 40, below, "middle", "soft"))
    legend = "".join(
        f'<li class="{"nobody" if number == len(lines) - 1 else f"seat{number % len(GLYPHS)}"}">'
        f"{'…' if number == len(lines) - 1 else GLYPHS[number % len(GLYPHS)]} {escape(name)}</li>"
        for number, (name, _) in enumerate(lines)
    )
    return svg(high, title, parts) + f'<ul class="legend">{legend}</ul>'


def band(title: str, rows: Sequence[Row], start: str, end: str, below: str, mark: float) -> str:
    """Values over the parts of a match, with their intervals as a band."""
    high, base, left = 238.0, 186.0, 50.0
    right = WIDE - MARGIN
    step = (right - left) / max(1, len(rows) - 1)

    def y(value: float) -> float:
        return base - (base - 12) * value

    parts = []
    for share in (0.0, 0.5, 1.0):
        parts += [
            _line(left, y(share), right, y(share), "rail"),
            _text(left - 6, y(share) + 4, f"{100 * share:.0f} %", "end", "soft"),
        ]
    upper = [f"{left + k * step:.1f},{y(row.high):.1f}" for k, row in enumerate(rows)]
    lower = [f"{left + k * step:.1f},{y(row.low):.1f}" for k, row in enumerate(rows)]
    parts.append(f'<polygon points="{" ".join(upper + lower[::-1])}" class="band"/>')
    line = " ".join(f"{left + k * step:.1f},{y(row.value):.1f}" for k, row in enumerate(rows))
    parts.append(f'<polyline points="{line}" class="course own"/>')
    parts.append(_line(left, y(mark), right, y(mark), "mark"))
    parts += [_text(left, base + 20, start), _text(right, base + 20, end, "end")]
    parts.append(_text((left + right) / 2, base + 40, below, "middle", "soft"))
    return svg(high, title, parts)


def trades(title: str, dots: Sequence[tuple[float, float, str, str]], across: str, up: str) -> str:
    """A dot each for (x, y, its kind, what people read of it): the nearer to the lower left corner the better."""
    high, base, left = 260.0, 206.0, 46.0
    right = WIDE - MARGIN
    far_x = max([x for x, _, _, _ in dots if math.isfinite(x)], default=0.0) or 1.0
    far_y = max([y for _, y, _, _ in dots if math.isfinite(y)], default=0.0) or 1.0

    def at(x: float, y: float) -> tuple[float, float]:
        return left + (right - left - 12) * min(x / far_x, 1.0), base - (base - 24) * min(y / far_y, 1.0)

    parts = [_line(left, base, right, base, "axis"), _line(left, 12, left, base, "axis")]
    for x, y, kind, told in dots:
        column, row = at(x, y)
        size = 4 if kind == "other" else 7
        parts.append(
            f'<circle cx="{column:.1f}" cy="{row:.1f}" r="{size}" class="try {kind}"><title>{escape(told)}</title></circle>'
        )
    parts += [_text(left, base + 18, "0"), _text(right, base + 18, f"{far_x:.2g}", "end"), _text(left - 6, base, "0", "end")]
    parts += [_text(left - 6, 24, f"{far_y:.2g}", "end"), _text((left + right) / 2, base + 38, across, "middle", "soft")]
    parts.append(_text(left + 6, 12, up, "start", "soft"))
    return svg(high, title, parts)


# ---- Heat: how often things are used ----


def is_board(names: Sequence[str]) -> bool:
    """Whether these things are the places of a square."""
    return len(names) > 3 and all(CELL.fullmatch(name) for name in names)


def board(title: str, uses: dict[str, float], below: str = "") -> str:
    """The places of a square where they are; below: what is drawn under them, a whole SVG whose cells lie as ours do."""
    places = {name: (ord(found[1]) - ord("a"), int(found[2]) - 1) for name in uses if (found := CELL.fullmatch(name))}
    columns, rows = (1 + max(place[axis] for place in places.values()) for axis in (0, 1))
    most, size, edge = max(uses.values()), 40, 30
    parts = [f'<g class="sheet">{below}</g>'] if below else []
    if not below:
        parts += [_text(edge + size * (k + 0.5), 20, chr(ord("a") + k), "middle", "soft") for k in range(columns)]
        parts += [_text(edge - 8, edge + size * (k + 0.5) + 5, str(k + 1), "end", "soft") for k in range(rows)]
    for name, (column, row) in places.items():
        x, y = edge + size * column, edge + size * row
        heat = uses[name] / most if most else 0.0
        told = f"{name}: {uses[name]:.3g}"
        box = f'x="{x + 1}" y="{y + 1}" width="{size - 2}" height="{size - 2}" rx="5"'
        parts.append(f'<rect {box} class="{"glow" if below else "heat"}" style="--heat:{heat:.3f}"><title>{told}</title></rect>')
        if not below:
            kind = "hot" if heat > 0.55 else "cool"
            parts.append(_text(x + size / 2, y + size / 2 + 4, short(uses[name]), "middle", f"small {kind}"))
    if below:
        return svg(SHEET, title, parts, SHEET)
    return svg(edge + size * rows + 4, title, parts, edge + size * columns + 4)


def tiles(title: str, uses: dict[str, float]) -> str:
    """Things as tiles, the most used first."""
    most = max(uses.values(), default=0.0)
    cells = []
    for name, value in sorted(uses.items(), key=lambda item: -item[1]):
        heat = value / most if most else 0.0
        kind = "hot" if heat > 0.55 else "cool"
        cells.append(f'<li class="{kind}" style="--heat:{heat:.3f}"><b>{escape(name)}</b> {short(value)}</li>')
    return f'<ul class="tiles" aria-label="{escape(title)}">{"".join(cells)}</ul>'


def short(value: float) -> str:
    """A number in few characters."""
    if value >= 0.95:
        return f"{value:.0f}" if value >= 10 else f"{value:.1f}"
    return f"{value:.2f}".lstrip("0") if value >= 0.005 else "0"
