"""Batches: many matches of one game side by side, as NumPy arrays. For learning agents that make millions of moves.

    batch = sweetbox.batch("biscuit_pockets", 1024, seats=2, seed=7)
    while True:
        moves = policy(batch.observe(), batch.legal())
        step = batch.step(moves)

Row i is match i. Chance happens by itself, from random numbers of each row's own: what becomes of a row depends on its seed
and its moves alone, not on how many rows or threads there are.
"""

import ctypes
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from sweetbox.engines import engine as engine_of
from sweetbox.kernel.chance import RNG_WORDS
from sweetbox.kernel.drivers import NO_MOVE
from sweetbox.kernel.errors import MoveError, OptionError
from sweetbox.kernel.game import Game
from sweetbox.kernel.record import Record
from sweetbox.kernel.registry import game as game_named
from sweetbox.kernel.say import Say, Who

ILLEGAL = ("raise", "forfeit")
FORFEIT_ALONE = -100.0  # what a forfeit earns without opponents, where a reward is the points: less than a match ends with

CHANCE_STREAM, MOVES_STREAM = 0, 2  # of a row's random numbers
INTEGERS = {1: ctypes.c_int8, 2: ctypes.c_int16, 4: ctypes.c_int32, 8: ctypes.c_int64}


def check_illegal(illegal: str) -> str:
    if illegal not in ILLEGAL:
        raise ValueError(f"illegal: expected one of {ILLEGAL}, came {illegal!r}")
    return illegal


def whole_numbers(name: str, given: ArrayLike) -> NDArray[np.int64]:
    """The numbers as int64. Others are refused: a fraction would be cut off, and nan would become some move."""
    numbers = np.asarray(given)
    if numbers.ndim == 0 and numbers.dtype.kind not in "iu":
        raise ValueError(f"{name}: expected a whole number, came {given!r}")
    check_whole(name, numbers.dtype)
    whole = numbers.astype(np.int64, copy=False)
    if numbers.dtype.kind == "u" and (whole < 0).any():
        raise ValueError(f"{name}: expected whole numbers below 2**63, came {numbers.max()}")
    return whole


def check_whole(name: str, kind: np.dtype[Any]) -> None:
    if kind.kind not in "iu":
        raise ValueError(f"{name}: expected whole numbers, came {kind}")


def check_count(name: str, count: int) -> int:
    if isinstance(count, bool) or not isinstance(count, int | np.integer):
        raise ValueError(f"{name}: expected a whole number, came {count!r}")
    if count < 1:
        raise ValueError(f"{name}: expected at least one, came {count}")
    return int(count)


def observation_names(game: Game) -> tuple[str, ...]:
    """A name for each number of an observation: the game's own OBSERVATION_NAMES (judge.py), or numbered."""
    numbered = tuple(f"observation {number}" for number in range(game.judge.OBSERVATION))
    names = game.extras.observation_names or numbered
    if len(names) != len(numbered):
        raise TypeError(f"{game.name}: expected {len(numbered)} OBSERVATION_NAMES, came {len(names)}")
    return names


def rewards_of(points: NDArray[Any], ranks: NDArray[Any]) -> NDArray[np.float64]:
    """Rows of rewards: 1 / winners for each winner, less 1 / seats, so that a table's rewards sum to 0; alone, the points."""
    seats = ranks.shape[1]
    if seats == 1:
        return points.astype(np.float64)
    won: NDArray[np.float64] = (ranks == 1).astype(np.float64)
    winners: NDArray[np.float64] = won.sum(axis=1, keepdims=True)
    rewards: NDArray[np.float64] = won / winners - 1.0 / seats
    return rewards


def forfeit_rewards(seats: int, forfeited: int) -> NDArray[np.float64]:
    """Rewards after the seats of this mask forfeited: they lose, the others share the win."""
    if seats == 1:
        return np.full(1, FORFEIT_ALONE)
    won = np.array([not forfeited >> seat & 1 for seat in range(seats)])
    return won / max(1, int(won.sum())) - 1.0 / seats


@dataclass(frozen=True)
class Step:
    """What a step brought: row i is match i."""

    rewards: NDArray[np.float64]  # of every seat; not 0 only in the step that ends a match
    over: NDArray[np.bool_]  # whether the match ended; with autoreset a new one lies there already
    forfeited: NDArray[np.int64]  # mask of the seats whose illegal move ended it


class SharedRows(list[Record]):
    """Interpreted rows that lie in a NumPy array: writing one copies its bytes there."""

    def __setitem__(self, i: Any, record: Any) -> None:
        ctypes.memmove(ctypes.addressof(self[i]), ctypes.addressof(record), ctypes.sizeof(record))


class Each(list[Any]):
    """Scratch of which every thread gets its own."""


class Batch:
    """`n` matches of one game.

    seed: a number (row i gets seed + i), or one a row. autoreset: a match that is over is followed by the next in the same step;
    else its row rests until `reset`. illegal: `raise` refuses the whole step with nothing changed; `forfeit` ends the match with
    a loss for the seat. threads: parts of the batch worked on side by side.
    """

    def __init__(
        self,
        game: str | Game,
        n: int,
        engine: str = "cpu",
        *,
        seats: int | None = None,
        seed: int | Sequence[int] = 0,
        autoreset: bool = True,
        illegal: str = "raise",
        threads: int = 1,
        edition: Mapping[str, Any] | None = None,
        **options: Any,
    ) -> None:
        self.n, threads = check_count("n", n), check_count("threads", threads)
        self.game = game_named(game)
        self.seats = self.game.seats[0] if seats is None else seats
        self.options = self.game.check_options(options)
        self.edition = edition
        self.box = self.game.make_box(self.seats, self.options, edition)
        self.autoreset = autoreset
        self.illegal = check_illegal(illegal)
        self.threads = min(threads, self.n)
        self._kind = engine
        rules = self.game.rules
        self.moves, self.observation = rules.MOVES, self.game.judge.OBSERVATION
        self.tables: Any = np.zeros(self.n, dtype=np.dtype(rules.Table))
        self.acting: Any = np.zeros(self.n, dtype=np.int64)  # mask of the seats that owe a move in each row; 0: the match is over
        self.rngs: Any = np.zeros((self.n, RNG_WORDS), dtype=np.int64)  # chance
        self.lucks: Any = np.zeros((self.n, RNG_WORDS), dtype=np.int64)  # random moves
        self._ready()
        self.reset(seed)

    def _ready(self) -> None:
        """The engine, and the arrays as its functions take them."""
        if self._kind == "cuda":
            raise OptionError(Say("error.engine", known=["python", "cpu"], came=self._kind))  # `sweetbox.batch` has it
        self.engine = engine_of(self.game, self._kind)
        self._boxes = self.engine.wrap(self.box)
        self._blank = self.engine.records(self.game.rules.Table, 1)
        self._tables, self._acting = self.shared(self.tables), self.shared(self.acting)
        self._rngs, self._lucks = self.shared(self.rngs), self.shared(self.lucks)

    def __repr__(self) -> str:
        return f"<Batch of {self.n} {self.game.name}, {self.seats} seats, engine {self._kind}>"

    @property
    def observation_names(self) -> tuple[str, ...]:
        return observation_names(self.game)

    @property
    def mover(self) -> NDArray[np.int64]:
        """The lowest seat that owes a move in each row; -1 where the match is over."""
        lowest = self.acting & -self.acting
        return np.where(lowest > 0, np.log2(np.maximum(lowest, 1)).astype(np.int64), -1)

    @property
    def owing(self) -> NDArray[np.bool_]:
        """Which seats owe a move: (n, seats)."""
        owing: NDArray[np.bool_] = (self.acting[:, None] >> np.arange(self.seats) & 1).astype(np.bool_)
        return owing

    # ---- A new match ----

    def reset(self, seed: int | Sequence[int] | None = None, which: ArrayLike | None = None) -> None:
        """Lay out new matches, in all rows or in those of the boolean mask `which`. seed None: the random numbers go on."""
        chosen = np.ones(self.n, np.int8) if which is None else np.asarray(which).astype(np.int8)
        if chosen.shape != (self.n,):
            raise ValueError(f"which: expected a mask of {self.n} rows, came shape {chosen.shape}")
        rows = self.shared(chosen)
        if seed is not None:
            seeds = self.shared(self._seeds(seed))
            for rngs, stream in ((self._rngs, CHANCE_STREAM), (self._lucks, MOVES_STREAM)):
                self.over_rows("batched_seed", rngs, ..., rows, seeds, stream)
        self.over_rows("batched_reset", self._boxes, self._tables, self._blank, self._rngs, ..., rows, self._acting, "weights")

    def _seeds(self, seed: int | Sequence[int]) -> NDArray[np.int64]:
        given = whole_numbers("seed", seed)
        seeds = np.arange(self.n, dtype=np.int64) + given if given.ndim == 0 else given.copy()
        if seeds.shape != (self.n,):
            raise ValueError(f"seed: expected a number or {self.n} of them, came shape {seeds.shape}")
        return seeds

    # ---- What a seat may know, and do ----

    def observe(self, seats: ArrayLike | None = None) -> NDArray[np.int16]:
        """(n, OBSERVATION): what a seat of each row knows, hidden first; by default the lowest that owes a move.

        Where no match is on and no seat is named the row is 0.
        """
        out = np.zeros((self.n, self.observation), np.int16)
        trials = Each(self.engine.records(self.game.rules.Table, 1) for _ in range(self.threads))
        self.over_rows("batched_observe", self._boxes, self._tables, trials, ..., self._seat_rows(seats), self.shared(out))
        return out

    def legal(self, seats: ArrayLike | None = None) -> NDArray[np.bool_]:
        """(n, MOVES): which moves a seat of each row may make; none for a seat that owes none."""
        masks = np.zeros((self.n, self.moves), np.int8)
        self.over_rows(
            "batched_legal", self._boxes, self._tables, ..., self._seat_rows(seats), self._acting, self.shared(masks), "moves"
        )
        return masks.view(np.bool_)

    def random_moves(self, seats: ArrayLike | None = None) -> NDArray[np.int64]:
        """(n,): a random legal move of a seat of each row, as by the row's seed; -1 for a seat that owes none."""
        chosen = np.zeros(self.n, np.int64)
        rows, tables, lucks = self._seat_rows(seats), self._tables, self._lucks
        self.over_rows("batched_random", self._boxes, tables, lucks, ..., rows, self._acting, self.shared(chosen), "moves")
        return chosen

    def _seat_rows(self, seats: ArrayLike | None) -> Any:
        rows = self.mover if seats is None else np.ascontiguousarray(np.broadcast_to(whole_numbers("seats", seats), self.n))
        if rows.min() < -1 or rows.max() >= self.seats:
            raise ValueError(f"seats: expected -1 to {self.seats - 1}, came {rows.min()} to {rows.max()}")
        return self.shared(rows if rows.flags.writeable else rows.copy())

    # ---- Moves ----

    def step(self, moves: ArrayLike, seats: ArrayLike | None = None) -> Step:
        """Make a move in each row, then let chance happen.

        moves: (n,), one of the seat given for each row, by default the lowest that owes one (rows whose match is over are passed
        over); or (n, seats), one of every seat. -1 is no move: the seat makes none, and a row in which none is made stays as it is.
        """
        given = self._given(whole_numbers("moves", moves), seats)
        rows, refused = self.shared(given), np.zeros(self.n, np.int64)
        was_on = self.acting != 0
        wrong = self.over_rows(
            "batched_refuse", self._boxes, self._tables, ..., self.seats, rows, self._acting, self.shared(refused), "moves"
        )
        if wrong and self.illegal == "raise":
            raise self._refusal(given, refused)
        self.over_rows(
            "batched_play",
            self._boxes,
            self._tables,
            self._rngs,
            ...,
            self.seats,
            rows,
            self.shared(refused),
            self._acting,
            "weights",
        )
        self.acting[refused != 0] = 0
        over = was_on & (self.acting == 0)
        step = Step(self.rewards(over, refused), over, refused)
        if self.autoreset and over.any():
            self.reset(which=over)
        return step

    def _given(self, moves: NDArray[np.int64], seats: ArrayLike | None) -> NDArray[np.int64]:
        if moves.shape == (self.n, self.seats) and seats is None and moves.ndim == 2:
            return np.ascontiguousarray(moves)
        if moves.shape != (self.n,):
            raise ValueError(f"moves: expected shape ({self.n},) or ({self.n}, {self.seats}), came {moves.shape}")
        rows = self.mover if seats is None else np.broadcast_to(whole_numbers("seats", seats), self.n)
        given = np.full((self.n, self.seats), NO_MOVE, np.int64)
        on = np.flatnonzero(rows >= 0)
        given[on, rows[on]] = moves[on]
        return given

    def _refusal(self, given: NDArray[np.int64], refused: NDArray[np.int64]) -> MoveError:
        """The first move that is not legal, with the game's reason; nothing was played."""
        row = int(np.flatnonzero(refused)[0])
        seat = next(seat for seat in range(self.seats) if refused[row] >> seat & 1)
        move, mask = int(given[row, seat]), int(self.acting[row])
        if mask == 0:
            error = MoveError("over", Say("error.over"))
        elif not mask >> seat & 1:
            others = [Who(other) for other in range(self.seats) if mask >> other & 1]
            error = MoveError("not_to_act", Say("error.not_to_act", seat=Who(seat), others=others))
        elif not 0 <= move < self.moves:
            error = MoveError("illegal", Say("error.move_index", most=self.moves - 1, came=str(move)))
        else:
            say, rule = self.game.viewing.why_not(self.box, self.glimpse(row, seat), seat, move)
            error = MoveError("illegal", say, rule).within(self.game.name)
        error.add_note(f"row {row}, seat {seat}, move {move}; the step was refused as a whole")
        return error

    def rewards(self, over: NDArray[np.bool_], forfeited: NDArray[np.int64] | None = None) -> NDArray[np.float64]:
        """Of every seat, in the rows of the mask `over`, whose matches are; 0 elsewhere."""
        rewards = np.zeros((self.n, self.seats))
        if not over.any():
            return rewards
        refused = np.zeros(self.n, np.int64) if forfeited is None else forfeited
        played_out = over & (refused == 0)
        if played_out.any():
            points, ranks = self._results(played_out)
            rewards[played_out] = rewards_of(points[played_out], ranks[played_out])
        for row in np.flatnonzero(over & (refused != 0)):
            rewards[row] = forfeit_rewards(self.seats, int(refused[row]))
        return rewards

    def _results(self, chosen: NDArray[np.bool_]) -> tuple[NDArray[np.int32], NDArray[np.int32]]:
        most = self.game.rules.SEATS[1]
        points, ranks = np.zeros((self.n, most), np.int32), np.zeros((self.n, most), np.int32)
        rows = self.shared(chosen.astype(np.int8))
        self.over_rows("batched_result", self._boxes, self._tables, ..., rows, self.shared(points), self.shared(ranks))
        return points[:, : self.seats], ranks[:, : self.seats]

    # ---- Single rows ----

    def table(self, row: int) -> Record:
        """The whole truth of a row, as a record of its own."""
        return self.game.rules.Table.from_buffer_copy(self.tables[row].tobytes())  # type: ignore[no-any-return]

    def glimpse(self, row: int, seat: int) -> Record:
        """What a seat of a row may know."""
        table = self.table(row)
        self.game.rules.hide(self.box, table, seat)
        return table

    # ---- Copies: a batch in the middle of everything can be copied and pickled ----

    def __getstate__(self) -> dict[str, Any]:
        state = {name: value for name, value in vars(self).items() if name not in ("engine", *_MADE)}
        return {**state, "game": self.game.name, "box": bytes(self.box)}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self.game = game_named(state["game"])
        self.box = self.game.rules.Box.from_buffer_copy(state["box"])
        for name in ROWS:
            setattr(self, name, state[name].copy())
        self._ready()

    # ---- How the engine is called ----

    def shared(self, array: NDArray[Any]) -> Any:
        """The array as the engine's functions take it; what they write stands in the array."""
        if self.engine.kind != "python":
            return array
        if array.dtype.fields is not None:
            record, data = self.game.rules.Table, array.view(np.uint8).reshape(len(array), -1)
            return SharedRows(record.from_buffer(data[i].data) for i in range(len(array)))
        integer = INTEGERS[array.dtype.itemsize]
        if array.ndim == 1:
            return (integer * len(array)).from_buffer(array.data)
        return [(integer * array.shape[1]).from_buffer(array[i].data) for i in range(len(array))]

    def over_rows(self, name: str, *arguments: Any) -> int:
        """Call a driver over all rows, part by part: `...` stands for the first and last row of a part, "moves" and "weights"
        for scratch rows; of an `Each` every part gets its own."""
        function = self.engine.functions[name]

        def work(part: int) -> int:
            moves, weights = self.engine.scratch()
            places = {"moves": moves, "weights": weights}
            given: list[Any] = []
            for argument in arguments:
                if argument is ...:
                    given += [self.n * part // self.threads, self.n * (part + 1) // self.threads]
                elif isinstance(argument, str):
                    given.append(places[argument])
                elif type(argument) is Each:
                    given.append(argument[part])
                else:
                    given.append(argument)
            return function(*given) or 0

        if self.threads == 1:
            return work(0)
        with ThreadPoolExecutor(self.threads) as pool:
            return sum(pool.map(work, range(self.threads)))


ROWS = ("tables", "acting", "rngs", "lucks")
_MADE = ("_boxes", "_blank", "_tables", "_acting", "_rngs", "_lucks")  # made anew from the rest
