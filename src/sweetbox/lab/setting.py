"""A setting: one table that is played many times. Everything that a match depends on, but for its seed."""

import hashlib
import itertools
from collections.abc import Iterator, Mapping
from importlib.resources import files
from typing import Any

import msgspec

from sweetbox.bots.quick import all_quick
from sweetbox.bots.registry import bot, sources
from sweetbox.kernel.game import Game
from sweetbox.kernel.record import Record
from sweetbox.kernel.registry import game as find_game
from sweetbox.kernel.translate import text_digest
from sweetbox.learning.weights import weights_digest

VERSION = 1  # of what is kept of a match: counted up when pieces that were kept can no longer be read
# Deals of a piece: of compiled players, of those that are asked move by move, and of those that think for a time.
QUICK_PIECE, SLOW_PIECE, TIMED_PIECE = 200, 5, 1


class Tempo(msgspec.Struct, frozen=True):
    """How long people take, in seconds: for a decision, for a move without a choice, and for all that chance does in between."""

    decision: float = 6.0
    forced: float = 1.0
    chance: float = 2.0


class Setting(msgspec.Struct, frozen=True):
    game: str
    seats: int
    options: dict[str, Any]
    edition: dict[str, Any] | None
    line_up: tuple[str, ...]  # a bot a seat, in the first of its rotations
    tempo: Tempo = Tempo()

    @property
    def key(self) -> bytes:
        """All of it as text: equal settings have equal keys."""
        return msgspec.json.encode(self, order="sorted")

    @property
    def of(self) -> Game:
        return find_game(self.game)

    def box(self) -> Record:
        return self.of.make_box(self.seats, self.options, self.edition)

    @property
    def quick(self) -> bool:
        return all_quick(self.line_up)

    @property
    def rotations(self) -> list[tuple[str, ...]]:
        """Every seating that differs: each deal is played once with each of them."""
        found = (self.line_up[first:] + self.line_up[:first] for first in range(self.seats))
        return list(dict.fromkeys(found))

    @property
    def deals(self) -> int:
        """How many seeds a piece has."""
        if self.quick:
            return QUICK_PIECE
        return TIMED_PIECE if any(getattr(bot(spec), "timed", False) for spec in set(self.line_up)) else SLOW_PIECE

    def digest(self) -> str:
        """A name for everything that the matches and what is kept of them depend on."""
        game = self.of
        own = files(game.package).joinpath("measures.py")
        texts = [sources(self.line_up), text_digest(game), weights_digest(game, set(self.line_up))]
        texts.append(own.read_text("utf-8") if own.is_file() else "")
        rules = [self.game, game.facts.version, self.seats, self.options, self.edition]
        what = [VERSION, *rules, self.line_up, self.tempo, texts, self.deals]
        return hashlib.sha256(msgspec.json.encode(what, order="sorted")).hexdigest()[:16]


def combinations(choices: Mapping[str, list[Any]]) -> Iterator[dict[str, Any]]:
    """Every way to choose one value for each name, the first values first."""
    for values in itertools.product(*choices.values()):
        yield dict(zip(choices, values, strict=True))
