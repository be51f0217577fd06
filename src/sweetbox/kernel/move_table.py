"""The table of moves: every move of a match by its number, in text, as JSON and in words. Whoever has it can be told numbers."""

from functools import lru_cache
from typing import TYPE_CHECKING, Any

import msgspec

from sweetbox.kernel.position import SPECTATOR
from sweetbox.kernel.record import Record
from sweetbox.kernel.say import Say

if TYPE_CHECKING:
    from sweetbox.kernel.game import Game

KEPT = 64  # tables: of as many games, numbers of seats and sets of options


class MoveRow(msgspec.Struct, frozen=True):
    text: str
    json: dict[str, Any]
    say: Say  # as the move would be said before the first one; where it is said otherwise, that is told with it
    silent: bool
    varies: bool  # whether it may be said otherwise


@lru_cache(KEPT)
def move_table(game: "Game", box: Record) -> list[MoveRow]:
    """Of all matches with this box."""
    table = game.set_up(box).hidden(SPECTATOR).table
    return [
        MoveRow(
            text=game.notation.move_text(box, index),
            json=game.notation.move_json(box, index),
            say=game.viewing.move_say(box, table, 0, index),
            silent=game.silent(box, index),
            varies=game.varies(box, index),
        )
        for index in range(game.rules.MOVES)
    ]
