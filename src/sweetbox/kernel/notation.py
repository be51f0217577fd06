"""What the notations of all games share."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from sweetbox.kernel import record
from sweetbox.kernel.errors import NotationError
from sweetbox.kernel.say import Say

Table = TypeVar("Table", bound=record.Record)


def split_compound(text: str, parse_move: Callable[[str], int]) -> list[int]:
    """The moves of `flip a1; knock b2`: every game takes moves joined by `;` as one compound move."""
    return [parse_move(part.strip()) for part in text.strip().rstrip(";").split(";")]


def start_text(seat: int) -> str:
    """The outcome that draws the first player: `start @2` is seat 1, because texts count seats from 1."""
    return f"start @{seat + 1}"


def read_outcome(texts: Sequence[str], text: str) -> int:
    """The outcome with this text. texts: of all outcomes, in their order."""
    if text not in texts:
        raise NotationError(Say("notation.outcome", known=texts, came=text))
    return texts.index(text)


def read_fields(table: Table, line: str) -> Table:
    """The table, with the fields of its line (`turn=2 chain=3,7,-1x4`)."""
    try:
        record.from_line(table, line)
    except ValueError as error:
        raise NotationError(Say("error.table_line", why=str(error))) from None
    return table
