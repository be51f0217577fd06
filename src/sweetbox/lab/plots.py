"""Plots: the pictures of an answer, as SVG that takes its colours from the page."""

import math
import re
from collections.abc import Callable, Iterable, Sequence
from html import escape
from typing import NamedTuple

CELL = re.compile(r"([a-z])([1-9][0-9]?)")  # `c4`: a place on a square
WIDE = 480
MARGIN = 8
LEFT = 58.0  # where a plot with labels at its left side begins
LEAST_SHARE = 0.1  # what an axis of shares is wide at the least
LEAST_PART = 0.2  # the same of other figures, as a part of them
TINY = 1e-9  # what a quotient of decimal fractions may be off a whole number
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


# ---- Scales: those of plots side by side are the same ----


class Axis(NamedTuple):
    """From where to where a plot reaches, and which round values in between are labelled."""

    low: float
    high: float
    ticks: tuple[tuple[float, str], ...]

    def at(self, value: float) -> float:
        """Where it is, from 0 to 100; what lies beyond an end is drawn at that end."""
        return 100 * (min(max(value, self.low), self.high) - self.low) / (self.high - self.low)


def axis_of(values: Iterable[float], share: bool, signed: bool = False) -> Axis:
    """Holds all these values, and is wide enough that a small difference does not look like a large one."""
    finite = [value for value in values if math.isfinite(value)] or [0.0, 1.0]
    low, high = min(finite), max(finite)
    least = LEAST_SHARE if share else LEAST_PART * max(-low, high) or 1.0
    missing = max(0.0, least - (high - low)) / 2
    low, high = low - missing, high + missing
    if min(finite) >= 0 and low <= (high - low) / 2:  # near enough to start at 0
        low, high = 0.0, max(high, least)
    if share and max(finite) <= 1 < high:
        low, high = min(low, 1 - least), 1.0
    step = _step(high - low)
    first, last = math.floor(low / step + TINY), math.ceil(high / step - TINY)
    ticks = tuple((k * step, _tick(k * step, share, signed)) for k in range(first, last + 1))
    return Axis(first * step, last * step, ticks)


def _step(wide: float) -> float:
    """1, 2 or 5 times a power of ten, so that there are two to five steps."""
    least = wide / 4
    power: float = 10.0 ** math.floor(math.log10(least))
    return next(times * power for times in (1, 2, 5, 10) if times * power >= least * (1 - TINY))


def _tick(value: float, share: bool, signed: bool) -> str:
    told = f"{100 * value if share else value:.6g}".replace("-", "−")
    return f"{'+' if signed and value > 0 else ''}{told}{' %' if share else ''}"


Bar = tuple[float, float, float]  # from, to, how many


def common_bars(several: Sequence[Sequence[Bar]]) -> list[list[Bar]]:
    """Histograms that are drawn side by side, in the same bars and as parts of all matches. Each comes in bars of its own, and
    which matches lie where in a bar is not known any more, so they are taken to be spread evenly over it."""
    first, last = min(bars[0][0] for bars in several), max(bars[-1][1] for bars in several)
    wide = max(end - begin for bars in several for begin, end, _ in bars)
    edges = [first + wide * k for k in range(math.ceil((last - first) / wide))]

    def within(bars: Sequence[Bar], low: float, high: float) -> float:
        return sum(count * max(0.0, min(end, high) - max(begin, low)) / (end - begin) for begin, end, count in bars)

    return [[(low, low + wide, within(bars, low, low + wide) / sum(each[2] for each in bars)) for low in edges] for bars in several]


# ---- Plots ----


def intervals(title: str, rows: Sequence[Row], axis: Axis, mark: float | None = None, mark_label: str = "") -> str:
    """A row each: its value as a dot, its interval as a bar; mark: where a dashed line is drawn. Texts are HTML above the lines, so
    that nothing crosses them, long ones wrap, and all are as large on a phone as on a screen."""
    rails = [_line_at(axis.at(value), "rail") for value, _ in axis.ticks]
    marks = [_line_at(axis.at(mark), "mark")] if mark is not None else []
    lines = []
    for row in rows:
        low, value, high = (axis.at(each) for each in (row.low, row.value, row.high))
        drawn = [*rails, '<line x1="0%" y1="50%" x2="100%" y2="50%" class="rail"/>']
        drawn += [f'<line x1="{low:.2f}%" y1="50%" x2="{high:.2f}%" y2="50%" class="bar"/>', *marks]
        drawn.append(f'<circle cx="{value:.2f}%" cy="50%" r="5.5" class="dot"/>')
        track = f'<svg class="track" aria-hidden="true">{"".join(drawn)}</svg>'
        lines.append(f'<li><span>{_whole(row.label)}</span> <span class="told">{_whole(row.told)}</span>{track}</li>')
    above = f'<div class="marked">{_label_at(axis.at(mark), mark_label)}</div>' if mark is not None and mark_label else ""
    below = "".join(_label_at(axis.at(value), told) for value, told in axis.ticks)
    inside = f'{above}<ul aria-label="{escape(title)}">{"".join(lines)}</ul><div class="ticks" aria-hidden="true">{below}</div>'
    return f'<div class="plot">{inside}</div>'


def _whole(text: str) -> str:
    """Its percent signs stay with their numbers when it wraps."""
    return escape(text).replace(" %", "\u00a0%")


def _label_at(x: float, text: str) -> str:
    """In the middle above or below its line, but near the edges, inside."""
    side = ' class="first"' if x < 12 else ' class="last"' if x > 88 else ""
    return f'<span{side} style="--at:{x:.2f}">{_whole(text)}</span>'


def _line_at(x: float, kind: str) -> str:
    return f'<line x1="{x:.2f}%" y1="0%" x2="{x:.2f}%" y2="100%" class="{kind}"/>'


def _shares_up(most: float, y: Callable[[float], float], left: float, right: float) -> list[str]:
    """Lines across a plot at round shares, up to the most that is drawn."""
    step = _step(most)
    parts = []
    for k in range(math.floor(most / step + TINY) + 1):
        at = y(k * step)
        parts += [_line(left, at, right, at, "rail"), _text(left - 6, at + 5, _tick(k * step, True, False), "end", "soft")]
    return parts


def histogram(title: str, bars: Sequence[Bar], below: str, mean: float, most: float) -> str:
    """bars: parts of all matches; most: the highest bar of all plots side by side."""
    high, base, left = 226.0, 176.0, LEFT
    right = WIDE - MARGIN
    first, last = bars[0][0], bars[-1][1]

    def at(value: float) -> float:
        return left + (right - left) * (value - first) / (last - first)

    def y(share: float) -> float:
        return base - (base - 30) * share / most

    parts = _shares_up(most, y, left, right)
    for begin, end, share in bars:
        x, wide = at(begin), max(1.0, at(end) - at(begin) - 1.5)
        told = f"{begin:g}–{end - 1:g}: {100 * share:.1f} %"
        box = f'x="{x:.1f}" y="{y(share):.1f}" width="{wide:.1f}" height="{base - y(share):.1f}"'
        parts.append(f'<rect {box} class="fill"><title>{told}</title></rect>')
    parts += [_line(left, base, right, base, "axis"), _line(at(mean), 24, at(mean), base, "mark")]
    parts.append(_text(min(max(at(mean), left + 30), right - 30), 18, f"∅ {mean:.4g}", "middle"))
    step = _step(last - first)
    for k in range(math.ceil(first / step - TINY), math.floor(last / step + TINY) + 1):
        x = min(max(at(k * step), left + 10), right - 16)
        parts.append(_text(x, base + 20, _tick(k * step, False, False), "middle"))
    parts.append(_text((left + right) / 2, base + 42, below, "middle", "soft"))
    return svg(high, title, parts)


def courses(title: str, lines: Sequence[tuple[str, Sequence[float]]], start: str, end: str, below: str, most: float) -> str:
    """A line each over the parts of a match; most: the highest value of all plots side by side. The last is drawn as nobody's."""
    high, base, left = 238.0, 186.0, LEFT
    right = WIDE - MARGIN

    def y(value: float) -> float:
        return base - (base - 12) * value / most

    parts = _shares_up(most, y, left, right)
    for number, (name, values) in enumerate(lines):
        step = (right - left) / max(1, len(values) - 1)
        points = " ".join(f"{left + k * step:.1f},{y(value):.1f}" for k, value in enumerate(values))
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
    high, base, left = 238.0, 186.0, LEFT
    right = WIDE - MARGIN
    step = (right - left) / max(1, len(rows) - 1)

    def y(value: float) -> float:
        return base - (base - 12) * value

    parts = _shares_up(1.0, y, left, right)
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


def board(title: str, uses: dict[str, float], most: float, below: str = "") -> str:
    """The places of a square where they are. most: the most uses in all plots side by side; below: what is drawn under them, a
    whole SVG whose cells lie as ours do."""
    places = {name: (ord(found[1]) - ord("a"), int(found[2]) - 1) for name in uses if (found := CELL.fullmatch(name))}
    columns, rows = (1 + max(place[axis] for place in places.values()) for axis in (0, 1))
    size, edge = 40, 30
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
            parts.append(_text(x + size / 2, y + size / 2 + 4, short(uses[name]), "middle", "small"))
    if below:
        return svg(SHEET, title, parts, SHEET)
    return svg(edge + size * rows + 4, title, parts, edge + size * columns + 4)


def tiles(title: str, uses: dict[str, float], most: float) -> str:
    """Things as tiles, the most used first. most: as for a board."""
    cells = []
    for name, value in sorted(uses.items(), key=lambda item: -item[1]):
        heat = value / most if most else 0.0
        cells.append(f'<li style="--heat:{heat:.3f}"><b>{escape(name)}</b> {short(value)}</li>')
    return f'<ul class="tiles" aria-label="{escape(title)}">{"".join(cells)}</ul>'


def short(value: float) -> str:
    """A number in few characters."""
    if value >= 0.95:
        return f"{value:.0f}" if value >= 10 else f"{value:.1f}"
    return f"{value:.2f}".lstrip("0") if value >= 0.005 else "0"
