"""Sweetbox: five tabletop games about sweets and snacks, to play, to study and to host."""

from typing import TYPE_CHECKING, Any

from sweetbox.bots import Answer, Bot, Turn, bot
from sweetbox.extras import MissingExtraError, needs
from sweetbox.kernel.errors import (
    EditionError,
    MatchFileError,
    MoveError,
    NotationError,
    OptionError,
    SweetboxError,
    UnknownNameError,
)
from sweetbox.kernel.game import Game
from sweetbox.kernel.match import Match, Move
from sweetbox.kernel.position import Glimpse, Position
from sweetbox.kernel.registry import all_games, game
from sweetbox.kernel.say import Say, Who

if TYPE_CHECKING:
    import os

    from sweetbox.engines.batch import Batch
    from sweetbox.engines.observation import OneHot, Part

__version__ = "0.1.0"

__all__ = [
    "Answer",
    "Bot",
    "EditionError",
    "Game",
    "Glimpse",
    "Match",
    "MatchFileError",
    "MissingExtraError",
    "Move",
    "MoveError",
    "NotationError",
    "OptionError",
    "Position",
    "Say",
    "SweetboxError",
    "Turn",
    "UnknownNameError",
    "Who",
    "all_games",
    "batch",
    "bot",
    "edition",
    "game",
    "observation_parts",
    "one_hot",
    "restore_batch",
    "speed_up",
]


def batch(game: str | Game, n: int, engine: str = "cpu", **more: Any) -> "Batch":
    """`n` matches of a game side by side, as arrays: see `sweetbox.engines.batch.Batch`; with engine `cuda` they lie on the GPU."""
    with needs("gpu" if engine == "cuda" else "fast"):
        from sweetbox.engines.batch import batch_type  # arrays need NumPy, which nothing else here does

        return batch_type(engine)(game, n, engine, **more)


def restore_batch(saved: "bytes | str | os.PathLike[str]", engine: str = "cpu", threads: int = 1) -> "Batch":
    """The batch that `batch.save` gave as bytes or wrote into a file, on any engine. MatchFileError says what is wrong with it."""
    with needs("gpu" if engine == "cuda" else "fast"):
        from sweetbox.engines.saved_batch import restore

        return restore(saved, engine, threads)


def edition(game: str | Game, name: str) -> dict[str, Any]:
    """Other components and sizes, for `edition=` everywhere: one that comes with the game, such as `small`, or a TOML file."""
    from sweetbox.files.editions import find_edition
    from sweetbox.kernel.registry import game as game_named

    return find_edition(game_named(game), name)


def observation_parts(game: str | Game) -> "tuple[Part, ...]":
    """What each number of the game's observations is: its name, kind and range."""
    from sweetbox.engines import observation

    return observation.observation_parts(game)


def one_hot(game: str | Game) -> "OneHot":
    """An encoder of the game's observations for a network: see `sweetbox.engines.observation.OneHot`."""
    from sweetbox.engines.observation import OneHot

    with needs("fast"):
        return OneHot(game)


def speed_up(game: str | Game, wait: bool = True) -> bool:
    """Positions and matches of this game are played by compiled rules from now on: see `sweetbox.engines.speed`."""
    from sweetbox.engines import speed

    with needs("fast"):  # Numba takes a second to import
        return speed.speed_up(game, wait)
