"""The score sheet of a finished match as lines of text: a row for each category, a column for each seat."""

from collections.abc import Sequence
from itertools import groupby

from rich.cells import cell_len, set_cell_size

from sweetbox.kernel.match import Match
from sweetbox.kernel.say import Say, Who
from sweetbox.kernel.tally import Line, added_up
from sweetbox.words import Words

WIDEST = 14  # a longer name is cut: six seats have to fit side by side
BETWEEN = "  "


def score_sheet(match: Match, speak: Words, reader: int | None = None, names: Sequence[str] | None = None) -> list[str]:
    """The rows of the sheet. Lines that bring no points are in brackets; a round has its sum beside its name."""
    seats = range(match.seats)
    rows: list[tuple[str, list[str]]] = [
        ("", [_cut(speak.render(Say("sheet.seat", who=Who(seat)), None, names)) for seat in seats])
    ]
    tally = match.tally()
    by_rounds = len({line.round for line in tally}) > 1
    for number, group in groupby(tally, key=lambda line: line.round):
        lines = list(group)
        if by_rounds and number is not None:
            rows.append((speak.render(Say("sheet.round", number=number)), _numbers(added_up(lines, match.seats))))
        indent = BETWEEN if by_rounds and number is not None else ""
        rows += [(indent + speak.render(line.say, reader, names), _shown(line)) for line in lines]
    rows.append((speak.render(Say("sheet.total")), _numbers(match.points)))
    rows.append((speak.render(Say("sheet.place")), _numbers(match.ranks)))
    first = max(cell_len(name) for name, _ in rows)
    widths = [max(cell_len(cells[seat]) for _, cells in rows) for seat in seats]
    return [
        BETWEEN.join(
            [
                set_cell_size(name, first),
                *(" " * (width - cell_len(cell)) + cell for cell, width in zip(cells, widths, strict=True)),
            ]
        )
        for name, cells in rows
    ]


def _numbers(numbers: Sequence[int]) -> list[str]:
    return [str(number) for number in numbers]


def _shown(line: Line) -> list[str]:
    return _numbers(line.points) if line.counts else [f"({number})" for number in line.points]


def _cut(name: str) -> str:
    return name if cell_len(name) <= WIDEST else set_cell_size(name, WIDEST - 1) + "…"
