"""The table of moves: every move of a match by number, as text, as JSON and in words. A client that has it needs only numbers."""

from functools import lru_cache
from typing import TYPE_CHECKING, Any

import msgspec

from sweetbox.kernel.position import SPECTATOR
from sweetbox.kernel.record import Record
from sweetbox.kernel.say import Say

if TYPE_CHECKING:
    from sweetbox.kernel.game import Game

KEPT = 64  # tables in the cache, one for each game, number of seats and set of options


class MoveRow(msgspec.Struct, frozen=True):
    text: str
    json: dict[str, Any]
    say: Say  # the move's sentence in the first position; where it differs, it is sent along
    silent: bool
    varies: bool  # whether it may differ


@lru_cache(KEPT)
def move_table(game: "Game", box: Record) -> list[MoveRow]:
    """The table for all matches with this box."""
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
