"""Batches: many matches of one game side by side, as NumPy arrays. For learning agents that make millions of moves.

    batch = sweetbox.batch("biscuit_pockets", 1024, seats=2, seed=7)
    while True:
        moves = policy(batch.observe(), batch.legal())
        step = batch.step(moves)

Row i is match i. Chance is drawn for you, from random numbers of each row's own, so a row depends only on its seed and its moves,
not on the number of rows or threads.
"""

import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Self

import numpy as np
from numpy.typing import ArrayLike, NDArray

from sweetbox.engines import Engine, HostEngine
from sweetbox.engines import engine as engine_of
from sweetbox.engines.base import in_parts
from sweetbox.engines.cpu import row_type
from sweetbox.engines.observation import observation_names
from sweetbox.engines.players import CHOSEN, GREEDY, RANDOM, Players
from sweetbox.kernel.chance import CHANCE, CHANCE_STREAM, DEAL_STREAM, MOVES_STREAM, OTHERS_STREAM, RNG_WORDS
from sweetbox.kernel.drivers import Made, Rows
from sweetbox.kernel.errors import MoveError, NotationError, OptionError
from sweetbox.kernel.game import Game
from sweetbox.kernel.lookahead import DEALS
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
    """The numbers as int64, laid out as the engines take them. Anything else is refused: a fraction would be cut off, and nan would
    become some move."""
    numbers = np.asarray(given)
    if numbers.ndim == 0 and numbers.dtype.kind not in "iu":
        raise ValueError(f"{name}: expected a whole number, got {given!r}")
    check_whole(name, numbers.dtype)
    whole = numbers.astype(np.int64, "C", copy=not numbers.flags.writeable)
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


@dataclass(frozen=True)
class Step:
    """The result of a step: row i is match i."""

    rewards: NDArray[np.float64]  # of every seat; 0 except in the step that ends a match
    over: NDArray[np.bool_]  # whether the match ended; with autoreset a new one is already set up
    forfeited: NDArray[np.int64]  # mask of the seats whose illegal move ended it
    points: NDArray[np.int32]  # of every seat where a match ended, 0 elsewhere and where it was forfeited
    ranks: NDArray[np.int32]  # the same; 1 is best, ties share


class Batch:
    """`n` matches of one game.

    seed: a number (row i gets seed + i), or one per row. autoreset: a finished match is followed by the next in the same step;
    otherwise its row rests until `reset`. illegal: `raise` refuses the whole step and changes nothing; `forfeit` ends the match
    with a loss for the seat. threads: parts of the batch worked on side by side. explicit_chance: wait for `happen` or `settle`
    whenever chance is next.
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
        explicit_chance: bool = False,
        **options: Any,
    ) -> None:
        """Ten parameters, since each is a choice that most callers leave alone; all but the first three by name."""
        self.n, threads = check_count("n", n), check_count("threads", threads)
        self.game = game_named(game)
        self.seats = self.game.seats[0] if seats is None else seats
        self.options = self.game.check_options(options)
        self.edition = edition
        self.box = self.game.make_box(self.seats, self.options, edition)
        self.autoreset = autoreset
        self.illegal = check_illegal(illegal)
        self.explicit_chance = explicit_chance
        self.threads = min(threads, self.n)
        self._kind = engine
        self.players: Players | None = None  # None: the caller plays every seat
        vars(self).update(blank_rows(self.game, self.n))
        self._ready()
        self.reset(seed)

    made_anew: ClassVar[tuple[str, ...]] = (
        "engine", "shared", "rows", "others_rows", "_all_seats", "_moving", "_scratches", "_weighings",
    )  # fmt: skip
    tables: Any  # (n,) Table
    acting: Any  # (n,) mask of the seats that have to move; 0: the match is over; CHANCE: it waits for an outcome
    rngs: Any  # (n, RNG_WORDS) chance
    lucks: Any  # (n, RNG_WORDS) the caller's random moves
    others: Any  # (n, RNG_WORDS) the other players' moves

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
        self.others_rows = self.rows._replace(lucks=made.shared(self.others))
        self._all_seats = np.full(self.n, -1, np.int64)
        self._moving: tuple[Any, bytes, Any] = (None, b"", None)  # the caller's seats and those that have to move, and the lowest
        self._scratches = [made.scratch() for _ in range(self.threads)]
        self._weighings: list[Any] = []  # created when first needed

    def __repr__(self) -> str:
        return f"<Batch of {self.n} {self.game.name}, {self.seats} seats, engine {self._kind}>"

    @property
    def moves(self) -> int:
        """How many different moves the game has."""
        return self.game.rules.MOVES

    @property
    def observation(self) -> int:
        """How many numbers an observation has."""
        return self.game.judge.OBSERVATION

    @property
    def observation_names(self) -> tuple[str, ...]:
        """What each number of an observation is called."""
        return observation_names(self.game)

    @property
    def mover(self) -> NDArray[np.int64]:
        """The caller's lowest seat that has to move in each row; -1 where none does."""
        return self._seat_rows(None).copy()  # type: ignore[no-any-return]

    @property
    def owing(self) -> NDArray[np.bool_]:
        """Which seats have to move: (n, seats)."""
        owing: NDArray[np.bool_] = (np.maximum(self.acting, 0)[:, None] >> np.arange(self.seats) & 1).astype(np.bool_)
        return owing

    @property
    def chance_to_act(self) -> NDArray[np.bool_]:
        """The rows that wait for an outcome of chance; only with `explicit_chance`."""
        waits: NDArray[np.bool_] = self.host(self.acting) == CHANCE
        return waits

    # ---- A new match ----

    def reset(self, seed: int | Sequence[int] | None = None, which: ArrayLike | None = None) -> None:
        """Lay out new matches, in all rows or in those of the boolean mask `which`. seed None: the random numbers continue."""
        chosen = self._which(which)
        if seed is not None:
            self._seed(self._seeds(seed), chosen)
        self._begin(chosen)

    def reseed(self, seed: int | Sequence[int], which: ArrayLike | None = None) -> None:
        """Continue with other luck: for chance, random moves and the other players."""
        self._seed(self._seeds(seed), self._which(which))

    def _which(self, which: ArrayLike | None) -> NDArray[np.bool_]:
        chosen = np.ones(self.n, np.bool_) if which is None else np.asarray(which).astype(np.bool_)
        if chosen.shape != (self.n,):
            raise ValueError(f"which: expected a mask of {self.n} rows, got shape {chosen.shape}")
        return chosen

    def _begin(self, chosen: NDArray[np.bool_]) -> None:
        """New matches in the chosen rows, up to a decision of the caller."""
        self._lay_out(chosen)
        if self.players is None:
            return
        begun = self.host(chosen)
        while True:
            self.players.play(self)
            begun = begun & (self.host(self.acting) == 0)
            if not begun.any():
                return
            self._lay_out(begun)  # over before the caller had a move to make: again

    def _lay_out(self, chosen: NDArray[np.bool_]) -> None:
        self.drive("reset_rows", chosen.view(np.int8), self.explicit_chance)

    def _seed(self, seeds: NDArray[np.int64], chosen: NDArray[np.bool_]) -> None:
        for rngs, stream in ((self.rngs, CHANCE_STREAM), (self.lucks, MOVES_STREAM), (self.others, OTHERS_STREAM)):
            self._start(rngs, chosen, seeds, stream)

    def _start(self, rngs: Any, chosen: NDArray[np.bool_], seeds: NDArray[np.int64], stream: int) -> None:
        """Start the generators of the chosen rows."""
        generators, rows, numbers = (self.shared(array) for array in (rngs, chosen.view(np.int8), seeds))
        self.engine.functions.seed_rows(generators, 0, self.n, rows, numbers, stream)

    def _seeds(self, seed: int | Sequence[int]) -> NDArray[np.int64]:
        given = whole_numbers("seed", seed)
        seeds = np.arange(self.n, dtype=np.int64) + given if given.ndim == 0 else given.copy()
        if seeds.shape != (self.n,):
            raise ValueError(f"seed: expected a number or {self.n} of them, got shape {seeds.shape}")
        return seeds

    # ---- What a seat may know, and do ----

    def observe(self, seats: ArrayLike | None = None) -> NDArray[np.int16]:
        """(n, OBSERVATION): what a seat of each row knows, hidden first; by default the lowest that has to move.

        The row is 0 if no match is running there and no seat is named.
        """
        out = np.zeros((self.n, self.observation), np.int16)
        self.drive("observe_rows", self._seat_rows(seats), out)
        return out

    def legal(self, seats: ArrayLike | None = None) -> NDArray[np.bool_]:
        """(n, MOVES): which moves a seat of each row may make; none if it is not its turn."""
        masks = np.zeros((self.n, self.moves), np.int8)
        self.drive("list_rows", self._seat_rows(seats), masks)
        return masks.view(np.bool_)

    def evaluate(self, seats: ArrayLike | None = None) -> NDArray[np.int64]:
        """(n,): the share of the win that a seat of each row expects by the game's own judge, 0 to 10,000, from what it may know;
        seats "all": (n, seats), each from its own point of view. 0 where no seat is named."""
        if isinstance(seats, str):
            if seats != "all":
                raise ValueError(f'seats: expected numbers or "all", got {seats!r}')
            everyone = np.tile(np.arange(self.seats), (self.n, 1))
            out = self.empty((self.n, self.seats), np.int64)
            self.drive("evaluate_rows", everyone, out)
            return out  # type: ignore[no-any-return]
        out = self.empty((self.n, 1), np.int64)
        self.drive("evaluate_rows", self._seat_rows(seats).reshape(self.n, 1), out)
        return out.reshape(self.n)  # type: ignore[no-any-return]

    def random_moves(self, seats: ArrayLike | None = None) -> NDArray[np.int64]:
        """(n,): a random legal move of a seat of each row, drawn from the row's seed; -1 if it is not its turn."""
        return self.choose(RANDOM, seats)

    def greedy_moves(self, seats: ArrayLike | None = None, deals: int = DEALS) -> NDArray[np.int64]:
        """(n,): what the bot `greedy` would do for a seat of each row, from what it may know; -1 if it is not its turn. deals: the
        number of imagined deals on which it tries every move."""
        return self.choose(GREEDY, seats, deals=deals)

    def choose(
        self, player: str, seats: ArrayLike | None = None, *, deals: int = DEALS, rows: Rows | None = None
    ) -> NDArray[np.int64]:
        """(n,): a move of a seat of each row, as this player makes it. rows: with the luck of the other players."""
        if player not in CHOSEN:
            raise ValueError(f"player: expected one of {CHOSEN}, got {player!r}")
        at, chosen = self._seat_rows(seats), self.empty(self.n, np.int64)
        if player == GREEDY:
            self.drive("greedy_rows", at, check_count("deals", deals), chosen, rows=rows)
        else:
            self.drive("choose_rows", at, chosen, rows=rows)
        return chosen  # type: ignore[no-any-return]

    def _seat_rows(self, seats: ArrayLike | None) -> Any:
        if seats is None:
            return self._find_movers()
        rows = np.ascontiguousarray(np.broadcast_to(whole_numbers("seats", seats), self.n))
        if rows.min() < -1 or rows.max() >= self.seats:
            raise ValueError(f"seats: expected -1 to {self.seats - 1}, got {rows.min()} to {rows.max()}")
        return rows if rows.flags.writeable else rows.copy()

    def _find_movers(self) -> NDArray[np.int64]:
        """Found once for as long as the same seats have to move, whatever changed `acting`."""
        callers = self._all_seats if self.players is None else self.players.callers
        acting = self.acting.tobytes()
        if callers is not self._moving[0] or acting != self._moving[1]:
            movers = np.zeros(self.n, np.int64)
            self.engine.functions.find_movers(self.rows.acting, 0, self.n, *(self.shared(each) for each in (callers, movers)))
            self._moving = callers, acting, movers
        return self._moving[2]  # type: ignore[no-any-return]

    # ---- Moves ----

    def step(self, moves: ArrayLike, seats: ArrayLike | None = None) -> Step:
        """Make a move in each row, then let chance happen.

        moves: (n,), one for the seat given for each row, by default the lowest that has to move (rows whose match is over are
        skipped); or (n, seats), one for every seat. -1 is no move, and a row in which nobody moves stays as it is.
        """
        given = self._given(whole_numbers("moves", moves), seats)
        was_on = self.acting != 0
        refused = self._play(given, self.illegal)
        return self._sum_up(was_on, refused)

    def make_moves(self, moves: NDArray[np.int64], seats: NDArray[np.int64]) -> None:
        """Moves of other players, not a step of the caller. An illegal one is refused whatever `illegal` says."""
        self._play(self._given(moves, seats), "raise")

    def _play(self, given: Any, illegal: str) -> Any:
        """Make the moves that are legal; return the mask of those that are not, by row."""
        refused = np.zeros(self.n, np.int64)
        if self.drive("refuse_rows", given, refused) and illegal == "raise":
            raise self._refusal(given, refused)
        self.drive("play_rows", given, refused, self.explicit_chance)
        return refused

    def _sum_up(self, was_on: Any, forfeited: Any) -> Step:
        """After an event: let the others play, say which matches have ended and how, and lay out the next ones."""
        if self.players is not None:
            self.players.play(self)
        over = was_on & (self.acting == 0)
        shape = self.n, self.seats
        step = Step(np.zeros(shape), over, forfeited, np.zeros(shape, np.int32), np.zeros(shape, np.int32))
        if np.count_nonzero(over):  # of a single row a quarter of the time that `any` takes
            made = Made(step.rewards, step.points, step.ranks, over.view(np.int8), forfeited)
            self.drive("sum_up_rows", Made(*(self.shared(array) for array in made)))
            if self.autoreset:
                self._begin(over)
        return step

    def _given(self, moves: NDArray[np.int64], seats: ArrayLike | None) -> NDArray[np.int64]:
        if moves.shape == (self.n, self.seats) and seats is None and moves.ndim == 2:
            return moves
        if moves.shape != (self.n,):
            raise ValueError(f"moves: expected shape ({self.n},) or ({self.n}, {self.seats}), got {moves.shape}")
        given = np.empty((self.n, self.seats), np.int64)
        more = self.shared(moves), self.shared(self._seat_rows(seats))
        self.engine.functions.give_moves(self.shared(given), 0, self.n, *more)
        return given

    def _refusal(self, given: NDArray[np.int64], refused: NDArray[np.int64]) -> MoveError:
        """The first move that is not legal, with the game's reason; nothing was played."""
        row = int(np.flatnonzero(refused)[0])
        seat = next(seat for seat in range(self.seats) if refused[row] >> seat & 1)
        move = int(given[row, seat])
        try:
            if self.acting[row] == 0:  # also where a forfeit ended the match, which the table does not show
                raise MoveError("over", Say("error.over"))
            self.position(row).check(seat, move)
            raise AssertionError("a move that was refused is not legal")
        except MoveError as error:
            error.add_note(f"row {row}, seat {seat}, move {move}; the step was refused as a whole")
            return error

    # ---- Chance by hand ----

    def odds(self) -> NDArray[np.int32]:
        """(n, OUTCOMES): the integer weight of each outcome in the rows where chance is next; 0 elsewhere. For experiments only:
        weights can reveal what is hidden."""
        out = self.empty((self.n, self.game.rules.OUTCOMES), np.int32)
        self.drive("odds_rows", out)
        return out  # type: ignore[no-any-return]

    def happen(self, outcomes: ArrayLike) -> Step:
        """(n,): choose the outcome of chance in each row; -1: none. After a ValueError or NotationError nothing has changed."""
        given = self._outcomes(outcomes)
        was_on, refused = self._on(), self.empty(self.n, np.int64)
        if self.drive("refuse_outcomes", given, refused):
            raise self._impossible(self.host(given), self.host(refused))
        self.drive("happen_rows", given)
        return self._sum_up(was_on, self._none_forfeited())

    def settle(self) -> Step:
        """Let each row's own luck decide all outcomes that are due."""
        was_on = self._on()
        self.drive("settle_rows")
        return self._sum_up(was_on, self._none_forfeited())

    def _outcomes(self, outcomes: ArrayLike) -> NDArray[np.int64]:
        given = whole_numbers("outcomes", outcomes)
        if given.shape != (self.n,):
            raise ValueError(f"outcomes: expected shape ({self.n},), got {given.shape}")
        return given

    def _impossible(self, given: NDArray[np.int64], refused: NDArray[np.int64]) -> NotationError:
        """The error about the first outcome that cannot happen, with those that can; nothing has happened."""
        row = int(np.flatnonzero(refused)[0])
        position, notation = self.position(row), self.game.notation
        weights = position.odds() if position.chance_to_act else []
        known = [notation.outcome_text(self.box, position.table, each) for each, weight in enumerate(weights) if weight]
        say = Say("error.outcome", known=known, came=str(given[row])) if known else Say("error.no_chance")
        error = NotationError(say)
        error.add_note(f"row {row}, outcome {given[row]}; nothing has happened in any row")
        return error

    def _on(self) -> Any:
        """Rows whose match is running."""
        return self.acting != 0

    def _none_forfeited(self) -> Any:
        return np.zeros(self.n, np.int64)

    # ---- Other players ----

    def set_players(self, players: Any, which: ArrayLike | None = None) -> Step:
        """Say who plays the seats, in all rows or in those of the mask `which`: "caller", "random", "greedy", the name of another
        bot or a bot itself; by seat, (seats,), or by row and seat, (n, seats). Every row needs a seat of yours.

        From now on the others move, with their own luck, until a seat of yours has to move: at once and after each step. Matches
        that end before you have a move to make are skipped. Bots other than random and greedy are asked table by table and get no
        log."""
        chosen = self.host(self._which(which))
        made = Players(self.n, self.seats) if self.players is None else self.players.copy()
        kinds = np.broadcast_to(made.numbers(players), (self.n, self.seats))
        made.seat(kinds[chosen], chosen)
        self.players = made
        return self._sum_up(self._on(), self._none_forfeited())

    def luck_of_turn(self, row: int) -> int:
        """32 bits of the others' luck in a row, for a bot that is asked there."""
        return int(self.engine.functions.next_word(self.shared(self.others)[row]))

    # ---- Other rows ----

    def imagine(self, seats: ArrayLike | None = None, *, seed: int | Sequence[int] = 0, deals: int = 1) -> Self:
        """A batch of n * deals rows: rows i * deals … are matches that could be row i, as far as its seat can know, by default the
        lowest that has to move. What is hidden is dealt again, chance continues with other luck (from `seed`, as in a new batch),
        and in a simultaneous step the others choose again. If no seat is named or the match is over, the row is copied."""
        twin = self._blank(self.n * check_count("deals", deals))
        everywhere, seeds = np.ones(twin.n, np.bool_), twin._seeds(seed)
        twin._seed(seeds, everywhere)
        twin._start(twin.lucks, everywhere, seeds, DEAL_STREAM)
        twin.drive("imagine_rows", self.rows, self.host(self._seat_rows(seats)), deals)
        twin._start(twin.lucks, everywhere, seeds, MOVES_STREAM)
        return twin

    def _blank(self, n: int) -> Self:
        """A batch of the same kind with n blank rows, without the other players."""
        state = {**self._settings(), **blank_rows(self.game, n), "n": n, "players": None, "threads": min(self.threads, n)}
        return self.from_state(state, self._kind)

    def copy_rows(self, sources: ArrayLike, targets: ArrayLike, of: "Batch | None" = None) -> None:
        """Row `targets[k]` becomes row `sources[k]`, of this batch as it was before or of another of the same game: the table and
        all luck (`reseed` gives the copies their own luck). The players of the seats stay the same."""
        source, target, origin = *self._row_numbers(sources, targets, self if of is None else of), self if of is None else of
        for name in ROWS:
            getattr(self, name)[target] = getattr(origin, name)[source]

    def _row_numbers(self, sources: ArrayLike, targets: ArrayLike, of: "Batch") -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        if type(of) is not type(self) or bytes(of.box) != bytes(self.box) or of.game is not self.game:
            raise ValueError(f"of: expected a batch of the same game, seats, options and kind of engine, got {of!r}")
        source, target = (np.atleast_1d(whole_numbers(name, rows)) for name, rows in (("sources", sources), ("targets", targets)))
        if source.ndim != 1 or source.shape != target.shape:
            raise ValueError(f"targets: expected as many rows as sources, {source.shape}, got {target.shape}")
        for name, rows, n in (("sources", source, of.n), ("targets", target, self.n)):
            if rows.size and (rows.min() < 0 or rows.max() >= n):
                raise ValueError(f"{name}: expected rows 0 to {n - 1}, got {rows.min()} to {rows.max()}")
        if len(np.unique(target)) < len(target):
            raise ValueError("targets: expected each row once, got one twice")
        return source, target

    # ---- Single rows ----

    def table(self, row: int) -> Record:
        """The whole truth of a row, as a separate record."""
        return self.game.rules.Table.from_buffer_copy(self.tables[row].tobytes())  # type: ignore[no-any-return]

    def position(self, row: int) -> Position:
        """The whole truth of a row, as a position to ask anything of; a copy."""
        return Position(self.game, self.box, self.table(row))

    def glimpse(self, row: int, seat: int) -> Glimpse:
        """What a seat of a row may know."""
        return self.position(row).hidden(seat)

    # ---- Copies: a batch can be copied and pickled at any time ----

    def __getstate__(self) -> dict[str, Any]:
        return {**self._settings(), **{name: self.host(getattr(self, name)) for name in ROWS}}

    def _settings(self) -> dict[str, Any]:
        """Everything but the rows."""
        settings = {name: value for name, value in vars(self).items() if name not in (*ROWS, *self.made_anew)}
        return {**settings, "game": self.game.name, "box": bytes(self.box)}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self.game = game_named(state["game"])
        self.box = self.game.rules.Box.from_buffer_copy(state["box"])
        for name in ROWS:
            setattr(self, name, state[name].copy())
        if self.players is not None:
            self.players = self.players.copy()
        self._ready()

    @classmethod
    def from_state(cls, state: dict[str, Any], engine: str) -> Self:
        """A batch on that engine, made from another's `__getstate__`."""
        batch = cls.__new__(cls)
        batch.__setstate__({**state, "_kind": engine})
        return batch

    def save(self, path: str | os.PathLike[str] | None = None) -> bytes:
        """The whole batch as bytes, also written to a file if you name one; `sweetbox.restore_batch` reads both."""
        from sweetbox.engines.saved_batch import saved

        data = saved(self)
        if path is not None:
            with open(path, "wb") as file:
                file.write(data)
        return data

    # ---- How the engine is called ----

    def empty(self, shape: int | tuple[int, int], kind: Any) -> Any:
        """An array for results."""
        return np.empty(shape, kind)

    def host(self, array: Any) -> Any:
        """The array in the main memory."""
        return array

    def drive(self, driver: str, *more: Any, rows: Rows | None = None) -> int:
        """Call a driver over all rows, each thread on its part of them; return the sum of the results."""
        function, all_rows = getattr(self.engine.functions, driver), self.rows if rows is None else rows
        scratches: list[Any] = self._scratches
        if driver in WEIGHING:
            self._weighings = scratches = self._weighings or [self.engine.weighing() for _ in range(self.threads)]
        if self._kind == "python":
            more = tuple(self.shared(each) if isinstance(each, np.ndarray) else each for each in more)
        if self.threads == 1:  # the most frequent case, without the closure below
            return function(all_rows, scratches[0], 0, self.n, *more) or 0

        def work(part: int, first: int, last: int) -> int:
            return function(all_rows, scratches[part], first, last, *more) or 0

        return in_parts(work, self.n, self.threads)


def blank_rows(game: Game, n: int) -> dict[str, NDArray[Any]]:
    """The arrays of a blank batch."""
    tables, acting = np.zeros(n, row_type(game.rules.Table)), np.zeros(n, np.int64)  # type: ignore[arg-type]
    generators = {name: np.zeros((n, RNG_WORDS), np.int64) for name in ("rngs", "lucks", "others")}
    return {"tables": tables, "acting": acting, **generators}


def batch_type(engine: str) -> type[Batch]:
    """The class of batches for this engine."""
    if engine == "cuda":
        from sweetbox.engines.cuda_batch import CudaBatch  # numba-cuda need not be there

        return CudaBatch
    return Batch


WEIGHING = ("greedy_rows",)  # drivers that weigh moves, with more than a scratch
ROWS = ("tables", "acting", "rngs", "lucks", "others")
