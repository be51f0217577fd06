"""Sweetbox: five tabletop games about sweets and snacks, to play, to study and to host."""

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
    "bot",
    "game",
]
