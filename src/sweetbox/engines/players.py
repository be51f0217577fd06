"""Who plays which seat in which row of a batch: the caller, players that the batch moves, or bots that are asked."""

from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

if TYPE_CHECKING:
    from sweetbox.bots.bot import Bot
    from sweetbox.engines.batch import Batch

CALLER, RANDOM, GREEDY = "caller", "random", "greedy"
CHOSEN = (RANDOM, GREEDY)  # a batch chooses their moves for all its rows at once


class Players:
    """kinds: (n, seats), numbers of players in `known`; the first is the caller, the second moves at random."""

    def __init__(self, n: int, seats: int) -> None:
        self.known: list[str | Bot] = [CALLER, RANDOM]
        self._specs: list[str | None] = [CALLER, RANDOM]  # the names under which they were given
        self.kinds: NDArray[np.int64] = np.zeros((n, seats), np.int64)
        self._find_masks()

    def copy(self) -> "Players":
        twin = Players(*self.kinds.shape)
        twin.known, twin._specs = list(self.known), list(self._specs)
        twin.kinds[:] = self.kinds
        twin._find_masks()
        return twin

    def number(self, player: "str | Bot") -> int:
        """The number of a player, added if it is new. UnknownNameError if there is no bot of that name."""
        for number, (each, spec) in enumerate(zip(self.known, self._specs, strict=True)):
            if each is player or (isinstance(player, str) and spec == player):
                return number
        if isinstance(player, str) and player not in CHOSEN:
            from sweetbox.bots.registry import bot  # bots import engines

            self.known.append(bot(player))
        elif isinstance(player, str) or callable(getattr(player, "choose", None)):
            self.known.append(player)
        else:
            raise ValueError(f"players: expected names and bots, got {player!r}")
        self._specs.append(player if isinstance(player, str) else None)
        return len(self.known) - 1

    def specs(self) -> list[str]:
        """The names of all known players, in the order of their numbers. ValueError if one was given as an object."""
        if None in self._specs:
            raise ValueError("players: expected bots that were given by name, got one as an object, which cannot be saved")
        return [spec for spec in self._specs if spec is not None]

    def numbers(self, players: Any) -> NDArray[np.int64]:
        """The numbers of players given by seat, (seats,), or by row and seat, (n, seats)."""
        given = np.asarray(players, dtype=object)
        shape = self.kinds.shape
        if given.shape not in (shape, shape[1:]):
            raise ValueError(f"players: expected shape {shape[1:]} or {shape}, got {given.shape}")
        known: dict[Any, int] = {}
        for player in given.flat:
            if id(player) not in known:
                known[id(player)] = self.number(player)
        return np.array([known[id(player)] for player in given.flat], np.int64).reshape(given.shape)

    def seat(self, kinds: NDArray[np.int64], which: Any = slice(None)) -> None:
        """Seat players, by their numbers, in the rows `which`. ValueError if a row would have no seat of the caller."""
        if not (kinds == 0).any(axis=-1).all():
            raise ValueError(f"players: expected a seat of the {CALLER}'s in every row")
        self.kinds[which] = kinds
        self._find_masks()

    def _find_masks(self) -> None:
        """callers: mask of the caller's seats in each row; asked: of the seats that belong neither to the caller nor to chance."""
        bits = np.int64(1) << np.arange(self.kinds.shape[1])
        self.callers: NDArray[np.int64] = (bits * (self.kinds == 0)).sum(axis=1)
        self.asked: NDArray[np.int64] = (bits * (self.kinds > 1)).sum(axis=1)

    # ---- Playing ----

    def play(self, batch: "Batch") -> None:
        """Let the others move in each row until one of the caller's seats has to move."""
        while batch.drive("play_others", self.callers, self.asked, batch.explicit_chance, rows=batch.others_rows):
            self._move(batch)

    def _move(self, batch: "Batch") -> None:
        """A move in each row that waits for a seat of `asked`."""
        acting = batch.host(batch.acting)
        waiting = (acting > 0) & (acting & self.callers == 0)
        movers = np.where(waiting, (acting[:, None] >> np.arange(batch.seats) & 1).argmax(axis=1), -1)
        kinds = self.kinds[np.arange(batch.n), movers]
        moves = np.full(batch.n, -1, np.int64)
        for number in np.unique(kinds[waiting]):
            rows = waiting & (kinds == number)
            moves[rows] = self._choose(batch, self.known[number], np.where(rows, movers, -1))[rows]
        batch.make_moves(moves, movers)

    def _choose(self, batch: "Batch", player: "str | Bot", seats: NDArray[np.int64]) -> NDArray[np.int64]:
        """The player's moves for the seats given by row; -1: no move is wanted."""
        if isinstance(player, str):
            return batch.host(batch.choose(player, seats, rows=batch.others_rows))  # type: ignore[no-any-return]
        from sweetbox.bots.bot import Turn

        moves = np.full(batch.n, -1, np.int64)
        for row in np.flatnonzero(seats >= 0):
            turn = Turn.at(batch.glimpse(int(row), int(seats[row])), [], batch.luck_of_turn(int(row)))
            moves[row] = player.choose(turn).move
        return moves
