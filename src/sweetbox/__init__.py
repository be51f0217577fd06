"""Sweetbox: five tabletop games about sweets and snacks, to play, to study and to host."""

from typing import TYPE_CHECKING, Any

from sweetbox.bots import bot
from sweetbox.kernel.errors import (
    EditionError,
    MatchFileError,
    MoveError,
    NotationError,
    OptionError,
    SweetboxError,
    UnknownNameError,
)
from sweetbox.kernel.match import Match, Move
from sweetbox.kernel.registry import all_games, game
from sweetbox.kernel.say import Say, Who

if TYPE_CHECKING:
    from sweetbox.engines.batch import Batch
    from sweetbox.kernel.game import Game

__version__ = "0.1.0"

__all__ = [
    "EditionError",
    "Match",
    "MatchFileError",
    "Move",
    "MoveError",
    "NotationError",
    "OptionError",
    "Say",
    "SweetboxError",
    "UnknownNameError",
    "Who",
    "all_games",
    "batch",
    "bot",
    "game",
]


def batch(game: "str | Game", n: int, engine: str = "cpu", **more: Any) -> "Batch":
    """`n` matches of a game side by side, as arrays: see `sweetbox.engines.batch.Batch`; with engine `cuda` they lie on the GPU."""
    from sweetbox.engines.batch import Batch  # arrays need NumPy, which nothing else here does

    if engine == "cuda":
        from sweetbox.engines.cuda_batch import CudaBatch

        return CudaBatch(game, n, engine, **more)
    return Batch(game, n, engine, **more)
