"""Batches: many matches of one game side by side, as NumPy arrays. For learning agents that make millions of moves.

    batch = sweetbox.batch("biscuit_pockets", 1024, seats=2, seed=7)
    while True:
        moves = policy(batch.observe(), batch.legal())
        step = batch.step(moves)

Row i is match i. Chance happens by itself, from random numbers of each row's own: what becomes of a row depends on its seed
and its moves alone, not on how many rows or threads there are.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from sweetbox.engines import Engine, HostEngine
from sweetbox.engines import engine as engine_of
from sweetbox.engines.base import in_parts
from sweetbox.kernel.chance import CHANCE_STREAM, MOVES_STREAM, OTHERS_STREAM, RNG_WORDS
from sweetbox.kernel.drivers import NO_MOVE, Rows
from sweetbox.kernel.errors import MoveError, OptionError
from sweetbox.kernel.game import Game
from sweetbox.kernel.position import Glimpse, Position
from sweetbox.kernel.record import Record
from sweetbox.kernel.registry import game as game_named
from sweetbox.kernel.say import Say

ILLEGAL = ("raise", "forfeit")


def check_illegal(illegal: str) -> str:
    if illegal not in ILLEGAL:
        raise ValueError(f"illegal: expected one of {ILLEGAL}, got {illegal!r}")
    return illegal


def whole_numbers(name: str, given: ArrayLike) -> NDArray[np.int64]:
    """The numbers as int64. Others are refused: a fraction would be cut off, and nan would become some move."""
    numbers = np.asarray(given)
    if numbers.ndim == 0 and numbers.dtype.kind not in "iu":
        raise ValueError(f"{name}: expected a whole number, got {given!r}")
    check_whole(name, numbers.dtype)
    whole = numbers.astype(np.int64, copy=False)
    if numbers.dtype.kind == "u" and (whole < 0).any():
        raise ValueError(f"{name}: expected whole numbers below 2**63, got {numbers.max()}")
    return whole


def check_whole(name: str, kind: np.dtype[Any]) -> None:
    if kind.kind not in "iu":
        raise ValueError(f"{name}: expected whole numbers, got {kind}")


def check_count(name: str, count: int) -> int:
    if isinstance(count, bool) or not isinstance(count, int | np.integer):
        raise ValueError(f"{name}: expected a whole number, got {count!r}")
    if count < 1:
        raise ValueError(f"{name}: expected at least one, got {count}")
    return int(count)


def observation_names(game: Game) -> tuple[str, ...]:
    """A name for each number of an observation: the game's own OBSERVATION_NAMES (judge.py), or numbered."""
    numbered = tuple(f"observation {number}" for number in range(game.judge.OBSERVATION))
    names = game.extras.observation_names or numbered
    if len(names) != len(numbered):
        raise TypeError(f"{game.name}: expected {len(numbered)} OBSERVATION_NAMES, got {len(names)}")
    return names


@dataclass(frozen=True)
class Step:
    """What a step brought: row i is match i."""

    rewards: NDArray[np.float64]  # of every seat; not 0 only in the step that ends a match
    over: NDArray[np.bool_]  # whether the match ended; with autoreset a new one lies there already
    forfeited: NDArray[np.int64]  # mask of the seats whose illegal move ended it


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
        """Nine parameters, since each is a choice of its own that most callers leave alone; all but the first three by name."""
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
        made = engine_of(self.game, self._kind)
        assert isinstance(made, HostEngine)
        self.engine: Engine = made
        self.shared = made.shared
        self.rows = Rows(
            made.wrap(self.box), made.records(self.game.rules.Table, 1),
            *(made.shared(array) for array in (self.tables, self.rngs, self.lucks, self.acting)),
        )  # fmt: skip
        self._scratches = [made.scratch() for _ in range(self.threads)]

    def __repr__(self) -> str:
        return f"<Batch of {self.n} {self.game.name}, {self.seats} seats, engine {self._kind}>"

    @property
    def observation_names(self) -> tuple[str, ...]:
        return observation_names(self.game)

    @property
    def mover(self) -> NDArray[np.int64]:
        """The lowest seat that owes a move in each row; -1 where the match is over."""
        movers = np.zeros(self.n, np.int64)
        self.engine.functions.find_movers(self.rows.acting, 0, self.n, self.shared(movers))
        return movers

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
            raise ValueError(f"which: expected a mask of {self.n} rows, got shape {chosen.shape}")
        if seed is not None:
            seeds = self._seeds(seed)
            self.seed_rows(self.rngs, chosen, seeds, CHANCE_STREAM)
            self.seed_rows(self.lucks, chosen, seeds, MOVES_STREAM)
        self.over_rows(self.engine.functions.reset_rows, self.shared(chosen))

    def seed_rows(self, rngs: NDArray[np.int64], chosen: NDArray[np.int8], seeds: NDArray[np.int64], stream: int) -> None:
        generators, rows, numbers = (self.shared(array) for array in (rngs, chosen, seeds))
        self.engine.functions.seed_rows(generators, 0, self.n, rows, numbers, stream)

    def _seeds(self, seed: int | Sequence[int]) -> NDArray[np.int64]:
        given = whole_numbers("seed", seed)
        seeds = np.arange(self.n, dtype=np.int64) + given if given.ndim == 0 else given.copy()
        if seeds.shape != (self.n,):
            raise ValueError(f"seed: expected a number or {self.n} of them, got shape {seeds.shape}")
        return seeds

    # ---- What a seat may know, and do ----

    def observe(self, seats: ArrayLike | None = None) -> NDArray[np.int16]:
        """(n, OBSERVATION): what a seat of each row knows, hidden first; by default the lowest that owes a move.

        Where no match is on and no seat is named the row is 0.
        """
        out = np.zeros((self.n, self.observation), np.int16)
        self.over_rows(self.engine.functions.observe_rows, self._seat_rows(seats), self.shared(out))
        return out

    def legal(self, seats: ArrayLike | None = None) -> NDArray[np.bool_]:
        """(n, MOVES): which moves a seat of each row may make; none for a seat that owes none."""
        masks = np.zeros((self.n, self.moves), np.int8)
        self.over_rows(self.engine.functions.list_rows, self._seat_rows(seats), self.shared(masks))
        return masks.view(np.bool_)

    def random_moves(self, seats: ArrayLike | None = None) -> NDArray[np.int64]:
        """(n,): a random legal move of a seat of each row, as by the row's seed; -1 for a seat that owes none."""
        chosen = np.zeros(self.n, np.int64)
        self.over_rows(self.engine.functions.choose_rows, self._seat_rows(seats), self.shared(chosen))
        return chosen

    def _seat_rows(self, seats: ArrayLike | None) -> Any:
        rows = self.mover if seats is None else np.ascontiguousarray(np.broadcast_to(whole_numbers("seats", seats), self.n))
        if rows.min() < -1 or rows.max() >= self.seats:
            raise ValueError(f"seats: expected -1 to {self.seats - 1}, got {rows.min()} to {rows.max()}")
        return self.shared(rows if rows.flags.writeable else rows.copy())

    # ---- Moves ----

    def step(self, moves: ArrayLike, seats: ArrayLike | None = None) -> Step:
        """Make a move in each row, then let chance happen.

        moves: (n,), one of the seat given for each row, by default the lowest that owes one (rows whose match is over are passed
        over); or (n, seats), one of every seat. -1 is no move: the seat makes none, and a row in which none is made stays as it is.
        """
        given = self._given(whole_numbers("moves", moves), seats)
        refused = np.zeros(self.n, np.int64)
        moves_and_refused = self.shared(given), self.shared(refused)
        was_on = self.acting != 0
        wrong = self.over_rows(self.engine.functions.refuse_rows, *moves_and_refused)
        if wrong and self.illegal == "raise":
            raise self._refusal(given, refused)
        self.over_rows(self.engine.functions.play_rows, *moves_and_refused)
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
            raise ValueError(f"moves: expected shape ({self.n},) or ({self.n}, {self.seats}), got {moves.shape}")
        rows = self.mover if seats is None else np.broadcast_to(whole_numbers("seats", seats), self.n)
        given = np.full((self.n, self.seats), NO_MOVE, np.int64)
        on = np.flatnonzero(rows >= 0)
        given[on, rows[on]] = moves[on]
        return given

    def _refusal(self, given: NDArray[np.int64], refused: NDArray[np.int64]) -> MoveError:
        """The first move that is not legal, with the game's reason; nothing was played."""
        row = int(np.flatnonzero(refused)[0])
        seat = next(seat for seat in range(self.seats) if refused[row] >> seat & 1)
        move = int(given[row, seat])
        try:
            if self.acting[row] == 0:  # also where a forfeit ended the match, of which the table knows nothing
                raise MoveError("over", Say("error.over"))
            self.position(row).check(seat, move)
            raise AssertionError("a move that was refused is not legal")
        except MoveError as error:
            error.add_note(f"row {row}, seat {seat}, move {move}; the step was refused as a whole")
            return error

    def rewards(self, over: NDArray[np.bool_], forfeited: NDArray[np.int64] | None = None) -> NDArray[np.float64]:
        """Of every seat, in the rows of the mask `over`, whose matches are; 0 elsewhere."""
        rewards = np.zeros((self.n, self.seats))
        if not over.any():
            return rewards
        refused = np.zeros(self.n, np.int64) if forfeited is None else forfeited
        shared = [self.shared(array) for array in (over.astype(np.int8), refused, rewards)]
        self.over_rows(self.engine.functions.reward_rows, *shared)
        return rewards

    # ---- Single rows ----

    def table(self, row: int) -> Record:
        """The whole truth of a row, as a record of its own."""
        return self.game.rules.Table.from_buffer_copy(self.tables[row].tobytes())  # type: ignore[no-any-return]

    def position(self, row: int) -> Position:
        """The whole truth of a row, to ask anything of; a copy."""
        return Position(self.game, self.box, self.table(row))

    def glimpse(self, row: int, seat: int) -> Glimpse:
        """What a seat of a row may know."""
        return self.position(row).hidden(seat)

    # ---- Copies: a batch in the middle of everything can be copied and pickled ----

    def __getstate__(self) -> dict[str, Any]:
        state = {name: value for name, value in vars(self).items() if name not in MADE}
        return {**state, "game": self.game.name, "box": bytes(self.box)}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self.game = game_named(state["game"])
        self.box = self.game.rules.Box.from_buffer_copy(state["box"])
        for name in ROWS:
            setattr(self, name, state[name].copy())
        self._ready()

    # ---- How the engine is called ----

    def over_rows(self, driver: Callable[..., int | None], *more: Any, rows: Rows | None = None) -> int:
        """Call a driver over all rows, each thread on its part of them; the sum of what they return."""
        rows = rows or self.rows

        def work(part: int, first: int, last: int) -> int:
            return driver(rows, self._scratches[part], first, last, *more) or 0

        return in_parts(work, self.n, self.threads)


class Opponents:
    """Random opponents of one seat in each row of a batch, with luck of their own: what they do depends on the row's seed alone."""

    def __init__(self, batch: Batch) -> None:
        self.batch = batch
        self.lucks: NDArray[np.int64] = np.zeros_like(batch.rngs)

    def seed(self, chosen: NDArray[np.bool_], seeds: NDArray[np.int64]) -> None:
        """Start chance and luck anew in the chosen rows, each from its own seed."""
        rows = chosen.astype(np.int8)
        self.batch.seed_rows(self.batch.rngs, rows, seeds, CHANCE_STREAM)
        self.batch.seed_rows(self.lucks, rows, seeds, OTHERS_STREAM)

    def play(self, seats: NDArray[np.int64], asked: int) -> int:
        """Let all but the seat given for each row move at random until it owes a move; stop before a seat of the mask `asked`, and
        say how many rows wait for one."""
        batch = self.batch
        rows = batch.rows._replace(lucks=batch.shared(self.lucks))
        return batch.over_rows(batch.engine.functions.play_others, batch.shared(seats), asked, rows=rows)

    def seed_of_turn(self, row: int) -> int:
        """32 bits of the row's luck, for a bot that is asked there."""
        return int(self.batch.engine.functions.next_word(self.batch.shared(self.lucks)[row]))


ROWS = ("tables", "acting", "rngs", "lucks")
MADE = ("engine", "shared", "rows", "_scratches")  # made anew from the rest
