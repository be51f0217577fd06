"""What the notations of all games share."""

from collections.abc import Callable

from sweetbox.kernel import record
from sweetbox.kernel.errors import NotationError
from sweetbox.kernel.say import Say


def split_compound(text: str, parse_move: Callable[[str], int]) -> list[int]:
    """The moves of `flip a1; knock b2`: every game takes moves joined by `;` as one compound move."""
    return [parse_move(part.strip()) for part in text.strip().rstrip(";").split(";")]


def start_text(seat: int) -> str:
    """The outcome that draws the first player: `start @2` is seat 1, because texts count seats from 1."""
    return f"start @{seat + 1}"


def read_fields(table: record.Record, line: str) -> None:
    """Write the fields of a table's line (`turn=2 chain=3,7,-1x4`) into the table."""
    try:
        record.from_line(table, line)
    except ValueError as error:
        raise NotationError(Say("error.table_line", why=str(error))) from None
